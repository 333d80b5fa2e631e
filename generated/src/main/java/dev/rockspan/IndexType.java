package dev.rockspan;

/**
 * How the index of a block-based table is built.
 */
public enum IndexType {
    /**
     * {@code rocksdb_block_based_table_index_type_binary_search}, 0.
     */
    kBinarySearch(0),

    /**
     * {@code rocksdb_block_based_table_index_type_hash_search}, 1.
     */
    kHashSearch(1),

    /**
     * {@code rocksdb_block_based_table_index_type_two_level_index_search}, 2.
     */
    kTwoLevelIndexSearch(2),

    /**
     * {@code rocksdb::BlockBasedTableOptions::IndexType}, 3.
     */
    kBinarySearchWithFirstKey(3);

    private final int value;

    IndexType(int value) {
        this.value = value;
    }

    /**
     * The value in C.
     *
     * @return as RocksDB's C API has it
     */
    public int getValue() {
        return value;
    }

    /**
     * The constant of a C value.
     *
     * @param value as RocksDB's C API has it
     * @return its constant
     * @throws IllegalArgumentException if there is none
     */
    public static IndexType getIndexType(int value) {
        return switch (value) {
            case 0 -> kBinarySearch;
            case 1 -> kHashSearch;
            case 2 -> kTwoLevelIndexSearch;
            case 3 -> kBinarySearchWithFirstKey;
            default -> throw new IllegalArgumentException("RocksDB gave " + value + ", which is no IndexType that this version knows");
        };
    }
}
