package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.entries;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Scenarios;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Databases with transactions where a database is asked for. */
class TransactionDBAsRocksDBTest {

    private static final List<Function<Path, RocksDB>> KINDS =
            List.of(TransactionDBAsRocksDBTest::locking, TransactionDBAsRocksDBTest::optimistic);

    @TestFactory
    Stream<DynamicTest> either(@TempDir Path folder) {
        return Scenarios.of(Either.class, folder);
    }

    @TestFactory
    Stream<DynamicTest> locking_only(@TempDir Path folder) {
        return Scenarios.of(Locking.class, folder);
    }

    @TestFactory
    Stream<DynamicTest> optimistic_only(@TempDir Path folder) {
        return Scenarios.of(Optimistic.class, folder);
    }

    private static void each(Path folder, Consumer<RocksDB> use) {
        for (int i = 0; i < KINDS.size(); i++) {
            try (RocksDB db = KINDS.get(i).apply(folder.resolve("db" + i))) {
                use.accept(db);
            }
        }
    }

    /** Both kinds. */
    static final class Either {

        static void reads_and_writes(Path folder) {
            each(folder, db -> {
                db.put(b("a"), b("1"));
                db.put(b("b"), 0, 1, b("2"), 0, 1);
                db.put(ByteBuffer.wrap(b("c")), ByteBuffer.wrap(b("3")));
                db.put(segment("d"), segment("4"));
                db.delete(b("d"));
                assertThat(entries(db)).containsExactly("a=1", "b=2", "c=3");
                assertThat(s(db.get(b("a"), 0, 1))).isEqualTo("1");
                assertThat(db.keyExists(b("b"))).isTrue();
                assertThat(db.keyMayExist(b("c"), null)).isTrue();
                assertThat(db.multiGetAsList(List.of(b("a"), b("x")))).containsExactly(b("1"), null);
                try (PinnedValue pinned = db.getPinned(b("a"))) {
                    assertThat(pinned).isNotNull();
                }
            });
        }

        static void columnFamilies(Path folder) {
            each(folder, db -> {
                List<ColumnFamilyHandle> families = new ArrayList<>();
                try (Options options = new Options()) {
                    families.add(db.createColumnFamily(options, "one"));
                    families.add(db.createColumnFamily(new ColumnFamilyDescriptor(b("two"))));
                    families.addAll(db.createColumnFamilies(List.of(new ColumnFamilyDescriptor(b("three")))));
                    families.addAll(db.createNamedColumnFamilies(options, List.of("four", "five")));
                }
                for (ColumnFamilyHandle family : families) {
                    db.put(family, b("k"), b("v"));
                    assertThat(s(db.get(family, b("k")))).isEqualTo("v");
                }
                db.dropColumnFamily(families.get(0));
                assertThat(db.getLongProperty(families.get(1), "rocksdb.estimate-num-keys"))
                        .isEqualTo(1);
                try (ColumnFamilyHandle byDefault = db.getDefaultColumnFamily()) {
                    db.put(byDefault, b("k"), b("of default"));
                }
                assertThat(s(db.get(b("k")))).isEqualTo("of default");
            });
        }

