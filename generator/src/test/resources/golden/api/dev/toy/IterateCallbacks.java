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
 * <p>What it throws goes to the caller of the operation it was called for, if that is on the same thread, else to the
 * handler of {@link CallbackErrors}. It is not called again after that.
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
