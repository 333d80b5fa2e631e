package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.Comparator;
import dev.rockspan.MergeOperator;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.Transaction;
import dev.rockspan.testing.Scenarios;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Callbacks that call the database by a call of which they are called. */
class CallingInCallbacksTest {

    @TestFactory
    Stream<DynamicTest> is_refused(@TempDir Path folder) {
        return Scenarios.of(Cases.class, folder);
    }

    static final class Cases {

        /** Does something once, when it is called while it is on. */
        private static final class Once {
            private Runnable action = () -> {};

            void set(Runnable next) {
                action = next;
            }

            void run() {
                Runnable now = action;
                action = () -> {};
                now.run();
            }
        }

        private static void within(Path folder, List<String> outer) throws Exception {
            Once inner = new Once();
            try (MergeOperator operator = new MergeOperator("last", (key, existing, operands) -> {
                        inner.run();
                        return operands.getLast();
                    });
                    Options options = new Options().setCreateIfMissing(true).setMergeOperator(operator);
                    OptimisticTransactionDB transactions = OptimisticTransactionDB.open(options, folder.toString());
                    RocksDB db = transactions.getBaseDB();
                    Transaction transaction = transactions.beginTransaction()) {
                db.put(b("other"), b("value"));
                db.merge(b("merged"), b("1"));
                List<Runnable> reads = List.of(
                        () -> db.get(b("other")),
                        () -> db.getPinned(b("other")).close(),
                        () -> db.multiGetAsList(List.of(b("other"))),
                        () -> transaction.get(b("other")),
                        () -> db.newIterator().close());
                for (String call : outer) {
                    for (Runnable read : reads) {
                        inner.set(read);
                        // Of many keys, RocksDB's own error has it with it.
                        assertThat(catchThrowable(() -> call(call, db, transaction)))
                                .as(call)
                                .satisfies(thrown -> assertThat(
                                                Stream.concat(Stream.of(thrown), Stream.of(thrown.getSuppressed())))
                                        .hasAtLeastOneElementOfType(IllegalStateException.class)
                                        .anySatisfy(each -> assertThat(each)
                                                .hasMessageContaining("cannot be used in this callback")));
                        call(call, db, transaction);
                        read.run();
                    }
                }
            }
        }

        private static void call(String call, RocksDB db, Transaction transaction) throws Exception {
            switch (call) {
                case "get" -> db.get(b("merged"));
                case "multiGet" -> db.multiGetAsList(List.of(b("merged")));
                case "transaction" -> transaction.get(b("merged"));
                case "virtual" -> {
                    Throwable[] thrown = new Throwable[1];
                    Thread.ofVirtual()
                            .start(() -> {
                                try {
                                    db.get(b("merged"));
                                } catch (Throwable t) {
                                    thrown[0] = t;
                                }
                            })
                            .join();
                    if (thrown[0] instanceof RuntimeException e) {
                        throw e;
                    }
                }
                default -> throw new AssertionError(call);
            }
        }

        static void reads_within_reads(Path folder) throws Exception {
            within(folder, List.of("get", "multiGet", "transaction", "virtual"));
        }

        static void reads_while_entries_are_gone_through(Path folder) {
            Once inner = new Once();
            try (MergeOperator operator = new MergeOperator("last", (key, existing, operands) -> {
                        inner.run();
                        return operands.getLast();
                    });
                    Options options = new Options().setCreateIfMissing(true).setMergeOperator(operator);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("other"), b("value"));
                db.merge(b("merged"), b("1"));
                byte[][] read = new byte[1][];
                try (RocksIterator iterator = db.newIterator()) {
                    inner.set(() -> read[0] = db.get(b("other")));
                    iterator.seekToFirst();
                    assertThat(iterator.key()).isEqualTo(b("merged"));
                }
                assertThat(read[0]).isEqualTo(b("value"));
            }
        }

        static void writes_within_writes(Path folder) {
            Once inner = new Once();
            try (Comparator comparator = new Comparator("bytes", (x, y) -> {
                        inner.run();
                        return Arrays.compareUnsigned(array(x), array(y));
                    });
                    Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("a"), b("1"));
                inner.set(() -> db.put(b("c"), b("1")));
                assertThatIllegalStateException()
                        .isThrownBy(() -> db.put(b("b"), b("1")))
                        .withMessageContaining("cannot be used in this callback");
            }
        }

        private static byte[] array(MemorySegment key) {
            return key.toArray(ValueLayout.JAVA_BYTE);
        }
    }
}
