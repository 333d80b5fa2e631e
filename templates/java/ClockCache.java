package dev.rockspan;

/** An {@link LRUCache}: RocksDB no longer has this clock cache, and makes an LRU cache instead. */
public class ClockCache extends LRUCache {

    /**
     * Creates a cache.
     *
     * @param capacity the size in bytes
     */
    public ClockCache(long capacity) {
        super(capacity);
    }

    /**
     * Creates a cache.
     *
     * @param capacity the size in bytes
     * @param numShardBits the cache is divided into two to the power of this many parts; -1 lets RocksDB choose
     */
    public ClockCache(long capacity, int numShardBits) {
        super(capacity, numShardBits);
    }

    /**
     * Creates a cache.
     *
     * @param capacity the size in bytes
     * @param numShardBits the cache is divided into two to the power of this many parts; -1 lets RocksDB choose
     * @param strictCapacityLimit whether a read fails rather than exceed the capacity
     * @throws UnsupportedOperationException as {@link LRUCache#LRUCache(long, int, boolean)}
     */
    public ClockCache(long capacity, int numShardBits, boolean strictCapacityLimit) {
        super(capacity, numShardBits, strictCapacityLimit);
    }
}
