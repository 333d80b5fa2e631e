package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An order of keys with timestamps in Java, and timestamps that are filled into batches. */
class TimestampComparatorTest {

    private static final int SIZE = Long.BYTES;
    private static final ValueLayout.OfLong BIG_ENDIAN =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(java.nio.ByteOrder.BIG_ENDIAN);

    @TempDir
    Path folder;

    private static byte[] time(long time) {
        return ByteBuffer.allocate(SIZE).putLong(time).array();
    }

    /** Keys in the order of their bytes, the newest version first. */
    private static class Bytes implements TimestampComparatorCallbacks {

        @Override
        public int compare(MemorySegment a, MemorySegment b) {
            int order = compareWithoutTimestamp(a, true, b, true);
            return order != 0
                    ? order
                    : compareTimestamp(b.asSlice(b.byteSize() - SIZE), a.asSlice(a.byteSize() - SIZE));
        }

        @Override
        public int compareTimestamp(MemorySegment a, MemorySegment b) {
            return Long.compareUnsigned(a.get(BIG_ENDIAN, 0), b.get(BIG_ENDIAN, 0));
        }

        @Override
        public int compareWithoutTimestamp(
                MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp) {
            return s(withoutTimestamp(a, aHasTimestamp)).compareTo(s(withoutTimestamp(b, bHasTimestamp)));
        }

        private static MemorySegment withoutTimestamp(MemorySegment key, boolean hasTimestamp) {
            return hasTimestamp ? key.asSlice(0, key.byteSize() - SIZE) : key;
        }
    }

    private RocksDB open(TimestampComparatorCallbacks callbacks) {
        try (Comparator comparator = new Comparator("with times", SIZE, callbacks);
                Options options = new Options().setCreateIfMissing(true).setComparator(comparator)) {
            return RocksDB.open(options, folder.toString());
        }
    }

    private static String get(RocksDB db, String key, long time) {
        try (ReadOptions at = new ReadOptions().setTimestamp(time(time))) {
            return s(db.get(at, b(key)));
        }
    }

