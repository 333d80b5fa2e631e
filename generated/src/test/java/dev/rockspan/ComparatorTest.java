package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Orders of keys in Java. After one has thrown it is not asked again, and all that depends on it fails: the operation it
 * threw in, later ones, and flushes and compactions, so that no file is written in an order that is not the keys' own.
 * The log has what was acknowledged.
 */
class ComparatorTest {

    @TempDir
    Path folder;

    private static int reverse(MemorySegment a, MemorySegment b) {
        return Arrays.compareUnsigned(b.toArray(ValueLayout.JAVA_BYTE), a.toArray(ValueLayout.JAVA_BYTE));
    }

    private static RocksDB open(Path folder, ComparatorCallbacks callbacks) {
        try (Comparator comparator = new Comparator("reverse", callbacks);
                Options options = new Options().setCreateIfMissing(true).setComparator(comparator)) {
            return RocksDB.open(options, folder.toString());
        }
    }

    @Test
    void has_a_name() {
        assertThatNullPointerException()
                .isThrownBy(() -> new Comparator(null, ComparatorTest::reverse))
                .withMessage("name is null");
    }

    @Test
    void a_reverse_order_through_memory_and_files() {
        try (RocksDB db = open(folder, ComparatorTest::reverse)) {
            List.of("b", "a", "c", "ab", "").forEach(key -> db.put(b(key), b(key)));
            assertOrdered(db);
            TestDb.flush(db);
            db.put(b("d"), b("d"));
            db.delete(b("d"));
            db.compactRange();
            assertOrdered(db);
        }
        try (RocksDB db = open(folder, ComparatorTest::reverse)) {
            assertOrdered(db);
        }
    }

    private static void assertOrdered(RocksDB db) {
        assertThat(TestDb.entries(db)).containsExactly("c=c", "b=b", "ab=ab", "a=a", "=");
        assertThat(s(db.get(b("ab")))).isEqualTo("ab");
        try (RocksIterator iterator = db.newIterator()) {
            iterator.seek(b("bb"));
            assertThat(s(iterator.key())).isEqualTo("b");
            iterator.seekForPrev(b("bb"));
            assertThat(s(iterator.key())).isEqualTo("c");
        }
    }

    @Test
    void an_order_that_takes_different_bytes_for_the_same_key() {
        ComparatorCallbacks ignoringCase = (x, y) -> s(x).compareToIgnoreCase(s(y));
        try (RocksDB db = open(folder, ignoringCase)) {
            db.put(b("Key"), b("1"));
            db.put(b("KEY"), b("2"));
            assertThat(s(db.get(b("key")))).isEqualTo("2");
            db.put(b("Z"), b("last"));
            try (RocksIterator iterator = db.newIterator();
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                    RocksIterator both = batch.newIteratorWithBase(db.newIterator())) {
                for (RocksIterator turning : List.of(iterator, both)) {
                    turning.seekToLast();
                    turning.prev();
                    assertThat(turning.key()).isEqualTo(b("Key"));
                    turning.next();
                    assertThat(turning.key()).isEqualTo(b("Z"));
                    turning.prev();
                    assertThat(turning.value()).isEqualTo(b("2"));
                }
            }
            db.delete(b("kEY"));
            assertThat(db.get(b("Key"))).isNull();
        }
    }

    @Test
    void a_database_is_not_opened_with_another_order() {
        open(folder, ComparatorTest::reverse).close();
        assertThatThrownBy(() -> TestDb.open(folder))
                .isInstanceOfSatisfying(
                        RocksDBException.class,
                        error -> assertThat(error.getStatus().getCode()).isEqualTo(Status.Code.InvalidArgument));
    }

    @Test
    void arguments_end_with_the_callback() {
        KeptArguments kept = new KeptArguments();
        try (RocksDB db = open(folder, (x, y) -> reverse(kept.keep(x), kept.keep(y)))) {
            db.put(b("a"), b("1"));
            db.put(b("b"), b("2"));
            kept.assertAllEnded();
            TestDb.flush(db);
            kept.assertAllEnded();
        }
    }

    @Test
    void the_order_of_a_batch_with_an_index() {
        try (Comparator reverse = new Comparator("reverse", ComparatorTest::reverse);
                WriteBatchWithIndex batch = new WriteBatchWithIndex(reverse, 0, true, 0, 0)) {
            reverse.close(); // the batch still has it
            List.of("a", "c", "b").forEach(key -> batch.put(b(key), b(key)));
            try (RocksDB db = open(folder, ComparatorTest::reverse);
                    RocksIterator iterator = batch.newIteratorWithBase(db.newIterator())) {
                assertThat(TestDb.entries(iterator)).containsExactly("c=c", "b=b", "a=a");
            }
        }
    }

