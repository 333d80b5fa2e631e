package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.entries;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Scenarios;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The same code does the same with every kind of database, transaction and batch that shares an interface. */
class SharedInterfacesTest {

    @TestFactory
    Stream<DynamicTest> sharedInterfaces(@TempDir Path folder) {
        return Scenarios.of(Kinds.class, folder);
    }

    static final class Kinds {

        static void readers(Path folder) {
            try (RocksDB db = plain(folder)) {
                read(db, written(db));
            }
        }

        static void readers_with_transactions(Path folder) {
            try (TransactionDB db = locking(folder)) {
                ColumnFamilyHandle family = written(db);
                read(db, family);
                try (Transaction transaction = db.beginTransaction()) {
                    read(transaction, family);
                }
            }
        }

        static void readers_with_optimistic_transactions(Path folder) {
            try (OptimisticTransactionDB db = optimistic(folder);
                    RocksDB base = db.getBaseDB()) {
                ColumnFamilyHandle family = written(base);
                read(base, family);
                try (Transaction transaction = db.beginTransaction()) {
                    read(transaction, family);
                }
            }
        }

        static void writers(Path folder) {
            try (RocksDB db = plain(folder);
                    ColumnFamilyHandle family = family(db);
                    WriteBatch batch = new WriteBatch();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                writeAndCheck(db, db, family, () -> {});
                writeAndCheck(batch, db, family, () -> db.write(batch));
                writeAndCheck(indexed, db, family, () -> db.write(indexed));
            }
        }

        static void writers_with_transactions(Path folder) {
            try (TransactionDB db = locking(folder);
                    ColumnFamilyHandle family = family(db);
                    Transaction transaction = db.beginTransaction()) {
                writeAndCheck(db, db, family, () -> {});
                writeAndCheck(transaction, db, family, transaction::commit);
            }
        }

        static void writers_with_optimistic_transactions(Path folder) {
            try (OptimisticTransactionDB db = optimistic(folder);
                    RocksDB base = db.getBaseDB();
                    ColumnFamilyHandle family = family(base);
                    Transaction transaction = db.beginTransaction()) {
                writeAndCheck(base, base, family, () -> {});
                writeAndCheck(transaction, base, family, transaction::commit);
            }
        }

        static void stores(Path folder) {
            try (RocksDB db = plain(folder.resolve("plain"));
                    TransactionDB locking = locking(folder.resolve("locking"))) {
                Stream.<RocksDB>of(db, locking).forEach(SharedInterfacesTest::store);
            }
        }

        static void databases(Path folder) {
            try (RocksDB db = plain(folder.resolve("plain"));
                    TransactionDB locking = locking(folder.resolve("locking"));
                    OptimisticTransactionDB optimistic = optimistic(folder.resolve("optimistic"))) {
                Stream.<RocksDB>of(db, locking, optimistic).forEach(SharedInterfacesTest::database);
            }
        }

        static void databases_with_transactions(Path folder) {
            try (TransactionDB locking = locking(folder.resolve("locking"));
                    OptimisticTransactionDB optimistic = optimistic(folder.resolve("optimistic"))) {
                Stream.<TransactionalDB>of(locking, optimistic).forEach(SharedInterfacesTest::transactions);
            }
        }

        static void pending_writes(Path folder) {
            try (TransactionDB db = locking(folder);
                    Transaction transaction = db.beginTransaction();
                    WriteBatch batch = new WriteBatch();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                takeBack(transaction, "transaction");
                takeBack(batch, "batch");
                takeBack(indexed, "indexed");

                transaction.commit();
                db.write(batch);
                try (RocksDB base = db.getBaseDB()) {
                    base.write(indexed);
                }
                assertThat(all(db)).containsExactly("batch=kept", "indexed=kept", "transaction=kept");
            }
        }

        static void batches(Path folder) {
            try (RocksDB db = plain(folder);
                    ColumnFamilyHandle family = family(db);
                    WriteBatch batch = new WriteBatch();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                fill(batch, family);
                fill(indexed, family);
                db.write(batch);
                assertThat(all(db)).containsExactly("key=value", "other=1");
                db.write(indexed);
                assertThat(all(db)).containsExactly("key=value", "other=1");
                assertThat(s(db.get(family, b("key")))).isEqualTo("value");
            }
        }
    }

