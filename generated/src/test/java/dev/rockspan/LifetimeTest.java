package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is closed in whatever order: nothing crashes, and who comes too late is told so. */
class LifetimeTest {

    @TestFactory
    Stream<DynamicTest> closing(@TempDir Path folder) {
        return Scenarios.of(Closing.class, folder);
    }

    @TestFactory
    Stream<DynamicTest> giving(@TempDir Path folder) {
        return Scenarios.of(Giving.class, folder);
    }

    /** Objects that belong to others, closed in several orders. */
    static final class Closing {

        static void a_database_before_all_its_children(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            List<RocksObject> children = childrenOf(db);
            db.close();
            for (RocksObject child : children) {
                assertThat(child.toString()).endsWith("[closed]");
                child.close();
            }
            assertThat(db).hasToString("RocksDB[closed]");
            reopen(folder);
        }

        static void children_in_every_order(Path folder) {
            for (int seed = 0; seed < 20; seed++) {
                Random random = new Random(seed);
                RocksDB db = TestDb.openWithLetters(folder, 3);
                List<RocksObject> all = childrenOf(db);
                all.add(db);
                Collections.shuffle(all, random);
                all.forEach(RocksObject::close);
                Collections.shuffle(all, random);
                all.forEach(RocksObject::close);
                reopen(folder);
                destroy(folder);
            }
        }

        static void a_database_before_its_iterator(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            RocksIterator iterator = db.newIterator();
            iterator.seekToFirst();
            db.close();
            assertThatIllegalStateException().isThrownBy(iterator::isValid).withMessage("RocksIterator is closed");
            assertThatIllegalStateException().isThrownBy(iterator::next);
            assertThatIllegalStateException().isThrownBy(iterator::key);
            iterator.close();
            reopen(folder);
        }

