package dev.rockspan.raw;

import dev.rockspan.TraceOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link TraceOptions}. */
public final class CTraceOptions {
    private static @Nullable MemorySegment rocksdb_trace_options_create;

    private static @Nullable MemorySegment rocksdb_trace_options_destroy;

    private static @Nullable MemorySegment rocksdb_trace_options_get_filter;

    private static @Nullable MemorySegment rocksdb_trace_options_get_max_trace_file_size;

    private static @Nullable MemorySegment rocksdb_trace_options_get_preserve_write_order;

    private static @Nullable MemorySegment rocksdb_trace_options_get_sampling_frequency;

    private static @Nullable MemorySegment rocksdb_trace_options_set_filter;

    private static @Nullable MemorySegment rocksdb_trace_options_set_max_trace_file_size;

    private static @Nullable MemorySegment rocksdb_trace_options_set_preserve_write_order;

    private static @Nullable MemorySegment rocksdb_trace_options_set_sampling_frequency;

    private CTraceOptions() {
    }

    /** {@code rocksdb_trace_options_t *rocksdb_trace_options_create(void)} */
    public static MemorySegment rocksdb_trace_options_create() {
        MemorySegment function = rocksdb_trace_options_create;
        if (function == null) {
            rocksdb_trace_options_create = function = Symbols.TABLE.find("rocksdb_trace_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_trace_options_destroy(rocksdb_trace_options_t *options)} */
    public static void rocksdb_trace_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_trace_options_destroy;
        if (function == null) {
            rocksdb_trace_options_destroy = function = Symbols.TABLE.find("rocksdb_trace_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_trace_options_get_filter(rocksdb_trace_options_t *opt)} */
    public static long rocksdb_trace_options_get_filter(MemorySegment opt) {
        MemorySegment function = rocksdb_trace_options_get_filter;
        if (function == null) {
            rocksdb_trace_options_get_filter = function = Symbols.TABLE.find("rocksdb_trace_options_get_filter");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_trace_options_get_max_trace_file_size(rocksdb_trace_options_t *opt)} */
    public static long rocksdb_trace_options_get_max_trace_file_size(MemorySegment opt) {
        MemorySegment function = rocksdb_trace_options_get_max_trace_file_size;
        if (function == null) {
            rocksdb_trace_options_get_max_trace_file_size = function = Symbols.TABLE.find(
                    "rocksdb_trace_options_get_max_trace_file_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_trace_options_get_preserve_write_order(rocksdb_trace_options_t *opt)} */
    public static byte rocksdb_trace_options_get_preserve_write_order(MemorySegment opt) {
        MemorySegment function = rocksdb_trace_options_get_preserve_write_order;
        if (function == null) {
            rocksdb_trace_options_get_preserve_write_order = function = Symbols.TABLE.find(
                    "rocksdb_trace_options_get_preserve_write_order");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_trace_options_get_sampling_frequency(rocksdb_trace_options_t *opt)} */
    public static long rocksdb_trace_options_get_sampling_frequency(MemorySegment opt) {
        MemorySegment function = rocksdb_trace_options_get_sampling_frequency;
        if (function == null) {
            rocksdb_trace_options_get_sampling_frequency = function = Symbols.TABLE.find(
                    "rocksdb_trace_options_get_sampling_frequency");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_trace_options_set_filter(rocksdb_trace_options_t *opt, uint64_t v)} */
    public static void rocksdb_trace_options_set_filter(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_trace_options_set_filter;
        if (function == null) {
            rocksdb_trace_options_set_filter = function = Symbols.TABLE.find("rocksdb_trace_options_set_filter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_trace_options_set_max_trace_file_size(rocksdb_trace_options_t *opt, uint64_t v)} */
    public static void rocksdb_trace_options_set_max_trace_file_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_trace_options_set_max_trace_file_size;
        if (function == null) {
            rocksdb_trace_options_set_max_trace_file_size = function = Symbols.TABLE.find(
                    "rocksdb_trace_options_set_max_trace_file_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_trace_options_set_preserve_write_order(rocksdb_trace_options_t *opt, unsigned char v)} */
    public static void rocksdb_trace_options_set_preserve_write_order(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_trace_options_set_preserve_write_order;
        if (function == null) {
            rocksdb_trace_options_set_preserve_write_order = function = Symbols.TABLE.find(
                    "rocksdb_trace_options_set_preserve_write_order");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_trace_options_set_sampling_frequency(rocksdb_trace_options_t *opt, uint64_t v)} */
    public static void rocksdb_trace_options_set_sampling_frequency(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_trace_options_set_sampling_frequency;
        if (function == null) {
            rocksdb_trace_options_set_sampling_frequency = function = Symbols.TABLE.find(
                    "rocksdb_trace_options_set_sampling_frequency");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
