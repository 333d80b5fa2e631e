package dev.rockspan.raw;

import dev.rockspan.Options;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Options}. */
public final class COptions {
    private static @Nullable MemorySegment rocksdb_get_options_from_string;

    private static @Nullable MemorySegment rocksdb_load_latest_options;

    private static @Nullable MemorySegment rocksdb_options_add_compact_on_deletion_collector_factory;

    private static @Nullable MemorySegment rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio;

    private static @Nullable MemorySegment rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size;

    private static @Nullable MemorySegment rocksdb_options_add_eventlistener;

    private static @Nullable MemorySegment rocksdb_options_calculate_sst_write_lifetime_hint_set_add;

    private static @Nullable MemorySegment rocksdb_options_calculate_sst_write_lifetime_hint_set_clear;

    private static @Nullable MemorySegment rocksdb_options_calculate_sst_write_lifetime_hint_set_contains;

    private static @Nullable MemorySegment rocksdb_options_calculate_sst_write_lifetime_hint_set_count;

    private static @Nullable MemorySegment rocksdb_options_calculate_sst_write_lifetime_hint_set_remove;

    private static @Nullable MemorySegment rocksdb_options_checksum_handoff_file_types_add;

    private static @Nullable MemorySegment rocksdb_options_checksum_handoff_file_types_clear;

    private static @Nullable MemorySegment rocksdb_options_checksum_handoff_file_types_contains;

    private static @Nullable MemorySegment rocksdb_options_checksum_handoff_file_types_count;

    private static @Nullable MemorySegment rocksdb_options_checksum_handoff_file_types_remove;

    private static @Nullable MemorySegment rocksdb_options_clear_wal_filter;

    private static @Nullable MemorySegment rocksdb_options_compaction_readahead_size;

    private static @Nullable MemorySegment rocksdb_options_create;

    private static @Nullable MemorySegment rocksdb_options_create_copy;

    private static @Nullable MemorySegment rocksdb_options_destroy;

    private static @Nullable MemorySegment rocksdb_options_enable_statistics;

    private static @Nullable MemorySegment rocksdb_options_get_WAL_size_limit_MB;

    private static @Nullable MemorySegment rocksdb_options_get_WAL_ttl_seconds;

    private static @Nullable MemorySegment rocksdb_options_get_advise_random_on_open;

    private static @Nullable MemorySegment rocksdb_options_get_allow_2pc;

    private static @Nullable MemorySegment rocksdb_options_get_allow_concurrent_memtable_write;

    private static @Nullable MemorySegment rocksdb_options_get_allow_data_in_errors;

    private static @Nullable MemorySegment rocksdb_options_get_allow_fallocate;

    private static @Nullable MemorySegment rocksdb_options_get_allow_ingest_behind;

    private static @Nullable MemorySegment rocksdb_options_get_allow_mmap_reads;

    private static @Nullable MemorySegment rocksdb_options_get_allow_mmap_writes;

    private static @Nullable MemorySegment rocksdb_options_get_arena_block_size;

    private static @Nullable MemorySegment rocksdb_options_get_async_wal_precreate;

    private static @Nullable MemorySegment rocksdb_options_get_atomic_flush;

    private static @Nullable MemorySegment rocksdb_options_get_avoid_flush_during_recovery;

    private static @Nullable MemorySegment rocksdb_options_get_avoid_flush_during_shutdown;

    private static @Nullable MemorySegment rocksdb_options_get_avoid_unnecessary_blocking_io;

    private static @Nullable MemorySegment rocksdb_options_get_background_close_inactive_wals;

    private static @Nullable MemorySegment rocksdb_options_get_best_efforts_recovery;

    private static @Nullable MemorySegment rocksdb_options_get_bgerror_resume_retry_interval;

    private static @Nullable MemorySegment rocksdb_options_get_blob_compaction_readahead_size;

    private static @Nullable MemorySegment rocksdb_options_get_blob_compression_type;

    private static @Nullable MemorySegment rocksdb_options_get_blob_direct_write_partitions;

    private static @Nullable MemorySegment rocksdb_options_get_blob_file_size;

    private static @Nullable MemorySegment rocksdb_options_get_blob_file_starting_level;

    private static @Nullable MemorySegment rocksdb_options_get_blob_gc_age_cutoff;

    private static @Nullable MemorySegment rocksdb_options_get_blob_gc_force_threshold;

    private static @Nullable MemorySegment rocksdb_options_get_block_protection_bytes_per_key;

    private static @Nullable MemorySegment rocksdb_options_get_bloom_locality;

    private static @Nullable MemorySegment rocksdb_options_get_bottommost_compression;

    private static @Nullable MemorySegment rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer;

    private static @Nullable MemorySegment rocksdb_options_get_bottommost_file_compaction_delay;

    private static @Nullable MemorySegment rocksdb_options_get_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_options_get_cf_allow_ingest_behind;

    private static @Nullable MemorySegment rocksdb_options_get_compaction_pri;

    private static @Nullable MemorySegment rocksdb_options_get_compaction_readahead_size;

    private static @Nullable MemorySegment rocksdb_options_get_compaction_style;

    private static @Nullable MemorySegment rocksdb_options_get_compaction_verify_record_count;

    private static @Nullable MemorySegment rocksdb_options_get_compression;

    private static @Nullable MemorySegment rocksdb_options_get_compression_options_max_dict_buffer_bytes;

    private static @Nullable MemorySegment rocksdb_options_get_compression_options_parallel_threads;

    private static @Nullable MemorySegment rocksdb_options_get_compression_options_use_zstd_dict_trainer;

    private static @Nullable MemorySegment rocksdb_options_get_compression_options_zstd_max_train_bytes;

    private static @Nullable MemorySegment rocksdb_options_get_create_if_missing;

    private static @Nullable MemorySegment rocksdb_options_get_create_missing_column_families;

    private static @Nullable MemorySegment rocksdb_options_get_daily_offpeak_time_utc;

    private static @Nullable MemorySegment rocksdb_options_get_db_host_id;

    private static @Nullable MemorySegment rocksdb_options_get_db_log_dir;

    private static @Nullable MemorySegment rocksdb_options_get_db_write_buffer_size;

    private static @Nullable MemorySegment rocksdb_options_get_default_temperature;

    private static @Nullable MemorySegment rocksdb_options_get_default_write_temperature;

    private static @Nullable MemorySegment rocksdb_options_get_delayed_write_rate;

    private static @Nullable MemorySegment rocksdb_options_get_delete_obsolete_files_period_micros;

    private static @Nullable MemorySegment rocksdb_options_get_disable_auto_compactions;

    private static @Nullable MemorySegment rocksdb_options_get_disallow_memtable_writes;

    private static @Nullable MemorySegment rocksdb_options_get_dump_malloc_stats;

    private static @Nullable MemorySegment rocksdb_options_get_enable_blob_direct_write;

    private static @Nullable MemorySegment rocksdb_options_get_enable_blob_files;

    private static @Nullable MemorySegment rocksdb_options_get_enable_blob_gc;

    private static @Nullable MemorySegment rocksdb_options_get_enable_pipelined_write;

    private static @Nullable MemorySegment rocksdb_options_get_enable_thread_tracking;

    private static @Nullable MemorySegment rocksdb_options_get_enable_write_thread_adaptive_yield;

    private static @Nullable MemorySegment rocksdb_options_get_enforce_single_del_contracts;

    private static @Nullable MemorySegment rocksdb_options_get_enforce_write_buffer_manager_during_recovery;

    private static @Nullable MemorySegment rocksdb_options_get_error_if_exists;

    private static @Nullable MemorySegment rocksdb_options_get_experimental_mempurge_threshold;

    private static @Nullable MemorySegment rocksdb_options_get_fast_sst_open;

    private static @Nullable MemorySegment rocksdb_options_get_flush_verify_memtable_count;

    private static @Nullable MemorySegment rocksdb_options_get_follower_catchup_retry_count;

    private static @Nullable MemorySegment rocksdb_options_get_follower_catchup_retry_wait_ms;

    private static @Nullable MemorySegment rocksdb_options_get_follower_refresh_catchup_period_ms;

    private static @Nullable MemorySegment rocksdb_options_get_force_consistency_checks;

    private static @Nullable MemorySegment rocksdb_options_get_hard_pending_compaction_bytes_limit;

    private static @Nullable MemorySegment rocksdb_options_get_info_log;

    private static @Nullable MemorySegment rocksdb_options_get_info_log_level;

    private static @Nullable MemorySegment rocksdb_options_get_inplace_update_num_locks;

    private static @Nullable MemorySegment rocksdb_options_get_inplace_update_support;

    private static @Nullable MemorySegment rocksdb_options_get_is_fd_close_on_exec;

    private static @Nullable MemorySegment rocksdb_options_get_keep_log_file_num;

    private static @Nullable MemorySegment rocksdb_options_get_last_level_temperature;

    private static @Nullable MemorySegment rocksdb_options_get_level0_file_num_compaction_trigger;

    private static @Nullable MemorySegment rocksdb_options_get_level0_slowdown_writes_trigger;

    private static @Nullable MemorySegment rocksdb_options_get_level0_stop_writes_trigger;

    private static @Nullable MemorySegment rocksdb_options_get_level_compaction_dynamic_level_bytes;

    private static @Nullable MemorySegment rocksdb_options_get_log_file_time_to_roll;

    private static @Nullable MemorySegment rocksdb_options_get_log_readahead_size;

    private static @Nullable MemorySegment rocksdb_options_get_lowest_used_cache_tier;

    private static @Nullable MemorySegment rocksdb_options_get_manifest_preallocation_size;

    private static @Nullable MemorySegment rocksdb_options_get_manual_wal_flush;

    private static @Nullable MemorySegment rocksdb_options_get_max_background_compactions;

    private static @Nullable MemorySegment rocksdb_options_get_max_background_flushes;

    private static @Nullable MemorySegment rocksdb_options_get_max_background_jobs;

    private static @Nullable MemorySegment rocksdb_options_get_max_bgerror_resume_count;

    private static @Nullable MemorySegment rocksdb_options_get_max_bytes_for_level_base;

    private static @Nullable MemorySegment rocksdb_options_get_max_bytes_for_level_multiplier;

    private static @Nullable MemorySegment rocksdb_options_get_max_compaction_bytes;

    private static @Nullable MemorySegment rocksdb_options_get_max_compaction_trigger_wakeup_seconds;

    private static @Nullable MemorySegment rocksdb_options_get_max_file_opening_threads;

    private static @Nullable MemorySegment rocksdb_options_get_max_log_file_size;

    private static @Nullable MemorySegment rocksdb_options_get_max_manifest_file_size;

    private static @Nullable MemorySegment rocksdb_options_get_max_manifest_space_amp_pct;

    private static @Nullable MemorySegment rocksdb_options_get_max_open_files;

    private static @Nullable MemorySegment rocksdb_options_get_max_sequential_skip_in_iterations;

    private static @Nullable MemorySegment rocksdb_options_get_max_subcompactions;

    private static @Nullable MemorySegment rocksdb_options_get_max_successive_merges;

    private static @Nullable MemorySegment rocksdb_options_get_max_total_wal_size;

    private static @Nullable MemorySegment rocksdb_options_get_max_write_batch_group_size_bytes;

    private static @Nullable MemorySegment rocksdb_options_get_max_write_buffer_number;

    private static @Nullable MemorySegment rocksdb_options_get_max_write_buffer_size_to_maintain;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_avg_op_scan_flush_trigger;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_batch_lookup_optimization;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_huge_page_size;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_max_range_deletions;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_op_scan_flush_trigger;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_prefix_bloom_size_ratio;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_protection_bytes_per_key;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_verify_per_key_checksum_on_seek;

    private static @Nullable MemorySegment rocksdb_options_get_memtable_whole_key_filtering;

    private static @Nullable MemorySegment rocksdb_options_get_metadata_write_temperature;

    private static @Nullable MemorySegment rocksdb_options_get_min_blob_size;

    private static @Nullable MemorySegment rocksdb_options_get_min_tombstones_for_range_conversion;

    private static @Nullable MemorySegment rocksdb_options_get_min_write_buffer_number_to_merge;

    private static @Nullable MemorySegment rocksdb_options_get_num_levels;

    private static @Nullable MemorySegment rocksdb_options_get_open_files_async;

    private static @Nullable MemorySegment rocksdb_options_get_optimize_filters_for_hits;

    private static @Nullable MemorySegment rocksdb_options_get_optimize_manifest_for_recovery;

    private static @Nullable MemorySegment rocksdb_options_get_paranoid_checks;

    private static @Nullable MemorySegment rocksdb_options_get_paranoid_file_checks;

    private static @Nullable MemorySegment rocksdb_options_get_paranoid_memory_checks;

    private static @Nullable MemorySegment rocksdb_options_get_periodic_compaction_seconds;

    private static @Nullable MemorySegment rocksdb_options_get_persist_stats_to_disk;

    private static @Nullable MemorySegment rocksdb_options_get_persist_user_defined_timestamps;

    private static @Nullable MemorySegment rocksdb_options_get_preclude_last_level_data_seconds;

    private static @Nullable MemorySegment rocksdb_options_get_prefix_seek_opt_in_only;

    private static @Nullable MemorySegment rocksdb_options_get_prepopulate_blob_cache;

    private static @Nullable MemorySegment rocksdb_options_get_preserve_internal_time_seconds;

    private static @Nullable MemorySegment rocksdb_options_get_read_io_executor_threads;

    private static @Nullable MemorySegment rocksdb_options_get_read_triggered_compaction_threshold;

    private static @Nullable MemorySegment rocksdb_options_get_recycle_log_file_num;

    private static @Nullable MemorySegment rocksdb_options_get_report_bg_io_stats;

    private static @Nullable MemorySegment rocksdb_options_get_reuse_manifest_on_open;

    private static @Nullable MemorySegment rocksdb_options_get_sample_for_compression;

    private static @Nullable MemorySegment rocksdb_options_get_skip_stats_update_on_db_open;

    private static @Nullable MemorySegment rocksdb_options_get_soft_pending_compaction_bytes_limit;

    private static @Nullable MemorySegment rocksdb_options_get_statistics_level;

    private static @Nullable MemorySegment rocksdb_options_get_stats_dump_period_sec;

    private static @Nullable MemorySegment rocksdb_options_get_stats_history_buffer_size;

    private static @Nullable MemorySegment rocksdb_options_get_stats_persist_period_sec;

    private static @Nullable MemorySegment rocksdb_options_get_strict_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_options_get_strict_max_successive_merges;

    private static @Nullable MemorySegment rocksdb_options_get_table_cache_numshardbits;

    private static @Nullable MemorySegment rocksdb_options_get_target_file_size_base;

    private static @Nullable MemorySegment rocksdb_options_get_target_file_size_is_upper_bound;

    private static @Nullable MemorySegment rocksdb_options_get_target_file_size_multiplier;

    private static @Nullable MemorySegment rocksdb_options_get_track_and_verify_wals;

    private static @Nullable MemorySegment rocksdb_options_get_track_and_verify_wals_in_manifest;

    private static @Nullable MemorySegment rocksdb_options_get_ttl;

    private static @Nullable MemorySegment rocksdb_options_get_two_write_queues;

    private static @Nullable MemorySegment rocksdb_options_get_uncache_aggressiveness;

    private static @Nullable MemorySegment rocksdb_options_get_unordered_write;

    private static @Nullable MemorySegment rocksdb_options_get_use_adaptive_mutex;

    private static @Nullable MemorySegment rocksdb_options_get_use_direct_io_for_compaction_reads;

    private static @Nullable MemorySegment rocksdb_options_get_use_direct_io_for_flush_and_compaction;

    private static @Nullable MemorySegment rocksdb_options_get_use_direct_reads;

    private static @Nullable MemorySegment rocksdb_options_get_use_fsync;

    private static @Nullable MemorySegment rocksdb_options_get_verify_manifest_content_on_close;

    private static @Nullable MemorySegment rocksdb_options_get_verify_output_flags;

    private static @Nullable MemorySegment rocksdb_options_get_verify_sst_unique_id_in_manifest;

    private static @Nullable MemorySegment rocksdb_options_get_wal_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_options_get_wal_compression;

    private static @Nullable MemorySegment rocksdb_options_get_wal_dir;

    private static @Nullable MemorySegment rocksdb_options_get_wal_recovery_mode;

    private static @Nullable MemorySegment rocksdb_options_get_wal_write_temperature;

    private static @Nullable MemorySegment rocksdb_options_get_writable_file_max_buffer_size;

    private static @Nullable MemorySegment rocksdb_options_get_write_buffer_size;

    private static @Nullable MemorySegment rocksdb_options_get_write_dbid_to_manifest;

    private static @Nullable MemorySegment rocksdb_options_get_write_identity_file;

    private static @Nullable MemorySegment rocksdb_options_get_write_thread_max_yield_usec;

    private static @Nullable MemorySegment rocksdb_options_get_write_thread_slow_yield_usec;

    private static @Nullable MemorySegment rocksdb_options_increase_parallelism;

    private static @Nullable MemorySegment rocksdb_options_optimize_for_point_lookup;

    private static @Nullable MemorySegment rocksdb_options_optimize_level_style_compaction;

    private static @Nullable MemorySegment rocksdb_options_optimize_universal_style_compaction;

    private static @Nullable MemorySegment rocksdb_options_prepare_for_bulk_load;

    private static @Nullable MemorySegment rocksdb_options_set_WAL_size_limit_MB;

    private static @Nullable MemorySegment rocksdb_options_set_WAL_ttl_seconds;

    private static @Nullable MemorySegment rocksdb_options_set_advise_random_on_open;

    private static @Nullable MemorySegment rocksdb_options_set_allow_2pc;

    private static @Nullable MemorySegment rocksdb_options_set_allow_concurrent_memtable_write;

    private static @Nullable MemorySegment rocksdb_options_set_allow_data_in_errors;

    private static @Nullable MemorySegment rocksdb_options_set_allow_fallocate;

    private static @Nullable MemorySegment rocksdb_options_set_allow_ingest_behind;

    private static @Nullable MemorySegment rocksdb_options_set_allow_mmap_reads;

    private static @Nullable MemorySegment rocksdb_options_set_allow_mmap_writes;

    private static @Nullable MemorySegment rocksdb_options_set_arena_block_size;

    private static @Nullable MemorySegment rocksdb_options_set_async_wal_precreate;

    private static @Nullable MemorySegment rocksdb_options_set_atomic_flush;

    private static @Nullable MemorySegment rocksdb_options_set_avoid_flush_during_recovery;

    private static @Nullable MemorySegment rocksdb_options_set_avoid_flush_during_shutdown;

    private static @Nullable MemorySegment rocksdb_options_set_avoid_unnecessary_blocking_io;

    private static @Nullable MemorySegment rocksdb_options_set_background_close_inactive_wals;

    private static @Nullable MemorySegment rocksdb_options_set_best_efforts_recovery;

    private static @Nullable MemorySegment rocksdb_options_set_bgerror_resume_retry_interval;

    private static @Nullable MemorySegment rocksdb_options_set_blob_cache;

    private static @Nullable MemorySegment rocksdb_options_set_blob_compaction_readahead_size;

    private static @Nullable MemorySegment rocksdb_options_set_blob_compression_type;

    private static @Nullable MemorySegment rocksdb_options_set_blob_direct_write_partitions;

    private static @Nullable MemorySegment rocksdb_options_set_blob_file_size;

    private static @Nullable MemorySegment rocksdb_options_set_blob_file_starting_level;

    private static @Nullable MemorySegment rocksdb_options_set_blob_gc_age_cutoff;

    private static @Nullable MemorySegment rocksdb_options_set_blob_gc_force_threshold;

    private static @Nullable MemorySegment rocksdb_options_set_block_based_table_factory;

    private static @Nullable MemorySegment rocksdb_options_set_block_protection_bytes_per_key;

    private static @Nullable MemorySegment rocksdb_options_set_bloom_locality;

    private static @Nullable MemorySegment rocksdb_options_set_bottommost_compression;

    private static @Nullable MemorySegment rocksdb_options_set_bottommost_compression_options;

    private static @Nullable MemorySegment rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes;

