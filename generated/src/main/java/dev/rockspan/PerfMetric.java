package dev.rockspan;

/** What is counted for a thread. */
public enum PerfMetric {
    /**
     * The number of comparisons of keys.
     *
     * <p>C: {@code rocksdb_user_key_comparison_count}, 0.
     */
    USER_KEY_COMPARISON_COUNT(0),

    /**
     * The number of blocks that were found in the block cache.
     *
     * <p>C: {@code rocksdb_block_cache_hit_count}, 1.
     */
    BLOCK_CACHE_HIT_COUNT(1),

    /**
     * The number of blocks that were read from files.
     *
     * <p>C: {@code rocksdb_block_read_count}, 2.
     */
    BLOCK_READ_COUNT(2),

    /**
     * The number of bytes of blocks that were read from files.
     *
     * <p>C: {@code rocksdb_block_read_byte}, 3.
     */
    BLOCK_READ_BYTE(3),

    /**
     * The time of reading blocks from files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_block_read_time}, 4.
     */
    BLOCK_READ_TIME(4),

    /**
     * The time of verifying the checksums of blocks, in nanoseconds.
     *
     * <p>C: {@code rocksdb_block_checksum_time}, 5.
     */
    BLOCK_CHECKSUM_TIME(5),

    /**
     * The time of decompressing blocks, in nanoseconds.
     *
     * <p>C: {@code rocksdb_block_decompress_time}, 6.
     */
    BLOCK_DECOMPRESS_TIME(6),

    /**
     * The number of bytes of values that reads of one key returned.
     *
     * <p>C: {@code rocksdb_get_read_bytes}, 7.
     */
    GET_READ_BYTES(7),

    /**
     * The number of bytes of values that reads of many keys returned.
     *
     * <p>C: {@code rocksdb_multiget_read_bytes}, 8.
     */
    MULTIGET_READ_BYTES(8),

    /**
     * The number of bytes of keys and values that iterators stood at.
     *
     * <p>C: {@code rocksdb_iter_read_bytes}, 9.
     */
    ITER_READ_BYTES(9),

    /**
     * The number of entries that iterators skipped, such as older versions of a key; each {@code next} counts one.
     *
     * <p>C: {@code rocksdb_internal_key_skipped_count}, 10.
     */
    INTERNAL_KEY_SKIPPED_COUNT(10),

    /**
     * The number of deletions that iterators skipped. Many of them make scans slow.
     *
     * <p>C: {@code rocksdb_internal_delete_skipped_count}, 11.
     */
    INTERNAL_DELETE_SKIPPED_COUNT(11),

    /**
     * The number of entries that iterators skipped because they are newer than what the iterator may see.
     *
     * <p>C: {@code rocksdb_internal_recent_skipped_count}, 12.
     */
    INTERNAL_RECENT_SKIPPED_COUNT(12),

    /**
     * The number of merge operands that iterators merged.
     *
     * <p>C: {@code rocksdb_internal_merge_count}, 13.
     */
    INTERNAL_MERGE_COUNT(13),

    /**
     * The time of taking snapshots for reads, in nanoseconds.
     *
     * <p>C: {@code rocksdb_get_snapshot_time}, 14.
     */
    GET_SNAPSHOT_TIME(14),

    /**
     * The time of searching memtables, in nanoseconds.
     *
     * <p>C: {@code rocksdb_get_from_memtable_time}, 15.
     */
    GET_FROM_MEMTABLE_TIME(15),

    /**
     * The number of memtables that were searched.
     *
     * <p>C: {@code rocksdb_get_from_memtable_count}, 16.
     */
    GET_FROM_MEMTABLE_COUNT(16),

    /**
     * The time of reads after the key was found, in nanoseconds.
     *
     * <p>C: {@code rocksdb_get_post_process_time}, 17.
     */
    GET_POST_PROCESS_TIME(17),

