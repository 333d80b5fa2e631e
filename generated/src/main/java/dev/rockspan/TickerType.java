package dev.rockspan;

import dev.rockspan.raw.Symbols;
import org.jspecify.annotations.Nullable;

/** The statistics that RocksDB keeps as a count. */
public enum TickerType {
    /**
     * Blocks that were not in the block cache: index, filter and data blocks together.
     *
     * <p>C: {@code rocksdb::Tickers}, 0.
     */
    BLOCK_CACHE_MISS(0),

    /**
     * Blocks that were found in the block cache: index, filter and data blocks together.
     *
     * <p>C: {@code rocksdb::Tickers}, 1.
     */
    BLOCK_CACHE_HIT(1),

    /**
     * Blocks that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 2.
     */
    BLOCK_CACHE_ADD(2),

    /**
     * Blocks that could not be put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 3.
     */
    BLOCK_CACHE_ADD_FAILURES(3),

    /**
     * Index blocks that were not in the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 4.
     */
    BLOCK_CACHE_INDEX_MISS(4),

    /**
     * Index blocks that were found in the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 5.
     */
    BLOCK_CACHE_INDEX_HIT(5),

    /**
     * Index blocks that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 6.
     */
    BLOCK_CACHE_INDEX_ADD(6),

    /**
     * Bytes of index blocks that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 7.
     */
    BLOCK_CACHE_INDEX_BYTES_INSERT(7),

    /**
     * Filter blocks that were not in the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 8.
     */
    BLOCK_CACHE_FILTER_MISS(8),

    /**
     * Filter blocks that were found in the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 9.
     */
    BLOCK_CACHE_FILTER_HIT(9),

    /**
     * Filter blocks that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 10.
     */
    BLOCK_CACHE_FILTER_ADD(10),

    /**
     * Bytes of filter blocks that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 11.
     */
    BLOCK_CACHE_FILTER_BYTES_INSERT(11),

    /**
     * Data blocks that were not in the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 12.
     */
    BLOCK_CACHE_DATA_MISS(12),

    /**
     * Data blocks that were found in the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 13.
     */
    BLOCK_CACHE_DATA_HIT(13),

    /**
     * Data blocks that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 14.
     */
    BLOCK_CACHE_DATA_ADD(14),

    /**
     * Bytes of data blocks that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 15.
     */
    BLOCK_CACHE_DATA_BYTES_INSERT(15),

    /**
     * Bytes that were read from the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 16.
     */
    BLOCK_CACHE_BYTES_READ(16),

    /**
     * Bytes that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 17.
     */
    BLOCK_CACHE_BYTES_WRITE(17),

    /**
     * Compression dictionaries that were not in the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 18 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_COMPRESSION_DICT_MISS(18, "9.0.0", ""),

    /**
     * Compression dictionaries that were found in the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 19 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_COMPRESSION_DICT_HIT(19, "9.0.0", ""),

    /**
     * Compression dictionaries that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 20 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_COMPRESSION_DICT_ADD(20, "9.0.0", ""),

    /**
     * Bytes of compression dictionaries that were put into the block cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 21 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_COMPRESSION_DICT_BYTES_INSERT(21, "9.0.0", ""),

    /**
     * Blocks that were put into the block cache although they were there. A part of {@link #BLOCK_CACHE_ADD}.
     *
     * <p>C: {@code rocksdb::Tickers}, 22 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_ADD_REDUNDANT(22, "9.0.0", ""),

    /**
     * Index blocks that were put into the block cache although they were there.
     *
     * <p>C: {@code rocksdb::Tickers}, 23 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_INDEX_ADD_REDUNDANT(23, "9.0.0", ""),

    /**
     * Filter blocks that were put into the block cache although they were there.
     *
     * <p>C: {@code rocksdb::Tickers}, 24 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_FILTER_ADD_REDUNDANT(24, "9.0.0", ""),

    /**
     * Data blocks that were put into the block cache although they were there.
     *
     * <p>C: {@code rocksdb::Tickers}, 25 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_DATA_ADD_REDUNDANT(25, "9.0.0", ""),

    /**
     * Compression dictionaries that were put into the block cache although they were there.
     *
     * <p>C: {@code rocksdb::Tickers}, 26 in RocksDB 9.0.0 or later.
     */
    BLOCK_CACHE_COMPRESSION_DICT_ADD_REDUNDANT(26, "9.0.0", ""),

    /**
     * Blocks that were found in the secondary cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 27 in RocksDB 9.0.0 or later.
     */
    SECONDARY_CACHE_HITS(27, "9.0.0", ""),

    /**
     * Filter blocks that were found in the secondary cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 28 in RocksDB 9.0.0 or later.
     */
    SECONDARY_CACHE_FILTER_HITS(28, "9.0.0", ""),

    /**
     * Index blocks that were found in the secondary cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 29 in RocksDB 9.0.0 or later.
     */
    SECONDARY_CACHE_INDEX_HITS(29, "9.0.0", ""),

    /**
     * Data blocks that were found in the secondary cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 30 in RocksDB 9.0.0 or later.
     */
    SECONDARY_CACHE_DATA_HITS(30, "9.0.0", ""),

    /**
     * Searches in the compressed secondary cache that found a placeholder only.
     *
     * <p>C: {@code rocksdb::Tickers}, 31 in RocksDB 9.0.0 or later.
     */
    COMPRESSED_SECONDARY_CACHE_DUMMY_HITS(31, "9.0.0", ""),

    /**
     * Blocks that were found in the compressed secondary cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 32 in RocksDB 9.0.0 or later.
     */
    COMPRESSED_SECONDARY_CACHE_HITS(32, "9.0.0", ""),

    /**
     * Blocks that were taken from a lower tier into the compressed secondary cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 33 in RocksDB 9.0.0 or later.
     */
    COMPRESSED_SECONDARY_CACHE_PROMOTIONS(33, "9.0.0", ""),

    /**
     * Blocks of a lower tier that were not taken into the compressed secondary cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 34 in RocksDB 9.0.0 or later.
     */
    COMPRESSED_SECONDARY_CACHE_PROMOTION_SKIPS(34, "9.0.0", ""),

    /**
     * Reads that a filter spared a table file.
     *
     * <p>C: {@code rocksdb::Tickers}, 35 in RocksDB 9.0.0 or later.
     */
    BLOOM_FILTER_USEFUL(35, "9.0.0", ""),

    /**
     * Reads that a filter let through to a table file.
     *
     * <p>C: {@code rocksdb::Tickers}, 36 in RocksDB 9.0.0 or later.
     */
    BLOOM_FILTER_FULL_POSITIVE(36, "9.0.0", ""),

    /**
     * Reads that a filter let through, and for which the key was there.
     *
     * <p>C: {@code rocksdb::Tickers}, 37 in RocksDB 9.0.0 or later.
     */
    BLOOM_FILTER_FULL_TRUE_POSITIVE(37, "9.0.0", ""),

    /**
     * Reads of keys for which a filter of prefixes was asked.
     *
     * <p>C: {@code rocksdb::Tickers}, 38 in RocksDB 9.0.0 or later.
     */
    BLOOM_FILTER_PREFIX_CHECKED(38, "9.0.0", ""),

    /**
     * Reads of keys that a filter of prefixes spared a table file.
     *
     * <p>C: {@code rocksdb::Tickers}, 39 in RocksDB 9.0.0 or later.
     */
    BLOOM_FILTER_PREFIX_USEFUL(39, "9.0.0", ""),

    /**
     * Reads of keys that a filter of prefixes let through, and for which the key was there.
     *
     * <p>C: {@code rocksdb::Tickers}, 40 in RocksDB 9.0.0 or later.
     */
    BLOOM_FILTER_PREFIX_TRUE_POSITIVE(40, "9.0.0", ""),

    /**
     * Blocks that were found in the persistent cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 41 in RocksDB 9.0.0 or later.
     */
    PERSISTENT_CACHE_HIT(41, "9.0.0", ""),

    /**
     * Blocks that were not in the persistent cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 42 in RocksDB 9.0.0 or later.
     */
    PERSISTENT_CACHE_MISS(42, "9.0.0", ""),

    /**
     * Blocks that a simulated block cache would have had.
     *
     * <p>C: {@code rocksdb::Tickers}, 43 in RocksDB 9.0.0 or later.
     */
    SIM_BLOCK_CACHE_HIT(43, "9.0.0", ""),

    /**
     * Blocks that a simulated block cache would not have had.
     *
     * <p>C: {@code rocksdb::Tickers}, 44 in RocksDB 9.0.0 or later.
     */
    SIM_BLOCK_CACHE_MISS(44, "9.0.0", ""),

    /**
     * Reads that found their key in a memtable.
     *
     * <p>C: {@code rocksdb::Tickers}, 45 in RocksDB 9.0.0 or later.
     */
    MEMTABLE_HIT(45, "9.0.0", ""),

    /**
     * Reads that did not find their key in a memtable.
     *
     * <p>C: {@code rocksdb::Tickers}, 46 in RocksDB 9.0.0 or later.
     */
    MEMTABLE_MISS(46, "9.0.0", ""),

    /**
     * Reads that found their key in level 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 47 in RocksDB 9.0.0 or later.
     */
    GET_HIT_L0(47, "9.0.0", ""),

    /**
     * Reads that found their key in level 1.
     *
     * <p>C: {@code rocksdb::Tickers}, 48 in RocksDB 9.0.0 or later.
     */
    GET_HIT_L1(48, "9.0.0", ""),

    /**
     * Reads that found their key in level 2 or a deeper one.
     *
     * <p>C: {@code rocksdb::Tickers}, 49 in RocksDB 9.0.0 or later.
     */
    GET_HIT_L2_AND_UP(49, "9.0.0", ""),

    /**
     * Entries that compactions dropped because the key has a newer one, or is in a deleted range.
     *
     * <p>C: {@code rocksdb::Tickers}, 50 in RocksDB 9.0.0 or later.
     */
    COMPACTION_KEY_DROP_NEWER_ENTRY(50, "9.0.0", ""),

    /**
     * Deletions that compactions dropped because there was nothing left to delete.
     *
     * <p>C: {@code rocksdb::Tickers}, 51 in RocksDB 9.0.0 or later.
     */
    COMPACTION_KEY_DROP_OBSOLETE(51, "9.0.0", ""),

