package dev.rockspan.raw;

import dev.rockspan.ReadOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ReadOptions}. */
public final class CReadOptions {
    private static @Nullable MemorySegment rocksdb_readoptions_clear_merge_operand_count_threshold;

    private static @Nullable MemorySegment rocksdb_readoptions_clear_request_id;

    private static @Nullable MemorySegment rocksdb_readoptions_clear_table_filter;

    private static @Nullable MemorySegment rocksdb_readoptions_clear_table_index_factory;

    private static @Nullable MemorySegment rocksdb_readoptions_create;

    private static @Nullable MemorySegment rocksdb_readoptions_destroy;

    private static @Nullable MemorySegment rocksdb_readoptions_get_adaptive_readahead;

    private static @Nullable MemorySegment rocksdb_readoptions_get_allow_unprepared_value;

    private static @Nullable MemorySegment rocksdb_readoptions_get_async_io;

    private static @Nullable MemorySegment rocksdb_readoptions_get_auto_prefix_mode;

    private static @Nullable MemorySegment rocksdb_readoptions_get_auto_readahead_size;

    private static @Nullable MemorySegment rocksdb_readoptions_get_auto_refresh_iterator_with_snapshot;

    private static @Nullable MemorySegment rocksdb_readoptions_get_background_purge_on_iterator_cleanup;

    private static @Nullable MemorySegment rocksdb_readoptions_get_deadline;

    private static @Nullable MemorySegment rocksdb_readoptions_get_fill_cache;

    private static @Nullable MemorySegment rocksdb_readoptions_get_ignore_range_deletions;

    private static @Nullable MemorySegment rocksdb_readoptions_get_io_activity;

    private static @Nullable MemorySegment rocksdb_readoptions_get_io_timeout;

    private static @Nullable MemorySegment rocksdb_readoptions_get_max_skippable_internal_keys;

    private static @Nullable MemorySegment rocksdb_readoptions_get_merge_operand_count_threshold;

    private static @Nullable MemorySegment rocksdb_readoptions_get_optimize_multiget_for_io;

    private static @Nullable MemorySegment rocksdb_readoptions_get_pin_data;

    private static @Nullable MemorySegment rocksdb_readoptions_get_prefix_same_as_start;

    private static @Nullable MemorySegment rocksdb_readoptions_get_rate_limiter_priority;

    private static @Nullable MemorySegment rocksdb_readoptions_get_read_tier;

    private static @Nullable MemorySegment rocksdb_readoptions_get_readahead_size;

    private static @Nullable MemorySegment rocksdb_readoptions_get_request_id;

    private static @Nullable MemorySegment rocksdb_readoptions_get_table_index_factory_name;

    private static @Nullable MemorySegment rocksdb_readoptions_get_tailing;

    private static @Nullable MemorySegment rocksdb_readoptions_get_total_order_seek;

    private static @Nullable MemorySegment rocksdb_readoptions_get_value_size_soft_limit;

    private static @Nullable MemorySegment rocksdb_readoptions_get_verify_checksums;

    private static @Nullable MemorySegment rocksdb_readoptions_has_merge_operand_count_threshold;

    private static @Nullable MemorySegment rocksdb_readoptions_has_table_filter;

    private static @Nullable MemorySegment rocksdb_readoptions_set_adaptive_readahead;

    private static @Nullable MemorySegment rocksdb_readoptions_set_allow_unprepared_value;

    private static @Nullable MemorySegment rocksdb_readoptions_set_async_io;

    private static @Nullable MemorySegment rocksdb_readoptions_set_auto_prefix_mode;

    private static @Nullable MemorySegment rocksdb_readoptions_set_auto_readahead_size;

    private static @Nullable MemorySegment rocksdb_readoptions_set_auto_refresh_iterator_with_snapshot;

    private static @Nullable MemorySegment rocksdb_readoptions_set_background_purge_on_iterator_cleanup;

    private static @Nullable MemorySegment rocksdb_readoptions_set_deadline;

    private static @Nullable MemorySegment rocksdb_readoptions_set_fill_cache;

    private static @Nullable MemorySegment rocksdb_readoptions_set_ignore_range_deletions;

    private static @Nullable MemorySegment rocksdb_readoptions_set_io_activity;

    private static @Nullable MemorySegment rocksdb_readoptions_set_io_timeout;

    private static @Nullable MemorySegment rocksdb_readoptions_set_iter_start_ts;

