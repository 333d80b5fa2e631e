package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Bytes in every form, in and out of a database. */
class BytesTest {

    private static final int MIB = 1024 * 1024;

    @TestFactory
    Stream<DynamicTest> bytes(@TempDir Path folder) {
        return Scenarios.of(Bytes.class, folder);
    }

    @TestFactory
    Stream<DynamicTest> bytes_without_the_extension(@TempDir Path folder) {
        return Scenarios.of(Bytes.class, folder, List.of("-Drockspan.extras=false"));
    }

    static final class Bytes {

        static void in_every_form(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    Arena arena = Arena.ofConfined()) {
                MemorySegment nativeKey = arena.allocateFrom("native").asSlice(0, 6);
                db.put(b("array"), b("1"));
                db.put(MemorySegment.ofArray(b("heap")), MemorySegment.ofArray(b("2")));
                db.put(nativeKey, arena.allocateFrom("3").asSlice(0, 1));
                db.put(
                        MemorySegment.ofArray(b("mixed")),
                        arena.allocateFrom("4").asSlice(0, 1));
                db.put(ByteBuffer.wrap(b("wrapped")), ByteBuffer.wrap(b("5")));
                db.put(direct("direct"), direct("6"));
                db.put(
                        ByteBuffer.wrap(b("read-only")).asReadOnlyBuffer(),
                        direct("7").asReadOnlyBuffer());
                db.put(MemorySegment.ofArray(new int[] {0x61626364}), MemorySegment.ofArray(new long[0]));

                assertThat(TestDb.entries(db))
                        .contains("array=1", "heap=2", "native=3", "mixed=4", "wrapped=5", "direct=6", "read-only=7");
                assertThat(s(db.get(b("array")))).isEqualTo("1");
                assertThat(s(db.get(MemorySegment.ofArray(b("heap"))))).isEqualTo("2");
                assertThat(s(db.get(nativeKey))).isEqualTo("3");
                assertThat(s(db.get(ByteBuffer.wrap(b("wrapped"))))).isEqualTo("5");
                assertThat(s(db.get(direct("direct")))).isEqualTo("6");
                assertThat(db.get(MemorySegment.ofArray(new int[] {0x61626364})))
                        .isEmpty();

                db.delete(b("array"));
                db.delete(MemorySegment.ofArray(b("heap")));
                db.delete(nativeKey);
                db.delete(ByteBuffer.wrap(b("wrapped")));
                db.delete(direct("direct"));
                assertThat(TestDb.entries(db)).hasSize(3);
            }
        }

