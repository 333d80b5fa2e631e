package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import java.lang.foreign.MemorySegment;

/**
 * Gets the records of a batch, in the order in which they were written.
 *
 * <p>Called by the thread that passes it, before the method that it is passed to returns. Segments and objects that are
 * passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. It is not called again after that.
 *
 * <p>C: {@code rocksdb_writebatch_iterate_ld}.
 */
public interface WriteBatchCallbacks {
    /**
     * A key is given a value.
     *
     * <p>C: {@code void (*)(void *, const char *, size_t, const char *, size_t)}.
     */
    void put(MemorySegment key, MemorySegment value);

    /**
     * A key is deleted.
     *
     * <p>C: {@code void (*)(void *, const char *, size_t)}.
     */
    void delete(MemorySegment key);

    /**
     * Data for the log alone.
     *
     * <p>C: {@code void (*)(void *, const char *, size_t)}.
     */
    default void logData(MemorySegment blob) {
    }
}