    /** What is read of {@link #written}. */
    private static void read(KeyValueReader reader, ColumnFamilyHandle family) {
        try (Arena arena = Arena.ofConfined();
                ReadOptions options = new ReadOptions()) {
            MemorySegment segment = arena.allocateFrom(ValueLayout.JAVA_BYTE, b("a"));
            ByteBuffer buffer = ByteBuffer.wrap(b("a"));

            assertThat(Stream.of(
                                    reader.get(b("a")),
                                    reader.get(segment),
                                    reader.get(buffer.duplicate()),
                                    reader.get(options, b("a")),
                                    reader.get(options, segment),
                                    reader.get(options, buffer.duplicate()))
                            .map(value -> s(value)))
                    .containsOnly("1");
            assertThat(Stream.of(
                                    reader.get(family, b("a")),
                                    reader.get(family, segment),
                                    reader.get(family, buffer.duplicate()),
                                    reader.get(family, options, b("a")),
                                    reader.get(family, options, segment),
                                    reader.get(family, options, buffer.duplicate()))
                            .map(value -> s(value)))
                    .containsOnly("family");
            assertThat(reader.get(b("none"))).isNull();
            assertThat(reader.tryGet(b("none")).status().getCode()).isEqualTo(Status.Code.NotFound);
            assertThat(s(reader.tryGet(family, options, segment).value())).isEqualTo("family");
            assertThat(reader.getPinned(b("none"))).isNull();
            try (PinnedValue value = Objects.requireNonNull(reader.getPinned(buffer.duplicate()));
                    PinnedValue other = Objects.requireNonNull(reader.getPinned(family, options, segment))) {
                assertThat(s(value.value())).isEqualTo("1");
                assertThat(s(other.value())).isEqualTo("family");
            }
            assertThat(reader.multiGetAsList(List.of(b("b"), b("none"), b("a"))).stream()
                            .map(value -> s(value)))
                    .containsExactly("2", "-", "1");
            assertThat(reader.multiGetAsList(options, List.of(family, family), List.of(b("a"), b("b"))).stream()
                            .map(value -> s(value)))
                    .containsExactly("family", "-");
            try (RocksIterator first = reader.newIterator();
                    RocksIterator second = reader.newIterator(options);
                    RocksIterator third = reader.newIterator(family);
                    RocksIterator fourth = reader.newIterator(family, options)) {
                assertThat(entries(first)).containsExactly("a=1", "b=2");
                assertThat(entries(second)).containsExactly("a=1", "b=2");
                assertThat(entries(third)).containsExactly("a=family");
                assertThat(entries(fourth)).containsExactly("a=family");
            }
        }
    }

    /** A column family with one entry; two are in the default one. */
    private static ColumnFamilyHandle written(RocksDB db) {
        ColumnFamilyHandle family = family(db);
        db.put(b("a"), b("1"));
        db.put(b("b"), b("2"));
        db.put(family, b("a"), b("family"));
        return family;
    }

    private static void writeAndCheck(KeyValueWriter writer, RocksDB db, ColumnFamilyHandle family, Runnable apply) {
        List.of("a", "b", "c", "d", "e").forEach(key -> {
            db.put(b(key), number(0));
            db.put(family, b(key), number(0));
        });
        write(writer, family);
        apply.run();
        for (Function<String, byte[]> get :
                List.<Function<String, byte[]>>of(key -> db.get(b(key)), key -> db.get(family, b(key)))) {
            assertThat(get.apply("a")).isNull();
            assertThat(get.apply("b")).isNull();
            assertThat(get.apply("c")).isNull();
            assertThat(get.apply("d")).isEqualTo(number(10));
            assertThat(get.apply("e")).isEqualTo(number(16));
        }
    }

    private static void write(KeyValueWriter writer, ColumnFamilyHandle family) {
        writer.delete(b("a"));
        writer.delete(segment("b"));
        writer.delete(buffer(b("c")));
        writer.put(b("d"), number(8));
        writer.put(MemorySegment.ofArray(b("d")), MemorySegment.ofArray(number(9)));
        writer.put(buffer(b("d")), buffer(number(10)));
        writer.put(b("e"), number(10));
        writer.merge(b("e"), number(1));
        writer.merge(segment("e"), MemorySegment.ofArray(number(2)));
        writer.merge(buffer(b("e")), buffer(number(3)));

        writer.delete(family, b("a"));
        writer.delete(family, segment("b"));
        writer.delete(family, buffer(b("c")));
        writer.put(family, b("d"), number(8));
        writer.put(family, segment("d"), MemorySegment.ofArray(number(9)));
        writer.put(family, buffer(b("d")), buffer(number(10)));
        writer.put(family, b("e"), number(10));
        writer.merge(family, b("e"), number(1));
        writer.merge(family, segment("e"), MemorySegment.ofArray(number(2)));
        writer.merge(family, buffer(b("e")), buffer(number(3)));
    }

    private static void store(RocksDB db) {
        try (WriteOptions write = new WriteOptions().setSync(true);
                FlushOptions flush = new FlushOptions();
                ReadOptions then = new ReadOptions();
                ColumnFamilyHandle family = family(db)) {
            db.put(write, b("a"), number(1));
            db.put(family, write, b("a"), number(2));
            try (Snapshot snapshot = db.getSnapshot()) {
                then.setSnapshot(snapshot);
                db.merge(write, b("a"), number(4));
                db.merge(family, write, b("a"), number(4));
                assertThat(db.get(then, b("a"))).isEqualTo(number(1));
                assertThat(db.get(family, then, b("a"))).isEqualTo(number(2));
                then.setSnapshot(null);
            }
            db.flushWal(true);
            db.flushWal(null);
            db.flush(flush);
            db.flush(family, flush);
            assertThat(db.getLongProperty("rocksdb.num-entries-active-mem-table"))
                    .isEqualTo(0);
            db.put(family, b("b"), b("2"));
            db.flush(flush, List.of(family));
            assertThat(db.get(b("a"))).isEqualTo(number(5));
            assertThat(db.get(family, b("a"))).isEqualTo(number(6));
            db.delete(write, b("a"));
            db.delete(family, write, b("a"));
            assertThat(db.get(b("a"))).isNull();
            assertThat(db.get(family, b("a"))).isNull();
        }
    }

