package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.ShownWrites;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The records of a batch, shown to Java. */
class BatchIterationTest {

    @TempDir
    Path folder;

    /** Notes the records of the default column family. */
    private static class Records implements WriteBatchCallbacks {
        final List<String> all = new ArrayList<>();

        @Override
        public void put(MemorySegment key, MemorySegment value) {
            all.add("put " + s(key) + "=" + s(value));
        }

        @Override
        public void delete(MemorySegment key) {
            all.add("delete " + s(key));
        }

        @Override
        public void logData(MemorySegment blob) {
            all.add("log " + s(blob));
        }
    }

    /** Notes records with the numbers of their column families. */
    private static class FamilyRecords implements WriteBatchColumnFamilyCallbacks {
        final List<String> all = new ArrayList<>();

        @Override
        public void put(int columnFamilyId, MemorySegment key, MemorySegment value) {
            all.add(columnFamilyId + " put " + s(key) + "=" + s(value));
        }

        @Override
        public void delete(int columnFamilyId, MemorySegment key) {
            all.add(columnFamilyId + " delete " + s(key));
        }

        @Override
        public void merge(int columnFamilyId, MemorySegment key, MemorySegment value) {
            all.add(columnFamilyId + " merge " + s(key) + "=" + s(value));
        }

        @Override
        public void logData(MemorySegment blob) {
            all.add("log " + s(blob));
        }
    }

    @Test
    void records_in_the_order_in_which_they_were_written() {
        int before = Callbacks.live();
        try (WriteBatch batch = new WriteBatch()) {
            batch.put(b("b"), b("1"));
            batch.delete(b("a"));
            batch.putLogData(b("note"));
            batch.put(b("b"), b(""));
            Records records = new Records();
            batch.iterate(records);
            assertThat(records.all).containsExactly("put b=1", "delete a", "put b=");
            records.all.clear();
            batch.iterateWithLogData(records);
            assertThat(records.all).containsExactly("put b=1", "delete a", "log note", "put b=");
        }
        assertThat(Callbacks.live()).isEqualTo(before);
    }

    @Test
    void records_of_all_column_families() {
        try (Options options = new Options().setCreateIfMissing(true);
                RocksDB db = RocksDB.open(options, folder.toString());
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                WriteBatch batch = new WriteBatch()) {
            batch.put(b("a"), b("1"));
            batch.put(family, b("a"), b("2"));
            batch.merge(b("b"), b("3"));
            batch.merge(family, b("b"), b("4"));
            batch.delete(family, b("c"));
            batch.delete(b("c"));
            batch.putLogData(b("note"));
            FamilyRecords records = new FamilyRecords();
            batch.iterateColumnFamilies(records);
            assertThat(records.all)
                    .containsExactly(
                            "0 put a=1", "1 put a=2", "0 merge b=3", "1 merge b=4", "1 delete c", "0 delete c");
            records.all.clear();
            batch.iterateColumnFamiliesWithLogData(records);
            assertThat(records.all).hasSize(7).endsWith("log note");
        }
    }

    @Test
    void records_of_a_batch_with_an_index() {
        try (WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
            batch.put(b("b"), b("1"));
            batch.put(b("a"), b("2"));
            batch.delete(b("c"));
            batch.putLogData(b("note"));
            Records records = new Records();
            batch.iterateWithLogData(records);
            assertThat(records.all).containsExactly("put b=1", "put a=2", "delete c", "log note");
        }
    }