    /**
     * Entries that compactions dropped because they are in a deleted range.
     *
     * <p>C: {@code rocksdb::Tickers}, 52 in RocksDB 9.0.0 or later.
     */
    COMPACTION_KEY_DROP_RANGE_DEL(52, "9.0.0", ""),

    /**
     * Entries that a compaction filter dropped.
     *
     * <p>C: {@code rocksdb::Tickers}, 53 in RocksDB 9.0.0 or later.
     */
    COMPACTION_KEY_DROP_USER(53, "9.0.0", ""),

    /**
     * Deleted ranges that compactions dropped because there was nothing left to delete.
     *
     * <p>C: {@code rocksdb::Tickers}, 54 in RocksDB 9.0.0 or later.
     */
    COMPACTION_RANGE_DEL_DROP_OBSOLETE(54, "9.0.0", ""),

    /**
     * Deletions that compactions dropped above the last level because no file below has the key.
     *
     * <p>C: {@code rocksdb::Tickers}, 55 in RocksDB 9.0.0 or later.
     */
    COMPACTION_OPTIMIZED_DEL_DROP_OBSOLETE(55, "9.0.0", ""),

    /**
     * Compactions that the file manager cancelled because the disk would have been full.
     *
     * <p>C: {@code rocksdb::Tickers}, 56 in RocksDB 9.0.0 or later.
     */
    COMPACTION_CANCELLED(56, "9.0.0", ""),

    /**
     * Compactions that a call aborted.
     *
     * <p>C: {@code rocksdb::Tickers}, 57 in RocksDB 11.0.0 or later.
     */
    COMPACTION_ABORTED(57, "11.0.0", ""),

    /**
     * Entries that were written.
     *
     * <p>C: {@code rocksdb::Tickers}, 58 in RocksDB 11.0.0 or later.
     */
    NUMBER_KEYS_WRITTEN(58, "11.0.0", ""),

    /**
     * Keys that were read, one by one.
     *
     * <p>C: {@code rocksdb::Tickers}, 59 in RocksDB 11.0.0 or later.
     */
    NUMBER_KEYS_READ(59, "11.0.0", ""),

    /**
     * Values that were updated in place.
     *
     * <p>C: {@code rocksdb::Tickers}, 60 in RocksDB 11.0.0 or later.
     */
    NUMBER_KEYS_UPDATED(60, "11.0.0", ""),

    /**
     * Bytes that were written, before compression.
     *
     * <p>C: {@code rocksdb::Tickers}, 61 in RocksDB 11.0.0 or later.
     */
    BYTES_WRITTEN(61, "11.0.0", ""),

    /**
     * Bytes of values that reads of one key returned, before compression.
     *
     * <p>C: {@code rocksdb::Tickers}, 62 in RocksDB 11.0.0 or later.
     */
    BYTES_READ(62, "11.0.0", ""),

    /**
     * Seeks of iterators.
     *
     * <p>C: {@code rocksdb::Tickers}, 63 in RocksDB 11.0.0 or later.
     */
    NUMBER_DB_SEEK(63, "11.0.0", ""),

    /**
     * Steps forward of iterators.
     *
     * <p>C: {@code rocksdb::Tickers}, 64 in RocksDB 11.0.0 or later.
     */
    NUMBER_DB_NEXT(64, "11.0.0", ""),

    /**
     * Steps back of iterators.
     *
     * <p>C: {@code rocksdb::Tickers}, 65 in RocksDB 11.0.0 or later.
     */
    NUMBER_DB_PREV(65, "11.0.0", ""),

    /**
     * Seeks of iterators that found an entry.
     *
     * <p>C: {@code rocksdb::Tickers}, 66 in RocksDB 11.0.0 or later.
     */
    NUMBER_DB_SEEK_FOUND(66, "11.0.0", ""),

    /**
     * Steps forward of iterators that found an entry.
     *
     * <p>C: {@code rocksdb::Tickers}, 67 in RocksDB 11.0.0 or later.
     */
    NUMBER_DB_NEXT_FOUND(67, "11.0.0", ""),

    /**
     * Steps back of iterators that found an entry.
     *
     * <p>C: {@code rocksdb::Tickers}, 68 in RocksDB 11.0.0 or later.
     */
    NUMBER_DB_PREV_FOUND(68, "11.0.0", ""),

    /**
     * Bytes of keys and values that iterators stood at, before compression.
     *
     * <p>C: {@code rocksdb::Tickers}, 69 in RocksDB 11.0.0 or later.
     */
    ITER_BYTES_READ(69, "11.0.0", ""),

    /**
     * Entries that iterators skipped.
     *
     * <p>C: {@code rocksdb::Tickers}, 70 in RocksDB 11.0.0 or later.
     */
    NUMBER_ITER_SKIP(70, "11.0.0", ""),

    /**
     * Times that an iterator sought because it had skipped too many versions of a key.
     *
     * <p>C: {@code rocksdb::Tickers}, 71 in RocksDB 11.0.0 or later.
     */
    NUMBER_OF_RESEEKS_IN_ITERATION(71, "11.0.0", ""),

    /**
     * Iterators that were made.
     *
     * <p>C: {@code rocksdb::Tickers}, 72 in RocksDB 11.0.0 or later.
     */
    NO_ITERATOR_CREATED(72, "11.0.0", ""),

    /**
     * Iterators that were closed.
     *
     * <p>C: {@code rocksdb::Tickers}, 73 in RocksDB 11.0.0 or later.
     */
    NO_ITERATOR_DELETED(73, "11.0.0", ""),

    /**
     * Files that were opened.
     *
     * <p>C: {@code rocksdb::Tickers}, 74 in RocksDB 11.0.0 or later.
     */
    NO_FILE_OPENS(74, "11.0.0", ""),

    /**
     * Files that could not be opened.
     *
     * <p>C: {@code rocksdb::Tickers}, 75 in RocksDB 11.0.0 or later.
     */
    NO_FILE_ERRORS(75, "11.0.0", ""),

    /**
     * The time that writes waited for flushes and compactions, in microseconds.
     *
     * <p>C: {@code rocksdb::Tickers}, 76 in RocksDB 11.0.0 or later.
     */
    STALL_MICROS(76, "11.0.0", ""),

    /**
     * The time of waiting for the mutex of the database, in microseconds. Only with {@link StatsLevel#ALL}.
     *
     * <p>C: {@code rocksdb::Tickers}, 77 in RocksDB 11.0.0 or later.
     */
    DB_MUTEX_WAIT_MICROS(77, "11.0.0", ""),

    /**
     * Reads of many keys.
     *
     * <p>C: {@code rocksdb::Tickers}, 78 in RocksDB 11.0.0 or later.
     */
    NUMBER_MULTIGET_CALLS(78, "11.0.0", ""),

    /**
     * Keys that reads of many keys asked for.
     *
     * <p>C: {@code rocksdb::Tickers}, 79 in RocksDB 11.0.0 or later.
     */
    NUMBER_MULTIGET_KEYS_READ(79, "11.0.0", ""),

    /**
     * Bytes of values that reads of many keys returned.
     *
     * <p>C: {@code rocksdb::Tickers}, 80 in RocksDB 11.0.0 or later.
     */
    NUMBER_MULTIGET_BYTES_READ(80, "11.0.0", ""),

    /**
     * Keys that reads of many keys found.
     *
     * <p>C: {@code rocksdb::Tickers}, 81 in RocksDB 11.0.0 or later.
     */
    NUMBER_MULTIGET_KEYS_FOUND(81, "11.0.0", ""),

    /**
     * Merges that failed.
     *
     * <p>C: {@code rocksdb::Tickers}, 82 in RocksDB 11.0.0 or later.
     */
    NUMBER_MERGE_FAILURES(82, "11.0.0", ""),

    /**
     * Iterators over the write-ahead log that were asked for.
     *
     * <p>C: {@code rocksdb::Tickers}, 83 in RocksDB 11.0.0 or later.
     */
    GET_UPDATES_SINCE_CALLS(83, "11.0.0", ""),

    /**
     * Times that the write-ahead log was synced.
     *
     * <p>C: {@code rocksdb::Tickers}, 84 in RocksDB 11.0.0 or later.
     */
    WAL_FILE_SYNCED(84, "11.0.0", ""),

    /**
     * Bytes that were written to the write-ahead log.
     *
     * <p>C: {@code rocksdb::Tickers}, 85 in RocksDB 11.0.0 or later.
     */
    WAL_FILE_BYTES(85, "11.0.0", ""),

    /**
     * New write-ahead logs that had been created ahead.
     *
     * <p>C: {@code rocksdb::Tickers}, 86 in RocksDB 11.3.0 or later.
     */
    WAL_PRECREATE_HIT(86, "11.3.0", ""),

    /**
     * New write-ahead logs that had not been created ahead.
     *
     * <p>C: {@code rocksdb::Tickers}, 87 in RocksDB 11.3.0 or later.
     */
    WAL_PRECREATE_MISS(87, "11.3.0", ""),

    /**
     * New write-ahead logs that were just being created ahead and were waited for.
     *
     * <p>C: {@code rocksdb::Tickers}, 88 in RocksDB 11.3.0 or later.
     */
    WAL_PRECREATE_WAITED(88, "11.3.0", ""),

    /**
     * The time of waiting for write-ahead logs that are created ahead, in microseconds.
     *
     * <p>C: {@code rocksdb::Tickers}, 89 in RocksDB 11.3.0 or later.
     */
    WAL_PRECREATE_WAIT_MICROS(89, "11.3.0", ""),

    /**
     * Write-ahead logs that could not be created ahead.
     *
     * <p>C: {@code rocksdb::Tickers}, 90 in RocksDB 11.3.0 or later.
     */
    WAL_PRECREATE_FAILED(90, "11.3.0", ""),

    /**
     * Writes that the thread of the caller did.
     *
     * <p>C: {@code rocksdb::Tickers}, 91 in RocksDB 11.3.0 or later.
     */
    WRITE_DONE_BY_SELF(91, "11.3.0", ""),

    /**
     * Writes that another thread of the same group did.
     *
     * <p>C: {@code rocksdb::Tickers}, 92 in RocksDB 11.3.0 or later.
     */
    WRITE_DONE_BY_OTHER(92, "11.3.0", ""),

