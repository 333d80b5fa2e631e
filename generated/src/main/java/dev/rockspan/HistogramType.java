package dev.rockspan;

import dev.rockspan.raw.Symbols;
import org.jspecify.annotations.Nullable;

/** The statistics that RocksDB keeps as a spread of values. */
public enum HistogramType {
    /**
     * The time of a read of one key, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 0.
     */
    DB_GET(0),

    /**
     * The time of a write, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 1.
     */
    DB_WRITE(1),

    /**
     * The time of a compaction, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 2.
     */
    COMPACTION_TIME(2),

    /**
     * The time of the processor for a compaction, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 3.
     */
    COMPACTION_CPU_TIME(3),

    /**
     * The time of splitting a compaction among threads, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 4.
     */
    SUBCOMPACTION_SETUP_TIME(4),

    /**
     * The time of syncing a table file that a flush wrote, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 5.
     */
    TABLE_SYNC_MICROS(5),

    /**
     * The time of syncing a table file that a compaction wrote, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 6.
     */
    COMPACTION_OUTFILE_SYNC_MICROS(6),

    /**
     * The time of syncing the write-ahead log, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 7.
     */
    WAL_FILE_SYNC_MICROS(7),

    /**
     * The time of syncing the manifest, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 8.
     */
    MANIFEST_FILE_SYNC_MICROS(8),

    /**
     * The time of reading when a table file is opened, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 9.
     */
    TABLE_OPEN_IO_MICROS(9),

    /**
     * The time of a read of many keys, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 10.
     */
    DB_MULTIGET(10),

    /**
     * The time in which a compaction reads a block, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 11.
     */
    READ_BLOCK_COMPACTION_MICROS(11),

    /**
     * The time in which a read or an iterator reads a block, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 12.
     */
    READ_BLOCK_GET_MICROS(12),

    /**
     * The time of writing a block, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 13.
     */
    WRITE_RAW_BLOCK_MICROS(13),

    /**
     * The number of files that a compaction read.
     *
     * <p>C: {@code rocksdb::Histograms}, 14.
     */
    NUM_FILES_IN_SINGLE_COMPACTION(14),

    /**
     * The time of a seek, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 15.
     */
    DB_SEEK(15),

    /**
     * The time that a write was delayed or stopped, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 16.
     */
    WRITE_STALL(16),

    /**
     * The time of one read from a table file, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 17.
     */
    SST_READ_MICROS(17),

    /**
     * The time of one read from a table or blob file for a flush, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 18 in RocksDB 8.2.0 or later.
     */
    FILE_READ_FLUSH_MICROS(18, "8.2.0", ""),

    /**
     * The time of one read from a table or blob file for a compaction, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 19 in RocksDB 8.2.0 or later.
     */
    FILE_READ_COMPACTION_MICROS(19, "8.2.0", ""),

    /**
     * The time of one read from a table or blob file when a database is opened, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 20 in RocksDB 8.3.0 or later.
     */
    FILE_READ_DB_OPEN_MICROS(20, "8.3.0", ""),

    /**
     * The time of one read from a table or blob file for a read of one key, in microseconds; from {@link
     * StatsLevel#EXCEPT_TIME_FOR_MUTEX} on.
     *
     * <p>C: {@code rocksdb::Histograms}, 21 in RocksDB 8.6.0 or later.
     */
    FILE_READ_GET_MICROS(21, "8.6.0", ""),

    /**
     * The time of one read from a table or blob file for a read of many keys, in microseconds; from {@link
     * StatsLevel#EXCEPT_TIME_FOR_MUTEX} on.
     *
     * <p>C: {@code rocksdb::Histograms}, 22 in RocksDB 8.6.0 or later.
     */
    FILE_READ_MULTIGET_MICROS(22, "8.6.0", ""),

    /**
     * The time of one read from a table or blob file for an iterator, in microseconds; from {@link
     * StatsLevel#EXCEPT_TIME_FOR_MUTEX} on.
     *
     * <p>C: {@code rocksdb::Histograms}, 23 in RocksDB 8.6.0 or later.
     */
    FILE_READ_DB_ITERATOR_MICROS(23, "8.6.0", ""),

