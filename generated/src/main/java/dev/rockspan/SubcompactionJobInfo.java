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
 * <p>Belongs to the object that handed it out, or is freed with it. Any number of threads may use it.
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
     * <p>C: {@code int rocksdb_subcompactionjobinfo_base_input_level(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return the lowest level that files are compacted from
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
     * <p>C: {@code uint32_t rocksdb_subcompactionjobinfo_blob_compression_type(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return how new blobs are compressed
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
     * <p>C: {@code uint32_t rocksdb_subcompactionjobinfo_cf_id(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return the number of the column family
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
     * <p>C: {@code const char *rocksdb_subcompactionjobinfo_cf_name(const rocksdb_subcompactionjobinfo_t *info, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    public String columnFamilyName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_cf_name(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns why the compaction is done.
     *
     * <p>C: {@code uint32_t rocksdb_subcompactionjobinfo_compaction_reason(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return why the compaction is done
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
     * <p>C: {@code uint32_t rocksdb_subcompactionjobinfo_compression(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return how new table files are compressed
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
     * <p>C: {@code int rocksdb_subcompactionjobinfo_job_id(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return the number of the whole compaction's job
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
     * <p>C: {@code int rocksdb_subcompactionjobinfo_output_level(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return the level that files are compacted into
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
     * <p>C: {@code const rocksdb_compaction_job_stats_t *rocksdb_subcompactionjobinfo_stats(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, view-handle.
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
     * <p>C: {@code void rocksdb_subcompactionjobinfo_status(const rocksdb_subcompactionjobinfo_t *info, char **errptr)}, mapped by convention receiver, error-slot.
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
     * <p>C: {@code int rocksdb_subcompactionjobinfo_subcompaction_job_id(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return the number of this part within its compaction
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
     * <p>C: {@code uint64_t rocksdb_subcompactionjobinfo_thread_id(const rocksdb_subcompactionjobinfo_t *info)}, mapped by convention receiver, scalar.
     *
     * @return the id of the thread that does this part
     */
    public long threadId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CSubcompactionJobInfo.rocksdb_subcompactionjobinfo_thread_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public SubcompactionJobInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