    /**
     * Writes that went to the write-ahead log.
     *
     * <p>C: {@code rocksdb::Tickers}, 93 in RocksDB 11.3.0 or later.
     */
    WRITE_WITH_WAL(93, "11.3.0", ""),

    /**
     * Bytes that compactions read.
     *
     * <p>C: {@code rocksdb::Tickers}, 94 in RocksDB 11.3.0 or later.
     */
    COMPACT_READ_BYTES(94, "11.3.0", ""),

    /**
     * Bytes that compactions wrote.
     *
     * <p>C: {@code rocksdb::Tickers}, 95 in RocksDB 11.3.0 or later.
     */
    COMPACT_WRITE_BYTES(95, "11.3.0", ""),

    /**
     * Bytes that flushes wrote.
     *
     * <p>C: {@code rocksdb::Tickers}, 96 in RocksDB 11.3.0 or later.
     */
    FLUSH_WRITE_BYTES(96, "11.3.0", ""),

    /**
     * Bytes that compactions of marked files read.
     *
     * <p>C: {@code rocksdb::Tickers}, 97 in RocksDB 11.3.0 or later.
     */
    COMPACT_READ_BYTES_MARKED(97, "11.3.0", ""),

    /**
     * Bytes that periodic compactions read.
     *
     * <p>C: {@code rocksdb::Tickers}, 98 in RocksDB 11.3.0 or later.
     */
    COMPACT_READ_BYTES_PERIODIC(98, "11.3.0", ""),

    /**
     * Bytes that compactions for the time to live read.
     *
     * <p>C: {@code rocksdb::Tickers}, 99 in RocksDB 11.3.0 or later.
     */
    COMPACT_READ_BYTES_TTL(99, "11.3.0", ""),

    /**
     * Bytes that compactions of marked files wrote.
     *
     * <p>C: {@code rocksdb::Tickers}, 100 in RocksDB 11.3.0 or later.
     */
    COMPACT_WRITE_BYTES_MARKED(100, "11.3.0", ""),

    /**
     * Bytes that periodic compactions wrote.
     *
     * <p>C: {@code rocksdb::Tickers}, 101 in RocksDB 11.3.0 or later.
     */
    COMPACT_WRITE_BYTES_PERIODIC(101, "11.3.0", ""),

    /**
     * Bytes that compactions for the time to live wrote.
     *
     * <p>C: {@code rocksdb::Tickers}, 102 in RocksDB 11.3.0 or later.
     */
    COMPACT_WRITE_BYTES_TTL(102, "11.3.0", ""),

    /**
     * Table files whose properties were read without opening the file for reads.
     *
     * <p>C: {@code rocksdb::Tickers}, 103 in RocksDB 11.3.0 or later.
     */
    NUMBER_DIRECT_LOAD_TABLE_PROPERTIES(103, "11.3.0", ""),

    /**
     * Times that a read took a reference on the current state of a column family.
     *
     * <p>C: {@code rocksdb::Tickers}, 104 in RocksDB 11.3.0 or later.
     */
    NUMBER_SUPERVERSION_ACQUIRES(104, "11.3.0", ""),

    /**
     * Times that a reference on the state of a column family was given back.
     *
     * <p>C: {@code rocksdb::Tickers}, 105 in RocksDB 11.3.0 or later.
     */
    NUMBER_SUPERVERSION_RELEASES(105, "11.3.0", ""),

    /**
     * States of column families that were freed.
     *
     * <p>C: {@code rocksdb::Tickers}, 106 in RocksDB 11.3.0 or later.
     */
    NUMBER_SUPERVERSION_CLEANUPS(106, "11.3.0", ""),

    /**
     * Blocks that were compressed.
     *
     * <p>C: {@code rocksdb::Tickers}, 107 in RocksDB 11.3.0 or later.
     */
    NUMBER_BLOCK_COMPRESSED(107, "11.3.0", ""),

    /**
     * Blocks that were decompressed.
     *
     * <p>C: {@code rocksdb::Tickers}, 108 in RocksDB 11.3.0 or later.
     */
    NUMBER_BLOCK_DECOMPRESSED(108, "11.3.0", ""),

    /**
     * Bytes of blocks that are stored compressed, before compression.
     *
     * <p>C: {@code rocksdb::Tickers}, 109 in RocksDB 11.3.0 or later.
     */
    BYTES_COMPRESSED_FROM(109, "11.3.0", ""),

    /**
     * Bytes of blocks that are stored compressed, after compression.
     *
     * <p>C: {@code rocksdb::Tickers}, 110 in RocksDB 11.3.0 or later.
     */
    BYTES_COMPRESSED_TO(110, "11.3.0", ""),

    /**
     * Bytes of blocks that are stored uncompressed because no compression was asked for, or it failed.
     *
     * <p>C: {@code rocksdb::Tickers}, 111 in RocksDB 11.3.0 or later.
     */
    BYTES_COMPRESSION_BYPASSED(111, "11.3.0", ""),

    /**
     * Bytes of blocks that are stored uncompressed because compression did not save enough, or was found wrong.
     *
     * <p>C: {@code rocksdb::Tickers}, 112 in RocksDB 11.3.0 or later.
     */
    BYTES_COMPRESSION_REJECTED(112, "11.3.0", ""),

    /**
     * Blocks that are stored uncompressed because no compression was asked for, or it failed.
     *
     * <p>C: {@code rocksdb::Tickers}, 113 in RocksDB 11.3.0 or later.
     */
    NUMBER_BLOCK_COMPRESSION_BYPASSED(113, "11.3.0", ""),

    /**
     * Blocks that are stored uncompressed because compression did not save enough, or was found wrong.
     *
     * <p>C: {@code rocksdb::Tickers}, 114 in RocksDB 11.3.0 or later.
     */
    NUMBER_BLOCK_COMPRESSION_REJECTED(114, "11.3.0", ""),

    /**
     * Bytes of compressed blocks that were read, before decompression.
     *
     * <p>C: {@code rocksdb::Tickers}, 115 in RocksDB 11.3.0 or later.
     */
    BYTES_DECOMPRESSED_FROM(115, "11.3.0", ""),

    /**
     * Bytes of compressed blocks that were read, after decompression.
     *
     * <p>C: {@code rocksdb::Tickers}, 116 in RocksDB 11.3.0 or later.
     */
    BYTES_DECOMPRESSED_TO(116, "11.3.0", ""),

    /**
     * The time in merge operators, in nanoseconds.
     *
     * <p>C: {@code rocksdb::Tickers}, 117 in RocksDB 11.3.0 or later.
     */
    MERGE_OPERATION_TOTAL_TIME(117, "11.3.0", ""),

    /**
     * The time in compaction filters, in nanoseconds.
     *
     * <p>C: {@code rocksdb::Tickers}, 118 in RocksDB 11.3.0 or later.
     */
    FILTER_OPERATION_TOTAL_TIME(118, "11.3.0", ""),

    /**
     * The time of the processor for compactions, in microseconds.
     *
     * <p>C: {@code rocksdb::Tickers}, 119 in RocksDB 11.3.0 or later.
     */
    COMPACTION_CPU_TOTAL_TIME(119, "11.3.0", ""),

    /**
     * Keys that were found in the row cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 120 in RocksDB 11.3.0 or later.
     */
    ROW_CACHE_HIT(120, "11.3.0", ""),

    /**
     * Keys that were not in the row cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 121 in RocksDB 11.3.0 or later.
     */
    ROW_CACHE_MISS(121, "11.3.0", ""),

    /**
     * Bytes of data blocks that were used, an estimate. Only if read amplification is measured.
     *
     * <p>C: {@code rocksdb::Tickers}, 122 in RocksDB 11.3.0 or later.
     */
    READ_AMP_ESTIMATE_USEFUL_BYTES(122, "11.3.0", ""),

    /**
     * Bytes of data blocks that were read. Divided by the useful ones it is the read amplification.
     *
     * <p>C: {@code rocksdb::Tickers}, 123 in RocksDB 11.3.0 or later.
     */
    READ_AMP_TOTAL_READ_BYTES(123, "11.3.0", ""),

    /**
     * Periods in which the rate limiter granted all that it could.
     *
     * <p>C: {@code rocksdb::Tickers}, 124 in RocksDB 11.3.0 or later.
     */
    NUMBER_RATE_LIMITER_DRAINS(124, "11.3.0", ""),

    /**
     * Bytes that the rate limiter granted to reads.
     *
     * <p>C: {@code rocksdb::Tickers}, 125 in RocksDB 11.6.0 or later.
     */
    RATE_LIMITER_BYTES_READ(125, "11.6.0", ""),

    /**
     * Bytes that the rate limiter granted to writes.
     *
     * <p>C: {@code rocksdb::Tickers}, 126 in RocksDB 11.6.0 or later.
     */
    RATE_LIMITER_BYTES_WRITE(126, "11.6.0", ""),

    /**
     * Reads that the rate limiter granted.
     *
     * <p>C: {@code rocksdb::Tickers}, 127 in RocksDB 11.6.0 or later.
     */
    RATE_LIMITER_REQUESTS_READ(127, "11.6.0", ""),

    /**
     * Writes that the rate limiter granted.
     *
     * <p>C: {@code rocksdb::Tickers}, 128 in RocksDB 11.6.0 or later.
     */
    RATE_LIMITER_REQUESTS_WRITE(128, "11.6.0", ""),

    /**
     * Reads that waited for the rate limiter.
     *
     * <p>C: {@code rocksdb::Tickers}, 129 in RocksDB 11.6.0 or later.
     */
    RATE_LIMITER_DELAYED_REQUESTS_READ(129, "11.6.0", ""),

    /**
     * Writes that waited for the rate limiter.
     *
     * <p>C: {@code rocksdb::Tickers}, 130 in RocksDB 11.6.0 or later.
     */
    RATE_LIMITER_DELAYED_REQUESTS_WRITE(130, "11.6.0", ""),

    /**
     * The time that reads waited for the rate limiter, in microseconds.
     *
     * <p>C: {@code rocksdb::Tickers}, 131 in RocksDB 11.6.0 or later.
     */
    RATE_LIMITER_TOTAL_WAIT_MICROS_READ(131, "11.6.0", ""),

