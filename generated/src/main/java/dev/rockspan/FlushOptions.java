package dev.rockspan;

import dev.rockspan.raw.CFlushOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How a flush is done.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_flushoptions_t}.
 */
public class FlushOptions extends RocksObject {
    private static volatile @Nullable FlushOptions defaults;

    FlushOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_flushoptions_create}.
     */
    public FlushOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFlushOptions.rocksdb_flushoptions_create();
            nativeObject = call.made(NativeObject.owned(
                    "FlushOptions", nativeResult, CFlushOptions::rocksdb_flushoptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether the flush starts at once even if writes then have to wait; if {@code false}, it waits until they
     * need not; {@code false} by default}
     *
     * <p>C: {@code rocksdb_flushoptions_get_allow_write_stall}.
     */
    public boolean allowWriteStall() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CFlushOptions.rocksdb_flushoptions_get_allow_write_stall(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether all column families are flushed together, whatever the options of the database say; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_flushoptions_get_force_atomic_flush}.
     */
    public boolean forceAtomicFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CFlushOptions.rocksdb_flushoptions_get_force_atomic_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a flush also waits until {@code onFlushCompleted} of all listeners has returned; {@code false}
     * by default}
     *
     * <p>C: {@code rocksdb_flushoptions_get_listener_wait}.
     */
    public boolean listenerWait() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CFlushOptions.rocksdb_flushoptions_get_listener_wait(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether the flush starts at once even if writes then have to wait; if {@code false}, it waits until they
     * need not; {@code false} by default.
     *
     * <p>C: {@code rocksdb_flushoptions_set_allow_write_stall}.
     *
     * @return this object
     */
    public FlushOptions setAllowWriteStall(boolean allowWriteStall) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CFlushOptions.rocksdb_flushoptions_set_allow_write_stall(
                    call.change(this), (byte) (allowWriteStall ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether all column families are flushed together, whatever the options of the database say; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_flushoptions_set_force_atomic_flush}.
     *
     * @return this object
     */
    public FlushOptions setForceAtomicFlush(boolean forceAtomicFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CFlushOptions.rocksdb_flushoptions_set_force_atomic_flush(
                    call.change(this), (byte) (forceAtomicFlush ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether a flush also waits until {@code onFlushCompleted} of all listeners has returned; {@code false} by
     * default.
     *
     * <p>Without effect if {@code waitForFlush} is {@code false}.
     *
     * <p>C: {@code rocksdb_flushoptions_set_listener_wait}.
     *
     * @return this object
     */
    public FlushOptions setListenerWait(boolean listenerWait) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CFlushOptions.rocksdb_flushoptions_set_listener_wait(call.change(this), (byte) (listenerWait ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether a call returns only when the flush is done; {@code true} by default.
     *
     * <p>C: {@code rocksdb_flushoptions_set_wait}.
     *
     * @return this object
     */
    public FlushOptions setWaitForFlush(boolean wait) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CFlushOptions.rocksdb_flushoptions_set_wait(call.change(this), (byte) (wait ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return whether a call returns only when the flush is done; {@code true} by default}
     *
     * <p>C: {@code rocksdb_flushoptions_get_wait}.
     */
    public boolean waitForFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CFlushOptions.rocksdb_flushoptions_get_wait(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public FlushOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    static FlushOptions defaults() {
        FlushOptions known = defaults;
        return known != null ? known : makeDefaults();
    }

    private static synchronized FlushOptions makeDefaults() {
        FlushOptions made = defaults;
        if (made == null) {
            made = new FlushOptions();
            Effects.setPermanent(made);
            defaults = made;
        }
        return made;
    }
}
