package dev.rockspan;

import dev.rockspan.raw.CIngestExternalFileOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How table files are ingested into a database.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_ingestexternalfileoptions_t}.
 */
public class IngestExternalFileOptions extends RocksObject {
    IngestExternalFileOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_create}.
     */
    public IngestExternalFileOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_create();
            nativeObject = call.made(NativeObject.owned(
                    "IngestExternalFileOptions", nativeResult,
                    CIngestExternalFileOptions::rocksdb_ingestexternalfileoptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether memtables that overlap the files are flushed, instead of the call failing; {@code true} by
     * default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_allow_blocking_flush}.
     */
    public boolean allowBlockingFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_allow_blocking_flush(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files that a database has written, and not SstFileWriter, may be ingested, with their own
     * sequence numbers; experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_allow_db_generated_files}.
     */
    public boolean allowDbGeneratedFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_allow_db_generated_files(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files may get a new sequence number; {@code true} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_allow_global_seqno}.
     */
    public boolean allowGlobalSeqNo() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_allow_global_seqno(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the call fails with {@code TryAgain} if a file does not fit into the last level; {@code false}
     * by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_fail_if_not_bottommost_level}.
     */
    public boolean failIfNotBottommostLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_fail_if_not_bottommost_level(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files that cannot be linked are copied, if {@code moveFiles} or {@code linkFiles} is set; {@code
     * true} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_failed_move_fall_back_to_copy}.
     */
    public boolean failedMoveFallBackToCopy() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_failed_move_fall_back_to_copy(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many threads open the files; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_file_opening_threads}.
     */
    public int fileOpeningThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_file_opening_threads(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether blocks that are read while files are ingested go into the cache; {@code true} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_fill_cache}.
     */
    public boolean fillCache() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_fill_cache(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the files go below all others, so that existing keys are not overwritten; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_ingest_behind}.
     */
    public boolean ingestBehind() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_ingest_behind(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are hard-linked instead of copied, and stay where they are, too; not together with {@code
     * moveFiles}; {@code false} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_link_files}.
     */
    public boolean linkFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_link_files(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are hard-linked instead of copied, and then deleted where they were; not together with
     * {@code linkFiles}; {@code false} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_move_files}.
     */
    public boolean moveFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_move_files(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether indexes and filters of files for the last level are read at once; {@code true} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_prefetch_lmax_index_and_filter_blocks}.
     */
    public boolean prefetchLmaxIndexAndFilterBlocks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CIngestExternalFileOptions
                            .rocksdb_ingestexternalfileoptions_get_prefetch_lmax_index_and_filter_blocks(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether memtables that overlap the files are flushed, instead of the call failing; {@code true} by default.
     *
     * <p>Writes wait for that flush.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_allow_blocking_flush}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setAllowBlockingFlush(boolean allowBlockingFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_allow_blocking_flush(
                    call.change(this), (byte) (allowBlockingFlush ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether table files that a database has written, and not SstFileWriter, may be ingested, with their own
     * sequence numbers; experimental; {@code false} by default.
     *
     * <p>Data in the column family that overlaps the files fails the call, and so does a snapshot unless {@code
     * setSnapshotConsistency(false)} is set. If the files overlap each other, pass older data first: another order
     * gives wrong results or damages the database.
     *
     * <p>Hazard: Values in blob files are lost.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_allow_db_generated_files}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setAllowDbGeneratedFiles(boolean allowDbGeneratedFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_allow_db_generated_files(
                    call.change(this), (byte) (allowDbGeneratedFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files may get a new sequence number; {@code true} by default.
     *
     * <p>Without it the call fails if the files overlap each other or what is in the column family. No effect with
     * {@code setAllowDbGeneratedFiles(true)}.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_allow_global_seqno}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setAllowGlobalSeqNo(boolean allowGlobalSeqno) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_allow_global_seqno(
                    call.change(this), (byte) (allowGlobalSeqno ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the call fails with {@code TryAgain} if a file does not fit into the last level; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_fail_if_not_bottommost_level}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setFailIfNotBottommostLevel(boolean failIfNotBottommostLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_fail_if_not_bottommost_level(
                    call.change(this), (byte) (failIfNotBottommostLevel ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files that cannot be linked are copied, if {@code moveFiles} or {@code linkFiles} is set; {@code
     * true} by default.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_failed_move_fall_back_to_copy}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setFailedMoveFallBackToCopy(boolean failedMoveFallBackToCopy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_failed_move_fall_back_to_copy(
                    call.change(this), (byte) (failedMoveFallBackToCopy ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many threads open the files; {@code 1} by default.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_file_opening_threads}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setFileOpeningThreads(int fileOpeningThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_file_opening_threads(
                    call.change(this), fileOpeningThreads);
            return this;
        }
    }

    /**
     * Sets whether blocks that are read while files are ingested go into the cache; {@code true} by default.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_fill_cache}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setFillCache(boolean fillCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_fill_cache(
                    call.change(this), (byte) (fillCache ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the files go below all others, so that existing keys are not overwritten; {@code false} by default.
     *
     * <p>Needs {@code setColumnFamilyAllowIngestBehind(true)} in the options of the column family.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_ingest_behind}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setIngestBehind(boolean ingestBehind) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_ingest_behind(
                    call.change(this), (byte) (ingestBehind ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are hard-linked instead of copied, and stay where they are, too; not together with {@code
     * moveFiles}; {@code false} by default.
     *
     * <p>Needs the file system of the database; see {@code setFailedMoveFallBackToCopy}.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_link_files}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setLinkFiles(boolean linkFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_link_files(
                    call.change(this), (byte) (linkFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are hard-linked instead of copied, and then deleted where they were; not together with {@code
     * linkFiles}; {@code false} by default.
     *
     * <p>Needs the file system of the database; see {@code setFailedMoveFallBackToCopy}.
     *
     * <p>Hazard: Files of an open database are moved away from it, and it loses them.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_move_files}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setMoveFiles(boolean moveFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_move_files(
                    call.change(this), (byte) (moveFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether indexes and filters of files for the last level are read at once; {@code true} by default.
     *
     * <p>Off, the call may end sooner; the first reads then take longer.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_prefetch_lmax_index_and_filter_blocks}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setPrefetchLmaxIndexAndFilterBlocks(
            boolean prefetchLmaxIndexAndFilterBlocks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_prefetch_lmax_index_and_filter_blocks(
                    call.change(this), (byte) (prefetchLmaxIndexAndFilterBlocks ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether snapshots taken before the ingestion stay unchanged; if {@code false}, they may show keys of the
     * files; {@code true} by default.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_snapshot_consistency}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setSnapshotConsistency(boolean snapshotConsistency) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_snapshot_consistency(
                    call.change(this), (byte) (snapshotConsistency ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the checksums of all blocks are verified before files are ingested; {@code false} by default.
     *
     * <p>Finds damage before it is in the database; the files are read once more.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_verify_checksums_before_ingest}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setVerifyChecksumsBeforeIngest(
            boolean verifyChecksumsBeforeIngest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_verify_checksums_before_ingest(
                    call.change(this), (byte) (verifyChecksumsBeforeIngest ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes are read ahead when checksums are verified before files are ingested; 0, the default, for
     * RocksDB's usual read-ahead.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_verify_checksums_readahead_size}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setVerifyChecksumsReadaheadSize(
            long verifyChecksumsReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_verify_checksums_readahead_size(
                    call.change(this), verifyChecksumsReadaheadSize);
            return this;
        }
    }

    /**
     * Sets whether checksums of whole files are computed and compared, if the database has a {@code
     * FileChecksumGenFactory}; if {@code false}, checksums that come with the files are trusted; {@code true} by
     * default.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_verify_file_checksum}.
     *
     * @return this object
     */
    public IngestExternalFileOptions setVerifyFileChecksum(boolean verifyFileChecksum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_verify_file_checksum(
                    call.change(this), (byte) (verifyFileChecksum ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the sequence number is written into the file, for RocksDB before 5.16; {@code false} by default.
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_set_write_global_seqno}.
     *
     * @deprecated Leave it off: it writes into files that others may share by links. RocksDB 5.16 and later do not need
     *     it.
     * @return this object
     */
    @Deprecated
    public IngestExternalFileOptions setWriteGlobalSeqno(boolean writeGlobalSeqno) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_set_write_global_seqno(
                    call.change(this), (byte) (writeGlobalSeqno ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return whether snapshots taken before the ingestion stay unchanged; if {@code false}, they may show keys of the
     * files; {@code true} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_snapshot_consistency}.
     */
    public boolean snapshotConsistency() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_snapshot_consistency(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the checksums of all blocks are verified before files are ingested; {@code false} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_verify_checksums_before_ingest}.
     */
    public boolean verifyChecksumsBeforeIngest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_verify_checksums_before_ingest(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes are read ahead when checksums are verified before files are ingested; 0, the default, for
     * RocksDB's usual read-ahead}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_verify_checksums_readahead_size}.
     */
    public long verifyChecksumsReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult =
                    CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_verify_checksums_readahead_size(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether checksums of whole files are computed and compared, if the database has a {@code
     * FileChecksumGenFactory}; if {@code false}, checksums that come with the files are trusted; {@code true} by
     * default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_verify_file_checksum}.
     */
    public boolean verifyFileChecksum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_verify_file_checksum(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the sequence number is written into the file, for RocksDB before 5.16; {@code false} by default}
     *
     * <p>C: {@code rocksdb_ingestexternalfileoptions_get_write_global_seqno}.
     *
     * @deprecated Leave it off: it writes into files that others may share by links. RocksDB 5.16 and later do not need
     *     it.
     */
    @Deprecated
    public boolean writeGlobalSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CIngestExternalFileOptions.rocksdb_ingestexternalfileoptions_get_write_global_seqno(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public IngestExternalFileOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Creates options with what the setters of these names set. */
    @SuppressWarnings("this-escape")
    public IngestExternalFileOptions(
            boolean moveFiles, boolean snapshotConsistency, boolean allowGlobalSeqno, boolean allowBlockingFlush) {
        this();
        setMoveFiles(moveFiles);
        setSnapshotConsistency(snapshotConsistency);
        setAllowGlobalSeqNo(allowGlobalSeqno);
        setAllowBlockingFlush(allowBlockingFlush);
    }
}
