package dev.rockspan;

import dev.rockspan.raw.CMemoryUsage;
import java.lang.foreign.MemorySegment;

/**
 * The memory that databases and caches took at one moment.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that.
 *
 * <p>C: {@code rocksdb_memory_usage_t}.
 *
 * @param cacheTotal how many bytes the caches take
 * @param memTableReadersTotal how many bytes open table files take, with indexes and filters outside caches
 * @param memTableTotal how many bytes the memtables take
 * @param memTableUnflushed how many bytes the memtables take that are not yet written to files
 */
public record MemoryUsage(long cacheTotal, long memTableReadersTotal, long memTableTotal, long memTableUnflushed) {
    static MemoryUsage read(MemorySegment nativeObject) {
        return new MemoryUsage(
                CMemoryUsage.rocksdb_approximate_memory_usage_get_cache_total(nativeObject),
                CMemoryUsage.rocksdb_approximate_memory_usage_get_mem_table_readers_total(nativeObject),
                CMemoryUsage.rocksdb_approximate_memory_usage_get_mem_table_total(nativeObject),
                CMemoryUsage.rocksdb_approximate_memory_usage_get_mem_table_unflushed(nativeObject));
    }
}
