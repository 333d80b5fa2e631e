package dev.rockspan.raw;

import dev.rockspan.SstFileMetaData;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link SstFileMetaData}. */
public final class CSstFileMetaData {
    private static @Nullable MemorySegment rocksdb_sst_file_metadata_destroy;

    private static @Nullable MemorySegment rocksdb_sst_file_metadata_get_directory;

    private static @Nullable MemorySegment rocksdb_sst_file_metadata_get_largestkey;

    private static @Nullable MemorySegment rocksdb_sst_file_metadata_get_relative_filename;

    private static @Nullable MemorySegment rocksdb_sst_file_metadata_get_size;

    private static @Nullable MemorySegment rocksdb_sst_file_metadata_get_smallestkey;

    private CSstFileMetaData() {
    }

    /** {@code void rocksdb_sst_file_metadata_destroy(rocksdb_sst_file_metadata_t *file_meta)} */
    public static void rocksdb_sst_file_metadata_destroy(MemorySegment file_meta) {
        MemorySegment function = rocksdb_sst_file_metadata_destroy;
        if (function == null) {
            rocksdb_sst_file_metadata_destroy = function = Symbols.TABLE.find("rocksdb_sst_file_metadata_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, file_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_sst_file_metadata_get_directory(rocksdb_sst_file_metadata_t *file_meta)} */
    public static MemorySegment rocksdb_sst_file_metadata_get_directory(MemorySegment file_meta) {
        MemorySegment function = rocksdb_sst_file_metadata_get_directory;
        if (function == null) {
            rocksdb_sst_file_metadata_get_directory = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_metadata_get_directory");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, file_meta.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_sst_file_metadata_get_largestkey(rocksdb_sst_file_metadata_t *file_meta, size_t *len)} */
    public static MemorySegment rocksdb_sst_file_metadata_get_largestkey(MemorySegment file_meta, MemorySegment len) {
        MemorySegment function = rocksdb_sst_file_metadata_get_largestkey;
        if (function == null) {
            rocksdb_sst_file_metadata_get_largestkey = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_metadata_get_largestkey");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, file_meta.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_sst_file_metadata_get_relative_filename(rocksdb_sst_file_metadata_t *file_meta)} */
    public static MemorySegment rocksdb_sst_file_metadata_get_relative_filename(
            MemorySegment file_meta) {
        MemorySegment function = rocksdb_sst_file_metadata_get_relative_filename;
        if (function == null) {
            rocksdb_sst_file_metadata_get_relative_filename = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_metadata_get_relative_filename");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, file_meta.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_sst_file_metadata_get_size(rocksdb_sst_file_metadata_t *file_meta)} */
    public static long rocksdb_sst_file_metadata_get_size(MemorySegment file_meta) {
        MemorySegment function = rocksdb_sst_file_metadata_get_size;
        if (function == null) {
            rocksdb_sst_file_metadata_get_size = function = Symbols.TABLE.find("rocksdb_sst_file_metadata_get_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, file_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_sst_file_metadata_get_smallestkey(rocksdb_sst_file_metadata_t *file_meta, size_t *len)} */
    public static MemorySegment rocksdb_sst_file_metadata_get_smallestkey(MemorySegment file_meta, MemorySegment len) {
        MemorySegment function = rocksdb_sst_file_metadata_get_smallestkey;
        if (function == null) {
            rocksdb_sst_file_metadata_get_smallestkey = function = Symbols.TABLE.find(
                    "rocksdb_sst_file_metadata_get_smallestkey");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, file_meta.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
