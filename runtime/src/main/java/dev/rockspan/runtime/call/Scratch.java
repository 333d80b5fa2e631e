package dev.rockspan.runtime.call;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * Native memory for the arguments of calls, taken and given back like a stack. It is allocated when it is first needed
 * and freed by the garbage collector some time after its thread has ended.
 */
final class Scratch {

    /** How much of it there is per thread, in bytes. What does not fit is malloc'ed for the one call. */
    static final int SIZE = 16 * 1024;

    private static final long ALIGNMENT = 16;

    private @Nullable MemorySegment memory;
    private long address;
    private long top;

    /** The address of uninitialised memory, or 0 if there is not enough. */
    long take(long size, long alignment) {
        long start = (top + alignment - 1) & -alignment;
        if (size > SIZE - start) {
            return 0;
        }
        if (memory == null) {
            memory = Arena.ofAuto().allocate(SIZE, ALIGNMENT);
            address = memory.address();
        }
        top = start + size;
        return address + start;
    }

    long top() {
        return top;
    }

    /** Gives back all that was taken since {@link #top()} said {@code mark}. */
    void backTo(long mark) {
        top = mark;
    }
}
