package dev.rockspan;

import dev.rockspan.raw.CHyperClockCacheOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How a cache with a clock-like eviction is set up.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_hyper_clock_cache_options_t}.
 */
public class HyperClockCacheOptions extends RocksObject {
    HyperClockCacheOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options for a cache. The capacity is in bytes, at most that of the memory; an estimated entry charge of 0
     * adapts by itself.
     *
     * <p>C: {@code rocksdb_hyper_clock_cache_options_create}.
     *
     * @param capacity at least 4096
     * @param estimatedEntryCharge at least 0 and at most 1048576
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public HyperClockCacheOptions(long capacity, long estimatedEntryCharge) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CHyperClockCacheOptions.rocksdb_hyper_clock_cache_options_create(
                    Call.inMemory(Call.inRange(capacity, 4096L, Long.MAX_VALUE, "capacity"), "capacity"),
                    Call.inRange(estimatedEntryCharge, 0L, 1048576L, "estimatedEntryCharge"));
            nativeObject = call.made(NativeObject.owned(
                    "HyperClockCacheOptions", nativeResult,
                    CHyperClockCacheOptions::rocksdb_hyper_clock_cache_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * Sets the size in bytes up to which the cache is filled, at most that of the memory.
     *
     * <p>C: {@code rocksdb_hyper_clock_cache_options_set_capacity}.
     *
     * @param capacity at least 4096
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public HyperClockCacheOptions setCapacity(long capacity) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CHyperClockCacheOptions.rocksdb_hyper_clock_cache_options_set_capacity(
                    call.change(this),
                    Call.inMemory(Call.inRange(capacity, 4096L, Long.MAX_VALUE, "capacity"), "capacity"));
            return this;
        }
    }

    /**
     * Sets how many bytes an entry has on average; 0 lets the cache adapt itself.
     *
     * <p>C: {@code rocksdb_hyper_clock_cache_options_set_estimated_entry_charge}.
     *
     * @param estimatedEntryCharge at least 0 and at most 1048576
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public HyperClockCacheOptions setEstimatedEntryCharge(long estimatedEntryCharge) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CHyperClockCacheOptions.rocksdb_hyper_clock_cache_options_set_estimated_entry_charge(
                    call.change(this), Call.inRange(estimatedEntryCharge, 0L, 1048576L, "estimatedEntryCharge"));
            return this;
        }
    }

    /**
     * Sets the allocator of memory for the cache; that of the process if none is set.
     *
     * <p>C: {@code rocksdb_hyper_clock_cache_options_set_memory_allocator}.
     *
     * @param memoryAllocator shared with RocksDB; may be closed after the call
     * @return this object
     */
    public HyperClockCacheOptions setMemoryAllocator(MemoryAllocator memoryAllocator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CHyperClockCacheOptions.rocksdb_hyper_clock_cache_options_set_memory_allocator(
                    call.change(this), call.use(memoryAllocator, "memoryAllocator"));
            Effects.noteGiven(this, "memoryAllocator", memoryAllocator);
            return this;
        }
    }

    /**
     * Sets into how many parts the cache is divided, each with a lock, as a power of 2; -1, the default, chooses by its
     * capacity.
     *
     * <p>C: {@code rocksdb_hyper_clock_cache_options_set_num_shard_bits}.
     *
     * @param numShardBits at most 19
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public HyperClockCacheOptions setNumShardBits(int numShardBits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CHyperClockCacheOptions.rocksdb_hyper_clock_cache_options_set_num_shard_bits(
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
    public HyperClockCacheOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
