package dev.rockspan;

/** What holds the entries of a memtable, and its configuration. */
public abstract class MemTableConfig {

    /** For subclasses. */
    MemTableConfig() {}

    /** The value of {@code memtable_factory} in an options string. */
    abstract String inOptions();

    /** RocksDB's name of it. */
    abstract String factoryName();
}
