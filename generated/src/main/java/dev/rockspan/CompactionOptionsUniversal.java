package dev.rockspan;

import dev.rockspan.raw.CCompactionOptionsUniversal;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * How compaction works that merges sorted runs of similar size.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a call on another thread uses it is refused.
 *
 * <p>C: {@code rocksdb_universal_compaction_options_t}.
 */
public final class CompactionOptionsUniversal extends RocksObject {
    CompactionOptionsUniversal(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_universal_compaction_options_t *rocksdb_universal_compaction_options_create(void)}, mapped by convention owned-handle.
     *
     */
    public CompactionOptionsUniversal() {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_create();
            lifetime = call.made(Lifetime.owned("CompactionOptionsUniversal", nativeResult, CCompactionOptionsUniversal::rocksdb_universal_compaction_options_destroy));
        }
        super(lifetime);
    }

    /**
     * Returns {@code allowTrivialMove}.
     *
     * <p>C: {@code unsigned char rocksdb_universal_compaction_options_get_allow_trivial_move(rocksdb_universal_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean allowTrivialMove() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_allow_trivial_move(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns {@code compressionSizePercent}.
     *
     * <p>C: {@code int rocksdb_universal_compaction_options_get_compression_size_percent(rocksdb_universal_compaction_options_t *)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int compressionSizePercent() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_compression_size_percent(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code incremental}.
     *
     * <p>C: {@code unsigned char rocksdb_universal_compaction_options_get_incremental(rocksdb_universal_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean incremental() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_incremental(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns {@code maxMergeWidth}.
     *
     * <p>C: {@code int rocksdb_universal_compaction_options_get_max_merge_width(rocksdb_universal_compaction_options_t *)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int maxMergeWidth() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_max_merge_width(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code maxReadAmp}.
     *
     * <p>C: {@code int rocksdb_universal_compaction_options_get_max_read_amp(rocksdb_universal_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int maxReadAmp() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_max_read_amp(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code maxSizeAmplificationPercent}.
     *
     * <p>C: {@code int rocksdb_universal_compaction_options_get_max_size_amplification_percent(rocksdb_universal_compaction_options_t *)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int maxSizeAmplificationPercent() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_max_size_amplification_percent(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code minMergeWidth}.
     *
     * <p>C: {@code int rocksdb_universal_compaction_options_get_min_merge_width(rocksdb_universal_compaction_options_t *)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int minMergeWidth() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_min_merge_width(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code reduceFileLocking}.
     *
     * <p>C: {@code unsigned char rocksdb_universal_compaction_options_get_reduce_file_locking(rocksdb_universal_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean reduceFileLocking() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_reduce_file_locking(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets {@code allowTrivialMove}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_allow_trivial_move(rocksdb_universal_compaction_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowTrivialMove as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setAllowTrivialMove(boolean allowTrivialMove) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_allow_trivial_move(call.change(this), (byte) (allowTrivialMove ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code compressionSizePercent}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_compression_size_percent(rocksdb_universal_compaction_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionSizePercent as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setCompressionSizePercent(int compressionSizePercent) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_compression_size_percent(call.change(this), compressionSizePercent);
            return this;
        }
    }

    /**
     * Sets {@code incremental}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_incremental(rocksdb_universal_compaction_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param incremental as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setIncremental(boolean incremental) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_incremental(call.change(this), (byte) (incremental ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code maxMergeWidth}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_max_merge_width(rocksdb_universal_compaction_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxMergeWidth as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setMaxMergeWidth(int maxMergeWidth) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_max_merge_width(call.change(this), maxMergeWidth);
            return this;
        }
    }

    /**
     * Sets {@code maxReadAmp}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_max_read_amp(rocksdb_universal_compaction_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxReadAmp as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setMaxReadAmp(int maxReadAmp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_max_read_amp(call.change(this), maxReadAmp);
            return this;
        }
    }

    /**
     * Sets {@code maxSizeAmplificationPercent}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_max_size_amplification_percent(rocksdb_universal_compaction_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxSizeAmplificationPercent as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setMaxSizeAmplificationPercent(
            int maxSizeAmplificationPercent) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_max_size_amplification_percent(call.change(this), maxSizeAmplificationPercent);
            return this;
        }
    }

    /**
     * Sets {@code minMergeWidth}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_min_merge_width(rocksdb_universal_compaction_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param minMergeWidth as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setMinMergeWidth(int minMergeWidth) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_min_merge_width(call.change(this), minMergeWidth);
            return this;
        }
    }

    /**
     * Sets {@code reduceFileLocking}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_reduce_file_locking(rocksdb_universal_compaction_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param reduceFileLocking as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setReduceFileLocking(boolean reduceFileLocking) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_reduce_file_locking(call.change(this), (byte) (reduceFileLocking ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code sizeRatio}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_size_ratio(rocksdb_universal_compaction_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param sizeRatio as in RocksDB
     * @return this object
     */
    public CompactionOptionsUniversal setSizeRatio(int sizeRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_size_ratio(call.change(this), sizeRatio);
            return this;
        }
    }

    /**
     * Sets {@code stopStyle}.
     *
     * <p>C: {@code void rocksdb_universal_compaction_options_set_stop_style(rocksdb_universal_compaction_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param stopStyle not null
     * @return this object
     */
    public CompactionOptionsUniversal setStopStyle(CompactionStopStyle stopStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsUniversal.rocksdb_universal_compaction_options_set_stop_style(call.change(this), Objects.requireNonNull(stopStyle, "stopStyle is null").value());
            return this;
        }
    }

    /**
     * Returns {@code sizeRatio}.
     *
     * <p>C: {@code int rocksdb_universal_compaction_options_get_size_ratio(rocksdb_universal_compaction_options_t *)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int sizeRatio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_size_ratio(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code stopStyle}.
     *
     * <p>C: {@code int rocksdb_universal_compaction_options_get_stop_style(rocksdb_universal_compaction_options_t *)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public CompactionStopStyle stopStyle() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptionsUniversal.rocksdb_universal_compaction_options_get_stop_style(call.use(this));
            return CompactionStopStyle.of(nativeResult);
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public CompactionOptionsUniversal in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
