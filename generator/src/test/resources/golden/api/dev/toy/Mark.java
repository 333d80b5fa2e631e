package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.toy.raw.CMark;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;

/**
 * RocksDB's {@code toy_mark_t}.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Any number of threads may use it.
 *
 * <p>C: {@code toy_mark_t}.
 */
public class Mark extends RocksObject {
    Mark(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Calls {@code toy_mark_undo}.
     *
     * <p>C: {@code toy_mark_undo}.
     */
    public void undo() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Effects.require(this, ObjectMark.PREPARED, "the mark is not of a toy");
            CMark.toy_mark_undo(call.use(this));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Mark in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
