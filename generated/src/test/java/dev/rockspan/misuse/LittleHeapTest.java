package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.AbstractComparator;
import dev.rockspan.AbstractEventListener;
import dev.rockspan.ColumnFamilyDescriptor;
import dev.rockspan.ComparatorOptions;
import dev.rockspan.DBOptions;
import dev.rockspan.FlushJobInfo;
import dev.rockspan.FlushOptions;
import dev.rockspan.InfoLogLevel;
import dev.rockspan.Logger;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.Snapshot;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.TtlDB;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteBatchWithIndex;
import dev.rockspan.WriteOptions;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.Soak;
import dev.rockspan.testing.TestDb;
import dev.rockspan.util.BytewiseComparator;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Calls and closes when Java's memory is full: what fails leaves nothing behind that others find in use. */
@Execution(ExecutionMode.CONCURRENT)
class LittleHeapTest {

    private static final int ROUNDS = 3;

    private static final int OPENS = Soak.count(100, 3000);

    private static final byte[] KEY = b("a");

    @TestFactory
    Stream<DynamicTest> a_full_heap(@TempDir Path folder) {
        return Scenarios.of(Scenes.class, folder, List.of("-Xmx16m", "-XX:+UseSerialGC"));
    }

    @FunctionalInterface
    private interface Step {
        void run();
    }

    /** Takes the steps with less and less memory, until one of each has failed or none of them needs any. */
    private static void withoutMemory(Step... steps) {
        for (Step step : steps) {
            Object[] full = fill();
            for (int left = 0; left < 10; left++) {
                try {
                    step.run();
                } catch (OutOfMemoryError e) {
                    continue; // the collector may leave a little more or less the next time
                }
            }
            full[0] = null;
        }
    }

    /** All of the heap; a list of arrays, of which the last ones are small. */
    private static Object[] fill() {
        Object[] full = new Object[1];
        for (int size = 1 << 20; size >= 16; size /= 4) {
            try {
                while (true) {
                    full[0] = new Object[] {full[0], new byte[size]};
                }
            } catch (OutOfMemoryError e) {
                // As intended; now with smaller ones.
            }
        }
        return full;
    }

    /** To fill the rest again and again is quicker than to fill all of the heap. */
    private static Object[] fillButForHalfAMegabyte() {
        byte[][] free = new byte[8][1 << 16];
        Object[] full = fill();
        Arrays.fill(free, null);
        return full;
    }

    static final class Scenes {

        static void calls(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            ReadOptions options = new ReadOptions();
            byte[] key = b("a");
            byte[] value = new byte[30_000];
            for (int i = 0; i < ROUNDS; i++) {
                withoutMemory(
                        () -> db.get(key),
                        () -> db.put(key, value),
                        () -> options.setFillCache(false),
                        () -> options.setUpperBound(key),
                        () -> {
                            try (PinnedValue pinned = db.getPinned(key)) {
                                if (pinned != null) {
                                    pinned.value();
                                }
                            }
                        },
                        () -> {
                            try (RocksIterator iterator = db.newIterator(options)) {
                                iterator.seekToFirst();
                            }
                        },
                        () -> {
                            try (Snapshot snapshot = db.getSnapshot()) {
                                options.setSnapshot(snapshot);
                                options.setSnapshot(null);
                            }
                        },
                        () -> {
                            try (WriteBatch batch = new WriteBatch()) {
                                batch.put(key, value);
                                db.write(batch);
                            }
                        });
                db.put(key, value);
                assertThat(db.get(key)).isEqualTo(value);
                options.setFillCache(true);
            }
            options.close();
            db.close();
            TestDb.open(folder).close();
        }

        static void closes(Path folder) {
            for (int i = 0; i < ROUNDS; i++) {
                RocksDB db = TestDb.openWithLetters(folder, 3);
                List<AutoCloseable> all = new ArrayList<>();
                for (int j = 0; j < 20; j++) {
                    ReadOptions options = new ReadOptions();
                    RocksIterator iterator = db.newIterator(options);
                    iterator.seekToFirst();
                    all.add(iterator);
                    all.add(options);
                    all.add(db.getSnapshot());
                    all.add(new Options());
                }
                all.add(db);
                withoutMemory(() -> all.forEach(Scenes::close));
                all.forEach(Scenes::close);
                TestDb.open(folder).close();
            }
        }

