package dev.rockspan;

import dev.rockspan.raw.CTransactionOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How a transaction behaves.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_transaction_options_t}.
 */
public class TransactionOptions extends RocksObject {
    private static volatile @Nullable TransactionOptions defaults;

    TransactionOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_transaction_options_create}.
     */
    public TransactionOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransactionOptions.rocksdb_transaction_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "TransactionOptions", nativeResult, CTransactionOptions::rocksdb_transaction_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether a commit turns the transaction's batch into a separate memtable, instead of writing to the
     * present one; experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_commit_bypass_memtable}.
     */
    public boolean getCommitBypassMemtable() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionOptions.rocksdb_transaction_options_get_commit_bypass_memtable(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many waiting transactions a deadlock search follows; {@code 50} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_deadlock_detect_depth}.
     */
    public long getDeadlockDetectDepth() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionOptions.rocksdb_transaction_options_get_deadlock_detect_depth(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how many microseconds the transaction waits for a lock before it searches for deadlocks; 0 searches at
     * once; with {@code setDeadlockDetect} only; {@code 500} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_deadlock_timeout_us}.
     */
    public long getDeadlockTimeoutUs() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionOptions.rocksdb_transaction_options_get_deadlock_timeout_us(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the age in milliseconds at which the transaction loses its locks and can no longer be committed;
     * negative for none; {@code -1} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_expiration}.
     */
    public long getExpiration() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionOptions.rocksdb_transaction_options_get_expiration(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the least size in bytes at which a commit turns the transaction's batch into a separate memtable; 0, the
     * default, for none; experimental}
     *
     * <p>C: {@code rocksdb_transaction_options_get_large_txn_commit_optimize_byte_threshold}.
     */
    public long getLargeTxnCommitOptimizeByteThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult =
                    CTransactionOptions.rocksdb_transaction_options_get_large_txn_commit_optimize_byte_threshold(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the least number of changes at which a commit turns the transaction's batch into a separate memtable; 0,
     * the default, for none; experimental}
     *
     * <p>C: {@code rocksdb_transaction_options_get_large_txn_commit_optimize_threshold}.
     */
    public int getLargeTxnCommitOptimizeThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CTransactionOptions.rocksdb_transaction_options_get_large_txn_commit_optimize_threshold(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how many milliseconds the transaction waits for a lock; 0 does not wait, a negative number takes that of
     * the database; {@code -1} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_lock_timeout}.
     */
    public long getLockTimeout() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionOptions.rocksdb_transaction_options_get_lock_timeout(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes the changes of the transaction may take, beyond which a write fails with {@code Aborted};
     * 0, the default, for no limit}
     *
     * <p>C: {@code rocksdb_transaction_options_get_max_write_batch_size}.
     */
    public long getMaxWriteBatchSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionOptions.rocksdb_transaction_options_get_max_write_batch_size(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the transaction locks nothing, because the program guarantees that it does not conflict; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_skip_concurrency_control}.
     */
    public boolean getSkipConcurrencyControl() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionOptions.rocksdb_transaction_options_get_skip_concurrency_control(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the transaction can be committed without having been prepared first; without effect on
     * optimistic ones; {@code true} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_skip_prepare}.
     */
    public boolean getSkipPrepare() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionOptions.rocksdb_transaction_options_get_skip_prepare(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether what is written at the commit itself is needed only after a crash, so that RocksDB may write it
     * to the database late; not with WRITE_COMMITTED; {@code false} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_use_only_the_last_commit_time_batch_for_recovery}.
     */
    public boolean getUseOnlyTheLastCommitTimeBatchForRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CTransactionOptions
                            .rocksdb_transaction_options_get_use_only_the_last_commit_time_batch_for_recovery(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the size in bytes above which the transaction writes its batch to the database; 0 for no limit, a
     * negative number takes that of the database; with WRITE_UNPREPARED only; {@code -1} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_write_batch_flush_threshold}.
     */
    public long getWriteBatchFlushThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTransactionOptions.rocksdb_transaction_options_get_write_batch_flush_threshold(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the batch of the transaction keeps the sizes of timestamps; {@code false} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_write_batch_track_timestamp_size}.
     */
    public boolean getWriteBatchTrackTimestampSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionOptions.rocksdb_transaction_options_get_write_batch_track_timestamp_size(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a transaction whose waiting for a lock would be a deadlock fails with {@code Busy} instead;
     * {@code false} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_deadlock_detect}.
     */
    public boolean isDeadlockDetect() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionOptions.rocksdb_transaction_options_get_deadlock_detect(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the transaction takes a snapshot when it begins; {@code false} by default}
     *
     * <p>C: {@code rocksdb_transaction_options_get_set_snapshot}.
     */
    public boolean isSetSnapshot() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionOptions.rocksdb_transaction_options_get_set_snapshot(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether a commit turns the transaction's batch into a separate memtable, instead of writing to the present
     * one; experimental; {@code false} by default.
     *
     * <p>Commits of many changes get faster; many of them in a short time stall writes. Needs {@code WRITE_COMMITTED}
     * and {@code prepare}, and no merges.
     *
     * <p>C: {@code rocksdb_transaction_options_set_commit_bypass_memtable}.
     *
     * @return this object
     */
    public TransactionOptions setCommitBypassMemtable(boolean commitBypassMemtable) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_commit_bypass_memtable(
                    call.change(this), (byte) (commitBypassMemtable ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether a transaction whose waiting for a lock would be a deadlock fails with {@code Busy} instead; {@code
     * false} by default.
     *
     * <p>Costs a search for each lock that is waited for; without it a deadlock lasts until a lock times out.
     *
     * <p>C: {@code rocksdb_transaction_options_set_deadlock_detect}.
     *
     * @return this object
     */
    public TransactionOptions setDeadlockDetect(boolean deadlockDetect) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_deadlock_detect(
                    call.change(this), (byte) (deadlockDetect ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many waiting transactions a deadlock search follows; {@code 50} by default.
     *
     * <p>C: {@code rocksdb_transaction_options_set_deadlock_detect_depth}.
     *
     * @return this object
     */
    public TransactionOptions setDeadlockDetectDepth(long deadlockDetectDepth) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_deadlock_detect_depth(
                    call.change(this), deadlockDetectDepth);
            return this;
        }
    }

    /**
     * Sets how many microseconds the transaction waits for a lock before it searches for deadlocks; 0 searches at once;
     * with {@code setDeadlockDetect} only; {@code 500} by default.
     *
     * <p>Should be less than the lock timeout.
     *
     * <p>C: {@code rocksdb_transaction_options_set_deadlock_timeout_us}.
     *
     * @return this object
     */
    public TransactionOptions setDeadlockTimeoutUs(long deadlockTimeoutUs) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_deadlock_timeout_us(
                    call.change(this), deadlockTimeoutUs);
            return this;
        }
    }

    /**
     * Sets the age in milliseconds at which the transaction loses its locks and can no longer be committed; negative
     * for none; {@code -1} by default.
     *
     * <p>Bounds how long a forgotten transaction keeps its locks.
     *
     * <p>C: {@code rocksdb_transaction_options_set_expiration}.
     *
     * @return this object
     */
    public TransactionOptions setExpiration(long expiration) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_expiration(call.change(this), expiration);
            return this;
        }
    }

    /**
     * Sets the least size in bytes at which a commit turns the transaction's batch into a separate memtable; 0, the
     * default, for none; experimental.
     *
     * <p>Needs what {@code setCommitBypassMemtable} needs, without effect otherwise. Either this or {@code
     * setLargeTxnCommitOptimizeThreshold} is enough.
     *
     * <p>C: {@code rocksdb_transaction_options_set_large_txn_commit_optimize_byte_threshold}.
     *
     * @return this object
     */
    public TransactionOptions setLargeTxnCommitOptimizeByteThreshold(
            long largeTxnCommitOptimizeByteThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_large_txn_commit_optimize_byte_threshold(
                    call.change(this), largeTxnCommitOptimizeByteThreshold);
            return this;
        }
    }

    /**
     * Sets the least number of changes at which a commit turns the transaction's batch into a separate memtable; 0, the
     * default, for none; experimental.
     *
     * <p>Needs what {@code setCommitBypassMemtable} needs, without effect otherwise. Either this or {@code
     * setLargeTxnCommitOptimizeByteThreshold} is enough.
     *
     * <p>C: {@code rocksdb_transaction_options_set_large_txn_commit_optimize_threshold}.
     *
     * @return this object
     */
    public TransactionOptions setLargeTxnCommitOptimizeThreshold(
            int largeTxnCommitOptimizeThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_large_txn_commit_optimize_threshold(
                    call.change(this), largeTxnCommitOptimizeThreshold);
            return this;
        }
    }

    /**
     * Sets how many milliseconds the transaction waits for a lock; 0 does not wait, a negative number takes that of the
     * database; {@code -1} by default.
     *
     * <p>C: {@code rocksdb_transaction_options_set_lock_timeout}.
     *
     * @return this object
     */
    public TransactionOptions setLockTimeout(long lockTimeout) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_lock_timeout(call.change(this), lockTimeout);
            return this;
        }
    }

    /**
     * Sets how many bytes the changes of the transaction may take, beyond which a write fails with {@code Aborted}; 0,
     * the default, for no limit.
     *
     * <p>C: {@code rocksdb_transaction_options_set_max_write_batch_size}.
     *
     * @return this object
     */
    public TransactionOptions setMaxWriteBatchSize(long maxWriteBatchSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_max_write_batch_size(
                    call.change(this), maxWriteBatchSize);
            return this;
        }
    }

    /**
     * Sets whether the transaction takes a snapshot when it begins; {@code false} by default.
     *
     * <p>C: {@code rocksdb_transaction_options_set_set_snapshot}.
     *
     * @return this object
     */
    public TransactionOptions setSetSnapshot(boolean setSnapshot) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_set_snapshot(
                    call.change(this), (byte) (setSnapshot ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the transaction locks nothing, because the program guarantees that it does not conflict; {@code
     * false} by default.
     *
     * <p>C: {@code rocksdb_transaction_options_set_skip_concurrency_control}.
     *
     * @return this object
     */
    public TransactionOptions setSkipConcurrencyControl(boolean skipConcurrencyControl) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_skip_concurrency_control(
                    call.change(this), (byte) (skipConcurrencyControl ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the transaction can be committed without having been prepared first; without effect on optimistic
     * ones; {@code true} by default.
     *
     * <p>C: {@code rocksdb_transaction_options_set_skip_prepare}.
     *
     * @return this object
     */
    public TransactionOptions setSkipPrepare(boolean skipPrepare) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_skip_prepare(
                    call.change(this), (byte) (skipPrepare ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether what is written at the commit itself is needed only after a crash, so that RocksDB may write it to
     * the database late; not with WRITE_COMMITTED; {@code false} by default.
     *
     * <p>C: {@code rocksdb_transaction_options_set_use_only_the_last_commit_time_batch_for_recovery}.
     *
     * @return this object
     */
    public TransactionOptions setUseOnlyTheLastCommitTimeBatchForRecovery(
            boolean useOnlyTheLastCommitTimeBatchForRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_use_only_the_last_commit_time_batch_for_recovery(
                    call.change(this), (byte) (useOnlyTheLastCommitTimeBatchForRecovery ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the size in bytes above which the transaction writes its batch to the database; 0 for no limit, a negative
     * number takes that of the database; with WRITE_UNPREPARED only; {@code -1} by default.
     *
     * <p>C: {@code rocksdb_transaction_options_set_write_batch_flush_threshold}.
     *
     * @return this object
     */
    public TransactionOptions setWriteBatchFlushThreshold(long writeBatchFlushThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_write_batch_flush_threshold(
                    call.change(this), writeBatchFlushThreshold);
            return this;
        }
    }

    /**
     * Sets whether the batch of the transaction keeps the sizes of timestamps; {@code false} by default.
     *
     * <p>Do not set it: RocksDB has it for MyRocks only, and will remove it.
     *
     * <p>C: {@code rocksdb_transaction_options_set_write_batch_track_timestamp_size}.
     *
     * @return this object
     */
    public TransactionOptions setWriteBatchTrackTimestampSize(
            boolean writeBatchTrackTimestampSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionOptions.rocksdb_transaction_options_set_write_batch_track_timestamp_size(
                    call.change(this), (byte) (writeBatchTrackTimestampSize ? 1 : 0));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public TransactionOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    static TransactionOptions defaults() {
        TransactionOptions known = defaults;
        return known != null ? known : makeDefaults();
    }

    private static synchronized TransactionOptions makeDefaults() {
        TransactionOptions made = defaults;
        if (made == null) {
            made = new TransactionOptions();
            Effects.setPermanent(made);
            defaults = made;
        }
        return made;
    }
}
