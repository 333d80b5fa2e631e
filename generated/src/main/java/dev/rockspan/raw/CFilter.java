package dev.rockspan.raw;

import dev.rockspan.Filter;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Filter}. */
public final class CFilter {
    private static @Nullable MemorySegment rocksdb_filterpolicy_create_bloom;

    private static @Nullable MemorySegment rocksdb_filterpolicy_create_bloom_full;

    private static @Nullable MemorySegment rocksdb_filterpolicy_create_ribbon;

    private static @Nullable MemorySegment rocksdb_filterpolicy_create_ribbon_hybrid;

    private static @Nullable MemorySegment rocksdb_filterpolicy_destroy;

    private CFilter() {
    }

    /** {@code rocksdb_filterpolicy_t *rocksdb_filterpolicy_create_bloom(double bits_per_key)} */
    public static MemorySegment rocksdb_filterpolicy_create_bloom(double bits_per_key) {
        MemorySegment function = rocksdb_filterpolicy_create_bloom;
        if (function == null) {
            rocksdb_filterpolicy_create_bloom = function = Symbols.TABLE.find("rocksdb_filterpolicy_create_bloom");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.D_J.HANDLE.invokeExact(function, bits_per_key));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_filterpolicy_t *rocksdb_filterpolicy_create_bloom_full(double bits_per_key)} */
    public static MemorySegment rocksdb_filterpolicy_create_bloom_full(double bits_per_key) {
        MemorySegment function = rocksdb_filterpolicy_create_bloom_full;
        if (function == null) {
            rocksdb_filterpolicy_create_bloom_full = function = Symbols.TABLE.find(
                    "rocksdb_filterpolicy_create_bloom_full");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.D_J.HANDLE.invokeExact(function, bits_per_key));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_filterpolicy_t *rocksdb_filterpolicy_create_ribbon(double bloom_equivalent_bits_per_key)} */
    public static MemorySegment rocksdb_filterpolicy_create_ribbon(
            double bloom_equivalent_bits_per_key) {
        MemorySegment function = rocksdb_filterpolicy_create_ribbon;
        if (function == null) {
            rocksdb_filterpolicy_create_ribbon = function = Symbols.TABLE.find("rocksdb_filterpolicy_create_ribbon");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.D_J.HANDLE.invokeExact(
                    function, bloom_equivalent_bits_per_key));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_filterpolicy_t *rocksdb_filterpolicy_create_ribbon_hybrid(double bloom_equivalent_bits_per_key,
     * int bloom_before_level)}
     */
    public static MemorySegment rocksdb_filterpolicy_create_ribbon_hybrid(
            double bloom_equivalent_bits_per_key, int bloom_before_level) {
        MemorySegment function = rocksdb_filterpolicy_create_ribbon_hybrid;
        if (function == null) {
            rocksdb_filterpolicy_create_ribbon_hybrid = function = Symbols.TABLE.find(
                    "rocksdb_filterpolicy_create_ribbon_hybrid");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.DJ_J.HANDLE.invokeExact(
                    function, bloom_equivalent_bits_per_key, (long) bloom_before_level));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_filterpolicy_destroy(rocksdb_filterpolicy_t *)} */
    public static void rocksdb_filterpolicy_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_filterpolicy_destroy;
        if (function == null) {
            rocksdb_filterpolicy_destroy = function = Symbols.TABLE.find("rocksdb_filterpolicy_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
