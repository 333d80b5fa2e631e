package dev.rockspan;

import dev.rockspan.raw.CCompactRangeOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a range of keys is compacted.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
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
     * <p>C: {@code rocksdb_compactoptions_create}.
     */
    public CompactRangeOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactRangeOptions.rocksdb_compactoptions_create();
            nativeObject = call.made(NativeObject.owned(
                    "CompactRangeOptions", nativeResult, CCompactRangeOptions::rocksdb_compactoptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether the flush before the compaction starts at once even if writes then have to wait; if {@code
     * false}, it waits until they need not; {@code false} by default}
     *
     * <p>C: {@code rocksdb_compactoptions_get_allow_write_stall}.
     */
    public boolean allowWriteStall() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_allow_write_stall(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the share of blob files, 0 to 1, oldest first, out of which live values are moved; any other number
     * leaves it to the column family; {@code -1.0} by default}
     *
     * <p>C: {@code rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff}.
     */
    public double blobGarbageCollectionAgeCutoff() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how this compaction decides whether to move live values out of old blob files: FORCE and DISABLE
     * override {@code enableBlobGarbageCollection} of the column family, USE_DEFAULT, the default, follows it}
     *
     * <p>C: {@code rocksdb_compactoptions_get_blob_garbage_collection_policy}.
     */
    public BlobGarbageCollectionPolicy blobGarbageCollectionPolicy() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_blob_garbage_collection_policy(call.use(
                    this));
            return BlobGarbageCollectionPolicy.getBlobGarbageCollectionPolicy(nativeResult);
        }
    }

    /**
     * {@return which files of the last level are compacted, too; {@code kIfHaveCompactionFilter} by default}
     *
     * <p>C: {@code rocksdb_compactoptions_get_bottommost_level_compaction}.
     */
    public BottommostLevelCompaction bottommostLevelCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_bottommost_level_compaction(call.use(
                    this));
            return BottommostLevelCompaction.getBottommostLevelCompaction(Byte.toUnsignedInt(nativeResult));
        }
    }

    /**
     * {@return whether the compacted files are then moved to the target level, or to the smallest level number that can
     * hold them; {@code false} by default}
     *
     * <p>C: {@code rocksdb_compactoptions_get_change_level}.
     */
    public boolean changeLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_change_level(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether no other compaction runs meanwhile, automatic ones included; {@code false} by default}
     *
     * <p>C: {@code rocksdb_compactoptions_get_exclusive_manual_compaction}.
     */
    public boolean exclusiveManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_exclusive_manual_compaction(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return into how many parallel subcompactions this compaction may be split; 0, the default, takes {@code
     * maxSubcompactions} of the database}
     *
     * <p>C: {@code rocksdb_compactoptions_get_max_subcompactions}.
     */
    public int maxSubcompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_max_subcompactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets whether the flush before the compaction starts at once even if writes then have to wait; if {@code false},
     * it waits until they need not; {@code false} by default.
     *
     * <p>C: {@code rocksdb_compactoptions_set_allow_write_stall}.
     *
     * @return this object
     */
    public CompactRangeOptions setAllowWriteStall(boolean allowWriteStall) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_allow_write_stall(
                    call.change(this), (byte) (allowWriteStall ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the share of blob files, 0 to 1, oldest first, out of which live values are moved; any other number leaves
     * it to the column family; {@code -1.0} by default.
     *
     * <p>C: {@code rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff}.
     *
     * @return this object
     */
    public CompactRangeOptions setBlobGarbageCollectionAgeCutoff(
            double blobGarbageCollectionAgeCutoff) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff(
                    call.change(this), blobGarbageCollectionAgeCutoff);
            return this;
        }
    }

    /**
     * Sets how this compaction decides whether to move live values out of old blob files: FORCE and DISABLE override
     * {@code enableBlobGarbageCollection} of the column family, USE_DEFAULT, the default, follows it.
     *
     * <p>C: {@code rocksdb_compactoptions_set_blob_garbage_collection_policy}.
     *
     * @return this object
     */
    public CompactRangeOptions setBlobGarbageCollectionPolicy(
            BlobGarbageCollectionPolicy blobGarbageCollectionPolicy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_blob_garbage_collection_policy(
                    call.change(this),
                    Call.notNull(blobGarbageCollectionPolicy, "blobGarbageCollectionPolicy").getValue());
            return this;
        }
    }

    /**
     * Sets which files of the last level are compacted, too; {@code kIfHaveCompactionFilter} by default.
     *
     * <p>C: {@code rocksdb_compactoptions_set_bottommost_level_compaction}.
     *
     * @return this object
     */
    public CompactRangeOptions setBottommostLevelCompaction(
            BottommostLevelCompaction bottommostLevelCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_bottommost_level_compaction(
                    call.change(this),
                    (byte) Call.notNull(bottommostLevelCompaction, "bottommostLevelCompaction").getValue());
            return this;
        }
    }

    /**
     * Sets whether the compacted files are then moved to the target level, or to the smallest level number that can
     * hold them; {@code false} by default.
     *
     * <p>C: {@code rocksdb_compactoptions_set_change_level}.
     *
     * @return this object
     */
    public CompactRangeOptions setChangeLevel(boolean changeLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_change_level(
                    call.change(this), (byte) (changeLevel ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether no other compaction runs meanwhile, automatic ones included; {@code false} by default.
     *
     * <p>Leave it off: the others wait, and a long compaction can stall writes.
     *
     * <p>C: {@code rocksdb_compactoptions_set_exclusive_manual_compaction}.
     *
     * @return this object
     */
    public CompactRangeOptions setExclusiveManualCompaction(boolean exclusiveManualCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_exclusive_manual_compaction(
                    call.change(this), (byte) (exclusiveManualCompaction ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the timestamp before which older versions of a key may be dropped, of the size of the comparator's
     * timestamps; none by default.
     *
     * <p>It is kept: a lower one fails later, and so do reads at older timestamps. Compacting a range with it fails:
     * compact the whole column family.
     *
     * <p>C: {@code rocksdb_compactoptions_set_full_history_ts_low}.
     *
     * @param timestamp copied
     * @return this object
     */
    public CompactRangeOptions setFullHistoryTSLow(byte @Nullable [] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.changeUnreferenced(this);
            MemorySegment nativeTimestamp = call.retain(this, "setFullHistoryTSLow", timestamp);
            CCompactRangeOptions.rocksdb_compactoptions_set_full_history_ts_low(
                    nativeThis, nativeTimestamp, nativeTimestamp.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets into how many parallel subcompactions this compaction may be split; 0, the default, takes {@code
     * maxSubcompactions} of the database.
     *
     * <p>C: {@code rocksdb_compactoptions_set_max_subcompactions}.
     *
     * @return this object
     */
    public CompactRangeOptions setMaxSubcompactions(int maxSubcompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_max_subcompactions(call.change(this), maxSubcompactions);
            return this;
        }
    }

    /**
     * Sets the level that the compacted files are moved to, if {@code changeLevel} is set; -1, the default, for the
     * smallest level number that can hold them.
     *
     * <p>C: {@code rocksdb_compactoptions_set_target_level}.
     *
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
     * <p>C: {@code rocksdb_compactoptions_set_target_path_id}.
     *
     * @return this object
     */
    public CompactRangeOptions setTargetPathId(int targetPathId) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactRangeOptions.rocksdb_compactoptions_set_target_path_id(call.change(this), targetPathId);
            return this;
        }
    }

    /**
     * {@return the level that the compacted files are moved to, if {@code changeLevel} is set; -1, the default, for the
     * smallest level number that can hold them}
     *
     * <p>C: {@code rocksdb_compactoptions_get_target_level}.
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
     * <p>C: {@code rocksdb_compactoptions_get_target_path_id}.
     */
    public int targetPathId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactRangeOptions.rocksdb_compactoptions_get_target_path_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactRangeOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /**
     * Sets the timestamp before which older versions of a key may be dropped; none by default.
     *
     * @param tsLow RocksDB gets eight bytes of its start and eight of its range, the least byte first
     */
    public CompactRangeOptions setFullHistoryTSLow(Timestamp tsLow) {
        Call.notNull(tsLow, "tsLow");
        byte[] bytes = ByteBuffer.allocate(16)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(tsLow.start)
                .putLong(tsLow.range)
                .array();
        return Effects.noteGiven(setFullHistoryTSLow(bytes), "fullHistoryTSLow", tsLow);
    }

    /** Returns what {@link #setFullHistoryTSLow(Timestamp)} was given; null if nothing. */
    public @Nullable Timestamp fullHistoryTSLow() {
        return Effects.given(this, "fullHistoryTSLow");
    }

    /** A timestamp of two numbers. */
    public static class Timestamp {

        /** The start. */
        public final long start;

        /** The range. */
        public final long range;

        /** Creates a timestamp of two numbers; their meaning is the comparator's. */
        public Timestamp(long start, long duration) {
            this.start = start;
            this.range = duration;
        }

        /** Creates a timestamp of zeros. */
        public Timestamp() {
            this(0, 0);
        }

        /** Two are equal that have equal numbers. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Timestamp timestamp && start == timestamp.start && range == timestamp.range;
        }

        @Override
        public int hashCode() {
            return Objects.hash(start, range);
        }
    }

    /** Whether the last level is compacted too. */
    public static enum BottommostLevelCompaction {
        /**
         * Leaves the last level as it is.
         *
         * <p>C: {@code rocksdb::BottommostLevelCompaction}, 0.
         */
        kSkip(0),

        /**
         * Compacts the last level only if there is a compaction filter. The default.
         *
         * <p>C: {@code rocksdb::BottommostLevelCompaction}, 1.
         */
        kIfHaveCompactionFilter(1),

        /**
         * Always compacts the last level, also files that this compaction has just written.
         *
         * <p>C: {@code rocksdb::BottommostLevelCompaction}, 2.
         */
        kForce(2),

        /**
         * Always compacts the last level, but not files that this compaction has just written.
         *
         * <p>C: {@code rocksdb::BottommostLevelCompaction}, 3.
         */
        kForceOptimized(3);

        private final int value;

        BottommostLevelCompaction(int value) {
            this.value = value;
        }

        /** {@return the number in C} */
        public int getValue() {
            return value;
        }

        /**
         * Returns the constant whose number in C is {@code value}.
         *
         * @throws IllegalArgumentException if no constant has this number
         */
        public static BottommostLevelCompaction getBottommostLevelCompaction(int value) {
            return switch (value) {
                case 0 -> kSkip;
                case 1 -> kIfHaveCompactionFilter;
                case 2 -> kForce;
                case 3 -> kForceOptimized;
                default -> throw new IllegalArgumentException(
                        "RocksDB gave " + value + ", which is no BottommostLevelCompaction that this version knows");
            };
        }
    }
}
