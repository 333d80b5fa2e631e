package dev.rockspan.benchmarks.pinning;

import dev.rockspan.PinnedValue;
import dev.rockspan.RocksDB;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/** Holds values of a given total size, each for a given time, one thread for all of them. */
final class Holder implements Runnable {

    private record Held(PinnedValue value, long until) {}

    private final RocksDB db;
    private final int count;
    private final long holdNanos;
    private final Keys keys;
    private final ArrayDeque<Held> held = new ArrayDeque<>();
    private volatile boolean stopped;

    Holder(RocksDB db, Keys keys, int count, long holdMillis) {
        this.db = db;
        this.keys = keys;
        this.count = count;
        this.holdNanos = holdMillis * 1_000_000;
    }

    @Override
    public void run() {
        SplittableRandom random = new SplittableRandom(3);
        while (!stopped) {
            long now = System.nanoTime();
            while (!held.isEmpty() && held.element().until - now <= 0) {
                held.remove().value.close();
            }
            // Not all at once: each should end at another time.
            for (int i = 0; i < 64 && held.size() < count; i++) {
                PinnedValue value = Objects.requireNonNull(db.getPinned(keys.random(random)), "a value");
                held.add(new Held(value, now + holdNanos));
            }
            if (held.size() >= count) {
                LockSupport.parkNanos(200_000);
            }
        }
    }

    void stop() {
        stopped = true;
    }

    /** Closes what is still held; after the thread has ended. */
    void closeAll() {
        held.forEach(one -> one.value.close());
    }
}
