package dev.rockspan;

import org.jspecify.annotations.Nullable;

/** A Bloom filter, which may be given to any number of table configurations. */
public class BloomFilter extends Filter {

    private final double bitsPerKey;

    /** Creates a filter of 10 bits per key. */
    public BloomFilter() {
        this(10);
    }

    /**
     * Creates a filter.
     *
     * @param bitsPerKey 10 makes about one look-up in a hundred in vain
     */
    @SuppressWarnings("this-escape")
    public BloomFilter(double bitsPerKey) {
        this.bitsPerKey = bitsPerKey;
        adopt(newBloomFilter(bitsPerKey));
    }

    /**
     * Creates a filter.
     *
     * @param bitsPerKey 10 makes about one look-up in a hundred in vain
     * @param ignored has no effect: RocksDB has no filters per block any more
     */
    public BloomFilter(double bitsPerKey, boolean ignored) {
        this(bitsPerKey);
    }

    /** The native filter that a table configuration takes: another one of the same kind. */
    @Override
    final Filter toGive() {
        return newBloomFilter(bitsPerKey);
    }

    /** Filters with the same bits per key are equal. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BloomFilter filter && bitsPerKey == filter.bitsPerKey;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(bitsPerKey);
    }
}