    /**
     * The time of one read from a file to verify the checksums of blocks, in microseconds; from {@link
     * StatsLevel#EXCEPT_TIME_FOR_MUTEX} on.
     *
     * <p>C: {@code rocksdb::Histograms}, 24 in RocksDB 8.6.0 or later.
     */
    FILE_READ_VERIFY_DB_CHECKSUM_MICROS(24, "8.6.0", ""),

    /**
     * The time of one read from a file to verify checksums of files, in microseconds; from {@link
     * StatsLevel#EXCEPT_TIME_FOR_MUTEX} on.
     *
     * <p>C: {@code rocksdb::Histograms}, 25 in RocksDB 8.6.0 or later.
     */
    FILE_READ_VERIFY_FILE_CHECKSUMS_MICROS(25, "8.6.0", ""),

    /**
     * The time of one write to a table file, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 26 in RocksDB 8.11.0 or later.
     */
    SST_WRITE_MICROS(26, "8.11.0", ""),

    /**
     * The time of one write to a table or blob file by a flush, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 27 in RocksDB 8.11.0 or later.
     */
    FILE_WRITE_FLUSH_MICROS(27, "8.11.0", ""),

    /**
     * The time of one write to a table or blob file by a compaction, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 28 in RocksDB 8.11.0 or later.
     */
    FILE_WRITE_COMPACTION_MICROS(28, "8.11.0", ""),

    /**
     * The time of one write to a table or blob file when a database is opened, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 29 in RocksDB 8.11.0 or later.
     */
    FILE_WRITE_DB_OPEN_MICROS(29, "8.11.0", ""),

    /**
     * The number of threads that shared a compaction.
     *
     * <p>C: {@code rocksdb::Histograms}, 30 in RocksDB 8.11.0 or later.
     */
    NUM_SUBCOMPACTIONS_SCHEDULED(30, "8.11.0", ""),

    /**
     * The size of a value that a read of one key returned, in bytes.
     *
     * <p>C: {@code rocksdb::Histograms}, 31 in RocksDB 8.11.0 or later.
     */
    BYTES_PER_READ(31, "8.11.0", ""),

    /**
     * The size of a write, in bytes.
     *
     * <p>C: {@code rocksdb::Histograms}, 32 in RocksDB 8.11.0 or later.
     */
    BYTES_PER_WRITE(32, "8.11.0", ""),

    /**
     * The size of the values that a read of many keys returned, in bytes.
     *
     * <p>C: {@code rocksdb::Histograms}, 33 in RocksDB 8.11.0 or later.
     */
    BYTES_PER_MULTIGET(33, "8.11.0", ""),

    /**
     * The time of compressing a block, in nanoseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 34 in RocksDB 9.0.0 or later.
     */
    COMPRESSION_TIMES_NANOS(34, "9.0.0", ""),

    /**
     * The time of decompressing a block, in nanoseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 35 in RocksDB 9.0.0 or later.
     */
    DECOMPRESSION_TIMES_NANOS(35, "9.0.0", ""),

    /**
     * The number of merge operands that a read merged.
     *
     * <p>C: {@code rocksdb::Histograms}, 36 in RocksDB 9.0.0 or later.
     */
    READ_NUM_MERGE_OPERANDS(36, "9.0.0", ""),

