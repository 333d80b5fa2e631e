package dev.rockspan;

import dev.rockspan.raw.CCompactionJobStats;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * What a compaction read, wrote and dropped.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_compaction_job_stats_t}.
 */
public class CompactionJobStats extends RocksObject {
    CompactionJobStats(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the processor time that the compaction took, in microseconds.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_cpu_micros}.
     */
    public long cpuMicros() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_cpu_micros(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the time that the compaction took, in microseconds.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_elapsed_micros}.
     */
    public long elapsedMicros() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_elapsed_micros(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the time for making files durable, in nanoseconds; 0 unless {@code setReportBgIoStats} is on.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_file_fsync_nanos}.
     */
    public long fileFsyncNanos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_file_fsync_nanos(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the time for getting files ready, in nanoseconds; 0 unless {@code setReportBgIoStats} is on.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_file_prepare_write_nanos}.
     */
    public long filePrepareWriteNanos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_file_prepare_write_nanos(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the time for making parts of files durable, in nanoseconds; 0 unless {@code setReportBgIoStats} is on.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_file_range_sync_nanos}.
     */
    public long fileRangeSyncNanos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_file_range_sync_nanos(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the time for writing to files, in nanoseconds; 0 unless {@code setReportBgIoStats} is on.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_file_write_nanos}.
     */
    public long fileWriteNanos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_file_write_nanos(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Tells whether the number of entries read is exact.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_has_accurate_num_input_records}.
     */
    public boolean hasAccurateNumInputRecords() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_has_accurate_num_input_records(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether all table files were compacted.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_is_full_compaction}.
     */
    public boolean isFullCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_is_full_compaction(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether a caller asked for the compaction.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_is_manual_compaction}.
     */
    public boolean isManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_is_manual_compaction(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether a worker elsewhere did the compaction.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_is_remote_compaction}.
     */
    public boolean isRemoteCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_is_remote_compaction(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns up to 8 bytes of the last key written.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_largest_output_key_prefix}.
     */
    public byte[] largestOutputKeyPrefix() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_largest_output_key_prefix(
                    nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns how many blobs were read.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_blobs_read}.
     */
    public long numBlobsRead() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_blobs_read(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many keys were damaged and written as they were.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_corrupt_keys}.
     */
    public long numCorruptKeys() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_corrupt_keys(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many deletions were dropped because nothing was left for them to delete.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_expired_deletion_records}.
     */
    public long numExpiredDeletionRecords() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_expired_deletion_records(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns how many table files did not have to be read.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_filtered_input_files}.
     */
    public long numFilteredInputFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_filtered_input_files(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns how many table files of the output level did not have to be read.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_filtered_input_files_at_output_level}.
     */
    public long numFilteredInputFilesAtOutputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult =
                    CCompactionJobStats.rocksdb_compaction_job_stats_num_filtered_input_files_at_output_level(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns how many deletions were read.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_input_deletion_records}.
     */
    public long numInputDeletionRecords() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_input_deletion_records(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns how many table files were compacted.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_input_files}.
     */
    public long numInputFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_input_files(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many of the compacted table files were in the output level.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_input_files_at_output_level}.
     */
    public long numInputFilesAtOutputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_input_files_at_output_level(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns how many table files were moved to the output level as they were.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_input_files_trivially_moved}.
     */
    public long numInputFilesTriviallyMoved() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_input_files_trivially_moved(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns how many entries were read.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_input_records}.
     */
    public long numInputRecords() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_input_records(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many table files were written.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_output_files}.
     */
    public long numOutputFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_output_files(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many blob files were written.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_output_files_blob}.
     */
    public long numOutputFilesBlob() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_output_files_blob(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many entries were written.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_output_records}.
     */
    public long numOutputRecords() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_output_records(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many entries were dropped because newer ones had the same key.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_records_replaced}.
     */
    public long numRecordsReplaced() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_records_replaced(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many single deletions met no entry to delete.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_single_del_fallthru}.
     */
    public long numSingleDelFallthru() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_single_del_fallthru(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns how many single deletions met an entry that was not put.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_num_single_del_mismatch}.
     */
    public long numSingleDelMismatch() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_num_single_del_mismatch(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns up to 8 bytes of the first key written.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_smallest_output_key_prefix}.
     */
    public byte[] smallestOutputKeyPrefix() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_smallest_output_key_prefix(
                    nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns how many bytes of blobs were read.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_total_blob_bytes_read}.
     */
    public long totalBlobBytesRead() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_total_blob_bytes_read(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the compacted table files in bytes.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_total_input_bytes}.
     */
    public long totalInputBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_total_input_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the keys read in bytes, uncompressed.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_total_input_raw_key_bytes}.
     */
    public long totalInputRawKeyBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_total_input_raw_key_bytes(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the values read in bytes, uncompressed.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_total_input_raw_value_bytes}.
     */
    public long totalInputRawValueBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_total_input_raw_value_bytes(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the table files written in bytes.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_total_output_bytes}.
     */
    public long totalOutputBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_total_output_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the blob files written in bytes.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_total_output_bytes_blob}.
     */
    public long totalOutputBytesBlob() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_total_output_bytes_blob(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the size in bytes of the table files that did not have to be read.
     *
     * <p>C: {@code rocksdb_compaction_job_stats_total_skipped_input_bytes}.
     */
    public long totalSkippedInputBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionJobStats.rocksdb_compaction_job_stats_total_skipped_input_bytes(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionJobStats in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
