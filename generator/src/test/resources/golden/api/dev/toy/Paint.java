package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CPaint;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * RocksDB's {@code toy_paint_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code toy_paint_t}.
 */
public class Paint extends RocksObject {
    Paint(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an object from the arguments, with RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_paint_create}.
     */
    public Paint(Color color, double share) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPaint.toy_paint_create(Call.notNull(color, "color").getValue(), share);
            nativeObject = call.made(NativeObject.owned("Paint", nativeResult, CPaint::toy_paint_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Calls {@code toy_paint_create_named}.
     *
     * <p>C: {@code toy_paint_create_named}.
     *
     * @return a new object, to be closed
     */
    public static Paint createNamed(String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPaint.toy_paint_create_named(call.string(name, "name"));
            return new Paint(call.made(NativeObject.owned("Paint", nativeResult, CPaint::toy_paint_destroy)));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Paint in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
