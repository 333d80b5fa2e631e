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
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link Env} and {@link EnvOptions} that it was created with or that was set: you may close them
 * first, and their memory is freed when this object is closed.
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
     * <p>C: {@code rocksdb_trace_reader_create}.
     *
     * @param env retained by the new object; may be closed before it
     * @param envOptions retained by the new object; may be closed before it
     * @throws RocksDBException if RocksDB reports an error
     */
    public TraceReader(Env env, @Nullable EnvOptions envOptions, String tracePath) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeEnv = call.use(env, "env");
            MemorySegment nativeEnvOptions = call.useOrNull(envOptions);
            MemorySegment nativeResult = CTraceReader.rocksdb_trace_reader_create(
                    nativeEnv, nativeEnvOptions, call.string(tracePath, "tracePath"), call.errorSlot());
            call.check();
            nativeObject = call.made(NativeObject.owned(
                    "TraceReader", nativeResult, CTraceReader::rocksdb_trace_reader_destroy)
                    .borrowing(env)
                    .borrowing(envOptions));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Closes the file, after which nothing can be read; the reader itself is still to be closed.
     *
     * <p>C: {@code rocksdb_trace_reader_close}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void closeReader() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.takeFresh(this, "TraceReader has closed its file");
            CTraceReader.rocksdb_trace_reader_close(nativeThis, call.errorSlot());
            call.check();
        }
    }

    /**
     * Returns a copy of the next record; null at the end of the trace.
     *
     * <p>C: {@code rocksdb_trace_reader_read}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] read() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.requireFresh(this, "TraceReader has closed its file");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTraceReader.rocksdb_trace_reader_read(
                    nativeThis, nativeLength, call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Goes back to the first record.
     *
     * <p>C: {@code rocksdb_trace_reader_reset}.
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
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public TraceReader in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
