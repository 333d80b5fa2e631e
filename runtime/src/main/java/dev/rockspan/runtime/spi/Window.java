package dev.rockspan.runtime.spi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import org.jspecify.annotations.Nullable;

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

    /** What fits into the nearest cache of most processors. */
    private static final int LARGE = 32 * 1024;

    /** From how many entries on there had better be much room. */
    private static final int MANY = 32;

    static final int HEAD = 8;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;

    final Thread reader;

    /** The reader if all this is so, or else nobody: only RocksDB knows. */
    @Nullable Thread knowing;

    /** In the upper half how many packed entries are left, in the lower half where the first of them is. */
    private long position;

    /** For what is packed. */
    private MemorySegment buffer = MemorySegment.NULL;

    /** For the entry at which RocksDB's iterator stands, packed alone. */
    private MemorySegment copy = MemorySegment.NULL;

    // Where these are: what is read there was written there, and needs none of the checks that a segment makes.
    private long bufferStart;
    private long copyStart;

    private boolean keyCopied;
    private boolean valueCopied;

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
    }

    /** The same for another thread. This one's can go on meanwhile, and only go on: it reads no further without a lease. */
    Window copyFor(Thread other) {
        Window twin = new Window(other);
        twin.position = position; // once: all else has to belong to it
        twin.knowing = knowing == null ? null : other;
        twin.standing = standing;
        twin.key = key;
        twin.keySize = keySize;
        twin.value = value;
        twin.valueSize = valueSize;
        twin.forwards = forwards;
        twin.ahead = ahead;
        if (twin.isPacked()) {
            twin.buffer = Arena.ofAuto().allocate(buffer.byteSize(), 8).copyFrom(buffer);
            twin.bufferStart = twin.buffer.address();
        }
        return twin;
    }

    /** Memory for the entries that are read next. */
    MemorySegment buffer() {
        int size = ahead < MANY ? SMALL : LARGE;
        if (buffer.byteSize() < size) {
            buffer = Arena.ofAuto().allocate(size, 8);
            bufferStart = buffer.address();
        }
        return buffer;
    }

    /** The memory in which packed entries are. */
    MemorySegment packedMemory() {
        return buffer;
    }

    /** The memory in which the entry is. */
    MemorySegment memory() {
        return isPacked() ? buffer : copy;
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
        keyCopied = false;
        valueCopied = false;
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
        long at = packedAt();
        position += HEAD + keySize(at) + valueSize(at) - (1L << 32);
    }

    /** The address of the first of the packed entries. */
    long packedAt() {
        return bufferStart + (int) position;
    }

    /** The address of the first of the packed entries, or of what was copied if there is none left. */
    long at() {
        return isPacked() ? packedAt() : copyStart;
    }

    int keySize(long at) {
        return read(at);
    }

    int valueSize(long at) {
        return read(at + 4);
    }

    private int read(long address) {
        try {
            return NativeMemory.ALL.get(INT, address);
        } finally {
            // Has the memory, which is freed with it if another thread has come in its turn.
            Reference.reachabilityFence(this);
        }
    }

    /** Has a copy of the entry at which RocksDB's iterator stands; of its value only if that is asked for. */
    void copyStanding(boolean withValue) {
        long size = HEAD + keySize + (withValue ? valueSize : 0);
        if (copy.byteSize() < size) {
            copy = Arena.ofAuto().allocate(size, 8);
            copyStart = copy.address();
            keyCopied = false;
        }
        if (!keyCopied) {
            copy.set(INT, 0, Call.arrayLength(keySize));
            MemorySegment.copy(NativeMemory.ALL, key, copy, HEAD, keySize);
            keyCopied = true;
        }
        if (withValue && !valueCopied) {
            copy.set(INT, 4, Call.arrayLength(valueSize));
            MemorySegment.copy(NativeMemory.ALL, value, copy, HEAD + keySize, valueSize);
            valueCopied = true;
        }
    }

    boolean hasCopied(boolean withValue) {
        return withValue ? valueCopied : keyCopied;
    }

    void pack(long at, long keyAddress, long keyBytes, long valueAddress, long valueBytes) {
        buffer.set(INT, at, (int) keyBytes);
        buffer.set(INT, at + 4, (int) valueBytes);
        MemorySegment.copy(NativeMemory.ALL, keyAddress, buffer, at + HEAD, keyBytes);
        MemorySegment.copy(NativeMemory.ALL, valueAddress, buffer, at + HEAD + keyBytes, valueBytes);
    }

    byte[] packedKey() {
        long at = packedAt();
        return copyOf(at + HEAD, keySize(at));
    }

    byte[] packedValue() {
        long at = packedAt();
        return copyOf(at + HEAD + keySize(at), valueSize(at));
    }

    private byte[] copyOf(long address, int size) {
        try {
            byte[] array = Call.newArray(size);
            NativeMemory.copy(address, array);
            return array;
        } finally {
            Reference.reachabilityFence(this);
        }
    }
}
