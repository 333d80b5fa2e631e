package dev.rockspan;

import dev.rockspan.raw.COpenAndCompactOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How a compaction worker runs its job.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link OpenAndCompactCanceled} that it was created with or that was set: you may close them first,
 * and their memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_open_and_compact_options_t}.
 */
public class OpenAndCompactOptions extends RocksObject {
    OpenAndCompactOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_open_and_compact_options_create}.
     */
    public OpenAndCompactOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COpenAndCompactOptions.rocksdb_open_and_compact_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "OpenAndCompactOptions", nativeResult,
                    COpenAndCompactOptions::rocksdb_open_and_compact_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether the compaction goes on where an earlier one in its folder ended; experimental; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_open_and_compact_options_get_allow_resumption}.
     */
    public boolean allowResumption() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COpenAndCompactOptions.rocksdb_open_and_compact_options_get_allow_resumption(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether the compaction goes on where an earlier one in its folder ended; experimental; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_open_and_compact_options_set_allow_resumption}.
     *
     * @return this object
     */
    public OpenAndCompactOptions setAllowResumption(boolean allowResumption) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COpenAndCompactOptions.rocksdb_open_and_compact_options_set_allow_resumption(
                    call.change(this), (byte) (allowResumption ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the flag that cancels the compaction; none by default.
     *
     * <p>C: {@code rocksdb_open_and_compact_options_set_canceled}.
     *
     * @param canceled retained by this object; may be closed before it
     * @return this object
     */
    public OpenAndCompactOptions setCanceled(OpenAndCompactCanceled canceled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COpenAndCompactOptions.rocksdb_open_and_compact_options_set_canceled(
                    call.change(this), call.use(canceled, "canceled"));
            Effects.borrow(this, "setCanceled.canceled", canceled);
            Effects.noteGiven(this, "canceled", canceled);
            return this;
        }
    }

    /** Returns what {@link #setCanceled} was last given, or null. */
    public @Nullable OpenAndCompactCanceled canceled() {
        return Effects.given(this, "canceled");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public OpenAndCompactOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
