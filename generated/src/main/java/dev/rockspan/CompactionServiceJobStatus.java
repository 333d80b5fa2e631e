package dev.rockspan;

/** What became of a job that a compaction service was given. */
public enum CompactionServiceJobStatus {
    /**
     * The worker did the compaction.
     *
     * <p>C: {@code rocksdb_compactionservice_jobstatus_success}, 0.
     */
    SUCCESS(0),

    /**
     * The worker failed, and the compaction fails with it.
     *
     * <p>C: {@code rocksdb_compactionservice_jobstatus_failure}, 1.
     */
    FAILURE(1),

    /**
     * The job was cancelled.
     *
     * <p>C: {@code rocksdb_compactionservice_jobstatus_aborted}, 2.
     */
    ABORTED(2),

    /**
     * The database does the compaction itself.
     *
     * <p>C: {@code rocksdb_compactionservice_jobstatus_use_local}, 3.
     */
    USE_LOCAL(3);

    private final int value;

    CompactionServiceJobStatus(int value) {
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
    public static CompactionServiceJobStatus getCompactionServiceJobStatus(int value) {
        return switch (value) {
            case 0 -> SUCCESS;
            case 1 -> FAILURE;
            case 2 -> ABORTED;
            case 3 -> USE_LOCAL;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no CompactionServiceJobStatus that this version knows");
        };
    }
}
