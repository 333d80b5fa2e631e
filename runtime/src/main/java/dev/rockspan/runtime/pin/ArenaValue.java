package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.MemorySegment;

/** A pinned value that an arena of the user's releases. What it was read from is destroyed after that. */
final class ArenaValue {

    private static final long RELEASED = 0;

    /** The address of what pins the value. */
    private long pinned;

    private final Destroyer destroyer;
    private final NativeObject owner;

    /** For a call that uses {@code owner}. */
    ArenaValue(long pinned, Destroyer destroyer, NativeObject owner) {
        this.pinned = pinned;
        this.destroyer = destroyer;
        this.owner = owner;
        owner.acquire();
    }

    /** Releases the value, the first time. */
    void release() {
        long address;
        synchronized (this) {
            address = pinned;
            pinned = RELEASED;
        }
        if (address != RELEASED) {
            try {
                destroyer.destroy(MemorySegment.ofAddress(address));
            } finally {
                owner.release();
            }
        }
    }
}
