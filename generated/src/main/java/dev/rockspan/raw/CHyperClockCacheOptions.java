package dev.rockspan.raw;

import dev.rockspan.HyperClockCacheOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link HyperClockCacheOptions}. */
public final class CHyperClockCacheOptions {
    private static @Nullable MemorySegment rocksdb_hyper_clock_cache_options_create;

    private static @Nullable MemorySegment rocksdb_hyper_clock_cache_options_destroy;

    private static @Nullable MemorySegment rocksdb_hyper_clock_cache_options_set_capacity;

    private static @Nullable MemorySegment rocksdb_hyper_clock_cache_options_set_estimated_entry_charge;

    private static @Nullable MemorySegment rocksdb_hyper_clock_cache_options_set_memory_allocator;

    private static @Nullable MemorySegment rocksdb_hyper_clock_cache_options_set_num_shard_bits;

    private CHyperClockCacheOptions() {
    }

    /**
     * {@code rocksdb_hyper_clock_cache_options_t *rocksdb_hyper_clock_cache_options_create(size_t capacity, size_t
     * estimated_entry_charge)}
     */
    public static MemorySegment rocksdb_hyper_clock_cache_options_create(long capacity, long estimated_entry_charge) {
        MemorySegment function = rocksdb_hyper_clock_cache_options_create;
        if (function == null) {
            rocksdb_hyper_clock_cache_options_create = function = Symbols.TABLE.find(
                    "rocksdb_hyper_clock_cache_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, capacity, estimated_entry_charge, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_hyper_clock_cache_options_destroy(rocksdb_hyper_clock_cache_options_t *)} */
    public static void rocksdb_hyper_clock_cache_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_hyper_clock_cache_options_destroy;
        if (function == null) {
            rocksdb_hyper_clock_cache_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_hyper_clock_cache_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_hyper_clock_cache_options_set_capacity(rocksdb_hyper_clock_cache_options_t *, size_t)} */
    public static void rocksdb_hyper_clock_cache_options_set_capacity(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_hyper_clock_cache_options_set_capacity;
        if (function == null) {
            rocksdb_hyper_clock_cache_options_set_capacity = function = Symbols.TABLE.find(
                    "rocksdb_hyper_clock_cache_options_set_capacity");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_hyper_clock_cache_options_set_estimated_entry_charge(rocksdb_hyper_clock_cache_options_t *,
     * size_t)}
     */
    public static void rocksdb_hyper_clock_cache_options_set_estimated_entry_charge(
            MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_hyper_clock_cache_options_set_estimated_entry_charge;
        if (function == null) {
            rocksdb_hyper_clock_cache_options_set_estimated_entry_charge = function = Symbols.TABLE.find(
                    "rocksdb_hyper_clock_cache_options_set_estimated_entry_charge");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_hyper_clock_cache_options_set_memory_allocator(rocksdb_hyper_clock_cache_options_t *,
     * rocksdb_memory_allocator_t *)}
     */
    public static void rocksdb_hyper_clock_cache_options_set_memory_allocator(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_hyper_clock_cache_options_set_memory_allocator;
        if (function == null) {
            rocksdb_hyper_clock_cache_options_set_memory_allocator = function = Symbols.TABLE.find(
                    "rocksdb_hyper_clock_cache_options_set_memory_allocator");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_hyper_clock_cache_options_set_num_shard_bits(rocksdb_hyper_clock_cache_options_t *, int)} */
    public static void rocksdb_hyper_clock_cache_options_set_num_shard_bits(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_hyper_clock_cache_options_set_num_shard_bits;
        if (function == null) {
            rocksdb_hyper_clock_cache_options_set_num_shard_bits = function = Symbols.TABLE.find(
                    "rocksdb_hyper_clock_cache_options_set_num_shard_bits");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
