package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.Cache;
import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Comparator;
import dev.rockspan.ComparatorCallbacks;
import dev.rockspan.Env;
import dev.rockspan.LatestOptions;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.Transaction;
import dev.rockspan.WriteBatchWithIndex;
import dev.rockspan.runtime.CallbackErrors;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Orders of keys that throw or contradict themselves, while batches with an index and transactions are read. */
class LostIndexOrderTest {

    @TestFactory
    Stream<DynamicTest> is_survived(@TempDir Path folder) {
        return Scenarios.of(Cases.class, folder);
    }

    /** In a JVM without an order of Java code, since that is what RocksDB's own were told apart by. */
    @TestFactory
    Stream<DynamicTest> is_survived_where_a_text_names_an_order(@TempDir Path folder) {
        return Scenarios.of(OfText.class, folder);
    }

    /** The same where the text is in a file. */
    @TestFactory
    Stream<DynamicTest> is_survived_where_a_file_names_an_order(@TempDir Path folder) {
        return Scenarios.of(OfFile.class, folder);
    }

    private static final String REVERSE = "rocksdb.ReverseBytewiseComparator";

    static final class OfText {
        static void writes_with_and_without_the_default_column_family(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options reverse = new Options()) {
                options.getOptionsFromString("comparator=" + REVERSE, reverse);
                Cases.mixWrites(reverse, folder);
            }
        }
    }

    static final class OfFile {
        static void writes_with_and_without_the_default_column_family(Path folder) throws IOException {
            Path old = folder.resolve("old");
            TestDb.open(old).close();
            TestDb.changeOptionsFile(old, "comparator=leveldb.BytewiseComparator", "comparator=" + REVERSE);
            try (Env env = Env.getDefault();
                    Cache cache = Cache.newLRUCache(0)) {
                LatestOptions latest = Options.loadLatestOptions(old.toString(), env, false, cache);
                try (Options database = latest.dbOptions();
                        Options reverse = latest.columnFamilyOptions().getFirst()) {
                    Cases.mixWrites(reverse.setCreateIfMissing(true), folder.resolve("new"));
                }
            }
        }
    }

    static final class Cases {

        private static final int ROUNDS = 60;

        /** An order of bytes, case apart, until it is lost. */
        private static final class Order implements ComparatorCallbacks {
            private final IntBinaryOperator lost;
            private int rest = Integer.MAX_VALUE;

            Order(IntBinaryOperator lost) {
                this.lost = lost;
            }

            void endAfter(int answers) {
                rest = answers;
            }

            @Override
            public int compare(MemorySegment a, MemorySegment b) {
                int right = text(a).compareToIgnoreCase(text(b));
                return rest-- > 0 ? right : lost.applyAsInt(right, rest);
            }

            private static String text(MemorySegment key) {
                return s(key.toArray(ValueLayout.JAVA_BYTE));
            }
        }

        static void that_throw(Path folder) {
            misuse(folder, false, true, (_, _) -> {
                throw new IllegalStateException("on purpose");
            });
        }

        static void that_throw_where_iterators_have_bounds(Path folder) {
            misuse(folder, true, true, (_, _) -> {
                throw new IllegalStateException("on purpose");
            });
        }

        static void that_answer_by_chance(Path folder) {
            Random random = new Random(5);
            misuse(folder, false, false, (_, _) -> random.nextInt(3) - 1);
        }

        static void that_answer_by_chance_where_iterators_have_bounds(Path folder) {
            Random random = new Random(6);
            misuse(folder, true, false, (_, _) -> random.nextInt(3) - 1);
        }

        static void that_turn_round(Path folder) {
            misuse(folder, false, false, (right, _) -> -right);
        }

        /** They have the same number, and RocksDB knows orders by that. */
        static void of_column_families_of_two_databases(Path folder) {
            Order reverse = new Order((right, _) -> -right);
            reverse.endAfter(0);
            try (Comparator comparator = new Comparator("reverse", reverse);
                    Options options = new Options().setCreateIfMissing(true);
                    Options reversed = new Options().setCreateIfMissing(true).setComparator(comparator);
                    RocksDB db = RocksDB.open(options, folder.resolve("a").toString());
                    RocksDB other = RocksDB.open(options, folder.resolve("b").toString());
                    ColumnFamilyHandle family = db.createColumnFamily(options, "family");
                    ColumnFamilyHandle sameNumber = other.createColumnFamily(reversed, "family")) {
                for (int round = 0; round < ROUNDS; round++) {
                    Random random = new Random(round);
                    try (WriteBatchWithIndex batch = new WriteBatchWithIndex(0, random.nextBoolean())) {
                        for (int i = 0; i < 20; i++) {
                            batch.put(family, key(random), b("here"));
                            assertThatIllegalStateException()
                                    .isThrownBy(() -> batch.put(sameNumber, key(random), b("there")))
                                    .withMessageContaining("column families of another database");
                        }
                        try (RocksIterator iterator = batch.newIteratorWithBase(family, db.newIterator(family))) {
                            iterator.seekToLast();
                            iterator.prev();
                        }
                        batch.clear();
                        batch.put(sameNumber, key(random), b("there"));
                    }
                }
            }
        }

        /** RocksDB knew them for good, and not that they had been freed. */
        static void of_databases_that_are_closed(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    ReadOptions reads = new ReadOptions();
                    RocksDB other = RocksDB.open(options, folder.resolve("other").toString());
                    ColumnFamilyHandle family = other.createColumnFamily(options, "family");
                    ColumnFamilyHandle byDefault = other.getDefaultColumnFamily()) {
                List<Consumer<WriteBatchWithIndex>> uses = List.of(
                        batch -> batch.getFromBatch(options, b("b")),
                        batch -> batch.getFromBatch(family, options, b("b")),
                        batch -> batch.getFromBatchAndDB(other, reads, b("b")),
                        batch -> batch.getFromBatchAndDB(byDefault, other, reads, b("b")),
                        batch -> batch.getFromBatchAndDB(family, other, reads, b("b")),
                        batch -> {
                            try (RocksIterator iterator = batch.newIteratorWithBase(other.newIterator())) {
                                iterator.seek(b("b"));
                            }
                        },
                        batch -> {
                            try (RocksIterator iterator =
                                    batch.newIteratorWithBase(family, other.newIterator(family))) {
                                iterator.seek(b("b"));
                            }
                        },
                        batch -> batch.put(b("c"), b("value")),
                        batch -> {
                            batch.clear();
                            batch.put(b("c"), b("value"));
                            batch.put(b("d"), b("value"));
                        });
                for (int use = 0; use < uses.size(); use++) {
                    try (WriteBatchWithIndex batch = ofClosed(folder.resolve("closed" + use))) {
                        uses.get(use).accept(batch);
                    }
                }
            }
        }

        static void of_databases_that_are_closed_before_transactions(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDB db = OptimisticTransactionDB.open(
                            options, folder.resolve("db").toString());
                    Transaction transaction = db.beginTransaction();
                    ReadOptions reads = new ReadOptions()) {
                try (WriteBatchWithIndex batch = transaction.getWriteBatch()) {
                    fillByClosed(folder.resolve("closed"), batch, "default");
                }
                transaction.get(reads, b("b"));
                transaction.put(b("c"), b("value"));
            }
        }

        private static WriteBatchWithIndex ofClosed(Path folder) {
            WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
            fillByClosed(folder, batch, "default", "family");
            return batch;
        }

        private static void fillByClosed(Path folder, WriteBatchWithIndex batch, String... names) {
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Comparator comparator = new Comparator("order", new Order((right, _) -> right));
                    Options options = new Options()
                            .setCreateIfMissing(true)
                            .setCreateMissingColumnFamilies(true)
                            .setComparator(comparator);
                    RocksDB _ = RocksDB.open(
                            options,
                            folder.toString(),
                            List.of(names),
                            Collections.nCopies(names.length, options),
                            families)) {
                for (ColumnFamilyHandle each : families) {
                    batch.put(each, b("a"), b("value"));
                    batch.put(each, b("b"), b("value"));
                }
            }
        }

        /** RocksDB changes from one order to the other when the default column family is named. */
        static void of_writes_with_and_without_the_default_column_family(Path folder) {
            Order reverse = new Order((right, _) -> -right);
            reverse.endAfter(0);
            try (Comparator comparator = new Comparator("reverse", reverse);
                    Options options = new Options().setCreateIfMissing(true).setComparator(comparator)) {
                mixWrites(options, folder);
            }
        }

        private static void mixWrites(Options options, Path folder) {
            try (RocksDB db = RocksDB.open(options, folder.toString());
                    ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                for (int round = 0; round < ROUNDS; round++) {
                    Random random = new Random(round);
                    try (WriteBatchWithIndex batch = new WriteBatchWithIndex(0, random.nextBoolean())) {
                        boolean named = random.nextBoolean();
                        if (named) {
                            batch.put(family, key(random), b("named"));
                        }
                        for (int i = 0; i < 20; i++) {
                            batch.put(key(random), b("not named"));
                        }
                        if (named) {
                            batch.put(family, key(random), b("named"));
                        } else {
                            assertThatIllegalStateException()
                                    .isThrownBy(() -> batch.put(family, key(random), b("named")))
                                    .withMessageContaining("name columnFamily in all writes, or in none");
                            assertThatIllegalStateException().isThrownBy(() -> batch.delete(family, key(random)));
                        }
                        try (RocksIterator iterator = batch.newIteratorWithBase(family, db.newIterator(family))) {
                            for (int i = 0; i < 100; i++) {
                                move(iterator, random);
                            }
                        }
                        batch.clear();
                        batch.put(family, key(random), b("named"));
                    }
                }
            }
        }

        private static void move(RocksIterator iterator, Random random) {
            switch (random.nextInt(6)) {
                case 0 -> iterator.seekToFirst();
                case 1 -> iterator.seekToLast();
                case 2 -> iterator.seek(key(random));
                case 3 -> iterator.seekForPrev(key(random));
                case 4 -> {
                    if (iterator.isValid()) {
                        iterator.next();
                    }
                }
                default -> {
                    if (iterator.isValid()) {
                        iterator.prev();
                    }
                }
            }
        }

        /** RocksDB does not survive everything that contradicts itself where there is something stored. */
        private static void misuse(Path folder, boolean bounds, boolean stored, IntBinaryOperator lost) {
            CallbackErrors.setHandler((_, _) -> {});
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDB transactions =
                            OptimisticTransactionDB.open(options, folder.toString());
                    RocksDB db = transactions.getBaseDB()) {
                for (int round = 0; round < ROUNDS; round++) {
                    misuse(transactions, db, new Random(round), bounds, stored, new Order(lost));
                }
            }
        }

        private static void misuse(
                OptimisticTransactionDB transactions, RocksDB db, Random random, boolean bounds, boolean stored, Order order) {
            try (Comparator comparator = new Comparator("order", order);
                    Options options = new Options().setComparator(comparator).setUInt64AddMergeOperator();
                    ReadOptions reading = new ReadOptions();
                    ColumnFamilyHandle family = db.createColumnFamily(options, "family" + random.nextLong());
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, random.nextBoolean());
                    Transaction transaction = transactions.beginTransaction()) {
                if (bounds) {
                    reading.setIterateLowerBound(key(random)).setIterateUpperBound(key(random));
                }
                for (int i = stored ? random.nextInt(20) : 0; i > 0; i--) {
                    db.put(family, key(random), b("old"));
                }
                for (int i = 1 + random.nextInt(20); i > 0; i--) {
                    write(batch, transaction, family, random);
                }
                List<RocksIterator> iterators = List.of(
                        batch.newIteratorWithBase(family, db.newIterator(family, reading), reading),
                        transaction.newIterator(family, reading));
                iterators.forEach(iterator -> iterator.seek(key(random)));
                order.endAfter(random.nextInt(80));
                for (int i = 0; i < 60; i++) {
                    RocksIterator iterator = iterators.get(random.nextInt(2));
                    attempt(() -> use(iterator, batch, transaction, family, random));
                }
                attempt(() -> db.dropColumnFamily(family));
            }
        }

        private static void use(
                RocksIterator iterator,
                WriteBatchWithIndex batch,
                Transaction transaction,
                ColumnFamilyHandle family,
                Random random) {
            if (random.nextInt(8) == 0) {
                write(batch, transaction, family, random);
            } else {
                move(iterator, random);
            }
        }

        private static void write(
                WriteBatchWithIndex batch, Transaction transaction, ColumnFamilyHandle family, Random random) {
            switch (random.nextInt(4)) {
                case 0 -> {
                    batch.merge(family, key(random), b("more"));
                    transaction.merge(family, key(random), b("more"));
                }
                case 1 -> {
                    batch.delete(family, key(random));
                    transaction.delete(family, key(random));
                }
                default -> {
                    batch.put(family, key(random), b("new"));
                    transaction.put(family, key(random), b("new"));
                }
            }
        }

        private static void attempt(Runnable use) {
            try {
                use.run();
            } catch (IllegalStateException | RocksDBException e) {
                // of the order, sooner or later
            }
        }

        private static byte[] key(Random random) {
            String key = "key" + random.nextInt(30);
            return b(random.nextBoolean() ? key : key.toUpperCase(java.util.Locale.ROOT));
        }

        static void what_is_read_is_in_the_order_of_the_java_code(Path folder) {
            Order descending = new Order((right, _) -> -right);
            descending.endAfter(0);
            try (Comparator comparator = new Comparator("descending", descending);
                    Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
                    OptimisticTransactionDB transactions =
                            OptimisticTransactionDB.open(options, folder.toString());
                    Transaction transaction = transactions.beginTransaction()) {
                List<String> keys = new ArrayList<>(IntStream.range(0, 3000)
                        .mapToObj(i -> String.format("%05d", i))
                        .toList());
                Collections.shuffle(keys, new Random(7));
                keys.forEach(key -> transaction.put(b(key), b(key)));
                keys.sort(java.util.Comparator.reverseOrder());
                try (RocksIterator iterator = transaction.newIterator()) {
                    assertThat(keysOf(iterator)).isEqualTo(keys);
                }
            }
        }

        /** The order may be another one then: nothing of the old one is left in the index. */
        static void a_batch_that_is_cleared_forgets_the_order_it_had(Path folder) {
            Order order = new Order((right, _) -> -right);
            try (Comparator comparator = new Comparator("order", order);
                    Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    ColumnFamilyHandle family = db.createColumnFamily(options, "family");
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                for (String key : List.of("a", "b", "c")) {
                    batch.put(family, b(key), b(key));
                }
                batch.clear();
                order.endAfter(0);
                for (String key : List.of("a", "b", "c")) {
                    batch.put(family, b(key), b(key));
                }
                try (RocksIterator iterator = batch.newIteratorWithBase(family, db.newIterator(family))) {
                    assertThat(keysOf(iterator)).containsExactly("c", "b", "a");
                }
            }
        }

        private static List<String> keysOf(RocksIterator iterator) {
            List<String> keys = new ArrayList<>();
            for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                keys.add(s(iterator.key()));
            }
            return keys;
        }
    }
}
