package dev.rockspan.raw;

import dev.rockspan.SstFileManager;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link SstFileManager}. */
public final class CSstFileManager {
    private static @Nullable MemorySegment rocksdb_sst_file_manager_create;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_destroy;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_get_delete_rate_bytes_per_second;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_get_max_trash_db_ratio;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_get_total_size;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_get_total_trash_size;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_is_max_allowed_space_reached;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_set_compaction_buffer_size;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_set_delete_rate_bytes_per_second;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_set_max_allowed_space_usage;

    private static @Nullable MemorySegment rocksdb_sst_file_manager_set_max_trash_db_ratio;

    private CSstFileManager() {
    }

    /** {@code rocksdb_sst_file_manager_t *rocksdb_sst_file_manager_create(rocksdb_env_t *env)} */
    public static MemorySegment rocksdb_sst_file_manager_create(MemorySegment env) {
        MemorySegment function = rocksdb_sst_file_manager_create;
        if (function == null) {
            rocksdb_sst_file_manager_create = function = Symbols.TABLE.find("rocksdb_sst_file_manager_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, env.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_sst_file_manager_destroy(rocksdb_sst_file_manager_t *sfm)} */
    public static void rocksdb_sst_file_manager_destroy(MemorySegment sfm) {
        MemorySegment function = rocksdb_sst_file_manager_destroy;
        if (function == null) {
            rocksdb_sst_file_manager_destroy = function = Symbols.TABLE.find("rocksdb_sst_file_manager_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_sst_file_manager_get_delete_rate_bytes_per_second(rocksdb_sst_file_manager_t *sfm)} */
    public static long rocksdb_sst_file_manager_get_delete_rate_bytes_per_second(
            MemorySegment sfm) {
        MemorySegment function = rocksdb_sst_file_manager_get_delete_rate_bytes_per_second;
        if (function == null) {
            rocksdb_sst_file_manager_get_delete_rate_bytes_per_second = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_get_delete_rate_bytes_per_second");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_sst_file_manager_get_max_trash_db_ratio(rocksdb_sst_file_manager_t *sfm)} */
    public static double rocksdb_sst_file_manager_get_max_trash_db_ratio(MemorySegment sfm) {
        MemorySegment function = rocksdb_sst_file_manager_get_max_trash_db_ratio;
        if (function == null) {
            rocksdb_sst_file_manager_get_max_trash_db_ratio = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_get_max_trash_db_ratio");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, sfm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_sst_file_manager_get_total_size(rocksdb_sst_file_manager_t *sfm)} */
    public static long rocksdb_sst_file_manager_get_total_size(MemorySegment sfm) {
        MemorySegment function = rocksdb_sst_file_manager_get_total_size;
        if (function == null) {
            rocksdb_sst_file_manager_get_total_size = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_get_total_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_sst_file_manager_get_total_trash_size(rocksdb_sst_file_manager_t *sfm)} */
    public static long rocksdb_sst_file_manager_get_total_trash_size(MemorySegment sfm) {
        MemorySegment function = rocksdb_sst_file_manager_get_total_trash_size;
        if (function == null) {
            rocksdb_sst_file_manager_get_total_trash_size = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_get_total_trash_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code bool rocksdb_sst_file_manager_is_max_allowed_space_reached(rocksdb_sst_file_manager_t *sfm)} */
    public static boolean rocksdb_sst_file_manager_is_max_allowed_space_reached(MemorySegment sfm) {
        MemorySegment function = rocksdb_sst_file_manager_is_max_allowed_space_reached;
        if (function == null) {
            rocksdb_sst_file_manager_is_max_allowed_space_reached = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_is_max_allowed_space_reached");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), 0L, 0L) != 0;
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code bool
     * rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions(rocksdb_sst_file_manager_t *sfm)}
     */
    public static boolean rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions(
            MemorySegment sfm) {
        MemorySegment function = rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions;
        if (function == null) {
            rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), 0L, 0L) != 0;
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sst_file_manager_set_compaction_buffer_size(rocksdb_sst_file_manager_t *sfm, uint64_t
     * compaction_buffer_size)}
     */
    public static void rocksdb_sst_file_manager_set_compaction_buffer_size(
            MemorySegment sfm, long compaction_buffer_size) {
        MemorySegment function = rocksdb_sst_file_manager_set_compaction_buffer_size;
        if (function == null) {
            rocksdb_sst_file_manager_set_compaction_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_set_compaction_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), compaction_buffer_size, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sst_file_manager_set_delete_rate_bytes_per_second(rocksdb_sst_file_manager_t *sfm, int64_t
     * delete_rate)}
     */
    public static void rocksdb_sst_file_manager_set_delete_rate_bytes_per_second(MemorySegment sfm, long delete_rate) {
        MemorySegment function = rocksdb_sst_file_manager_set_delete_rate_bytes_per_second;
        if (function == null) {
            rocksdb_sst_file_manager_set_delete_rate_bytes_per_second = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_set_delete_rate_bytes_per_second");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), delete_rate, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sst_file_manager_set_max_allowed_space_usage(rocksdb_sst_file_manager_t *sfm, uint64_t
     * max_allowed_space)}
     */
    public static void rocksdb_sst_file_manager_set_max_allowed_space_usage(MemorySegment sfm, long max_allowed_space) {
        MemorySegment function = rocksdb_sst_file_manager_set_max_allowed_space_usage;
        if (function == null) {
            rocksdb_sst_file_manager_set_max_allowed_space_usage = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_set_max_allowed_space_usage");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, sfm.address(), max_allowed_space, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_sst_file_manager_set_max_trash_db_ratio(rocksdb_sst_file_manager_t *sfm, double ratio)} */
    public static void rocksdb_sst_file_manager_set_max_trash_db_ratio(MemorySegment sfm, double ratio) {
        MemorySegment function = rocksdb_sst_file_manager_set_max_trash_db_ratio;
        if (function == null) {
            rocksdb_sst_file_manager_set_max_trash_db_ratio = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_manager_set_max_trash_db_ratio");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, sfm.address(), ratio);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
