package dev.rockspan.runtime.spi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import org.jspecify.annotations.Nullable;

/**
 * Ends the segments that an iterator has handed out: on the thread that reads them, to which they are confined. They are
 * of Java's own memory, so where nobody ends them they can still be read, and show what they showed.
 */
final class Views {

    /** Whether the iterator is closed, for who is told so; who is not yet may read on what is Java's own. */
    boolean closed;

    private @Nullable Thread reader;
    private @Nullable Arena arena;
    private @Nullable MemorySegment shown;

    /**
     * What is at {@code address}, as it can be handed out until the {@link #end}.
     *
     * @param memory what that is in; it is of this thread's window, so that what shows it is this thread's
     */
    @SuppressWarnings("restricted")
    MemorySegment of(MemorySegment memory, long address, long size) {
        if (shown != memory) {
            show(memory);
        }
        // Not a slice: of what is made here the JIT compiler knows the class, and so need not make it.
        return MemorySegment.ofAddress(address).reinterpret(size, arena, null).asReadOnly();
    }

    @SuppressWarnings({"restricted", "ReachabilityFenceUsage"})
    private void show(MemorySegment memory) {
        if (arena == null || reader != Thread.currentThread()) {
            reader = Thread.currentThread();
            arena = Arena.ofConfined();
        }
        shown = memory;
        // The arena keeps the memory.
        memory.reinterpret(arena, _ -> Reference.reachabilityFence(memory));
    }

    /** The iterator is closed. */
    void close() {
        closed = true;
        end();
    }

    /** From now on they throw, if it is their thread that calls. */
    void end() {
        Arena ended = arena;
        if (ended != null && reader == Thread.currentThread()) {
            arena = null;
            shown = null;
            ended.close();
        }
    }
}
