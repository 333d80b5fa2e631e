package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;

/**
 * Returns the length of the timestamps of a column family, once for each. It has to be right, as RocksDB writes that
 * many bytes over the end of each key, whatever stands there.
 *
 * <p>Called by the thread that passes it, before the method that it is passed to returns. Segments and objects that are
 * passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. It is not called again after that.
 *
 * <p>C: {@code rocksdb_writebatch_update_timestamps}.
 */
@FunctionalInterface
public interface TimestampSizeCallbacks {
    /**
     * The length of the timestamps of a column family, 0 if it has none, -1 if it is not known.
     *
     * <p>C: {@code size_t (*)(void *, uint32_t)}.
     *
     * @param columnFamilyId the number of the column family
     * @return the answer; after an exception RocksDB gets {@code -1L}
     */
    long timestampSize(int columnFamilyId);
}
