//# needs BlockBasedTableConfig, TableFormatConfig
package dev.rockspan;

import dev.rockspan.runtime.lifetime.Given;
import org.jspecify.annotations.Nullable;

class BlockBasedTableConfig implements TableFormatConfig {

    //# needs LRUCache
    private long blockCacheSize = 32 << 20;
    private int cacheNumShardBits = -1;

    /** Sets a block cache of a size, in bytes, which takes the place of one that was set. */
    public BlockBasedTableConfig setBlockCacheSize(long blockCacheSize) {
        this.blockCacheSize = blockCacheSize;
        return setOwnBlockCache();
    }

    /** Returns the size that {@link #setBlockCacheSize} was given, or RocksDB's default. */
    public long blockCacheSize() {
        return blockCacheSize;
    }

    /**
     * Sets a block cache that is divided into two to the power of this many parts, which takes the place of one that was
     * set; -1 lets RocksDB choose.
     */
    public BlockBasedTableConfig setCacheNumShardBits(int cacheNumShardBits) {
        this.cacheNumShardBits = cacheNumShardBits;
        return setOwnBlockCache();
    }

    /** Returns what {@link #setCacheNumShardBits} was given, or RocksDB's default. */
    public int cacheNumShardBits() {
        return cacheNumShardBits;
    }

    private BlockBasedTableConfig setOwnBlockCache() {
        try (Cache cache = new LRUCache(blockCacheSize, cacheNumShardBits)) {
            return setBlockCache(cache);
        }
    }
    //# end

    /**
     * Sets the filter of tables; null for none. A {@link BloomFilter} may be set elsewhere, too, and closed at once; any
     * other is handed over.
     */
    public BlockBasedTableConfig setFilterPolicy(@Nullable Filter filterPolicy) {
        return Given.to(setFilter(filterPolicy == null ? null : filterPolicy.toGive()), "filterPolicy", filterPolicy);
    }

    /** Returns the filter that {@link #setFilterPolicy} was given; null if none. */
    public @Nullable Filter filterPolicy() {
        return Given.of(this, "filterPolicy");
    }

    @Override
    public <T extends ColumnFamilyOptionsInterface<T>> T setIn(ColumnFamilyOptionsInterface<T> options) {
        return options.setTableFormatConfig(this);
    }

    @Override
    public String factoryName() {
        return "BlockBasedTable";
    }
}
