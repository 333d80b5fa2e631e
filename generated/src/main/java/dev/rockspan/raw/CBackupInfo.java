package dev.rockspan.raw;

import dev.rockspan.BackupInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link BackupInfo}. */
public final class CBackupInfo {
    private static @Nullable MemorySegment rocksdb_backup_engine_info_app_metadata;

    private static @Nullable MemorySegment rocksdb_backup_engine_info_backup_id;

    private static @Nullable MemorySegment rocksdb_backup_engine_info_count;

    private static @Nullable MemorySegment rocksdb_backup_engine_info_destroy;

    private static @Nullable MemorySegment rocksdb_backup_engine_info_number_files;

    private static @Nullable MemorySegment rocksdb_backup_engine_info_size;

    private static @Nullable MemorySegment rocksdb_backup_engine_info_timestamp;

    private CBackupInfo() {
    }

    /**
     * {@code const char *rocksdb_backup_engine_info_app_metadata(const rocksdb_backup_engine_info_t *info, int index,
     * size_t *len)}
     */
    public static MemorySegment rocksdb_backup_engine_info_app_metadata(
            MemorySegment info, int index, MemorySegment len) {
        MemorySegment function = rocksdb_backup_engine_info_app_metadata;
        if (function == null) {
            rocksdb_backup_engine_info_app_metadata = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_info_app_metadata");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), (long) index, len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_backup_engine_info_backup_id(const rocksdb_backup_engine_info_t *info, int index)} */
    public static int rocksdb_backup_engine_info_backup_id(MemorySegment info, int index) {
        MemorySegment function = rocksdb_backup_engine_info_backup_id;
        if (function == null) {
            rocksdb_backup_engine_info_backup_id = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_info_backup_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_backup_engine_info_count(const rocksdb_backup_engine_info_t *info)} */
    public static int rocksdb_backup_engine_info_count(MemorySegment info) {
        MemorySegment function = rocksdb_backup_engine_info_count;
        if (function == null) {
            rocksdb_backup_engine_info_count = function = Symbols.TABLE.find("rocksdb_backup_engine_info_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_backup_engine_info_destroy(const rocksdb_backup_engine_info_t *info)} */
    public static void rocksdb_backup_engine_info_destroy(MemorySegment info) {
        MemorySegment function = rocksdb_backup_engine_info_destroy;
        if (function == null) {
            rocksdb_backup_engine_info_destroy = function = Symbols.TABLE.find("rocksdb_backup_engine_info_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_backup_engine_info_number_files(const rocksdb_backup_engine_info_t *info, int index)} */
    public static int rocksdb_backup_engine_info_number_files(MemorySegment info, int index) {
        MemorySegment function = rocksdb_backup_engine_info_number_files;
        if (function == null) {
            rocksdb_backup_engine_info_number_files = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_info_number_files");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_backup_engine_info_size(const rocksdb_backup_engine_info_t *info, int index)} */
    public static long rocksdb_backup_engine_info_size(MemorySegment info, int index) {
        MemorySegment function = rocksdb_backup_engine_info_size;
        if (function == null) {
            rocksdb_backup_engine_info_size = function = Symbols.TABLE.find("rocksdb_backup_engine_info_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_backup_engine_info_timestamp(const rocksdb_backup_engine_info_t *info, int index)} */
    public static long rocksdb_backup_engine_info_timestamp(MemorySegment info, int index) {
        MemorySegment function = rocksdb_backup_engine_info_timestamp;
        if (function == null) {
            rocksdb_backup_engine_info_timestamp = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_info_timestamp");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
