package dev.rockspan.raw;

import dev.rockspan.TableProperties;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link TableProperties}. */
public final class CTableProperties {
    private static @Nullable MemorySegment rocksdb_table_properties_column_family_id;

    private static @Nullable MemorySegment rocksdb_table_properties_column_family_name;

    private static @Nullable MemorySegment rocksdb_table_properties_comparator_name;

    private static @Nullable MemorySegment rocksdb_table_properties_compression_name;

    private static @Nullable MemorySegment rocksdb_table_properties_compression_options;

    private static @Nullable MemorySegment rocksdb_table_properties_creation_time;

    private static @Nullable MemorySegment rocksdb_table_properties_data_block_restart_interval;

    private static @Nullable MemorySegment rocksdb_table_properties_data_size;

    private static @Nullable MemorySegment rocksdb_table_properties_db_host_id;

    private static @Nullable MemorySegment rocksdb_table_properties_db_id;

    private static @Nullable MemorySegment rocksdb_table_properties_db_session_id;

    private static @Nullable MemorySegment rocksdb_table_properties_external_sst_file_global_seqno_offset;

    private static @Nullable MemorySegment rocksdb_table_properties_fast_compression_estimated_data_size;

    private static @Nullable MemorySegment rocksdb_table_properties_file_creation_time;

    private static @Nullable MemorySegment rocksdb_table_properties_filter_policy_name;

    private static @Nullable MemorySegment rocksdb_table_properties_filter_size;

    private static @Nullable MemorySegment rocksdb_table_properties_fixed_key_len;

    private static @Nullable MemorySegment rocksdb_table_properties_format_version;

    private static @Nullable MemorySegment rocksdb_table_properties_has_key_largest_seqno;

    private static @Nullable MemorySegment rocksdb_table_properties_has_key_smallest_seqno;

    private static @Nullable MemorySegment rocksdb_table_properties_index_block_restart_interval;

    private static @Nullable MemorySegment rocksdb_table_properties_index_key_is_user_key;

    private static @Nullable MemorySegment rocksdb_table_properties_index_partitions;

    private static @Nullable MemorySegment rocksdb_table_properties_index_size;

    private static @Nullable MemorySegment rocksdb_table_properties_index_value_is_delta_encoded;

    private static @Nullable MemorySegment rocksdb_table_properties_key_largest_seqno;

    private static @Nullable MemorySegment rocksdb_table_properties_key_smallest_seqno;

    private static @Nullable MemorySegment rocksdb_table_properties_merge_operator_name;

    private static @Nullable MemorySegment rocksdb_table_properties_newest_key_time;

    private static @Nullable MemorySegment rocksdb_table_properties_num_data_blocks;

    private static @Nullable MemorySegment rocksdb_table_properties_num_data_blocks_compression_bypassed;

    private static @Nullable MemorySegment rocksdb_table_properties_num_data_blocks_compression_rejected;

    private static @Nullable MemorySegment rocksdb_table_properties_num_deletions;

    private static @Nullable MemorySegment rocksdb_table_properties_num_entries;

    private static @Nullable MemorySegment rocksdb_table_properties_num_filter_entries;

    private static @Nullable MemorySegment rocksdb_table_properties_num_merge_operands;

    private static @Nullable MemorySegment rocksdb_table_properties_num_range_deletions;

    private static @Nullable MemorySegment rocksdb_table_properties_num_uniform_blocks;

    private static @Nullable MemorySegment rocksdb_table_properties_oldest_key_time;

    private static @Nullable MemorySegment rocksdb_table_properties_orig_file_number;

    private static @Nullable MemorySegment rocksdb_table_properties_prefix_extractor_name;

    private static @Nullable MemorySegment rocksdb_table_properties_property_collectors_names;

    private static @Nullable MemorySegment rocksdb_table_properties_raw_key_size;

    private static @Nullable MemorySegment rocksdb_table_properties_raw_value_size;

