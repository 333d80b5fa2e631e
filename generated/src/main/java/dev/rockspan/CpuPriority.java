package dev.rockspan;

/** How much a thread gets of the processor. */
public enum CpuPriority {
    /**
     * Runs only when no other thread wants the processor.
     *
     * <p>C: {@code rocksdb::CpuPriority}, 0.
     */
    IDLE(0),

    /**
     * Below normal.
     *
     * <p>C: {@code rocksdb::CpuPriority}, 1.
     */
    LOW(1),

    /**
     * As other threads.
     *
     * <p>C: {@code rocksdb::CpuPriority}, 2.
     */
    NORMAL(2),

    /**
     * Above normal.
     *
     * <p>C: {@code rocksdb::CpuPriority}, 3.
     */
    HIGH(3);

    private final int value;

    CpuPriority(int value) {
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
    public static CpuPriority getCpuPriority(int value) {
        return switch (value) {
            case 0 -> IDLE;
            case 1 -> LOW;
            case 2 -> NORMAL;
            case 3 -> HIGH;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no CpuPriority that this version knows");
        };
    }
}
