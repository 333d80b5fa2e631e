package dev.toy;

import dev.rockspan.runtime.CallbackErrors;
import java.lang.foreign.MemorySegment;

/**
 * What RocksDB calls back.
 *
 * <p>Called by the thread that passes it, before the method that it is passed to returns. Segments and objects that are
 * passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. It is not called again after that.
 *
 * <p>C: {@code toy_iterate}.
 */
public interface IterateCallbacks {
    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, const char *, size_t, const char *, size_t)}.
     */
    void put(MemorySegment key, MemorySegment value);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, const char *, size_t)}.
     */
    void delete(MemorySegment key);
}
