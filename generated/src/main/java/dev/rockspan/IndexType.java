package dev.rockspan;

/** How the index of a block-based table is built. */
public enum IndexType {
    /**
     * One index block for each file. The default.
     *
     * <p>C: {@code rocksdb_block_based_table_index_type_binary_search}, 0.
     */
    kBinarySearch(0),

    /**
     * Binary search, and a hash of prefixes for seeks by prefix. Needs a prefix extractor.
     *
     * <p>C: {@code rocksdb_block_based_table_index_type_hash_search}, 1.
     */
    kHashSearch(1),

    /**
     * A partitioned index: a top level over index blocks, of which only those that are needed are read. For large
     * files.
     *
     * <p>C: {@code rocksdb_block_based_table_index_type_two_level_index_search}, 2.
     */
    kTwoLevelIndexSearch(2),

    /**
     * As {@link #kBinarySearch}, with the first key of each block. Short scans read fewer blocks; the index is at least
     * twice as large.
     *
     * <p>C: {@code rocksdb::BlockBasedTableOptions::IndexType}, 3.
     */
    kBinarySearchWithFirstKey(3);

    private final int value;

    IndexType(int value) {
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
    public static IndexType getIndexType(int value) {
        return switch (value) {
            case 0 -> kBinarySearch;
            case 1 -> kHashSearch;
            case 2 -> kTwoLevelIndexSearch;
            case 3 -> kBinarySearchWithFirstKey;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no IndexType that this version knows");
        };
    }
}
