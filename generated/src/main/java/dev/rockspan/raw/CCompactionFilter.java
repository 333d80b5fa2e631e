package dev.rockspan.raw;

import dev.rockspan.CompactionFilter;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionFilter}. */
public final class CCompactionFilter {
    private static @Nullable MemorySegment rocksdb_compactionfilter_create;

    private static @Nullable MemorySegment rocksdb_compactionfilter_destroy;

    private static @Nullable MemorySegment rocksdb_compactionfilter_set_ignore_snapshots;

    private CCompactionFilter() {
    }

    /**
     * {@code rocksdb_compactionfilter_t *rocksdb_compactionfilter_create(void *state, void (*destructor)(void *),
     * unsigned char (*filter)(void *, int, const char *, size_t, const char *, size_t, char **, size_t *, unsigned char
     * *), const char *(*name)(void *))}
     */
    public static MemorySegment rocksdb_compactionfilter_create(
            MemorySegment state, MemorySegment destructor, MemorySegment filter, MemorySegment name) {
        MemorySegment function = rocksdb_compactionfilter_create;
        if (function == null) {
            rocksdb_compactionfilter_create = function = Symbols.TABLE.find("rocksdb_compactionfilter_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPP_J.HANDLE.invokeExact(
                    function, state, destructor, filter, name));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactionfilter_destroy(rocksdb_compactionfilter_t *)} */
    public static void rocksdb_compactionfilter_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_compactionfilter_destroy;
        if (function == null) {
            rocksdb_compactionfilter_destroy = function = Symbols.TABLE.find("rocksdb_compactionfilter_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactionfilter_set_ignore_snapshots(rocksdb_compactionfilter_t *, unsigned char)} */
    public static void rocksdb_compactionfilter_set_ignore_snapshots(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_compactionfilter_set_ignore_snapshots;
        if (function == null) {
            rocksdb_compactionfilter_set_ignore_snapshots = function = Symbols.TABLE.find(
                    "rocksdb_compactionfilter_set_ignore_snapshots");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
