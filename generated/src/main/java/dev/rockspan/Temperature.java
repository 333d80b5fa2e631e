package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** How often the data of a file is expected to be used. */
public enum Temperature {
    /**
     * Not known; files have no temperature.
     *
     * <p>C: {@code rocksdb::Temperature}, 0.
     */
    UNKNOWN(0),

    /**
     * Used very often.
     *
     * <p>C: {@code rocksdb::Temperature}, 4.
     */
    HOT(4),

    /**
     * Used often.
     *
     * <p>C: {@code rocksdb::Temperature}, 8.
     */
    WARM(8),

    /**
     * Used now and then.
     *
     * <p>C: {@code rocksdb::Temperature}, 10 in RocksDB 10.7.0 or later.
     */
    COOL(10, "10.7.0", ""),

    /**
     * Used rarely.
     *
     * <p>C: {@code rocksdb::Temperature}, 12.
     */
    COLD(12),

    /**
     * Hardly ever used.
     *
     * <p>C: {@code rocksdb::Temperature}, 16 in RocksDB 10.7.0 or later.
     */
    ICE(16, "10.7.0", "");

    private final int value;

    private final String since;

    private final String until;

    Temperature(int value) {
        this(value, "", "");
    }

    Temperature(int value, String since, String until) {
        this.value = value;
        this.since = since;
        this.until = until;
    }

    /**
     * {@return the number in C}
     * @throws UnsupportedOperationException if the loaded RocksDB does not have this constant, or has another number
     *     for it
     */
    public int getValue() {
        if (!since.isEmpty() || !until.isEmpty()) {
            Symbols.TABLE.checkValue(this, since, until);
        }
        return value;
    }

    /**
     * Returns the constant whose number in C is {@code value}.
     *
     * @throws IllegalArgumentException if no constant has this number
     */
    public static Temperature getTemperature(int value) {
        return switch (value) {
            case 0 -> UNKNOWN;
            case 4 -> HOT;
            case 8 -> WARM;
            case 10 -> COOL;
            case 12 -> COLD;
            case 16 -> ICE;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no Temperature that this version knows");
        };
    }
}
