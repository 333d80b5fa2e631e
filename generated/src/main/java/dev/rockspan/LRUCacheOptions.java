package dev.rockspan;

import dev.rockspan.raw.CLRUCacheOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How a cache that evicts what was not used for longest is set up.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_lru_cache_options_t}.
 */
public class LRUCacheOptions extends RocksObject {
    LRUCacheOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_lru_cache_options_create}.
     */
    public LRUCacheOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLRUCacheOptions.rocksdb_lru_cache_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "LRUCacheOptions", nativeResult, CLRUCacheOptions::rocksdb_lru_cache_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * Sets the size in bytes up to which the cache is filled; 0, a cache that keeps nothing, by default.
     *
     * <p>{@link Cache#setCapacity} changes it later.
     *
     * <p>C: {@code rocksdb_lru_cache_options_set_capacity}.
     *
     * @return this object
     */
    public LRUCacheOptions setCapacity(long capacity) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLRUCacheOptions.rocksdb_lru_cache_options_set_capacity(call.change(this), capacity);
            return this;
        }
    }

    /**
     * Sets the allocator of memory for the cache; that of the process if none is set.
     *
     * <p>C: {@code rocksdb_lru_cache_options_set_memory_allocator}.
     *
     * @param memoryAllocator shared with RocksDB; may be closed after the call
     * @return this object
     */
    public LRUCacheOptions setMemoryAllocator(MemoryAllocator memoryAllocator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLRUCacheOptions.rocksdb_lru_cache_options_set_memory_allocator(
                    call.change(this), call.use(memoryAllocator, "memoryAllocator"));
            Effects.noteGiven(this, "memoryAllocator", memoryAllocator);
            return this;
        }
    }

    /**
     * Sets into how many parts the cache is divided, each with a lock, as a power of 2; -1, the default, chooses by its
     * capacity.
     *
     * <p>C: {@code rocksdb_lru_cache_options_set_num_shard_bits}.
     *
     * @param numShardBits at most 19
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public LRUCacheOptions setNumShardBits(int numShardBits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLRUCacheOptions.rocksdb_lru_cache_options_set_num_shard_bits(
                    call.change(this), Call.inRange(numShardBits, Integer.MIN_VALUE, 19, "numShardBits"));
            return this;
        }
    }

    /** Returns what {@link #setMemoryAllocator} was last given, or null. */
    public @Nullable MemoryAllocator memoryAllocator() {
        return Effects.given(this, "memoryAllocator");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public LRUCacheOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
