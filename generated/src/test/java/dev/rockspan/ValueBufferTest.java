package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Reads that copy what fits and pin what does not: by the extension, and without it. */
class ValueBufferTest {

    @TestFactory
    Stream<DynamicTest> by_the_extension(@TempDir Path folder) {
        assumeTrue(Symbols.TABLE.isExtended(), "Rockspan was built without its native extension");
        return Scenarios.of(Reads.class, folder, List.of("-Dexpected=true"));
    }

    @TestFactory
    Stream<DynamicTest> without_it(@TempDir Path folder) {
        return Scenarios.of(Reads.class, folder, List.of("-Dexpected=false", "-Drockspan.extras=false"));
    }

    static final class Reads {

        private static final byte[] KEY = b("key");
        private static final byte[] VALUE = b("a value");

        static void the_way_is_the_one_that_is_tested(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                assertThat(NativeLibrary.rocksdb().extension().isPresent()).isEqualTo(Boolean.getBoolean("expected"));
                assertThat(db).isNotNull();
            }
        }

        static void buffers_of_all_kinds_and_sizes(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    Arena arena = Arena.ofConfined()) {
                db.put(KEY, VALUE);
                for (int size : new int[] {0, 1, VALUE.length - 1, VALUE.length, VALUE.length + 1, 100}) {
                    List<Supplier<ValueBuffer>> buffers = List.of(
                            () -> ValueBuffer.ofSize(size),
                            () -> ValueBuffer.of(new byte[size]),
                            () -> ValueBuffer.of(arena.allocate(size)),
                            () -> ValueBuffer.of(
                                    MemorySegment.ofArray(new byte[size + 5]).asSlice(5)),
                            () -> ValueBuffer.of(ByteBuffer.allocate(size)),
                            () -> ValueBuffer.of(
                                    ByteBuffer.allocateDirect(size + 3).position(3)));
                    for (Supplier<ValueBuffer> made : buffers) {
                        try (ValueBuffer buffer = made.get()) {
                            assertThat(db.getOrPin(KEY, buffer)).isEqualTo(VALUE.length);
                            assertThat(buffer.size()).isEqualTo(VALUE.length);
                            assertThat(buffer.isPinned()).isEqualTo(size < VALUE.length);
                            assertThat(buffer.toArray()).isEqualTo(VALUE);
                        }
                    }
                }
            }
        }

        static void nothing_behind_the_value_is_touched(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ValueBuffer heap = ValueBuffer.of(new byte[0])) {
                db.put(KEY, VALUE);
                byte[] all = new byte[20];
                Arrays.fill(all, (byte) '?');
                assertThat(db.getOrPin(KEY, ValueBuffer.of(ByteBuffer.wrap(all, 2, VALUE.length))))
                        .isEqualTo(VALUE.length);
                assertThat(new String(all)).isEqualTo("??a value???????????");
                assertThat(db.getOrPin(KEY, heap)).isEqualTo(VALUE.length);
            }
        }

        static void keys_in_all_forms(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    Arena arena = Arena.ofConfined();
                    ValueBuffer buffer = ValueBuffer.ofSize(100)) {
                db.put(KEY, VALUE);
                MemorySegment key = arena.allocateFrom(ValueLayout.JAVA_BYTE, KEY);
                assertThat(db.getOrPin(key, buffer)).isEqualTo(VALUE.length);
                assertThat(db.getOrPin(MemorySegment.ofArray(KEY), buffer)).isEqualTo(VALUE.length);
                assertThat(db.getOrPin(ByteBuffer.wrap(KEY), buffer)).isEqualTo(VALUE.length);
                assertThat(db.getOrPin(key.asByteBuffer(), buffer)).isEqualTo(VALUE.length);
                try (ReadOptions options = new ReadOptions()) {
                    assertThat(db.getOrPin(options, KEY, buffer)).isEqualTo(VALUE.length);
                }
            }
        }

        /** After some hundred values that fit, the next is expected to. */
        static void what_does_not_fit_after_many_that_did(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    Options options = new Options();
                    ColumnFamilyHandle standard = db.getDefaultColumnFamily();
                    ColumnFamilyHandle other = db.createColumnFamily(options, "other");
                    ValueBuffer buffer = ValueBuffer.ofSize(64)) {
                byte[] large = bytes(5000);
                for (ColumnFamilyHandle in : List.of(standard, other)) {
                    db.put(in, KEY, VALUE);
                    db.put(in, b("large"), large);
                    for (int round = 0; round < 3; round++) {
                        for (int i = 0; i < 300; i++) {
                            assertThat(db.getOrPin(in, KEY, buffer)).isEqualTo(VALUE.length);
                            assertThat(buffer.isPinned()).isFalse();
                            assertThat(db.get(in, KEY)).isEqualTo(VALUE);
                        }
                        assertThat(buffer.toArray()).isEqualTo(VALUE);
                        assertThat(db.getOrPin(in, b("absent"), buffer)).isEqualTo(-1);
                        assertThat(db.get(in, b("absent"))).isNull();
                        assertThat(db.getOrPin(in, b("large"), buffer)).isEqualTo(large.length);
                        assertThat(buffer.isPinned()).isTrue();
                        assertThat(buffer.toArray()).isEqualTo(large);
                        assertThat(db.get(in, b("large"))).isEqualTo(large);
                    }
                }
            }
        }

        static void one_buffer_for_many_reads(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ValueBuffer buffer = ValueBuffer.ofSize(64)) {
                for (int i = 0; i < 200; i++) {
                    db.put(b("key" + i), bytes(i));
                }
                for (int round = 0; round < 3; round++) {
                    for (int i = 0; i < 200; i++) {
                        assertThat(db.getOrPin(b("key" + i), buffer)).isEqualTo(i);
                        assertThat(buffer.isPinned()).isEqualTo(i > 64);
                        assertThat(buffer.toArray()).isEqualTo(bytes(i));
                        assertThat(db.getOrPin(b("absent"), buffer)).isEqualTo(-1);
                        assertThat(buffer.isPinned()).isFalse();
                    }
                }
            }
        }

        private static byte[] bytes(int size) {
            byte[] bytes = new byte[size];
            Arrays.fill(bytes, (byte) size);
            return bytes;
        }

        static void a_value_that_is_the_next_key(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ValueBuffer buffer = ValueBuffer.ofSize(1)) {
                db.put(b("first"), b("second"));
                db.put(b("second"), b("third"));
                assertThat(db.getOrPin(b("first"), buffer)).isEqualTo(6);
                assertThat(db.getOrPin(buffer.value(), buffer)).isEqualTo(5);
                assertThat(buffer.toArray()).isEqualTo(b("third"));
            }
        }

        static void empty_values_and_none(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.put(KEY, new byte[0]);
                for (ValueBuffer buffer : List.of(
                        ValueBuffer.ofSize(0),
                        ValueBuffer.of(new byte[0]),
                        ValueBuffer.ofSize(9),
                        ValueBuffer.of(MemorySegment.NULL))) {
                    assertThatIllegalStateException().isThrownBy(buffer::value);
                    assertThat(db.getOrPin(KEY, buffer)).isZero();
                    assertThat(buffer.toArray()).isEmpty();
                    assertThat(db.getOrPin(b("absent"), buffer)).isEqualTo(-1);
                    assertThatIllegalStateException().isThrownBy(buffer::value).withMessage("No value was read");
                }
            }
        }

        static void column_families_transactions_and_batches(Path folder) {
            try (TransactionDBOptions dbOptions = new TransactionDBOptions();
                    Options options = new Options().setCreateIfMissing(true);
                    TransactionDB db = TransactionDB.open(options, dbOptions, folder.toString());
                    ColumnFamilyHandle family = db.createColumnFamily(options, "family");
                    WriteOptions writes = new WriteOptions();
                    ReadOptions reads = new ReadOptions();
                    TransactionOptions transactionOptions = new TransactionOptions();
                    Transaction transaction = db.beginTransaction(writes, transactionOptions, null)) {
                db.put(KEY, b("in the database"));
                db.put(family, KEY, b("in the family"));
                for (int size : new int[] {2, 50}) {
                    try (ValueBuffer buffer = ValueBuffer.ofSize(size)) {
                        check(db.getOrPin(KEY, buffer), buffer, "in the database");
                        check(db.getOrPin(family, reads, KEY, buffer), buffer, "in the family");
                        check(transaction.getOrPin(KEY, buffer), buffer, "in the database");
                        check(transaction.getForUpdateOrPin(KEY, true, buffer), buffer, "in the database");
                        check(
                                transaction.getForUpdateOrPin(family, reads, KEY, false, buffer),
                                buffer,
                                "in the family");
                        transaction.put(family, KEY, b("in the transaction"));
                        check(transaction.getOrPin(family, reads, KEY, buffer), buffer, "in the transaction");
                        check(db.getOrPin(family, reads, KEY, buffer), buffer, "in the family");
                        transaction.rollback();
                    }
                }
            }
        }

        static void batches(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ColumnFamilyHandle family = db.createColumnFamily(new Options(), "family");
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                db.put(KEY, b("in the database"));
                db.put(family, KEY, b("in the family"));
                batch.put(KEY, b("in the batch"));
                for (int size : new int[] {2, 50}) {
                    try (ValueBuffer buffer = ValueBuffer.ofSize(size)) {
                        check(batch.getOrPinFromBatchAndDB(db, KEY, buffer), buffer, "in the batch");
                        check(
                                batch.getOrPinFromBatchAndDB(family, db, new ReadOptions(), KEY, buffer),
                                buffer,
                                "in the family");
                    }
                }
            }
        }

        private static void check(long size, ValueBuffer buffer, String expected) {
            assertThat(size).isEqualTo(expected.length());
            assertThat(buffer.toArray()).isEqualTo(b(expected));
        }

        static void errors_leave_the_buffer_as_it_was(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ReadOptions cacheOnly = new ReadOptions().setReadTier(ReadTier.BLOCK_CACHE_TIER);
                    ValueBuffer buffer = ValueBuffer.ofSize(3)) {
                db.put(b("other"), VALUE);
                assertThat(db.getOrPin(b("other"), buffer)).isEqualTo(VALUE.length);
                db.put(KEY, VALUE);
                try (FlushOptions flush = new FlushOptions()) {
                    db.flush(flush);
                }
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.getOrPin(cacheOnly, KEY, buffer))
                        .extracting(error -> error.getStatus().getCode())
                        .isEqualTo(Status.Code.Incomplete);
                assertThat(buffer.toArray()).isEqualTo(VALUE);
            }
        }

        static void what_is_wrong_is_refused(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.put(KEY, VALUE);
                assertThatNullPointerException()
                        .isThrownBy(() -> db.getOrPin(KEY, (ValueBuffer) null))
                        .withMessageContaining("buffer");
                assertThatNullPointerException().isThrownBy(() -> ValueBuffer.of((byte[]) null));
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> ValueBuffer.of(ByteBuffer.allocate(3).asReadOnlyBuffer()));
                ValueBuffer gone;
                try (Arena arena = Arena.ofConfined()) {
                    gone = ValueBuffer.of(arena.allocate(100));
                }
                assertThatIllegalStateException().isThrownBy(() -> db.getOrPin(KEY, gone));
            }
        }

        static void a_pinned_value_ends_with_the_buffer_the_next_read_or_the_database(Path folder) {
            try (ValueBuffer buffer = ValueBuffer.ofSize(1)) {
                RocksDB db = TestDb.open(folder);
                db.put(KEY, VALUE);
                db.getOrPin(KEY, buffer);
                MemorySegment first = buffer.value();
                db.getOrPin(KEY, buffer);
                assertThatIllegalStateException().isThrownBy(() -> first.get(ValueLayout.JAVA_BYTE, 0));
                MemorySegment second = buffer.value();
                buffer.close();
                assertThatIllegalStateException().isThrownBy(() -> second.get(ValueLayout.JAVA_BYTE, 0));
                assertThatIllegalStateException().isThrownBy(buffer::value);
                db.getOrPin(KEY, buffer);
                MemorySegment third = buffer.value();
                db.close();
                assertThatIllegalStateException().isThrownBy(() -> third.get(ValueLayout.JAVA_BYTE, 0));
                assertThatIllegalStateException().isThrownBy(buffer::value);
                assertThatIllegalStateException()
                        .isThrownBy(() -> db.getOrPin(KEY, buffer))
                        .withMessage("RocksDB is closed");
            }
        }
    }
}
