package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;

/** What C does to tell whether RocksDB would look in table files for those who wrote a key since a snapshot. */
public interface ConflictFunctions extends PathFunctions {

    /** A pointer to the snapshot of a transaction, or to null; {@link #free} the pointer. */
    MemorySegment snapshot(MemorySegment transaction);

    long sequence(MemorySegment snapshot);

    /** The sequence number of the latest write. */
    long latest(MemorySegment base);

    /** Makes read options; {@link #destroyOptions destroy} them. */
    MemorySegment createOptions();

    void setTimestamp(MemorySegment options, MemorySegment timestamp, long size);

    void setUpperBound(MemorySegment options, MemorySegment key, long size);

    void destroyOptions(MemorySegment options);

    /** An iterator over the default column family; {@link #destroyIterator destroy} it. */
    MemorySegment iterator(MemorySegment base, MemorySegment options);

    /** An iterator over a column family; {@link #destroyIterator destroy} it. */
    MemorySegment iteratorIn(MemorySegment base, MemorySegment options, MemorySegment family);

    void seek(MemorySegment iterator, MemorySegment key, long size);

    void destroyIterator(MemorySegment iterator);

    /** Reads a key of the default column family; {@link #unpin} what is found. */
    MemorySegment pin(MemorySegment base, MemorySegment options, MemorySegment key, long size, MemorySegment error);

    /** Reads a key of a column family; {@link #unpin} what is found. */
    MemorySegment pinIn(
            MemorySegment base,
            MemorySegment options,
            MemorySegment family,
            MemorySegment key,
            long size,
            MemorySegment error);

    void unpin(MemorySegment value);

    /** A view of what is counted in this thread; {@link #destroyCounters} it. */
    MemorySegment createCounters();

    void destroyCounters(MemorySegment counters);

    /** What was counted, as text; {@link #free} it. */
    MemorySegment report(MemorySegment counters, byte withoutZeros);

    /** What this thread counts. */
    void setLevel(int level);

    void free(MemorySegment memory);
}