    private static List<String> entries(RocksDB db, long time) {
        List<String> entries = new ArrayList<>();
        try (ReadOptions at = new ReadOptions().setTimestamp(time(time));
                RocksIterator iterator = db.newIterator(at)) {
            for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                long written = ByteBuffer.wrap(iterator.timestamp()).getLong();
                entries.add(s(iterator.key()) + "@" + written + "=" + s(iterator.value()));
            }
            iterator.status();
        }
        return entries;
    }

    private static void fill(RocksDB db) {
        db.putWithTimestamp(b("a"), time(10), b("old"));
        db.putWithTimestamp(b("b"), time(10), b("1"));
        db.putWithTimestamp(b("a"), time(300), b("new"));
        db.deleteWithTimestamp(b("b"), time(300));
    }

    private static void assertHistory(RocksDB db) {
        assertThat(get(db, "a", 9)).isEqualTo("-");
        assertThat(get(db, "a", 10)).isEqualTo("old");
        assertThat(get(db, "a", 299)).isEqualTo("old");
        assertThat(get(db, "a", 300)).isEqualTo("new");
        assertThat(get(db, "b", 299)).isEqualTo("1");
        assertThat(get(db, "b", 300)).isEqualTo("-");
        assertThat(entries(db, 299)).containsExactly("a@10=old", "b@10=1");
        assertThat(entries(db, 300)).containsExactly("a@300=new");
        try (ReadOptions now = new ReadOptions().setTimestamp(time(1000))) {
            TimestampedValue value = db.getWithTimestamp(now, b("a"));
            assertThat(s(value.value())).isEqualTo("new");
            assertThat(value.timestamp()).isEqualTo(time(300));
        }
    }

    @Test
    void entries_as_they_were_at_a_time_through_memory_and_files() {
        int before = Callbacks.live();
        AtomicInteger compared = new AtomicInteger();
        AtomicInteger timesCompared = new AtomicInteger();
        AtomicInteger withoutTimes = new AtomicInteger();
        try (RocksDB db = open(new Bytes() {
            @Override
            public int compare(MemorySegment a, MemorySegment b) {
                compared.incrementAndGet();
                return super.compare(a, b);
            }

            @Override
            public int compareTimestamp(MemorySegment a, MemorySegment b) {
                timesCompared.incrementAndGet();
                assertThat(a.byteSize()).isEqualTo(SIZE);
                return super.compareTimestamp(a, b);
            }

            @Override
            public int compareWithoutTimestamp(
                    MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp) {
                withoutTimes.incrementAndGet();
                return super.compareWithoutTimestamp(a, aHasTimestamp, b, bHasTimestamp);
            }
        })) {
            fill(db);
            assertHistory(db);
            TestDb.flush(db);
            assertHistory(db);
            db.compactRange();
            assertHistory(db);
            assertThat(compared).hasPositiveValue();
            assertThat(timesCompared).hasPositiveValue();
            assertThat(withoutTimes).hasPositiveValue();
        }
        assertThat(Callbacks.live()).isEqualTo(before);
        try (RocksDB db = open(new Bytes())) {
            assertHistory(db);
        }
    }

    @Test
    void writing_and_reading_need_a_timestamp() {
        try (RocksDB db = open(new Bytes())) {
            assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.put(b("a"), b("1")));
            assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.get(b("a")));
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(() -> db.putWithTimestamp(b("a"), new byte[3], b("1")));
        }
    }

    @Test
    void arguments_end_with_the_callback() {
        KeptArguments kept = new KeptArguments();
        try (RocksDB db = open(new Bytes() {
            @Override
            public int compare(MemorySegment a, MemorySegment b) {
                return super.compare(kept.keep(a), kept.keep(b));
            }

            @Override
            public int compareTimestamp(MemorySegment a, MemorySegment b) {
                return super.compareTimestamp(kept.keep(a), kept.keep(b));
            }

            @Override
            public int compareWithoutTimestamp(
                    MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp) {
                return super.compareWithoutTimestamp(kept.keep(a), aHasTimestamp, kept.keep(b), bHasTimestamp);
            }
        })) {
            fill(db);
            TestDb.flush(db);
            assertHistory(db);
            kept.assertAllEnded();
        }
    }

    /** Throws in one of its methods when it is told to. */
    private static final class Faulty extends Bytes {
        volatile String broken = "";

        private void check(String method) {
            if (broken.equals(method)) {
                throw new IllegalArgumentException("no " + method);
            }
        }

        @Override
        public int compare(MemorySegment a, MemorySegment b) {
            check("compare");
            return super.compare(a, b);
        }

        @Override
        public int compareTimestamp(MemorySegment a, MemorySegment b) {
            check("compareTimestamp");
            return super.compareTimestamp(a, b);
        }

        @Override
        public int compareWithoutTimestamp(
                MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp) {
            check("compareWithoutTimestamp");
            return super.compareWithoutTimestamp(a, aHasTimestamp, b, bHasTimestamp);
        }
    }

    @Test
    void after_an_exception_nothing_can_be_trusted_but_nothing_is_lost() {
        for (String method : List.of("compare", "compareTimestamp", "compareWithoutTimestamp")) {
            try (HandledErrors handled = new HandledErrors()) {
                Faulty faulty = new Faulty();
                try (RocksDB db = open(faulty)) {
                    fill(db);
                    faulty.broken = method;
                    assertThatIllegalArgumentException()
                            .as(method)
                            .isThrownBy(() -> assertHistory(db))
                            .withMessage("no " + method);
                    faulty.broken = "";
                    assertThatIllegalStateException()
                            .as(method)
                            .isThrownBy(() -> get(db, "a", 10))
                            .withMessageContaining("Close the database");
                }
                assertThat(handled.all()).isEmpty();
            }
            try (RocksDB db = open(new Bytes())) {
                assertHistory(db);
            }
        }
    }

    @Test
    void timestamps_are_filled_into_a_batch() {
        int before = Callbacks.live();
        List<Integer> asked = new ArrayList<>();
        try (RocksDB db = open(new Bytes());
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                WriteBatch batch = new WriteBatch(0, 0, 0, SIZE);
                WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
            batch.put(family, b("a"), b("1"));
            batch.put(family, b("b"), b("2"));
            batch.updateTimestamps(time(5), id -> {
                asked.add(id);
                return SIZE;
            });
            assertThat(asked).containsOnly(0);
            assertThat(Callbacks.live()).isEqualTo(before + 1);
            db.write(batch);
            assertThat(entries(db, 5)).containsExactly("a@5=1", "b@5=2");
            assertThat(entries(db, 4)).isEmpty();
            indexed.updateTimestamps(time(6), id -> SIZE);
            assertThat(Callbacks.live()).isEqualTo(before + 1);
        }
        assertThat(Callbacks.live()).isEqualTo(before);
    }

    @Test
    void timestamps_of_an_unknown_size_are_refused_and_exceptions_reach_the_caller() {
        try (HandledErrors handled = new HandledErrors();
                RocksDB db = open(new Bytes());
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                WriteBatch batch = new WriteBatch(0, 0, 0, SIZE)) {
            batch.put(family, b("a"), b("1"));
            batch.put(family, b("b"), b("2"));
            for (long wrong : new long[] {-1, 4}) {
                assertThatExceptionOfType(RocksDBException.class)
                        .as("%s", wrong)
                        .isThrownBy(() -> batch.updateTimestamps(time(5), id -> wrong));
            }
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> batch.updateTimestamps(time(5), id -> {
                        throw new IllegalArgumentException("no size of " + id);
                    }))
                    .withMessage("no size of 0");
            assertThat(handled.all()).isEmpty();
            batch.updateTimestamps(time(5), id -> SIZE);
            db.write(batch);
            assertThat(entries(db, 5)).containsExactly("a@5=1", "b@5=2");
        }
    }
}