    /**
     * The time of reads in table files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_get_from_output_files_time}, 18.
     */
    GET_FROM_OUTPUT_FILES_TIME(18),

    /**
     * The time of seeking in memtables, in nanoseconds.
     *
     * <p>C: {@code rocksdb_seek_on_memtable_time}, 19.
     */
    SEEK_ON_MEMTABLE_TIME(19),

    /**
     * The number of seeks in memtables, without those to the first or last entry.
     *
     * <p>C: {@code rocksdb_seek_on_memtable_count}, 20.
     */
    SEEK_ON_MEMTABLE_COUNT(20),

    /**
     * The number of steps forward in memtables.
     *
     * <p>C: {@code rocksdb_next_on_memtable_count}, 21.
     */
    NEXT_ON_MEMTABLE_COUNT(21),

    /**
     * The number of steps back in memtables.
     *
     * <p>C: {@code rocksdb_prev_on_memtable_count}, 22.
     */
    PREV_ON_MEMTABLE_COUNT(22),

    /**
     * The time that iterators seek in each memtable, file or level, in nanoseconds.
     *
     * <p>C: {@code rocksdb_seek_child_seek_time}, 23.
     */
    SEEK_CHILD_SEEK_TIME(23),

    /**
     * The number of seeks in memtables, files and levels.
     *
     * <p>C: {@code rocksdb_seek_child_seek_count}, 24.
     */
    SEEK_CHILD_SEEK_COUNT(24),

    /**
     * The time in the merging iterator's heap when going forward, in nanoseconds.
     *
     * <p>C: {@code rocksdb_seek_min_heap_time}, 25.
     */
    SEEK_MIN_HEAP_TIME(25),

    /**
     * The time in the merging iterator's heap when going backward, in nanoseconds.
     *
     * <p>C: {@code rocksdb_seek_max_heap_time}, 26.
     */
    SEEK_MAX_HEAP_TIME(26),

    /**
     * The time of seeking to an entry, before hidden ones are skipped, in nanoseconds.
     *
     * <p>C: {@code rocksdb_seek_internal_seek_time}, 27.
     */
    SEEK_INTERNAL_SEEK_TIME(27),

    /**
     * The time of skipping to the next entry that is visible, in nanoseconds.
     *
     * <p>C: {@code rocksdb_find_next_user_entry_time}, 28.
     */
    FIND_NEXT_USER_ENTRY_TIME(28),

    /**
     * The time of writing to the write-ahead log, in nanoseconds.
     *
     * <p>C: {@code rocksdb_write_wal_time}, 29.
     */
    WRITE_WAL_TIME(29),

    /**
     * The time of writing to memtables, in nanoseconds.
     *
     * <p>C: {@code rocksdb_write_memtable_time}, 30.
     */
    WRITE_MEMTABLE_TIME(30),

    /**
     * The time that writes were delayed, in nanoseconds.
     *
     * <p>C: {@code rocksdb_write_delay_time}, 31.
     */
    WRITE_DELAY_TIME(31),

    /**
     * The rest of the time of writes, in nanoseconds.
     *
     * <p>C: {@code rocksdb_write_pre_and_post_process_time}, 32.
     */
    WRITE_PRE_AND_POST_PROCESS_TIME(32),

    /**
     * The time of waiting for the mutex of the database, in nanoseconds.
     *
     * <p>C: {@code rocksdb_db_mutex_lock_nanos}, 33.
     */
    DB_MUTEX_LOCK_NANOS(33),

    /**
     * The time of waiting for conditions of the database, in nanoseconds.
     *
     * <p>C: {@code rocksdb_db_condition_wait_nanos}, 34.
     */
    DB_CONDITION_WAIT_NANOS(34),

    /**
     * The time in merge operators, in nanoseconds.
     *
     * <p>C: {@code rocksdb_merge_operator_time_nanos}, 35.
     */
    MERGE_OPERATOR_TIME_NANOS(35),

