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

    /** The timestamp of the entry, until the next move; empty if the column family has none. */
    MemorySegment timestamp(MemorySegment iterator, MemorySegment length);

    void next(MemorySegment iterator);

    void prev(MemorySegment iterator);

    void seekToFirst(MemorySegment iterator);

    void seekToLast(MemorySegment iterator);

    void seek(MemorySegment iterator, MemorySegment key, long length);

    void seekForPrev(MemorySegment iterator, MemorySegment key, long length);

    void refresh(MemorySegment iterator, MemorySegment error);

    /**
     * Moves, and packs entries into {@code buffer} as the extension's header says. Not 0 if {@code entry} is one more.
     */
    default int fill(
            MemorySegment iterator,
            int move,
            MemorySegment target,
            long targetSize,
            int then,
            MemorySegment buffer,
            long capacity,
            long limit,
            long count,
            MemorySegment packed,
            MemorySegment entry) {
        throw new UnsupportedOperationException();
    }

    /** The error that ended the iteration. */
    void error(MemorySegment iterator, MemorySegment error);
}
