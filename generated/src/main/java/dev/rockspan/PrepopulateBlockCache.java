package dev.rockspan;

/**
 * Which blocks go into the cache when they are written.
 */
public enum PrepopulateBlockCache {
    /**
     * {@code rocksdb::BlockBasedTableOptions::PrepopulateBlockCache}, 0.
     */
    DISABLE(0),

    /**
     * {@code rocksdb::BlockBasedTableOptions::PrepopulateBlockCache}, 1.
     */
    FLUSH_ONLY(1),

    /**
     * {@code rocksdb::BlockBasedTableOptions::PrepopulateBlockCache}, 2.
     */
    FLUSH_AND_COMPACTION(2);

    private final int value;

    PrepopulateBlockCache(int value) {
        this.value = value;
    }

    /**
     * The value in C.
     *
     * @return as RocksDB's C API has it
     */
    public int value() {
        return value;
    }

    /**
     * The constant of a C value.
     *
     * @param value as RocksDB's C API has it
     * @return its constant
     * @throws IllegalArgumentException if there is none
     */
    public static PrepopulateBlockCache of(int value) {
        return switch (value) {
            case 0 -> DISABLE;
            case 1 -> FLUSH_ONLY;
            case 2 -> FLUSH_AND_COMPACTION;
            default -> throw new IllegalArgumentException("RocksDB gave " + value + ", which is no PrepopulateBlockCache that this version knows");
        };
    }
}
