package dev.rockspan;

import dev.rockspan.raw.CCheckpoint;
import dev.rockspan.raw.CColumnFamilyHandle;
import dev.rockspan.raw.COptimisticTransactionDB;
import dev.rockspan.raw.CTransaction;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An open database whose transactions look for conflicts when they commit.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Retains each {@link Options} that it was created with or that was set: you may close them first, and their memory
 * is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_optimistictransactiondb_t}.
 */
public class OptimisticTransactionDB extends RocksDB implements TransactionalDB {
    /** The address; that of the native object is its base, which the superclass uses. */
    private final MemorySegment derived;

    OptimisticTransactionDB(MemorySegment derived, NativeObject nativeObject) {
        super(nativeObject);
        this.derived = derived;
    }

    /**
     * Opens a database whose transactions take no locks but may fail when they commit.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_open}.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static OptimisticTransactionDB open(Options options, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            NativeObject nativeObject = call.opens(
                    path, "path",
                    NativeObject.expected(
                            "OptimisticTransactionDB",
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_get_base_db,
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_close_base_db,
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_close))
                    .borrowing(options);
            nativeObject.created(COptimisticTransactionDB.rocksdb_optimistictransactiondb_open(
                    nativeOptions, call.string(path, "path"), call.errorSlot()));
            call.check();
            return call.returning(new OptimisticTransactionDB(nativeObject.derived(), call.made(nativeObject)));
        }
    }

    /**
     * Opens a database with optimistic transactions and the column families that are named.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_open_column_families}.
     *
     * @param options retained by the new object; may be closed before it
     * @param columnFamilyHandles receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static OptimisticTransactionDB open(
            DBOptionsInterface<?> options, String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
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
                            "OptimisticTransactionDB",
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_get_base_db,
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_close_base_db,
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_close))
                    .borrowing(options)
                    .borrowing(columnFamilyOptions);
            nativeObject.created(COptimisticTransactionDB.rocksdb_optimistictransactiondb_open_column_families(
                    nativeOptions, call.string(path, "path"), nativeCount,
                    Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount),
                    nativeColumnFamilyOptions, nativeHandles, call.errorSlot()));
            call.check();
            OptimisticTransactionDB result = new OptimisticTransactionDB(
                    nativeObject.derived(), call.made(nativeObject));
            return call.returning(Call.addHandles(
                    result, columnFamilyHandles, nativeHandles, nativeCount,
                    address -> new ColumnFamilyHandle(NativeObject.child(
                            "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                            result))));
        }
    }

    /**
     * Opens a database with optimistic transactions and the column families that are named.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options}.
     *
     * @param options retained by the new object; may be closed before it
     * @param transactionDBOptions copied: later changes have no effect; may be closed after the call
     * @param columnFamilyHandles receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static OptimisticTransactionDB open(
            DBOptionsInterface<?> options, @Nullable OptimisticTransactionDBOptions transactionDBOptions, String path,
            List<String> columnFamilyNames, List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeTransactionDBOptions = call.useOrNull(transactionDBOptions);
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
                            "OptimisticTransactionDB",
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_get_base_db,
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_close_base_db,
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_close))
                    .borrowing(options)
                    .borrowing(columnFamilyOptions);
            nativeObject.created(
                    COptimisticTransactionDB.rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options(
                    nativeOptions, nativeTransactionDBOptions, call.string(path, "path"), nativeCount,
                    Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount),
                    nativeColumnFamilyOptions, nativeHandles, call.errorSlot()));
            call.check();
            OptimisticTransactionDB result = new OptimisticTransactionDB(
                    nativeObject.derived(), call.made(nativeObject));
            return call.returning(Call.addHandles(
                    result, columnFamilyHandles, nativeHandles, nativeCount,
                    address -> new ColumnFamilyHandle(NativeObject.child(
                            "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                            result))));
        }
    }

    /**
     * Opens a database with optimistic transactions; null transaction options are the defaults.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_open_with_otxn_db_options}.
     *
     * @param options retained by the new object; may be closed before it
     * @param transactionDBOptions copied: later changes have no effect; may be closed after the call
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static OptimisticTransactionDB open(
            Options options, @Nullable OptimisticTransactionDBOptions transactionDBOptions, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeTransactionDBOptions = call.useOrNull(transactionDBOptions);
            NativeObject nativeObject = call.opens(
                    path, "path",
                    NativeObject.expected(
                            "OptimisticTransactionDB",
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_get_base_db,
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_close_base_db,
                            COptimisticTransactionDB::rocksdb_optimistictransactiondb_close))
                    .borrowing(options);
            nativeObject.created(COptimisticTransactionDB.rocksdb_optimistictransactiondb_open_with_otxn_db_options(
                    nativeOptions, nativeTransactionDBOptions, call.string(path, "path"), call.errorSlot()));
            call.check();
            return call.returning(new OptimisticTransactionDB(nativeObject.derived(), call.made(nativeObject)));
        }
    }

    /**
     * Begins a transaction. An old one, if given, lends its memory and cannot be used any more.
     *
     * <p>C: {@code rocksdb_optimistictransaction_begin}.
     *
     * @param transactionOptions copied: later changes have no effect; may be closed after the call
     * @param oldTransaction must belong to this object; consumed: it cannot be used afterwards and need not be closed
     * @return a new object, to be closed
     */
    public Transaction beginTransaction(
            WriteOptions writeOptions, OptimisticTransactionOptions transactionOptions,
            @Nullable Transaction oldTransaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            NativeObject nativeObject = call.expects(NativeObject.expected(
                    "Transaction", CTransaction::rocksdb_transaction_destroy));
            nativeObject.created(COptimisticTransactionDB.rocksdb_optimistictransaction_begin(
                    use(call), call.use(writeOptions, "writeOptions"),
                    call.use(transactionOptions, "transactionOptions"),
                    oldTransaction == null
                            ? MemorySegment.NULL
                            : call.transfer(
                                    Effects.own(this, oldTransaction, "oldTransaction"), "oldTransaction",
                                    "OptimisticTransactionDB.beginTransaction")));
            call.commit();
            return call.returning(new Transaction(call.made(nativeObject.succeeding(oldTransaction).childOf(this))));
        }
    }

    /**
     * As {@link #beginTransaction(WriteOptions, OptimisticTransactionOptions, Transaction)}, with null for {@code
     * oldTransaction}.
     */
    public Transaction beginTransaction(WriteOptions writeOptions, OptimisticTransactionOptions transactionOptions) {
        return beginTransaction(writeOptions, transactionOptions, null);
    }

    @Override
    public Transaction beginTransaction(WriteOptions writeOptions) {
        return beginTransaction(writeOptions, OptimisticTransactionOptions.defaults(), null);
    }

    @Override
    public Transaction beginTransaction() {
        return beginTransaction(WriteOptions.defaults(), OptimisticTransactionOptions.defaults(), null);
    }

    /**
     * Returns a view of the database without transactions, for reads and writes outside them.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_get_base_db}.
     *
     * @return a new object, to be closed
     */
    @Override
    public RocksDB getBaseDB() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptimisticTransactionDB.rocksdb_optimistictransactiondb_get_base_db(use(
                    call));
            return new RocksDB(call.made(NativeObject.child(
                    "RocksDB", nativeResult, COptimisticTransactionDB::rocksdb_optimistictransactiondb_close_base_db,
                    this)));
        }
    }

    /**
     * Returns a property that is a number.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_property_int}.
     *
     * @throws RocksDBException if there is none
     */
    @Override
    public long getLongProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = use(call);
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = COptimisticTransactionDB.rocksdb_optimistictransactiondb_property_int(
                    nativeThis, call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Returns a property as text; null if RocksDB has none of that name.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_property_value}.
     */
    @Override
    public @Nullable String getProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptimisticTransactionDB.rocksdb_optimistictransactiondb_property_value(
                    use(call), call.string(property, "property"));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Prepares for making checkpoints of this database; copies nothing yet.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_checkpoint_object_create}.
     *
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public Checkpoint newCheckpoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult =
                    COptimisticTransactionDB.rocksdb_optimistictransactiondb_checkpoint_object_create(
                    use(call), call.errorSlot());
            call.check();
            return new Checkpoint(call.made(NativeObject.child(
                    "Checkpoint", nativeResult, CCheckpoint::rocksdb_checkpoint_object_destroy, this)));
        }
    }

    /**
     * Applies the writes of a batch outside of any transaction, all of them or none.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_write}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void write(WriteOptions options, WriteBatch batch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptimisticTransactionDB.rocksdb_optimistictransactiondb_write(
                    use(call), call.use(options, "options"), call.use(batch, "batch"), call.errorSlot());
            call.check();
        }
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
    public OptimisticTransactionDB in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /**
     * Opens a database with its column families.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static OptimisticTransactionDB open(
            DBOptionsInterface<?> options, String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        OptimisticTransactionDB db = open(
                options, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
    }

    /** Begins a transaction anew in the object of one that has ended. */
    public Transaction beginTransaction(WriteOptions writeOptions, @Nullable Transaction old) {
        try (OptimisticTransactionOptions options = new OptimisticTransactionOptions()) {
            return beginTransaction(writeOptions, options, old);
        }
    }
}