        static void whatTakesADatabase(Path folder) {
            each(folder, db -> {
                db.put(b("a"), b("1"));
                String copy = db.getDbIdentity();
                try (Checkpoint checkpoint = Checkpoint.create(db)) {
                    checkpoint.createCheckpoint(folder.resolve(copy).toString());
                }
                try (RocksDB copied = RocksDB.openReadOnly(folder.resolve(copy).toString())) {
                    assertThat(entries(copied)).containsExactly("a=1");
                }
                try (BackupEngineOptions options = new BackupEngineOptions(
                                folder.resolve("backup " + copy).toString());
                        BackupEngine backups = BackupEngine.open(Env.getDefault(), options)) {
                    backups.createNewBackup(db, true);
                    assertThat(backups.getBackupInfo()).hasSize(1);
                }
                db.put(b("b"), b("2"));
                try (TransactionLogIterator updates = db.getUpdatesSince(0)) {
                    assertThat(updates.isValid()).isTrue();
                }
                assertThat(MemoryUtil.getApproximateMemoryUsageByType(List.of(db), null))
                        .containsKey(MemoryUsageType.kMemTableTotal);
                try (WriteBatchWithIndex batch = new WriteBatchWithIndex(true)) {
                    batch.put(b("b"), b("new"));
                    try (ReadOptions options = new ReadOptions()) {
                        assertThat(s(batch.getFromBatchAndDB(db, options, b("a"))))
                                .isEqualTo("1");
                    }
                    db.write(batch);
                }
                assertThat(entries(db)).containsExactly("a=1", "b=new");
                db.setOptions(Map.of("disable_auto_compactions", "true"));
                db.flush();
                db.compactRange();
                assertThat(db.getLiveFilesMetaData()).isNotEmpty();
                assertThat(db.getLatestSequenceNumber()).isPositive();
                try (Snapshot snapshot = db.getSnapshot();
                        ReadOptions then = new ReadOptions().setSnapshot(snapshot)) {
                    db.put(b("a"), b("later"));
                    assertThat(s(db.get(then, b("a")))).isEqualTo("1");
                }
            });
        }

        static void whatBelongsToAnotherDatabase(Path folder) {
            each(folder, db -> {
                try (RocksDB other = locking(folder.resolve("other " + db.getDbIdentity()));
                        ColumnFamilyHandle family = other.getDefaultColumnFamily()) {
                    assertThatIllegalArgumentException().isThrownBy(() -> db.put(family, b("k"), b("v")));
                    assertThatIllegalArgumentException().isThrownBy(() -> db.newIterator(family));
                }
            });
        }

        static void rangeDeletions(Path folder) {
            each(folder, db -> {
                db.put(b("a"), b("1"));
                try (ColumnFamilyHandle family = db.getDefaultColumnFamily();
                        WriteOptions options = new WriteOptions()) {
                    notSupported(() -> db.deleteRange(b("a"), b("b")));
                    notSupported(() -> db.deleteRange(options, b("a"), b("b")));
                    notSupported(() -> db.deleteRange(family, b("a"), b("b")));
                    notSupported(
                            () -> db.deleteRange(family, options, ByteBuffer.wrap(b("a")), ByteBuffer.wrap(b("b"))));
                    notSupported(() -> db.deleteRange(family, options, segment("a"), segment("b")));
                }
                assertThat(entries(db)).containsExactly("a=1");
            });
        }

        static void closingFirst(Path folder) {
            for (int i = 0; i < KINDS.size(); i++) {
                RocksDB db = KINDS.get(i).apply(folder.resolve("db" + i));
                db.put(b("a"), b("1"));
                RocksIterator iterator = db.newIterator();
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                Snapshot snapshot = db.getSnapshot();
                Transaction transaction = ((TransactionalDB) db).beginTransaction();
                RocksDB base = ((TransactionalDB) db).getBaseDB();
                RocksIterator ofBase = base.newIterator();
                transaction.put(b("b"), b("2"));
                db.close();
                db.close();
                assertThat(List.of(iterator, family, snapshot, transaction, base, ofBase))
                        .allMatch(each -> each.isClosed());
                assertThatIllegalStateException().isThrownBy(() -> db.put(b("a"), b("2")));
                assertThatIllegalStateException().isThrownBy(() -> db.newIterator());
                assertThatIllegalStateException().isThrownBy(() -> Checkpoint.create(db));
                assertThatIllegalStateException().isThrownBy(() -> db.getLatestSequenceNumber());
                try (RocksDB again = KINDS.get(i).apply(folder.resolve("db" + i))) {
                    assertThat(entries(again)).containsExactly("a=1");
                }
            }
        }

        static void inAnArena(Path folder) {
            RocksDB first;
            RocksDB second;
            try (Arena arena = Arena.ofConfined()) {
                first = locking(folder.resolve("first")).in(arena);
                second = optimistic(folder.resolve("second")).in(arena);
                first.put(b("a"), b("1"));
                second.put(b("a"), b("1"));
            }
            assertThat(first.isClosed()).isTrue();
            assertThat(second.isClosed()).isTrue();
        }
    }

