package dev.rockspan;

/** How optimistic transactions are checked when they commit. */
public enum OccValidationPolicy {
    /**
     * One commit after another, within the group of writes. Threads may wait for each other.
     *
     * <p>C: {@code rocksdb::OccValidationPolicy}, 0.
     */
    VALIDATE_SERIAL(0),

    /**
     * Several commits at once, each with locks on the keys that it writes. The default.
     *
     * <p>C: {@code rocksdb::OccValidationPolicy}, 1.
     */
    VALIDATE_PARALLEL(1);

    private final int value;

    OccValidationPolicy(int value) {
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
    public static OccValidationPolicy getOccValidationPolicy(int value) {
        return switch (value) {
            case 0 -> VALIDATE_SERIAL;
            case 1 -> VALIDATE_PARALLEL;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no OccValidationPolicy that this version knows");
        };
    }
}
