package dev.rockspan;

/** Which blobs go into the cache when they are written. */
public enum PrepopulateBlobCache {
    /**
     * Blobs go into the cache only when they are read. The default.
     *
     * <p>C: {@code rocksdb_prepopulate_blob_disable}, 0.
     */
    PREPOPULATE_BLOB_DISABLE(0),

    /**
     * Blobs go into the cache when a flush writes them.
     *
     * <p>C: {@code rocksdb_prepopulate_blob_flush_only}, 1.
     */
    PREPOPULATE_BLOB_FLUSH_ONLY(1);

    private final int value;

    PrepopulateBlobCache(int value) {
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
    public static PrepopulateBlobCache getPrepopulateBlobCache(int value) {
        return switch (value) {
            case 0 -> PREPOPULATE_BLOB_DISABLE;
            case 1 -> PREPOPULATE_BLOB_FLUSH_ONLY;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no PrepopulateBlobCache that this version knows");
        };
    }
}
