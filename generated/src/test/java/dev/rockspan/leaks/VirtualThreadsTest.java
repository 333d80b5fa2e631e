package dev.rockspan.leaks;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.TestDb;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Virtual threads can be many: a thread that has made calls and goes on waiting keeps nothing of them. */
class VirtualThreadsTest {

    @Test
    void keep_nothing_of_their_calls(@TempDir Path folder) {
        ChildJvm.Outcome outcome = ChildJvm.run(folder, Waiting.class, folder.toString());
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
    }

    /** Compares the memory of threads that wait after calls with that of threads that only wait. */
    static final class Waiting {

        private static final int THREADS = 20_000;
        private static final int BYTES = 8;

        /** A class, as the JVM lists it: rank, instances, bytes, name. */
        private static final Pattern ROW = Pattern.compile("^ *\\d+: +\\d+ +(\\d+) ");

        private Waiting() {}

        public static void main(String... arguments) throws Exception {
            try (RocksDB db = TestDb.openWithLetters(Path.of(arguments[0]), 3)) {
                Runnable calls = () -> {
                    db.get(b("a"));
                    db.put(b("b"), b("c"));
                    try (RocksIterator iterator = db.newIterator()) {
                        iterator.seekToFirst();
                    }
                };
                used(calls); // loads and links what calls need
                long without = used(() -> {});
                long with = used(calls);
                assertThat((with - without) / THREADS).as("bytes of a thread").isLessThan(BYTES);
            }
        }

        /** How much memory is in use while that many threads have done that and wait. */
        private static long used(Runnable action) throws Exception {
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
            long used = used();
            end.countDown();
            for (Thread thread : threads) {
                thread.join();
            }
            return used;
        }

        /** The bytes of all objects but the JVM's own: a waiting thread's stack is as large as its code is compiled. */
        private static long used() throws JMException {
            Object classes = ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "gcClassHistogram",
                            new Object[] {new String[0]},
                            new String[] {String[].class.getName()});
            return classes.toString()
                    .lines()
                    .filter(line -> !line.contains("jdk.internal.vm."))
                    .map(ROW::matcher)
                    .filter(Matcher::find)
                    .mapToLong(row -> Long.parseLong(row.group(1)))
                    .sum();
        }
    }
}
