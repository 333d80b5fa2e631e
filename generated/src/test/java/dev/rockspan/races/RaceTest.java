package dev.rockspan.races;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Env;
import dev.rockspan.FlushOptions;
import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.Snapshot;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.WriteBatch;
import dev.rockspan.races.Rounds.Action;
import dev.rockspan.races.Rounds.Round;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.Soak;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Everything against close. */
class RaceTest {

    private static final Duration TIME = Soak.time(700, 30);

    @TestFactory
    Stream<DynamicTest> closing(@TempDir Path folder) {
        List<DynamicTest> tests = Scenarios.of(Closing.class, folder, ChildJvm.WELL_COMPILED).toList();
        tests.forEach(test -> System.out.println(
                "race " + test.getDisplayName() + ": " + Rounds.told(folder.resolve(test.getDisplayName()))));
        return tests.stream();
    }

    /** One thing each, closed while others use it. */
    static final class Closing {

        private static final Env MEMORY = Env.newMemEnv();
        private static final Options OPTIONS = new Options()
                .setCreateIfMissing(true)
                .setEnv(MEMORY)
                .setWriteBufferSize(64 << 10)
                .setStatsDumpPeriodSec(0);
        private static int databases;

        static void a_database(Path folder) throws Exception {
            Rounds.run(folder, TIME, random -> {
                RocksDB db = open();
                return new Round(List.of(anything(db), anything(db)), List.of(db), () -> {});
            });
        }

        static void a_database_on_virtual_threads(Path folder) throws Exception {
            ThreadFactory virtual = Thread.ofVirtual().factory();
            Rounds.run(folder, TIME, virtual, random -> {
                RocksDB db = open();
                List<Action> threads = new ArrayList<>();
                for (int i = 0; i < 8; i++) {
                    threads.add(anything(db));
                }
                return new Round(threads, List.of(db), () -> {});
            });
        }

        static void a_database_that_compacts(Path folder) throws Exception {
            Rounds.run(folder, TIME, random -> {
                RocksDB db = open();
                Action flush = _ -> flush(db);
                Action compact = r -> {
                    db.put(key(r), new byte[500]);
                    db.compactRange();
                };
                return new Round(List.of(flush, compact, anything(db)), List.of(db), () -> {});
            });
        }

        static void a_column_family(Path folder) throws Exception {
            RocksDB db = open();
            Rounds.run(folder, TIME, random -> {
                ColumnFamilyHandle family = db.createColumnFamily(OPTIONS, "f" + databases++);
                db.put(family, b("k1"), new byte[1000]);
                flush(db, family);
                Action use = r -> {
                    switch (r.nextInt(6)) {
                        case 0 -> db.get(family, key(r));
                        case 1 -> db.put(family, key(r), new byte[r.nextInt(100)]);
                        case 2 -> readPinned(db.getPinned(family, b("k1")));
                        case 3 -> db.multiGetAsList(List.of(family, family), List.of(key(r), key(r)));
                        case 4 -> iterate(db.newIterator(family));
                        default -> flush(db, family);
                    }
                };
                Action read = r -> {
                    db.get(family, key(r));
                    readPinned(db.getPinned(family, b("k1")));
                    iterate(db.newIterator(family));
                };
                if (random.nextBoolean()) {
                    // Reads only: RocksDB takes no writes any more once one of a dropped column family has failed.
                    db.dropColumnFamily(family);
                    return new Round(List.of(read, read), List.of(family), () -> {});
                }
                return new Round(List.of(use, use), List.of(family), () -> {});
            });
            db.close();
        }

        static void an_iterator(Path folder) throws Exception {
            RocksDB db = open();
            Rounds.run(folder, TIME, random -> {
                ReadOptions options = new ReadOptions().setUpperBound(b("k8"));
                RocksIterator iterator = db.newIterator(options);
                iterator.seekToFirst();
                List<RocksObject> closed = new ArrayList<>(List.of(iterator, options));
                if (random.nextBoolean()) {
                    closed = closed.reversed();
                }
                Action use = r -> {
                    switch (r.nextInt(5)) {
                        case 0 -> iterator.seek(key(r));
                        case 1 -> iterator.seekToLast();
                        case 2 -> iterator.refresh();
                        default -> {
                            if (iterator.isValid()) {
                                assertThat(iterator.key()).hasSizeBetween(2, 3);
                                iterator.value();
                                iterator.next();
                            } else {
                                iterator.seekToFirst();
                            }
                        }
                    }
                };
                return new Round(List.of(use), closed, iterator::close);
            });
            db.close();
        }

