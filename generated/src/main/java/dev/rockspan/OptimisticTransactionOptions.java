package dev.rockspan;

import dev.rockspan.raw.COptimisticTransactionOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How an optimistic transaction behaves.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_optimistictransaction_options_t}.
 */
public class OptimisticTransactionOptions extends RocksObject {
    private static volatile @Nullable OptimisticTransactionOptions defaults;

    OptimisticTransactionOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_optimistictransaction_options_create}.
     */
    public OptimisticTransactionOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptimisticTransactionOptions.rocksdb_optimistictransaction_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "OptimisticTransactionOptions", nativeResult,
                    COptimisticTransactionOptions::rocksdb_optimistictransaction_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether the transaction takes a snapshot when it begins; {@code false} by default}
     *
     * <p>C: {@code rocksdb_optimistictransaction_options_get_set_snapshot}.
     */
    public boolean isSetSnapshot() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptimisticTransactionOptions.rocksdb_optimistictransaction_options_get_set_snapshot(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether the transaction takes a snapshot when it begins; {@code false} by default.
     *
     * <p>C: {@code rocksdb_optimistictransaction_options_set_set_snapshot}.
     *
     * @return this object
     */
    public OptimisticTransactionOptions setSetSnapshot(boolean setSnapshot) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptimisticTransactionOptions.rocksdb_optimistictransaction_options_set_set_snapshot(
                    call.change(this), (byte) (setSnapshot ? 1 : 0));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public OptimisticTransactionOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    static OptimisticTransactionOptions defaults() {
        OptimisticTransactionOptions known = defaults;
        return known != null ? known : makeDefaults();
    }

    private static synchronized OptimisticTransactionOptions makeDefaults() {
        OptimisticTransactionOptions made = defaults;
        if (made == null) {
            made = new OptimisticTransactionOptions();
            Effects.setPermanent(made);
            defaults = made;
        }
        return made;
    }
}
