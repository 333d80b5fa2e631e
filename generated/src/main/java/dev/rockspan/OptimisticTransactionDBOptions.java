package dev.rockspan;

import dev.rockspan.raw.COptimisticTransactionDBOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How a database with optimistic transactions is set up.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_optimistictransactiondb_options_t}.
 */
public class OptimisticTransactionDBOptions extends RocksObject {
    OptimisticTransactionDBOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_options_create}.
     */
    public OptimisticTransactionDBOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult =
                    COptimisticTransactionDBOptions.rocksdb_optimistictransactiondb_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "OptimisticTransactionDBOptions", nativeResult,
                    COptimisticTransactionDBOptions::rocksdb_optimistictransactiondb_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return how many locks parallel commit validation uses; {@code 1048576} by default}
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_options_get_occ_lock_buckets}.
     */
    public int getOccLockBuckets() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult =
                    COptimisticTransactionDBOptions.rocksdb_optimistictransactiondb_options_get_occ_lock_buckets(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how commits are checked for conflicts: one after the other or in parallel; {@code VALIDATE_PARALLEL} by
     * default}
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_options_get_validate_policy}.
     */
    public OccValidationPolicy getValidatePolicy() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult =
                    COptimisticTransactionDBOptions.rocksdb_optimistictransactiondb_options_get_validate_policy(
                    call.use(
                    this));
            return OccValidationPolicy.getOccValidationPolicy(nativeResult);
        }
    }

    /**
     * Sets how many locks parallel commit validation uses; {@code 1048576} by default.
     *
     * <p>More of them collide less and take more memory. Only with {@code VALIDATE_PARALLEL}.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_options_set_occ_lock_buckets}.
     *
     * @return this object
     */
    public OptimisticTransactionDBOptions setOccLockBuckets(int occLockBuckets) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptimisticTransactionDBOptions.rocksdb_optimistictransactiondb_options_set_occ_lock_buckets(
                    call.change(this), occLockBuckets);
            return this;
        }
    }

    /**
     * Sets the locks that transactions are checked under, which several databases can share; each database has its own
     * by default.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_options_set_shared_lock_buckets}.
     *
     * @param lockBuckets shared with RocksDB; may be closed after the call
     * @return this object
     */
    public OptimisticTransactionDBOptions setSharedLockBuckets(
            @Nullable OccLockBuckets lockBuckets) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptimisticTransactionDBOptions.rocksdb_optimistictransactiondb_options_set_shared_lock_buckets(
                    call.change(this), call.useOrNull(lockBuckets));
            Effects.noteGiven(this, "sharedLockBuckets", lockBuckets);
            return this;
        }
    }

    /**
     * Sets how commits are checked for conflicts: one after the other or in parallel; {@code VALIDATE_PARALLEL} by
     * default.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_options_set_validate_policy}.
     *
     * @return this object
     */
    public OptimisticTransactionDBOptions setValidatePolicy(OccValidationPolicy validatePolicy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptimisticTransactionDBOptions.rocksdb_optimistictransactiondb_options_set_validate_policy(
                    call.change(this), Call.notNull(validatePolicy, "validatePolicy").getValue());
            return this;
        }
    }

    /** Returns what {@link #setSharedLockBuckets} was last given, or null. */
    public @Nullable OccLockBuckets sharedLockBuckets() {
        return Effects.given(this, "sharedLockBuckets");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public OptimisticTransactionDBOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
