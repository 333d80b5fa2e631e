package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;

/** An order of keys of Java code. */
@FunctionalInterface
public interface KeyOrder {
    int compare(MemorySegment a, MemorySegment b);
}
