package dev.rockspan;

/** Where a file of the write-ahead log is. */
public enum WalFileType {
    /**
     * No longer needed and moved to the archive, until its time or space is up.
     *
     * <p>C: {@code rocksdb_wal_file_type_archived_log}, 0.
     */
    kArchivedLogFile(0),

    /**
     * Needed by the database.
     *
     * <p>C: {@code rocksdb_wal_file_type_alive_log}, 1.
     */
    kAliveLogFile(1);

    private final int value;

    WalFileType(int value) {
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
    public static WalFileType getWalFileType(int value) {
        return switch (value) {
            case 0 -> kArchivedLogFile;
            case 1 -> kAliveLogFile;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no WalFileType that this version knows");
        };
    }
}
