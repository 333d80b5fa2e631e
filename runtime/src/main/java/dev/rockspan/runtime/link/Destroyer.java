package dev.rockspan.runtime.link;

import java.lang.foreign.MemorySegment;

/** The C function that ends a native object or frees a buffer. */
@FunctionalInterface
public interface Destroyer {

    /**
     * Frees what is at {@code address}, on whichever thread gave up the last use of it. Called once for an address; again
     * only after an error, such as the end of the stack, which has to come before anything is freed.
     */
    void destroy(MemorySegment address);
}
