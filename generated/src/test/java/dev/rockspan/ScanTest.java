package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.KeyValue;
import dev.rockspan.runtime.spi.Extension;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Iterators that read ahead show what RocksDB's own would, whichever way they are moved and read. */
@Tag("any-version")
class ScanTest {

    @TestFactory
    Stream<DynamicTest> withTheExtension(@TempDir Path folder) {
        return Scenarios.of(Scans.class, folder, List.of("-Dtest.extended=true"));
    }

    @TestFactory
    Stream<DynamicTest> withoutTheExtension(@TempDir Path folder) {
        return Scenarios.of(Scans.class, folder, List.of("-Drockspan.extras=false"));
    }

    @TestFactory
    Stream<DynamicTest> withStrictViews(@TempDir Path folder) {
        return Scenarios.of(Strict.class, folder, List.of("-Drockspan.views.strict=true"));
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

    static final class Scans {

        static void the_extension_is_there_or_not(Path folder) {
            TestDb.open(folder).close();
            // Where there is no C compiler there is none, and the tests are the same.
            if (Boolean.getBoolean("test.extended") && Boolean.getBoolean("rockspan.extras.required")) {
                assertThat(Extension.inUseFrom()).isPresent();
            } else if ("false".equals(System.getProperty("rockspan.extras"))) {
                assertThat(Extension.inUseFrom()).isEmpty();
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
                            iterator.forEachRemaining((key, value) -> seen.add(s(key)));
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
                            new ReadOptions().setIterateLowerBound(key(10)).setIterateUpperBound(key(500))) {
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
                NavigableMap<String, byte[]> model = fill(db, 2000);
                List<MemorySegment> kept = new ArrayList<>();
                List<String> keys = new ArrayList<>();
                int ended = 0;
                try (RocksIterator iterator = db.newIterator()) {
                    for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                        keys.add(s(iterator.key()));
                        kept.add(iterator.valueView());
                        for (int i = Math.max(0, kept.size() - 50); i < kept.size(); i++) {
                            ended += show(kept.get(i), model.get(keys.get(i)));
                        }
                    }
                    iterator.seekToFirst();
                    assertThat(kept).noneMatch(view -> view.scope().isAlive());
                    MemorySegment last = iterator.keyView();
                    iterator.close();
                    assertThatIllegalStateException().isThrownBy(() -> last.get(ValueLayout.JAVA_BYTE, 0));
                }
                assertThat(ended).isPositive();
            }
        }

        /** A view that is kept too long throws, or shows what it showed; 1 if it throws. */
        private static int show(MemorySegment view, byte[] expected) {
            byte[] shown;
            try {
                shown = bytes(view);
            } catch (IllegalStateException e) {
                return 1;
            }
            assertThat(shown).isEqualTo(expected);
            return 0;
        }

        static void whose_views_outlive_a_close_elsewhere(Path folder) throws Exception {
            RocksDB db = TestDb.open(folder);
            NavigableMap<String, byte[]> model = fill(db, 200);
            RocksIterator iterator = db.newIterator();
            List<MemorySegment> views = new ArrayList<>();
            iterator.seekToFirst();
            for (int i = 0; i < 100; i++) {
                iterator.next();
            }
            byte[] expected = model.get(s(iterator.key()));
            views.add(iterator.valueView());
            CompletableFuture.runAsync(db::close).get();
            for (int i = 0; i < 5; i++) {
                System.gc();
                show(views.getFirst(), expected);
            }
            assertThatIllegalStateException().isThrownBy(iterator::key).withMessage("RocksIterator is closed");
            assertThatIllegalStateException().isThrownBy(iterator::isValid).withMessage("RocksIterator is closed");
            assertThatIllegalStateException().isThrownBy(iterator::next).withMessage("RocksIterator is closed");
            assertThatIllegalStateException().isThrownBy(iterator::status).withMessage("RocksIterator is closed");
            assertThatExceptionOfType(WrongThreadException.class)
                    .isThrownBy(() -> join(CompletableFuture.runAsync(() -> bytes(views.getFirst()))));
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

        static void whose_consumer_interferes(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                fill(db, 100);
                RocksIterator iterator = db.newIterator();
                int[] seen = {0};
                iterator.forEach((key, value) -> {
                    seen[0]++;
                    for (Runnable use : List.<Runnable>of(
                            iterator::next, iterator::seekToFirst, iterator::key, iterator::valueView)) {
                        assertThatIllegalStateException().isThrownBy(use::run).withMessageContaining("in use");
                    }
                    assertThat(db.get(bytes(key))).isEqualTo(bytes(value));
                });
                assertThat(seen[0]).isEqualTo(100);

                assertThatExceptionOfType(ArithmeticException.class)
                        .isThrownBy(() -> iterator.forEach((key, value) -> {
                            throw new ArithmeticException();
                        }));
                assertThat(iterator.isValid()).isFalse();
                assertThat(TestDb.entries(iterator)).hasSize(100);

                MemorySegment[] kept = new MemorySegment[1];
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
            RocksDB db = TestDb.open(folder);
            fill(db, 1000);
            RocksIterator iterator = db.newIterator();
            assertThatIllegalStateException()
                    .isThrownBy(() -> iterator.forEach((key, value) -> {
                        db.close();
                        bytes(key);
                        bytes(value);
                    }))
                    .withMessage("RocksIterator is closed");
            TestDb.open(folder).close();
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

    static final class Strict {

        static void views_end_with_every_move(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 20);
                    RocksIterator iterator = db.newIterator()) {
                MemorySegment before = null;
                for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                    if (before != null) {
                        MemorySegment ended = before;
                        assertThatIllegalStateException().isThrownBy(() -> bytes(ended));
                    }
                    before = iterator.keyView();
                    bytes(iterator.valueView());
                    bytes(before);
                }
                MemorySegment[] last = new MemorySegment[1];
                iterator.forEach((key, value) -> {
                    if (last[0] != null) {
                        assertThatIllegalStateException().isThrownBy(() -> bytes(last[0]));
                    }
                    last[0] = value;
                    assertThat(Arrays.equals(bytes(value), bytes(value))).isTrue();
                });
            }
        }
    }
}
