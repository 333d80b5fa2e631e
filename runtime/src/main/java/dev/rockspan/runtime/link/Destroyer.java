package dev.rockspan.runtime.link;

import java.lang.foreign.MemorySegment;

/** The C function that ends a native object or frees a buffer. */
@FunctionalInterface
public interface Destroyer {

    /**
     * Frees what is at {@code address}. It is called exactly once for an address, on whichever thread gave up the last
     * use of it.
     */
    void destroy(MemorySegment address);
}
