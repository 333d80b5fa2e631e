package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.KeyValue;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Iterators show what RocksDB's own would, whichever way they are moved and read, and their views end in time. */
@Tag("any-version")
class IterationTest {

    @TestFactory
    Stream<DynamicTest> withTheExtension(@TempDir Path folder) {
        return Scenarios.of(Iterations.class, folder, List.of("-Dtest.extended=true"));
    }

    @TestFactory
    Stream<DynamicTest> withoutTheExtension(@TempDir Path folder) {
        return Scenarios.of(Iterations.class, folder, List.of("-Drockspan.extras=false"));
    }

    @TestFactory
    Stream<DynamicTest> withoutTheCollectorsHelp(@TempDir Path folder) {
        return Scenarios.of(
                ManyIterators.class, folder, List.of("-XX:+DisableExplicitGC", "-XX:MaxDirectMemorySize=64m"));
    }

    private static byte[] key(int number) {
        return b("key%06d".formatted(number));
    }

    /** With entries of many sizes: empty ones, small ones, some that are larger than what is read at once. */
    private static NavigableMap<String, byte[]> fill(RocksDB db, int count) {
        Random random = new Random(7);
        NavigableMap<String, byte[]> model = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            int size =
                    switch (random.nextInt(20)) {
                        case 0 -> 0;
                        case 1 -> 300 + random.nextInt(2000);
                        case 2 -> i % 50 == 0 ? 200_000 : 3000;
                        default -> random.nextInt(60);
                    };
            byte[] value = new byte[size];
            random.nextBytes(value);
            model.put(s(key(i)), value);
            db.put(key(i), value);
            if (i == count / 2) {
                TestDb.flush(db);
            }
        }
        return model;
    }

    private static byte[] bytes(MemorySegment view) {
        return view.toArray(ValueLayout.JAVA_BYTE);
    }

    static final class Iterations {

        static void the_extension_is_there_or_not(Path folder) {
            TestDb.open(folder).close();
            // Where there is no C compiler there is none, and the tests are the same.
            if (Boolean.getBoolean("test.extended") && Boolean.getBoolean("rockspan.extras.required")) {
                assertThat(NativeLibrary.rocksdb().extension()).isPresent();
            } else if ("false".equals(System.getProperty("rockspan.extras"))) {
                assertThat(NativeLibrary.rocksdb().extension()).isEmpty();
            }
        }

        static void moved_at_random(Path folder) {
            long seed = Long.getLong("rockspan.seed", 1);
            Random random = new Random(seed);
            try (RocksDB db = TestDb.open(folder)) {
                NavigableMap<String, byte[]> model = fill(db, 3000);
                try (RocksIterator iterator = db.newIterator()) {
                    Map.Entry<String, byte[]> expected = null;
                    for (int i = 0; i < 300; i++) {
                        String target = s(key(random.nextInt(3100)));
                        switch (random.nextInt(6)) {
                            case 0 -> {
                                iterator.seekToFirst();
                                expected = model.firstEntry();
                            }
                            case 1 -> {
                                iterator.seekToLast();
                                expected = model.lastEntry();
                            }
                            case 2 -> {
                                iterator.seek(b(target));
                                expected = model.ceilingEntry(target);
                            }
                            case 3 -> {
                                iterator.seekForPrev(MemorySegment.ofArray(b(target)));
                                expected = model.floorEntry(target);
                            }
                            default -> {}
                        }
                        boolean forwards = random.nextBoolean();
                        for (int steps = random.nextInt(100); expected != null && steps > 0; steps--) {
                            if (random.nextInt(30) == 0) {
                                forwards = !forwards;
                            }
                            if (forwards) {
                                iterator.next();
                                expected = model.higherEntry(expected.getKey());
                            } else {
                                iterator.prev();
                                expected = model.lowerEntry(expected.getKey());
                            }
                            assertAt(iterator, expected, random, "seed " + seed);
                        }
                        assertAt(iterator, expected, random, "seed " + seed);
                    }
                }
            }
        }

        private static void assertAt(
                RocksIterator iterator, Map.Entry<String, byte[]> expected, Random random, String seed) {
            assertThat(iterator.isValid()).as(seed).isEqualTo(expected != null);
            if (expected == null) {
                assertThatIllegalStateException().isThrownBy(iterator::next).withMessageContaining("isValid()");
                assertThatIllegalStateException().isThrownBy(iterator::prev).withMessageContaining("isValid()");
                assertThatIllegalStateException().isThrownBy(iterator::key).withMessageContaining("isValid()");
                assertThatIllegalStateException()
                        .isThrownBy(iterator::valueView)
                        .withMessageContaining("isValid()");
                iterator.status();
                return;
            }
            switch (random.nextInt(4)) {
                case 0 -> {
                    assertThat(s(iterator.key())).as(seed).isEqualTo(expected.getKey());
                    assertThat(iterator.value()).as(seed).isEqualTo(expected.getValue());
                }
                case 1 -> {
                    MemorySegment key = iterator.keyView();
                    MemorySegment value = iterator.valueView();
                    assertThat(s(key)).as(seed).isEqualTo(expected.getKey());
                    assertThat(bytes(value)).as(seed).isEqualTo(expected.getValue());
                }
                case 2 -> {
                    assertThat(bytes(iterator.valueView())).as(seed).isEqualTo(expected.getValue());
                    assertThat(iterator.timestamp()).isEmpty();
                    iterator.status();
                }
                default -> {}
            }
        }

        static void of_everything_in_four_ways(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                NavigableMap<String, byte[]> model = fill(db, 5000);
                try (RocksIterator iterator = db.newIterator()) {
                    TreeMap<String, byte[]> seen = new TreeMap<>();
                    iterator.forEach((key, value) -> {
                        assertThat(key.isReadOnly()).isTrue();
                        assertThat(value.isReadOnly()).isTrue();
                        seen.put(s(key), bytes(value));
                    });
                    assertSame(seen, model);
                    assertThat(iterator.isValid()).isFalse();

                    seen.clear();
                    iterator.stream().forEach(entry -> seen.put(s(entry.key()), entry.value()));
                    assertSame(seen, model);

                    seen.clear();
                    for (iterator.seekToLast(); iterator.isValid(); iterator.prev()) {
                        seen.put(s(iterator.keyView()), bytes(iterator.valueView()));
                    }
                    assertSame(seen, model);

                    assertThat(iterator.stream().limit(3).map(KeyValue::key).map(TestDb::s))
                            .containsExactly("key000000", "key000001", "key000002");
                }
            }
        }

        private static void assertSame(NavigableMap<String, byte[]> seen, NavigableMap<String, byte[]> model) {
            assertThat(seen.keySet()).isEqualTo(model.keySet());
            seen.forEach((key, value) -> assertThat(value).as(key).isEqualTo(model.get(key)));
        }

        static void of_what_is_left(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                NavigableMap<String, byte[]> model = fill(db, 1000);
                try (RocksIterator iterator = db.newIterator()) {
                    for (int begin : new int[] {0, 1, 2, 3, 7, 100, 999}) {
                        for (boolean backwards : new boolean[] {false, true}) {
                            if (backwards) {
                                iterator.seekToLast();
                                while (!s(iterator.key()).equals(s(key(begin)))) {
                                    iterator.prev();
                                }
                            } else {
                                iterator.seekToFirst();
                                for (int i = 0; i < begin; i++) {
                                    iterator.next();
                                }
                            }
                            List<String> seen = new ArrayList<>();
                            MemorySegment view = iterator.keyView();
                            iterator.forEachRemaining((key, value) -> {
                                if (seen.isEmpty()) { // it has not been moved yet
                                    assertThat(s(view)).isEqualTo(s(key));
                                }
                                seen.add(s(key));
                            });
                            assertThatIllegalStateException().isThrownBy(() -> s(view));
                            assertThat(seen)
                                    .containsExactlyElementsOf(
                                            model.tailMap(s(key(begin))).keySet());
                            iterator.forEachRemaining((key, value) -> seen.add("none"));
                            assertThat(seen).doesNotContain("none");
                        }
                    }
                }
            }
        }

        static void within_bounds(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ReadOptions options =
                            new ReadOptions().setLowerBound(key(10)).setUpperBound(key(500))) {
                fill(db, 1000);
                try (RocksIterator iterator = db.newIterator(options)) {
                    List<String> seen = new ArrayList<>();
                    iterator.forEach((key, value) -> seen.add(s(key)));
                    assertThat(seen).hasSize(490).startsWith("key000010").endsWith("key000499");
                    assertThat(iterator.stream()).hasSize(490);
                }
            }
        }

        static void whose_views_are_kept(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                NavigableMap<String, byte[]> model = fill(db, 500);
                List<MemorySegment> kept = new ArrayList<>();
                try (RocksIterator iterator = db.newIterator()) {
                    for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                        assertThat(kept).noneMatch(view -> view.scope().isAlive());
                        MemorySegment key = iterator.keyView();
                        kept.add(iterator.valueView());
                        assertThat(key.isReadOnly() && kept.getLast().isReadOnly())
                                .isTrue();
                        assertThat(bytes(kept.getLast())).isEqualTo(model.get(s(key)));
                        assertThat(s(iterator.keyView())).isEqualTo(s(key));
                    }
                    assertThat(kept).noneMatch(view -> view.scope().isAlive());
                    iterator.seekToFirst();
                    MemorySegment last = iterator.keyView();
                    iterator.close();
                    assertThatIllegalStateException().isThrownBy(() -> last.get(ValueLayout.JAVA_BYTE, 0));
                }
            }
        }

        static void that_seek_what_they_show(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 5);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(true)) {
                db.put(b("e"), b("b"));
                for (RocksIterator each : List.of(db.newIterator(), batch.newIteratorWithBase(db.newIterator()))) {
                    try (RocksIterator iterator = each) {
                        iterator.seek(b("d"));
                        iterator.seek(iterator.keyView());
                        assertThat(s(iterator.key())).isEqualTo("d");
                        iterator.seekForPrev(iterator.keyView().asByteBuffer());
                        assertThat(s(iterator.key())).isEqualTo("d");
                        iterator.seek(b("e"));
                        iterator.seekForPrev(iterator.valueView());
                        assertThat(s(iterator.key())).isEqualTo("b");
                    }
                }
            }
        }

        static void whose_views_outlive_a_close_elsewhere(Path folder) throws Exception {
            RocksDB db = TestDb.open(folder);
            NavigableMap<String, byte[]> model = fill(db, 200);
            RocksIterator iterator = db.newIterator();
            iterator.seek(key(100));
            byte[] expected = model.get(s(iterator.key()));
            MemorySegment view = iterator.valueView();
            CompletableFuture.runAsync(db::close).get();
            assertThat(bytes(view)).isEqualTo(expected);
            assertThatExceptionOfType(WrongThreadException.class)
                    .isThrownBy(() -> join(CompletableFuture.runAsync(() -> bytes(view))));
            for (Runnable use : List.<Runnable>of(
                    iterator::key, iterator::isValid, iterator::next, iterator::status, iterator::keyView)) {
                assertThatIllegalStateException().isThrownBy(use::run).withMessage("RocksIterator is closed");
            }
            assertThatIllegalStateException().isThrownBy(() -> bytes(view));
            TestDb.open(folder).close();
        }

        static void that_are_closed_again_by_the_thread_with_the_views(Path folder) throws Exception {
            RocksDB db = TestDb.openWithLetters(folder, 5);
            try (RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
                iterator.keyView();
                CompletableFuture.runAsync(db::close).get();
            }
            TestDb.open(folder).close();
        }

        static void whose_thread_with_the_views_has_ended(Path folder) throws Exception {
            RocksDB db = TestDb.openWithLetters(folder, 5);
            RocksIterator iterator = db.newIterator();
            Thread reader = Thread.ofPlatform().start(() -> {
                iterator.seekToFirst();
                iterator.keyView();
            });
            reader.join();
            iterator.next();
            assertThat(s(iterator.keyView())).isEqualTo("b");
            Thread closer = Thread.ofPlatform().start(db::close);
            closer.join();
            iterator.close();
            TestDb.open(folder).close();
        }

        static void that_another_thread_would_move_under_views(Path folder) throws Exception {
            try (RocksDB db = TestDb.openWithLetters(folder, 5);
                    RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
                MemorySegment view = iterator.valueView();
                CompletableFuture.runAsync(() -> {
                            for (Runnable use : List.<Runnable>of(
                                    iterator::next,
                                    iterator::prev,
                                    iterator::seekToLast,
                                    () -> iterator.seek(b("c")),
                                    iterator::refresh,
                                    iterator::keyView,
                                    () -> iterator.forEach((key, value) -> {}))) {
                                assertThatIllegalStateException()
                                        .isThrownBy(use::run)
                                        .withMessageContaining("in use by another");
                            }
                            assertThat(iterator.isValid()).isTrue();
                            assertThat(s(iterator.key()) + s(iterator.value())).isEqualTo("a1");
                        })
                        .get();
                assertThat(s(view)).isEqualTo("1");
                iterator.next();
                CompletableFuture.runAsync(iterator::next).get();
                assertThat(s(iterator.key())).isEqualTo("c");
            }
        }

        static void that_another_thread_moves_after_bytes_were_copied(Path folder) throws Exception {
            try (RocksDB db = TestDb.openWithLetters(folder, 5);
                    RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
                byte[] copy = new byte[1];
                assertThat(iterator.key(copy)).isEqualTo(1);
                assertThat(iterator.value(ByteBuffer.allocateDirect(1))).isEqualTo(1);
                assertThat(iterator.key(Arena.ofAuto().allocate(4))).isEqualTo(1);
                assertThat(iterator.value(MemorySegment.ofArray(new byte[0]))).isEqualTo(1);
                assertThat(s(copy)).isEqualTo("a");

                CompletableFuture.runAsync(iterator::next).get();
                assertThat(s(iterator.key())).isEqualTo("b");
            }
        }

        static void on_two_threads_at_once(Path folder) throws Exception {
            try (RocksDB db = TestDb.open(folder)) {
                fill(db, 300);
                RocksIterator iterator = db.newIterator();
                Runnable use = () -> {
                    Random random = new Random();
                    whileFree("in use by another|not at an entry|is closed", () -> {
                        switch (random.nextInt(7)) {
                            case 0 -> iterator.seek(key(random.nextInt(300)));
                            case 1 -> bytes(iterator.valueView());
                            case 2 -> s(iterator.keyView());
                            case 3 -> iterator.forEachRemaining((key, value) -> bytes(value));
                            case 4 -> iterator.value();
                            default -> iterator.next();
                        }
                    });
                    if (random.nextBoolean()) {
                        iterator.close();
                    }
                };
                FutureTask<Void> other = new FutureTask<>(use, null);
                // A thread of a pool would not end its views, and so the database would stay locked.
                Thread thread = Thread.ofPlatform().start(other);
                use.run();
                other.get();
                thread.join();
            }
            TestDb.open(folder).close();
        }

        /** One has views of entry after entry, the other moves on whenever it may. */
        static void that_two_threads_move_while_one_has_views(Path folder) throws Exception {
            try (RocksDB db = TestDb.open(folder)) {
                fill(db, 300).keySet().forEach(key -> db.put(b(key), b(key)));
                String refusals = "in use by another|not at an entry";
                RocksIterator iterator = db.newIterator();
                FutureTask<Void> other = new FutureTask<>(() -> whileFree(refusals, iterator::next), null);
                Thread.ofPlatform().start(other);
                whileFree(refusals, () -> {
                    if (!iterator.isValid()) {
                        iterator.seekToFirst();
                    }
                    assertThat(s(iterator.keyView())).isEqualTo(s(iterator.valueView()));
                    iterator.next();
                });
                other.get();
                iterator.close();
            }
            TestDb.open(folder).close();
        }

        /** One asks for the first view of an entry while the other moves: if both are refused, a third is not. */
        static void that_two_threads_want_at_once(Path folder) throws Exception {
            try (RocksDB db = TestDb.open(folder)) {
                fill(db, 300);
                RocksIterator iterator = db.newIterator();
                AtomicInteger round = new AtomicInteger();
                AtomicInteger ended = new AtomicInteger();
                FutureTask<Void> other = new FutureTask<>(
                        () -> {
                            try {
                                for (int now = 1; awaits(round, now); now++) {
                                    isAllowed("in use by another", iterator::next);
                                    ended.set(now);
                                }
                            } finally {
                                ended.set(Integer.MAX_VALUE);
                            }
                        },
                        null);
                Thread.ofPlatform().daemon().start(other);
                Random random = new Random();
                for (long end = System.nanoTime() + 1_000_000_000; System.nanoTime() < end; ) {
                    iterator.seekToFirst();
                    iterator.keyView();
                    iterator.next();
                    int now = round.incrementAndGet();
                    for (int wait = random.nextInt(20); wait > 0; wait--) {
                        Thread.onSpinWait();
                    }
                    boolean shown = isAllowed("in use by another", iterator::keyView);
                    awaits(ended, now);
                    if (!shown) {
                        CompletableFuture.runAsync(iterator::seekToFirst).get();
                    }
                }
                round.set(Integer.MAX_VALUE);
                other.get();
                iterator.close();
            }
            TestDb.open(folder).close();
        }

        /** False if there is no such round any more. */
        private static boolean awaits(AtomicInteger round, int number) {
            while (round.get() < number) {
                Thread.onSpinWait();
            }
            return round.get() == number;
        }

        /** False if it is refused, which has to say one of some things. */
        private static boolean isAllowed(String refusals, Runnable use) {
            try {
                use.run();
                return true;
            } catch (IllegalStateException e) {
                assertThat(e).hasMessageFindingMatch(refusals);
                return false;
            }
        }

        private static void whileFree(String refusals, Runnable use) {
            for (long end = System.nanoTime() + 700_000_000; System.nanoTime() < end; ) {
                isAllowed(refusals, use);
            }
        }

        private static void join(CompletableFuture<Void> future) throws Throwable {
            try {
                future.get();
            } catch (java.util.concurrent.ExecutionException e) {
                throw e.getCause();
            }
        }

        static void on_one_thread_after_the_other(Path folder) throws Exception {
            try (RocksDB db = TestDb.open(folder)) {
                NavigableMap<String, byte[]> model = fill(db, 600);
                try (RocksIterator iterator = db.newIterator()) {
                    iterator.seekToFirst();
                    List<String> seen = new ArrayList<>();
                    while (iterator.isValid()) {
                        CompletableFuture.runAsync(() -> {
                                    for (int i = 0; i < 7 && iterator.isValid(); i++) {
                                        seen.add(s(iterator.key()));
                                        assertThat(iterator.value()).isEqualTo(model.get(seen.getLast()));
                                        iterator.next();
                                    }
                                })
                                .get();
                        if (iterator.isValid()) {
                            seen.add(s(iterator.keyView()));
                            assertThat(bytes(iterator.valueView())).isEqualTo(model.get(seen.getLast()));
                            iterator.next();
                        }
                    }
                    assertThat(seen).containsExactlyElementsOf(model.keySet());
                }
            }
        }

        static void whose_consumer_moves_them(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 9);
                    RocksIterator iterator = db.newIterator()) {
                List<String> seen = new ArrayList<>();
                iterator.forEach((key, value) -> {
                    seen.add(s(key) + s(value));
                    assertThat(s(iterator.key())).isEqualTo(s(key));
                    assertThat(db.get(bytes(key))).isEqualTo(bytes(value));
                    iterator.next();
                    assertThatIllegalStateException().isThrownBy(() -> bytes(key));
                });
                assertThat(seen).containsExactly("a1", "c3", "e5", "g7", "i9");
                assertThat(iterator.isValid()).isFalse();

                iterator.forEach((key, value) -> iterator.seekToLast());
                assertThat(iterator.isValid()).isFalse();
            }
        }

        static void whose_consumer_throws_or_closes_them(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 9)) {
                RocksIterator iterator = db.newIterator();
                MemorySegment[] kept = new MemorySegment[1];
                assertThatExceptionOfType(ArithmeticException.class)
                        .isThrownBy(() -> iterator.forEach((key, value) -> {
                            kept[0] = value;
                            throw new ArithmeticException();
                        }));
                assertThatIllegalStateException().isThrownBy(() -> bytes(kept[0]));
                assertThat(s(iterator.key())).isEqualTo("a");
                assertThat(TestDb.entries(iterator)).hasSize(9);

                assertThatIllegalStateException()
                        .isThrownBy(() -> iterator.forEach((key, value) -> {
                            kept[0] = value;
                            iterator.close();
                        }))
                        .withMessage("RocksIterator is closed");
                assertThatIllegalStateException().isThrownBy(() -> bytes(kept[0]));
                assertThatNullPointerException()
                        .isThrownBy(() -> db.newIterator().forEach(null))
                        .withMessageContaining("consumer");
            }
        }

        static void whose_consumer_closes_the_database(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 9);
            RocksIterator iterator = db.newIterator();
            assertThatIllegalStateException()
                    .isThrownBy(() -> iterator.forEach((key, value) -> {
                        db.close();
                        assertThatIllegalStateException().isThrownBy(() -> bytes(key));
                        TestDb.open(folder).close();
                    }))
                    .withMessage("RocksIterator is closed");
            TestDb.open(folder).close();
        }

        static void whose_consumer_has_another_thread_use_and_close_them(Path folder) throws Exception {
            RocksDB db = TestDb.openWithLetters(folder, 9);
            RocksIterator iterator = db.newIterator();
            List<String> seen = new ArrayList<>();
            iterator.forEach((key, value) -> {
                seen.add(s(key));
                assertThatIllegalStateException()
                        .isThrownBy(() -> join(CompletableFuture.runAsync(iterator::key)))
                        .withMessageContaining("in use by another call");
            });
            assertThat(seen).hasSize(9);
            iterator.seekToFirst();
            assertThat(CompletableFuture.supplyAsync(iterator::key).get()).isEqualTo(b("a"));
            assertThatIllegalStateException()
                    .isThrownBy(() -> iterator.forEach((key, value) -> {
                        CompletableFuture.runAsync(db::close).join();
                        assertThat(s(key)).isEqualTo("a");
                    }))
                    .withMessage("RocksIterator is closed");
            TestDb.open(folder).close();
        }

        static void that_move_as_often_as_they_are_told(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true)) {
                options.enableStatistics();
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    fill(db, 200);
                    try (RocksIterator iterator = db.newIterator()) {
                        iterator.seekToFirst();
                        for (int i = 0; i < 40; i++) {
                            iterator.next();
                            iterator.keyView();
                        }
                        iterator.prev();
                    }
                    assertThat(options.getTickerCount(TickerType.NUMBER_DB_NEXT))
                            .isEqualTo(40);
                    assertThat(options.getTickerCount(TickerType.NUMBER_DB_PREV))
                            .isEqualTo(1);
                }
            }
        }

        static void over_a_transaction_that_is_written_to(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions transactionOptions = new TransactionDBOptions();
                    TransactionDB db = TransactionDB.open(
                            options, transactionOptions, folder.resolve("db").toString())) {
                for (int i = 0; i < 50; i++) {
                    db.put(key(2 * i), b("old"));
                }
                try (Transaction transaction = db.beginTransaction();
                        RocksIterator iterator = transaction.newIterator()) {
                    List<String> seen = new ArrayList<>();
                    iterator.forEach((key, value) -> {
                        seen.add(s(key));
                        int number = Integer.parseInt(s(key).substring(3));
                        if (number % 2 == 0) {
                            transaction.put(key(number + 1), b("new"));
                        }
                    });
                    assertThat(seen).hasSizeGreaterThanOrEqualTo(50).isSorted();
                    assertThat(iterator.stream()).hasSize(100);

                    iterator.seekToFirst();
                    assertThat(s(iterator.keyView()) + '=' + s(iterator.valueView()))
                            .isEqualTo("key000000=old");
                    MemorySegment view = iterator.keyView();
                    iterator.next();
                    assertThatIllegalStateException().isThrownBy(() -> bytes(view));
                    assertThat(s(iterator.keyView()) + '=' + s(iterator.valueView()))
                            .isEqualTo("key000001=new");
                }
            }
        }

        static void that_tail(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ReadOptions tailing = new ReadOptions().setTailing(true)) {
                for (int i = 0; i < 100; i++) {
                    db.put(key(10 * i), b("old"));
                }
                try (RocksIterator iterator = db.newIterator(tailing)) {
                    iterator.seekToFirst();
                    for (int i = 0; i < 50; i++) {
                        iterator.next();
                    }
                    assertThat(s(iterator.key())).isEqualTo("key000500");
                    db.put(key(505), b("new"));
                    iterator.next();
                    assertThat(s(iterator.key()) + '=' + s(iterator.value())).isEqualTo("key000505=new");
                }
            }
        }

        static void that_are_refreshed(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 20);
                    RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
                for (int i = 0; i < 9; i++) {
                    iterator.next();
                }
                db.put(b("j1"), b("new"));
                MemorySegment view = iterator.keyView();
                iterator.refresh();
                assertThatIllegalStateException().isThrownBy(() -> bytes(view));
                iterator.seek(b("j"));
                iterator.next();
                assertThat(s(iterator.key())).isEqualTo("j1");
            }
        }

        static void that_show_one_moment(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 20);
                    RocksIterator iterator = db.newIterator()) {
                List<String> seen = new ArrayList<>();
                for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                    String key = s(iterator.key());
                    seen.add(key);
                    db.delete(b(key));
                    db.put(b(key + "1"), b("new"));
                    if (seen.size() % 3 == 0) {
                        iterator.prev();
                        iterator.next();
                    }
                    assertThat(s(iterator.key())).isEqualTo(key);
                }
                assertThat(seen).hasSize(20);
            }
        }
    }

    static final class ManyIterators {

        /** More than there is room for, if the memory of each was only freed by the garbage collector. */
        static void with_large_values(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.put(b("large"), new byte[1 << 20]);
                for (int i = 0; i < 500; i++) {
                    try (RocksIterator iterator = db.newIterator()) {
                        iterator.seekToFirst();
                        assertThat(iterator.valueView().byteSize()).isEqualTo(1 << 20);
                    }
                }
                try (WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                    batch.put(b("other"), new byte[1 << 20]);
                    for (int i = 0; i < 500; i++) {
                        try (RocksIterator iterator = batch.newIteratorWithBase(db.newIterator())) {
                            iterator.seekToLast();
                            assertThat(iterator.valueView().byteSize()).isEqualTo(1 << 20);
                        }
                    }
                }
                assertThat(directMemory()).isLessThan(1 << 20);
            }
        }

        static void of_virtual_threads(Path folder) throws Exception {
            try (RocksDB db = TestDb.openWithLetters(folder, 26)) {
                AtomicInteger seen = new AtomicInteger();
                try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
                    for (int i = 0; i < 20_000; i++) {
                        each.execute(() -> {
                            try (RocksIterator iterator = db.newIterator()) {
                                iterator.seekToFirst();
                                iterator.next();
                                iterator.next();
                                seen.addAndGet(iterator.value().length
                                        + (int) iterator.keyView().byteSize());
                            }
                        });
                    }
                }
                assertThat(seen).hasValue(40_000);
                assertThat(directMemory()).isLessThan(1 << 20);
            }
        }

        /** What arenas have reserved. */
        private static long directMemory() {
            return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                    .mapToLong(BufferPoolMXBean::getMemoryUsed)
                    .sum();
        }
    }
}
