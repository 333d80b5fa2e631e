package dev.rockspan;

import dev.rockspan.raw.CCompactionOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How given files are compacted.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link CompactionOptionsCanceled} that it was created with or that was set: you may close them first,
 * and their memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_compaction_options_t}.
 */
public class CompactionOptions extends RocksObject {
    CompactionOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_compaction_options_create}.
     */
    public CompactionOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactionOptions.rocksdb_compaction_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionOptions", nativeResult, CCompactionOptions::rocksdb_compaction_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether files that overlap no others are moved instead of written anew; {@code false} by default}
     *
     * <p>C: {@code rocksdb_compaction_options_get_allow_trivial_move}.
     */
    public boolean allowTrivialMove() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptions.rocksdb_compaction_options_get_allow_trivial_move(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how the new files are compressed; DISABLE_COMPRESSION_OPTION, the default, compresses them as the column
     * family says}
     *
     * <p>C: {@code rocksdb_compaction_options_get_compression}.
     *
     * @deprecated Leave the default, with which the type and the other settings of compression are those of the column
     *     family.
     */
    @Deprecated
    public CompressionType compression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptions.rocksdb_compaction_options_get_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * {@return into how many parallel subcompactions this compaction may be split; 0, the default, takes {@code
     * maxSubcompactions} of the database}
     *
     * <p>C: {@code rocksdb_compaction_options_get_max_subcompactions}.
     */
    public int maxSubcompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptions.rocksdb_compaction_options_get_max_subcompactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes at which a new file begins; -1, the default, for one file only}
     *
     * <p>C: {@code rocksdb_compaction_options_get_output_file_size_limit}.
     */
    public long outputFileSizeLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionOptions.rocksdb_compaction_options_get_output_file_size_limit(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of the new files; UNKNOWN, the default, takes that of the column family}
     *
     * <p>C: {@code rocksdb_compaction_options_get_output_temperature_override}.
     */
    public Temperature outputTemperatureOverride() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptions.rocksdb_compaction_options_get_output_temperature_override(call.use(
                    this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * Sets whether files that overlap no others are moved instead of written anew; {@code false} by default.
     *
     * <p>C: {@code rocksdb_compaction_options_set_allow_trivial_move}.
     *
     * @return this object
     */
    public CompactionOptions setAllowTrivialMove(boolean allowTrivialMove) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_allow_trivial_move(
                    call.change(this), (byte) (allowTrivialMove ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the flag that cancels the compaction; none by default.
     *
     * <p>C: {@code rocksdb_compaction_options_set_canceled}.
     *
     * @param canceled retained by this object; may be closed before it
     * @return this object
     */
    public CompactionOptions setCanceled(@Nullable CompactionOptionsCanceled canceled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_canceled(call.change(this), call.useOrNull(canceled));
            Effects.borrow(this, "setCanceled.canceled", canceled);
            Effects.noteGiven(this, "canceled", canceled);
            return this;
        }
    }

    /**
     * Sets how the new files are compressed; DISABLE_COMPRESSION_OPTION, the default, compresses them as the column
     * family says.
     *
     * <p>C: {@code rocksdb_compaction_options_set_compression}.
     *
     * @deprecated Leave the default, with which the type and the other settings of compression are those of the column
     *     family.
     * @return this object
     */
    @Deprecated
    public CompactionOptions setCompression(CompressionType compression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_compression(
                    call.change(this), Call.notNull(compression, "compression").getValue());
            return this;
        }
    }

    /**
     * Sets into how many parallel subcompactions this compaction may be split; 0, the default, takes {@code
     * maxSubcompactions} of the database.
     *
     * <p>C: {@code rocksdb_compaction_options_set_max_subcompactions}.
     *
     * @return this object
     */
    public CompactionOptions setMaxSubcompactions(int maxSubcompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_max_subcompactions(call.change(this), maxSubcompactions);
            return this;
        }
    }

    /**
     * Sets the size in bytes at which a new file begins; -1, the default, for one file only.
     *
     * <p>C: {@code rocksdb_compaction_options_set_output_file_size_limit}.
     *
     * @return this object
     */
    public CompactionOptions setOutputFileSizeLimit(long outputFileSizeLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_output_file_size_limit(
                    call.change(this), outputFileSizeLimit);
            return this;
        }
    }

    /**
     * Sets the temperature of the new files; UNKNOWN, the default, takes that of the column family.
     *
     * <p>C: {@code rocksdb_compaction_options_set_output_temperature_override}.
     *
     * @return this object
     */
    public CompactionOptions setOutputTemperatureOverride(Temperature outputTemperatureOverride) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_output_temperature_override(
                    call.change(this), Call.notNull(outputTemperatureOverride, "outputTemperatureOverride").getValue());
            return this;
        }
    }

    /** Returns what {@link #setCanceled} was last given, or null. */
    public @Nullable CompactionOptionsCanceled canceled() {
        return Effects.given(this, "canceled");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
