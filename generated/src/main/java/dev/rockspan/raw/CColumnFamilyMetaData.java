package dev.rockspan.raw;

import dev.rockspan.ColumnFamilyMetaData;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ColumnFamilyMetaData}. */
public final class CColumnFamilyMetaData {
    private static @Nullable MemorySegment rocksdb_column_family_metadata_destroy;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_get_file_count;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_get_level_count;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_get_level_metadata;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_get_name;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_get_size;

    private CColumnFamilyMetaData() {
    }

    /** {@code void rocksdb_column_family_metadata_destroy(rocksdb_column_family_metadata_t *cf_meta)} */
    public static void rocksdb_column_family_metadata_destroy(MemorySegment cf_meta) {
        MemorySegment function = rocksdb_column_family_metadata_destroy;
        if (function == null) {
            rocksdb_column_family_metadata_destroy = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cf_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_column_family_metadata_get_file_count(rocksdb_column_family_metadata_t *cf_meta)} */
    public static long rocksdb_column_family_metadata_get_file_count(MemorySegment cf_meta) {
        MemorySegment function = rocksdb_column_family_metadata_get_file_count;
        if (function == null) {
            rocksdb_column_family_metadata_get_file_count = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_get_file_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cf_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_column_family_metadata_get_level_count(rocksdb_column_family_metadata_t *cf_meta)} */
    public static long rocksdb_column_family_metadata_get_level_count(MemorySegment cf_meta) {
        MemorySegment function = rocksdb_column_family_metadata_get_level_count;
        if (function == null) {
            rocksdb_column_family_metadata_get_level_count = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_get_level_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cf_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_level_metadata_t
     * *rocksdb_column_family_metadata_get_level_metadata(rocksdb_column_family_metadata_t *cf_meta, size_t i)}
     */
    public static MemorySegment rocksdb_column_family_metadata_get_level_metadata(
            MemorySegment cf_meta, long i) {
        MemorySegment function = rocksdb_column_family_metadata_get_level_metadata;
        if (function == null) {
            rocksdb_column_family_metadata_get_level_metadata = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_get_level_metadata");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, cf_meta.address(), i, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_column_family_metadata_get_name(rocksdb_column_family_metadata_t *cf_meta)} */
    public static MemorySegment rocksdb_column_family_metadata_get_name(MemorySegment cf_meta) {
        MemorySegment function = rocksdb_column_family_metadata_get_name;
        if (function == null) {
            rocksdb_column_family_metadata_get_name = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_get_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, cf_meta.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_column_family_metadata_get_size(rocksdb_column_family_metadata_t *cf_meta)} */
    public static long rocksdb_column_family_metadata_get_size(MemorySegment cf_meta) {
        MemorySegment function = rocksdb_column_family_metadata_get_size;
        if (function == null) {
            rocksdb_column_family_metadata_get_size = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_get_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cf_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
