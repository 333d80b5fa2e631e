package dev.rockspan;

import org.jspecify.annotations.Nullable;

/** How much is logged. */
public enum InfoLogLevel {
    /**
     * Details for those who develop RocksDB.
     *
     * <p>C: {@code rocksdb::InfoLogLevel}, 0.
     */
    DEBUG_LEVEL(0),

    /**
     * What the database does. The default.
     *
     * <p>C: {@code rocksdb::InfoLogLevel}, 1.
     */
    INFO_LEVEL(1),

    /**
     * What may be a problem.
     *
     * <p>C: {@code rocksdb::InfoLogLevel}, 2.
     */
    WARN_LEVEL(2),

    /**
     * What has failed.
     *
     * <p>C: {@code rocksdb::InfoLogLevel}, 3.
     */
    ERROR_LEVEL(3),

    /**
     * What the database cannot go on after.
     *
     * <p>C: {@code rocksdb::InfoLogLevel}, 4.
     */
    FATAL_LEVEL(4),

    /**
     * The head of each file of the log, such as the options. Always logged.
     *
     * <p>C: {@code rocksdb::InfoLogLevel}, 5.
     */
    HEADER_LEVEL(5);

    private final int value;

    InfoLogLevel(int value) {
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
    public static InfoLogLevel getInfoLogLevel(int value) {
        return switch (value) {
            case 0 -> DEBUG_LEVEL;
            case 1 -> INFO_LEVEL;
            case 2 -> WARN_LEVEL;
            case 3 -> ERROR_LEVEL;
            case 4 -> FATAL_LEVEL;
            case 5 -> HEADER_LEVEL;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no InfoLogLevel that this version knows");
        };
    }

    /** No level: rocksdbjni ends its constants with one of this name, which programs compare with. */
    public static final @Nullable InfoLogLevel NUM_INFO_LOG_LEVELS = null;
}
