package dev.rockspan;

/** What a rate limiter limits. */
public enum RateLimiterMode {
    /**
     * Only reads are limited.
     *
     * <p>C: {@code rocksdb::RateLimiter::Mode}, 0.
     */
    READS_ONLY(0),

    /**
     * Only writes are limited. The default.
     *
     * <p>C: {@code rocksdb::RateLimiter::Mode}, 1.
     */
    WRITES_ONLY(1),

    /**
     * Reads and writes are limited together.
     *
     * <p>C: {@code rocksdb::RateLimiter::Mode}, 2.
     */
    ALL_IO(2);

    private final int value;

    RateLimiterMode(int value) {
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
    public static RateLimiterMode getRateLimiterMode(int value) {
        return switch (value) {
            case 0 -> READS_ONLY;
            case 1 -> WRITES_ONLY;
            case 2 -> ALL_IO;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no RateLimiterMode that this version knows");
        };
    }
}
