package dev.rockspan.arenas;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.ColumnFamilyDescriptor;
import dev.rockspan.ColumnFamilyOptions;
import dev.rockspan.Comparator;
import dev.rockspan.DBOptions;
import dev.rockspan.LRUCache;
import dev.rockspan.Logger;
import dev.rockspan.InfoLogLevel;
import dev.rockspan.MergeOperator;
import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.SliceTransform;
import dev.rockspan.Snapshot;
import dev.rockspan.Transaction;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What is in automatic arenas is freed once the program has no handle on it, also if one has been given another. */
class AutomaticArenaTest {

    /** How often to collect garbage before something counts as never collected. */
    private static final int COLLECTIONS = 30;

    @TestFactory
    Stream<DynamicTest> of(@TempDir Path folder) {
        return Scenarios.of(Scenes.class, folder);
    }

    static final class Scenes {

        static void options_with_a_snapshot(Path folder) {
            Arena arena = Arena.ofAuto();
            readWithSnapshot(folder, arena, arena);
            arena = null;
            awaitUnlocked(folder);
        }

        static void arenas_with_objects_of_each_other(Path folder) {
            Arena one = Arena.ofAuto();
            Arena other = Arena.ofAuto();
            Path first = folder.resolve("first");
            Path second = folder.resolve("second");
            readWithSnapshot(first, one, other);
            readWithSnapshot(second, other, one);
            one = null;
            other = null;
            awaitUnlocked(first);
            awaitUnlocked(second);
        }

