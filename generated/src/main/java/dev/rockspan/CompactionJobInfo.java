package dev.rockspan;

import dev.rockspan.raw.CCompactionJobInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * A compaction, as a listener or the caller of a manual compaction sees it.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>A new one has nothing in it until a call fills it: the other methods throw {@link IllegalStateException} before
 * that.
 *
 * <p>C: {@code rocksdb_compactionjobinfo_t}.
 */
public class CompactionJobInfo extends RocksObject {
    CompactionJobInfo(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an empty description, to be filled by compacting files.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_create}.
     */
    public CompactionJobInfo() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_create();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionJobInfo", nativeResult, CCompactionJobInfo::rocksdb_compactionjobinfo_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Tells whether the compaction was aborted.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_aborted}.
     */
    public boolean aborted() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            byte nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_aborted(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns the lowest level that files were compacted from.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_base_input_level}.
     */
    public int baseInputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            int nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_base_input_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how new blobs are compressed.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_blob_compression_type}.
     */
    public CompressionType blobCompressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            int nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_blob_compression_type(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Returns the blob files that were written.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_blob_file_addition_info_at}.
     *
     * @return views that are valid until this object is closed
     */
    public List<BlobFileAdditionInfo> blobFileAdditionInfos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeObject = call.use(this);
            return LongStream.range(
                    0, CCompactionJobInfo.rocksdb_compactionjobinfo_blob_file_addition_infos_count(nativeObject))
                    .mapToObj(nativeIndex -> new BlobFileAdditionInfo(NativeObject.view(
                            "BlobFileAdditionInfo",
                            CCompactionJobInfo.rocksdb_compactionjobinfo_blob_file_addition_info_at(
                                    nativeObject, nativeIndex),
                            this)))
                    .toList();
        }
    }

    /**
     * Returns the blob files of which parts are no longer needed.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_blob_file_garbage_info_at}.
     *
     * @return views that are valid until this object is closed
     */
    public List<BlobFileGarbageInfo> blobFileGarbageInfos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeObject = call.use(this);
            return LongStream.range(
                    0, CCompactionJobInfo.rocksdb_compactionjobinfo_blob_file_garbage_infos_count(nativeObject))
                    .mapToObj(nativeIndex -> new BlobFileGarbageInfo(NativeObject.view(
                            "BlobFileGarbageInfo",
                            CCompactionJobInfo.rocksdb_compactionjobinfo_blob_file_garbage_info_at(
                                    nativeObject, nativeIndex),
                            this)))
                    .toList();
        }
    }

    /**
     * Throws the error that the compaction ended with, and does nothing if there was none.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_status}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void checkStatus() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            CCompactionJobInfo.rocksdb_compactionjobinfo_status(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Returns the number of the column family.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_cf_id}.
     */
    public int columnFamilyId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            int nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_cf_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the column family.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_cf_name}.
     */
    public String columnFamilyNameText() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_cf_name(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns why the compaction was done.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_compaction_reason}.
     */
    public CompactionReason compactionReason() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            int nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_compaction_reason(call.use(this));
            return CompactionReason.getCompactionReason(nativeResult);
        }
    }

    /**
     * Returns how new table files are compressed.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_compression}.
     */
    public CompressionType compression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            int nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Returns the time that the compaction took, in microseconds.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_elapsed_micros}.
     */
    public long elapsedMicros() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_elapsed_micros(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the table files that were compacted.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_input_file_info_at}.
     *
     * @return views that are valid until this object is closed
     */
    public List<CompactionFileInfo> inputFileInfos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeObject = call.use(this);
            return LongStream.range(
                    0, CCompactionJobInfo.rocksdb_compactionjobinfo_input_file_infos_count(nativeObject))
                    .mapToObj(nativeIndex -> new CompactionFileInfo(NativeObject.view(
                            "CompactionFileInfo",
                            CCompactionJobInfo.rocksdb_compactionjobinfo_input_file_info_at(nativeObject, nativeIndex),
                            this)))
                    .toList();
        }
    }

    /**
     * Returns the paths of the table files that were compacted.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_input_file_at}.
     */
    public List<String> inputFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeObject = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            return LongStream.range(0, CCompactionJobInfo.rocksdb_compactionjobinfo_input_files_count(nativeObject))
                    .mapToObj(nativeIndex -> call.viewString(
                            CCompactionJobInfo.rocksdb_compactionjobinfo_input_file_at(
                                    nativeObject, nativeIndex, nativeLength),
                            nativeLength))
                    .toList();
        }
    }

    /**
     * Returns how many entries were read.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_input_records}.
     */
    public long inputRecords() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_input_records(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of the job.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_job_id}.
     */
    public int jobId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            int nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_job_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many keys were damaged and written as they were.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_num_corrupt_keys}.
     */
    public long numCorruptKeys() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_num_corrupt_keys(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many table files were compacted.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_num_input_files}.
     */
    public long numInputFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_num_input_files(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many of the compacted table files were in the output level.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_num_input_files_at_output_level}.
     */
    public long numInputFilesAtOutputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_num_input_files_at_output_level(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of table files in level 0 when the job was described.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_num_l0_files}.
     */
    public int numL0Files() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            int nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_num_l0_files(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the table files that were written.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_output_file_info_at}.
     *
     * @return views that are valid until this object is closed
     */
    public List<CompactionFileInfo> outputFileInfos() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeObject = call.use(this);
            return LongStream.range(
                    0, CCompactionJobInfo.rocksdb_compactionjobinfo_output_file_infos_count(nativeObject))
                    .mapToObj(nativeIndex -> new CompactionFileInfo(NativeObject.view(
                            "CompactionFileInfo",
                            CCompactionJobInfo.rocksdb_compactionjobinfo_output_file_info_at(nativeObject, nativeIndex),
                            this)))
                    .toList();
        }
    }

    /**
     * Returns the paths of the table files that were written.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_output_file_at}.
     */
    public List<String> outputFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeObject = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            return LongStream.range(0, CCompactionJobInfo.rocksdb_compactionjobinfo_output_files_count(nativeObject))
                    .mapToObj(nativeIndex -> call.viewString(
                            CCompactionJobInfo.rocksdb_compactionjobinfo_output_file_at(
                                    nativeObject, nativeIndex, nativeLength),
                            nativeLength))
                    .toList();
        }
    }

    /**
     * Returns the level that files were compacted into.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_output_level}.
     */
    public int outputLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            int nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_output_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many entries were written.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_output_records}.
     */
    public long outputRecords() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_output_records(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns what was counted during the compaction.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_stats}.
     *
     * @return a view that is valid until this object is closed
     */
    public CompactionJobStats stats() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_stats(call.use(this));
            return new CompactionJobStats(NativeObject.view("CompactionJobStats", nativeResult, this));
        }
    }

    /**
     * Returns the properties of table files, as far as they are known, by their paths.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_table_properties_key_at} and {@code
     * rocksdb_compactionjobinfo_table_properties_value_at}.
     *
     * @return views that are valid until this object is closed, by name
     */
    public Map<String, TableProperties> tableProperties() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeObject = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            return Collections.unmodifiableMap(LongStream.range(
                    0, CCompactionJobInfo.rocksdb_compactionjobinfo_table_properties_count(nativeObject))
                    .collect(
                            LinkedHashMap<String, TableProperties>::new,
                            (map, nativeIndex) -> map.put(
                                    call.viewString(
                                            CCompactionJobInfo.rocksdb_compactionjobinfo_table_properties_key_at(
                                                    nativeObject, nativeIndex, nativeLength),
                                            nativeLength),
                                    new TableProperties(NativeObject.view(
                                            "TableProperties",
                                            CCompactionJobInfo.rocksdb_compactionjobinfo_table_properties_value_at(
                                                    nativeObject, nativeIndex),
                                            this))),
                            LinkedHashMap::putAll));
        }
    }

    /**
     * Returns the properties of a table file by its path; null if they are not known.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_table_properties_for_file}.
     *
     * @return a view that is valid until this object is closed; null if there is none
     */
    public @Nullable TableProperties tablePropertiesForFile(String fileName) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeFileName = call.text(fileName, "fileName");
            MemorySegment nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_table_properties_for_file(
                    nativeThis, nativeFileName, nativeFileName.byteSize());
            if (nativeResult.address() == 0) {
                return null;
            }
            return new TableProperties(NativeObject.view("TableProperties", nativeResult, this));
        }
    }

    /**
     * Returns the id of the thread that did the job.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_thread_id}.
     */
    public long threadId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_thread_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the compacted table files in bytes.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_total_input_bytes}.
     */
    public long totalInputBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_total_input_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the table files written in bytes.
     *
     * <p>C: {@code rocksdb_compactionjobinfo_total_output_bytes}.
     */
    public long totalOutputBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireFilled(this);
            long nativeResult = CCompactionJobInfo.rocksdb_compactionjobinfo_total_output_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionJobInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Returns the name of the column family, in UTF-8. */
    public byte[] columnFamilyName() {
        return columnFamilyNameText().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns how the compaction ended. */
    public Status status() {
        try {
            checkStatus();
            return Status.OK;
        } catch (RocksDBException e) {
            return e.getStatus();
        }
    }
}
