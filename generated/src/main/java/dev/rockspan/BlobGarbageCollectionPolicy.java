package dev.rockspan;

/** Whether a compaction moves live values out of old blob files, so that these can be deleted. */
public enum BlobGarbageCollectionPolicy {
    /**
     * Moves live values out of old blob files, whatever the options of the column family say.
     *
     * <p>C: {@code rocksdb::BlobGarbageCollectionPolicy}, 0.
     */
    FORCE(0),

    /**
     * Moves no values out of blob files.
     *
     * <p>C: {@code rocksdb::BlobGarbageCollectionPolicy}, 1.
     */
    DISABLE(1),

    /**
     * Does as the options of the column family say.
     *
     * <p>C: {@code rocksdb::BlobGarbageCollectionPolicy}, 2.
     */
    USE_DEFAULT(2);

    private final int value;

    BlobGarbageCollectionPolicy(int value) {
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
    public static BlobGarbageCollectionPolicy getBlobGarbageCollectionPolicy(int value) {
        return switch (value) {
            case 0 -> FORCE;
            case 1 -> DISABLE;
            case 2 -> USE_DEFAULT;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no BlobGarbageCollectionPolicy that this version knows");
        };
    }
}