    private static @Nullable MemorySegment rocksdb_table_properties_readable_properties_count;

    private static @Nullable MemorySegment rocksdb_table_properties_readable_properties_key_at;

    private static @Nullable MemorySegment rocksdb_table_properties_readable_properties_value_at;

    private static @Nullable MemorySegment rocksdb_table_properties_separate_key_value_in_data_block;

    private static @Nullable MemorySegment rocksdb_table_properties_seqno_to_time_mapping;

    private static @Nullable MemorySegment rocksdb_table_properties_slow_compression_estimated_data_size;

    private static @Nullable MemorySegment rocksdb_table_properties_tail_start_offset;

    private static @Nullable MemorySegment rocksdb_table_properties_top_level_index_size;

    private static @Nullable MemorySegment rocksdb_table_properties_udi_is_primary_index;

    private static @Nullable MemorySegment rocksdb_table_properties_uncompressed_data_size;

    private static @Nullable MemorySegment rocksdb_table_properties_user_collected_properties_count;

    private static @Nullable MemorySegment rocksdb_table_properties_user_collected_properties_key_at;

    private static @Nullable MemorySegment rocksdb_table_properties_user_collected_properties_value_at;

    private static @Nullable MemorySegment rocksdb_table_properties_user_defined_timestamps_persisted;

    private CTableProperties() {
    }

