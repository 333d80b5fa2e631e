package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CHelper;
import dev.toy.raw.CToyOptions;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * RocksDB's {@code toy_helper_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code toy_helper_t}.
 */
public class Helper extends RocksObject {
    Helper(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an object from the arguments, with RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_helper_create}.
     *
     * @param callbacks called until RocksDB releases this object
     */
    public Helper(HelperCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(call, callbacks, "callbacks", null, false);
            MemorySegment nativeResult = CHelper.toy_helper_create(
                    nativeCallbacks, Callbacks.destructor(), HelperUpcalls.Addresses.HELP, HelperUpcalls.Addresses.SHOW,
                    HelperUpcalls.Addresses.ROOM);
            call.commit();
            nativeObject = call.made(NativeObject.owned("Helper", nativeResult, object -> {
                        MemorySegment owner = CToyOptions.toy_options_create();
                        CToyOptions.toy_options_set_helper(owner, object);
                        CToyOptions.toy_options_destroy(owner);
                    }));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Helper in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
