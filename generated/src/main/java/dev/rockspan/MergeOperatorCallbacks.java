package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says what merging values means. A compaction that cannot merge stops all writes until the database is opened with an
 * operator that can.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_mergeoperator_create}.
 */
@FunctionalInterface
public interface MergeOperatorCallbacks {
    /**
     * Merges operands, the oldest first, into the value there was before them.
     *
     * <p>C: {@code char *(*)(void *, const char *, size_t, const char *, size_t, const char *const *, const size_t *,
     * int, unsigned char *, size_t *)}.
     *
     * @param existingValue null if there is none
     * @return the new value, which is copied; null, or an exception, is a failure to merge
     */
    @Nullable MemorySegment fullMerge(
            MemorySegment key, @Nullable MemorySegment existingValue, List<MemorySegment> operands);

    /**
     * Merges operands, the oldest first, into one without knowing the value. By default they are kept as they are, and
     * so they are where null is returned or an exception thrown.
     *
     * <p>C: {@code char *(*)(void *, const char *, size_t, const char *const *, const size_t *, int, unsigned char *,
     * size_t *)}.
     *
     * @return the new value, which is copied; after null, or an exception, it is as without this method
     */
    default @Nullable MemorySegment partialMerge(MemorySegment key, List<MemorySegment> operands) {
        return null;
    }
}
