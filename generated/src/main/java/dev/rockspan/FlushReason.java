package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** Why a flush was done. */
public enum FlushReason {
    /**
     * Another reason.
     *
     * <p>C: {@code rocksdb::FlushReason}, 0.
     */
    OTHERS(0),

    /**
     * The files of the database are listed, as for a checkpoint or a backup.
     *
     * <p>C: {@code rocksdb::FlushReason}, 1.
     */
    GET_LIVE_FILES(1),

    /**
     * The database is closed.
     *
     * <p>C: {@code rocksdb::FlushReason}, 2.
     */
    SHUTDOWN(2),

    /**
     * Files are ingested that overlap the memtable.
     *
     * <p>C: {@code rocksdb::FlushReason}, 3.
     */
    EXTERNAL_FILE_INGESTION(3),

    /**
     * A call asked for a compaction of a range that overlaps the memtable.
     *
     * <p>C: {@code rocksdb::FlushReason}, 4.
     */
    MANUAL_COMPACTION(4),

    /**
     * The memtables of all databases that share a write buffer manager are too large.
     *
     * <p>C: {@code rocksdb::FlushReason}, 5.
     */
    WRITE_BUFFER_MANAGER(5),

    /**
     * The memtable is full.
     *
     * <p>C: {@code rocksdb::FlushReason}, 6.
     */
    WRITE_BUFFER_FULL(6),

    /**
     * A test of RocksDB.
     *
     * <p>C: {@code rocksdb::FlushReason}, 7.
     */
    TEST(7),

    /**
     * A column family is cut to a range of keys.
     *
     * <p>C: {@code rocksdb::FlushReason}, 8.
     */
    DELETE_FILES(8),

    /**
     * A compaction; RocksDB no longer reports it.
     *
     * <p>C: {@code rocksdb::FlushReason}, 9.
     */
    AUTO_COMPACTION(9),

    /**
     * A call asked for the flush, such as {@code flush}.
     *
     * <p>C: {@code rocksdb::FlushReason}, 10.
     */
    MANUAL_FLUSH(10),

    /**
     * The database recovers from a background error.
     *
     * <p>C: {@code rocksdb::FlushReason}, 11.
     */
    ERROR_RECOVERY(11),

    /**
     * The database tries again to recover from a background error, by flushing the memtables that it has.
     *
     * <p>C: {@code rocksdb::FlushReason}, 12.
     */
    ERROR_RECOVERY_RETRY_FLUSH(12),

    /**
     * The write-ahead logs are too large.
     *
     * <p>C: {@code rocksdb::FlushReason}, 13.
     */
    WAL_FULL(13),

    /**
     * Flushes that were asked for during a recovery are made up for.
     *
     * <p>C: {@code rocksdb::FlushReason}, 14.
     */
    CATCH_UP_AFTER_ERROR_RECOVERY(14),

    /**
     * The memtable has too many deleted ranges.
     *
     * <p>C: {@code rocksdb::FlushReason}, 15 in RocksDB 11.6.0 or later.
     */
    MEMTABLE_MAX_RANGE_DELETIONS(15, "11.6.0", "");

    private final int value;

    private final String since;

    private final String until;

    FlushReason(int value) {
        this(value, "", "");
    }

    FlushReason(int value, String since, String until) {
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
    public static FlushReason getFlushReason(int value) {
        return switch (value) {
            case 0 -> OTHERS;
            case 1 -> GET_LIVE_FILES;
            case 2 -> SHUTDOWN;
            case 3 -> EXTERNAL_FILE_INGESTION;
            case 4 -> MANUAL_COMPACTION;
            case 5 -> WRITE_BUFFER_MANAGER;
            case 6 -> WRITE_BUFFER_FULL;
            case 7 -> TEST;
            case 8 -> DELETE_FILES;
            case 9 -> AUTO_COMPACTION;
            case 10 -> MANUAL_FLUSH;
            case 11 -> ERROR_RECOVERY;
            case 12 -> ERROR_RECOVERY_RETRY_FLUSH;
            case 13 -> WAL_FULL;
            case 14 -> CATCH_UP_AFTER_ERROR_RECOVERY;
            case 15 -> MEMTABLE_MAX_RANGE_DELETIONS;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no FlushReason that this version knows");
        };
    }
}
