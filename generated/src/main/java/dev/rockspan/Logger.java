package dev.rockspan;

import dev.rockspan.raw.CLogger;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where RocksDB writes what it logs.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_logger_t}.
 */
public class Logger extends RocksObject {
    Logger(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a logger of Java code that is given lines of a level and above, and as INFO_LEVEL the head of the log.
     *
     * <p>C: {@code rocksdb_logger_t *rocksdb_logger_create_callback_logger(int log_level, void (*)(void *, unsigned int, char *, size_t), void *priv)}, mapped by convention scalar, callbacks, owned-handle.
     *
     * @param logLevel not null
     * @param callbacks called until RocksDB has let go of this object
     */
    public Logger(InfoLogLevel logLevel, LoggerCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(call, callbacks, "callbacks", null, false);
            MemorySegment nativeResult = CLogger.rocksdb_logger_create_callback_logger(Objects.requireNonNull(logLevel, "logLevel is null").getValue(), LoggerUpcalls.LOG, nativeCallbacks);
            call.commit();
            nativeObject = call.made(NativeObject.owned("Logger", nativeResult, CLogger::rocksdb_logger_destroy).retaining(Callbacks.removal(nativeCallbacks)));
        }
        super(nativeObject);
    }

    /**
     * Creates a log that goes to the standard error stream, from a level up; null is no prefix.
     *
     * <p>C: {@code rocksdb_logger_t *rocksdb_logger_create_stderr_logger(int log_level, const char *prefix)}, mapped by convention scalar, text, owned-handle.
     *
     * @param logLevel not null
     * @param prefix in UTF-8, without a NUL; may be null
     * @return a new object, to be closed
     */
    public static Logger newStderrLogger(InfoLogLevel logLevel, @Nullable String prefix) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLogger.rocksdb_logger_create_stderr_logger(Objects.requireNonNull(logLevel, "logLevel is null").getValue(), call.stringOrNull(prefix, "prefix"));
            return new Logger(call.made(NativeObject.owned("Logger", nativeResult, CLogger::rocksdb_logger_destroy)));
        }
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

    /**
     * Creates a logger in a subclass, whose {@link #log} is called.
     *
     * @param logLevel the least level of what is logged
     */
    @SuppressWarnings("this-escape")
    protected Logger(InfoLogLevel logLevel) {
        adopt(new Logger(logLevel, this::log));
    }

    /**
     * Creates a logger in a subclass, whose {@link #log} is called.
     *
     * @param options whose level is the least of what is logged
     */
    protected Logger(DBOptionsInterface<?> options) {
        this(options.infoLogLevel());
    }

    /** Logs a message; for subclasses to override. It may be called from several threads at once. */
    protected void log(InfoLogLevel logLevel, String logMessage) {}
}
