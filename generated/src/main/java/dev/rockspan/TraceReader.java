package dev.rockspan;

import dev.rockspan.raw.CTraceReader;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * Reads a trace record by record.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>Keeps alive what it was made with or given: {@link Env}, {@link EnvOptions}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_trace_reader_t}.
 */
public class TraceReader extends RocksObject {
    TraceReader(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Opens a trace file; null options are the defaults.
     *
     * <p>C: {@code rocksdb_trace_reader_t *rocksdb_trace_reader_create(rocksdb_env_t *env, const rocksdb_envoptions_t *env_options, const char *trace_path, char **errptr)}, mapped by convention handle, text, error-slot, owned-handle.
     *
     * @param env kept alive for as long as it is needed
     * @param envOptions kept alive for as long as it is needed; may be null
     * @param tracePath in UTF-8, without a NUL
     * @throws RocksDBException if RocksDB reports an error
     */
    public TraceReader(Env env, @Nullable EnvOptions envOptions, String tracePath) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTraceReader.rocksdb_trace_reader_create(call.use(env, "env"), call.useOrNull(envOptions), call.string(tracePath, "tracePath"), call.errorSlot());
            call.check();
            nativeObject = call.made(NativeObject.owned("TraceReader", nativeResult, CTraceReader::rocksdb_trace_reader_destroy).borrowing(env).borrowing(envOptions));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Closes the file, after which nothing can be read; the reader itself is still to be closed.
     *
     * <p>C: {@code void rocksdb_trace_reader_close(rocksdb_trace_reader_t *reader, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void closeReader() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.use(this);
            Effects.takeFresh(this, "TraceReader has closed its file");
            CTraceReader.rocksdb_trace_reader_close(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Returns a copy of the next record; null at the end of the trace.
     *
     * <p>C: {@code char *rocksdb_trace_reader_read(rocksdb_trace_reader_t *reader, size_t *size, char **errptr)}, mapped by convention receiver, length-slot, error-slot, owned-bytes.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] read() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.use(this);
            Effects.requireFresh(this, "TraceReader has closed its file");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTraceReader.rocksdb_trace_reader_read(call.use(this), nativeLength, call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Goes back to the first record.
     *
     * <p>C: {@code void rocksdb_trace_reader_reset(rocksdb_trace_reader_t *reader, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void reset() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTraceReader.rocksdb_trace_reader_reset(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public TraceReader in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
