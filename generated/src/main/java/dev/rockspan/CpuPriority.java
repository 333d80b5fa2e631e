package dev.rockspan;

/**
 * How much a thread gets of the processor.
 */
public enum CpuPriority {
    /**
     * {@code rocksdb::CpuPriority}, 0.
     */
    IDLE(0),

    /**
     * {@code rocksdb::CpuPriority}, 1.
     */
    LOW(1),

    /**
     * {@code rocksdb::CpuPriority}, 2.
     */
    NORMAL(2),

    /**
     * {@code rocksdb::CpuPriority}, 3.
     */
    HIGH(3);

    private final int value;

    CpuPriority(int value) {
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
    public static CpuPriority getCpuPriority(int value) {
        return switch (value) {
            case 0 -> IDLE;
            case 1 -> LOW;
            case 2 -> NORMAL;
            case 3 -> HIGH;
            default -> throw new IllegalArgumentException("RocksDB gave " + value + ", which is no CpuPriority that this version knows");
        };
    }
}
