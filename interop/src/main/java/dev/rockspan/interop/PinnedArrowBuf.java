package dev.rockspan.interop;

import dev.rockspan.PinnedValue;
import java.lang.foreign.MemorySegment;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.ForeignAllocation;

/** A value in RocksDB's memory as a buffer of Apache Arrow's. Closing the last reference to the buffer frees the value. */
public final class PinnedArrowBuf {

    private PinnedArrowBuf() {}

    /** Returns a buffer over {@code value}, which then belongs to the buffer. It must not be written to. */
    public static ArrowBuf of(BufferAllocator allocator, PinnedValue value) {
        MemorySegment segment = value.value();
        ArrowBuf buffer = allocator.wrapForeignAllocation(new ForeignAllocation(segment.byteSize(), segment.address()) {
            @Override
            protected void release0() {
                value.close();
            }
        });
        buffer.writerIndex(segment.byteSize());
        return buffer;
    }
}