        /** What is opened and cannot be returned is closed. */
        static void opens(Path folder) {
            TestDb.openWithLetters(folder, 3).close();
            AbstractComparator comparator = new BytewiseComparator(new ComparatorOptions());
            Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
            Object[] ballast = fillButForHalfAMegabyte();
            int failed = 0;
            for (int i = 0; i < 100; i++) {
                String name = folder.resolve("db" + i).toString();
                byte[] spare = new byte[i < 50 ? 64 * i : 8192 * (i - 50)];
                Object[] full = fill();
                spare = null;
                try {
                    RocksDB.open(options, name).close();
                } catch (OutOfMemoryError e) {
                    failed++;
                }
                full[0] = null;
                RocksDB.open(options, name).close();
            }
            ballast[0] = null;
            assertThat(failed).isPositive();
        }

        @FunctionalInterface
        private interface Opening {
            RocksDB open(Options options, String path);
        }

        private static final List<ColumnFamilyDescriptor> FAMILIES = List.of(new ColumnFamilyDescriptor(b("default")));

        private static final List<Opening> OPENINGS = List.of(
                RocksDB::open,
                (options, path) -> RocksDB.openWithTtl(options, path, 1000),
                (options, path) -> {
                    try (DBOptions dbOptions = new DBOptions(options)) {
                        return RocksDB.open(dbOptions, path, FAMILIES, new ArrayList<>());
                    }
                },
                (options, path) -> {
                    try (TransactionDBOptions locking = new TransactionDBOptions()) {
                        return TransactionDB.open(options, locking, path);
                    }
                },
                OptimisticTransactionDB::open,
                (options, path) -> TtlDB.open(options, path, 1000, false));

        /** What RocksDB has opened is closed, if there is no memory for its handle: the heap is full when C returns. */
        static void opens_that_fill_it(Path folder) {
            Object[][] full = new Object[1][];
            byte[][] spare = new byte[1][];
            Logger logger = new Logger(InfoLogLevel.INFO_LEVEL) {
                @Override
                protected void log(InfoLogLevel logLevel, String message) {
                    if (spare[0] != null && message.contains("DB pointer")) {
                        full[0] = fill();
                        spare[0] = null;
                    }
                }
            };
            try (Options options = new Options().setCreateIfMissing(true).setLogger(logger)) {
                String path = folder.resolve("db").toString();
                OPENINGS.forEach(opening -> opening.open(options, path).close());
                Object[] ballast = fillButForHalfAMegabyte();
                int failed = 0;
                for (int i = 0; i < 4 * OPENINGS.size(); i++) {
                    spare[0] = new byte[1 + 200 * (i / OPENINGS.size())];
                    try {
                        OPENINGS.get(i % OPENINGS.size()).open(options, path).close();
                    } catch (OutOfMemoryError e) {
                        failed++;
                    } finally {
                        full[0][0] = null;
                    }
                    RocksDB.open(options, path).close();
                }
                ballast[0] = null;
                assertThat(failed).isPositive();
            }
        }

        /** The same, if another thread fills it. */
        static void opens_beside_a_thread_that_fills_it(Path folder) throws InterruptedException {
            String path = folder.resolve("db").toString();
            Options options = new Options().setCreateIfMissing(true);
            OPENINGS.forEach(opening -> opening.open(options, path).close());
            AtomicBoolean ended = new AtomicBoolean();
            Thread filling = Thread.ofPlatform().daemon().start(() -> {
                while (!ended.get()) {
                    fill()[0] = null;
                }
            });
            for (int i = 0; i < OPENS; i++) {
                try {
                    OPENINGS.get(i % OPENINGS.size()).open(options, path).close();
                } catch (OutOfMemoryError | RocksDBException | IllegalArgumentException e) {
                    // Out of memory, also as the cause where one error is thrown twice; or what it has left is not
                    // closed yet.
                }
            }
            ended.set(true);
            filling.join();
            TestDb.open(folder.resolve("db")).close();
        }

