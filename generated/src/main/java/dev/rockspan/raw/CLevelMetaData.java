package dev.rockspan.raw;

import dev.rockspan.LevelMetaData;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link LevelMetaData}. */
public final class CLevelMetaData {
    private static @Nullable MemorySegment rocksdb_level_metadata_destroy;

    private static @Nullable MemorySegment rocksdb_level_metadata_get_file_count;

    private static @Nullable MemorySegment rocksdb_level_metadata_get_level;

    private static @Nullable MemorySegment rocksdb_level_metadata_get_size;

    private static @Nullable MemorySegment rocksdb_level_metadata_get_sst_file_metadata;

    private CLevelMetaData() {
    }

    /** {@code void rocksdb_level_metadata_destroy(rocksdb_level_metadata_t *level_meta)} */
    public static void rocksdb_level_metadata_destroy(MemorySegment level_meta) {
        MemorySegment function = rocksdb_level_metadata_destroy;
        if (function == null) {
            rocksdb_level_metadata_destroy = function = Symbols.TABLE.find("rocksdb_level_metadata_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, level_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_level_metadata_get_file_count(rocksdb_level_metadata_t *level_meta)} */
    public static long rocksdb_level_metadata_get_file_count(MemorySegment level_meta) {
        MemorySegment function = rocksdb_level_metadata_get_file_count;
        if (function == null) {
            rocksdb_level_metadata_get_file_count = function = Symbols.TABLE.find(
                    "rocksdb_level_metadata_get_file_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, level_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_level_metadata_get_level(rocksdb_level_metadata_t *level_meta)} */
    public static int rocksdb_level_metadata_get_level(MemorySegment level_meta) {
        MemorySegment function = rocksdb_level_metadata_get_level;
        if (function == null) {
            rocksdb_level_metadata_get_level = function = Symbols.TABLE.find("rocksdb_level_metadata_get_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, level_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_level_metadata_get_size(rocksdb_level_metadata_t *level_meta)} */
    public static long rocksdb_level_metadata_get_size(MemorySegment level_meta) {
        MemorySegment function = rocksdb_level_metadata_get_size;
        if (function == null) {
            rocksdb_level_metadata_get_size = function = Symbols.TABLE.find("rocksdb_level_metadata_get_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, level_meta.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_sst_file_metadata_t *rocksdb_level_metadata_get_sst_file_metadata(rocksdb_level_metadata_t
     * *level_meta, size_t i)}
     */
    public static MemorySegment rocksdb_level_metadata_get_sst_file_metadata(
            MemorySegment level_meta, long i) {
        MemorySegment function = rocksdb_level_metadata_get_sst_file_metadata;
        if (function == null) {
            rocksdb_level_metadata_get_sst_file_metadata = function = Symbols.TABLE.find(
                    "rocksdb_level_metadata_get_sst_file_metadata");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, level_meta.address(), i, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
