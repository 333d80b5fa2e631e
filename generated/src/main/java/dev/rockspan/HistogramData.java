package dev.rockspan;

import dev.rockspan.raw.CHistogramData;
import java.lang.foreign.MemorySegment;

/**
 * The spread of one statistic; a time is in microseconds unless the statistic says nanoseconds.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that.
 *
 * <p>C: {@code rocksdb_statistics_histogram_data_t}.
 *
 * @param average the average of the values
 * @param count the number of values
 * @param max the greatest value
 * @param median an estimate of the median
 * @param min the least value
 * @param percentile95 an estimate of what 95 of 100 values do not exceed
 * @param percentile99 an estimate of what 99 of 100 values do not exceed
 * @param standardDeviation the standard deviation of the values
 * @param sum the sum of the values
 */
public record HistogramData(
        double average, long count, double max, double median, double min, double percentile95, double percentile99,
        double standardDeviation, long sum) {
    static HistogramData read(MemorySegment nativeObject) {
        return new HistogramData(
                CHistogramData.rocksdb_statistics_histogram_data_get_average(nativeObject),
                CHistogramData.rocksdb_statistics_histogram_data_get_count(nativeObject),
                CHistogramData.rocksdb_statistics_histogram_data_get_max(nativeObject),
                CHistogramData.rocksdb_statistics_histogram_data_get_median(nativeObject),
                CHistogramData.rocksdb_statistics_histogram_data_get_min(nativeObject),
                CHistogramData.rocksdb_statistics_histogram_data_get_p95(nativeObject),
                CHistogramData.rocksdb_statistics_histogram_data_get_p99(nativeObject),
                CHistogramData.rocksdb_statistics_histogram_data_get_std_dev(nativeObject),
                CHistogramData.rocksdb_statistics_histogram_data_get_sum(nativeObject));
    }

    /**
     * Creates the spread of a statistic.
     *
     * @param median an estimate of the median
     * @param percentile95 an estimate of what 95 of 100 values do not exceed
     * @param percentile99 an estimate of what 99 of 100 values do not exceed
     * @param average the average of the values
     * @param standardDeviation the standard deviation of the values
     */
    public HistogramData(
            double median, double percentile95, double percentile99, double average, double standardDeviation) {
        this(median, percentile95, percentile99, average, standardDeviation, 0.0, 0L, 0L, 0.0);
    }

    /**
     * Creates the spread of a statistic.
     *
     * @param median an estimate of the median
     * @param percentile95 an estimate of what 95 of 100 values do not exceed
     * @param percentile99 an estimate of what 99 of 100 values do not exceed
     * @param average the average of the values
     * @param standardDeviation the standard deviation of the values
     * @param max the greatest value
     * @param count the number of values
     * @param sum the sum of the values
     * @param min the least value
     */
    public HistogramData(
            double median,
            double percentile95,
            double percentile99,
            double average,
            double standardDeviation,
            double max,
            long count,
            long sum,
            double min) {
        this(average, count, max, median, min, percentile95, percentile99, standardDeviation, sum);
    }

    /** {@return an estimate of the median} */
    public double getMedian() {
        return median;
    }

    /** {@return an estimate of what 95 of 100 values do not exceed} */
    public double getPercentile95() {
        return percentile95;
    }

    /** {@return an estimate of what 99 of 100 values do not exceed} */
    public double getPercentile99() {
        return percentile99;
    }

    /** {@return the average of the values} */
    public double getAverage() {
        return average;
    }

    /** {@return the standard deviation of the values} */
    public double getStandardDeviation() {
        return standardDeviation;
    }

    /** {@return the greatest value} */
    public double getMax() {
        return max;
    }

    /** {@return the number of values} */
    public long getCount() {
        return count;
    }

    /** {@return the sum of the values} */
    public long getSum() {
        return sum;
    }

    /** {@return the least value} */
    public double getMin() {
        return min;
    }
}