        /** A value that there is no memory for does not keep its database. */
        static void values_in_arenas(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    Arena arena = Arena.ofConfined()) {
                db.get(arena, KEY);
            }
            Object[] ballast = fillButForHalfAMegabyte();
            for (int i = 0; i < 60; i++) {
                RocksDB db = TestDb.open(folder);
                try (Arena arena = Arena.ofConfined()) {
                    byte[] spare = new byte[8 * i];
                    Object[] full = fill();
                    spare = null;
                    try {
                        db.get(arena, KEY);
                    } catch (OutOfMemoryError e) {
                        // As intended.
                    }
                    full[0] = null;
                }
                db.close();
            }
            TestDb.open(folder).close();
            ballast[0] = null;
        }

        /** What RocksDB has taken is not freed once more, nor keeps its database. */
        static void transfers(Path folder) {
            ReadOptions options = new ReadOptions();
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex()) {
                batch.newIteratorWithBase(db.newIterator(options)).close();
            }
            Object[] ballast = fillButForHalfAMegabyte();
            for (int i = 0; i < 100; i++) {
                RocksDB db = TestDb.open(folder);
                WriteBatchWithIndex batch = new WriteBatchWithIndex();
                RocksIterator base = db.newIterator(options);
                byte[] spare = new byte[8 * i];
                Object[] full = fill();
                spare = null;
                try {
                    batch.newIteratorWithBase(base);
                } catch (OutOfMemoryError e) {
                    // As intended.
                }
                full[0] = null;
                base.close();
                db.close();
                batch.close();
            }
            TestDb.open(folder).close();
            ballast[0] = null;
        }

        /** The JDK compiles the way from C to a method anew when that is called for the 128th time. */
        static void callbacks(Path folder) {
            int[] compared = new int[1];
            ComparatorOptions comparatorOptions = new ComparatorOptions();
            AbstractComparator comparator = new AbstractComparator(comparatorOptions) {
                @Override
                public String name() {
                    return "counting";
                }

                @Override
                public int compare(ByteBuffer a, ByteBuffer b) {
                    compared[0]++;
                    return a.compareTo(b);
                }
            };
            Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
            RocksDB db = RocksDB.open(options, folder.toString());
            WriteOptions writeOptions = new WriteOptions();
            WriteBatch batch = new WriteBatch();
            for (byte i = 0; i < 120; i++) {
                batch.put(new byte[] {1, i}, b("value"));
            }
            for (byte i = 0; i < 3; i++) {
                try (WriteBatch first = new WriteBatch()) {
                    first.put(new byte[] {i}, b("value"));
                    db.write(writeOptions, first);
                }
            }
            assertThat(compared[0]).isBetween(1, 100);

            byte[][] enoughToCompare = new byte[16][1 << 10];
            Object[] full = fill();
            Arrays.fill(enoughToCompare, null);
            db.write(writeOptions, batch);
            full[0] = null;

            assertThat(compared[0]).isGreaterThan(200);
            for (byte i = 0; i < 120; i++) {
                assertThat(db.get(new byte[] {1, i})).isEqualTo(b("value"));
            }
            db.close();
        }

        /** What C passes to a callback ends with it. */
        static void arguments_of_callbacks(Path folder) {
            FlushJobInfo[] kept = new FlushJobInfo[1];
            Object[][] full = new Object[1][];
            AbstractEventListener listener = new AbstractEventListener() {
                @Override
                public void onFlushCompleted(RocksDB db, FlushJobInfo info) {
                    kept[0] = info;
                    full[0] = fill();
                }
            };
            Options options = new Options().setCreateIfMissing(true).setListeners(List.of(listener));
            RocksDB db = RocksDB.open(options, folder.toString());
            db.put(b("a"), b("value"));
            FlushOptions flush = new FlushOptions();
            try {
                db.flush(flush);
            } catch (OutOfMemoryError e) {
                // This thread may need some, too.
            }
            full[0] = null;
            assertThatIllegalStateException().isThrownBy(() -> kept[0].getColumnFamilyName());
            db.close();
        }

        private static void close(AutoCloseable closeable) {
            try {
                closeable.close();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