        /** Small values are copied by C, large buffers of Java's are filled from pinned values; here around both. */
        static void of_every_size_into_every_buffer(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                for (int size : new int[] {0, 1, 1023, 1024, 1025, 2048, 2049, 8192, 20_000, 100_000}) {
                    byte[] value = new byte[size];
                    new Random(size).nextBytes(value);
                    db.put(b("key"), value);
                    assertThat(db.get(b("key"))).isEqualTo(value);
                    assertThat(db.get(family, b("key"))).isEqualTo(value);
                    assertThat(db.tryGet(b("key")).value()).isEqualTo(value);
                    for (int capacity : new int[] {0, size - 1, size, size + 1, 2048, 2049, 30_000}) {
                        if (capacity >= 0) {
                            reads_into_a_buffer_of(capacity, db, value);
                        }
                    }
                }
                assertThat(db.get(b("none"), new byte[10])).isEqualTo(-1);
                assertThat(db.get(b("none"), new byte[10_000])).isEqualTo(-1);
                assertThat(db.get(b("none"))).isNull();
                assertThat(db.tryGet(b("none")).status().getCode()).isEqualTo(Status.Code.NotFound);
            }
        }

        private static void reads_into_a_buffer_of(int capacity, RocksDB db, byte[] value) {
            byte[] key = b("key");
            boolean fits = value.length <= capacity;
            byte[] array = new byte[capacity];
            assertThat(db.get(key, array)).isEqualTo(value.length);
            assertThat(array).isEqualTo(Arrays.copyOf(value, capacity));

            byte[] behind = new byte[capacity + 3];
            MemorySegment part = MemorySegment.ofArray(behind).asSlice(3);
            assertThat(db.get(MemorySegment.ofArray(key), part)).isEqualTo(value.length);
            assertThat(part.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(array);
            assertThat(behind).startsWith(0, 0, 0);

            for (ByteBuffer buffer :
                    List.of(ByteBuffer.allocate(capacity + 5), ByteBuffer.allocateDirect(capacity + 5))) {
                buffer.position(5);
                assertThat(db.get(ByteBuffer.wrap(key), buffer)).isEqualTo(value.length);
                assertThat(buffer.position()).isEqualTo(5);
                assertThat(buffer.remaining()).isEqualTo(fits ? value.length : capacity);
                assertThat(buffer).isEqualTo(ByteBuffer.wrap(fits ? value : array));
            }
            ByteBuffer readOnly = ByteBuffer.allocate(capacity).asReadOnlyBuffer();
            assertThatIllegalArgumentException().isThrownBy(() -> db.get(ByteBuffer.wrap(key), readOnly));
        }

        static void of_a_buffer_from_its_position_to_its_limit(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                for (ByteBuffer key : List.of(ByteBuffer.wrap(b("<key>")), direct("<key>"))) {
                    key.position(1).limit(4);
                    ByteBuffer value =
                            ByteBuffer.wrap(b("xvaluex")).position(1).limit(6).slice();
                    db.put(key, value);
                    assertThat(key.position()).isEqualTo(4);
                    assertThat(key.limit()).isEqualTo(4);
                    assertThat(value.remaining()).isZero();
                    assertThat(s(db.get(b("key")))).isEqualTo("value");
                    db.delete(key.position(1));
                    assertThat(key.remaining()).isZero();
                    assertThat(db.get(b("key"))).isNull();
                }
            }
        }

        static void not_found(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                assertThat(db.get(b("x"))).isNull();
                assertThat(db.getPinned(b("x"))).isNull();
                assertThat(db.getPinnableHandle(b("x"))).isNull();
                assertThat(db.get(b("x"), new byte[4])).isEqualTo(-1);
                assertThat(db.get(ByteBuffer.wrap(b("x")), ByteBuffer.allocate(4)))
                        .isEqualTo(-1);
                ReadResult result = db.tryGet(b("x"));
                assertThat(result.status().getCode()).isEqualTo(Status.Code.NotFound);
                assertThat(result.isFound()).isFalse();
                assertThat(result.value()).isNull();
                assertThat(db.multiGetAsList(List.of(b("x"), b("y")))).containsExactly(null, null);
            }
        }

        static void empty_keys_and_values(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.put(b("empty"), b(""));
                db.put(b(""), b("of nothing"));
                assertThat(db.get(b("empty"))).isEmpty();
                assertThat(s(db.get(b("")))).isEqualTo("of nothing");
                assertThat(db.get(b("empty"), new byte[0])).isZero();
                assertThat(db.tryGet(b("empty")).isFound()).isTrue();
                assertThat(db.tryGet(b("empty")).value()).isEmpty();
                assertThat(db.multiGetAsList(List.of(b("empty"), b("no")))).containsExactly(b(""), null);
                try (PinnedValue pinned = db.getPinned(b("empty"))) {
                    assertThat(pinned.value().byteSize()).isZero();
                }
            }
        }

        static void of_ten_megabytes(Path folder) {
            byte[] big = random(10 * MIB);
            try (RocksDB db = TestDb.open(folder)) {
                db.put(b("array"), big);
                db.put(ByteBuffer.wrap(b("wrapped")), ByteBuffer.wrap(big));
                try (WriteBatch batch = new WriteBatch()) {
                    batch.put(b("batch"), big);
                    db.write(batch);
                }
                TestDb.flush(db);
                for (String key : List.of("array", "wrapped", "batch")) {
                    assertThat(Arrays.equals(db.get(b(key)), big)).as(key).isTrue();
                    byte[] into = new byte[big.length];
                    assertThat(db.get(b(key), into)).isEqualTo(big.length);
                    assertThat(Arrays.equals(into, big)).as(key).isTrue();
                    try (PinnedValue pinned = db.getPinned(b(key))) {
                        assertThat(pinned.value().mismatch(MemorySegment.ofArray(big)))
                                .as(key)
                                .isEqualTo(-1);
                    }
                    try (RocksIterator iterator = db.newIterator()) {
                        iterator.seek(b(key));
                        assertThat(Arrays.equals(iterator.value(), big)).as(key).isTrue();
                    }
                }
                byte[] bigKey = random(MIB);
                db.put(bigKey, b("of a big key"));
                assertThat(s(db.get(bigKey))).isEqualTo("of a big key");
            }
        }

        static void into_a_buffer(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    Arena arena = Arena.ofConfined()) {
                db.put(b("k"), b("12345"));

                byte[] array = new byte[8];
                assertThat(db.get(b("k"), array)).isEqualTo(5);
                assertThat(s(array)).isEqualTo("12345\0\0\0");

                MemorySegment segment = arena.allocate(8);
                assertThat(db.get(MemorySegment.ofArray(b("k")), segment)).isEqualTo(5);
                assertThat(s(segment.asSlice(0, 5))).isEqualTo("12345");
                MemorySegment heap = MemorySegment.ofArray(new long[1]);
                assertThat(db.get(MemorySegment.ofArray(b("k")), heap)).isEqualTo(5);
                assertThat(s(heap.asSlice(0, 5))).isEqualTo("12345");

                for (ByteBuffer buffer : List.of(ByteBuffer.allocate(10), ByteBuffer.allocateDirect(10))) {
                    buffer.position(2);
                    assertThat(db.get(ByteBuffer.wrap(b("k")), buffer)).isEqualTo(5);
                    assertThat(buffer.position()).isEqualTo(2);
                    assertThat(buffer.limit()).isEqualTo(7);
                    assertThat(buffer.get(2)).isEqualTo((byte) '1');
                    assertThat(buffer.get(6)).isEqualTo((byte) '5');
                }
            }
        }

        static void into_a_buffer_that_is_too_small(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    Arena arena = Arena.ofConfined()) {
                db.put(b("k"), b("12345"));
                byte[] array = new byte[4];
                assertThat(db.get(b("k"), array)).isEqualTo(5);
                assertThat(s(array)).isEqualTo("1234");
                assertThat(db.get(b("k"), new byte[0])).isEqualTo(5);

                MemorySegment segment = arena.allocate(16);
                assertThat(db.get(MemorySegment.ofArray(b("k")), segment.asSlice(0, 4)))
                        .isEqualTo(5);
                assertThat(s(segment.asSlice(0, 6))).isEqualTo("1234\0\0");

                ByteBuffer buffer = ByteBuffer.allocateDirect(4);
                assertThat(db.get(ByteBuffer.wrap(b("k")), buffer)).isEqualTo(5);
                assertThat(buffer.remaining()).isEqualTo(4);
                assertThat(buffer.get(3)).isEqualTo((byte) '4');

                // What the first call said is enough for the second.
                byte[] fitting = new byte[db.get(b("k"), array)];
                assertThat(db.get(b("k"), fitting)).isEqualTo(5);
                assertThat(s(fitting)).isEqualTo("12345");
            }
        }

        static void into_a_buffer_that_cannot_be_written(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.put(b("k"), b("12345"));
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.get(
                                ByteBuffer.wrap(b("k")), ByteBuffer.allocate(8).asReadOnlyBuffer()))
                        .withMessageContaining("read-only");
            }
        }

        static void pinned_until_closed(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.put(b("k"), b("pinned"));
                TestDb.flush(db);
                PinnedValue pinned = db.getPinned(b("k"));
                MemorySegment segment = pinned.value();
                assertThat(s(segment)).isEqualTo("pinned");
                assertThat(segment.isReadOnly()).isTrue();
                db.put(b("k"), b("another"));
                assertThat(s(segment)).isEqualTo("pinned");
                pinned.close();
                assertThatIllegalStateException().isThrownBy(() -> segment.get(ValueLayout.JAVA_BYTE, 0));
                assertThatIllegalStateException().isThrownBy(pinned::value).withMessage("PinnedValue is closed");
            }
        }

        static void pinned_until_the_database_is_closed(Path folder) {
            RocksDB db = TestDb.open(folder);
            db.put(b("k"), b("pinned"));
            TestDb.flush(db);
            PinnedValue pinned = db.getPinned(b("k"));
            PinnableHandle handle = db.getPinnableHandle(b("k"));
            MemorySegment segment = pinned.value();
            MemorySegment another = handle.value();
            assertThat(s(another)).isEqualTo("pinned");
            db.close();
            assertThatIllegalStateException().isThrownBy(() -> segment.get(ValueLayout.JAVA_BYTE, 0));
            assertThatIllegalStateException().isThrownBy(() -> another.get(ValueLayout.JAVA_BYTE, 0));
            pinned.close();
            handle.close();
        }

        static void from_a_closed_arena(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                MemorySegment key;
                try (Arena arena = Arena.ofConfined()) {
                    key = arena.allocateFrom("key");
                }
                assertThatIllegalStateException().isThrownBy(() -> db.put(key, key));
                assertThatIllegalStateException().isThrownBy(() -> db.get(key));
                assertThat(db.get(b("key"))).isNull();
            }
        }

        static void of_another_thread(Path folder) throws InterruptedException {
            try (RocksDB db = TestDb.open(folder);
                    Arena arena = Arena.ofConfined()) {
                MemorySegment key = arena.allocateFrom("key");
                Thread thread = Thread.ofPlatform().start(() -> assertThatExceptionOfType(WrongThreadException.class)
                        .isThrownBy(() -> db.put(key, key)));
                thread.join();
                assertThat(db.get(key)).isNull();
            }
        }

        static void that_are_null(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                assertThatExceptionOfType(NullPointerException.class)
                        .isThrownBy(() -> db.put((byte[]) null, b("v")))
                        .withMessageContaining("key");
                assertThatExceptionOfType(NullPointerException.class)
                        .isThrownBy(() -> db.put(b("k"), (byte[]) null))
                        .withMessageContaining("value");
                assertThatExceptionOfType(NullPointerException.class)
                        .isThrownBy(() -> db.multiGetAsList(Arrays.asList(b("k"), null)));
                assertThat(TestDb.entries(db)).isEmpty();
            }
        }

        static void many_at_once(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 26)) {
                List<byte[]> keys =
                        Stream.of("z", "none", "a", "m", "a").map(TestDb::b).toList();
                assertThat(db.multiGetAsList(keys)).extracting(TestDb::s).containsExactly("26", "-", "1", "13", "1");
                try (ReadOptions options = new ReadOptions()) {
                    assertThat(db.multiGetAsList(options, keys)).hasSize(5);
                }
                assertThat(db.multiGetAsList(List.of())).isEmpty();
                try (ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                    List<PinnedValue> pinned = db.batchedMultiGet(family, keys, false);
                    assertThat(pinned.get(1)).isNull();
                    assertThat(s(pinned.get(0).value())).isEqualTo("26");
                    assertThat(s(pinned.get(3).value())).isEqualTo("13");
                    pinned.stream().filter(value -> value != null).forEach(PinnedValue::close);
                    List<PinnedValue> slices = db.batchedMultiGetSlices(family, keys, false);
                    assertThat(s(slices.get(4).value())).isEqualTo("1");
                }
            }
        }

        private static ByteBuffer direct(String text) {
            return ByteBuffer.allocateDirect(b(text).length).put(b(text)).flip();
        }

        private static byte[] random(int size) {
            byte[] bytes = new byte[size];
            new Random(size).nextBytes(bytes);
            return bytes;
        }
    }
}
