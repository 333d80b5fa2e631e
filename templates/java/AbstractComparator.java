package dev.rockspan;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;

/**
 * An order of keys in Java, to be extended. RocksDB stores the name with the data and refuses to open them with a
 * comparator of another name.
 */
public abstract class AbstractComparator extends Comparator {

    private final boolean useDirectBuffer;

    /**
     * Creates a comparator, for which {@link #name} is called.
     *
     * @param comparatorOptions how keys are passed; may be closed at once
     */
    @SuppressWarnings("this-escape")
    protected AbstractComparator(ComparatorOptions comparatorOptions) {
        useDirectBuffer = comparatorOptions.useDirectBuffer();
        adopt(new Comparator(name(), (a, b) -> compare(buffer(a), buffer(b))));
    }

    /** Returns the name of the order. */
    public abstract String name();

    /**
     * Compares two keys, which may be read during the call only.
     *
     * @return less than 0, 0 or more than 0, as {@code a} comes before, is equal to or comes after {@code b}
     */
    public abstract int compare(ByteBuffer a, ByteBuffer b);

    /** Is never called: RocksDB's C API has no place for it, so that separators between blocks are whole keys. */
    public void findShortestSeparator(ByteBuffer start, ByteBuffer limit) {}

    /** Is never called: RocksDB's C API has no place for it, so that separators between blocks are whole keys. */
    public void findShortSuccessor(ByteBuffer key) {}

    /** Returns whether keys come as direct buffers. */
    public final boolean usingDirectBuffers() {
        return useDirectBuffer;
    }

    private ByteBuffer buffer(MemorySegment key) {
        return useDirectBuffer ? key.asByteBuffer() : ByteBuffer.wrap(key.toArray(ValueLayout.JAVA_BYTE));
    }
}
