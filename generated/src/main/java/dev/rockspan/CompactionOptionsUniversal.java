package dev.rockspan;

import dev.rockspan.raw.CCompactionOptionsUniversal;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How compaction works that merges sorted runs of similar size.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_universal_compaction_options_t}.
 */
public class CompactionOptionsUniversal extends RocksObject {
    CompactionOptionsUniversal(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_create}.
     */
    public CompactionOptionsUniversal() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionOptionsUniversal", nativeResult,
                    CCompactionOptionsUniversal::rocksdb_universal_compaction_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether files that overlap no others are moved to other levels instead of written anew; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_allow_trivial_move}.
     */
    public boolean allowTrivialMove() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_allow_trivial_move(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the percentage of the data that is compressed, the oldest first; -1, the default, for all}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_compression_size_percent}.
     */
    public int compressionSizePercent() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult =
                    CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_compression_size_percent(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether compactions are kept below {@code maxCompactionBytes}; experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_incremental}.
     */
    public boolean incremental() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_incremental(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many sorted runs one compaction takes at most; -1, the default, for any number}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_max_merge_width}.
     */
    public int maxMergeWidth() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_max_merge_width(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how many sorted runs there should be at most; 0 chooses by the size of the database, -1, the default,
     * takes the trigger of compactions}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_max_read_amp}.
     */
    public int maxReadAmp() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_max_read_amp(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the size of all sorted runs but the oldest, as a percentage of the oldest, at which all of them are
     * compacted together; {@code 200} by default}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_max_size_amplification_percent}.
     */
    public int maxSizeAmplificationPercent() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult =
                    CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_max_size_amplification_percent(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how many sorted runs one compaction takes at least; {@code 2} by default}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_min_merge_width}.
     */
    public int minMergeWidth() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_min_merge_width(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether compactions take fewer files while ones of the lowest priority wait; {@code true} by default}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_reduce_file_locking}.
     */
    public boolean reduceFileLocking() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_reduce_file_locking(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether files that overlap no others are moved to other levels instead of written anew; {@code false} by
     * default.
     *
     * <p>Saves writing files again.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.allow_trivial_move}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_allow_trivial_move}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setAllowTrivialMove(boolean allowTrivialMove) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_allow_trivial_move(
                    call.change(this), (byte) (allowTrivialMove ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the percentage of the data that is compressed, the oldest first; -1, the default, for all.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.compression_size_percent}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_compression_size_percent}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setCompressionSizePercent(int compressionSizePercent) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_compression_size_percent(
                    call.change(this), compressionSizePercent);
            return this;
        }
    }

    /**
     * Sets whether compactions are kept below {@code maxCompactionBytes}; experimental; {@code false} by default.
     *
     * <p>Avoids very large compactions; data is written more often.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.incremental}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_incremental}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setIncremental(boolean incremental) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_incremental(
                    call.change(this), (byte) (incremental ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many sorted runs one compaction takes at most; -1, the default, for any number.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.max_merge_width}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_max_merge_width}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setMaxMergeWidth(int maxMergeWidth) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_max_merge_width(
                    call.change(this), maxMergeWidth);
            return this;
        }
    }

    /**
     * Sets how many sorted runs there should be at most; 0 chooses by the size of the database, -1, the default, takes
     * the trigger of compactions.
     *
     * <p>Opening fails if it is positive and below {@code level0FileNumCompactionTrigger}. 0 works with {@link
     * CompactionStopStyle#CompactionStopStyleTotalSize} only.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.max_read_amp}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_max_read_amp}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setMaxReadAmp(int maxReadAmp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_max_read_amp(
                    call.change(this), maxReadAmp);
            return this;
        }
    }

    /**
     * Sets the size of all sorted runs but the oldest, as a percentage of the oldest, at which all of them are
     * compacted together; {@code 200} by default.
     *
     * <p>200 lets a database take up to three times the space of its data. A lower number takes less space and writes
     * more.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.max_size_amplification_percent}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_max_size_amplification_percent}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setMaxSizeAmplificationPercent(
            int maxSizeAmplificationPercent) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_max_size_amplification_percent(
                    call.change(this), maxSizeAmplificationPercent);
            return this;
        }
    }

    /**
     * Sets how many sorted runs one compaction takes at least; {@code 2} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.min_merge_width}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_min_merge_width}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setMinMergeWidth(int minMergeWidth) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_min_merge_width(
                    call.change(this), minMergeWidth);
            return this;
        }
    }

    /**
     * Sets whether compactions take fewer files while ones of the lowest priority wait; {@code true} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.reduce_file_locking}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_reduce_file_locking}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setReduceFileLocking(boolean reduceFileLocking) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_reduce_file_locking(
                    call.change(this), (byte) (reduceFileLocking ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the percentage by which the next run may be larger than those already taken, together, to be compacted with
     * them; {@code 1} by default.
     *
     * <p>A higher number takes more runs into a compaction: fewer runs to read, and more writing.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.size_ratio}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_size_ratio}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setSizeRatio(int sizeRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_size_ratio(
                    call.change(this), sizeRatio);
            return this;
        }
    }

    /**
     * Sets how the sizes of runs are compared to take one more into a compaction; {@code CompactionStopStyleTotalSize}
     * by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_universal.stop_style}.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_set_stop_style}.
     *
     * @return this object
     */
    public CompactionOptionsUniversal setStopStyle(CompactionStopStyle stopStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_stop_style(
                    call.change(this), Call.notNull(stopStyle, "stopStyle").getValue());
            return this;
        }
    }

    /**
     * {@return the percentage by which the next run may be larger than those already taken, together, to be compacted
     * with them; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_size_ratio}.
     */
    public int sizeRatio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_size_ratio(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how the sizes of runs are compared to take one more into a compaction; {@code
     * CompactionStopStyleTotalSize} by default}
     *
     * <p>C: {@code rocksdb_universal_compaction_options_get_stop_style}.
     */
    public CompactionStopStyle stopStyle() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_stop_style(call.use(
                    this));
            return CompactionStopStyle.getCompactionStopStyle(nativeResult);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionOptionsUniversal in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
