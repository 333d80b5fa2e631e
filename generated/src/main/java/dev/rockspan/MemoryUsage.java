package dev.rockspan;

import dev.rockspan.raw.CMemoryUsage;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;

/**
 * The memory that databases and caches took at one moment.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_memory_usage_t}.
 */
public final class MemoryUsage extends RocksObject {
    MemoryUsage(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Returns how many bytes the caches take.
     *
     * <p>C: {@code uint64_t rocksdb_approximate_memory_usage_get_cache_total(rocksdb_memory_usage_t *memory_usage)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long cacheTotal() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CMemoryUsage.rocksdb_approximate_memory_usage_get_cache_total(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes open table files take, with indexes and filters outside caches.
     *
     * <p>C: {@code uint64_t rocksdb_approximate_memory_usage_get_mem_table_readers_total(rocksdb_memory_usage_t *memory_usage)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long memTableReadersTotal() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CMemoryUsage.rocksdb_approximate_memory_usage_get_mem_table_readers_total(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes the memory tables take.
     *
     * <p>C: {@code uint64_t rocksdb_approximate_memory_usage_get_mem_table_total(rocksdb_memory_usage_t *memory_usage)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long memTableTotal() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CMemoryUsage.rocksdb_approximate_memory_usage_get_mem_table_total(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes the memory tables take that are not yet written to files.
     *
     * <p>C: {@code uint64_t rocksdb_approximate_memory_usage_get_mem_table_unflushed(rocksdb_memory_usage_t *memory_usage)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long memTableUnflushed() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CMemoryUsage.rocksdb_approximate_memory_usage_get_mem_table_unflushed(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public MemoryUsage in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
