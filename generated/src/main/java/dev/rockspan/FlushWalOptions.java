package dev.rockspan;

import dev.rockspan.raw.CFlushWalOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How the write-ahead log is flushed.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_flushwaloptions_t}.
 */
public class FlushWalOptions extends RocksObject {
    FlushWalOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_flushwaloptions_create}.
     */
    public FlushWalOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFlushWalOptions.rocksdb_flushwaloptions_create();
            nativeObject = call.made(NativeObject.owned(
                    "FlushWalOptions", nativeResult, CFlushWalOptions::rocksdb_flushwaloptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return the priority at which the flush is charged to the rate limiter of the database; IO_TOTAL, the default,
     * does not charge it}
     *
     * <p>C: {@code rocksdb_flushwaloptions_get_rate_limiter_priority}.
     */
    public IOPriority rateLimiterPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CFlushWalOptions.rocksdb_flushwaloptions_get_rate_limiter_priority(call.use(this));
            return IOPriority.getIOPriority(nativeResult);
        }
    }

    /**
     * Sets the priority at which the flush is charged to the rate limiter of the database; IO_TOTAL, the default, does
     * not charge it.
     *
     * <p>C: {@code rocksdb_flushwaloptions_set_rate_limiter_priority}.
     *
     * @return this object
     */
    public FlushWalOptions setRateLimiterPriority(IOPriority rateLimiterPriority) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CFlushWalOptions.rocksdb_flushwaloptions_set_rate_limiter_priority(
                    call.change(this), Call.notNull(rateLimiterPriority, "rateLimiterPriority").getValue());
            return this;
        }
    }

    /**
     * Sets whether the log is then synced to the disk, to outlast a crash of the system; {@code false} by default.
     *
     * <p>C: {@code rocksdb_flushwaloptions_set_sync}.
     *
     * @return this object
     */
    public FlushWalOptions setSync(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CFlushWalOptions.rocksdb_flushwaloptions_set_sync(call.change(this), (byte) (sync ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return whether the log is then synced to the disk, to outlast a crash of the system; {@code false} by default}
     *
     * <p>C: {@code rocksdb_flushwaloptions_get_sync}.
     */
    public boolean sync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CFlushWalOptions.rocksdb_flushwaloptions_get_sync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public FlushWalOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
