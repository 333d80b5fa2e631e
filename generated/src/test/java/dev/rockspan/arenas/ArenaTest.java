package dev.rockspan.arenas;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.*;
import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.PublicApi;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each handle class in an arena of each kind: closing means the same in all of them, in whatever order. */
class ArenaTest {

    /** What only C makes, for the time of a callback, or what only a compaction has something of: nobody owns it. */
    private static final Set<Class<?>> ONLY_LENT = Set.of(
            BackgroundErrorStatus.class,
            BlobFileAdditionInfo.class,
            BlobFileGarbageInfo.class,
            CompactionFileInfo.class,
            CompactionFilterContext.class,
            CompactionJobStats.class,
            CompactionServiceJobInfo.class,
            ExternalFileIngestionInfo.class,
            FlushJobInfo.class,
            MemTableInfo.class,
            SubcompactionJobInfo.class,
            TableProperties.class,
            WriteStallInfo.class);

    @TestFactory
    Stream<DynamicTest> of(@TempDir Path folder) throws Exception {
        List<DynamicTest> tests = Scenarios.of(Arenas.class, folder).toList();
        Path told = folder.resolve("each_handle_class").resolve("told");
        System.out.println("arenas: " + (Files.exists(told) ? Files.readString(told) : "did not end"));
        return tests.stream();
    }

    static final class Arenas {

        static void each_handle_class(Path folder) throws Exception {
            try (Made made = new Made(folder)) {
                Map<String, Supplier<RocksObject>> makers = made.makers();
                Set<String> missing = new TreeSet<>();
                for (Class<?> type : PublicApi.handles()) {
                    if (!ONLY_LENT.contains(type) && !makers.containsKey(type.getSimpleName())) {
                        missing.add(type.getSimpleName());
                    }
                }
                assertThat(missing).as("classes that this test cannot make").isEmpty();
                Set<String> unsupported = new TreeSet<>();
                for (Map.Entry<String, Supplier<RocksObject>> maker : makers.entrySet()) {
                    System.out.println(maker.getKey()); // shows where it ended if it does
                    try {
                        maker.getValue().get().close();
                    } catch (RocksDBException e) {
                        assertThat(e.getStatus().getCode().name()).isEqualTo("NotSupported");
                        unsupported.add(maker.getKey());
                        continue;
                    }
                    inEachKind(maker.getValue());
                }
                Files.writeString(
                        folder.resolve("told"),
                        makers.size() - unsupported.size()
                                + " handle classes in 4 kinds of arenas; not here, as RocksDB"
                                + " was built without them: " + unsupported + "; only lent: " + ONLY_LENT.size());
            }
        }

        private static void inEachKind(Supplier<RocksObject> maker) throws Exception {
            for (Supplier<Arena> kind : List.<Supplier<Arena>>of(Arena::ofConfined, Arena::ofShared)) {
                RocksObject handle;
                try (Arena arena = kind.get()) {
                    handle = maker.get();
                    assertThat(in(handle, arena)).isSameAs(handle);
                    assertThat(handle.isClosed()).isFalse();
                }
                assertClosed(handle);

                try (Arena arena = kind.get()) {
                    RocksObject early = maker.get();
                    in(early, arena);
                    early.close();
                    assertClosed(early);
                }

                Arena over = kind.get();
                over.close();
                RocksObject late = maker.get();
                assertThatIllegalStateException().isThrownBy(() -> in(late, over));
                assertClosed(late);
            }
            for (Arena arena : List.of(Arena.global(), Arena.ofAuto())) {
                RocksObject handle = maker.get();
                assertThat(in(handle, arena)).isSameAs(handle);
                assertThat(handle.isClosed()).isFalse();
                handle.close();
                assertClosed(handle);
            }
        }

        private static void assertClosed(RocksObject handle) {
            assertThat(handle.isClosed()).as("%s", handle).isTrue();
            assertThat(handle.isOwningHandle()).isFalse();
            assertThat(handle).hasToString(handle.getClass().getSimpleName() + "[closed]");
            handle.close();
        }

