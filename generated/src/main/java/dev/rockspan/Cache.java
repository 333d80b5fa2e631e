package dev.rockspan;

import dev.rockspan.raw.CCache;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Keeps blocks or rows in memory; several databases may share one.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_cache_t}.
 */
public class Cache extends RocksObject {
    Cache(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a cache with clock-like eviction. The capacity is in bytes, at most that of the memory; an estimated
     * entry charge of 0 adapts by itself.
     *
     * <p>C: {@code rocksdb_cache_create_hyper_clock}.
     *
     * @param capacity at least 4096
     * @param estimatedEntryCharge at least 0 and at most 1048576
     * @return a new object, to be closed
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public static Cache newHyperClockCache(long capacity, long estimatedEntryCharge) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCache.rocksdb_cache_create_hyper_clock(
                    Call.inMemory(Call.inRange(capacity, 4096L, Long.MAX_VALUE, "capacity"), "capacity"),
                    Call.inRange(estimatedEntryCharge, 0L, 1048576L, "estimatedEntryCharge"));
            return new Cache(call.made(NativeObject.owned("Cache", nativeResult, CCache::rocksdb_cache_destroy)));
        }
    }

    /**
     * Creates a cache with clock-like eviction, as options say.
     *
     * <p>C: {@code rocksdb_cache_create_hyper_clock_opts}.
     *
     * @param hyperClockCacheOptions copied: later changes have no effect; may be closed after the call
     * @return a new object, to be closed
     */
    public static Cache newHyperClockCache(HyperClockCacheOptions hyperClockCacheOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCache.rocksdb_cache_create_hyper_clock_opts(call.use(
                    hyperClockCacheOptions, "hyperClockCacheOptions"));
            return new Cache(call.made(NativeObject.owned("Cache", nativeResult, CCache::rocksdb_cache_destroy)));
        }
    }

    /**
     * Creates a cache that evicts what was not used for longest; the capacity is in bytes.
     *
     * <p>C: {@code rocksdb_cache_create_lru}.
     *
     * @param capacity at least 0
     * @return a new object, to be closed
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public static Cache newLRUCache(long capacity) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCache.rocksdb_cache_create_lru(Call.inRange(
                    capacity, 0L, Long.MAX_VALUE, "capacity"));
            return new Cache(call.made(NativeObject.owned("Cache", nativeResult, CCache::rocksdb_cache_destroy)));
        }
    }

    /**
     * Creates a cache that evicts what was not used for longest, as options say.
     *
     * <p>C: {@code rocksdb_cache_create_lru_opts}.
     *
     * @param lruCacheOptions copied: later changes have no effect; may be closed after the call
     * @return a new object, to be closed
     */
    public static Cache newLRUCache(LRUCacheOptions lruCacheOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCache.rocksdb_cache_create_lru_opts(call.use(
                    lruCacheOptions, "lruCacheOptions"));
            return new Cache(call.made(NativeObject.owned("Cache", nativeResult, CCache::rocksdb_cache_destroy)));
        }
    }

    /**
     * Creates a cache that never exceeds its capacity in bytes; reads that need more fail.
     *
     * <p>C: {@code rocksdb_cache_create_lru_with_strict_capacity_limit}.
     *
     * @param capacity at least 0
     * @return a new object, to be closed
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public static Cache newLRUCacheWithStrictCapacityLimit(long capacity) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCache.rocksdb_cache_create_lru_with_strict_capacity_limit(Call.inRange(
                    capacity, 0L, Long.MAX_VALUE, "capacity"));
            return new Cache(call.made(NativeObject.owned("Cache", nativeResult, CCache::rocksdb_cache_destroy)));
        }
    }

    /**
     * Leaves the cache's memory to the end of the process; nothing may use the cache afterwards.
     *
     * <p>C: {@code rocksdb_cache_disown_data}.
     */
    public void disownData() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCache.rocksdb_cache_disown_data(call.use(this));
        }
    }

    /**
     * Returns how many bytes the cache may hold.
     *
     * <p>C: {@code rocksdb_cache_get_capacity}.
     */
    public long getCapacity() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCache.rocksdb_cache_get_capacity(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of entries in the cache; -1 if it does not count them.
     *
     * <p>C: {@code rocksdb_cache_get_occupancy_count}.
     */
    public long getOccupancyCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCache.rocksdb_cache_get_occupancy_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes entries take that are in use and cannot be evicted.
     *
     * <p>C: {@code rocksdb_cache_get_pinned_usage}.
     */
    public long getPinnedUsage() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCache.rocksdb_cache_get_pinned_usage(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of slots of the cache's hash table; 0 if it does not tell.
     *
     * <p>C: {@code rocksdb_cache_get_table_address_count}.
     */
    public long getTableAddressCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCache.rocksdb_cache_get_table_address_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes all entries take.
     *
     * <p>C: {@code rocksdb_cache_get_usage}.
     */
    public long getUsage() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCache.rocksdb_cache_get_usage(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets how many bytes the cache may hold; if that is less than before, entries are evicted.
     *
     * <p>C: {@code rocksdb_cache_set_capacity}.
     *
     * @param capacity how many bytes
     * @return this object
     */
    public Cache setCapacity(long capacity) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCache.rocksdb_cache_set_capacity(call.use(this), capacity);
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Cache in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Cache() {
        super(Cache.class);
    }
}
