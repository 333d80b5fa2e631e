package dev.rockspan;

import dev.rockspan.raw.CTraceOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Set;

/**
 * What is traced.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_trace_options_t}.
 */
public class TraceOptions extends RocksObject {
    TraceOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_trace_options_create}.
     */
    public TraceOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTraceOptions.rocksdb_trace_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "TraceOptions", nativeResult, CTraceOptions::rocksdb_trace_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return the kinds of calls that the trace leaves out, before calls are sampled; none by default}
     *
     * <p>C: {@code rocksdb_trace_options_get_filter}.
     */
    public Set<TraceFilterType> getFilter() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTraceOptions.rocksdb_trace_options_get_filter(call.use(this));
            return TraceFilterType.ofBits(Math.toIntExact(nativeResult));
        }
    }

    /**
     * {@return the size in bytes at which the trace ends; {@code 68719476736} (64 GiB) by default}
     *
     * <p>C: {@code rocksdb_trace_options_get_max_trace_file_size}.
     */
    public long getMaxTraceFileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTraceOptions.rocksdb_trace_options_get_max_trace_file_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many calls there are for each one that is recorded; 1, the default, for all}
     *
     * <p>C: {@code rocksdb_trace_options_get_sampling_frequency}.
     */
    public long getSamplingFrequency() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTraceOptions.rocksdb_trace_options_get_sampling_frequency(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether writes are in the trace in the order in which they were applied; {@code false} by default}
     *
     * <p>C: {@code rocksdb_trace_options_get_preserve_write_order}.
     */
    public boolean isPreserveWriteOrder() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTraceOptions.rocksdb_trace_options_get_preserve_write_order(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets the kinds of calls that the trace leaves out, before calls are sampled; none by default.
     *
     * <p>C: {@code rocksdb_trace_options_set_filter}.
     *
     * @return this object
     */
    public TraceOptions setFilter(Set<TraceFilterType> filter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTraceOptions.rocksdb_trace_options_set_filter(
                    call.change(this), Integer.toUnsignedLong(TraceFilterType.bits(Call.whole(filter, "filter"))));
            return this;
        }
    }

    /**
     * Sets the size in bytes at which the trace ends; {@code 68719476736} (64 GiB) by default.
     *
     * <p>C: {@code rocksdb_trace_options_set_max_trace_file_size}.
     *
     * @return this object
     */
    public TraceOptions setMaxTraceFileSize(long maxTraceFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTraceOptions.rocksdb_trace_options_set_max_trace_file_size(call.change(this), maxTraceFileSize);
            return this;
        }
    }

    /**
     * Sets whether writes are in the trace in the order in which they were applied; {@code false} by default.
     *
     * <p>May slow writes down.
     *
     * <p>C: {@code rocksdb_trace_options_set_preserve_write_order}.
     *
     * @return this object
     */
    public TraceOptions setPreserveWriteOrder(boolean preserveWriteOrder) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTraceOptions.rocksdb_trace_options_set_preserve_write_order(
                    call.change(this), (byte) (preserveWriteOrder ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many calls there are for each one that is recorded; 1, the default, for all.
     *
     * <p>C: {@code rocksdb_trace_options_set_sampling_frequency}.
     *
     * @return this object
     */
    public TraceOptions setSamplingFrequency(long samplingFrequency) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTraceOptions.rocksdb_trace_options_set_sampling_frequency(call.change(this), samplingFrequency);
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public TraceOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Creates options of a trace that ends at a size in bytes. */
    @SuppressWarnings("this-escape")
    public TraceOptions(long maxTraceFileSize) {
        this();
        setMaxTraceFileSize(maxTraceFileSize);
    }
}
