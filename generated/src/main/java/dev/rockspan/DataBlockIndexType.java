package dev.rockspan;

/** How keys are found in a data block. */
public enum DataBlockIndexType {
    /**
     * Binary search. The default.
     *
     * <p>C: {@code rocksdb_block_based_table_data_block_index_type_binary_search}, 0.
     */
    kDataBlockBinarySearch(0),

    /**
     * A hash index besides binary search: single keys are found faster, at the cost of a little more space.
     *
     * <p>C: {@code rocksdb_block_based_table_data_block_index_type_binary_search_and_hash}, 1.
     */
    kDataBlockBinaryAndHash(1);

    private final int value;

    DataBlockIndexType(int value) {
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
    public static DataBlockIndexType getDataBlockIndexType(int value) {
        return switch (value) {
            case 0 -> kDataBlockBinarySearch;
            case 1 -> kDataBlockBinaryAndHash;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no DataBlockIndexType that this version knows");
        };
    }
}
