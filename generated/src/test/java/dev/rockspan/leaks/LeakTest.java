package dev.rockspan.leaks;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.Checkpoint;
import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.CompactionFilter;
import dev.rockspan.Env;
import dev.rockspan.Filter;
import dev.rockspan.FlushOptions;
import dev.rockspan.MergeOperator;
import dev.rockspan.Options;
import dev.rockspan.PinnableHandle;
import dev.rockspan.PinnedValue;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.SliceTransform;
import dev.rockspan.Snapshot;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.TransactionOptions;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteBatchWithIndex;
import dev.rockspan.WriteOptions;
import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.Soak;
import dev.rockspan.testing.TestDb;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What is made and closed leaves nothing behind, in Java's memory or in C's. */
class LeakTest {

    private static final int PAIRS = Soak.count(5_000, 1_000_000);
    private static final int OPERATIONS = Soak.count(150_000, 10_000_000);

    /** With a heap that is small and resident from the start, so that what grows is C's; and with little else going on. */
    private static final List<String> QUIET =
            List.of("-Xms64m", "-Xmx64m", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    @TestFactory
    Stream<DynamicTest> pairs(@TempDir Path folder) throws IOException {
        List<DynamicTest> tests = Scenarios.of(Pairs.class, folder, QUIET).toList();
        tell(folder);
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> mixed(@TempDir Path folder) throws IOException {
        List<DynamicTest> tests = Scenarios.of(Mixed.class, folder, QUIET).toList();
        tell(folder);
        return tests.stream();
    }

    private static void tell(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path told :
                    files.filter(file -> file.endsWith("told")).sorted().toList()) {
                Files.readAllLines(told).forEach(line -> System.out.println("leaks: " + line));
            }
        }
    }

