package dev.rockspan.raw;

import dev.rockspan.LiveFileStorageInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link LiveFileStorageInfo}. */
public final class CLiveFileStorageInfo {
    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_count;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_destroy;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_directory;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_file_checksum;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_file_checksum_func_name;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_file_number;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_file_type;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_relative_filename;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_replacement_contents;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_size;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_temperature;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_trim_to_size;

    private CLiveFileStorageInfo() {
    }

    /** {@code size_t rocksdb_livefiles_storage_info_count(const rocksdb_livefiles_storage_info_t *info)} */
    public static long rocksdb_livefiles_storage_info_count(MemorySegment info) {
        MemorySegment function = rocksdb_livefiles_storage_info_count;
        if (function == null) {
            rocksdb_livefiles_storage_info_count = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefiles_storage_info_destroy(rocksdb_livefiles_storage_info_t *info)} */
    public static void rocksdb_livefiles_storage_info_destroy(MemorySegment info) {
        MemorySegment function = rocksdb_livefiles_storage_info_destroy;
        if (function == null) {
            rocksdb_livefiles_storage_info_destroy = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_livefiles_storage_info_directory(const rocksdb_livefiles_storage_info_t *info, size_t
     * index)}
     */
    public static MemorySegment rocksdb_livefiles_storage_info_directory(MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_directory;
        if (function == null) {
            rocksdb_livefiles_storage_info_directory = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_directory");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_livefiles_storage_info_file_checksum(const rocksdb_livefiles_storage_info_t *info,
     * size_t index)}
     */
    public static MemorySegment rocksdb_livefiles_storage_info_file_checksum(MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_file_checksum;
        if (function == null) {
            rocksdb_livefiles_storage_info_file_checksum = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_file_checksum");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_livefiles_storage_info_file_checksum_func_name(const rocksdb_livefiles_storage_info_t
     * *info, size_t index)}
     */
    public static MemorySegment rocksdb_livefiles_storage_info_file_checksum_func_name(
            MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_file_checksum_func_name;
        if (function == null) {
            rocksdb_livefiles_storage_info_file_checksum_func_name = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_file_checksum_func_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_livefiles_storage_info_file_number(const rocksdb_livefiles_storage_info_t *info, size_t
     * index)}
     */
    public static long rocksdb_livefiles_storage_info_file_number(MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_file_number;
        if (function == null) {
            rocksdb_livefiles_storage_info_file_number = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_file_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_livefiles_storage_info_file_type(const rocksdb_livefiles_storage_info_t *info, size_t index)}
     */
    public static int rocksdb_livefiles_storage_info_file_type(MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_file_type;
        if (function == null) {
            rocksdb_livefiles_storage_info_file_type = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_file_type");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_livefiles_storage_info_relative_filename(const rocksdb_livefiles_storage_info_t *info,
     * size_t index)}
     */
    public static MemorySegment rocksdb_livefiles_storage_info_relative_filename(MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_relative_filename;
        if (function == null) {
            rocksdb_livefiles_storage_info_relative_filename = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_relative_filename");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_livefiles_storage_info_replacement_contents(const rocksdb_livefiles_storage_info_t
     * *info, size_t index, size_t *size)}
     */
    public static MemorySegment rocksdb_livefiles_storage_info_replacement_contents(
            MemorySegment info, long index, MemorySegment size) {
        MemorySegment function = rocksdb_livefiles_storage_info_replacement_contents;
        if (function == null) {
            rocksdb_livefiles_storage_info_replacement_contents = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_replacement_contents");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), index, size.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_livefiles_storage_info_size(const rocksdb_livefiles_storage_info_t *info, size_t index)}
     */
    public static long rocksdb_livefiles_storage_info_size(MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_size;
        if (function == null) {
            rocksdb_livefiles_storage_info_size = function = Symbols.TABLE.find("rocksdb_livefiles_storage_info_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_livefiles_storage_info_temperature(const rocksdb_livefiles_storage_info_t *info, size_t
     * index)}
     */
    public static int rocksdb_livefiles_storage_info_temperature(MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_temperature;
        if (function == null) {
            rocksdb_livefiles_storage_info_temperature = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_temperature");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_livefiles_storage_info_trim_to_size(const rocksdb_livefiles_storage_info_t *info,
     * size_t index)}
     */
    public static byte rocksdb_livefiles_storage_info_trim_to_size(MemorySegment info, long index) {
        MemorySegment function = rocksdb_livefiles_storage_info_trim_to_size;
        if (function == null) {
            rocksdb_livefiles_storage_info_trim_to_size = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_trim_to_size");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
