package dev.rockspan.runtime.spi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * What one thread knows of where an iterator stands: some entries in Java's own memory, one after the other as the sizes
 * of key and value and their bytes; and after those the entry at which RocksDB's iterator stands, if there is one, where
 * RocksDB has it. The iterator as users see it stands at the first of these.
 *
 * <p>Only its thread uses it; another one that comes in its turn makes a copy. So what is read here needs no lease, and
 * two threads that come at once find each other's entries perhaps, but never half of one.
 */
final class Window {

    /** Room for few entries, for who reads few. */
    private static final int SMALL = 4 * 1024;

    private static final int LARGE = 64 * 1024;

    /** From how many entries on there had better be much room. */
    private static final int MANY = 32;

    static final int HEAD = 8;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;

    final Thread reader;

    /** Whether all this is so; else only RocksDB knows. */
    boolean known;

    /** In the upper half how many packed entries are left, in the lower half where the first of them is. */
    private long position;

    private MemorySegment buffer;

    /** Whether RocksDB's iterator stands at an entry; which is this one. */
    boolean standing;

    long key;
    long keySize;
    long value;
    long valueSize;

    /** Whether what follows is packed, or else what comes before. */
    boolean forwards = true;

    /** How many entries to read next. */
    int ahead = 1;

    Window(Thread reader) {
        this.reader = reader;
        this.buffer = MemorySegment.NULL;
    }

    /** The same for another thread. */
    Window copyFor(Thread other) {
        Window copy = new Window(other);
        copy.position = position;
        copy.known = known;
        copy.standing = standing;
        copy.key = key;
        copy.keySize = keySize;
        copy.value = value;
        copy.valueSize = valueSize;
        copy.forwards = forwards;
        copy.ahead = ahead;
        if (buffer.byteSize() > 0) {
            copy.buffer = Arena.ofAuto().allocate(buffer.byteSize(), 8).copyFrom(buffer);
        }
        return copy;
    }

    /** Memory for the entries that are read next. */
    MemorySegment buffer() {
        int size = ahead < MANY ? SMALL : LARGE;
        if (buffer.byteSize() < size) {
            buffer = Arena.ofAuto().allocate(size, 8);
        }
        return buffer;
    }

    MemorySegment packedIn() {
        return buffer;
    }

    /** That many entries have been packed. */
    void packed(long count) {
        position = count << 32;
    }

    /** RocksDB's iterator stands there. */
    void stand(long keyAddress, long keyBytes, long valueAddress, long valueBytes) {
        standing = true;
        key = keyAddress;
        keySize = keyBytes;
        value = valueAddress;
        valueSize = valueBytes;
    }

    /** There is no entry any more. */
    void clear() {
        position = 0;
        standing = false;
    }

    long packedCount() {
        return position >>> 32;
    }

    boolean isPacked() {
        return position >>> 32 != 0;
    }

    boolean isAtEntry() {
        return isPacked() || standing;
    }

    /** Goes on to the next of the packed entries, or to the one at which RocksDB's iterator stands. */
    void skip() {
        long at = at();
        position += HEAD + keySizeAt(at) + valueSizeAt(at) - (1L << 32);
    }

    long at() {
        return (int) position;
    }

    int keySizeAt(long at) {
        return buffer.get(INT, at);
    }

    int valueSizeAt(long at) {
        return buffer.get(INT, at + 4);
    }

    void pack(long at, long keyAddress, long keyBytes, long valueAddress, long valueBytes) {
        buffer.set(INT, at, (int) keyBytes);
        buffer.set(INT, at + 4, (int) valueBytes);
        MemorySegment.copy(NativeMemory.ALL, keyAddress, buffer, at + HEAD, keyBytes);
        MemorySegment.copy(NativeMemory.ALL, valueAddress, buffer, at + HEAD + keyBytes, valueBytes);
    }

    byte[] packedKey() {
        long at = at();
        return copy(at + HEAD, keySizeAt(at));
    }

    byte[] packedValue() {
        long at = at();
        return copy(at + HEAD + keySizeAt(at), valueSizeAt(at));
    }

    private byte[] copy(long start, int size) {
        byte[] copy = new byte[size];
        MemorySegment.copy(buffer, ValueLayout.JAVA_BYTE, start, copy, 0, size);
        return copy;
    }
}
