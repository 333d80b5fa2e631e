package dev.rockspan;

/** An order of keys that RocksDB has itself. */
public enum BuiltinComparator {
    /** The order of unsigned bytes. */
    BYTEWISE_COMPARATOR("leveldb.BytewiseComparator"),

    /** The reverse order of unsigned bytes. */
    REVERSE_BYTEWISE_COMPARATOR("rocksdb.ReverseBytewiseComparator");

    final String nameInOptions;

    BuiltinComparator(String nameInOptions) {
        this.nameInOptions = nameInOptions;
    }
}
