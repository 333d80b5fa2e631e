package dev.rockspan;

import dev.rockspan.raw.CCompactRangeOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a range of keys is compacted.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a call on another thread uses it is refused.
 *
 * <p>C: {@code rocksdb_compactoptions_t}.
 */
public class CompactRangeOptions extends RocksObject {
    CompactRangeOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_compactoptions_t *rocksdb_compactoptions_create(void)}, mapped by convention owned-handle.
     *
     */
    public CompactRangeOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactRangeOptions.rocksdb_compactoptions_create();
            nativeObject = call.made(NativeObject.owned("CompactRangeOptions", nativeResult, CCompactRangeOptions::rocksdb_compactoptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether the compaction may make writes wait, instead of waiting until it need not; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_compactoptions_get_allow_write_stall(rocksdb_compactoptions_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean allowWriteStall() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_allow_write_stall(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the share, 0 to 1, of the oldest blob files whose live values are moved out; others leave it to the column family; {@code -1.0} by default}
     *
     * <p>C: {@code double rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff(rocksdb_compactoptions_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public double blobGarbageCollectionAgeCutoff() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether values are moved out of old blob files; {@code USE_DEFAULT} by default}
     *
     * <p>C: {@code int rocksdb_compactoptions_get_blob_garbage_collection_policy(rocksdb_compactoptions_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public BlobGarbageCollectionPolicy blobGarbageCollectionPolicy() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_blob_garbage_collection_policy(call.use(this));
            return BlobGarbageCollectionPolicy.getBlobGarbageCollectionPolicy(nativeResult);
        }
    }

    /**
     * {@return whether files of the last level are compacted, too; {@code kIfHaveCompactionFilter} by default}
     *
     * <p>C: {@code unsigned char rocksdb_compactoptions_get_bottommost_level_compaction(rocksdb_compactoptions_t *)}, mapped by convention receiver, getter.
     *
     */
    public BottommostLevelCompaction bottommostLevelCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_bottommost_level_compaction(call.use(this));
            return BottommostLevelCompaction.getBottommostLevelCompaction(nativeResult);
        }
    }

    /**
     * {@return whether the compacted files are then moved to the target level, or the first that can hold them; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_compactoptions_get_change_level(rocksdb_compactoptions_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean changeLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_change_level(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether no other compaction runs meanwhile; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_compactoptions_get_exclusive_manual_compaction(rocksdb_compactoptions_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean exclusiveManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_exclusive_manual_compaction(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many threads share the compaction; 0 for as many as the database says; {@code 0} by default}
     *
     * <p>C: {@code int rocksdb_compactoptions_get_max_subcompactions(rocksdb_compactoptions_t *)}, mapped by convention receiver, getter.
     *
     */
    public int maxSubcompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_max_subcompactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets whether the compaction may make writes wait, instead of waiting until it need not; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_allow_write_stall(rocksdb_compactoptions_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowWriteStall the new value
     * @return this object
     */
    public CompactRangeOptions setAllowWriteStall(boolean allowWriteStall) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_allow_write_stall(call.change(this), (byte) (allowWriteStall ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the share, 0 to 1, of the oldest blob files whose live values are moved out; others leave it to the column family; {@code -1.0} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff(rocksdb_compactoptions_t *opt, double v)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobGarbageCollectionAgeCutoff the new value
     * @return this object
     */
    public CompactRangeOptions setBlobGarbageCollectionAgeCutoff(
            double blobGarbageCollectionAgeCutoff) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff(call.change(this), blobGarbageCollectionAgeCutoff);
            return this;
        }
    }

    /**
     * Sets whether values are moved out of old blob files; {@code USE_DEFAULT} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_blob_garbage_collection_policy(rocksdb_compactoptions_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobGarbageCollectionPolicy not null
     * @return this object
     */
    public CompactRangeOptions setBlobGarbageCollectionPolicy(
            BlobGarbageCollectionPolicy blobGarbageCollectionPolicy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_blob_garbage_collection_policy(call.change(this), Objects.requireNonNull(blobGarbageCollectionPolicy, "blobGarbageCollectionPolicy is null").getValue());
            return this;
        }
    }

    /**
     * Sets whether files of the last level are compacted, too; {@code kIfHaveCompactionFilter} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_bottommost_level_compaction(rocksdb_compactoptions_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param bottommostLevelCompaction not null
     * @return this object
     */
    public CompactRangeOptions setBottommostLevelCompaction(
            BottommostLevelCompaction bottommostLevelCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_bottommost_level_compaction(call.change(this), (byte) Objects.requireNonNull(bottommostLevelCompaction, "bottommostLevelCompaction is null").getValue());
            return this;
        }
    }

    /**
     * Sets whether the compacted files are then moved to the target level, or the first that can hold them; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_change_level(rocksdb_compactoptions_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param changeLevel the new value
     * @return this object
     */
    public CompactRangeOptions setChangeLevel(boolean changeLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_change_level(call.change(this), (byte) (changeLevel ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether no other compaction runs meanwhile; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_exclusive_manual_compaction(rocksdb_compactoptions_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param exclusiveManualCompaction the new value
     * @return this object
     */
    public CompactRangeOptions setExclusiveManualCompaction(boolean exclusiveManualCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_exclusive_manual_compaction(call.change(this), (byte) (exclusiveManualCompaction ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the timestamp before which older versions of a key may be dropped.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_full_history_ts_low(rocksdb_compactoptions_t *, char *ts, size_t tslen)}, mapped by convention receiver, bytes, setter.
     *
     * @param timestamp copied; may be null
     * @return this object
     */
    public CompactRangeOptions setFullHistoryTSLow(byte @Nullable [] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeTimestamp = call.retain(this, "setFullHistoryTSLow", timestamp);
            CCompactRangeOptions.rocksdb_compactoptions_set_full_history_ts_low(call.changeUnreferenced(this), nativeTimestamp, nativeTimestamp.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets how many threads share the compaction; 0 for as many as the database says; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_max_subcompactions(rocksdb_compactoptions_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxSubcompactions the new value
     * @return this object
     */
    public CompactRangeOptions setMaxSubcompactions(int maxSubcompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_max_subcompactions(call.change(this), maxSubcompactions);
            return this;
        }
    }

    /**
     * Sets the level that the compacted files are moved to, if they change level; -1 for the first that can hold them; {@code -1} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_target_level(rocksdb_compactoptions_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param targetLevel the new value
     * @return this object
     */
    public CompactRangeOptions setTargetLevel(int targetLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_target_level(call.change(this), targetLevel);
            return this;
        }
    }

    /**
     * Sets the index in the list of folders for table files where the new files go; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_compactoptions_set_target_path_id(rocksdb_compactoptions_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param targetPathId the new value
     * @return this object
     */
    public CompactRangeOptions setTargetPathId(int targetPathId) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_target_path_id(call.change(this), targetPathId);
            return this;
        }
    }

    /**
     * {@return the level that the compacted files are moved to, if they change level; -1 for the first that can hold them; {@code -1} by default}
     *
     * <p>C: {@code int rocksdb_compactoptions_get_target_level(rocksdb_compactoptions_t *)}, mapped by convention receiver, getter.
     *
     */
    public int targetLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_target_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the index in the list of folders for table files where the new files go; {@code 0} by default}
     *
     * <p>C: {@code int rocksdb_compactoptions_get_target_path_id(rocksdb_compactoptions_t *)}, mapped by convention receiver, getter.
     *
     */
    public int targetPathId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_target_path_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public CompactRangeOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
