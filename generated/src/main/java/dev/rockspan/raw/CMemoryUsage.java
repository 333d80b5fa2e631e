package dev.rockspan.raw;

import dev.rockspan.MemoryUsage;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link MemoryUsage}. */
public final class CMemoryUsage {
    private static @Nullable MemorySegment rocksdb_approximate_memory_usage_destroy;

    private static @Nullable MemorySegment rocksdb_approximate_memory_usage_get_cache_total;

    private static @Nullable MemorySegment rocksdb_approximate_memory_usage_get_mem_table_readers_total;

    private static @Nullable MemorySegment rocksdb_approximate_memory_usage_get_mem_table_total;

    private static @Nullable MemorySegment rocksdb_approximate_memory_usage_get_mem_table_unflushed;

    private CMemoryUsage() {
    }

    /** {@code void rocksdb_approximate_memory_usage_destroy(rocksdb_memory_usage_t *usage)} */
    public static void rocksdb_approximate_memory_usage_destroy(MemorySegment usage) {
        MemorySegment function = rocksdb_approximate_memory_usage_destroy;
        if (function == null) {
            rocksdb_approximate_memory_usage_destroy = function = Symbols.TABLE.find(
                    "rocksdb_approximate_memory_usage_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, usage.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_approximate_memory_usage_get_cache_total(rocksdb_memory_usage_t *memory_usage)} */
    public static long rocksdb_approximate_memory_usage_get_cache_total(
            MemorySegment memory_usage) {
        MemorySegment function = rocksdb_approximate_memory_usage_get_cache_total;
        if (function == null) {
            rocksdb_approximate_memory_usage_get_cache_total = function = Symbols.TABLE.find(
                    "rocksdb_approximate_memory_usage_get_cache_total");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, memory_usage.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_approximate_memory_usage_get_mem_table_readers_total(rocksdb_memory_usage_t
     * *memory_usage)}
     */
    public static long rocksdb_approximate_memory_usage_get_mem_table_readers_total(
            MemorySegment memory_usage) {
        MemorySegment function = rocksdb_approximate_memory_usage_get_mem_table_readers_total;
        if (function == null) {
            rocksdb_approximate_memory_usage_get_mem_table_readers_total = function = Symbols.TABLE.find(
                    "rocksdb_approximate_memory_usage_get_mem_table_readers_total");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, memory_usage.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_approximate_memory_usage_get_mem_table_total(rocksdb_memory_usage_t *memory_usage)} */
    public static long rocksdb_approximate_memory_usage_get_mem_table_total(
            MemorySegment memory_usage) {
        MemorySegment function = rocksdb_approximate_memory_usage_get_mem_table_total;
        if (function == null) {
            rocksdb_approximate_memory_usage_get_mem_table_total = function = Symbols.TABLE.find(
                    "rocksdb_approximate_memory_usage_get_mem_table_total");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, memory_usage.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_approximate_memory_usage_get_mem_table_unflushed(rocksdb_memory_usage_t *memory_usage)}
     */
    public static long rocksdb_approximate_memory_usage_get_mem_table_unflushed(
            MemorySegment memory_usage) {
        MemorySegment function = rocksdb_approximate_memory_usage_get_mem_table_unflushed;
        if (function == null) {
            rocksdb_approximate_memory_usage_get_mem_table_unflushed = function = Symbols.TABLE.find(
                    "rocksdb_approximate_memory_usage_get_mem_table_unflushed");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, memory_usage.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
