package dev.rockspan.runtime.spi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Ends the segments that an iterator has handed out: on the thread that reads them, to which they are confined. They are
 * of Java's own memory, so where nobody ends them they can still be read, and show what they showed.
 */
final class Views {

    private @Nullable Thread reader;
    private @Nullable Arena arena;
    private MemorySegment shown = MemorySegment.NULL;
    private MemorySegment all = MemorySegment.NULL;

    /** {@code memory} as it can be handed out until the {@link #end}. */
    @SuppressWarnings({"restricted", "ReachabilityFenceUsage"})
    MemorySegment of(MemorySegment memory) {
        if (arena == null || reader != Thread.currentThread()) {
            reader = Thread.currentThread();
            arena = Arena.ofConfined();
            shown = MemorySegment.NULL;
        }
        if (shown != memory) {
            shown = memory;
            // The arena keeps the memory.
            all = memory.reinterpret(Objects.requireNonNull(arena), _ -> Reference.reachabilityFence(memory))
                    .asReadOnly();
        }
        return all;
    }

    /** From now on they throw, if it is their thread that calls. */
    void end() {
        Arena ended = arena;
        if (ended != null && reader == Thread.currentThread()) {
            arena = null;
            shown = MemorySegment.NULL;
            all = MemorySegment.NULL;
            ended.close();
        }
    }
}
