package dev.rockspan.raw;

import dev.rockspan.Comparator;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Comparator}. */
public final class CComparator {
    private static @Nullable MemorySegment rocksdb_comparator_create;

    private static @Nullable MemorySegment rocksdb_comparator_destroy;

    private static @Nullable MemorySegment rocksdb_comparator_with_ts_create;

    private CComparator() {
    }

    /**
     * {@code rocksdb_comparator_t *rocksdb_comparator_create(void *state, void (*destructor)(void *), int
     * (*compare)(void *, const char *, size_t, const char *, size_t), const char *(*name)(void *))}
     */
    public static MemorySegment rocksdb_comparator_create(
            MemorySegment state, MemorySegment destructor, MemorySegment compare, MemorySegment name) {
        MemorySegment function = rocksdb_comparator_create;
        if (function == null) {
            rocksdb_comparator_create = function = Symbols.TABLE.find("rocksdb_comparator_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPP_J.HANDLE.invokeExact(
                    function, state, destructor, compare, name));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_comparator_destroy(rocksdb_comparator_t *)} */
    public static void rocksdb_comparator_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_comparator_destroy;
        if (function == null) {
            rocksdb_comparator_destroy = function = Symbols.TABLE.find("rocksdb_comparator_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_comparator_t *rocksdb_comparator_with_ts_create(void *state, void (*destructor)(void *), int
     * (*compare)(void *, const char *, size_t, const char *, size_t), int (*compare_ts)(void *, const char *, size_t,
     * const char *, size_t), int (*compare_without_ts)(void *, const char *, size_t, unsigned char, const char *,
     * size_t, unsigned char), const char *(*name)(void *), size_t timestamp_size)}
     */
    public static MemorySegment rocksdb_comparator_with_ts_create(
            MemorySegment state, MemorySegment destructor, MemorySegment compare, MemorySegment compare_ts,
            MemorySegment compare_without_ts, MemorySegment name, long timestamp_size) {
        MemorySegment function = rocksdb_comparator_with_ts_create;
        if (function == null) {
            rocksdb_comparator_with_ts_create = function = Symbols.TABLE.find("rocksdb_comparator_with_ts_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPPPPJ_J.HANDLE.invokeExact(
                    function, state, destructor, compare, compare_ts, compare_without_ts, name, timestamp_size));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
