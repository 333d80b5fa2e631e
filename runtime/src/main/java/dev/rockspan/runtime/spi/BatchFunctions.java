package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;

/** What C does with a batch of writes. */
public interface BatchFunctions extends PathFunctions {

    /** Makes a batch of bytes, which it copies; {@link #destroy} it. */
    MemorySegment create(MemorySegment bytes, long size);

    /** As {@link #create}, of bytes in Java's memory: the garbage collector waits for it. */
    MemorySegment createOfHeap(MemorySegment bytes, long size);

    /** The bytes of a batch, until it is changed. */
    MemorySegment data(MemorySegment batch, MemorySegment length);

    void destroy(MemorySegment batch);

    /** Adds a key and value of a column family. */
    void put(
            MemorySegment batch,
            MemorySegment family,
            MemorySegment key,
            long keySize,
            MemorySegment value,
            long valueSize);
}
