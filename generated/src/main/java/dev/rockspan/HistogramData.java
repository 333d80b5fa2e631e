package dev.rockspan;

import dev.rockspan.raw.CHistogramData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * The spread of one statistic.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>C: {@code rocksdb_statistics_histogram_data_t}.
 */
public final class HistogramData extends RocksObject {
    HistogramData(Lifetime lifetime) {
        super(lifetime.exclusive());
    }

    /**
     * Creates an empty histogram, to be filled from the statistics.
     *
     * <p>C: {@code rocksdb_statistics_histogram_data_t *rocksdb_statistics_histogram_data_create(void)}, mapped by convention owned-handle.
     *
     */
    public HistogramData() {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CHistogramData.rocksdb_statistics_histogram_data_create();
            lifetime = call.made(Lifetime.owned("HistogramData", nativeResult, CHistogramData::rocksdb_statistics_histogram_data_destroy));
        }
        super(lifetime.exclusive());
    }

    /**
     * Returns the average of the values.
     *
     * <p>C: {@code double rocksdb_statistics_histogram_data_get_average(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public double getAverage() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_average(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of values.
     *
     * <p>C: {@code uint64_t rocksdb_statistics_histogram_data_get_count(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long getCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the greatest value.
     *
     * <p>C: {@code double rocksdb_statistics_histogram_data_get_max(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public double getMax() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_max(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns an estimate of the median.
     *
     * <p>C: {@code double rocksdb_statistics_histogram_data_get_median(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public double getMedian() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_median(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the least value.
     *
     * <p>C: {@code double rocksdb_statistics_histogram_data_get_min(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public double getMin() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_min(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns an estimate of what 95 of 100 values do not exceed.
     *
     * <p>C: {@code double rocksdb_statistics_histogram_data_get_p95(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public double getPercentile95() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_p95(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns an estimate of what 99 of 100 values do not exceed.
     *
     * <p>C: {@code double rocksdb_statistics_histogram_data_get_p99(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public double getPercentile99() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_p99(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the standard deviation of the values.
     *
     * <p>C: {@code double rocksdb_statistics_histogram_data_get_std_dev(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public double getStandardDeviation() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_std_dev(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the sum of the values.
     *
     * <p>C: {@code uint64_t rocksdb_statistics_histogram_data_get_sum(rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long getSum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CHistogramData.rocksdb_statistics_histogram_data_get_sum(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public HistogramData in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