        static void a_database_and_what_belongs_to_it(Path folder) throws Exception {
            int number = 0;
            for (Supplier<Arena> kind : List.<Supplier<Arena>>of(Arena::ofConfined, Arena::ofShared)) {
                for (Function<RocksDB, RocksObject> make : children(folder)) {
                    Path path = folder.resolve("db" + number++);
                    // Only the child, only the database, both in either order, each in one of its own.
                    for (int order = 0; order < 5; order++) {
                        Arena arena = kind.get();
                        Arena other = kind.get();
                        RocksDB db = TestDb.openWithLetters(path, 2);
                        RocksObject child = make.apply(db);
                        switch (order) {
                            case 0 -> in(child, arena);
                            case 1 -> in(db, arena);
                            case 2 -> {
                                in(db, arena);
                                in(child, arena);
                            }
                            case 3 -> {
                                in(child, arena);
                                in(db, arena);
                            }
                            default -> {
                                in(db, arena);
                                in(child, other);
                            }
                        }
                        arena.close();
                        assertThat(child.isClosed()).isTrue();
                        assertThat(db.isClosed()).isEqualTo(order != 0);
                        other.close();
                        db.close();
                        TestDb.open(path).close(); // so it is closed natively, too
                    }
                }
            }
        }

        private static List<Function<RocksDB, RocksObject>> children(Path folder) {
            return List.of(
                    RocksDB::newIterator,
                    RocksDB::getSnapshot,
                    db -> db.getPinned(b("a")),
                    db -> db.getPinnableHandle(b("a")),
                    Checkpoint::create,
                    db -> db.getUpdatesSince(0),
                    RocksDB::getDefaultColumnFamily);
        }

        // ------------------------------------------------------------------------------------ forgotten

        static void a_forgotten_database(Path folder) {
            forget(folder);
            await(() -> {
                try {
                    TestDb.open(folder).close();
                    return true;
                } catch (RocksDBException stillLocked) {
                    return false;
                }
            });
        }

        private static void forget(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 2).in(Arena.ofAuto());
            db.newIterator().seekToFirst();
            db.getSnapshot();
        }