    @Test
    void records_that_would_not_be_shown_are_an_exception() {
        try (WriteBatch batch = new WriteBatch()) {
            batch.put(b("a"), b("1"));
            batch.merge(b("b"), b("2"));
            batch.put(b("c"), b("3"));
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> batch.iterate(new Records()))
                    .withMessageContaining("has 3 records");
            batch.deleteRange(b("x"), b("y"));
            batch.put(b("d"), b("4"));
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> batch.iterateColumnFamilies(new FamilyRecords()))
                    .withMessageContaining("has 5 records");
        }
    }

    /** Bytes behind the head of a batch that are no record. */
    @ParameterizedTest
    @ValueSource(
            strings = {"05", "01 64 6b", "01 ff", "01 ff ff ff ff 0f", "01 ff ff ff ff ff 01", "01 ff ff ff ff 07"})
    void damaged_bytes_are_an_exception(String record) {
        byte[] tail = HexFormat.ofDelimiter(" ").parseHex(record);
        byte[] bytes = ByteBuffer.allocate(12 + tail.length).put(12, tail).array();
        try (WriteBatch batch = new WriteBatch(bytes);
                WriteBatch.Handler handler = new ShownWrites(new ArrayList<>())) {
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(() -> batch.iterate(handler))
                    .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Corruption));
        }
    }

    @Test
    void a_batch_without_a_head_is_an_exception() {
        try (WriteBatch batch = new WriteBatch(new byte[11]);
                WriteBatch.Handler handler = new ShownWrites(new ArrayList<>())) {
            assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> batch.iterate(handler));
        }
    }

    @Test
    void arguments_end_with_the_callback() {
        KeptArguments kept = new KeptArguments();
        try (WriteBatch batch = new WriteBatch()) {
            batch.put(b("a"), b("1"));
            batch.delete(b("b"));
            batch.putLogData(b("note"));
            batch.iterateWithLogData(new Records() {
                @Override
                public void put(MemorySegment key, MemorySegment value) {
                    kept.keep(key);
                    kept.keep(value);
                }

                @Override
                public void delete(MemorySegment key) {
                    kept.assertAllEnded();
                    kept.keep(key);
                }

                @Override
                public void logData(MemorySegment blob) {
                    kept.keep(blob);
                }
            });
            kept.assertAllEnded();
        }
    }

    @Test
    void an_exception_ends_it_and_reaches_the_caller() {
        int before = Callbacks.live();
        try (HandledErrors handled = new HandledErrors();
                RocksDB db = TestDb.open(folder);
                WriteBatch batch = new WriteBatch()) {
            for (String key : List.of("a", "b", "c", "d")) {
                batch.put(b(key), b("v"));
            }
            Records records = new Records() {
                @Override
                public void put(MemorySegment key, MemorySegment value) {
                    super.put(key, value);
                    if (s(key).equals("b")) {
                        throw new IllegalArgumentException("not b");
                    }
                }
            };
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> batch.iterate(records))
                    .withMessage("not b");
            assertThat(records.all).containsExactly("put a=v", "put b=v");
            assertThat(handled.all()).isEmpty();
            assertThat(Callbacks.live()).isEqualTo(before);
            db.write(batch);
            assertThat(TestDb.entries(db)).containsExactly("a=v", "b=v", "c=v", "d=v");
        }
    }

    @TestFactory
    Stream<DynamicTest> a_batch_that_its_visitor_uses() {
        return Scenarios.of(UsedWhileIterating.class, folder);
    }

    static final class UsedWhileIterating {

        static void cannot_be_written_to(Path folder) {
            assertIsInUse(batch -> batch.put(new byte[100_000], new byte[100_000]));
        }

        static void cannot_be_cleared(Path folder) {
            assertIsInUse(WriteBatch::clear);
        }

        static void cannot_be_iterated_over_within(Path folder) {
            assertIsInUse(batch -> batch.iterate(new Records()));
        }

        static void keeps_its_iterators_when_it_refuses_to_be_cleared(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 1);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(b("key"), b("value"));
                RocksIterator iterator = batch.newIteratorWithBase(db.newIterator());
                iterator.seekToFirst();
                AtomicReference<@Nullable Throwable> refused = new AtomicReference<>();
                batch.iterateWithLogData(new Records() {
                    @Override
                    public void put(MemorySegment key, MemorySegment value) {
                        refused.set(catchThrowable(batch::clear));
                    }
                });
                assertThat(refused.get())
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageStartingWith("WriteBatchWithIndex is in use by another call");
                assertThat(TestDb.entries(iterator)).hasSize(2);
                batch.clear();
                assertThat(iterator.isClosed()).isTrue();
            }
        }

        static void may_be_closed(Path folder) {
            WriteBatch batch = new WriteBatch();
            fill(batch);
            Records records = new Records() {
                @Override
                public void put(MemorySegment key, MemorySegment value) {
                    super.put(key, value);
                    batch.close();
                }
            };
            batch.iterateWithLogData(records);
            assertThat(records.all).hasSize(100);
        }

        private static void assertIsInUse(Consumer<WriteBatch> use) {
            try (WriteBatch batch = new WriteBatch()) {
                fill(batch);
                AtomicReference<@Nullable Throwable> refused = new AtomicReference<>();
                Records records = new Records() {
                    @Override
                    public void put(MemorySegment key, MemorySegment value) {
                        super.put(key, value);
                        refused.set(catchThrowable(() -> use.accept(batch)));
                    }
                };
                batch.iterate(records);
                assertThat(records.all).hasSize(100);
                assertThat(refused.get())
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageStartingWith("WriteBatch is in use by another call");
                assertThat(batch.count()).isEqualTo(100);
            }
        }

        private static void fill(WriteBatch batch) {
            for (int i = 0; i < 100; i++) {
                batch.put(b("key" + i), b("v".repeat(1000)));
            }
        }
    }
}
