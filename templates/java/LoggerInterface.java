package dev.rockspan;

/** A {@link Logger}. */
public interface LoggerInterface {

    /** Sets the least level of what is logged. */
    void setInfoLogLevel(InfoLogLevel logLevel);

    /** Returns the least level of what is logged. */
    InfoLogLevel infoLogLevel();

    /** Returns what logs. */
    LoggerType getLoggerType();
}