    /**
     * The time that writes waited for the rate limiter, in microseconds.
     *
     * <p>C: {@code rocksdb::Tickers}, 132 in RocksDB 11.6.0 or later.
     */
    RATE_LIMITER_TOTAL_WAIT_MICROS_WRITE(132, "11.6.0", ""),

    /**
     * Writes of one key. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 133 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_PUT(133, "11.6.0", ""),

    /**
     * Writes of batches. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 134 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_WRITE(134, "11.6.0", ""),

    /**
     * Reads of one key. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 135 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_GET(135, "11.6.0", ""),

    /**
     * Reads of many keys. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 136 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_MULTIGET(136, "11.6.0", ""),

    /**
     * Seeks of iterators. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 137 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_SEEK(137, "11.6.0", ""),

    /**
     * Steps forward of iterators. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 138 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_NEXT(138, "11.6.0", ""),

    /**
     * Steps back of iterators. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 139 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_PREV(139, "11.6.0", ""),

    /**
     * Keys that were written. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 140 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_KEYS_WRITTEN(140, "11.6.0", ""),

    /**
     * Keys that were read. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 141 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_NUM_KEYS_READ(141, "11.6.0", ""),

    /**
     * Bytes of keys and values that were written. Counted only by RocksDB's former BlobDB, which this API cannot open:
     * always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 142 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BYTES_WRITTEN(142, "11.6.0", ""),

    /**
     * Bytes of keys and values that were read. Counted only by RocksDB's former BlobDB, which this API cannot open:
     * always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 143 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BYTES_READ(143, "11.6.0", ""),

    /**
     * No longer counted: values that were too small for a blob file of RocksDB's former BlobDB.
     *
     * <p>C: {@code rocksdb::Tickers}, 144 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_WRITE_INLINED(144, "11.6.0", ""),

    /**
     * No longer counted: values with a time to live that were too small for a blob file of RocksDB's former BlobDB.
     *
     * <p>C: {@code rocksdb::Tickers}, 145 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_WRITE_INLINED_TTL(145, "11.6.0", ""),

    /**
     * Values without a time to live that were written to blob files. Counted only by RocksDB's former BlobDB, which
     * this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 146 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_WRITE_BLOB(146, "11.6.0", ""),

    /**
     * Values with a time to live that were written to blob files. Counted only by RocksDB's former BlobDB, which this
     * API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 147 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_WRITE_BLOB_TTL(147, "11.6.0", ""),

    /**
     * Bytes that were written to blob files.
     *
     * <p>C: {@code rocksdb::Tickers}, 148 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BLOB_FILE_BYTES_WRITTEN(148, "11.6.0", ""),

    /**
     * Bytes that were read from blob files.
     *
     * <p>C: {@code rocksdb::Tickers}, 149 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BLOB_FILE_BYTES_READ(149, "11.6.0", ""),

    /**
     * Times that a blob file was synced.
     *
     * <p>C: {@code rocksdb::Tickers}, 150 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BLOB_FILE_SYNCED(150, "11.6.0", ""),

    /**
     * References to blobs that were dropped because their time was up. Counted only by RocksDB's former BlobDB, which
     * this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 151 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BLOB_INDEX_EXPIRED_COUNT(151, "11.6.0", ""),

    /**
     * Bytes of references to blobs that were dropped because their time was up. Counted only by RocksDB's former
     * BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 152 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BLOB_INDEX_EXPIRED_SIZE(152, "11.6.0", ""),

    /**
     * References to blobs that were dropped because their file was deleted. Counted only by RocksDB's former BlobDB,
     * which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 153 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BLOB_INDEX_EVICTED_COUNT(153, "11.6.0", ""),

    /**
     * Bytes of references to blobs that were dropped because their file was deleted. Counted only by RocksDB's former
     * BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 154 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_BLOB_INDEX_EVICTED_SIZE(154, "11.6.0", ""),

    /**
     * Blob files that garbage collection emptied. Counted only by RocksDB's former BlobDB, which this API cannot open:
     * always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 155 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_GC_NUM_FILES(155, "11.6.0", ""),

    /**
     * Blob files that garbage collection wrote. Counted only by RocksDB's former BlobDB, which this API cannot open:
     * always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 156 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_GC_NUM_NEW_FILES(156, "11.6.0", ""),

    /**
     * Garbage collections that failed. Counted only by RocksDB's former BlobDB, which this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 157 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_GC_FAILURES(157, "11.6.0", ""),

    /**
     * Values that garbage collection moved to new blob files.
     *
     * <p>C: {@code rocksdb::Tickers}, 158 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_GC_NUM_KEYS_RELOCATED(158, "11.6.0", ""),

    /**
     * Bytes of values that garbage collection moved to new blob files.
     *
     * <p>C: {@code rocksdb::Tickers}, 159 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_GC_BYTES_RELOCATED(159, "11.6.0", ""),

    /**
     * Blob files that were deleted because all were too large. Counted only by RocksDB's former BlobDB, which this API
     * cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 160 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_FIFO_NUM_FILES_EVICTED(160, "11.6.0", ""),

    /**
     * Keys in blob files that were deleted because all were too large. Counted only by RocksDB's former BlobDB, which
     * this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 161 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_FIFO_NUM_KEYS_EVICTED(161, "11.6.0", ""),

    /**
     * Bytes of blob files that were deleted because all were too large. Counted only by RocksDB's former BlobDB, which
     * this API cannot open: always 0.
     *
     * <p>C: {@code rocksdb::Tickers}, 162 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_FIFO_BYTES_EVICTED(162, "11.6.0", ""),

    /**
     * Blobs that were not in the blob cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 163 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_CACHE_MISS(163, "11.6.0", ""),

    /**
     * Blobs that were found in the blob cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 164 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_CACHE_HIT(164, "11.6.0", ""),

    /**
     * Blobs that were put into the blob cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 165 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_CACHE_ADD(165, "11.6.0", ""),

    /**
     * Blobs that could not be put into the blob cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 166 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_CACHE_ADD_FAILURES(166, "11.6.0", ""),

    /**
     * Bytes that were read from the blob cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 167 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_CACHE_BYTES_READ(167, "11.6.0", ""),

    /**
     * Bytes that were put into the blob cache.
     *
     * <p>C: {@code rocksdb::Tickers}, 168 in RocksDB 11.6.0 or later.
     */
    BLOB_DB_CACHE_BYTES_WRITE(168, "11.6.0", ""),

    /**
     * Times that a {@code WRITE_PREPARED} or {@code WRITE_UNPREPARED} transaction took the mutex of prepared
     * transactions, which it should seldom need.
     *
     * <p>C: {@code rocksdb::Tickers}, 169 in RocksDB 11.6.0 or later.
     */
    TXN_PREPARE_MUTEX_OVERHEAD(169, "11.6.0", ""),

    /**
     * Times that a {@code WRITE_PREPARED} or {@code WRITE_UNPREPARED} transaction took the mutex of old commits, which
     * it should seldom need.
     *
     * <p>C: {@code rocksdb::Tickers}, 170 in RocksDB 11.6.0 or later.
     */
    TXN_OLD_COMMIT_MAP_MUTEX_OVERHEAD(170, "11.6.0", ""),

    /**
     * Times that the batch of a {@code WRITE_PREPARED} or {@code WRITE_UNPREPARED} transaction was searched for keys
     * that it has twice.
     *
     * <p>C: {@code rocksdb::Tickers}, 171 in RocksDB 11.6.0 or later.
     */
    TXN_DUPLICATE_KEY_OVERHEAD(171, "11.6.0", ""),

    /**
     * Times that a {@code WRITE_PREPARED} or {@code WRITE_UNPREPARED} transaction took the mutex of snapshots, which it
     * should seldom need.
     *
     * <p>C: {@code rocksdb::Tickers}, 172 in RocksDB 11.6.0 or later.
     */
    TXN_SNAPSHOT_MUTEX_OVERHEAD(172, "11.6.0", ""),

    /**
     * Reads of a {@code WRITE_PREPARED} or {@code WRITE_UNPREPARED} transaction that failed with {@code TryAgain}
     * because their snapshot was too old.
     *
     * <p>C: {@code rocksdb::Tickers}, 173 in RocksDB 11.6.0 or later.
     */
    TXN_GET_TRY_AGAIN(173, "11.6.0", ""),

    /**
     * Files that the file manager will delete later.
     *
     * <p>C: {@code rocksdb::Tickers}, 174 in RocksDB 11.6.0 or later.
     */
    FILES_MARKED_TRASH(174, "11.6.0", ""),

    /**
     * Files that the file manager had marked and has deleted.
     *
     * <p>C: {@code rocksdb::Tickers}, 175 in RocksDB 11.6.0 or later.
     */
    FILES_DELETED_FROM_TRASH_QUEUE(175, "11.6.0", ""),

    /**
     * Files that the file manager deleted at once.
     *
     * <p>C: {@code rocksdb::Tickers}, 176 in RocksDB 11.6.0 or later.
     */
    FILES_DELETED_IMMEDIATELY(176, "11.6.0", ""),

    /**
     * Background errors.
     *
     * <p>C: {@code rocksdb::Tickers}, 177 in RocksDB 11.6.0 or later.
     */
    ERROR_HANDLER_BG_ERROR_COUNT(177, "11.6.0", ""),

    /**
     * Background errors of input or output. A part of {@link #ERROR_HANDLER_BG_ERROR_COUNT}.
     *
     * <p>C: {@code rocksdb::Tickers}, 178 in RocksDB 11.6.0 or later.
     */
    ERROR_HANDLER_BG_IO_ERROR_COUNT(178, "11.6.0", ""),

    /**
     * Background errors of input or output that may go away. A part of {@link #ERROR_HANDLER_BG_IO_ERROR_COUNT}.
     *
     * <p>C: {@code rocksdb::Tickers}, 179 in RocksDB 11.6.0 or later.
     */
    ERROR_HANDLER_BG_RETRYABLE_IO_ERROR_COUNT(179, "11.6.0", ""),

    /**
     * Times that RocksDB began to resume by itself after a background error.
     *
     * <p>C: {@code rocksdb::Tickers}, 180 in RocksDB 11.6.0 or later.
     */
    ERROR_HANDLER_AUTORESUME_COUNT(180, "11.6.0", ""),

