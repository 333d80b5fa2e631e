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
 * Makes openable copies of a database, by hard links where it can.
 *
 * <p>Close it when done; closing the object that created it closes it, too. One thread at a time may use it: a call on
 * a second one throws an {@link IllegalStateException}. Any thread may close it.
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
     * Makes a copy in a folder that must not exist. Flushes first if the log has at least that many bytes, always at 0.
     * If there is a folder of that name with .tmp behind it, its files are deleted.
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
     * Flushes a column family and exports its table files to a folder that must not exist. If there is a folder of that
     * name with .tmp behind it, its files are deleted.
     *
     * <p>C: {@code rocksdb_checkpoint_export_column_family}.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public ExportImportFilesMetaData exportColumnFamily(ColumnFamilyHandle columnFamily,
            String exportDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeResult = CCheckpoint.rocksdb_checkpoint_export_column_family(
                    nativeThis, nativeColumnFamily, call.string(exportDir, "exportDir"), call.errorSlot());
            call.check();
            return new ExportImportFilesMetaData(call.made(NativeObject.owned(
                    "ExportImportFilesMetaData", nativeResult,
                    CExportImportFilesMetaData::rocksdb_export_import_files_metadata_destroy)));
        }
    }

    /**
     * Closes this object together with an arena: when the arena is closed or, if it is automatic, collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Checkpoint in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
