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
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
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
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Filter in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
