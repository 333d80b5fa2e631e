package dev.toy;

import dev.rockspan.runtime.CallbackErrors;
import java.lang.foreign.MemorySegment;

/**
 * What RocksDB calls back.
 *
 * <p>Called by the thread that passes it, before the method it is passed to returns. Segments and objects that it is
 * given end with the callback: using them later throws {@link IllegalStateException}. They can be used on the
 * thread of the callback only.
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
     *
     * @param key valid during the callback only
     * @param value valid during the callback only
     */
    void put(MemorySegment key, MemorySegment value);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, const char *, size_t)}.
     *
     * @param key valid during the callback only
     */
    void delete(MemorySegment key);
}
