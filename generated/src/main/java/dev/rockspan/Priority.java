package dev.rockspan;

/** How urgent a job is for the threads of an environment. */
public enum Priority {
    /**
     * Compactions into the last level.
     *
     * <p>C: {@code rocksdb::Env::Priority}, 0.
     */
    BOTTOM(0),

    /**
     * Other compactions.
     *
     * <p>C: {@code rocksdb::Env::Priority}, 1.
     */
    LOW(1),

    /**
     * Flushes.
     *
     * <p>C: {@code rocksdb::Env::Priority}, 2.
     */
    HIGH(2),

    /**
     * Threads of users.
     *
     * <p>C: {@code rocksdb::Env::Priority}, 3.
     */
    USER(3),

    /**
     * The number of priorities.
     *
     * <p>C: {@code rocksdb::Env::Priority}, 4.
     */
    TOTAL(4);

    private final int value;

    Priority(int value) {
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
    public static Priority getPriority(int value) {
        return switch (value) {
            case 0 -> BOTTOM;
            case 1 -> LOW;
            case 2 -> HIGH;
            case 3 -> USER;
            case 4 -> TOTAL;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no Priority that this version knows");
        };
    }
}