    private static @Nullable MemorySegment rocksdb_readoptions_set_iterate_lower_bound;

    private static @Nullable MemorySegment rocksdb_readoptions_set_iterate_upper_bound;

    private static @Nullable MemorySegment rocksdb_readoptions_set_max_skippable_internal_keys;

    private static @Nullable MemorySegment rocksdb_readoptions_set_merge_operand_count_threshold;

    private static @Nullable MemorySegment rocksdb_readoptions_set_optimize_multiget_for_io;

    private static @Nullable MemorySegment rocksdb_readoptions_set_pin_data;

    private static @Nullable MemorySegment rocksdb_readoptions_set_prefix_same_as_start;

    private static @Nullable MemorySegment rocksdb_readoptions_set_rate_limiter_priority;

    private static @Nullable MemorySegment rocksdb_readoptions_set_read_tier;

    private static @Nullable MemorySegment rocksdb_readoptions_set_readahead_size;

    private static @Nullable MemorySegment rocksdb_readoptions_set_request_id;

    private static @Nullable MemorySegment rocksdb_readoptions_set_snapshot;

    private static @Nullable MemorySegment rocksdb_readoptions_set_table_filter;

    private static @Nullable MemorySegment rocksdb_readoptions_set_table_index_factory_from_string;

    private static @Nullable MemorySegment rocksdb_readoptions_set_tailing;

    private static @Nullable MemorySegment rocksdb_readoptions_set_timestamp;

    private static @Nullable MemorySegment rocksdb_readoptions_set_total_order_seek;

    private static @Nullable MemorySegment rocksdb_readoptions_set_value_size_soft_limit;

    private static @Nullable MemorySegment rocksdb_readoptions_set_verify_checksums;

    private CReadOptions() {
    }

