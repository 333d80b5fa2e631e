package dev.rockspan;

import dev.rockspan.raw.CColumnFamilyHandle;
import dev.rockspan.raw.CExtras;
import dev.rockspan.raw.CPinnedValue;
import dev.rockspan.raw.CRocksDB;
import dev.rockspan.raw.CRocksIterator;
import dev.rockspan.raw.CTransaction;
import dev.rockspan.raw.CTransactionDB;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.runtime.call.Buffers;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.NativeLists;
import dev.rockspan.runtime.call.OpenDatabases;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.pin.Pin;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An open database whose transactions lock the keys that they write.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Keeps alive what it was made with or given: {@link Options}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_transactiondb_t}.
 */
public class TransactionDB extends RocksObject implements KeyValueStore, TransactionalDB {
    TransactionDB(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Opens a database whose transactions lock the keys that they write.
     *
     * <p>C: {@code rocksdb_transactiondb_t *rocksdb_transactiondb_open(const rocksdb_options_t *options, const rocksdb_transactiondb_options_t *txn_db_options, const char *name, char **errptr)}, mapped by convention handle, text, error-slot, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     * @param txnDbOptions shared: may be closed at once
     * @param path in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static TransactionDB open(Options options, TransactionDBOptions txnDbOptions,
            String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.open(call, path, "path");
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_open(call.use(options, "options"), call.use(txnDbOptions, "txnDbOptions"), call.string(path, "path"), call.errorSlot());
            call.check();
            return new TransactionDB(call.made(NativeObject.owned("TransactionDB", nativeResult, CTransactionDB::rocksdb_transactiondb_close).borrowing(options)));
        }
    }

