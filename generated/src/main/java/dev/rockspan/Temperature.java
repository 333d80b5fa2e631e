package dev.rockspan;

/**
 * How often the data of a file is expected to be used.
 */
public enum Temperature {
    /**
     * {@code rocksdb::Temperature}, 0.
     */
    UNKNOWN(0),

    /**
     * {@code rocksdb::Temperature}, 4.
     */
    HOT(4),

    /**
     * {@code rocksdb::Temperature}, 8.
     */
    WARM(8),

    /**
     * {@code rocksdb::Temperature}, 10.
     */
    COOL(10),

    /**
     * {@code rocksdb::Temperature}, 12.
     */
    COLD(12),

    /**
     * {@code rocksdb::Temperature}, 16.
     */
    ICE(16);

    private final int value;

    Temperature(int value) {
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
    public static Temperature of(int value) {
        return switch (value) {
            case 0 -> UNKNOWN;
            case 4 -> HOT;
            case 8 -> WARM;
            case 10 -> COOL;
            case 12 -> COLD;
            case 16 -> ICE;
            default -> throw new IllegalArgumentException("RocksDB gave " + value + ", which is no Temperature that this version knows");
        };
    }
}
