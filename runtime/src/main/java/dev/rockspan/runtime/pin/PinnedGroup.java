package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.RocksObject;
import java.lang.foreign.MemorySegment;

/**
 * Values that are pinned, and let go, together. They can be anywhere, so that the segment of this is all of memory; callers
 * see parts of it.
 */
final class PinnedGroup extends PinnedHandle {

    PinnedGroup(Pin pin, RocksObject parent) {
        super(pin, parent);
    }

    /** The value at an address, readable until this is closed. */
    MemorySegment value(long address, long size) {
        return segment(address, size);
    }
}
