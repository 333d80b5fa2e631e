package dev.rockspan.raw;

import dev.rockspan.PerfContext;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link PerfContext}. */
public final class CPerfContext {
    private static @Nullable MemorySegment rocksdb_perfcontext_create;

    private static @Nullable MemorySegment rocksdb_perfcontext_destroy;

    private static @Nullable MemorySegment rocksdb_perfcontext_metric;

    private static @Nullable MemorySegment rocksdb_perfcontext_report;

    private static @Nullable MemorySegment rocksdb_perfcontext_reset;

    private static @Nullable MemorySegment rocksdb_set_perf_level;

    private CPerfContext() {
    }

    /** {@code rocksdb_perfcontext_t *rocksdb_perfcontext_create(void)} */
    public static MemorySegment rocksdb_perfcontext_create() {
        MemorySegment function = rocksdb_perfcontext_create;
        if (function == null) {
            rocksdb_perfcontext_create = function = Symbols.TABLE.find("rocksdb_perfcontext_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_perfcontext_destroy(rocksdb_perfcontext_t *context)} */
    public static void rocksdb_perfcontext_destroy(MemorySegment context) {
        MemorySegment function = rocksdb_perfcontext_destroy;
        if (function == null) {
            rocksdb_perfcontext_destroy = function = Symbols.TABLE.find("rocksdb_perfcontext_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, context.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_perfcontext_metric(rocksdb_perfcontext_t *context, int metric)} */
    public static long rocksdb_perfcontext_metric(MemorySegment context, int metric) {
        MemorySegment function = rocksdb_perfcontext_metric;
        if (function == null) {
            rocksdb_perfcontext_metric = function = Symbols.TABLE.find("rocksdb_perfcontext_metric");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, context.address(), (long) metric, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_perfcontext_report(rocksdb_perfcontext_t *context, unsigned char exclude_zero_counters)} */
    public static MemorySegment rocksdb_perfcontext_report(MemorySegment context, byte exclude_zero_counters) {
        MemorySegment function = rocksdb_perfcontext_report;
        if (function == null) {
            rocksdb_perfcontext_report = function = Symbols.TABLE.find("rocksdb_perfcontext_report");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, context.address(), (long) exclude_zero_counters, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_perfcontext_reset(rocksdb_perfcontext_t *context)} */
    public static void rocksdb_perfcontext_reset(MemorySegment context) {
        MemorySegment function = rocksdb_perfcontext_reset;
        if (function == null) {
            rocksdb_perfcontext_reset = function = Symbols.TABLE.find("rocksdb_perfcontext_reset");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, context.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_set_perf_level(int)} */
    public static void rocksdb_set_perf_level(int a0) {
        MemorySegment function = rocksdb_set_perf_level;
        if (function == null) {
            rocksdb_set_perf_level = function = Symbols.TABLE.find("rocksdb_set_perf_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, (long) a0, 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
