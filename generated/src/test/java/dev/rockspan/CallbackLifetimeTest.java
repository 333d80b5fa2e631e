package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Callbacks live for as long as RocksDB may call them, whatever becomes of the handles that they were made with, and no
 * longer. In a JVM of its own, where nothing else has any.
 */
class CallbackLifetimeTest {

    @TestFactory
    Stream<DynamicTest> callbacks(@TempDir Path folder) {
        return Scenarios.of(Lifetimes.class, folder);
    }

    static final class Lifetimes {

        static void values_that_are_pinned_on_a_thread_of_RocksDB_end_with_their_database(Path folder) {
            AtomicReference<RocksDB> read = new AtomicReference<>();
            Queue<MemorySegment> values = new ConcurrentLinkedQueue<>();
            try (Options options = new Options()
                    .setCreateIfMissing(true)
                    .addEventListener(new EventListener(new EventListenerCallbacks() {
                        @Override
                        public void onFlushBegin(FlushJobInfo info) {
                            RocksDB db = read.getAndSet(null);
                            if (db != null) {
                                values.add(db.getPinned(b("k")).value());
                            }
                        }
                    }))) {
                RocksDB db = RocksDB.open(options, folder.toString());
                db.put(b("k"), b("v"));
                read.set(db);
                db.flush();
                db.close();
                assertThat(values).hasSize(1);
                assertThat(values.remove().scope().isAlive()).isFalse();
                RocksDB.open(options, folder.toString()).close();
            }
        }

        static void views_that_are_read_on_a_thread_of_RocksDB_end_with_the_callback(Path folder) {
            AtomicReference<RocksIterator> read = new AtomicReference<>();
            Queue<MemorySegment> views = new ConcurrentLinkedQueue<>();
            EventListenerCallbacks reads = new EventListenerCallbacks() {
                @Override
                public void onFlushCompleted(FlushJobInfo info) {
                    RocksIterator iterator = read.getAndSet(null);
                    if (iterator != null) {
                        views.add(iterator.keyView());
                        iterator.close();
                    }
                }
            };
            EventListenerCallbacks asks = new EventListenerCallbacks() {
                @Override
                public void onFlushBegin(FlushJobInfo info) {
                    RocksIterator iterator = read.get();
                    if (iterator != null) {
                        views.add(iterator.valueView());
                    }
                }
            };
            for (EventListenerCallbacks callbacks : List.of(asks, reads)) {
                try (Options options =
                        new Options().setCreateIfMissing(true).addEventListener(new EventListener(callbacks))) {
                    RocksDB db = RocksDB.open(options, folder.toString());
                    db.put(b("k"), b("v"));
                    RocksIterator iterator = db.newIterator();
                    iterator.seekToFirst();
                    read.set(iterator);
                    db.flush();
                    db.close(); // waits for the callback
                    assertThat(views).hasSize(1);
                    assertThat(views.remove().scope().isAlive()).isFalse();
                    RocksDB.open(options, folder.toString()).close();
                    assertThat(iterator.isClosed()).isTrue();
                }
            }
        }

        static void views_that_follow_a_move_on_a_thread_of_RocksDB_end_with_the_callback(Path folder) {
            Queue<String> read = new ConcurrentLinkedQueue<>();
            try (RocksDB other = TestDb.openWithLetters(folder.resolve("other"), 9);
                    RocksIterator iterator = other.newIterator()) {
                iterator.seekToFirst();
                EventListenerCallbacks reads = new EventListenerCallbacks() {
                    @Override
                    public void onFlushCompleted(FlushJobInfo info) {
                        read.add(s(iterator.keyView()));
                        if (read.size() == 1) {
                            iterator.next();
                        }
                    }
                };
                try (Options options =
                                new Options().setCreateIfMissing(true).addEventListener(new EventListener(reads));
                        RocksDB db =
                                RocksDB.open(options, folder.resolve("flushed").toString())) {
                    for (String key : List.of("k", "l")) {
                        db.put(b(key), b("v"));
                        db.flush();
                    }
                } // which waits for the callbacks
                assertThat(read).containsExactly("a", "b");
                iterator.seekToFirst();
            }
        }

