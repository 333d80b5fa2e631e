package dev.rockspan;

/** When universal compaction takes no more files. */
public enum CompactionStopStyle {
    /**
     * Takes the next run as long as it is of a size similar to that of the last one taken.
     *
     * <p>C: {@code rocksdb_similar_size_compaction_stop_style}, 0.
     */
    CompactionStopStyleSimilarSize(0),

    /**
     * Takes the next run as long as those taken are together larger than it. The default.
     *
     * <p>C: {@code rocksdb_total_size_compaction_stop_style}, 1.
     */
    CompactionStopStyleTotalSize(1);

    private final int value;

    CompactionStopStyle(int value) {
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
    public static CompactionStopStyle getCompactionStopStyle(int value) {
        return switch (value) {
            case 0 -> CompactionStopStyleSimilarSize;
            case 1 -> CompactionStopStyleTotalSize;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no CompactionStopStyle that this version knows");
        };
    }
}
