package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Reads that copy, of values of the sizes at which the way of copying changes; with the extension and without. */
class LargeValuesTest {

    private static final List<Integer> SIZES = List.of(
            0,
            1,
            1023,
            1024,
            1025,
            2048,
            2049,
            4096,
            16_384,
            24_575,
            24_576,
            65_535,
            65_536,
            65_537,
            1 << 20,
            (1 << 20) + 1,
            3_000_000);

    private static final int MARGIN = 7;

    @TestFactory
    Stream<DynamicTest> with_the_extension(@TempDir Path folder) {
        return Scenarios.of(Reads.class, folder, List.of("-Drockspan.extras=true"));
    }

    @TestFactory
    Stream<DynamicTest> without_the_extension(@TempDir Path folder) {
        return Scenarios.of(Reads.class, folder, List.of("-Drockspan.extras=false"));
    }

    private static byte[] value(int size) {
        byte[] value = new byte[size];
        new Random(size).nextBytes(value);
        return value;
    }

    static final class Reads {

        static void copy_whole_values_and_release_them(Path folder) {
            try (Cache cache = Cache.newLRUCache(64 << 20);
                    BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache);
                    Options options = new Options().setCreateIfMissing(true).setTableFormatConfig(table);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    Arena arena = Arena.ofConfined()) {
                SIZES.forEach(size -> db.put(b("key " + size), value(size)));
                TestDb.flush(db);
                db.get(b("key 1"));
                long pinned = cache.getPinnedUsage();
                for (int round = 0; round < 3; round++) {
                    for (int size : SIZES) {
                        assertCopied(db, b("key " + size), value(size), arena);
                    }
                    assertThat(cache.getPinnedUsage()).isEqualTo(pinned);
                }
            }
        }

        private static void assertCopied(RocksDB db, byte[] key, byte[] value, Arena arena) {
            int size = value.length;
            assertThat(db.get(key)).isEqualTo(value);
            assertThat(db.tryGet(key).value()).isEqualTo(value);
            assertThat(db.get(MemorySegment.ofArray(key))).isEqualTo(value);

            byte[] array = new byte[size + MARGIN];
            assertThat(db.get(key, array)).isEqualTo(size);
            assertThat(Arrays.copyOf(array, size)).isEqualTo(value);
            assertThat(Arrays.copyOfRange(array, size, array.length)).containsOnly(0);
            assertThat(db.get(key, new byte[size])).isEqualTo(size);
            byte[] tooSmall = new byte[Math.max(0, size - 1)];
            assertThat(db.get(key, tooSmall)).isEqualTo(size);
            assertThat(tooSmall).isEqualTo(Arrays.copyOf(value, tooSmall.length));

            byte[] around = new byte[size + 2 * MARGIN];
            MemorySegment part = MemorySegment.ofArray(around).asSlice(MARGIN, size);
            assertThat(db.get(MemorySegment.ofArray(key), part)).isEqualTo(size);
            assertThat(part.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(value);
            assertThat(Arrays.copyOf(around, MARGIN)).containsOnly(0);
            assertThat(Arrays.copyOfRange(around, size + MARGIN, around.length)).containsOnly(0);

            MemorySegment outside = arena.allocate(size + 1);
            assertThat(db.get(MemorySegment.ofArray(key), outside)).isEqualTo(size);
            assertThat(outside.asSlice(0, size).toArray(ValueLayout.JAVA_BYTE)).isEqualTo(value);

            try (ValueBuffer buffer = ValueBuffer.of(MemorySegment.ofArray(around))) {
                assertThat(db.getOrPin(key, buffer)).isEqualTo(size);
                assertThat(buffer.isPinned()).isFalse();
                assertThat(buffer.value().toArray(ValueLayout.JAVA_BYTE)).isEqualTo(value);
            }
            ByteBuffer bytes = ByteBuffer.allocate(size + 2 * MARGIN).position(MARGIN);
            db.get(ByteBuffer.wrap(key), bytes);
            assertThat(Arrays.copyOfRange(bytes.array(), MARGIN, MARGIN + size)).isEqualTo(value);
        }

        static void copy_what_a_transaction_reads(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions transactions = new TransactionDBOptions();
                    WriteOptions writeOptions = new WriteOptions();
                    TransactionDB db = TransactionDB.open(options, transactions, folder.toString())) {
                SIZES.forEach(size -> db.put(b("key " + size), value(size)));
                db.flush();
                try (Transaction transaction = db.beginTransaction(writeOptions)) {
                    for (int size : SIZES) {
                        byte[] key = b("key " + size);
                        assertThat(transaction.get(key)).isEqualTo(value(size));
                        assertThat(transaction.tryGet(key).value()).isEqualTo(value(size));
                        assertThat(transaction.getForUpdate(key, true)).isEqualTo(value(size));
                        assertThat(db.get(key)).isEqualTo(value(size));
                        transaction.put(b("own " + size), value(size));
                        assertThat(transaction.get(b("own " + size))).isEqualTo(value(size));
                    }
                }
            }
        }

        static void copy_what_a_batch_with_an_index_has(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                for (int size : SIZES) {
                    byte[] key = b("key " + size);
                    db.put(key, value(size));
                    assertThat(batch.getFromBatchAndDB(db, key)).isEqualTo(value(size));
                    batch.put(key, value(size + 1));
                    assertThat(batch.getFromBatchAndDB(db, key)).isEqualTo(value(size + 1));
                }
            }
        }
    }
}