        static void a_database_before_its_column_families(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true)) {
                RocksDB db = RocksDB.open(options, folder.toString());
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                db.put(family, b("k"), b("v"));
                RocksIterator iterator = db.newIterator(family);
                ColumnFamilyHandle unnamed = db.getDefaultColumnFamily();
                db.close();
                assertThatIllegalStateException().isThrownBy(family::getName);
                assertThatIllegalStateException().isThrownBy(unnamed::getName);
                assertThatIllegalStateException().isThrownBy(() -> db.get(family, b("k")));
                iterator.close();
                family.close();
                unnamed.close();
            }
        }

        static void a_column_family_before_what_reads_from_it(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                db.put(family, b("k"), b("v"));
                try (FlushOptions flush = new FlushOptions()) {
                    db.flush(family, flush);
                }
                RocksIterator iterator = db.newIterator(family);
                PinnedValue pinned = db.getPinned(family, b("k"));
                db.dropColumnFamily(family);
                family.close();
                assertThat(TestDb.entries(iterator)).containsExactly("k=v");
                assertThatIllegalStateException().isThrownBy(pinned::value).withMessage("PinnedValue is closed");
                iterator.close();
                pinned.close();
            }
        }

        static void a_dropped_column_family_and_its_cache_before_what_is_pinned(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    Options familyOptions = new Options()) {
                try (Cache cache = Cache.newLRUCache(1 << 20);
                        BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache)) {
                    familyOptions.setTableFormatConfig(table);
                }
                ColumnFamilyHandle family = db.createColumnFamily(familyOptions, "f");
                byte[] value = new byte[100_000];
                value[value.length - 1] = 7;
                db.put(family, b("k"), value);
                try (FlushOptions flush = new FlushOptions()) {
                    db.flush(family, flush);
                }
                PinnedValue pinned = db.getPinned(family, b("k"));
                try (BlockBasedTableConfig another = new BlockBasedTableConfig()) {
                    familyOptions.setTableFormatConfig(another);
                }
                db.dropColumnFamily(family);
                // The value is in the cache, which goes with the column family.
                assertThat(pinned.value().toArray(ValueLayout.JAVA_BYTE)).isEqualTo(value);
                family.close();
                assertThatIllegalStateException().isThrownBy(pinned::value).withMessage("PinnedValue is closed");
                pinned.close();
                db.put(b("still"), b("works"));
            }
        }

        static void read_options_before_their_iterator(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 26)) {
                ReadOptions options = new ReadOptions().setLowerBound(b("c")).setUpperBound(b("f"));
                RocksIterator iterator = db.newIterator(options);
                options.close();
                churn();
                assertThat(TestDb.entries(iterator)).containsExactly("c=3", "d=4", "e=5");
                assertThatIllegalStateException().isThrownBy(() -> db.newIterator(options));
                iterator.close();
            }
        }

        static void bounds_that_an_iterator_reads_cannot_be_replaced(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 26);
                    ReadOptions options = new ReadOptions().setUpperBound(b("c"))) {
                RocksIterator iterator = db.newIterator(options);
                assertThatIllegalStateException()
                        .isThrownBy(() -> options.setUpperBound(b("d")))
                        .withMessageContaining("ReadOptions");
                assertThatIllegalStateException().isThrownBy(() -> options.setLowerBound(null));
                options.setFillCache(false);
                churn();
                assertThat(TestDb.entries(iterator)).hasSize(2);
                iterator.close();
                for (int i = 0; i < 100; i++) {
                    options.setUpperBound(b("d" + "x".repeat(i * 10)));
                }
                options.setUpperBound(null);
                assertThat(TestDb.entries(db.newIterator(options))).hasSize(26);
            }
        }

        static void an_iterator_on_two_threads(Path folder) throws Exception {
            try (RocksDB db = TestDb.openWithLetters(folder, 26)) {
                RocksIterator iterator = db.newIterator();
                assertOneAtATime(() -> {
                    iterator.seekToFirst();
                    while (iterator.isValid()) {
                        iterator.key();
                        iterator.next();
                    }
                });
            }
        }

        static void a_batch_on_two_threads(Path folder) throws Exception {
            try (RocksDB db = TestDb.openWithLetters(folder, 1);
                    WriteBatch batch = new WriteBatch()) {
                assertOneAtATime(() -> {
                    batch.put(b("key"), new byte[1000]);
                    if (batch.count() > 100) {
                        db.write(batch);
                        batch.clear();
                    }
                });
            }
        }

        static void a_transaction_and_its_iterator_on_two_threads(Path folder) throws Exception {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDB db = TransactionDB.open(
                            options,
                            new TransactionDBOptions(),
                            folder.resolve("db").toString());
                    Transaction transaction = db.beginTransaction()) {
                RocksIterator iterator = transaction.newIterator();
                AtomicInteger turn = new AtomicInteger();
                assertOneAtATime(() -> {
                    if (turn.incrementAndGet() % 3 == 0) {
                        transaction.put(b("key" + turn.get() % 1000), b("value"));
                    } else {
                        iterator.seekToFirst();
                        while (iterator.isValid()) {
                            iterator.next();
                        }
                    }
                });
            }
        }

        static void options_that_one_thread_changes_and_another_opens_with(Path folder) throws Exception {
            try (Options options = new Options().setCreateIfMissing(true)) {
                AtomicInteger turn = new AtomicInteger();
                assertOneAtATime(() -> {
                    int i = turn.incrementAndGet();
                    if (i % 2 == 0) {
                        options.setDbLogDir(
                                folder.resolve("logs" + "x".repeat(i % 100)).toString());
                    } else {
                        RocksDB.open(options, folder.resolve("db" + i).toString())
                                .close();
                    }
                });
            }
        }

        /** Two threads do it again and again for a while: each time it works or is refused, and both ends are seen. */
        private static void assertOneAtATime(Runnable action) throws Exception {
            AtomicInteger done = new AtomicInteger();
            AtomicInteger refused = new AtomicInteger();
            Instant end = Instant.now().plusSeconds(20);
            Runnable both = () -> {
                while (Instant.now().isBefore(end) && (done.get() < 2_000 || refused.get() == 0)) {
                    try {
                        action.run();
                        done.incrementAndGet();
                    } catch (IllegalStateException e) {
                        refused.incrementAndGet();
                    }
                    if (done.get() >= 100 && refused.get() >= 20) {
                        return;
                    }
                }
            };
            CompletableFuture<Void> other = CompletableFuture.runAsync(both);
            both.run();
            other.get();
            assertThat(done).hasPositiveValue();
            assertThat(refused).hasPositiveValue();
        }

        static void a_snapshot_before_the_options_that_have_it(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 1);
                    ReadOptions options = new ReadOptions()) {
                Snapshot snapshot = db.getSnapshot();
                options.setSnapshot(snapshot);
                db.put(b("a"), b("new"));
                snapshot.close();
                churn();
                assertThat(s(db.get(options, b("a")))).isEqualTo("1");
                assertThatIllegalStateException().isThrownBy(snapshot::getSequenceNumber);
                options.setSnapshot(null);
                assertThat(s(db.get(options, b("a")))).isEqualTo("new");
            }
        }

        static void a_database_before_the_options_that_have_its_snapshot(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 1);
            ReadOptions options = new ReadOptions();
            options.setSnapshot(db.getSnapshot());
            db.close();
            assertThatIllegalStateException().isThrownBy(() -> db.get(options, b("a")));
            options.close();
            reopen(folder);
        }

        static void options_before_the_database(Path folder) {
            Options options = new Options().setCreateIfMissing(true).setWriteBufferSize(1 << 20);
            RocksDB db = RocksDB.open(options, folder.toString());
            options.close();
            db.put(b("k"), b("v"));
            TestDb.flush(db);
            assertThat(s(db.get(b("k")))).isEqualTo("v");
            db.close();
        }

        static void an_environment_before_the_database_that_lives_in_it(Path folder) {
            Env env = Env.newMemEnv();
            Options options = new Options().setCreateIfMissing(true).setEnv(env);
            env.close();
            assertThatIllegalStateException().isThrownBy(() -> options.setEnv(env));
            Options copy = new Options(options);
            options.close();
            RocksDB db = RocksDB.open(copy, "/in/memory");
            copy.setEnv(Env.getDefault());
            copy.close();
            churn();
            db.put(b("k"), b("v"));
            TestDb.flush(db);
            assertThat(s(db.get(b("k")))).isEqualTo("v");
            assertThat(folder).isEmptyDirectory();
            db.close();
        }

        static void what_is_shared_before_the_database(Path folder) {
            RocksDB db;
            try (Options options = new Options().setCreateIfMissing(true);
                    Cache cache = Cache.newLRUCache(8 << 20);
                    Cache rows = Cache.newHyperClockCache(8 << 20, 0);
                    BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache);
                    WriteBufferManager memory = new WriteBufferManager(16 << 20, cache, false);
                    RateLimiter limiter = new RateLimiter(1 << 30, 100_000, 10);
                    SstFileManager files = new SstFileManager(Env.getDefault());
                    Logger logger = Logger.newStderrLogger(InfoLogLevel.FATAL_LEVEL, "test")) {
                options.setTableFormatConfig(table)
                        .setRowCache(rows)
                        .setWriteBufferManager(memory)
                        .setRateLimiter(limiter)
                        .setSstFileManager(files)
                        .setLogger(logger);
                db = RocksDB.open(options, folder.toString());
            }
            churn();
            db.put(b("k"), b("v"));
            TestDb.flush(db);
            assertThat(s(db.get(b("k")))).isEqualTo("v");
            db.close();
        }

        static void a_batch_before_its_iterators(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2)) {
                WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                batch.put(b("b"), b("new"));
                RocksIterator base = db.newIterator();
                RocksIterator iterator = batch.newIteratorWithBase(base);
                assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=new");
                assertThat(base.toString()).contains("transferred");
                assertThatIllegalStateException().isThrownBy(base::isValid).withMessageContaining("transferred");
                assertThatIllegalStateException().isThrownBy(() -> batch.newIteratorWithBase(base));
                base.close();
                assertThat(iterator.isValid()).isFalse();
                batch.close();
                assertThatIllegalStateException().isThrownBy(iterator::isValid);
            }
        }

        static void a_database_before_an_iterator_over_it_and_a_batch(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 2);
            try (WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                batch.put(b("c"), b("3"));
                RocksIterator iterator = batch.newIteratorWithBase(db.newIterator());
                iterator.seekToFirst();
                db.close();
                assertThatIllegalStateException().isThrownBy(iterator::isValid);
                assertThat(batch.count()).isEqualTo(1);
            }
            reopen(folder);
        }

        static void a_database_before_its_checkpoint_and_backups(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 2);
            Checkpoint checkpoint = Checkpoint.create(db);
            MemoryConsumers consumers = new MemoryConsumers();
            consumers.addDb(db);
            db.close();
            assertThatIllegalStateException()
                    .isThrownBy(() ->
                            checkpoint.createCheckpoint(folder.resolve("c").toString(), 0));
            checkpoint.close();
            consumers.close();
            reopen(folder.resolve("db"));
        }

        static void an_arena_with_everything_in_it(Path folder) {
            RocksDB db;
            RocksIterator iterator;
            try (Arena arena = Arena.ofConfined()) {
                Options options = new Options().in(arena).setCreateIfMissing(true);
                db = RocksDB.open(options, folder.toString()).in(arena);
                db.put(b("k"), b("v"));
                iterator = db.newIterator().in(arena);
                iterator.seekToFirst();
                assertThat(s(iterator.key())).isEqualTo("k");
            }
            assertThatIllegalStateException().isThrownBy(iterator::isValid);
            assertThatIllegalStateException().isThrownBy(() -> db.get(b("k")));
            reopen(folder);
        }

        static void a_database_while_others_are_using_it(Path folder) throws Exception {
            for (int round = 0; round < 10; round++) {
                RocksDB db = TestDb.openWithLetters(folder, 26);
                try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
                    List<Callable<Integer>> work = List.of(
                            () -> untilClosed(() -> db.get(b("m"))),
                            () -> untilClosed(() -> db.put(b("n"), b("x"))),
                            () -> untilClosed(() -> {
                                try (RocksIterator iterator = db.newIterator()) {
                                    for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                                        iterator.value();
                                    }
                                }
                            }),
                            () -> untilClosed(() -> {
                                try (PinnedValue pinned = db.getPinned(b("m"))) {
                                    assertThat(pinned.value().byteSize()).isEqualTo(2);
                                }
                            }));
                    List<Future<Integer>> done =
                            work.stream().map(threads::submit).toList();
                    Thread.sleep(20);
                    db.close();
                    for (Future<Integer> each : done) {
                        assertThat(each.get()).isNotNegative();
                    }
                }
                reopen(folder);
            }
        }

        private static int untilClosed(Runnable action) {
            int times = 0;
            try {
                while (true) {
                    action.run();
                    times++;
                }
            } catch (IllegalStateException e) {
                assertThat(e.getMessage()).containsAnyOf("closed", "Already closed");
                return times;
            }
        }

        private static List<RocksObject> childrenOf(RocksDB db) {
            List<RocksObject> children = new ArrayList<>();
            try (Options options = new Options()) {
                children.add(db.createColumnFamily(options, "f"));
            }
            Snapshot snapshot = db.getSnapshot();
            ReadOptions then = new ReadOptions().setSnapshot(snapshot);
            RocksIterator iterator = db.newIterator(then);
            iterator.seekToLast();
            then.close();
            children.add(snapshot);
            children.add(iterator);
            children.add(db.newIterator((ColumnFamilyHandle) children.getFirst()));
            children.add(db.getPinned(b("a")));
            children.add(db.getPinnableHandle(b("a")));
            children.add(Checkpoint.create(db));
            children.add(db.getUpdatesSince(0));
            children.add(db.newIterators(List.of((ColumnFamilyHandle) children.getFirst()))
                    .getFirst());
            return children;
        }
    }

    /** Objects that are given to others. */
    static final class Giving {

        static void a_filter_twice(Path folder) {
            try (BlockBasedTableConfig table = new BlockBasedTableConfig();
                    BlockBasedTableConfig another = new BlockBasedTableConfig();
                    Options options = new Options().setCreateIfMissing(true)) {
                Filter filter = Filter.newBloomFilter(10);
                table.setFilterPolicy(filter);
                assertThatIllegalStateException()
                        .isThrownBy(() -> another.setFilterPolicy(filter))
                        .withMessage("Filter was transferred to BlockBasedTableConfig.setFilter"
                                + " and cannot be used again");
                filter.close();
                filter.close();
                // Another takes its place.
                table.setFilterPolicy(Filter.newRibbonFilter(10, 1));
                options.setTableFormatConfig(table)
                        .setTableFormatConfig(another)
                        .setTableFormatConfig(table);
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    db.put(b("k"), b("v"));
                    TestDb.flush(db);
                    assertThat(db.get(b("none"))).isNull();
                }
            }
        }

        static void a_prefix_extractor_twice(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options another = new Options()) {
                SliceTransform prefix = SliceTransform.newFixedPrefixTransform(1);
                options.setPrefixExtractor(prefix);
                assertThatIllegalStateException()
                        .isThrownBy(() -> another.setPrefixExtractor(prefix))
                        .withMessageContaining("transferred");
                prefix.close();
                try (Options copy = new Options(options);
                        RocksDB db = RocksDB.open(copy, folder.toString())) {
                    db.put(b("ab"), b("v"));
                    assertThat(s(db.get(b("ab")))).isEqualTo("v");
                }
            }
        }

        static void a_filter_that_is_closed(Path folder) {
            try (BlockBasedTableConfig table = new BlockBasedTableConfig()) {
                Filter filter = Filter.newBloomFilter(10);
                filter.close();
                assertThatIllegalStateException()
                        .isThrownBy(() -> table.setFilterPolicy(filter))
                        .withMessage("Filter is closed");
            }
        }

        static void a_filter_in_an_arena(Path folder) {
            try (BlockBasedTableConfig table = new BlockBasedTableConfig();
                    Options options = new Options().setCreateIfMissing(true)) {
                try (Arena arena = Arena.ofConfined()) {
                    table.setFilterPolicy(Filter.newBloomFilter(10).in(arena));
                }
                churn();
                options.setTableFormatConfig(table);
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    db.put(b("k"), b("v"));
                    TestDb.flush(db);
                    assertThat(s(db.get(b("k")))).isEqualTo("v");
                }
            }
        }

        static void a_filter_to_options_that_are_closed(Path folder) {
            BlockBasedTableConfig table = new BlockBasedTableConfig();
            table.close();
            try (Filter filter = Filter.newBloomFilter(10);
                    BlockBasedTableConfig another = new BlockBasedTableConfig()) {
                assertThatIllegalStateException().isThrownBy(() -> table.setFilterPolicy(filter));
                // Nothing has happened to it.
                another.setFilterPolicy(filter);
            }
        }

        static void one_cache_to_many(Path folder) {
            try (Cache cache = Cache.newLRUCache(1 << 20)) {
                for (int i = 0; i < 3; i++) {
                    try (BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache);
                            Options options = new Options()
                                    .setCreateIfMissing(true)
                                    .setTableFormatConfig(table)
                                    .setRowCache(cache)
                                    .setBlobCache(cache);
                            RocksDB db =
                                    RocksDB.open(options, folder.resolve("" + i).toString())) {
                        db.put(b("k"), b("v"));
                        TestDb.flush(db);
                        assertThat(s(db.get(b("k")))).isEqualTo("v");
                    }
                }
                assertThat(cache.getUsage()).isPositive();
            }
        }

        static void a_column_family_of_another_database(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB one = RocksDB.open(options, folder.resolve("1").toString());
                    RocksDB two = RocksDB.open(options, folder.resolve("2").toString())) {
                ColumnFamilyHandle family = one.createColumnFamily(options, "f");
                assertThatExceptionOfType(RuntimeException.class).isThrownBy(() -> two.put(family, b("k"), b("v")));
            }
        }

        static void a_dropped_column_family(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                db.dropColumnFamily(family);
                assertThatIllegalStateException()
                        .isThrownBy(() -> db.put(family, b("k"), b("v")))
                        .withMessage("columnFamily is a column family that was dropped");
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.dropColumnFamily(family));
                assertThat(db.get(family, b("k"))).isNull();
                family.close();
                assertThatIllegalStateException()
                        .isThrownBy(() -> db.get(family, b("k")))
                        .withMessage("ColumnFamilyHandle is closed");
            }
        }
    }

    private static void reopen(Path folder) {
        try (Options options = new Options()) {
            List<String> names = RocksDB.listColumnFamilyNames(options, folder.toString());
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (RocksDB db = RocksDB.open(
                    options, folder.toString(), names, Collections.nCopies(names.size(), options), families)) {
                assertThat(families).hasSameSizeAs(names);
                db.put(b("again"), b("open"));
            }
        }
    }

    private static void destroy(Path folder) {
        try (Options options = new Options()) {
            RocksDB.destroyDB(options, folder.toString());
        }
    }

    /** Has the C library use freed memory again. */
    private static void churn() {
        for (int i = 0; i < 2000; i++) {
            try (ReadOptions options = new ReadOptions().setUpperBound(new byte[i % 200])) {
                options.setLowerBound(new byte[i % 100]);
            }
        }
    }
}
