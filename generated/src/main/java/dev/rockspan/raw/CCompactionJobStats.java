package dev.rockspan.raw;

import dev.rockspan.CompactionJobStats;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionJobStats}. */
public final class CCompactionJobStats {
    private static @Nullable MemorySegment rocksdb_compaction_job_stats_cpu_micros;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_elapsed_micros;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_file_fsync_nanos;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_file_prepare_write_nanos;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_file_range_sync_nanos;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_file_write_nanos;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_has_accurate_num_input_records;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_is_full_compaction;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_is_manual_compaction;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_is_remote_compaction;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_largest_output_key_prefix;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_blobs_read;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_corrupt_keys;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_expired_deletion_records;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_filtered_input_files;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_filtered_input_files_at_output_level;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_input_deletion_records;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_input_files;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_input_files_at_output_level;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_input_files_trivially_moved;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_input_records;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_output_files;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_output_files_blob;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_output_records;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_records_replaced;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_single_del_fallthru;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_num_single_del_mismatch;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_smallest_output_key_prefix;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_total_blob_bytes_read;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_total_input_bytes;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_total_input_raw_key_bytes;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_total_input_raw_value_bytes;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_total_output_bytes;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_total_output_bytes_blob;

    private static @Nullable MemorySegment rocksdb_compaction_job_stats_total_skipped_input_bytes;

