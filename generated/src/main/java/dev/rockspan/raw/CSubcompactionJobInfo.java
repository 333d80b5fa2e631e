package dev.rockspan.raw;

import dev.rockspan.SubcompactionJobInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link SubcompactionJobInfo}. */
public final class CSubcompactionJobInfo {
    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_base_input_level;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_blob_compression_type;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_cf_id;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_cf_name;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_compaction_reason;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_compression;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_job_id;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_output_level;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_stats;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_status;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_subcompaction_job_id;

    private static @Nullable MemorySegment rocksdb_subcompactionjobinfo_thread_id;

    private CSubcompactionJobInfo() {
    }

    /** {@code int rocksdb_subcompactionjobinfo_base_input_level(const rocksdb_subcompactionjobinfo_t *info)} */
    public static int rocksdb_subcompactionjobinfo_base_input_level(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_base_input_level;
        if (function == null) {
            rocksdb_subcompactionjobinfo_base_input_level = function = Symbols.TABLE.find(
                    "rocksdb_subcompactionjobinfo_base_input_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint32_t rocksdb_subcompactionjobinfo_blob_compression_type(const rocksdb_subcompactionjobinfo_t *info)}
     */
    public static int rocksdb_subcompactionjobinfo_blob_compression_type(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_blob_compression_type;
        if (function == null) {
            rocksdb_subcompactionjobinfo_blob_compression_type = function = Symbols.TABLE.find(
                    "rocksdb_subcompactionjobinfo_blob_compression_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_subcompactionjobinfo_cf_id(const rocksdb_subcompactionjobinfo_t *info)} */
    public static int rocksdb_subcompactionjobinfo_cf_id(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_cf_id;
        if (function == null) {
            rocksdb_subcompactionjobinfo_cf_id = function = Symbols.TABLE.find("rocksdb_subcompactionjobinfo_cf_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_subcompactionjobinfo_cf_name(const rocksdb_subcompactionjobinfo_t *info, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_subcompactionjobinfo_cf_name(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_subcompactionjobinfo_cf_name;
        if (function == null) {
            rocksdb_subcompactionjobinfo_cf_name = function = Symbols.TABLE.find(
                    "rocksdb_subcompactionjobinfo_cf_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_subcompactionjobinfo_compaction_reason(const rocksdb_subcompactionjobinfo_t *info)} */
    public static int rocksdb_subcompactionjobinfo_compaction_reason(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_compaction_reason;
        if (function == null) {
            rocksdb_subcompactionjobinfo_compaction_reason = function = Symbols.TABLE.find(
                    "rocksdb_subcompactionjobinfo_compaction_reason");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_subcompactionjobinfo_compression(const rocksdb_subcompactionjobinfo_t *info)} */
    public static int rocksdb_subcompactionjobinfo_compression(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_compression;
        if (function == null) {
            rocksdb_subcompactionjobinfo_compression = function = Symbols.TABLE.find(
                    "rocksdb_subcompactionjobinfo_compression");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_subcompactionjobinfo_job_id(const rocksdb_subcompactionjobinfo_t *info)} */
    public static int rocksdb_subcompactionjobinfo_job_id(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_job_id;
        if (function == null) {
            rocksdb_subcompactionjobinfo_job_id = function = Symbols.TABLE.find("rocksdb_subcompactionjobinfo_job_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_subcompactionjobinfo_output_level(const rocksdb_subcompactionjobinfo_t *info)} */
    public static int rocksdb_subcompactionjobinfo_output_level(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_output_level;
        if (function == null) {
            rocksdb_subcompactionjobinfo_output_level = function = Symbols.TABLE.find(
                    "rocksdb_subcompactionjobinfo_output_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_compaction_job_stats_t *rocksdb_subcompactionjobinfo_stats(const
     * rocksdb_subcompactionjobinfo_t *info)}
     */
    public static MemorySegment rocksdb_subcompactionjobinfo_stats(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_stats;
        if (function == null) {
            rocksdb_subcompactionjobinfo_stats = function = Symbols.TABLE.find("rocksdb_subcompactionjobinfo_stats");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_subcompactionjobinfo_status(const rocksdb_subcompactionjobinfo_t *info, char **errptr)} */
    public static void rocksdb_subcompactionjobinfo_status(MemorySegment info, MemorySegment errptr) {
        MemorySegment function = rocksdb_subcompactionjobinfo_status;
        if (function == null) {
            rocksdb_subcompactionjobinfo_status = function = Symbols.TABLE.find("rocksdb_subcompactionjobinfo_status");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_subcompactionjobinfo_subcompaction_job_id(const rocksdb_subcompactionjobinfo_t *info)} */
    public static int rocksdb_subcompactionjobinfo_subcompaction_job_id(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_subcompaction_job_id;
        if (function == null) {
            rocksdb_subcompactionjobinfo_subcompaction_job_id = function = Symbols.TABLE.find(
                    "rocksdb_subcompactionjobinfo_subcompaction_job_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_subcompactionjobinfo_thread_id(const rocksdb_subcompactionjobinfo_t *info)} */
    public static long rocksdb_subcompactionjobinfo_thread_id(MemorySegment info) {
        MemorySegment function = rocksdb_subcompactionjobinfo_thread_id;
        if (function == null) {
            rocksdb_subcompactionjobinfo_thread_id = function = Symbols.TABLE.find(
                    "rocksdb_subcompactionjobinfo_thread_id");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
