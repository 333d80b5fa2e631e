package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** The kinds of files of a database. */
public enum FileType {
    /**
     * A file of the write-ahead log.
     *
     * <p>C: {@code rocksdb::FileType}, 0.
     */
    WAL_FILE(0),

    /**
     * The file {@code LOCK}, by which a process owns the database.
     *
     * <p>C: {@code rocksdb::FileType}, 1.
     */
    DB_LOCK_FILE(1),

    /**
     * A table file, also called SST file.
     *
     * <p>C: {@code rocksdb::FileType}, 2.
     */
    TABLE_FILE(2),

    /**
     * A manifest, which says what files a database has.
     *
     * <p>C: {@code rocksdb::FileType}, 3.
     */
    DESCRIPTOR_FILE(3),

    /**
     * The file {@code CURRENT}, which names the manifest.
     *
     * <p>C: {@code rocksdb::FileType}, 4.
     */
    CURRENT_FILE(4),

    /**
     * A temporary file.
     *
     * <p>C: {@code rocksdb::FileType}, 5.
     */
    TEMP_FILE(5),

    /**
     * A file of the info log, the current one or an old one.
     *
     * <p>C: {@code rocksdb::FileType}, 6.
     */
    INFO_LOG_FILE(6),

    /**
     * A file of a database about the database. No longer written.
     *
     * <p>C: {@code rocksdb::FileType}, 7.
     */
    META_DATABASE(7),

    /**
     * The file {@code IDENTITY} with the identifier of the database.
     *
     * <p>C: {@code rocksdb::FileType}, 8.
     */
    IDENTITY_FILE(8),

    /**
     * A file with the options of the database.
     *
     * <p>C: {@code rocksdb::FileType}, 9.
     */
    OPTIONS_FILE(9),

    /**
     * A blob file, which has large values.
     *
     * <p>C: {@code rocksdb::FileType}, 10.
     */
    BLOB_FILE(10),

    /**
     * The progress of a compaction by a worker, from which it can be resumed.
     *
     * <p>C: {@code rocksdb::FileType}, 11 in RocksDB 10.8.0 or later.
     */
    COMPACTION_PROGRESS_FILE(11, "10.8.0", "");

    private final int value;

    private final String since;

    private final String until;

    FileType(int value) {
        this(value, "", "");
    }

    FileType(int value, String since, String until) {
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
    public static FileType getFileType(int value) {
        return switch (value) {
            case 0 -> WAL_FILE;
            case 1 -> DB_LOCK_FILE;
            case 2 -> TABLE_FILE;
            case 3 -> DESCRIPTOR_FILE;
            case 4 -> CURRENT_FILE;
            case 5 -> TEMP_FILE;
            case 6 -> INFO_LOG_FILE;
            case 7 -> META_DATABASE;
            case 8 -> IDENTITY_FILE;
            case 9 -> OPTIONS_FILE;
            case 10 -> BLOB_FILE;
            case 11 -> COMPACTION_PROGRESS_FILE;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no FileType that this version knows");
        };
    }
}