        /** The options keep the database open until they end. */
        private static void readWithSnapshot(Path folder, Arena ofOptions, Arena ofSnapshot) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2)) {
                Snapshot snapshot = db.getSnapshot().in(ofSnapshot);
                ReadOptions options = new ReadOptions().in(ofOptions).setSnapshot(snapshot);
                assertThat(db.get(options, b("a"))).isNotNull();
            }
        }

        static void a_database_and_what_its_options_were_given(Path folder) {
            Map<String, BiConsumer<Options, Arena>> setters = new TreeMap<>(Map.of(
                    "merge operator",
                    (options, arena) -> options.setMergeOperator(merging().in(arena)),
                    "cache",
                    (options, arena) -> options.setRowCache(new LRUCache(1000).in(arena)),
                    "prefix extractor",
                    (options, arena) -> options.setPrefixExtractor(
                            SliceTransform.newNoopTransform().in(arena)),
                    "logger",
                    (options, arena) -> options.setLogger(
                            new Logger(InfoLogLevel.FATAL_LEVEL, (_, _) -> {}).in(arena)),
                    "comparator",
                    (options, arena) -> options.setComparator(ordering().in(arena))));
            setters.forEach((name, setter) -> {
                Path path = folder.resolve(name);
                open(path, setter);
                awaitUnlocked(path, name.equals("comparator"));
            });
        }

        private static void open(Path folder, BiConsumer<Options, Arena> setter) {
            Arena arena = Arena.ofAuto();
            Options options = new Options().setCreateIfMissing(true).in(arena);
            setter.accept(options, arena);
            RocksDB.open(options, folder.toString()).in(arena).put(b("a"), b("b"));
        }

        static void a_database_and_its_column_family_with_a_descriptor(Path folder) {
            openFamily(folder);
            awaitUnlocked(folder);
        }

        private static void openFamily(Path folder) {
            Arena arena = Arena.ofAuto();
            RocksDB db = TestDb.openWithLetters(folder, 2).in(arena);
            db.createColumnFamily(new ColumnFamilyDescriptor("f", new ColumnFamilyOptions().in(arena)));
        }

        static void an_iterator_with_a_view_of_a_thread_that_goes_on(Path folder) throws InterruptedException {
            RocksDB db = TestDb.openWithLetters(folder, 2);
            view(db);
            collect();
            closeOnOtherThread(db);
            awaitUnlocked(folder);
        }

        static void an_iterator_collected_after_its_database_was_closed(Path folder) throws InterruptedException {
            RocksDB db = TestDb.openWithLetters(folder, 2);
            RocksIterator iterator = db.newIterator().in(Arena.ofAuto());
            iterator.seekToFirst();
            assertThat(iterator.keyView().get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 'a');
            closeOnOtherThread(db);
            assertThat(isUnlocked(folder, false)).isFalse();
            iterator = null;
            db = null;
            awaitUnlocked(folder);
        }

        static void a_view_outlives_its_iterator(Path folder) throws InterruptedException {
            RocksDB db = TestDb.openWithLetters(folder, 2);
            MemorySegment view = view(db);
            MemorySegment part = view.asSlice(0, 1);
            view = null;
            collect();
            closeOnOtherThread(db);
            db = null;
            for (int i = 0; i < 5; i++) {
                collect();
                assertThat(part.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 'a');
                assertThat(isUnlocked(folder, false)).isFalse();
            }
            part = null;
            awaitUnlocked(folder);
        }

        static void the_thread_of_a_view_closes_the_database(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 2);
            MemorySegment view = view(db);
            collect();
            assertThat(view.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 'a');
            db.close();
            assertThat(isUnlocked(folder, false)).isTrue();
            assertThatIllegalStateException().isThrownBy(() -> view.get(ValueLayout.JAVA_BYTE, 0));
        }

        static void a_view_of_a_transaction_outlives_its_iterator(Path folder) throws InterruptedException {
            Options options = new Options().setCreateIfMissing(true);
            OptimisticTransactionDB db = OptimisticTransactionDB.open(options, folder.toString());
            Transaction transaction = db.beginTransaction();
            transaction.put(b("a"), b("b"));
            RocksIterator iterator = transaction.newIterator().in(Arena.ofAuto());
            iterator.seekToFirst();
            MemorySegment view = iterator.valueView();
            iterator = null;
            for (int i = 0; i < 5; i++) {
                collect();
                assertThat(view.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 'b');
            }
            closeOnOtherThread(db);
            db = null;
            transaction = null;
            collect();
            assertThat(view.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 'b');
            assertThat(isUnlocked(folder, false)).isFalse();
            view = null;
            awaitUnlocked(folder);
        }

        private static MemorySegment view(RocksDB db) {
            RocksIterator iterator = db.newIterator().in(Arena.ofAuto());
            iterator.seekToFirst();
            return iterator.keyView();
        }

        private static void closeOnOtherThread(RocksDB db) throws InterruptedException {
            Thread closing = new Thread(db::close);
            closing.start();
            closing.join();
        }

        static void getters_return_what_was_given(Path folder) {
            Options options = new Options();
            giveAll(options);
            DBOptions copy = new DBOptions(options);
            WeakReference<Object> cache = new WeakReference<>(options.rowCache());
            String operator = options.mergeOperator().toString();
            for (int i = 0; i < 5; i++) {
                collect();
            }
            assertThat(options.rowCache()).isSameAs(cache.get());
            assertThat(options.rowCache().isClosed()).isFalse();
            assertThat(options.mergeOperator()).hasToString(operator);
            options.close();
            options = null;
            collect();
            assertThat(copy.rowCache()).isSameAs(cache.get());
            assertThat(copy.rowCache().isClosed()).isFalse();
            copy.close();
            copy = null;
            await(() -> cache.get() == null);
        }

        private static void giveAll(Options options) {
            Arena arena = Arena.ofAuto();
            options.setRowCache(new LRUCache(1000).in(arena)).setMergeOperator(merging().in(arena));
        }
    }

    private static MergeOperator merging() {
        return new MergeOperator("m", (_, _, operands) -> operands.getLast());
    }

    private static Comparator ordering() {
        return new Comparator("c", (a, b) -> Long.compare(a.byteSize(), b.byteSize()));
    }

    private static void awaitUnlocked(Path folder) {
        awaitUnlocked(folder, false);
    }

    private static void awaitUnlocked(Path folder, boolean ordered) {
        await(() -> isUnlocked(folder, ordered));
    }

    private static boolean isUnlocked(Path folder, boolean ordered) {
        try (Comparator comparator = ordering();
                Options options = new Options()) {
            if (ordered) {
                options.setComparator(comparator);
            }
            RocksDB.open(options, folder.toString()).close();
            return true;
        } catch (RocksDBException e) {
            return !e.getMessage().contains("lock hold"); // else RocksDB looked at what is in the folder
        }
    }

    private static void await(BooleanSupplier condition) {
        for (int i = 0; i < COLLECTIONS && !condition.getAsBoolean(); i++) {
            collect();
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    private static void collect() {
        System.gc();
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
