package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** A pinned value that an arena of the user's releases. What it was read from is destroyed after that. */
final class ArenaValue {

    private static final long RELEASED = 0;

    /** The address of what pins the value. */
    private long pinned;

    private final Destroyer destroyer;
    private final NativeObject owner;

    /**
     * What is in a {@link Call#valueSlot} as a segment that ends with {@code arena}, which then releases the value; for a
     * call that uses {@code owner}.
     */
    @SuppressWarnings("restricted")
    static MemorySegment segment(Arena arena, MemorySegment slot, Destroyer destroyer, NativeObject owner) {
        ArenaValue value = new ArenaValue(slot.get(ValueLayout.JAVA_LONG, Call.PINNED_BY), destroyer, owner);
        try {
            return MemorySegment.ofAddress(slot.get(ValueLayout.JAVA_LONG, Call.DATA))
                    .reinterpret(slot.get(ValueLayout.JAVA_LONG, Call.SIZE), arena, _ -> value.release())
                    .asReadOnly();
        } catch (RuntimeException | Error e) {
            value.release();
            throw e;
        }
    }


    private ArenaValue(long pinned, Destroyer destroyer, NativeObject owner) {
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
