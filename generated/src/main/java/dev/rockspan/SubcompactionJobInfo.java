package dev.rockspan;

import dev.rockspan.raw.CSubcompactionJobInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A part of a compaction that runs by itself; valid during the callback only.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_subcompactionjobinfo_t}.
 */
public class SubcompactionJobInfo extends RocksObject {
    SubcompactionJobInfo(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the lowest level that files are compacted from.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_base_input_level}.
     */
    public int baseInputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_base_input_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how new blobs are compressed.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_blob_compression_type}.
     */
    public CompressionType blobCompressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_blob_compression_type(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Returns the number of the column family.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_cf_id}.
     */
    public int columnFamilyId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_cf_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the column family.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_cf_name}.
     */
    public String columnFamilyName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_cf_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns why the compaction is done.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_compaction_reason}.
     */
    public CompactionReason compactionReason() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_compaction_reason(call.use(this));
            return CompactionReason.getCompactionReason(nativeResult);
        }
    }

    /**
     * Returns how new table files are compressed.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_compression}.
     */
    public CompressionType compression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Returns the number of the whole compaction's job.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_job_id}.
     */
    public int jobId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_job_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the level that files are compacted into.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_output_level}.
     */
    public int outputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_output_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns what was counted during this part of the compaction.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_stats}.
     *
     * @return a view that is valid until this object is closed
     */
    public CompactionJobStats stats() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_stats(call.use(this));
            return new CompactionJobStats(NativeObject.view("CompactionJobStats", nativeResult, this));
        }
    }

    /**
     * Throws the error that this part ended with, and does nothing if there was none.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_status}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void status() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_status(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Returns the number of this part within its compaction.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_subcompaction_job_id}.
     */
    public int subcompactionJobId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_subcompaction_job_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the id of the thread that does this part.
     *
     * <p>C: {@code rocksdb_subcompactionjobinfo_thread_id}.
     */
    public long threadId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_thread_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public SubcompactionJobInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
