package dev.toy;

import dev.rockspan.runtime.CallbackErrors;

/**
 * What RocksDB calls back.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code toy_logger_create}.
 */
@FunctionalInterface
public interface LoggerCallbacks {
    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, unsigned int, char *, size_t)}.
     *
     * @param line a copy
     */
    void log(String line);
}
