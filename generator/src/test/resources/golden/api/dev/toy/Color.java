package dev.toy;

/** The color of a part. */
public enum Color {
    /**
     * The part has no color.
     *
     * <p>C: {@code toy_color_none}, -1.
     */
    NONE(-1),

    /**
     * As a fire engine.
     *
     * <p>C: {@code toy_color_red}, 0.
     */
    RED(0),

    /** {@code toy_color_blue}, 5. */
    BLUE(5);

    private final int value;

    Color(int value) {
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
    public static Color getColor(int value) {
        return switch (value) {
            case -1 -> NONE;
            case 0 -> RED;
            case 5 -> BLUE;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no Color that this version knows");
        };
    }
}
