package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;

/** What C does to tell of a column family what it is asked for. */
public interface FamilyFunctions extends PathFunctions {

    /** Makes read options; {@link #destroyOptions destroy} them. */
    MemorySegment createOptions();

    void setTimestamp(MemorySegment options, MemorySegment timestamp, long size);

    void destroyOptions(MemorySegment options);

    /** Gives a number of the default column family; 0 if there is one of that name. */
    int number(MemorySegment database, MemorySegment name, MemorySegment number);

    /** Gives a number of a column family; 0 if there is one of that name. */
    int numberIn(MemorySegment database, MemorySegment family, MemorySegment name, MemorySegment number);

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
