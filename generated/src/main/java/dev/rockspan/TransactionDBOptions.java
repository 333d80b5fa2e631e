package dev.rockspan;

import dev.rockspan.raw.CTransactionDBOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How a database with transactions is set up.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_transactiondb_options_t}.
 */
public class TransactionDBOptions extends RocksObject {
    TransactionDBOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_transactiondb_options_create}.
     */
    public TransactionDBOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "TransactionDBOptions", nativeResult,
                    CTransactionDBOptions::rocksdb_transactiondb_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return how many milliseconds a write outside of transactions waits for a lock; 0 does not wait, a negative
     * number waits for ever; {@code 1000} by default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_default_lock_timeout}.
     */
    public long getDefaultLockTimeout() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_default_lock_timeout(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes above which a transaction writes its batch to the database; 0 or less for no limit;
     * with WRITE_UNPREPARED only; {@code 0} by default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_default_write_batch_flush_threshold}.
     */
    public long getDefaultWriteBatchFlushThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult =
                    CTransactionDBOptions.rocksdb_transactiondb_options_get_default_write_batch_flush_threshold(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether transactions are checked by timestamps where keys have some; {@code true} by default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_enable_udt_validation}.
     */
    public boolean getEnableUdtValidation() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_enable_udt_validation(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many of the latest deadlocks are remembered for C++; {@code 5} by default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_max_num_deadlocks}.
     */
    public int getMaxNumDeadlocks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_max_num_deadlocks(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how many keys of a column family can be locked at once; 0 or less for no limit; {@code -1} by default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_max_num_locks}.
     */
    public long getMaxNumLocks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_max_num_locks(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many parts the table of locks of a column family has, each with a lock of its own; {@code 16} by
     * default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_num_stripes}.
     */
    public long getNumStripes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_num_stripes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether merge operands are left when a transaction is rolled back, a special case of MyRocks; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_rollback_merge_operands}.
     */
    public boolean getRollbackMergeOperands() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_rollback_merge_operands(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether {@code TransactionDB.write} applies batches without locking their keys; other writes and
     * transactions still lock theirs; {@code false} by default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_skip_concurrency_control}.
     */
    public boolean getSkipConcurrencyControl() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_skip_concurrency_control(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many milliseconds a transaction waits for a lock if it does not say; 0 does not wait, a negative
     * number waits for ever; {@code 1000} by default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_transaction_lock_timeout}.
     */
    public long getTransactionLockTimeout() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_transaction_lock_timeout(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the least number of changes at which commits once left out memtables; without effect; {@code -1} by
     * default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold}.
     *
     * @deprecated It has no effect; transactions have an option of their own.
     */
    @Deprecated
    public int getTxnCommitBypassMemtableThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult =
                    CTransactionDBOptions.rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether transactions that wait for a lock wait for its key alone; experimental; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr}.
     */
    public boolean getUsePerKeyPointLockMgr() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return when transactions write their data: when they are committed or before; {@code WRITE_COMMITTED} by
     * default}
     *
     * <p>C: {@code rocksdb_transactiondb_options_get_write_policy}.
     */
    public TxnDBWritePolicy getWritePolicy() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CTransactionDBOptions.rocksdb_transactiondb_options_get_write_policy(call.use(this));
            return TxnDBWritePolicy.getTxnDBWritePolicy(nativeResult);
        }
    }

    /**
     * Sets how many milliseconds a write outside of transactions waits for a lock; 0 does not wait, a negative number
     * waits for ever; {@code 1000} by default.
     *
     * <p>Hazard: With a negative number, two transactions that wait for each other do so for ever, unless they set
     * {@code setDeadlockDetect}.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_default_lock_timeout}.
     *
     * @return this object
     */
    public TransactionDBOptions setDefaultLockTimeout(long defaultLockTimeout) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_default_lock_timeout(
                    call.change(this), defaultLockTimeout);
            return this;
        }
    }

    /**
     * Sets the size in bytes above which a transaction writes its batch to the database; 0 or less for no limit; with
     * WRITE_UNPREPARED only; {@code 0} by default.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_default_write_batch_flush_threshold}.
     *
     * @return this object
     */
    public TransactionDBOptions setDefaultWriteBatchFlushThreshold(
            long defaultWriteBatchFlushThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_default_write_batch_flush_threshold(
                    call.change(this), defaultWriteBatchFlushThreshold);
            return this;
        }
    }

    /**
     * Sets whether transactions are checked by timestamps where keys have some; {@code true} by default.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_enable_udt_validation}.
     *
     * @return this object
     */
    public TransactionDBOptions setEnableUdtValidation(boolean enableUdtValidation) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_enable_udt_validation(
                    call.change(this), (byte) (enableUdtValidation ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many of the latest deadlocks are remembered for C++; {@code 5} by default.
     *
     * <p>The C API cannot read them: leave the default.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_max_num_deadlocks}.
     *
     * @return this object
     */
    public TransactionDBOptions setMaxNumDeadlocks(int maxNumDeadlocks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_max_num_deadlocks(
                    call.change(this), maxNumDeadlocks);
            return this;
        }
    }

    /**
     * Sets how many keys of a column family can be locked at once; 0 or less for no limit; {@code -1} by default.
     *
     * <p>Hazard: Once it is reached, each further lock waits for the whole timeout and fails, even if nobody else has
     * locks.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_max_num_locks}.
     *
     * @return this object
     */
    public TransactionDBOptions setMaxNumLocks(long maxNumLocks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_max_num_locks(call.change(this), maxNumLocks);
            return this;
        }
    }

    /**
     * Sets how many parts the table of locks of a column family has, each with a lock of its own; {@code 16} by
     * default.
     *
     * <p>More lets more threads lock keys at once.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_num_stripes}.
     *
     * @return this object
     */
    public TransactionDBOptions setNumStripes(long numStripes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_num_stripes(call.change(this), numStripes);
            return this;
        }
    }

    /**
     * Sets whether merge operands are left when a transaction is rolled back, a special case of MyRocks; {@code false}
     * by default.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_rollback_merge_operands}.
     *
     * @return this object
     */
    public TransactionDBOptions setRollbackMergeOperands(boolean rollbackMergeOperands) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_rollback_merge_operands(
                    call.change(this), (byte) (rollbackMergeOperands ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether {@code TransactionDB.write} applies batches without locking their keys; other writes and
     * transactions still lock theirs; {@code false} by default.
     *
     * <p>Only for batches that never conflict with a transaction. For one transaction there is {@code
     * TransactionOptions.setSkipConcurrencyControl}.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_skip_concurrency_control}.
     *
     * @return this object
     */
    public TransactionDBOptions setSkipConcurrencyControl(boolean skipConcurrencyControl) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_skip_concurrency_control(
                    call.change(this), (byte) (skipConcurrencyControl ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many milliseconds a transaction waits for a lock if it does not say; 0 does not wait, a negative number
     * waits for ever; {@code 1000} by default.
     *
     * <p>Hazard: With a negative number, two transactions that wait for each other do so for ever, unless they set
     * {@code setDeadlockDetect}.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_transaction_lock_timeout}.
     *
     * @return this object
     */
    public TransactionDBOptions setTransactionLockTimeout(long transactionLockTimeout) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_transaction_lock_timeout(
                    call.change(this), transactionLockTimeout);
            return this;
        }
    }

    /**
     * Sets the least number of changes at which commits once left out memtables; without effect; {@code -1} by default.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold}.
     *
     * @deprecated It has no effect; transactions have an option of their own.
     * @return this object
     */
    @Deprecated
    public TransactionDBOptions setTxnCommitBypassMemtableThreshold(
            int txnCommitBypassMemtableThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold(
                    call.change(this), txnCommitBypassMemtableThreshold);
            return this;
        }
    }

    /**
     * Sets whether transactions that wait for a lock wait for its key alone; experimental; {@code false} by default.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr}.
     *
     * @return this object
     */
    public TransactionDBOptions setUsePerKeyPointLockMgr(boolean usePerKeyPointLockMgr) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr(
                    call.change(this), (byte) (usePerKeyPointLockMgr ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets when transactions write their data: when they are committed or before; {@code WRITE_COMMITTED} by default.
     *
     * <p>C: {@code rocksdb_transactiondb_options_set_write_policy}.
     *
     * @return this object
     */
    public TransactionDBOptions setWritePolicy(TxnDBWritePolicy writePolicy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionDBOptions.rocksdb_transactiondb_options_set_write_policy(
                    call.change(this), Call.notNull(writePolicy, "writePolicy").getValue());
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public TransactionDBOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
