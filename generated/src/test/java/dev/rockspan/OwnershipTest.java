package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Who owns what where C's own rule of owned and const is broken. */
class OwnershipTest {

    @TestFactory
    Stream<DynamicTest> iterators(@TempDir Path folder) {
        return Scenarios.of(Iterators.class, folder);
    }

    /** Iterators over writes that are not in the database yet. */
    static final class Iterators {

        static void of_a_batch_that_is_cleared(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    WriteBatchWithIndex batch = big()) {
                RocksIterator iterator = batch.newIteratorWithBase(db.newIterator());
                iterator.seek(b("key 05000"));
                batch.clear();
                assertClosed(iterator);
                try (RocksIterator another = batch.newIteratorWithBase(db.newIterator())) {
                    assertThat(TestDb.entries(another)).containsExactly("a=1", "b=2");
                }
            }
        }

        static void of_a_batch_that_is_rolled_back(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.setSavePoint();
                fill(batch);
                RocksIterator iterator = batch.newIteratorWithBase(db.newIterator());
                iterator.seek(b("key 05000"));
                batch.rollbackToSavePoint();
                assertClosed(iterator);
            }
        }

        static void of_a_transaction_that_is_committed(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction(null)) {
                fill(transaction);
                RocksIterator iterator = transaction.newIterator();
                iterator.seek(b("key 05000"));
                transaction.commit();
                assertClosed(iterator);
            }
        }

        static void of_a_transaction_that_is_rolled_back(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction(null)) {
                fill(transaction);
                RocksIterator iterator = transaction.newIterator();
                iterator.seek(b("key 05000"));
                transaction.rollback();
                assertClosed(iterator);
            }
        }

        static void of_a_transaction_that_is_rolled_back_to_a_save_point(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction(null)) {
                transaction.setSavePoint();
                fill(transaction);
                RocksIterator iterator = transaction.newIterator();
                iterator.seek(b("key 05000"));
                transaction.rollbackToSavePoint();
                assertClosed(iterator);
            }
        }

        static void of_a_transaction_whose_batch_is_cleared(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction(null)) {
                fill(transaction);
                RocksIterator ofDatabase = db.newIterator();
                RocksIterator iterator = transaction.newIterator();
                iterator.seek(b("key 05000"));
                transaction.getWriteBatch().clear();
                assertClosed(iterator);
                assertThat(TestDb.entries(ofDatabase)).isEmpty();
            }
        }

        static void of_the_batch_of_a_transaction_that_is_committed(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction(null)) {
                fill(transaction);
                WriteBatchWithIndex batch = transaction.getWriteBatch();
                RocksIterator iterator = batch.newIteratorWithBase(db.newIterator());
                iterator.seek(b("key 05000"));
                RocksIterator ofDatabase = db.newIterator();
                transaction.commit();
                assertClosed(iterator);
                assertThat(TestDb.entries(ofDatabase)).isEmpty();
                assertThat(batch.count()).isZero();
            }
        }

        static void that_stand_at_a_value_while_the_batch_moves(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(b("k"), new byte[40_000_000]);
                RocksIterator iterator = batch.newIteratorWithBase(db.newIterator());
                iterator.seek(b("k"));
                batch.put(b("l"), new byte[80_000_000]);
                assertThatIllegalStateException()
                        .isThrownBy(iterator::value)
                        .withMessageContaining("position it again");
                assertThatIllegalStateException().isThrownBy(iterator::valueSlice);
                assertThat(s(iterator.key())).isEqualTo("k");
                iterator.next();
                assertThat(iterator.value()).hasSize(80_000_000);
                iterator.seek(b("k"));
                assertThat(iterator.value()).hasSize(40_000_000);
            }
        }

        static void that_stand_at_a_value_while_the_transaction_moves(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction(null)) {
                transaction.put(b("k"), new byte[40_000_000]);
                RocksIterator iterator = transaction.newIterator();
                RocksIterator ofDatabase = db.newIterator();
                WriteBatchWithIndex batch = transaction.getWriteBatch();
                iterator.seek(b("k"));
                batch.put(b("l"), new byte[80_000_000]);
                assertThatIllegalStateException().isThrownBy(iterator::value);
                iterator.seek(b("k"));
                db.put(b("d"), b("in the database"));
                assertThat(iterator.value()).hasSize(40_000_000);
                ofDatabase.refresh();
                ofDatabase.seekToFirst();
                transaction.delete(b("k"));
                assertThatIllegalStateException().isThrownBy(iterator::value);
                assertThat(s(ofDatabase.value())).isEqualTo("in the database");
            }
        }

        static void while_what_they_pass_is_deleted(Path folder) {
            try (TransactionDB db = open(folder)) {
                for (int i = 0; i < 1000; i++) {
                    db.put(b("key %05d".formatted(2 * i)), b("value"));
                }
                try (Transaction transaction = db.beginTransaction(null)) {
                    for (int i = 0; i < 1000; i++) {
                        transaction.put(b("key %05d".formatted(2 * i + 1)), b("value"));
                    }
                    RocksIterator iterator = transaction.newIterator();
                    int deleted = 0;
                    for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                        transaction.delete(iterator.key());
                        deleted++;
                    }
                    iterator.status();
                    assertThat(deleted).isEqualTo(2000);
                    transaction.commit();
                }
                try (RocksIterator iterator = db.newIterator()) {
                    assertThat(TestDb.entries(iterator)).isEmpty();
                }
            }
        }

        private static void assertClosed(RocksIterator iterator) {
            churn();
            assertThatIllegalStateException().isThrownBy(iterator::isValid).withMessage("RocksIterator is closed");
            assertThatIllegalStateException().isThrownBy(iterator::next);
            iterator.close();
        }

        private static WriteBatchWithIndex big() {
            WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
            fill(batch);
            return batch;
        }

        private static void fill(WriteBatchWithIndex batch) {
            for (int i = 0; i < 10_000; i++) {
                batch.put(b("key %05d".formatted(i)), b("value " + i));
            }
        }

        private static void fill(Transaction transaction) {
            for (int i = 0; i < 10_000; i++) {
                transaction.put(b("key %05d".formatted(i)), b("value " + i));
            }
        }

        /** Has others use the memory that has been freed. */
        private static void churn() {
            for (int i = 0; i < 200; i++) {
                try (WriteBatch batch = new WriteBatch()) {
                    for (int j = 0; j < 100; j++) {
                        batch.put(b("x".repeat(i * 10)), b("y".repeat(100)));
                    }
                }
            }
        }

        private static TransactionDB open(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions transactions = new TransactionDBOptions()) {
                return TransactionDB.open(options, transactions, folder.toString());
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> the_log(@TempDir Path folder) {
        return Scenarios.of(Log.class, folder);
    }

    static final class Log {

        static void whose_batch_is_asked_for_twice(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    TransactionLogIterator updates = db.getUpdatesSince(1)) {
                try (WriteBatch batch = updates.getBatch().writeBatch()) {
                    assertThat(batch.count()).isEqualTo(1);
                }
                assertThatIllegalStateException()
                        .isThrownBy(updates::getBatch)
                        .withMessage("TransactionLogIterator has handed over this batch: move on with next()");
                updates.next();
                BatchResult second = updates.getBatch();
                assertThat(second.sequenceNumber()).isEqualTo(2);
                try (WriteBatch batch = second.writeBatch()) {
                    db.write(batch);
                }
                assertThat(s(db.get(b("b")))).isEqualTo("2");
            }
        }
    }
}
