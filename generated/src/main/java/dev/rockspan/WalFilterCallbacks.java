package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import dev.rockspan.runtime.call.Call;
import java.util.Map;

/**
 * Drops or replaces batches while the write-ahead log is replayed.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_walfilter_create}.
 */
@FunctionalInterface
public interface WalFilterCallbacks {
    /**
     * Tells once, before all batches, up to which log each column family has been flushed, and the numbers of the
     * column families.
     *
     * <p>C: {@code void (*)(void *state, const uint32_t *column_family_ids, const uint64_t *log_numbers, size_t
     * column_family_log_number_count, const char *const *column_family_names, const size_t *column_family_name_lengths,
     * const uint32_t *column_family_name_ids, size_t column_family_name_count)}.
     *
     * @param logNumbers a copy
     * @param columnFamilyIds a copy
     */
    default void columnFamilyLogNumberMap(Map<Integer, Long> logNumbers, Map<String, Integer> columnFamilyIds) {
    }

    /**
     * Decides about a batch, which may be replaced by what is written into a new one. The batch itself is a copy.
     *
     * <p>C: {@code int (*)(void *state, unsigned long long log_number, const char *log_file_name, size_t
     * log_file_name_len, const rocksdb_writebatch_t *batch, rocksdb_writebatch_t *new_batch, unsigned char
     * *batch_changed)}.
     *
     * @param logNumber the number of the log that the batch is in
     * @param logFileName a copy
     * @param batch a copy
     * @return the answer; after an exception RocksDB gets {@link WalProcessingOption#CONTINUE_PROCESSING} and nothing
     *     else
     */
    LogRecordFound logRecordFound(long logNumber, String logFileName, WriteBatch batch, WriteBatch newBatch);

    /**
     * The answer.
     *
     * @param processing what becomes of the batch, and of all that comes after it
     * @param batchChanged whether the new batch, which must not have more records, is replayed instead
     */
    record LogRecordFound(WalProcessingOption processing, boolean batchChanged) {
        /** Rejects null where a constant is needed. */
        public LogRecordFound {
            Call.notNull(processing, "processing");
        }
    }
}
