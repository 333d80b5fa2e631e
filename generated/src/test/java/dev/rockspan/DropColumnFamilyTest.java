package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A drop of a column family waits for writes to it that are in flight; later ones are refused. */
class DropColumnFamilyTest {

    @TestFactory
    Stream<DynamicTest> of_column_families(@TempDir Path folder) {
        return Scenarios.of(Drops.class, folder);
    }

    static final class Drops {

        private static final int SECONDS = 3;

        static void writes_to_dropped_column_families(Path folder) throws Exception {
            try (Options options = new Options().setUInt64AddMergeOperator();
                    WriteOptions ignoring = new WriteOptions().setIgnoreMissingColumnFamilies(true);
                    RocksDB db = TestDb.open(folder);
                    ColumnFamilyHandle kept = db.createColumnFamily(options, "kept");
                    ColumnFamilyHandle dropped = db.createColumnFamily(options, "dropped");
                    WriteBatch batch = new WriteBatch();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                for (WriteBatchInterface each : List.of(batch, indexed)) {
                    each.put(dropped, b("key"), b("1"));
                    each.put(kept, b("key"), b("1"));
                }
                db.write(batch);
                db.write(indexed);
                db.dropColumnFamily(dropped);
                assertThat(db.get(dropped, b("key"))).isEqualTo(b("1"));
                whileOthersWrite(db, 1, () -> {
                    for (Runnable write : List.<Runnable>of(
                            () -> db.put(dropped, b("key"), b("2")),
                            () -> db.delete(dropped, b("key")),
                            () -> db.merge(dropped, b("key"), b("2")),
                            () -> db.deleteRange(dropped, b("key"), b("keys")))) {
                        assertThatIllegalStateException().isThrownBy(write::run);
                    }
                    db.put(kept, b("key"), b("3"));
                });
                db.write(ignoring, batch);
                assertThat(db.get(kept, b("key"))).isEqualTo(b("1"));
                batch.clear();
                batch.put(kept, b("key"), b("4"));
                db.write(batch);
                assertThat(db.get(kept, b("key"))).isEqualTo(b("4"));
            }
        }

        static void column_families_that_are_dropped_while_others_write_to_them(Path folder) throws Exception {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder)) {
                AtomicReference<ColumnFamilyHandle> current =
                        new AtomicReference<>(db.createColumnFamily(options, "first"));
                Runnable put = () -> db.put(current.get(), b("key"), b("1"));
                AtomicInteger number = new AtomicInteger();
                whileOthersRun(List.of(put, put, put), IllegalStateException.class, SECONDS, () -> {
                    ColumnFamilyHandle before =
                            current.getAndSet(db.createColumnFamily(options, "" + number.incrementAndGet()));
                    db.dropColumnFamily(before);
                    before.close();
                });
                assertThat(number.get()).isGreaterThan(SECONDS);
                db.put(b("key"), b("2"));
            }
        }

        static void column_families_that_are_dropped_in_callbacks(Path folder) throws Exception {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder);
                    WriteBatch visited = new WriteBatch()) {
                visited.put(b("key"), b("1"));
                AtomicReference<ColumnFamilyHandle> current =
                        new AtomicReference<>(db.createColumnFamily(options, "first"));
                AtomicInteger dropped = new AtomicInteger();
                WriteBatchCallbacks dropping = new WriteBatchCallbacks() {
                    @Override
                    public void put(MemorySegment key, MemorySegment value) {
                        try {
                            db.dropColumnFamily(current.get());
                            current.set(db.createColumnFamily(options, "" + dropped.incrementAndGet()));
                        } catch (IllegalStateException e) {
                            assertThat(e).hasMessageContaining("that may wait for this callback");
                        }
                    }

                    @Override
                    public void delete(MemorySegment key) {}
                };
                Runnable put = () -> db.put(current.get(), b("key"), b("1"));
                whileOthersRun(
                        List.of(put, put, put), IllegalStateException.class, SECONDS, () -> visited.iterate(dropping));
                int before = dropped.get();
                visited.iterate(dropping);
                assertThat(dropped).hasValue(before + 1);
                db.put(b("key"), b("2"));
            }
        }

        private static void whileOthersWrite(RocksDB db, int seconds, ThrowingCallable action) throws Exception {
            Runnable put = () -> db.put(b("key"), b("1"));
            whileOthersRun(List.of(put, put, put), NoSuchElementException.class, seconds, action);
        }

        private static void whileOthersRun(
                List<Runnable> others, Class<? extends Exception> refusal, int seconds, ThrowingCallable action)
                throws Exception {
            AtomicBoolean ended = new AtomicBoolean();
            try (ExecutorService threads = Executors.newCachedThreadPool()) {
                List<Future<?>> all = new ArrayList<>();
                try {
                    for (Runnable other : others) {
                        all.add(threads.submit(() -> {
                            while (!ended.get()) {
                                try {
                                    other.run();
                                } catch (RuntimeException e) {
                                    assertThat(e).isInstanceOf(refusal);
                                }
                            }
                        }));
                    }
                    long end = System.nanoTime() + seconds * 1_000_000_000L;
                    while (System.nanoTime() < end) {
                        assertThatCode(action).doesNotThrowAnyException();
                    }
                } finally {
                    ended.set(true);
                }
                for (Future<?> each : all) {
                    each.get();
                }
            }
        }
    }
}