    private static int byNumber(MemorySegment a, MemorySegment b) {
        return Integer.compare(Integer.parseInt(s(a)), Integer.parseInt(s(b)));
    }

    /** Throws once or from then on. */
    private static final class Faulty implements ComparatorCallbacks {
        final AtomicInteger left;
        private final boolean once;
        private final ComparatorCallbacks order;

        Faulty(int calls, boolean once) {
            this(calls, once, ComparatorTest::reverse);
        }

        Faulty(int calls, boolean once, ComparatorCallbacks order) {
            this.left = new AtomicInteger(calls);
            this.once = once;
            this.order = order;
        }

        @Override
        public int compare(MemorySegment a, MemorySegment b) {
            int now = left.decrementAndGet();
            if (now == 0 || now < 0 && !once) {
                throw new ArithmeticException("no order");
            }
            return order.compare(a, b);
        }
    }

    @TestFactory
    Stream<DynamicTest> after_an_exception() {
        return Scenarios.of(AfterAnException.class, folder);
    }

    static final class AfterAnException {

        static void nothing_can_be_trusted_but_nothing_is_lost(Path folder) {
            try (HandledErrors handled = new HandledErrors()) {
                Faulty faulty = new Faulty(Integer.MAX_VALUE, true);
                try (RocksDB db = open(folder, faulty)) {
                    db.put(b("a"), b("1"));
                    db.put(b("b"), b("2"));
                    faulty.left.set(1);
                    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> db.put(b("c"), b("3")));
                    for (Runnable read : List.<Runnable>of(() -> db.get(b("a")), () -> TestDb.entries(db))) {
                        assertThatIllegalStateException()
                                .isThrownBy(read::run)
                                .withMessageContaining("Close the database")
                                .withCauseInstanceOf(ArithmeticException.class);
                    }
                    // RocksDB may have found out by itself.
                    assertThat(catchThrowable(() -> db.put(b("d"), b("4"))))
                            .isInstanceOfAny(IllegalStateException.class, RocksDBException.class);
                    assertThat(faulty.left).as("not asked again").hasValue(0);
                }
                assertThat(handled.all()).isEmpty();
            }
            try (RocksDB db = open(folder, ComparatorTest::reverse)) {
                assertThat(TestDb.entries(db)).endsWith("c=3", "b=2", "a=1");
            }
        }

