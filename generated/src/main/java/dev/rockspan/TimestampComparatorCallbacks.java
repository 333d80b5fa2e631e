package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import java.lang.foreign.MemorySegment;

/**
 * Orders keys that have a timestamp at their end, the newest version of a key first. The order has to be total, and the
 * same for as long as the database exists.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB goes on with an answer that may contradict others; so from then on
 * every operation that needs it fails, most with an {@link IllegalStateException}. Close the database then: what was
 * written and logged is read back when it is opened with callbacks that do not throw.
 *
 * <p>C: {@code rocksdb_comparator_with_ts_create}.
 */
public interface TimestampComparatorCallbacks {
    /**
     * Compares two keys with their timestamps.
     *
     * <p>C: {@code int (*)(void *, const char *, size_t, const char *, size_t)}.
     *
     * @return the answer; after an exception RocksDB gets an answer that makes it refuse to write table files; this
     *     method is not called again
     */
    int compare(MemorySegment a, MemorySegment b);

    /**
     * Compares two timestamps, the older one first.
     *
     * <p>C: {@code int (*)(void *, const char *, size_t, const char *, size_t)}.
     *
     * @return the answer; after an exception RocksDB gets {@code 0}
     */
    int compareTimestamp(MemorySegment a, MemorySegment b);

    /**
     * Compares two keys, each with or without a timestamp, as if they had none.
     *
     * <p>C: {@code int (*)(void *, const char *, size_t, unsigned char, const char *, size_t, unsigned char)}.
     *
     * @param aHasTimestamp whether {@code a} ends with a timestamp
     * @param bHasTimestamp whether {@code b} ends with a timestamp
     * @return the answer; after an exception RocksDB gets an answer that makes it refuse to write table files; this
     *     method is not called again
     */
    int compareWithoutTimestamp(MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp);
}
