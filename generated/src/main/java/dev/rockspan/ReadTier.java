package dev.rockspan;

/** Where a read may look. */
public enum ReadTier {
    /**
     * Everywhere: memtables, caches and files. The default.
     *
     * <p>C: {@code rocksdb::ReadTier}, 0.
     */
    READ_ALL_TIER(0),

    /**
     * Only in memtables and the block cache; where that is not enough, the status is {@code Incomplete}.
     *
     * <p>C: {@code rocksdb::ReadTier}, 1.
     */
    BLOCK_CACHE_TIER(1),

    /**
     * Only what is persistent: skips memtables written without a log. Not for iterators.
     *
     * <p>C: {@code rocksdb::ReadTier}, 2.
     */
    PERSISTED_TIER(2),

    /**
     * Only in memtables. For iterators.
     *
     * <p>C: {@code rocksdb::ReadTier}, 3.
     */
    MEMTABLE_TIER(3);

    private final int value;

    ReadTier(int value) {
        this.value = value;
    }

    /** {@return the number in C} */
    public int getValue() {
        return value;
    }

    /**
     * Returns the constant whose number in C is {@code value}.
     *
     * @throws IllegalArgumentException if no constant has this number
     */
    public static ReadTier getReadTier(int value) {
        return switch (value) {
            case 0 -> READ_ALL_TIER;
            case 1 -> BLOCK_CACHE_TIER;
            case 2 -> PERSISTED_TIER;
            case 3 -> MEMTABLE_TIER;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no ReadTier that this version knows");
        };
    }
}