        static void a_snapshot(Path folder) throws Exception {
            RocksDB db = open();
            Rounds.run(folder, TIME, random -> {
                Snapshot snapshot = db.getSnapshot();
                Action use = r -> {
                    try (ReadOptions options = new ReadOptions().setSnapshot(snapshot)) {
                        db.get(options, key(r));
                        iterate(db.newIterator(options));
                    }
                    assertThat(snapshot.getSequenceNumber()).isPositive();
                };
                return new Round(List.of(use, use), List.of(snapshot), () -> {});
            });
            db.close();
        }

        static void a_pinned_value(Path folder) throws Exception {
            RocksDB db = open();
            db.put(b("big"), new byte[50_000]);
            flush(db);
            Rounds.run(folder, TIME, random -> {
                PinnedValue pinned = db.getPinned(b("big"));
                if (random.nextBoolean()) {
                    pinned.value(); // from then on closing it has more to do
                }
                Action read = r -> {
                    MemorySegment value = pinned.value();
                    switch (r.nextInt(3)) {
                        case 0 -> assertThat(value.byteSize()).isEqualTo(50_000);
                        case 1 -> assertThat(value.get(ValueLayout.JAVA_BYTE, r.nextInt(50_000)))
                                .isZero();
                        default -> db.put(value.asSlice(0, 1000), value); // as an argument of a native call
                    }
                };
                return new Round(List.of(read, read), List.of(pinned), () -> {});
            });
            db.close();
        }

        static void pinned_values_that_are_handed_on(Path folder) throws Exception {
            Rounds.run(folder, TIME, random -> {
                RocksDB db = open();
                db.put(b("big"), new byte[50_000]);
                flush(db);
                AtomicReference<PinnedValue> handed = new AtomicReference<>();
                Action use = r -> {
                    PinnedValue made = db.getPinned(b("big"));
                    if (r.nextBoolean()) {
                        assertZero(made.value(), r);
                    }
                    PinnedValue other = handed.getAndSet(made);
                    if (other != null) {
                        if (r.nextBoolean()) {
                            assertZero(other.value(), r);
                        }
                        other.close();
                        assertThat(other.isClosed()).isTrue();
                    }
                };
                return new Round(List.of(use, use), List.of(db), () -> {
                    if (handed.get() != null) {
                        handed.get().close();
                    }
                });
            });
        }

        private static void assertZero(MemorySegment value, Random random) {
            assertThat(value.get(ValueLayout.JAVA_BYTE, random.nextInt(50_000))).isZero();
        }

        static void a_batch(Path folder) throws Exception {
            RocksDB db = open();
            Rounds.run(folder, TIME, random -> {
                WriteBatch batch = new WriteBatch();
                Action use = r -> {
                    batch.put(key(r), new byte[r.nextInt(100)]);
                    if (r.nextInt(3) == 0) {
                        db.write(batch);
                        batch.clear();
                    }
                };
                return new Round(List.of(use), List.of(batch), () -> {});
            });
            db.close();
        }

        static void a_transaction(Path folder) throws Exception {
            try (TransactionDBOptions options = new TransactionDBOptions()) {
                TransactionDB db = TransactionDB.open(OPTIONS, options, "/" + databases++);
                Rounds.run(folder, TIME, random -> {
                    Transaction transaction = db.beginTransaction();
                    return new Round(List.of(anything(transaction)), List.of(transaction), () -> {});
                });
                db.close();
            }
        }

        static void a_transaction_database(Path folder) throws Exception {
            try (TransactionDBOptions options = new TransactionDBOptions()) {
                Rounds.run(folder, TIME, random -> {
                    TransactionDB db = TransactionDB.open(OPTIONS, options, "/" + databases++);
                    db.put(b("k1"), b("v"));
                    Transaction one = db.beginTransaction();
                    Action many = r -> {
                        try (Transaction other = db.beginTransaction()) {
                            other.put(b("o" + r.nextInt()), b("v"));
                            other.commit();
                        }
                    };
                    return new Round(List.of(anything(one), many), List.of(db), () -> {});
                });
            }
        }

