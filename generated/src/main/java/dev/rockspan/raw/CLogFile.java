package dev.rockspan.raw;

import dev.rockspan.LogFile;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link LogFile}. */
public final class CLogFile {
    private static @Nullable MemorySegment rocksdb_wal_file_destroy;

    private static @Nullable MemorySegment rocksdb_wal_file_log_number;

    private static @Nullable MemorySegment rocksdb_wal_file_path_name;

    private static @Nullable MemorySegment rocksdb_wal_file_size_file_bytes;

    private static @Nullable MemorySegment rocksdb_wal_file_start_sequence;

    private static @Nullable MemorySegment rocksdb_wal_file_type;

    private static @Nullable MemorySegment rocksdb_wal_files_count;

    private static @Nullable MemorySegment rocksdb_wal_files_destroy;

    private static @Nullable MemorySegment rocksdb_wal_files_get_wal_file;

    private CLogFile() {
    }

    /** {@code void rocksdb_wal_file_destroy(rocksdb_wal_file_t *file)} */
    public static void rocksdb_wal_file_destroy(MemorySegment file) {
        MemorySegment function = rocksdb_wal_file_destroy;
        if (function == null) {
            rocksdb_wal_file_destroy = function = Symbols.TABLE.find("rocksdb_wal_file_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, file.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_wal_file_log_number(const rocksdb_wal_file_t *file)} */
    public static long rocksdb_wal_file_log_number(MemorySegment file) {
        MemorySegment function = rocksdb_wal_file_log_number;
        if (function == null) {
            rocksdb_wal_file_log_number = function = Symbols.TABLE.find("rocksdb_wal_file_log_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, file.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_wal_file_path_name(const rocksdb_wal_file_t *file)} */
    public static MemorySegment rocksdb_wal_file_path_name(MemorySegment file) {
        MemorySegment function = rocksdb_wal_file_path_name;
        if (function == null) {
            rocksdb_wal_file_path_name = function = Symbols.TABLE.find("rocksdb_wal_file_path_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, file.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_wal_file_size_file_bytes(const rocksdb_wal_file_t *file)} */
    public static long rocksdb_wal_file_size_file_bytes(MemorySegment file) {
        MemorySegment function = rocksdb_wal_file_size_file_bytes;
        if (function == null) {
            rocksdb_wal_file_size_file_bytes = function = Symbols.TABLE.find("rocksdb_wal_file_size_file_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, file.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_wal_file_start_sequence(const rocksdb_wal_file_t *file)} */
    public static long rocksdb_wal_file_start_sequence(MemorySegment file) {
        MemorySegment function = rocksdb_wal_file_start_sequence;
        if (function == null) {
            rocksdb_wal_file_start_sequence = function = Symbols.TABLE.find("rocksdb_wal_file_start_sequence");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, file.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_wal_file_type(const rocksdb_wal_file_t *file)} */
    public static int rocksdb_wal_file_type(MemorySegment file) {
        MemorySegment function = rocksdb_wal_file_type;
        if (function == null) {
            rocksdb_wal_file_type = function = Symbols.TABLE.find("rocksdb_wal_file_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, file.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_wal_files_count(const rocksdb_wal_files_t *files)} */
    public static long rocksdb_wal_files_count(MemorySegment files) {
        MemorySegment function = rocksdb_wal_files_count;
        if (function == null) {
            rocksdb_wal_files_count = function = Symbols.TABLE.find("rocksdb_wal_files_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, files.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_wal_files_destroy(rocksdb_wal_files_t *files)} */
    public static void rocksdb_wal_files_destroy(MemorySegment files) {
        MemorySegment function = rocksdb_wal_files_destroy;
        if (function == null) {
            rocksdb_wal_files_destroy = function = Symbols.TABLE.find("rocksdb_wal_files_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, files.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_wal_file_t *rocksdb_wal_files_get_wal_file(const rocksdb_wal_files_t *files, size_t index)}
     */
    public static MemorySegment rocksdb_wal_files_get_wal_file(MemorySegment files, long index) {
        MemorySegment function = rocksdb_wal_files_get_wal_file;
        if (function == null) {
            rocksdb_wal_files_get_wal_file = function = Symbols.TABLE.find("rocksdb_wal_files_get_wal_file");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, files.address(), index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
