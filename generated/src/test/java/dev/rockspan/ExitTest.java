package dev.rockspan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.testing.ChildJvm;
import dev.rockspan.testing.Tally;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A JVM ends in time and with its exit code, whatever RocksDB's threads are doing: they belong to the JVM once they have
 * called Java, and RocksDB waits for them when the process exits.
 */
@Execution(ExecutionMode.CONCURRENT)
class ExitTest {

    private static final int CODE = 3;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"exit", "halt", "interrupt", "return"})
    void withDatabasesOpenAndThreadsThatHaveCalledBack(String end) {
        assertEnds(Idle.class, end);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit", "halt", "interrupt", "return"})
    void inTheMidstOfACompactionThatCallsBack(String end) {
        assertEnds(Compacting.class, end);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit", "return"})
    void withACallBackBeforeTheFirstDatabase(String end) {
        assertEnds(Early.class, end);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit", "return"})
    void beforeACompactionCallsBackForTheFirstTime(String end) {
        ChildJvm.Outcome filled =
                ChildJvm.run(folder, Fill.class, folder.resolve("db").toString());
        assertThat(filled.exit()).as(filled::describe).isZero();
        assertEnds(Late.class, end);
    }

    private void assertEnds(Class<?> main, String end) {
        Instant start = Instant.now();
        ChildJvm.Outcome outcome =
                ChildJvm.run(folder, main, folder.resolve("db").toString(), end);
        Duration took = Duration.between(start, Instant.now());
        int expected =
                switch (end) {
                    case "interrupt" -> 128 + 15;
                    case "return" -> 0;
                    default -> CODE;
                };
        assertThat(outcome.exit()).as(outcome::describe).isEqualTo(expected);
        assertThat(outcome.output()).contains("about to end");
        assertThat(took).isLessThan(Duration.ofSeconds(20));
        Tally.add("exits", 1);
    }

    /** RocksDB's threads have called back and wait for work. */
    static final class Idle {
        private Idle() {}

        public static void main(String... arguments) throws Exception {
            // Before anything else of RocksDB's: its static objects are made later.
            MergeOperator last = new MergeOperator("last", (key, existing, operands) -> operands.getLast());
            Options options = new Options().setCreateIfMissing(true).setMergeOperator(last);
            RocksDB db = RocksDB.open(options, arguments[0]);
            for (int file = 0; file < 2; file++) {
                for (String operand : List.of("a", "b")) {
                    db.merge("key".getBytes(UTF_8), operand.getBytes(UTF_8));
                }
                db.flush(new FlushOptions());
            }
            db.compactRange();
            end(arguments[1]);
        }
    }

    /** RocksDB calls back before it has made the static objects that its threads belong to. */
    static final class Early {
        private Early() {}

        public static void main(String... arguments) throws Exception {
            new MergeOperator("early", (key, existing, operands) -> null).close();
            Idle.main(arguments);
        }
    }

    /** RocksDB's threads are in Java, and one will never come back. */
    static final class Compacting {
        private Compacting() {}

        public static void main(String... arguments) throws Exception {
            CountDownLatch inside = new CountDownLatch(1);
            CompactionFilter slow = new CompactionFilter("slow", (level, key, value) -> decide(inside));
            Options options = new Options().setCreateIfMissing(true).setCompactionFilter(slow);
            RocksDB db = RocksDB.open(options, arguments[0]);
            for (int file = 0; file < 2; file++) {
                for (int i = 0; i < 1_000; i++) {
                    db.put(("key" + i).getBytes(UTF_8), new byte[100]);
                }
                db.flush(new FlushOptions());
            }
            Thread.ofPlatform().daemon().start(() -> db.compactRange());
            inside.await();
            end(arguments[1]);
        }

        private static FilterDecision decide(CountDownLatch inside) {
            inside.countDown();
            try {
                Thread.sleep(Duration.ofMinutes(10));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return FilterDecision.KEEP;
        }
    }

    private static Options merging() {
        return new Options()
                .setCreateIfMissing(true)
                .setCompressionType(CompressionType.NO_COMPRESSION)
                .setDisableAutoCompactions(true)
                .setMergeOperator(new MergeOperator("last", (key, existing, operands) -> operands.getLast()));
    }

    /** Leaves two files, of which only the last key is to be merged. */
    static final class Fill {
        private Fill() {}

        public static void main(String... arguments) {
            try (RocksDB db = RocksDB.open(merging(), arguments[0])) {
                for (String value : List.of("a", "b")) {
                    for (int i = 0; i < 10_000; i++) {
                        db.put(("key" + i).getBytes(UTF_8), new byte[1_000]);
                    }
                    db.merge("last".getBytes(UTF_8), value.getBytes(UTF_8));
                    db.flush(new FlushOptions());
                }
            }
        }
    }

    /** One of RocksDB's threads calls Java for the first time when the JVM is gone. */
    static final class Late {
        private Late() {}

        public static void main(String... arguments) throws Exception {
            Options options = merging().setRateLimiter(new RateLimiter(4 << 20, 100_000, 10));
            RocksDB db = RocksDB.open(options, arguments[0]);
            Thread.ofPlatform().daemon().start(() -> db.compactRange());
            Thread.sleep(300);
            end(arguments[1]);
        }
    }

    private static void end(String how) throws Exception {
        System.out.println("about to end");
        switch (how) {
            case "exit" -> System.exit(CODE);
            case "halt" -> Runtime.getRuntime().halt(CODE);
            case "interrupt" -> {
                // What docker stop, systemd and Kubernetes do.
                ProcessHandle self = ProcessHandle.current();
                new ProcessBuilder("kill", "-TERM", String.valueOf(self.pid()))
                        .start()
                        .waitFor();
                Thread.sleep(Duration.ofMinutes(10));
            }
            default -> {
                // main returns
            }
        }
    }
}
