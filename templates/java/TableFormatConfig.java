package dev.rockspan;

/** A table format and its configuration: one of {@link BlockBasedTableConfig} and the classes that implement it. */
public interface TableFormatConfig {

    /** Has options write tables in this format. */
    <T extends ColumnFamilyOptionsInterface<T>> T setIn(ColumnFamilyOptionsInterface<T> options);

    /** Returns RocksDB's name of the format. */
    String factoryName();
}
