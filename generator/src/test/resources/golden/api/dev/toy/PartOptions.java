package dev.toy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CToyOptions;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How a part of a toy is made.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link Mark} that it was created with or that was set: you may close them first, and their memory is
 * freed when this object is closed.
 *
 * <p>C: {@code toy_options_t}.
 */
public class PartOptions extends RocksObject implements PartOptionsInterface<PartOptions> {
    PartOptions(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code toy_options_create}.
     */
    public PartOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToyOptions.toy_options_create();
            nativeObject = call.made(NativeObject.owned("PartOptions", nativeResult, CToyOptions::toy_options_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Creates an object from the arguments, with RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_options_create_from_text}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public PartOptions(String text) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeText = call.text(text, "text");
            MemorySegment nativeResult = CToyOptions.toy_options_create_from_text(
                    nativeText, nativeText.byteSize(), call.errorSlot());
            call.check();
            nativeObject = call.made(NativeObject.owned("PartOptions", nativeResult, CToyOptions::toy_options_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public PartOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
