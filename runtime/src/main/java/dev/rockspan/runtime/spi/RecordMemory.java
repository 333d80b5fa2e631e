package dev.rockspan.runtime.spi;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Memory that batches have left, for the next ones: up to {@value #LARGEST} bytes for each processor. A fresh array costs
 * as much as filling it.
 */
final class RecordMemory {

    static final int LARGEST = 1 << 20;

    private static final int SLOTS = Integer.highestOneBit(Runtime.getRuntime().availableProcessors() * 2 - 1);
    private static final AtomicReferenceArray<byte @Nullable []> LEFT = new AtomicReferenceArray<>(SLOTS);

    private RecordMemory() {}

    /** Null if there is none. */
    static byte @Nullable [] take() {
        int start = start();
        for (int i = 0; i < SLOTS; i++) {
            int slot = (start + i) & (SLOTS - 1);
            if (LEFT.getPlain(slot) != null) {
                byte[] left = LEFT.getAndSet(slot, null);
                if (left != null) {
                    return left;
                }
            }
        }
        return null;
    }

    static void give(byte[] memory) {
        if (memory.length > LARGEST) {
            return;
        }
        int start = start();
        for (int i = 0; i < SLOTS; i++) {
            int slot = (start + i) & (SLOTS - 1);
            if (LEFT.getPlain(slot) == null && LEFT.compareAndSet(slot, null, memory)) {
                return;
            }
        }
    }

    private static int start() {
        return (int) Thread.currentThread().threadId();
    }
}