    /**
     * The time of reading index blocks from cache or file, in nanoseconds.
     *
     * <p>C: {@code rocksdb_read_index_block_nanos}, 36.
     */
    READ_INDEX_BLOCK_NANOS(36),

    /**
     * The time of reading filter blocks from cache or file, in nanoseconds.
     *
     * <p>C: {@code rocksdb_read_filter_block_nanos}, 37.
     */
    READ_FILTER_BLOCK_NANOS(37),

    /**
     * The time of making iterators over data blocks, in nanoseconds.
     *
     * <p>C: {@code rocksdb_new_table_block_iter_nanos}, 38.
     */
    NEW_TABLE_BLOCK_ITER_NANOS(38),

    /**
     * The time of making iterators over table files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_new_table_iterator_nanos}, 39.
     */
    NEW_TABLE_ITERATOR_NANOS(39),

    /**
     * The time of seeking in data and index blocks, in nanoseconds.
     *
     * <p>C: {@code rocksdb_block_seek_nanos}, 40.
     */
    BLOCK_SEEK_NANOS(40),

    /**
     * The time of finding or opening table files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_find_table_nanos}, 41.
     */
    FIND_TABLE_NANOS(41),

    /**
     * The number of keys that the filter of a memtable let through.
     *
     * <p>C: {@code rocksdb_bloom_memtable_hit_count}, 42.
     */
    BLOOM_MEMTABLE_HIT_COUNT(42),

    /**
     * The number of keys that the filter of a memtable kept away.
     *
     * <p>C: {@code rocksdb_bloom_memtable_miss_count}, 43.
     */
    BLOOM_MEMTABLE_MISS_COUNT(43),

    /**
     * The number of keys that the filter of a table file let through.
     *
     * <p>C: {@code rocksdb_bloom_sst_hit_count}, 44.
     */
    BLOOM_SST_HIT_COUNT(44),

    /**
     * The number of keys that the filter of a table file kept away.
     *
     * <p>C: {@code rocksdb_bloom_sst_miss_count}, 45.
     */
    BLOOM_SST_MISS_COUNT(45),

    /**
     * The time that transactions waited for locks of keys, in nanoseconds.
     *
     * <p>C: {@code rocksdb_key_lock_wait_time}, 46.
     */
    KEY_LOCK_WAIT_TIME(46),

    /**
     * The number of times that a transaction waited for another one's lock.
     *
     * <p>C: {@code rocksdb_key_lock_wait_count}, 47.
     */
    KEY_LOCK_WAIT_COUNT(47),

    /**
     * The time of opening files to be read in sequence, in nanoseconds. Like all {@code ENV_} metrics, counted only by
     * an environment that measures.
     *
     * <p>C: {@code rocksdb_env_new_sequential_file_nanos}, 48.
     */
    ENV_NEW_SEQUENTIAL_FILE_NANOS(48),

    /**
     * The time of opening files to be read at random, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_new_random_access_file_nanos}, 49.
     */
    ENV_NEW_RANDOM_ACCESS_FILE_NANOS(49),

    /**
     * The time of creating files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_new_writable_file_nanos}, 50.
     */
    ENV_NEW_WRITABLE_FILE_NANOS(50),

    /**
     * The time of reusing files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_reuse_writable_file_nanos}, 51.
     */
    ENV_REUSE_WRITABLE_FILE_NANOS(51),

    /**
     * The time of opening files to be read and written, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_new_random_rw_file_nanos}, 52.
     */
    ENV_NEW_RANDOM_RW_FILE_NANOS(52),

    /**
     * The time of opening folders, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_new_directory_nanos}, 53.
     */
    ENV_NEW_DIRECTORY_NANOS(53),

    /**
     * The time of looking whether files exist, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_file_exists_nanos}, 54.
     */
    ENV_FILE_EXISTS_NANOS(54),

    /**
     * The time of listing folders, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_get_children_nanos}, 55.
     */
    ENV_GET_CHILDREN_NANOS(55),

