package dev.rockspan;

import dev.rockspan.raw.CWaitForCompactOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How {@code waitForCompact} waits for flushes and compactions.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_wait_for_compact_options_t}.
 */
public class WaitForCompactOptions extends RocksObject {
    WaitForCompactOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_create}.
     */
    public WaitForCompactOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CWaitForCompactOptions.rocksdb_wait_for_compact_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "WaitForCompactOptions", nativeResult,
                    CWaitForCompactOptions::rocksdb_wait_for_compact_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether waiting fails at once with {@code Aborted} while background work is paused; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_get_abort_on_pause}.
     */
    public boolean abortOnPause() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWaitForCompactOptions.rocksdb_wait_for_compact_options_get_abort_on_pause(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the database is closed in the end; here {@code waitForCompact} throws if it is set; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_get_close_db}.
     */
    public boolean closeDb() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWaitForCompactOptions.rocksdb_wait_for_compact_options_get_close_db(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether all column families are flushed first; {@code false} by default}
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_get_flush}.
     */
    public boolean flush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWaitForCompactOptions.rocksdb_wait_for_compact_options_get_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether waiting fails at once with {@code Aborted} while background work is paused; {@code false} by
     * default.
     *
     * <p>If {@code false}, waiting goes on until {@code continueBackgroundWork} is called or the timeout has passed.
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_set_abort_on_pause}.
     *
     * @return this object
     */
    public WaitForCompactOptions setAbortOnPause(boolean abortOnPause) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWaitForCompactOptions.rocksdb_wait_for_compact_options_set_abort_on_pause(
                    call.change(this), (byte) (abortOnPause ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the database is closed in the end; here {@code waitForCompact} throws if it is set; {@code false} by
     * default.
     *
     * <p>Hazard: The C function would close the database under its open handle.
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_set_close_db}.
     *
     * @return this object
     */
    public WaitForCompactOptions setCloseDb(boolean closeDb) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWaitForCompactOptions.rocksdb_wait_for_compact_options_set_close_db(
                    call.change(this), (byte) (closeDb ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether all column families are flushed first; {@code false} by default.
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_set_flush}.
     *
     * @return this object
     */
    public WaitForCompactOptions setFlush(boolean flush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWaitForCompactOptions.rocksdb_wait_for_compact_options_set_flush(
                    call.change(this), (byte) (flush ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many microseconds are waited at most, after which waiting fails with {@code TimedOut}; 0, the default,
     * for no limit.
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_set_timeout}.
     *
     * @return this object
     */
    public WaitForCompactOptions setTimeout(long timeout) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWaitForCompactOptions.rocksdb_wait_for_compact_options_set_timeout(call.change(this), timeout);
            return this;
        }
    }

    /**
     * Sets whether the deletion of obsolete files is waited for, too; {@code false} by default.
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_set_wait_for_purge}.
     *
     * @return this object
     */
    public WaitForCompactOptions setWaitForPurge(boolean waitForPurge) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWaitForCompactOptions.rocksdb_wait_for_compact_options_set_wait_for_purge(
                    call.change(this), (byte) (waitForPurge ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return how many microseconds are waited at most, after which waiting fails with {@code TimedOut}; 0, the
     * default, for no limit}
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_get_timeout}.
     */
    public long timeout() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CWaitForCompactOptions.rocksdb_wait_for_compact_options_get_timeout(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the deletion of obsolete files is waited for, too; {@code false} by default}
     *
     * <p>C: {@code rocksdb_wait_for_compact_options_get_wait_for_purge}.
     */
    public boolean waitForPurge() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWaitForCompactOptions.rocksdb_wait_for_compact_options_get_wait_for_purge(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public WaitForCompactOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