    private CCompactionJobStats() {
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_cpu_micros(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_cpu_micros(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_cpu_micros;
        if (function == null) {
            rocksdb_compaction_job_stats_cpu_micros = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_cpu_micros");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_elapsed_micros(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_elapsed_micros(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_elapsed_micros;
        if (function == null) {
            rocksdb_compaction_job_stats_elapsed_micros = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_elapsed_micros");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_file_fsync_nanos(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_file_fsync_nanos(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_file_fsync_nanos;
        if (function == null) {
            rocksdb_compaction_job_stats_file_fsync_nanos = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_file_fsync_nanos");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_file_prepare_write_nanos(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_file_prepare_write_nanos(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_file_prepare_write_nanos;
        if (function == null) {
            rocksdb_compaction_job_stats_file_prepare_write_nanos = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_file_prepare_write_nanos");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_file_range_sync_nanos(const rocksdb_compaction_job_stats_t *stats)}
     */
    public static long rocksdb_compaction_job_stats_file_range_sync_nanos(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_file_range_sync_nanos;
        if (function == null) {
            rocksdb_compaction_job_stats_file_range_sync_nanos = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_file_range_sync_nanos");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_file_write_nanos(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_file_write_nanos(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_file_write_nanos;
        if (function == null) {
            rocksdb_compaction_job_stats_file_write_nanos = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_file_write_nanos");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_compaction_job_stats_has_accurate_num_input_records(const
     * rocksdb_compaction_job_stats_t *stats)}
     */
    public static byte rocksdb_compaction_job_stats_has_accurate_num_input_records(
            MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_has_accurate_num_input_records;
        if (function == null) {
            rocksdb_compaction_job_stats_has_accurate_num_input_records = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_has_accurate_num_input_records");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_compaction_job_stats_is_full_compaction(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static byte rocksdb_compaction_job_stats_is_full_compaction(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_is_full_compaction;
        if (function == null) {
            rocksdb_compaction_job_stats_is_full_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_is_full_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_compaction_job_stats_is_manual_compaction(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static byte rocksdb_compaction_job_stats_is_manual_compaction(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_is_manual_compaction;
        if (function == null) {
            rocksdb_compaction_job_stats_is_manual_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_is_manual_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_compaction_job_stats_is_remote_compaction(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static byte rocksdb_compaction_job_stats_is_remote_compaction(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_is_remote_compaction;
        if (function == null) {
            rocksdb_compaction_job_stats_is_remote_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_is_remote_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compaction_job_stats_largest_output_key_prefix(const rocksdb_compaction_job_stats_t
     * *stats, size_t *size)}
     */
    public static MemorySegment rocksdb_compaction_job_stats_largest_output_key_prefix(
            MemorySegment stats, MemorySegment size) {
        MemorySegment function = rocksdb_compaction_job_stats_largest_output_key_prefix;
        if (function == null) {
            rocksdb_compaction_job_stats_largest_output_key_prefix = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_largest_output_key_prefix");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, stats.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_num_blobs_read(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_num_blobs_read(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_blobs_read;
        if (function == null) {
            rocksdb_compaction_job_stats_num_blobs_read = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_blobs_read");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_num_corrupt_keys(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_num_corrupt_keys(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_corrupt_keys;
        if (function == null) {
            rocksdb_compaction_job_stats_num_corrupt_keys = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_corrupt_keys");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_num_expired_deletion_records(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_expired_deletion_records(
            MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_expired_deletion_records;
        if (function == null) {
            rocksdb_compaction_job_stats_num_expired_deletion_records = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_expired_deletion_records");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_compaction_job_stats_num_filtered_input_files(const rocksdb_compaction_job_stats_t *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_filtered_input_files(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_filtered_input_files;
        if (function == null) {
            rocksdb_compaction_job_stats_num_filtered_input_files = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_filtered_input_files");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_compaction_job_stats_num_filtered_input_files_at_output_level(const
     * rocksdb_compaction_job_stats_t *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_filtered_input_files_at_output_level(
            MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_filtered_input_files_at_output_level;
        if (function == null) {
            rocksdb_compaction_job_stats_num_filtered_input_files_at_output_level = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_filtered_input_files_at_output_level");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_num_input_deletion_records(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_input_deletion_records(
            MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_input_deletion_records;
        if (function == null) {
            rocksdb_compaction_job_stats_num_input_deletion_records = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_input_deletion_records");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_compaction_job_stats_num_input_files(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_num_input_files(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_input_files;
        if (function == null) {
            rocksdb_compaction_job_stats_num_input_files = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_input_files");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_compaction_job_stats_num_input_files_at_output_level(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_input_files_at_output_level(
            MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_input_files_at_output_level;
        if (function == null) {
            rocksdb_compaction_job_stats_num_input_files_at_output_level = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_input_files_at_output_level");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_compaction_job_stats_num_input_files_trivially_moved(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_input_files_trivially_moved(
            MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_input_files_trivially_moved;
        if (function == null) {
            rocksdb_compaction_job_stats_num_input_files_trivially_moved = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_input_files_trivially_moved");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_num_input_records(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_num_input_records(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_input_records;
        if (function == null) {
            rocksdb_compaction_job_stats_num_input_records = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_input_records");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_compaction_job_stats_num_output_files(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_num_output_files(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_output_files;
        if (function == null) {
            rocksdb_compaction_job_stats_num_output_files = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_output_files");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_compaction_job_stats_num_output_files_blob(const rocksdb_compaction_job_stats_t *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_output_files_blob(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_output_files_blob;
        if (function == null) {
            rocksdb_compaction_job_stats_num_output_files_blob = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_output_files_blob");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_num_output_records(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_num_output_records(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_output_records;
        if (function == null) {
            rocksdb_compaction_job_stats_num_output_records = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_output_records");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_num_records_replaced(const rocksdb_compaction_job_stats_t *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_records_replaced(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_records_replaced;
        if (function == null) {
            rocksdb_compaction_job_stats_num_records_replaced = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_records_replaced");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_num_single_del_fallthru(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_single_del_fallthru(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_single_del_fallthru;
        if (function == null) {
            rocksdb_compaction_job_stats_num_single_del_fallthru = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_single_del_fallthru");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_num_single_del_mismatch(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_num_single_del_mismatch(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_num_single_del_mismatch;
        if (function == null) {
            rocksdb_compaction_job_stats_num_single_del_mismatch = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_num_single_del_mismatch");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compaction_job_stats_smallest_output_key_prefix(const rocksdb_compaction_job_stats_t
     * *stats, size_t *size)}
     */
    public static MemorySegment rocksdb_compaction_job_stats_smallest_output_key_prefix(
            MemorySegment stats, MemorySegment size) {
        MemorySegment function = rocksdb_compaction_job_stats_smallest_output_key_prefix;
        if (function == null) {
            rocksdb_compaction_job_stats_smallest_output_key_prefix = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_smallest_output_key_prefix");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, stats.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_total_blob_bytes_read(const rocksdb_compaction_job_stats_t *stats)}
     */
    public static long rocksdb_compaction_job_stats_total_blob_bytes_read(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_total_blob_bytes_read;
        if (function == null) {
            rocksdb_compaction_job_stats_total_blob_bytes_read = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_total_blob_bytes_read");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_total_input_bytes(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_total_input_bytes(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_total_input_bytes;
        if (function == null) {
            rocksdb_compaction_job_stats_total_input_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_total_input_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_total_input_raw_key_bytes(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_total_input_raw_key_bytes(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_total_input_raw_key_bytes;
        if (function == null) {
            rocksdb_compaction_job_stats_total_input_raw_key_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_total_input_raw_key_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_total_input_raw_value_bytes(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_total_input_raw_value_bytes(
            MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_total_input_raw_value_bytes;
        if (function == null) {
            rocksdb_compaction_job_stats_total_input_raw_value_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_total_input_raw_value_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_job_stats_total_output_bytes(const rocksdb_compaction_job_stats_t *stats)} */
    public static long rocksdb_compaction_job_stats_total_output_bytes(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_total_output_bytes;
        if (function == null) {
            rocksdb_compaction_job_stats_total_output_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_total_output_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_total_output_bytes_blob(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_total_output_bytes_blob(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_total_output_bytes_blob;
        if (function == null) {
            rocksdb_compaction_job_stats_total_output_bytes_blob = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_total_output_bytes_blob");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_job_stats_total_skipped_input_bytes(const rocksdb_compaction_job_stats_t
     * *stats)}
     */
    public static long rocksdb_compaction_job_stats_total_skipped_input_bytes(MemorySegment stats) {
        MemorySegment function = rocksdb_compaction_job_stats_total_skipped_input_bytes;
        if (function == null) {
            rocksdb_compaction_job_stats_total_skipped_input_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compaction_job_stats_total_skipped_input_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, stats.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
