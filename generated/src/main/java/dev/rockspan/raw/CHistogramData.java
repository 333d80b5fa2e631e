package dev.rockspan.raw;

import dev.rockspan.HistogramData;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link HistogramData}. */
public final class CHistogramData {
    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_create;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_destroy;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_average;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_count;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_max;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_median;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_min;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_p95;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_p99;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_std_dev;

    private static @Nullable MemorySegment rocksdb_statistics_histogram_data_get_sum;

    private CHistogramData() {
    }

    /** {@code rocksdb_statistics_histogram_data_t *rocksdb_statistics_histogram_data_create(void)} */
    public static MemorySegment rocksdb_statistics_histogram_data_create() {
        MemorySegment function = rocksdb_statistics_histogram_data_create;
        if (function == null) {
            rocksdb_statistics_histogram_data_create = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_statistics_histogram_data_destroy(rocksdb_statistics_histogram_data_t *data)} */
    public static void rocksdb_statistics_histogram_data_destroy(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_destroy;
        if (function == null) {
            rocksdb_statistics_histogram_data_destroy = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_statistics_histogram_data_get_average(rocksdb_statistics_histogram_data_t *data)} */
    public static double rocksdb_statistics_histogram_data_get_average(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_average;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_average = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_average");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_statistics_histogram_data_get_count(rocksdb_statistics_histogram_data_t *data)} */
    public static long rocksdb_statistics_histogram_data_get_count(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_count;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_count = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_statistics_histogram_data_get_max(rocksdb_statistics_histogram_data_t *data)} */
    public static double rocksdb_statistics_histogram_data_get_max(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_max;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_max = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_max");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_statistics_histogram_data_get_median(rocksdb_statistics_histogram_data_t *data)} */
    public static double rocksdb_statistics_histogram_data_get_median(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_median;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_median = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_median");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_statistics_histogram_data_get_min(rocksdb_statistics_histogram_data_t *data)} */
    public static double rocksdb_statistics_histogram_data_get_min(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_min;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_min = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_min");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_statistics_histogram_data_get_p95(rocksdb_statistics_histogram_data_t *data)} */
    public static double rocksdb_statistics_histogram_data_get_p95(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_p95;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_p95 = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_p95");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_statistics_histogram_data_get_p99(rocksdb_statistics_histogram_data_t *data)} */
    public static double rocksdb_statistics_histogram_data_get_p99(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_p99;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_p99 = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_p99");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_statistics_histogram_data_get_std_dev(rocksdb_statistics_histogram_data_t *data)} */
    public static double rocksdb_statistics_histogram_data_get_std_dev(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_std_dev;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_std_dev = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_std_dev");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_statistics_histogram_data_get_sum(rocksdb_statistics_histogram_data_t *data)} */
    public static long rocksdb_statistics_histogram_data_get_sum(MemorySegment data) {
        MemorySegment function = rocksdb_statistics_histogram_data_get_sum;
        if (function == null) {
            rocksdb_statistics_histogram_data_get_sum = function = Symbols.TABLE.find(
                    "rocksdb_statistics_histogram_data_get_sum");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, data.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
