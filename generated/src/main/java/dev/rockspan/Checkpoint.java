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
 * <p>Close it when done; closing the object that made it closes it too. One thread at a time may use it, others are refused meanwhile; any may close it.
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
     * <p>C: {@code rocksdb_checkpoint_t *rocksdb_checkpoint_object_create(rocksdb_t *db, char **errptr)}, mapped by convention handle, error-slot, owned-handle.
     *
     * @param db used during the call only
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Checkpoint create(RocksDB db) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCheckpoint.rocksdb_checkpoint_object_create(call.use(db, "db"), call.errorSlot());
            call.check();
            return new Checkpoint(call.made(NativeObject.child("Checkpoint", nativeResult, CCheckpoint::rocksdb_checkpoint_object_destroy, db)));
        }
    }

    /**
     * Prepares for making checkpoints of a database; copies nothing yet.
     *
     * <p>C: {@code rocksdb_checkpoint_t *rocksdb_optimistictransactiondb_checkpoint_object_create(rocksdb_optimistictransactiondb_t *otxn_db, char **errptr)}, mapped by convention handle, error-slot, owned-handle.
     *
     * @param otxnDb used during the call only
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Checkpoint create(OptimisticTransactionDB otxnDb) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCheckpoint.rocksdb_optimistictransactiondb_checkpoint_object_create(call.use(otxnDb, "otxnDb"), call.errorSlot());
            call.check();
            return new Checkpoint(call.made(NativeObject.child("Checkpoint", nativeResult, CCheckpoint::rocksdb_checkpoint_object_destroy, otxnDb)));
        }
    }

    /**
     * Prepares for making checkpoints of a database; copies nothing yet.
     *
     * <p>C: {@code rocksdb_checkpoint_t *rocksdb_transactiondb_checkpoint_object_create(rocksdb_transactiondb_t *txn_db, char **errptr)}, mapped by convention handle, error-slot, owned-handle.
     *
     * @param transactionDB used during the call only
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Checkpoint create(TransactionDB transactionDB) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCheckpoint.rocksdb_transactiondb_checkpoint_object_create(call.use(transactionDB, "transactionDB"), call.errorSlot());
            call.check();
            return new Checkpoint(call.made(NativeObject.child("Checkpoint", nativeResult, CCheckpoint::rocksdb_checkpoint_object_destroy, transactionDB)));
        }
    }

    /**
     * Makes a copy in a folder that must not exist, by way of one of that name with .tmp behind it, of which the files are deleted; flushes if the log has that many bytes, always at 0.
     *
     * <p>C: {@code void rocksdb_checkpoint_create(rocksdb_checkpoint_t *checkpoint, const char *checkpoint_dir, uint64_t log_size_for_flush, char **errptr)}, mapped by convention receiver, text, scalar, error-slot.
     *
     * @param checkpointDir in UTF-8, without a NUL
     * @param logSizeForFlush the bytes in write-ahead logs from which on memtables are flushed first, 0 for always; unflushed, what was written without a log is missing
     * @throws RocksDBException if RocksDB reports an error
     */
    public void createCheckpoint(String checkpointDir, long logSizeForFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCheckpoint.rocksdb_checkpoint_create(call.use(this), call.string(checkpointDir, "checkpointDir"), logSizeForFlush, call.errorSlot());
            call.check();
        }
    }

    /**
     * Makes a copy in a folder that must not exist, by way of one of that name with .tmp behind it, of which the files are deleted; flushes if the log has that many bytes, always at 0.
     *
     * <p>C: {@code void rocksdb_checkpoint_create(rocksdb_checkpoint_t *checkpoint, const char *checkpoint_dir, uint64_t log_size_for_flush, char **errptr)}, mapped by convention receiver, text, scalar, error-slot.
     *
     * @param checkpointDir in UTF-8, without a NUL
     * @throws RocksDBException if RocksDB reports an error
     */
    public void createCheckpoint(String checkpointDir) {
        createCheckpoint(checkpointDir, 0);
    }

    /**
     * Exports the table files of a column family to a folder that must not exist, by way of one of that name with .tmp behind it; flushes it first.
     *
     * <p>C: {@code rocksdb_export_import_files_metadata_t *rocksdb_checkpoint_export_column_family(rocksdb_checkpoint_t *checkpoint, rocksdb_column_family_handle_t *column_family, const char *export_dir, char **errptr)}, mapped by convention receiver, handle, text, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param exportDir in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public ExportImportFilesMetaData exportColumnFamily(ColumnFamilyHandle columnFamily,
            String exportDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCheckpoint.rocksdb_checkpoint_export_column_family(call.use(this), call.use(columnFamily, "columnFamily", this), call.string(exportDir, "exportDir"), call.errorSlot());
            call.check();
            return new ExportImportFilesMetaData(call.made(NativeObject.owned("ExportImportFilesMetaData", nativeResult, CExportImportFilesMetaData::rocksdb_export_import_files_metadata_destroy)));
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Checkpoint in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
