package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import java.lang.foreign.MemorySegment;

/**
 * Gets the records of a batch with their column families, in the order in which they were written.
 *
 * <p>Called by the thread that passes it, before the method that it is passed to returns. Segments and objects that are
 * passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. It is not called again after that.
 *
 * <p>C: {@code rocksdb_writebatch_iterate_cf_ld}.
 */
public interface WriteBatchColumnFamilyCallbacks {
    /**
     * A key is given a value.
     *
     * <p>C: {@code void (*)(void *, uint32_t, const char *, size_t, const char *, size_t)}.
     *
     * @param columnFamilyId the number of its column family
     */
    void put(int columnFamilyId, MemorySegment key, MemorySegment value);

    /**
     * A key is deleted.
     *
     * <p>C: {@code void (*)(void *, uint32_t, const char *, size_t)}.
     *
     * @param columnFamilyId the number of its column family
     */
    void delete(int columnFamilyId, MemorySegment key);

    /**
     * A value is merged into that of a key.
     *
     * <p>C: {@code void (*)(void *, uint32_t, const char *, size_t, const char *, size_t)}.
     *
     * @param columnFamilyId the number of its column family
     */
    void merge(int columnFamilyId, MemorySegment key, MemorySegment value);

    /**
     * Data for the log alone.
     *
     * <p>C: {@code void (*)(void *, const char *, size_t)}.
     */
    default void logData(MemorySegment blob) {
    }
}
