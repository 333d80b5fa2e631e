package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** The segments over the memory of one native object, which end with it. */
final class Segments {

    private final Arena arena = Arena.ofShared();

    /** Bytes of the object, read-only. */
    MemorySegment of(MemorySegment pointer, long size) {
        return NativeMemory.within(arena, pointer, size);
    }

    /** Ends the segments; false if a native call is using one of them at this moment. */
    boolean end() {
        try {
            arena.close();
        } catch (IllegalStateException e) {
            // Nobody waits: the call may be one that the closing thread is inside of.
        }
        return !arena.scope().isAlive();
    }
}
