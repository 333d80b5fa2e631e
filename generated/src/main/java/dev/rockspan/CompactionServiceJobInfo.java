package dev.rockspan;

import dev.rockspan.raw.CCompactionServiceJobInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Describes a job to a compaction service; valid during the callback only.
 *
 * <p>Valid as long as the object that returned it is open. Only one thread may use it at a time: a call by another
 * thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_compactionservice_jobinfo_t}.
 */
public class CompactionServiceJobInfo extends RocksObject {
    CompactionServiceJobInfo(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Returns the lowest level that files are compacted from.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_base_input_level}.
     */
    public int baseInputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_base_input_level(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of the column family.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_cf_id}.
     */
    public int columnFamilyId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_cf_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the column family.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_cf_name}.
     */
    public String columnFamilyName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_cf_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns why the compaction is done.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_compaction_reason}.
     */
    public CompactionReason compactionReason() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_compaction_reason(
                    call.use(
                    this));
            return CompactionReason.getCompactionReason(nativeResult);
        }
    }

    /**
     * Returns the identifier of the database.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_db_id}.
     */
    public String dbId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_db_id(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the path of the database.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_db_name}.
     */
    public String dbName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_db_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns an identifier of the time for which the database is open.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_db_session_id}.
     */
    public String dbSessionId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult =
                    CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_db_session_id(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Tells whether the files are compacted into the last level that holds such keys.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_is_bottommost_level}.
     */
    public boolean isBottommostLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_is_bottommost_level(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether all table files are compacted.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_is_full_compaction}.
     */
    public boolean isFullCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_is_full_compaction(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether a caller asked for the compaction.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_is_manual_compaction}.
     */
    public boolean isManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_is_manual_compaction(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns the number of the job.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_job_id}.
     */
    public long jobId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_job_id(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the level that files are compacted into.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_output_level}.
     */
    public int outputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_output_level(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns how urgent the job is.
     *
     * <p>C: {@code rocksdb_compactionservice_jobinfo_t_get_priority}.
     */
    public Priority priority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionServiceJobInfo.rocksdb_compactionservice_jobinfo_t_get_priority(call.use(
                    this));
            return Priority.getPriority(nativeResult);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionServiceJobInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
