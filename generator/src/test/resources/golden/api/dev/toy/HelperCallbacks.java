package dev.toy;

import dev.rockspan.runtime.CallbackErrors;
import java.lang.foreign.MemorySegment;

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
 * <p>C: {@code toy_helper_create}.
 */
public interface HelperCallbacks {
    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, const char *, size_t)}.
     */
    void help(MemorySegment what);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code void (*)(void *, const toy_batch_t *)}.
     *
     * @param batch a copy
     */
    void show(Batch batch);

    /**
     * Called by RocksDB.
     *
     * <p>C: {@code size_t (*)(void *)}.
     *
     * @return the answer; after an exception RocksDB gets {@code 0}
     */
    long room();
}
