package dev.rockspan.raw;

import dev.rockspan.FlushJobInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link FlushJobInfo}. */
public final class CFlushJobInfo {
    private static @Nullable MemorySegment rocksdb_flushjobinfo_blob_compression_type;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_blob_file_addition_info_at;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_blob_file_addition_infos_count;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_cf_id;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_cf_name;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_file_number;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_file_path;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_flush_reason;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_job_id;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_largest_seqno;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_oldest_blob_file_number;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_smallest_seqno;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_table_properties;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_thread_id;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_triggered_writes_slowdown;

    private static @Nullable MemorySegment rocksdb_flushjobinfo_triggered_writes_stop;

    private CFlushJobInfo() {
    }

    /** {@code uint32_t rocksdb_flushjobinfo_blob_compression_type(const rocksdb_flushjobinfo_t *info)} */
    public static int rocksdb_flushjobinfo_blob_compression_type(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_blob_compression_type;
        if (function == null) {
            rocksdb_flushjobinfo_blob_compression_type = function = Symbols.TABLE.find(
                    "rocksdb_flushjobinfo_blob_compression_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_blob_file_addition_info_t *rocksdb_flushjobinfo_blob_file_addition_info_at(const
     * rocksdb_flushjobinfo_t *info, size_t pos)}
     */
    public static MemorySegment rocksdb_flushjobinfo_blob_file_addition_info_at(MemorySegment info, long pos) {
        MemorySegment function = rocksdb_flushjobinfo_blob_file_addition_info_at;
        if (function == null) {
            rocksdb_flushjobinfo_blob_file_addition_info_at = function = Symbols.TABLE.find(
                    "rocksdb_flushjobinfo_blob_file_addition_info_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), pos, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_flushjobinfo_blob_file_addition_infos_count(const rocksdb_flushjobinfo_t *info)} */
    public static long rocksdb_flushjobinfo_blob_file_addition_infos_count(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_blob_file_addition_infos_count;
        if (function == null) {
            rocksdb_flushjobinfo_blob_file_addition_infos_count = function = Symbols.TABLE.find(
                    "rocksdb_flushjobinfo_blob_file_addition_infos_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_flushjobinfo_cf_id(const rocksdb_flushjobinfo_t *info)} */
    public static int rocksdb_flushjobinfo_cf_id(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_cf_id;
        if (function == null) {
            rocksdb_flushjobinfo_cf_id = function = Symbols.TABLE.find("rocksdb_flushjobinfo_cf_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_flushjobinfo_cf_name(const rocksdb_flushjobinfo_t *info, size_t *size)} */
    public static MemorySegment rocksdb_flushjobinfo_cf_name(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_flushjobinfo_cf_name;
        if (function == null) {
            rocksdb_flushjobinfo_cf_name = function = Symbols.TABLE.find("rocksdb_flushjobinfo_cf_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_flushjobinfo_file_number(const rocksdb_flushjobinfo_t *info)} */
    public static long rocksdb_flushjobinfo_file_number(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_file_number;
        if (function == null) {
            rocksdb_flushjobinfo_file_number = function = Symbols.TABLE.find("rocksdb_flushjobinfo_file_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_flushjobinfo_file_path(const rocksdb_flushjobinfo_t *info, size_t *size)} */
    public static MemorySegment rocksdb_flushjobinfo_file_path(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_flushjobinfo_file_path;
        if (function == null) {
            rocksdb_flushjobinfo_file_path = function = Symbols.TABLE.find("rocksdb_flushjobinfo_file_path");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_flushjobinfo_flush_reason(const rocksdb_flushjobinfo_t *info)} */
    public static int rocksdb_flushjobinfo_flush_reason(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_flush_reason;
        if (function == null) {
            rocksdb_flushjobinfo_flush_reason = function = Symbols.TABLE.find("rocksdb_flushjobinfo_flush_reason");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_flushjobinfo_job_id(const rocksdb_flushjobinfo_t *info)} */
    public static int rocksdb_flushjobinfo_job_id(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_job_id;
        if (function == null) {
            rocksdb_flushjobinfo_job_id = function = Symbols.TABLE.find("rocksdb_flushjobinfo_job_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_flushjobinfo_largest_seqno(const rocksdb_flushjobinfo_t *info)} */
    public static long rocksdb_flushjobinfo_largest_seqno(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_largest_seqno;
        if (function == null) {
            rocksdb_flushjobinfo_largest_seqno = function = Symbols.TABLE.find("rocksdb_flushjobinfo_largest_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_flushjobinfo_oldest_blob_file_number(const rocksdb_flushjobinfo_t *info)} */
    public static long rocksdb_flushjobinfo_oldest_blob_file_number(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_oldest_blob_file_number;
        if (function == null) {
            rocksdb_flushjobinfo_oldest_blob_file_number = function = Symbols.TABLE.find(
                    "rocksdb_flushjobinfo_oldest_blob_file_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_flushjobinfo_smallest_seqno(const rocksdb_flushjobinfo_t *info)} */
    public static long rocksdb_flushjobinfo_smallest_seqno(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_smallest_seqno;
        if (function == null) {
            rocksdb_flushjobinfo_smallest_seqno = function = Symbols.TABLE.find("rocksdb_flushjobinfo_smallest_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_table_properties_t *rocksdb_flushjobinfo_table_properties(const rocksdb_flushjobinfo_t
     * *info)}
     */
    public static MemorySegment rocksdb_flushjobinfo_table_properties(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_table_properties;
        if (function == null) {
            rocksdb_flushjobinfo_table_properties = function = Symbols.TABLE.find(
                    "rocksdb_flushjobinfo_table_properties");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_flushjobinfo_thread_id(const rocksdb_flushjobinfo_t *info)} */
    public static long rocksdb_flushjobinfo_thread_id(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_thread_id;
        if (function == null) {
            rocksdb_flushjobinfo_thread_id = function = Symbols.TABLE.find("rocksdb_flushjobinfo_thread_id");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_flushjobinfo_triggered_writes_slowdown(const rocksdb_flushjobinfo_t *info)} */
    public static byte rocksdb_flushjobinfo_triggered_writes_slowdown(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_triggered_writes_slowdown;
        if (function == null) {
            rocksdb_flushjobinfo_triggered_writes_slowdown = function = Symbols.TABLE.find(
                    "rocksdb_flushjobinfo_triggered_writes_slowdown");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_flushjobinfo_triggered_writes_stop(const rocksdb_flushjobinfo_t *info)} */
    public static byte rocksdb_flushjobinfo_triggered_writes_stop(MemorySegment info) {
        MemorySegment function = rocksdb_flushjobinfo_triggered_writes_stop;
        if (function == null) {
            rocksdb_flushjobinfo_triggered_writes_stop = function = Symbols.TABLE.find(
                    "rocksdb_flushjobinfo_triggered_writes_stop");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
