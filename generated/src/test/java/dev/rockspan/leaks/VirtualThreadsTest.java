package dev.rockspan.leaks;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Virtual threads can be many: a thread that has made calls and goes on waiting keeps nothing of them. */
class VirtualThreadsTest {

    private static final int THREADS = 20_000;

    @Test
    void keep_nothing_of_their_calls(@TempDir Path folder) throws InterruptedException {
        try (RocksDB db = TestDb.openWithLetters(folder, 3)) {
            Runnable calls = () -> {
                db.get(b("a"));
                db.put(b("b"), b("c"));
                try (RocksIterator iterator = db.newIterator()) {
                    iterator.seekToFirst();
                }
            };
            waiting(calls); // warms up
            long without = waiting(() -> {});
            long with = waiting(calls);
            assertThat((with - without) / THREADS).isLessThan(100);
        }
    }

    /** How much memory is in use while that many threads have done that and wait. */
    private static long waiting(Runnable action) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(THREADS);
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            threads.add(Thread.startVirtualThread(() -> {
                action.run();
                done.countDown();
                try {
                    end.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
        done.await();
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long used = runtime.totalMemory() - runtime.freeMemory();
        end.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        return used;
    }
}
