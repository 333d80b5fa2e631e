package dev.rockspan;

/** What logs. */
public enum LoggerType {
    /** A program in Java. */
    JAVA_IMPLEMENTATION,
    /** RocksDB, to standard error. */
    STDERR_IMPLEMENTATION
}
