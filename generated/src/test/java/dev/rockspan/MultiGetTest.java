package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.KeyBlock;
import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Reads of many keys at once: by the extension, and without it. */
class MultiGetTest {

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

        /** Sizes of values: empty, small, larger than what is copied in passing, missing. */
        private static final List<Integer> SIZES = List.of(0, 1, 100, -1, 5_000, 100, 70_000, 3);

        static void the_way_is_the_one_that_is_tested(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                assertThat(NativeLibrary.rocksdb().extension().isPresent()).isEqualTo(Boolean.getBoolean("expected"));
                assertThat(db).isNotNull();
            }
        }

        /** The key of each size, and where it is not negative, a value of it. */
        private static List<byte[]> fill(RocksDB db, ColumnFamilyHandle family) {
            List<byte[]> keys = new ArrayList<>();
            for (int i = 0; i < SIZES.size(); i++) {
                keys.add(b("key " + i));
                if (SIZES.get(i) >= 0) {
                    db.put(family, keys.get(i), value(i));
                }
            }
            TestDb.flush(db);
            return keys;
        }

        private static byte[] value(int index) {
            byte[] value = new byte[SIZES.get(index)];
            Arrays.fill(value, (byte) ('a' + index));
            return value;
        }

        static void lists_of_arrays(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                List<byte[]> keys = fill(db, db.getDefaultColumnFamily());
                List<byte[]> values = db.multiGetAsList(keys);
                assertThat(values).hasSize(SIZES.size());
                for (int i = 0; i < SIZES.size(); i++) {
                    assertThat(values.get(i)).isEqualTo(SIZES.get(i) < 0 ? null : value(i));
                }
                assertThat(db.multiGetAsList(List.of())).isEmpty();
                assertThat(db.multiGetAsList(List.of(b("none")))).containsExactly((byte[]) null);
                assertThat(db.multiGetAsList(List.of(keys.get(1), keys.get(1)))).containsExactly(value(1), value(1));
            }
        }

        static void buffers_of_all_kinds_and_sizes(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ColumnFamilyHandle family = db.createColumnFamily(new Options(), "family");
                    Arena arena = Arena.ofConfined()) {
                List<LongFunction<MultiGetBuffer>> kinds = List.of(
                        size -> MultiGetBuffer.pinning(),
                        MultiGetBuffer::ofSize,
                        size -> MultiGetBuffer.of(arena.allocate(size)),
                        size -> MultiGetBuffer.of(
                                MemorySegment.ofArray(new byte[(int) size + 5]).asSlice(5)),
                        size -> MultiGetBuffer.of(ByteBuffer.allocate((int) size)),
                        size -> MultiGetBuffer.of(
                                ByteBuffer.allocateDirect((int) size + 3).position(3)));
                List<byte[]> keys = fill(db, family);
                fill(db, db.getDefaultColumnFamily());
                for (long size : new long[] {0, 1, 101, 102, 5_101, 5_102, 80_000}) {
                    for (LongFunction<MultiGetBuffer> kind : kinds) {
                        try (MultiGetBuffer buffer = kind.apply(size)) {
                            long room = kind == kinds.get(0) ? 0 : size;
                            assertThat(db.multiGetOrPin(keys, buffer)).isEqualTo(SIZES.size() - 1);
                            check(buffer, room);
                            assertThat(db.multiGetOrPin(family, keys, true, buffer))
                                    .isEqualTo(SIZES.size() - 1);
                            check(buffer, room);
                        }
                    }
                }
            }
        }

        private static void check(MultiGetBuffer buffer, long size) {
            assertThat(buffer.count()).isEqualTo(SIZES.size());
            long room = size;
            for (int i = 0; i < SIZES.size(); i++) {
                int expected = SIZES.get(i);
                assertThat(buffer.size(i)).isEqualTo(expected);
                if (expected < 0) {
                    assertThat(buffer.value(i)).isNull();
                    assertThat(buffer.toArray(i)).isNull();
                    assertThat(buffer.isPinned(i)).isFalse();
                    assertThat(buffer.status(i).getCode()).isEqualTo(Status.Code.NotFound);
                    continue;
                }
                assertThat(buffer.toArray(i)).isEqualTo(value(i));
                assertThat(buffer.value(i).byteSize()).isEqualTo(expected);
                assertThat(buffer.status(i).getCode()).isEqualTo(Status.Code.Ok);
                if (expected > 0) {
                    assertThat(buffer.isPinned(i)).isEqualTo(expected > room);
                }
                room -= expected > room ? 0 : expected;
            }
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> buffer.value(-1));
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> buffer.size(SIZES.size()));
        }

        static void nothing_behind_the_values_is_touched(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    Arena arena = Arena.ofConfined()) {
                MemorySegment memory = arena.allocate(10).fill((byte) '?');
                try (MultiGetBuffer buffer = MultiGetBuffer.of(memory.asSlice(2, 3))) {
                    assertThat(db.multiGetOrPin(List.of(b("a"), b("b")), buffer))
                            .isEqualTo(2);
                    assertThat(TestDb.s(memory)).isEqualTo("??12??????");
                }
            }
        }

        static void many_large_keys(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    MultiGetBuffer buffer = MultiGetBuffer.ofSize(1_000)) {
                List<byte[]> keys = new ArrayList<>();
                for (int i = 0; i < 1_000; i++) {
                    keys.add(Arrays.copyOf(b("key " + i), 500));
                    db.put(keys.get(i), b("value " + i));
                }
                assertThat(db.multiGetOrPin(keys, buffer)).isEqualTo(1_000);
                for (int i = 0; i < 1_000; i++) {
                    assertThat(buffer.toArray(i)).isEqualTo(b("value " + i));
                }
                assertThat(db.multiGetAsList(keys).get(999)).isEqualTo(b("value 999"));
                assertThat(db.multiGetOrPin(List.of(), buffer)).isZero();
                assertThat(buffer.count()).isZero();
            }
        }

        static void blocks_of_keys(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    MultiGetBuffer values = MultiGetBuffer.pinning();
                    Arena arena = Arena.ofConfined()) {
                db.put(b("one"), b("1"));
                db.put(b("two"), b("2"));
                db.put(b("three"), b("3"));
                MemorySegment same = arena.allocateFrom("onetwo").asSlice(0, 6);
                List<KeyBlock> blocks = List.of(
                        KeyBlock.of(same, 3),
                        KeyBlock.of(MemorySegment.ofArray(b("onetwo")), 3),
                        KeyBlock.of(MemorySegment.ofArray(b("onetwothree")), new int[] {3, 3}),
                        KeyBlock.of(List.of(b("one"), b("two"))));
                for (KeyBlock keys : blocks) {
                    assertThat(keys).containsExactly(b("one"), b("two"));
                    assertThat(db.multiGetOrPin(keys, values)).isEqualTo(2);
                    assertThat(values.toArray(0)).isEqualTo(b("1"));
                    assertThat(values.toArray(1)).isEqualTo(b("2"));
                    assertThat(db.multiGetAsList(keys)).containsExactly(b("1"), b("2"));
                    assertThat(db.batchedMultiGet(db.getDefaultColumnFamily(), keys, false))
                            .extracting(value -> TestDb.s(value.value()))
                            .containsExactly("1", "2");
                }
                KeyBlock mixed = KeyBlock.of(MemorySegment.ofArray(b("threeone")), new int[] {5, 0, 3});
                assertThat(db.multiGetAsList(mixed)).containsExactly(b("3"), null, b("1"));
                assertThat(db.multiGetAsList(KeyBlock.of(List.of()))).isEmpty();
            }
        }

        static void blocks_of_keys_that_are_none(Path folder) {
            MemorySegment seven = MemorySegment.ofArray(new byte[7]);
            assertThatIllegalArgumentException().isThrownBy(() -> KeyBlock.of(seven, 3));
            assertThatIllegalArgumentException().isThrownBy(() -> KeyBlock.of(seven, 0));
            assertThatIllegalArgumentException().isThrownBy(() -> KeyBlock.of(seven, new int[] {4, 4}));
            assertThatIllegalArgumentException().isThrownBy(() -> KeyBlock.of(seven, new int[] {4, -1}));
            assertThatNullPointerException().isThrownBy(() -> KeyBlock.of(Arrays.asList(b("one"), null)));
            KeyBlock gone;
            try (Arena arena = Arena.ofConfined()) {
                gone = KeyBlock.of(arena.allocate(16), 8);
            }
            try (RocksDB db = TestDb.open(folder)) {
                assertThatIllegalStateException().isThrownBy(() -> db.multiGetAsList(gone));
            }
        }

        static void as_a_snapshot_has_them(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    Snapshot snapshot = db.getSnapshot();
                    ReadOptions options = new ReadOptions().setSnapshot(snapshot);
                    MultiGetBuffer buffer = MultiGetBuffer.ofSize(1)) {
                List<byte[]> keys = List.of(b("a"), b("b"), b("c"));
                db.put(b("a"), b("later"));
                db.put(b("c"), b("new"));
                assertThat(db.multiGetAsList(options, keys)).containsExactly(b("1"), b("2"), null);
                assertThat(db.multiGetOrPin(options, keys, buffer)).isEqualTo(2);
                assertThat(buffer.toArray(0)).isEqualTo(b("1"));
                assertThat(buffer.toArray(1)).isEqualTo(b("2"));
                assertThat(buffer.value(2)).isNull();
            }
        }

        static void keys_that_could_not_be_looked_up(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    ReadOptions tooLate = new ReadOptions().setDeadline(1);
                    MultiGetBuffer buffer = MultiGetBuffer.ofSize(3)) {
                List<byte[]> keys = List.of(b("a"), b("b"));
                assertThat(db.multiGetOrPin(tooLate, keys, buffer)).isZero();
                assertThat(buffer.count()).isEqualTo(2);
                for (int i = 0; i < 2; i++) {
                    int index = i;
                    assertThat(buffer.status(i).getCode()).isEqualTo(Status.Code.TimedOut);
                    assertThat(buffer.isPinned(i)).isFalse();
                    for (Runnable look : List.<Runnable>of(() -> buffer.value(index), () -> buffer.size(index))) {
                        assertThatExceptionOfType(RocksDBException.class)
                                .isThrownBy(look::run)
                                .extracting(error -> error.getStatus().getCode())
                                .isEqualTo(Status.Code.TimedOut);
                    }
                }
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.multiGetAsList(tooLate, keys))
                        .extracting(error -> error.getStatus().getCode())
                        .isEqualTo(Status.Code.TimedOut);
                assertThat(db.multiGetOrPin(keys, buffer)).isEqualTo(2);
            }
        }

        static void what_is_wrong_is_refused(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    RocksDB other = TestDb.open(folder.resolve("other"));
                    MultiGetBuffer buffer = MultiGetBuffer.pinning()) {
                List<byte[]> keys = List.of(b("a"), b("b"));
                assertThatNullPointerException()
                        .isThrownBy(() -> db.multiGetOrPin(keys, null))
                        .withMessageContaining("buffer");
                assertThatNullPointerException()
                        .isThrownBy(() -> db.multiGetOrPin(null, buffer))
                        .withMessageContaining("keys");
                assertThatNullPointerException()
                        .isThrownBy(() -> db.multiGetOrPin(Arrays.asList(b("a"), null), buffer))
                        .withMessageContaining("[1]");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.multiGetOrPin(other.getDefaultColumnFamily(), keys, false, buffer));
                assertThatIllegalArgumentException()
                        .isThrownBy(
                                () -> MultiGetBuffer.of(ByteBuffer.allocate(3).asReadOnlyBuffer()));
                ReadOptions closed = new ReadOptions();
                closed.close();
                assertThatIllegalStateException().isThrownBy(() -> db.multiGetAsList(closed, keys));
                MultiGetBuffer gone;
                try (Arena arena = Arena.ofConfined()) {
                    gone = MultiGetBuffer.of(arena.allocate(100));
                }
                assertThatIllegalStateException().isThrownBy(() -> db.multiGetOrPin(keys, gone));
                assertThat(db.multiGetOrPin(keys, buffer)).isEqualTo(2);
            }
        }

        static void pinned_values_end_with_the_buffer_the_next_read_or_the_database(Path folder) {
            try (MultiGetBuffer buffer = MultiGetBuffer.pinning()) {
                RocksDB db = TestDb.openWithLetters(folder, 2);
                List<byte[]> keys = List.of(b("a"), b("b"));
                db.multiGetOrPin(keys, buffer);
                MemorySegment first = buffer.value(1);
                db.multiGetOrPin(keys, buffer);
                assertThatIllegalStateException().isThrownBy(() -> first.get(ValueLayout.JAVA_BYTE, 0));
                MemorySegment second = buffer.value(1);
                assertThat(TestDb.s(second)).isEqualTo("2");
                assertThat(second.isReadOnly()).isTrue();
                buffer.close();
                assertThat(buffer.count()).isZero();
                assertThatIllegalStateException().isThrownBy(() -> second.get(ValueLayout.JAVA_BYTE, 0));
                db.multiGetOrPin(keys, buffer);
                MemorySegment third = buffer.value(0);
                db.close();
                assertThatIllegalStateException().isThrownBy(() -> third.get(ValueLayout.JAVA_BYTE, 0));
                assertThatIllegalStateException().isThrownBy(() -> buffer.value(0));
                assertThatIllegalStateException()
                        .isThrownBy(() -> db.multiGetOrPin(keys, buffer))
                        .withMessage("RocksDB is closed");
            }
        }

        static void a_value_is_the_next_key(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.put(b("first"), b("second"));
                db.put(b("second"), b("third"));
                for (MultiGetBuffer buffer : List.of(MultiGetBuffer.pinning(), MultiGetBuffer.ofSize(100))) {
                    db.multiGetOrPin(List.of(b("first")), buffer);
                    assertThat(db.multiGetOrPin(KeyBlock.of(buffer.value(0), 6), buffer))
                            .isEqualTo(1);
                    assertThat(buffer.toArray(0)).isEqualTo(b("third"));
                    buffer.close();
                }
            }
        }

        /** Against the rules; a value must never be seen with the size of another. */
        static void two_threads_on_one_buffer(Path folder) throws InterruptedException {
            try (RocksDB db = TestDb.open(folder);
                    MultiGetBuffer buffer = MultiGetBuffer.pinning()) {
                List<byte[]> small = List.of(b("small"));
                List<byte[]> large = List.of(b("large"), b("small"));
                db.put(b("small"), new byte[] {1});
                byte[] value = new byte[100_000];
                Arrays.fill(value, (byte) 2);
                db.put(b("large"), value);
                TestDb.flush(db);
                AtomicBoolean done = new AtomicBoolean();
                AtomicReference<String> wrong = new AtomicReference<>();
                Thread reader = Thread.ofPlatform().start(() -> {
                    while (!done.get()) {
                        try {
                            MemorySegment seen = buffer.count() == 0 ? null : buffer.value(0);
                            if (seen != null) {
                                byte first = seen.get(ValueLayout.JAVA_BYTE, 0);
                                byte last = seen.get(ValueLayout.JAVA_BYTE, seen.byteSize() - 1);
                                if (seen.byteSize() != (first == 1 ? 1 : 100_000) || last != first) {
                                    wrong.set(seen.byteSize() + " bytes from " + first + " to " + last);
                                }
                            }
                        } catch (IllegalStateException | IndexOutOfBoundsException e) {
                            // Closed meanwhile by the next read.
                        }
                    }
                });
                for (int i = 0; i < 20_000; i++) {
                    db.multiGetOrPin(i % 2 == 0 ? small : large, buffer);
                }
                done.set(true);
                reader.join();
                assertThat(wrong).hasValue(null);
            }
        }
    }
}
