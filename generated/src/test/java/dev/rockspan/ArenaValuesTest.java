package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Values in RocksDB's memory that live as long as an arena of the caller's. */
class ArenaValuesTest {

    @TestFactory
    Stream<DynamicTest> with_the_extension(@TempDir Path folder) {
        return Scenarios.of(Values.class, folder, List.of("-Drockspan.extras=true"));
    }

    @TestFactory
    Stream<DynamicTest> without_the_extension(@TempDir Path folder) {
        return Scenarios.of(Values.class, folder, List.of("-Drockspan.extras=false"));
    }

    private static byte[] value() {
        byte[] value = new byte[10_000];
        new Random(1).nextBytes(value);
        return value;
    }

    /** A database whose values are in table files, where they are pinned in the block cache. */
    private static final class Db implements AutoCloseable {
        private final Path folder;
        final Cache cache = Cache.newLRUCache(64 << 20);
        RocksDB db;

        Db(Path folder) {
            this.folder = folder;
            db = open();
            db.put(b("a"), b("small"));
            db.put(b("b"), value());
            TestDb.flush(db);
        }

        RocksDB open() {
            try (BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache);
                    Options options = new Options().setCreateIfMissing(true).setTableFormatConfig(table)) {
                return RocksDB.open(options, folder.toString());
            }
        }

        /** How much of the cache cannot be evicted, beyond what the open tables need. */
        long pinned() {
            return cache.getPinnedUsage();
        }

        @Override
        public void close() {
            db.close();
            cache.close();
        }
    }

    static final class Values {

        static void live_as_long_as_a_confined_arena(Path folder) {
            try (Db in = new Db(folder)) {
                in.db.get(b("a"));
                long before = in.pinned();
                MemorySegment small;
                MemorySegment large;
                try (Arena arena = Arena.ofConfined()) {
                    small = in.db.get(arena, b("a"));
                    large = in.db.get(arena, MemorySegment.ofArray(b("b")));
                    assertThat(s(small)).isEqualTo("small");
                    assertThat(large.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(value());
                    assertThat(large.isReadOnly()).isTrue();
                    assertThat(in.db.get(arena, ByteBuffer.wrap(b("none")))).isNull();
                    assertThat(in.pinned()).isGreaterThan(before);
                }
                assertThat(in.pinned()).isEqualTo(before);
                assertThatIllegalStateException().isThrownBy(() -> small.get(ValueLayout.JAVA_BYTE, 0));
            }
        }

        static void are_read_by_other_threads_from_a_shared_arena(Path folder) throws Exception {
            try (Db in = new Db(folder);
                    ExecutorService threads = Executors.newFixedThreadPool(4)) {
                in.db.get(b("a"));
                long before = in.pinned();
                for (int i = 0; i < 100; i++) {
                    try (Arena arena = Arena.ofShared()) {
                        List<Future<byte[]>> read = new ArrayList<>();
                        for (int j = 0; j < 8; j++) {
                            MemorySegment value = in.db.get(arena, b("b"));
                            read.add(threads.submit(() -> value.toArray(ValueLayout.JAVA_BYTE)));
                        }
                        for (Future<byte[]> each : read) {
                            assertThat(each.get()).isEqualTo(value());
                        }
                    }
                }
                assertThat(in.pinned()).isEqualTo(before);
            }
        }

        static void are_released_by_the_garbage_collector_from_an_automatic_arena(Path folder) throws Exception {
            try (Db in = new Db(folder)) {
                in.db.get(b("a"));
                long before = in.pinned();
                assertThat(in.db.get(Arena.ofAuto(), b("b")).byteSize()).isEqualTo(10_000);
                for (int i = 0; i < 500 && in.pinned() > before; i++) {
                    System.gc();
                    Thread.sleep(10);
                }
                assertThat(in.pinned()).isEqualTo(before);
            }
        }

        static void outlive_their_database(Path folder) {
            try (Db in = new Db(folder)) {
                try (Arena arena = Arena.ofShared()) {
                    MemorySegment value = in.db.get(arena, b("b"));
                    ColumnFamilyHandle family = in.db.getDefaultColumnFamily();
                    MemorySegment other = in.db.get(arena, family, b("a"));
                    in.db.close();
                    assertThatIllegalStateException().isThrownBy(() -> in.db.get(arena, b("a")));
                    assertThat(value.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(value());
                    assertThat(s(other)).isEqualTo("small");
                    assertThatExceptionOfType(RocksDBException.class).isThrownBy(in::open); // it is locked still
                }
                in.db = in.open();
                assertThat(in.db.get(b("b"))).isEqualTo(value());
            }
        }

        static void need_an_open_arena_of_this_thread(Path folder) throws Exception {
            try (Db in = new Db(folder)) {
                in.db.get(b("a"));
                long before = in.pinned();
                assertThatNullPointerException()
                        .isThrownBy(() -> in.db.get((Arena) null, b("b")))
                        .withMessage("arena is null");
                Arena closed = Arena.ofConfined();
                closed.close();
                assertThatIllegalStateException()
                        .isThrownBy(() -> in.db.get(closed, b("b")))
                        .withMessage("arena is closed");
                Arena others = CompletableFuture.supplyAsync(Arena::ofConfined).get();
                assertThatExceptionOfType(WrongThreadException.class).isThrownBy(() -> in.db.get(others, b("b")));
                assertThat(in.pinned()).isEqualTo(before);
            }
        }

        static void are_read_by_transactions_and_with_batches(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions transactions = new TransactionDBOptions();
                    TransactionDB db = TransactionDB.open(
                            options,
                            transactions,
                            folder.resolve("transactions").toString());
                    Arena arena = Arena.ofConfined()) {
                db.put(b("a"), b("1"));
                Transaction transaction = db.beginTransaction(WriteOptions.defaults());
                transaction.put(b("b"), value());
                MemorySegment own = transaction.get(arena, b("b"));
                MemorySegment others = transaction.getForUpdate(arena, b("a"), true);
                MemorySegment committed = db.get(arena, b("a"));
                transaction.close();
                assertThat(own.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(value());
                assertThat(s(others)).isEqualTo(s(committed)).isEqualTo("1");
            }
            try (RocksDB db = TestDb.open(folder.resolve("batch"));
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                    Arena arena = Arena.ofConfined()) {
                db.put(b("a"), b("1"));
                batch.put(b("b"), b("2"));
                assertThat(s(batch.getFromBatchAndDB(arena, db, b("a")))).isEqualTo("1");
                assertThat(s(batch.getFromBatchAndDB(arena, db, b("b")))).isEqualTo("2");
            }
        }
    }
}
