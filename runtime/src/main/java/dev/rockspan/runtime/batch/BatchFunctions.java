package dev.rockspan.runtime.batch;

import dev.rockspan.runtime.link.PathFunctions;
import java.lang.foreign.MemorySegment;

/** The functions of C that a {@link BatchBuilder} calls. */
public interface BatchFunctions extends PathFunctions {

    /** Creates a batch from bytes, which RocksDB copies. The caller frees it with {@link #destroy}. */
    MemorySegment create(MemorySegment bytes, long size);

    /** As {@link #create}, from bytes in Java's memory. The garbage collector waits for it. */
    MemorySegment createOfHeap(MemorySegment bytes, long size);

    /** The bytes of a batch. They are valid until the batch changes. */
    MemorySegment data(MemorySegment batch, MemorySegment length);

    void destroy(MemorySegment batch);

    /** The number of a column family. */
    int familyNumber(MemorySegment family);

    /** Adds a key and value of a column family. */
    void put(
            MemorySegment batch,
            MemorySegment family,
            MemorySegment key,
            long keySize,
            MemorySegment value,
            long valueSize);
}
