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
import org.jspecify.annotations.Nullable;

/**
 * Where RocksDB writes what it logs.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_logger_t}.
 */
public class Logger extends RocksObject implements LoggerInterface {
    Logger(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a logger in Java, which gets lines of a level and above, and the head of the log as INFO_LEVEL.
     *
     * <p>C: {@code rocksdb_logger_create_callback_logger}.
     *
     * @param callbacks called until RocksDB releases this object
     */
    public Logger(InfoLogLevel logLevel, LoggerCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(call, callbacks, "callbacks", null, false);
            MemorySegment nativeResult = CLogger.rocksdb_logger_create_callback_logger(
                    Call.notNull(logLevel, "logLevel").getValue(), LoggerUpcalls.Addresses.LOG, nativeCallbacks);
            call.commit();
            nativeObject = call.made(NativeObject.owned("Logger", nativeResult, CLogger::rocksdb_logger_destroy)
                    .retaining(Callbacks.removal(nativeCallbacks)));
        }
        super(nativeObject);
    }

    /**
     * Creates a log that goes to the standard error stream, from a level up; null is no prefix.
     *
     * <p>C: {@code rocksdb_logger_create_stderr_logger}.
     *
     * @return a new object, to be closed
     */
    public static Logger newStderrLogger(InfoLogLevel logLevel, @Nullable String prefix) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLogger.rocksdb_logger_create_stderr_logger(
                    Call.notNull(logLevel, "logLevel").getValue(), call.stringOrNull(prefix, "prefix"));
            return new Logger(call.made(NativeObject.owned("Logger", nativeResult, CLogger::rocksdb_logger_destroy)));
        }
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

    /** The least level of what is logged; RocksDB's C API cannot change that of a logger, so that this asks for all. */
    private volatile InfoLogLevel infoLogLevel = InfoLogLevel.DEBUG_LEVEL;

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Logger() {
        super(Logger.class);
    }

    /**
     * Creates a logger in a subclass, whose {@link #log} is called.
     *
     * @param logLevel the least level of what is logged
     */
    @SuppressWarnings("this-escape")
    protected Logger(InfoLogLevel logLevel) {
        this();
        infoLogLevel = Call.notNull(logLevel, "logLevel");
        adopt(new Logger(InfoLogLevel.DEBUG_LEVEL, this::logFrom));
    }

    /**
     * Creates a logger in a subclass, whose {@link #log} is called.
     *
     * @param options their level is the least important that is logged
     */
    protected Logger(DBOptionsInterface<?> options) {
        this(Call.notNull(options, "options").infoLogLevel());
    }

    /**
     * Sets the least level of what is logged, from now on.
     *
     * @throws UnsupportedOperationException if this is no logger of a subclass
     */
    @Override
    public void setInfoLogLevel(InfoLogLevel logLevel) {
        if (getClass() == Logger.class) {
            throw new UnsupportedOperationException("RocksDB's C API cannot change the level of a logger");
        }
        infoLogLevel = Call.notNull(logLevel, "logLevel");
    }

    /** Returns the least level of what is logged; for a logger of a subclass. */
    @Override
    public InfoLogLevel infoLogLevel() {
        return infoLogLevel;
    }

    @Override
    public LoggerType getLoggerType() {
        return LoggerType.JAVA_IMPLEMENTATION;
    }

    private void logFrom(InfoLogLevel logLevel, String logMessage) {
        if (logLevel.compareTo(infoLogLevel) >= 0) {
            log(logLevel, logMessage);
        }
    }

    /** Logs a message; for subclasses to override. It may be called from several threads at once. */
    protected void log(InfoLogLevel logLevel, String logMessage) {}
}