    /**
     * The size of a key, in bytes. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Histograms}, 37 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_KEY_SIZE(37, "9.0.0", ""),

    /**
     * The size of a value, in bytes. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Histograms}, 38 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_VALUE_SIZE(38, "9.0.0", ""),

    /**
     * The time of a write, in microseconds. Counted only by RocksDB's former BlobDB, which this API cannot open: always
     * 0.
     *
     * <p>C: {@code rocksdb::Histograms}, 39 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_WRITE_MICROS(39, "9.0.0", ""),

    /**
     * The time of a read of one key, in microseconds. Counted only by RocksDB's former BlobDB, which this API cannot
     * open: always 0.
     *
     * <p>C: {@code rocksdb::Histograms}, 40 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_GET_MICROS(40, "9.0.0", ""),

    /**
     * The time of a read of many keys, in microseconds. Counted only by RocksDB's former BlobDB, which this API cannot
     * open: always 0.
     *
     * <p>C: {@code rocksdb::Histograms}, 41 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_MULTIGET_MICROS(41, "9.0.0", ""),

    /**
     * The time of a seek, in microseconds. Counted only by RocksDB's former BlobDB, which this API cannot open: always
     * 0.
     *
     * <p>C: {@code rocksdb::Histograms}, 42 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_SEEK_MICROS(42, "9.0.0", ""),

    /**
     * The time of a step forward, in microseconds. Counted only by RocksDB's former BlobDB, which this API cannot open:
     * always 0.
     *
     * <p>C: {@code rocksdb::Histograms}, 43 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_NEXT_MICROS(43, "9.0.0", ""),

    /**
     * The time of a step back, in microseconds. Counted only by RocksDB's former BlobDB, which this API cannot open:
     * always 0.
     *
     * <p>C: {@code rocksdb::Histograms}, 44 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_PREV_MICROS(44, "9.0.0", ""),

    /**
     * The time of one write to a blob file, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 45 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_BLOB_FILE_WRITE_MICROS(45, "9.0.0", ""),

    /**
     * The time of one read from a blob file, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 46 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_BLOB_FILE_READ_MICROS(46, "9.0.0", ""),

    /**
     * The time of syncing a blob file, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 47 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_BLOB_FILE_SYNC_MICROS(47, "9.0.0", ""),

    /**
     * The time of compressing a blob, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 48 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_COMPRESSION_MICROS(48, "9.0.0", ""),

    /**
     * The time of decompressing a blob, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 49 in RocksDB 9.0.0 or later.
     */
    BLOB_DB_DECOMPRESSION_MICROS(49, "9.0.0", ""),

    /**
     * The time of a flush, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 50 in RocksDB 9.0.0 or later.
     */
    FLUSH_TIME(50, "9.0.0", ""),

    /**
     * The number of keys that a read of many keys looks up in one table file.
     *
     * <p>C: {@code rocksdb::Histograms}, 51 in RocksDB 9.0.0 or later.
     */
    SST_BATCH_SIZE(51, "9.0.0", ""),

    /**
     * The number of reads from files that a read of many keys does in parallel.
     *
     * <p>C: {@code rocksdb::Histograms}, 52 in RocksDB 9.0.0 or later.
     */
    MULTIGET_IO_BATCH_SIZE(52, "9.0.0", ""),

    /**
     * The number of index and filter blocks that a read of many keys reads from files, per level.
     *
     * <p>C: {@code rocksdb::Histograms}, 53 in RocksDB 9.0.0 or later.
     */
    NUM_INDEX_AND_FILTER_BLOCKS_READ_PER_LEVEL(53, "9.0.0", ""),

    /**
     * The number of table files that a read of many keys reads from, per level.
     *
     * <p>C: {@code rocksdb::Histograms}, 54 in RocksDB 9.0.0 or later.
     */
    NUM_SST_READ_PER_LEVEL(54, "9.0.0", ""),

    /**
     * The number of levels that a read of many keys reads from.
     *
     * <p>C: {@code rocksdb::Histograms}, 55 in RocksDB 9.0.0 or later.
     */
    NUM_LEVEL_READ_PER_MULTIGET(55, "9.0.0", ""),

    /**
     * The number of attempts to resume after a background error.
     *
     * <p>C: {@code rocksdb::Histograms}, 56 in RocksDB 8.11.0 or later.
     */
    ERROR_HANDLER_AUTORESUME_RETRY_COUNT(56, "8.11.0", ""),

    /**
     * The size of an asynchronous read, in bytes.
     *
     * <p>C: {@code rocksdb::Histograms}, 57 in RocksDB 8.11.0 or later.
     */
    ASYNC_READ_BYTES(57, "8.11.0", ""),

