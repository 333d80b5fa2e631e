package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.Effects;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A value that is pinned.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Any number of threads may use it.
 *
 * <p>C: {@code toy_pin_t}.
 */
public class Pin extends RocksObject {
    private final dev.rockspan.runtime.pin.Pin pin;

    Pin(dev.rockspan.runtime.pin.Pin pin, RocksObject parent) {
        super(pin, parent);
        this.pin = pin;
    }

    /**
     * Returns {@code value}.
     *
     * <p>C: {@code toy_pin_value}.
     *
     * @return RocksDB's own memory, until this object is closed. The thread that created this object gets a segment
     *     that it alone may read, other threads get one that any thread may read
     */
    public MemorySegment value() {
        return pin.segment();
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Pin in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
