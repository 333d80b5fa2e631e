package dev.rockspan;

/** Which index and filter blocks stay in the cache. */
public enum PinningTier {
    /**
     * As the older options say, such as {@code pinL0FilterAndIndexBlocksInCache}.
     *
     * <p>C: {@code rocksdb_block_based_k_fallback_pinning_tier}, 0.
     */
    FALLBACK(0),

    /**
     * No files.
     *
     * <p>C: {@code rocksdb_block_based_k_none_pinning_tier}, 1.
     */
    NONE(1),

    /**
     * Files that flushes have written, and others of level 0 that are not much larger.
     *
     * <p>C: {@code rocksdb_block_based_k_flush_and_similar_pinning_tier}, 2.
     */
    FLUSHED_AND_SIMILAR(2),

    /**
     * All files.
     *
     * <p>C: {@code rocksdb_block_based_k_all_pinning_tier}, 3.
     */
    ALL(3);

    private final int value;

    PinningTier(int value) {
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
    public static PinningTier getPinningTier(int value) {
        return switch (value) {
            case 0 -> FALLBACK;
            case 1 -> NONE;
            case 2 -> FLUSHED_AND_SIMILAR;
            case 3 -> ALL;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no PinningTier that this version knows");
        };
    }
}
