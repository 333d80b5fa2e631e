package dev.rockspan;

import dev.rockspan.raw.COpenAndCompactCanceled;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A flag that ends the job of a compaction worker when it is set.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_open_and_compact_canceled_t}.
 */
public class OpenAndCompactCanceled extends RocksObject {
    OpenAndCompactCanceled(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a flag that is not set.
     *
     * <p>C: {@code rocksdb_open_and_compact_canceled_create}.
     */
    public OpenAndCompactCanceled() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COpenAndCompactCanceled.rocksdb_open_and_compact_canceled_create();
            nativeObject = call.made(NativeObject.owned(
                    "OpenAndCompactCanceled", nativeResult,
                    COpenAndCompactCanceled::rocksdb_open_and_compact_canceled_destroy));
        }
        super(nativeObject);
    }

    /**
     * Sets or clears the flag; a job that it was given to fails soon after it is set.
     *
     * <p>C: {@code rocksdb_open_and_compact_canceled_set}.
     *
     * @param value true to set it, false to clear it
     */
    public void set(boolean value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COpenAndCompactCanceled.rocksdb_open_and_compact_canceled_set(call.use(this), (byte) (value ? 1 : 0));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public OpenAndCompactCanceled in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
