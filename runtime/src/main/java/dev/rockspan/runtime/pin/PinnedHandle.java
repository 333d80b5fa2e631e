package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.MemorySegment;

/**
 * A handle on a value that stays in RocksDB's memory. While one thread makes, reads and closes it, a {@link Pin}
 * suffices; any other use turns the {@link Pin} into a {@link NativeObject}.
 */
public abstract class PinnedHandle extends RocksObject {

    private final Pin pin;

    /**
     * A handle on what {@code pin} owns.
     *
     * @param parent what it belongs to; it stays reachable while this is
     */
    protected PinnedHandle(Pin pin, RocksObject parent) {
        super(pin, parent);
        this.pin = pin;
    }

    /**
     * The bytes, without a copy. After the end of this handle, reading them throws {@link IllegalStateException}. The
     * thread that made this handle gets a segment for itself, other threads one for all.
     *
     * @throws IllegalStateException if this handle is closed
     */
    protected final MemorySegment segment() {
        return pin.segment();
    }

    /** As {@link #segment()}, of some of the bytes. */
    final MemorySegment segment(long address, long size) {
        return pin.segment(address, size);
    }
}