    /**
     * The time of listing folders with the attributes of their files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_get_children_file_attributes_nanos}, 56.
     */
    ENV_GET_CHILDREN_FILE_ATTRIBUTES_NANOS(56),

    /**
     * The time of deleting files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_delete_file_nanos}, 57.
     */
    ENV_DELETE_FILE_NANOS(57),

    /**
     * The time of creating folders, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_create_dir_nanos}, 58.
     */
    ENV_CREATE_DIR_NANOS(58),

    /**
     * The time of creating folders that may exist, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_create_dir_if_missing_nanos}, 59.
     */
    ENV_CREATE_DIR_IF_MISSING_NANOS(59),

    /**
     * The time of deleting folders, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_delete_dir_nanos}, 60.
     */
    ENV_DELETE_DIR_NANOS(60),

    /**
     * The time of asking for the sizes of files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_get_file_size_nanos}, 61.
     */
    ENV_GET_FILE_SIZE_NANOS(61),

    /**
     * The time of asking when files were changed, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_get_file_modification_time_nanos}, 62.
     */
    ENV_GET_FILE_MODIFICATION_TIME_NANOS(62),

    /**
     * The time of renaming files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_rename_file_nanos}, 63.
     */
    ENV_RENAME_FILE_NANOS(63),

    /**
     * The time of linking files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_link_file_nanos}, 64.
     */
    ENV_LINK_FILE_NANOS(64),

    /**
     * The time of locking files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_lock_file_nanos}, 65.
     */
    ENV_LOCK_FILE_NANOS(65),

    /**
     * The time of unlocking files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_unlock_file_nanos}, 66.
     */
    ENV_UNLOCK_FILE_NANOS(66),

    /**
     * The time of opening info logs, in nanoseconds.
     *
     * <p>C: {@code rocksdb_env_new_logger_nanos}, 67.
     */
    ENV_NEW_LOGGER_NANOS(67),

    /**
     * The number of seeks that read asynchronously.
     *
     * <p>C: {@code rocksdb_number_async_seek}, 68.
     */
    NUMBER_ASYNC_SEEK(68),

    /**
     * The number of blobs that were found in the blob cache.
     *
     * <p>C: {@code rocksdb_blob_cache_hit_count}, 69.
     */
    BLOB_CACHE_HIT_COUNT(69),

    /**
     * The number of blobs that were read from files.
     *
     * <p>C: {@code rocksdb_blob_read_count}, 70.
     */
    BLOB_READ_COUNT(70),

    /**
     * The number of bytes of blobs that were read from files.
     *
     * <p>C: {@code rocksdb_blob_read_byte}, 71.
     */
    BLOB_READ_BYTE(71),

    /**
     * The time of reading blobs from files, in nanoseconds.
     *
     * <p>C: {@code rocksdb_blob_read_time}, 72.
     */
    BLOB_READ_TIME(72),

    /**
     * The time of verifying the checksums of blobs, in nanoseconds.
     *
     * <p>C: {@code rocksdb_blob_checksum_time}, 73.
     */
    BLOB_CHECKSUM_TIME(73),

    /**
     * The time of decompressing blobs, in nanoseconds.
     *
     * <p>C: {@code rocksdb_blob_decompress_time}, 74.
     */
    BLOB_DECOMPRESS_TIME(74),

    /**
     * The number of times that an iterator sought past a deleted range.
     *
     * <p>C: {@code rocksdb_internal_range_del_reseek_count}, 75.
     */
    INTERNAL_RANGE_DEL_RESEEK_COUNT(75),

    /**
     * The time of the processor for reading blocks from files, in nanoseconds; not of asynchronous reads.
     *
     * <p>C: {@code rocksdb_block_read_cpu_time}, 76.
     */
    BLOCK_READ_CPU_TIME(76),

