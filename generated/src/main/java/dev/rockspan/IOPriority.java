package dev.rockspan;

/** How urgent input and output is for a rate limiter. */
public enum IOPriority {
    /**
     * Low, as for compactions.
     *
     * <p>C: {@code rocksdb::Env::IOPriority}, 0.
     */
    IO_LOW(0),

    /**
     * Between low and high.
     *
     * <p>C: {@code rocksdb::Env::IOPriority}, 1.
     */
    IO_MID(1),

    /**
     * High, as for flushes.
     *
     * <p>C: {@code rocksdb::Env::IOPriority}, 2.
     */
    IO_HIGH(2),

    /**
     * For requests of users, which go first.
     *
     * <p>C: {@code rocksdb::Env::IOPriority}, 3.
     */
    IO_USER(3),

    /**
     * The number of priorities. In options: the rate limiter is not asked.
     *
     * <p>C: {@code rocksdb::Env::IOPriority}, 4.
     */
    IO_TOTAL(4);

    private final int value;

    IOPriority(int value) {
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
    public static IOPriority getIOPriority(int value) {
        return switch (value) {
            case 0 -> IO_LOW;
            case 1 -> IO_MID;
            case 2 -> IO_HIGH;
            case 3 -> IO_USER;
            case 4 -> IO_TOTAL;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no IOPriority that this version knows");
        };
    }
}
