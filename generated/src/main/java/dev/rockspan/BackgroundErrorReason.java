package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** What background work was doing when it failed. */
public enum BackgroundErrorReason {
    /**
     * A flush failed.
     *
     * <p>C: {@code rocksdb::BackgroundErrorReason}, 0.
     */
    FLUSH(0),

    /**
     * A compaction failed.
     *
     * <p>C: {@code rocksdb::BackgroundErrorReason}, 1.
     */
    COMPACTION(1),

    /**
     * A write failed, such as one to the write-ahead log.
     *
     * <p>C: {@code rocksdb::BackgroundErrorReason}, 2.
     */
    WRITE_CALLBACK(2),

    /**
     * A write that is already in the write-ahead log could not be put into the memtable.
     *
     * <p>C: {@code rocksdb::BackgroundErrorReason}, 3.
     */
    MEMTABLE(3),

    /**
     * The manifest could not be written.
     *
     * <p>C: {@code rocksdb::BackgroundErrorReason}, 4.
     */
    MANIFEST_WRITE(4),

    /**
     * A flush failed whose data is not in a write-ahead log.
     *
     * <p>C: {@code rocksdb::BackgroundErrorReason}, 5.
     */
    FLUSH_NO_WAL(5),

    /**
     * The manifest could not be written for a flush whose data is not in a write-ahead log.
     *
     * <p>C: {@code rocksdb::BackgroundErrorReason}, 6.
     */
    MANIFEST_WRITE_NO_WAL(6),

    /**
     * A table file could not be opened in the background after the database was opened.
     *
     * <p>C: {@code rocksdb::BackgroundErrorReason}, 7 in RocksDB 11.1.0 or later.
     */
    ASYNC_FILE_OPEN(7, "11.1.0", "");

    private final int value;

    private final String since;

    private final String until;

    BackgroundErrorReason(int value) {
        this(value, "", "");
    }

    BackgroundErrorReason(int value, String since, String until) {
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
    public static BackgroundErrorReason getBackgroundErrorReason(int value) {
        return switch (value) {
            case 0 -> FLUSH;
            case 1 -> COMPACTION;
            case 2 -> WRITE_CALLBACK;
            case 3 -> MEMTABLE;
            case 4 -> MANIFEST_WRITE;
            case 5 -> FLUSH_NO_WAL;
            case 6 -> MANIFEST_WRITE_NO_WAL;
            case 7 -> ASYNC_FILE_OPEN;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no BackgroundErrorReason that this version knows");
        };
    }
}
