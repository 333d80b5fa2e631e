package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;

/**
 * Gets the lines that RocksDB logs.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_logger_create_callback_logger}.
 */
@FunctionalInterface
public interface LoggerCallbacks {
    /**
     * RocksDB logs a line.
     *
     * <p>C: {@code void (*)(void *, unsigned int, char *, size_t)}.
     *
     * @param level how important it is
     * @param message a copy
     */
    void log(InfoLogLevel level, String message);
}
