package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Comparator;
import dev.rockspan.ComparatorCallbacks;
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
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Orders of keys that contradict themselves, while what is in memory and in several files is read. */
class ContradictingOrderTest {

    @TestFactory
    Stream<DynamicTest> is_survived(@TempDir Path folder) {
        return Scenarios.of(Cases.class, folder);
    }

    static final class Cases {

        private static final int ROUNDS = 40;
        private static final int KEYS = 40;

        /** What is said of two numbers, once the order is lost. */
        private interface Lost {
            int compare(int a, int b);
        }

        private static final class Order implements ComparatorCallbacks {
            private final Lost lost;
            private volatile boolean isLost;

            Order(Lost lost) {
                this.lost = lost;
            }

            @Override
            public int compare(MemorySegment a, MemorySegment b) {
                int one = number(a);
                int other = number(b);
                return isLost ? lost.compare(one, other) : Integer.compare(one, other);
            }

            private static int number(MemorySegment key) {
                return Integer.parseInt(s(key.toArray(ValueLayout.JAVA_BYTE)));
            }
        }

        static void iterators_turn_in_an_order_by_chance(Path folder) {
            Random random = new Random(1);
            turn(folder, (_, _) -> random.nextInt(3) - 1);
        }

        static void iterators_turn_in_an_order_that_is_wrong_now_and_then(Path folder) {
            Random random = new Random(2);
            turn(folder, (a, b) -> random.nextInt(10) == 0 ? random.nextInt(3) - 1 : Integer.compare(a, b));
        }

        /** What looks for contradictions is told what fits, so that iterators are left to the order. */
        static void iterators_turn_in_an_order_that_is_not_found_out(Path folder) {
            Random random = new Random(4);
            int[] answer = new int[1];
            boolean[] opposite = new boolean[1];
            turn(folder, (a, b) -> {
                boolean first = !isWatched();
                if (first) {
                    answer[0] = a == b ? 0 : random.nextBoolean() ? 1 : -1;
                } else if (!opposite[0]) {
                    return Integer.compare(a, b);
                }
                opposite[0] = first;
                return first ? answer[0] : -answer[0];
            });
        }

        private static boolean isWatched() {
            return StackWalker.getInstance()
                    .walk(frames -> frames.anyMatch(frame -> frame.getClassName().endsWith(".OrderWatch")));
        }

        static void iterators_turn_after_an_exception(Path folder) {
            turn(folder, (_, _) -> {
                throw new IllegalStateException("on purpose");
            });
        }

        static void many_keys_are_read_at_once_in_an_order_by_chance(Path folder) {
            Random random = new Random(3);
            readMany(folder, (_, _) -> random.nextInt(3) - 1);
        }

        static void many_keys_are_read_at_once_when_each_is_before_every_other(Path folder) {
            readMany(folder, (_, _) -> -1);
        }

        private static void readMany(Path folder, Lost lost) {
            Order order = new Order(lost);
            try (Comparator comparator = new Comparator("order", order);
                    Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                order.isLost = true;
                List<byte[]> keys = new ArrayList<>();
                for (int i = 0; i < 1000; i++) {
                    keys.add(b(Integer.toString(i)));
                }
                for (int round = 0; round < ROUNDS; round++) {
                    Collections.shuffle(keys, new Random(round));
                    db.multiGetAsList(keys);
                }
            }
        }

        private static void turn(Path folder, Lost lost) {
            CallbackErrors.setHandler((_, _) -> {});
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDB transactions = OptimisticTransactionDB.open(options, folder.toString());
                    RocksDB db = transactions.getBaseDB()) {
                for (int round = 0; round < ROUNDS; round++) {
                    turn(transactions, db, new Random(round), new Order(lost));
                }
            }
        }

        private static void turn(OptimisticTransactionDB transactions, RocksDB db, Random random, Order order) {
            try (Comparator comparator = new Comparator("order", order);
                    Options options =
                            new Options().setComparator(comparator).setDisableAutoCompactions(true);
                    ReadOptions reading = new ReadOptions();
                    ColumnFamilyHandle family = db.createColumnFamily(options, "family" + random.nextLong());
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                    Transaction transaction = transactions.beginTransaction()) {
                for (int file = random.nextInt(4); file >= 0; file--) {
                    for (int i = 0; i < 20; i++) {
                        db.put(family, key(random), b("value"));
                    }
                    if (file > 0) {
                        db.flush(family);
                    }
                }
                for (int i = random.nextInt(5); i > 0; i--) {
                    batch.put(family, key(random), b("new"));
                    transaction.put(family, key(random), b("new"));
                }
                List<RocksIterator> iterators = List.of(
                        db.newIterator(family, reading),
                        batch.newIteratorWithBase(family, db.newIterator(family, reading), reading),
                        transaction.newIterator(family, reading));
                iterators.forEach(iterator -> iterator.seek(key(random)));
                order.isLost = true;
                for (int i = 0; i < 300; i++) {
                    RocksIterator iterator = iterators.get(random.nextInt(iterators.size()));
                    try {
                        move(iterator, random);
                    } catch (IllegalStateException | RocksDBException e) {
                        // of the order, sooner or later
                    }
                }
                transaction.close();
                db.dropColumnFamily(family);
            }
        }

        private static void move(RocksIterator iterator, Random random) {
            switch (random.nextInt(12)) {
                case 0 -> iterator.seekToFirst();
                case 1 -> iterator.seekToLast();
                case 2 -> iterator.seek(key(random));
                case 3 -> iterator.seekForPrev(key(random));
                case 4, 5, 6, 7 -> iterator.next();
                default -> iterator.prev();
            }
        }

        private static byte[] key(Random random) {
            return b(Integer.toString(random.nextInt(KEYS)));
        }
    }
}
