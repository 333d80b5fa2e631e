package dev.rockspan;

/** Whether the last level is compacted too. */
public enum BottommostLevelCompaction {
    /**
     * Leaves the last level as it is.
     *
     * <p>C: {@code rocksdb::BottommostLevelCompaction}, 0.
     */
    kSkip(0),

    /**
     * Compacts the last level only if there is a compaction filter. The default.
     *
     * <p>C: {@code rocksdb::BottommostLevelCompaction}, 1.
     */
    kIfHaveCompactionFilter(1),

    /**
     * Always compacts the last level, also files that this compaction has just written.
     *
     * <p>C: {@code rocksdb::BottommostLevelCompaction}, 2.
     */
    kForce(2),

    /**
     * Always compacts the last level, but not files that this compaction has just written.
     *
     * <p>C: {@code rocksdb::BottommostLevelCompaction}, 3.
     */
    kForceOptimized(3);

    private final int value;

    BottommostLevelCompaction(int value) {
        this.value = value;
    }

    /** {@return the value in C} */
    public int getValue() {
        return value;
    }

    /**
     * Returns the constant with a value in C.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static BottommostLevelCompaction getBottommostLevelCompaction(int value) {
        return switch (value) {
            case 0 -> kSkip;
            case 1 -> kIfHaveCompactionFilter;
            case 2 -> kForce;
            case 3 -> kForceOptimized;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no BottommostLevelCompaction that this version knows");
        };
    }
}
