package dev.rockspan;

/** A cache with clock-like eviction, for many threads. */
public class HyperClockCache extends Cache {

    /**
     * Creates a cache.
     *
     * @param capacity the size in bytes
     * @param estimatedEntryCharge the size of an entry; 0 lets RocksDB adapt
     * @param numShardBits the cache is divided into two to the power of this many parts; -1 lets RocksDB choose
     * @param strictCapacityLimit whether a read fails rather than exceed the capacity; has to be false
     * @throws UnsupportedOperationException if the limit is strict: RocksDB's C API cannot have that
     */
    @SuppressWarnings("this-escape")
    public HyperClockCache(
            long capacity, long estimatedEntryCharge, int numShardBits, boolean strictCapacityLimit) {
        if (strictCapacityLimit) {
            throw new UnsupportedOperationException("RocksDB's C API has no such cache with a strict limit");
        }
        try (HyperClockCacheOptions options = new HyperClockCacheOptions(capacity, estimatedEntryCharge)) {
            adopt(newHyperClockCache(options.setNumShardBits(numShardBits)));
        }
    }
}
