package dev.rockspan;

import dev.rockspan.runtime.lifetime.Given;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

class ReadOptions {

    /** As {@link #setLowerBound(byte[])}, with a copy of a slice. */
    public ReadOptions setIterateLowerBound(@Nullable AbstractSlice<?> iterateLowerBound) {
        return Given.to(
                setLowerBound(iterateLowerBound == null ? null : iterateLowerBound.toByteArray()),
                "iterateLowerBound", copyOf(iterateLowerBound));
    }

    /** Returns a copy of the slice that {@link #setIterateLowerBound(AbstractSlice)} was given last; null if none. */
    public @Nullable Slice iterateLowerBound() {
        return copyOf(Given.<Slice>of(this, "iterateLowerBound"));
    }

    /** As {@link #setUpperBound(byte[])}, with a copy of a slice. */
    public ReadOptions setIterateUpperBound(@Nullable AbstractSlice<?> iterateUpperBound) {
        return Given.to(
                setUpperBound(iterateUpperBound == null ? null : iterateUpperBound.toByteArray()),
                "iterateUpperBound", copyOf(iterateUpperBound));
    }

    /** Returns a copy of the slice that {@link #setIterateUpperBound(AbstractSlice)} was given last; null if none. */
    public @Nullable Slice iterateUpperBound() {
        return copyOf(Given.<Slice>of(this, "iterateUpperBound"));
    }

    /** As {@link #setTimestamp(byte[])}, with a copy of a slice. */
    public ReadOptions setTimestamp(@Nullable AbstractSlice<?> timestamp) {
        return Given.to(
                setTimestamp(timestamp == null ? null : timestamp.toByteArray()), "timestamp", copyOf(timestamp));
    }

    /** Returns a copy of the slice that {@link #setTimestamp(AbstractSlice)} was given last; null if none. */
    public @Nullable Slice timestamp() {
        return copyOf(Given.<Slice>of(this, "timestamp"));
    }

    /** As {@link #setIterStartTs(byte[])}, with a copy of a slice. */
    public ReadOptions setIterStartTs(@Nullable AbstractSlice<?> iterStartTs) {
        return Given.to(
                setIterStartTs(iterStartTs == null ? null : iterStartTs.toByteArray()), "iterStartTs",
                copyOf(iterStartTs));
    }

    /** Returns a copy of the slice that {@link #setIterStartTs(AbstractSlice)} was given last; null if none. */
    public @Nullable Slice iterStartTs() {
        return copyOf(Given.<Slice>of(this, "iterStartTs"));
    }

    /** Creates options. */
    @SuppressWarnings("this-escape")
    public ReadOptions(boolean verifyChecksums, boolean fillCache) {
        this();
        setVerifyChecksums(verifyChecksums);
        setFillCache(fillCache);
    }

    private static @Nullable Slice copyOf(@Nullable AbstractSlice<?> slice) {
        return slice == null ? null : new Slice(slice.toByteArray());
    }

    //# by statement
    /**
     * Copies options, but for bounds and timestamps that were not given as slices, and table filters: RocksDB's C API
     * cannot return those.
     */
    @SuppressWarnings("this-escape")
    public ReadOptions(ReadOptions other) {
        Objects.requireNonNull(other, "other is null");
        this();
        setAdaptiveReadahead(other.adaptiveReadahead());
        setAllowUnpreparedValue(other.allowUnpreparedValue());
        setAsyncIo(other.asyncIo());
        setAutoPrefixMode(other.autoPrefixMode());
        setAutoReadaheadSize(other.autoReadaheadSize());
        setAutoRefreshIteratorWithSnapshot(other.autoRefreshIteratorWithSnapshot());
        setBackgroundPurgeOnIteratorCleanup(other.backgroundPurgeOnIteratorCleanup());
        setDeadline(other.deadline());
        setFillCache(other.fillCache());
        setIgnoreRangeDeletions(other.ignoreRangeDeletions());
        setIoActivity(other.ioActivity());
        setIoTimeout(other.ioTimeout());
        setMaxSkippableInternalKeys(other.maxSkippableInternalKeys());
        setMergeOperandCountThreshold(other.mergeOperandCountThreshold());
        setOptimizeMultigetForIo(other.optimizeMultigetForIo());
        setPinData(other.pinData());
        setPrefixSameAsStart(other.prefixSameAsStart());
        setRateLimiterPriority(other.rateLimiterPriority());
        setReadTier(other.readTier());
        setReadaheadSize(other.readaheadSize());
        setRequestId(other.requestId());
        setTailing(other.tailing());
        setTotalOrderSeek(other.totalOrderSeek());
        setValueSizeSoftLimit(other.valueSizeSoftLimit());
        setVerifyChecksums(other.verifyChecksums());
        Snapshot snapshot = other.snapshot();
        if (snapshot != null) {
            setSnapshot(snapshot);
        }
        setIterateLowerBound(other.iterateLowerBound());
        setIterateUpperBound(other.iterateUpperBound());
        setTimestamp(other.timestamp());
        setIterStartTs(other.iterStartTs());
    }
}
