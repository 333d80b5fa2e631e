package dev.rockspan;

import dev.rockspan.raw.CFlushJobInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.LongStream;

/**
 * A flush; valid during the callback only.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_flushjobinfo_t}.
 */
public class FlushJobInfo extends RocksObject {
    FlushJobInfo(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns how new blobs are compressed.
     *
     * <p>C: {@code rocksdb_flushjobinfo_blob_compression_type}.
     */
    public CompressionType getBlobCompressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_blob_compression_type(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Returns the blob files that were written.
     *
     * <p>C: {@code rocksdb_flushjobinfo_blob_file_addition_info_at}.
     *
     * @return views that are valid until this object is closed
     */
    public List<BlobFileAdditionInfo> getBlobFileAdditionInfos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.use(this);
            return LongStream.range(0, CFlushJobInfo.rocksdb_flushjobinfo_blob_file_addition_infos_count(nativeObject))
                    .mapToObj(nativeIndex -> new BlobFileAdditionInfo(NativeObject.view(
                            "BlobFileAdditionInfo",
                            CFlushJobInfo.rocksdb_flushjobinfo_blob_file_addition_info_at(nativeObject, nativeIndex),
                            this)))
                    .toList();
        }
    }

    /**
     * Returns the number of the column family.
     *
     * <p>C: {@code rocksdb_flushjobinfo_cf_id}.
     */
    public int getColumnFamilyId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_cf_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the column family.
     *
     * <p>C: {@code rocksdb_flushjobinfo_cf_name}.
     */
    public String getColumnFamilyName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_cf_name(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the number of the table file written.
     *
     * <p>C: {@code rocksdb_flushjobinfo_file_number}.
     */
    public long getFileNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_file_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the path of the table file written.
     *
     * <p>C: {@code rocksdb_flushjobinfo_file_path}.
     */
    public String getFilePath() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_file_path(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns why the flush was done.
     *
     * <p>C: {@code rocksdb_flushjobinfo_flush_reason}.
     */
    public FlushReason getFlushReason() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_flush_reason(call.use(this));
            return FlushReason.getFlushReason(nativeResult);
        }
    }

    /**
     * Returns the number of the job.
     *
     * <p>C: {@code rocksdb_flushjobinfo_job_id}.
     */
    public int getJobId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_job_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the greatest sequence number in the table file.
     *
     * <p>C: {@code rocksdb_flushjobinfo_largest_seqno}.
     */
    public long getLargestSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_largest_seqno(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of the oldest blob file that the table file refers to; 0 if it refers to none.
     *
     * <p>C: {@code rocksdb_flushjobinfo_oldest_blob_file_number}.
     */
    public long getOldestBlobFileNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_oldest_blob_file_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the least sequence number in the table file.
     *
     * <p>C: {@code rocksdb_flushjobinfo_smallest_seqno}.
     */
    public long getSmallestSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_smallest_seqno(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the properties of the table file.
     *
     * <p>C: {@code rocksdb_flushjobinfo_table_properties}.
     *
     * @return a view that is valid until this object is closed
     */
    public TableProperties getTableProperties() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_table_properties(call.use(this));
            return new TableProperties(NativeObject.view("TableProperties", nativeResult, this));
        }
    }

    /**
     * Returns the id of the thread that did the job.
     *
     * <p>C: {@code rocksdb_flushjobinfo_thread_id}.
     */
    public long getThreadId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_thread_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Tells whether writes are slowed down because level 0 has too many files.
     *
     * <p>C: {@code rocksdb_flushjobinfo_triggered_writes_slowdown}.
     */
    public boolean isTriggeredWritesSlowdown() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_triggered_writes_slowdown(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether writes are stopped because level 0 has too many files.
     *
     * <p>C: {@code rocksdb_flushjobinfo_triggered_writes_stop}.
     */
    public boolean isTriggeredWritesStop() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CFlushJobInfo.rocksdb_flushjobinfo_triggered_writes_stop(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public FlushJobInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
