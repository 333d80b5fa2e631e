package dev.rockspan.raw;

import dev.rockspan.MergeOperator;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link MergeOperator}. */
public final class CMergeOperator {
    private static @Nullable MemorySegment rocksdb_mergeoperator_create;

    private static @Nullable MemorySegment rocksdb_mergeoperator_destroy;

    private CMergeOperator() {
    }

    /**
     * {@code rocksdb_mergeoperator_t *rocksdb_mergeoperator_create(void *state, void (*destructor)(void *), char
     * *(*full_merge)(void *, const char *, size_t, const char *, size_t, const char *const *, const size_t *, int,
     * unsigned char *, size_t *), char *(*partial_merge)(void *, const char *, size_t, const char *const *, const
     * size_t *, int, unsigned char *, size_t *), void (*delete_value)(void *, const char *, size_t), const char
     * *(*name)(void *))}
     */
    public static MemorySegment rocksdb_mergeoperator_create(
            MemorySegment state, MemorySegment destructor, MemorySegment full_merge, MemorySegment partial_merge,
            MemorySegment delete_value, MemorySegment name) {
        MemorySegment function = rocksdb_mergeoperator_create;
        if (function == null) {
            rocksdb_mergeoperator_create = function = Symbols.TABLE.find("rocksdb_mergeoperator_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPPPP_J.HANDLE.invokeExact(
                    function, state, destructor, full_merge, partial_merge, delete_value, name));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_mergeoperator_destroy(rocksdb_mergeoperator_t *)} */
    public static void rocksdb_mergeoperator_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_mergeoperator_destroy;
        if (function == null) {
            rocksdb_mergeoperator_destroy = function = Symbols.TABLE.find("rocksdb_mergeoperator_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
