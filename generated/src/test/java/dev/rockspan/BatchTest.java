package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.ReadResult;
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

/** Batches with and without an index. */
class BatchTest {

    @TestFactory
    Stream<DynamicTest> batches(@TempDir Path folder) {
        return Scenarios.of(Batches.class, folder);
    }

    @TestFactory
    Stream<DynamicTest> batches_with_index(@TempDir Path folder) {
        return Scenarios.of(BatchesWithIndex.class, folder);
    }

    static final class Batches {

        static void written_at_once(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    WriteBatch batch = new WriteBatch()) {
                batch.put(b("d"), b("4"));
                batch.delete(b("a"));
                batch.deleteRange(b("b"), b("c"));
                batch.singleDelete(b("c"));
                assertThat(batch.count()).isEqualTo(4);
                assertThat(TestDb.entries(db)).hasSize(3);
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("d=4");
                batch.clear();
                assertThat(batch.count()).isZero();
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("d=4");
            }
        }

        static void of_keys_in_parts(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                batch.put(List.of(b("k"), b("e"), b("y")), List.of(b("va"), b("lue")));
                batch.put(List.of(b("gone")), List.of(b("")));
                batch.delete(List.of(b("go"), b("ne")));
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("key=value");
            }
        }

        static void brought_over_as_bytes(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                batch.put(b("k"), b("v"));
                try (WriteBatch copy = new WriteBatch(batch.data())) {
                    assertThat(copy.count()).isEqualTo(1);
                    db.write(copy);
                }
                assertThat(TestDb.entries(db)).containsExactly("k=v");
            }
        }

        static void of_rubbish(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                for (byte[] bytes : List.of(b(""), b("x"), new byte[11], b("a text that is no batch at all"))) {
                    assertThatExceptionOfType(RuntimeException.class)
                            .as("%s bytes", bytes.length)
                            .isThrownBy(() -> {
                                try (WriteBatch batch = new WriteBatch(bytes)) {
                                    batch.count();
                                    db.write(batch);
                                }
                            });
                }
                assertThat(TestDb.entries(db)).isEmpty();
            }
        }

        static void rolled_back_to_save_points(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                batch.put(b("a"), b("1"));
                batch.setSavePoint();
                batch.put(b("b"), b("2"));
                batch.setSavePoint();
                batch.put(b("c"), b("3"));
                batch.popSavePoint();
                batch.rollbackToSavePoint();
                assertThat(batch.count()).isEqualTo(1);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(batch::rollbackToSavePoint)
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.NotFound));
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(batch::popSavePoint);
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("a=1");
            }
        }

        static void to_column_families(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    WriteBatch batch = new WriteBatch()) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                batch.put(family, b("k"), b("in f"));
                batch.put(b("k"), b("in default"));
                family.close(); // the batch has noted its number
                db.write(batch);
                assertThat(s(db.get(b("k")))).isEqualTo("in default");
            }
        }

        static void closed(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                WriteBatch batch = new WriteBatch();
                batch.close();
                assertThatIllegalStateException()
                        .isThrownBy(() -> db.write(batch))
                        .withMessage("WriteBatch is closed");
            }
        }

        static void without_the_log(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteOptions options =
                            new WriteOptions().setDisableWAL(true).setSync(true);
                    WriteBatch batch = new WriteBatch()) {
                batch.put(b("k"), b("v"));
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.write(options, batch))
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.InvalidArgument));
                options.setSync(false);
                db.write(options, batch);
                assertThat(TestDb.entries(db)).containsExactly("k=v");
            }
        }
    }

    static final class BatchesWithIndex {

        static void read_before_they_are_written(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    Options options = new Options();
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(b("b"), b("new"));
                batch.put(b("d"), b("4"));
                batch.delete(b("a"));
                assertThat(s(batch.getFromBatch(options, b("b")))).isEqualTo("new");
                assertThat(batch.getFromBatch(options, b("c"))).isNull();
                assertThat(s(batch.getFromBatchAndDB(db, b("c")))).isEqualTo("3");
                assertThat(batch.getFromBatchAndDB(db, b("a"))).isNull();
                ReadResult gone = batch.tryGetFromBatchAndDB(db, b("a"));
                assertThat(gone.status().getCode()).isEqualTo(Status.Code.NotFound);
                try (PinnedValue pinned = batch.getPinnedFromBatchAndDB(db, b("c"))) {
                    assertThat(s(pinned.value())).isEqualTo("3");
                }
                PinnedValue ofBatch = batch.getPinnedFromBatchAndDB(db, b("b"));
                batch.clear();
                assertThat(s(ofBatch.value())).isEqualTo("new");
                ofBatch.close();
                assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2", "c=3");
            }
        }

        static void iterated_over_the_database(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(b("b"), b("new"));
                batch.delete(b("c"));
                batch.put(b("d"), b("4"));
                try (RocksIterator iterator = batch.newIteratorWithBase(db.newIterator())) {
                    assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=new", "d=4");
                    iterator.seekToLast();
                    assertThat(s(iterator.key())).isEqualTo("d");
                    iterator.prev();
                    assertThat(s(iterator.value())).isEqualTo("new");
                    iterator.next();
                    iterator.next();
                    assertThat(iterator.isValid()).isFalse();
                    assertThatIllegalStateException().isThrownBy(iterator::key);
                }
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("a=1", "b=new", "d=4");
            }
        }

        static void iterated_with_bounds(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 26);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(b("bb"), b("new"));
                ReadOptions options = new ReadOptions().setLowerBound(b("b")).setUpperBound(b("d"));
                RocksIterator iterator = batch.newIteratorWithBase(db.newIterator(options), options);
                options.close();
                assertThat(TestDb.entries(iterator)).containsExactly("b=2", "bb=new", "c=3");
                iterator.close();
            }
        }

        static void of_column_families(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                db.put(family, b("a"), b("1"));
                batch.put(family, b("b"), b("2"));
                assertThat(s(batch.getFromBatch(family, options, b("b")))).isEqualTo("2");
                assertThat(s(batch.getFromBatchAndDB(family, db, b("a")))).isEqualTo("1");
                RocksIterator iterator = batch.newIteratorWithBase(family, db.newIterator(family));
                family.close();
                assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=2");
                iterator.close();
                db.write(batch);
            }
        }

        static void rolled_back(Path folder) {
            try (Options options = new Options();
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, false)) {
                batch.put(b("a"), b("1"));
                batch.setSavePoint();
                batch.put(b("a"), b("2"));
                assertThat(s(batch.getFromBatch(options, b("a")))).isEqualTo("2");
                batch.rollbackToSavePoint();
                assertThat(s(batch.getFromBatch(options, b("a")))).isEqualTo("1");
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(batch::rollbackToSavePoint);
            }
            assertThat(folder).isEmptyDirectory();
        }
    }
}
