package dev.rockspan;

/** A cache that evicts what was not used for longest. */
public class LRUCache extends Cache {

    /**
     * Creates a cache.
     *
     * @param capacity the size in bytes
     */
    public LRUCache(long capacity) {
        this(capacity, -1);
    }

    /**
     * Creates a cache.
     *
     * @param capacity the size in bytes
     * @param numShardBits the cache is divided into two to the power of this many parts; -1 lets RocksDB choose
     */
    public LRUCache(long capacity, int numShardBits) {
        this(capacity, numShardBits, false);
    }

    /**
     * Creates a cache.
     *
     * @param capacity the size in bytes
     * @param numShardBits the cache is divided into two to the power of this many parts; -1 lets RocksDB choose
     * @param strictCapacityLimit whether a read fails rather than exceed the capacity
     * @throws UnsupportedOperationException if the limit is strict and the number of parts is not left to RocksDB:
     *     RocksDB's C API cannot have both
     */
    @SuppressWarnings("this-escape")
    public LRUCache(long capacity, int numShardBits, boolean strictCapacityLimit) {
        adopt(made(capacity, numShardBits, strictCapacityLimit));
    }

    private static Cache made(long capacity, int numShardBits, boolean strictCapacityLimit) {
        if (!strictCapacityLimit) {
            try (LRUCacheOptions options = new LRUCacheOptions()) {
                return newLRUCache(options.setCapacity(capacity).setNumShardBits(numShardBits));
            }
        }
        if (numShardBits >= 0) {
            throw new UnsupportedOperationException(
                    "RocksDB's C API has no cache with both a strict limit and a number of parts");
        }
        return newLRUCacheWithStrictCapacityLimit(capacity);
    }
}
