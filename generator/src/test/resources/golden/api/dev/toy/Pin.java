package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.pin.PinnedHandle;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A value that is pinned.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Any number of threads may use it.
 *
 * <p>C: {@code toy_pin_t}.
 */
public class Pin extends PinnedHandle {
    Pin(dev.rockspan.runtime.pin.Pin pin, RocksObject parent) {
        super(pin, parent);
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
        return segment();
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