    /**
     * The number of merge operands that reads of keys merged.
     *
     * <p>C: {@code rocksdb_internal_merge_point_lookup_count}, 77.
     */
    INTERNAL_MERGE_POINT_LOOKUP_COUNT(77),

    /**
     * The number of bytes of data blocks that were read from files.
     *
     * <p>C: {@code rocksdb_data_block_read_byte}, 78.
     */
    DATA_BLOCK_READ_BYTE(78),

    /**
     * The number of bytes of index blocks that were read from files.
     *
     * <p>C: {@code rocksdb_index_block_read_byte}, 79.
     */
    INDEX_BLOCK_READ_BYTE(79),

    /**
     * The number of bytes of filter blocks that were read from files.
     *
     * <p>C: {@code rocksdb_filter_block_read_byte}, 80.
     */
    FILTER_BLOCK_READ_BYTE(80),

    /**
     * The number of bytes of compression dictionaries that were read from files.
     *
     * <p>C: {@code rocksdb_compression_dict_block_read_byte}, 81.
     */
    COMPRESSION_DICT_BLOCK_READ_BYTE(81),

    /**
     * The number of bytes of other metadata blocks that were read from files.
     *
     * <p>C: {@code rocksdb_metadata_block_read_byte}, 82.
     */
    METADATA_BLOCK_READ_BYTE(82),

    /**
     * Always 0; RocksDB's C API does not tell the bytes that were read from the blob cache.
     *
     * <p>C: {@code rocksdb_blob_cache_read_byte}, 83.
     */
    BLOB_CACHE_READ_BYTE(83);

    private final int value;

    PerfMetric(int value) {
        this.value = value;
    }

    /** {@return the number in C} */
    public int getValue() {
        return value;
    }