    /**
     * Opens a database with locking transactions and the column families that are named.
     *
     * <p>C: {@code rocksdb_transactiondb_t *rocksdb_transactiondb_open_column_families(const rocksdb_options_t *options, const rocksdb_transactiondb_options_t *txn_db_options, const char *name, int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char **errptr)}, mapped by convention handle, text, count, list, out-array, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param txnDbOptions shared: may be closed at once
     * @param path in UTF-8, without a NUL
     * @param columnFamilyNames read during the call only; no element may be null
     * @param columnFamilyOptions read during the call only; no element may be null
     * @param columnFamilyHandles receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static TransactionDB open(DBOptionsInterface<?> options,
            TransactionDBOptions txnDbOptions, String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.open(call, path, "path");
            int nativeCount3 = NativeLists.sameCount(NativeLists.count(columnFamilyNames, "columnFamilyNames"), NativeLists.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeHandles = NativeLists.wordsFor(columnFamilyHandles, "columnFamilyHandles", call, nativeCount3);
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_open_column_families(call.use(options, "options"), call.use(txnDbOptions, "txnDbOptions"), call.string(path, "path"), nativeCount3, NativeLists.sized(NativeLists.strings(call, columnFamilyNames, "columnFamilyNames"), 8L * nativeCount3), NativeLists.sized(NativeLists.handles(call, columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount3), nativeHandles, call.errorSlot());
            call.check();
            TransactionDB result = new TransactionDB(call.made(NativeObject.owned("TransactionDB", nativeResult, CTransactionDB::rocksdb_transactiondb_close).borrowing(options).borrowing(columnFamilyOptions)));
            return NativeLists.addHandles(result, columnFamilyHandles, nativeHandles, nativeCount3, address -> new ColumnFamilyHandle(NativeObject.child("ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, result)));
        }
    }

    /**
     * Begins a transaction, in an old one's memory if that is given; the old one is then spent.
     *
     * <p>C: {@code rocksdb_transaction_t *rocksdb_transaction_begin(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *write_options, const rocksdb_transaction_options_t *txn_options, rocksdb_transaction_t *old_txn)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param writeOptions used during the call only
     * @param transactionOptions shared: may be closed at once
     * @param oldTransaction one of this object's, handed over: closing it does nothing from now on; may be null
     * @return a new object, to be closed
     */
    public Transaction beginTransaction(WriteOptions writeOptions,
            TransactionOptions transactionOptions, @Nullable Transaction oldTransaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transaction_begin(call.use(this), call.use(writeOptions, "writeOptions"), call.use(transactionOptions, "transactionOptions"), call.transferOrNull(Effects.own(this, oldTransaction, "oldTransaction"), "oldTransaction", "TransactionDB.beginTransaction"));
            call.commit();
            return new Transaction(call.made(NativeObject.child("Transaction", nativeResult, CTransaction::rocksdb_transaction_destroy, this).succeeding(oldTransaction)));
        }
    }

    /**
     * Begins a transaction, in an old one's memory if that is given; the old one is then spent.
     *
     * <p>C: {@code rocksdb_transaction_t *rocksdb_transaction_begin(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *write_options, const rocksdb_transaction_options_t *txn_options, rocksdb_transaction_t *old_txn)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param writeOptions used during the call only
     * @param transactionOptions shared: may be closed at once
     * @return a new object, to be closed
     */
    public Transaction beginTransaction(WriteOptions writeOptions,
            TransactionOptions transactionOptions) {
        return beginTransaction(writeOptions, transactionOptions, null);
    }

    /**
     * Begins a transaction, in an old one's memory if that is given; the old one is then spent.
     *
     * <p>C: {@code rocksdb_transaction_t *rocksdb_transaction_begin(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *write_options, const rocksdb_transaction_options_t *txn_options, rocksdb_transaction_t *old_txn)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param writeOptions used during the call only
     * @return a new object, to be closed
     */
    @Override
    public Transaction beginTransaction(WriteOptions writeOptions) {
        return beginTransaction(writeOptions, TransactionOptions.defaults(), null);
    }

    /**
     * Begins a transaction, in an old one's memory if that is given; the old one is then spent.
     *
     * <p>C: {@code rocksdb_transaction_t *rocksdb_transaction_begin(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *write_options, const rocksdb_transaction_options_t *txn_options, rocksdb_transaction_t *old_txn)}, mapped by convention receiver, handle, owned-handle.
     *
     * @return a new object, to be closed
     */
    @Override
    public Transaction beginTransaction() {
        return beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), null);
    }

    /**
     * Creates a column family and opens it.
     *
     * <p>C: {@code rocksdb_column_family_handle_t *rocksdb_transactiondb_create_column_family(rocksdb_transactiondb_t *txn_db, const rocksdb_options_t *column_family_options, const char *column_family_name, char **errptr)}, mapped by convention receiver, handle, text, error-slot, owned-handle.
     *
     * @param columnFamilyOptions kept alive for as long as it is needed
     * @param columnFamilyName in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public ColumnFamilyHandle createColumnFamily(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_create_column_family(call.use(this), call.use(columnFamilyOptions, "columnFamilyOptions"), call.string(columnFamilyName, "columnFamilyName"), call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            call.check();
            return new ColumnFamilyHandle(call.made(NativeObject.child("ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, this)));
        }
    }

    /**
     * Deletes a key in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CTransactionDB.rocksdb_transactiondb_delete(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(byte[] key) {
        delete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(WriteOptions options, ByteBuffer key) {
        delete(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
    }

    /**
     * Deletes a key in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ByteBuffer key) {
        delete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CTransactionDB.rocksdb_transactiondb_delete(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(MemorySegment key) {
        delete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CTransactionDB.rocksdb_transactiondb_delete_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key of a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, byte[] key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key) {
        delete(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
    }

    /**
     * Deletes a key of a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CTransactionDB.rocksdb_transactiondb_delete_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key of a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_delete_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Writes what the default column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_transactiondb_flush(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(FlushOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_flush(call.use(this), call.use(options, "options"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what the default column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_transactiondb_flush(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush() {
        flush(FlushOptions.defaults());
    }

    /**
     * Writes what a column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_transactiondb_flush_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t *column_family, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(ColumnFamilyHandle columnFamily, FlushOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_flush_cf(call.use(this), call.use(options, "options"), call.use(columnFamily, "columnFamily", this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what a column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_transactiondb_flush_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t *column_family, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(ColumnFamilyHandle columnFamily) {
        flush(columnFamily, FlushOptions.defaults());
    }

    /**
     * Writes what column families have in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_transactiondb_flush_cfs(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t **column_families, int num_column_families, char **errptr)}, mapped by convention receiver, handle, list, count, error-slot.
     *
     * @param options used during the call only
     * @param columnFamilies read during the call only; no element may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(FlushOptions options, List<ColumnFamilyHandle> columnFamilies) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.count(columnFamilies, "columnFamilies");
            CTransactionDB.rocksdb_transactiondb_flush_cfs(call.use(this), call.use(options, "options"), NativeLists.sized(NativeLists.handles(call, columnFamilies, "columnFamilies", this), 8L * nativeCount3), nativeCount3, call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what column families have in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_transactiondb_flush_cfs(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t **column_families, int num_column_families, char **errptr)}, mapped by convention receiver, handle, list, count, error-slot.
     *
     * @param columnFamilies read during the call only; no element may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(List<ColumnFamilyHandle> columnFamilies) {
        flush(FlushOptions.defaults(), columnFamilies);
    }

    /**
     * Writes buffered records of the write-ahead log to its file, and on request makes them durable.
     *
     * <p>C: {@code void rocksdb_transactiondb_flush_wal(rocksdb_transactiondb_t *txn_db, unsigned char sync, char **errptr)}, mapped by convention receiver, scalar, error-slot.
     *
     * @param sync whether it is synced to the disk, too, to outlast a crash of the system
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flushWal(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_flush_wal(call.use(this), (byte) (sync ? 1 : 0), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes buffered records of the write-ahead log to its file; null options are the defaults.
     *
     * <p>C: {@code void rocksdb_transactiondb_flush_wal_with_options(rocksdb_transactiondb_t *txn_db, const rocksdb_flushwaloptions_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only; may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flushWal(@Nullable FlushWalOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_flush_wal_with_options(call.use(this), call.useOrNull(options), call.errorSlot());
            call.check();
        }
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(byte[] key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, ByteBuffer key) {
        var result = get(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ByteBuffer key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(MemorySegment key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, byte[] key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options,
            ByteBuffer key) {
        var result = get(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Pin.requireOpen(arena, "arena");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, byte[] key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, ByteBuffer key) {
        var result = get(arena, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ByteBuffer key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Pin.requireOpen(arena, "arena");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, MemorySegment key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Pin.requireOpen(arena, "arena");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, byte[] key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            ReadOptions options, ByteBuffer key) {
        var result = get(arena, columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            ByteBuffer key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Pin.requireOpen(arena, "arena");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            MemorySegment key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Lists the transactions that were prepared but not committed, such as after a crash.
     *
     * <p>C: {@code rocksdb_transaction_t **rocksdb_transactiondb_get_prepared_transactions(rocksdb_transactiondb_t *txn_db, size_t *cnt)}, mapped by convention receiver, length-slot, owned-array.
     *
     * @return new objects, each to be closed
     */
    public List<Transaction> getAllPreparedTransactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.use(this);
            Effects.refuseMade(this, "Transaction", ObjectMark.PREPARED, "A prepared transaction of this TransactionDB is open, and would be listed again: commit it or roll it back, or ask before preparing others");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_get_prepared_transactions(call.use(this), nativeLength);
            return NativeLists.takeHandleArray(call, nativeResult, nativeLength, address -> new Transaction(NativeObject.child("Transaction", address, CTransaction::rocksdb_transaction_destroy, this).marked(ObjectMark.PREPARED)), CTransaction::rocksdb_transaction_destroy, CRocksDB::rocksdb_free);
        }
    }

    /**
     * Returns a view of the database without transactions; its writes bypass the locks.
     *
     * <p>C: {@code rocksdb_t *rocksdb_transactiondb_get_base_db(rocksdb_transactiondb_t *txn_db)}, mapped by convention receiver, owned-handle.
     *
     * @return a new object, to be closed
     */
    @Override
    public RocksDB getBaseDB() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_get_base_db(call.use(this));
            return new RocksDB(call.made(NativeObject.child("RocksDB", nativeResult, CTransactionDB::rocksdb_transactiondb_close_base_db, this)));
        }
    }

    /**
     * Returns a property that is a number.
     *
     * <p>C: {@code int rocksdb_transactiondb_property_int(rocksdb_transactiondb_t *db, const char *propname, uint64_t *out_val)}, mapped by convention receiver, text, out-scalar.
     *
     * @param property in UTF-8, without a NUL
     * @return a copy
     * @throws RocksDBException if there is none
     */
    @Override
    public long getLongProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = CTransactionDB.rocksdb_transactiondb_property_int(call.use(this), call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Copies the committed value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (!Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy)) {
                buffer.pin(call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the committed value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(byte[] key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the committed value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, ByteBuffer key, ValueBuffer buffer) {
        var result = getOrPin(options, Buffers.bytes(key, "key"), buffer);
        Buffers.consume(key);
        return result;
    }

    /**
     * Copies the committed value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ByteBuffer key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the committed value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (!Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy)) {
                buffer.pin(call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the committed value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(MemorySegment key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the committed value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key,
            ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (!Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy)) {
                buffer.pin(call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily), columnFamily)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the committed value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, byte[] key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the committed value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key,
            ValueBuffer buffer) {
        var result = getOrPin(columnFamily, options, Buffers.bytes(key, "key"), buffer);
        Buffers.consume(key);
        return result;
    }

    /**
     * Copies the committed value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ByteBuffer key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the committed value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key,
            ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (!Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy)) {
                buffer.pin(call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily), columnFamily)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the committed value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, MemorySegment key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(byte[] key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, ByteBuffer key) {
        var result = getPinned(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ByteBuffer key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(MemorySegment key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily), columnFamily));
        }
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, byte[] key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            ByteBuffer key) {
        var result = getPinned(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily), columnFamily));
        }
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Returns a property as text; null if RocksDB has none of that name.
     *
     * <p>C: {@code char *rocksdb_transactiondb_property_value(rocksdb_transactiondb_t *db, const char *propname)}, mapped by convention receiver, text, owned-text.
     *
     * @param property in UTF-8, without a NUL
     * @return a copy
     */
    @Override
    public @Nullable String getProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_property_value(call.use(this), call.string(property, "property"));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Takes a snapshot of the database as it is now.
     *
     * <p>C: {@code const rocksdb_snapshot_t *rocksdb_transactiondb_create_snapshot(rocksdb_transactiondb_t *txn_db)}, mapped by convention receiver, owned-handle.
     *
     * @return a new object, to be closed
     */
    @Override
    public Snapshot getSnapshot() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeParent = call.use(this);
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_create_snapshot(nativeParent);
            if (call.isEmpty(nativeResult)) {
                CTransactionDB.rocksdb_transactiondb_release_snapshot(nativeParent, nativeResult);
                throw new UnsupportedOperationException("RocksDB has no snapshots of this database");
            }
            return new Snapshot(call.made(NativeObject.child("Snapshot", nativeResult, object -> CTransactionDB.rocksdb_transactiondb_release_snapshot(nativeParent, object), this)));
        }
    }

    /**
     * Merges a value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CTransactionDB.rocksdb_transactiondb_merge(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Merges a value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(byte[] key, byte[] value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /**
     * Merges a value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(WriteOptions options, ByteBuffer key, ByteBuffer value) {
        merge(options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Merges a value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ByteBuffer key, ByteBuffer value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /**
     * Merges a value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CTransactionDB.rocksdb_transactiondb_merge(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Merges a value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(MemorySegment key, MemorySegment value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /**
     * Merges a value in a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key,
            byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CTransactionDB.rocksdb_transactiondb_merge_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Merges a value in a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Merges a value in a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key,
            ByteBuffer value) {
        merge(columnFamily, options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Merges a value in a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Merges a value in a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key,
            MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CTransactionDB.rocksdb_transactiondb_merge_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Merges a value in a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_merge_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Looks up many keys at once, with one value for each in their order; null where there is none.
     *
     * <p>C: {@code void rocksdb_transactiondb_multi_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param options used during the call only
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(ReadOptions options, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(keysList, "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount2);
            MemorySegment nativeValues = NativeLists.words(call, nativeCount2);
            MemorySegment nativeLengths = NativeLists.words(call, nativeCount2);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount2);
            CTransactionDB.rocksdb_transactiondb_multi_get(call.use(this), call.useWith(options, "options", this), nativeCount2, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return NativeLists.takeValues(call, nativeValues, nativeLengths, nativeErrors, nativeCount2);
        }
    }

    /**
     * Looks up many keys at once, with one value for each in their order; null where there is none.
     *
     * <p>C: {@code void rocksdb_transactiondb_multi_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(List<byte[]> keysList) {
        return multiGetAsList(ReadOptions.defaults(), keysList);
    }

    /**
     * Looks up many keys, each in its own column family; null where there is no value.
     *
     * <p>C: {@code void rocksdb_transactiondb_multi_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, list, count, out-array.
     *
     * @param options used during the call only
     * @param columnFamilies read during the call only; no element may be null
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(ReadOptions options,
            List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.sameCount(NativeLists.count(columnFamilies, "columnFamilies"), NativeLists.count(keysList, "keysList"), "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount3);
            MemorySegment nativeValues = NativeLists.words(call, nativeCount3);
            MemorySegment nativeLengths = NativeLists.words(call, nativeCount3);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount3);
            CTransactionDB.rocksdb_transactiondb_multi_get_cf(call.use(this), call.useWith(options, "options", this), NativeLists.sized(NativeLists.handles(call, columnFamilies, "columnFamilies", this), 8L * nativeCount3), nativeCount3, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return NativeLists.takeValues(call, nativeValues, nativeLengths, nativeErrors, nativeCount3);
        }
    }

    /**
     * Looks up many keys, each in its own column family; null where there is no value.
     *
     * <p>C: {@code void rocksdb_transactiondb_multi_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, list, count, out-array.
     *
     * @param columnFamilies read during the call only; no element may be null
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(List<ColumnFamilyHandle> columnFamilies,
            List<byte[]> keysList) {
        return multiGetAsList(ReadOptions.defaults(), columnFamilies, keysList);
    }

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_iterator_t *rocksdb_transactiondb_create_iterator(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_create_iterator(call.use(this), call.useWith(options, "options", this));
            return new RocksIterator(call.made(NativeObject.child("RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this).borrowing(options)));
        }
    }

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_iterator_t *rocksdb_transactiondb_create_iterator(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options)}, mapped by convention receiver, handle, owned-handle.
     *
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator() {
        return newIterator(ReadOptions.defaults());
    }

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_iterator_t *rocksdb_transactiondb_create_iterator_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param columnFamily kept alive for as long as it is needed; has to be of the same database
     * @param options kept alive for as long as it is needed
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ColumnFamilyHandle columnFamily, ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_create_iterator_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this));
            return new RocksIterator(call.made(NativeObject.child("RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this).borrowing(options).borrowing(columnFamily)));
        }
    }

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_iterator_t *rocksdb_transactiondb_create_iterator_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param columnFamily kept alive for as long as it is needed; has to be of the same database
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ColumnFamilyHandle columnFamily) {
        return newIterator(columnFamily, ReadOptions.defaults());
    }

    /**
     * Writes one key and value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CTransactionDB.rocksdb_transactiondb_put(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(byte[] key, byte[] value) {
        put(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(WriteOptions options, ByteBuffer key, ByteBuffer value) {
        put(options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Writes one key and value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ByteBuffer key, ByteBuffer value) {
        put(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CTransactionDB.rocksdb_transactiondb_put(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(MemorySegment key, MemorySegment value) {
        put(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value to a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key,
            byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CTransactionDB.rocksdb_transactiondb_put_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value to a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value to a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key,
            ByteBuffer value) {
        put(columnFamily, options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Writes one key and value to a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value to a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key,
            MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CTransactionDB.rocksdb_transactiondb_put_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value to a column family in a transaction of its own; may wait for a lock.
     *
     * <p>C: {@code void rocksdb_transactiondb_put_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(byte[] key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, ByteBuffer key) {
        var result = tryGet(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ByteBuffer key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, const char *key, size_t klen, size_t *vlen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(MemorySegment key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, byte[] key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        var result = tryGet(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_transactiondb_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CTransactionDB.rocksdb_transactiondb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Applies the writes of a batch in a transaction of its own; may wait for locks.
     *
     * <p>C: {@code void rocksdb_transactiondb_write(rocksdb_transactiondb_t *db, const rocksdb_writeoptions_t *options, rocksdb_writebatch_t *batch, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only
     * @param batch used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void write(WriteOptions options, WriteBatch batch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_write(call.use(this), call.use(options, "options"), call.use(batch, "batch"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Applies the writes of a batch in a transaction of its own; may wait for locks.
     *
     * <p>C: {@code void rocksdb_transactiondb_write(rocksdb_transactiondb_t *db, const rocksdb_writeoptions_t *options, rocksdb_writebatch_t *batch, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param batch used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void write(WriteBatch batch) {
        write(WriteOptions.defaults(), batch);
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public TransactionDB in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /**
     * Opens a database with its column families.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static TransactionDB open(
            DBOptionsInterface<?> options, TransactionDBOptions transactionDbOptions, String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return open(
                options, transactionDbOptions, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
    }

    /** Creates a column family as a descriptor says, and opens it. */
    public ColumnFamilyHandle createColumnFamily(ColumnFamilyDescriptor columnFamilyDescriptor) {
        return createColumnFamily(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name());
    }

    /** Creates column families, one after the other, and opens them; those before one that fails are there. */
    public List<ColumnFamilyHandle> createColumnFamilies(List<ColumnFamilyDescriptor> columnFamilyDescriptors) {
        List<ColumnFamilyHandle> created = new ArrayList<>();
        try {
            columnFamilyDescriptors.forEach(descriptor -> created.add(createColumnFamily(descriptor)));
        } catch (RuntimeException e) {
            created.forEach(ColumnFamilyHandle::close);
            throw e;
        }
        return created;
    }

    /** Begins a transaction anew in the object of one that has ended. */
    public Transaction beginTransaction(WriteOptions writeOptions, @Nullable Transaction old) {
        try (TransactionOptions options = new TransactionOptions()) {
            return beginTransaction(writeOptions, options, old);
        }
    }

    /** Closes the database. */
    public void closeE() {
        close();
    }
}
