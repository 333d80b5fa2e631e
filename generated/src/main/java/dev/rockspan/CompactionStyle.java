package dev.rockspan;

/**
 * How files are chosen for compaction.
 */
public enum CompactionStyle {
    /**
     * {@code rocksdb_level_compaction}, 0.
     */
    LEVEL(0),

    /**
     * {@code rocksdb_universal_compaction}, 1.
     */
    UNIVERSAL(1),

    /**
     * {@code rocksdb_fifo_compaction}, 2.
     */
    FIFO(2),

    /**
     * {@code rocksdb::CompactionStyle}, 3.
     */
    NONE(3);

    private final int value;

    CompactionStyle(int value) {
        this.value = value;
    }

    /**
     * The value in C.
     *
     * @return as RocksDB's C API has it
     */
    public int getValue() {
        return value;
    }

    /**
     * The constant of a C value.
     *
     * @param value as RocksDB's C API has it
     * @return its constant
     * @throws IllegalArgumentException if there is none
     */
    public static CompactionStyle getCompactionStyle(int value) {
        return switch (value) {
            case 0 -> LEVEL;
            case 1 -> UNIVERSAL;
            case 2 -> FIFO;
            case 3 -> NONE;
            default -> throw new IllegalArgumentException("RocksDB gave " + value + ", which is no CompactionStyle that this version knows");
        };
    }
}
