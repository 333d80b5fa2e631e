package dev.rockspan.raw;

import dev.rockspan.CompactionJobInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionJobInfo}. */
public final class CCompactionJobInfo {
    private static @Nullable MemorySegment rocksdb_compactionjobinfo_aborted;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_base_input_level;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_compression_type;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_file_addition_info_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_file_addition_infos_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_file_garbage_info_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_blob_file_garbage_infos_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_cf_id;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_cf_name;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_compaction_reason;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_compression;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_create;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_destroy;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_elapsed_micros;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_file_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_file_info_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_file_infos_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_files_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_input_records;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_job_id;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_num_corrupt_keys;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_num_input_files;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_num_input_files_at_output_level;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_num_l0_files;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_file_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_file_info_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_file_infos_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_files_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_level;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_output_records;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_stats;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_status;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_table_properties_count;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_table_properties_for_file;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_table_properties_key_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_table_properties_value_at;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_thread_id;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_total_input_bytes;

    private static @Nullable MemorySegment rocksdb_compactionjobinfo_total_output_bytes;

    private CCompactionJobInfo() {
    }

    /** {@code unsigned char rocksdb_compactionjobinfo_aborted(const rocksdb_compactionjobinfo_t *info)} */
    public static byte rocksdb_compactionjobinfo_aborted(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_aborted;
        if (function == null) {
            rocksdb_compactionjobinfo_aborted = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_aborted");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactionjobinfo_base_input_level(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_base_input_level(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_base_input_level;
        if (function == null) {
            rocksdb_compactionjobinfo_base_input_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_base_input_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_compactionjobinfo_blob_compression_type(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_blob_compression_type(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_compression_type;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_compression_type = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_compression_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_blob_file_addition_info_t *rocksdb_compactionjobinfo_blob_file_addition_info_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_blob_file_addition_info_at(
            MemorySegment info, long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_file_addition_info_at;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_file_addition_info_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_file_addition_info_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), pos, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_compactionjobinfo_blob_file_addition_infos_count(const rocksdb_compactionjobinfo_t *info)}
     */
    public static long rocksdb_compactionjobinfo_blob_file_addition_infos_count(
            MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_file_addition_infos_count;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_file_addition_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_file_addition_infos_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_blob_file_garbage_info_t *rocksdb_compactionjobinfo_blob_file_garbage_info_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_blob_file_garbage_info_at(
            MemorySegment info, long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_file_garbage_info_at;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_file_garbage_info_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_file_garbage_info_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), pos, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_compactionjobinfo_blob_file_garbage_infos_count(const rocksdb_compactionjobinfo_t *info)}
     */
    public static long rocksdb_compactionjobinfo_blob_file_garbage_infos_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_blob_file_garbage_infos_count;
        if (function == null) {
            rocksdb_compactionjobinfo_blob_file_garbage_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_blob_file_garbage_infos_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_compactionjobinfo_cf_id(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_cf_id(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_cf_id;
        if (function == null) {
            rocksdb_compactionjobinfo_cf_id = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_cf_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_compactionjobinfo_cf_name(const rocksdb_compactionjobinfo_t *info, size_t *size)} */
    public static MemorySegment rocksdb_compactionjobinfo_cf_name(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_compactionjobinfo_cf_name;
        if (function == null) {
            rocksdb_compactionjobinfo_cf_name = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_cf_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_compactionjobinfo_compaction_reason(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_compaction_reason(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_compaction_reason;
        if (function == null) {
            rocksdb_compactionjobinfo_compaction_reason = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_compaction_reason");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_compactionjobinfo_compression(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_compression(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_compression;
        if (function == null) {
            rocksdb_compactionjobinfo_compression = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_compression");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_compactionjobinfo_t *rocksdb_compactionjobinfo_create(void)} */
    public static MemorySegment rocksdb_compactionjobinfo_create() {
        MemorySegment function = rocksdb_compactionjobinfo_create;
        if (function == null) {
            rocksdb_compactionjobinfo_create = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactionjobinfo_destroy(rocksdb_compactionjobinfo_t *info)} */
    public static void rocksdb_compactionjobinfo_destroy(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_destroy;
        if (function == null) {
            rocksdb_compactionjobinfo_destroy = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_elapsed_micros(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_elapsed_micros(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_elapsed_micros;
        if (function == null) {
            rocksdb_compactionjobinfo_elapsed_micros = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_elapsed_micros");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compactionjobinfo_input_file_at(const rocksdb_compactionjobinfo_t *info, size_t pos,
     * size_t *size)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_input_file_at(
            MemorySegment info, long pos, MemorySegment size) {
        MemorySegment function = rocksdb_compactionjobinfo_input_file_at;
        if (function == null) {
            rocksdb_compactionjobinfo_input_file_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_file_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), pos, size.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_compaction_file_info_t *rocksdb_compactionjobinfo_input_file_info_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_input_file_info_at(MemorySegment info, long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_input_file_info_at;
        if (function == null) {
            rocksdb_compactionjobinfo_input_file_info_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_file_info_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), pos, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_compactionjobinfo_input_file_infos_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_input_file_infos_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_input_file_infos_count;
        if (function == null) {
            rocksdb_compactionjobinfo_input_file_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_file_infos_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_compactionjobinfo_input_files_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_input_files_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_input_files_count;
        if (function == null) {
            rocksdb_compactionjobinfo_input_files_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_files_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_input_records(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_input_records(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_input_records;
        if (function == null) {
            rocksdb_compactionjobinfo_input_records = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_input_records");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactionjobinfo_job_id(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_job_id(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_job_id;
        if (function == null) {
            rocksdb_compactionjobinfo_job_id = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_job_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_num_corrupt_keys(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_num_corrupt_keys(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_num_corrupt_keys;
        if (function == null) {
            rocksdb_compactionjobinfo_num_corrupt_keys = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_num_corrupt_keys");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_compactionjobinfo_num_input_files(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_num_input_files(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_num_input_files;
        if (function == null) {
            rocksdb_compactionjobinfo_num_input_files = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_num_input_files");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_compactionjobinfo_num_input_files_at_output_level(const rocksdb_compactionjobinfo_t *info)}
     */
    public static long rocksdb_compactionjobinfo_num_input_files_at_output_level(
            MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_num_input_files_at_output_level;
        if (function == null) {
            rocksdb_compactionjobinfo_num_input_files_at_output_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_num_input_files_at_output_level");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactionjobinfo_num_l0_files(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_num_l0_files(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_num_l0_files;
        if (function == null) {
            rocksdb_compactionjobinfo_num_l0_files = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_num_l0_files");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compactionjobinfo_output_file_at(const rocksdb_compactionjobinfo_t *info, size_t pos,
     * size_t *size)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_output_file_at(
            MemorySegment info, long pos, MemorySegment size) {
        MemorySegment function = rocksdb_compactionjobinfo_output_file_at;
        if (function == null) {
            rocksdb_compactionjobinfo_output_file_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_file_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), pos, size.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_compaction_file_info_t *rocksdb_compactionjobinfo_output_file_info_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_output_file_info_at(MemorySegment info, long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_output_file_info_at;
        if (function == null) {
            rocksdb_compactionjobinfo_output_file_info_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_file_info_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), pos, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_compactionjobinfo_output_file_infos_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_output_file_infos_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_output_file_infos_count;
        if (function == null) {
            rocksdb_compactionjobinfo_output_file_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_file_infos_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_compactionjobinfo_output_files_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_output_files_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_output_files_count;
        if (function == null) {
            rocksdb_compactionjobinfo_output_files_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_files_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactionjobinfo_output_level(const rocksdb_compactionjobinfo_t *info)} */
    public static int rocksdb_compactionjobinfo_output_level(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_output_level;
        if (function == null) {
            rocksdb_compactionjobinfo_output_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_output_records(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_output_records(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_output_records;
        if (function == null) {
            rocksdb_compactionjobinfo_output_records = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_output_records");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_compaction_job_stats_t *rocksdb_compactionjobinfo_stats(const rocksdb_compactionjobinfo_t
     * *info)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_stats(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_stats;
        if (function == null) {
            rocksdb_compactionjobinfo_stats = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_stats");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactionjobinfo_status(const rocksdb_compactionjobinfo_t *info, char **errptr)} */
    public static void rocksdb_compactionjobinfo_status(MemorySegment info, MemorySegment errptr) {
        MemorySegment function = rocksdb_compactionjobinfo_status;
        if (function == null) {
            rocksdb_compactionjobinfo_status = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_status");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_compactionjobinfo_table_properties_count(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_table_properties_count(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_table_properties_count;
        if (function == null) {
            rocksdb_compactionjobinfo_table_properties_count = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_table_properties_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_table_properties_t *rocksdb_compactionjobinfo_table_properties_for_file(const
     * rocksdb_compactionjobinfo_t *info, const char *file_name, size_t file_name_len)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_table_properties_for_file(
            MemorySegment info, MemorySegment file_name, long file_name_len) {
        MemorySegment function = rocksdb_compactionjobinfo_table_properties_for_file;
        if (function == null) {
            rocksdb_compactionjobinfo_table_properties_for_file = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_table_properties_for_file");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JPJ_J.HANDLE.invokeExact(
                    function, info.address(), file_name, file_name_len));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compactionjobinfo_table_properties_key_at(const rocksdb_compactionjobinfo_t *info,
     * size_t pos, size_t *key_len)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_table_properties_key_at(
            MemorySegment info, long pos, MemorySegment key_len) {
        MemorySegment function = rocksdb_compactionjobinfo_table_properties_key_at;
        if (function == null) {
            rocksdb_compactionjobinfo_table_properties_key_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_table_properties_key_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), pos, key_len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_table_properties_t *rocksdb_compactionjobinfo_table_properties_value_at(const
     * rocksdb_compactionjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_compactionjobinfo_table_properties_value_at(
            MemorySegment info, long pos) {
        MemorySegment function = rocksdb_compactionjobinfo_table_properties_value_at;
        if (function == null) {
            rocksdb_compactionjobinfo_table_properties_value_at = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_table_properties_value_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), pos, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_thread_id(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_thread_id(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_thread_id;
        if (function == null) {
            rocksdb_compactionjobinfo_thread_id = function = Symbols.TABLE.find("rocksdb_compactionjobinfo_thread_id");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_total_input_bytes(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_total_input_bytes(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_total_input_bytes;
        if (function == null) {
            rocksdb_compactionjobinfo_total_input_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_total_input_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compactionjobinfo_total_output_bytes(const rocksdb_compactionjobinfo_t *info)} */
    public static long rocksdb_compactionjobinfo_total_output_bytes(MemorySegment info) {
        MemorySegment function = rocksdb_compactionjobinfo_total_output_bytes;
        if (function == null) {
            rocksdb_compactionjobinfo_total_output_bytes = function = Symbols.TABLE.find(
                    "rocksdb_compactionjobinfo_total_output_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
