package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;

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

/** Batches, iterators and reads as RocksDB's own test of its C API uses them; see docs/c-test-parity.md. */
class CTestParityBatchTest {

    @TestFactory
    Stream<DynamicTest> parity(@TempDir Path folder) {
        return Scenarios.of(Parity.class, folder);
    }

    static final class Parity {

        static void writebatch(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch();
                    WriteBatch guarded = new WriteBatch(0, 0, 8, 0)) {
                batch.put(b("foo"), b("a"));
                batch.clear();
                batch.put(b("bar"), b("b"));
                batch.put(b("box"), b("c"));
                batch.delete(b("bar"));
                guarded.put(b("sum"), b("value"));
                guarded.verifyChecksum();
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("box=c");
                assertThat(records(batch)).containsExactly("bar=b", "box=c", "-bar");
                batch.clear();
                batch.put(b("bar"), b("b"));
                batch.put(b("bay"), b("d"));
                batch.deleteRange(b("bar"), b("bay"));
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("bay=d", "box=c");
                batch.clear();
                batch.deleteRange(List.of(b("b"), b("ay")), List.of(b("ba"), b("z")));
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("box=c");
            }
        }

        static void writebatch_vectors_cf(Path folder) {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                batch.put(family, List.of(b("k"), b("ey")), List.of(b("v"), b("a"), b("l")));
                db.write(batch);
                assertThat(s(db.get(family, b("key")))).isEqualTo("val");
                assertThat(db.get(family, b("k"))).isNull();
                batch.clear();
                batch.delete(family, List.of(b("k"), b("ey")));
                batch.put(family, b("a"), b("1"));
                batch.put(family, b("b"), b("2"));
                batch.put(family, b("c"), b("3"));
                batch.deleteRange(family, List.of(b("a"), b("")), List.of(b("c"), b("")));
                db.write(batch);
                try (RocksIterator iterator = db.newIterator(family)) {
                    assertThat(TestDb.entries(iterator)).containsExactly("c=3");
                }
                db.dropColumnFamily(family);
            }
        }

        static void writebatch_vectors(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                batch.put(List.of(b("z"), b("ap")), List.of(b("x"), b("y"), b("z")));
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("zap=xyz");
                batch.delete(b("zap"));
                db.write(batch);
                assertThat(TestDb.entries(db)).isEmpty();
            }
        }

        static void writebatch_savepoint(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                batch.setSavePoint();
                batch.setSavePoint();
                batch.popSavePoint();
                batch.put(List.of(b("z"), b("ap")), List.of(b("xyz")));
                batch.rollbackToSavePoint();
                db.write(batch);
                assertThat(TestDb.entries(db)).isEmpty();
            }
        }

        static void writebatch_rep(Path folder) {
            try (WriteBatch one = new WriteBatch()) {
                one.put(b("baz"), b("d"));
                one.put(b("quux"), b("e"));
                one.delete(b("quux"));
                try (WriteBatch two = new WriteBatch(one.data())) {
                    assertThat(two.count()).isEqualTo(one.count());
                    assertThat(two.data()).isEqualTo(one.data());
                    assertThat(records(two)).containsExactly("baz=d", "quux=e", "-quux");
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void writebatch_wi(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    Options options = new Options();
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                db.put(b("foo"), b("hello"));
                batch.put(b("foo"), b("a"));
                batch.clear();
                batch.put(b("bar"), b("b"));
                batch.put(b("box"), b("c"));
                batch.delete(b("bar"));
                assertThat(batch.count()).isEqualTo(3);
                assertThat(s(batch.getFromBatch(options, b("box")))).isEqualTo("c");
                assertThat(batch.getFromBatch(options, b("bar"))).isNull();
                assertThat(s(batch.getFromBatchAndDB(db, b("foo")))).isEqualTo("hello");
                assertThat(s(batch.getFromBatchAndDB(db, b("box")))).isEqualTo("c");
                try (PinnedValue foo = batch.getPinnedFromBatchAndDB(db, b("foo"));
                        PinnedValue box = batch.getPinnedFromBatchAndDB(db, b("box"))) {
                    assertThat(s(foo.value())).isEqualTo("hello");
                    assertThat(s(box.value())).isEqualTo("c");
                }
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("box=c", "foo=hello");
                List<String> seen = new ArrayList<>();
                batch.iterateWithLogData(recorder(seen));
                assertThat(seen).containsExactly("bar=b", "box=c", "-bar");
            }
        }

        static void writebatch_wi_vectors(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(List.of(b("z"), b("ap")), List.of(b("x"), b("y"), b("z")));
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("zap=xyz");
                batch.delete(b("zap"));
                db.write(batch);
                assertThat(TestDb.entries(db)).isEmpty();
            }
        }

        static void writebatch_wi_savepoint(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.setSavePoint();
                batch.put(List.of(b("z"), b("ap")), List.of(b("xyz")));
                batch.rollbackToSavePoint();
                db.write(batch);
                assertThat(TestDb.entries(db)).isEmpty();
            }
        }

        static void writebatch_iterate_cf(Path folder) {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                batch.put(family, b("bar"), b("b"));
                batch.delete(family, b("bar"));
                batch.merge(family, b("box"), b("cc"));
                batch.put(b("foo"), b("f"));
                List<String> seen = new ArrayList<>();
                batch.iterateColumnFamilies(new WriteBatchColumnFamilyCallbacks() {
                    @Override
                    public void put(int id, MemorySegment key, MemorySegment value) {
                        seen.add(id + ":" + s(key) + "=" + s(value));
                    }

                    @Override
                    public void delete(int id, MemorySegment key) {
                        seen.add(id + ":-" + s(key));
                    }

                    @Override
                    public void merge(int id, MemorySegment key, MemorySegment value) {
                        seen.add(id + ":" + s(key) + "+" + s(value));
                    }
                });
                assertThat(seen).containsExactly("1:bar=b", "1:-bar", "1:box+cc", "0:foo=f");
            }
        }

        static void iter(Path folder) {
            try (RocksDB db = boxAndFoo(folder);
                    RocksIterator iterator = db.newIterator()) {
                assertThat(iterator.isValid()).isFalse();
                iterator.seekToFirst();
                assertAt(iterator, "box=c");
                iterator.next();
                assertAt(iterator, "foo=hello");
                iterator.prev();
                assertAt(iterator, "box=c");
                iterator.prev();
                assertThat(iterator.isValid()).isFalse();
                iterator.seekToLast();
                assertAt(iterator, "foo=hello");
                iterator.seek(b("b"));
                assertAt(iterator, "box=c");
                iterator.seekForPrev(b("g"));
                assertAt(iterator, "foo=hello");
                iterator.seekForPrev(b("box"));
                assertAt(iterator, "box=c");
                iterator.status();
            }
        }

        static void iter_slice(Path folder) {
            try (RocksDB db = boxAndFoo(folder);
                    RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
                assertThat(s(iterator.key()) + "=" + s(iterator.value())).isEqualTo("box=c");
                iterator.next();
                assertThat(s(iterator.key()) + "=" + s(iterator.value())).isEqualTo("foo=hello");
                iterator.seek(b("b"));
                assertThat(s(iterator.key()) + "=" + s(iterator.value())).isEqualTo("box=c");
            }
        }

        static void wbwi_iter(Path folder) {
            try (RocksDB db = boxAndFoo(folder);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(b("bar"), b("b"));
                batch.delete(b("foo"));
                try (RocksIterator iterator = batch.newIteratorWithBase(db.newIterator())) {
                    assertThat(iterator.isValid()).isFalse();
                    iterator.seekToFirst();
                    assertAt(iterator, "bar=b");
                    iterator.next();
                    assertAt(iterator, "box=c");
                    iterator.prev();
                    assertAt(iterator, "bar=b");
                    iterator.prev();
                    assertThat(iterator.isValid()).isFalse();
                    iterator.seekToLast();
                    assertAt(iterator, "box=c");
                    iterator.seek(b("b"));
                    assertAt(iterator, "bar=b");
                    iterator.seekForPrev(b("c"));
                    assertAt(iterator, "box=c");
                    iterator.status();
                }
            }
        }

        static void wbwi_iter_readoptions(Path folder) {
            try (RocksDB db = boxAndFoo(folder);
                    ReadOptions options =
                            new ReadOptions().setLowerBound(b("boy")).setUpperBound(b("fool"));
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(b("bar"), b("too low"));
                batch.put(b("cat"), b("miau"));
                batch.put(b("gnu"), b("too high"));
                try (RocksIterator iterator = batch.newIteratorWithBase(db.newIterator(options), options)) {
                    assertThat(TestDb.entries(iterator)).containsExactly("cat=miau", "foo=hello");
                    iterator.seek(b("b"));
                    assertAt(iterator, "cat=miau");
                    iterator.seekForPrev(b("d"));
                    assertAt(iterator, "cat=miau");
                    iterator.seekToLast();
                    assertAt(iterator, "foo=hello");
                }
            }
        }

        static void iterate_upper_bound(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ReadOptions options = new ReadOptions()) {
                for (String key : List.of("a", "foo", "foo1", "g1")) {
                    db.put(b(key), b("0"));
                }
                assertThat(from(db, options, "foo")).containsExactly("foo", "foo1", "g1");
                options.setUpperBound(b("foo2"));
                assertThat(from(db, options, "foo")).containsExactly("foo", "foo1");
                options.setUpperBound(null);
                assertThat(from(db, options, "foo")).containsExactly("foo", "foo1", "g1");
            }
        }

        static void multiget(Path folder) {
            try (RocksDB db = boxAndFoo(folder)) {
                assertThat(db.multiGetAsList(List.of(b("box"), b("foo"), b("notfound"))))
                        .extracting(TestDb::s)
                        .containsExactly("c", "hello", "-");
            }
        }

        static void zero_copy_get_pinned_v2(Path folder) {
            try (RocksDB db = boxAndFoo(folder)) {
                try (PinnableHandle handle = db.getPinnableHandle(b("foo"))) {
                    assertThat(s(handle.value())).isEqualTo("hello");
                }
                assertThat(db.getPinnableHandle(b("notfound"))).isNull();
                byte[] buffer = new byte[5];
                assertThat(db.get(b("foo"), buffer)).isEqualTo(5);
                assertThat(s(buffer)).isEqualTo("hello");
                assertThat(db.get(b("foo"), new byte[2])).isEqualTo(5);
                assertThat(db.get(b("notfound"), buffer)).isEqualTo(-1);
            }
        }

        static void pin_get(Path folder) {
            try (RocksDB db = boxAndFoo(folder)) {
                try (PinnedValue box = db.getPinned(b("box"));
                        PinnedValue foo = db.getPinned(b("foo"))) {
                    assertThat(s(box.value())).isEqualTo("c");
                    assertThat(s(foo.value())).isEqualTo("hello");
                }
                assertThat(db.getPinned(b("notfound"))).isNull();
            }
        }

        private static RocksDB boxAndFoo(Path folder) {
            RocksDB db = TestDb.open(folder);
            db.put(b("box"), b("c"));
            db.put(b("foo"), b("hello"));
            return db;
        }

        private static List<String> from(RocksDB db, ReadOptions options, String first) {
            List<String> keys = new ArrayList<>();
            try (RocksIterator iterator = db.newIterator(options)) {
                for (iterator.seek(b(first)); iterator.isValid(); iterator.next()) {
                    keys.add(s(iterator.key()));
                }
            }
            return keys;
        }

        private static void assertAt(RocksIterator iterator, String entry) {
            assertThat(s(iterator.key()) + "=" + s(iterator.value())).isEqualTo(entry);
        }

        private static List<String> records(WriteBatch batch) {
            List<String> seen = new ArrayList<>();
            batch.iterate(recorder(seen));
            return seen;
        }

        private static WriteBatchCallbacks recorder(List<String> seen) {
            return new WriteBatchCallbacks() {
                @Override
                public void put(MemorySegment key, MemorySegment value) {
                    seen.add(s(key) + "=" + s(value));
                }

                @Override
                public void delete(MemorySegment key) {
                    seen.add("-" + s(key));
                }
            };
        }
    }
}
