package dev.toy.raw;

import dev.rockspan.runtime.batch.BatchFunctions;
import dev.rockspan.runtime.link.SymbolTable;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** Has hand-written code call C functions that it does not name. */
public final class BatchPath implements BatchFunctions {
    /** There is one; it has no state. */
    public static final BatchPath INSTANCE = new BatchPath();

    private static @Nullable MemorySegment createOfHeap;

    private BatchPath() {
    }

    @Override
    public SymbolTable symbols() {
        return Symbols.TABLE;
    }

    @Override
    public boolean isExtended() {
        return Symbols.EXTENSION.isInUse();
    }

    @Override
    public MemorySegment create(MemorySegment a0, long a1) {
        return CBatch.toy_batch_create_from(a0, a1);
    }

    @Override
    public MemorySegment createOfHeap(MemorySegment a0, long a1) {
        MemorySegment function = createOfHeap;
        if (function == null) {
            createOfHeap = function = Symbols.TABLE.find("toy_batch_create_from");
        }
        return MemorySegment.ofAddress(Shapes.PJ_J_heap.call(function, a0, a1));
    }

    @Override
    public MemorySegment data(MemorySegment a0, MemorySegment a1) {
        return CBatch.toy_batch_data(a0, a1);
    }

    @Override
    public void destroy(MemorySegment a0) {
        CBatch.toy_batch_destroy(a0);
    }

    @Override
    public int familyNumber(MemorySegment a0) {
        return CPart.toy_part_number(a0);
    }

    @Override
    public void put(MemorySegment a0, MemorySegment a1, MemorySegment a2, long a3, MemorySegment a4,
            long a5) {
        CBatch.toy_batch_put_part(a0, a1, a2, a3, a4, a5);
    }
}
