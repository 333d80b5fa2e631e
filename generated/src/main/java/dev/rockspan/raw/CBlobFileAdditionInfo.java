package dev.rockspan.raw;

import dev.rockspan.BlobFileAdditionInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link BlobFileAdditionInfo}. */
public final class CBlobFileAdditionInfo {
    private static @Nullable MemorySegment rocksdb_blob_file_addition_info_blob_file_number;

    private static @Nullable MemorySegment rocksdb_blob_file_addition_info_blob_file_path;

    private static @Nullable MemorySegment rocksdb_blob_file_addition_info_total_blob_bytes;

    private static @Nullable MemorySegment rocksdb_blob_file_addition_info_total_blob_count;

    private CBlobFileAdditionInfo() {
    }

    /**
     * {@code uint64_t rocksdb_blob_file_addition_info_blob_file_number(const rocksdb_blob_file_addition_info_t *info)}
     */
    public static long rocksdb_blob_file_addition_info_blob_file_number(MemorySegment info) {
        MemorySegment function = rocksdb_blob_file_addition_info_blob_file_number;
        if (function == null) {
            rocksdb_blob_file_addition_info_blob_file_number = function = Symbols.TABLE.find(
                    "rocksdb_blob_file_addition_info_blob_file_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_blob_file_addition_info_blob_file_path(const rocksdb_blob_file_addition_info_t *info,
     * size_t *size)}
     */
    public static MemorySegment rocksdb_blob_file_addition_info_blob_file_path(MemorySegment info, MemorySegment size) {
        MemorySegment function = rocksdb_blob_file_addition_info_blob_file_path;
        if (function == null) {
            rocksdb_blob_file_addition_info_blob_file_path = function = Symbols.TABLE.find(
                    "rocksdb_blob_file_addition_info_blob_file_path");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, info.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_blob_file_addition_info_total_blob_bytes(const rocksdb_blob_file_addition_info_t *info)}
     */
    public static long rocksdb_blob_file_addition_info_total_blob_bytes(MemorySegment info) {
        MemorySegment function = rocksdb_blob_file_addition_info_total_blob_bytes;
        if (function == null) {
            rocksdb_blob_file_addition_info_total_blob_bytes = function = Symbols.TABLE.find(
                    "rocksdb_blob_file_addition_info_total_blob_bytes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_blob_file_addition_info_total_blob_count(const rocksdb_blob_file_addition_info_t *info)}
     */
    public static long rocksdb_blob_file_addition_info_total_blob_count(MemorySegment info) {
        MemorySegment function = rocksdb_blob_file_addition_info_total_blob_count;
        if (function == null) {
            rocksdb_blob_file_addition_info_total_blob_count = function = Symbols.TABLE.find(
                    "rocksdb_blob_file_addition_info_total_blob_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
