package dev.rockspan.raw;

import dev.rockspan.RocksDB;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link RocksDB}. */
public final class CRocksDB {
    private static @Nullable MemorySegment rocksdb_approximate_sizes;

    private static @Nullable MemorySegment rocksdb_approximate_sizes_cf;

    private static @Nullable MemorySegment rocksdb_approximate_sizes_cf_with_flags;

    private static @Nullable MemorySegment rocksdb_approximate_sizes_cf_with_options;

    private static @Nullable MemorySegment rocksdb_approximate_sizes_with_options;

    private static @Nullable MemorySegment rocksdb_batched_multi_get_cf;

    private static @Nullable MemorySegment rocksdb_batched_multi_get_cf_slice;

    private static @Nullable MemorySegment rocksdb_cancel_all_background_work;

    private static @Nullable MemorySegment rocksdb_close;

    private static @Nullable MemorySegment rocksdb_compact_files;

    private static @Nullable MemorySegment rocksdb_compact_files_cf;

    private static @Nullable MemorySegment rocksdb_compact_files_output_file_names_destroy;

    private static @Nullable MemorySegment rocksdb_compact_range;

    private static @Nullable MemorySegment rocksdb_compact_range_cf;

    private static @Nullable MemorySegment rocksdb_compact_range_cf_opt;

    private static @Nullable MemorySegment rocksdb_compact_range_opt;

    private static @Nullable MemorySegment rocksdb_continue_background_work;

    private static @Nullable MemorySegment rocksdb_create_column_families;

    private static @Nullable MemorySegment rocksdb_create_column_families_destroy;

    private static @Nullable MemorySegment rocksdb_create_column_family;

    private static @Nullable MemorySegment rocksdb_create_column_family_with_import;

    private static @Nullable MemorySegment rocksdb_create_column_family_with_ttl;

    private static @Nullable MemorySegment rocksdb_create_iterator;

    private static @Nullable MemorySegment rocksdb_create_iterator_cf;

    private static @Nullable MemorySegment rocksdb_create_iterators;

    private static @Nullable MemorySegment rocksdb_create_snapshot;

    private static @Nullable MemorySegment rocksdb_delete;

    private static @Nullable MemorySegment rocksdb_delete_cf;

    private static @Nullable MemorySegment rocksdb_delete_cf_with_ts;

    private static @Nullable MemorySegment rocksdb_delete_file_in_range;

    private static @Nullable MemorySegment rocksdb_delete_file_in_range_cf;

    private static @Nullable MemorySegment rocksdb_delete_range_cf;

    private static @Nullable MemorySegment rocksdb_delete_with_ts;

    private static @Nullable MemorySegment rocksdb_destroy_db;

    private static @Nullable MemorySegment rocksdb_disable_file_deletions;

    private static @Nullable MemorySegment rocksdb_disable_manual_compaction;

    private static @Nullable MemorySegment rocksdb_drop_column_family;

    private static @Nullable MemorySegment rocksdb_enable_file_deletions;

    private static @Nullable MemorySegment rocksdb_enable_manual_compaction;

    private static @Nullable MemorySegment rocksdb_end_block_cache_trace;

    private static @Nullable MemorySegment rocksdb_end_io_trace;

    private static @Nullable MemorySegment rocksdb_end_trace;

    private static @Nullable MemorySegment rocksdb_flush;

    private static @Nullable MemorySegment rocksdb_flush_cf;

    private static @Nullable MemorySegment rocksdb_flush_cfs;

    private static @Nullable MemorySegment rocksdb_flush_wal;

    private static @Nullable MemorySegment rocksdb_flush_wal_with_options;

    private static @Nullable MemorySegment rocksdb_free;

    private static @Nullable MemorySegment rocksdb_get;

    private static @Nullable MemorySegment rocksdb_get_cf;

    private static @Nullable MemorySegment rocksdb_get_cf_with_ts;

    private static @Nullable MemorySegment rocksdb_get_column_family_metadata;

    private static @Nullable MemorySegment rocksdb_get_column_family_metadata_cf;

    private static @Nullable MemorySegment rocksdb_get_column_family_metadata_cf_with_options;

    private static @Nullable MemorySegment rocksdb_get_column_family_metadata_with_options;

    private static @Nullable MemorySegment rocksdb_get_current_wal_file;

    private static @Nullable MemorySegment rocksdb_get_db_identity;

    private static @Nullable MemorySegment rocksdb_get_default_column_family_handle;

    private static @Nullable MemorySegment rocksdb_get_full_history_ts_low;

    private static @Nullable MemorySegment rocksdb_get_into_buffer;

    private static @Nullable MemorySegment rocksdb_get_into_buffer_cf;

    private static @Nullable MemorySegment rocksdb_get_latest_sequence_number;

    private static @Nullable MemorySegment rocksdb_get_livefiles_storage_info;

    private static @Nullable MemorySegment rocksdb_get_pinned;

    private static @Nullable MemorySegment rocksdb_get_pinned_cf;

    private static @Nullable MemorySegment rocksdb_get_pinned_cf_v2;

    private static @Nullable MemorySegment rocksdb_get_pinned_v2;

    private static @Nullable MemorySegment rocksdb_get_sorted_wal_files;

    private static @Nullable MemorySegment rocksdb_get_updates_since;

    private static @Nullable MemorySegment rocksdb_get_with_ts;

    private static @Nullable MemorySegment rocksdb_increase_full_history_ts_low;

    private static @Nullable MemorySegment rocksdb_ingest_external_file;

    private static @Nullable MemorySegment rocksdb_ingest_external_file_cf;

    private static @Nullable MemorySegment rocksdb_key_may_exist;

    private static @Nullable MemorySegment rocksdb_key_may_exist_cf;

    private static @Nullable MemorySegment rocksdb_list_column_families;

    private static @Nullable MemorySegment rocksdb_list_column_families_destroy;

    private static @Nullable MemorySegment rocksdb_livefiles;

    private static @Nullable MemorySegment rocksdb_merge;

    private static @Nullable MemorySegment rocksdb_merge_cf;

    private static @Nullable MemorySegment rocksdb_multi_get;

    private static @Nullable MemorySegment rocksdb_multi_get_cf;

    private static @Nullable MemorySegment rocksdb_multi_get_cf_with_ts;

    private static @Nullable MemorySegment rocksdb_multi_get_with_ts;

    private static @Nullable MemorySegment rocksdb_new_default_replayer;

    private static @Nullable MemorySegment rocksdb_open;

    private static @Nullable MemorySegment rocksdb_open_and_compact;

    private static @Nullable MemorySegment rocksdb_open_and_compact_with_options;

    private static @Nullable MemorySegment rocksdb_open_and_trim_history;

    private static @Nullable MemorySegment rocksdb_open_as_secondary;

    private static @Nullable MemorySegment rocksdb_open_as_secondary_column_families;

    private static @Nullable MemorySegment rocksdb_open_column_families;

    private static @Nullable MemorySegment rocksdb_open_column_families_with_ttl;

    private static @Nullable MemorySegment rocksdb_open_for_read_only;

    private static @Nullable MemorySegment rocksdb_open_for_read_only_column_families;

    private static @Nullable MemorySegment rocksdb_open_with_ttl;

    private static @Nullable MemorySegment rocksdb_pause_background_work;

    private static @Nullable MemorySegment rocksdb_property_int;

    private static @Nullable MemorySegment rocksdb_property_int_cf;

    private static @Nullable MemorySegment rocksdb_property_value;

    private static @Nullable MemorySegment rocksdb_property_value_cf;

    private static @Nullable MemorySegment rocksdb_put;

    private static @Nullable MemorySegment rocksdb_put_cf;

    private static @Nullable MemorySegment rocksdb_put_cf_with_ts;

    private static @Nullable MemorySegment rocksdb_put_with_ts;

    private static @Nullable MemorySegment rocksdb_release_snapshot;

    private static @Nullable MemorySegment rocksdb_repair_db;

    private static @Nullable MemorySegment rocksdb_set_db_options;

    private static @Nullable MemorySegment rocksdb_set_options;

    private static @Nullable MemorySegment rocksdb_set_options_cf;

    private static @Nullable MemorySegment rocksdb_singledelete;

    private static @Nullable MemorySegment rocksdb_singledelete_cf;

    private static @Nullable MemorySegment rocksdb_singledelete_cf_with_ts;

    private static @Nullable MemorySegment rocksdb_singledelete_with_ts;

    private static @Nullable MemorySegment rocksdb_start_block_cache_trace;

    private static @Nullable MemorySegment rocksdb_start_block_cache_trace_with_options;

    private static @Nullable MemorySegment rocksdb_start_io_trace;

    private static @Nullable MemorySegment rocksdb_start_trace;

    private static @Nullable MemorySegment rocksdb_suggest_compact_range;

    private static @Nullable MemorySegment rocksdb_suggest_compact_range_cf;

    private static @Nullable MemorySegment rocksdb_try_catch_up_with_primary;

    private static @Nullable MemorySegment rocksdb_verify_checksum;

    private static @Nullable MemorySegment rocksdb_verify_checksum_with_options;

