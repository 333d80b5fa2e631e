package dev.rockspan;

/** How keys are found in an index block. */
public enum IndexSearchType {
    /**
     * Binary search. The default.
     *
     * <p>C: {@code rocksdb_block_based_table_index_block_search_type_binary}, 0.
     */
    kBinary(0),

    /**
     * Interpolation search, for keys that are spread evenly. Needs the default comparator.
     *
     * <p>C: {@code rocksdb_block_based_table_index_block_search_type_interpolation}, 1.
     */
    kInterpolation(1),

    /**
     * Interpolation search in blocks that were marked as even when they were written, else binary search.
     *
     * <p>C: {@code rocksdb_block_based_table_index_block_search_type_auto}, 2.
     */
    kAuto(2);

    private final int value;

    IndexSearchType(int value) {
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
    public static IndexSearchType getIndexSearchType(int value) {
        return switch (value) {
            case 0 -> kBinary;
            case 1 -> kInterpolation;
            case 2 -> kAuto;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no IndexSearchType that this version knows");
        };
    }
}
