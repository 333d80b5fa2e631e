package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Finds out that an order of keys of Java code is none: that it contradicts itself, or is another than before. C++ sorts
 * past the ends of its arrays in such an order, and what is in files stays where it was put; so it has to be found early.
 * The first answers are all checked, later ones now and then: against the opposite question, and against a few keys that
 * were asked about before. That finds orders that contradict themselves often; no check finds all.
 *
 * <p>Safe for use by several threads.
 */
final class OrderWatch {

    /** So many answers are checked from the first on. */
    private static final int FIRST = 256;

    /** Of those after them, one in so many. */
    private static final int RARELY = 32;

    /** So many keys are kept. */
    private static final int KEPT = 32;

    /** Larger ones are not. */
    private static final int LARGEST = 4096;

    /** How much of a key an error shows. */
    private static final int SHOWN = 32;

    /** Grows by racing threads; a few more or fewer are checked. */
    private int checked;

    private final ReentrantLock lock = new ReentrantLock();
    private final List<MemorySegment> sorted = new ArrayList<>();

    /**
     * Checks an answer, or not.
     *
     * @throws IllegalStateException if it contradicts another one
     */
    void check(MemorySegment a, MemorySegment b, int answer, KeyOrder order) {
        if (checked < FIRST) {
            checked++;
        } else if (ThreadLocalRandom.current().nextInt(RARELY) != 0) {
            return;
        }
        boolean same = a.mismatch(b) < 0;
        require(a, b, answer, same ? 0 : answer);
        require(b, a, order.compare(b, a), -Integer.signum(answer)); // no int is the opposite of the least
        if (a.byteSize() <= LARGEST && lock.tryLock()) {
            try {
                checkAmongKept(a, order);
            } finally {
                lock.unlock();
            }
        }
    }

    private void checkAmongKept(MemorySegment key, KeyOrder order) {
        int low = 0;
        int high = sorted.size();
        boolean found = false;
        while (low < high && !found) {
            int middle = (low + high) >>> 1;
            int answer = order.compare(key, sorted.get(middle));
            found = answer == 0;
            if (answer > 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        int place = found ? high : low;
        if (!sorted.isEmpty()) {
            int other = ThreadLocalRandom.current().nextInt(sorted.size());
            int expected = found ? Integer.compare(place, other) : place > other ? 1 : -1;
            require(key, sorted.get(other), order.compare(key, sorted.get(other)), expected);
        }
        if (sorted.size() > 1) {
            int first = ThreadLocalRandom.current().nextInt(sorted.size() - 1);
            MemorySegment next = sorted.get(first + 1);
            require(sorted.get(first), next, order.compare(sorted.get(first), next), -1);
        }
        if (!found) {
            sorted.add(place, MemorySegment.ofArray(key.toArray(ValueLayout.JAVA_BYTE)));
        }
        if (sorted.size() > KEPT) {
            sorted.remove(ThreadLocalRandom.current().nextInt(sorted.size()));
        }
    }

    private static void require(MemorySegment a, MemorySegment b, int answer, int expected) {
        if (Integer.signum(answer) != Integer.signum(expected)) {
            throw new IllegalStateException(
                    "The order of keys contradicts itself: key " + shown(a) + " is " + said(answer) + " key " + shown(b)
                            + ", but other answers say that it is " + said(expected) + " it");
        }
    }

    private static String said(int answer) {
        return answer < 0 ? "before" : answer > 0 ? "after" : "the same as";
    }

    private static String shown(MemorySegment key) {
        long size = key.byteSize();
        String hex =
                HexFormat.of().formatHex(key.asSlice(0, Math.min(size, SHOWN)).toArray(ValueLayout.JAVA_BYTE));
        return size > SHOWN ? hex + "... (" + size + " bytes)" : size == 0 ? "of no bytes" : hex;
    }
}
