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
import dev.rockspan.MergeOperator;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.SliceTransform;
import dev.rockspan.SliceTransformCallbacks;
import dev.rockspan.Snapshot;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.TtlDB;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteBatchWithIndex;
import dev.rockspan.WriteOptions;
import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.Soak;
import dev.rockspan.testing.TestDb;
import dev.rockspan.util.BytewiseComparator;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Calls and closes when Java's memory is full: what fails leaves nothing behind that others find in use. */
@Execution(ExecutionMode.CONCURRENT)
class LittleHeapTest {

    private static final int ROUNDS = 3;

    private static final int OPENS = Soak.count(10, 200);

    /** By how many bytes more memory is left in each attempt. The smallest object takes 16. */
    private static final int STEP = Soak.count(16, 8);

    private static final String PINNED = "rocksdb.block-cache-pinned-usage";

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

        /** Closes objects of which none was closed before: what frees them is called for the first time. */
        static void first_closes(Path folder) {
            Options options = new Options().setCreateIfMissing(true);
            OptimisticTransactionDB db = OptimisticTransactionDB.open(options, folder.toString());
            Transaction transaction = db.beginTransaction();
            transaction.put(KEY, KEY);
            transaction.commit();
            List<AutoCloseable> all = List.of(transaction.getWriteBatch(), MultiGetBuffer.pinning());
            db.multiGetOrPin(List.of(KEY), (MultiGetBuffer) all.get(1));
            byte[][] spare = new byte[16][1 << 10];
            Object[] full = fill();
            Arrays.fill(spare, null);
            try {
                close(all.get(0));
                close(all.get(1));
            } catch (Error e) {
                // What is closed without memory is freed when there is some.
            }
            full[0] = null;
            all.forEach(Scenes::close);
            transaction.close();
            db.close();
            RocksDB.open(options, folder.toString()).close();
        }

        /** Without memory for the new iterator's handle, the database of the consumed one can be closed all the same. */
        static void iterators_over_iterators(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            WriteBatchWithIndex batch = new WriteBatchWithIndex();
            Object[] ballast = fillButForHalfAMegabyte();
            int failed = 0;
            for (int i = 0; i < 64; i++) {
                RocksIterator base = db.newIterator();
                byte[] spare = new byte[i << 10];
                Object[] full = fill();
                spare = null;
                try {
                    batch.newIteratorWithBase(base).close();
                } catch (OutOfMemoryError | BootstrapMethodError e) {
                    failed++;
                }
                full[0] = null;
                base.close();
            }
            ballast[0] = null;
            batch.close();
            db.close();
            assertThat(failed).isPositive();
            TestDb.open(folder).close();
        }

