package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** How much is counted for a thread. The C names from 3 on are those of an older RocksDB; go by the Java names. */
public enum PerfLevel {
    /**
     * Not set.
     *
     * <p>C: {@code rocksdb_uninitialized}, 0.
     */
    UNINITIALIZED(0),

    /**
     * Nothing is counted.
     *
     * <p>C: {@code rocksdb_disable}, 1.
     */
    DISABLE(1),

    /**
     * Counts, and no times. The default.
     *
     * <p>C: {@code rocksdb_enable_count}, 2.
     */
    ENABLE_COUNT(2),

    /**
     * Counts, and times that threads wait for RocksDB, such as for delayed writes.
     *
     * <p>C: {@code rocksdb_enable_time_except_for_mutex}, 3.
     */
    ENABLE_WAIT(3),

    /**
     * Counts, and times of waits and operations, but for waits for mutexes.
     *
     * <p>C: {@code rocksdb_enable_time}, 4.
     */
    ENABLE_TIME_EXCEPT_FOR_MUTEX(4),

    /**
     * Counts, and times of waits, operations and the processor, but for waits for mutexes.
     *
     * <p>C: {@code rocksdb_out_of_bounds}, 5.
     */
    ENABLE_TIME_AND_CPU_TIME_EXCEPT_FOR_MUTEX(5),

    /**
     * Everything, also times that threads wait for mutexes.
     *
     * <p>C: {@code rocksdb::PerfLevel}, 6 in RocksDB 9.1.0 or later.
     */
    ENABLE_TIME(6, "9.1.0", "");

    private final int value;

    private final String since;

    private final String until;

    PerfLevel(int value) {
        this(value, "", "");
    }

    PerfLevel(int value, String since, String until) {
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
    public static PerfLevel getPerfLevel(int value) {
        return switch (value) {
            case 0 -> UNINITIALIZED;
            case 1 -> DISABLE;
            case 2 -> ENABLE_COUNT;
            case 3 -> ENABLE_WAIT;
            case 4 -> ENABLE_TIME_EXCEPT_FOR_MUTEX;
            case 5 -> ENABLE_TIME_AND_CPU_TIME_EXCEPT_FOR_MUTEX;
            case 6 -> ENABLE_TIME;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no PerfLevel that this version knows");
        };
    }
}
