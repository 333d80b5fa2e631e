package dev.rockspan.raw;

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
        return CWriteBatch.rocksdb_writebatch_create_from(rep, size);
    }

    @Override
    public MemorySegment createOfHeap(MemorySegment rep, long size) {
        MemorySegment function = createOfHeap;
        if (function == null) {
            createOfHeap = function = Symbols.TABLE.find("rocksdb_writebatch_create_from");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PJ_J_heap.HANDLE.invokeExact(function, rep, size));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    @Override
    public MemorySegment data(MemorySegment a0, MemorySegment size) {
        return CWriteBatch.rocksdb_writebatch_data(a0, size);
    }

    @Override
    public void destroy(MemorySegment a0) {
        CWriteBatch.rocksdb_writebatch_destroy(a0);
    }

    @Override
    public int familyNumber(MemorySegment handle) {
        return CColumnFamilyHandle.rocksdb_column_family_handle_get_id(handle);
    }

    @Override
    public void put(
            MemorySegment b, MemorySegment column_family, MemorySegment key, long klen, MemorySegment val, long vlen) {
        CWriteBatch.rocksdb_writebatch_put_cf(b, column_family, key, klen, val, vlen);
    }
}