        static void what_the_garbage_collector_closes(Path folder) throws Exception {
            Rounds.run(folder, TIME, random -> {
                RocksDB db = open().in(Arena.ofAuto());
                RocksIterator iterator = db.newIterator();
                // The handles are reachable from the threads only while these use them.
                RocksDB[] held = {db, db};
                RocksIterator[] walked = {iterator};
                Action reads = r -> {
                    RocksDB used = held(held, 0);
                    used.get(key(r));
                    if (r.nextInt(5) == 0) {
                        held[0] = null;
                    }
                };
                Action walks = r -> {
                    if (walked[0] == null) {
                        throw new IllegalStateException("forgotten");
                    }
                    walked[0].seek(key(r));
                    if (r.nextInt(5) == 0) {
                        walked[0] = null;
                    }
                };
                held[1] = null;
                if (random.nextInt(20) == 0) {
                    System.gc();
                }
                return new Round(List.of(reads, walks), List.of(), () -> {
                    if (random.nextInt(10) == 0) {
                        System.gc();
                    }
                });
            });
        }

        private static RocksDB held(RocksDB[] held, int index) {
            if (held[index] == null) {
                throw new IllegalStateException("forgotten");
            }
            return held[index];
        }

        // ------------------------------------------------------------------------------------ what is done

        private static Action anything(RocksDB db) {
            return r -> {
                switch (r.nextInt(10)) {
                    case 0 -> db.put(key(r), new byte[r.nextInt(1000)]);
                    case 1 -> readPinned(db.getPinned(b("k1")));
                    case 2 -> db.multiGetAsList(List.of(key(r), key(r), key(r)));
                    case 3 -> iterate(db.newIterator());
                    case 4 -> db.getSnapshot().close();
                    case 5 -> {
                        try (WriteBatch batch = new WriteBatch()) {
                            batch.put(key(r), key(r));
                            db.write(batch);
                        }
                    }
                    case 6 -> db.getDefaultColumnFamily().getName();
                    case 7 -> {
                        if (r.nextInt(10) == 0) {
                            flush(db);
                        }
                    }
                    case 8 -> {
                        if (r.nextInt(10) == 0) {
                            db.compactRange();
                        }
                    }
                    default -> db.get(key(r));
                }
            };
        }

        private static Action anything(Transaction transaction) {
            return r -> {
                switch (r.nextInt(8)) {
                    case 0 -> transaction.put(key(r), key(r));
                    case 1 -> transaction.getForUpdate(key(r), true);
                    case 2 -> readPinned(transaction.getPinned(b("k1")));
                    case 3 -> iterate(transaction.newIterator());
                    case 4 -> transaction.rollback();
                    case 5 -> transaction.getWriteBatch().count();
                    case 6 -> {
                        if (r.nextInt(5) == 0) {
                            transaction.commit();
                        }
                    }
                    default -> transaction.get(key(r));
                }
            };
        }

        private static RocksDB open() {
            RocksDB db = RocksDB.open(OPTIONS, "/" + databases++);
            for (int i = 0; i < 20; i++) {
                db.put(b("k" + i), b("value " + i));
            }
            return db;
        }

        private static byte[] key(Random random) {
            return b("k" + random.nextInt(20));
        }

        private static void readPinned(PinnedValue pinned) {
            if (pinned != null) {
                try (pinned) {
                    MemorySegment value = pinned.value();
                    if (value.byteSize() > 0) {
                        value.get(ValueLayout.JAVA_BYTE, 0);
                    }
                }
            }
        }

        private static void iterate(RocksIterator iterator) {
            try (iterator) {
                for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                    iterator.key();
                    iterator.value();
                }
                iterator.status();
            }
        }

        private static void flush(RocksDB db) {
            try (FlushOptions options = new FlushOptions()) {
                db.flush(options);
            }
        }

        private static void flush(RocksDB db, ColumnFamilyHandle family) {
            try (FlushOptions options = new FlushOptions()) {
                db.flush(family, options);
            }
        }
    }
}
