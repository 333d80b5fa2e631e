package dev.rockspan;

/** How much statistics count. */
public enum StatsLevel {
    /**
     * Nothing is counted.
     *
     * <p>C: {@code rocksdb_statistics_level_disable_all}, 0.
     */
    DISABLE_ALL(0),

    /**
     * Counts only; no spreads, no times.
     *
     * <p>C: {@code rocksdb_statistics_level_except_histogram_or_timers}, 1.
     */
    EXCEPT_HISTOGRAM_OR_TIMERS(1),

    /**
     * Counts and spreads; no times.
     *
     * <p>C: {@code rocksdb_statistics_level_except_timers}, 2.
     */
    EXCEPT_TIMERS(2),

    /**
     * All except times of compression and of waiting for mutexes. The default.
     *
     * <p>C: {@code rocksdb_statistics_level_except_detailed_timers}, 3.
     */
    EXCEPT_DETAILED_TIMERS(3),

    /**
     * All except times of waiting for mutexes.
     *
     * <p>C: {@code rocksdb_statistics_level_except_time_for_mutex}, 4.
     */
    EXCEPT_TIME_FOR_MUTEX(4),

    /**
     * Everything. Where the clock is slow, writes of many threads get slower.
     *
     * <p>C: {@code rocksdb_statistics_level_all}, 5.
     */
    ALL(5);

    private final int value;

    StatsLevel(int value) {
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
    public static StatsLevel getStatsLevel(int value) {
        return switch (value) {
            case 0 -> DISABLE_ALL;
            case 1 -> EXCEPT_HISTOGRAM_OR_TIMERS;
            case 2 -> EXCEPT_TIMERS;
            case 3 -> EXCEPT_DETAILED_TIMERS;
            case 4 -> EXCEPT_TIME_FOR_MUTEX;
            case 5 -> ALL;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no StatsLevel that this version knows");
        };
    }
}