        /** What is opened and cannot be returned is closed. */
        static void opens(Path folder) {
            TestDb.openWithLetters(folder, 3).close();
            AbstractComparator comparator = new BytewiseComparator(new ComparatorOptions());
            Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
            Object[] ballast = fillButForHalfAMegabyte();
            int failed = 0;
            for (int i = 0; i < 100; i += STEP / 8) {
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

        private record Kind(String name, Opening opening) {}

        private static final List<Kind> OPENINGS = List.of(
                new Kind("RocksDB.open", RocksDB::open),
                new Kind("RocksDB.openWithTtl", (options, path) -> RocksDB.openWithTtl(options, path, 1000)),
                new Kind("RocksDB.open with column families", (options, path) -> {
                    try (DBOptions dbOptions = new DBOptions(options)) {
                        return RocksDB.open(dbOptions, path, FAMILIES, new ArrayList<>());
                    }
                }),
                new Kind("TransactionDB.open", (options, path) -> {
                    try (TransactionDBOptions locking = new TransactionDBOptions()) {
                        return TransactionDB.open(options, locking, path);
                    }
                }),
                new Kind("OptimisticTransactionDB.open", OptimisticTransactionDB::open),
                new Kind("TtlDB.open", (options, path) -> TtlDB.open(options, path, 1000, false)),
                new Kind("TtlDB.open with column families", (options, path) -> {
                    try (DBOptions dbOptions = new DBOptions(options)) {
                        return TtlDB.open(dbOptions, path, FAMILIES, new ArrayList<>(), List.of(1000), false);
                    }
                }));

        /** Takes no memory. */
        private static void forEachOpening(int times, Consumer<Kind> action) {
            for (int kind = 0; kind < OPENINGS.size(); kind++) {
                for (int i = 0; i < times; i++) {
                    action.accept(OPENINGS.get(kind));
                }
            }
        }

        /** Null without memory, or if what an earlier opening has left is not closed yet. */
        private static @Nullable RocksDB tryToOpen(Opening opening, Options options, String path) {
            try {
                return opening.open(options, path);
            } catch (OutOfMemoryError | RocksDBException | IllegalArgumentException e) {
                return null; // the error can also be the cause, where one is thrown twice
            }
        }

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
                options.setStatsDumpPeriodSec(
                        0); // a new thread that logs finds no memory to call Java, which ends the JVM
                String path = folder.resolve("db").toString();
                forEachOpening(1, kind -> kind.opening().open(options, path).close());
                Object[] ballast = fillButForHalfAMegabyte();
                int[] counts = new int[2];
                forEachOpening(4, kind -> {
                    spare[0] = new byte[1 + 200 * (counts[0]++ % 4)];
                    RocksDB db = tryToOpen(kind.opening(), options, path);
                    full[0][0] = null;
                    if (db == null) {
                        counts[1]++;
                    } else {
                        db.close();
                    }
                    RocksDB.open(options, path).close();
                });
                ballast[0] = null;
                assertThat(counts[1]).isPositive();
            }
        }

        /** The same, if another thread fills it. */
        static void opens_beside_a_thread_that_fills_it(Path folder) throws InterruptedException {
            String path = folder.resolve("db").toString();
            Options options = new Options().setCreateIfMissing(true);
            forEachOpening(1, kind -> kind.opening().open(options, path).close());
            AtomicBoolean pausing = new AtomicBoolean();
            AtomicBoolean ended = new AtomicBoolean();
            Thread filling = Thread.ofPlatform().daemon().start(() -> {
                while (!ended.get()) {
                    if (pausing.get()) {
                        Thread.onSpinWait();
                    } else {
                        fill()[0] = null;
                    }
                }
            });
            try {
                forEachOpening(OPENS, kind -> {
                    RocksDB db = tryToOpen(kind.opening(), options, path);
                    if (db == null || !isClosed(db)) {
                        pausing.set(true);
                        openAgain(kind.name(), options, path, db);
                        pausing.set(false);
                    }
                });
            } finally {
                ended.set(true);
                filling.join();
            }
        }

        private static boolean isClosed(RocksDB db) {
            try {
                db.close();
                return true;
            } catch (OutOfMemoryError e) {
                return false;
            }
        }

        /** Waits until the heap is free, and what an opening has left is closed. */
        private static void openAgain(String name, Options options, String path, @Nullable RocksDB left) {
            long end = System.nanoTime() + 10_000_000_000L;
            while (true) {
                try {
                    if (left != null) {
                        left.close();
                    }
                    RocksDB.open(options, path).close();
                    return;
                } catch (OutOfMemoryError | RocksDBException | IllegalArgumentException e) {
                    if (System.nanoTime() > end) {
                        throw new AssertionError(name + " has left its database locked", e);
                    }
                }
            }
        }

