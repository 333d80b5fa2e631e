package dev.rockspan;

import dev.rockspan.runtime.call.Call;

class Logger implements LoggerInterface {

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