    /**
     * The time of waiting for an asynchronous read, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 58 in RocksDB 8.11.0 or later.
     */
    POLL_WAIT_MICROS(58, "8.11.0", ""),

    /**
     * The number of bytes that a compaction reads ahead at a time.
     *
     * <p>C: {@code rocksdb::Histograms}, 59 in RocksDB 10.2.0 or later.
     */
    COMPACTION_PREFETCH_BYTES(59, "10.2.0", ""),

    /**
     * The number of bytes that were read ahead and not used.
     *
     * <p>C: {@code rocksdb::Histograms}, 60 in RocksDB 10.2.0 or later.
     */
    PREFETCHED_BYTES_DISCARDED(60, "10.2.0", ""),

    /**
     * The time of waiting for asynchronous reads that are given up, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 61 in RocksDB 10.2.0 or later.
     */
    ASYNC_PREFETCH_ABORT_MICROS(61, "10.2.0", ""),

    /**
     * The number of bytes that are read from the end of a table file when it is opened.
     *
     * <p>C: {@code rocksdb::Histograms}, 62 in RocksDB 10.2.0 or later.
     */
    TABLE_OPEN_PREFETCH_TAIL_READ_BYTES(62, "10.2.0", ""),

    /**
     * The number of operations of a transaction.
     *
     * <p>C: {@code rocksdb::Histograms}, 63 in RocksDB 10.3.0 or later.
     */
    NUM_OP_PER_TRANSACTION(63, "10.3.0", ""),

    /**
     * The time of making the iterators of a scan of many ranges ready, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 64 in RocksDB 10.9.0 or later.
     */
    MULTISCAN_PREPARE_ITERATORS(64, "10.9.0", ""),

    /**
     * The time of preparing a scan of many ranges, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 65 in RocksDB 10.11.0 or later.
     */
    MULTISCAN_PREPARE_MICROS(65, "10.11.0", ""),

    /**
     * The number of blocks that are read ahead when a scan of many ranges is prepared.
     *
     * <p>C: {@code rocksdb::Histograms}, 66 in RocksDB 10.11.0 or later.
     */
    MULTISCAN_BLOCKS_PER_PREPARE(66, "10.11.0", ""),

    /**
     * The time from the request of an asynchronous read until RocksDB is told of its end, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 67 in RocksDB 11.8.0 or later.
     */
    IO_DISPATCHER_ASYNC_READ_OBSERVED_COMPLETION_MICROS(67, "11.8.0", ""),

    /**
     * The time of waiting in the file system for asynchronous reads, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 68 in RocksDB 11.8.0 or later.
     */
    IO_DISPATCHER_ASYNC_READ_POLL_WAIT_MICROS(68, "11.8.0", ""),

    /**
     * The time from the request of an asynchronous read until its block is asked for, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 69 in RocksDB 11.8.0 or later.
     */
    IO_DISPATCHER_ASYNC_READ_PREFETCH_LEAD_MICROS(69, "11.8.0", ""),

    /**
     * How unevenly the keys of an index block lie: the coefficient of variation of their gaps, times 10,000.
     *
     * <p>C: {@code rocksdb::Histograms}, 70 in RocksDB 11.8.0 or later.
     */
    BLOCK_KEY_DISTRIBUTION_CV(70, "11.8.0", ""),

    /**
     * The time in which an ingestion checks and copies or links files, without blocking writes, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 71 in RocksDB 11.8.0 or later.
     */
    INGEST_EXTERNAL_FILE_PREPARE_TIME(71, "11.8.0", ""),

    /**
     * The time in which an ingestion blocks writes, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 72 in RocksDB 11.8.0 or later.
     */
    INGEST_EXTERNAL_FILE_RUN_TIME(72, "11.8.0", ""),

    /**
     * The time that a read waited for the rate limiter, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 73 in RocksDB 11.8.0 or later.
     */
    RATE_LIMITER_WAIT_MICROS_READ(73, "11.8.0", ""),

