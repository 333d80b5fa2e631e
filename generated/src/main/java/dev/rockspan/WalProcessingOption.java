package dev.rockspan;

/** What is done with a batch that a WAL filter has seen. */
public enum WalProcessingOption {
    /**
     * The batch is replayed.
     *
     * <p>C: {@code rocksdb_wal_filter_continue_processing}, 0.
     */
    CONTINUE_PROCESSING(0),

    /**
     * The batch is left out.
     *
     * <p>C: {@code rocksdb_wal_filter_ignore_current_record}, 1.
     */
    IGNORE_CURRENT_RECORD(1),

    /**
     * The batch and all after it are left out, and the logs are discarded for good.
     *
     * <p>C: {@code rocksdb_wal_filter_stop_replay}, 2.
     */
    STOP_REPLAY(2),

    /**
     * The batch counts as damaged, and is treated as the recovery mode says.
     *
     * <p>C: {@code rocksdb_wal_filter_corrupted_record}, 3.
     */
    CORRUPTED_RECORD(3);

    private final int value;

    WalProcessingOption(int value) {
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
    public static WalProcessingOption getWalProcessingOption(int value) {
        return switch (value) {
            case 0 -> CONTINUE_PROCESSING;
            case 1 -> IGNORE_CURRENT_RECORD;
            case 2 -> STOP_REPLAY;
            case 3 -> CORRUPTED_RECORD;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no WalProcessingOption that this version knows");
        };
    }
}
