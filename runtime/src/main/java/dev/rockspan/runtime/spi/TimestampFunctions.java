package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;

/** What C does to tell whether the keys of a column family have timestamps. */
public interface TimestampFunctions extends PathFunctions {

    /** Makes read options; {@link #destroyOptions destroy} them. */
    MemorySegment createOptions();

    void setTimestamp(MemorySegment options, MemorySegment timestamp, long size);

    void destroyOptions(MemorySegment options);

    /** Reads a key of the default column family. */
    MemorySegment get(
            MemorySegment database,
            MemorySegment options,
            MemorySegment key,
            long size,
            MemorySegment length,
            MemorySegment error);

    /** Reads a key of a column family. */
    MemorySegment getIn(
            MemorySegment database,
            MemorySegment options,
            MemorySegment family,
            MemorySegment key,
            long size,
            MemorySegment length,
            MemorySegment error);
}
