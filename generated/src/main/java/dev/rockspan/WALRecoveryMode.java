package dev.rockspan;

/** What is done about a damaged write-ahead log when a database is opened. */
public enum WALRecoveryMode {
    /**
     * A record that is not whole at the end of a log is dropped; other damage fails the opening.
     *
     * <p>C: {@code rocksdb_tolerate_corrupted_tail_records_recovery}, 0.
     */
    TolerateCorruptedTailRecords(0),

    /**
     * Any damage fails the opening, also a last record that is not whole.
     *
     * <p>C: {@code rocksdb_absolute_consistency_recovery}, 1.
     */
    AbsoluteConsistency(1),

    /**
     * Replay stops before the first damage, so that the state is one of before. The default.
     *
     * <p>C: {@code rocksdb_point_in_time_recovery}, 2.
     */
    PointInTimeRecovery(2),

    /**
     * Damaged records are skipped and later ones replayed. A last resort.
     *
     * <p>C: {@code rocksdb_skip_any_corrupted_records_recovery}, 3.
     */
    SkipAnyCorruptedRecords(3);

    private final int value;

    WALRecoveryMode(int value) {
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
    public static WALRecoveryMode getWALRecoveryMode(int value) {
        return switch (value) {
            case 0 -> TolerateCorruptedTailRecords;
            case 1 -> AbsoluteConsistency;
            case 2 -> PointInTimeRecovery;
            case 3 -> SkipAnyCorruptedRecords;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no WALRecoveryMode that this version knows");
        };
    }
}
