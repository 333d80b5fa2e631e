package dev.rockspan.raw;

import dev.rockspan.SliceTransform;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link SliceTransform}. */
public final class CSliceTransform {
    private static @Nullable MemorySegment rocksdb_slicetransform_create;

    private static @Nullable MemorySegment rocksdb_slicetransform_create_fixed_prefix;

    private static @Nullable MemorySegment rocksdb_slicetransform_create_noop;

    private static @Nullable MemorySegment rocksdb_slicetransform_destroy;

    private CSliceTransform() {
    }

    /**
     * {@code rocksdb_slicetransform_t *rocksdb_slicetransform_create(void *state, void (*destructor)(void *), char
     * *(*transform)(void *, const char *, size_t, size_t *), unsigned char (*in_domain)(void *, const char *, size_t),
     * const char *(*name)(void *))}
     */
    public static MemorySegment rocksdb_slicetransform_create(
            MemorySegment state, MemorySegment destructor, MemorySegment transform, MemorySegment in_domain,
            MemorySegment name) {
        MemorySegment function = rocksdb_slicetransform_create;
        if (function == null) {
            rocksdb_slicetransform_create = function = Symbols.TABLE.findAsMadeFor("rocksdb_slicetransform_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPPP_J.HANDLE.invokeExact(
                    function, state, destructor, transform, in_domain, name));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_slicetransform_t *rocksdb_slicetransform_create_fixed_prefix(size_t)} */
    public static MemorySegment rocksdb_slicetransform_create_fixed_prefix(long a0) {
        MemorySegment function = rocksdb_slicetransform_create_fixed_prefix;
        if (function == null) {
            rocksdb_slicetransform_create_fixed_prefix = function = Symbols.TABLE.find(
                    "rocksdb_slicetransform_create_fixed_prefix");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_slicetransform_t *rocksdb_slicetransform_create_noop(void)} */
    public static MemorySegment rocksdb_slicetransform_create_noop() {
        MemorySegment function = rocksdb_slicetransform_create_noop;
        if (function == null) {
            rocksdb_slicetransform_create_noop = function = Symbols.TABLE.find("rocksdb_slicetransform_create_noop");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_slicetransform_destroy(rocksdb_slicetransform_t *)} */
    public static void rocksdb_slicetransform_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_slicetransform_destroy;
        if (function == null) {
            rocksdb_slicetransform_destroy = function = Symbols.TABLE.find("rocksdb_slicetransform_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
