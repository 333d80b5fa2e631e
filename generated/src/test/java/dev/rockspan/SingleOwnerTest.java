package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** One object has one handle, one call at a time where RocksDB does not lock it, and one database. */
class SingleOwnerTest {

    @TestFactory
    Stream<DynamicTest> are_kept_apart(@TempDir Path folder) {
        return Scenarios.of(Owners.class, folder);
    }

    static final class Owners {

        static void waiting_for_compactions_does_not_close_the_database(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    WaitForCompactOptions options = new WaitForCompactOptions().setCloseDb(false)) {
                db.waitForCompact(options);
                options.setCloseDb(true);
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.waitForCompact(options))
                        .withMessageContaining("under its open handle");
                assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2");
            }
        }

        static void prepared_transactions_that_are_in_use(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions more = new TransactionDBOptions()) {
                try (TransactionDB db = TransactionDB.open(options, more, folder.toString())) {
                    try (Transaction transaction = db.beginTransaction()) {
                        transaction.setName("ended");
                        transaction.put(b("key"), b("1"));
                        transaction.prepare();
                        assertThatExceptionOfType(IllegalStateException.class)
                                .isThrownBy(db::getAllPreparedTransactions)
                                .withMessageContaining("commit it or roll it back");
                        transaction.commit();
                        assertThat(db.getAllPreparedTransactions()).isEmpty();
                    }
                    try (Transaction transaction = db.beginTransaction()) {
                        transaction.setName("left");
                        transaction.put(b("key"), b("2"));
                        transaction.prepare();
                    }
                }
                try (TransactionDB db = TransactionDB.open(options, more, folder.toString())) {
                    List<Transaction> left = db.getAllPreparedTransactions();
                    for (Transaction transaction : left) {
                        assertThatExceptionOfType(IllegalStateException.class)
                                .isThrownBy(db::getAllPreparedTransactions);
                        transaction.rollback();
                        transaction.close();
                    }
                    assertThat(db.getAllPreparedTransactions()).isEmpty();
                }
            }
        }

        static void a_compaction_job_that_is_filled_twice(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setDisableAutoCompactions(true);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    ColumnFamilyHandle family = db.getDefaultColumnFamily();
                    CompactionOptions how = new CompactionOptions();
                    CompactionJobInfo info = new CompactionJobInfo()) {
                db.put(b("key"), b("value"));
                db.flush();
                assertThatNullPointerException().isThrownBy(() -> db.compactFiles(null, tableFiles(db), 1, -1, info));
                List<String> files = db.compactFiles(how, tableFiles(db), 1, -1, info);
                List<CompactionFileInfo> outputs = info.outputFileInfos();
                assertThat(outputs).hasSameSizeAs(files);
                for (ThrowingCallable compaction : List.<ThrowingCallable>of(
                        () -> db.compactFiles(how, tableFiles(db), 2, -1, info),
                        () -> db.compactFiles(family, how, tableFiles(db), 2, -1, info))) {
                    assertThatIllegalStateException().isThrownBy(compaction).withMessageContaining("filled before");
                }
                db.compactFiles(how, tableFiles(db), 2, -1, null);
                assertThat(outputs.getFirst().level()).isEqualTo(1);
            }
        }

        static void an_iterator_over_two_indexes(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDB db = OptimisticTransactionDB.open(options, folder.toString());
                    RocksDB base = db.getBaseDB();
                    Transaction transaction = db.beginTransaction();
                    WriteBatchWithIndex inner = new WriteBatchWithIndex(0, true);
                    WriteBatchWithIndex outer = new WriteBatchWithIndex(0, true);
                    RocksIterator ofTransaction = transaction.newIterator();
                    RocksIterator ofBatch = inner.newIteratorWithBase(base.newIterator())) {
                inner.put(b("key"), b("1"));
                for (RocksIterator each : List.of(ofTransaction, ofBatch)) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> outer.newIteratorWithBase(each))
                            .withMessageContaining("baseIterator");
                }
                assertThat(TestDb.entries(ofBatch)).containsExactly("key=1");
                try (RocksIterator same = inner.newIteratorWithBase(ofBatch)) {
                    assertThat(TestDb.entries(same)).containsExactly("key=1");
                }
            }
        }

        static void a_snapshot_of_another_database(Path folder) {
            try (Options create = new Options().setCreateIfMissing(true);
                    RocksDB db = TestDb.openWithLetters(folder.resolve("here"), 2);
                    OptimisticTransactionDB there = OptimisticTransactionDB.open(
                            create, folder.resolve("there").toString());
                    RocksDB base = there.getBaseDB();
                    Transaction transaction = there.beginTransaction();
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                    Snapshot here = db.getSnapshot();
                    ReadOptions options = new ReadOptions().setSnapshot(here)) {
                assertThat(db.get(options, b("a"))).isEqualTo(b("1"));
                db.newIterator(options).close();
                for (Runnable use : List.<Runnable>of(
                        () -> base.get(options, b("a")),
                        () -> base.getPinned(options, b("a")),
                        () -> base.newIterator(options),
                        () -> base.multiGetAsList(options, List.of(b("a"))),
                        () -> transaction.get(options, b("a")),
                        () -> transaction.newIterator(options),
                        () -> batch.getFromBatchAndDB(base, options, b("a")))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(use::run)
                            .withMessage("options has a Snapshot that belongs to another RocksDB");
                }
                try (Snapshot own = base.getSnapshot()) {
                    options.setSnapshot(own);
                    assertThat(transaction.get(options, b("a"))).isNull();
                    assertThatIllegalArgumentException().isThrownBy(() -> db.get(options, b("a")));
                }
                options.setSnapshot(null);
                assertThat(db.get(options, b("a"))).isEqualTo(b("1"));
            }
        }

        static void a_rate_of_deletions_that_two_threads_set(Path folder) throws InterruptedException {
            try (Env env = Env.getDefault()) {
                for (int round = 0; round < 500; round++) {
                    try (SstFileManager manager = new SstFileManager(env)) {
                        CyclicBarrier start = new CyclicBarrier(2);
                        Runnable setting = () -> {
                            try {
                                start.await();
                                manager.setDeleteRateBytesPerSecond(1000);
                            } catch (InterruptedException | BrokenBarrierException e) {
                                throw new AssertionError(e);
                            } catch (IllegalStateException e) {
                                // the other one is in
                            }
                        };
                        Thread other = new Thread(setting);
                        other.start();
                        setting.run();
                        other.join();
                        assertThat(manager.getDeleteRateBytesPerSecond()).isEqualTo(1000);
                    }
                }
            }
        }

        static void backups_while_a_backup_calls_back(Path folder) {
            String backups = folder.resolve("backups").toString();
            List<Throwable> refusals = new ArrayList<>();
            try (Env env = Env.getDefault();
                    BackupEngineOptions options = new BackupEngineOptions(backups).setCallbackTriggerIntervalSize(1);
                    BackupEngine engine = BackupEngine.open(options, env);
                    RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 2);
                    CreateBackupOptions each = new CreateBackupOptions().setProgressCallback(() -> {
                        refusals.add(catchThrowable(() -> engine.getBackupInfo()));
                        refusals.add(catchThrowable(() -> engine.purgeOldBackups(1)));
                        refusals.add(catchThrowable(() -> engine.createNewBackup(db)));
                    })) {
                TestDb.flush(db);
                engine.createNewBackup(db, each);
                assertThat(engine.getBackupInfo()).hasSize(1);
            }
            assertThat(refusals).isNotEmpty().allSatisfy(refusal -> assertThat(refusal)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("this callback may be part of"));
        }

        private static List<String> tableFiles(RocksDB db) {
            return db.getLiveFilesMetaData().stream()
                    .map(LiveFileMetaData::fileName)
                    .toList();
        }
    }
}