    private static void database(RocksDB db) {
        try (WriteBatch batch = new WriteBatch();
                WriteOptions write = new WriteOptions()) {
            batch.put(b("a"), b("1"));
            db.write(batch);
            batch.clear();
            batch.put(b("b"), b("1"));
            db.write(write, batch);
        }
        assertThat(db.getLongProperty("rocksdb.num-entries-active-mem-table")).isEqualTo(2);
        assertThat(db.getProperty("rocksdb.num-entries-active-mem-table")).isEqualTo("2");
        assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.getLongProperty("rocksdb.none"));
        assertThat(db.getProperty("rocksdb.none")).isNull();
    }

    private static void transactions(TransactionalDB db) {
        try (RocksDB base = db.getBaseDB();
                Transaction first = db.beginTransaction()) {
            first.put(b("a"), b("1"));
            assertThat(base.get(b("a"))).isNull();
            first.commit();
            assertThat(s(base.get(b("a")))).isEqualTo("1");
            try (Transaction second = db.beginTransaction()) {
                second.put(b("a"), b("2"));
                second.rollback();
                assertThat(s(base.get(b("a")))).isEqualTo("1");
            }
        }
    }

    private static void takeBack(PendingWrites writes, String key) {
        assertThat(writes.setSavePoint()).isSameAs(writes);
        writes.put(b(key), b("lost"));
        writes.put(b(key + "2"), b("lost"));
        writes.rollbackToSavePoint();
        writes.setSavePoint().put(b(key), b("kept"));
        writes.putLogData(b("a note"));
        writes.putLogData(segment("a note"));
        writes.putLogData(buffer(b("a note")));
        writes.setSavePoint().rollbackToSavePoint();
        writes.setSavePoint().put(b(key + "3"), b("lost"));
        writes.rollbackToSavePoint();
    }

    private static void fill(WriteBatchInterface batch, ColumnFamilyHandle family) {
        batch.put(b("lost"), b("1"));
        assertThat(batch.count()).isEqualTo(1);
        batch.clear();
        assertThat(batch.count()).isZero();
        assertThatExceptionOfType(RocksDBException.class).isThrownBy(batch::rollbackToSavePoint);

        batch.put(b("a"), b("1"));
        batch.delete(b("b"));
        batch.setSavePoint().putLogData(b("a note"));
        assertThat(seen(batch)).containsExactly("put a=1", "delete b", "log a note");
        assertThat(batch.data()).isNotEmpty();
        batch.clear();

        batch.put(List.of(b("k"), b("ey")), List.of(b("val"), b("ue")));
        batch.put(family, List.of(b("key")), List.of(b("value")));
        batch.put(b("other"), b("1"));
        batch.put(b("once"), b("1"));
        batch.singleDelete(b("once"));
        batch.put(b("twice"), b("1"));
        batch.delete(List.of(b("tw"), b("ice")));
    }

    private static List<String> seen(WriteBatchInterface batch) {
        List<String> seen = new ArrayList<>();
        batch.iterateWithLogData(new WriteBatchCallbacks() {
            @Override
            public void put(MemorySegment key, MemorySegment value) {
                seen.add("put " + s(key) + "=" + s(value));
            }

            @Override
            public void delete(MemorySegment key) {
                seen.add("delete " + s(key));
            }

            @Override
            public void logData(MemorySegment blob) {
                seen.add("log " + s(blob));
            }
        });
        return seen;
    }

    private static RocksDB plain(Path folder) {
        try (Options options = options()) {
            return RocksDB.open(options, folder.toString());
        }
    }

    private static TransactionDB locking(Path folder) {
        try (Options options = options();
                TransactionDBOptions transactions = new TransactionDBOptions()) {
            return TransactionDB.open(options, transactions, folder.toString());
        }
    }

    private static OptimisticTransactionDB optimistic(Path folder) {
        try (Options options = options()) {
            return OptimisticTransactionDB.open(options, folder.toString());
        }
    }

    private static ColumnFamilyHandle family(RocksDB db) {
        try (Options options = options()) {
            return db.createColumnFamily(options, "family");
        }
    }

    /** Values are numbers that are added up when they are merged. */
    private static Options options() {
        return new Options().setCreateIfMissing(true).setUInt64AddMergeOperator();
    }

    private static List<String> all(KeyValueReader reader) {
        try (RocksIterator iterator = reader.newIterator()) {
            return entries(iterator);
        }
    }

    private static byte[] number(long value) {
        return ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(value)
                .array();
    }

    private static MemorySegment segment(String text) {
        return MemorySegment.ofArray(b(text));
    }

    private static ByteBuffer buffer(byte[] bytes) {
        return ByteBuffer.wrap(bytes);
    }
}