    private static @Nullable MemorySegment rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer;

    private static @Nullable MemorySegment rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes;

    private static @Nullable MemorySegment rocksdb_options_set_bottommost_file_compaction_delay;

    private static @Nullable MemorySegment rocksdb_options_set_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_options_set_cf_allow_ingest_behind;

    private static @Nullable MemorySegment rocksdb_options_set_cf_paths;

    private static @Nullable MemorySegment rocksdb_options_set_compaction_filter;

    private static @Nullable MemorySegment rocksdb_options_set_compaction_filter_factory;

    private static @Nullable MemorySegment rocksdb_options_set_compaction_pri;

    private static @Nullable MemorySegment rocksdb_options_set_compaction_service;

    private static @Nullable MemorySegment rocksdb_options_set_compaction_style;

    private static @Nullable MemorySegment rocksdb_options_set_compaction_verify_record_count;

    private static @Nullable MemorySegment rocksdb_options_set_comparator;

    private static @Nullable MemorySegment rocksdb_options_set_compression;

    private static @Nullable MemorySegment rocksdb_options_set_compression_options;

    private static @Nullable MemorySegment rocksdb_options_set_compression_options_max_dict_buffer_bytes;

    private static @Nullable MemorySegment rocksdb_options_set_compression_options_parallel_threads;

    private static @Nullable MemorySegment rocksdb_options_set_compression_options_use_zstd_dict_trainer;

    private static @Nullable MemorySegment rocksdb_options_set_compression_options_zstd_max_train_bytes;

    private static @Nullable MemorySegment rocksdb_options_set_compression_per_level;

    private static @Nullable MemorySegment rocksdb_options_set_create_if_missing;

    private static @Nullable MemorySegment rocksdb_options_set_create_missing_column_families;

    private static @Nullable MemorySegment rocksdb_options_set_cuckoo_table_factory;

    private static @Nullable MemorySegment rocksdb_options_set_daily_offpeak_time_utc;

    private static @Nullable MemorySegment rocksdb_options_set_db_host_id;

    private static @Nullable MemorySegment rocksdb_options_set_db_log_dir;

    private static @Nullable MemorySegment rocksdb_options_set_db_paths;

    private static @Nullable MemorySegment rocksdb_options_set_db_write_buffer_size;

    private static @Nullable MemorySegment rocksdb_options_set_default_temperature;

    private static @Nullable MemorySegment rocksdb_options_set_default_write_temperature;

    private static @Nullable MemorySegment rocksdb_options_set_delayed_write_rate;

    private static @Nullable MemorySegment rocksdb_options_set_delete_obsolete_files_period_micros;

    private static @Nullable MemorySegment rocksdb_options_set_disable_auto_compactions;

    private static @Nullable MemorySegment rocksdb_options_set_disallow_memtable_writes;

    private static @Nullable MemorySegment rocksdb_options_set_dump_malloc_stats;

    private static @Nullable MemorySegment rocksdb_options_set_enable_blob_direct_write;

    private static @Nullable MemorySegment rocksdb_options_set_enable_blob_files;

    private static @Nullable MemorySegment rocksdb_options_set_enable_blob_gc;

    private static @Nullable MemorySegment rocksdb_options_set_enable_pipelined_write;

    private static @Nullable MemorySegment rocksdb_options_set_enable_thread_tracking;

    private static @Nullable MemorySegment rocksdb_options_set_enable_write_thread_adaptive_yield;

    private static @Nullable MemorySegment rocksdb_options_set_enforce_single_del_contracts;

    private static @Nullable MemorySegment rocksdb_options_set_enforce_write_buffer_manager_during_recovery;

    private static @Nullable MemorySegment rocksdb_options_set_env;

    private static @Nullable MemorySegment rocksdb_options_set_error_if_exists;

    private static @Nullable MemorySegment rocksdb_options_set_experimental_mempurge_threshold;

    private static @Nullable MemorySegment rocksdb_options_set_fast_sst_open;

    private static @Nullable MemorySegment rocksdb_options_set_fifo_compaction_options;

    private static @Nullable MemorySegment rocksdb_options_set_file_checksum_gen_factory;

    private static @Nullable MemorySegment rocksdb_options_set_flush_verify_memtable_count;

    private static @Nullable MemorySegment rocksdb_options_set_follower_catchup_retry_count;

    private static @Nullable MemorySegment rocksdb_options_set_follower_catchup_retry_wait_ms;

    private static @Nullable MemorySegment rocksdb_options_set_follower_refresh_catchup_period_ms;

    private static @Nullable MemorySegment rocksdb_options_set_force_consistency_checks;

    private static @Nullable MemorySegment rocksdb_options_set_hard_pending_compaction_bytes_limit;

    private static @Nullable MemorySegment rocksdb_options_set_hash_link_list_rep;

    private static @Nullable MemorySegment rocksdb_options_set_hash_skip_list_rep;

    private static @Nullable MemorySegment rocksdb_options_set_info_log;

    private static @Nullable MemorySegment rocksdb_options_set_info_log_level;

    private static @Nullable MemorySegment rocksdb_options_set_inplace_update_num_locks;

    private static @Nullable MemorySegment rocksdb_options_set_inplace_update_support;

    private static @Nullable MemorySegment rocksdb_options_set_is_fd_close_on_exec;

    private static @Nullable MemorySegment rocksdb_options_set_keep_log_file_num;

    private static @Nullable MemorySegment rocksdb_options_set_last_level_temperature;

    private static @Nullable MemorySegment rocksdb_options_set_level0_file_num_compaction_trigger;

    private static @Nullable MemorySegment rocksdb_options_set_level0_slowdown_writes_trigger;

    private static @Nullable MemorySegment rocksdb_options_set_level0_stop_writes_trigger;

    private static @Nullable MemorySegment rocksdb_options_set_level_compaction_dynamic_level_bytes;

    private static @Nullable MemorySegment rocksdb_options_set_log_file_time_to_roll;

    private static @Nullable MemorySegment rocksdb_options_set_log_readahead_size;

    private static @Nullable MemorySegment rocksdb_options_set_lowest_used_cache_tier;

    private static @Nullable MemorySegment rocksdb_options_set_manifest_preallocation_size;

    private static @Nullable MemorySegment rocksdb_options_set_manual_wal_flush;

    private static @Nullable MemorySegment rocksdb_options_set_max_background_compactions;

    private static @Nullable MemorySegment rocksdb_options_set_max_background_flushes;

    private static @Nullable MemorySegment rocksdb_options_set_max_background_jobs;

    private static @Nullable MemorySegment rocksdb_options_set_max_bgerror_resume_count;

    private static @Nullable MemorySegment rocksdb_options_set_max_bytes_for_level_base;

    private static @Nullable MemorySegment rocksdb_options_set_max_bytes_for_level_multiplier;

    private static @Nullable MemorySegment rocksdb_options_set_max_bytes_for_level_multiplier_additional;

    private static @Nullable MemorySegment rocksdb_options_set_max_compaction_bytes;

    private static @Nullable MemorySegment rocksdb_options_set_max_compaction_trigger_wakeup_seconds;

    private static @Nullable MemorySegment rocksdb_options_set_max_file_opening_threads;

    private static @Nullable MemorySegment rocksdb_options_set_max_log_file_size;

    private static @Nullable MemorySegment rocksdb_options_set_max_manifest_file_size;

    private static @Nullable MemorySegment rocksdb_options_set_max_manifest_space_amp_pct;

    private static @Nullable MemorySegment rocksdb_options_set_max_open_files;

    private static @Nullable MemorySegment rocksdb_options_set_max_sequential_skip_in_iterations;

    private static @Nullable MemorySegment rocksdb_options_set_max_subcompactions;

    private static @Nullable MemorySegment rocksdb_options_set_max_successive_merges;

    private static @Nullable MemorySegment rocksdb_options_set_max_total_wal_size;

    private static @Nullable MemorySegment rocksdb_options_set_max_write_batch_group_size_bytes;

    private static @Nullable MemorySegment rocksdb_options_set_max_write_buffer_number;

    private static @Nullable MemorySegment rocksdb_options_set_max_write_buffer_size_to_maintain;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_avg_op_scan_flush_trigger;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_batch_lookup_optimization;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_huge_page_size;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_max_range_deletions;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_op_scan_flush_trigger;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_prefix_bloom_size_ratio;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_protection_bytes_per_key;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_vector_rep;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_verify_per_key_checksum_on_seek;

    private static @Nullable MemorySegment rocksdb_options_set_memtable_whole_key_filtering;

    private static @Nullable MemorySegment rocksdb_options_set_merge_operator;

    private static @Nullable MemorySegment rocksdb_options_set_metadata_write_temperature;

    private static @Nullable MemorySegment rocksdb_options_set_min_blob_size;

    private static @Nullable MemorySegment rocksdb_options_set_min_level_to_compress;

    private static @Nullable MemorySegment rocksdb_options_set_min_tombstones_for_range_conversion;

    private static @Nullable MemorySegment rocksdb_options_set_min_write_buffer_number_to_merge;

    private static @Nullable MemorySegment rocksdb_options_set_num_levels;

    private static @Nullable MemorySegment rocksdb_options_set_open_files_async;

    private static @Nullable MemorySegment rocksdb_options_set_optimize_filters_for_hits;

    private static @Nullable MemorySegment rocksdb_options_set_optimize_manifest_for_recovery;

    private static @Nullable MemorySegment rocksdb_options_set_paranoid_checks;

    private static @Nullable MemorySegment rocksdb_options_set_paranoid_file_checks;

    private static @Nullable MemorySegment rocksdb_options_set_paranoid_memory_checks;

    private static @Nullable MemorySegment rocksdb_options_set_periodic_compaction_seconds;

    private static @Nullable MemorySegment rocksdb_options_set_persist_stats_to_disk;

    private static @Nullable MemorySegment rocksdb_options_set_persist_user_defined_timestamps;

    private static @Nullable MemorySegment rocksdb_options_set_plain_table_factory;

    private static @Nullable MemorySegment rocksdb_options_set_preclude_last_level_data_seconds;

    private static @Nullable MemorySegment rocksdb_options_set_prefix_extractor;

    private static @Nullable MemorySegment rocksdb_options_set_prefix_seek_opt_in_only;

    private static @Nullable MemorySegment rocksdb_options_set_prepopulate_blob_cache;

    private static @Nullable MemorySegment rocksdb_options_set_preserve_internal_time_seconds;

    private static @Nullable MemorySegment rocksdb_options_set_ratelimiter;

    private static @Nullable MemorySegment rocksdb_options_set_read_io_executor_threads;

    private static @Nullable MemorySegment rocksdb_options_set_read_triggered_compaction_threshold;

    private static @Nullable MemorySegment rocksdb_options_set_recycle_log_file_num;

    private static @Nullable MemorySegment rocksdb_options_set_report_bg_io_stats;

    private static @Nullable MemorySegment rocksdb_options_set_reuse_manifest_on_open;

    private static @Nullable MemorySegment rocksdb_options_set_row_cache;

    private static @Nullable MemorySegment rocksdb_options_set_sample_for_compression;

    private static @Nullable MemorySegment rocksdb_options_set_skip_stats_update_on_db_open;

    private static @Nullable MemorySegment rocksdb_options_set_soft_pending_compaction_bytes_limit;

    private static @Nullable MemorySegment rocksdb_options_set_sst_file_manager;

    private static @Nullable MemorySegment rocksdb_options_set_sst_partitioner_factory;

    private static @Nullable MemorySegment rocksdb_options_set_statistics_level;

    private static @Nullable MemorySegment rocksdb_options_set_stats_dump_period_sec;

    private static @Nullable MemorySegment rocksdb_options_set_stats_history_buffer_size;

    private static @Nullable MemorySegment rocksdb_options_set_stats_persist_period_sec;

    private static @Nullable MemorySegment rocksdb_options_set_strict_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_options_set_strict_max_successive_merges;

    private static @Nullable MemorySegment rocksdb_options_set_table_cache_numshardbits;

    private static @Nullable MemorySegment rocksdb_options_set_target_file_size_base;

    private static @Nullable MemorySegment rocksdb_options_set_target_file_size_is_upper_bound;

    private static @Nullable MemorySegment rocksdb_options_set_target_file_size_multiplier;

    private static @Nullable MemorySegment rocksdb_options_set_track_and_verify_wals;

    private static @Nullable MemorySegment rocksdb_options_set_track_and_verify_wals_in_manifest;

    private static @Nullable MemorySegment rocksdb_options_set_ttl;

    private static @Nullable MemorySegment rocksdb_options_set_two_write_queues;

    private static @Nullable MemorySegment rocksdb_options_set_uint64add_merge_operator;

    private static @Nullable MemorySegment rocksdb_options_set_uncache_aggressiveness;

    private static @Nullable MemorySegment rocksdb_options_set_universal_compaction_options;

    private static @Nullable MemorySegment rocksdb_options_set_unordered_write;

    private static @Nullable MemorySegment rocksdb_options_set_use_adaptive_mutex;

    private static @Nullable MemorySegment rocksdb_options_set_use_direct_io_for_compaction_reads;

    private static @Nullable MemorySegment rocksdb_options_set_use_direct_io_for_flush_and_compaction;

    private static @Nullable MemorySegment rocksdb_options_set_use_direct_reads;

    private static @Nullable MemorySegment rocksdb_options_set_use_fsync;

    private static @Nullable MemorySegment rocksdb_options_set_verify_manifest_content_on_close;

    private static @Nullable MemorySegment rocksdb_options_set_verify_output_flags;

    private static @Nullable MemorySegment rocksdb_options_set_verify_sst_unique_id_in_manifest;

    private static @Nullable MemorySegment rocksdb_options_set_wal_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_options_set_wal_compression;

    private static @Nullable MemorySegment rocksdb_options_set_wal_dir;

    private static @Nullable MemorySegment rocksdb_options_set_wal_filter;

    private static @Nullable MemorySegment rocksdb_options_set_wal_recovery_mode;

    private static @Nullable MemorySegment rocksdb_options_set_wal_write_temperature;

    private static @Nullable MemorySegment rocksdb_options_set_writable_file_max_buffer_size;

    private static @Nullable MemorySegment rocksdb_options_set_write_buffer_manager;

    private static @Nullable MemorySegment rocksdb_options_set_write_buffer_size;

    private static @Nullable MemorySegment rocksdb_options_set_write_dbid_to_manifest;

    private static @Nullable MemorySegment rocksdb_options_set_write_identity_file;

    private static @Nullable MemorySegment rocksdb_options_set_write_thread_max_yield_usec;

    private static @Nullable MemorySegment rocksdb_options_set_write_thread_slow_yield_usec;

    private static @Nullable MemorySegment rocksdb_options_statistics_get_histogram_data;

    private static @Nullable MemorySegment rocksdb_options_statistics_get_string;

    private static @Nullable MemorySegment rocksdb_options_statistics_get_ticker_count;

    private COptions() {
    }