        static void the_database_refuses_further_use(Path folder) {
            Faulty faulty = new Faulty(Integer.MAX_VALUE, true);
            try (RocksDB db = open(folder, faulty)) {
                db.put(b("a"), b("1"));
                try (RocksIterator astray = db.newIterator();
                        RocksIterator other = db.newIterator()) {
                    faulty.left.set(1);
                    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> astray.seek(b("b")));
                    for (Runnable use : List.<Runnable>of(
                            astray::seekToFirst, other::seekToFirst, db::getLatestSequenceNumber, db::newIterator)) {
                        assertThatIllegalStateException()
                                .isThrownBy(use::run)
                                .withCauseInstanceOf(ArithmeticException.class);
                    }
                }
            }
        }

        static void an_opening_that_fails_leaves_no_file_in_a_wrong_order(Path folder) throws IOException {
            for (int count : new int[] {1, 2, 3, 7, 40}) {
                Path database = Files.createDirectory(folder.resolve("db" + count));
                List<String> expected = new ArrayList<>();
                try (RocksDB db = open(database, ComparatorTest::byNumber)) {
                    for (int i = 0; i < count; i++) {
                        String number = String.valueOf(i * 41 % count);
                        db.put(b(number), b(number));
                        expected.add(i + "=" + i);
                    }
                }
                // What is in the log is sorted anew and written into a file.
                for (int calls = 1; calls < 4 * count; calls *= 2) {
                    ComparatorCallbacks faulty = new Faulty(calls, false, ComparatorTest::byNumber);
                    Throwable failure =
                            catchThrowable(() -> open(database, faulty).close());
                    if (failure == null) {
                        break; // it was not called as often
                    }
                    assertThat(failure).isInstanceOf(ArithmeticException.class);
                }
                try (RocksDB db = open(database, ComparatorTest::byNumber)) {
                    assertThat(TestDb.entries(db)).isEqualTo(expected);
                }
            }
        }

        /** What files are picked for a compaction is a matter of order, too. */
        static void files_are_compacted_in_the_background(Path folder) throws IOException {
            try (HandledErrors _ = new HandledErrors()) {
                for (int calls = 1; calls < 40; calls++) {
                    Path database = Files.createDirectory(folder.resolve("db" + calls));
                    try (RocksDB db = open(database, ComparatorTest::byNumber)) {
                        db.setOptions(Map.of("disable_auto_compactions", "true"));
                        for (int file = 0; file < 6; file++) {
                            db.put(b("1" + file), b("value"));
                            db.put(b("2" + file), b("value"));
                            TestDb.flush(db);
                        }
                    }
                    ComparatorCallbacks faulty = new Faulty(calls, false, ComparatorTest::byNumber);
                    try (RocksDB db = open(database, faulty)) {
                        db.waitForCompact(new WaitForCompactOptions());
                    } catch (ArithmeticException | IllegalStateException | RocksDBException e) {
                        // of the order, sooner or later
                    }
                    try (RocksDB db = open(database, ComparatorTest::byNumber)) {
                        assertThat(TestDb.entries(db)).hasSize(12).isSorted();
                    }
                }
            }
        }

        static void many_keys_are_read_at_once(Path folder) {
            List<byte[]> keys = new ArrayList<>();
            try (RocksDB db = open(folder, ComparatorTest::byNumber)) {
                for (int i = 0; i < 200; i++) {
                    byte[] key = b(String.valueOf(i * 37 % 200));
                    keys.add(key);
                    db.put(key, key);
                }
                TestDb.flush(db);
            }
            for (int calls = 1; calls < 1000; calls += calls) {
                Faulty faulty = new Faulty(Integer.MAX_VALUE, false, ComparatorTest::byNumber);
                try (RocksDB db = open(folder, faulty)) {
                    faulty.left.set(calls);
                    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> db.multiGetAsList(keys));
                }
            }
        }

        static void iterators_over_the_writes_of_a_batch_do_not_crash_in_the_order_of_bytes(Path folder) {
            for (int calls = 1; calls < 80; calls++) {
                Faulty faulty = new Faulty(Integer.MAX_VALUE, false, (a, b) -> reverse(b, a));
                // A folder each: with many files there, a compaction in the background would take the exception.
                try (RocksDB db = open(folder.resolve(String.valueOf(calls)), faulty);
                        WriteBatchWithIndex batch = new WriteBatchWithIndex(true)) {
                    for (int i = 0; i < 12; i++) {
                        byte[] key = b(String.valueOf((char) ('a' + i * 5 % 12)));
                        db.put(key, key);
                        batch.put(db.getDefaultColumnFamily(), key, key);
                    }
                    try (RocksIterator iterator = batch.newIteratorWithBase(db.newIterator())) {
                        faulty.left.set(calls);
                        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> {
                            while (true) {
                                iterator.seek(b("f"));
                                iterator.prev();
                                iterator.next();
                                iterator.seekToLast();
                                iterator.prev();
                            }
                        });
                    }
                }
            }
        }

        static void what_was_acknowledged_is_there_in_order_if_it_throws_once(Path folder) throws IOException {
            throwingAtMany(folder, true);
        }

        static void what_was_acknowledged_is_there_in_order_if_it_throws_ever(Path folder) throws IOException {
            throwingAtMany(folder, false);
        }

        private static void throwingAtMany(Path folder, boolean once) throws IOException {
            try (HandledErrors handled = new HandledErrors()) {
                int failed = 0;
                for (int calls = 1; calls < 2000; calls *= 2) {
                    Path database = Files.createDirectory(folder.resolve("db" + calls));
                    failed += throwing(database, new Faulty(calls, once)) ? 1 : 0;
                }
                assertThat(failed).isGreaterThan(5);
                assertThat(handled.all()).allMatch("ComparatorCallbacks.compare: no order"::equals);
            }
        }

        private static boolean succeeds(Runnable operation) {
            return catchThrowable(operation::run) == null;
        }

        /** Whether it was called as often as to throw. */
        private static boolean throwing(Path folder, Faulty faulty) {
            List<String> acknowledged = new ArrayList<>();
            try (RocksDB db = open(folder, faulty)) {
                for (int i = 0; i < 60; i++) {
                    String key = "key" + (i * 37 % 60);
                    if (succeeds(() -> db.put(b(key), b(key)))) {
                        acknowledged.add(key);
                    }
                    if (i % 20 == 19 && !succeeds(() -> TestDb.flush(db))) {
                        assertThat(faulty.left.get()).as("calls left").isNotPositive();
                    }
                }
                if (!succeeds(() -> db.compactRange())) {
                    assertThat(faulty.left.get()).as("calls left").isNotPositive();
                }
            }
            try (RocksDB db = open(folder, ComparatorTest::reverse)) {
                List<String> keys = TestDb.entries(db).stream()
                        .map(entry -> entry.substring(0, entry.indexOf('=')))
                        .toList();
                assertThat(keys)
                        .isSortedAccordingTo(java.util.Comparator.reverseOrder())
                        .containsAll(acknowledged);
                acknowledged.forEach(key -> assertThat(s(db.get(b(key)))).isEqualTo(key));
            }
            return faulty.left.get() <= 0;
        }
    }
}
