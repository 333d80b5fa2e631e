package dev.rockspan;

/** The kinds of cache that RocksDB may use. */
public enum CacheTier {
    /**
     * Memory only, uncompressed.
     *
     * <p>C: {@code rocksdb::CacheTier}, 0.
     */
    VOLATILE_TIER(0),

    /**
     * Memory only, uncompressed and compressed.
     *
     * <p>C: {@code rocksdb::CacheTier}, 1.
     */
    VOLATILE_COMPRESSED_TIER(1),

    /**
     * All tiers, also a secondary cache that outlives the process.
     *
     * <p>C: {@code rocksdb::CacheTier}, 2.
     */
    NON_VOLATILE_BLOCK_TIER(2);

    private final int value;

    CacheTier(int value) {
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
    public static CacheTier getCacheTier(int value) {
        return switch (value) {
            case 0 -> VOLATILE_TIER;
            case 1 -> VOLATILE_COMPRESSED_TIER;
            case 2 -> NON_VOLATILE_BLOCK_TIER;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no CacheTier that this version knows");
        };
    }
}
