package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** Which blocks go into the cache when they are written. */
public enum PrepopulateBlockCache {
    /**
     * Blocks go into the cache only when they are read. The default.
     *
     * <p>C: {@code rocksdb::BlockBasedTableOptions::PrepopulateBlockCache}, 0.
     */
    DISABLE(0),

    /**
     * Blocks go into the cache when a flush writes them.
     *
     * <p>C: {@code rocksdb::BlockBasedTableOptions::PrepopulateBlockCache}, 1.
     */
    FLUSH_ONLY(1),

    /**
     * Blocks go into the cache when a flush or a compaction writes them; those of compactions leave first. For
     * databases that fit into the cache.
     *
     * <p>C: {@code rocksdb::BlockBasedTableOptions::PrepopulateBlockCache}, 2 in RocksDB 11.1.0 or later.
     */
    FLUSH_AND_COMPACTION(2, "11.1.0", "");

    private final int value;

    private final String since;

    private final String until;

    PrepopulateBlockCache(int value) {
        this(value, "", "");
    }

    PrepopulateBlockCache(int value, String since, String until) {
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
    public static PrepopulateBlockCache getPrepopulateBlockCache(int value) {
        return switch (value) {
            case 0 -> DISABLE;
            case 1 -> FLUSH_ONLY;
            case 2 -> FLUSH_AND_COMPACTION;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no PrepopulateBlockCache that this version knows");
        };
    }
}
