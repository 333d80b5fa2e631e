package dev.rockspan.raw;

import dev.rockspan.CompactionFileInfo;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionFileInfo}. */
public final class CCompactionFileInfo {
    private static @Nullable MemorySegment rocksdb_compaction_file_info_file_number;

    private static @Nullable MemorySegment rocksdb_compaction_file_info_level;

    private static @Nullable MemorySegment rocksdb_compaction_file_info_oldest_blob_file_number;

    private CCompactionFileInfo() {
    }

    /** {@code uint64_t rocksdb_compaction_file_info_file_number(const rocksdb_compaction_file_info_t *info)} */
    public static long rocksdb_compaction_file_info_file_number(MemorySegment info) {
        MemorySegment function = rocksdb_compaction_file_info_file_number;
        if (function == null) {
            rocksdb_compaction_file_info_file_number = function = Symbols.TABLE.find(
                    "rocksdb_compaction_file_info_file_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compaction_file_info_level(const rocksdb_compaction_file_info_t *info)} */
    public static int rocksdb_compaction_file_info_level(MemorySegment info) {
        MemorySegment function = rocksdb_compaction_file_info_level;
        if (function == null) {
            rocksdb_compaction_file_info_level = function = Symbols.TABLE.find("rocksdb_compaction_file_info_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_compaction_file_info_oldest_blob_file_number(const rocksdb_compaction_file_info_t *info)}
     */
    public static long rocksdb_compaction_file_info_oldest_blob_file_number(MemorySegment info) {
        MemorySegment function = rocksdb_compaction_file_info_oldest_blob_file_number;
        if (function == null) {
            rocksdb_compaction_file_info_oldest_blob_file_number = function = Symbols.TABLE.find(
                    "rocksdb_compaction_file_info_oldest_blob_file_number");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, info.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
