package dev.rockspan;

/** Which file level compaction picks first. */
public enum CompactionPriority {
    /**
     * Large files first, where deletions count extra.
     *
     * <p>C: {@code rocksdb_k_by_compensated_size_compaction_pri}, 0.
     */
    ByCompensatedSize(0),

    /**
     * Files first whose newest entry is oldest. For updates of few keys in small ranges.
     *
     * <p>C: {@code rocksdb_k_oldest_largest_seq_first_compaction_pri}, 1.
     */
    OldestLargestSeqFirst(1),

    /**
     * Files first whose range was not compacted for longest. For updates that are spread over all keys.
     *
     * <p>C: {@code rocksdb_k_oldest_smallest_seq_first_compaction_pri}, 2.
     */
    OldestSmallestSeqFirst(2),

    /**
     * Files first that overlap least with the next level, relative to their size. Usually writes least; the default.
     *
     * <p>C: {@code rocksdb_k_min_overlapping_ratio_compaction_pri}, 3.
     */
    MinOverlappingRatio(3),

    /**
     * Files in the order of their keys, beginning again at the first after the last.
     *
     * <p>C: {@code rocksdb_k_round_robin_compaction_pri}, 4.
     */
    RoundRobin(4);

    private final int value;

    CompactionPriority(int value) {
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
    public static CompactionPriority getCompactionPriority(int value) {
        return switch (value) {
            case 0 -> ByCompensatedSize;
            case 1 -> OldestLargestSeqFirst;
            case 2 -> OldestSmallestSeqFirst;
            case 3 -> MinOverlappingRatio;
            case 4 -> RoundRobin;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no CompactionPriority that this version knows");
        };
    }
}
