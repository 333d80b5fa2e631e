package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Callbacks;
import dev.rockspan.runtime.spi.Effects;
import dev.rockspan.runtime.spi.Lifetime;
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
    Logger(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Creates an object from the arguments, with RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_logger_create}.
     *
     * @param callbacks called until RocksDB releases this object
     */
    public Logger(int level, LoggerCallbacks callbacks) {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(call, callbacks, "callbacks", null, false);
            MemorySegment nativeResult = CLogger.toy_logger_create(level, LoggerUpcalls.LOG, nativeCallbacks);
            call.handOver();
            lifetime = call.made(
                    Lifetime.owned("Logger", nativeResult, CLogger::toy_logger_destroy).keeping(nativeCallbacks));
        }
        super(lifetime);
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Logger in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