    /**
     * The time that a write waited for the rate limiter, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 74 in RocksDB 11.8.0 or later.
     */
    RATE_LIMITER_WAIT_MICROS_WRITE(74, "11.8.0", ""),

    /**
     * The memory of the memtables of a flush, in bytes.
     *
     * <p>C: {@code rocksdb::Histograms}, 75 in RocksDB 11.8.0 or later.
     */
    FLUSH_MEMTABLE_MEMORY_BYTES(75, "11.8.0", ""),

    /**
     * The size of the data in the memtables of a flush, in bytes.
     *
     * <p>C: {@code rocksdb::Histograms}, 76 in RocksDB 11.8.0 or later.
     */
    FLUSH_MEMTABLE_TOTAL_DATA_SIZE(76, "11.8.0", ""),

    /**
     * The memory of the memtables of a flush because one was full, in bytes.
     *
     * <p>C: {@code rocksdb::Histograms}, 77 in RocksDB 11.8.0 or later.
     */
    FLUSH_WRITE_BUFFER_FULL_MEMTABLE_MEMORY_BYTES(77, "11.8.0", ""),

    /**
     * The memory of the memtables of a flush for the write buffer manager, in bytes.
     *
     * <p>C: {@code rocksdb::Histograms}, 78 in RocksDB 11.8.0 or later.
     */
    FLUSH_WRITE_BUFFER_MANAGER_MEMTABLE_MEMORY_BYTES(78, "11.8.0", ""),

    /**
     * The time in which a compaction worker opens the database, in microseconds.
     *
     * <p>C: {@code rocksdb::Histograms}, 79 in RocksDB 11.8.0 or later.
     */
    OPEN_AND_COMPACT_DB_OPEN_MICROS(79, "11.8.0", "");

    private final int value;

    private final String since;

    private final String until;

    HistogramType(int value) {
        this(value, "", "");
    }

