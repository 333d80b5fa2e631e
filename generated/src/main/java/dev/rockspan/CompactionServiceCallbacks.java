package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * Has compactions done elsewhere.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_compactionservice_create}.
 */
public interface CompactionServiceCallbacks {
    /**
     * Accepts a compaction, or declines it. The bytes describe it to the worker.
     *
     * <p>C: {@code rocksdb_compactionservice_scheduleresponse_t *(*)(void *state, const
     * rocksdb_compactionservice_jobinfo_t *info, const char *compaction_service_input, size_t input_len)}.
     *
     * @return an object that RocksDB takes over; after an exception RocksDB is given one of {@code
     *     CompactionServiceJobStatus.USE_LOCAL}
     */
    CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input);

    /**
     * Waits for a compaction that was accepted, and returns what the worker answered.
     *
     * <p>C: {@code int (*)(void *state, const char *scheduled_job_id, char **result, size_t *result_len)}.
     *
     * @param scheduledJobId a copy
     * @return the answer; after an exception RocksDB gets {@link CompactionServiceJobStatus#USE_LOCAL} and nothing else
     */
    Answer await(String scheduledJobId);

    /**
     * The database is closing and waits no longer.
     *
     * <p>C: {@code void (*)(void *state)}.
     */
    default void cancelAwaitingJobs() {
    }

    /**
     * The output of a compaction is part of the database now, or was dropped.
     *
     * <p>C: {@code void (*)(void *state, const char *scheduled_job_id, int status)}.
     *
     * @param scheduledJobId a copy
     * @param status SUCCESS if it is part of the database now
     */
    default void onInstallation(String scheduledJobId, CompactionServiceJobStatus status) {
    }

    /**
     * The answer.
     *
     * @param status what became of the compaction
     * @param result copied when the callback returns; null for none
     */
    record Answer(CompactionServiceJobStatus status, @Nullable MemorySegment result) {
        /** Rejects null where a constant is needed. */
        public Answer {
            Call.notNull(status, "status");
        }
    }
}