        /** A value that there is no memory for does not keep its database. */
        static void values_in_arenas(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    Arena arena = Arena.ofConfined()) {
                db.get(arena, KEY);
            }
            Object[] ballast = fillButForHalfAMegabyte();
            for (int left = 0; left < 480; left += STEP) {
                RocksDB db = TestDb.open(folder);
                try (Arena arena = Arena.ofConfined()) {
                    byte[] spare = new byte[left];
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

        /** A value that there is no memory for is released. */
        static void large_values(Path folder) {
            byte[] buffer = new byte[30_000];
            RocksDB db = TestDb.openWithLetters(folder, 3);
            db.put(KEY, buffer);
            db.flush();
            assertThat(db.get(KEY, buffer)).isEqualTo(buffer.length);
            assertThat(db.get(KEY)).hasSize(buffer.length);
            db.getPinned(KEY).close();
            MultiGetBuffer many = MultiGetBuffer.pinning();
            assertThat(db.multiGetOrPin(List.of(KEY, KEY), many)).isEqualTo(2);
            many.close();
            String before = db.getProperty(PINNED);
            Object[] ballast = fillButForHalfAMegabyte();
            int failed = 0;
            for (int left = 0; left < 480; left += STEP) {
                failed += withLittle(left, () -> db.get(KEY));
                failed += withLittle(left, () -> db.get(KEY, buffer));
                failed += withLittle(left, () -> {
                    try (PinnedValue value = db.getPinned(KEY)) {
                        assertThat(value).isNotNull();
                    }
                });
            }
            ballast[0] = null;
            assertThat(failed).isPositive();
            assertThat(db.getProperty(PINNED)).isEqualTo(before);

            ballast = fillButForHalfAMegabyte();
            for (int left = 0; left < 480; left += STEP) {
                withLittle(left, () -> {
                    db.multiGetOrPin(List.of(KEY, KEY), many);
                    many.close();
                });
            }
            ballast[0] = null;
            db.close();
        }

        /** RocksDB learns that values were not merged, even if there is no memory to say so for the first time. */
        static void merges(Path folder) {
            Object[][] full = new Object[1][];
            boolean[] filling = new boolean[1];
            SliceTransform transform = new SliceTransform("filling", new SliceTransformCallbacks() {
                @Override
                public long prefixLength(MemorySegment key) {
                    return key.byteSize();
                }

                @Override
                public boolean inDomain(MemorySegment key) {
                    if (filling[0]) {
                        full[0] = fill();
                    }
                    return true;
                }
            });
            Options options = new Options()
                    .setCreateIfMissing(true)
                    .setPrefixExtractor(transform)
                    .setMemtablePrefixBloomSizeRatio(0.1)
                    .setMergeOperator(new MergeOperator("last", (key, existing, operands) -> operands.getLast()));
            RocksDB db = RocksDB.open(options, folder.toString());
            db.merge(KEY, b("first"));
            db.merge(KEY, b("last"));
            db.get(b("none"));
            boolean merged = false;
            filling[0] = true;
            try {
                db.get(KEY);
                merged = true;
            } catch (OutOfMemoryError | RocksDBException e) {
                // As intended.
            }
            filling[0] = false;
            full[0][0] = null;
            assertThat(merged).isFalse();
            db.close();
        }

        /** Takes a step with so much memory; returns how often there was too little. */
        private static int withLittle(int bytes, Step step) {
            byte[] spare = new byte[bytes];
            Object[] full = fill();
            spare = null;
            try {
                step.run();
                return 0;
            } catch (OutOfMemoryError e) {
                return 1;
            } finally {
                full[0] = null;
            }
        }

        /** What RocksDB has taken is not freed once more, nor keeps its database. */
        static void transfers(Path folder) {
            ReadOptions options = new ReadOptions();
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex()) {
                batch.newIteratorWithBase(db.newIterator(options)).close();
            }
            Object[] ballast = fillButForHalfAMegabyte();
            for (int left = 0; left < 800; left += STEP) {
                RocksDB db = TestDb.open(folder);
                WriteBatchWithIndex batch = new WriteBatchWithIndex();
                RocksIterator base = db.newIterator(options);
                byte[] spare = new byte[left];
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
