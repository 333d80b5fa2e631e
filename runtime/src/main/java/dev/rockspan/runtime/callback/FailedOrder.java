package dev.rockspan.runtime.callback;

import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * What RocksDB is told of the order of keys after the code that knows it has thrown. No order is right any more; this one
 * breaks nothing:
 *
 * <ul>
 *   <li>Keys are the same only if their bytes are: RocksDB drops older versions of a key.
 *   <li>No key is before another. C++ sorts on for as long as it is told "before", past the ends of its arrays if need be;
 *       so whatever it was told until now, it stops.
 *   <li>Unless it has just been told, once, that the other one is not before this one. RocksDB looks for the files that overlap
 *       with what a file begins and ends with, and goes on with the first it has found; there has to be the file itself.
 *   <li>Nothing is written into files, where it would stay in the wrong order. RocksDB asks twice about each key that it
 *       is to write and the one before: whether they are the same key, and, having moved on to the new key where it had
 *       the old one, whether they are in order. The second time it is told that they are not, and refuses. The
 *       write-ahead log still has what was to be written.
 * </ul>
 */
final class FailedOrder {

    /** How many questions may come between the two: also where a new file is to begin is a matter of order. */
    private static final int REMEMBERED = 8;

    private static final ThreadLocal<FailedOrder> OF_THREAD = ThreadLocal.withInitial(FailedOrder::new);

    /** For threads that have no memory for one. */
    private static final FailedOrder SHARED = new FailedOrder();

    private final long[] hashes = new long[REMEMBERED];
    private final long[] places = new long[REMEMBERED];
    private int next;

    private FailedOrder() {}

    private static FailedOrder ofThread() {
        try {
            return OF_THREAD.get();
        } catch (OutOfMemoryError e) {
            return SHARED;
        }
    }

    /** Needs no memory: what the comparator has thrown may be that there is none. */
    static int compare(long state, long a, long aLength, long b, long bLength) {
        // What RocksDB takes a timestamp off that is not there has less than no bytes.
        long aEnd = a + Math.max(aLength, 0);
        long bEnd = b + Math.max(bLength, 0);
        return MemorySegment.mismatch(NativeMemory.ALL, a, aEnd, NativeMemory.ALL, b, bEnd) < 0
                ? 0
                : ofThread().ask(state, a, aEnd, b, bEnd);
    }

    /**
     * Compares by the bytes of the keys, for iterators over the writes of a batch or a transaction. Such an iterator steps back
     * to the entry before its own, and crashes if there seems to be none, which may happen all the same if the comparator has
     * another order.
     */
    static int compareBytes(long a, long aLength, long b, long bLength) {
        long aSize = Math.max(aLength, 0);
        long bSize = Math.max(bLength, 0);
        long at = MemorySegment.mismatch(NativeMemory.ALL, a, a + aSize, NativeMemory.ALL, b, b + bSize);
        if (at < 0) {
            return 0;
        }
        return at == Math.min(aSize, bSize)
                ? Long.compare(aSize, bSize)
                : Byte.compareUnsigned(byteAt(a + at), byteAt(b + at));
    }

    private static byte byteAt(long address) {
        return NativeMemory.ALL.get(ValueLayout.JAVA_BYTE, address);
    }

    private int ask(long state, long a, long aEnd, long b, long bEnd) {
        long hash = hash(hash(state, a, aEnd), b, bEnd);
        long reverse = hash(hash(state, b, bEnd), a, aEnd);
        for (int i = 0; i < REMEMBERED; i++) {
            if (hashes[i] == hash && places[i] == a) {
                return -1;
            }
            if (hashes[i] == reverse) {
                hashes[i] = 0; // once: a sort may go on over many equal keys
                return -1;
            }
        }
        hashes[next] = hash;
        places[next] = b;
        next = (next + 1) % REMEMBERED;
        return 1;
    }

    private static long hash(long before, long begin, long end) {
        long hash = before;
        for (long i = begin; i < end; i++) {
            hash = hash * 0x100000001b3L + byteAt(i) + 1;
        }
        return hash * 0x100000001b3L;
    }
}
