package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import org.jspecify.annotations.Nullable;

class ReadOptions {

    /** As {@link #setLowerBound(byte[])}, with a copy of a slice. */
    public ReadOptions setIterateLowerBound(@Nullable AbstractSlice<?> iterateLowerBound) {
        return setLowerBound(iterateLowerBound == null ? null : iterateLowerBound.toByteArray());
    }

    /** Returns a copy of what {@link #setLowerBound(byte[])} or its forms were given last; null if nothing. */
    public @Nullable Slice iterateLowerBound() {
        return given("setLowerBound");
    }

    /** As {@link #setUpperBound(byte[])}, with a copy of a slice. */
    public ReadOptions setIterateUpperBound(@Nullable AbstractSlice<?> iterateUpperBound) {
        return setUpperBound(iterateUpperBound == null ? null : iterateUpperBound.toByteArray());
    }

    /** Returns a copy of what {@link #setUpperBound(byte[])} or its forms were given last; null if nothing. */
    public @Nullable Slice iterateUpperBound() {
        return given("setUpperBound");
    }

    /** As {@link #setTimestamp(byte[])}, with a copy of a slice. */
    public ReadOptions setTimestamp(@Nullable AbstractSlice<?> timestamp) {
        return setTimestamp(timestamp == null ? null : timestamp.toByteArray());
    }

    /** Returns a copy of what {@link #setTimestamp(byte[])} or its forms were given last; null if nothing. */
    public @Nullable Slice timestamp() {
        return given("setTimestamp");
    }

    /** As {@link #setIterStartTs(byte[])}, with a copy of a slice. */
    public ReadOptions setIterStartTs(@Nullable AbstractSlice<?> iterStartTs) {
        return setIterStartTs(iterStartTs == null ? null : iterStartTs.toByteArray());
    }

    /** Returns a copy of what {@link #setIterStartTs(byte[])} or its forms were given last; null if nothing. */
    public @Nullable Slice iterStartTs() {
        return given("setIterStartTs");
    }

    /** Creates options. */
    @SuppressWarnings("this-escape")
    public ReadOptions(boolean verifyChecksums, boolean fillCache) {
        this();
        setVerifyChecksums(verifyChecksums);
        setFillCache(fillCache);
    }

    private @Nullable Slice given(String setter) {
        byte[] bytes = Effects.given(this, setter);
        return bytes == null ? null : new Slice(bytes);
    }

    //# by statement
    /** Copies options, but for table filters and table index factories: RocksDB's C API cannot return those. */
    @SuppressWarnings("this-escape")
    public ReadOptions(ReadOptions other) {
        Call.notNull(other, "other");
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
        if (other.hasMergeOperandCountThreshold()) {
            setMergeOperandCountThreshold(other.mergeOperandCountThreshold());
        }
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
