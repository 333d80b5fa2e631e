package dev.rockspan.raw;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link BlockBasedTableConfig}. */
public final class CBlockBasedTableConfig {
    private static @Nullable MemorySegment rocksdb_block_based_options_clear_user_defined_index_factory;

    private static @Nullable MemorySegment rocksdb_block_based_options_create;

    private static @Nullable MemorySegment rocksdb_block_based_options_destroy;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_block_align;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_block_restart_interval;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_block_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_block_size_deviation;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_cache_index_and_filter_blocks;

    private static @Nullable MemorySegment
            rocksdb_block_based_options_get_cache_index_and_filter_blocks_with_high_priority;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_checksum;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_data_block_hash_table_util_ratio;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_data_block_index_type;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_decouple_partitioned_filters;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_detect_filter_construct_corruption;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_enable_index_compression;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_fail_if_no_udi_on_open;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_format_version;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_index_block_restart_interval;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_index_block_search_type;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_index_shortening;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_index_type;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_initial_auto_readahead_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_max_auto_readahead_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_metadata_block_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_no_block_cache;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_num_file_reads_for_auto_readahead;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_optimize_filters_for_memory;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_partition_filters;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_pin_l0_filter_and_index_blocks_in_cache;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_pin_top_level_index_and_filter;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_prepopulate_block_cache;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_read_amp_bytes_per_bit;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_separate_key_value_in_data_block;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_super_block_alignment_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_super_block_alignment_space_overhead_ratio;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_uniform_cv_threshold;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_use_delta_encoding;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_use_udi_as_primary_index;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_user_defined_index_factory_name;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_verify_compression;

    private static @Nullable MemorySegment rocksdb_block_based_options_get_whole_key_filtering;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_block_align;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_block_cache;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_block_restart_interval;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_block_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_block_size_deviation;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_cache_index_and_filter_blocks;

    private static @Nullable MemorySegment
            rocksdb_block_based_options_set_cache_index_and_filter_blocks_with_high_priority;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_checksum;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_data_block_hash_ratio;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_data_block_hash_table_util_ratio;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_data_block_index_type;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_decouple_partitioned_filters;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_detect_filter_construct_corruption;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_enable_index_compression;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_fail_if_no_udi_on_open;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_filter_policy;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_format_version;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_index_block_restart_interval;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_index_block_search_type;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_index_shortening;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_index_type;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_initial_auto_readahead_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_max_auto_readahead_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_metadata_block_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_no_block_cache;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_num_file_reads_for_auto_readahead;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_optimize_filters_for_memory;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_partition_filters;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_partition_pinning_tier;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_pin_l0_filter_and_index_blocks_in_cache;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_pin_top_level_index_and_filter;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_prepopulate_block_cache;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_read_amp_bytes_per_bit;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_separate_key_value_in_data_block;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_super_block_alignment_size;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_super_block_alignment_space_overhead_ratio;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_top_level_index_pinning_tier;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_uniform_cv_threshold;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_unpartitioned_pinning_tier;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_use_delta_encoding;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_use_udi_as_primary_index;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_user_defined_index_factory_from_string;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_verify_compression;

    private static @Nullable MemorySegment rocksdb_block_based_options_set_whole_key_filtering;

    private CBlockBasedTableConfig() {
    }