        /** Options with one of each that options take; all handles are closed early, or forgotten. */
        private static Options withAll(Queue<String> called) {
            Options options = new Options().setCreateIfMissing(true).setDisableAutoCompactions(true);
            try (Comparator comparator = new Comparator("order", (x, y) -> {
                        called.add("comparator");
                        return TestDb.s(x).compareTo(TestDb.s(y));
                    });
                    CompactionFilter filter = new CompactionFilter("filter", (level, key, value) -> {
                        called.add("filter");
                        return FilterDecision.KEEP;
                    });
                    WalFilter wal = new WalFilter("wal", (number, file, batch, newBatch) -> {
                        called.add("wal filter");
                        return new WalFilterCallbacks.LogRecordFound(WalProcessingOption.CONTINUE_PROCESSING, false);
                    });
                    Logger logger = new Logger(InfoLogLevel.INFO_LEVEL, (level, line) -> called.add("logger"))) {
                options.setComparator(comparator)
                        .setCompactionFilter(filter)
                        .setWalFilter(wal)
                        .setLogger(logger);
            }
            return options.setMergeOperator(new MergeOperator("merge", (key, existing, operands) -> {
                        called.add("merge operator");
                        return operands.getLast();
                    }))
                    .setPrefixExtractor(new SliceTransform("prefix", key -> {
                        called.add("prefix extractor");
                        return Math.min(1, key.byteSize());
                    }))
                    .setCompactionService(new CompactionService("service", new CompactionServiceCallbacks() {
                        @Override
                        public CompactionServiceScheduleResponse schedule(
                                CompactionServiceJobInfo info, MemorySegment input) {
                            called.add("compaction service");
                            return new CompactionServiceScheduleResponse(CompactionServiceJobStatus.USE_LOCAL);
                        }

                        @Override
                        public Answer await(String scheduledJobId) {
                            throw new IllegalStateException("nothing was taken on");
                        }
                    }))
                    .addEventListener(new EventListener(new EventListenerCallbacks() {
                        @Override
                        public void onFlushCompleted(FlushJobInfo info) {
                            called.add("event listener");
                        }
                    }));
        }

        private static void useAll(RocksDB db) {
            for (String value : List.of("1", "2")) {
                List.of("a", "b", "c").forEach(key -> db.put(b(key), b(value)));
                db.merge(b("b"), b("merged"));
                TestDb.flush(db);
            }
            db.compactRange();
            try (ReadOptions reading = new ReadOptions().setPrefixSameAsStart(true);
                    RocksIterator iterator = db.newIterator(reading)) {
                iterator.seek(b("a"));
                assertThat(iterator.isValid()).isTrue();
            }
            assertThat(TestDb.s(db.get(b("b")))).isEqualTo("merged");
        }

        private static void collectGarbage() throws InterruptedException {
            for (int i = 0; i < 3; i++) {
                System.gc();
                Thread.sleep(20);
            }
        }

        static void live_while_the_database_is_open(Path folder) throws Exception {
            assertThat(Callbacks.live()).isZero();
            String path = folder.resolve("db").toString();
            try (Options options = new Options().setCreateIfMissing(true).setAvoidFlushDuringShutdown(true)) {
                try (Comparator order =
                        new Comparator("order", (x, y) -> TestDb.s(x).compareTo(TestDb.s(y)))) {
                    options.setComparator(order);
                }
                try (RocksDB db = RocksDB.open(options, path)) {
                    db.put(b("logged"), b("1"));
                }
            }
            assertThat(Callbacks.live()).isZero();
            Queue<String> called = new ConcurrentLinkedQueue<>();
            Options options = withAll(called);
            assertThat(Callbacks.live()).isEqualTo(8);
            try (RocksDB db = RocksDB.open(options, path)) {
                options.close();
                collectGarbage();
                assertThat(Callbacks.live()).isEqualTo(8);
                useAll(db);
                assertThat(called)
                        .contains(
                                "comparator",
                                "compaction service",
                                "event listener",
                                "filter",
                                "logger",
                                "merge operator",
                                "prefix extractor",
                                "wal filter");
            }
            assertThat(Callbacks.live()).isZero();
        }

        static void are_shared_by_options_that_are_copied_and_databases_that_use_them(Path folder) {
            Queue<String> called = new ConcurrentLinkedQueue<>();
            try (Options options = withAll(called);
                    Options copy = new Options(options);
                    RocksDB first = RocksDB.open(options, folder.resolve("1").toString());
                    RocksDB second = RocksDB.open(copy, folder.resolve("2").toString());
                    ColumnFamilyHandle family = second.createColumnFamily(options, "f")) {
                options.close();
                first.close();
                useAll(second);
                second.put(family, b("k"), b("v"));
                assertThat(second.get(family, b("k"))).isNotNull();
                copy.close();
                called.clear();
                useAll(second);
                assertThat(called).contains("comparator", "merge operator", "event listener", "logger");
            }
            assertThat(Callbacks.live()).isZero();
        }

