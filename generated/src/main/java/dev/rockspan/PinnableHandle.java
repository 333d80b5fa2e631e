package dev.rockspan;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.pin.Pin;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A value that stays in RocksDB's own memory until it is closed. It stands for a second C type that does what {@link
 * PinnedValue} does; use that one.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_pinnable_handle_t}.
 */
public class PinnableHandle extends RocksObject {
    private final Pin pin;

    PinnableHandle(Pin pin, RocksObject parent) {
        super(pin, parent);
        this.pin = pin;
    }

    /**
     * Returns the value without copying it.
     *
     * <p>C: {@code rocksdb_pinnable_handle_get_value}.
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
    public PinnableHandle in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
