package dev.rockspan.util;

import dev.rockspan.AbstractComparator;
import dev.rockspan.ComparatorOptions;
import java.nio.ByteBuffer;

/** Orders keys of four bytes as signed numbers, the high byte first. */
public final class IntComparator extends AbstractComparator {

    /** Creates the comparator. */
    public IntComparator(ComparatorOptions options) {
        super(options);
    }

    @Override
    public String name() {
        return "rocksdb.java.IntComparator";
    }

    @Override
    public int compare(ByteBuffer a, ByteBuffer b) {
        return Integer.compare(a.getInt(a.position()), b.getInt(b.position()));
    }
}
