package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CLogger;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * RocksDB's {@code toy_logger_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code toy_logger_t}.
 */
public class Logger extends RocksObject {
    Logger(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object from the arguments, with RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_logger_create}.
     *
     * @param callbacks called until RocksDB releases this object
     */
    public Logger(int level, LoggerCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(call, callbacks, "callbacks", null, false);
            MemorySegment nativeResult = CLogger.toy_logger_create(level, LoggerUpcalls.Addresses.LOG, nativeCallbacks);
            call.commit();
            nativeObject = call.made(NativeObject.owned("Logger", nativeResult, CLogger::toy_logger_destroy)
                    .retaining(Callbacks.removal(nativeCallbacks)));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Logger in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