    /**
     * Attempts to resume after background errors.
     *
     * <p>C: {@code rocksdb::Tickers}, 181 in RocksDB 11.6.0 or later.
     */
    ERROR_HANDLER_AUTORESUME_RETRY_TOTAL_COUNT(181, "11.6.0", ""),

    /**
     * Times that RocksDB resumed by itself after a background error.
     *
     * <p>C: {@code rocksdb::Tickers}, 182 in RocksDB 11.6.0 or later.
     */
    ERROR_HANDLER_AUTORESUME_SUCCESS_COUNT(182, "11.6.0", ""),

    /**
     * Bytes of data in memtables when they were flushed.
     *
     * <p>C: {@code rocksdb::Tickers}, 183 in RocksDB 11.6.0 or later.
     */
    MEMTABLE_PAYLOAD_BYTES_AT_FLUSH(183, "11.6.0", ""),

    /**
     * Bytes of data in memtables that were already outdated when they were flushed.
     *
     * <p>C: {@code rocksdb::Tickers}, 184 in RocksDB 11.6.0 or later.
     */
    MEMTABLE_GARBAGE_BYTES_AT_FLUSH(184, "11.6.0", ""),

    /**
     * Bytes that were read to verify checksums.
     *
     * <p>C: {@code rocksdb::Tickers}, 185 in RocksDB 11.6.0 or later.
     */
    VERIFY_CHECKSUM_READ_BYTES(185, "11.6.0", ""),

    /**
     * Bytes that backups read.
     *
     * <p>C: {@code rocksdb::Tickers}, 186 in RocksDB 11.6.0 or later.
     */
    BACKUP_READ_BYTES(186, "11.6.0", ""),

    /**
     * Bytes that backups wrote.
     *
     * <p>C: {@code rocksdb::Tickers}, 187 in RocksDB 11.6.0 or later.
     */
    BACKUP_WRITE_BYTES(187, "11.6.0", ""),

    /**
     * Bytes that compactions by workers read.
     *
     * <p>C: {@code rocksdb::Tickers}, 188 in RocksDB 11.6.0 or later.
     */
    REMOTE_COMPACT_READ_BYTES(188, "11.6.0", ""),

    /**
     * Bytes that compactions by workers wrote.
     *
     * <p>C: {@code rocksdb::Tickers}, 189 in RocksDB 11.6.0 or later.
     */
    REMOTE_COMPACT_WRITE_BYTES(189, "11.6.0", ""),

    /**
     * Bytes of files that a resumed compaction did not have to write again.
     *
     * <p>C: {@code rocksdb::Tickers}, 190 in RocksDB 11.6.0 or later.
     */
    REMOTE_COMPACT_RESUMED_BYTES(190, "11.6.0", ""),

    /**
     * Bytes that were read from hot files.
     *
     * <p>C: {@code rocksdb::Tickers}, 191 in RocksDB 11.6.0 or later.
     */
    HOT_FILE_READ_BYTES(191, "11.6.0", ""),

    /**
     * Bytes that were read from warm files.
     *
     * <p>C: {@code rocksdb::Tickers}, 192 in RocksDB 11.6.0 or later.
     */
    WARM_FILE_READ_BYTES(192, "11.6.0", ""),

    /**
     * Bytes that were read from cool files.
     *
     * <p>C: {@code rocksdb::Tickers}, 193 in RocksDB 11.6.0 or later.
     */
    COOL_FILE_READ_BYTES(193, "11.6.0", ""),

    /**
     * Bytes that were read from cold files.
     *
     * <p>C: {@code rocksdb::Tickers}, 194 in RocksDB 11.6.0 or later.
     */
    COLD_FILE_READ_BYTES(194, "11.6.0", ""),

    /**
     * Bytes that were read from ice-cold files.
     *
     * <p>C: {@code rocksdb::Tickers}, 195 in RocksDB 11.6.0 or later.
     */
    ICE_FILE_READ_BYTES(195, "11.6.0", ""),

    /**
     * Reads from hot files.
     *
     * <p>C: {@code rocksdb::Tickers}, 196 in RocksDB 11.6.0 or later.
     */
    HOT_FILE_READ_COUNT(196, "11.6.0", ""),

    /**
     * Reads from warm files.
     *
     * <p>C: {@code rocksdb::Tickers}, 197 in RocksDB 11.6.0 or later.
     */
    WARM_FILE_READ_COUNT(197, "11.6.0", ""),

    /**
     * Reads from cool files.
     *
     * <p>C: {@code rocksdb::Tickers}, 198 in RocksDB 11.6.0 or later.
     */
    COOL_FILE_READ_COUNT(198, "11.6.0", ""),

    /**
     * Reads from cold files.
     *
     * <p>C: {@code rocksdb::Tickers}, 199 in RocksDB 11.6.0 or later.
     */
    COLD_FILE_READ_COUNT(199, "11.6.0", ""),

    /**
     * Reads from ice-cold files.
     *
     * <p>C: {@code rocksdb::Tickers}, 200 in RocksDB 11.6.0 or later.
     */
    ICE_FILE_READ_COUNT(200, "11.6.0", ""),

    /**
     * Bytes that were read from files of the last level.
     *
     * <p>C: {@code rocksdb::Tickers}, 201 in RocksDB 11.6.0 or later.
     */
    LAST_LEVEL_READ_BYTES(201, "11.6.0", ""),

    /**
     * Reads from files of the last level.
     *
     * <p>C: {@code rocksdb::Tickers}, 202 in RocksDB 11.6.0 or later.
     */
    LAST_LEVEL_READ_COUNT(202, "11.6.0", ""),

    /**
     * Bytes that were read from files above the last level.
     *
     * <p>C: {@code rocksdb::Tickers}, 203 in RocksDB 11.6.0 or later.
     */
    NON_LAST_LEVEL_READ_BYTES(203, "11.6.0", ""),

    /**
     * Reads from files above the last level.
     *
     * <p>C: {@code rocksdb::Tickers}, 204 in RocksDB 11.6.0 or later.
     */
    NON_LAST_LEVEL_READ_COUNT(204, "11.6.0", ""),

    /**
     * Seeks in the last level that a filter spared.
     *
     * <p>C: {@code rocksdb::Tickers}, 205 in RocksDB 11.6.0 or later.
     */
    LAST_LEVEL_SEEK_FILTERED(205, "11.6.0", ""),

    /**
     * Seeks in the last level that a filter was asked for and let through.
     *
     * <p>C: {@code rocksdb::Tickers}, 206 in RocksDB 11.6.0 or later.
     */
    LAST_LEVEL_SEEK_FILTER_MATCH(206, "11.6.0", ""),

    /**
     * Seeks in the last level that read a data block.
     *
     * <p>C: {@code rocksdb::Tickers}, 207 in RocksDB 11.6.0 or later.
     */
    LAST_LEVEL_SEEK_DATA(207, "11.6.0", ""),

    /**
     * Seeks in the last level whose entry was used, without a filter.
     *
     * <p>C: {@code rocksdb::Tickers}, 208 in RocksDB 11.6.0 or later.
     */
    LAST_LEVEL_SEEK_DATA_USEFUL_NO_FILTER(208, "11.6.0", ""),

    /**
     * Seeks in the last level whose entry was used, after a filter let them through.
     *
     * <p>C: {@code rocksdb::Tickers}, 209 in RocksDB 11.6.0 or later.
     */
    LAST_LEVEL_SEEK_DATA_USEFUL_FILTER_MATCH(209, "11.6.0", ""),

    /**
     * Seeks above the last level that a filter spared.
     *
     * <p>C: {@code rocksdb::Tickers}, 210 in RocksDB 11.6.0 or later.
     */
    NON_LAST_LEVEL_SEEK_FILTERED(210, "11.6.0", ""),

    /**
     * Seeks above the last level that a filter was asked for and let through.
     *
     * <p>C: {@code rocksdb::Tickers}, 211 in RocksDB 11.6.0 or later.
     */
    NON_LAST_LEVEL_SEEK_FILTER_MATCH(211, "11.6.0", ""),

    /**
     * Seeks above the last level that read a data block.
     *
     * <p>C: {@code rocksdb::Tickers}, 212 in RocksDB 11.6.0 or later.
     */
    NON_LAST_LEVEL_SEEK_DATA(212, "11.6.0", ""),

    /**
     * Seeks above the last level whose entry was used, without a filter.
     *
     * <p>C: {@code rocksdb::Tickers}, 213 in RocksDB 11.6.0 or later.
     */
    NON_LAST_LEVEL_SEEK_DATA_USEFUL_NO_FILTER(213, "11.6.0", ""),

    /**
     * Seeks above the last level whose entry was used, after a filter let them through.
     *
     * <p>C: {@code rocksdb::Tickers}, 214 in RocksDB 11.6.0 or later.
     */
    NON_LAST_LEVEL_SEEK_DATA_USEFUL_FILTER_MATCH(214, "11.6.0", ""),

    /**
     * Checksums of blocks that were verified.
     *
     * <p>C: {@code rocksdb::Tickers}, 215 in RocksDB 11.6.0 or later.
     */
    BLOCK_CHECKSUM_COMPUTE_COUNT(215, "11.6.0", ""),

    /**
     * Checksums of blocks that were wrong; the same damage may count several times.
     *
     * <p>C: {@code rocksdb::Tickers}, 216 in RocksDB 11.6.0 or later.
     */
    BLOCK_CHECKSUM_MISMATCH_COUNT(216, "11.6.0", ""),

    /**
     * Coroutines that reads of many keys used.
     *
     * <p>C: {@code rocksdb::Tickers}, 217 in RocksDB 11.6.0 or later.
     */
    MULTIGET_COROUTINE_COUNT(217, "11.6.0", ""),

    /**
     * The time in calls that begin asynchronous reads, in microseconds.
     *
     * <p>C: {@code rocksdb::Tickers}, 218 in RocksDB 11.6.0 or later.
     */
    READ_ASYNC_MICROS(218, "11.6.0", ""),

    /**
     * Asynchronous reads that failed.
     *
     * <p>C: {@code rocksdb::Tickers}, 219 in RocksDB 11.6.0 or later.
     */
    ASYNC_READ_ERROR_COUNT(219, "11.6.0", ""),

