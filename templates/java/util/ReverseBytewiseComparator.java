package dev.rockspan.util;

import dev.rockspan.AbstractComparator;
import dev.rockspan.ComparatorOptions;
import java.nio.ByteBuffer;

/** The reverse order of unsigned bytes, in Java. */
public final class ReverseBytewiseComparator extends AbstractComparator {

    /** Creates the comparator. */
    public ReverseBytewiseComparator(ComparatorOptions options) {
        super(options);
    }

    @Override
    public String name() {
        return "rocksdb.java.ReverseBytewiseComparator";
    }

    @Override
    public int compare(ByteBuffer a, ByteBuffer b) {
        return BytewiseComparator.compareBytes(b, a);
    }
}
