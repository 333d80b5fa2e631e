package dev.rockspan.raw;

import dev.rockspan.BlockCacheTraceOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link BlockCacheTraceOptions}. */
public final class CBlockCacheTraceOptions {
    private static @Nullable MemorySegment rocksdb_block_cache_trace_options_create;

    private static @Nullable MemorySegment rocksdb_block_cache_trace_options_destroy;

    private static @Nullable MemorySegment rocksdb_block_cache_trace_options_get_sampling_frequency;

    private static @Nullable MemorySegment rocksdb_block_cache_trace_options_set_sampling_frequency;

    private CBlockCacheTraceOptions() {
    }

    /** {@code rocksdb_block_cache_trace_options_t *rocksdb_block_cache_trace_options_create(void)} */
    public static MemorySegment rocksdb_block_cache_trace_options_create() {
        MemorySegment function = rocksdb_block_cache_trace_options_create;
        if (function == null) {
            rocksdb_block_cache_trace_options_create = function = Symbols.TABLE.find(
                    "rocksdb_block_cache_trace_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_block_cache_trace_options_destroy(rocksdb_block_cache_trace_options_t *options)} */
    public static void rocksdb_block_cache_trace_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_block_cache_trace_options_destroy;
        if (function == null) {
            rocksdb_block_cache_trace_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_block_cache_trace_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_block_cache_trace_options_get_sampling_frequency(rocksdb_block_cache_trace_options_t
     * *opt)}
     */
    public static long rocksdb_block_cache_trace_options_get_sampling_frequency(MemorySegment opt) {
        MemorySegment function = rocksdb_block_cache_trace_options_get_sampling_frequency;
        if (function == null) {
            rocksdb_block_cache_trace_options_get_sampling_frequency = function = Symbols.TABLE.find(
                    "rocksdb_block_cache_trace_options_get_sampling_frequency");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_block_cache_trace_options_set_sampling_frequency(rocksdb_block_cache_trace_options_t *opt,
     * uint64_t v)}
     */
    public static void rocksdb_block_cache_trace_options_set_sampling_frequency(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_block_cache_trace_options_set_sampling_frequency;
        if (function == null) {
            rocksdb_block_cache_trace_options_set_sampling_frequency = function = Symbols.TABLE.find(
                    "rocksdb_block_cache_trace_options_set_sampling_frequency");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
