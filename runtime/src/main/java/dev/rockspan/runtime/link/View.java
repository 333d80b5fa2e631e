package dev.rockspan.runtime.link;

import java.lang.foreign.MemorySegment;

/** A function of C's that says where the bytes of an object are. */
@FunctionalInterface
public interface View {

    /** The address of the bytes of {@code object}; their number is written to {@code lengthSlot}. */
    MemorySegment of(MemorySegment object, MemorySegment lengthSlot);
}
