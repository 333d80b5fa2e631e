package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.raw.CRocksIterator;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Iterators in both directions, with bounds and snapshots, and where there is nothing. */
@Tag("any-version")
class IteratorTest {

    @TestFactory
    Stream<DynamicTest> iterators(@TempDir Path folder) {
        return Scenarios.of(Iterators.class, folder);
    }

    static final class Iterators {

        static void forwards_and_backwards(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 5);
                    RocksIterator iterator = db.newIterator()) {
                assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=2", "c=3", "d=4", "e=5");
                List<String> backwards = new ArrayList<>();
                for (iterator.seekToLast(); iterator.isValid(); iterator.prev()) {
                    backwards.add(s(iterator.key()));
                }
                iterator.status();
                assertThat(backwards).containsExactly("e", "d", "c", "b", "a");
                iterator.seek(b("c"));
                iterator.next();
                iterator.prev();
                iterator.prev();
                assertThat(s(iterator.key())).isEqualTo("b");
            }
        }

        static void moved_by_another_function_of_C(Path folder) throws Exception {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
                MemorySegment view = iterator.keyView();
                moveByC(iterator);
                assertThat(s(iterator.key()) + s(iterator.value())).isEqualTo("b2");
                assertThatIllegalStateException().isThrownBy(() -> view.get(ValueLayout.JAVA_BYTE, 0));
                iterator.keyView();
                AtomicReference<Throwable> refused = new AtomicReference<>();
                Thread other = Thread.ofPlatform().start(() -> {
                    try {
                        moveByC(iterator);
                    } catch (IllegalStateException e) {
                        refused.set(e);
                    }
                });
                other.join();
                assertThat(refused.get()).hasMessageContaining("view");
                moveByC(iterator);
                assertThat(iterator.isValid()).isTrue();
                moveByC(iterator);
                assertThat(iterator.isValid()).isFalse();
            }
        }

        /** As the generated method of a function that a fork adds. */
        private static void moveByC(RocksIterator iterator) {
            try (Call call = Call.begin(Symbols.TABLE)) {
                MemorySegment address = call.use(iterator);
                Effects.reposition(iterator);
                CRocksIterator.rocksdb_iter_next(address);
            }
        }

        static void sought_for(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                List.of("b", "d", "f").forEach(key -> db.put(b(key), b("of " + key)));
                try (RocksIterator iterator = db.newIterator()) {
                    iterator.seek(b("c"));
                    assertThat(s(iterator.key())).isEqualTo("d");
                    iterator.seek(ByteBuffer.wrap(b("xfx"), 1, 1));
                    assertThat(s(iterator.value())).isEqualTo("of f");
                    iterator.seekForPrev(b("e"));
                    assertThat(s(iterator.key())).isEqualTo("d");
                    iterator.seek(b("g"));
                    assertThat(iterator.isValid()).isFalse();
                    iterator.seekForPrev(b("a"));
                    assertThat(iterator.isValid()).isFalse();
                    iterator.seek(b(""));
                    assertThat(s(iterator.key())).isEqualTo("b");
                }
            }
        }

        static void at_nothing(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    RocksIterator iterator = db.newIterator()) {
                for (Runnable seek : List.<Runnable>of(
                        () -> {}, iterator::seekToFirst, iterator::seekToLast, () -> iterator.seek(b("k")))) {
                    seek.run();
                    assertThat(iterator.isValid()).isFalse();
                    for (Runnable use : List.<Runnable>of(
                            iterator::next,
                            iterator::prev,
                            iterator::key,
                            iterator::value,
                            iterator::timestamp,
                            iterator::keyView,
                            iterator::valueView)) {
                        assertThatIllegalStateException().isThrownBy(use::run).withMessageContaining("isValid()");
                    }
                    iterator.status();
                }
            }
        }

        static void beyond_the_end(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 1);
                    RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
                iterator.next();
                assertThat(iterator.isValid()).isFalse();
                assertThatIllegalStateException().isThrownBy(iterator::next);
                assertThatIllegalStateException().isThrownBy(iterator::key);
                iterator.seekToLast();
                assertThat(s(iterator.key())).isEqualTo("a");
            }
        }

        static void without_timestamps(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 1);
                    RocksIterator iterator = db.newIterator()) {
                iterator.seekToFirst();
                assertThat(iterator.timestamp()).isEmpty();
            }
        }

        static void within_bounds(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 26);
                    ReadOptions options =
                            new ReadOptions().setLowerBound(b("k")).setUpperBound(b("n"))) {
                try (RocksIterator iterator = db.newIterator(options)) {
                    assertThat(TestDb.entries(iterator)).containsExactly("k=11", "l=12", "m=13");
                    iterator.seekToLast();
                    assertThat(s(iterator.key())).isEqualTo("m");
                    iterator.seek(b("a"));
                    assertThat(s(iterator.key())).isEqualTo("k");
                    iterator.seek(b("z"));
                    assertThat(iterator.isValid()).isFalse();
                }
                options.setLowerBound(null);
                try (RocksIterator iterator = db.newIterator(options)) {
                    assertThat(TestDb.entries(iterator)).hasSize(13);
                }
                options.setUpperBound(null);
                try (RocksIterator iterator = db.newIterator(options)) {
                    assertThat(TestDb.entries(iterator)).hasSize(26);
                }
            }
        }

        static void within_bounds_whose_array_changes(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 26);
                    ReadOptions options = new ReadOptions()) {
                byte[] bound = b("c");
                options.setUpperBound(bound);
                bound[0] = 'z';
                try (RocksIterator iterator = db.newIterator(options)) {
                    assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=2");
                }
            }
        }

        static void of_what_was_there_when_it_was_made(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 1);
                    RocksIterator iterator = db.newIterator()) {
                db.put(b("b"), b("2"));
                db.delete(b("a"));
                assertThat(TestDb.entries(iterator)).containsExactly("a=1");
                iterator.refresh();
                assertThat(TestDb.entries(iterator)).containsExactly("b=2");
            }
        }

        static void of_a_snapshot(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    Snapshot snapshot = db.getSnapshot();
                    ReadOptions then = new ReadOptions().setSnapshot(snapshot)) {
                db.put(b("c"), b("3"));
                db.delete(b("a"));
                TestDb.flush(db);
                try (RocksIterator iterator = db.newIterator(then)) {
                    assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=2");
                }
                assertThat(s(db.get(then, b("a")))).isEqualTo("1");
                assertThat(db.get(then, b("c"))).isNull();
                assertThat(db.multiGetAsList(then, List.of(b("a"), b("c"))))
                        .extracting(TestDb::s)
                        .containsExactly("1", "-");
                assertThat(TestDb.entries(db)).containsExactly("b=2", "c=3");
            }
        }

        static void of_several_column_families(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                ColumnFamilyHandle one = db.createColumnFamily(options, "one");
                ColumnFamilyHandle two = db.createColumnFamily(options, "two");
                db.put(one, b("a"), b("1"));
                db.put(two, b("b"), b("2"));
                ColumnFamilyHandle empty = db.createColumnFamily(options, "empty");
                List<RocksIterator> iterators = db.newIterators(List.of(one, two, empty));
                assertThat(iterators).hasSize(3);
                assertThat(TestDb.entries(iterators.get(0))).containsExactly("a=1");
                assertThat(TestDb.entries(iterators.get(1))).containsExactly("b=2");
                assertThat(TestDb.entries(iterators.get(2))).isEmpty();
                iterators.forEach(RocksIterator::close);
            }
        }

        static void of_a_column_family_that_is_gone(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                db.put(family, b("k"), b("v"));
                RocksIterator iterator = db.newIterator(family);
                db.dropColumnFamily(family);
                family.close();
                iterator.refresh();
                assertThat(TestDb.entries(iterator)).containsExactly("k=v");
                iterator.close();
            }
        }
    }
}