    /** {@code void rocksdb_readoptions_clear_merge_operand_count_threshold(rocksdb_readoptions_t *)} */
    public static void rocksdb_readoptions_clear_merge_operand_count_threshold(MemorySegment a0) {
        MemorySegment function = rocksdb_readoptions_clear_merge_operand_count_threshold;
        if (function == null) {
            rocksdb_readoptions_clear_merge_operand_count_threshold = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_clear_merge_operand_count_threshold");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_clear_request_id(rocksdb_readoptions_t *)} */
    public static void rocksdb_readoptions_clear_request_id(MemorySegment a0) {
        MemorySegment function = rocksdb_readoptions_clear_request_id;
        if (function == null) {
            rocksdb_readoptions_clear_request_id = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_clear_request_id");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_clear_table_filter(rocksdb_readoptions_t *)} */
    public static void rocksdb_readoptions_clear_table_filter(MemorySegment a0) {
        MemorySegment function = rocksdb_readoptions_clear_table_filter;
        if (function == null) {
            rocksdb_readoptions_clear_table_filter = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_clear_table_filter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_clear_table_index_factory(rocksdb_readoptions_t *)} */
    public static void rocksdb_readoptions_clear_table_index_factory(MemorySegment a0) {
        MemorySegment function = rocksdb_readoptions_clear_table_index_factory;
        if (function == null) {
            rocksdb_readoptions_clear_table_index_factory = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_clear_table_index_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_readoptions_t *rocksdb_readoptions_create(void)} */
    public static MemorySegment rocksdb_readoptions_create() {
        MemorySegment function = rocksdb_readoptions_create;
        if (function == null) {
            rocksdb_readoptions_create = function = Symbols.TABLE.find("rocksdb_readoptions_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_destroy(rocksdb_readoptions_t *)} */
    public static void rocksdb_readoptions_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_readoptions_destroy;
        if (function == null) {
            rocksdb_readoptions_destroy = function = Symbols.TABLE.find("rocksdb_readoptions_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_adaptive_readahead(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_adaptive_readahead(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_adaptive_readahead;
        if (function == null) {
            rocksdb_readoptions_get_adaptive_readahead = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_adaptive_readahead");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_allow_unprepared_value(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_allow_unprepared_value(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_allow_unprepared_value;
        if (function == null) {
            rocksdb_readoptions_get_allow_unprepared_value = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_allow_unprepared_value");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_async_io(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_async_io(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_async_io;
        if (function == null) {
            rocksdb_readoptions_get_async_io = function = Symbols.TABLE.find("rocksdb_readoptions_get_async_io");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_auto_prefix_mode(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_auto_prefix_mode(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_auto_prefix_mode;
        if (function == null) {
            rocksdb_readoptions_get_auto_prefix_mode = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_auto_prefix_mode");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_auto_readahead_size(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_auto_readahead_size(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_auto_readahead_size;
        if (function == null) {
            rocksdb_readoptions_get_auto_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_auto_readahead_size");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_auto_refresh_iterator_with_snapshot(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_auto_refresh_iterator_with_snapshot(
            MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_auto_refresh_iterator_with_snapshot;
        if (function == null) {
            rocksdb_readoptions_get_auto_refresh_iterator_with_snapshot = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_auto_refresh_iterator_with_snapshot");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_readoptions_get_background_purge_on_iterator_cleanup(rocksdb_readoptions_t *opt)}
     */
    public static byte rocksdb_readoptions_get_background_purge_on_iterator_cleanup(
            MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_background_purge_on_iterator_cleanup;
        if (function == null) {
            rocksdb_readoptions_get_background_purge_on_iterator_cleanup = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_background_purge_on_iterator_cleanup");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_readoptions_get_deadline(rocksdb_readoptions_t *opt)} */
    public static long rocksdb_readoptions_get_deadline(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_deadline;
        if (function == null) {
            rocksdb_readoptions_get_deadline = function = Symbols.TABLE.find("rocksdb_readoptions_get_deadline");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_fill_cache(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_fill_cache(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_fill_cache;
        if (function == null) {
            rocksdb_readoptions_get_fill_cache = function = Symbols.TABLE.find("rocksdb_readoptions_get_fill_cache");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_ignore_range_deletions(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_ignore_range_deletions(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_ignore_range_deletions;
        if (function == null) {
            rocksdb_readoptions_get_ignore_range_deletions = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_ignore_range_deletions");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_readoptions_get_io_activity(rocksdb_readoptions_t *opt)} */
    public static int rocksdb_readoptions_get_io_activity(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_io_activity;
        if (function == null) {
            rocksdb_readoptions_get_io_activity = function = Symbols.TABLE.find("rocksdb_readoptions_get_io_activity");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_readoptions_get_io_timeout(rocksdb_readoptions_t *opt)} */
    public static long rocksdb_readoptions_get_io_timeout(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_io_timeout;
        if (function == null) {
            rocksdb_readoptions_get_io_timeout = function = Symbols.TABLE.find("rocksdb_readoptions_get_io_timeout");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_readoptions_get_max_skippable_internal_keys(rocksdb_readoptions_t *opt)} */
    public static long rocksdb_readoptions_get_max_skippable_internal_keys(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_max_skippable_internal_keys;
        if (function == null) {
            rocksdb_readoptions_get_max_skippable_internal_keys = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_max_skippable_internal_keys");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_readoptions_get_merge_operand_count_threshold(rocksdb_readoptions_t *)} */
    public static long rocksdb_readoptions_get_merge_operand_count_threshold(MemorySegment a0) {
        MemorySegment function = rocksdb_readoptions_get_merge_operand_count_threshold;
        if (function == null) {
            rocksdb_readoptions_get_merge_operand_count_threshold = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_merge_operand_count_threshold");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_optimize_multiget_for_io(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_optimize_multiget_for_io(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_optimize_multiget_for_io;
        if (function == null) {
            rocksdb_readoptions_get_optimize_multiget_for_io = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_optimize_multiget_for_io");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_pin_data(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_pin_data(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_pin_data;
        if (function == null) {
            rocksdb_readoptions_get_pin_data = function = Symbols.TABLE.find("rocksdb_readoptions_get_pin_data");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_prefix_same_as_start(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_prefix_same_as_start(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_prefix_same_as_start;
        if (function == null) {
            rocksdb_readoptions_get_prefix_same_as_start = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_prefix_same_as_start");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_readoptions_get_rate_limiter_priority(rocksdb_readoptions_t *opt)} */
    public static int rocksdb_readoptions_get_rate_limiter_priority(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_rate_limiter_priority;
        if (function == null) {
            rocksdb_readoptions_get_rate_limiter_priority = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_rate_limiter_priority");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_readoptions_get_read_tier(rocksdb_readoptions_t *opt)} */
    public static int rocksdb_readoptions_get_read_tier(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_read_tier;
        if (function == null) {
            rocksdb_readoptions_get_read_tier = function = Symbols.TABLE.find("rocksdb_readoptions_get_read_tier");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_readoptions_get_readahead_size(rocksdb_readoptions_t *opt)} */
    public static long rocksdb_readoptions_get_readahead_size(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_readahead_size;
        if (function == null) {
            rocksdb_readoptions_get_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_readahead_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_readoptions_get_request_id(rocksdb_readoptions_t *, size_t *request_id_len)} */
    public static MemorySegment rocksdb_readoptions_get_request_id(MemorySegment a0, MemorySegment request_id_len) {
        MemorySegment function = rocksdb_readoptions_get_request_id;
        if (function == null) {
            rocksdb_readoptions_get_request_id = function = Symbols.TABLE.find("rocksdb_readoptions_get_request_id");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), request_id_len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_readoptions_get_table_index_factory_name(const rocksdb_readoptions_t *, size_t
     * *name_len)}
     */
    public static MemorySegment rocksdb_readoptions_get_table_index_factory_name(
            MemorySegment a0, MemorySegment name_len) {
        MemorySegment function = rocksdb_readoptions_get_table_index_factory_name;
        if (function == null) {
            rocksdb_readoptions_get_table_index_factory_name = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_table_index_factory_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), name_len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_tailing(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_tailing(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_tailing;
        if (function == null) {
            rocksdb_readoptions_get_tailing = function = Symbols.TABLE.find("rocksdb_readoptions_get_tailing");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_total_order_seek(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_total_order_seek(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_total_order_seek;
        if (function == null) {
            rocksdb_readoptions_get_total_order_seek = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_total_order_seek");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_readoptions_get_value_size_soft_limit(rocksdb_readoptions_t *opt)} */
    public static long rocksdb_readoptions_get_value_size_soft_limit(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_value_size_soft_limit;
        if (function == null) {
            rocksdb_readoptions_get_value_size_soft_limit = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_value_size_soft_limit");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_get_verify_checksums(rocksdb_readoptions_t *opt)} */
    public static byte rocksdb_readoptions_get_verify_checksums(MemorySegment opt) {
        MemorySegment function = rocksdb_readoptions_get_verify_checksums;
        if (function == null) {
            rocksdb_readoptions_get_verify_checksums = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_get_verify_checksums");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_has_merge_operand_count_threshold(rocksdb_readoptions_t *)} */
    public static byte rocksdb_readoptions_has_merge_operand_count_threshold(MemorySegment a0) {
        MemorySegment function = rocksdb_readoptions_has_merge_operand_count_threshold;
        if (function == null) {
            rocksdb_readoptions_has_merge_operand_count_threshold = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_has_merge_operand_count_threshold");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_readoptions_has_table_filter(const rocksdb_readoptions_t *)} */
    public static byte rocksdb_readoptions_has_table_filter(MemorySegment a0) {
        MemorySegment function = rocksdb_readoptions_has_table_filter;
        if (function == null) {
            rocksdb_readoptions_has_table_filter = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_has_table_filter");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_adaptive_readahead(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_adaptive_readahead(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_adaptive_readahead;
        if (function == null) {
            rocksdb_readoptions_set_adaptive_readahead = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_adaptive_readahead");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_allow_unprepared_value(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_allow_unprepared_value(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_allow_unprepared_value;
        if (function == null) {
            rocksdb_readoptions_set_allow_unprepared_value = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_allow_unprepared_value");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_async_io(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_async_io(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_async_io;
        if (function == null) {
            rocksdb_readoptions_set_async_io = function = Symbols.TABLE.find("rocksdb_readoptions_set_async_io");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_auto_prefix_mode(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_auto_prefix_mode(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_auto_prefix_mode;
        if (function == null) {
            rocksdb_readoptions_set_auto_prefix_mode = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_auto_prefix_mode");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_auto_readahead_size(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_auto_readahead_size(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_auto_readahead_size;
        if (function == null) {
            rocksdb_readoptions_set_auto_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_auto_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_readoptions_set_auto_refresh_iterator_with_snapshot(rocksdb_readoptions_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_readoptions_set_auto_refresh_iterator_with_snapshot(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_auto_refresh_iterator_with_snapshot;
        if (function == null) {
            rocksdb_readoptions_set_auto_refresh_iterator_with_snapshot = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_auto_refresh_iterator_with_snapshot");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_readoptions_set_background_purge_on_iterator_cleanup(rocksdb_readoptions_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_readoptions_set_background_purge_on_iterator_cleanup(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_background_purge_on_iterator_cleanup;
        if (function == null) {
            rocksdb_readoptions_set_background_purge_on_iterator_cleanup = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_background_purge_on_iterator_cleanup");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_deadline(rocksdb_readoptions_t *opt, uint64_t microseconds)} */
    public static void rocksdb_readoptions_set_deadline(MemorySegment opt, long microseconds) {
        MemorySegment function = rocksdb_readoptions_set_deadline;
        if (function == null) {
            rocksdb_readoptions_set_deadline = function = Symbols.TABLE.find("rocksdb_readoptions_set_deadline");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), microseconds, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_fill_cache(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_fill_cache(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_fill_cache;
        if (function == null) {
            rocksdb_readoptions_set_fill_cache = function = Symbols.TABLE.find("rocksdb_readoptions_set_fill_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_ignore_range_deletions(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_ignore_range_deletions(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_ignore_range_deletions;
        if (function == null) {
            rocksdb_readoptions_set_ignore_range_deletions = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_ignore_range_deletions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_io_activity(rocksdb_readoptions_t *opt, int v)} */
    public static void rocksdb_readoptions_set_io_activity(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_readoptions_set_io_activity;
        if (function == null) {
            rocksdb_readoptions_set_io_activity = function = Symbols.TABLE.find("rocksdb_readoptions_set_io_activity");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_io_timeout(rocksdb_readoptions_t *opt, uint64_t microseconds)} */
    public static void rocksdb_readoptions_set_io_timeout(MemorySegment opt, long microseconds) {
        MemorySegment function = rocksdb_readoptions_set_io_timeout;
        if (function == null) {
            rocksdb_readoptions_set_io_timeout = function = Symbols.TABLE.find("rocksdb_readoptions_set_io_timeout");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), microseconds, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_iter_start_ts(rocksdb_readoptions_t *, const char *ts, size_t tslen)} */
    public static void rocksdb_readoptions_set_iter_start_ts(MemorySegment a0, MemorySegment ts, long tslen) {
        MemorySegment function = rocksdb_readoptions_set_iter_start_ts;
        if (function == null) {
            rocksdb_readoptions_set_iter_start_ts = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_iter_start_ts");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), ts, tslen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_readoptions_set_iterate_lower_bound(rocksdb_readoptions_t *, const char *key, size_t keylen)}
     */
    public static void rocksdb_readoptions_set_iterate_lower_bound(MemorySegment a0, MemorySegment key, long keylen) {
        MemorySegment function = rocksdb_readoptions_set_iterate_lower_bound;
        if (function == null) {
            rocksdb_readoptions_set_iterate_lower_bound = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_iterate_lower_bound");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), key, keylen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_readoptions_set_iterate_upper_bound(rocksdb_readoptions_t *, const char *key, size_t keylen)}
     */
    public static void rocksdb_readoptions_set_iterate_upper_bound(MemorySegment a0, MemorySegment key, long keylen) {
        MemorySegment function = rocksdb_readoptions_set_iterate_upper_bound;
        if (function == null) {
            rocksdb_readoptions_set_iterate_upper_bound = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_iterate_upper_bound");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), key, keylen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_max_skippable_internal_keys(rocksdb_readoptions_t *opt, uint64_t v)} */
    public static void rocksdb_readoptions_set_max_skippable_internal_keys(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_readoptions_set_max_skippable_internal_keys;
        if (function == null) {
            rocksdb_readoptions_set_max_skippable_internal_keys = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_max_skippable_internal_keys");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_merge_operand_count_threshold(rocksdb_readoptions_t *, size_t threshold)} */
    public static void rocksdb_readoptions_set_merge_operand_count_threshold(MemorySegment a0, long threshold) {
        MemorySegment function = rocksdb_readoptions_set_merge_operand_count_threshold;
        if (function == null) {
            rocksdb_readoptions_set_merge_operand_count_threshold = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_merge_operand_count_threshold");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), threshold, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_optimize_multiget_for_io(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_optimize_multiget_for_io(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_optimize_multiget_for_io;
        if (function == null) {
            rocksdb_readoptions_set_optimize_multiget_for_io = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_optimize_multiget_for_io");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_pin_data(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_pin_data(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_pin_data;
        if (function == null) {
            rocksdb_readoptions_set_pin_data = function = Symbols.TABLE.find("rocksdb_readoptions_set_pin_data");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_prefix_same_as_start(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_prefix_same_as_start(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_prefix_same_as_start;
        if (function == null) {
            rocksdb_readoptions_set_prefix_same_as_start = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_prefix_same_as_start");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_rate_limiter_priority(rocksdb_readoptions_t *opt, int v)} */
    public static void rocksdb_readoptions_set_rate_limiter_priority(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_readoptions_set_rate_limiter_priority;
        if (function == null) {
            rocksdb_readoptions_set_rate_limiter_priority = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_rate_limiter_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_read_tier(rocksdb_readoptions_t *opt, int v)} */
    public static void rocksdb_readoptions_set_read_tier(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_readoptions_set_read_tier;
        if (function == null) {
            rocksdb_readoptions_set_read_tier = function = Symbols.TABLE.find("rocksdb_readoptions_set_read_tier");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_readahead_size(rocksdb_readoptions_t *opt, size_t v)} */
    public static void rocksdb_readoptions_set_readahead_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_readoptions_set_readahead_size;
        if (function == null) {
            rocksdb_readoptions_set_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_readoptions_set_request_id(rocksdb_readoptions_t *, const char *request_id, size_t
     * request_id_len)}
     */
    public static void rocksdb_readoptions_set_request_id(
            MemorySegment a0, MemorySegment request_id, long request_id_len) {
        MemorySegment function = rocksdb_readoptions_set_request_id;
        if (function == null) {
            rocksdb_readoptions_set_request_id = function = Symbols.TABLE.find("rocksdb_readoptions_set_request_id");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), request_id, request_id_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_snapshot(rocksdb_readoptions_t *, const rocksdb_snapshot_t *)} */
    public static void rocksdb_readoptions_set_snapshot(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_readoptions_set_snapshot;
        if (function == null) {
            rocksdb_readoptions_set_snapshot = function = Symbols.TABLE.find("rocksdb_readoptions_set_snapshot");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_readoptions_set_table_filter(rocksdb_readoptions_t *, void *state, void (*destructor)(void
     * *), rocksdb_readoptions_table_filter_cb table_filter)}
     */
    public static void rocksdb_readoptions_set_table_filter(
            MemorySegment a0, MemorySegment state, MemorySegment destructor, MemorySegment table_filter) {
        MemorySegment function = rocksdb_readoptions_set_table_filter;
        if (function == null) {
            rocksdb_readoptions_set_table_filter = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_table_filter");
        }
        try {
            long ignored = (long) Shapes.JPPP_J.HANDLE.invokeExact(
                    function, a0.address(), state, destructor, table_filter);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_readoptions_set_table_index_factory_from_string(rocksdb_readoptions_t *, const char *value,
     * size_t value_len, char **errptr)}
     */
    public static void rocksdb_readoptions_set_table_index_factory_from_string(
            MemorySegment a0, MemorySegment value, long value_len, MemorySegment errptr) {
        MemorySegment function = rocksdb_readoptions_set_table_index_factory_from_string;
        if (function == null) {
            rocksdb_readoptions_set_table_index_factory_from_string = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_table_index_factory_from_string");
        }
        try {
            long ignored = (long) Shapes.JPJJ_J.HANDLE.invokeExact(
                    function, a0.address(), value, value_len, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_tailing(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_tailing(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_tailing;
        if (function == null) {
            rocksdb_readoptions_set_tailing = function = Symbols.TABLE.find("rocksdb_readoptions_set_tailing");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_timestamp(rocksdb_readoptions_t *, const char *ts, size_t tslen)} */
    public static void rocksdb_readoptions_set_timestamp(MemorySegment a0, MemorySegment ts, long tslen) {
        MemorySegment function = rocksdb_readoptions_set_timestamp;
        if (function == null) {
            rocksdb_readoptions_set_timestamp = function = Symbols.TABLE.find("rocksdb_readoptions_set_timestamp");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), ts, tslen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_total_order_seek(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_total_order_seek(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_total_order_seek;
        if (function == null) {
            rocksdb_readoptions_set_total_order_seek = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_total_order_seek");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_value_size_soft_limit(rocksdb_readoptions_t *opt, uint64_t v)} */
    public static void rocksdb_readoptions_set_value_size_soft_limit(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_readoptions_set_value_size_soft_limit;
        if (function == null) {
            rocksdb_readoptions_set_value_size_soft_limit = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_value_size_soft_limit");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_readoptions_set_verify_checksums(rocksdb_readoptions_t *opt, unsigned char v)} */
    public static void rocksdb_readoptions_set_verify_checksums(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_readoptions_set_verify_checksums;
        if (function == null) {
            rocksdb_readoptions_set_verify_checksums = function = Symbols.TABLE.find(
                    "rocksdb_readoptions_set_verify_checksums");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
