package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Transactions that lock, and transactions that look for conflicts when they commit. */
class TransactionTest {

    @TestFactory
    Stream<DynamicTest> pessimistic(@TempDir Path folder) {
        return Scenarios.of(Pessimistic.class, folder);
    }

    @TestFactory
    Stream<DynamicTest> optimistic(@TempDir Path folder) {
        return Scenarios.of(Optimistic.class, folder);
    }

    static final class Pessimistic {

        static void committed_and_rolled_back(Path folder) {
            try (TransactionDB db = open(folder)) {
                try (Transaction transaction = db.beginTransaction()) {
                    transaction.put(b("a"), b("1"));
                    assertThat(s(transaction.get(b("a")))).isEqualTo("1");
                    assertThat(db.get(b("a"))).isNull();
                    transaction.commit();
                    assertThat(s(db.get(b("a")))).isEqualTo("1");
                }
                try (Transaction transaction = db.beginTransaction()) {
                    transaction.put(b("a"), b("2"));
                    transaction.delete(b("b"));
                    transaction.rollback();
                    assertThat(s(db.get(b("a")))).isEqualTo("1");
                }
                try (Transaction transaction = db.beginTransaction()) {
                    transaction.put(b("a"), b("lost"));
                }
                assertThat(s(db.get(b("a")))).isEqualTo("1");
            }
        }

