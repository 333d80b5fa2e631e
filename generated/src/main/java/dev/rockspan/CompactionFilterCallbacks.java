package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import dev.rockspan.runtime.FilterDecision;
import java.lang.foreign.MemorySegment;

/**
 * Drops or changes entries while they are compacted.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_compactionfilter_create}.
 */
@FunctionalInterface
public interface CompactionFilterCallbacks {
    /**
     * Decides about the newest version of a key that no snapshot needs.
     *
     * <p>C: {@code unsigned char (*)(void *, int, const char *, size_t, const char *, size_t, char **, size_t *,
     * unsigned char *)}.
     *
     * @param level the first level that is compacted, 0 in a flush
     * @return what is done with the entry; after an exception it is kept
     */
    FilterDecision filter(int level, MemorySegment key, MemorySegment existingValue);
}
