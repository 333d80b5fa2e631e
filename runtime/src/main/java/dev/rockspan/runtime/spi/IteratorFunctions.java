package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;

/** What C does with an iterator. */
public interface IteratorFunctions extends PathFunctions {

    /** Not 0 if it stands at an entry. */
    byte valid(MemorySegment iterator);

    /** The key of the entry, until the next move. */
    MemorySegment key(MemorySegment iterator, MemorySegment length);

    /** The value of the entry, until the next move. */
    MemorySegment value(MemorySegment iterator, MemorySegment length);

    void next(MemorySegment iterator);

    void prev(MemorySegment iterator);
}
