package dev.rockspan;

import dev.rockspan.runtime.lifetime.Effects;
import org.jspecify.annotations.Nullable;

class BlockBasedTableConfig implements TableFormatConfig {

    /** Replaces the block cache by a new LRU cache of {@code blockCacheSize} bytes. Default: 32 MiB. */
    public BlockBasedTableConfig setBlockCacheSize(long blockCacheSize) {
        return setOwnBlockCache(blockCacheSize, cacheNumShardBits());
    }

    /** Returns the size that {@link #setBlockCacheSize} was given, or RocksDB's default. */
    public long blockCacheSize() {
        return Effects.given(this, "blockCacheSize", 32L << 20);
    }

    /**
     * Replaces the block cache by a new LRU cache that is divided into 2 to the power of {@code cacheNumShardBits}
     * parts, each with a lock; -1, the default, lets RocksDB choose.
     */
    public BlockBasedTableConfig setCacheNumShardBits(int cacheNumShardBits) {
        return setOwnBlockCache(blockCacheSize(), cacheNumShardBits);
    }

    /** Returns what {@link #setCacheNumShardBits} was given, or RocksDB's default. */
    public int cacheNumShardBits() {
        return Effects.given(this, "cacheNumShardBits", -1);
    }

    private BlockBasedTableConfig setOwnBlockCache(long size, int shardBits) {
        try (Cache cache = new LRUCache(size, shardBits)) {
            setBlockCache(cache);
        }
        return Effects.noteGiven(Effects.noteGiven(this, "blockCacheSize", size), "cacheNumShardBits", shardBits);
    }

    /**
     * Sets the filter of tables; null for none. A {@link BloomFilter} may be set elsewhere, too, and closed at once;
     * ownership of any other is transferred to C.
     */
    public BlockBasedTableConfig setFilterPolicy(@Nullable Filter filterPolicy) {
        return Effects.noteGiven(
                setFilter(filterPolicy == null ? null : filterPolicy.toGive()), "filterPolicy", filterPolicy);
    }

    /** Returns the filter that {@link #setFilterPolicy} was given; null if none. */
    public @Nullable Filter filterPolicy() {
        return Effects.given(this, "filterPolicy");
    }

    @Override
    public <T extends ColumnFamilyOptionsInterface<T>> T setIn(ColumnFamilyOptionsInterface<T> options) {
        return options.setBlockBasedTableFactory(this);
    }

    @Override
    public String factoryName() {
        return "BlockBasedTable";
    }
}
