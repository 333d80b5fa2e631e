package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** Which files are replaced when a backup is restored over a database. */
public enum RestoreMode {
    /**
     * Files whose names and sizes say that they are those of the backup are kept. The fastest, for databases that are
     * not damaged.
     *
     * <p>C: {@code rocksdb::RestoreOptions::Mode}, 1 in RocksDB 10.0.0 or later.
     */
    KEEP_LATEST_DB_SESSION_ID_FILES(1, "10.0.0", ""),

    /**
     * Files whose checksums are those of the backup are kept, which takes reading them. For databases that may be
     * damaged.
     *
     * <p>C: {@code rocksdb::RestoreOptions::Mode}, 2 in RocksDB 10.0.0 or later.
     */
    VERIFY_CHECKSUM(2, "10.0.0", ""),

    /**
     * All files are deleted and restored. The default.
     *
     * <p>C: {@code rocksdb::RestoreOptions::Mode}, 65535 in RocksDB 10.0.0 or later.
     */
    PURGE_ALL_FILES(65535, "10.0.0", "");

    private final int value;

    private final String since;

    private final String until;

    RestoreMode(int value) {
        this(value, "", "");
    }

    RestoreMode(int value, String since, String until) {
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
    public static RestoreMode getRestoreMode(int value) {
        return switch (value) {
            case 1 -> KEEP_LATEST_DB_SESSION_ID_FILES;
            case 2 -> VERIFY_CHECKSUM;
            case 65535 -> PURGE_ALL_FILES;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no RestoreMode that this version knows");
        };
    }
}