    private static @Nullable MemorySegment rocksdb_verify_file_checksums;

    private static @Nullable MemorySegment rocksdb_verify_file_checksums_with_options;

    private static @Nullable MemorySegment rocksdb_wait_for_compact;

    private static @Nullable MemorySegment rocksdb_write;

    private static @Nullable MemorySegment rocksdb_write_writebatch_wi;

    private CRocksDB() {
    }

    /**
     * {@code void rocksdb_approximate_sizes(rocksdb_t *db, int num_ranges, const char *const *range_start_key, const
     * size_t *range_start_key_len, const char *const *range_limit_key, const size_t *range_limit_key_len, uint64_t
     * *sizes, char **errptr)}
     */
    public static void rocksdb_approximate_sizes(
            MemorySegment db, int num_ranges, MemorySegment range_start_key, MemorySegment range_start_key_len,
            MemorySegment range_limit_key, MemorySegment range_limit_key_len, MemorySegment sizes,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_approximate_sizes;
        if (function == null) {
            rocksdb_approximate_sizes = function = Symbols.TABLE.find("rocksdb_approximate_sizes");
        }
        try {
            long ignored = (long) Shapes.JJPPPPJJ_J.HANDLE.invokeExact(
                    function, db.address(), (long) num_ranges, range_start_key, range_start_key_len, range_limit_key,
                    range_limit_key_len, sizes.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_approximate_sizes_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, int
     * num_ranges, const char *const *range_start_key, const size_t *range_start_key_len, const char *const
     * *range_limit_key, const size_t *range_limit_key_len, uint64_t *sizes, char **errptr)}
     */
    public static void rocksdb_approximate_sizes_cf(
            MemorySegment db, MemorySegment column_family, int num_ranges, MemorySegment range_start_key,
            MemorySegment range_start_key_len, MemorySegment range_limit_key, MemorySegment range_limit_key_len,
            MemorySegment sizes, MemorySegment errptr) {
        MemorySegment function = rocksdb_approximate_sizes_cf;
        if (function == null) {
            rocksdb_approximate_sizes_cf = function = Symbols.TABLE.find("rocksdb_approximate_sizes_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPPPPJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), (long) num_ranges, range_start_key,
                    range_start_key_len, range_limit_key, range_limit_key_len, sizes.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_approximate_sizes_cf_with_flags(rocksdb_t *db, rocksdb_column_family_handle_t *column_family,
     * int num_ranges, const char *const *range_start_key, const size_t *range_start_key_len, const char *const
     * *range_limit_key, const size_t *range_limit_key_len, uint8_t include_flags, uint64_t *sizes, char **errptr)}
     */
    public static void rocksdb_approximate_sizes_cf_with_flags(
            MemorySegment db, MemorySegment column_family, int num_ranges, MemorySegment range_start_key,
            MemorySegment range_start_key_len, MemorySegment range_limit_key, MemorySegment range_limit_key_len,
            byte include_flags, MemorySegment sizes, MemorySegment errptr) {
        MemorySegment function = rocksdb_approximate_sizes_cf_with_flags;
        if (function == null) {
            rocksdb_approximate_sizes_cf_with_flags = function = Symbols.TABLE.find(
                    "rocksdb_approximate_sizes_cf_with_flags");
        }
        try {
            long ignored = (long) Shapes.JJJPPPPBJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), (long) num_ranges, range_start_key,
                    range_start_key_len, range_limit_key, range_limit_key_len, include_flags, sizes.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_approximate_sizes_cf_with_options(rocksdb_t *db, rocksdb_column_family_handle_t
     * *column_family, const rocksdb_size_approximation_options_t *options, int num_ranges, const char *const
     * *range_start_key, const size_t *range_start_key_len, const char *const *range_limit_key, const size_t
     * *range_limit_key_len, uint64_t *sizes, char **errptr)}
     */
    public static void rocksdb_approximate_sizes_cf_with_options(
            MemorySegment db, MemorySegment column_family, MemorySegment options, int num_ranges,
            MemorySegment range_start_key, MemorySegment range_start_key_len, MemorySegment range_limit_key,
            MemorySegment range_limit_key_len, MemorySegment sizes, MemorySegment errptr) {
        MemorySegment function = rocksdb_approximate_sizes_cf_with_options;
        if (function == null) {
            rocksdb_approximate_sizes_cf_with_options = function = Symbols.TABLE.find(
                    "rocksdb_approximate_sizes_cf_with_options");
        }
        try {
            long ignored = (long) Shapes.JJJJPPPPJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), options.address(), (long) num_ranges,
                    range_start_key, range_start_key_len, range_limit_key, range_limit_key_len, sizes.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_approximate_sizes_with_options(rocksdb_t *db, const rocksdb_size_approximation_options_t
     * *options, int num_ranges, const char *const *range_start_key, const size_t *range_start_key_len, const char
     * *const *range_limit_key, const size_t *range_limit_key_len, uint64_t *sizes, char **errptr)}
     */
    public static void rocksdb_approximate_sizes_with_options(
            MemorySegment db, MemorySegment options, int num_ranges, MemorySegment range_start_key,
            MemorySegment range_start_key_len, MemorySegment range_limit_key, MemorySegment range_limit_key_len,
            MemorySegment sizes, MemorySegment errptr) {
        MemorySegment function = rocksdb_approximate_sizes_with_options;
        if (function == null) {
            rocksdb_approximate_sizes_with_options = function = Symbols.TABLE.find(
                    "rocksdb_approximate_sizes_with_options");
        }
        try {
            long ignored = (long) Shapes.JJJPPPPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), (long) num_ranges, range_start_key, range_start_key_len,
                    range_limit_key, range_limit_key_len, sizes.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_batched_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, size_t num_keys, const char *const *keys_list, const size_t
     * *keys_list_sizes, rocksdb_pinnableslice_t **values, char **errs, bool sorted_input)}
     */
    public static void rocksdb_batched_multi_get_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, long num_keys,
            MemorySegment keys_list, MemorySegment keys_list_sizes, MemorySegment values, MemorySegment errs,
            boolean sorted_input) {
        MemorySegment function = rocksdb_batched_multi_get_cf;
        if (function == null) {
            rocksdb_batched_multi_get_cf = function = Symbols.TABLE.find("rocksdb_batched_multi_get_cf");
        }
        try {
            long ignored = (long) Shapes.JJJJPPJJZ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), num_keys, keys_list,
                    keys_list_sizes, values.address(), errs.address(), sorted_input);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_batched_multi_get_cf_slice(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, size_t num_keys, const rocksdb_slice_t *keys_list,
     * rocksdb_pinnableslice_t **values, char **errs, bool sorted_input)}
     */
    public static void rocksdb_batched_multi_get_cf_slice(
            MemorySegment db, MemorySegment options, MemorySegment column_family, long num_keys,
            MemorySegment keys_list, MemorySegment values, MemorySegment errs, boolean sorted_input) {
        MemorySegment function = rocksdb_batched_multi_get_cf_slice;
        if (function == null) {
            rocksdb_batched_multi_get_cf_slice = function = Symbols.TABLE.find("rocksdb_batched_multi_get_cf_slice");
        }
        try {
            long ignored = (long) Shapes.JJJJPJJZ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), num_keys, keys_list,
                    values.address(), errs.address(), sorted_input);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cancel_all_background_work(rocksdb_t *db, unsigned char wait)} */
    public static void rocksdb_cancel_all_background_work(MemorySegment db, byte wait) {
        MemorySegment function = rocksdb_cancel_all_background_work;
        if (function == null) {
            rocksdb_cancel_all_background_work = function = Symbols.TABLE.find("rocksdb_cancel_all_background_work");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), (long) wait, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_close(rocksdb_t *db)} */
    public static void rocksdb_close(MemorySegment db) {
        MemorySegment function = rocksdb_close;
        if (function == null) {
            rocksdb_close = function = Symbols.TABLE.find("rocksdb_close");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compact_files(rocksdb_t *db, const rocksdb_compaction_options_t *options, const char *const
     * *input_file_names, size_t num_input_file_names, int output_level, int output_path_id, char ***output_file_names,
     * size_t *num_output_file_names, rocksdb_compactionjobinfo_t *compaction_job_info, char **errptr)}
     */
    public static void rocksdb_compact_files(
            MemorySegment db, MemorySegment options, MemorySegment input_file_names, long num_input_file_names,
            int output_level, int output_path_id, MemorySegment output_file_names, MemorySegment num_output_file_names,
            MemorySegment compaction_job_info, MemorySegment errptr) {
        MemorySegment function = rocksdb_compact_files;
        if (function == null) {
            rocksdb_compact_files = function = Symbols.TABLE.find("rocksdb_compact_files");
        }
        try {
            long ignored = (long) Shapes.JJPJJJPJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), input_file_names, num_input_file_names,
                    (long) output_level, (long) output_path_id, output_file_names, num_output_file_names.address(),
                    compaction_job_info.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compact_files_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const
     * rocksdb_compaction_options_t *options, const char *const *input_file_names, size_t num_input_file_names, int
     * output_level, int output_path_id, char ***output_file_names, size_t *num_output_file_names,
     * rocksdb_compactionjobinfo_t *compaction_job_info, char **errptr)}
     */
    public static void rocksdb_compact_files_cf(
            MemorySegment db, MemorySegment column_family, MemorySegment options, MemorySegment input_file_names,
            long num_input_file_names, int output_level, int output_path_id, MemorySegment output_file_names,
            MemorySegment num_output_file_names, MemorySegment compaction_job_info, MemorySegment errptr) {
        MemorySegment function = rocksdb_compact_files_cf;
        if (function == null) {
            rocksdb_compact_files_cf = function = Symbols.TABLE.find("rocksdb_compact_files_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJJIPJJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), options.address(), input_file_names,
                    num_input_file_names, (long) output_level, output_path_id, output_file_names,
                    num_output_file_names.address(), compaction_job_info.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compact_files_output_file_names_destroy(char **output_file_names, size_t
     * num_output_file_names)}
     */
    public static void rocksdb_compact_files_output_file_names_destroy(
            MemorySegment output_file_names, long num_output_file_names) {
        MemorySegment function = rocksdb_compact_files_output_file_names_destroy;
        if (function == null) {
            rocksdb_compact_files_output_file_names_destroy = function = Symbols.TABLE.find(
                    "rocksdb_compact_files_output_file_names_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, output_file_names.address(), num_output_file_names, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compact_range(rocksdb_t *db, const char *start_key, size_t start_key_len, const char
     * *limit_key, size_t limit_key_len)}
     */
    public static void rocksdb_compact_range(
            MemorySegment db, MemorySegment start_key, long start_key_len, MemorySegment limit_key,
            long limit_key_len) {
        MemorySegment function = rocksdb_compact_range;
        if (function == null) {
            rocksdb_compact_range = function = Symbols.TABLE.find("rocksdb_compact_range");
        }
        try {
            long ignored = (long) Shapes.JPJPJ_J.HANDLE.invokeExact(
                    function, db.address(), start_key, start_key_len, limit_key, limit_key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compact_range_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char
     * *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len)}
     */
    public static void rocksdb_compact_range_cf(
            MemorySegment db, MemorySegment column_family, MemorySegment start_key, long start_key_len,
            MemorySegment limit_key, long limit_key_len) {
        MemorySegment function = rocksdb_compact_range_cf;
        if (function == null) {
            rocksdb_compact_range_cf = function = Symbols.TABLE.find("rocksdb_compact_range_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), start_key, start_key_len, limit_key,
                    limit_key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compact_range_cf_opt(rocksdb_t *db, rocksdb_column_family_handle_t *column_family,
     * rocksdb_compactoptions_t *opt, const char *start_key, size_t start_key_len, const char *limit_key, size_t
     * limit_key_len)}
     */
    public static void rocksdb_compact_range_cf_opt(
            MemorySegment db, MemorySegment column_family, MemorySegment opt, MemorySegment start_key,
            long start_key_len, MemorySegment limit_key, long limit_key_len) {
        MemorySegment function = rocksdb_compact_range_cf_opt;
        if (function == null) {
            rocksdb_compact_range_cf_opt = function = Symbols.TABLE.find("rocksdb_compact_range_cf_opt");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), opt.address(), start_key, start_key_len, limit_key,
                    limit_key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compact_range_opt(rocksdb_t *db, rocksdb_compactoptions_t *opt, const char *start_key, size_t
     * start_key_len, const char *limit_key, size_t limit_key_len)}
     */
    public static void rocksdb_compact_range_opt(
            MemorySegment db, MemorySegment opt, MemorySegment start_key, long start_key_len, MemorySegment limit_key,
            long limit_key_len) {
        MemorySegment function = rocksdb_compact_range_opt;
        if (function == null) {
            rocksdb_compact_range_opt = function = Symbols.TABLE.find("rocksdb_compact_range_opt");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, db.address(), opt.address(), start_key, start_key_len, limit_key, limit_key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_continue_background_work(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_continue_background_work(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_continue_background_work;
        if (function == null) {
            rocksdb_continue_background_work = function = Symbols.TABLE.find("rocksdb_continue_background_work");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_column_family_handle_t **rocksdb_create_column_families(rocksdb_t *db, const rocksdb_options_t
     * *column_family_options, int num_column_families, const char *const *column_family_names, size_t *lencfs, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_create_column_families(
            MemorySegment db, MemorySegment column_family_options, int num_column_families,
            MemorySegment column_family_names, MemorySegment lencfs, MemorySegment errptr) {
        MemorySegment function = rocksdb_create_column_families;
        if (function == null) {
            rocksdb_create_column_families = function = Symbols.TABLE.find("rocksdb_create_column_families");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family_options.address(), (long) num_column_families,
                    column_family_names, lencfs.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_create_column_families_destroy(rocksdb_column_family_handle_t **list)} */
    public static void rocksdb_create_column_families_destroy(MemorySegment list) {
        MemorySegment function = rocksdb_create_column_families_destroy;
        if (function == null) {
            rocksdb_create_column_families_destroy = function = Symbols.TABLE.find(
                    "rocksdb_create_column_families_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, list.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_column_family_handle_t *rocksdb_create_column_family(rocksdb_t *db, const rocksdb_options_t
     * *column_family_options, const char *column_family_name, char **errptr)}
     */
    public static MemorySegment rocksdb_create_column_family(
            MemorySegment db, MemorySegment column_family_options, MemorySegment column_family_name,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_create_column_family;
        if (function == null) {
            rocksdb_create_column_family = function = Symbols.TABLE.find("rocksdb_create_column_family");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family_options.address(), column_family_name.address(),
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_column_family_handle_t *rocksdb_create_column_family_with_import(rocksdb_t *db, rocksdb_options_t
     * *column_family_options, const char *column_family_name, rocksdb_import_column_family_options_t *import_options,
     * rocksdb_export_import_files_metadata_t *metadata, char **errptr)}
     */
    public static MemorySegment rocksdb_create_column_family_with_import(
            MemorySegment db, MemorySegment column_family_options, MemorySegment column_family_name,
            MemorySegment import_options, MemorySegment metadata, MemorySegment errptr) {
        MemorySegment function = rocksdb_create_column_family_with_import;
        if (function == null) {
            rocksdb_create_column_family_with_import = function = Symbols.TABLE.find(
                    "rocksdb_create_column_family_with_import");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family_options.address(), column_family_name.address(),
                    import_options.address(), metadata.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_column_family_handle_t *rocksdb_create_column_family_with_ttl(rocksdb_t *db, const
     * rocksdb_options_t *column_family_options, const char *column_family_name, int ttl, char **errptr)}
     */
    public static MemorySegment rocksdb_create_column_family_with_ttl(
            MemorySegment db, MemorySegment column_family_options, MemorySegment column_family_name, int ttl,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_create_column_family_with_ttl;
        if (function == null) {
            rocksdb_create_column_family_with_ttl = function = Symbols.TABLE.find(
                    "rocksdb_create_column_family_with_ttl");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family_options.address(), column_family_name.address(), (long) ttl,
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_iterator_t *rocksdb_create_iterator(rocksdb_t *db, const rocksdb_readoptions_t *options)} */
    public static MemorySegment rocksdb_create_iterator(MemorySegment db, MemorySegment options) {
        MemorySegment function = rocksdb_create_iterator;
        if (function == null) {
            rocksdb_create_iterator = function = Symbols.TABLE.find("rocksdb_create_iterator");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_create_iterator_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family)}
     */
    public static MemorySegment rocksdb_create_iterator_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family) {
        MemorySegment function = rocksdb_create_iterator_cf;
        if (function == null) {
            rocksdb_create_iterator_cf = function = Symbols.TABLE.find("rocksdb_create_iterator_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_create_iterators(rocksdb_t *db, rocksdb_readoptions_t *opts, rocksdb_column_family_handle_t
     * **column_families, rocksdb_iterator_t **iterators, size_t size, char **errptr)}
     */
    public static void rocksdb_create_iterators(
            MemorySegment db, MemorySegment opts, MemorySegment column_families, MemorySegment iterators, long size,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_create_iterators;
        if (function == null) {
            rocksdb_create_iterators = function = Symbols.TABLE.find("rocksdb_create_iterators");
        }
        try {
            long ignored = (long) Shapes.JJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), opts.address(), column_families.address(), iterators.address(), size,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const rocksdb_snapshot_t *rocksdb_create_snapshot(rocksdb_t *db)} */
    public static MemorySegment rocksdb_create_snapshot(MemorySegment db) {
        MemorySegment function = rocksdb_create_snapshot;
        if (function == null) {
            rocksdb_create_snapshot = function = Symbols.TABLE.find("rocksdb_create_snapshot");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_delete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen,
     * char **errptr)}
     */
    public static void rocksdb_delete(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment errptr) {
        MemorySegment function = rocksdb_delete;
        if (function == null) {
            rocksdb_delete = function = Symbols.TABLE.find("rocksdb_delete");
        }
        try {
            long ignored = (long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_delete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}
     */
    public static void rocksdb_delete_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_delete_cf;
        if (function == null) {
            rocksdb_delete_cf = function = Symbols.TABLE.find("rocksdb_delete_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_delete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char
     * **errptr)}
     */
    public static void rocksdb_delete_cf_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment ts, long tslen, MemorySegment errptr) {
        MemorySegment function = rocksdb_delete_cf_with_ts;
        if (function == null) {
            rocksdb_delete_cf_with_ts = function = Symbols.TABLE.find("rocksdb_delete_cf_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, ts, tslen,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_delete_file_in_range(rocksdb_t *db, const char *start_key, size_t start_key_len, const char
     * *limit_key, size_t limit_key_len, char **errptr)}
     */
    public static void rocksdb_delete_file_in_range(
            MemorySegment db, MemorySegment start_key, long start_key_len, MemorySegment limit_key, long limit_key_len,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_delete_file_in_range;
        if (function == null) {
            rocksdb_delete_file_in_range = function = Symbols.TABLE.find("rocksdb_delete_file_in_range");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), start_key, start_key_len, limit_key, limit_key_len, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_delete_file_in_range_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const
     * char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len, char **errptr)}
     */
    public static void rocksdb_delete_file_in_range_cf(
            MemorySegment db, MemorySegment column_family, MemorySegment start_key, long start_key_len,
            MemorySegment limit_key, long limit_key_len, MemorySegment errptr) {
        MemorySegment function = rocksdb_delete_file_in_range_cf;
        if (function == null) {
            rocksdb_delete_file_in_range_cf = function = Symbols.TABLE.find("rocksdb_delete_file_in_range_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), start_key, start_key_len, limit_key, limit_key_len,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key,
     * size_t end_key_len, char **errptr)}
     */
    public static void rocksdb_delete_range_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment start_key,
            long start_key_len, MemorySegment end_key, long end_key_len, MemorySegment errptr) {
        MemorySegment function = rocksdb_delete_range_cf;
        if (function == null) {
            rocksdb_delete_range_cf = function = Symbols.TABLE.find("rocksdb_delete_range_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), start_key, start_key_len,
                    end_key, end_key_len, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_delete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t
     * keylen, const char *ts, size_t tslen, char **errptr)}
     */
    public static void rocksdb_delete_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment ts, long tslen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_delete_with_ts;
        if (function == null) {
            rocksdb_delete_with_ts = function = Symbols.TABLE.find("rocksdb_delete_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, ts, tslen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_destroy_db(const rocksdb_options_t *options, const char *name, char **errptr)} */
    public static void rocksdb_destroy_db(MemorySegment options, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = rocksdb_destroy_db;
        if (function == null) {
            rocksdb_destroy_db = function = Symbols.TABLE.find("rocksdb_destroy_db");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_disable_file_deletions(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_disable_file_deletions(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_disable_file_deletions;
        if (function == null) {
            rocksdb_disable_file_deletions = function = Symbols.TABLE.find("rocksdb_disable_file_deletions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_disable_manual_compaction(rocksdb_t *db)} */
    public static void rocksdb_disable_manual_compaction(MemorySegment db) {
        MemorySegment function = rocksdb_disable_manual_compaction;
        if (function == null) {
            rocksdb_disable_manual_compaction = function = Symbols.TABLE.find("rocksdb_disable_manual_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_drop_column_family(rocksdb_t *db, rocksdb_column_family_handle_t *handle, char **errptr)} */
    public static void rocksdb_drop_column_family(MemorySegment db, MemorySegment handle, MemorySegment errptr) {
        MemorySegment function = rocksdb_drop_column_family;
        if (function == null) {
            rocksdb_drop_column_family = function = Symbols.TABLE.find("rocksdb_drop_column_family");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), handle.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_enable_file_deletions(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_enable_file_deletions(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_enable_file_deletions;
        if (function == null) {
            rocksdb_enable_file_deletions = function = Symbols.TABLE.find("rocksdb_enable_file_deletions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_enable_manual_compaction(rocksdb_t *db)} */
    public static void rocksdb_enable_manual_compaction(MemorySegment db) {
        MemorySegment function = rocksdb_enable_manual_compaction;
        if (function == null) {
            rocksdb_enable_manual_compaction = function = Symbols.TABLE.find("rocksdb_enable_manual_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_end_block_cache_trace(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_end_block_cache_trace(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_end_block_cache_trace;
        if (function == null) {
            rocksdb_end_block_cache_trace = function = Symbols.TABLE.find("rocksdb_end_block_cache_trace");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_end_io_trace(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_end_io_trace(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_end_io_trace;
        if (function == null) {
            rocksdb_end_io_trace = function = Symbols.TABLE.find("rocksdb_end_io_trace");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_end_trace(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_end_trace(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_end_trace;
        if (function == null) {
            rocksdb_end_trace = function = Symbols.TABLE.find("rocksdb_end_trace");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flush(rocksdb_t *db, const rocksdb_flushoptions_t *options, char **errptr)} */
    public static void rocksdb_flush(MemorySegment db, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_flush;
        if (function == null) {
            rocksdb_flush = function = Symbols.TABLE.find("rocksdb_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_flush_cf(rocksdb_t *db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t
     * *column_family, char **errptr)}
     */
    public static void rocksdb_flush_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment errptr) {
        MemorySegment function = rocksdb_flush_cf;
        if (function == null) {
            rocksdb_flush_cf = function = Symbols.TABLE.find("rocksdb_flush_cf");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_flush_cfs(rocksdb_t *db, const rocksdb_flushoptions_t *options,
     * rocksdb_column_family_handle_t **column_family, int num_column_families, char **errptr)}
     */
    public static void rocksdb_flush_cfs(
            MemorySegment db, MemorySegment options, MemorySegment column_family, int num_column_families,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_flush_cfs;
        if (function == null) {
            rocksdb_flush_cfs = function = Symbols.TABLE.find("rocksdb_flush_cfs");
        }
        try {
            long ignored = (long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), (long) num_column_families,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flush_wal(rocksdb_t *db, unsigned char sync, char **errptr)} */
    public static void rocksdb_flush_wal(MemorySegment db, byte sync, MemorySegment errptr) {
        MemorySegment function = rocksdb_flush_wal;
        if (function == null) {
            rocksdb_flush_wal = function = Symbols.TABLE.find("rocksdb_flush_wal");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), (long) sync, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_flush_wal_with_options(rocksdb_t *db, const rocksdb_flushwaloptions_t *options, char
     * **errptr)}
     */
    public static void rocksdb_flush_wal_with_options(MemorySegment db, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_flush_wal_with_options;
        if (function == null) {
            rocksdb_flush_wal_with_options = function = Symbols.TABLE.find("rocksdb_flush_wal_with_options");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_free(void *ptr)} */
    public static void rocksdb_free(MemorySegment ptr) {
        MemorySegment function = rocksdb_free;
        if (function == null) {
            rocksdb_free = function = Symbols.TABLE.find("rocksdb_free");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, ptr.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen,
     * size_t *vallen, char **errptr)}
     */
    public static MemorySegment rocksdb_get(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment vallen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_get;
        if (function == null) {
            rocksdb_get = function = Symbols.TABLE.find("rocksdb_get");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, vallen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}
     */
    public static MemorySegment rocksdb_get_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_cf;
        if (function == null) {
            rocksdb_get_cf = function = Symbols.TABLE.find("rocksdb_get_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, vallen.address(),
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **ts, size_t
     * *tslen, char **errptr)}
     */
    public static MemorySegment rocksdb_get_cf_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment vallen, MemorySegment ts, MemorySegment tslen, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_cf_with_ts;
        if (function == null) {
            rocksdb_get_cf_with_ts = function = Symbols.TABLE.find("rocksdb_get_cf_with_ts");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, vallen.address(),
                    ts.address(), tslen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_column_family_metadata_t *rocksdb_get_column_family_metadata(rocksdb_t *db)} */
    public static MemorySegment rocksdb_get_column_family_metadata(MemorySegment db) {
        MemorySegment function = rocksdb_get_column_family_metadata;
        if (function == null) {
            rocksdb_get_column_family_metadata = function = Symbols.TABLE.find("rocksdb_get_column_family_metadata");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_column_family_metadata_t *rocksdb_get_column_family_metadata_cf(rocksdb_t *db,
     * rocksdb_column_family_handle_t *column_family)}
     */
    public static MemorySegment rocksdb_get_column_family_metadata_cf(MemorySegment db, MemorySegment column_family) {
        MemorySegment function = rocksdb_get_column_family_metadata_cf;
        if (function == null) {
            rocksdb_get_column_family_metadata_cf = function = Symbols.TABLE.find(
                    "rocksdb_get_column_family_metadata_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_column_family_metadata_t *rocksdb_get_column_family_metadata_cf_with_options(rocksdb_t *db,
     * rocksdb_column_family_handle_t *column_family, const rocksdb_column_family_metadata_options_t *options)}
     */
    public static MemorySegment rocksdb_get_column_family_metadata_cf_with_options(
            MemorySegment db, MemorySegment column_family, MemorySegment options) {
        MemorySegment function = rocksdb_get_column_family_metadata_cf_with_options;
        if (function == null) {
            rocksdb_get_column_family_metadata_cf_with_options = function = Symbols.TABLE.find(
                    "rocksdb_get_column_family_metadata_cf_with_options");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), options.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_column_family_metadata_t *rocksdb_get_column_family_metadata_with_options(rocksdb_t *db, const
     * rocksdb_column_family_metadata_options_t *options)}
     */
    public static MemorySegment rocksdb_get_column_family_metadata_with_options(
            MemorySegment db, MemorySegment options) {
        MemorySegment function = rocksdb_get_column_family_metadata_with_options;
        if (function == null) {
            rocksdb_get_column_family_metadata_with_options = function = Symbols.TABLE.find(
                    "rocksdb_get_column_family_metadata_with_options");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_wal_file_t *rocksdb_get_current_wal_file(rocksdb_t *db, char **errptr)} */
    public static MemorySegment rocksdb_get_current_wal_file(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_current_wal_file;
        if (function == null) {
            rocksdb_get_current_wal_file = function = Symbols.TABLE.find("rocksdb_get_current_wal_file");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), errptr.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_get_db_identity(rocksdb_t *db, size_t *id_len)} */
    public static MemorySegment rocksdb_get_db_identity(MemorySegment db, MemorySegment id_len) {
        MemorySegment function = rocksdb_get_db_identity;
        if (function == null) {
            rocksdb_get_db_identity = function = Symbols.TABLE.find("rocksdb_get_db_identity");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), id_len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_column_family_handle_t *rocksdb_get_default_column_family_handle(rocksdb_t *db)} */
    public static MemorySegment rocksdb_get_default_column_family_handle(MemorySegment db) {
        MemorySegment function = rocksdb_get_default_column_family_handle;
        if (function == null) {
            rocksdb_get_default_column_family_handle = function = Symbols.TABLE.find(
                    "rocksdb_get_default_column_family_handle");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_get_full_history_ts_low(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, size_t
     * *ts_lowlen, char **errptr)}
     */
    public static MemorySegment rocksdb_get_full_history_ts_low(
            MemorySegment db, MemorySegment column_family, MemorySegment ts_lowlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_full_history_ts_low;
        if (function == null) {
            rocksdb_get_full_history_ts_low = function = Symbols.TABLE.find("rocksdb_get_full_history_ts_low");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), ts_lowlen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_get_into_buffer(rocksdb_t *db, const rocksdb_readoptions_t *options, const char
     * *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}
     */
    public static byte rocksdb_get_into_buffer(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment buffer,
            long buffer_size, MemorySegment vallen, MemorySegment found, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_into_buffer;
        if (function == null) {
            rocksdb_get_into_buffer = function = Symbols.TABLE.find("rocksdb_get_into_buffer");
        }
        try {
            return (byte) (long) Shapes.JJPJPJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, buffer, buffer_size, vallen.address(),
                    found.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_get_into_buffer_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char *buffer, size_t buffer_size,
     * size_t *vallen, unsigned char *found, char **errptr)}
     */
    public static byte rocksdb_get_into_buffer_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment buffer, long buffer_size, MemorySegment vallen, MemorySegment found, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_into_buffer_cf;
        if (function == null) {
            rocksdb_get_into_buffer_cf = function = Symbols.TABLE.find("rocksdb_get_into_buffer_cf");
        }
        try {
            return (byte) (long) Shapes.JJJPJPJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, buffer,
                    buffer_size, vallen.address(), found.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_get_latest_sequence_number(rocksdb_t *db)} */
    public static long rocksdb_get_latest_sequence_number(MemorySegment db) {
        MemorySegment function = rocksdb_get_latest_sequence_number;
        if (function == null) {
            rocksdb_get_latest_sequence_number = function = Symbols.TABLE.find("rocksdb_get_latest_sequence_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_livefiles_storage_info_t *rocksdb_get_livefiles_storage_info(rocksdb_t *db, const
     * rocksdb_livefiles_storage_info_options_t *options, char **errptr)}
     */
    public static MemorySegment rocksdb_get_livefiles_storage_info(
            MemorySegment db, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_livefiles_storage_info;
        if (function == null) {
            rocksdb_get_livefiles_storage_info = function = Symbols.TABLE.find("rocksdb_get_livefiles_storage_info");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const
     * char *key, size_t keylen, char **errptr)}
     */
    public static MemorySegment rocksdb_get_pinned(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_pinned;
        if (function == null) {
            rocksdb_get_pinned = function = Symbols.TABLE.find("rocksdb_get_pinned");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}
     */
    public static MemorySegment rocksdb_get_pinned_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_get_pinned_cf;
        if (function == null) {
            rocksdb_get_pinned_cf = function = Symbols.TABLE.find("rocksdb_get_pinned_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_cf_v2(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}
     */
    public static MemorySegment rocksdb_get_pinned_cf_v2(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_get_pinned_cf_v2;
        if (function == null) {
            rocksdb_get_pinned_cf_v2 = function = Symbols.TABLE.find("rocksdb_get_pinned_cf_v2");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_v2(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * const char *key, size_t keylen, char **errptr)}
     */
    public static MemorySegment rocksdb_get_pinned_v2(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_pinned_v2;
        if (function == null) {
            rocksdb_get_pinned_v2 = function = Symbols.TABLE.find("rocksdb_get_pinned_v2");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_wal_files_t *rocksdb_get_sorted_wal_files(rocksdb_t *db, char **errptr)} */
    public static MemorySegment rocksdb_get_sorted_wal_files(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_sorted_wal_files;
        if (function == null) {
            rocksdb_get_sorted_wal_files = function = Symbols.TABLE.find("rocksdb_get_sorted_wal_files");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), errptr.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_wal_iterator_t *rocksdb_get_updates_since(rocksdb_t *db, uint64_t seq_number, const
     * rocksdb_wal_readoptions_t *options, char **errptr)}
     */
    public static MemorySegment rocksdb_get_updates_since(
            MemorySegment db, long seq_number, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_updates_since;
        if (function == null) {
            rocksdb_get_updates_since = function = Symbols.TABLE.find("rocksdb_get_updates_since");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, db.address(), seq_number, options.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t
     * keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}
     */
    public static MemorySegment rocksdb_get_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment vallen,
            MemorySegment ts, MemorySegment tslen, MemorySegment errptr) {
        MemorySegment function = rocksdb_get_with_ts;
        if (function == null) {
            rocksdb_get_with_ts = function = Symbols.TABLE.find("rocksdb_get_with_ts");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, vallen.address(), ts.address(),
                    tslen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_increase_full_history_ts_low(rocksdb_t *db, rocksdb_column_family_handle_t *column_family,
     * const char *ts_low, size_t ts_lowlen, char **errptr)}
     */
    public static void rocksdb_increase_full_history_ts_low(
            MemorySegment db, MemorySegment column_family, MemorySegment ts_low, long ts_lowlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_increase_full_history_ts_low;
        if (function == null) {
            rocksdb_increase_full_history_ts_low = function = Symbols.TABLE.find(
                    "rocksdb_increase_full_history_ts_low");
        }
        try {
            long ignored = (long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), ts_low, ts_lowlen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingest_external_file(rocksdb_t *db, const char *const *file_list, size_t list_len, const
     * rocksdb_ingestexternalfileoptions_t *opt, char **errptr)}
     */
    public static void rocksdb_ingest_external_file(
            MemorySegment db, MemorySegment file_list, long list_len, MemorySegment opt, MemorySegment errptr) {
        MemorySegment function = rocksdb_ingest_external_file;
        if (function == null) {
            rocksdb_ingest_external_file = function = Symbols.TABLE.find("rocksdb_ingest_external_file");
        }
        try {
            long ignored = (long) Shapes.JPJJJ_J.HANDLE.invokeExact(
                    function, db.address(), file_list, list_len, opt.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_ingest_external_file_cf(rocksdb_t *db, rocksdb_column_family_handle_t *handle, const char
     * *const *file_list, size_t list_len, const rocksdb_ingestexternalfileoptions_t *opt, char **errptr)}
     */
    public static void rocksdb_ingest_external_file_cf(
            MemorySegment db, MemorySegment handle, MemorySegment file_list, long list_len, MemorySegment opt,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_ingest_external_file_cf;
        if (function == null) {
            rocksdb_ingest_external_file_cf = function = Symbols.TABLE.find("rocksdb_ingest_external_file_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJJJ_J.HANDLE.invokeExact(
                    function, db.address(), handle.address(), file_list, list_len, opt.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_key_may_exist(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key,
     * size_t key_len, char **value, size_t *val_len, const char *timestamp, size_t timestamp_len, unsigned char
     * *value_found)}
     */
    public static byte rocksdb_key_may_exist(
            MemorySegment db, MemorySegment options, MemorySegment key, long key_len, MemorySegment value,
            MemorySegment val_len, MemorySegment timestamp, long timestamp_len, MemorySegment value_found) {
        MemorySegment function = rocksdb_key_may_exist;
        if (function == null) {
            rocksdb_key_may_exist = function = Symbols.TABLE.find("rocksdb_key_may_exist");
        }
        try {
            return (byte) (long) Shapes.JJPJJJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, key_len, value.address(), val_len.address(),
                    timestamp, timestamp_len, value_found.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_key_may_exist_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t key_len, char **value, size_t *val_len,
     * const char *timestamp, size_t timestamp_len, unsigned char *value_found)}
     */
    public static byte rocksdb_key_may_exist_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long key_len,
            MemorySegment value, MemorySegment val_len, MemorySegment timestamp, long timestamp_len,
            MemorySegment value_found) {
        MemorySegment function = rocksdb_key_may_exist_cf;
        if (function == null) {
            rocksdb_key_may_exist_cf = function = Symbols.TABLE.find("rocksdb_key_may_exist_cf");
        }
        try {
            return (byte) (long) Shapes.JJJPJJJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, key_len, value.address(),
                    val_len.address(), timestamp, timestamp_len, value_found.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char **rocksdb_list_column_families(const rocksdb_options_t *options, const char *name, size_t *lencf,
     * char **errptr)}
     */
    public static MemorySegment rocksdb_list_column_families(
            MemorySegment options, MemorySegment name, MemorySegment lencf, MemorySegment errptr) {
        MemorySegment function = rocksdb_list_column_families;
        if (function == null) {
            rocksdb_list_column_families = function = Symbols.TABLE.find("rocksdb_list_column_families");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), lencf.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_list_column_families_destroy(char **list, size_t len)} */
    public static void rocksdb_list_column_families_destroy(MemorySegment list, long len) {
        MemorySegment function = rocksdb_list_column_families_destroy;
        if (function == null) {
            rocksdb_list_column_families_destroy = function = Symbols.TABLE.find(
                    "rocksdb_list_column_families_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, list.address(), len, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const rocksdb_livefiles_t *rocksdb_livefiles(rocksdb_t *db)} */
    public static MemorySegment rocksdb_livefiles(MemorySegment db) {
        MemorySegment function = rocksdb_livefiles;
        if (function == null) {
            rocksdb_livefiles = function = Symbols.TABLE.find("rocksdb_livefiles");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_merge(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen,
     * const char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_merge(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment val, long vallen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_merge;
        if (function == null) {
            rocksdb_merge = function = Symbols.TABLE.find("rocksdb_merge");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_merge_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_merge_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment val, long vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_merge_cf;
        if (function == null) {
            rocksdb_merge_cf = function = Symbols.TABLE.find("rocksdb_merge_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, val, vallen,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_multi_get(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t num_keys, const char
     * *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_multi_get(
            MemorySegment db, MemorySegment options, long num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, MemorySegment values_list, MemorySegment values_list_sizes,
            MemorySegment errs) {
        MemorySegment function = rocksdb_multi_get;
        if (function == null) {
            rocksdb_multi_get = function = Symbols.TABLE.find("rocksdb_multi_get");
        }
        try {
            long ignored = (long) Shapes.JJJPPJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), num_keys, keys_list, keys_list_sizes,
                    values_list.address(), values_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, const
     * rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list, const
     * size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_multi_get_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_families, long num_keys,
            MemorySegment keys_list, MemorySegment keys_list_sizes, MemorySegment values_list,
            MemorySegment values_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_multi_get_cf;
        if (function == null) {
            rocksdb_multi_get_cf = function = Symbols.TABLE.find("rocksdb_multi_get_cf");
        }
        try {
            long ignored = (long) Shapes.JJJJPPJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_families.address(), num_keys, keys_list,
                    keys_list_sizes, values_list.address(), values_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_multi_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const
     * rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list, const
     * size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **timestamps_list, size_t
     * *timestamps_list_sizes, char **errs)}
     */
    public static void rocksdb_multi_get_cf_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment column_families, long num_keys,
            MemorySegment keys_list, MemorySegment keys_list_sizes, MemorySegment values_list,
            MemorySegment values_list_sizes, MemorySegment timestamps_list, MemorySegment timestamps_list_sizes,
            MemorySegment errs) {
        MemorySegment function = rocksdb_multi_get_cf_with_ts;
        if (function == null) {
            rocksdb_multi_get_cf_with_ts = function = Symbols.TABLE.find("rocksdb_multi_get_cf_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJJJPPJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_families.address(), num_keys, keys_list,
                    keys_list_sizes, values_list.address(), values_list_sizes.address(), timestamps_list.address(),
                    timestamps_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_multi_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t num_keys, const
     * char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char
     * **timestamp_list, size_t *timestamp_list_sizes, char **errs)}
     */
    public static void rocksdb_multi_get_with_ts(
            MemorySegment db, MemorySegment options, long num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, MemorySegment values_list, MemorySegment values_list_sizes,
            MemorySegment timestamp_list, MemorySegment timestamp_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_multi_get_with_ts;
        if (function == null) {
            rocksdb_multi_get_with_ts = function = Symbols.TABLE.find("rocksdb_multi_get_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJJPPJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), num_keys, keys_list, keys_list_sizes,
                    values_list.address(), values_list_sizes.address(), timestamp_list.address(),
                    timestamp_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_replayer_t *rocksdb_new_default_replayer(rocksdb_t *db, rocksdb_column_family_handle_t
     * **column_families, size_t num_column_families, rocksdb_env_t *env, const rocksdb_envoptions_t *env_options, const
     * char *trace_path, char **errptr)}
     */
    public static MemorySegment rocksdb_new_default_replayer(
            MemorySegment db, MemorySegment column_families, long num_column_families, MemorySegment env,
            MemorySegment env_options, MemorySegment trace_path, MemorySegment errptr) {
        MemorySegment function = rocksdb_new_default_replayer;
        if (function == null) {
            rocksdb_new_default_replayer = function = Symbols.TABLE.find("rocksdb_new_default_replayer");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_families.address(), num_column_families, env.address(),
                    env_options.address(), trace_path.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_t *rocksdb_open(const rocksdb_options_t *options, const char *name, char **errptr)} */
    public static long rocksdb_open(MemorySegment options, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = rocksdb_open;
        if (function == null) {
            rocksdb_open = function = Symbols.TABLE.find("rocksdb_open");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_open_and_compact(const char *db_path, const char *output_directory, const char *input,
     * size_t input_len, size_t *output_len, const rocksdb_compaction_service_options_override_t *override_options, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_open_and_compact(
            MemorySegment db_path, MemorySegment output_directory, MemorySegment input, long input_len,
            MemorySegment output_len, MemorySegment override_options, MemorySegment errptr) {
        MemorySegment function = rocksdb_open_and_compact;
        if (function == null) {
            rocksdb_open_and_compact = function = Symbols.TABLE.find("rocksdb_open_and_compact");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJJ_J.HANDLE.invokeExact(
                    function, db_path.address(), output_directory.address(), input, input_len, output_len.address(),
                    override_options.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_open_and_compact_with_options(const rocksdb_open_and_compact_options_t *options, const char
     * *db_path, const char *output_directory, const char *input, size_t input_len, size_t *output_len, const
     * rocksdb_compaction_service_options_override_t *override_options, char **errptr)}
     */
    public static MemorySegment rocksdb_open_and_compact_with_options(
            MemorySegment options, MemorySegment db_path, MemorySegment output_directory, MemorySegment input,
            long input_len, MemorySegment output_len, MemorySegment override_options, MemorySegment errptr) {
        MemorySegment function = rocksdb_open_and_compact_with_options;
        if (function == null) {
            rocksdb_open_and_compact_with_options = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_with_options");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJJJ_J.HANDLE.invokeExact(
                    function, options.address(), db_path.address(), output_directory.address(), input, input_len,
                    output_len.address(), override_options.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_t *rocksdb_open_and_trim_history(const rocksdb_options_t *options, const char *name, int
     * num_column_families, const char *const *column_family_names, const rocksdb_options_t *const
     * *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char *trim_ts, size_t trim_tslen,
     * char **errptr)}
     */
    public static long rocksdb_open_and_trim_history(
            MemorySegment options, MemorySegment name, int num_column_families, MemorySegment column_family_names,
            MemorySegment column_family_options, MemorySegment column_family_handles, MemorySegment trim_ts,
            long trim_tslen, MemorySegment errptr) {
        MemorySegment function = rocksdb_open_and_trim_history;
        if (function == null) {
            rocksdb_open_and_trim_history = function = Symbols.TABLE.find("rocksdb_open_and_trim_history");
        }
        try {
            return (long) Shapes.JJJPJJPJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), (long) num_column_families, column_family_names,
                    column_family_options.address(), column_family_handles.address(), trim_ts, trim_tslen,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_t *rocksdb_open_as_secondary(const rocksdb_options_t *options, const char *name, const char
     * *secondary_path, char **errptr)}
     */
    public static long rocksdb_open_as_secondary(
            MemorySegment options, MemorySegment name, MemorySegment secondary_path, MemorySegment errptr) {
        MemorySegment function = rocksdb_open_as_secondary;
        if (function == null) {
            rocksdb_open_as_secondary = function = Symbols.TABLE.find("rocksdb_open_as_secondary");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), secondary_path.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_t *rocksdb_open_as_secondary_column_families(const rocksdb_options_t *options, const char *name,
     * const char *secondary_path, int num_column_families, const char *const *column_family_names, const
     * rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char
     * **errptr)}
     */
    public static long rocksdb_open_as_secondary_column_families(
            MemorySegment options, MemorySegment name, MemorySegment secondary_path, int num_column_families,
            MemorySegment column_family_names, MemorySegment column_family_options, MemorySegment column_family_handles,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_open_as_secondary_column_families;
        if (function == null) {
            rocksdb_open_as_secondary_column_families = function = Symbols.TABLE.find(
                    "rocksdb_open_as_secondary_column_families");
        }
        try {
            return (long) Shapes.JJJJPJJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), secondary_path.address(), (long) num_column_families,
                    column_family_names, column_family_options.address(), column_family_handles.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_t *rocksdb_open_column_families(const rocksdb_options_t *options, const char *name, int
     * num_column_families, const char *const *column_family_names, const rocksdb_options_t *const
     * *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char **errptr)}
     */
    public static long rocksdb_open_column_families(
            MemorySegment options, MemorySegment name, int num_column_families, MemorySegment column_family_names,
            MemorySegment column_family_options, MemorySegment column_family_handles, MemorySegment errptr) {
        MemorySegment function = rocksdb_open_column_families;
        if (function == null) {
            rocksdb_open_column_families = function = Symbols.TABLE.find("rocksdb_open_column_families");
        }
        try {
            return (long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), (long) num_column_families, column_family_names,
                    column_family_options.address(), column_family_handles.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_t *rocksdb_open_column_families_with_ttl(const rocksdb_options_t *options, const char *name, int
     * num_column_families, const char *const *column_family_names, const rocksdb_options_t *const
     * *column_family_options, rocksdb_column_family_handle_t **column_family_handles, const int *ttls, char **errptr)}
     */
    public static long rocksdb_open_column_families_with_ttl(
            MemorySegment options, MemorySegment name, int num_column_families, MemorySegment column_family_names,
            MemorySegment column_family_options, MemorySegment column_family_handles, MemorySegment ttls,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_open_column_families_with_ttl;
        if (function == null) {
            rocksdb_open_column_families_with_ttl = function = Symbols.TABLE.find(
                    "rocksdb_open_column_families_with_ttl");
        }
        try {
            return (long) Shapes.JJJPJJPJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), (long) num_column_families, column_family_names,
                    column_family_options.address(), column_family_handles.address(), ttls, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_t *rocksdb_open_for_read_only(const rocksdb_options_t *options, const char *name, unsigned char
     * error_if_wal_file_exists, char **errptr)}
     */
    public static long rocksdb_open_for_read_only(
            MemorySegment options, MemorySegment name, byte error_if_wal_file_exists, MemorySegment errptr) {
        MemorySegment function = rocksdb_open_for_read_only;
        if (function == null) {
            rocksdb_open_for_read_only = function = Symbols.TABLE.find("rocksdb_open_for_read_only");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), (long) error_if_wal_file_exists, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_t *rocksdb_open_for_read_only_column_families(const rocksdb_options_t *options, const char *name,
     * int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const
     * *column_family_options, rocksdb_column_family_handle_t **column_family_handles, unsigned char
     * error_if_wal_file_exists, char **errptr)}
     */
    public static long rocksdb_open_for_read_only_column_families(
            MemorySegment options, MemorySegment name, int num_column_families, MemorySegment column_family_names,
            MemorySegment column_family_options, MemorySegment column_family_handles, byte error_if_wal_file_exists,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_open_for_read_only_column_families;
        if (function == null) {
            rocksdb_open_for_read_only_column_families = function = Symbols.TABLE.find(
                    "rocksdb_open_for_read_only_column_families");
        }
        try {
            return (long) Shapes.JJJPJJBJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), (long) num_column_families, column_family_names,
                    column_family_options.address(), column_family_handles.address(), error_if_wal_file_exists,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_t *rocksdb_open_with_ttl(const rocksdb_options_t *options, const char *name, int ttl, char
     * **errptr)}
     */
    public static long rocksdb_open_with_ttl(MemorySegment options, MemorySegment name, int ttl, MemorySegment errptr) {
        MemorySegment function = rocksdb_open_with_ttl;
        if (function == null) {
            rocksdb_open_with_ttl = function = Symbols.TABLE.find("rocksdb_open_with_ttl");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), (long) ttl, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_pause_background_work(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_pause_background_work(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_pause_background_work;
        if (function == null) {
            rocksdb_pause_background_work = function = Symbols.TABLE.find("rocksdb_pause_background_work");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_property_int(rocksdb_t *db, const char *propname, uint64_t *out_val)} */
    public static int rocksdb_property_int(MemorySegment db, MemorySegment propname, MemorySegment out_val) {
        MemorySegment function = rocksdb_property_int;
        if (function == null) {
            rocksdb_property_int = function = Symbols.TABLE.find("rocksdb_property_int");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), propname.address(), out_val.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_property_int_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char
     * *propname, uint64_t *out_val)}
     */
    public static int rocksdb_property_int_cf(
            MemorySegment db, MemorySegment column_family, MemorySegment propname, MemorySegment out_val) {
        MemorySegment function = rocksdb_property_int_cf;
        if (function == null) {
            rocksdb_property_int_cf = function = Symbols.TABLE.find("rocksdb_property_int_cf");
        }
        try {
            return (int) (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), propname.address(), out_val.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_property_value(rocksdb_t *db, const char *propname)} */
    public static MemorySegment rocksdb_property_value(MemorySegment db, MemorySegment propname) {
        MemorySegment function = rocksdb_property_value;
        if (function == null) {
            rocksdb_property_value = function = Symbols.TABLE.find("rocksdb_property_value");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), propname.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_property_value_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char
     * *propname)}
     */
    public static MemorySegment rocksdb_property_value_cf(
            MemorySegment db, MemorySegment column_family, MemorySegment propname) {
        MemorySegment function = rocksdb_property_value_cf;
        if (function == null) {
            rocksdb_property_value_cf = function = Symbols.TABLE.find("rocksdb_property_value_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), propname.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_put(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen,
     * const char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_put(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment val, long vallen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_put;
        if (function == null) {
            rocksdb_put = function = Symbols.TABLE.find("rocksdb_put");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_put_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_put_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment val, long vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_put_cf;
        if (function == null) {
            rocksdb_put_cf = function = Symbols.TABLE.find("rocksdb_put_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, val, vallen,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_put_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen,
     * const char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_put_cf_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment ts, long tslen, MemorySegment val, long vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_put_cf_with_ts;
        if (function == null) {
            rocksdb_put_cf_with_ts = function = Symbols.TABLE.find("rocksdb_put_cf_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, ts, tslen, val,
                    vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_put_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t
     * keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_put_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment ts, long tslen,
            MemorySegment val, long vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_put_with_ts;
        if (function == null) {
            rocksdb_put_with_ts = function = Symbols.TABLE.find("rocksdb_put_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJPJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, ts, tslen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_release_snapshot(rocksdb_t *db, const rocksdb_snapshot_t *snapshot)} */
    public static void rocksdb_release_snapshot(MemorySegment db, MemorySegment snapshot) {
        MemorySegment function = rocksdb_release_snapshot;
        if (function == null) {
            rocksdb_release_snapshot = function = Symbols.TABLE.find("rocksdb_release_snapshot");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), snapshot.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_repair_db(const rocksdb_options_t *options, const char *name, char **errptr)} */
    public static void rocksdb_repair_db(MemorySegment options, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = rocksdb_repair_db;
        if (function == null) {
            rocksdb_repair_db = function = Symbols.TABLE.find("rocksdb_repair_db");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_set_db_options(rocksdb_t *db, int count, const char *const *keys, const char *const *values,
     * char **errptr)}
     */
    public static void rocksdb_set_db_options(
            MemorySegment db, int count, MemorySegment keys, MemorySegment values, MemorySegment errptr) {
        MemorySegment function = rocksdb_set_db_options;
        if (function == null) {
            rocksdb_set_db_options = function = Symbols.TABLE.find("rocksdb_set_db_options");
        }
        try {
            long ignored = (long) Shapes.JJPPJ_J.HANDLE.invokeExact(
                    function, db.address(), (long) count, keys, values, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_set_options(rocksdb_t *db, int count, const char *const *keys, const char *const *values,
     * char **errptr)}
     */
    public static void rocksdb_set_options(
            MemorySegment db, int count, MemorySegment keys, MemorySegment values, MemorySegment errptr) {
        MemorySegment function = rocksdb_set_options;
        if (function == null) {
            rocksdb_set_options = function = Symbols.TABLE.find("rocksdb_set_options");
        }
        try {
            long ignored = (long) Shapes.JJPPJ_J.HANDLE.invokeExact(
                    function, db.address(), (long) count, keys, values, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_set_options_cf(rocksdb_t *db, rocksdb_column_family_handle_t *handle, int count, const char
     * *const *keys, const char *const *values, char **errptr)}
     */
    public static void rocksdb_set_options_cf(
            MemorySegment db, MemorySegment handle, int count, MemorySegment keys, MemorySegment values,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_set_options_cf;
        if (function == null) {
            rocksdb_set_options_cf = function = Symbols.TABLE.find("rocksdb_set_options_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPPJ_J.HANDLE.invokeExact(
                    function, db.address(), handle.address(), (long) count, keys, values, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_singledelete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t
     * keylen, char **errptr)}
     */
    public static void rocksdb_singledelete(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment errptr) {
        MemorySegment function = rocksdb_singledelete;
        if (function == null) {
            rocksdb_singledelete = function = Symbols.TABLE.find("rocksdb_singledelete");
        }
        try {
            long ignored = (long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_singledelete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}
     */
    public static void rocksdb_singledelete_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_singledelete_cf;
        if (function == null) {
            rocksdb_singledelete_cf = function = Symbols.TABLE.find("rocksdb_singledelete_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_singledelete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char
     * **errptr)}
     */
    public static void rocksdb_singledelete_cf_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment ts, long tslen, MemorySegment errptr) {
        MemorySegment function = rocksdb_singledelete_cf_with_ts;
        if (function == null) {
            rocksdb_singledelete_cf_with_ts = function = Symbols.TABLE.find("rocksdb_singledelete_cf_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, keylen, ts, tslen,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_singledelete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key,
     * size_t keylen, const char *ts, size_t tslen, char **errptr)}
     */
    public static void rocksdb_singledelete_with_ts(
            MemorySegment db, MemorySegment options, MemorySegment key, long keylen, MemorySegment ts, long tslen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_singledelete_with_ts;
        if (function == null) {
            rocksdb_singledelete_with_ts = function = Symbols.TABLE.find("rocksdb_singledelete_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, keylen, ts, tslen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_start_block_cache_trace(rocksdb_t *db, rocksdb_env_t *env, const rocksdb_envoptions_t
     * *env_options, const rocksdb_trace_options_t *options, const char *trace_path, char **errptr)}
     */
    public static void rocksdb_start_block_cache_trace(
            MemorySegment db, MemorySegment env, MemorySegment env_options, MemorySegment options,
            MemorySegment trace_path, MemorySegment errptr) {
        MemorySegment function = rocksdb_start_block_cache_trace;
        if (function == null) {
            rocksdb_start_block_cache_trace = function = Symbols.TABLE.find("rocksdb_start_block_cache_trace");
        }
        try {
            long ignored = (long) Shapes.JJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), env.address(), env_options.address(), options.address(),
                    trace_path.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_start_block_cache_trace_with_options(rocksdb_t *db, rocksdb_env_t *env, const
     * rocksdb_envoptions_t *env_options, const rocksdb_block_cache_trace_options_t *options, const
     * rocksdb_block_cache_trace_writer_options_t *writer_options, const char *trace_path, char **errptr)}
     */
    public static void rocksdb_start_block_cache_trace_with_options(
            MemorySegment db, MemorySegment env, MemorySegment env_options, MemorySegment options,
            MemorySegment writer_options, MemorySegment trace_path, MemorySegment errptr) {
        MemorySegment function = rocksdb_start_block_cache_trace_with_options;
        if (function == null) {
            rocksdb_start_block_cache_trace_with_options = function = Symbols.TABLE.find(
                    "rocksdb_start_block_cache_trace_with_options");
        }
        try {
            long ignored = (long) Shapes.JJJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), env.address(), env_options.address(), options.address(),
                    writer_options.address(), trace_path.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_start_io_trace(rocksdb_t *db, rocksdb_env_t *env, const rocksdb_envoptions_t *env_options,
     * const rocksdb_trace_options_t *options, const char *trace_path, char **errptr)}
     */
    public static void rocksdb_start_io_trace(
            MemorySegment db, MemorySegment env, MemorySegment env_options, MemorySegment options,
            MemorySegment trace_path, MemorySegment errptr) {
        MemorySegment function = rocksdb_start_io_trace;
        if (function == null) {
            rocksdb_start_io_trace = function = Symbols.TABLE.find("rocksdb_start_io_trace");
        }
        try {
            long ignored = (long) Shapes.JJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), env.address(), env_options.address(), options.address(),
                    trace_path.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_start_trace(rocksdb_t *db, rocksdb_env_t *env, const rocksdb_envoptions_t *env_options, const
     * rocksdb_trace_options_t *options, const char *trace_path, char **errptr)}
     */
    public static void rocksdb_start_trace(
            MemorySegment db, MemorySegment env, MemorySegment env_options, MemorySegment options,
            MemorySegment trace_path, MemorySegment errptr) {
        MemorySegment function = rocksdb_start_trace;
        if (function == null) {
            rocksdb_start_trace = function = Symbols.TABLE.find("rocksdb_start_trace");
        }
        try {
            long ignored = (long) Shapes.JJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), env.address(), env_options.address(), options.address(),
                    trace_path.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_suggest_compact_range(rocksdb_t *db, const char *start_key, size_t start_key_len, const char
     * *limit_key, size_t limit_key_len, char **errptr)}
     */
    public static void rocksdb_suggest_compact_range(
            MemorySegment db, MemorySegment start_key, long start_key_len, MemorySegment limit_key, long limit_key_len,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_suggest_compact_range;
        if (function == null) {
            rocksdb_suggest_compact_range = function = Symbols.TABLE.find("rocksdb_suggest_compact_range");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), start_key, start_key_len, limit_key, limit_key_len, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_suggest_compact_range_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const
     * char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len, char **errptr)}
     */
    public static void rocksdb_suggest_compact_range_cf(
            MemorySegment db, MemorySegment column_family, MemorySegment start_key, long start_key_len,
            MemorySegment limit_key, long limit_key_len, MemorySegment errptr) {
        MemorySegment function = rocksdb_suggest_compact_range_cf;
        if (function == null) {
            rocksdb_suggest_compact_range_cf = function = Symbols.TABLE.find("rocksdb_suggest_compact_range_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), column_family.address(), start_key, start_key_len, limit_key, limit_key_len,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_try_catch_up_with_primary(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_try_catch_up_with_primary(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_try_catch_up_with_primary;
        if (function == null) {
            rocksdb_try_catch_up_with_primary = function = Symbols.TABLE.find("rocksdb_try_catch_up_with_primary");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_verify_checksum(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_verify_checksum(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_verify_checksum;
        if (function == null) {
            rocksdb_verify_checksum = function = Symbols.TABLE.find("rocksdb_verify_checksum");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_verify_checksum_with_options(rocksdb_t *db, const rocksdb_readoptions_t *options, char
     * **errptr)}
     */
    public static void rocksdb_verify_checksum_with_options(
            MemorySegment db, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_verify_checksum_with_options;
        if (function == null) {
            rocksdb_verify_checksum_with_options = function = Symbols.TABLE.find(
                    "rocksdb_verify_checksum_with_options");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_verify_file_checksums(rocksdb_t *db, char **errptr)} */
    public static void rocksdb_verify_file_checksums(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_verify_file_checksums;
        if (function == null) {
            rocksdb_verify_file_checksums = function = Symbols.TABLE.find("rocksdb_verify_file_checksums");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, db.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_verify_file_checksums_with_options(rocksdb_t *db, const rocksdb_readoptions_t *options, char
     * **errptr)}
     */
    public static void rocksdb_verify_file_checksums_with_options(
            MemorySegment db, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_verify_file_checksums_with_options;
        if (function == null) {
            rocksdb_verify_file_checksums_with_options = function = Symbols.TABLE.find(
                    "rocksdb_verify_file_checksums_with_options");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_wait_for_compact(rocksdb_t *db, rocksdb_wait_for_compact_options_t *options, char **errptr)}
     */
    public static void rocksdb_wait_for_compact(MemorySegment db, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_wait_for_compact;
        if (function == null) {
            rocksdb_wait_for_compact = function = Symbols.TABLE.find("rocksdb_wait_for_compact");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_write(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_writebatch_t *batch, char
     * **errptr)}
     */
    public static void rocksdb_write(
            MemorySegment db, MemorySegment options, MemorySegment batch, MemorySegment errptr) {
        MemorySegment function = rocksdb_write;
        if (function == null) {
            rocksdb_write = function = Symbols.TABLE.find("rocksdb_write");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), batch.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_write_writebatch_wi(rocksdb_t *db, const rocksdb_writeoptions_t *options,
     * rocksdb_writebatch_wi_t *wbwi, char **errptr)}
     */
    public static void rocksdb_write_writebatch_wi(
            MemorySegment db, MemorySegment options, MemorySegment wbwi, MemorySegment errptr) {
        MemorySegment function = rocksdb_write_writebatch_wi;
        if (function == null) {
            rocksdb_write_writebatch_wi = function = Symbols.TABLE.find("rocksdb_write_writebatch_wi");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), wbwi.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
