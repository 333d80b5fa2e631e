package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import org.jspecify.annotations.Nullable;

/**
 * Makes a filter for each compaction.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_compactionfilterfactory_create}.
 */
@FunctionalInterface
public interface CompactionFilterFactoryCallbacks {
    /**
     * Makes the filter of a compaction that is about to begin; null is none.
     *
     * <p>C: {@code rocksdb_compactionfilter_t *(*)(void *, rocksdb_compactionfiltercontext_t *)}.
     *
     * @return an object that RocksDB takes over; after an exception RocksDB is given none
     */
    @Nullable CompactionFilter createCompactionFilter(CompactionFilterContext context);
}
