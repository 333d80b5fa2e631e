package dev.rockspan.raw;

import dev.rockspan.runtime.spi.OptionTexts;

/**
 * What texts of options must not say.
 */
public final class TextRules {
    /**
     * Where what was made of a text is then brought within the bounds of setters.
     */
    public static final OptionTexts READ = OptionTexts.any()
            .needed("env", "flush_block_policy_factory", "memtable", "memtable_factory", "table_factory")
            .off("min_tombstones_for_range_conversion", "Iterators that go back, with setPinData, would write over the end of their memory")
            .off("inplace_update_support", "Iterators read values while others write over them, and behind their end")
            .off("read_amp_bytes_per_bit", "Blocks in a cache keep pointers to the statistics of databases that have been closed, with which they are counted")
            .off("full_scan_mode", "RocksDB looks keys up in plain tables without an index all the same, and divides by zero")
            .off("user_key_len", "RocksDB does not look whether keys have that length, loses those that have not, and reads behind its memory; with 0, keys of plain tables have any length")
            .object("merge_operator", "MergeSortOperator", "RocksDB ends the process at values that are no lists of numbers")
            .object("merge_operator", "sortlist", "RocksDB ends the process at values that are no lists of numbers")
            .together("partition_filters", "index_type", "kTwoLevelIndexSearch", "RocksDB does not look whether the index is partitioned, as it has to be for such filters, and reads at null")
            .among("table_factory", "BlockBasedTable", "PlainTable")
            .whole("block_size", 0L, 1073741824L)
            .whole("bloom_bits_per_key", 0, 255)
            .whole("branching_factor", 1, 65535)
            .whole("bucket_count", 1L, 16777216L)
            .whole("count", 0L, 16777216L)
            .whole("cuckoo_block_size", 1, 65536)
            .fraction("data_block_hash_ratio", 0, Double.MAX_VALUE)
            .fraction("data_block_hash_table_util_ratio", 0, Double.MAX_VALUE)
            .fraction("hash_ratio", 0.01, 1.0)
            .zeroOrFraction("hash_table_ratio", 0.01, 1000000)
            .whole("increase_parallelism", 1, 1024)
            .whole("initial_auto_readahead_size", 0L, 1073741824L)
            .whole("max_auto_readahead_size", 0L, 1073741824L)
            .whole("max_search_depth", 0, 65536)
            .whole("parallel_threads", Integer.MIN_VALUE, 1024)
            .whole("skiplist_height", 1, 65535)
            .part("compression_opts", 5, "parallel_threads")
            .part("bottommost_compression_opts", 5, "parallel_threads")
            .part("blob_compression_opts", 5, "parallel_threads")
            .part("hash_linkedlist", 0, "bucket_count")
            .part("HashLinkListRepFactory", 0, "bucket_count")
            .part("prefix_hash", 0, "bucket_count")
            .part("HashSkipListRepFactory", 0, "bucket_count")
            .part("vector", 0, "count")
            .part("VectorRepFactory", 0, "count");

    /**
     * Where nobody looks at what a text has set.
     */
    public static final OptionTexts ALL = READ.and()
            .off("partition_filters", "RocksDB does not look whether the index is partitioned, as it has to be, and reads at null")
            .fixed("prefix_extractor", "RocksDB goes on to use the one before in memory, and what it has freed of it")
            .object("index_type", "kBinarySearch", "RocksDB does not look whether filters are partitioned, which takes a partitioned index, and reads at null")
            .object("index_type", "kBinarySearchWithFirstKey", "RocksDB does not look whether filters are partitioned, which takes a partitioned index, and reads at null")
            .object("index_type", "kHashSearch", "RocksDB does not look whether there is a prefix extractor, and reads at null")
            .whole("arena_block_size", 0L, Long.MAX_VALUE)
            .whole("blob_compaction_readahead_size", 0L, 1073741824L)
            .whole("blob_direct_write_partitions", 0, 65536)
            .fraction("blob_garbage_collection_age_cutoff", 0, 1.0)
            .fraction("blob_garbage_collection_force_threshold", 0, 1.0)
            .whole("block_restart_interval", 1L, 2147483647L)
            .whole("compaction_readahead_size", 0L, 1073741824L)
            .whole("db_write_buffer_size", 0L, Long.MAX_VALUE)
            .fraction("experimental_mempurge_threshold", 0, 0)
            .whole("format_version", 2L, 7L)
            .whole("index_block_restart_interval", 1L, 2147483647L)
            .whole("inplace_update_num_locks", 1L, 16777216L)
            .whole("keep_log_file_num", 1L, Long.MAX_VALUE)
            .whole("log_file_time_to_roll", 0L, Long.MAX_VALUE)
            .whole("log_readahead_size", 0L, 1073741824L)
            .whole("manifest_preallocation_size", 0L, Long.MAX_VALUE)
            .whole("max_background_compactions", Integer.MIN_VALUE, 1024)
            .whole("max_background_flushes", Integer.MIN_VALUE, 1024)
            .whole("max_background_jobs", 0, 1024)
            .fraction("max_bytes_for_level_multiplier", 0, Double.MAX_VALUE)
            .whole("max_file_opening_threads", Integer.MIN_VALUE, 1024)
            .whole("max_log_file_size", 0L, Long.MAX_VALUE)
            .whole("max_subcompactions", 0, 1024)
            .whole("max_successive_merges", 0L, Long.MAX_VALUE)
            .whole("max_write_buffer_number", 1, Integer.MAX_VALUE)
            .whole("memtable_huge_page_size", 0L, Long.MAX_VALUE)
            .fraction("memtable_prefix_bloom_size_ratio", 0, Double.MAX_VALUE)
            .whole("num_levels", 1, 256)
            .whole("preclude_last_level_data_seconds", 0L, Long.MAX_VALUE)
            .whole("preserve_internal_time_seconds", 0L, Long.MAX_VALUE)
            .whole("read_io_executor_threads", Integer.MIN_VALUE, 1024)
            .whole("recycle_log_file_num", 0L, Long.MAX_VALUE)
            .whole("sample_for_compression", 0L, 2147483647L)
            .whole("stats_history_buffer_size", 0L, Long.MAX_VALUE)
            .whole("table_cache_numshardbits", Integer.MIN_VALUE, 19)
            .whole("write_buffer_size", 0L, Long.MAX_VALUE);

    private TextRules() {
    }
}
