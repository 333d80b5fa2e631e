package dev.rockspan;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.pin.Pin;
import dev.rockspan.runtime.pin.PinnedHandle;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A value that stays in RocksDB's own memory until it is closed; the later form of {@link PinnedValue}.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_pinnable_handle_t}.
 */
public class PinnableHandle extends PinnedHandle {
    PinnableHandle(Pin pin, RocksObject parent) {
        super(pin, parent);
    }

    /**
     * Returns the value without copying it.
     *
     * <p>C: {@code rocksdb_pinnable_handle_get_value}.
     *
     * @return RocksDB's own memory, readable until this object is closed, by this thread if it created this object,
     *     else by any
     */
    public MemorySegment value() {
        return segment();
    }

    /**
     * Closes this object together with an arena: when the arena is closed or, if it is automatic, collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public PinnableHandle in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
