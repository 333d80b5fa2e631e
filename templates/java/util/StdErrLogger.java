package dev.rockspan.util;

import dev.rockspan.InfoLogLevel;
import dev.rockspan.Logger;
import dev.rockspan.LoggerType;
import org.jspecify.annotations.Nullable;

/** Logs to standard error. */
public class StdErrLogger extends Logger {

    private final InfoLogLevel level;

    /**
     * Creates a logger.
     *
     * @param logLevel the least level of what is logged
     */
    public StdErrLogger(InfoLogLevel logLevel) {
        this(logLevel, null);
    }

    /**
     * Creates a logger.
     *
     * @param logLevel the least level of what is logged
     * @param logPrefix what each line begins with; null for nothing
     */
    @SuppressWarnings("this-escape")
    public StdErrLogger(InfoLogLevel logLevel, @Nullable String logPrefix) {
        level = logLevel;
        adopt(newStderrLogger(logLevel, logPrefix));
    }

    /**
     * Sets nothing.
     *
     * @throws UnsupportedOperationException always: RocksDB's C API cannot change the level of a logger
     */
    @Override
    public void setInfoLogLevel(InfoLogLevel logLevel) {
        throw new UnsupportedOperationException("RocksDB's C API cannot change the level of a logger");
    }

    @Override
    public InfoLogLevel infoLogLevel() {
        return level;
    }

    @Override
    public LoggerType getLoggerType() {
        return LoggerType.STDERR_IMPLEMENTATION;
    }
}