    private static void note(Path folder, String line) {
        try {
            Files.writeString(
                    folder.resolve("told"), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @FunctionalInterface
    private interface Pair {
        void makeAndClose() throws Exception;
    }

    /** Each of the main types, made and closed again and again. */
    static final class Pairs {

        /** Less than any native object that could leak each time, with what malloc adds. */
        private static final long PER_PAIR = 16;

        /** Of few large objects. */
        private static final long NOISE = 64 << 10;

        /** What does not leak each time shows in one of so many: the JVM allocates for itself now and then. */
        private static final int ATTEMPTS = 8;

        static void of_what_needs_no_database(Path folder) throws Exception {
            byte[] text = b("a bound of some length, so that it is seen when it is not freed");
            Map<String, Pair> pairs = new LinkedHashMap<>();
            pairs.put("Options", () -> new Options().setCreateIfMissing(true).close());
            pairs.put("ReadOptions", () -> new ReadOptions().close());
            pairs.put("ReadOptions with bounds", () -> {
                try (ReadOptions options = new ReadOptions().setUpperBound(text)) {
                    options.setLowerBound(text).setUpperBound(text);
                }
            });
            pairs.put("WriteOptions", () -> new WriteOptions().close());
            pairs.put("FlushOptions", () -> new FlushOptions().close());
            pairs.put("WriteBatch", () -> {
                try (WriteBatch batch = new WriteBatch()) {
                    batch.put(text, text);
                }
            });
            pairs.put("WriteBatchWithIndex", () -> {
                try (WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                    batch.put(text, text);
                }
            });
            pairs.put("Cache", () -> Cache.newLRUCache(1000).close());
            pairs.put("Filter, transferred", () -> {
                try (BlockBasedTableConfig table = new BlockBasedTableConfig()) {
                    table.setFilterPolicy(Filter.newBloomFilter(10));
                }
            });
            pairs.put("SliceTransform, transferred", () -> {
                try (Options options = new Options()) {
                    options.setPrefixExtractor(SliceTransform.newFixedPrefixTransform(2));
                }
            });
            pairs.put("callbacks, transferred and borrowed", () -> {
                // RocksDB takes over the one and borrows the other.
                try (CompactionFilter filter = new CompactionFilter("f", (level, key, value) -> FilterDecision.KEEP);
                        Options options = new Options()) {
                    options.setMergeOperator(new MergeOperator("m", (key, old, operands) -> old));
                    options.setCompactionFilter(filter);
                }
            });
            pairs.put("WriteOptions in a confined arena", () -> {
                try (Arena arena = Arena.ofConfined()) {
                    new WriteOptions().in(arena).setSync(false);
                }
            });
            measure(folder, pairs);
        }

        static void of_what_belongs_to_a_database(Path folder) throws Exception {
            try (Env env = Env.newMemEnv();
                    Options options = new Options().setCreateIfMissing(true).setEnv(env);
                    RocksDB db = RocksDB.open(options, "/db");
                    ReadOptions read = new ReadOptions()) {
                byte[] key = b("k");
                db.put(key, new byte[1000]);
                TestDb.flush(db);
                Map<String, Pair> pairs = new LinkedHashMap<>();
                pairs.put("RocksIterator", () -> {
                    try (RocksIterator iterator = db.newIterator(read)) {
                        iterator.seekToFirst();
                        iterator.key();
                        iterator.value();
                    }
                });
                pairs.put("Snapshot", () -> {
                    try (Snapshot snapshot = db.getSnapshot()) {
                        snapshot.getSequenceNumber();
                    }
                });
                pairs.put("Snapshot in options", () -> {
                    try (Snapshot snapshot = db.getSnapshot()) {
                        read.setSnapshot(snapshot);
                        read.setSnapshot(null);
                    }
                });
                pairs.put("PinnedValue", () -> {
                    try (PinnedValue pinned = db.getPinned(key)) {
                        pinned.value();
                    }
                });
                pairs.put("PinnableHandle", () -> {
                    try (PinnableHandle pinned = db.getPinnableHandle(key)) {
                        assertThat(pinned.isClosed()).isFalse();
                    }
                });
                pairs.put("ColumnFamilyHandle of the default", () -> db.getDefaultColumnFamily()
                        .close());
                pairs.put("Checkpoint", () -> Checkpoint.create(db).close());
                pairs.put("get", () -> db.get(key));
                pairs.put("multi-get", () -> db.multiGetAsList(List.of(key, key, b("none"))));
                pairs.put("an error", () -> {
                    try {
                        RocksDB.openReadOnly(options, "/none", false).close();
                    } catch (RocksDBException expected) {
                        assertThat(expected.getStatus().getState()).isNotNull();
                    }
                });
                measure(folder, pairs);
            }
        }

        static void of_transactions(Path folder) throws Exception {
            try (Env env = Env.newMemEnv();
                    Options options = new Options().setCreateIfMissing(true).setEnv(env);
                    TransactionDBOptions more = new TransactionDBOptions();
                    WriteOptions write = new WriteOptions();
                    TransactionOptions plain = new TransactionOptions();
                    TransactionDB db = TransactionDB.open(options, more, "/db")) {
                measure(
                        folder,
                        Map.of(
                                "Transaction",
                                () -> {
                                    try (Transaction transaction = db.beginTransaction()) {
                                        transaction.getForUpdate(b("k"), true);
                                        transaction.put(b("k"), b("v"));
                                        transaction.rollback();
                                    }
                                },
                                "Transaction, used again",
                                () -> {
                                    Transaction old = db.beginTransaction();
                                    old.rollback();
                                    db.beginTransaction(write, plain, old).close();
                                }));
            }
        }

        static void of_databases(Path folder) throws Exception {
            try (Env env = Env.newMemEnv();
                    Options options = new Options().setCreateIfMissing(true).setEnv(env)) {
                measure(folder, PAIRS / 50, Map.of("RocksDB with a column family and an iterator", () -> {
                    RocksDB db = RocksDB.open(options, "/db");
                    ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                    db.newIterator(family);
                    db.dropColumnFamily(family);
                    db.close();
                    RocksDB.destroyDB(options, "/db");
                }));
            }
        }

        static void of_envs_with_a_cache(Path folder) throws Exception {
            measure(folder, PAIRS / 50, Map.of("Env with a database, a copy of options and a cache", () -> {
                try (Env env = Env.newMemEnv();
                        Cache cache = Cache.newLRUCache(1 << 20);
                        BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache);
                        Options plain = new Options().setCreateIfMissing(true).setTableFormatConfig(tables);
                        Options options = new Options(plain).setEnv(env);
                        RocksDB db = RocksDB.open(options, "/db");
                        ColumnFamilyHandle family = db.createColumnFamily(plain, "f")) {
                    db.put(family, b("k"), new byte[1 << 16]);
                }
            }));
        }

        private static void measure(Path folder, Map<String, Pair> pairs) throws Exception {
            measure(folder, PAIRS, pairs);
        }

        private static void measure(Path folder, int count, Map<String, Pair> pairs) throws Exception {
            for (Map.Entry<String, Pair> each : pairs.entrySet()) {
                repeat(Math.min(count, 3_000), each.getValue());
                Growth growth = grow(count, each.getValue());
                for (int i = 1; i < ATTEMPTS && growth.isSeen(count); i++) {
                    growth = grow(count, each.getValue());
                }
                String what = count + " of " + each.getKey();
                note(folder, what + ": " + growth);
                assertThat(growth.isSeen(count))
                        .as("what is left of " + what + ": " + growth)
                        .isFalse();
            }
        }

        /** Bytes more than before. */
        private record Growth(long allocated, long resident, long residentBefore) {

            boolean isSeen(int count) {
                long few = Math.max(NOISE, count * PER_PAIR);
                return allocated > few || resident > Math.max(residentBefore / 20, few);
            }

            @Override
            public String toString() {
                return allocated + " bytes of malloc's, " + (resident >> 10) + " kB resident";
            }
        }

        private static Growth grow(int count, Pair pair) throws Exception {
            Memory.settle();
            long allocated = Memory.allocated();
            long resident = Memory.resident();
            repeat(count, pair);
            Memory.settle();
            return new Growth(Memory.allocated() - allocated, Memory.resident() - resident, resident);
        }

        private static void repeat(int count, Pair pair) throws Exception {
            for (int i = 0; i < count; i++) {
                pair.makeAndClose();
            }
        }
    }

    /** Everything that an application does all day. */
    static final class Mixed {

        private static final int STEPS = 10;

        static void operations(Path folder) throws Exception {
            Random random = new Random(Soak.SEED);
            byte[] value = new byte[200];
            // A cache that is full when it is measured first.
            try (Cache cache = Cache.newLRUCache(1 << 20);
                    BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache);
                    Options options = new Options()
                            .setCreateIfMissing(true)
                            .setWriteBufferSize(1 << 20)
                            .setTableFormatConfig(table)
                            .setMaxOpenFiles(50);
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString())) {
                for (int i = 0; i < OPERATIONS / 3; i++) {
                    operate(db, random, value);
                }
                Memory.settle();
                long start = Memory.resident();
                long highest = start;
                for (int step = 0; step < STEPS; step++) {
                    for (int i = 0; i < OPERATIONS / STEPS; i++) {
                        operate(db, random, value);
                    }
                    Memory.settle();
                    highest = Math.max(highest, Memory.resident());
                }
                note(
                        folder,
                        OPERATIONS + " mixed operations, resident " + (start >> 10) + " kB at first, " + (highest >> 10)
                                + " kB at most, rockspan.seed=" + Soak.SEED);
                assertThat(highest).as("resident, from " + start).isLessThan(start + start / 20);
            }
        }

        private static void operate(RocksDB db, Random random, byte[] value) {
            byte[] key = b("key" + random.nextInt(5_000));
            switch (random.nextInt(20)) {
                case 0 -> db.delete(key);
                case 1 -> {
                    try (WriteBatch batch = new WriteBatch()) {
                        batch.put(key, value);
                        batch.delete(b("key" + random.nextInt(5_000)));
                        db.write(batch);
                    }
                }
                case 2 -> {
                    try (Snapshot snapshot = db.getSnapshot();
                            ReadOptions options = new ReadOptions().setSnapshot(snapshot)) {
                        db.get(options, key);
                    }
                }
                case 3 -> {
                    try (ReadOptions options = new ReadOptions().setLowerBound(key);
                            RocksIterator iterator = db.newIterator(options)) {
                        iterator.seekToFirst();
                        for (int i = 0; i < 10 && iterator.isValid(); i++) {
                            iterator.key();
                            iterator.value();
                            iterator.next();
                        }
                    }
                }
                case 4 -> {
                    PinnedValue pinned = db.getPinned(key);
                    if (pinned != null) {
                        try (pinned) {
                            assertThat(pinned.value().byteSize()).isEqualTo(value.length);
                        }
                    }
                }
                case 5 -> db.multiGetAsList(List.of(key, key, value));
                case 6, 7, 8, 9 -> db.put(key, value);
                default -> db.get(key);
            }
        }
    }

    @Test
    void the_measure_sees_a_leak(@TempDir Path folder) {
        ChildJvm.Outcome outcome = ChildJvm.runWith(QUIET, folder, Leaking.class, folder.toString());
        assertThat(outcome.exit()).as(outcome::describe).isNotZero();
        assertThat(outcome.output()).contains("what is left of " + PAIRS + " of something forgotten");
    }

    /** Forgets what it makes. */
    static final class Leaking {
        private Leaking() {}

        public static void main(String... arguments) throws Exception {
            Pairs.measure(Path.of(arguments[0]), Map.of("something forgotten", () -> new WriteOptions().setSync(true)));
        }
    }
}
