package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.Cache;
import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Comparator;
import dev.rockspan.Env;
import dev.rockspan.EnvOptions;
import dev.rockspan.IngestExternalFileOptions;
import dev.rockspan.LatestOptions;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.SstFileWriter;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.WriteBatch;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Values to merge, where there is no operator to merge them: RocksDB looked for it only where it goes forward. */
class NoMergeOperatorTest {

    @TestFactory
    Stream<DynamicTest> is_an_error_in_every_direction(@TempDir Path folder) {
        return Scenarios.of(Cases.class, folder);
    }

    static final class Cases {

        private static final byte[] ONE = {1, 0, 0, 0, 0, 0, 0, 0};

        static void what_was_ingested(Path folder) {
            String file = folder.resolve("file.sst").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                    EnvOptions env = new EnvOptions();
                    SstFileWriter writer = new SstFileWriter(env, options);
                    IngestExternalFileOptions ingest = new IngestExternalFileOptions()) {
                writer.open(file);
                writer.put(b("a"), b("1"));
                writer.merge(b("b"), b("2"));
                writer.put(b("c"), b("3"));
                writer.finish();
                db.ingestExternalFile(List.of(file), ingest);
                expectThatOneCannotBeRead(db);
            }
        }

        static void what_another_operator_has_left(Path folder) {
            fill(folder);
            try (RocksDB db = TestDb.open(folder)) {
                expectThatOneCannotBeRead(db);
            }
            try (Options options = new Options();
                    RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
                expectThatOneCannotBeRead(db);
            }
            try (Options options = new Options().setUInt64AddMergeOperator();
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                assertThat(db.get(b("b"))).isEqualTo(ONE);
            }
        }