        static void end_with_options_that_open_nothing(Path folder) {
            withAll(new ConcurrentLinkedQueue<>()).close();
            assertThat(Callbacks.live()).isZero();
            try (Options options = withAll(new ConcurrentLinkedQueue<>()).setCreateIfMissing(false)) {
                try {
                    RocksDB.open(options, folder.resolve("none").toString()).close();
                } catch (RuntimeException expected) {
                    assertThat(expected).hasMessageContaining("does not exist");
                }
            }
            assertThat(Callbacks.live()).isZero();
        }

        static void end_with_handles_that_nothing_was_done_with(Path folder) {
            new Comparator("order", (x, y) -> 0).close();
            new MergeOperator("merge", (key, existing, operands) -> null).close();
            new CompactionFilter("filter", (level, key, value) -> FilterDecision.KEEP).close();
            new CompactionFilterFactory("factory", context -> null).close();
            new SliceTransform("prefix", key -> 0).close();
            new EventListener(new EventListenerCallbacks() {}).close();
            new Logger(InfoLogLevel.INFO_LEVEL, (level, line) -> {}).close();
            new WalFilter("wal", (number, file, batch, newBatch) -> null).close();
            new CompactionService("service", new CompactionServiceCallbacks() {
                        @Override
                        public CompactionServiceScheduleResponse schedule(
                                CompactionServiceJobInfo info, MemorySegment input) {
                            return null;
                        }

                        @Override
                        public Answer await(String scheduledJobId) {
                            return null;
                        }
                    })
                    .close();
            assertThat(Callbacks.live()).as("%s", folder).isZero();
        }

        static void that_were_replaced_end_when_nobody_has_them(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true)) {
                for (int i = 0; i < 10; i++) {
                    options.setMergeOperator(new MergeOperator("merge" + i, (key, existing, operands) -> null));
                    try (Comparator order = new Comparator("order", (x, y) -> 0)) {
                        options.setComparator(order);
                    }
                }
                assertThat(Callbacks.live()).isEqualTo(2);
                try (ReadOptions reading = new ReadOptions();
                        CreateBackupOptions backup = new CreateBackupOptions()) {
                    for (int i = 0; i < 10; i++) {
                        reading.setTableFilter(properties -> true);
                        backup.setProgressCallback(() -> {}).setExcludeFilesCallback(file -> false);
                    }
                    assertThat(Callbacks.live()).isEqualTo(5);
                }
                assertThat(Callbacks.live()).as("%s", folder).isEqualTo(2);
            }
            assertThat(Callbacks.live()).isZero();
        }

        static void end_with_their_arena(Path folder) {
            try (Arena arena = Arena.ofShared()) {
                Comparator order = new Comparator("order", (x, y) -> TestDb.s(x).compareTo(TestDb.s(y))).in(arena);
                Options options = new Options()
                        .setCreateIfMissing(true)
                        .setComparator(order)
                        .in(arena);
                RocksDB db =
                        RocksDB.open(options, folder.resolve("db").toString()).in(arena);
                db.put(b("a"), b("1"));
                assertThat(Callbacks.live()).isEqualTo(1);
            }
            assertThat(Callbacks.live()).isZero();
        }

        static void are_not_given_away_twice(Path folder) {
            MergeOperator merge = new MergeOperator("merge", (key, existing, operands) -> null);
            EventListener listener = new EventListener(new EventListenerCallbacks() {});
            try (Options first = new Options();
                    Options second = new Options()) {
                first.setMergeOperator(merge).addEventListener(listener);
                assertThatIllegalStateException().isThrownBy(() -> second.setMergeOperator(merge));
                assertThatIllegalStateException().isThrownBy(() -> second.addEventListener(listener));
                merge.close();
                listener.close();
                assertThat(Callbacks.live()).as("%s", folder).isEqualTo(2);
            }
            assertThat(Callbacks.live()).isZero();
        }

        static void may_close_what_they_are_called_for(Path folder) {
            Queue<RocksDB> databases = new ConcurrentLinkedQueue<>();
            MergeOperatorCallbacks closing = (key, existing, operands) -> {
                databases.forEach(RocksDB::close);
                return operands.getLast();
            };
            try (Options options = new Options()
                            .setCreateIfMissing(true)
                            .setMergeOperator(new MergeOperator("merge", closing));
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString())) {
                databases.add(db);
                db.merge(b("k"), b("v"));
                assertThat(TestDb.s(db.get(b("k")))).isEqualTo("v");
                assertThatIllegalStateException().isThrownBy(() -> db.get(b("k")));
            }
            assertThat(Callbacks.live()).isZero();
        }
    }
}