    /** {@link TransactionDB}. */
    static final class Locking {

        static void everyWriteWaitsForTheLock(Path folder) {
            try (TransactionDB locking = locking(folder);
                    ColumnFamilyHandle family = locking.getDefaultColumnFamily();
                    WriteOptions options = new WriteOptions();
                    WriteBatch batch = new WriteBatch();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(true);
                    Transaction transaction = locking.beginTransaction()) {
                RocksDB db = locking;
                db.put(b("k"), b("0"));
                transaction.put(b("k"), b("1"));
                batch.put(b("k"), b("2"));
                indexed.put(b("k"), b("2"));
                List<Runnable> writes = new ArrayList<>();
                writes.add(() -> db.put(b("k"), b("2")));
                writes.add(() -> db.put(options, b("k"), b("2")));
                writes.add(() -> db.put(family, b("k"), b("2")));
                writes.add(() -> db.put(b("k"), 0, 1, b("2"), 0, 1));
                writes.add(() -> db.put(ByteBuffer.wrap(b("k")), ByteBuffer.wrap(b("2"))));
                writes.add(() -> db.put(segment("k"), segment("2")));
                writes.add(() -> db.merge(b("k"), b("2")));
                writes.add(() -> db.merge(family, options, b("k"), b("2")));
                writes.add(() -> db.delete(b("k")));
                writes.add(() -> db.delete(family, options, b("k")));
                writes.add(() -> db.delete(b("k"), 0, 1));
                writes.add(() -> db.write(batch));
                writes.add(() -> db.write(options, batch));
                writes.add(() -> db.write(indexed));
                writes.add(() -> db.write(options, indexed));
                writes.forEach(write -> assertThatExceptionOfType(RocksDBException.class)
                        .as("write %d", writes.indexOf(write))
                        .isThrownBy(write::run)
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.TimedOut)));
                assertThat(s(db.get(b("k")))).isEqualTo("0");
                transaction.commit();
                assertThat(s(db.get(b("k")))).isEqualTo("1");
            }
        }

        static void newColumnFamiliesHaveLocks(Path folder) {
            try (TransactionDB db = locking(folder);
                    Options options = new Options()) {
                ColumnFamilyHandle family =
                        db.createNamedColumnFamilies(options, List.of("one")).get(0);
                try (Transaction transaction = db.beginTransaction()) {
                    transaction.put(family, b("k"), b("1"));
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> db.put(family, b("k"), b("2")))
                            .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.TimedOut));
                    transaction.commit();
                }
                assertThat(s(db.get(family, b("k")))).isEqualTo("1");
            }
        }

        /** Each method of the superclass that takes options of writes is this class's own. */
        static void noWriteIsInherited(Path folder) {
            assertThat(Arrays.stream(TransactionDB.class.getMethods())
                            .filter(method ->
                                    Arrays.asList(method.getParameterTypes()).contains(WriteOptions.class))
                            // These pass to forms that are checked here.
                            .filter(method ->
                                    !Arrays.asList(method.getParameterTypes()).contains(ByteBuffer.class))
                            .filter(method ->
                                    !Arrays.asList(method.getParameterTypes()).contains(int.class))
                            .filter(method -> !method.getName().equals("deleteRange")
                                    || method.getParameterTypes()[0] == ColumnFamilyHandle.class)
                            .filter(method -> method.getDeclaringClass() != TransactionDB.class))
                    .isEmpty();
        }

        static void whatIsRefused(Path folder) {
            try (TransactionDB db = locking(folder);
                    ColumnFamilyHandle family = db.getDefaultColumnFamily();
                    WriteOptions options = new WriteOptions()) {
                notSupported(() -> db.putWithTimestamp(b("a"), new byte[8], b("1")));
                notSupported(() -> db.putWithTimestamp(family, options, b("a"), new byte[8], b("1")));
                notSupported(() -> db.putWithTimestamp(family, segment("a"), segment("12345678"), segment("1")));
                notSupported(() -> db.deleteWithTimestamp(family, b("a"), new byte[8]));
                notSupported(() -> db.deleteWithTimestamp(b("a"), new byte[8]));
                notSupported(() -> db.singleDelete(b("a")));
                notSupported(() -> db.singleDelete(family, options, b("a")));
                notSupported(() -> db.singleDelete(family, ByteBuffer.wrap(b("a"))));
                notSupported(() -> db.singleDeleteWithTimestamp(b("a"), new byte[8]));
                notSupported(() -> db.singleDeleteWithTimestamp(family, b("a"), new byte[8]));
                assertThat(entries(db)).isEmpty();
            }
        }

        static void preparedTransactionsOfAnEarlierOpening(Path folder) {
            try (TransactionDB db = locking(folder)) {
                Transaction transaction = db.beginTransaction();
                transaction.setName("one");
                transaction.put(b("k"), b("1"));
                transaction.prepare();
            }
            try (TransactionDB db = locking(folder)) {
                List<Transaction> prepared = db.getAllPreparedTransactions();
                assertThat(prepared).hasSize(1);
                prepared.get(0).commit();
                assertThat(entries(db)).containsExactly("k=1");
            }
        }
    }

    /** {@link OptimisticTransactionDB}. */
    static final class Optimistic {

        static void transactionsSeeWritesThatAreOfNone(Path folder) {
            try (OptimisticTransactionDB db = optimistic(folder);
                    ColumnFamilyHandle family = db.getDefaultColumnFamily();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(true);
                    WriteBatch batch = new WriteBatch()) {
                indexed.put(b("k"), b("2"));
                batch.put(b("k"), b("2"));
                for (Consumer<RocksDB> write : List.<Consumer<RocksDB>>of(
                        all -> all.put(b("k"), b("2")),
                        all -> all.put(family, b("k"), b("2")),
                        all -> all.merge(b("k"), b("2")),
                        all -> all.delete(b("k")),
                        all -> all.singleDelete(b("k")),
                        all -> all.write(batch),
                        all -> all.write(indexed))) {
                    try (Transaction transaction = db.beginTransaction()) {
                        transaction.put(b("k"), b("1"));
                        write.accept(db);
                        assertThatExceptionOfType(RocksDBException.class)
                                .isThrownBy(transaction::commit)
                                .satisfies(
                                        e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Busy));
                    }
                }
            }
        }

        static void openedLikeAnyDatabase(Path folder) {
            List<ColumnFamilyHandle> handles = new ArrayList<>();
            try (DBOptions options = new DBOptions().setCreateIfMissing(true);
                    RocksDB db = OptimisticTransactionDB.open(
                            options,
                            folder.toString(),
                            List.of(new ColumnFamilyDescriptor(RocksDB.DEFAULT_COLUMN_FAMILY)),
                            handles)) {
                db.put(handles.get(0), b("a"), b("1"));
                assertThat(db).isInstanceOf(OptimisticTransactionDB.class);
                assertThat(entries(db)).containsExactly("a=1");
            }
        }
    }

    private static void notSupported(Runnable write) {
        assertThatExceptionOfType(RocksDBException.class)
                .isThrownBy(write::run)
                .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.NotSupported));
    }

    private static MemorySegment segment(String text) {
        return MemorySegment.ofArray(text.getBytes(StandardCharsets.UTF_8));
    }

    private static TransactionDB locking(Path folder) {
        try (Options options = options();
                TransactionDBOptions locks =
                        new TransactionDBOptions().setTransactionLockTimeout(5).setDefaultLockTimeout(5)) {
            return TransactionDB.open(options, locks, folder.toString());
        }
    }

    private static OptimisticTransactionDB optimistic(Path folder) {
        try (Options options = options()) {
            return OptimisticTransactionDB.open(options, folder.toString());
        }
    }

    private static Options options() {
        return new Options().setCreateIfMissing(true).setMergeOperatorName("put");
    }
}
