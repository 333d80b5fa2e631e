package dev.rockspan.runtime.call;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** A list of keys in one block of memory, which C gets as one copy; the base of {@code KeyBlock}. */
public abstract class PackedKeys extends AbstractList<byte[]> implements RandomAccess {

    private final MemorySegment bytes;
    /** Where each key ends, and the next one begins. */
    private final long[] ends;

    /** Keys that are the parts of {@code bytes} up to each of {@code ends}, which nobody changes. */
    protected PackedKeys(MemorySegment bytes, long[] ends) {
        this.bytes = bytes;
        this.ends = ends;
    }

    @Override
    public final int size() {
        return ends.length;
    }

    /** A copy of a key. */
    @Override
    public final byte[] get(int index) {
        Objects.checkIndex(index, ends.length);
        long start = index == 0 ? 0 : ends[index - 1];
        return bytes.asSlice(start, ends[index] - start).toArray(ValueLayout.JAVA_BYTE);
    }

    /** As {@link CallLists#bytes}. C gets a copy, because the owner of the memory may free it. */
    final MemorySegment copy(CallLists call, String parameter) {
        int count = ends.length;
        long size = count == 0 ? 0 : ends[count - 1];
        Call.requireSize(size, parameter);
        MemorySegment memory = call.withPointers(count, size);
        long start = Call.pointersSize(count);
        MemorySegment.copy(bytes, 0, memory, start, size);
        long from = 0;
        for (int i = 0; i < count; i++) {
            Call.point(memory, count, i, start + from, ends[i] - from);
            from = ends[i];
        }
        return memory.asSlice(0, start);
    }
}