        static void a_forgotten_snapshot(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 1)) {
                forgetSnapshot(db);
                assertThat(db.getLongProperty("rocksdb.num-snapshots")).isEqualTo(1);
                await(() -> db.getLongProperty("rocksdb.num-snapshots") == 0);
            }
        }

        private static void forgetSnapshot(RocksDB db) {
            db.getSnapshot().in(Arena.ofAuto());
        }

        static void forgotten_callbacks(Path folder) {
            int before = Callbacks.live();
            List<Supplier<RocksObject>> all = List.of(
                    () -> new MergeOperator("m", (key, old, operands) -> old),
                    () -> new CompactionFilter("f", (level, key, value) -> FilterDecision.KEEP),
                    () -> new dev.rockspan.Comparator("c", (x, y) -> 0),
                    () -> new EventListener(new EventListenerCallbacks() {}));
            for (Supplier<RocksObject> each : all) {
                forget(each);
            }
            assertThat(Callbacks.live()).isGreaterThan(before);
            await(() -> Callbacks.live() == before);
        }

        private static void forget(Supplier<RocksObject> maker) {
            try {
                in(maker.get(), Arena.ofAuto());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        private static void await(BooleanSupplier condition) {
            for (int i = 0; i < 500 && !condition.getAsBoolean(); i++) {
                System.gc();
                try {
                    Thread.sleep(20);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            assertThat(condition.getAsBoolean()).isTrue();
        }
    }

    private static RocksObject in(RocksObject handle, Arena arena) throws ReflectiveOperationException {
        try {
            return (RocksObject) handle.getClass().getMethod("in", Arena.class).invoke(handle, arena);
        } catch (java.lang.reflect.InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw e;
        }
    }

    /** Makes one of each handle class. */
    private static final class Made implements AutoCloseable {
        private final Path folder;
        private final AtomicInteger number = new AtomicInteger();
        private final List<RocksObject> kept = new ArrayList<>();
        private final Options options = keep(new Options().setCreateIfMissing(true));
        private final RocksDB db;

        Made(Path folder) {
            this.folder = folder;
            db = keep(TestDb.openWithLetters(folder.resolve("shared"), 3));
            TestDb.flush(db);
            db.put(b("k"), b("v"));
        }

        private <T extends RocksObject> T keep(T handle) {
            kept.add(handle);
            return handle;
        }

        private String fresh() {
            return folder.resolve("made" + number.incrementAndGet()).toString();
        }

        Map<String, Supplier<RocksObject>> makers() {
            Map<String, Supplier<RocksObject>> makers = new TreeMap<>(Comparator.naturalOrder());
            for (Constructor<? extends RocksObject> constructor : PublicApi.constructors()) {
                makers.put(constructor.getDeclaringClass().getSimpleName(), () -> {
                    try {
                        return constructor.newInstance();
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                });
            }
            makers.put("BackupEngine", () -> BackupEngine.open(options, fresh()));
            makers.put("BackupEngineOptions", () -> new BackupEngineOptions(fresh()));
            makers.put("Cache", () -> Cache.newLRUCache(1 << 20));
            makers.put("Checkpoint", () -> Checkpoint.create(db));
            makers.put("ColumnFamilyHandle", () -> db.createColumnFamily(options, "f" + number.incrementAndGet()));
            makers.put("CompactionFilter", () -> new CompactionFilter("f", (level, key, value) -> FilterDecision.KEEP));
            makers.put("CompactionFilterFactory", () -> new CompactionFilterFactory("f", context -> null));
            makers.put("CompactionService", () -> new CompactionService("s", proxy(CompactionServiceCallbacks.class)));
            makers.put(
                    "CompactionServiceScheduleResponse",
                    () -> new CompactionServiceScheduleResponse(CompactionServiceJobStatus.values()[0]));
            makers.put("CompactionServiceOptionsOverride", () -> new CompactionServiceOptionsOverride(options));
            makers.put("Comparator", () -> new dev.rockspan.Comparator("c", (x, y) -> 0));
            makers.put("DbPath", () -> new DbPath(fresh(), 1 << 20));
            makers.put("Env", Env::newMemEnv);
            makers.put("EventListener", () -> new EventListener(new EventListenerCallbacks() {}));
            makers.put("FileChecksumGenFactory", FileChecksumGenFactory::newCrc32cFactory);
            makers.put("Filter", () -> Filter.newBloomFilter(10));
            makers.put("HyperClockCacheOptions", () -> new HyperClockCacheOptions(1 << 20, 100));
            makers.put("Logger", () -> Logger.newStderrLogger(InfoLogLevel.FATAL_LEVEL, null));
            makers.put("MemoryAllocator", MemoryAllocator::newJemallocNodumpAllocator);
            makers.put("MergeOperator", () -> new MergeOperator("m", (key, old, operands) -> old));
            makers.put("OccLockBuckets", () -> new OccLockBuckets(100, false));
            makers.put("OptimisticTransactionDB", () -> OptimisticTransactionDB.open(options, fresh()));
            makers.put("PinnableHandle", () -> db.getPinnableHandle(b("a")));
            makers.put("PinnedValue", () -> db.getPinned(b("a")));
            makers.put("RateLimiter", () -> new RateLimiter(1 << 20, 100_000, 10));
            makers.put(
                    "Replayer",
                    () -> db.newDefaultReplayer(List.of(keep(db.getDefaultColumnFamily())), null, null, trace()));
            makers.put("RocksDB", () -> RocksDB.open(options, fresh()));
            makers.put("RocksIterator", db::newIterator);
            makers.put("SliceTransform", () -> SliceTransform.newFixedPrefixTransform(1));
            makers.put("Snapshot", db::getSnapshot);
            makers.put("SstFileManager", () -> new SstFileManager(keep(Env.getDefault())));
            makers.put("SstFileWriter", () -> new SstFileWriter(keep(new EnvOptions()), options));
            makers.put("SstPartitionerFactory", () -> SstPartitionerFactory.newFixedPrefixFactory(1));
            makers.put("TraceReader", () -> new TraceReader(keep(Env.getDefault()), null, trace()));
            TransactionDB transactions = keep(TransactionDB.open(options, keep(new TransactionDBOptions()), fresh()));
            makers.put("Transaction", () -> transactions.beginTransaction());
            makers.put("TransactionDB", () -> TransactionDB.open(options, keep(new TransactionDBOptions()), fresh()));
            makers.put("TransactionLogIterator", () -> db.getUpdatesSince(0));
            makers.put("WalFilter", () -> new WalFilter("w", proxy(WalFilterCallbacks.class)));
            makers.put("WriteBatchWithIndex", () -> new WriteBatchWithIndex(0, true));
            makers.put("WriteBufferManager", () -> new WriteBufferManager(1 << 20, false));
            return makers;
        }

        private String trace() {
            String path = fresh();
            db.startTrace(null, null, keep(new TraceOptions()), path);
            db.put(b("traced"), b("v"));
            db.endTrace();
            return path;
        }

        private static <T> T proxy(Class<T> callbacks) {
            return callbacks.cast(java.lang.reflect.Proxy.newProxyInstance(
                    callbacks.getClassLoader(), new Class<?>[] {callbacks}, (self, method, arguments) -> null));
        }

        @Override
        public void close() {
            kept.reversed().forEach(RocksObject::close);
        }
    }
}
