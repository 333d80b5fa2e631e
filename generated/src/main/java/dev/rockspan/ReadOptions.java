package dev.rockspan;

import dev.rockspan.raw.CReadOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How a read is done.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link Snapshot} that it was created with or that was set: you may close them first, and their memory
 * is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_readoptions_t}.
 */
public class ReadOptions extends RocksObject {
    private static volatile @Nullable ReadOptions defaults;

    ReadOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_readoptions_create}.
     */
    public ReadOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CReadOptions.rocksdb_readoptions_create();
            nativeObject = call.made(NativeObject.owned(
                    "ReadOptions", nativeResult, CReadOptions::rocksdb_readoptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether iterators go on reading ahead as far as before when they come to the next file; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_readoptions_get_adaptive_readahead}.
     */
    public boolean adaptiveReadahead() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_adaptive_readahead(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether iterators load values only when asked to prepare them; for blobs and iterators over several
     * column families; {@code false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_allow_unprepared_value}.
     */
    public boolean allowUnpreparedValue() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_allow_unprepared_value(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether iterators read ahead asynchronously; {@code false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_async_io}.
     */
    public boolean asyncIo() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_async_io(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether iterators use filters of prefixes where that shows the same keys as a search in total order;
     * {@code false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_auto_prefix_mode}.
     */
    public boolean autoPrefixMode() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_auto_prefix_mode(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether reading ahead stops at the bounds or the prefix of an iterator; {@code true} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_auto_readahead_size}.
     */
    public boolean autoReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_auto_readahead_size(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether iterators of a snapshot let go of old files and memtables now and then; experimental; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_auto_refresh_iterator_with_snapshot}.
     */
    public boolean autoRefreshIteratorWithSnapshot() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_auto_refresh_iterator_with_snapshot(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether closing an iterator leaves the deletion of obsolete files, which may take long, to background
     * threads; {@code false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_background_purge_on_iterator_cleanup}.
     */
    public boolean backgroundPurgeOnIteratorCleanup() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_background_purge_on_iterator_cleanup(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Removes {@code mergeOperandCountThreshold}.
     *
     * <p>C: {@code rocksdb_readoptions_clear_merge_operand_count_threshold}.
     *
     * @return this object
     */
    public ReadOptions clearMergeOperandCountThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_clear_merge_operand_count_threshold(call.change(this));
            return this;
        }
    }

    /**
     * Removes the request id, unless something was created with these options.
     *
     * <p>C: {@code rocksdb_readoptions_clear_request_id}.
     *
     * @return this object
     */
    public ReadOptions clearRequestId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_clear_request_id(call.changeUnreferenced(this));
            return this;
        }
    }

    /**
     * Removes the filter of table files.
     *
     * <p>C: {@code rocksdb_readoptions_clear_table_filter}.
     *
     * @return this object
     */
    public ReadOptions clearTableFilter() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_clear_table_filter(call.change(this));
            return this;
        }
    }

    /**
     * Removes the choice of a user-defined index, unless something was created with these options.
     *
     * <p>C: {@code rocksdb_readoptions_clear_table_index_factory}.
     *
     * @return this object
     */
    public ReadOptions clearTableIndexFactory() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_clear_table_index_factory(call.changeUnreferenced(this));
            return this;
        }
    }

    /**
     * {@return the time in microseconds since 1970 at which a read gives up; 0, the default, for never}
     *
     * <p>C: {@code rocksdb_readoptions_get_deadline}.
     */
    public long deadline() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CReadOptions.rocksdb_readoptions_get_deadline(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether blocks that are read go into the cache; {@code true} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_fill_cache}.
     */
    public boolean fillCache() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_fill_cache(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether {@code mergeOperandCountThreshold} is set.
     *
     * <p>C: {@code rocksdb_readoptions_has_merge_operand_count_threshold}.
     */
    public boolean hasMergeOperandCountThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_has_merge_operand_count_threshold(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether table files are filtered.
     *
     * <p>C: {@code rocksdb_readoptions_has_table_filter}.
     */
    public boolean hasTableFilter() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_has_table_filter(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether deleted ranges are not looked for; wrong where there are any; {@code false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_ignore_range_deletions}.
     *
     * @deprecated Leave the default; it gains nothing where no ranges are deleted, and RocksDB may drop it.
     */
    @Deprecated
    public boolean ignoreRangeDeletions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_ignore_range_deletions(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return what reads are done for; RocksDB sets it itself; {@code UNKNOWN} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_io_activity}.
     */
    public IOActivity ioActivity() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CReadOptions.rocksdb_readoptions_get_io_activity(call.use(this));
            return IOActivity.getIOActivity(nativeResult);
        }
    }

    /**
     * {@return how many microseconds one read of a file may take; 0, the default, for any number}
     *
     * <p>C: {@code rocksdb_readoptions_get_io_timeout}.
     */
    public long ioTimeout() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CReadOptions.rocksdb_readoptions_get_io_timeout(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many hidden entries in a row an iterator skips before it fails as incomplete; 0, the default, for
     * any number}
     *
     * <p>C: {@code rocksdb_readoptions_get_max_skippable_internal_keys}.
     */
    public long maxSkippableInternalKeys() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CReadOptions.rocksdb_readoptions_get_max_skippable_internal_keys(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of merge operands of one key above which a read adds a sub-code to its status; none by
     * default; without effect here, as C does not return the status of a successful read}
     *
     * <p>C: {@code rocksdb_readoptions_get_merge_operand_count_threshold}.
     */
    public long mergeOperandCountThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CReadOptions.rocksdb_readoptions_get_merge_operand_count_threshold(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether reads of many keys read from several levels at once, if {@code asyncIo} is set; {@code true} by
     * default}
     *
     * <p>C: {@code rocksdb_readoptions_get_optimize_multiget_for_io}.
     */
    public boolean optimizeMultigetForIo() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_optimize_multiget_for_io(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether iterators keep the blocks that they have read in memory; {@code false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_pin_data}.
     */
    public boolean pinData() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_pin_data(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether an iterator ends after the last key with the prefix of the key that it was positioned at; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_prefix_same_as_start}.
     */
    public boolean prefixSameAsStart() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_prefix_same_as_start(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the priority at which reads of files are charged to the rate limiter of the database; IO_TOTAL, the
     * default, does not charge them}
     *
     * <p>C: {@code rocksdb_readoptions_get_rate_limiter_priority}.
     */
    public IOPriority rateLimiterPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CReadOptions.rocksdb_readoptions_get_rate_limiter_priority(call.use(this));
            return IOPriority.getIOPriority(nativeResult);
        }
    }

    /**
     * {@return where a read may look; it fails with {@code Incomplete} if data is elsewhere; {@code READ_ALL_TIER} by
     * default}
     *
     * <p>C: {@code rocksdb_readoptions_get_read_tier}.
     */
    public ReadTier readTier() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CReadOptions.rocksdb_readoptions_get_read_tier(call.use(this));
            return ReadTier.getReadTier(nativeResult);
        }
    }

    /**
     * {@return how many bytes iterators read ahead; 0, the default, lets RocksDB choose}
     *
     * <p>C: {@code rocksdb_readoptions_get_readahead_size}.
     */
    public long readaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CReadOptions.rocksdb_readoptions_get_readahead_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns a text that file systems can log with what they read; none by default.
     *
     * <p>C: {@code rocksdb_readoptions_get_request_id}.
     */
    public @Nullable String requestId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CReadOptions.rocksdb_readoptions_get_request_id(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Sets whether iterators go on reading ahead as far as before when they come to the next file; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_readoptions_set_adaptive_readahead}.
     *
     * @return this object
     */
    public ReadOptions setAdaptiveReadahead(boolean adaptiveReadahead) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_adaptive_readahead(
                    call.change(this), (byte) (adaptiveReadahead ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether iterators load values only when asked to prepare them; for blobs and iterators over several column
     * families; {@code false} by default.
     *
     * <p>Hazard: Values in blob files stay empty, as the C API has no function that prepares them: leave it off.
     *
     * <p>C: {@code rocksdb_readoptions_set_allow_unprepared_value}.
     *
     * @return this object
     */
    public ReadOptions setAllowUnpreparedValue(boolean allowUnpreparedValue) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_allow_unprepared_value(
                    call.change(this), (byte) (allowUnpreparedValue ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether iterators read ahead asynchronously; {@code false} by default.
     *
     * <p>Hides the latency of slow storage from scans, and takes more of the processor. Needs a RocksDB that was built
     * with io_uring, for Linux: that of the rocksdbjni jar is not, and ignores it. Reads of many keys gain only if
     * RocksDB was built with coroutines, too.
     *
     * <p>C: {@code rocksdb_readoptions_set_async_io}.
     *
     * @return this object
     */
    public ReadOptions setAsyncIo(boolean asyncIo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_async_io(call.change(this), (byte) (asyncIo ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether iterators use filters of prefixes where that shows the same keys as a search in total order; {@code
     * false} by default.
     *
     * <p>Usually the best choice with a prefix extractor. Keys that are shorter than a whole prefix may be missed.
     *
     * <p>C: {@code rocksdb_readoptions_set_auto_prefix_mode}.
     *
     * @return this object
     */
    public ReadOptions setAutoPrefixMode(boolean autoPrefixMode) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_auto_prefix_mode(call.change(this), (byte) (autoPrefixMode ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether reading ahead stops at the bounds or the prefix of an iterator; {@code true} by default.
     *
     * <p>Needs a block cache, and {@code setUpperBound} or {@code setPrefixSameAsStart(true)}. For iterators that go
     * forward only: it ends with the first step backward.
     *
     * <p>C: {@code rocksdb_readoptions_set_auto_readahead_size}.
     *
     * @return this object
     */
    public ReadOptions setAutoReadaheadSize(boolean autoReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_auto_readahead_size(
                    call.change(this), (byte) (autoReadaheadSize ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether iterators of a snapshot let go of old files and memtables now and then; experimental; {@code false}
     * by default.
     *
     * <p>Needs a snapshot in these options. Without effect in databases with {@code WRITE_PREPARED} or {@code
     * WRITE_UNPREPARED}.
     *
     * <p>C: {@code rocksdb_readoptions_set_auto_refresh_iterator_with_snapshot}.
     *
     * @return this object
     */
    public ReadOptions setAutoRefreshIteratorWithSnapshot(boolean autoRefreshIteratorWithSnapshot) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_auto_refresh_iterator_with_snapshot(
                    call.change(this), (byte) (autoRefreshIteratorWithSnapshot ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether closing an iterator leaves the deletion of obsolete files, which may take long, to background
     * threads; {@code false} by default.
     *
     * <p>C: {@code rocksdb_readoptions_set_background_purge_on_iterator_cleanup}.
     *
     * @return this object
     */
    public ReadOptions setBackgroundPurgeOnIteratorCleanup(
            boolean backgroundPurgeOnIteratorCleanup) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_background_purge_on_iterator_cleanup(
                    call.change(this), (byte) (backgroundPurgeOnIteratorCleanup ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the time in microseconds since 1970 at which a read gives up; 0, the default, for never.
     *
     * <p>The read then fails with {@code TimedOut}. It may end later, as RocksDB looks at the clock now and then only.
     *
     * <p>C: {@code rocksdb_readoptions_set_deadline}.
     *
     * @return this object
     */
    public ReadOptions setDeadline(long deadline) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_deadline(call.change(this), deadline);
            return this;
        }
    }

    /**
     * Sets whether blocks that are read go into the cache; {@code true} by default.
     *
     * <p>Switch it off for large scans, which would push hot data out of the cache.
     *
     * <p>C: {@code rocksdb_readoptions_set_fill_cache}.
     *
     * @return this object
     */
    public ReadOptions setFillCache(boolean fillCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_fill_cache(call.change(this), (byte) (fillCache ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether deleted ranges are not looked for; wrong where there are any; {@code false} by default.
     *
     * <p>C: {@code rocksdb_readoptions_set_ignore_range_deletions}.
     *
     * @deprecated Leave the default; it gains nothing where no ranges are deleted, and RocksDB may drop it.
     * @return this object
     */
    @Deprecated
    public ReadOptions setIgnoreRangeDeletions(boolean ignoreRangeDeletions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_ignore_range_deletions(
                    call.change(this), (byte) (ignoreRangeDeletions ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets what reads are done for; RocksDB sets it itself; {@code UNKNOWN} by default.
     *
     * <p>C: {@code rocksdb_readoptions_set_io_activity}.
     *
     * @return this object
     */
    public ReadOptions setIoActivity(IOActivity ioActivity) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_io_activity(
                    call.change(this), Call.notNull(ioActivity, "ioActivity").getValue());
            return this;
        }
    }

    /**
     * Sets how many microseconds one read of a file may take; 0, the default, for any number.
     *
     * <p>The file system has to support it.
     *
     * <p>C: {@code rocksdb_readoptions_set_io_timeout}.
     *
     * @return this object
     */
    public ReadOptions setIoTimeout(long ioTimeout) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_io_timeout(call.change(this), ioTimeout);
            return this;
        }
    }

    /**
     * Sets the oldest timestamp of which iterators show versions; null, the default, for the newest version only.
     *
     * <p>Iterators then return each version from this timestamp up to that of {@code setTimestamp}; deletions, too,
     * with an empty value. {@code key()} is the key, its timestamp and 8 bytes, least byte first: the type in the
     * lowest byte (0, 7 or 20 for a deletion), the sequence number above it.
     *
     * <p>Hazard: Iterators that go back show an older version of keys that have none in the range.
     *
     * <p>C: {@code rocksdb_readoptions_set_iter_start_ts}.
     *
     * @param timestamp copied
     * @return this object
     */
    public ReadOptions setIterStartTs(byte @Nullable [] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.changeUnreferenced(this);
            MemorySegment nativeTimestamp = call.retain(this, "setIterStartTs", timestamp);
            CReadOptions.rocksdb_readoptions_set_iter_start_ts(nativeThis, nativeTimestamp, nativeTimestamp.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets the inclusive lower bound of iterators: they become invalid before this key, which has no timestamp. With a
     * prefix extractor it must have the prefix of the key that is sought. Null, the default, for no bound.
     *
     * <p>C: {@code rocksdb_readoptions_set_iterate_lower_bound}.
     *
     * @param key copied
     * @return this object
     */
    public ReadOptions setLowerBound(byte @Nullable [] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.changeUnreferenced(this);
            MemorySegment nativeKey = call.retain(this, "setLowerBound", key);
            CReadOptions.rocksdb_readoptions_set_iterate_lower_bound(nativeThis, nativeKey, nativeKey.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets how many hidden entries in a row an iterator skips before it fails as incomplete; 0, the default, for any
     * number.
     *
     * <p>Bounds the time of scans over many deletions; they then fail with {@code Incomplete}.
     *
     * <p>C: {@code rocksdb_readoptions_set_max_skippable_internal_keys}.
     *
     * @return this object
     */
    public ReadOptions setMaxSkippableInternalKeys(long maxSkippableInternalKeys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_max_skippable_internal_keys(
                    call.change(this), maxSkippableInternalKeys);
            return this;
        }
    }

    /**
     * Sets the number of merge operands of one key above which a read adds a sub-code to its status; none by default;
     * without effect here, as C does not return the status of a successful read.
     *
     * <p>C: {@code rocksdb_readoptions_set_merge_operand_count_threshold}.
     *
     * @return this object
     */
    public ReadOptions setMergeOperandCountThreshold(long mergeOperandCountThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_merge_operand_count_threshold(
                    call.change(this), mergeOperandCountThreshold);
            return this;
        }
    }

    /**
     * Sets whether reads of many keys read from several levels at once, if {@code asyncIo} is set; {@code true} by
     * default.
     *
     * <p>Without effect unless RocksDB was built with coroutines; that of the rocksdbjni jar was not.
     *
     * <p>C: {@code rocksdb_readoptions_set_optimize_multiget_for_io}.
     *
     * @return this object
     */
    public ReadOptions setOptimizeMultigetForIo(boolean optimizeMultigetForIo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_optimize_multiget_for_io(
                    call.change(this), (byte) (optimizeMultigetForIo ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether iterators keep the blocks that they have read in memory; {@code false} by default.
     *
     * <p>Memory grows with the length of the scan. Keys stay where they are only in files that were written with {@code
     * BlockBasedTableConfig.setUseDeltaEncoding(false)}.
     *
     * <p>C: {@code rocksdb_readoptions_set_pin_data}.
     *
     * @return this object
     */
    public ReadOptions setPinData(boolean pinData) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_pin_data(call.change(this), (byte) (pinData ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether an iterator ends after the last key with the prefix of the key that it was positioned at; {@code
     * false} by default.
     *
     * <p>Needs a prefix extractor.
     *
     * <p>C: {@code rocksdb_readoptions_set_prefix_same_as_start}.
     *
     * @return this object
     */
    public ReadOptions setPrefixSameAsStart(boolean prefixSameAsStart) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_prefix_same_as_start(
                    call.change(this), (byte) (prefixSameAsStart ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the priority at which reads of files are charged to the rate limiter of the database; IO_TOTAL, the default,
     * does not charge them.
     *
     * <p>C: {@code rocksdb_readoptions_set_rate_limiter_priority}.
     *
     * @return this object
     */
    public ReadOptions setRateLimiterPriority(IOPriority rateLimiterPriority) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_rate_limiter_priority(
                    call.change(this), Call.notNull(rateLimiterPriority, "rateLimiterPriority").getValue());
            return this;
        }
    }

    /**
     * Sets where a read may look; it fails with {@code Incomplete} if data is elsewhere; {@code READ_ALL_TIER} by
     * default.
     *
     * <p>C: {@code rocksdb_readoptions_set_read_tier}.
     *
     * @return this object
     */
    public ReadOptions setReadTier(ReadTier readTier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_read_tier(
                    call.change(this), Call.notNull(readTier, "readTier").getValue());
            return this;
        }
    }

    /**
     * Sets how many bytes iterators read ahead; 0, the default, lets RocksDB choose.
     *
     * <p>For long scans of cold data; too large a number reads bytes that nobody asks for. RocksDB reads ahead by
     * itself after a few blocks.
     *
     * <p>C: {@code rocksdb_readoptions_set_readahead_size}.
     *
     * @return this object
     */
    public ReadOptions setReadaheadSize(long readaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_readahead_size(call.change(this), readaheadSize);
            return this;
        }
    }

    /**
     * Sets a text that file systems can log with what they read; none by default.
     *
     * <p>C: {@code rocksdb_readoptions_set_request_id}.
     *
     * @return this object
     */
    public ReadOptions setRequestId(@Nullable String requestId) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.changeUnreferenced(this);
            MemorySegment nativeRequestId = call.textOrNull(requestId, "requestId");
            CReadOptions.rocksdb_readoptions_set_request_id(nativeThis, nativeRequestId, nativeRequestId.byteSize());
            return this;
        }
    }

    /**
     * Chooses the snapshot that is read, null for the newest state. These options keep the snapshot's database open
     * inside RocksDB, even after {@code close()}, until they are closed or get another snapshot.
     *
     * <p>C: {@code rocksdb_readoptions_set_snapshot}.
     *
     * @param snapshot retained by this object; may be closed before it
     * @return this object
     */
    public ReadOptions setSnapshot(@Nullable Snapshot snapshot) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_snapshot(call.change(this), call.useOrNull(snapshot));
            Effects.borrow(this, "setSnapshot.snapshot", snapshot);
            Effects.noteGiven(this, "snapshot", snapshot);
            return this;
        }
    }

    /**
     * Sets the callback that decides which table files an iterator reads.
     *
     * <p>C: {@code rocksdb_readoptions_set_table_filter}.
     *
     * @param callbacks called until this object is closed or given others
     * @return this object
     */
    public ReadOptions setTableFilter(TableFilterCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            MemorySegment nativeCallbacks = Callbacks.callbackOf(call, this, "setTableFilter", callbacks, "callbacks");
            CReadOptions.rocksdb_readoptions_set_table_filter(
                    nativeThis, nativeCallbacks, Callbacks.noDestructor(), TableFilterUpcalls.Addresses.FILTER);
            call.commit();
            return this;
        }
    }

    /**
     * Chooses the user-defined index that reads use, by its options string; null removes the choice.
     *
     * <p>C: {@code rocksdb_readoptions_set_table_index_factory_from_string}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setTableIndexFactoryFromString(@Nullable String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.changeUnreferenced(this);
            MemorySegment nativeValue = call.textOrNull(value, "value");
            CReadOptions.rocksdb_readoptions_set_table_index_factory_from_string(
                    nativeThis, nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Sets whether iterators show what is written after they were made; {@code false} by default.
     *
     * <p>For following new writes in order; it has no snapshot, and seeks are cheaper than making a new iterator.
     *
     * <p>Hazard: Shows keys of deleted ranges, and crashes over blob files after a flush.
     *
     * <p>C: {@code rocksdb_readoptions_set_tailing}.
     *
     * @return this object
     */
    public ReadOptions setTailing(boolean tailing) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_tailing(call.change(this), (byte) (tailing ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the timestamp to read at, so that reads return the newest version that is not newer; none by default.
     *
     * <p>Column families whose comparator has timestamps need one, of the size that the comparator states; in others,
     * reads with it fail.
     *
     * <p>Hazard: Reads that return timestamps, such as {@code getWithTimestamp}, crash without it if ranges were
     * deleted.
     *
     * <p>C: {@code rocksdb_readoptions_set_timestamp}.
     *
     * @param timestamp copied
     * @return this object
     */
    public ReadOptions setTimestamp(byte @Nullable [] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.changeUnreferenced(this);
            MemorySegment nativeTimestamp = call.retain(this, "setTimestamp", timestamp);
            CReadOptions.rocksdb_readoptions_set_timestamp(nativeThis, nativeTimestamp, nativeTimestamp.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets whether iterators show all keys in order, whatever prefixes there are; {@code false} by default.
     *
     * <p>Needed to scan over prefixes where there is a prefix extractor.
     *
     * <p>C: {@code rocksdb_readoptions_set_total_order_seek}.
     *
     * @return this object
     */
    public ReadOptions setTotalOrderSeek(boolean totalOrderSeek) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_total_order_seek(call.change(this), (byte) (totalOrderSeek ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the exclusive upper bound of iterators: they become invalid at this key, and {@code seekToLast} goes to the
     * last key before it. The bound has no timestamp. With a prefix extractor and without {@code
     * setAutoPrefixMode(true)} or {@code setTotalOrderSeek(true)}, it must have the prefix of the key that is sought.
     * Null, the default, for no bound.
     *
     * <p>C: {@code rocksdb_readoptions_set_iterate_upper_bound}.
     *
     * @param key copied
     * @return this object
     */
    public ReadOptions setUpperBound(byte @Nullable [] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.changeUnreferenced(this);
            MemorySegment nativeKey = call.retain(this, "setUpperBound", key);
            CReadOptions.rocksdb_readoptions_set_iterate_upper_bound(nativeThis, nativeKey, nativeKey.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets how many bytes of values a read of many keys returns before the remaining keys fail with {@code Aborted};
     * -1, the default, for any number.
     *
     * <p>C: {@code rocksdb_readoptions_set_value_size_soft_limit}.
     *
     * @return this object
     */
    public ReadOptions setValueSizeSoftLimit(long valueSizeSoftLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_value_size_soft_limit(call.change(this), valueSizeSoftLimit);
            return this;
        }
    }

    /**
     * Sets whether checksums of blocks are verified when they are read; {@code true} by default.
     *
     * <p>Leave it on; it costs a few percent at most.
     *
     * <p>C: {@code rocksdb_readoptions_set_verify_checksums}.
     *
     * @return this object
     */
    public ReadOptions setVerifyChecksums(boolean verifyChecksums) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReadOptions.rocksdb_readoptions_set_verify_checksums(call.change(this), (byte) (verifyChecksums ? 1 : 0));
            return this;
        }
    }

    /**
     * Returns the name of the user-defined index that reads use; null for none.
     *
     * <p>C: {@code rocksdb_readoptions_get_table_index_factory_name}.
     */
    public @Nullable String tableIndexFactoryName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CReadOptions.rocksdb_readoptions_get_table_index_factory_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return whether iterators show what is written after they were made; {@code false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_tailing}.
     */
    public boolean tailing() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_tailing(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether iterators show all keys in order, whatever prefixes there are; {@code false} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_total_order_seek}.
     */
    public boolean totalOrderSeek() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_total_order_seek(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of values a read of many keys returns before the remaining keys fail with {@code
     * Aborted}; -1, the default, for any number}
     *
     * <p>C: {@code rocksdb_readoptions_get_value_size_soft_limit}.
     */
    public long valueSizeSoftLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CReadOptions.rocksdb_readoptions_get_value_size_soft_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether checksums of blocks are verified when they are read; {@code true} by default}
     *
     * <p>C: {@code rocksdb_readoptions_get_verify_checksums}.
     */
    public boolean verifyChecksums() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CReadOptions.rocksdb_readoptions_get_verify_checksums(call.use(this));
            return nativeResult != 0;
        }
    }

    /** Returns what {@link #setSnapshot} was last given, or null. */
    public @Nullable Snapshot snapshot() {
        return Effects.given(this, "snapshot");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public ReadOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    static ReadOptions defaults() {
        ReadOptions known = defaults;
        return known != null ? known : makeDefaults();
    }

    private static synchronized ReadOptions makeDefaults() {
        ReadOptions made = defaults;
        if (made == null) {
            made = new ReadOptions();
            Effects.setPermanent(made);
            defaults = made;
        }
        return made;
    }

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