    HistogramType(int value, String since, String until) {
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
    public static HistogramType getHistogramType(int value) {
        return switch (value) {
            case 0 -> DB_GET;
            case 1 -> DB_WRITE;
            case 2 -> COMPACTION_TIME;
            case 3 -> COMPACTION_CPU_TIME;
            case 4 -> SUBCOMPACTION_SETUP_TIME;
            case 5 -> TABLE_SYNC_MICROS;
            case 6 -> COMPACTION_OUTFILE_SYNC_MICROS;
            case 7 -> WAL_FILE_SYNC_MICROS;
            case 8 -> MANIFEST_FILE_SYNC_MICROS;
            case 9 -> TABLE_OPEN_IO_MICROS;
            case 10 -> DB_MULTIGET;
            case 11 -> READ_BLOCK_COMPACTION_MICROS;
            case 12 -> READ_BLOCK_GET_MICROS;
            case 13 -> WRITE_RAW_BLOCK_MICROS;
            case 14 -> NUM_FILES_IN_SINGLE_COMPACTION;
            case 15 -> DB_SEEK;
            case 16 -> WRITE_STALL;
            case 17 -> SST_READ_MICROS;
            case 18 -> FILE_READ_FLUSH_MICROS;
            case 19 -> FILE_READ_COMPACTION_MICROS;
            case 20 -> FILE_READ_DB_OPEN_MICROS;
            case 21 -> FILE_READ_GET_MICROS;
            case 22 -> FILE_READ_MULTIGET_MICROS;
            case 23 -> FILE_READ_DB_ITERATOR_MICROS;
            case 24 -> FILE_READ_VERIFY_DB_CHECKSUM_MICROS;
            case 25 -> FILE_READ_VERIFY_FILE_CHECKSUMS_MICROS;
            case 26 -> SST_WRITE_MICROS;
            case 27 -> FILE_WRITE_FLUSH_MICROS;
            case 28 -> FILE_WRITE_COMPACTION_MICROS;
            case 29 -> FILE_WRITE_DB_OPEN_MICROS;
            case 30 -> NUM_SUBCOMPACTIONS_SCHEDULED;
            case 31 -> BYTES_PER_READ;
            case 32 -> BYTES_PER_WRITE;
            case 33 -> BYTES_PER_MULTIGET;
            case 34 -> COMPRESSION_TIMES_NANOS;
            case 35 -> DECOMPRESSION_TIMES_NANOS;
            case 36 -> READ_NUM_MERGE_OPERANDS;
            case 37 -> BLOB_DB_KEY_SIZE;
            case 38 -> BLOB_DB_VALUE_SIZE;
            case 39 -> BLOB_DB_WRITE_MICROS;
            case 40 -> BLOB_DB_GET_MICROS;
            case 41 -> BLOB_DB_MULTIGET_MICROS;
            case 42 -> BLOB_DB_SEEK_MICROS;
            case 43 -> BLOB_DB_NEXT_MICROS;
            case 44 -> BLOB_DB_PREV_MICROS;
            case 45 -> BLOB_DB_BLOB_FILE_WRITE_MICROS;
            case 46 -> BLOB_DB_BLOB_FILE_READ_MICROS;
            case 47 -> BLOB_DB_BLOB_FILE_SYNC_MICROS;
            case 48 -> BLOB_DB_COMPRESSION_MICROS;
            case 49 -> BLOB_DB_DECOMPRESSION_MICROS;
            case 50 -> FLUSH_TIME;
            case 51 -> SST_BATCH_SIZE;
            case 52 -> MULTIGET_IO_BATCH_SIZE;
            case 53 -> NUM_INDEX_AND_FILTER_BLOCKS_READ_PER_LEVEL;
            case 54 -> NUM_SST_READ_PER_LEVEL;
            case 55 -> NUM_LEVEL_READ_PER_MULTIGET;
            case 56 -> ERROR_HANDLER_AUTORESUME_RETRY_COUNT;
            case 57 -> ASYNC_READ_BYTES;
            case 58 -> POLL_WAIT_MICROS;
            case 59 -> COMPACTION_PREFETCH_BYTES;
            case 60 -> PREFETCHED_BYTES_DISCARDED;
            case 61 -> ASYNC_PREFETCH_ABORT_MICROS;
            case 62 -> TABLE_OPEN_PREFETCH_TAIL_READ_BYTES;
            case 63 -> NUM_OP_PER_TRANSACTION;
            case 64 -> MULTISCAN_PREPARE_ITERATORS;
            case 65 -> MULTISCAN_PREPARE_MICROS;
            case 66 -> MULTISCAN_BLOCKS_PER_PREPARE;
            case 67 -> IO_DISPATCHER_ASYNC_READ_OBSERVED_COMPLETION_MICROS;
            case 68 -> IO_DISPATCHER_ASYNC_READ_POLL_WAIT_MICROS;
            case 69 -> IO_DISPATCHER_ASYNC_READ_PREFETCH_LEAD_MICROS;
            case 70 -> BLOCK_KEY_DISTRIBUTION_CV;
            case 71 -> INGEST_EXTERNAL_FILE_PREPARE_TIME;
            case 72 -> INGEST_EXTERNAL_FILE_RUN_TIME;
            case 73 -> RATE_LIMITER_WAIT_MICROS_READ;
            case 74 -> RATE_LIMITER_WAIT_MICROS_WRITE;
            case 75 -> FLUSH_MEMTABLE_MEMORY_BYTES;
            case 76 -> FLUSH_MEMTABLE_TOTAL_DATA_SIZE;
            case 77 -> FLUSH_WRITE_BUFFER_FULL_MEMTABLE_MEMORY_BYTES;
            case 78 -> FLUSH_WRITE_BUFFER_MANAGER_MEMTABLE_MEMORY_BYTES;
            case 79 -> OPEN_AND_COMPACT_DB_OPEN_MICROS;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no HistogramType that this version knows");
        };
    }

    /** No histogram: rocksdbjni ends its constants with one of this name, which programs compare with. */
    public static final @Nullable HistogramType HISTOGRAM_ENUM_MAX = null;
}
