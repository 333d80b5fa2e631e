package dev.rockspan.util;

import dev.rockspan.AbstractComparator;
import dev.rockspan.ComparatorOptions;
import java.nio.ByteBuffer;

/** The order of unsigned bytes, in Java: the same order as RocksDB's own, which is faster. */
public final class BytewiseComparator extends AbstractComparator {

    /** Creates the comparator. */
    public BytewiseComparator(ComparatorOptions options) {
        super(options);
    }

    @Override
    public String name() {
        return "rocksdb.java.BytewiseComparator";
    }

    @Override
    public int compare(ByteBuffer a, ByteBuffer b) {
        return compareBytes(a, b);
    }

    static int compareBytes(ByteBuffer a, ByteBuffer b) {
        int at = a.mismatch(b);
        return at < 0 || at == a.remaining() || at == b.remaining()
                ? Integer.compare(a.remaining(), b.remaining())
                : Byte.compareUnsigned(a.get(a.position() + at), b.get(b.position() + at));
    }
}
