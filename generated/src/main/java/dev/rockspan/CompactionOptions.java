package dev.rockspan;

import dev.rockspan.raw.CCompactionOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.Given;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How given files are compacted.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a call on another thread uses it is refused.
 *
 * <p>Keeps alive what it was made with or given: {@link CompactionOptionsCanceled}. Closing those first is fine: they are freed after it.
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
     * <p>C: {@code rocksdb_compaction_options_t *rocksdb_compaction_options_create(void)}, mapped by convention owned-handle.
     *
     */
    public CompactionOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactionOptions.rocksdb_compaction_options_create();
            nativeObject = call.made(NativeObject.owned("CompactionOptions", nativeResult, CCompactionOptions::rocksdb_compaction_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether files that overlap no others are moved instead of written anew; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_compaction_options_get_allow_trivial_move(rocksdb_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean allowTrivialMove() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptions.rocksdb_compaction_options_get_allow_trivial_move(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how the new files are compressed; DISABLE_COMPRESSION_OPTION for as the column family says; {@code DISABLE_COMPRESSION_OPTION} by default}
     *
     * <p>C: {@code int rocksdb_compaction_options_get_compression(rocksdb_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default, with which the type and the other settings of compression are those of the column family.
     */
    @Deprecated
    public CompressionType compression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptions.rocksdb_compaction_options_get_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * {@return how many threads share the compaction; 0 for as many as the database says; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_compaction_options_get_max_subcompactions(rocksdb_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int maxSubcompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptions.rocksdb_compaction_options_get_max_subcompactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes at which a new file begins; -1 for one file only; {@code -1} by default}
     *
     * <p>C: {@code uint64_t rocksdb_compaction_options_get_output_file_size_limit(rocksdb_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long outputFileSizeLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionOptions.rocksdb_compaction_options_get_output_file_size_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of the new files; UNKNOWN for that which the column family says; {@code UNKNOWN} by default}
     *
     * <p>C: {@code int rocksdb_compaction_options_get_output_temperature_override(rocksdb_compaction_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public Temperature outputTemperatureOverride() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionOptions.rocksdb_compaction_options_get_output_temperature_override(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * Sets whether files that overlap no others are moved instead of written anew; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_compaction_options_set_allow_trivial_move(rocksdb_compaction_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowTrivialMove the new value
     * @return this object
     */
    public CompactionOptions setAllowTrivialMove(boolean allowTrivialMove) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_allow_trivial_move(call.change(this), (byte) (allowTrivialMove ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the flag that cancels the compaction.
     *
     * <p>C: {@code void rocksdb_compaction_options_set_canceled(rocksdb_compaction_options_t *options, unsigned char *canceled)}, mapped by convention receiver, handle, setter.
     *
     * @param canceled kept alive for as long as it is needed; may be null
     * @return this object
     */
    public CompactionOptions setCanceled(@Nullable CompactionOptionsCanceled canceled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_canceled(call.change(this), call.useOrNull(canceled));
            Effects.borrow(this, "setCanceled.canceled", canceled);
            Given.to(this, "canceled", canceled);
            return this;
        }
    }

    /**
     * Sets how the new files are compressed; DISABLE_COMPRESSION_OPTION for as the column family says; {@code DISABLE_COMPRESSION_OPTION} by default.
     *
     * <p>C: {@code void rocksdb_compaction_options_set_compression(rocksdb_compaction_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default, with which the type and the other settings of compression are those of the column family.
     * @param compression not null
     * @return this object
     */
    @Deprecated
    public CompactionOptions setCompression(CompressionType compression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_compression(call.change(this), Objects.requireNonNull(compression, "compression is null").getValue());
            return this;
        }
    }

    /**
     * Sets how many threads share the compaction; 0 for as many as the database says; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_compaction_options_set_max_subcompactions(rocksdb_compaction_options_t *opt, uint32_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxSubcompactions the new value
     * @return this object
     */
    public CompactionOptions setMaxSubcompactions(int maxSubcompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_max_subcompactions(call.change(this), maxSubcompactions);
            return this;
        }
    }

    /**
     * Sets the size in bytes at which a new file begins; -1 for one file only; {@code -1} by default.
     *
     * <p>C: {@code void rocksdb_compaction_options_set_output_file_size_limit(rocksdb_compaction_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param outputFileSizeLimit the new value
     * @return this object
     */
    public CompactionOptions setOutputFileSizeLimit(long outputFileSizeLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_output_file_size_limit(call.change(this), outputFileSizeLimit);
            return this;
        }
    }

    /**
     * Sets the temperature of the new files; UNKNOWN for that which the column family says; {@code UNKNOWN} by default.
     *
     * <p>C: {@code void rocksdb_compaction_options_set_output_temperature_override(rocksdb_compaction_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param outputTemperatureOverride not null
     * @return this object
     */
    public CompactionOptions setOutputTemperatureOverride(Temperature outputTemperatureOverride) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptions.rocksdb_compaction_options_set_output_temperature_override(call.change(this), Objects.requireNonNull(outputTemperatureOverride, "outputTemperatureOverride is null").getValue());
            return this;
        }
    }

    /**
     * Returns the object that {@link #setCanceled} was given.
     *
     * @return null if it was given none
     */
    public @Nullable CompactionOptionsCanceled canceled() {
        return Given.of(this, "canceled");
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public CompactionOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
