package dev.rockspan.raw;

import dev.rockspan.MemoryAllocator;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link MemoryAllocator}. */
public final class CMemoryAllocator {
    private static @Nullable MemorySegment rocksdb_jemalloc_nodump_allocator_create;

    private static @Nullable MemorySegment rocksdb_memory_allocator_destroy;

    private CMemoryAllocator() {
    }

    /** {@code rocksdb_memory_allocator_t *rocksdb_jemalloc_nodump_allocator_create(char **errptr)} */
    public static MemorySegment rocksdb_jemalloc_nodump_allocator_create(MemorySegment errptr) {
        MemorySegment function = rocksdb_jemalloc_nodump_allocator_create;
        if (function == null) {
            rocksdb_jemalloc_nodump_allocator_create = function = Symbols.TABLE.find(
                    "rocksdb_jemalloc_nodump_allocator_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, errptr.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_memory_allocator_destroy(rocksdb_memory_allocator_t *)} */
    public static void rocksdb_memory_allocator_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_memory_allocator_destroy;
        if (function == null) {
            rocksdb_memory_allocator_destroy = function = Symbols.TABLE.find("rocksdb_memory_allocator_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
