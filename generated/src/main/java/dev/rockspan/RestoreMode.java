package dev.rockspan;

/**
 * Which files are replaced when a backup is restored over a database.
 */
public enum RestoreMode {
    /**
     * {@code rocksdb::RestoreOptions::Mode}, 1.
     */
    KEEP_LATEST_DB_SESSION_ID_FILES(1),

    /**
     * {@code rocksdb::RestoreOptions::Mode}, 2.
     */
    VERIFY_CHECKSUM(2),

    /**
     * {@code rocksdb::RestoreOptions::Mode}, 65535.
     */
    PURGE_ALL_FILES(65535);

    private final int value;

    RestoreMode(int value) {
        this.value = value;
    }

    /**
     * The value in C.
     *
     * @return as RocksDB's C API has it
     */
    public int value() {
        return value;
    }

    /**
     * The constant of a C value.
     *
     * @param value as RocksDB's C API has it
     * @return its constant
     * @throws IllegalArgumentException if there is none
     */
    public static RestoreMode of(int value) {
        return switch (value) {
            case 1 -> KEEP_LATEST_DB_SESSION_ID_FILES;
            case 2 -> VERIFY_CHECKSUM;
            case 65535 -> PURGE_ALL_FILES;
            default -> throw new IllegalArgumentException("RocksDB gave " + value + ", which is no RestoreMode that this version knows");
        };
    }
}
