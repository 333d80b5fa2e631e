package dev.rockspan;

import dev.rockspan.raw.CMemoryAllocator;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Where a cache gets its memory from.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_memory_allocator_t}.
 */
public class MemoryAllocator extends RocksObject {
    MemoryAllocator(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an allocator that keeps caches out of core dumps; fails unless RocksDB has jemalloc.
     *
     * <p>C: {@code rocksdb_jemalloc_nodump_allocator_create}.
     *
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static MemoryAllocator newJemallocNodumpAllocator() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CMemoryAllocator.rocksdb_jemalloc_nodump_allocator_create(call.errorSlot());
            call.check();
            return new MemoryAllocator(call.made(NativeObject.owned(
                    "MemoryAllocator", nativeResult, CMemoryAllocator::rocksdb_memory_allocator_destroy)));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public MemoryAllocator in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
