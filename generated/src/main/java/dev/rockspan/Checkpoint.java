package dev.rockspan;

import dev.rockspan.raw.CCheckpoint;
import dev.rockspan.raw.CExportImportFilesMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Makes openable copies of a database: by hard links on the same file system, by copying on another.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Only one thread may use it at a time: a
 * call by another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_checkpoint_t}.
 */
public class Checkpoint extends RocksObject {
    Checkpoint(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Prepares for making checkpoints of a database; copies nothing yet.
     *
     * <p>C: {@code rocksdb_checkpoint_object_create}.
     *
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Checkpoint create(RocksDB db) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCheckpoint.rocksdb_checkpoint_object_create(
                    call.use(db, "db"), call.errorSlot());
            call.check();
            return new Checkpoint(call.made(NativeObject.child(
                    "Checkpoint", nativeResult, CCheckpoint::rocksdb_checkpoint_object_destroy, db)));
        }
    }

    /**
     * Makes a copy of the database in a folder that must not exist. Files in {@code <checkpointDir>.tmp} are deleted
     * first.
     *
     * <p>C: {@code rocksdb_checkpoint_create}.
     *
     * @param logSizeForFlush the least size in bytes of the write-ahead logs at which memtables are flushed first, 0
     *     for always; without the flush, what was written without a log is missing
     * @throws RocksDBException if RocksDB reports an error
     */
    public void createCheckpoint(String checkpointDir, long logSizeForFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCheckpoint.rocksdb_checkpoint_create(
                    call.use(this), call.string(checkpointDir, "checkpointDir"), logSizeForFlush, call.errorSlot());
            call.check();
        }
    }

    /** As {@link #createCheckpoint(String, long)}, with {@code 0} for {@code logSizeForFlush}. */
    public void createCheckpoint(String checkpointDir) {
        createCheckpoint(checkpointDir, 0);
    }

    /**
     * Flushes a column family and exports its table files to a folder that must not exist. Files in {@code
     * <exportDir>.tmp} are deleted first.
     *
     * <p>C: {@code rocksdb_checkpoint_export_column_family}.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public ExportImportFilesMetaData exportColumnFamily(ColumnFamilyHandle columnFamily, String exportDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCheckpoint.rocksdb_checkpoint_export_column_family(
                    call.use(this), call.use(columnFamily, "columnFamily", this), call.string(exportDir, "exportDir"),
                    call.errorSlot());
            call.check();
            return new ExportImportFilesMetaData(call.made(NativeObject.owned(
                    "ExportImportFilesMetaData", nativeResult,
                    CExportImportFilesMetaData::rocksdb_export_import_files_metadata_destroy)));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Checkpoint in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
