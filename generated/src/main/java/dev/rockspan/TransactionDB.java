package dev.rockspan;

import dev.rockspan.raw.CCheckpoint;
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
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.pin.Pin;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An open database whose transactions, and writes outside of them, lock the keys that they write.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Retains each {@link Options} that it was created with or that was set: you may close them first, and their memory
 * is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_transactiondb_t}.
 */
public class TransactionDB extends RocksDB implements TransactionalDB {
    /** The address; that of the native object is its base, which the superclass uses. */
    private final MemorySegment derived;

    TransactionDB(MemorySegment derived, NativeObject nativeObject) {
        super(nativeObject);
        this.derived = derived;
    }

    /**
     * Opens a database whose transactions lock the keys that they write.
     *
     * <p>C: {@code rocksdb_transactiondb_open}.
     *
     * @param options retained by the new object; may be closed before it
     * @param txnDbOptions copied: later changes have no effect; may be closed after the call
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static TransactionDB open(Options options, TransactionDBOptions txnDbOptions, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeTxnDbOptions = call.use(txnDbOptions, "txnDbOptions");
            NativeObject nativeObject = call.opens(
                    path, "path",
                    NativeObject.expected(
                            "TransactionDB", CTransactionDB::rocksdb_transactiondb_get_base_db,
                            CTransactionDB::rocksdb_transactiondb_close_base_db,
                            CTransactionDB::rocksdb_transactiondb_close))
                    .borrowing(options);
            nativeObject.created(CTransactionDB.rocksdb_transactiondb_open(
                    nativeOptions, nativeTxnDbOptions, call.string(path, "path"), call.errorSlot()));
            call.check();
            return call.returning(new TransactionDB(nativeObject.derived(), call.made(nativeObject)));
        }
    }

    /**
     * Opens a database with locking transactions and the column families that are named.
     *
     * <p>C: {@code rocksdb_transactiondb_open_column_families}.
     *
     * @param options retained by the new object; may be closed before it
     * @param txnDbOptions copied: later changes have no effect; may be closed after the call
     * @param columnFamilyHandles receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static TransactionDB open(
            DBOptionsInterface<?> options, TransactionDBOptions txnDbOptions, String path,
            List<String> columnFamilyNames, List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeTxnDbOptions = call.use(txnDbOptions, "txnDbOptions");
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilyNames, "columnFamilyNames"),
                    Call.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeColumnFamilyOptions = Call.sized(
                    call.handles(columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount);
            MemorySegment nativeHandles = call.newHandles(
                    columnFamilyHandles, "columnFamilyHandles", nativeCount,
                    CColumnFamilyHandle::rocksdb_column_family_handle_destroy);
            NativeObject nativeObject = call.opens(
                    path, "path",
                    NativeObject.expected(
                            "TransactionDB", CTransactionDB::rocksdb_transactiondb_get_base_db,
                            CTransactionDB::rocksdb_transactiondb_close_base_db,
                            CTransactionDB::rocksdb_transactiondb_close))
                    .borrowing(options)
                    .borrowing(columnFamilyOptions);
            nativeObject.created(CTransactionDB.rocksdb_transactiondb_open_column_families(
                    nativeOptions, nativeTxnDbOptions, call.string(path, "path"), nativeCount,
                    Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount),
                    nativeColumnFamilyOptions, nativeHandles, call.errorSlot()));
            call.check();
            TransactionDB result = new TransactionDB(nativeObject.derived(), call.made(nativeObject));
            return call.returning(Call.addHandles(
                    result, columnFamilyHandles, nativeHandles, nativeCount,
                    address -> new ColumnFamilyHandle(NativeObject.child(
                            "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                            result))));
        }
    }

    /**
     * Begins a transaction. An old one, if given, lends its memory and cannot be used any more.
     *
     * <p>C: {@code rocksdb_transaction_begin}.
     *
     * @param transactionOptions copied: later changes have no effect; may be closed after the call
     * @param oldTransaction must belong to this object; consumed: it cannot be used afterwards and need not be closed
     * @return a new object, to be closed
     */
    public Transaction beginTransaction(
            WriteOptions writeOptions, TransactionOptions transactionOptions, @Nullable Transaction oldTransaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            NativeObject nativeObject = call.expects(NativeObject.expected(
                    "Transaction", CTransaction::rocksdb_transaction_destroy));
            nativeObject.created(CTransactionDB.rocksdb_transaction_begin(
                    use(call), call.use(writeOptions, "writeOptions"),
                    call.use(transactionOptions, "transactionOptions"),
                    oldTransaction == null
                            ? MemorySegment.NULL
                            : call.transfer(
                                    Effects.own(this, oldTransaction, "oldTransaction"), "oldTransaction",
                                    "TransactionDB.beginTransaction")));
            call.commit();
            return call.returning(new Transaction(call.made(nativeObject.succeeding(oldTransaction).childOf(this))));
        }
    }

    /**
     * As {@link #beginTransaction(WriteOptions, TransactionOptions, Transaction)}, with null for {@code
     * oldTransaction}.
     */
    public Transaction beginTransaction(WriteOptions writeOptions, TransactionOptions transactionOptions) {
        return beginTransaction(writeOptions, transactionOptions, null);
    }

    @Override
    public Transaction beginTransaction(WriteOptions writeOptions) {
        return beginTransaction(writeOptions, TransactionOptions.defaults(), null);
    }

    @Override
    public Transaction beginTransaction() {
        return beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), null);
    }

    /**
     * Creates a column family and opens it.
     *
     * <p>C: {@code rocksdb_transactiondb_create_column_family}.
     *
     * @param columnFamilyOptions retained by this object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public ColumnFamilyHandle createColumnFamily(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_create_column_family(
                    use(call), call.use(columnFamilyOptions, "columnFamilyOptions"),
                    call.string(columnFamilyName, "columnFamilyName"), call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            call.check();
            return new ColumnFamilyHandle(call.made(NativeObject.child(
                    "ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                    this)));
        }
    }

    /**
     * Deletes a key in a transaction of its own; fails with {@code TimedOut} if the lock is not granted in time.
     *
     * <p>C: {@code rocksdb_transactiondb_delete}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, use(call), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    private void delete(Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        CTransactionDB.rocksdb_transactiondb_delete(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void delete(WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, use(call), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    /**
     * Deletes a key of a column family in a transaction of its own; fails with {@code TimedOut} if the lock is not
     * granted in time.
     *
     * <p>C: {@code rocksdb_transactiondb_delete_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(
                    call, use(call), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this),
                    call.bytes(key, "key"));
        }
    }

    private void delete(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey) {
        CTransactionDB.rocksdb_transactiondb_delete_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(
                    call, use(call), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this),
                    call.bytes(key, "key"));
        }
    }

    /**
     * Writes what the default column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code rocksdb_transactiondb_flush}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(FlushOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_flush(use(call), call.use(options, "options"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what a column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code rocksdb_transactiondb_flush_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(ColumnFamilyHandle columnFamily, FlushOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_flush_cf(
                    use(call), call.use(options, "options"), call.use(columnFamily, "columnFamily", this),
                    call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what column families have in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code rocksdb_transactiondb_flush_cfs}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(FlushOptions options, List<ColumnFamilyHandle> columnFamilies) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = use(call);
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.count(columnFamilies, "columnFamilies");
            CTransactionDB.rocksdb_transactiondb_flush_cfs(
                    nativeThis, nativeOptions,
                    Call.sized(call.handles(columnFamilies, "columnFamilies", this), 8L * nativeCount), nativeCount,
                    call.errorSlot());
            call.check();
        }
    }

    @Override
    public void flush(List<ColumnFamilyHandle> columnFamilies) {
        flush(FlushOptions.defaults(), columnFamilies);
    }

    /**
     * Writes buffered records of the write-ahead log to its file, and on request makes them durable.
     *
     * <p>C: {@code rocksdb_transactiondb_flush_wal}.
     *
     * @param sync whether it is synced to the disk, too, to outlast a crash of the system
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flushWal(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_flush_wal(use(call), (byte) (sync ? 1 : 0), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes buffered records of the write-ahead log to its file; null options are the defaults.
     *
     * <p>C: {@code rocksdb_transactiondb_flush_wal_with_options}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flushWal(@Nullable FlushWalOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_flush_wal_with_options(
                    use(call), call.useOrNull(options), call.errorSlot());
            call.check();
        }
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code rocksdb_transactiondb_get}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_transactiondb_get(
                    nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(),
                    nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CTransactionDB.rocksdb_transactiondb_get_pinned(
                            nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    @Override
    public byte @Nullable [] get(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code rocksdb_transactiondb_get_cf}.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_transactiondb_get_cf(
                    nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeBuffer,
                    nativeBuffer.byteSize(), nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CTransactionDB.rocksdb_transactiondb_get_pinned_cf(
                            nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(),
                            call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_transactiondb_get_pinned}.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_transactiondb_get_pinned_cf}.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    @Override
    public @Nullable MemorySegment get(
            Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Lists the transactions that were prepared but not committed, such as after a crash.
     *
     * <p>C: {@code rocksdb_transactiondb_get_prepared_transactions}.
     *
     * @return new objects, each to be closed
     */
    public List<Transaction> getAllPreparedTransactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = use(call);
            Effects.refuseMade(
                    this, "Transaction", ObjectMark.PREPARED,
                    "A prepared transaction of this TransactionDB is open, and would be listed again: commit it or "
                            + "roll it back, or ask before preparing others");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_get_prepared_transactions(
                    nativeThis, nativeLength);
            return call.takeHandleArray(
                    nativeResult, nativeLength,
                    address -> new Transaction(NativeObject.child(
                            "Transaction", address, CTransaction::rocksdb_transaction_destroy, this)
                            .marked(ObjectMark.PREPARED)),
                    CTransaction::rocksdb_transaction_destroy,
                    (native_array, _) -> CRocksDB.rocksdb_free(native_array));
        }
    }

    /**
     * Returns a view of the database without transactions; its writes bypass the locks.
     *
     * <p>C: {@code rocksdb_transactiondb_get_base_db}.
     *
     * @return a new object, to be closed
     */
    @Override
    public RocksDB getBaseDB() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_get_base_db(use(call));
            return new RocksDB(call.made(NativeObject.child(
                    "RocksDB", nativeResult, CTransactionDB::rocksdb_transactiondb_close_base_db, this)));
        }
    }

    /**
     * Returns a property that is a number.
     *
     * <p>C: {@code rocksdb_transactiondb_property_int}.
     *
     * @throws RocksDBException if there is none
     */
    @Override
    public long getLongProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = use(call);
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = CTransactionDB.rocksdb_transactiondb_property_int(
                    nativeThis, call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Copies the committed value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_transactiondb_get_pinned}.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    @Override
    public long getOrPin(ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Copies the committed value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_transactiondb_get_pinned_cf}.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Looks up the committed value of a key without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_transactiondb_get_pinned}.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /**
     * Looks up the committed value of a key of a column family without copying; null if there is none.
     *
     * <p>C: {@code rocksdb_transactiondb_get_pinned_cf}.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    /**
     * Returns a property as text; null if RocksDB has none of that name.
     *
     * <p>C: {@code rocksdb_transactiondb_property_value}.
     */
    @Override
    public @Nullable String getProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_property_value(
                    use(call), call.string(property, "property"));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Takes a snapshot of the database as it is now.
     *
     * <p>C: {@code rocksdb_transactiondb_create_snapshot}.
     *
     * @return a new object, to be closed
     */
    @Override
    public Snapshot getSnapshot() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeParent = use(call);
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_create_snapshot(nativeParent);
            if (call.isEmpty(nativeResult)) {
                CTransactionDB.rocksdb_transactiondb_release_snapshot(nativeParent, nativeResult);
                throw new UnsupportedOperationException("RocksDB has no snapshots of this database");
            }
            return new Snapshot(call.made(NativeObject.child(
                    "Snapshot", nativeResult,
                    object -> CTransactionDB.rocksdb_transactiondb_release_snapshot(nativeParent, object), this)));
        }
    }

    /**
     * Merges a value in a transaction of its own; fails with {@code TimedOut} if the lock is not granted in time.
     *
     * <p>C: {@code rocksdb_transactiondb_merge}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, use(call), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void merge(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CTransactionDB.rocksdb_transactiondb_merge(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(),
                call.errorSlot());
        call.check();
    }

    @Override
    public void merge(WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, use(call), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Merges a value in a column family in a transaction of its own; fails with {@code TimedOut} if the lock is not
     * granted in time.
     *
     * <p>C: {@code rocksdb_transactiondb_merge_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, use(call), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this),
                    call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void merge(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeValue) {
        CTransactionDB.rocksdb_transactiondb_merge_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue,
                nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, use(call), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this),
                    call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Looks up many keys at once, with one value for each in their order; null where there is none.
     *
     * <p>C: {@code rocksdb_transactiondb_multi_get}.
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(ReadOptions options, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = use(call);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CTransactionDB.rocksdb_transactiondb_multi_get(
                    nativeThis, nativeOptions, nativeCount, nativeKeysList, Call.lengths(nativeKeysList), nativeValues,
                    nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /**
     * Looks up many keys, each in its own column family; null where there is no value.
     *
     * <p>C: {@code rocksdb_transactiondb_multi_get_cf}.
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(
            ReadOptions options, List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = use(call);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilies, "columnFamilies"), Call.count(keysList, "keysList"), "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CTransactionDB.rocksdb_transactiondb_multi_get_cf(
                    nativeThis, nativeOptions,
                    Call.sized(call.handles(columnFamilies, "columnFamilies", this), 8L * nativeCount), nativeCount,
                    nativeKeysList, Call.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /**
     * Prepares for making checkpoints of this database; copies nothing yet.
     *
     * <p>C: {@code rocksdb_transactiondb_checkpoint_object_create}.
     *
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public Checkpoint newCheckpoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_checkpoint_object_create(
                    use(call), call.errorSlot());
            call.check();
            return new Checkpoint(call.made(NativeObject.child(
                    "Checkpoint", nativeResult, CCheckpoint::rocksdb_checkpoint_object_destroy, this)));
        }
    }

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_transactiondb_create_iterator}.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_create_iterator(
                    use(call), call.useWith(options, "options", this));
            return new RocksIterator(call.made(NativeObject.child(
                    "RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this)
                    .borrowing(options)));
        }
    }

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_transactiondb_create_iterator_cf}.
     *
     * @param columnFamily must be of the same database; retained by the new object; may be closed before it
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ColumnFamilyHandle columnFamily, ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDB.rocksdb_transactiondb_create_iterator_cf(
                    use(call), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this));
            return new RocksIterator(call.made(NativeObject.child(
                    "RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this)
                    .borrowing(options)
                    .borrowing(columnFamily)));
        }
    }

    /**
     * Writes one key and value in a transaction of its own; fails with {@code TimedOut} if the lock is not granted in
     * time.
     *
     * <p>C: {@code rocksdb_transactiondb_put}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, use(call), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CTransactionDB.rocksdb_transactiondb_put(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(),
                call.errorSlot());
        call.check();
    }

    @Override
    public void put(WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, use(call), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Writes one key and value to a column family in a transaction of its own; fails with {@code TimedOut} if the lock
     * is not granted in time.
     *
     * <p>C: {@code rocksdb_transactiondb_put_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, use(call), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this),
                    call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeValue) {
        CTransactionDB.rocksdb_transactiondb_put_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue,
                nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, use(call), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this),
                    call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Looks up the committed value of a key.
     *
     * <p>C: {@code rocksdb_transactiondb_get}.
     *
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    @Override
    public ReadResult tryGet(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the committed value of a key of a column family.
     *
     * <p>C: {@code rocksdb_transactiondb_get_cf}.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, use(call), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Applies the writes of a batch in a transaction of its own; fails with {@code TimedOut} if a lock is not granted
     * in time.
     *
     * <p>C: {@code rocksdb_transactiondb_write}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void write(WriteOptions options, WriteBatch batch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDB.rocksdb_transactiondb_write(
                    use(call), call.use(options, "options"), call.use(batch, "batch"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Is not supported. Its keys would have no locks; create the column family and ingest the files.
     *
     * @throws RocksDBException always
     */
    @Override
    public ColumnFamilyHandle createColumnFamilyWithImport(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName,
            ImportColumnFamilyOptions importOptions, ExportImportFilesMetaData metadata) {
        throw RocksDBException.notSupported(
                "Its keys would have no locks; create the column family and ingest the files");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void deleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] timestamp) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void deleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment timestamp) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Transactions do not see that a range was deleted; delete its keys one by one.
     *
     * @throws RocksDBException always
     */
    @Override
    public void deleteRange(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] startKey, byte[] endKey) {
        throw RocksDBException.notSupported(
                "Transactions do not see that a range was deleted; delete its keys one by one");
    }

    /**
     * Is not supported. Transactions do not see that a range was deleted; delete its keys one by one.
     *
     * @throws RocksDBException always
     */
    @Override
    public void deleteRange(
            ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment startKey, MemorySegment endKey) {
        throw RocksDBException.notSupported(
                "Transactions do not see that a range was deleted; delete its keys one by one");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void deleteWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void deleteWithTimestamp(WriteOptions options, MemorySegment key, MemorySegment timestamp) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] timestamp, byte[] value) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment timestamp,
            MemorySegment value) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void putWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp, byte[] value) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void putWithTimestamp(
            WriteOptions options, MemorySegment key, MemorySegment timestamp, MemorySegment value) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. C has no function that locks the key: use delete.
     *
     * @throws RocksDBException always
     */
    @Override
    public void singleDelete(WriteOptions options, byte[] key) {
        throw RocksDBException.notSupported("C has no function that locks the key: use delete");
    }

    /**
     * Is not supported. C has no function that locks the key: use delete.
     *
     * @throws RocksDBException always
     */
    @Override
    public void singleDelete(WriteOptions options, MemorySegment key) {
        throw RocksDBException.notSupported("C has no function that locks the key: use delete");
    }

    /**
     * Is not supported. C has no function that locks the key: use delete.
     *
     * @throws RocksDBException always
     */
    @Override
    public void singleDelete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key) {
        throw RocksDBException.notSupported("C has no function that locks the key: use delete");
    }

    /**
     * Is not supported. C has no function that locks the key: use delete.
     *
     * @throws RocksDBException always
     */
    @Override
    public void singleDelete(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key) {
        throw RocksDBException.notSupported("C has no function that locks the key: use delete");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void singleDeleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] timestamp) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void singleDeleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment timestamp) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void singleDeleteWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    /**
     * Is not supported. Only a transaction can write with a timestamp: set its commit timestamp.
     *
     * @throws RocksDBException always
     */
    @Override
    public void singleDeleteWithTimestamp(WriteOptions options, MemorySegment key, MemorySegment timestamp) {
        throw RocksDBException.notSupported("Only a transaction can write with a timestamp: set its commit timestamp");
    }

    private MemorySegment use(Call call) {
        call.use(this);
        return derived;
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
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
            DBOptionsInterface<?> options, TransactionDBOptions txnDbOptions, String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        TransactionDB db = open(
                options, txnDbOptions, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
    }

    /** Creates column families with the same options, one after the other, and opens them. */
    @Override
    public List<ColumnFamilyHandle> createNamedColumnFamilies(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, List<String> columnFamilyNames) {
        List<ColumnFamilyHandle> created = new ArrayList<>();
        try {
            Call.whole(columnFamilyNames, "columnFamilyNames")
                    .forEach(name -> created.add(createColumnFamily(columnFamilyOptions, name)));
        } catch (RuntimeException e) {
            created.forEach(ColumnFamilyHandle::close);
            throw e;
        }
        return created;
    }

    /** Applies a copy of the writes of a batch in a transaction of its own. */
    @Override
    public void write(WriteOptions options, WriteBatchWithIndex batch) {
        try (WriteBatch copy = new WriteBatch(Call.notNull(batch, "batch").data())) {
            write(options, copy);
        }
    }

    /** Begins a transaction anew in the object of one that has ended. */
    public Transaction beginTransaction(WriteOptions writeOptions, @Nullable Transaction old) {
        try (TransactionOptions options = new TransactionOptions()) {
            return beginTransaction(writeOptions, options, old);
        }
    }
}
