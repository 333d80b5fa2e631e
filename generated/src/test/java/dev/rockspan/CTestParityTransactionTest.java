package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Transactions as RocksDB's own test of its C API uses them; see docs/c-test-parity.md. */
class CTestParityTransactionTest {

    @TestFactory
    Stream<DynamicTest> parity(@TempDir Path folder) {
        return Scenarios.of(Parity.class, folder);
    }

    static final class Parity {

        static void transactiondb_set_write_policy_prepared(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions prepared =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    TransactionDB db = TransactionDB.open(options, prepared, folder.toString());
                    Transaction transaction = db.beginTransaction()) {
                transaction.put(b("k"), b("v"));
                transaction.commit();
                assertThat(s(db.get(b("k")))).isEqualTo("v");
            }
        }

        static void transactions(Path folder) {
            try (TransactionDB db = open(folder, new TransactionDBOptions());
                    WriteBatch batch = new WriteBatch();
                    ReadOptions read = new ReadOptions()) {
                db.put(b("foo"), b("hello"));
                db.delete(b("foo"));
                assertThat(db.get(b("foo"))).isNull();
                batch.put(b("box"), b("c"));
                db.write(batch);
                Transaction transaction = db.beginTransaction();
                transaction.put(b("foo"), b("hello"));
                assertThat(s(transaction.get(b("foo")))).isEqualTo("hello");
                try (PinnedValue pinned = transaction.getPinned(b("foo"))) {
                    assertThat(s(pinned.value())).isEqualTo("hello");
                }
                transaction.setName("test_txn");
                assertThat(transaction.getName()).isEqualTo("test_txn");
                List<byte[]> keys = List.of(b("box"), b("foo"), b("notfound"));
                assertThat(db.multiGetAsList(keys)).extracting(TestDb::s).containsExactly("c", "-", "-");
                assertThat(transaction.multiGetAsList(keys))
                        .extracting(TestDb::s)
                        .containsExactly("c", "hello", "-");
                transaction.putLogData(b("log_blob"));
                try (RocksDB base = db.getBaseDB()) {
                    long before = base.getLatestSequenceNumber();
                    transaction.commit();
                    assertThat(logData(base, before)).containsExactly("log_blob");
                }
                assertThat(db.multiGetAsList(keys)).extracting(TestDb::s).containsExactly("c", "hello", "-");
                try (Transaction again =
                        db.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), transaction)) {
                    try (Snapshot snapshot = db.getSnapshot()) {
                        read.setSnapshot(snapshot);
                        db.put(b("foo"), b("hey"));
                        assertThat(s(db.get(read, b("foo")))).isEqualTo("hello");
                        read.setSnapshot(null);
                    }
                    assertThat(s(db.get(b("foo")))).isEqualTo("hey");
                    again.put(b("bar"), b("hi"));
                    try (RocksIterator iterator = again.newIterator()) {
                        iterator.seekToFirst();
                        assertThat(s(iterator.key())).isEqualTo("bar");
                        iterator.status();
                    }
                    again.rollback();
                    assertThat(db.get(b("bar"))).isNull();
                    again.put(b("foo1"), b("hi1"));
                    again.setSavePoint();
                    again.put(b("foo2"), b("hi2"));
                    again.rollbackToSavePoint();
                    assertThat(again.get(b("foo2"))).isNull();
                    again.commit();
                    assertThat(s(db.get(b("foo1")))).isEqualTo("hi1");
                }
            }
        }

        static void transactions_of_column_families(Path folder) {
            try (Options options = new Options();
                    TransactionDB db = open(folder, new TransactionDBOptions());
                    FlushOptions flush = new FlushOptions().setWaitForFlush(true);
                    FlushWalOptions wal =
                            new FlushWalOptions().setSync(true).setRateLimiterPriority(IOPriority.IO_MID)) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "txn_db_cf");
                db.put(family, b("cf_foo"), b("cf_hello"));
                assertThat(db.multiGetAsList(List.of(family, family), List.of(b("cf_foo"), b("none"))))
                        .extracting(TestDb::s)
                        .containsExactly("cf_hello", "-");
                try (RocksDB base = db.getBaseDB();
                        MemoryConsumers consumers = new MemoryConsumers()) {
                    consumers.addDb(base);
                    assertThat(consumers.getApproximateMemoryUsage().memTableTotal())
                            .isPositive();
                }
                db.delete(family, b("cf_foo"));
                assertThat(db.getPinned(family, b("cf_foo"))).isNull();
                db.flushWal(wal);
                db.flush(family, flush);
                db.flush(flush);
            }
        }

        static void two_phase_commit(Path folder) {
            try (TransactionDB db = open(folder, new TransactionDBOptions());
                    WriteOptions write = new WriteOptions();
                    TransactionOptions options = new TransactionOptions().setSkipPrepare(false)) {
                try (Transaction transaction = db.beginTransaction(write, options, null)) {
                    assertThatExceptionOfType(RocksDBException.class).isThrownBy(transaction::commit);
                    assertThatExceptionOfType(RocksDBException.class).isThrownBy(transaction::prepare);
                    transaction.setName("txn");
                    transaction.prepare();
                    transaction.commit();
                }
                for (String name : List.of("txn1", "txn2")) {
                    Transaction transaction = db.beginTransaction(write, options, null);
                    transaction.put(b(name), b("1"));
                    transaction.setName(name);
                    transaction.prepare();
                    transaction.close();
                }
            }
            try (TransactionDB db = open(folder, new TransactionDBOptions())) {
                List<Transaction> prepared = db.getAllPreparedTransactions();
                assertThat(prepared).hasSize(2);
                for (Transaction transaction : prepared) {
                    if (transaction.getName().equals("txn1")) {
                        transaction.commit();
                    } else {
                        transaction.rollback();
                    }
                    transaction.close();
                }
                assertThat(s(db.get(b("txn1")))).isEqualTo("1");
                assertThat(db.get(b("txn2"))).isNull();
            }
        }

        static void transactions_multi_get_for_update(Path folder) {
            try (Options options = new Options();
                    TransactionDB db = open(folder, new TransactionDBOptions().setTransactionLockTimeout(0))) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                db.put(b("foo"), b("hey"));
                db.put(family, b("bar"), b("hello"));
                try (Transaction one = db.beginTransaction();
                        Transaction two = db.beginTransaction()) {
                    assertThat(one.multiGetForUpdateAsList(List.of(b("foo"))))
                            .extracting(TestDb::s)
                            .containsExactly("hey");
                    assertThat(one.multiGetForUpdateAsList(List.of(family), List.of(b("bar"))))
                            .extracting(TestDb::s)
                            .containsExactly("hello");
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> two.getForUpdate(b("foo"), true));
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> two.getForUpdate(family, b("bar"), true));
                    one.commit();
                    assertThat(s(two.getForUpdate(b("foo"), true))).isEqualTo("hey");
                    assertThat(s(two.getForUpdate(family, b("bar"), true))).isEqualTo("hello");
                    two.commit();
                }
            }
        }

        static void optimistic_transactions(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    OccLockBuckets buckets = new OccLockBuckets(128, true);
                    OptimisticTransactionDBOptions transactions = new OptimisticTransactionDBOptions()
                            .setValidatePolicy(OccValidationPolicy.VALIDATE_SERIAL)
                            .setSharedLockBuckets(buckets)) {
                assertThat(transactions.getValidatePolicy()).isEqualTo(OccValidationPolicy.VALIDATE_SERIAL);
                assertThat(buckets.approximateMemoryUsage()).isPositive();
                try (OptimisticTransactionDB db =
                                OptimisticTransactionDB.open(options, transactions, folder.toString());
                        RocksDB base = db.getBaseDB();
                        Transaction one = db.beginTransaction();
                        Transaction two = db.beginTransaction()) {
                    one.put(b("key"), b("value"));
                    two.put(b("key1"), b("value1"));
                    one.commit();
                    two.commit();
                    List<ColumnFamilyHandle> families = base.createNamedColumnFamilies(options, List.of("cf1", "cf2"));
                    Transaction third = db.beginTransaction();
                    third.put(families.get(0), b("k1"), b("v1"));
                    third.put(families.get(1), b("k2"), b("v2"));
                    third.commit();
                    try (Transaction again = db.beginTransaction(
                            WriteOptions.defaults(), OptimisticTransactionOptions.defaults(), third)) {
                        assertThat(again.multiGetAsList(families, List.of(b("k1"), b("none"))))
                                .extracting(TestDb::s)
                                .containsExactly("v1", "-");
                        again.put(families.get(0), b("k0"), b("v0"));
                        try (RocksIterator iterator = again.newIterator(families.get(0))) {
                            assertThat(TestDb.entries(iterator)).containsExactly("k0=v0", "k1=v1");
                        }
                    }
                }
                List<String> names = RocksDB.listColumnFamilyNames(options, folder.toString());
                assertThat(names).containsExactly("default", "cf1", "cf2");
                List<ColumnFamilyHandle> families = new ArrayList<>();
                try (OptimisticTransactionDB db = OptimisticTransactionDB.open(
                                options,
                                transactions,
                                folder.toString(),
                                names,
                                List.of(options, options, options),
                                families);
                        Transaction transaction = db.beginTransaction()) {
                    assertThat(s(transaction.get(families.get(0), b("key")))).isEqualTo("value");
                    assertThat(s(transaction.get(families.get(2), b("k2")))).isEqualTo("v2");
                }
            }
        }

        private static List<String> logData(RocksDB db, long since) {
            List<String> found = new ArrayList<>();
            try (TransactionLogIterator updates = db.getUpdatesSince(since)) {
                for (; updates.isValid(); updates.next()) {
                    try (WriteBatch batch = updates.getBatch().writeBatch()) {
                        batch.iterateWithLogData(new WriteBatchCallbacks() {
                            @Override
                            public void put(MemorySegment key, MemorySegment value) {
                                // Only the log data are looked for.
                            }

                            @Override
                            public void delete(MemorySegment key) {
                                // As above.
                            }

                            @Override
                            public void logData(MemorySegment data) {
                                found.add(s(data));
                            }
                        });
                    }
                }
                updates.status();
            }
            return found;
        }

        private static TransactionDB open(Path folder, TransactionDBOptions transactions) {
            try (transactions;
                    Options options = new Options().setCreateIfMissing(true)) {
                return TransactionDB.open(options, transactions, folder.toString());
            }
        }
    }
}
