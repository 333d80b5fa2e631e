package dev.toy.raw;

import dev.rockspan.runtime.batch.BatchBuilder;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** Has hand-written code call C functions that it does not name. */
public final class BatchPath implements BatchBuilder.Functions {
    /** There is one; it has no state. */
    public static final BatchPath INSTANCE = new BatchPath();

    private static @Nullable MemorySegment createOfHeap;

    private BatchPath() {
    }

    @Override
    public NativeFunctions symbols() {
        return Symbols.TABLE;
    }

    @Override
    public MemorySegment create(MemorySegment rep, long size) {
        return CBatch.toy_batch_create_from(rep, size);
    }

    @Override
    public MemorySegment createOfHeap(MemorySegment rep, long size) {
        MemorySegment function = createOfHeap;
        if (function == null) {
            createOfHeap = function = Symbols.TABLE.find("toy_batch_create_from");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PJ_J_heap.HANDLE.invokeExact(function, rep, size));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    @Override
    public MemorySegment data(MemorySegment batch, MemorySegment size) {
        return CBatch.toy_batch_data(batch, size);
    }

    @Override
    public void destroy(MemorySegment batch) {
        CBatch.toy_batch_destroy(batch);
    }

    @Override
    public int familyNumber(MemorySegment part) {
        return CPart.toy_part_number(part);
    }

    @Override
    public void put(
            MemorySegment batch, MemorySegment part, MemorySegment key, long klen, MemorySegment val, long vlen) {
        CBatch.toy_batch_put_part(batch, part, key, klen, val, vlen);
    }
}
