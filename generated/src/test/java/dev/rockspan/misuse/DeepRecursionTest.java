package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.Comparator;
import dev.rockspan.MergeOperator;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.SliceTransform;
import dev.rockspan.raw.Symbols;
import dev.rockspan.testing.Scenarios;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A recursion without end that uses a database which calls back: it ends with a {@link StackOverflowError}, as any other
 * does, and the database goes on. An exception where C enters Java would end the JVM.
 */
@Execution(ExecutionMode.CONCURRENT)
class DeepRecursionTest {

    private static final int ROUNDS = 50;

    @TestFactory
    Stream<DynamicTest> ends_as_any_other(@TempDir Path folder) {
        assumeTrue(
                Symbols.TABLE.isExtended(),
                "Rockspan was built without its native extension, which alone knows how much stack is left");
        return Scenarios.of(Recursions.class, folder);
    }

    static final class Recursions {

        static void with_an_order_of_keys(Path folder) throws Exception {
            try (Comparator order = new Comparator("first", (x, y) -> Byte.compare(first(x), first(y)));
                    Options options = new Options().setComparator(order)) {
                recur(folder, options);
            }
        }

        private static byte first(MemorySegment key) {
            return key.get(ValueLayout.JAVA_BYTE, 0);
        }

        static void with_a_merge_operator(Path folder) throws Exception {
            try (MergeOperator operator = new MergeOperator("last", (key, existing, operands) -> operands.getLast());
                    Options options = new Options().setMergeOperator(operator)) {
                recur(folder, options);
            }
        }

        static void with_a_prefix_extractor(Path folder) throws Exception {
            try (SliceTransform extractor = new SliceTransform("one", key -> 1);
                    Options options =
                            new Options().setPrefixExtractor(extractor).setMemtablePrefixBloomSizeRatio(0.1)) {
                recur(folder, options);
            }
        }

        private static void recur(Path folder, Options options) throws Exception {
            try (RocksDB db = RocksDB.open(options.setCreateIfMissing(true), folder.toString())) {
                for (byte i = 0; i < 100; i++) {
                    db.put(new byte[] {i}, b("value " + i));
                }
                boolean merges = folder.endsWith("with_a_merge_operator");
                if (merges) {
                    db.merge(new byte[] {50}, b("merged"));
                }
                for (Thread.Builder builder :
                        List.of(Thread.ofPlatform().stackSize(512 << 10), Thread.ofPlatform(), Thread.ofVirtual())) {
                    overflow(builder, db);
                }
                assertThat(db.get(new byte[] {50})).isEqualTo(b(merges ? "merged" : "value 50"));
            }
        }

        private static void overflow(Thread.Builder builder, RocksDB db) throws InterruptedException {
            AtomicInteger overflows = new AtomicInteger();
            AtomicReference<@Nullable Throwable> other = new AtomicReference<>();
            Thread thread = builder.start(() -> {
                for (int i = 0; i < ROUNDS; i++) {
                    try {
                        visit(db, i);
                    } catch (StackOverflowError e) {
                        overflows.incrementAndGet();
                    } catch (Throwable e) {
                        other.set(e);
                    }
                }
            });
            thread.join();
            assertThat(other.get()).isNull();
            assertThat(overflows).hasValue(ROUNDS);
        }

        @SuppressWarnings("InfiniteRecursion") // what this is about
        private static void visit(RocksDB db, int round) {
            switch (round % 3) {
                case 0 -> db.get(new byte[] {50});
                case 1 -> db.put(new byte[] {51}, b("again"));
                default -> {
                    try (RocksIterator iterator = db.newIterator()) {
                        iterator.seek(new byte[] {50});
                        iterator.isValid();
                    }
                }
            }
            visit(db, round);
        }
    }
}
