package dev.rockspan.runtime.iterate;

import dev.rockspan.runtime.link.PathFunctions;
import java.lang.foreign.MemorySegment;

/** What C does with an iterator. A method of {@code AbstractRocksIterator} has the name of the one that it calls. */
public interface IteratorFunctions extends PathFunctions {

    /** Not 0 if it stands at an entry. */
    byte isValid(MemorySegment iterator);

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
     * Moves as the extension's header says, and writes to {@code entry} where key and value are then. Not 0 if there is
     * an entry.
     */
    default int step(MemorySegment iterator, int move, MemorySegment target, long targetSize, MemorySegment entry) {
        throw new UnsupportedOperationException();
    }

    /** The error that ended the iteration. */
    void status(MemorySegment iterator, MemorySegment error);
}
