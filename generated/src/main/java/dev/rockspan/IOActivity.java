package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** What input and output is done for. */
public enum IOActivity {
    /**
     * A flush.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 0.
     */
    FLUSH(0),

    /**
     * A compaction.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 1.
     */
    COMPACTION(1),

    /**
     * Opening a database.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 2.
     */
    DB_OPEN(2),

    /**
     * A read of one key.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 3.
     */
    GET(3),

    /**
     * A read of many keys.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 4.
     */
    MULTI_GET(4),

    /**
     * An iterator.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 5.
     */
    DB_ITERATOR(5),

    /**
     * Verifying the checksums of blocks.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 6.
     */
    VERIFY_DB_CHECKSUM(6),

    /**
     * Verifying the checksums of whole files.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 7.
     */
    VERIFY_FILE_CHECKSUMS(7),

    /**
     * A read of one key with columns.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 8.
     */
    GET_ENTITY(8),

    /**
     * A read of many keys with columns.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 9.
     */
    MULTI_GET_ENTITY(9),

    /**
     * Reading the checksums of files from the manifest.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 10 in RocksDB 10.1.0 or later.
     */
    GET_FILE_CHECKSUMS_FROM_CURRENT_MANIFEST(10, "10.1.0", ""),

    /**
     * Not known.
     *
     * <p>C: {@code rocksdb::Env::IOActivity}, 255 in RocksDB 10.7.0 or later.
     */
    UNKNOWN(255, "10.7.0", "");

    private final int value;

    private final String since;

    private final String until;

    IOActivity(int value) {
        this(value, "", "");
    }

    IOActivity(int value, String since, String until) {
        this.value = value;
        this.since = since;
        this.until = until;
    }

    /**
     * {@return the number in C}
     * @throws UnsupportedOperationException if the loaded RocksDB does not have this constant, or has another number
     *     for it
     */
    public int getValue() {
        if (!since.isEmpty() || !until.isEmpty()) {
            Symbols.TABLE.checkValue(this, since, until);
        }
        return value;
    }

    /**
     * Returns the constant whose number in C is {@code value}.
     *
     * @throws IllegalArgumentException if no constant has this number
     */
    public static IOActivity getIOActivity(int value) {
        return switch (value) {
            case 0 -> FLUSH;
            case 1 -> COMPACTION;
            case 2 -> DB_OPEN;
            case 3 -> GET;
            case 4 -> MULTI_GET;
            case 5 -> DB_ITERATOR;
            case 6 -> VERIFY_DB_CHECKSUM;
            case 7 -> VERIFY_FILE_CHECKSUMS;
            case 8 -> GET_ENTITY;
            case 9 -> MULTI_GET_ENTITY;
            case 10 -> GET_FILE_CHECKSUMS_FROM_CURRENT_MANIFEST;
            case 255 -> UNKNOWN;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no IOActivity that this version knows");
        };
    }
}