    /**
     * {@code void rocksdb_get_options_from_string(const rocksdb_options_t *base_options, const char *opts_str,
     * rocksdb_options_t *new_options, char **errptr)}
     */
    public static void rocksdb_get_options_from_string(
            MemorySegment base_options, MemorySegment opts_str, MemorySegment new_options, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_options_from_string;
        if (function == null) {
            rocksdb_get_options_from_string = function = Symbols.TABLE.find("rocksdb_get_options_from_string");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, base_options.address(), opts_str.address(), new_options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_load_latest_options(const char *db_path, rocksdb_env_t *env, bool ignore_unknown_options,
     * rocksdb_cache_t *cache, rocksdb_options_t **db_options, size_t *num_column_families, char ***column_family_names,
     * rocksdb_options_t ***column_family_options, char **errptr)}
     */
    public static void rocksdb_load_latest_options(
            MemorySegment db_path, MemorySegment env, boolean ignore_unknown_options, MemorySegment cache,
            MemorySegment db_options, MemorySegment num_column_families, MemorySegment column_family_names,
            MemorySegment column_family_options, MemorySegment errptr) {
        MemorySegment function = rocksdb_load_latest_options;
        if (function == null) {
            rocksdb_load_latest_options = function = Symbols.TABLE.find("rocksdb_load_latest_options");
        }
        try {
            long ignored = (long) Shapes.JJJJJJPPJ_J.HANDLE.invokeExact(
                    function, db_path.address(), env.address(), ignore_unknown_options ? 1L : 0L, cache.address(),
                    db_options.address(), num_column_families.address(), column_family_names, column_family_options,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_add_compact_on_deletion_collector_factory(rocksdb_options_t *, size_t window_size,
     * size_t num_dels_trigger)}
     */
    public static void rocksdb_options_add_compact_on_deletion_collector_factory(
            MemorySegment a0, long window_size, long num_dels_trigger) {
        MemorySegment function = rocksdb_options_add_compact_on_deletion_collector_factory;
        if (function == null) {
            rocksdb_options_add_compact_on_deletion_collector_factory = function = Symbols.TABLE.find(
                    "rocksdb_options_add_compact_on_deletion_collector_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), window_size, num_dels_trigger);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio(rocksdb_options_t *, size_t
     * window_size, size_t num_dels_trigger, double deletion_ratio)}
     */
    public static void rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio(
            MemorySegment a0, long window_size, long num_dels_trigger, double deletion_ratio) {
        MemorySegment function = rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio;
        if (function == null) {
            rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio = function = Symbols.TABLE.find(
                    "rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio");
        }
        try {
            long ignored = (long) Shapes.JJJD_J.HANDLE.invokeExact(
                    function, a0.address(), window_size, num_dels_trigger, deletion_ratio);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size(rocksdb_options_t *, size_t
     * window_size, size_t num_dels_trigger, double deletion_ratio, uint64_t min_file_size)}
     */
    public static void rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size(
            MemorySegment a0, long window_size, long num_dels_trigger, double deletion_ratio,
            long min_file_size) {
        MemorySegment function = rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size;
        if (function == null) {
            rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size = function = Symbols.TABLE.find(
                    "rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size");
        }
        try {
            long ignored = (long) Shapes.JJJDJ_J.HANDLE.invokeExact(
                    function, a0.address(), window_size, num_dels_trigger, deletion_ratio, min_file_size);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_add_eventlistener(rocksdb_options_t *, rocksdb_eventlistener_t *)} */
    public static void rocksdb_options_add_eventlistener(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_add_eventlistener;
        if (function == null) {
            rocksdb_options_add_eventlistener = function = Symbols.TABLE.find("rocksdb_options_add_eventlistener");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_add(rocksdb_options_t *opt, int
     * compaction_style)}
     */
    public static void rocksdb_options_calculate_sst_write_lifetime_hint_set_add(
            MemorySegment opt, int compaction_style) {
        MemorySegment function = rocksdb_options_calculate_sst_write_lifetime_hint_set_add;
        if (function == null) {
            rocksdb_options_calculate_sst_write_lifetime_hint_set_add = function = Symbols.TABLE.find(
                    "rocksdb_options_calculate_sst_write_lifetime_hint_set_add");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) compaction_style, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_clear(rocksdb_options_t *opt)} */
    public static void rocksdb_options_calculate_sst_write_lifetime_hint_set_clear(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_calculate_sst_write_lifetime_hint_set_clear;
        if (function == null) {
            rocksdb_options_calculate_sst_write_lifetime_hint_set_clear = function = Symbols.TABLE.find(
                    "rocksdb_options_calculate_sst_write_lifetime_hint_set_clear");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_options_calculate_sst_write_lifetime_hint_set_contains(rocksdb_options_t *opt, int
     * compaction_style)}
     */
    public static byte rocksdb_options_calculate_sst_write_lifetime_hint_set_contains(
            MemorySegment opt, int compaction_style) {
        MemorySegment function = rocksdb_options_calculate_sst_write_lifetime_hint_set_contains;
        if (function == null) {
            rocksdb_options_calculate_sst_write_lifetime_hint_set_contains = function = Symbols.TABLE.find(
                    "rocksdb_options_calculate_sst_write_lifetime_hint_set_contains");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) compaction_style, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_calculate_sst_write_lifetime_hint_set_count(rocksdb_options_t *opt)} */
    public static long rocksdb_options_calculate_sst_write_lifetime_hint_set_count(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_calculate_sst_write_lifetime_hint_set_count;
        if (function == null) {
            rocksdb_options_calculate_sst_write_lifetime_hint_set_count = function = Symbols.TABLE.find(
                    "rocksdb_options_calculate_sst_write_lifetime_hint_set_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_remove(rocksdb_options_t *opt, int
     * compaction_style)}
     */
    public static void rocksdb_options_calculate_sst_write_lifetime_hint_set_remove(
            MemorySegment opt, int compaction_style) {
        MemorySegment function = rocksdb_options_calculate_sst_write_lifetime_hint_set_remove;
        if (function == null) {
            rocksdb_options_calculate_sst_write_lifetime_hint_set_remove = function = Symbols.TABLE.find(
                    "rocksdb_options_calculate_sst_write_lifetime_hint_set_remove");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) compaction_style, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_checksum_handoff_file_types_add(rocksdb_options_t *opt, int file_type)} */
    public static void rocksdb_options_checksum_handoff_file_types_add(MemorySegment opt, int file_type) {
        MemorySegment function = rocksdb_options_checksum_handoff_file_types_add;
        if (function == null) {
            rocksdb_options_checksum_handoff_file_types_add = function = Symbols.TABLE.find(
                    "rocksdb_options_checksum_handoff_file_types_add");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) file_type, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_checksum_handoff_file_types_clear(rocksdb_options_t *opt)} */
    public static void rocksdb_options_checksum_handoff_file_types_clear(MemorySegment opt) {
        MemorySegment function = rocksdb_options_checksum_handoff_file_types_clear;
        if (function == null) {
            rocksdb_options_checksum_handoff_file_types_clear = function = Symbols.TABLE.find(
                    "rocksdb_options_checksum_handoff_file_types_clear");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_options_checksum_handoff_file_types_contains(rocksdb_options_t *opt, int file_type)}
     */
    public static byte rocksdb_options_checksum_handoff_file_types_contains(MemorySegment opt, int file_type) {
        MemorySegment function = rocksdb_options_checksum_handoff_file_types_contains;
        if (function == null) {
            rocksdb_options_checksum_handoff_file_types_contains = function = Symbols.TABLE.find(
                    "rocksdb_options_checksum_handoff_file_types_contains");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) file_type, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_checksum_handoff_file_types_count(rocksdb_options_t *opt)} */
    public static long rocksdb_options_checksum_handoff_file_types_count(MemorySegment opt) {
        MemorySegment function = rocksdb_options_checksum_handoff_file_types_count;
        if (function == null) {
            rocksdb_options_checksum_handoff_file_types_count = function = Symbols.TABLE.find(
                    "rocksdb_options_checksum_handoff_file_types_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_checksum_handoff_file_types_remove(rocksdb_options_t *opt, int file_type)} */
    public static void rocksdb_options_checksum_handoff_file_types_remove(MemorySegment opt, int file_type) {
        MemorySegment function = rocksdb_options_checksum_handoff_file_types_remove;
        if (function == null) {
            rocksdb_options_checksum_handoff_file_types_remove = function = Symbols.TABLE.find(
                    "rocksdb_options_checksum_handoff_file_types_remove");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) file_type, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_clear_wal_filter(rocksdb_options_t *)} */
    public static void rocksdb_options_clear_wal_filter(MemorySegment a0) {
        MemorySegment function = rocksdb_options_clear_wal_filter;
        if (function == null) {
            rocksdb_options_clear_wal_filter = function = Symbols.TABLE.find("rocksdb_options_clear_wal_filter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_compaction_readahead_size(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_compaction_readahead_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_compaction_readahead_size;
        if (function == null) {
            rocksdb_options_compaction_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_options_compaction_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_options_t *rocksdb_options_create(void)} */
    public static MemorySegment rocksdb_options_create() {
        MemorySegment function = rocksdb_options_create;
        if (function == null) {
            rocksdb_options_create = function = Symbols.TABLE.find("rocksdb_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_options_t *rocksdb_options_create_copy(rocksdb_options_t *)} */
    public static MemorySegment rocksdb_options_create_copy(MemorySegment a0) {
        MemorySegment function = rocksdb_options_create_copy;
        if (function == null) {
            rocksdb_options_create_copy = function = Symbols.TABLE.find("rocksdb_options_create_copy");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_destroy(rocksdb_options_t *)} */
    public static void rocksdb_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_options_destroy;
        if (function == null) {
            rocksdb_options_destroy = function = Symbols.TABLE.find("rocksdb_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_enable_statistics(rocksdb_options_t *)} */
    public static void rocksdb_options_enable_statistics(MemorySegment a0) {
        MemorySegment function = rocksdb_options_enable_statistics;
        if (function == null) {
            rocksdb_options_enable_statistics = function = Symbols.TABLE.find("rocksdb_options_enable_statistics");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_WAL_size_limit_MB(rocksdb_options_t *)} */
    public static long rocksdb_options_get_WAL_size_limit_MB(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_WAL_size_limit_MB;
        if (function == null) {
            rocksdb_options_get_WAL_size_limit_MB = function = Symbols.TABLE.find(
                    "rocksdb_options_get_WAL_size_limit_MB");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_WAL_ttl_seconds(rocksdb_options_t *)} */
    public static long rocksdb_options_get_WAL_ttl_seconds(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_WAL_ttl_seconds;
        if (function == null) {
            rocksdb_options_get_WAL_ttl_seconds = function = Symbols.TABLE.find("rocksdb_options_get_WAL_ttl_seconds");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_advise_random_on_open(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_advise_random_on_open(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_advise_random_on_open;
        if (function == null) {
            rocksdb_options_get_advise_random_on_open = function = Symbols.TABLE.find(
                    "rocksdb_options_get_advise_random_on_open");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_allow_2pc(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_allow_2pc(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_allow_2pc;
        if (function == null) {
            rocksdb_options_get_allow_2pc = function = Symbols.TABLE.find("rocksdb_options_get_allow_2pc");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_allow_concurrent_memtable_write(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_allow_concurrent_memtable_write(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_allow_concurrent_memtable_write;
        if (function == null) {
            rocksdb_options_get_allow_concurrent_memtable_write = function = Symbols.TABLE.find(
                    "rocksdb_options_get_allow_concurrent_memtable_write");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_allow_data_in_errors(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_allow_data_in_errors(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_allow_data_in_errors;
        if (function == null) {
            rocksdb_options_get_allow_data_in_errors = function = Symbols.TABLE.find(
                    "rocksdb_options_get_allow_data_in_errors");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_allow_fallocate(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_allow_fallocate(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_allow_fallocate;
        if (function == null) {
            rocksdb_options_get_allow_fallocate = function = Symbols.TABLE.find("rocksdb_options_get_allow_fallocate");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_allow_ingest_behind(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_allow_ingest_behind(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_allow_ingest_behind;
        if (function == null) {
            rocksdb_options_get_allow_ingest_behind = function = Symbols.TABLE.find(
                    "rocksdb_options_get_allow_ingest_behind");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_allow_mmap_reads(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_allow_mmap_reads(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_allow_mmap_reads;
        if (function == null) {
            rocksdb_options_get_allow_mmap_reads = function = Symbols.TABLE.find(
                    "rocksdb_options_get_allow_mmap_reads");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_allow_mmap_writes(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_allow_mmap_writes(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_allow_mmap_writes;
        if (function == null) {
            rocksdb_options_get_allow_mmap_writes = function = Symbols.TABLE.find(
                    "rocksdb_options_get_allow_mmap_writes");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_arena_block_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_arena_block_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_arena_block_size;
        if (function == null) {
            rocksdb_options_get_arena_block_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_arena_block_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_async_wal_precreate(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_async_wal_precreate(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_async_wal_precreate;
        if (function == null) {
            rocksdb_options_get_async_wal_precreate = function = Symbols.TABLE.find(
                    "rocksdb_options_get_async_wal_precreate");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_atomic_flush(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_atomic_flush(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_atomic_flush;
        if (function == null) {
            rocksdb_options_get_atomic_flush = function = Symbols.TABLE.find("rocksdb_options_get_atomic_flush");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_avoid_flush_during_recovery(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_avoid_flush_during_recovery(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_avoid_flush_during_recovery;
        if (function == null) {
            rocksdb_options_get_avoid_flush_during_recovery = function = Symbols.TABLE.find(
                    "rocksdb_options_get_avoid_flush_during_recovery");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_avoid_flush_during_shutdown(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_avoid_flush_during_shutdown(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_avoid_flush_during_shutdown;
        if (function == null) {
            rocksdb_options_get_avoid_flush_during_shutdown = function = Symbols.TABLE.find(
                    "rocksdb_options_get_avoid_flush_during_shutdown");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_avoid_unnecessary_blocking_io(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_avoid_unnecessary_blocking_io(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_avoid_unnecessary_blocking_io;
        if (function == null) {
            rocksdb_options_get_avoid_unnecessary_blocking_io = function = Symbols.TABLE.find(
                    "rocksdb_options_get_avoid_unnecessary_blocking_io");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_background_close_inactive_wals(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_background_close_inactive_wals(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_background_close_inactive_wals;
        if (function == null) {
            rocksdb_options_get_background_close_inactive_wals = function = Symbols.TABLE.find(
                    "rocksdb_options_get_background_close_inactive_wals");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_best_efforts_recovery(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_best_efforts_recovery(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_best_efforts_recovery;
        if (function == null) {
            rocksdb_options_get_best_efforts_recovery = function = Symbols.TABLE.find(
                    "rocksdb_options_get_best_efforts_recovery");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_bgerror_resume_retry_interval(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_bgerror_resume_retry_interval(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_bgerror_resume_retry_interval;
        if (function == null) {
            rocksdb_options_get_bgerror_resume_retry_interval = function = Symbols.TABLE.find(
                    "rocksdb_options_get_bgerror_resume_retry_interval");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_blob_compaction_readahead_size(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_blob_compaction_readahead_size(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_blob_compaction_readahead_size;
        if (function == null) {
            rocksdb_options_get_blob_compaction_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_blob_compaction_readahead_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_blob_compression_type(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_blob_compression_type(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_blob_compression_type;
        if (function == null) {
            rocksdb_options_get_blob_compression_type = function = Symbols.TABLE.find(
                    "rocksdb_options_get_blob_compression_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_blob_direct_write_partitions(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_blob_direct_write_partitions(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_blob_direct_write_partitions;
        if (function == null) {
            rocksdb_options_get_blob_direct_write_partitions = function = Symbols.TABLE.find(
                    "rocksdb_options_get_blob_direct_write_partitions");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_blob_file_size(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_blob_file_size(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_blob_file_size;
        if (function == null) {
            rocksdb_options_get_blob_file_size = function = Symbols.TABLE.find("rocksdb_options_get_blob_file_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_blob_file_starting_level(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_blob_file_starting_level(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_blob_file_starting_level;
        if (function == null) {
            rocksdb_options_get_blob_file_starting_level = function = Symbols.TABLE.find(
                    "rocksdb_options_get_blob_file_starting_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_options_get_blob_gc_age_cutoff(rocksdb_options_t *opt)} */
    public static double rocksdb_options_get_blob_gc_age_cutoff(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_blob_gc_age_cutoff;
        if (function == null) {
            rocksdb_options_get_blob_gc_age_cutoff = function = Symbols.TABLE.find(
                    "rocksdb_options_get_blob_gc_age_cutoff");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_options_get_blob_gc_force_threshold(rocksdb_options_t *opt)} */
    public static double rocksdb_options_get_blob_gc_force_threshold(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_blob_gc_force_threshold;
        if (function == null) {
            rocksdb_options_get_blob_gc_force_threshold = function = Symbols.TABLE.find(
                    "rocksdb_options_get_blob_gc_force_threshold");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint8_t rocksdb_options_get_block_protection_bytes_per_key(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_block_protection_bytes_per_key(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_block_protection_bytes_per_key;
        if (function == null) {
            rocksdb_options_get_block_protection_bytes_per_key = function = Symbols.TABLE.find(
                    "rocksdb_options_get_block_protection_bytes_per_key");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_bloom_locality(rocksdb_options_t *)} */
    public static int rocksdb_options_get_bloom_locality(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_bloom_locality;
        if (function == null) {
            rocksdb_options_get_bloom_locality = function = Symbols.TABLE.find("rocksdb_options_get_bloom_locality");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_bottommost_compression(rocksdb_options_t *)} */
    public static int rocksdb_options_get_bottommost_compression(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_bottommost_compression;
        if (function == null) {
            rocksdb_options_get_bottommost_compression = function = Symbols.TABLE.find(
                    "rocksdb_options_get_bottommost_compression");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer(rocksdb_options_t
     * *opt)}
     */
    public static byte rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer;
        if (function == null) {
            rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer = function = Symbols.TABLE.find(
                    "rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_bottommost_file_compaction_delay(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_bottommost_file_compaction_delay(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_bottommost_file_compaction_delay;
        if (function == null) {
            rocksdb_options_get_bottommost_file_compaction_delay = function = Symbols.TABLE.find(
                    "rocksdb_options_get_bottommost_file_compaction_delay");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_bytes_per_sync(rocksdb_options_t *)} */
    public static long rocksdb_options_get_bytes_per_sync(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_bytes_per_sync;
        if (function == null) {
            rocksdb_options_get_bytes_per_sync = function = Symbols.TABLE.find("rocksdb_options_get_bytes_per_sync");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_cf_allow_ingest_behind(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_cf_allow_ingest_behind(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_cf_allow_ingest_behind;
        if (function == null) {
            rocksdb_options_get_cf_allow_ingest_behind = function = Symbols.TABLE.find(
                    "rocksdb_options_get_cf_allow_ingest_behind");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_compaction_pri(rocksdb_options_t *)} */
    public static int rocksdb_options_get_compaction_pri(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_compaction_pri;
        if (function == null) {
            rocksdb_options_get_compaction_pri = function = Symbols.TABLE.find("rocksdb_options_get_compaction_pri");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_compaction_readahead_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_compaction_readahead_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_compaction_readahead_size;
        if (function == null) {
            rocksdb_options_get_compaction_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_compaction_readahead_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_compaction_style(rocksdb_options_t *)} */
    public static int rocksdb_options_get_compaction_style(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_compaction_style;
        if (function == null) {
            rocksdb_options_get_compaction_style = function = Symbols.TABLE.find(
                    "rocksdb_options_get_compaction_style");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_compaction_verify_record_count(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_compaction_verify_record_count(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_compaction_verify_record_count;
        if (function == null) {
            rocksdb_options_get_compaction_verify_record_count = function = Symbols.TABLE.find(
                    "rocksdb_options_get_compaction_verify_record_count");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_compression(rocksdb_options_t *)} */
    public static int rocksdb_options_get_compression(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_compression;
        if (function == null) {
            rocksdb_options_get_compression = function = Symbols.TABLE.find("rocksdb_options_get_compression");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_compression_options_max_dict_buffer_bytes(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_compression_options_max_dict_buffer_bytes(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_compression_options_max_dict_buffer_bytes;
        if (function == null) {
            rocksdb_options_get_compression_options_max_dict_buffer_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_get_compression_options_max_dict_buffer_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_compression_options_parallel_threads(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_compression_options_parallel_threads(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_compression_options_parallel_threads;
        if (function == null) {
            rocksdb_options_get_compression_options_parallel_threads = function = Symbols.TABLE.find(
                    "rocksdb_options_get_compression_options_parallel_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_compression_options_use_zstd_dict_trainer(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_compression_options_use_zstd_dict_trainer(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_compression_options_use_zstd_dict_trainer;
        if (function == null) {
            rocksdb_options_get_compression_options_use_zstd_dict_trainer = function = Symbols.TABLE.find(
                    "rocksdb_options_get_compression_options_use_zstd_dict_trainer");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_compression_options_zstd_max_train_bytes(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_compression_options_zstd_max_train_bytes(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_compression_options_zstd_max_train_bytes;
        if (function == null) {
            rocksdb_options_get_compression_options_zstd_max_train_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_get_compression_options_zstd_max_train_bytes");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_create_if_missing(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_create_if_missing(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_create_if_missing;
        if (function == null) {
            rocksdb_options_get_create_if_missing = function = Symbols.TABLE.find(
                    "rocksdb_options_get_create_if_missing");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_create_missing_column_families(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_create_missing_column_families(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_create_missing_column_families;
        if (function == null) {
            rocksdb_options_get_create_missing_column_families = function = Symbols.TABLE.find(
                    "rocksdb_options_get_create_missing_column_families");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_options_get_daily_offpeak_time_utc(rocksdb_options_t *opt, size_t *size)} */
    public static MemorySegment rocksdb_options_get_daily_offpeak_time_utc(MemorySegment opt, MemorySegment size) {
        MemorySegment function = rocksdb_options_get_daily_offpeak_time_utc;
        if (function == null) {
            rocksdb_options_get_daily_offpeak_time_utc = function = Symbols.TABLE.find(
                    "rocksdb_options_get_daily_offpeak_time_utc");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_options_get_db_host_id(rocksdb_options_t *opt, size_t *size)} */
    public static MemorySegment rocksdb_options_get_db_host_id(MemorySegment opt, MemorySegment size) {
        MemorySegment function = rocksdb_options_get_db_host_id;
        if (function == null) {
            rocksdb_options_get_db_host_id = function = Symbols.TABLE.find("rocksdb_options_get_db_host_id");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_options_get_db_log_dir(rocksdb_options_t *opt, size_t *size)} */
    public static MemorySegment rocksdb_options_get_db_log_dir(MemorySegment opt, MemorySegment size) {
        MemorySegment function = rocksdb_options_get_db_log_dir;
        if (function == null) {
            rocksdb_options_get_db_log_dir = function = Symbols.TABLE.find("rocksdb_options_get_db_log_dir");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_db_write_buffer_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_db_write_buffer_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_db_write_buffer_size;
        if (function == null) {
            rocksdb_options_get_db_write_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_db_write_buffer_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_default_temperature(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_default_temperature(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_default_temperature;
        if (function == null) {
            rocksdb_options_get_default_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_get_default_temperature");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_default_write_temperature(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_default_write_temperature(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_default_write_temperature;
        if (function == null) {
            rocksdb_options_get_default_write_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_get_default_write_temperature");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_delayed_write_rate(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_delayed_write_rate(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_delayed_write_rate;
        if (function == null) {
            rocksdb_options_get_delayed_write_rate = function = Symbols.TABLE.find(
                    "rocksdb_options_get_delayed_write_rate");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_delete_obsolete_files_period_micros(rocksdb_options_t *)} */
    public static long rocksdb_options_get_delete_obsolete_files_period_micros(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_delete_obsolete_files_period_micros;
        if (function == null) {
            rocksdb_options_get_delete_obsolete_files_period_micros = function = Symbols.TABLE.find(
                    "rocksdb_options_get_delete_obsolete_files_period_micros");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_disable_auto_compactions(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_disable_auto_compactions(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_disable_auto_compactions;
        if (function == null) {
            rocksdb_options_get_disable_auto_compactions = function = Symbols.TABLE.find(
                    "rocksdb_options_get_disable_auto_compactions");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_disallow_memtable_writes(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_disallow_memtable_writes(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_disallow_memtable_writes;
        if (function == null) {
            rocksdb_options_get_disallow_memtable_writes = function = Symbols.TABLE.find(
                    "rocksdb_options_get_disallow_memtable_writes");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_dump_malloc_stats(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_dump_malloc_stats(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_dump_malloc_stats;
        if (function == null) {
            rocksdb_options_get_dump_malloc_stats = function = Symbols.TABLE.find(
                    "rocksdb_options_get_dump_malloc_stats");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_enable_blob_direct_write(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_enable_blob_direct_write(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_enable_blob_direct_write;
        if (function == null) {
            rocksdb_options_get_enable_blob_direct_write = function = Symbols.TABLE.find(
                    "rocksdb_options_get_enable_blob_direct_write");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_enable_blob_files(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_enable_blob_files(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_enable_blob_files;
        if (function == null) {
            rocksdb_options_get_enable_blob_files = function = Symbols.TABLE.find(
                    "rocksdb_options_get_enable_blob_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_enable_blob_gc(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_enable_blob_gc(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_enable_blob_gc;
        if (function == null) {
            rocksdb_options_get_enable_blob_gc = function = Symbols.TABLE.find("rocksdb_options_get_enable_blob_gc");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_enable_pipelined_write(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_enable_pipelined_write(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_enable_pipelined_write;
        if (function == null) {
            rocksdb_options_get_enable_pipelined_write = function = Symbols.TABLE.find(
                    "rocksdb_options_get_enable_pipelined_write");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_enable_thread_tracking(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_enable_thread_tracking(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_enable_thread_tracking;
        if (function == null) {
            rocksdb_options_get_enable_thread_tracking = function = Symbols.TABLE.find(
                    "rocksdb_options_get_enable_thread_tracking");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_enable_write_thread_adaptive_yield(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_enable_write_thread_adaptive_yield(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_enable_write_thread_adaptive_yield;
        if (function == null) {
            rocksdb_options_get_enable_write_thread_adaptive_yield = function = Symbols.TABLE.find(
                    "rocksdb_options_get_enable_write_thread_adaptive_yield");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_enforce_single_del_contracts(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_enforce_single_del_contracts(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_enforce_single_del_contracts;
        if (function == null) {
            rocksdb_options_get_enforce_single_del_contracts = function = Symbols.TABLE.find(
                    "rocksdb_options_get_enforce_single_del_contracts");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_options_get_enforce_write_buffer_manager_during_recovery(rocksdb_options_t *opt)}
     */
    public static byte rocksdb_options_get_enforce_write_buffer_manager_during_recovery(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_enforce_write_buffer_manager_during_recovery;
        if (function == null) {
            rocksdb_options_get_enforce_write_buffer_manager_during_recovery = function = Symbols.TABLE.find(
                    "rocksdb_options_get_enforce_write_buffer_manager_during_recovery");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_error_if_exists(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_error_if_exists(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_error_if_exists;
        if (function == null) {
            rocksdb_options_get_error_if_exists = function = Symbols.TABLE.find("rocksdb_options_get_error_if_exists");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_options_get_experimental_mempurge_threshold(rocksdb_options_t *)} */
    public static double rocksdb_options_get_experimental_mempurge_threshold(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_experimental_mempurge_threshold;
        if (function == null) {
            rocksdb_options_get_experimental_mempurge_threshold = function = Symbols.TABLE.find(
                    "rocksdb_options_get_experimental_mempurge_threshold");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_fast_sst_open(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_fast_sst_open(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_fast_sst_open;
        if (function == null) {
            rocksdb_options_get_fast_sst_open = function = Symbols.TABLE.find("rocksdb_options_get_fast_sst_open");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_flush_verify_memtable_count(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_flush_verify_memtable_count(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_flush_verify_memtable_count;
        if (function == null) {
            rocksdb_options_get_flush_verify_memtable_count = function = Symbols.TABLE.find(
                    "rocksdb_options_get_flush_verify_memtable_count");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_follower_catchup_retry_count(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_follower_catchup_retry_count(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_follower_catchup_retry_count;
        if (function == null) {
            rocksdb_options_get_follower_catchup_retry_count = function = Symbols.TABLE.find(
                    "rocksdb_options_get_follower_catchup_retry_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_follower_catchup_retry_wait_ms(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_follower_catchup_retry_wait_ms(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_follower_catchup_retry_wait_ms;
        if (function == null) {
            rocksdb_options_get_follower_catchup_retry_wait_ms = function = Symbols.TABLE.find(
                    "rocksdb_options_get_follower_catchup_retry_wait_ms");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_follower_refresh_catchup_period_ms(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_follower_refresh_catchup_period_ms(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_follower_refresh_catchup_period_ms;
        if (function == null) {
            rocksdb_options_get_follower_refresh_catchup_period_ms = function = Symbols.TABLE.find(
                    "rocksdb_options_get_follower_refresh_catchup_period_ms");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_force_consistency_checks(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_force_consistency_checks(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_force_consistency_checks;
        if (function == null) {
            rocksdb_options_get_force_consistency_checks = function = Symbols.TABLE.find(
                    "rocksdb_options_get_force_consistency_checks");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_hard_pending_compaction_bytes_limit(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_hard_pending_compaction_bytes_limit(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_hard_pending_compaction_bytes_limit;
        if (function == null) {
            rocksdb_options_get_hard_pending_compaction_bytes_limit = function = Symbols.TABLE.find(
                    "rocksdb_options_get_hard_pending_compaction_bytes_limit");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_logger_t *rocksdb_options_get_info_log(rocksdb_options_t *opt)} */
    public static MemorySegment rocksdb_options_get_info_log(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_info_log;
        if (function == null) {
            rocksdb_options_get_info_log = function = Symbols.TABLE.find("rocksdb_options_get_info_log");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_info_log_level(rocksdb_options_t *)} */
    public static int rocksdb_options_get_info_log_level(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_info_log_level;
        if (function == null) {
            rocksdb_options_get_info_log_level = function = Symbols.TABLE.find("rocksdb_options_get_info_log_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_inplace_update_num_locks(rocksdb_options_t *)} */
    public static long rocksdb_options_get_inplace_update_num_locks(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_inplace_update_num_locks;
        if (function == null) {
            rocksdb_options_get_inplace_update_num_locks = function = Symbols.TABLE.find(
                    "rocksdb_options_get_inplace_update_num_locks");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_inplace_update_support(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_inplace_update_support(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_inplace_update_support;
        if (function == null) {
            rocksdb_options_get_inplace_update_support = function = Symbols.TABLE.find(
                    "rocksdb_options_get_inplace_update_support");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_is_fd_close_on_exec(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_is_fd_close_on_exec(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_is_fd_close_on_exec;
        if (function == null) {
            rocksdb_options_get_is_fd_close_on_exec = function = Symbols.TABLE.find(
                    "rocksdb_options_get_is_fd_close_on_exec");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_keep_log_file_num(rocksdb_options_t *)} */
    public static long rocksdb_options_get_keep_log_file_num(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_keep_log_file_num;
        if (function == null) {
            rocksdb_options_get_keep_log_file_num = function = Symbols.TABLE.find(
                    "rocksdb_options_get_keep_log_file_num");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_last_level_temperature(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_last_level_temperature(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_last_level_temperature;
        if (function == null) {
            rocksdb_options_get_last_level_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_get_last_level_temperature");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_level0_file_num_compaction_trigger(rocksdb_options_t *)} */
    public static int rocksdb_options_get_level0_file_num_compaction_trigger(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_level0_file_num_compaction_trigger;
        if (function == null) {
            rocksdb_options_get_level0_file_num_compaction_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_get_level0_file_num_compaction_trigger");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_level0_slowdown_writes_trigger(rocksdb_options_t *)} */
    public static int rocksdb_options_get_level0_slowdown_writes_trigger(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_level0_slowdown_writes_trigger;
        if (function == null) {
            rocksdb_options_get_level0_slowdown_writes_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_get_level0_slowdown_writes_trigger");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_level0_stop_writes_trigger(rocksdb_options_t *)} */
    public static int rocksdb_options_get_level0_stop_writes_trigger(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_level0_stop_writes_trigger;
        if (function == null) {
            rocksdb_options_get_level0_stop_writes_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_get_level0_stop_writes_trigger");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_level_compaction_dynamic_level_bytes(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_level_compaction_dynamic_level_bytes(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_level_compaction_dynamic_level_bytes;
        if (function == null) {
            rocksdb_options_get_level_compaction_dynamic_level_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_get_level_compaction_dynamic_level_bytes");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_log_file_time_to_roll(rocksdb_options_t *)} */
    public static long rocksdb_options_get_log_file_time_to_roll(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_log_file_time_to_roll;
        if (function == null) {
            rocksdb_options_get_log_file_time_to_roll = function = Symbols.TABLE.find(
                    "rocksdb_options_get_log_file_time_to_roll");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_log_readahead_size(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_log_readahead_size(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_log_readahead_size;
        if (function == null) {
            rocksdb_options_get_log_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_log_readahead_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_lowest_used_cache_tier(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_lowest_used_cache_tier(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_lowest_used_cache_tier;
        if (function == null) {
            rocksdb_options_get_lowest_used_cache_tier = function = Symbols.TABLE.find(
                    "rocksdb_options_get_lowest_used_cache_tier");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_manifest_preallocation_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_manifest_preallocation_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_manifest_preallocation_size;
        if (function == null) {
            rocksdb_options_get_manifest_preallocation_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_manifest_preallocation_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_manual_wal_flush(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_manual_wal_flush(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_manual_wal_flush;
        if (function == null) {
            rocksdb_options_get_manual_wal_flush = function = Symbols.TABLE.find(
                    "rocksdb_options_get_manual_wal_flush");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_max_background_compactions(rocksdb_options_t *)} */
    public static int rocksdb_options_get_max_background_compactions(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_background_compactions;
        if (function == null) {
            rocksdb_options_get_max_background_compactions = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_background_compactions");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_max_background_flushes(rocksdb_options_t *)} */
    public static int rocksdb_options_get_max_background_flushes(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_background_flushes;
        if (function == null) {
            rocksdb_options_get_max_background_flushes = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_background_flushes");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_max_background_jobs(rocksdb_options_t *)} */
    public static int rocksdb_options_get_max_background_jobs(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_background_jobs;
        if (function == null) {
            rocksdb_options_get_max_background_jobs = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_background_jobs");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_max_bgerror_resume_count(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_max_bgerror_resume_count(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_max_bgerror_resume_count;
        if (function == null) {
            rocksdb_options_get_max_bgerror_resume_count = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_bgerror_resume_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_max_bytes_for_level_base(rocksdb_options_t *)} */
    public static long rocksdb_options_get_max_bytes_for_level_base(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_bytes_for_level_base;
        if (function == null) {
            rocksdb_options_get_max_bytes_for_level_base = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_bytes_for_level_base");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_options_get_max_bytes_for_level_multiplier(rocksdb_options_t *)} */
    public static double rocksdb_options_get_max_bytes_for_level_multiplier(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_bytes_for_level_multiplier;
        if (function == null) {
            rocksdb_options_get_max_bytes_for_level_multiplier = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_bytes_for_level_multiplier");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_max_compaction_bytes(rocksdb_options_t *)} */
    public static long rocksdb_options_get_max_compaction_bytes(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_compaction_bytes;
        if (function == null) {
            rocksdb_options_get_max_compaction_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_compaction_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_max_compaction_trigger_wakeup_seconds(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_max_compaction_trigger_wakeup_seconds(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_max_compaction_trigger_wakeup_seconds;
        if (function == null) {
            rocksdb_options_get_max_compaction_trigger_wakeup_seconds = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_compaction_trigger_wakeup_seconds");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_max_file_opening_threads(rocksdb_options_t *)} */
    public static int rocksdb_options_get_max_file_opening_threads(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_file_opening_threads;
        if (function == null) {
            rocksdb_options_get_max_file_opening_threads = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_file_opening_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_max_log_file_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_max_log_file_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_log_file_size;
        if (function == null) {
            rocksdb_options_get_max_log_file_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_log_file_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_max_manifest_file_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_max_manifest_file_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_manifest_file_size;
        if (function == null) {
            rocksdb_options_get_max_manifest_file_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_manifest_file_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_max_manifest_space_amp_pct(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_max_manifest_space_amp_pct(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_max_manifest_space_amp_pct;
        if (function == null) {
            rocksdb_options_get_max_manifest_space_amp_pct = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_manifest_space_amp_pct");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_max_open_files(rocksdb_options_t *)} */
    public static int rocksdb_options_get_max_open_files(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_open_files;
        if (function == null) {
            rocksdb_options_get_max_open_files = function = Symbols.TABLE.find("rocksdb_options_get_max_open_files");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_max_sequential_skip_in_iterations(rocksdb_options_t *)} */
    public static long rocksdb_options_get_max_sequential_skip_in_iterations(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_sequential_skip_in_iterations;
        if (function == null) {
            rocksdb_options_get_max_sequential_skip_in_iterations = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_sequential_skip_in_iterations");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_max_subcompactions(rocksdb_options_t *)} */
    public static int rocksdb_options_get_max_subcompactions(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_subcompactions;
        if (function == null) {
            rocksdb_options_get_max_subcompactions = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_subcompactions");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_max_successive_merges(rocksdb_options_t *)} */
    public static long rocksdb_options_get_max_successive_merges(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_successive_merges;
        if (function == null) {
            rocksdb_options_get_max_successive_merges = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_successive_merges");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_max_total_wal_size(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_max_total_wal_size(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_max_total_wal_size;
        if (function == null) {
            rocksdb_options_get_max_total_wal_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_total_wal_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_max_write_batch_group_size_bytes(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_max_write_batch_group_size_bytes(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_max_write_batch_group_size_bytes;
        if (function == null) {
            rocksdb_options_get_max_write_batch_group_size_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_write_batch_group_size_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_max_write_buffer_number(rocksdb_options_t *)} */
    public static int rocksdb_options_get_max_write_buffer_number(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_write_buffer_number;
        if (function == null) {
            rocksdb_options_get_max_write_buffer_number = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_write_buffer_number");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_options_get_max_write_buffer_size_to_maintain(rocksdb_options_t *)} */
    public static long rocksdb_options_get_max_write_buffer_size_to_maintain(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_max_write_buffer_size_to_maintain;
        if (function == null) {
            rocksdb_options_get_max_write_buffer_size_to_maintain = function = Symbols.TABLE.find(
                    "rocksdb_options_get_max_write_buffer_size_to_maintain");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_memtable_avg_op_scan_flush_trigger(rocksdb_options_t *)} */
    public static int rocksdb_options_get_memtable_avg_op_scan_flush_trigger(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_memtable_avg_op_scan_flush_trigger;
        if (function == null) {
            rocksdb_options_get_memtable_avg_op_scan_flush_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_avg_op_scan_flush_trigger");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_memtable_batch_lookup_optimization(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_memtable_batch_lookup_optimization(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_memtable_batch_lookup_optimization;
        if (function == null) {
            rocksdb_options_get_memtable_batch_lookup_optimization = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_batch_lookup_optimization");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_memtable_huge_page_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_memtable_huge_page_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_memtable_huge_page_size;
        if (function == null) {
            rocksdb_options_get_memtable_huge_page_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_huge_page_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_memtable_max_range_deletions(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_memtable_max_range_deletions(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_memtable_max_range_deletions;
        if (function == null) {
            rocksdb_options_get_memtable_max_range_deletions = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_max_range_deletions");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_memtable_op_scan_flush_trigger(rocksdb_options_t *)} */
    public static int rocksdb_options_get_memtable_op_scan_flush_trigger(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_memtable_op_scan_flush_trigger;
        if (function == null) {
            rocksdb_options_get_memtable_op_scan_flush_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_op_scan_flush_trigger");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_options_get_memtable_prefix_bloom_size_ratio(rocksdb_options_t *)} */
    public static double rocksdb_options_get_memtable_prefix_bloom_size_ratio(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_memtable_prefix_bloom_size_ratio;
        if (function == null) {
            rocksdb_options_get_memtable_prefix_bloom_size_ratio = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_prefix_bloom_size_ratio");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_memtable_protection_bytes_per_key(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_memtable_protection_bytes_per_key(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_memtable_protection_bytes_per_key;
        if (function == null) {
            rocksdb_options_get_memtable_protection_bytes_per_key = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_protection_bytes_per_key");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_memtable_verify_per_key_checksum_on_seek(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_memtable_verify_per_key_checksum_on_seek(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_memtable_verify_per_key_checksum_on_seek;
        if (function == null) {
            rocksdb_options_get_memtable_verify_per_key_checksum_on_seek = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_verify_per_key_checksum_on_seek");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_memtable_whole_key_filtering(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_memtable_whole_key_filtering(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_memtable_whole_key_filtering;
        if (function == null) {
            rocksdb_options_get_memtable_whole_key_filtering = function = Symbols.TABLE.find(
                    "rocksdb_options_get_memtable_whole_key_filtering");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_metadata_write_temperature(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_metadata_write_temperature(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_metadata_write_temperature;
        if (function == null) {
            rocksdb_options_get_metadata_write_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_get_metadata_write_temperature");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_min_blob_size(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_min_blob_size(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_min_blob_size;
        if (function == null) {
            rocksdb_options_get_min_blob_size = function = Symbols.TABLE.find("rocksdb_options_get_min_blob_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_min_tombstones_for_range_conversion(rocksdb_options_t *)} */
    public static int rocksdb_options_get_min_tombstones_for_range_conversion(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_min_tombstones_for_range_conversion;
        if (function == null) {
            rocksdb_options_get_min_tombstones_for_range_conversion = function = Symbols.TABLE.find(
                    "rocksdb_options_get_min_tombstones_for_range_conversion");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_min_write_buffer_number_to_merge(rocksdb_options_t *)} */
    public static int rocksdb_options_get_min_write_buffer_number_to_merge(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_min_write_buffer_number_to_merge;
        if (function == null) {
            rocksdb_options_get_min_write_buffer_number_to_merge = function = Symbols.TABLE.find(
                    "rocksdb_options_get_min_write_buffer_number_to_merge");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_num_levels(rocksdb_options_t *)} */
    public static int rocksdb_options_get_num_levels(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_num_levels;
        if (function == null) {
            rocksdb_options_get_num_levels = function = Symbols.TABLE.find("rocksdb_options_get_num_levels");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_open_files_async(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_open_files_async(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_open_files_async;
        if (function == null) {
            rocksdb_options_get_open_files_async = function = Symbols.TABLE.find(
                    "rocksdb_options_get_open_files_async");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_optimize_filters_for_hits(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_optimize_filters_for_hits(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_optimize_filters_for_hits;
        if (function == null) {
            rocksdb_options_get_optimize_filters_for_hits = function = Symbols.TABLE.find(
                    "rocksdb_options_get_optimize_filters_for_hits");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_optimize_manifest_for_recovery(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_optimize_manifest_for_recovery(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_optimize_manifest_for_recovery;
        if (function == null) {
            rocksdb_options_get_optimize_manifest_for_recovery = function = Symbols.TABLE.find(
                    "rocksdb_options_get_optimize_manifest_for_recovery");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_paranoid_checks(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_paranoid_checks(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_paranoid_checks;
        if (function == null) {
            rocksdb_options_get_paranoid_checks = function = Symbols.TABLE.find("rocksdb_options_get_paranoid_checks");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_paranoid_file_checks(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_paranoid_file_checks(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_paranoid_file_checks;
        if (function == null) {
            rocksdb_options_get_paranoid_file_checks = function = Symbols.TABLE.find(
                    "rocksdb_options_get_paranoid_file_checks");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_paranoid_memory_checks(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_paranoid_memory_checks(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_paranoid_memory_checks;
        if (function == null) {
            rocksdb_options_get_paranoid_memory_checks = function = Symbols.TABLE.find(
                    "rocksdb_options_get_paranoid_memory_checks");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_periodic_compaction_seconds(rocksdb_options_t *)} */
    public static long rocksdb_options_get_periodic_compaction_seconds(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_periodic_compaction_seconds;
        if (function == null) {
            rocksdb_options_get_periodic_compaction_seconds = function = Symbols.TABLE.find(
                    "rocksdb_options_get_periodic_compaction_seconds");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_persist_stats_to_disk(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_persist_stats_to_disk(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_persist_stats_to_disk;
        if (function == null) {
            rocksdb_options_get_persist_stats_to_disk = function = Symbols.TABLE.find(
                    "rocksdb_options_get_persist_stats_to_disk");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_persist_user_defined_timestamps(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_persist_user_defined_timestamps(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_persist_user_defined_timestamps;
        if (function == null) {
            rocksdb_options_get_persist_user_defined_timestamps = function = Symbols.TABLE.find(
                    "rocksdb_options_get_persist_user_defined_timestamps");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_preclude_last_level_data_seconds(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_preclude_last_level_data_seconds(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_preclude_last_level_data_seconds;
        if (function == null) {
            rocksdb_options_get_preclude_last_level_data_seconds = function = Symbols.TABLE.find(
                    "rocksdb_options_get_preclude_last_level_data_seconds");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_prefix_seek_opt_in_only(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_prefix_seek_opt_in_only(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_prefix_seek_opt_in_only;
        if (function == null) {
            rocksdb_options_get_prefix_seek_opt_in_only = function = Symbols.TABLE.find(
                    "rocksdb_options_get_prefix_seek_opt_in_only");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_prepopulate_blob_cache(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_prepopulate_blob_cache(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_prepopulate_blob_cache;
        if (function == null) {
            rocksdb_options_get_prepopulate_blob_cache = function = Symbols.TABLE.find(
                    "rocksdb_options_get_prepopulate_blob_cache");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_preserve_internal_time_seconds(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_preserve_internal_time_seconds(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_preserve_internal_time_seconds;
        if (function == null) {
            rocksdb_options_get_preserve_internal_time_seconds = function = Symbols.TABLE.find(
                    "rocksdb_options_get_preserve_internal_time_seconds");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_read_io_executor_threads(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_read_io_executor_threads(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_read_io_executor_threads;
        if (function == null) {
            rocksdb_options_get_read_io_executor_threads = function = Symbols.TABLE.find(
                    "rocksdb_options_get_read_io_executor_threads");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_options_get_read_triggered_compaction_threshold(rocksdb_options_t *opt)} */
    public static double rocksdb_options_get_read_triggered_compaction_threshold(
            MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_read_triggered_compaction_threshold;
        if (function == null) {
            rocksdb_options_get_read_triggered_compaction_threshold = function = Symbols.TABLE.find(
                    "rocksdb_options_get_read_triggered_compaction_threshold");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_recycle_log_file_num(rocksdb_options_t *)} */
    public static long rocksdb_options_get_recycle_log_file_num(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_recycle_log_file_num;
        if (function == null) {
            rocksdb_options_get_recycle_log_file_num = function = Symbols.TABLE.find(
                    "rocksdb_options_get_recycle_log_file_num");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_report_bg_io_stats(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_report_bg_io_stats(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_report_bg_io_stats;
        if (function == null) {
            rocksdb_options_get_report_bg_io_stats = function = Symbols.TABLE.find(
                    "rocksdb_options_get_report_bg_io_stats");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_reuse_manifest_on_open(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_reuse_manifest_on_open(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_reuse_manifest_on_open;
        if (function == null) {
            rocksdb_options_get_reuse_manifest_on_open = function = Symbols.TABLE.find(
                    "rocksdb_options_get_reuse_manifest_on_open");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_sample_for_compression(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_sample_for_compression(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_sample_for_compression;
        if (function == null) {
            rocksdb_options_get_sample_for_compression = function = Symbols.TABLE.find(
                    "rocksdb_options_get_sample_for_compression");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_skip_stats_update_on_db_open(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_skip_stats_update_on_db_open(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_skip_stats_update_on_db_open;
        if (function == null) {
            rocksdb_options_get_skip_stats_update_on_db_open = function = Symbols.TABLE.find(
                    "rocksdb_options_get_skip_stats_update_on_db_open");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_soft_pending_compaction_bytes_limit(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_soft_pending_compaction_bytes_limit(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_soft_pending_compaction_bytes_limit;
        if (function == null) {
            rocksdb_options_get_soft_pending_compaction_bytes_limit = function = Symbols.TABLE.find(
                    "rocksdb_options_get_soft_pending_compaction_bytes_limit");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_statistics_level(rocksdb_options_t *)} */
    public static int rocksdb_options_get_statistics_level(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_statistics_level;
        if (function == null) {
            rocksdb_options_get_statistics_level = function = Symbols.TABLE.find(
                    "rocksdb_options_get_statistics_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned int rocksdb_options_get_stats_dump_period_sec(rocksdb_options_t *)} */
    public static int rocksdb_options_get_stats_dump_period_sec(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_stats_dump_period_sec;
        if (function == null) {
            rocksdb_options_get_stats_dump_period_sec = function = Symbols.TABLE.find(
                    "rocksdb_options_get_stats_dump_period_sec");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_stats_history_buffer_size(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_stats_history_buffer_size(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_stats_history_buffer_size;
        if (function == null) {
            rocksdb_options_get_stats_history_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_stats_history_buffer_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned int rocksdb_options_get_stats_persist_period_sec(rocksdb_options_t *)} */
    public static int rocksdb_options_get_stats_persist_period_sec(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_stats_persist_period_sec;
        if (function == null) {
            rocksdb_options_get_stats_persist_period_sec = function = Symbols.TABLE.find(
                    "rocksdb_options_get_stats_persist_period_sec");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_strict_bytes_per_sync(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_strict_bytes_per_sync(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_strict_bytes_per_sync;
        if (function == null) {
            rocksdb_options_get_strict_bytes_per_sync = function = Symbols.TABLE.find(
                    "rocksdb_options_get_strict_bytes_per_sync");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_strict_max_successive_merges(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_strict_max_successive_merges(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_strict_max_successive_merges;
        if (function == null) {
            rocksdb_options_get_strict_max_successive_merges = function = Symbols.TABLE.find(
                    "rocksdb_options_get_strict_max_successive_merges");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_table_cache_numshardbits(rocksdb_options_t *)} */
    public static int rocksdb_options_get_table_cache_numshardbits(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_table_cache_numshardbits;
        if (function == null) {
            rocksdb_options_get_table_cache_numshardbits = function = Symbols.TABLE.find(
                    "rocksdb_options_get_table_cache_numshardbits");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_target_file_size_base(rocksdb_options_t *)} */
    public static long rocksdb_options_get_target_file_size_base(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_target_file_size_base;
        if (function == null) {
            rocksdb_options_get_target_file_size_base = function = Symbols.TABLE.find(
                    "rocksdb_options_get_target_file_size_base");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_target_file_size_is_upper_bound(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_target_file_size_is_upper_bound(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_target_file_size_is_upper_bound;
        if (function == null) {
            rocksdb_options_get_target_file_size_is_upper_bound = function = Symbols.TABLE.find(
                    "rocksdb_options_get_target_file_size_is_upper_bound");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_target_file_size_multiplier(rocksdb_options_t *)} */
    public static int rocksdb_options_get_target_file_size_multiplier(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_target_file_size_multiplier;
        if (function == null) {
            rocksdb_options_get_target_file_size_multiplier = function = Symbols.TABLE.find(
                    "rocksdb_options_get_target_file_size_multiplier");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_track_and_verify_wals(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_track_and_verify_wals(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_track_and_verify_wals;
        if (function == null) {
            rocksdb_options_get_track_and_verify_wals = function = Symbols.TABLE.find(
                    "rocksdb_options_get_track_and_verify_wals");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_track_and_verify_wals_in_manifest(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_track_and_verify_wals_in_manifest(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_track_and_verify_wals_in_manifest;
        if (function == null) {
            rocksdb_options_get_track_and_verify_wals_in_manifest = function = Symbols.TABLE.find(
                    "rocksdb_options_get_track_and_verify_wals_in_manifest");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_ttl(rocksdb_options_t *)} */
    public static long rocksdb_options_get_ttl(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_ttl;
        if (function == null) {
            rocksdb_options_get_ttl = function = Symbols.TABLE.find("rocksdb_options_get_ttl");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_two_write_queues(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_two_write_queues(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_two_write_queues;
        if (function == null) {
            rocksdb_options_get_two_write_queues = function = Symbols.TABLE.find(
                    "rocksdb_options_get_two_write_queues");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_options_get_uncache_aggressiveness(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_uncache_aggressiveness(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_uncache_aggressiveness;
        if (function == null) {
            rocksdb_options_get_uncache_aggressiveness = function = Symbols.TABLE.find(
                    "rocksdb_options_get_uncache_aggressiveness");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_unordered_write(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_unordered_write(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_unordered_write;
        if (function == null) {
            rocksdb_options_get_unordered_write = function = Symbols.TABLE.find("rocksdb_options_get_unordered_write");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_use_adaptive_mutex(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_use_adaptive_mutex(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_use_adaptive_mutex;
        if (function == null) {
            rocksdb_options_get_use_adaptive_mutex = function = Symbols.TABLE.find(
                    "rocksdb_options_get_use_adaptive_mutex");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_use_direct_io_for_compaction_reads(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_use_direct_io_for_compaction_reads(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_use_direct_io_for_compaction_reads;
        if (function == null) {
            rocksdb_options_get_use_direct_io_for_compaction_reads = function = Symbols.TABLE.find(
                    "rocksdb_options_get_use_direct_io_for_compaction_reads");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_use_direct_io_for_flush_and_compaction(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_use_direct_io_for_flush_and_compaction(
            MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_use_direct_io_for_flush_and_compaction;
        if (function == null) {
            rocksdb_options_get_use_direct_io_for_flush_and_compaction = function = Symbols.TABLE.find(
                    "rocksdb_options_get_use_direct_io_for_flush_and_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_use_direct_reads(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_use_direct_reads(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_use_direct_reads;
        if (function == null) {
            rocksdb_options_get_use_direct_reads = function = Symbols.TABLE.find(
                    "rocksdb_options_get_use_direct_reads");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_use_fsync(rocksdb_options_t *)} */
    public static int rocksdb_options_get_use_fsync(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_use_fsync;
        if (function == null) {
            rocksdb_options_get_use_fsync = function = Symbols.TABLE.find("rocksdb_options_get_use_fsync");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_verify_manifest_content_on_close(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_verify_manifest_content_on_close(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_verify_manifest_content_on_close;
        if (function == null) {
            rocksdb_options_get_verify_manifest_content_on_close = function = Symbols.TABLE.find(
                    "rocksdb_options_get_verify_manifest_content_on_close");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_verify_output_flags(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_verify_output_flags(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_verify_output_flags;
        if (function == null) {
            rocksdb_options_get_verify_output_flags = function = Symbols.TABLE.find(
                    "rocksdb_options_get_verify_output_flags");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_verify_sst_unique_id_in_manifest(rocksdb_options_t *opt)} */
    public static byte rocksdb_options_get_verify_sst_unique_id_in_manifest(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_verify_sst_unique_id_in_manifest;
        if (function == null) {
            rocksdb_options_get_verify_sst_unique_id_in_manifest = function = Symbols.TABLE.find(
                    "rocksdb_options_get_verify_sst_unique_id_in_manifest");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_wal_bytes_per_sync(rocksdb_options_t *)} */
    public static long rocksdb_options_get_wal_bytes_per_sync(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_wal_bytes_per_sync;
        if (function == null) {
            rocksdb_options_get_wal_bytes_per_sync = function = Symbols.TABLE.find(
                    "rocksdb_options_get_wal_bytes_per_sync");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_wal_compression(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_wal_compression(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_wal_compression;
        if (function == null) {
            rocksdb_options_get_wal_compression = function = Symbols.TABLE.find("rocksdb_options_get_wal_compression");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_options_get_wal_dir(rocksdb_options_t *opt, size_t *size)} */
    public static MemorySegment rocksdb_options_get_wal_dir(MemorySegment opt, MemorySegment size) {
        MemorySegment function = rocksdb_options_get_wal_dir;
        if (function == null) {
            rocksdb_options_get_wal_dir = function = Symbols.TABLE.find("rocksdb_options_get_wal_dir");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_wal_recovery_mode(rocksdb_options_t *)} */
    public static int rocksdb_options_get_wal_recovery_mode(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_wal_recovery_mode;
        if (function == null) {
            rocksdb_options_get_wal_recovery_mode = function = Symbols.TABLE.find(
                    "rocksdb_options_get_wal_recovery_mode");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_options_get_wal_write_temperature(rocksdb_options_t *opt)} */
    public static int rocksdb_options_get_wal_write_temperature(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_wal_write_temperature;
        if (function == null) {
            rocksdb_options_get_wal_write_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_get_wal_write_temperature");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_writable_file_max_buffer_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_writable_file_max_buffer_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_writable_file_max_buffer_size;
        if (function == null) {
            rocksdb_options_get_writable_file_max_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_writable_file_max_buffer_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_options_get_write_buffer_size(rocksdb_options_t *)} */
    public static long rocksdb_options_get_write_buffer_size(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_write_buffer_size;
        if (function == null) {
            rocksdb_options_get_write_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_options_get_write_buffer_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_write_dbid_to_manifest(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_write_dbid_to_manifest(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_write_dbid_to_manifest;
        if (function == null) {
            rocksdb_options_get_write_dbid_to_manifest = function = Symbols.TABLE.find(
                    "rocksdb_options_get_write_dbid_to_manifest");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_options_get_write_identity_file(rocksdb_options_t *)} */
    public static byte rocksdb_options_get_write_identity_file(MemorySegment a0) {
        MemorySegment function = rocksdb_options_get_write_identity_file;
        if (function == null) {
            rocksdb_options_get_write_identity_file = function = Symbols.TABLE.find(
                    "rocksdb_options_get_write_identity_file");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_write_thread_max_yield_usec(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_write_thread_max_yield_usec(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_write_thread_max_yield_usec;
        if (function == null) {
            rocksdb_options_get_write_thread_max_yield_usec = function = Symbols.TABLE.find(
                    "rocksdb_options_get_write_thread_max_yield_usec");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_get_write_thread_slow_yield_usec(rocksdb_options_t *opt)} */
    public static long rocksdb_options_get_write_thread_slow_yield_usec(MemorySegment opt) {
        MemorySegment function = rocksdb_options_get_write_thread_slow_yield_usec;
        if (function == null) {
            rocksdb_options_get_write_thread_slow_yield_usec = function = Symbols.TABLE.find(
                    "rocksdb_options_get_write_thread_slow_yield_usec");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_increase_parallelism(rocksdb_options_t *opt, int total_threads)} */
    public static void rocksdb_options_increase_parallelism(MemorySegment opt, int total_threads) {
        MemorySegment function = rocksdb_options_increase_parallelism;
        if (function == null) {
            rocksdb_options_increase_parallelism = function = Symbols.TABLE.find(
                    "rocksdb_options_increase_parallelism");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) total_threads, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_optimize_for_point_lookup(rocksdb_options_t *opt, uint64_t block_cache_size_mb)} */
    public static void rocksdb_options_optimize_for_point_lookup(MemorySegment opt, long block_cache_size_mb) {
        MemorySegment function = rocksdb_options_optimize_for_point_lookup;
        if (function == null) {
            rocksdb_options_optimize_for_point_lookup = function = Symbols.TABLE.find(
                    "rocksdb_options_optimize_for_point_lookup");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), block_cache_size_mb, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_optimize_level_style_compaction(rocksdb_options_t *opt, uint64_t
     * memtable_memory_budget)}
     */
    public static void rocksdb_options_optimize_level_style_compaction(MemorySegment opt, long memtable_memory_budget) {
        MemorySegment function = rocksdb_options_optimize_level_style_compaction;
        if (function == null) {
            rocksdb_options_optimize_level_style_compaction = function = Symbols.TABLE.find(
                    "rocksdb_options_optimize_level_style_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), memtable_memory_budget, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_optimize_universal_style_compaction(rocksdb_options_t *opt, uint64_t
     * memtable_memory_budget)}
     */
    public static void rocksdb_options_optimize_universal_style_compaction(
            MemorySegment opt, long memtable_memory_budget) {
        MemorySegment function = rocksdb_options_optimize_universal_style_compaction;
        if (function == null) {
            rocksdb_options_optimize_universal_style_compaction = function = Symbols.TABLE.find(
                    "rocksdb_options_optimize_universal_style_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), memtable_memory_budget, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_prepare_for_bulk_load(rocksdb_options_t *)} */
    public static void rocksdb_options_prepare_for_bulk_load(MemorySegment a0) {
        MemorySegment function = rocksdb_options_prepare_for_bulk_load;
        if (function == null) {
            rocksdb_options_prepare_for_bulk_load = function = Symbols.TABLE.find(
                    "rocksdb_options_prepare_for_bulk_load");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_WAL_size_limit_MB(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_WAL_size_limit_MB(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_WAL_size_limit_MB;
        if (function == null) {
            rocksdb_options_set_WAL_size_limit_MB = function = Symbols.TABLE.find(
                    "rocksdb_options_set_WAL_size_limit_MB");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_WAL_ttl_seconds(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_WAL_ttl_seconds(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_WAL_ttl_seconds;
        if (function == null) {
            rocksdb_options_set_WAL_ttl_seconds = function = Symbols.TABLE.find("rocksdb_options_set_WAL_ttl_seconds");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_advise_random_on_open(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_advise_random_on_open(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_advise_random_on_open;
        if (function == null) {
            rocksdb_options_set_advise_random_on_open = function = Symbols.TABLE.find(
                    "rocksdb_options_set_advise_random_on_open");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_allow_2pc(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_allow_2pc(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_allow_2pc;
        if (function == null) {
            rocksdb_options_set_allow_2pc = function = Symbols.TABLE.find("rocksdb_options_set_allow_2pc");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_allow_concurrent_memtable_write(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_allow_concurrent_memtable_write(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_allow_concurrent_memtable_write;
        if (function == null) {
            rocksdb_options_set_allow_concurrent_memtable_write = function = Symbols.TABLE.find(
                    "rocksdb_options_set_allow_concurrent_memtable_write");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_allow_data_in_errors(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_allow_data_in_errors(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_allow_data_in_errors;
        if (function == null) {
            rocksdb_options_set_allow_data_in_errors = function = Symbols.TABLE.find(
                    "rocksdb_options_set_allow_data_in_errors");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_allow_fallocate(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_allow_fallocate(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_allow_fallocate;
        if (function == null) {
            rocksdb_options_set_allow_fallocate = function = Symbols.TABLE.find("rocksdb_options_set_allow_fallocate");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_allow_ingest_behind(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_allow_ingest_behind(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_allow_ingest_behind;
        if (function == null) {
            rocksdb_options_set_allow_ingest_behind = function = Symbols.TABLE.find(
                    "rocksdb_options_set_allow_ingest_behind");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_allow_mmap_reads(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_allow_mmap_reads(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_allow_mmap_reads;
        if (function == null) {
            rocksdb_options_set_allow_mmap_reads = function = Symbols.TABLE.find(
                    "rocksdb_options_set_allow_mmap_reads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_allow_mmap_writes(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_allow_mmap_writes(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_allow_mmap_writes;
        if (function == null) {
            rocksdb_options_set_allow_mmap_writes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_allow_mmap_writes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_arena_block_size(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_arena_block_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_arena_block_size;
        if (function == null) {
            rocksdb_options_set_arena_block_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_arena_block_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_async_wal_precreate(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_async_wal_precreate(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_async_wal_precreate;
        if (function == null) {
            rocksdb_options_set_async_wal_precreate = function = Symbols.TABLE.find(
                    "rocksdb_options_set_async_wal_precreate");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_atomic_flush(rocksdb_options_t *opt, unsigned char)} */
    public static void rocksdb_options_set_atomic_flush(MemorySegment opt, byte a1) {
        MemorySegment function = rocksdb_options_set_atomic_flush;
        if (function == null) {
            rocksdb_options_set_atomic_flush = function = Symbols.TABLE.find("rocksdb_options_set_atomic_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_avoid_flush_during_recovery(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_avoid_flush_during_recovery(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_avoid_flush_during_recovery;
        if (function == null) {
            rocksdb_options_set_avoid_flush_during_recovery = function = Symbols.TABLE.find(
                    "rocksdb_options_set_avoid_flush_during_recovery");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_avoid_flush_during_shutdown(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_avoid_flush_during_shutdown(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_avoid_flush_during_shutdown;
        if (function == null) {
            rocksdb_options_set_avoid_flush_during_shutdown = function = Symbols.TABLE.find(
                    "rocksdb_options_set_avoid_flush_during_shutdown");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_avoid_unnecessary_blocking_io(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_avoid_unnecessary_blocking_io(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_avoid_unnecessary_blocking_io;
        if (function == null) {
            rocksdb_options_set_avoid_unnecessary_blocking_io = function = Symbols.TABLE.find(
                    "rocksdb_options_set_avoid_unnecessary_blocking_io");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_background_close_inactive_wals(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_background_close_inactive_wals(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_background_close_inactive_wals;
        if (function == null) {
            rocksdb_options_set_background_close_inactive_wals = function = Symbols.TABLE.find(
                    "rocksdb_options_set_background_close_inactive_wals");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_best_efforts_recovery(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_best_efforts_recovery(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_best_efforts_recovery;
        if (function == null) {
            rocksdb_options_set_best_efforts_recovery = function = Symbols.TABLE.find(
                    "rocksdb_options_set_best_efforts_recovery");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_bgerror_resume_retry_interval(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_bgerror_resume_retry_interval(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_bgerror_resume_retry_interval;
        if (function == null) {
            rocksdb_options_set_bgerror_resume_retry_interval = function = Symbols.TABLE.find(
                    "rocksdb_options_set_bgerror_resume_retry_interval");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_blob_cache(rocksdb_options_t *opt, rocksdb_cache_t *blob_cache)} */
    public static void rocksdb_options_set_blob_cache(MemorySegment opt, MemorySegment blob_cache) {
        MemorySegment function = rocksdb_options_set_blob_cache;
        if (function == null) {
            rocksdb_options_set_blob_cache = function = Symbols.TABLE.find("rocksdb_options_set_blob_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), blob_cache.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_blob_compaction_readahead_size(rocksdb_options_t *opt, uint64_t val)} */
    public static void rocksdb_options_set_blob_compaction_readahead_size(MemorySegment opt, long val) {
        MemorySegment function = rocksdb_options_set_blob_compaction_readahead_size;
        if (function == null) {
            rocksdb_options_set_blob_compaction_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_blob_compaction_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_blob_compression_type(rocksdb_options_t *opt, int val)} */
    public static void rocksdb_options_set_blob_compression_type(MemorySegment opt, int val) {
        MemorySegment function = rocksdb_options_set_blob_compression_type;
        if (function == null) {
            rocksdb_options_set_blob_compression_type = function = Symbols.TABLE.find(
                    "rocksdb_options_set_blob_compression_type");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_blob_direct_write_partitions(rocksdb_options_t *opt, uint32_t v)} */
    public static void rocksdb_options_set_blob_direct_write_partitions(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_blob_direct_write_partitions;
        if (function == null) {
            rocksdb_options_set_blob_direct_write_partitions = function = Symbols.TABLE.find(
                    "rocksdb_options_set_blob_direct_write_partitions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_blob_file_size(rocksdb_options_t *opt, uint64_t val)} */
    public static void rocksdb_options_set_blob_file_size(MemorySegment opt, long val) {
        MemorySegment function = rocksdb_options_set_blob_file_size;
        if (function == null) {
            rocksdb_options_set_blob_file_size = function = Symbols.TABLE.find("rocksdb_options_set_blob_file_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_blob_file_starting_level(rocksdb_options_t *opt, int val)} */
    public static void rocksdb_options_set_blob_file_starting_level(MemorySegment opt, int val) {
        MemorySegment function = rocksdb_options_set_blob_file_starting_level;
        if (function == null) {
            rocksdb_options_set_blob_file_starting_level = function = Symbols.TABLE.find(
                    "rocksdb_options_set_blob_file_starting_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_blob_gc_age_cutoff(rocksdb_options_t *opt, double val)} */
    public static void rocksdb_options_set_blob_gc_age_cutoff(MemorySegment opt, double val) {
        MemorySegment function = rocksdb_options_set_blob_gc_age_cutoff;
        if (function == null) {
            rocksdb_options_set_blob_gc_age_cutoff = function = Symbols.TABLE.find(
                    "rocksdb_options_set_blob_gc_age_cutoff");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, opt.address(), val);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_blob_gc_force_threshold(rocksdb_options_t *opt, double val)} */
    public static void rocksdb_options_set_blob_gc_force_threshold(MemorySegment opt, double val) {
        MemorySegment function = rocksdb_options_set_blob_gc_force_threshold;
        if (function == null) {
            rocksdb_options_set_blob_gc_force_threshold = function = Symbols.TABLE.find(
                    "rocksdb_options_set_blob_gc_force_threshold");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, opt.address(), val);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_block_based_table_factory(rocksdb_options_t *opt,
     * rocksdb_block_based_table_options_t *table_options)}
     */
    public static void rocksdb_options_set_block_based_table_factory(MemorySegment opt, MemorySegment table_options) {
        MemorySegment function = rocksdb_options_set_block_based_table_factory;
        if (function == null) {
            rocksdb_options_set_block_based_table_factory = function = Symbols.TABLE.find(
                    "rocksdb_options_set_block_based_table_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), table_options.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_block_protection_bytes_per_key(rocksdb_options_t *opt, uint8_t v)} */
    public static void rocksdb_options_set_block_protection_bytes_per_key(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_block_protection_bytes_per_key;
        if (function == null) {
            rocksdb_options_set_block_protection_bytes_per_key = function = Symbols.TABLE.find(
                    "rocksdb_options_set_block_protection_bytes_per_key");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_bloom_locality(rocksdb_options_t *, uint32_t)} */
    public static void rocksdb_options_set_bloom_locality(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_bloom_locality;
        if (function == null) {
            rocksdb_options_set_bloom_locality = function = Symbols.TABLE.find("rocksdb_options_set_bloom_locality");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_bottommost_compression(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_bottommost_compression(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_bottommost_compression;
        if (function == null) {
            rocksdb_options_set_bottommost_compression = function = Symbols.TABLE.find(
                    "rocksdb_options_set_bottommost_compression");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_bottommost_compression_options(rocksdb_options_t *, int, int, int, int, unsigned
     * char)}
     */
    public static void rocksdb_options_set_bottommost_compression_options(
            MemorySegment a0, int a1, int a2, int a3, int a4, byte a5) {
        MemorySegment function = rocksdb_options_set_bottommost_compression_options;
        if (function == null) {
            rocksdb_options_set_bottommost_compression_options = function = Symbols.TABLE.find(
                    "rocksdb_options_set_bottommost_compression_options");
        }
        try {
            long ignored = (long) Shapes.JJJJJJ_J.HANDLE.invokeExact(
                    function, a0.address(), (long) a1, (long) a2, (long) a3, (long) a4, (long) a5);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes(rocksdb_options_t *,
     * uint64_t, unsigned char)}
     */
    public static void rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes(
            MemorySegment a0, long a1, byte a2) {
        MemorySegment function = rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes;
        if (function == null) {
            rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, (long) a2);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer(rocksdb_options_t *,
     * unsigned char, unsigned char)}
     */
    public static void rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer(
            MemorySegment a0, byte a1, byte a2) {
        MemorySegment function = rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer;
        if (function == null) {
            rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer = function = Symbols.TABLE.find(
                    "rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, (long) a2);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes(rocksdb_options_t *, int,
     * unsigned char)}
     */
    public static void rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes(
            MemorySegment a0, int a1, byte a2) {
        MemorySegment function = rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes;
        if (function == null) {
            rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, (long) a2);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_bottommost_file_compaction_delay(rocksdb_options_t *opt, uint32_t v)} */
    public static void rocksdb_options_set_bottommost_file_compaction_delay(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_bottommost_file_compaction_delay;
        if (function == null) {
            rocksdb_options_set_bottommost_file_compaction_delay = function = Symbols.TABLE.find(
                    "rocksdb_options_set_bottommost_file_compaction_delay");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_bytes_per_sync(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_bytes_per_sync(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_bytes_per_sync;
        if (function == null) {
            rocksdb_options_set_bytes_per_sync = function = Symbols.TABLE.find("rocksdb_options_set_bytes_per_sync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_cf_allow_ingest_behind(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_cf_allow_ingest_behind(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_cf_allow_ingest_behind;
        if (function == null) {
            rocksdb_options_set_cf_allow_ingest_behind = function = Symbols.TABLE.find(
                    "rocksdb_options_set_cf_allow_ingest_behind");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_cf_paths(rocksdb_options_t *, const rocksdb_dbpath_t **path_values, size_t
     * num_paths)}
     */
    public static void rocksdb_options_set_cf_paths(MemorySegment a0, MemorySegment path_values, long num_paths) {
        MemorySegment function = rocksdb_options_set_cf_paths;
        if (function == null) {
            rocksdb_options_set_cf_paths = function = Symbols.TABLE.find("rocksdb_options_set_cf_paths");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), path_values.address(), num_paths);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compaction_filter(rocksdb_options_t *, rocksdb_compactionfilter_t *)} */
    public static void rocksdb_options_set_compaction_filter(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_compaction_filter;
        if (function == null) {
            rocksdb_options_set_compaction_filter = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compaction_filter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_compaction_filter_factory(rocksdb_options_t *, rocksdb_compactionfilterfactory_t
     * *)}
     */
    public static void rocksdb_options_set_compaction_filter_factory(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_compaction_filter_factory;
        if (function == null) {
            rocksdb_options_set_compaction_filter_factory = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compaction_filter_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compaction_pri(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_compaction_pri(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_compaction_pri;
        if (function == null) {
            rocksdb_options_set_compaction_pri = function = Symbols.TABLE.find("rocksdb_options_set_compaction_pri");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_compaction_service(rocksdb_options_t *options, rocksdb_compactionservice_t
     * *service)}
     */
    public static void rocksdb_options_set_compaction_service(MemorySegment options, MemorySegment service) {
        MemorySegment function = rocksdb_options_set_compaction_service;
        if (function == null) {
            rocksdb_options_set_compaction_service = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compaction_service");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), service.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compaction_style(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_compaction_style(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_compaction_style;
        if (function == null) {
            rocksdb_options_set_compaction_style = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compaction_style");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compaction_verify_record_count(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_compaction_verify_record_count(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_compaction_verify_record_count;
        if (function == null) {
            rocksdb_options_set_compaction_verify_record_count = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compaction_verify_record_count");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_comparator(rocksdb_options_t *, rocksdb_comparator_t *)} */
    public static void rocksdb_options_set_comparator(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_comparator;
        if (function == null) {
            rocksdb_options_set_comparator = function = Symbols.TABLE.find("rocksdb_options_set_comparator");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compression(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_compression(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_compression;
        if (function == null) {
            rocksdb_options_set_compression = function = Symbols.TABLE.find("rocksdb_options_set_compression");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compression_options(rocksdb_options_t *, int, int, int, int)} */
    public static void rocksdb_options_set_compression_options(MemorySegment a0, int a1, int a2, int a3, int a4) {
        MemorySegment function = rocksdb_options_set_compression_options;
        if (function == null) {
            rocksdb_options_set_compression_options = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compression_options");
        }
        try {
            long ignored = (long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, a0.address(), (long) a1, (long) a2, (long) a3, (long) a4);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compression_options_max_dict_buffer_bytes(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_compression_options_max_dict_buffer_bytes(
            MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_compression_options_max_dict_buffer_bytes;
        if (function == null) {
            rocksdb_options_set_compression_options_max_dict_buffer_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compression_options_max_dict_buffer_bytes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compression_options_parallel_threads(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_compression_options_parallel_threads(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_compression_options_parallel_threads;
        if (function == null) {
            rocksdb_options_set_compression_options_parallel_threads = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compression_options_parallel_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_compression_options_use_zstd_dict_trainer(rocksdb_options_t *, unsigned char)}
     */
    public static void rocksdb_options_set_compression_options_use_zstd_dict_trainer(
            MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_compression_options_use_zstd_dict_trainer;
        if (function == null) {
            rocksdb_options_set_compression_options_use_zstd_dict_trainer = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compression_options_use_zstd_dict_trainer");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_compression_options_zstd_max_train_bytes(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_compression_options_zstd_max_train_bytes(
            MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_compression_options_zstd_max_train_bytes;
        if (function == null) {
            rocksdb_options_set_compression_options_zstd_max_train_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compression_options_zstd_max_train_bytes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_compression_per_level(rocksdb_options_t *opt, const int *level_values, size_t
     * num_levels)}
     */
    public static void rocksdb_options_set_compression_per_level(
            MemorySegment opt, MemorySegment level_values, long num_levels) {
        MemorySegment function = rocksdb_options_set_compression_per_level;
        if (function == null) {
            rocksdb_options_set_compression_per_level = function = Symbols.TABLE.find(
                    "rocksdb_options_set_compression_per_level");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, opt.address(), level_values, num_levels);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_create_if_missing(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_create_if_missing(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_create_if_missing;
        if (function == null) {
            rocksdb_options_set_create_if_missing = function = Symbols.TABLE.find(
                    "rocksdb_options_set_create_if_missing");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_create_missing_column_families(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_create_missing_column_families(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_create_missing_column_families;
        if (function == null) {
            rocksdb_options_set_create_missing_column_families = function = Symbols.TABLE.find(
                    "rocksdb_options_set_create_missing_column_families");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_cuckoo_table_factory(rocksdb_options_t *opt, rocksdb_cuckoo_table_options_t
     * *table_options)}
     */
    public static void rocksdb_options_set_cuckoo_table_factory(MemorySegment opt, MemorySegment table_options) {
        MemorySegment function = rocksdb_options_set_cuckoo_table_factory;
        if (function == null) {
            rocksdb_options_set_cuckoo_table_factory = function = Symbols.TABLE.find(
                    "rocksdb_options_set_cuckoo_table_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), table_options.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_daily_offpeak_time_utc(rocksdb_options_t *opt, const char *v)} */
    public static void rocksdb_options_set_daily_offpeak_time_utc(MemorySegment opt, MemorySegment v) {
        MemorySegment function = rocksdb_options_set_daily_offpeak_time_utc;
        if (function == null) {
            rocksdb_options_set_daily_offpeak_time_utc = function = Symbols.TABLE.find(
                    "rocksdb_options_set_daily_offpeak_time_utc");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_db_host_id(rocksdb_options_t *opt, const char *v)} */
    public static void rocksdb_options_set_db_host_id(MemorySegment opt, MemorySegment v) {
        MemorySegment function = rocksdb_options_set_db_host_id;
        if (function == null) {
            rocksdb_options_set_db_host_id = function = Symbols.TABLE.find("rocksdb_options_set_db_host_id");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_db_log_dir(rocksdb_options_t *, const char *)} */
    public static void rocksdb_options_set_db_log_dir(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_db_log_dir;
        if (function == null) {
            rocksdb_options_set_db_log_dir = function = Symbols.TABLE.find("rocksdb_options_set_db_log_dir");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_db_paths(rocksdb_options_t *, const rocksdb_dbpath_t **path_values, size_t
     * num_paths)}
     */
    public static void rocksdb_options_set_db_paths(MemorySegment a0, MemorySegment path_values, long num_paths) {
        MemorySegment function = rocksdb_options_set_db_paths;
        if (function == null) {
            rocksdb_options_set_db_paths = function = Symbols.TABLE.find("rocksdb_options_set_db_paths");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), path_values.address(), num_paths);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_db_write_buffer_size(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_db_write_buffer_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_db_write_buffer_size;
        if (function == null) {
            rocksdb_options_set_db_write_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_db_write_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_default_temperature(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_default_temperature(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_default_temperature;
        if (function == null) {
            rocksdb_options_set_default_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_set_default_temperature");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_default_write_temperature(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_default_write_temperature(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_default_write_temperature;
        if (function == null) {
            rocksdb_options_set_default_write_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_set_default_write_temperature");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_delayed_write_rate(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_delayed_write_rate(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_delayed_write_rate;
        if (function == null) {
            rocksdb_options_set_delayed_write_rate = function = Symbols.TABLE.find(
                    "rocksdb_options_set_delayed_write_rate");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_delete_obsolete_files_period_micros(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_delete_obsolete_files_period_micros(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_delete_obsolete_files_period_micros;
        if (function == null) {
            rocksdb_options_set_delete_obsolete_files_period_micros = function = Symbols.TABLE.find(
                    "rocksdb_options_set_delete_obsolete_files_period_micros");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_disable_auto_compactions(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_disable_auto_compactions(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_disable_auto_compactions;
        if (function == null) {
            rocksdb_options_set_disable_auto_compactions = function = Symbols.TABLE.find(
                    "rocksdb_options_set_disable_auto_compactions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_disallow_memtable_writes(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_disallow_memtable_writes(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_disallow_memtable_writes;
        if (function == null) {
            rocksdb_options_set_disallow_memtable_writes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_disallow_memtable_writes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_dump_malloc_stats(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_dump_malloc_stats(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_dump_malloc_stats;
        if (function == null) {
            rocksdb_options_set_dump_malloc_stats = function = Symbols.TABLE.find(
                    "rocksdb_options_set_dump_malloc_stats");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_enable_blob_direct_write(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_enable_blob_direct_write(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_enable_blob_direct_write;
        if (function == null) {
            rocksdb_options_set_enable_blob_direct_write = function = Symbols.TABLE.find(
                    "rocksdb_options_set_enable_blob_direct_write");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_enable_blob_files(rocksdb_options_t *opt, unsigned char val)} */
    public static void rocksdb_options_set_enable_blob_files(MemorySegment opt, byte val) {
        MemorySegment function = rocksdb_options_set_enable_blob_files;
        if (function == null) {
            rocksdb_options_set_enable_blob_files = function = Symbols.TABLE.find(
                    "rocksdb_options_set_enable_blob_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_enable_blob_gc(rocksdb_options_t *opt, unsigned char val)} */
    public static void rocksdb_options_set_enable_blob_gc(MemorySegment opt, byte val) {
        MemorySegment function = rocksdb_options_set_enable_blob_gc;
        if (function == null) {
            rocksdb_options_set_enable_blob_gc = function = Symbols.TABLE.find("rocksdb_options_set_enable_blob_gc");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_enable_pipelined_write(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_enable_pipelined_write(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_enable_pipelined_write;
        if (function == null) {
            rocksdb_options_set_enable_pipelined_write = function = Symbols.TABLE.find(
                    "rocksdb_options_set_enable_pipelined_write");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_enable_thread_tracking(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_enable_thread_tracking(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_enable_thread_tracking;
        if (function == null) {
            rocksdb_options_set_enable_thread_tracking = function = Symbols.TABLE.find(
                    "rocksdb_options_set_enable_thread_tracking");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_enable_write_thread_adaptive_yield(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_enable_write_thread_adaptive_yield(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_enable_write_thread_adaptive_yield;
        if (function == null) {
            rocksdb_options_set_enable_write_thread_adaptive_yield = function = Symbols.TABLE.find(
                    "rocksdb_options_set_enable_write_thread_adaptive_yield");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_enforce_single_del_contracts(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_enforce_single_del_contracts(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_enforce_single_del_contracts;
        if (function == null) {
            rocksdb_options_set_enforce_single_del_contracts = function = Symbols.TABLE.find(
                    "rocksdb_options_set_enforce_single_del_contracts");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_enforce_write_buffer_manager_during_recovery(rocksdb_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_options_set_enforce_write_buffer_manager_during_recovery(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_enforce_write_buffer_manager_during_recovery;
        if (function == null) {
            rocksdb_options_set_enforce_write_buffer_manager_during_recovery = function = Symbols.TABLE.find(
                    "rocksdb_options_set_enforce_write_buffer_manager_during_recovery");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_env(rocksdb_options_t *, rocksdb_env_t *)} */
    public static void rocksdb_options_set_env(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_env;
        if (function == null) {
            rocksdb_options_set_env = function = Symbols.TABLE.find("rocksdb_options_set_env");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_error_if_exists(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_error_if_exists(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_error_if_exists;
        if (function == null) {
            rocksdb_options_set_error_if_exists = function = Symbols.TABLE.find("rocksdb_options_set_error_if_exists");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_experimental_mempurge_threshold(rocksdb_options_t *, double)} */
    public static void rocksdb_options_set_experimental_mempurge_threshold(MemorySegment a0, double a1) {
        MemorySegment function = rocksdb_options_set_experimental_mempurge_threshold;
        if (function == null) {
            rocksdb_options_set_experimental_mempurge_threshold = function = Symbols.TABLE.find(
                    "rocksdb_options_set_experimental_mempurge_threshold");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, a0.address(), a1);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_fast_sst_open(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_fast_sst_open(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_fast_sst_open;
        if (function == null) {
            rocksdb_options_set_fast_sst_open = function = Symbols.TABLE.find("rocksdb_options_set_fast_sst_open");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_fifo_compaction_options(rocksdb_options_t *opt, rocksdb_fifo_compaction_options_t
     * *fifo)}
     */
    public static void rocksdb_options_set_fifo_compaction_options(MemorySegment opt, MemorySegment fifo) {
        MemorySegment function = rocksdb_options_set_fifo_compaction_options;
        if (function == null) {
            rocksdb_options_set_fifo_compaction_options = function = Symbols.TABLE.find(
                    "rocksdb_options_set_fifo_compaction_options");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), fifo.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_file_checksum_gen_factory(rocksdb_options_t *,
     * rocksdb_file_checksum_gen_factory_t *)}
     */
    public static void rocksdb_options_set_file_checksum_gen_factory(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_file_checksum_gen_factory;
        if (function == null) {
            rocksdb_options_set_file_checksum_gen_factory = function = Symbols.TABLE.find(
                    "rocksdb_options_set_file_checksum_gen_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_flush_verify_memtable_count(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_flush_verify_memtable_count(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_flush_verify_memtable_count;
        if (function == null) {
            rocksdb_options_set_flush_verify_memtable_count = function = Symbols.TABLE.find(
                    "rocksdb_options_set_flush_verify_memtable_count");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_follower_catchup_retry_count(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_follower_catchup_retry_count(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_follower_catchup_retry_count;
        if (function == null) {
            rocksdb_options_set_follower_catchup_retry_count = function = Symbols.TABLE.find(
                    "rocksdb_options_set_follower_catchup_retry_count");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_follower_catchup_retry_wait_ms(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_follower_catchup_retry_wait_ms(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_follower_catchup_retry_wait_ms;
        if (function == null) {
            rocksdb_options_set_follower_catchup_retry_wait_ms = function = Symbols.TABLE.find(
                    "rocksdb_options_set_follower_catchup_retry_wait_ms");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_follower_refresh_catchup_period_ms(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_follower_refresh_catchup_period_ms(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_follower_refresh_catchup_period_ms;
        if (function == null) {
            rocksdb_options_set_follower_refresh_catchup_period_ms = function = Symbols.TABLE.find(
                    "rocksdb_options_set_follower_refresh_catchup_period_ms");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_force_consistency_checks(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_force_consistency_checks(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_force_consistency_checks;
        if (function == null) {
            rocksdb_options_set_force_consistency_checks = function = Symbols.TABLE.find(
                    "rocksdb_options_set_force_consistency_checks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_hard_pending_compaction_bytes_limit(rocksdb_options_t *opt, size_t v)} */
    public static void rocksdb_options_set_hard_pending_compaction_bytes_limit(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_hard_pending_compaction_bytes_limit;
        if (function == null) {
            rocksdb_options_set_hard_pending_compaction_bytes_limit = function = Symbols.TABLE.find(
                    "rocksdb_options_set_hard_pending_compaction_bytes_limit");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_hash_link_list_rep(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_hash_link_list_rep(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_hash_link_list_rep;
        if (function == null) {
            rocksdb_options_set_hash_link_list_rep = function = Symbols.TABLE.find(
                    "rocksdb_options_set_hash_link_list_rep");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_hash_skip_list_rep(rocksdb_options_t *, size_t, int32_t, int32_t)} */
    public static void rocksdb_options_set_hash_skip_list_rep(MemorySegment a0, long a1, int a2, int a3) {
        MemorySegment function = rocksdb_options_set_hash_skip_list_rep;
        if (function == null) {
            rocksdb_options_set_hash_skip_list_rep = function = Symbols.TABLE.find(
                    "rocksdb_options_set_hash_skip_list_rep");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(function, a0.address(), a1, (long) a2, (long) a3);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_info_log(rocksdb_options_t *, rocksdb_logger_t *)} */
    public static void rocksdb_options_set_info_log(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_info_log;
        if (function == null) {
            rocksdb_options_set_info_log = function = Symbols.TABLE.find("rocksdb_options_set_info_log");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_info_log_level(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_info_log_level(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_info_log_level;
        if (function == null) {
            rocksdb_options_set_info_log_level = function = Symbols.TABLE.find("rocksdb_options_set_info_log_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_inplace_update_num_locks(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_inplace_update_num_locks(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_inplace_update_num_locks;
        if (function == null) {
            rocksdb_options_set_inplace_update_num_locks = function = Symbols.TABLE.find(
                    "rocksdb_options_set_inplace_update_num_locks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_inplace_update_support(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_inplace_update_support(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_inplace_update_support;
        if (function == null) {
            rocksdb_options_set_inplace_update_support = function = Symbols.TABLE.find(
                    "rocksdb_options_set_inplace_update_support");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_is_fd_close_on_exec(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_is_fd_close_on_exec(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_is_fd_close_on_exec;
        if (function == null) {
            rocksdb_options_set_is_fd_close_on_exec = function = Symbols.TABLE.find(
                    "rocksdb_options_set_is_fd_close_on_exec");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_keep_log_file_num(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_keep_log_file_num(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_keep_log_file_num;
        if (function == null) {
            rocksdb_options_set_keep_log_file_num = function = Symbols.TABLE.find(
                    "rocksdb_options_set_keep_log_file_num");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_last_level_temperature(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_last_level_temperature(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_last_level_temperature;
        if (function == null) {
            rocksdb_options_set_last_level_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_set_last_level_temperature");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_level0_file_num_compaction_trigger(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_level0_file_num_compaction_trigger(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_level0_file_num_compaction_trigger;
        if (function == null) {
            rocksdb_options_set_level0_file_num_compaction_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_set_level0_file_num_compaction_trigger");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_level0_slowdown_writes_trigger(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_level0_slowdown_writes_trigger(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_level0_slowdown_writes_trigger;
        if (function == null) {
            rocksdb_options_set_level0_slowdown_writes_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_set_level0_slowdown_writes_trigger");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_level0_stop_writes_trigger(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_level0_stop_writes_trigger(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_level0_stop_writes_trigger;
        if (function == null) {
            rocksdb_options_set_level0_stop_writes_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_set_level0_stop_writes_trigger");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_level_compaction_dynamic_level_bytes(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_level_compaction_dynamic_level_bytes(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_level_compaction_dynamic_level_bytes;
        if (function == null) {
            rocksdb_options_set_level_compaction_dynamic_level_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_level_compaction_dynamic_level_bytes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_log_file_time_to_roll(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_log_file_time_to_roll(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_log_file_time_to_roll;
        if (function == null) {
            rocksdb_options_set_log_file_time_to_roll = function = Symbols.TABLE.find(
                    "rocksdb_options_set_log_file_time_to_roll");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_log_readahead_size(rocksdb_options_t *opt, size_t v)} */
    public static void rocksdb_options_set_log_readahead_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_log_readahead_size;
        if (function == null) {
            rocksdb_options_set_log_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_log_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_lowest_used_cache_tier(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_lowest_used_cache_tier(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_lowest_used_cache_tier;
        if (function == null) {
            rocksdb_options_set_lowest_used_cache_tier = function = Symbols.TABLE.find(
                    "rocksdb_options_set_lowest_used_cache_tier");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_manifest_preallocation_size(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_manifest_preallocation_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_manifest_preallocation_size;
        if (function == null) {
            rocksdb_options_set_manifest_preallocation_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_manifest_preallocation_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_manual_wal_flush(rocksdb_options_t *opt, unsigned char)} */
    public static void rocksdb_options_set_manual_wal_flush(MemorySegment opt, byte a1) {
        MemorySegment function = rocksdb_options_set_manual_wal_flush;
        if (function == null) {
            rocksdb_options_set_manual_wal_flush = function = Symbols.TABLE.find(
                    "rocksdb_options_set_manual_wal_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_background_compactions(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_max_background_compactions(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_max_background_compactions;
        if (function == null) {
            rocksdb_options_set_max_background_compactions = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_background_compactions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_background_flushes(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_max_background_flushes(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_max_background_flushes;
        if (function == null) {
            rocksdb_options_set_max_background_flushes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_background_flushes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_background_jobs(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_max_background_jobs(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_max_background_jobs;
        if (function == null) {
            rocksdb_options_set_max_background_jobs = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_background_jobs");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_bgerror_resume_count(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_max_bgerror_resume_count(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_max_bgerror_resume_count;
        if (function == null) {
            rocksdb_options_set_max_bgerror_resume_count = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_bgerror_resume_count");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_bytes_for_level_base(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_max_bytes_for_level_base(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_max_bytes_for_level_base;
        if (function == null) {
            rocksdb_options_set_max_bytes_for_level_base = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_bytes_for_level_base");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_bytes_for_level_multiplier(rocksdb_options_t *, double)} */
    public static void rocksdb_options_set_max_bytes_for_level_multiplier(MemorySegment a0, double a1) {
        MemorySegment function = rocksdb_options_set_max_bytes_for_level_multiplier;
        if (function == null) {
            rocksdb_options_set_max_bytes_for_level_multiplier = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_bytes_for_level_multiplier");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, a0.address(), a1);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_max_bytes_for_level_multiplier_additional(rocksdb_options_t *, int *level_values,
     * size_t num_levels)}
     */
    public static void rocksdb_options_set_max_bytes_for_level_multiplier_additional(
            MemorySegment a0, MemorySegment level_values, long num_levels) {
        MemorySegment function = rocksdb_options_set_max_bytes_for_level_multiplier_additional;
        if (function == null) {
            rocksdb_options_set_max_bytes_for_level_multiplier_additional = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_bytes_for_level_multiplier_additional");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), level_values.address(), num_levels);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_compaction_bytes(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_max_compaction_bytes(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_max_compaction_bytes;
        if (function == null) {
            rocksdb_options_set_max_compaction_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_compaction_bytes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_compaction_trigger_wakeup_seconds(rocksdb_options_t *opt, uint64_t val)} */
    public static void rocksdb_options_set_max_compaction_trigger_wakeup_seconds(MemorySegment opt, long val) {
        MemorySegment function = rocksdb_options_set_max_compaction_trigger_wakeup_seconds;
        if (function == null) {
            rocksdb_options_set_max_compaction_trigger_wakeup_seconds = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_compaction_trigger_wakeup_seconds");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_file_opening_threads(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_max_file_opening_threads(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_max_file_opening_threads;
        if (function == null) {
            rocksdb_options_set_max_file_opening_threads = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_file_opening_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_log_file_size(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_max_log_file_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_max_log_file_size;
        if (function == null) {
            rocksdb_options_set_max_log_file_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_log_file_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_manifest_file_size(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_max_manifest_file_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_max_manifest_file_size;
        if (function == null) {
            rocksdb_options_set_max_manifest_file_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_manifest_file_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_manifest_space_amp_pct(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_max_manifest_space_amp_pct(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_max_manifest_space_amp_pct;
        if (function == null) {
            rocksdb_options_set_max_manifest_space_amp_pct = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_manifest_space_amp_pct");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_open_files(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_max_open_files(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_max_open_files;
        if (function == null) {
            rocksdb_options_set_max_open_files = function = Symbols.TABLE.find("rocksdb_options_set_max_open_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_sequential_skip_in_iterations(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_max_sequential_skip_in_iterations(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_max_sequential_skip_in_iterations;
        if (function == null) {
            rocksdb_options_set_max_sequential_skip_in_iterations = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_sequential_skip_in_iterations");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_subcompactions(rocksdb_options_t *, uint32_t)} */
    public static void rocksdb_options_set_max_subcompactions(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_max_subcompactions;
        if (function == null) {
            rocksdb_options_set_max_subcompactions = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_subcompactions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_successive_merges(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_max_successive_merges(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_max_successive_merges;
        if (function == null) {
            rocksdb_options_set_max_successive_merges = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_successive_merges");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_total_wal_size(rocksdb_options_t *opt, uint64_t n)} */
    public static void rocksdb_options_set_max_total_wal_size(MemorySegment opt, long n) {
        MemorySegment function = rocksdb_options_set_max_total_wal_size;
        if (function == null) {
            rocksdb_options_set_max_total_wal_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_total_wal_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), n, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_write_batch_group_size_bytes(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_max_write_batch_group_size_bytes(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_max_write_batch_group_size_bytes;
        if (function == null) {
            rocksdb_options_set_max_write_batch_group_size_bytes = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_write_batch_group_size_bytes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_write_buffer_number(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_max_write_buffer_number(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_max_write_buffer_number;
        if (function == null) {
            rocksdb_options_set_max_write_buffer_number = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_write_buffer_number");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_max_write_buffer_size_to_maintain(rocksdb_options_t *, int64_t)} */
    public static void rocksdb_options_set_max_write_buffer_size_to_maintain(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_max_write_buffer_size_to_maintain;
        if (function == null) {
            rocksdb_options_set_max_write_buffer_size_to_maintain = function = Symbols.TABLE.find(
                    "rocksdb_options_set_max_write_buffer_size_to_maintain");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_avg_op_scan_flush_trigger(rocksdb_options_t *, uint32_t)} */
    public static void rocksdb_options_set_memtable_avg_op_scan_flush_trigger(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_memtable_avg_op_scan_flush_trigger;
        if (function == null) {
            rocksdb_options_set_memtable_avg_op_scan_flush_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_avg_op_scan_flush_trigger");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_batch_lookup_optimization(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_memtable_batch_lookup_optimization(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_memtable_batch_lookup_optimization;
        if (function == null) {
            rocksdb_options_set_memtable_batch_lookup_optimization = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_batch_lookup_optimization");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_huge_page_size(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_memtable_huge_page_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_memtable_huge_page_size;
        if (function == null) {
            rocksdb_options_set_memtable_huge_page_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_huge_page_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_max_range_deletions(rocksdb_options_t *opt, uint32_t v)} */
    public static void rocksdb_options_set_memtable_max_range_deletions(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_memtable_max_range_deletions;
        if (function == null) {
            rocksdb_options_set_memtable_max_range_deletions = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_max_range_deletions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_op_scan_flush_trigger(rocksdb_options_t *, uint32_t)} */
    public static void rocksdb_options_set_memtable_op_scan_flush_trigger(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_memtable_op_scan_flush_trigger;
        if (function == null) {
            rocksdb_options_set_memtable_op_scan_flush_trigger = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_op_scan_flush_trigger");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_prefix_bloom_size_ratio(rocksdb_options_t *, double)} */
    public static void rocksdb_options_set_memtable_prefix_bloom_size_ratio(MemorySegment a0, double a1) {
        MemorySegment function = rocksdb_options_set_memtable_prefix_bloom_size_ratio;
        if (function == null) {
            rocksdb_options_set_memtable_prefix_bloom_size_ratio = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_prefix_bloom_size_ratio");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, a0.address(), a1);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_protection_bytes_per_key(rocksdb_options_t *opt, uint32_t v)} */
    public static void rocksdb_options_set_memtable_protection_bytes_per_key(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_memtable_protection_bytes_per_key;
        if (function == null) {
            rocksdb_options_set_memtable_protection_bytes_per_key = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_protection_bytes_per_key");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_vector_rep(rocksdb_options_t *)} */
    public static void rocksdb_options_set_memtable_vector_rep(MemorySegment a0) {
        MemorySegment function = rocksdb_options_set_memtable_vector_rep;
        if (function == null) {
            rocksdb_options_set_memtable_vector_rep = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_vector_rep");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_memtable_verify_per_key_checksum_on_seek(rocksdb_options_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_options_set_memtable_verify_per_key_checksum_on_seek(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_memtable_verify_per_key_checksum_on_seek;
        if (function == null) {
            rocksdb_options_set_memtable_verify_per_key_checksum_on_seek = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_verify_per_key_checksum_on_seek");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_memtable_whole_key_filtering(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_memtable_whole_key_filtering(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_memtable_whole_key_filtering;
        if (function == null) {
            rocksdb_options_set_memtable_whole_key_filtering = function = Symbols.TABLE.find(
                    "rocksdb_options_set_memtable_whole_key_filtering");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_merge_operator(rocksdb_options_t *, rocksdb_mergeoperator_t *)} */
    public static void rocksdb_options_set_merge_operator(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_merge_operator;
        if (function == null) {
            rocksdb_options_set_merge_operator = function = Symbols.TABLE.find("rocksdb_options_set_merge_operator");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_metadata_write_temperature(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_metadata_write_temperature(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_metadata_write_temperature;
        if (function == null) {
            rocksdb_options_set_metadata_write_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_set_metadata_write_temperature");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_min_blob_size(rocksdb_options_t *opt, uint64_t val)} */
    public static void rocksdb_options_set_min_blob_size(MemorySegment opt, long val) {
        MemorySegment function = rocksdb_options_set_min_blob_size;
        if (function == null) {
            rocksdb_options_set_min_blob_size = function = Symbols.TABLE.find("rocksdb_options_set_min_blob_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_min_level_to_compress(rocksdb_options_t *opt, int level)} */
    public static void rocksdb_options_set_min_level_to_compress(MemorySegment opt, int level) {
        MemorySegment function = rocksdb_options_set_min_level_to_compress;
        if (function == null) {
            rocksdb_options_set_min_level_to_compress = function = Symbols.TABLE.find(
                    "rocksdb_options_set_min_level_to_compress");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) level, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_min_tombstones_for_range_conversion(rocksdb_options_t *, uint32_t)} */
    public static void rocksdb_options_set_min_tombstones_for_range_conversion(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_min_tombstones_for_range_conversion;
        if (function == null) {
            rocksdb_options_set_min_tombstones_for_range_conversion = function = Symbols.TABLE.find(
                    "rocksdb_options_set_min_tombstones_for_range_conversion");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_min_write_buffer_number_to_merge(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_min_write_buffer_number_to_merge(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_min_write_buffer_number_to_merge;
        if (function == null) {
            rocksdb_options_set_min_write_buffer_number_to_merge = function = Symbols.TABLE.find(
                    "rocksdb_options_set_min_write_buffer_number_to_merge");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_num_levels(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_num_levels(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_num_levels;
        if (function == null) {
            rocksdb_options_set_num_levels = function = Symbols.TABLE.find("rocksdb_options_set_num_levels");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_open_files_async(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_open_files_async(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_open_files_async;
        if (function == null) {
            rocksdb_options_set_open_files_async = function = Symbols.TABLE.find(
                    "rocksdb_options_set_open_files_async");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_optimize_filters_for_hits(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_optimize_filters_for_hits(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_optimize_filters_for_hits;
        if (function == null) {
            rocksdb_options_set_optimize_filters_for_hits = function = Symbols.TABLE.find(
                    "rocksdb_options_set_optimize_filters_for_hits");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_optimize_manifest_for_recovery(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_optimize_manifest_for_recovery(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_optimize_manifest_for_recovery;
        if (function == null) {
            rocksdb_options_set_optimize_manifest_for_recovery = function = Symbols.TABLE.find(
                    "rocksdb_options_set_optimize_manifest_for_recovery");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_paranoid_checks(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_paranoid_checks(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_paranoid_checks;
        if (function == null) {
            rocksdb_options_set_paranoid_checks = function = Symbols.TABLE.find("rocksdb_options_set_paranoid_checks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_paranoid_file_checks(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_paranoid_file_checks(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_paranoid_file_checks;
        if (function == null) {
            rocksdb_options_set_paranoid_file_checks = function = Symbols.TABLE.find(
                    "rocksdb_options_set_paranoid_file_checks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_paranoid_memory_checks(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_paranoid_memory_checks(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_paranoid_memory_checks;
        if (function == null) {
            rocksdb_options_set_paranoid_memory_checks = function = Symbols.TABLE.find(
                    "rocksdb_options_set_paranoid_memory_checks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_periodic_compaction_seconds(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_periodic_compaction_seconds(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_periodic_compaction_seconds;
        if (function == null) {
            rocksdb_options_set_periodic_compaction_seconds = function = Symbols.TABLE.find(
                    "rocksdb_options_set_periodic_compaction_seconds");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_persist_stats_to_disk(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_persist_stats_to_disk(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_persist_stats_to_disk;
        if (function == null) {
            rocksdb_options_set_persist_stats_to_disk = function = Symbols.TABLE.find(
                    "rocksdb_options_set_persist_stats_to_disk");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_persist_user_defined_timestamps(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_persist_user_defined_timestamps(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_persist_user_defined_timestamps;
        if (function == null) {
            rocksdb_options_set_persist_user_defined_timestamps = function = Symbols.TABLE.find(
                    "rocksdb_options_set_persist_user_defined_timestamps");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_plain_table_factory(rocksdb_options_t *, uint32_t, int, double, size_t, size_t,
     * char, unsigned char, unsigned char)}
     */
    public static void rocksdb_options_set_plain_table_factory(
            MemorySegment a0, int a1, int a2, double a3, long a4, long a5, byte a6, byte a7, byte a8) {
        MemorySegment function = rocksdb_options_set_plain_table_factory;
        if (function == null) {
            rocksdb_options_set_plain_table_factory = function = Symbols.TABLE.find(
                    "rocksdb_options_set_plain_table_factory");
        }
        try {
            long ignored = (long) Shapes.JJJDJJJBB_J.HANDLE.invokeExact(
                    function, a0.address(), (long) a1, (long) a2, a3, a4, a5, (long) a6, a7, a8);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_preclude_last_level_data_seconds(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_preclude_last_level_data_seconds(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_preclude_last_level_data_seconds;
        if (function == null) {
            rocksdb_options_set_preclude_last_level_data_seconds = function = Symbols.TABLE.find(
                    "rocksdb_options_set_preclude_last_level_data_seconds");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_prefix_extractor(rocksdb_options_t *, rocksdb_slicetransform_t *)} */
    public static void rocksdb_options_set_prefix_extractor(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_prefix_extractor;
        if (function == null) {
            rocksdb_options_set_prefix_extractor = function = Symbols.TABLE.find(
                    "rocksdb_options_set_prefix_extractor");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_prefix_seek_opt_in_only(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_prefix_seek_opt_in_only(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_prefix_seek_opt_in_only;
        if (function == null) {
            rocksdb_options_set_prefix_seek_opt_in_only = function = Symbols.TABLE.find(
                    "rocksdb_options_set_prefix_seek_opt_in_only");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_prepopulate_blob_cache(rocksdb_options_t *opt, int val)} */
    public static void rocksdb_options_set_prepopulate_blob_cache(MemorySegment opt, int val) {
        MemorySegment function = rocksdb_options_set_prepopulate_blob_cache;
        if (function == null) {
            rocksdb_options_set_prepopulate_blob_cache = function = Symbols.TABLE.find(
                    "rocksdb_options_set_prepopulate_blob_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_preserve_internal_time_seconds(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_preserve_internal_time_seconds(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_preserve_internal_time_seconds;
        if (function == null) {
            rocksdb_options_set_preserve_internal_time_seconds = function = Symbols.TABLE.find(
                    "rocksdb_options_set_preserve_internal_time_seconds");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_ratelimiter(rocksdb_options_t *opt, rocksdb_ratelimiter_t *limiter)} */
    public static void rocksdb_options_set_ratelimiter(MemorySegment opt, MemorySegment limiter) {
        MemorySegment function = rocksdb_options_set_ratelimiter;
        if (function == null) {
            rocksdb_options_set_ratelimiter = function = Symbols.TABLE.find("rocksdb_options_set_ratelimiter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), limiter.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_read_io_executor_threads(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_read_io_executor_threads(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_read_io_executor_threads;
        if (function == null) {
            rocksdb_options_set_read_io_executor_threads = function = Symbols.TABLE.find(
                    "rocksdb_options_set_read_io_executor_threads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_read_triggered_compaction_threshold(rocksdb_options_t *opt, double val)} */
    public static void rocksdb_options_set_read_triggered_compaction_threshold(MemorySegment opt, double val) {
        MemorySegment function = rocksdb_options_set_read_triggered_compaction_threshold;
        if (function == null) {
            rocksdb_options_set_read_triggered_compaction_threshold = function = Symbols.TABLE.find(
                    "rocksdb_options_set_read_triggered_compaction_threshold");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, opt.address(), val);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_recycle_log_file_num(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_recycle_log_file_num(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_recycle_log_file_num;
        if (function == null) {
            rocksdb_options_set_recycle_log_file_num = function = Symbols.TABLE.find(
                    "rocksdb_options_set_recycle_log_file_num");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_report_bg_io_stats(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_report_bg_io_stats(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_report_bg_io_stats;
        if (function == null) {
            rocksdb_options_set_report_bg_io_stats = function = Symbols.TABLE.find(
                    "rocksdb_options_set_report_bg_io_stats");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_reuse_manifest_on_open(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_reuse_manifest_on_open(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_reuse_manifest_on_open;
        if (function == null) {
            rocksdb_options_set_reuse_manifest_on_open = function = Symbols.TABLE.find(
                    "rocksdb_options_set_reuse_manifest_on_open");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_row_cache(rocksdb_options_t *opt, rocksdb_cache_t *cache)} */
    public static void rocksdb_options_set_row_cache(MemorySegment opt, MemorySegment cache) {
        MemorySegment function = rocksdb_options_set_row_cache;
        if (function == null) {
            rocksdb_options_set_row_cache = function = Symbols.TABLE.find("rocksdb_options_set_row_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), cache.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_sample_for_compression(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_sample_for_compression(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_sample_for_compression;
        if (function == null) {
            rocksdb_options_set_sample_for_compression = function = Symbols.TABLE.find(
                    "rocksdb_options_set_sample_for_compression");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_skip_stats_update_on_db_open(rocksdb_options_t *opt, unsigned char val)} */
    public static void rocksdb_options_set_skip_stats_update_on_db_open(MemorySegment opt, byte val) {
        MemorySegment function = rocksdb_options_set_skip_stats_update_on_db_open;
        if (function == null) {
            rocksdb_options_set_skip_stats_update_on_db_open = function = Symbols.TABLE.find(
                    "rocksdb_options_set_skip_stats_update_on_db_open");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) val, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_soft_pending_compaction_bytes_limit(rocksdb_options_t *opt, size_t v)} */
    public static void rocksdb_options_set_soft_pending_compaction_bytes_limit(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_soft_pending_compaction_bytes_limit;
        if (function == null) {
            rocksdb_options_set_soft_pending_compaction_bytes_limit = function = Symbols.TABLE.find(
                    "rocksdb_options_set_soft_pending_compaction_bytes_limit");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_sst_file_manager(rocksdb_options_t *opt, rocksdb_sst_file_manager_t *sfm)} */
    public static void rocksdb_options_set_sst_file_manager(MemorySegment opt, MemorySegment sfm) {
        MemorySegment function = rocksdb_options_set_sst_file_manager;
        if (function == null) {
            rocksdb_options_set_sst_file_manager = function = Symbols.TABLE.find(
                    "rocksdb_options_set_sst_file_manager");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), sfm.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_sst_partitioner_factory(rocksdb_options_t *, rocksdb_sst_partitioner_factory_t
     * *)}
     */
    public static void rocksdb_options_set_sst_partitioner_factory(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_sst_partitioner_factory;
        if (function == null) {
            rocksdb_options_set_sst_partitioner_factory = function = Symbols.TABLE.find(
                    "rocksdb_options_set_sst_partitioner_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_statistics_level(rocksdb_options_t *, int level)} */
    public static void rocksdb_options_set_statistics_level(MemorySegment a0, int level) {
        MemorySegment function = rocksdb_options_set_statistics_level;
        if (function == null) {
            rocksdb_options_set_statistics_level = function = Symbols.TABLE.find(
                    "rocksdb_options_set_statistics_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) level, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_stats_dump_period_sec(rocksdb_options_t *, unsigned int)} */
    public static void rocksdb_options_set_stats_dump_period_sec(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_stats_dump_period_sec;
        if (function == null) {
            rocksdb_options_set_stats_dump_period_sec = function = Symbols.TABLE.find(
                    "rocksdb_options_set_stats_dump_period_sec");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_stats_history_buffer_size(rocksdb_options_t *opt, size_t v)} */
    public static void rocksdb_options_set_stats_history_buffer_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_stats_history_buffer_size;
        if (function == null) {
            rocksdb_options_set_stats_history_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_stats_history_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_stats_persist_period_sec(rocksdb_options_t *, unsigned int)} */
    public static void rocksdb_options_set_stats_persist_period_sec(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_stats_persist_period_sec;
        if (function == null) {
            rocksdb_options_set_stats_persist_period_sec = function = Symbols.TABLE.find(
                    "rocksdb_options_set_stats_persist_period_sec");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_strict_bytes_per_sync(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_strict_bytes_per_sync(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_strict_bytes_per_sync;
        if (function == null) {
            rocksdb_options_set_strict_bytes_per_sync = function = Symbols.TABLE.find(
                    "rocksdb_options_set_strict_bytes_per_sync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_strict_max_successive_merges(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_strict_max_successive_merges(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_strict_max_successive_merges;
        if (function == null) {
            rocksdb_options_set_strict_max_successive_merges = function = Symbols.TABLE.find(
                    "rocksdb_options_set_strict_max_successive_merges");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_table_cache_numshardbits(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_table_cache_numshardbits(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_table_cache_numshardbits;
        if (function == null) {
            rocksdb_options_set_table_cache_numshardbits = function = Symbols.TABLE.find(
                    "rocksdb_options_set_table_cache_numshardbits");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_target_file_size_base(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_target_file_size_base(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_target_file_size_base;
        if (function == null) {
            rocksdb_options_set_target_file_size_base = function = Symbols.TABLE.find(
                    "rocksdb_options_set_target_file_size_base");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_target_file_size_is_upper_bound(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_target_file_size_is_upper_bound(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_target_file_size_is_upper_bound;
        if (function == null) {
            rocksdb_options_set_target_file_size_is_upper_bound = function = Symbols.TABLE.find(
                    "rocksdb_options_set_target_file_size_is_upper_bound");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_target_file_size_multiplier(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_target_file_size_multiplier(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_target_file_size_multiplier;
        if (function == null) {
            rocksdb_options_set_target_file_size_multiplier = function = Symbols.TABLE.find(
                    "rocksdb_options_set_target_file_size_multiplier");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_track_and_verify_wals(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_track_and_verify_wals(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_track_and_verify_wals;
        if (function == null) {
            rocksdb_options_set_track_and_verify_wals = function = Symbols.TABLE.find(
                    "rocksdb_options_set_track_and_verify_wals");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_track_and_verify_wals_in_manifest(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_track_and_verify_wals_in_manifest(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_track_and_verify_wals_in_manifest;
        if (function == null) {
            rocksdb_options_set_track_and_verify_wals_in_manifest = function = Symbols.TABLE.find(
                    "rocksdb_options_set_track_and_verify_wals_in_manifest");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_ttl(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_ttl(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_ttl;
        if (function == null) {
            rocksdb_options_set_ttl = function = Symbols.TABLE.find("rocksdb_options_set_ttl");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_two_write_queues(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_two_write_queues(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_two_write_queues;
        if (function == null) {
            rocksdb_options_set_two_write_queues = function = Symbols.TABLE.find(
                    "rocksdb_options_set_two_write_queues");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_uint64add_merge_operator(rocksdb_options_t *)} */
    public static void rocksdb_options_set_uint64add_merge_operator(MemorySegment a0) {
        MemorySegment function = rocksdb_options_set_uint64add_merge_operator;
        if (function == null) {
            rocksdb_options_set_uint64add_merge_operator = function = Symbols.TABLE.find(
                    "rocksdb_options_set_uint64add_merge_operator");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_uncache_aggressiveness(rocksdb_options_t *opt, uint32_t v)} */
    public static void rocksdb_options_set_uncache_aggressiveness(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_uncache_aggressiveness;
        if (function == null) {
            rocksdb_options_set_uncache_aggressiveness = function = Symbols.TABLE.find(
                    "rocksdb_options_set_uncache_aggressiveness");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_universal_compaction_options(rocksdb_options_t *,
     * rocksdb_universal_compaction_options_t *)}
     */
    public static void rocksdb_options_set_universal_compaction_options(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_universal_compaction_options;
        if (function == null) {
            rocksdb_options_set_universal_compaction_options = function = Symbols.TABLE.find(
                    "rocksdb_options_set_universal_compaction_options");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_unordered_write(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_unordered_write(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_unordered_write;
        if (function == null) {
            rocksdb_options_set_unordered_write = function = Symbols.TABLE.find("rocksdb_options_set_unordered_write");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_use_adaptive_mutex(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_use_adaptive_mutex(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_use_adaptive_mutex;
        if (function == null) {
            rocksdb_options_set_use_adaptive_mutex = function = Symbols.TABLE.find(
                    "rocksdb_options_set_use_adaptive_mutex");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_use_direct_io_for_compaction_reads(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_use_direct_io_for_compaction_reads(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_use_direct_io_for_compaction_reads;
        if (function == null) {
            rocksdb_options_set_use_direct_io_for_compaction_reads = function = Symbols.TABLE.find(
                    "rocksdb_options_set_use_direct_io_for_compaction_reads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_use_direct_io_for_flush_and_compaction(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_use_direct_io_for_flush_and_compaction(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_use_direct_io_for_flush_and_compaction;
        if (function == null) {
            rocksdb_options_set_use_direct_io_for_flush_and_compaction = function = Symbols.TABLE.find(
                    "rocksdb_options_set_use_direct_io_for_flush_and_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_use_direct_reads(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_use_direct_reads(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_use_direct_reads;
        if (function == null) {
            rocksdb_options_set_use_direct_reads = function = Symbols.TABLE.find(
                    "rocksdb_options_set_use_direct_reads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_use_fsync(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_use_fsync(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_use_fsync;
        if (function == null) {
            rocksdb_options_set_use_fsync = function = Symbols.TABLE.find("rocksdb_options_set_use_fsync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_verify_manifest_content_on_close(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_verify_manifest_content_on_close(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_verify_manifest_content_on_close;
        if (function == null) {
            rocksdb_options_set_verify_manifest_content_on_close = function = Symbols.TABLE.find(
                    "rocksdb_options_set_verify_manifest_content_on_close");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_verify_output_flags(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_verify_output_flags(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_verify_output_flags;
        if (function == null) {
            rocksdb_options_set_verify_output_flags = function = Symbols.TABLE.find(
                    "rocksdb_options_set_verify_output_flags");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_verify_sst_unique_id_in_manifest(rocksdb_options_t *opt, unsigned char v)} */
    public static void rocksdb_options_set_verify_sst_unique_id_in_manifest(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_options_set_verify_sst_unique_id_in_manifest;
        if (function == null) {
            rocksdb_options_set_verify_sst_unique_id_in_manifest = function = Symbols.TABLE.find(
                    "rocksdb_options_set_verify_sst_unique_id_in_manifest");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_wal_bytes_per_sync(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_wal_bytes_per_sync(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_wal_bytes_per_sync;
        if (function == null) {
            rocksdb_options_set_wal_bytes_per_sync = function = Symbols.TABLE.find(
                    "rocksdb_options_set_wal_bytes_per_sync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_wal_compression(rocksdb_options_t *opt, int)} */
    public static void rocksdb_options_set_wal_compression(MemorySegment opt, int a1) {
        MemorySegment function = rocksdb_options_set_wal_compression;
        if (function == null) {
            rocksdb_options_set_wal_compression = function = Symbols.TABLE.find("rocksdb_options_set_wal_compression");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_wal_dir(rocksdb_options_t *, const char *)} */
    public static void rocksdb_options_set_wal_dir(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_wal_dir;
        if (function == null) {
            rocksdb_options_set_wal_dir = function = Symbols.TABLE.find("rocksdb_options_set_wal_dir");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_wal_filter(rocksdb_options_t *, rocksdb_walfilter_t *)} */
    public static void rocksdb_options_set_wal_filter(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_options_set_wal_filter;
        if (function == null) {
            rocksdb_options_set_wal_filter = function = Symbols.TABLE.find("rocksdb_options_set_wal_filter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_wal_recovery_mode(rocksdb_options_t *, int)} */
    public static void rocksdb_options_set_wal_recovery_mode(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_options_set_wal_recovery_mode;
        if (function == null) {
            rocksdb_options_set_wal_recovery_mode = function = Symbols.TABLE.find(
                    "rocksdb_options_set_wal_recovery_mode");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_wal_write_temperature(rocksdb_options_t *opt, int v)} */
    public static void rocksdb_options_set_wal_write_temperature(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_options_set_wal_write_temperature;
        if (function == null) {
            rocksdb_options_set_wal_write_temperature = function = Symbols.TABLE.find(
                    "rocksdb_options_set_wal_write_temperature");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_writable_file_max_buffer_size(rocksdb_options_t *, uint64_t)} */
    public static void rocksdb_options_set_writable_file_max_buffer_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_writable_file_max_buffer_size;
        if (function == null) {
            rocksdb_options_set_writable_file_max_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_writable_file_max_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_set_write_buffer_manager(rocksdb_options_t *opt, rocksdb_write_buffer_manager_t
     * *wbm)}
     */
    public static void rocksdb_options_set_write_buffer_manager(MemorySegment opt, MemorySegment wbm) {
        MemorySegment function = rocksdb_options_set_write_buffer_manager;
        if (function == null) {
            rocksdb_options_set_write_buffer_manager = function = Symbols.TABLE.find(
                    "rocksdb_options_set_write_buffer_manager");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), wbm.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_write_buffer_size(rocksdb_options_t *, size_t)} */
    public static void rocksdb_options_set_write_buffer_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_options_set_write_buffer_size;
        if (function == null) {
            rocksdb_options_set_write_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_options_set_write_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_write_dbid_to_manifest(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_write_dbid_to_manifest(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_write_dbid_to_manifest;
        if (function == null) {
            rocksdb_options_set_write_dbid_to_manifest = function = Symbols.TABLE.find(
                    "rocksdb_options_set_write_dbid_to_manifest");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_write_identity_file(rocksdb_options_t *, unsigned char)} */
    public static void rocksdb_options_set_write_identity_file(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_options_set_write_identity_file;
        if (function == null) {
            rocksdb_options_set_write_identity_file = function = Symbols.TABLE.find(
                    "rocksdb_options_set_write_identity_file");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_write_thread_max_yield_usec(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_write_thread_max_yield_usec(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_write_thread_max_yield_usec;
        if (function == null) {
            rocksdb_options_set_write_thread_max_yield_usec = function = Symbols.TABLE.find(
                    "rocksdb_options_set_write_thread_max_yield_usec");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_options_set_write_thread_slow_yield_usec(rocksdb_options_t *opt, uint64_t v)} */
    public static void rocksdb_options_set_write_thread_slow_yield_usec(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_options_set_write_thread_slow_yield_usec;
        if (function == null) {
            rocksdb_options_set_write_thread_slow_yield_usec = function = Symbols.TABLE.find(
                    "rocksdb_options_set_write_thread_slow_yield_usec");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_options_statistics_get_histogram_data(rocksdb_options_t *opt, uint32_t histogram_type,
     * rocksdb_statistics_histogram_data_t *data)}
     */
    public static void rocksdb_options_statistics_get_histogram_data(
            MemorySegment opt, int histogram_type, MemorySegment data) {
        MemorySegment function = rocksdb_options_statistics_get_histogram_data;
        if (function == null) {
            rocksdb_options_statistics_get_histogram_data = function = Symbols.TABLE.find(
                    "rocksdb_options_statistics_get_histogram_data");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), (long) histogram_type, data.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_options_statistics_get_string(rocksdb_options_t *opt)} */
    public static MemorySegment rocksdb_options_statistics_get_string(MemorySegment opt) {
        MemorySegment function = rocksdb_options_statistics_get_string;
        if (function == null) {
            rocksdb_options_statistics_get_string = function = Symbols.TABLE.find(
                    "rocksdb_options_statistics_get_string");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_options_statistics_get_ticker_count(rocksdb_options_t *opt, uint32_t ticker_type)} */
    public static long rocksdb_options_statistics_get_ticker_count(MemorySegment opt, int ticker_type) {
        MemorySegment function = rocksdb_options_statistics_get_ticker_count;
        if (function == null) {
            rocksdb_options_statistics_get_ticker_count = function = Symbols.TABLE.find(
                    "rocksdb_options_statistics_get_ticker_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) ticker_type, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
