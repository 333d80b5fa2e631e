package dev.rockspan.raw;

import dev.rockspan.LRUCacheOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link LRUCacheOptions}. */
public final class CLRUCacheOptions {
    private static @Nullable MemorySegment rocksdb_lru_cache_options_create;

    private static @Nullable MemorySegment rocksdb_lru_cache_options_destroy;

    private static @Nullable MemorySegment rocksdb_lru_cache_options_set_capacity;

    private static @Nullable MemorySegment rocksdb_lru_cache_options_set_memory_allocator;

    private static @Nullable MemorySegment rocksdb_lru_cache_options_set_num_shard_bits;

    private CLRUCacheOptions() {
    }

    /** {@code rocksdb_lru_cache_options_t *rocksdb_lru_cache_options_create(void)} */
    public static MemorySegment rocksdb_lru_cache_options_create() {
        MemorySegment function = rocksdb_lru_cache_options_create;
        if (function == null) {
            rocksdb_lru_cache_options_create = function = Symbols.TABLE.find("rocksdb_lru_cache_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_lru_cache_options_destroy(rocksdb_lru_cache_options_t *)} */
    public static void rocksdb_lru_cache_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_lru_cache_options_destroy;
        if (function == null) {
            rocksdb_lru_cache_options_destroy = function = Symbols.TABLE.find("rocksdb_lru_cache_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_lru_cache_options_set_capacity(rocksdb_lru_cache_options_t *, size_t)} */
    public static void rocksdb_lru_cache_options_set_capacity(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_lru_cache_options_set_capacity;
        if (function == null) {
            rocksdb_lru_cache_options_set_capacity = function = Symbols.TABLE.find(
                    "rocksdb_lru_cache_options_set_capacity");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_lru_cache_options_set_memory_allocator(rocksdb_lru_cache_options_t *,
     * rocksdb_memory_allocator_t *)}
     */
    public static void rocksdb_lru_cache_options_set_memory_allocator(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_lru_cache_options_set_memory_allocator;
        if (function == null) {
            rocksdb_lru_cache_options_set_memory_allocator = function = Symbols.TABLE.find(
                    "rocksdb_lru_cache_options_set_memory_allocator");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_lru_cache_options_set_num_shard_bits(rocksdb_lru_cache_options_t *, int)} */
    public static void rocksdb_lru_cache_options_set_num_shard_bits(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_lru_cache_options_set_num_shard_bits;
        if (function == null) {
            rocksdb_lru_cache_options_set_num_shard_bits = function = Symbols.TABLE.find(
                    "rocksdb_lru_cache_options_set_num_shard_bits");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
