package dev.rockspan;

import dev.rockspan.raw.CCompactionServiceScheduleResponse;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A compaction service's answer to a job that it was offered.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_compactionservice_scheduleresponse_t}.
 */
public class CompactionServiceScheduleResponse extends RocksObject {
    CompactionServiceScheduleResponse(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an answer with the id of the job that was passed on, and whether that succeeded.
     *
     * <p>C: {@code rocksdb_compactionservice_scheduleresponse_create}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public CompactionServiceScheduleResponse(String scheduledJobId, CompactionServiceJobStatus status) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult =
                    CCompactionServiceScheduleResponse.rocksdb_compactionservice_scheduleresponse_create(
                    call.string(scheduledJobId, "scheduledJobId"), Call.notNull(status, "status").getValue(),
                    call.errorSlot());
            call.check();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionServiceScheduleResponse", nativeResult,
                    CCompactionServiceScheduleResponse::rocksdb_compactionservice_scheduleresponse_t_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Creates an answer without the id of a job.
     *
     * <p>C: {@code rocksdb_compactionservice_scheduleresponse_create_with_status}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public CompactionServiceScheduleResponse(CompactionServiceJobStatus status) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult =
                    CCompactionServiceScheduleResponse.rocksdb_compactionservice_scheduleresponse_create_with_status(
                    Call.notNull(status, "status").getValue(), call.errorSlot());
            call.check();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionServiceScheduleResponse", nativeResult,
                    CCompactionServiceScheduleResponse::rocksdb_compactionservice_scheduleresponse_t_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Returns the id of the job that was passed on.
     *
     * <p>C: {@code rocksdb_compactionservice_scheduleresponse_get_scheduled_job_id}.
     */
    public String scheduledJobId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult =
                    CCompactionServiceScheduleResponse.rocksdb_compactionservice_scheduleresponse_get_scheduled_job_id(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Tells whether the job was passed on.
     *
     * <p>C: {@code rocksdb_compactionservice_scheduleresponse_getstatus}.
     */
    public CompactionServiceJobStatus status() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionServiceScheduleResponse.rocksdb_compactionservice_scheduleresponse_getstatus(
                    call.use(
                    this));
            return CompactionServiceJobStatus.getCompactionServiceJobStatus(nativeResult);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionServiceScheduleResponse in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
