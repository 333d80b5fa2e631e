package dev.toy;

import dev.rockspan.runtime.CallbackErrors;

/**
 * What RocksDB calls back.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>What it throws goes to the caller of the operation it was called for, if that is on the same thread, else to the
 * handler of {@link CallbackErrors}. RocksDB goes on with the answer that each method names.
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