        static void waiting_for_a_lock(Path folder) {
            try (TransactionDB db = open(folder);
                    WriteOptions write = new WriteOptions();
                    TransactionOptions patience = new TransactionOptions().setLockTimeout(50);
                    Transaction first = db.beginTransaction(write, patience, null);
                    Transaction second = db.beginTransaction(write, patience, null)) {
                first.put(b("k"), b("1"));
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> second.put(b("k"), b("2")))
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.TimedOut))
                        .satisfies(e -> assertThat(e.getStatus().getSubCode()).isEqualTo(Status.SubCode.LockTimeout));
                assertThat(second.tryGetForUpdate(b("k"), true).status().getCode())
                        .isEqualTo(Status.Code.TimedOut);
                first.commit();
                second.put(b("k"), b("2"));
                second.commit();
                assertThat(s(db.get(b("k")))).isEqualTo("2");
            }
        }

        static void in_conflict_with_its_snapshot(Path folder) {
            try (TransactionDB db = open(folder);
                    WriteOptions write = new WriteOptions();
                    TransactionOptions options = new TransactionOptions().setSetSnapshot(true);
                    Transaction transaction = db.beginTransaction(write, options, null)) {
                db.put(b("k"), b("newer"));
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> transaction.put(b("k"), b("mine")))
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Busy));
                try (Snapshot snapshot = transaction.getSnapshot();
                        ReadOptions then = new ReadOptions().setSnapshot(snapshot)) {
                    assertThat(transaction.get(then, b("k"))).isNull();
                    assertThat(snapshot.getSequenceNumber()).isNotNegative();
                }
            }
        }

        private static Options merging() {
            return new Options()
                    .setCreateIfMissing(true)
                    .setWriteBufferSize(65536)
                    .setDisableAutoCompactions(true)
                    .setUInt64AddMergeOperator();
        }

        /** What was flushed is kept in memory for a while, too: that is filled with other keys. */
        private static Transaction beginAndMerge(TransactionDB db, TransactionOptions options) {
            db.put(b("k"), new byte[8]);
            Transaction transaction = db.beginTransaction(new WriteOptions(), options);
            db.merge(b("k"), new byte[8]);
            db.flush();
            for (int i = 0; i < 60; i++) {
                db.put(b("z" + i), new byte[20_000]);
            }
            db.flush();
            return transaction;
        }

        static void asked_for_a_snapshot_it_does_not_have(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction()) {
                assertThat(transaction.getSnapshot()).isNull();
            }
        }

        static void caught_in_a_deadlock(Path folder) throws InterruptedException {
            try (TransactionDB db = open(folder);
                    WriteOptions write = new WriteOptions();
                    TransactionOptions options =
                            new TransactionOptions().setDeadlockDetect(true).setLockTimeout(10_000);
                    Transaction first = db.beginTransaction(write, options, null);
                    Transaction second = db.beginTransaction(write, options, null)) {
                first.put(b("a"), b("1"));
                second.put(b("b"), b("2"));
                Thread other = Thread.ofPlatform().start(() -> {
                    first.put(b("b"), b("1"));
                    first.commit();
                });
                Thread.sleep(200);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> second.put(b("a"), b("2")))
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Busy))
                        .satisfies(e -> assertThat(e.getStatus().getSubCode()).isEqualTo(Status.SubCode.Deadlock));
                second.rollback();
                other.join();
                assertThat(s(db.get(b("b")))).isEqualTo("1");
            }
        }

        static void with_save_points(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction()) {
                transaction.put(b("a"), b("1"));
                transaction.setSavePoint();
                transaction.put(b("b"), b("2"));
                transaction.rollbackToSavePoint();
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(transaction::rollbackToSavePoint);
                transaction.commit();
                assertThat(db.get(b("b"))).isNull();
                assertThat(s(db.get(b("a")))).isEqualTo("1");
            }
        }

        static void begun_anew(Path folder) {
            try (TransactionDB db = open(folder)) {
                Transaction old = db.beginTransaction();
                old.put(b("a"), b("1"));
                old.commit();
                try (Transaction transaction =
                        db.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), old)) {
                    assertThatIllegalStateException()
                            .isThrownBy(() -> old.put(b("b"), b("2")))
                            .withMessageContaining("transferred");
                    assertThatIllegalStateException()
                            .isThrownBy(() ->
                                    db.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), old));
                    old.close();
                    transaction.put(b("b"), b("2"));
                    transaction.commit();
                }
                assertThat(s(db.get(b("b")))).isEqualTo("2");
            }
        }

        static void begun_anew_in_its_own_database_only(Path folder) {
            try (TransactionDB db = open(folder.resolve("one"));
                    TransactionDB another = open(folder.resolve("another"));
                    OptimisticTransactionDB optimistic = Optimistic.open(folder.resolve("optimistic"));
                    Transaction old = db.beginTransaction();
                    Transaction unlike = optimistic.beginTransaction()) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() ->
                                another.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), old))
                        .withMessage("oldTransaction does not belong to this TransactionDB, but to another object");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> optimistic.beginTransaction(
                                WriteOptions.defaults(), OptimisticTransactionOptions.defaults(), old));
                assertThatIllegalArgumentException()
                        .isThrownBy(() ->
                                db.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), unlike));

                try (Transaction anew =
                                db.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), old);
                        Transaction again =
                                db.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), anew)) {
                    again.put(b("a"), b("1"));
                    again.commit();
                }
                assertThat(s(db.get(b("a")))).isEqualTo("1");
            }
        }

        static void prepared_and_recovered(Path folder) {
            try (TransactionDB db = open(folder)) {
                Transaction transaction = db.beginTransaction();
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(transaction::prepare);
                transaction.setName("payment 17");
                assertThat(transaction.getName()).isEqualTo("payment 17");
                transaction.put(b("paid"), b("yes"));
                transaction.prepare();
            }
            try (TransactionDB db = open(folder)) {
                assertThat(db.get(b("paid"))).isNull();
                List<Transaction> prepared = db.getAllPreparedTransactions();
                assertThat(prepared).extracting(Transaction::getName).containsExactly("payment 17");
                prepared.getFirst().commit();
                prepared.forEach(Transaction::close);
                assertThat(s(db.get(b("paid")))).isEqualTo("yes");
                assertThat(db.getAllPreparedTransactions()).isEmpty();
            }
        }

        /** RocksDB looks at the timestamp first, so it has begun nothing. */
        static void whose_commit_is_refused_for_want_of_a_timestamp(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options timed = new Options();
                    TransactionDBOptions locking = new TransactionDBOptions()) {
                options.getOptionsFromString("comparator=leveldb.BytewiseComparator.u64ts", timed);
                try (TransactionDB db = TransactionDB.open(options, locking, folder.toString());
                        ColumnFamilyHandle family = db.createColumnFamily(timed, "timed");
                        Transaction transaction = db.beginTransaction();
                        ReadOptions latest = new ReadOptions().setTimestamp(new byte[] {2, 0, 0, 0, 0, 0, 0, 0})) {
                    transaction.setName("payment");
                    transaction.put(family, b("key"), b("value"));
                    transaction.prepare();
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(transaction::commit)
                            .withMessageContaining("timestamp");
                    transaction.setCommitTimestamp(1);
                    transaction.commit();
                    assertThat(s(db.get(family, latest, b("key")))).isEqualTo("value");
                }
            }
        }

        static void read_in_every_way(Path folder) {
            try (TransactionDB db = open(folder)) {
                db.put(b("a"), b("1"));
                try (Transaction transaction = db.beginTransaction()) {
                    transaction.put(b("b"), b("2"));
                    assertThat(s(transaction.getForUpdate(b("a"), true))).isEqualTo("1");
                    assertThat(transaction.get(b("c"))).isNull();
                    assertThat(transaction.getPinned(b("c"))).isNull();
                    try (PinnedValue pinned = transaction.getPinned(b("a"))) {
                        assertThat(s(pinned.value())).isEqualTo("1");
                    }
                    try (PinnedValue pinned = transaction.getPinnedForUpdate(b("b"), false)) {
                        assertThat(s(pinned.value())).isEqualTo("2");
                    }
                    assertThat(transaction.multiGetAsList(List.of(b("b"), b("c"), b("a"))))
                            .extracting(TestDb::s)
                            .containsExactly("2", "-", "1");
                    assertThat(transaction.tryGet(b("c")).status().getCode()).isEqualTo(Status.Code.NotFound);
                    try (RocksIterator iterator = transaction.newIterator()) {
                        assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=2");
                    }
                    try (WriteBatchWithIndex writes = transaction.getWriteBatch()) {
                        assertThat(writes.count()).isEqualTo(1);
                    }
                }
                try (RocksIterator iterator = db.newIterator()) {
                    assertThat(TestDb.entries(iterator)).containsExactly("a=1");
                }
            }
        }

        static void and_what_came_from_it_closed_in_every_order(Path folder) {
            TransactionDB db = open(folder);
            db.put(b("a"), b("1"));
            WriteOptions write = new WriteOptions();
            TransactionOptions options = new TransactionOptions().setSetSnapshot(true);
            Transaction transaction = db.beginTransaction(write, options, null);
            write.close();
            options.close();
            transaction.put(b("b"), b("2"));
            ReadOptions read = new ReadOptions();
            RocksIterator iterator = transaction.newIterator(read);
            read.close();
            iterator.seekToFirst();
            WriteBatchWithIndex writes = transaction.getWriteBatch();
            Snapshot snapshot = transaction.getSnapshot();
            PinnedValue pinned = transaction.getPinned(b("a"));
            RocksDB base = db.getBaseDB();
            RocksIterator ofBase = base.newIterator();
            assertThat(TestDb.entries(ofBase)).containsExactly("a=1");
            transaction.close();
            assertThatIllegalStateException().isThrownBy(iterator::isValid);
            assertThatIllegalStateException().isThrownBy(writes::count);
            db.close();
            assertThatIllegalStateException().isThrownBy(ofBase::isValid);
            assertThatIllegalStateException().isThrownBy(() -> base.get(b("a")));
            List.of(snapshot, pinned, writes, iterator, ofBase, base, transaction, db)
                    .forEach(object -> object.close());
        }

        static void with_column_families(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDB db = open(folder)) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                try (Transaction transaction = db.beginTransaction()) {
                    transaction.put(family, b("k"), b("v"));
                    RocksIterator iterator = transaction.newIterator(family);
                    assertThat(TestDb.entries(iterator)).containsExactly("k=v");
                    transaction.commit();
                }
                assertThat(s(db.get(family, b("k")))).isEqualTo("v");
                try (Transaction transaction = db.beginTransaction()) {
                    RocksIterator iterator = transaction.newIterator(family);
                    family.close();
                    assertThat(TestDb.entries(iterator)).containsExactly("k=v");
                }
            }
        }

        static void used_after_they_have_ended(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction()) {
                transaction.put(b("a"), b("1"));
                transaction.commit();
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(transaction::commit);
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(transaction::rollback);
            }
        }

        private static TransactionDB open(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions transactions = new TransactionDBOptions()) {
                return TransactionDB.open(options, transactions, folder.toString());
            }
        }
    }

    static final class Optimistic {

        static void committed_and_rolled_back(Path folder) {
            try (OptimisticTransactionDB db = open(folder);
                    RocksDB base = db.getBaseDB()) {
                try (Transaction transaction = db.beginTransaction()) {
                    transaction.put(b("a"), b("1"));
                    assertThat(base.get(b("a"))).isNull();
                    transaction.commit();
                }
                try (Transaction transaction = db.beginTransaction()) {
                    transaction.put(b("a"), b("2"));
                    transaction.rollback();
                }
                assertThat(TestDb.entries(base)).containsExactly("a=1");
            }
        }

        static void in_conflict(Path folder) {
            try (OptimisticTransactionDB db = open(folder);
                    RocksDB base = db.getBaseDB();
                    Transaction first = db.beginTransaction();
                    Transaction second = db.beginTransaction()) {
                first.put(b("k"), b("1"));
                second.put(b("k"), b("2"));
                first.commit();
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(second::commit)
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Busy));
                assertThat(s(base.get(b("k")))).isEqualTo("1");
            }
        }

        static void after_a_read_that_is_no_longer_true(Path folder) {
            try (OptimisticTransactionDB db = open(folder);
                    RocksDB base = db.getBaseDB()) {
                base.put(b("read"), b("old"));
                try (Transaction transaction = db.beginTransaction()) {
                    assertThat(s(transaction.getForUpdate(b("read"), true))).isEqualTo("old");
                    transaction.put(b("written"), b("x"));
                    base.put(b("read"), b("new"));
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(transaction::commit)
                            .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Busy));
                }
            }
        }

        static void with_options_of_their_own(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDBOptions transactions = new OptimisticTransactionDBOptions()
                            .setValidatePolicy(OccValidationPolicy.VALIDATE_PARALLEL);
                    OptimisticTransactionDB db =
                            OptimisticTransactionDB.open(options, transactions, folder.toString());
                    WriteOptions write = new WriteOptions();
                    OptimisticTransactionOptions each = new OptimisticTransactionOptions().setSetSnapshot(true);
                    Transaction transaction = db.beginTransaction(write, each, null)) {
                transaction.put(b("k"), b("v"));
                transaction.commit();
                try (RocksDB base = db.getBaseDB()) {
                    assertThat(TestDb.entries(base)).containsExactly("k=v");
                }
            }
        }

        static void closed_in_every_order(Path folder) {
            OptimisticTransactionDB db = open(folder);
            RocksDB base = db.getBaseDB();
            Transaction transaction = db.beginTransaction();
            transaction.put(b("k"), b("v"));
            RocksIterator iterator = transaction.newIterator();
            Checkpoint checkpoint = Checkpoint.create(db);
            db.close();
            assertThatIllegalStateException().isThrownBy(transaction::commit);
            assertThatIllegalStateException().isThrownBy(iterator::seekToFirst);
            List.of(checkpoint, base, transaction, iterator, db).forEach(object -> object.close());
        }

        private static OptimisticTransactionDB open(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true)) {
                return OptimisticTransactionDB.open(options, folder.toString());
            }
        }
    }
}
