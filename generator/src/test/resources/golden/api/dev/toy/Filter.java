package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CFilter;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * RocksDB's {@code toy_filter_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it: a call on a second
 * one throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code toy_filter_t}.
 */
public class Filter extends RocksObject {
    Filter(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code toy_filter_create}.
     */
    public Filter() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFilter.toy_filter_create();
            nativeObject = call.made(NativeObject.owned("Filter", nativeResult, CFilter::toy_filter_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Closes this object together with an arena: when the arena is closed or, if it is automatic, collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Filter in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
