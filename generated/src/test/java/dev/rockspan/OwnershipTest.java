package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import dev.rockspan.util.StdErrLogger;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Who owns what where C's own rule of owned and const is broken. */
class OwnershipTest {

    /** A user's class whose constructor takes anything. */
    private static class Adopting extends Logger {
        Adopting(RocksObject made) {
            adopt(made);
        }
    }

    /** A user's names that the API has, too. */
    private static final class Users {
        static final class WriteOptions extends Adopting {
            WriteOptions(RocksObject made) {
                super(made);
            }
        }

        static final class Options extends RocksDB {
            Options(RocksDB made) {
                adopt(made);
            }
        }
    }

    @Test
    void a_subclass_adopts_objects_of_its_superclass_only() {
        try (WriteOptions options = new WriteOptions();
                Logger logger = new StdErrLogger(InfoLogLevel.INFO_LEVEL)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Adopting(options))
                    .withMessageContainingAll("Adopting", "WriteOptions");
            assertThatIllegalArgumentException().isThrownBy(() -> new Users.WriteOptions(options));
            assertThat(options.isClosed()).isFalse();
            try (Adopting adopting = new Adopting(logger)) {
                assertThat(adopting.isOwningHandle()).isTrue();
            }
            assertThat(logger.isClosed()).isTrue();
        }
    }

    @Test
    void a_subclass_adopts_objects_of_subclasses(@TempDir Path folder) {
        try (Options options = new Options().setCreateIfMissing(true);
                TransactionDBOptions locking = new TransactionDBOptions();
                RocksDB db = new Users.Options(TransactionDB.open(options, locking, folder.toString()))) {
            db.put(b("k"), b("v"));
            assertThat(db.get(b("k"))).isEqualTo(b("v"));
        }
        TestDb.open(folder).close();
    }

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
                    Transaction transaction = db.beginTransaction()) {
                fill(transaction);
                RocksIterator iterator = transaction.newIterator();
                iterator.seek(b("key 05000"));
                transaction.commit();
                assertClosed(iterator);
            }
        }

        static void of_a_transaction_whose_batch_is_cleared(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction()) {
                fill(transaction);
                RocksIterator iterator = transaction.newIterator();
                iterator.seek(b("key 05000"));
                transaction.getWriteBatch().clear();
                assertClosed(iterator);
            }
        }

        static void of_a_transaction_that_is_rolled_back(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction()) {
                fill(transaction);
                RocksIterator iterator = transaction.newIterator();
                iterator.seek(b("key 05000"));
                transaction.rollback();
                assertClosed(iterator);
            }
        }

        static void of_a_transaction_that_is_rolled_back_to_a_save_point(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction()) {
                transaction.setSavePoint();
                fill(transaction);
                RocksIterator iterator = transaction.newIterator();
                iterator.seek(b("key 05000"));
                transaction.rollbackToSavePoint();
                assertClosed(iterator);
            }
        }

        static void of_the_batch_of_a_transaction_that_is_committed(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction()) {
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
                assertThatIllegalStateException().isThrownBy(iterator::valueView);
                assertThat(s(iterator.key())).isEqualTo("k");
                iterator.next();
                assertThat(iterator.value()).hasSize(80_000_000);
                iterator.seek(b("k"));
                assertThat(iterator.value()).hasSize(40_000_000);
            }
        }

        static void that_stand_at_a_value_while_the_transaction_moves(Path folder) {
            try (TransactionDB db = open(folder);
                    Transaction transaction = db.beginTransaction()) {
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
                try (Transaction transaction = db.beginTransaction()) {
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
                        .withMessage("TransactionLogIterator has returned this batch already: move on with next()");
                updates.next();
                TransactionLogIterator.BatchResult second = updates.getBatch();
                assertThat(second.sequenceNumber()).isEqualTo(2);
                try (WriteBatch batch = second.writeBatch()) {
                    db.write(batch);
                }
                assertThat(s(db.get(b("b")))).isEqualTo("2");
            }
        }

        static void that_is_followed(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 1);
                    TransactionLogIterator updates = db.getUpdatesSince(1)) {
                for (int number = 1; number <= 3; number++) {
                    assertThat(updates.isValid()).isTrue();
                    TransactionLogIterator.BatchResult update = updates.getBatch();
                    update.writeBatch().close();
                    assertThat(update.sequenceNumber()).isEqualTo(number);
                    updates.next();
                    updates.next();
                    assertThat(updates.isValid()).isFalse();
                    updates.status();
                    assertThatIllegalStateException().isThrownBy(updates::getBatch);
                    db.put(b("k" + number), b("v"));
                    updates.next();
                }
            }
        }

        static void that_is_empty(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    TransactionLogIterator updates = db.getUpdatesSince(0)) {
                assertThat(updates.isValid()).isFalse();
                assertThatIllegalStateException().isThrownBy(updates::next).withMessageContaining("isValid()");
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> givings(@TempDir Path folder) {
        return Scenarios.of(Givings.class, folder);
    }

    /** Objects that C takes over, borrows or shares. */
    static final class Givings {

        static void of_what_is_taken_over_to_two_holders(Path folder) {
            try (Options one = new Options().setCreateIfMissing(true);
                    Options two = new Options()) {
                MergeOperator merge = new MergeOperator("merge", (key, existing, operands) -> operands.getLast());
                one.setMergeOperator(merge);
                assertTaken(merge, () -> two.setMergeOperator(merge));
                CompactionFilterFactory factory = new CompactionFilterFactory(
                        "factory",
                        context -> new CompactionFilter("filter", (level, key, value) -> FilterDecision.KEEP));
                one.setCompactionFilterFactory(factory);
                assertTaken(factory, () -> two.setCompactionFilterFactory(factory));
                EventListener listener = new EventListener(new EventListenerCallbacks() {});
                one.addEventListener(listener);
                assertTaken(listener, () -> two.addEventListener(listener));
                SliceTransform prefix = SliceTransform.newFixedPrefixTransform(1);
                one.setPrefixExtractor(prefix);
                assertTaken(prefix, () -> one.setPrefixExtractor(prefix));
                CompactionService service = new CompactionService("service", declining());
                one.setCompactionService(service);
                assertTaken(service, () -> two.setCompactionService(service));
                try (RocksDB db = RocksDB.open(one, folder.toString())) {
                    db.merge(b("k"), b("v"));
                    TestDb.flush(db);
                    assertThat(TestDb.entries(db)).containsExactly("k=v");
                }
            }
        }

        static void of_what_is_borrowed_and_closed_before_the_database(Path folder) {
            Comparator comparator = new Comparator("order", Givings::compare);
            CompactionFilter filter = new CompactionFilter("filter", (level, key, value) -> FilterDecision.REMOVE);
            WalFilter wal = new WalFilter(
                    "wal",
                    (number, name, batch, changed) ->
                            new WalFilterCallbacks.LogRecordFound(WalProcessingOption.CONTINUE_PROCESSING, false));
            Options options = new Options()
                    .setCreateIfMissing(true)
                    .setComparator(comparator)
                    .setCompactionFilter(filter)
                    .setWalFilter(wal);
            RocksDB db = RocksDB.open(options, folder.toString());
            comparator.close();
            filter.close();
            wal.close();
            options.close();
            db.put(b("b"), b("2"));
            db.put(b("a"), b("1"));
            assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2");
            db.compactRange();
            assertThat(TestDb.entries(db)).isEmpty();
            db.close();
        }

        static void of_a_table_filter_whose_options_are_closed_before_the_iterator(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3)) {
                TestDb.flush(db);
                db.put(b("d"), b("4"));
                ReadOptions options = new ReadOptions().setTableFilter(properties -> properties.getNumEntries() == 1);
                RocksIterator iterator = db.newIterator(options);
                options.close();
                assertThat(TestDb.entries(iterator)).containsExactly("d=4");
                iterator.close();
            }
        }

        static void of_null_where_c_would_crash(Path folder) {
            try (Options options = new Options();
                    LRUCacheOptions cache = new LRUCacheOptions();
                    BackupEngineOptions backups = new BackupEngineOptions(folder.toString())) {
                for (Runnable action : List.<Runnable>of(
                        () -> options.setWriteBufferManager(null),
                        () -> options.setSstFileManager(null),
                        () -> options.setBlobCache(null),
                        () -> cache.setMemoryAllocator(null),
                        () -> BackupEngine.open(backups, null),
                        () -> new Options((Options) null),
                        () -> RocksDB.open(null, folder.toString()),
                        () -> RocksDB.open(options, null),
                        () -> new SstFileManager((Env) null),
                        () -> Checkpoint.create((RocksDB) null))) {
                    assertThatNullPointerException().isThrownBy(action::run);
                }
            }
        }

        private static void assertTaken(RocksObject taken, Runnable again) {
            assertThatIllegalStateException().isThrownBy(again::run).withMessageContaining("transferred");
            taken.close();
            taken.close();
        }

        private static CompactionServiceCallbacks declining() {
            return new CompactionServiceCallbacks() {
                @Override
                public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
                    return new CompactionServiceScheduleResponse(CompactionServiceJobStatus.USE_LOCAL);
                }

                @Override
                public Answer await(String scheduledJobId) {
                    return new Answer(CompactionServiceJobStatus.USE_LOCAL, null);
                }
            };
        }

        private static int compare(MemorySegment x, MemorySegment y) {
            return s(x).compareTo(s(y));
        }
    }

    @TestFactory
    Stream<DynamicTest> failures(@TempDir Path folder) {
        return Scenarios.of(Failing.class, folder);
    }

    /** Calls that fail and leave results unset, half made, or not null; and those that do not tell. */
    static final class Failing {

        static void to_create_one_of_several_column_families(Path folder) {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder)) {
                assertFails(() -> db.createNamedColumnFamilies(options, List.of("new", "default", "other")));
                assertFails(() -> db.createColumnFamily(options, "default"));
            }
            try (Options options = new Options()) {
                // The one that was made is there, and no handle on it was left to stop the database from closing.
                assertThat(RocksDB.listColumnFamilyNames(options, folder.toString()))
                        .containsExactly("default", "new");
            }
        }

        static void to_create_a_column_family_with_a_ttl(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true)) {
                try (RocksDB db =
                        RocksDB.openWithTtl(options, folder.resolve("ttl").toString(), 100)) {
                    assertFails(() -> db.createColumnFamilyWithTtl(options, "default", 100));
                    db.createColumnFamilyWithTtl(options, "f", 100).close();
                }
                try (RocksDB db = TestDb.open(folder.resolve("plain"))) {
                    assertThatIllegalStateException()
                            .isThrownBy(() -> db.createColumnFamilyWithTtl(options, "f", 100))
                            .withMessageContaining("openWithTtl");
                }
            }
        }

        static void to_open_with_column_families(Path folder) {
            TestDb.open(folder).close();
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options options = new Options();
                    TransactionDBOptions transactions = new TransactionDBOptions()) {
                List<String> names = List.of("default", "none");
                List<Options> each = List.of(options, options);
                String path = folder.toString();
                assertFails(() -> RocksDB.open(options, path, names, each, families));
                assertFails(() -> RocksDB.openReadOnly(options, path, names, each, false, families));
                assertFails(() -> TransactionDB.open(options, transactions, path, names, each, families));
                assertFails(() -> OptimisticTransactionDB.open(options, path, names, each, families));
            }
            assertThat(families).isEmpty();
        }

        static void to_add_to_a_list_of_the_users(Path folder) {
            TestDb.open(folder).close();
            try (Options options = new Options()) {
                List<String> names = List.of("default");
                String path = folder.toString();
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> RocksDB.open(options, path, names, List.of(options), List.of()))
                        .withMessage("The list for the new handles cannot be added to");
                RocksDB.open(options, path, names, List.of(options), new ArrayList<>())
                        .close();
            }
        }

        static void to_give_what_is_returned_by_pointer(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    Options options = new Options();
                    CompactionOptions compaction = new CompactionOptions();
                    CompactionJobInfo info = new CompactionJobInfo()) {
                TestDb.flush(db);
                assertFails(() -> db.compactFiles(compaction, List.of("/999999.sst"), 1, -1, info));
                db.compactRange();
                byte[] buffer = new byte[10];
                assertThat(db.get(b("none"), buffer)).isEqualTo(-1);
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.getLongProperty("rocksdb.none"));
                assertThat(db.keyMayExistWithValue(b("none"))).isEqualTo(new KeyMayExistResult(false, null, false));
                assertThat(db.keyMayExistWithValue(b("a")).mayExist()).isTrue();
                assertFails(() -> RocksDB.listColumnFamilyNames(
                        options, folder.resolve("none").toString()));
                assertFails(() -> db.getUpdatesSince(1_000_000));
                assertFails(() -> new TraceReader(
                        Env.getDefault(), null, folder.resolve("none").toString()));
            }
        }

        static void to_read_a_trace_whose_file_is_closed(Path folder) {
            String trace = folder.resolve("trace").toString();
            try (RocksDB db = TestDb.open(folder.resolve("db"));
                    TraceOptions options = new TraceOptions()) {
                db.startTrace(null, null, options, trace);
                db.put(b("k"), b("v"));
                db.endTrace();
            }
            try (TraceReader reader = new TraceReader(Env.getDefault(), null, trace)) {
                reader.closeReader();
                assertThatIllegalStateException()
                        .isThrownBy(reader::read)
                        .withMessage("TraceReader has closed its file");
                assertFails(reader::reset);
                assertThatIllegalStateException().isThrownBy(reader::closeReader);
            }
        }

        static void to_replay_when_the_database_is_closed(Path folder) {
            String trace = folder.resolve("trace").toString();
            RocksDB db = TestDb.open(folder.resolve("db"));
            try (TraceOptions options = new TraceOptions();
                    ReplayOptions replay = new ReplayOptions()) {
                db.startTrace(null, null, options, trace);
                db.put(b("k"), b("v"));
                db.endTrace();
                Replayer replayer = db.newDefaultReplayer(List.of(), Env.getDefault(), null, trace);
                assertFails(() -> replayer.replay(replay)); // not prepared
                db.close();
                assertThatIllegalStateException().isThrownBy(replayer::prepare);
                replayer.close();
            }
        }

        static void without_telling(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch small = new WriteBatch(0, 40, 0, 0);
                    WriteBatch ranges = new WriteBatch()) {
                // c.h drops these statuses: that nothing was written is all there is to see.
                small.put(b("k"), b("v"));
                small.put(b("k"), new byte[100]);
                assertThat(small.count()).isEqualTo(1);
                db.write(small);
                assertThat(TestDb.entries(db)).containsExactly("k=v");
                db.disableManualCompaction();
                db.compactRange();
                db.enableManualCompaction();
                // Of batches that were not shown to the end it is told.
                ranges.put(b("a"), b("1"));
                ranges.deleteRange(b("b"), b("c"));
                ranges.put(b("d"), b("4"));
                assertThatExceptionOfType(RuntimeException.class).isThrownBy(() -> ranges.iterate(ignoring()));
            }
        }

        static void to_show_data_for_the_log(Path folder) {
            try (WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.putLogData(b("for the log"));
                batch.put(b("k"), b("v"));
                batch.iterateWithLogData(ignoring());
                assertThat(batch.count()).isEqualTo(1);
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void to_keep_an_order_that_c_ignores(Path folder) {
            try (EnvOptions environment = new EnvOptions();
                    Options options = new Options();
                    Comparator reverse = new Comparator("reverse", (x, y) -> s(y).compareTo(s(x)));
                    SstFileWriter writer = SstFileWriter.createWithComparator(environment, options, reverse)) {
                reverse.close();
                writer.open(folder.resolve("made.sst").toString());
                writer.put(b("a"), b("1"));
                writer.put(b("b"), b("2"));
                assertFails(() -> writer.put(b("a"), b("again")));
                writer.finish();
            }
        }

        static void to_begin_anew_while_something_came_of_the_old(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions transactions = new TransactionDBOptions();
                    TransactionDB db = TransactionDB.open(options, transactions, folder.toString());
                    WriteOptions write = new WriteOptions();
                    TransactionOptions snapshots = new TransactionOptions().setSetSnapshot(true);
                    Transaction old = db.beginTransaction(write, snapshots, null)) {
                Snapshot snapshot = old.getSnapshot();
                old.commit();
                assertThatIllegalStateException()
                        .isThrownBy(
                                () -> db.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), old))
                        .withMessageContaining("in use");
                assertThat(snapshot.getSequenceNumber()).isNotNegative();
                snapshot.close();
                try (Transaction next =
                        db.beginTransaction(WriteOptions.defaults(), TransactionOptions.defaults(), old)) {
                    next.put(b("k"), b("v"));
                    next.commit();
                }
                assertThat(s(db.get(b("k")))).isEqualTo("v");
            }
        }

        private static WriteBatchCallbacks ignoring() {
            return new WriteBatchCallbacks() {
                @Override
                public void put(MemorySegment key, MemorySegment value) {
                    // Not looked at.
                }

                @Override
                public void delete(MemorySegment key) {
                    // Not looked at.
                }
            };
        }

        private static void assertFails(Runnable action) {
            assertThatExceptionOfType(RocksDBException.class).isThrownBy(action::run);
        }
    }
}