        static void what_a_batch_has_written(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                batch.put(b("a"), b("1"));
                batch.merge(b("b"), ONE);
                batch.put(b("c"), b("3"));
                db.write(batch);
                expectThatOneCannotBeRead(db);
            }
            try (Options options = new Options().setUInt64AddMergeOperator();
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                assertThat(db.get(b("b"))).isEqualTo(ONE);
            }
        }

        /** They would be taken, but neither flushed nor read, and the database would not open again. */
        static void merges_by_themselves(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options copy = new Options(options);
                    Options adding = new Options(options).setUInt64AddMergeOperator();
                    RocksDB db = RocksDB.open(copy, folder.resolve("db").toString());
                    ColumnFamilyHandle family = db.createColumnFamily(options, "without");
                    ColumnFamilyHandle sums = db.createColumnFamily(adding, "with");
                    TransactionDBOptions more = new TransactionDBOptions();
                    TransactionDB locking = TransactionDB.open(
                            options, more, folder.resolve("locking").toString());
                    OptimisticTransactionDB optimistic = OptimisticTransactionDB.open(
                            options, folder.resolve("optimistic").toString());
                    Transaction one = locking.beginTransaction();
                    Transaction other = optimistic.beginTransaction()) {
                for (ThrowingCallable merge : List.<ThrowingCallable>of(
                        () -> db.merge(b("b"), ONE),
                        () -> locking.merge(b("b"), ONE),
                        () -> one.merge(b("b"), ONE),
                        () -> other.merge(b("b"), ONE))) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .isThrownBy(merge)
                            .withMessageContaining("setMergeOperator");
                }
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.merge(family, b("b"), ONE))
                        .withMessageContaining("setMergeOperator");
                db.merge(sums, b("b"), ONE);
                assertThat(db.get(sums, b("b"))).isEqualTo(ONE);
            }
            try (Options options = new Options().setCreateIfMissing(true);
                    Options ofText = new Options()) {
                options.getOptionsFromString("merge_operator=uint64add", ofText);
                try (RocksDB db = RocksDB.open(ofText, folder.resolve("text").toString())) {
                    db.merge(b("b"), ONE);
                    assertThat(db.get(b("b"))).isEqualTo(ONE);
                }
            }
        }

        /** Of the operators that RocksDB does not know, its file of options has the name only. */
        static void options_that_were_loaded(Path folder) {
            fill(folder);
            try (Env env = Env.getDefault();
                    Cache cache = Cache.newLRUCache(1000)) {
                LatestOptions known = Options.loadLatestOptions(folder.toString(), env, false, cache);
                try (RocksDB db = RocksDB.open(known.columnFamilyOptions().getFirst(), folder.toString())) {
                    assertThat(db.get(b("b"))).isEqualTo(ONE);
                }
                TestDb.open(folder).close();
                LatestOptions none = Options.loadLatestOptions(folder.toString(), env, false, cache);
                try (RocksDB db = RocksDB.open(none.columnFamilyOptions().getFirst(), folder.toString())) {
                    expectThatOneCannotBeRead(db);
                }
                try (RocksDB db = RocksDB.open(none.dbOptions(), folder.toString())) {
                    expectThatOneCannotBeRead(db);
                }
            }
        }

        static void options_whose_operator_a_text_took_away(Path folder) {
            fill(folder);
            try (Options known = new Options().setUInt64AddMergeOperator();
                    Options changed = new Options()) {
                for (String text : List.of("merge_operator=nullptr", "merge_operator=")) {
                    known.getOptionsFromString(text, changed);
                    try (RocksDB db = RocksDB.open(changed, folder.toString())) {
                        expectThatOneCannotBeRead(db);
                    }
                }
                known.getOptionsFromString("max_open_files=100", changed);
                try (RocksDB db = RocksDB.open(changed, folder.toString())) {
                    assertThat(db.get(b("b"))).isEqualTo(ONE);
                }
                try (Options copy = new Options(changed);
                        RocksDB db = RocksDB.open(copy, folder.toString())) {
                    assertThat(db.get(b("b"))).isEqualTo(ONE);
                }
            }
        }

        /** They point to what the others were given. */
        static void options_that_were_filled_from_others_keep_what_those_have(Path folder) {
            try (Options filled = new Options()) {
                try (Comparator comparator = new Comparator("reverse", (a, b) -> s(b).compareTo(s(a)));
                        Options others = new Options().setCreateIfMissing(true).setComparator(comparator)) {
                    others.getOptionsFromString("max_open_files=100", filled);
                }
                try (RocksDB db = RocksDB.open(filled, folder.toString())) {
                    db.put(b("a"), b("1"));
                    db.put(b("b"), b("2"));
                    assertThat(TestDb.entries(db)).containsExactly("b=2", "a=1");
                }
            }
        }

        private static void fill(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setUInt64AddMergeOperator();
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("a"), b("1"));
                db.merge(b("b"), ONE);
                db.put(b("c"), b("3"));
                TestDb.flush(db);
            }
        }

        private static void expectThatOneCannotBeRead(RocksDB db) {
            expectFailure(() -> db.get(b("b")));
            try (RocksIterator entries = db.newIterator()) {
                entries.seekToFirst();
                assertThat(entries.key()).isEqualTo(b("a"));
                expectFailure(() -> {
                    entries.next();
                    entries.status();
                });
                entries.seekToLast();
                assertThat(entries.key()).isEqualTo(b("c"));
                expectFailure(() -> {
                    entries.prev();
                    entries.status();
                });
                expectFailure(() -> {
                    entries.seekForPrev(b("bb"));
                    entries.status();
                });
                expectFailure(() -> {
                    entries.seek(b("b"));
                    entries.status();
                });
                entries.seek(b("c"));
                assertThat(entries.value()).isEqualTo(b("3"));
            }
        }

        private static void expectFailure(Runnable use) {
            RocksDBException error = catchThrowableOfType(RocksDBException.class, use::run);
            assertThat(error.getStatus().getSubCode()).isEqualTo(Status.SubCode.MergeOperatorFailed);
        }
    }
}
