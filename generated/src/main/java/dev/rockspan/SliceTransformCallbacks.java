package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import java.lang.foreign.MemorySegment;

/**
 * Says what the prefix of a key is. If it throws while a table file is written, seeks by prefix may miss keys of that
 * file until it is compacted. Seeks in total order find them.
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
 * <p>C: {@code rocksdb_slicetransform_create}.
 */
@FunctionalInterface
public interface SliceTransformCallbacks {
    /**
     * Returns the length of the prefix of a key that has one.
     *
     * <p>C: {@code char *(*)(void *, const char *, size_t, size_t *)}.
     *
     * @return how many of the key's first bytes are its prefix; after an exception RocksDB gets all of them
     */
    long prefixLength(MemorySegment key);

    /**
     * Whether a key has a prefix at all. By default every key has.
     *
     * <p>C: {@code unsigned char (*)(void *, const char *, size_t)}.
     *
     * @return the answer; after an exception RocksDB gets {@code 0}
     */
    default boolean inDomain(MemorySegment key) {
        return true;
    }
}