    /**
     * Returns the constant whose number in C is {@code value}.
     *
     * @throws IllegalArgumentException if no constant has this number
     */
    public static PerfMetric getPerfMetric(int value) {
        return switch (value) {
            case 0 -> USER_KEY_COMPARISON_COUNT;
            case 1 -> BLOCK_CACHE_HIT_COUNT;
            case 2 -> BLOCK_READ_COUNT;
            case 3 -> BLOCK_READ_BYTE;
            case 4 -> BLOCK_READ_TIME;
            case 5 -> BLOCK_CHECKSUM_TIME;
            case 6 -> BLOCK_DECOMPRESS_TIME;
            case 7 -> GET_READ_BYTES;
            case 8 -> MULTIGET_READ_BYTES;
            case 9 -> ITER_READ_BYTES;
            case 10 -> INTERNAL_KEY_SKIPPED_COUNT;
            case 11 -> INTERNAL_DELETE_SKIPPED_COUNT;
            case 12 -> INTERNAL_RECENT_SKIPPED_COUNT;
            case 13 -> INTERNAL_MERGE_COUNT;
            case 14 -> GET_SNAPSHOT_TIME;
            case 15 -> GET_FROM_MEMTABLE_TIME;
            case 16 -> GET_FROM_MEMTABLE_COUNT;
            case 17 -> GET_POST_PROCESS_TIME;
            case 18 -> GET_FROM_OUTPUT_FILES_TIME;
            case 19 -> SEEK_ON_MEMTABLE_TIME;
            case 20 -> SEEK_ON_MEMTABLE_COUNT;
            case 21 -> NEXT_ON_MEMTABLE_COUNT;
            case 22 -> PREV_ON_MEMTABLE_COUNT;
            case 23 -> SEEK_CHILD_SEEK_TIME;
            case 24 -> SEEK_CHILD_SEEK_COUNT;
            case 25 -> SEEK_MIN_HEAP_TIME;
            case 26 -> SEEK_MAX_HEAP_TIME;
            case 27 -> SEEK_INTERNAL_SEEK_TIME;
            case 28 -> FIND_NEXT_USER_ENTRY_TIME;
            case 29 -> WRITE_WAL_TIME;
            case 30 -> WRITE_MEMTABLE_TIME;
            case 31 -> WRITE_DELAY_TIME;
            case 32 -> WRITE_PRE_AND_POST_PROCESS_TIME;
            case 33 -> DB_MUTEX_LOCK_NANOS;
            case 34 -> DB_CONDITION_WAIT_NANOS;
            case 35 -> MERGE_OPERATOR_TIME_NANOS;
            case 36 -> READ_INDEX_BLOCK_NANOS;
            case 37 -> READ_FILTER_BLOCK_NANOS;
            case 38 -> NEW_TABLE_BLOCK_ITER_NANOS;
            case 39 -> NEW_TABLE_ITERATOR_NANOS;
            case 40 -> BLOCK_SEEK_NANOS;
            case 41 -> FIND_TABLE_NANOS;
            case 42 -> BLOOM_MEMTABLE_HIT_COUNT;
            case 43 -> BLOOM_MEMTABLE_MISS_COUNT;
            case 44 -> BLOOM_SST_HIT_COUNT;
            case 45 -> BLOOM_SST_MISS_COUNT;
            case 46 -> KEY_LOCK_WAIT_TIME;
            case 47 -> KEY_LOCK_WAIT_COUNT;
            case 48 -> ENV_NEW_SEQUENTIAL_FILE_NANOS;
            case 49 -> ENV_NEW_RANDOM_ACCESS_FILE_NANOS;
            case 50 -> ENV_NEW_WRITABLE_FILE_NANOS;
            case 51 -> ENV_REUSE_WRITABLE_FILE_NANOS;
            case 52 -> ENV_NEW_RANDOM_RW_FILE_NANOS;
            case 53 -> ENV_NEW_DIRECTORY_NANOS;
            case 54 -> ENV_FILE_EXISTS_NANOS;
            case 55 -> ENV_GET_CHILDREN_NANOS;
            case 56 -> ENV_GET_CHILDREN_FILE_ATTRIBUTES_NANOS;
            case 57 -> ENV_DELETE_FILE_NANOS;
            case 58 -> ENV_CREATE_DIR_NANOS;
            case 59 -> ENV_CREATE_DIR_IF_MISSING_NANOS;
            case 60 -> ENV_DELETE_DIR_NANOS;
            case 61 -> ENV_GET_FILE_SIZE_NANOS;
            case 62 -> ENV_GET_FILE_MODIFICATION_TIME_NANOS;
            case 63 -> ENV_RENAME_FILE_NANOS;
            case 64 -> ENV_LINK_FILE_NANOS;
            case 65 -> ENV_LOCK_FILE_NANOS;
            case 66 -> ENV_UNLOCK_FILE_NANOS;
            case 67 -> ENV_NEW_LOGGER_NANOS;
            case 68 -> NUMBER_ASYNC_SEEK;
            case 69 -> BLOB_CACHE_HIT_COUNT;
            case 70 -> BLOB_READ_COUNT;
            case 71 -> BLOB_READ_BYTE;
            case 72 -> BLOB_READ_TIME;
            case 73 -> BLOB_CHECKSUM_TIME;
            case 74 -> BLOB_DECOMPRESS_TIME;
            case 75 -> INTERNAL_RANGE_DEL_RESEEK_COUNT;
            case 76 -> BLOCK_READ_CPU_TIME;
            case 77 -> INTERNAL_MERGE_POINT_LOOKUP_COUNT;
            case 78 -> DATA_BLOCK_READ_BYTE;
            case 79 -> INDEX_BLOCK_READ_BYTE;
            case 80 -> FILTER_BLOCK_READ_BYTE;
            case 81 -> COMPRESSION_DICT_BLOCK_READ_BYTE;
            case 82 -> METADATA_BLOCK_READ_BYTE;
            case 83 -> BLOB_CACHE_READ_BYTE;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no PerfMetric that this version knows");
        };
    }
}
