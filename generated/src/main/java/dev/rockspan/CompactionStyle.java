package dev.rockspan;

/** How files are chosen for compaction. */
public enum CompactionStyle {
    /**
     * Level compaction. Each level is sorted and several times as large as the one above it. The default.
     *
     * <p>C: {@code rocksdb_level_compaction}, 0.
     */
    LEVEL(0),

    /**
     * Universal compaction. Sorted runs of similar size are merged; writes less and takes more space than levels.
     *
     * <p>C: {@code rocksdb_universal_compaction}, 1.
     */
    UNIVERSAL(1),

    /**
     * FIFO compaction. The oldest files are deleted when all are too large or too old.
     *
     * <p>C: {@code rocksdb_fifo_compaction}, 2.
     */
    FIFO(2),

    /**
     * Nothing is compacted by itself; the program calls {@code compactFiles}.
     *
     * <p>C: {@code rocksdb::CompactionStyle}, 3.
     */
    NONE(3);

    private final int value;

    CompactionStyle(int value) {
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
    public static CompactionStyle getCompactionStyle(int value) {
        return switch (value) {
            case 0 -> LEVEL;
            case 1 -> UNIVERSAL;
            case 2 -> FIFO;
            case 3 -> NONE;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no CompactionStyle that this version knows");
        };
    }
}