    /**
     * Reads when a table file is opened that were not in what had been read from its end.
     *
     * <p>C: {@code rocksdb::Tickers}, 220 in RocksDB 11.6.0 or later.
     */
    TABLE_OPEN_PREFETCH_TAIL_MISS(220, "11.6.0", ""),

    /**
     * Reads when a table file is opened that were in what had been read from its end.
     *
     * <p>C: {@code rocksdb::Tickers}, 221 in RocksDB 11.6.0 or later.
     */
    TABLE_OPEN_PREFETCH_TAIL_HIT(221, "11.6.0", ""),

    /**
     * Table files whose range of timestamps was looked at before a read.
     *
     * <p>C: {@code rocksdb::Tickers}, 222 in RocksDB 11.6.0 or later.
     */
    TIMESTAMP_FILTER_TABLE_CHECKED(222, "11.6.0", ""),

    /**
     * Table files that were not read because of their range of timestamps.
     *
     * <p>C: {@code rocksdb::Tickers}, 223 in RocksDB 11.6.0 or later.
     */
    TIMESTAMP_FILTER_TABLE_FILTERED(223, "11.6.0", ""),

    /**
     * Times that a scan read less ahead because its upper bound or the cache made that enough.
     *
     * <p>C: {@code rocksdb::Tickers}, 224 in RocksDB 11.6.0 or later.
     */
    READAHEAD_TRIMMED(224, "11.6.0", ""),

    /**
     * FIFO compactions that deleted files because all were too large.
     *
     * <p>C: {@code rocksdb::Tickers}, 225 in RocksDB 11.6.0 or later.
     */
    FIFO_MAX_SIZE_COMPACTIONS(225, "11.6.0", ""),

    /**
     * FIFO compactions that deleted files because they were too old.
     *
     * <p>C: {@code rocksdb::Tickers}, 226 in RocksDB 11.6.0 or later.
     */
    FIFO_TTL_COMPACTIONS(226, "11.6.0", ""),

    /**
     * FIFO compactions that moved files to another temperature.
     *
     * <p>C: {@code rocksdb::Tickers}, 227 in RocksDB 11.6.0 or later.
     */
    FIFO_CHANGE_TEMPERATURE_COMPACTIONS(227, "11.6.0", ""),

    /**
     * Bytes that scans read ahead.
     *
     * <p>C: {@code rocksdb::Tickers}, 228 in RocksDB 11.6.0 or later.
     */
    PREFETCH_BYTES(228, "11.6.0", ""),

    /**
     * Bytes that scans read ahead and used.
     *
     * <p>C: {@code rocksdb::Tickers}, 229 in RocksDB 11.6.0 or later.
     */
    PREFETCH_BYTES_USEFUL(229, "11.6.0", ""),

    /**
     * Reads from files that were spared because scans had read ahead.
     *
     * <p>C: {@code rocksdb::Tickers}, 230 in RocksDB 11.6.0 or later.
     */
    PREFETCH_HITS(230, "11.6.0", ""),

    /**
     * Table files whose end was found damaged when they were opened.
     *
     * <p>C: {@code rocksdb::Tickers}, 231 in RocksDB 11.6.0 or later.
     */
    SST_FOOTER_CORRUPTION_COUNT(231, "11.6.0", ""),

    /**
     * Reads that were tried again because a checksum was wrong.
     *
     * <p>C: {@code rocksdb::Tickers}, 232 in RocksDB 11.6.0 or later.
     */
    FILE_READ_CORRUPTION_RETRY_COUNT(232, "11.6.0", ""),

    /**
     * Reads that were tried again because a checksum was wrong, and then were right.
     *
     * <p>C: {@code rocksdb::Tickers}, 233 in RocksDB 11.6.0 or later.
     */
    FILE_READ_CORRUPTION_RETRY_SUCCESS_COUNT(233, "11.6.0", ""),

    /**
     * Batches with index that went into the database as a whole, as those of large transactions may.
     *
     * <p>C: {@code rocksdb::Tickers}, 234 in RocksDB 11.6.0 or later.
     */
    NUMBER_WBWI_INGEST(234, "11.6.0", ""),

    /**
     * User-defined indexes that could not be loaded when a table file was opened.
     *
     * <p>C: {@code rocksdb::Tickers}, 235 in RocksDB 11.6.0 or later.
     */
    SST_USER_DEFINED_INDEX_LOAD_FAIL_COUNT(235, "11.6.0", ""),

    /**
     * Scans of many ranges that were prepared.
     *
     * <p>C: {@code rocksdb::Tickers}, 236 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_PREPARE_CALLS(236, "11.6.0", ""),

    /**
     * Scans of many ranges that could not be prepared.
     *
     * <p>C: {@code rocksdb::Tickers}, 237 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_PREPARE_ERRORS(237, "11.6.0", ""),

    /**
     * Blocks that scans of many ranges read ahead from files.
     *
     * <p>C: {@code rocksdb::Tickers}, 238 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_BLOCKS_PREFETCHED(238, "11.6.0", ""),

    /**
     * Blocks that scans of many ranges found in the cache when they were prepared.
     *
     * <p>C: {@code rocksdb::Tickers}, 239 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_BLOCKS_FROM_CACHE(239, "11.6.0", ""),

    /**
     * Bytes that scans of many ranges read ahead.
     *
     * <p>C: {@code rocksdb::Tickers}, 240 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_PREFETCH_BYTES(240, "11.6.0", ""),

    /**
     * Blocks that scans of many ranges read ahead and never used.
     *
     * <p>C: {@code rocksdb::Tickers}, 241 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_PREFETCH_BLOCKS_WASTED(241, "11.6.0", ""),

    /**
     * Reads from files for scans of many ranges.
     *
     * <p>C: {@code rocksdb::Tickers}, 242 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_IO_REQUESTS(242, "11.6.0", ""),

    /**
     * Blocks that do not lie side by side but were read together for scans of many ranges.
     *
     * <p>C: {@code rocksdb::Tickers}, 243 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_IO_COALESCED_NONADJACENT(243, "11.6.0", ""),

    /**
     * Seeks of scans of many ranges that were not allowed, such as out of order.
     *
     * <p>C: {@code rocksdb::Tickers}, 244 in RocksDB 11.6.0 or later.
     */
    MULTISCAN_SEEK_ERRORS(244, "11.6.0", ""),

    /**
     * Bytes of memory that were granted for reading ahead.
     *
     * <p>C: {@code rocksdb::Tickers}, 245 in RocksDB 11.6.0 or later.
     */
    PREFETCH_MEMORY_BYTES_GRANTED(245, "11.6.0", ""),

    /**
     * Bytes of memory for reading ahead that were given back.
     *
     * <p>C: {@code rocksdb::Tickers}, 246 in RocksDB 11.6.0 or later.
     */
    PREFETCH_MEMORY_BYTES_RELEASED(246, "11.6.0", ""),

    /**
     * Times that reading ahead waited for memory.
     *
     * <p>C: {@code rocksdb::Tickers}, 247 in RocksDB 11.6.0 or later.
     */
    PREFETCH_MEMORY_REQUESTS_BLOCKED(247, "11.6.0", ""),

    /**
     * Deleted ranges that iterators wrote in place of many deleted keys.
     *
     * <p>C: {@code rocksdb::Tickers}, 248 in RocksDB 11.6.0 or later.
     */
    READ_PATH_RANGE_TOMBSTONES_INSERTED(248, "11.6.0", ""),

    /**
     * Deleted ranges that iterators could not write in place of deleted keys.
     *
     * <p>C: {@code rocksdb::Tickers}, 249 in RocksDB 11.6.0 or later.
     */
    READ_PATH_RANGE_TOMBSTONES_DISCARDED(249, "11.6.0", ""),

    /**
     * Times that the file system was asked for what helps to open a table file faster.
     *
     * <p>C: {@code rocksdb::Tickers}, 250 in RocksDB 11.6.0 or later.
     */
    FILE_OPEN_METADATA_RETRIEVED(250, "11.6.0", ""),

    /**
     * Table files that were opened with metadata that the file system had returned before.
     *
     * <p>C: {@code rocksdb::Tickers}, 251 in RocksDB 11.6.0 or later.
     */
    FILE_OPEN_METADATA_PASSED(251, "11.6.0", ""),

    /**
     * Manifests that were found damaged when a database was closed.
     *
     * <p>C: {@code rocksdb::Tickers}, 252 in RocksDB 11.6.0 or later.
     */
    MANIFEST_VALIDATION_FAILURE_COUNT(252, "11.6.0", ""),

    /**
     * Flushes because a memtable was full.
     *
     * <p>C: {@code rocksdb::Tickers}, 253 in RocksDB 11.6.0 or later.
     */
    FLUSH_REASON_WRITE_BUFFER_FULL(253, "11.6.0", ""),

    /**
     * Flushes because the write buffer manager was short of memory.
     *
     * <p>C: {@code rocksdb::Tickers}, 254 in RocksDB 11.6.0 or later.
     */
    FLUSH_REASON_WRITE_BUFFER_MANAGER(254, "11.6.0", ""),

    /**
     * Flushes because a memtable had too many deleted ranges.
     *
     * <p>C: {@code rocksdb::Tickers}, 255 in RocksDB 11.6.0 or later.
     */
    FLUSH_REASON_MEMTABLE_MAX_RANGE_DELETIONS(255, "11.6.0", ""),

    /**
     * Flushes of all column families because a memtable was full.
     *
     * <p>C: {@code rocksdb::Tickers}, 256 in RocksDB 11.6.0 or later.
     */
    ATOMIC_FLUSH_REQUEST_REASON_WRITE_BUFFER_FULL(256, "11.6.0", ""),

    /**
     * Flushes of all column families because the write buffer manager was short of memory.
     *
     * <p>C: {@code rocksdb::Tickers}, 257 in RocksDB 11.6.0 or later.
     */
    ATOMIC_FLUSH_REQUEST_REASON_WRITE_BUFFER_MANAGER(257, "11.6.0", ""),

    /**
     * Flushes of all column families because a memtable had too many deleted ranges.
     *
     * <p>C: {@code rocksdb::Tickers}, 258 in RocksDB 11.6.0 or later.
     */
    ATOMIC_FLUSH_REQUEST_REASON_MEMTABLE_MAX_RANGE_DELETIONS(258, "11.6.0", ""),

