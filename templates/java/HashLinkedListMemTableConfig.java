package dev.rockspan;

/**
 * Memtables that are hash tables of linked lists, one for each prefix of keys. They need {@code
 * setAllowConcurrentMemtableWrite(false)} and a prefix extractor: without one RocksDB takes a skip list.
 */
public class HashLinkedListMemTableConfig extends MemTableConfig {

    /** The default of {@link #setBucketCount}. */
    public static final long DEFAULT_BUCKET_COUNT = 50_000;

    /** The default of {@link #setHugePageTlbSize}. */
    public static final long DEFAULT_HUGE_PAGE_TLB_SIZE = 0;

    /** The default of {@link #setBucketEntriesLoggingThreshold}. */
    public static final int DEFAULT_BUCKET_ENTRIES_LOG_THRES = 4096;

    /** The default of {@link #setIfLogBucketDistWhenFlush}. */
    public static final boolean DEFAULT_IF_LOG_BUCKET_DIST_WHEN_FLUSH = true;

    /** The default of {@link #setThresholdUseSkiplist}. */
    public static final int DEFAUL_THRESHOLD_USE_SKIPLIST = 256;

    private long bucketCount = DEFAULT_BUCKET_COUNT;
    private long hugePageTlbSize = DEFAULT_HUGE_PAGE_TLB_SIZE;
    private int bucketEntriesLoggingThreshold = DEFAULT_BUCKET_ENTRIES_LOG_THRES;
    private boolean ifLogBucketDistWhenFlush = DEFAULT_IF_LOG_BUCKET_DIST_WHEN_FLUSH;
    private int thresholdUseSkiplist = DEFAUL_THRESHOLD_USE_SKIPLIST;

    /** Creates a configuration of defaults. */
    public HashLinkedListMemTableConfig() {}

    /** Sets the number of buckets of the hash table. Default: 50,000. */
    public HashLinkedListMemTableConfig setBucketCount(long count) {
        this.bucketCount = count;
        return this;
    }

    /** Returns the number of buckets of the hash table. */
    public long bucketCount() {
        return bucketCount;
    }

    /**
     * Sets the size of the huge pages for the hash table, in bytes; 0, the default, for ordinary memory. Huge pages
     * have to be reserved first, such as by {@code vm.nr_hugepages}; where there are none, memtables take ordinary
     * memory.
     */
    public HashLinkedListMemTableConfig setHugePageTlbSize(long size) {
        this.hugePageTlbSize = size;
        return this;
    }

    /** Returns the size of the huge pages for the hash table. */
    public long hugePageTlbSize() {
        return hugePageTlbSize;
    }

    /** Sets the least number of entries of a bucket that RocksDB logs; 0 for never. Default: 4096. */
    public HashLinkedListMemTableConfig setBucketEntriesLoggingThreshold(int threshold) {
        this.bucketEntriesLoggingThreshold = threshold;
        return this;
    }

    /** Returns the least number of entries of a bucket that RocksDB logs. */
    public int bucketEntriesLoggingThreshold() {
        return bucketEntriesLoggingThreshold;
    }

    /** Sets whether RocksDB logs with a flush how entries were spread over the buckets. Default: true. */
    public HashLinkedListMemTableConfig setIfLogBucketDistWhenFlush(boolean logDistribution) {
        this.ifLogBucketDistWhenFlush = logDistribution;
        return this;
    }

    /** Returns whether RocksDB logs with a flush how entries were spread over the buckets. */
    public boolean ifLogBucketDistWhenFlush() {
        return ifLogBucketDistWhenFlush;
    }

    /** Sets the least number of entries at which a bucket becomes a skip list. Default: 256. */
    public HashLinkedListMemTableConfig setThresholdUseSkiplist(int threshold) {
        this.thresholdUseSkiplist = threshold;
        return this;
    }

    /** Returns the least number of entries at which a bucket becomes a skip list. */
    public int thresholdUseSkiplist() {
        return thresholdUseSkiplist;
    }

    @Override
    String inOptions() {
        return "{id=HashLinkListRepFactory;bucket_count=" + bucketCount + ";huge_page_size=" + hugePageTlbSize
                + ";logging_threshold=" + bucketEntriesLoggingThreshold + ";log_when_flash="
                + ifLogBucketDistWhenFlush + ";threshold=" + thresholdUseSkiplist + "}";
    }

    @Override
    String factoryName() {
        return "HashLinkedListRepFactory";
    }
}
