package dev.rockspan;

/** What memory is used for. */
public enum MemoryUsageType {
    /** All memtables. */
    kMemTableTotal,
    /** Memtables that are not flushed yet. */
    kMemTableUnFlushed,
    /** Table readers: indexes and filters outside of the block cache. */
    kTableReadersTotal,
    /** Caches. */
    kCacheTotal,
    /** No use, but the number of them. */
    kNumUsageTypes;

    /** Returns the number of the constant. */
    public byte getValue() {
        return (byte) ordinal();
    }

    /**
     * Returns the constant with a number.
     *
     * @throws IllegalArgumentException if no constant has this number
     */
    public static MemoryUsageType getMemoryUsageType(byte value) {
        if (value < 0 || value >= values().length) {
            throw new IllegalArgumentException(value + " is no MemoryUsageType");
        }
        return values()[value];
    }
}
