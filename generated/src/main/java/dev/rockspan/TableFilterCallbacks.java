package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;

/**
 * Says which table files an iterator looks into; RocksDB asks when it is moved, and not for single reads.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_readoptions_set_table_filter}.
 */
@FunctionalInterface
public interface TableFilterCallbacks {
    /**
     * Whether a table file is read, going by its properties.
     *
     * <p>C: {@code unsigned char (*)(void *state, const rocksdb_table_properties_t *table_properties)}.
     *
     * @return the answer; after an exception RocksDB gets {@code 1}
     */
    boolean filter(TableProperties tableProperties);
}
