package dev.rockspan;

/** How keys are encoded in plain tables. */
public enum EncodingType {
    /**
     * Keys are written whole.
     *
     * <p>C: {@code rocksdb::EncodingType}, 0.
     */
    kPlain(0),

    /**
     * Keys that follow others of the same prefix leave that out. Files then need the same prefix extractor for ever.
     *
     * <p>C: {@code rocksdb::EncodingType}, 1.
     */
    kPrefix(1);

    private final int value;

    EncodingType(int value) {
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
    public static EncodingType getEncodingType(int value) {
        return switch (value) {
            case 0 -> kPlain;
            case 1 -> kPrefix;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no EncodingType that this version knows");
        };
    }
}
