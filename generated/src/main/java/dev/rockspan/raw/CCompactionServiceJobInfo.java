package dev.rockspan.raw;

import dev.rockspan.CompactionServiceJobInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionServiceJobInfo}. */
public final class CCompactionServiceJobInfo {
    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_base_input_level;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_cf_id;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_cf_name;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_compaction_reason;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_db_id;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_db_name;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_db_session_id;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_job_id;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_output_level;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_get_priority;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_is_bottommost_level;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_is_full_compaction;

    private static @Nullable MemorySegment rocksdb_compactionservice_jobinfo_t_is_manual_compaction;

    private CCompactionServiceJobInfo() {
    }

    /**
     * {@code int rocksdb_compactionservice_jobinfo_t_get_base_input_level(const rocksdb_compactionservice_jobinfo_t
     * *info)}
     */
    public static int rocksdb_compactionservice_jobinfo_t_get_base_input_level(MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_base_input_level;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_base_input_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_base_input_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint32_t rocksdb_compactionservice_jobinfo_t_get_cf_id(const rocksdb_compactionservice_jobinfo_t *info)}
     */
    public static int rocksdb_compactionservice_jobinfo_t_get_cf_id(MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_cf_id;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_cf_id = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_cf_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compactionservice_jobinfo_t_get_cf_name(const rocksdb_compactionservice_jobinfo_t
     * *info, size_t *len)}
     */
    public static MemorySegment rocksdb_compactionservice_jobinfo_t_get_cf_name(MemorySegment info, MemorySegment len) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_cf_name;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_cf_name = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_cf_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_compactionservice_jobinfo_t_get_compaction_reason(const rocksdb_compactionservice_jobinfo_t
     * *info)}
     */
    public static int rocksdb_compactionservice_jobinfo_t_get_compaction_reason(
            MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_compaction_reason;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_compaction_reason = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_compaction_reason");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compactionservice_jobinfo_t_get_db_id(const rocksdb_compactionservice_jobinfo_t *info,
     * size_t *len)}
     */
    public static MemorySegment rocksdb_compactionservice_jobinfo_t_get_db_id(MemorySegment info, MemorySegment len) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_db_id;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_db_id = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_db_id");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compactionservice_jobinfo_t_get_db_name(const rocksdb_compactionservice_jobinfo_t
     * *info, size_t *len)}
     */
    public static MemorySegment rocksdb_compactionservice_jobinfo_t_get_db_name(MemorySegment info, MemorySegment len) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_db_name;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_db_name = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_db_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_compactionservice_jobinfo_t_get_db_session_id(const
     * rocksdb_compactionservice_jobinfo_t *info, size_t *len)}
     */
    public static MemorySegment rocksdb_compactionservice_jobinfo_t_get_db_session_id(
            MemorySegment info, MemorySegment len) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_db_session_id;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_db_session_id = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_db_session_id");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compactionservice_jobinfo_t_get_job_id(const rocksdb_compactionservice_jobinfo_t *info)}
     */
    public static long rocksdb_compactionservice_jobinfo_t_get_job_id(MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_job_id;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_job_id = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_job_id");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_compactionservice_jobinfo_t_get_output_level(const rocksdb_compactionservice_jobinfo_t *info)}
     */
    public static int rocksdb_compactionservice_jobinfo_t_get_output_level(MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_output_level;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_output_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_output_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactionservice_jobinfo_t_get_priority(const rocksdb_compactionservice_jobinfo_t *info)} */
    public static int rocksdb_compactionservice_jobinfo_t_get_priority(MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_get_priority;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_get_priority = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_get_priority");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_compactionservice_jobinfo_t_is_bottommost_level(const
     * rocksdb_compactionservice_jobinfo_t *info)}
     */
    public static byte rocksdb_compactionservice_jobinfo_t_is_bottommost_level(MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_is_bottommost_level;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_is_bottommost_level = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_is_bottommost_level");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_compactionservice_jobinfo_t_is_full_compaction(const
     * rocksdb_compactionservice_jobinfo_t *info)}
     */
    public static byte rocksdb_compactionservice_jobinfo_t_is_full_compaction(MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_is_full_compaction;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_is_full_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_is_full_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_compactionservice_jobinfo_t_is_manual_compaction(const
     * rocksdb_compactionservice_jobinfo_t *info)}
     */
    public static byte rocksdb_compactionservice_jobinfo_t_is_manual_compaction(
            MemorySegment info) {
        MemorySegment function = rocksdb_compactionservice_jobinfo_t_is_manual_compaction;
        if (function == null) {
            rocksdb_compactionservice_jobinfo_t_is_manual_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compactionservice_jobinfo_t_is_manual_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
