package dev.toy;

/** Values of Shade. */
public enum Shade {
    /** C: 0. */
    LIGHT(0),

    /** C: 200. */
    DARK(200);

    private final int value;

    Shade(int value) {
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
    public static Shade getShade(int value) {
        return switch (value) {
            case 0 -> LIGHT;
            case 200 -> DARK;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no Shade that this version knows");
        };
    }
}