    /**
     * {@code void rocksdb_block_based_options_clear_user_defined_index_factory(rocksdb_block_based_table_options_t
     * *options)}
     */
    public static void rocksdb_block_based_options_clear_user_defined_index_factory(
            MemorySegment options) {
        MemorySegment function = rocksdb_block_based_options_clear_user_defined_index_factory;
        if (function == null) {
            rocksdb_block_based_options_clear_user_defined_index_factory = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_clear_user_defined_index_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_block_based_table_options_t *rocksdb_block_based_options_create(void)} */
    public static MemorySegment rocksdb_block_based_options_create() {
        MemorySegment function = rocksdb_block_based_options_create;
        if (function == null) {
            rocksdb_block_based_options_create = function = Symbols.TABLE.find("rocksdb_block_based_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_block_based_options_destroy(rocksdb_block_based_table_options_t *options)} */
    public static void rocksdb_block_based_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_block_based_options_destroy;
        if (function == null) {
            rocksdb_block_based_options_destroy = function = Symbols.TABLE.find("rocksdb_block_based_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_block_based_options_get_block_align(rocksdb_block_based_table_options_t *opt)} */
    public static byte rocksdb_block_based_options_get_block_align(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_block_align;
        if (function == null) {
            rocksdb_block_based_options_get_block_align = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_block_align");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_block_based_options_get_block_restart_interval(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_block_restart_interval(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_block_restart_interval;
        if (function == null) {
            rocksdb_block_based_options_get_block_restart_interval = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_block_restart_interval");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_block_based_options_get_block_size(rocksdb_block_based_table_options_t *opt)} */
    public static long rocksdb_block_based_options_get_block_size(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_block_size;
        if (function == null) {
            rocksdb_block_based_options_get_block_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_block_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_block_based_options_get_block_size_deviation(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_block_size_deviation(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_block_size_deviation;
        if (function == null) {
            rocksdb_block_based_options_get_block_size_deviation = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_block_size_deviation");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_block_based_options_get_cache_index_and_filter_blocks(rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_cache_index_and_filter_blocks(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_cache_index_and_filter_blocks;
        if (function == null) {
            rocksdb_block_based_options_get_cache_index_and_filter_blocks = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_cache_index_and_filter_blocks");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_cache_index_and_filter_blocks_with_high_priority(
     * rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_cache_index_and_filter_blocks_with_high_priority(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_cache_index_and_filter_blocks_with_high_priority;
        if (function == null) {
            rocksdb_block_based_options_get_cache_index_and_filter_blocks_with_high_priority =
                    function =
                    Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_cache_index_and_filter_blocks_with_high_priority");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_block_based_options_get_checksum(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_checksum(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_checksum;
        if (function == null) {
            rocksdb_block_based_options_get_checksum = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_checksum");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code double
     * rocksdb_block_based_options_get_data_block_hash_table_util_ratio(rocksdb_block_based_table_options_t *opt)}
     */
    public static double rocksdb_block_based_options_get_data_block_hash_table_util_ratio(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_data_block_hash_table_util_ratio;
        if (function == null) {
            rocksdb_block_based_options_get_data_block_hash_table_util_ratio = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_data_block_hash_table_util_ratio");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_block_based_options_get_data_block_index_type(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_data_block_index_type(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_data_block_index_type;
        if (function == null) {
            rocksdb_block_based_options_get_data_block_index_type = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_data_block_index_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_block_based_options_get_decouple_partitioned_filters(rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_decouple_partitioned_filters(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_decouple_partitioned_filters;
        if (function == null) {
            rocksdb_block_based_options_get_decouple_partitioned_filters = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_decouple_partitioned_filters");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_block_based_options_get_detect_filter_construct_corruption(rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_detect_filter_construct_corruption(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_detect_filter_construct_corruption;
        if (function == null) {
            rocksdb_block_based_options_get_detect_filter_construct_corruption = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_detect_filter_construct_corruption");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_enable_index_compression(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static byte rocksdb_block_based_options_get_enable_index_compression(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_enable_index_compression;
        if (function == null) {
            rocksdb_block_based_options_get_enable_index_compression = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_enable_index_compression");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_fail_if_no_udi_on_open(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static byte rocksdb_block_based_options_get_fail_if_no_udi_on_open(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_fail_if_no_udi_on_open;
        if (function == null) {
            rocksdb_block_based_options_get_fail_if_no_udi_on_open = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_fail_if_no_udi_on_open");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_block_based_options_get_format_version(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_format_version(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_format_version;
        if (function == null) {
            rocksdb_block_based_options_get_format_version = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_format_version");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_block_based_options_get_index_block_restart_interval(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static int rocksdb_block_based_options_get_index_block_restart_interval(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_index_block_restart_interval;
        if (function == null) {
            rocksdb_block_based_options_get_index_block_restart_interval = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_index_block_restart_interval");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_block_based_options_get_index_block_search_type(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_index_block_search_type(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_index_block_search_type;
        if (function == null) {
            rocksdb_block_based_options_get_index_block_search_type = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_index_block_search_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_block_based_options_get_index_shortening(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_index_shortening(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_index_shortening;
        if (function == null) {
            rocksdb_block_based_options_get_index_shortening = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_index_shortening");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_block_based_options_get_index_type(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_index_type(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_index_type;
        if (function == null) {
            rocksdb_block_based_options_get_index_type = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_index_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_block_based_options_get_initial_auto_readahead_size(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static long rocksdb_block_based_options_get_initial_auto_readahead_size(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_initial_auto_readahead_size;
        if (function == null) {
            rocksdb_block_based_options_get_initial_auto_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_initial_auto_readahead_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_block_based_options_get_max_auto_readahead_size(rocksdb_block_based_table_options_t *opt)}
     */
    public static long rocksdb_block_based_options_get_max_auto_readahead_size(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_max_auto_readahead_size;
        if (function == null) {
            rocksdb_block_based_options_get_max_auto_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_max_auto_readahead_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_block_based_options_get_metadata_block_size(rocksdb_block_based_table_options_t *opt)}
     */
    public static long rocksdb_block_based_options_get_metadata_block_size(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_metadata_block_size;
        if (function == null) {
            rocksdb_block_based_options_get_metadata_block_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_metadata_block_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_no_block_cache(rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_no_block_cache(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_no_block_cache;
        if (function == null) {
            rocksdb_block_based_options_get_no_block_cache = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_no_block_cache");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t
     * rocksdb_block_based_options_get_num_file_reads_for_auto_readahead(rocksdb_block_based_table_options_t *opt)}
     */
    public static long rocksdb_block_based_options_get_num_file_reads_for_auto_readahead(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_num_file_reads_for_auto_readahead;
        if (function == null) {
            rocksdb_block_based_options_get_num_file_reads_for_auto_readahead = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_num_file_reads_for_auto_readahead");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_block_based_options_get_optimize_filters_for_memory(rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_optimize_filters_for_memory(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_optimize_filters_for_memory;
        if (function == null) {
            rocksdb_block_based_options_get_optimize_filters_for_memory = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_optimize_filters_for_memory");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_partition_filters(rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_partition_filters(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_partition_filters;
        if (function == null) {
            rocksdb_block_based_options_get_partition_filters = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_partition_filters");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_block_based_options_get_pin_l0_filter_and_index_blocks_in_cache(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static byte rocksdb_block_based_options_get_pin_l0_filter_and_index_blocks_in_cache(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_pin_l0_filter_and_index_blocks_in_cache;
        if (function == null) {
            rocksdb_block_based_options_get_pin_l0_filter_and_index_blocks_in_cache = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_pin_l0_filter_and_index_blocks_in_cache");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_block_based_options_get_pin_top_level_index_and_filter(rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_pin_top_level_index_and_filter(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_pin_top_level_index_and_filter;
        if (function == null) {
            rocksdb_block_based_options_get_pin_top_level_index_and_filter = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_pin_top_level_index_and_filter");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_block_based_options_get_prepopulate_block_cache(rocksdb_block_based_table_options_t *opt)} */
    public static int rocksdb_block_based_options_get_prepopulate_block_cache(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_prepopulate_block_cache;
        if (function == null) {
            rocksdb_block_based_options_get_prepopulate_block_cache = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_prepopulate_block_cache");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint32_t rocksdb_block_based_options_get_read_amp_bytes_per_bit(rocksdb_block_based_table_options_t *opt)}
     */
    public static int rocksdb_block_based_options_get_read_amp_bytes_per_bit(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_read_amp_bytes_per_bit;
        if (function == null) {
            rocksdb_block_based_options_get_read_amp_bytes_per_bit = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_read_amp_bytes_per_bit");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_block_based_options_get_separate_key_value_in_data_block(rocksdb_block_based_table_options_t *opt)}
     */
    public static byte rocksdb_block_based_options_get_separate_key_value_in_data_block(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_separate_key_value_in_data_block;
        if (function == null) {
            rocksdb_block_based_options_get_separate_key_value_in_data_block = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_separate_key_value_in_data_block");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_block_based_options_get_super_block_alignment_size(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static long rocksdb_block_based_options_get_super_block_alignment_size(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_super_block_alignment_size;
        if (function == null) {
            rocksdb_block_based_options_get_super_block_alignment_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_super_block_alignment_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t
     * rocksdb_block_based_options_get_super_block_alignment_space_overhead_ratio(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static long rocksdb_block_based_options_get_super_block_alignment_space_overhead_ratio(
            MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_super_block_alignment_space_overhead_ratio;
        if (function == null) {
            rocksdb_block_based_options_get_super_block_alignment_space_overhead_ratio = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_super_block_alignment_space_overhead_ratio");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_block_based_options_get_uniform_cv_threshold(rocksdb_block_based_table_options_t *opt)} */
    public static double rocksdb_block_based_options_get_uniform_cv_threshold(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_uniform_cv_threshold;
        if (function == null) {
            rocksdb_block_based_options_get_uniform_cv_threshold = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_uniform_cv_threshold");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_use_delta_encoding(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static byte rocksdb_block_based_options_get_use_delta_encoding(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_use_delta_encoding;
        if (function == null) {
            rocksdb_block_based_options_get_use_delta_encoding = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_use_delta_encoding");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_use_udi_as_primary_index(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static byte rocksdb_block_based_options_get_use_udi_as_primary_index(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_use_udi_as_primary_index;
        if (function == null) {
            rocksdb_block_based_options_get_use_udi_as_primary_index = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_use_udi_as_primary_index");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_block_based_options_get_user_defined_index_factory_name(const
     * rocksdb_block_based_table_options_t *options, size_t *name_len)}
     */
    public static MemorySegment rocksdb_block_based_options_get_user_defined_index_factory_name(
            MemorySegment options, MemorySegment name_len) {
        MemorySegment function = rocksdb_block_based_options_get_user_defined_index_factory_name;
        if (function == null) {
            rocksdb_block_based_options_get_user_defined_index_factory_name = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_user_defined_index_factory_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), name_len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_verify_compression(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static byte rocksdb_block_based_options_get_verify_compression(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_verify_compression;
        if (function == null) {
            rocksdb_block_based_options_get_verify_compression = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_verify_compression");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_block_based_options_get_whole_key_filtering(rocksdb_block_based_table_options_t
     * *opt)}
     */
    public static byte rocksdb_block_based_options_get_whole_key_filtering(MemorySegment opt) {
        MemorySegment function = rocksdb_block_based_options_get_whole_key_filtering;
        if (function == null) {
            rocksdb_block_based_options_get_whole_key_filtering = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_get_whole_key_filtering");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_block_align(rocksdb_block_based_table_options_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_block_based_options_set_block_align(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_block_align;
        if (function == null) {
            rocksdb_block_based_options_set_block_align = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_block_align");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_block_cache(rocksdb_block_based_table_options_t *options,
     * rocksdb_cache_t *block_cache)}
     */
    public static void rocksdb_block_based_options_set_block_cache(MemorySegment options, MemorySegment block_cache) {
        MemorySegment function = rocksdb_block_based_options_set_block_cache;
        if (function == null) {
            rocksdb_block_based_options_set_block_cache = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_block_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), block_cache.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_block_restart_interval(rocksdb_block_based_table_options_t *opt, int
     * v)}
     */
    public static void rocksdb_block_based_options_set_block_restart_interval(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_block_restart_interval;
        if (function == null) {
            rocksdb_block_based_options_set_block_restart_interval = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_block_restart_interval");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_block_based_options_set_block_size(rocksdb_block_based_table_options_t *opt, size_t v)} */
    public static void rocksdb_block_based_options_set_block_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_block_based_options_set_block_size;
        if (function == null) {
            rocksdb_block_based_options_set_block_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_block_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_block_size_deviation(rocksdb_block_based_table_options_t *opt, int
     * v)}
     */
    public static void rocksdb_block_based_options_set_block_size_deviation(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_block_size_deviation;
        if (function == null) {
            rocksdb_block_based_options_set_block_size_deviation = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_block_size_deviation");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_cache_index_and_filter_blocks(rocksdb_block_based_table_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_cache_index_and_filter_blocks(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_cache_index_and_filter_blocks;
        if (function == null) {
            rocksdb_block_based_options_set_cache_index_and_filter_blocks = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_cache_index_and_filter_blocks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_cache_index_and_filter_blocks_with_high_priority(
     * rocksdb_block_based_table_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_cache_index_and_filter_blocks_with_high_priority(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_cache_index_and_filter_blocks_with_high_priority;
        if (function == null) {
            rocksdb_block_based_options_set_cache_index_and_filter_blocks_with_high_priority =
                    function =
                    Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_cache_index_and_filter_blocks_with_high_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_block_based_options_set_checksum(rocksdb_block_based_table_options_t *opt, char v)} */
    public static void rocksdb_block_based_options_set_checksum(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_checksum;
        if (function == null) {
            rocksdb_block_based_options_set_checksum = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_checksum");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_data_block_hash_ratio(rocksdb_block_based_table_options_t *options,
     * double v)}
     */
    public static void rocksdb_block_based_options_set_data_block_hash_ratio(MemorySegment options, double v) {
        MemorySegment function = rocksdb_block_based_options_set_data_block_hash_ratio;
        if (function == null) {
            rocksdb_block_based_options_set_data_block_hash_ratio = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_data_block_hash_ratio");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, options.address(), v);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_data_block_hash_table_util_ratio(rocksdb_block_based_table_options_t
     * *opt, double v)}
     */
    public static void rocksdb_block_based_options_set_data_block_hash_table_util_ratio(
            MemorySegment opt, double v) {
        MemorySegment function = rocksdb_block_based_options_set_data_block_hash_table_util_ratio;
        if (function == null) {
            rocksdb_block_based_options_set_data_block_hash_table_util_ratio = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_data_block_hash_table_util_ratio");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, opt.address(), v);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_data_block_index_type(rocksdb_block_based_table_options_t *opt, int
     * v)}
     */
    public static void rocksdb_block_based_options_set_data_block_index_type(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_data_block_index_type;
        if (function == null) {
            rocksdb_block_based_options_set_data_block_index_type = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_data_block_index_type");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_decouple_partitioned_filters(rocksdb_block_based_table_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_decouple_partitioned_filters(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_decouple_partitioned_filters;
        if (function == null) {
            rocksdb_block_based_options_set_decouple_partitioned_filters = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_decouple_partitioned_filters");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_block_based_options_set_detect_filter_construct_corruption(rocksdb_block_based_table_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_detect_filter_construct_corruption(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_detect_filter_construct_corruption;
        if (function == null) {
            rocksdb_block_based_options_set_detect_filter_construct_corruption = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_detect_filter_construct_corruption");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_enable_index_compression(rocksdb_block_based_table_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_enable_index_compression(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_enable_index_compression;
        if (function == null) {
            rocksdb_block_based_options_set_enable_index_compression = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_enable_index_compression");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_fail_if_no_udi_on_open(rocksdb_block_based_table_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_fail_if_no_udi_on_open(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_fail_if_no_udi_on_open;
        if (function == null) {
            rocksdb_block_based_options_set_fail_if_no_udi_on_open = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_fail_if_no_udi_on_open");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_filter_policy(rocksdb_block_based_table_options_t *options,
     * rocksdb_filterpolicy_t *filter_policy)}
     */
    public static void rocksdb_block_based_options_set_filter_policy(
            MemorySegment options, MemorySegment filter_policy) {
        MemorySegment function = rocksdb_block_based_options_set_filter_policy;
        if (function == null) {
            rocksdb_block_based_options_set_filter_policy = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_filter_policy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), filter_policy.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_block_based_options_set_format_version(rocksdb_block_based_table_options_t *opt, int v)} */
    public static void rocksdb_block_based_options_set_format_version(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_format_version;
        if (function == null) {
            rocksdb_block_based_options_set_format_version = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_format_version");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_index_block_restart_interval(rocksdb_block_based_table_options_t
     * *opt, int v)}
     */
    public static void rocksdb_block_based_options_set_index_block_restart_interval(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_index_block_restart_interval;
        if (function == null) {
            rocksdb_block_based_options_set_index_block_restart_interval = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_index_block_restart_interval");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_index_block_search_type(rocksdb_block_based_table_options_t *opt, int
     * v)}
     */
    public static void rocksdb_block_based_options_set_index_block_search_type(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_index_block_search_type;
        if (function == null) {
            rocksdb_block_based_options_set_index_block_search_type = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_index_block_search_type");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_index_shortening(rocksdb_block_based_table_options_t *opt, int v)}
     */
    public static void rocksdb_block_based_options_set_index_shortening(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_index_shortening;
        if (function == null) {
            rocksdb_block_based_options_set_index_shortening = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_index_shortening");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_block_based_options_set_index_type(rocksdb_block_based_table_options_t *opt, int v)} */
    public static void rocksdb_block_based_options_set_index_type(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_index_type;
        if (function == null) {
            rocksdb_block_based_options_set_index_type = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_index_type");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_initial_auto_readahead_size(rocksdb_block_based_table_options_t *opt,
     * size_t v)}
     */
    public static void rocksdb_block_based_options_set_initial_auto_readahead_size(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_block_based_options_set_initial_auto_readahead_size;
        if (function == null) {
            rocksdb_block_based_options_set_initial_auto_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_initial_auto_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_max_auto_readahead_size(rocksdb_block_based_table_options_t *opt,
     * size_t v)}
     */
    public static void rocksdb_block_based_options_set_max_auto_readahead_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_block_based_options_set_max_auto_readahead_size;
        if (function == null) {
            rocksdb_block_based_options_set_max_auto_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_max_auto_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_metadata_block_size(rocksdb_block_based_table_options_t *opt,
     * uint64_t v)}
     */
    public static void rocksdb_block_based_options_set_metadata_block_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_block_based_options_set_metadata_block_size;
        if (function == null) {
            rocksdb_block_based_options_set_metadata_block_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_metadata_block_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_no_block_cache(rocksdb_block_based_table_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_block_based_options_set_no_block_cache(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_no_block_cache;
        if (function == null) {
            rocksdb_block_based_options_set_no_block_cache = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_no_block_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_num_file_reads_for_auto_readahead(rocksdb_block_based_table_options_t
     * *opt, uint64_t v)}
     */
    public static void rocksdb_block_based_options_set_num_file_reads_for_auto_readahead(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_block_based_options_set_num_file_reads_for_auto_readahead;
        if (function == null) {
            rocksdb_block_based_options_set_num_file_reads_for_auto_readahead = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_num_file_reads_for_auto_readahead");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_optimize_filters_for_memory(rocksdb_block_based_table_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_optimize_filters_for_memory(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_optimize_filters_for_memory;
        if (function == null) {
            rocksdb_block_based_options_set_optimize_filters_for_memory = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_optimize_filters_for_memory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_partition_filters(rocksdb_block_based_table_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_block_based_options_set_partition_filters(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_partition_filters;
        if (function == null) {
            rocksdb_block_based_options_set_partition_filters = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_partition_filters");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_partition_pinning_tier(rocksdb_block_based_table_options_t *options,
     * int v)}
     */
    public static void rocksdb_block_based_options_set_partition_pinning_tier(MemorySegment options, int v) {
        MemorySegment function = rocksdb_block_based_options_set_partition_pinning_tier;
        if (function == null) {
            rocksdb_block_based_options_set_partition_pinning_tier = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_partition_pinning_tier");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_block_based_options_set_pin_l0_filter_and_index_blocks_in_cache(rocksdb_block_based_table_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_pin_l0_filter_and_index_blocks_in_cache(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_pin_l0_filter_and_index_blocks_in_cache;
        if (function == null) {
            rocksdb_block_based_options_set_pin_l0_filter_and_index_blocks_in_cache = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_pin_l0_filter_and_index_blocks_in_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_pin_top_level_index_and_filter(rocksdb_block_based_table_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_pin_top_level_index_and_filter(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_pin_top_level_index_and_filter;
        if (function == null) {
            rocksdb_block_based_options_set_pin_top_level_index_and_filter = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_pin_top_level_index_and_filter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_prepopulate_block_cache(rocksdb_block_based_table_options_t *opt, int
     * v)}
     */
    public static void rocksdb_block_based_options_set_prepopulate_block_cache(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_prepopulate_block_cache;
        if (function == null) {
            rocksdb_block_based_options_set_prepopulate_block_cache = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_prepopulate_block_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_read_amp_bytes_per_bit(rocksdb_block_based_table_options_t *opt,
     * uint32_t v)}
     */
    public static void rocksdb_block_based_options_set_read_amp_bytes_per_bit(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_block_based_options_set_read_amp_bytes_per_bit;
        if (function == null) {
            rocksdb_block_based_options_set_read_amp_bytes_per_bit = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_read_amp_bytes_per_bit");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_separate_key_value_in_data_block(rocksdb_block_based_table_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_separate_key_value_in_data_block(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_separate_key_value_in_data_block;
        if (function == null) {
            rocksdb_block_based_options_set_separate_key_value_in_data_block = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_separate_key_value_in_data_block");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_super_block_alignment_size(rocksdb_block_based_table_options_t *opt,
     * size_t v)}
     */
    public static void rocksdb_block_based_options_set_super_block_alignment_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_block_based_options_set_super_block_alignment_size;
        if (function == null) {
            rocksdb_block_based_options_set_super_block_alignment_size = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_super_block_alignment_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_block_based_options_set_super_block_alignment_space_overhead_ratio(rocksdb_block_based_table_options_t
     * *opt, size_t v)}
     */
    public static void rocksdb_block_based_options_set_super_block_alignment_space_overhead_ratio(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_block_based_options_set_super_block_alignment_space_overhead_ratio;
        if (function == null) {
            rocksdb_block_based_options_set_super_block_alignment_space_overhead_ratio = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_super_block_alignment_space_overhead_ratio");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_top_level_index_pinning_tier(rocksdb_block_based_table_options_t
     * *options, int v)}
     */
    public static void rocksdb_block_based_options_set_top_level_index_pinning_tier(
            MemorySegment options, int v) {
        MemorySegment function = rocksdb_block_based_options_set_top_level_index_pinning_tier;
        if (function == null) {
            rocksdb_block_based_options_set_top_level_index_pinning_tier = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_top_level_index_pinning_tier");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_uniform_cv_threshold(rocksdb_block_based_table_options_t *opt, double
     * v)}
     */
    public static void rocksdb_block_based_options_set_uniform_cv_threshold(MemorySegment opt, double v) {
        MemorySegment function = rocksdb_block_based_options_set_uniform_cv_threshold;
        if (function == null) {
            rocksdb_block_based_options_set_uniform_cv_threshold = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_uniform_cv_threshold");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, opt.address(), v);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_unpartitioned_pinning_tier(rocksdb_block_based_table_options_t
     * *options, int v)}
     */
    public static void rocksdb_block_based_options_set_unpartitioned_pinning_tier(
            MemorySegment options, int v) {
        MemorySegment function = rocksdb_block_based_options_set_unpartitioned_pinning_tier;
        if (function == null) {
            rocksdb_block_based_options_set_unpartitioned_pinning_tier = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_unpartitioned_pinning_tier");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_use_delta_encoding(rocksdb_block_based_table_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_block_based_options_set_use_delta_encoding(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_use_delta_encoding;
        if (function == null) {
            rocksdb_block_based_options_set_use_delta_encoding = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_use_delta_encoding");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_use_udi_as_primary_index(rocksdb_block_based_table_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_use_udi_as_primary_index(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_use_udi_as_primary_index;
        if (function == null) {
            rocksdb_block_based_options_set_use_udi_as_primary_index = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_use_udi_as_primary_index");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_block_based_options_set_user_defined_index_factory_from_string(rocksdb_block_based_table_options_t
     * *options, const char *value, size_t value_len, char **errptr)}
     */
    public static void rocksdb_block_based_options_set_user_defined_index_factory_from_string(
            MemorySegment options, MemorySegment value, long value_len, MemorySegment errptr) {
        MemorySegment function = rocksdb_block_based_options_set_user_defined_index_factory_from_string;
        if (function == null) {
            rocksdb_block_based_options_set_user_defined_index_factory_from_string = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_user_defined_index_factory_from_string");
        }
        try {
            long ignored = (long) Shapes.JPJJ_J.HANDLE.invokeExact(
                    function, options.address(), value, value_len, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_verify_compression(rocksdb_block_based_table_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_block_based_options_set_verify_compression(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_verify_compression;
        if (function == null) {
            rocksdb_block_based_options_set_verify_compression = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_verify_compression");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_based_options_set_whole_key_filtering(rocksdb_block_based_table_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_block_based_options_set_whole_key_filtering(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_block_based_options_set_whole_key_filtering;
        if (function == null) {
            rocksdb_block_based_options_set_whole_key_filtering = function = Symbols.TABLE.find(
                    "rocksdb_block_based_options_set_whole_key_filtering");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