    /** {@code uint64_t rocksdb_table_properties_column_family_id(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_column_family_id(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_column_family_id;
        if (function == null) {
            rocksdb_table_properties_column_family_id = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_column_family_id");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_column_family_name(const rocksdb_table_properties_t *props, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_table_properties_column_family_name(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_column_family_name;
        if (function == null) {
            rocksdb_table_properties_column_family_name = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_column_family_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_comparator_name(const rocksdb_table_properties_t *props, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_table_properties_comparator_name(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_comparator_name;
        if (function == null) {
            rocksdb_table_properties_comparator_name = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_comparator_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_compression_name(const rocksdb_table_properties_t *props, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_table_properties_compression_name(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_compression_name;
        if (function == null) {
            rocksdb_table_properties_compression_name = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_compression_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_compression_options(const rocksdb_table_properties_t *props, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_table_properties_compression_options(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_compression_options;
        if (function == null) {
            rocksdb_table_properties_compression_options = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_compression_options");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_creation_time(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_creation_time(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_creation_time;
        if (function == null) {
            rocksdb_table_properties_creation_time = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_creation_time");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_data_block_restart_interval(const rocksdb_table_properties_t *props)}
     */
    public static long rocksdb_table_properties_data_block_restart_interval(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_data_block_restart_interval;
        if (function == null) {
            rocksdb_table_properties_data_block_restart_interval = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_data_block_restart_interval");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_data_size(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_data_size(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_data_size;
        if (function == null) {
            rocksdb_table_properties_data_size = function = Symbols.TABLE.find("rocksdb_table_properties_data_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_db_host_id(const rocksdb_table_properties_t *props, size_t *size)}
     */
    public static MemorySegment rocksdb_table_properties_db_host_id(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_db_host_id;
        if (function == null) {
            rocksdb_table_properties_db_host_id = function = Symbols.TABLE.find("rocksdb_table_properties_db_host_id");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_table_properties_db_id(const rocksdb_table_properties_t *props, size_t *size)} */
    public static MemorySegment rocksdb_table_properties_db_id(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_db_id;
        if (function == null) {
            rocksdb_table_properties_db_id = function = Symbols.TABLE.find("rocksdb_table_properties_db_id");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_db_session_id(const rocksdb_table_properties_t *props, size_t *size)}
     */
    public static MemorySegment rocksdb_table_properties_db_session_id(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_db_session_id;
        if (function == null) {
            rocksdb_table_properties_db_session_id = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_db_session_id");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_external_sst_file_global_seqno_offset(const rocksdb_table_properties_t
     * *props)}
     */
    public static long rocksdb_table_properties_external_sst_file_global_seqno_offset(
            MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_external_sst_file_global_seqno_offset;
        if (function == null) {
            rocksdb_table_properties_external_sst_file_global_seqno_offset = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_external_sst_file_global_seqno_offset");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_fast_compression_estimated_data_size(const rocksdb_table_properties_t
     * *props)}
     */
    public static long rocksdb_table_properties_fast_compression_estimated_data_size(
            MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_fast_compression_estimated_data_size;
        if (function == null) {
            rocksdb_table_properties_fast_compression_estimated_data_size = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_fast_compression_estimated_data_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_file_creation_time(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_file_creation_time(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_file_creation_time;
        if (function == null) {
            rocksdb_table_properties_file_creation_time = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_file_creation_time");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_filter_policy_name(const rocksdb_table_properties_t *props, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_table_properties_filter_policy_name(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_filter_policy_name;
        if (function == null) {
            rocksdb_table_properties_filter_policy_name = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_filter_policy_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_filter_size(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_filter_size(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_filter_size;
        if (function == null) {
            rocksdb_table_properties_filter_size = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_filter_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_fixed_key_len(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_fixed_key_len(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_fixed_key_len;
        if (function == null) {
            rocksdb_table_properties_fixed_key_len = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_fixed_key_len");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_format_version(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_format_version(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_format_version;
        if (function == null) {
            rocksdb_table_properties_format_version = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_format_version");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_table_properties_has_key_largest_seqno(const rocksdb_table_properties_t *props)} */
    public static byte rocksdb_table_properties_has_key_largest_seqno(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_has_key_largest_seqno;
        if (function == null) {
            rocksdb_table_properties_has_key_largest_seqno = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_has_key_largest_seqno");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_table_properties_has_key_smallest_seqno(const rocksdb_table_properties_t *props)}
     */
    public static byte rocksdb_table_properties_has_key_smallest_seqno(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_has_key_smallest_seqno;
        if (function == null) {
            rocksdb_table_properties_has_key_smallest_seqno = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_has_key_smallest_seqno");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_index_block_restart_interval(const rocksdb_table_properties_t *props)}
     */
    public static long rocksdb_table_properties_index_block_restart_interval(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_index_block_restart_interval;
        if (function == null) {
            rocksdb_table_properties_index_block_restart_interval = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_index_block_restart_interval");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_index_key_is_user_key(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_index_key_is_user_key(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_index_key_is_user_key;
        if (function == null) {
            rocksdb_table_properties_index_key_is_user_key = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_index_key_is_user_key");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_index_partitions(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_index_partitions(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_index_partitions;
        if (function == null) {
            rocksdb_table_properties_index_partitions = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_index_partitions");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_index_size(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_index_size(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_index_size;
        if (function == null) {
            rocksdb_table_properties_index_size = function = Symbols.TABLE.find("rocksdb_table_properties_index_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_index_value_is_delta_encoded(const rocksdb_table_properties_t *props)}
     */
    public static long rocksdb_table_properties_index_value_is_delta_encoded(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_index_value_is_delta_encoded;
        if (function == null) {
            rocksdb_table_properties_index_value_is_delta_encoded = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_index_value_is_delta_encoded");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_key_largest_seqno(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_key_largest_seqno(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_key_largest_seqno;
        if (function == null) {
            rocksdb_table_properties_key_largest_seqno = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_key_largest_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_key_smallest_seqno(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_key_smallest_seqno(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_key_smallest_seqno;
        if (function == null) {
            rocksdb_table_properties_key_smallest_seqno = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_key_smallest_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_merge_operator_name(const rocksdb_table_properties_t *props, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_table_properties_merge_operator_name(MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_merge_operator_name;
        if (function == null) {
            rocksdb_table_properties_merge_operator_name = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_merge_operator_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_newest_key_time(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_newest_key_time(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_newest_key_time;
        if (function == null) {
            rocksdb_table_properties_newest_key_time = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_newest_key_time");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_num_data_blocks(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_num_data_blocks(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_data_blocks;
        if (function == null) {
            rocksdb_table_properties_num_data_blocks = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_data_blocks");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_num_data_blocks_compression_bypassed(const rocksdb_table_properties_t
     * *props)}
     */
    public static long rocksdb_table_properties_num_data_blocks_compression_bypassed(
            MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_data_blocks_compression_bypassed;
        if (function == null) {
            rocksdb_table_properties_num_data_blocks_compression_bypassed = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_data_blocks_compression_bypassed");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_num_data_blocks_compression_rejected(const rocksdb_table_properties_t
     * *props)}
     */
    public static long rocksdb_table_properties_num_data_blocks_compression_rejected(
            MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_data_blocks_compression_rejected;
        if (function == null) {
            rocksdb_table_properties_num_data_blocks_compression_rejected = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_data_blocks_compression_rejected");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_num_deletions(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_num_deletions(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_deletions;
        if (function == null) {
            rocksdb_table_properties_num_deletions = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_deletions");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_num_entries(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_num_entries(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_entries;
        if (function == null) {
            rocksdb_table_properties_num_entries = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_entries");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_num_filter_entries(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_num_filter_entries(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_filter_entries;
        if (function == null) {
            rocksdb_table_properties_num_filter_entries = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_filter_entries");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_num_merge_operands(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_num_merge_operands(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_merge_operands;
        if (function == null) {
            rocksdb_table_properties_num_merge_operands = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_merge_operands");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_num_range_deletions(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_num_range_deletions(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_range_deletions;
        if (function == null) {
            rocksdb_table_properties_num_range_deletions = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_range_deletions");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_num_uniform_blocks(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_num_uniform_blocks(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_num_uniform_blocks;
        if (function == null) {
            rocksdb_table_properties_num_uniform_blocks = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_num_uniform_blocks");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_oldest_key_time(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_oldest_key_time(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_oldest_key_time;
        if (function == null) {
            rocksdb_table_properties_oldest_key_time = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_oldest_key_time");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_orig_file_number(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_orig_file_number(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_orig_file_number;
        if (function == null) {
            rocksdb_table_properties_orig_file_number = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_orig_file_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_prefix_extractor_name(const rocksdb_table_properties_t *props, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_table_properties_prefix_extractor_name(
            MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_prefix_extractor_name;
        if (function == null) {
            rocksdb_table_properties_prefix_extractor_name = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_prefix_extractor_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_property_collectors_names(const rocksdb_table_properties_t *props,
     * size_t *size)}
     */
    public static MemorySegment rocksdb_table_properties_property_collectors_names(
            MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_property_collectors_names;
        if (function == null) {
            rocksdb_table_properties_property_collectors_names = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_property_collectors_names");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_raw_key_size(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_raw_key_size(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_raw_key_size;
        if (function == null) {
            rocksdb_table_properties_raw_key_size = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_raw_key_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_raw_value_size(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_raw_value_size(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_raw_value_size;
        if (function == null) {
            rocksdb_table_properties_raw_value_size = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_raw_value_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_table_properties_readable_properties_count(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_readable_properties_count(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_readable_properties_count;
        if (function == null) {
            rocksdb_table_properties_readable_properties_count = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_readable_properties_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_readable_properties_key_at(const rocksdb_table_properties_t *props,
     * size_t pos, size_t *key_len)}
     */
    public static MemorySegment rocksdb_table_properties_readable_properties_key_at(
            MemorySegment props, long pos, MemorySegment key_len) {
        MemorySegment function = rocksdb_table_properties_readable_properties_key_at;
        if (function == null) {
            rocksdb_table_properties_readable_properties_key_at = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_readable_properties_key_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), pos, key_len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_readable_properties_value_at(const rocksdb_table_properties_t *props,
     * size_t pos, size_t *value_len)}
     */
    public static MemorySegment rocksdb_table_properties_readable_properties_value_at(
            MemorySegment props, long pos, MemorySegment value_len) {
        MemorySegment function = rocksdb_table_properties_readable_properties_value_at;
        if (function == null) {
            rocksdb_table_properties_readable_properties_value_at = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_readable_properties_value_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), pos, value_len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_separate_key_value_in_data_block(const rocksdb_table_properties_t
     * *props)}
     */
    public static long rocksdb_table_properties_separate_key_value_in_data_block(
            MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_separate_key_value_in_data_block;
        if (function == null) {
            rocksdb_table_properties_separate_key_value_in_data_block = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_separate_key_value_in_data_block");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_seqno_to_time_mapping(const rocksdb_table_properties_t *props, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_table_properties_seqno_to_time_mapping(
            MemorySegment props, MemorySegment size) {
        MemorySegment function = rocksdb_table_properties_seqno_to_time_mapping;
        if (function == null) {
            rocksdb_table_properties_seqno_to_time_mapping = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_seqno_to_time_mapping");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_slow_compression_estimated_data_size(const rocksdb_table_properties_t
     * *props)}
     */
    public static long rocksdb_table_properties_slow_compression_estimated_data_size(
            MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_slow_compression_estimated_data_size;
        if (function == null) {
            rocksdb_table_properties_slow_compression_estimated_data_size = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_slow_compression_estimated_data_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_tail_start_offset(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_tail_start_offset(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_tail_start_offset;
        if (function == null) {
            rocksdb_table_properties_tail_start_offset = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_tail_start_offset");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_top_level_index_size(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_top_level_index_size(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_top_level_index_size;
        if (function == null) {
            rocksdb_table_properties_top_level_index_size = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_top_level_index_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_udi_is_primary_index(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_udi_is_primary_index(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_udi_is_primary_index;
        if (function == null) {
            rocksdb_table_properties_udi_is_primary_index = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_udi_is_primary_index");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_table_properties_uncompressed_data_size(const rocksdb_table_properties_t *props)} */
    public static long rocksdb_table_properties_uncompressed_data_size(MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_uncompressed_data_size;
        if (function == null) {
            rocksdb_table_properties_uncompressed_data_size = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_uncompressed_data_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_table_properties_user_collected_properties_count(const rocksdb_table_properties_t *props)}
     */
    public static long rocksdb_table_properties_user_collected_properties_count(
            MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_user_collected_properties_count;
        if (function == null) {
            rocksdb_table_properties_user_collected_properties_count = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_user_collected_properties_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_user_collected_properties_key_at(const rocksdb_table_properties_t
     * *props, size_t pos, size_t *key_len)}
     */
    public static MemorySegment rocksdb_table_properties_user_collected_properties_key_at(
            MemorySegment props, long pos, MemorySegment key_len) {
        MemorySegment function = rocksdb_table_properties_user_collected_properties_key_at;
        if (function == null) {
            rocksdb_table_properties_user_collected_properties_key_at = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_user_collected_properties_key_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), pos, key_len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_table_properties_user_collected_properties_value_at(const rocksdb_table_properties_t
     * *props, size_t pos, size_t *value_len)}
     */
    public static MemorySegment rocksdb_table_properties_user_collected_properties_value_at(
            MemorySegment props, long pos, MemorySegment value_len) {
        MemorySegment function = rocksdb_table_properties_user_collected_properties_value_at;
        if (function == null) {
            rocksdb_table_properties_user_collected_properties_value_at = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_user_collected_properties_value_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, props.address(), pos, value_len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_table_properties_user_defined_timestamps_persisted(const rocksdb_table_properties_t
     * *props)}
     */
    public static long rocksdb_table_properties_user_defined_timestamps_persisted(
            MemorySegment props) {
        MemorySegment function = rocksdb_table_properties_user_defined_timestamps_persisted;
        if (function == null) {
            rocksdb_table_properties_user_defined_timestamps_persisted = function = Symbols.TABLE.find(
                    "rocksdb_table_properties_user_defined_timestamps_persisted");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, props.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
