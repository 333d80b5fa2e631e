package dev.rockspan;

/**
 * Memtables that are hash tables of skip lists, one for each prefix of keys. They need {@code
 * setAllowConcurrentMemtableWrite(false)} and a prefix extractor: without one RocksDB takes a skip list.
 */
public class HashSkipListMemTableConfig extends MemTableConfig {

    /** The default of {@link #setBucketCount}. */
    public static final int DEFAULT_BUCKET_COUNT = 1_000_000;

    /** The default of {@link #setBranchingFactor}. */
    public static final int DEFAULT_BRANCHING_FACTOR = 4;

    /** The default of {@link #setHeight}. */
    public static final int DEFAULT_HEIGHT = 4;

    private long bucketCount = DEFAULT_BUCKET_COUNT;
    private int branchingFactor = DEFAULT_BRANCHING_FACTOR;
    private int height = DEFAULT_HEIGHT;

    /** Creates a configuration of defaults. */
    public HashSkipListMemTableConfig() {}

    /** Sets the number of buckets of the hash table. Default: 1,000,000. */
    public HashSkipListMemTableConfig setBucketCount(long count) {
        this.bucketCount = count;
        return this;
    }

    /** Returns the number of buckets of the hash table. */
    public long bucketCount() {
        return bucketCount;
    }

    /** Sets the height of the skip list in each bucket. Default: 4. */
    public HashSkipListMemTableConfig setHeight(int height) {
        this.height = height;
        return this;
    }

    /** Returns the height of a skip list. */
    public int height() {
        return height;
    }

    /** Sets how many entries of a level of a skip list there are for each one of the level above. Default: 4. */
    public HashSkipListMemTableConfig setBranchingFactor(int factor) {
        this.branchingFactor = factor;
        return this;
    }

    /** Returns the branching factor of a skip list. */
    public int branchingFactor() {
        return branchingFactor;
    }

    @Override
    String inOptions() {
        return "{id=HashSkipListRepFactory;bucket_count=" + bucketCount + ";skiplist_height=" + height
                + ";branching_factor=" + branchingFactor + "}";
    }

    @Override
    String factoryName() {
        return "HashSkipListRepFactory";
    }
}
