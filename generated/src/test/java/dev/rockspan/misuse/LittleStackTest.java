package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.Snapshot;
import dev.rockspan.Transaction;
import dev.rockspan.WriteOptions;
import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Calls and closes at the end of the stack: what is begun there ends there, and what is closed is freed in the end. */
@Execution(ExecutionMode.CONCURRENT)
class LittleStackTest {

    private static final int ROUNDS = 24;

    @TestFactory
    Stream<DynamicTest> compiled(@TempDir Path folder) {
        return Scenarios.of(Scenes.class, folder, ChildJvm.WELL_COMPILED);
    }

    @TestFactory
    Stream<DynamicTest> interpreted(@TempDir Path folder) {
        return Scenarios.of(Scenes.class, folder, List.of("-Xint"));
    }

    @TestFactory
    Stream<DynamicTest> first_use(@TempDir Path folder) {
        return Stream.of(First.class, FirstClose.class, FirstOfClasses.class)
                .flatMap(scenes -> Scenarios.of(scenes, folder));
    }

    @FunctionalInterface
    private interface Step {
        void run();
    }

    /** Takes the step where the stack ends, and again on the way back until it succeeds or is done. */
    private static void atTheEnd(Step step, BooleanSupplier done, int round) throws InterruptedException {
        AtomicReference<@Nullable Throwable> other = new AtomicReference<>();
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        pad(step, done, new boolean[1], round % 16);
                    } catch (Throwable t) {
                        other.set(t);
                    }
                },
                "little stack",
                (256 << 10) + round * 112L);
        thread.start();
        thread.join();
        assertThat(other.get()).isNull();
    }

    private static void atTheEnd(Step step, int round) throws InterruptedException {
        atTheEnd(step, () -> false, round);
    }

    private static void pad(Step step, BooleanSupplier done, boolean[] taken, int frames) {
        if (frames > 0) {
            pad(step, done, taken, frames - 1);
        } else {
            descend(step, done, taken);
        }
    }

    @SuppressWarnings("InfiniteRecursion")
    private static void descend(Step step, BooleanSupplier done, boolean[] taken) {
        try {
            descend(step, done, taken);
        } catch (StackOverflowError e) {
            take(step, done, taken);
        }
    }

    private static void take(Step step, BooleanSupplier done, boolean[] taken) {
        try {
            if (!taken[0]) {
                step.run();
                taken[0] = true;
            }
        } catch (StackOverflowError e) {
            taken[0] = done.getAsBoolean();
            if (!taken[0]) {
                throw e; // to the caller of who called, which takes it next
            }
        }
    }

    /** Closes it where the stack ends: again until that succeeds, or only until it says that it is closed. */
    private static void closeAtTheEnd(RocksObject object, boolean again, int round) throws InterruptedException {
        atTheEnd(object::close, () -> !again && object.isClosed(), round);
        assertThat(object.isClosed()).isTrue();
    }

    /** A database is open until it can be opened again. */
    private static void awaitUnlocked(Path folder) throws InterruptedException {
        long begin = System.nanoTime();
        while (true) {
            try {
                TestDb.open(folder).close();
                return;
            } catch (RuntimeException e) {
                if (System.nanoTime() - begin > TimeUnit.SECONDS.toNanos(20)) {
                    throw e;
                }
                TimeUnit.MILLISECONDS.sleep(10);
            }
        }
    }

    static final class First {

        static void of_calls(Path folder) throws InterruptedException {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                atTheEnd(() -> db.get(b("key")), 1);
                atTheEnd(() -> db.put(b("key"), b("value")), 2);
                atTheEnd(() -> db.put(b("key"), new byte[100_000]), 2);
                atTheEnd(() -> db.newIterator().close(), 3);
                db.put(b("key"), b("value"));
                assertThat(db.get(b("key"))).isEqualTo(b("value"));
            }
            awaitUnlocked(folder);
        }
    }

    /** In a JVM in which nothing was left to be finished before. */
    static final class FirstClose {

        static void of_readers(Path folder) throws InterruptedException {
            Scenes.closes_of_readers(folder);
        }
    }

    /** In a JVM in which nothing but the library was loaded: the JVM initialises a class once, or never. */
    static final class FirstOfClasses {

        static void of_values(Path folder) throws InterruptedException {
            new Options().close();
            atTheEnd(() -> FilterDecision.change(new byte[1]), 1);
            atTheEnd(() -> MultiGetBuffer.pinning().close(), 2);
            atTheEnd(() -> ReadResult.NOT_FOUND.isFound(), 3);
        }
    }

    static final class Scenes {

        static void closes_of_a_database(Path folder) throws InterruptedException {
            for (int i = 0; i < ROUNDS; i++) {
                RocksDB db = TestDb.open(folder);
                closeAtTheEnd(db, i % 2 == 0, i);
                awaitUnlocked(folder);
            }
        }

        static void closes_of_what_belongs_to_a_database(Path folder) throws InterruptedException {
            for (int i = 0; i < ROUNDS; i++) {
                Options options = new Options().setCreateIfMissing(true);
                OptimisticTransactionDB db = OptimisticTransactionDB.open(options, folder.toString());
                WriteOptions writes = new WriteOptions();
                Transaction transaction = db.beginTransaction(writes);
                transaction.put(b("a"), b("b"));
                RocksIterator ofTransaction = transaction.newIterator();
                for (RocksObject each : List.of(ofTransaction, transaction, writes, options)) {
                    closeAtTheEnd(each, i % 2 == 0, i);
                }
                db.close();
                awaitUnlocked(folder);
            }
        }

        static void closes_of_readers(Path folder) throws InterruptedException {
            for (int i = 0; i < ROUNDS; i++) {
                RocksDB db = TestDb.openWithLetters(folder, 3);
                RocksIterator iterator = db.newIterator();
                iterator.seekToFirst();
                Snapshot snapshot = db.getSnapshot();
                ReadOptions options = new ReadOptions().setSnapshot(snapshot);
                RocksIterator other = db.newIterator(options);
                for (RocksObject each : List.of(iterator, snapshot, options, other)) {
                    closeAtTheEnd(each, i % 2 == 0, i);
                }
                db.close();
                awaitUnlocked(folder);
            }
        }

        static void calls(Path folder) throws InterruptedException {
            try (ReadOptions options = new ReadOptions()) {
                RocksDB db = TestDb.openWithLetters(folder, 3);
                for (int i = 0; i < ROUNDS; i++) {
                    atTheEnd(() -> db.get(options, b("a")), i);
                    atTheEnd(() -> options.setFillCache(false), i);
                    atTheEnd(() -> db.put(b("b"), b("c")), i);
                    atTheEnd(
                            () -> {
                                try (RocksIterator iterator = db.newIterator(options)) {
                                    iterator.seekToFirst();
                                }
                            },
                            i);
                    options.setFillCache(true); // nobody uses them any more
                }
                db.close();
                TestDb.open(folder).close();
            }
        }

        /** The thread goes on after its stack was full. */
        static void a_thread_that_goes_on(Path folder) throws InterruptedException {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            ReadOptions options = new ReadOptions();
            AtomicReference<@Nullable Throwable> failed = new AtomicReference<>();
            Thread thread = new Thread(null, () -> {
                for (int i = 0; i < ROUNDS; i++) {
                    try {
                        visit(db, options, i);
                    } catch (StackOverflowError e) {
                        // as expected
                    } catch (Throwable t) {
                        failed.set(t);
                    }
                }
                options.setFillCache(false);
                db.close();
                TestDb.open(folder).close();
            }, "goes on", 256 << 10);
            thread.setUncaughtExceptionHandler((_, t) -> failed.set(t));
            thread.start();
            thread.join();
            assertThat(failed.get()).isNull();
            options.close();
        }

        @SuppressWarnings("InfiniteRecursion")
        private static void visit(RocksDB db, ReadOptions options, int round) {
            switch (round % 4) {
                case 0 -> db.get(options, b("a"));
                case 1 -> options.setFillCache(true);
                case 2 -> db.put(b("b"), b("c"));
                default -> {
                    try (RocksIterator iterator = db.newIterator(options)) {
                        iterator.seekToFirst();
                    }
                }
            }
            visit(db, options, round);
        }
    }
}