    /**
     * Flushes of all column families for other reasons.
     *
     * <p>C: {@code rocksdb::Tickers}, 259 in RocksDB 11.6.0 or later.
     */
    ATOMIC_FLUSH_REQUEST_REASON_OTHER(259, "11.6.0", ""),

    /**
     * Bytes that checkpoints read.
     *
     * <p>C: {@code rocksdb::Tickers}, 260 in RocksDB 11.8.0 or later.
     */
    CHECKPOINT_READ_BYTES(260, "11.8.0", ""),

    /**
     * Bytes that checkpoints wrote.
     *
     * <p>C: {@code rocksdb::Tickers}, 261 in RocksDB 11.8.0 or later.
     */
    CHECKPOINT_WRITE_BYTES(261, "11.8.0", ""),

    /**
     * Asynchronous reads that were done synchronously instead.
     *
     * <p>C: {@code rocksdb::Tickers}, 262 in RocksDB 11.8.0 or later.
     */
    FILE_SUBMIT_ASYNC_READ_FALLBACK(262, "11.8.0", "");

    private final int value;

    private final String since;

    private final String until;

    TickerType(int value) {
        this(value, "", "");
    }

    TickerType(int value, String since, String until) {
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
    public static TickerType getTickerType(int value) {
        return switch (value) {
            case 0 -> BLOCK_CACHE_MISS;
            case 1 -> BLOCK_CACHE_HIT;
            case 2 -> BLOCK_CACHE_ADD;
            case 3 -> BLOCK_CACHE_ADD_FAILURES;
            case 4 -> BLOCK_CACHE_INDEX_MISS;
            case 5 -> BLOCK_CACHE_INDEX_HIT;
            case 6 -> BLOCK_CACHE_INDEX_ADD;
            case 7 -> BLOCK_CACHE_INDEX_BYTES_INSERT;
            case 8 -> BLOCK_CACHE_FILTER_MISS;
            case 9 -> BLOCK_CACHE_FILTER_HIT;
            case 10 -> BLOCK_CACHE_FILTER_ADD;
            case 11 -> BLOCK_CACHE_FILTER_BYTES_INSERT;
            case 12 -> BLOCK_CACHE_DATA_MISS;
            case 13 -> BLOCK_CACHE_DATA_HIT;
            case 14 -> BLOCK_CACHE_DATA_ADD;
            case 15 -> BLOCK_CACHE_DATA_BYTES_INSERT;
            case 16 -> BLOCK_CACHE_BYTES_READ;
            case 17 -> BLOCK_CACHE_BYTES_WRITE;
            case 18 -> BLOCK_CACHE_COMPRESSION_DICT_MISS;
            case 19 -> BLOCK_CACHE_COMPRESSION_DICT_HIT;
            case 20 -> BLOCK_CACHE_COMPRESSION_DICT_ADD;
            case 21 -> BLOCK_CACHE_COMPRESSION_DICT_BYTES_INSERT;
            case 22 -> BLOCK_CACHE_ADD_REDUNDANT;
            case 23 -> BLOCK_CACHE_INDEX_ADD_REDUNDANT;
            case 24 -> BLOCK_CACHE_FILTER_ADD_REDUNDANT;
            case 25 -> BLOCK_CACHE_DATA_ADD_REDUNDANT;
            case 26 -> BLOCK_CACHE_COMPRESSION_DICT_ADD_REDUNDANT;
            case 27 -> SECONDARY_CACHE_HITS;
            case 28 -> SECONDARY_CACHE_FILTER_HITS;
            case 29 -> SECONDARY_CACHE_INDEX_HITS;
            case 30 -> SECONDARY_CACHE_DATA_HITS;
            case 31 -> COMPRESSED_SECONDARY_CACHE_DUMMY_HITS;
            case 32 -> COMPRESSED_SECONDARY_CACHE_HITS;
            case 33 -> COMPRESSED_SECONDARY_CACHE_PROMOTIONS;
            case 34 -> COMPRESSED_SECONDARY_CACHE_PROMOTION_SKIPS;
            case 35 -> BLOOM_FILTER_USEFUL;
            case 36 -> BLOOM_FILTER_FULL_POSITIVE;
            case 37 -> BLOOM_FILTER_FULL_TRUE_POSITIVE;
            case 38 -> BLOOM_FILTER_PREFIX_CHECKED;
            case 39 -> BLOOM_FILTER_PREFIX_USEFUL;
            case 40 -> BLOOM_FILTER_PREFIX_TRUE_POSITIVE;
            case 41 -> PERSISTENT_CACHE_HIT;
            case 42 -> PERSISTENT_CACHE_MISS;
            case 43 -> SIM_BLOCK_CACHE_HIT;
            case 44 -> SIM_BLOCK_CACHE_MISS;
            case 45 -> MEMTABLE_HIT;
            case 46 -> MEMTABLE_MISS;
            case 47 -> GET_HIT_L0;
            case 48 -> GET_HIT_L1;
            case 49 -> GET_HIT_L2_AND_UP;
            case 50 -> COMPACTION_KEY_DROP_NEWER_ENTRY;
            case 51 -> COMPACTION_KEY_DROP_OBSOLETE;
            case 52 -> COMPACTION_KEY_DROP_RANGE_DEL;
            case 53 -> COMPACTION_KEY_DROP_USER;
            case 54 -> COMPACTION_RANGE_DEL_DROP_OBSOLETE;
            case 55 -> COMPACTION_OPTIMIZED_DEL_DROP_OBSOLETE;
            case 56 -> COMPACTION_CANCELLED;
            case 57 -> COMPACTION_ABORTED;
            case 58 -> NUMBER_KEYS_WRITTEN;
            case 59 -> NUMBER_KEYS_READ;
            case 60 -> NUMBER_KEYS_UPDATED;
            case 61 -> BYTES_WRITTEN;
            case 62 -> BYTES_READ;
            case 63 -> NUMBER_DB_SEEK;
            case 64 -> NUMBER_DB_NEXT;
            case 65 -> NUMBER_DB_PREV;
            case 66 -> NUMBER_DB_SEEK_FOUND;
            case 67 -> NUMBER_DB_NEXT_FOUND;
            case 68 -> NUMBER_DB_PREV_FOUND;
            case 69 -> ITER_BYTES_READ;
            case 70 -> NUMBER_ITER_SKIP;
            case 71 -> NUMBER_OF_RESEEKS_IN_ITERATION;
            case 72 -> NO_ITERATOR_CREATED;
            case 73 -> NO_ITERATOR_DELETED;
            case 74 -> NO_FILE_OPENS;
            case 75 -> NO_FILE_ERRORS;
            case 76 -> STALL_MICROS;
            case 77 -> DB_MUTEX_WAIT_MICROS;
            case 78 -> NUMBER_MULTIGET_CALLS;
            case 79 -> NUMBER_MULTIGET_KEYS_READ;
            case 80 -> NUMBER_MULTIGET_BYTES_READ;
            case 81 -> NUMBER_MULTIGET_KEYS_FOUND;
            case 82 -> NUMBER_MERGE_FAILURES;
            case 83 -> GET_UPDATES_SINCE_CALLS;
            case 84 -> WAL_FILE_SYNCED;
            case 85 -> WAL_FILE_BYTES;
            case 86 -> WAL_PRECREATE_HIT;
            case 87 -> WAL_PRECREATE_MISS;
            case 88 -> WAL_PRECREATE_WAITED;
            case 89 -> WAL_PRECREATE_WAIT_MICROS;
            case 90 -> WAL_PRECREATE_FAILED;
            case 91 -> WRITE_DONE_BY_SELF;
            case 92 -> WRITE_DONE_BY_OTHER;
            case 93 -> WRITE_WITH_WAL;
            case 94 -> COMPACT_READ_BYTES;
            case 95 -> COMPACT_WRITE_BYTES;
            case 96 -> FLUSH_WRITE_BYTES;
            case 97 -> COMPACT_READ_BYTES_MARKED;
            case 98 -> COMPACT_READ_BYTES_PERIODIC;
            case 99 -> COMPACT_READ_BYTES_TTL;
            case 100 -> COMPACT_WRITE_BYTES_MARKED;
            case 101 -> COMPACT_WRITE_BYTES_PERIODIC;
            case 102 -> COMPACT_WRITE_BYTES_TTL;
            case 103 -> NUMBER_DIRECT_LOAD_TABLE_PROPERTIES;
            case 104 -> NUMBER_SUPERVERSION_ACQUIRES;
            case 105 -> NUMBER_SUPERVERSION_RELEASES;
            case 106 -> NUMBER_SUPERVERSION_CLEANUPS;
            case 107 -> NUMBER_BLOCK_COMPRESSED;
            case 108 -> NUMBER_BLOCK_DECOMPRESSED;
            case 109 -> BYTES_COMPRESSED_FROM;
            case 110 -> BYTES_COMPRESSED_TO;
            case 111 -> BYTES_COMPRESSION_BYPASSED;
            case 112 -> BYTES_COMPRESSION_REJECTED;
            case 113 -> NUMBER_BLOCK_COMPRESSION_BYPASSED;
            case 114 -> NUMBER_BLOCK_COMPRESSION_REJECTED;
            case 115 -> BYTES_DECOMPRESSED_FROM;
            case 116 -> BYTES_DECOMPRESSED_TO;
            case 117 -> MERGE_OPERATION_TOTAL_TIME;
            case 118 -> FILTER_OPERATION_TOTAL_TIME;
            case 119 -> COMPACTION_CPU_TOTAL_TIME;
            case 120 -> ROW_CACHE_HIT;
            case 121 -> ROW_CACHE_MISS;
            case 122 -> READ_AMP_ESTIMATE_USEFUL_BYTES;
            case 123 -> READ_AMP_TOTAL_READ_BYTES;
            case 124 -> NUMBER_RATE_LIMITER_DRAINS;
            case 125 -> RATE_LIMITER_BYTES_READ;
            case 126 -> RATE_LIMITER_BYTES_WRITE;
            case 127 -> RATE_LIMITER_REQUESTS_READ;
            case 128 -> RATE_LIMITER_REQUESTS_WRITE;
            case 129 -> RATE_LIMITER_DELAYED_REQUESTS_READ;
            case 130 -> RATE_LIMITER_DELAYED_REQUESTS_WRITE;
            case 131 -> RATE_LIMITER_TOTAL_WAIT_MICROS_READ;
            case 132 -> RATE_LIMITER_TOTAL_WAIT_MICROS_WRITE;
            case 133 -> BLOB_DB_NUM_PUT;
            case 134 -> BLOB_DB_NUM_WRITE;
            case 135 -> BLOB_DB_NUM_GET;
            case 136 -> BLOB_DB_NUM_MULTIGET;
            case 137 -> BLOB_DB_NUM_SEEK;
            case 138 -> BLOB_DB_NUM_NEXT;
            case 139 -> BLOB_DB_NUM_PREV;
            case 140 -> BLOB_DB_NUM_KEYS_WRITTEN;
            case 141 -> BLOB_DB_NUM_KEYS_READ;
            case 142 -> BLOB_DB_BYTES_WRITTEN;
            case 143 -> BLOB_DB_BYTES_READ;
            case 144 -> BLOB_DB_WRITE_INLINED;
            case 145 -> BLOB_DB_WRITE_INLINED_TTL;
            case 146 -> BLOB_DB_WRITE_BLOB;
            case 147 -> BLOB_DB_WRITE_BLOB_TTL;
            case 148 -> BLOB_DB_BLOB_FILE_BYTES_WRITTEN;
            case 149 -> BLOB_DB_BLOB_FILE_BYTES_READ;
            case 150 -> BLOB_DB_BLOB_FILE_SYNCED;
            case 151 -> BLOB_DB_BLOB_INDEX_EXPIRED_COUNT;
            case 152 -> BLOB_DB_BLOB_INDEX_EXPIRED_SIZE;
            case 153 -> BLOB_DB_BLOB_INDEX_EVICTED_COUNT;
            case 154 -> BLOB_DB_BLOB_INDEX_EVICTED_SIZE;
            case 155 -> BLOB_DB_GC_NUM_FILES;
            case 156 -> BLOB_DB_GC_NUM_NEW_FILES;
            case 157 -> BLOB_DB_GC_FAILURES;
            case 158 -> BLOB_DB_GC_NUM_KEYS_RELOCATED;
            case 159 -> BLOB_DB_GC_BYTES_RELOCATED;
            case 160 -> BLOB_DB_FIFO_NUM_FILES_EVICTED;
            case 161 -> BLOB_DB_FIFO_NUM_KEYS_EVICTED;
            case 162 -> BLOB_DB_FIFO_BYTES_EVICTED;
            case 163 -> BLOB_DB_CACHE_MISS;
            case 164 -> BLOB_DB_CACHE_HIT;
            case 165 -> BLOB_DB_CACHE_ADD;
            case 166 -> BLOB_DB_CACHE_ADD_FAILURES;
            case 167 -> BLOB_DB_CACHE_BYTES_READ;
            case 168 -> BLOB_DB_CACHE_BYTES_WRITE;
            case 169 -> TXN_PREPARE_MUTEX_OVERHEAD;
            case 170 -> TXN_OLD_COMMIT_MAP_MUTEX_OVERHEAD;
            case 171 -> TXN_DUPLICATE_KEY_OVERHEAD;
            case 172 -> TXN_SNAPSHOT_MUTEX_OVERHEAD;
            case 173 -> TXN_GET_TRY_AGAIN;
            case 174 -> FILES_MARKED_TRASH;
            case 175 -> FILES_DELETED_FROM_TRASH_QUEUE;
            case 176 -> FILES_DELETED_IMMEDIATELY;
            case 177 -> ERROR_HANDLER_BG_ERROR_COUNT;
            case 178 -> ERROR_HANDLER_BG_IO_ERROR_COUNT;
            case 179 -> ERROR_HANDLER_BG_RETRYABLE_IO_ERROR_COUNT;
            case 180 -> ERROR_HANDLER_AUTORESUME_COUNT;
            case 181 -> ERROR_HANDLER_AUTORESUME_RETRY_TOTAL_COUNT;
            case 182 -> ERROR_HANDLER_AUTORESUME_SUCCESS_COUNT;
            case 183 -> MEMTABLE_PAYLOAD_BYTES_AT_FLUSH;
            case 184 -> MEMTABLE_GARBAGE_BYTES_AT_FLUSH;
            case 185 -> VERIFY_CHECKSUM_READ_BYTES;
            case 186 -> BACKUP_READ_BYTES;
            case 187 -> BACKUP_WRITE_BYTES;
            case 188 -> REMOTE_COMPACT_READ_BYTES;
            case 189 -> REMOTE_COMPACT_WRITE_BYTES;
            case 190 -> REMOTE_COMPACT_RESUMED_BYTES;
            case 191 -> HOT_FILE_READ_BYTES;
            case 192 -> WARM_FILE_READ_BYTES;
            case 193 -> COOL_FILE_READ_BYTES;
            case 194 -> COLD_FILE_READ_BYTES;
            case 195 -> ICE_FILE_READ_BYTES;
            case 196 -> HOT_FILE_READ_COUNT;
            case 197 -> WARM_FILE_READ_COUNT;
            case 198 -> COOL_FILE_READ_COUNT;
            case 199 -> COLD_FILE_READ_COUNT;
            case 200 -> ICE_FILE_READ_COUNT;
            case 201 -> LAST_LEVEL_READ_BYTES;
            case 202 -> LAST_LEVEL_READ_COUNT;
            case 203 -> NON_LAST_LEVEL_READ_BYTES;
            case 204 -> NON_LAST_LEVEL_READ_COUNT;
            case 205 -> LAST_LEVEL_SEEK_FILTERED;
            case 206 -> LAST_LEVEL_SEEK_FILTER_MATCH;
            case 207 -> LAST_LEVEL_SEEK_DATA;
            case 208 -> LAST_LEVEL_SEEK_DATA_USEFUL_NO_FILTER;
            case 209 -> LAST_LEVEL_SEEK_DATA_USEFUL_FILTER_MATCH;
            case 210 -> NON_LAST_LEVEL_SEEK_FILTERED;
            case 211 -> NON_LAST_LEVEL_SEEK_FILTER_MATCH;
            case 212 -> NON_LAST_LEVEL_SEEK_DATA;
            case 213 -> NON_LAST_LEVEL_SEEK_DATA_USEFUL_NO_FILTER;
            case 214 -> NON_LAST_LEVEL_SEEK_DATA_USEFUL_FILTER_MATCH;
            case 215 -> BLOCK_CHECKSUM_COMPUTE_COUNT;
            case 216 -> BLOCK_CHECKSUM_MISMATCH_COUNT;
            case 217 -> MULTIGET_COROUTINE_COUNT;
            case 218 -> READ_ASYNC_MICROS;
            case 219 -> ASYNC_READ_ERROR_COUNT;
            case 220 -> TABLE_OPEN_PREFETCH_TAIL_MISS;
            case 221 -> TABLE_OPEN_PREFETCH_TAIL_HIT;
            case 222 -> TIMESTAMP_FILTER_TABLE_CHECKED;
            case 223 -> TIMESTAMP_FILTER_TABLE_FILTERED;
            case 224 -> READAHEAD_TRIMMED;
            case 225 -> FIFO_MAX_SIZE_COMPACTIONS;
            case 226 -> FIFO_TTL_COMPACTIONS;
            case 227 -> FIFO_CHANGE_TEMPERATURE_COMPACTIONS;
            case 228 -> PREFETCH_BYTES;
            case 229 -> PREFETCH_BYTES_USEFUL;
            case 230 -> PREFETCH_HITS;
            case 231 -> SST_FOOTER_CORRUPTION_COUNT;
            case 232 -> FILE_READ_CORRUPTION_RETRY_COUNT;
            case 233 -> FILE_READ_CORRUPTION_RETRY_SUCCESS_COUNT;
            case 234 -> NUMBER_WBWI_INGEST;
            case 235 -> SST_USER_DEFINED_INDEX_LOAD_FAIL_COUNT;
            case 236 -> MULTISCAN_PREPARE_CALLS;
            case 237 -> MULTISCAN_PREPARE_ERRORS;
            case 238 -> MULTISCAN_BLOCKS_PREFETCHED;
            case 239 -> MULTISCAN_BLOCKS_FROM_CACHE;
            case 240 -> MULTISCAN_PREFETCH_BYTES;
            case 241 -> MULTISCAN_PREFETCH_BLOCKS_WASTED;
            case 242 -> MULTISCAN_IO_REQUESTS;
            case 243 -> MULTISCAN_IO_COALESCED_NONADJACENT;
            case 244 -> MULTISCAN_SEEK_ERRORS;
            case 245 -> PREFETCH_MEMORY_BYTES_GRANTED;
            case 246 -> PREFETCH_MEMORY_BYTES_RELEASED;
            case 247 -> PREFETCH_MEMORY_REQUESTS_BLOCKED;
            case 248 -> READ_PATH_RANGE_TOMBSTONES_INSERTED;
            case 249 -> READ_PATH_RANGE_TOMBSTONES_DISCARDED;
            case 250 -> FILE_OPEN_METADATA_RETRIEVED;
            case 251 -> FILE_OPEN_METADATA_PASSED;
            case 252 -> MANIFEST_VALIDATION_FAILURE_COUNT;
            case 253 -> FLUSH_REASON_WRITE_BUFFER_FULL;
            case 254 -> FLUSH_REASON_WRITE_BUFFER_MANAGER;
            case 255 -> FLUSH_REASON_MEMTABLE_MAX_RANGE_DELETIONS;
            case 256 -> ATOMIC_FLUSH_REQUEST_REASON_WRITE_BUFFER_FULL;
            case 257 -> ATOMIC_FLUSH_REQUEST_REASON_WRITE_BUFFER_MANAGER;
            case 258 -> ATOMIC_FLUSH_REQUEST_REASON_MEMTABLE_MAX_RANGE_DELETIONS;
            case 259 -> ATOMIC_FLUSH_REQUEST_REASON_OTHER;
            case 260 -> CHECKPOINT_READ_BYTES;
            case 261 -> CHECKPOINT_WRITE_BYTES;
            case 262 -> FILE_SUBMIT_ASYNC_READ_FALLBACK;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no TickerType that this version knows");
        };
    }

    /** No ticker: rocksdbjni ends its constants with one of this name, which programs compare with. */
    public static final @Nullable TickerType TICKER_ENUM_MAX = null;
}
