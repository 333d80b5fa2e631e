package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.runtime.CallbackErrors;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Loggers in Java. C never tells that RocksDB has let go of one: they live as long as what they were given to. */
class LoggerTest {

    @TempDir
    Path folder;

    private RocksDB open(InfoLogLevel level, LoggerCallbacks callbacks) {
        try (Logger logger = new Logger(level, callbacks);
                Options options =
                        new Options().setCreateIfMissing(true).setLogger(logger).setInfoLogLevel(level)) {
            return RocksDB.open(options, folder.toString());
        }
    }

    @Test
    void lines_come_with_their_level_until_the_database_is_closed() {
        int before = Callbacks.live();
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        try (RocksDB db = open(InfoLogLevel.DEBUG_LEVEL, (level, line) -> lines.add(level + " " + line))) {
            assertThat(lines).anyMatch(line -> line.matches("(?s)\\w+ +RocksDB version: 11\\.8\\.1.*"));
            lines.clear();
            System.gc();
            db.put(b("k"), b("v"));
            TestDb.flush(db);
            assertThat(lines).anyMatch(line -> line.startsWith("INFO_LEVEL") && line.contains("Flushing memtable"));
            lines.clear();
        }
        assertThat(lines).as("at closing").anyMatch(line -> line.contains("Shutdown"));
        assertThat(Callbacks.live()).isEqualTo(before);
    }

    @Test
    void lines_below_the_level_do_not_come_but_for_the_head_of_the_log() {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        try (RocksDB db = open(InfoLogLevel.WARN_LEVEL, (level, line) -> lines.add(level + " " + line))) {
            assertThat(lines).anyMatch(line -> line.matches("(?s)INFO_LEVEL +RocksDB version: .*"));
            lines.clear();
            db.put(b("k"), b("v"));
            TestDb.flush(db);
        }
        assertThat(lines).noneMatch(line -> line.contains("Flushing memtable"));
    }

    @Test
    void exceptions_reach_the_caller_or_the_handler_and_the_database_works() {
        try (HandledErrors handled = new HandledErrors()) {
            LoggerCallbacks broken = (level, line) -> {
                if (line.contains("Flushing memtable") || line.contains("DB pointer")) {
                    throw new IllegalArgumentException("no paper");
                }
            };
            assertThat(catchThrowable(() -> open(InfoLogLevel.INFO_LEVEL, broken)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("no paper");
            assertThat(handled.all()).isEmpty();
            LoggerCallbacks later = (level, line) -> {
                if (line.contains("Flushing memtable")) {
                    throw new IllegalArgumentException("no ink");
                }
            };
            try (RocksDB db = open(InfoLogLevel.INFO_LEVEL, later)) {
                db.put(b("k"), b("v"));
                TestDb.flush(db);
                assertThat(handled.all()).contains("LoggerCallbacks.log: no ink");
                assertThat(TestDb.entries(db)).containsExactly("k=v");
            }
        }
        try (RocksDB db = TestDb.open(folder)) {
            assertThat(TestDb.entries(db)).containsExactly("k=v");
        }
    }

    private static void rethrow(String callback, Throwable error) {
        throw (RuntimeException) error;
    }

    /** An exception of which nothing can be asked. */
    private static final class Unreadable extends RuntimeException {
        @Override
        public String toString() {
            throw new IllegalStateException("unreadable");
        }
    }

    static Stream<RuntimeException> thrown() {
        return Stream.of(new IllegalArgumentException("no paper"), new Unreadable());
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void closing_succeeds_whatever_becomes_of_an_exception(RuntimeException thrown) throws InterruptedException {
        LoggerCallbacks broken = (level, line) -> {
            if (line.contains("Shutdown")) {
                throw thrown;
            }
        };
        try {
            for (CallbackErrors.Handler handler : Arrays.<CallbackErrors.Handler>asList(LoggerTest::rethrow, null)) {
                CallbackErrors.setHandler(handler);
                for (Thread.Builder threads : List.of(Thread.ofPlatform(), Thread.ofVirtual())) {
                    RocksDB db = open(InfoLogLevel.INFO_LEVEL, broken);
                    List<Throwable> failures = new ArrayList<>();
                    Thread closing = threads.unstarted(db::close);
                    closing.setUncaughtExceptionHandler((_, failure) -> failures.add(failure));
                    closing.start();
                    closing.join();
                    assertThat(failures).isEmpty();
                    TestDb.open(folder).close();
                }
            }
        } finally {
            CallbackErrors.setHandler(null);
        }
    }

    @Test
    void a_line_of_any_length() {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        String name = "n".repeat(2000);
        try (RocksDB db = open(InfoLogLevel.INFO_LEVEL, (level, line) -> lines.add(line));
                Options options = new Options()) {
            db.createColumnFamily(options, name).close();
        }
        assertThat(lines).anyMatch(line -> line.contains(name));
    }

    @Test
    void copies_of_options_have_their_logger() {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        Logger logger = new Logger(InfoLogLevel.INFO_LEVEL, (level, line) -> lines.add(line));
        Options first = new Options().setCreateIfMissing(true).setLogger(logger);
        try (Options copy = new Options(first)) {
            first.close();
            logger.close();
            RocksDB.open(copy, folder.toString()).close();
            assertThat(lines).anyMatch(line -> line.contains("Shutdown"));
        }
    }

    @Test
    void the_logger_that_options_give_back_outlives_them() {
        int before = Callbacks.live();
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        Logger logger = new Logger(InfoLogLevel.INFO_LEVEL, (level, line) -> lines.add(line));
        Options first = new Options().setLogger(logger);
        try (Logger same = first.getLogger();
                Options options = new Options().setCreateIfMissing(true).setLogger(same);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            assertThat(lines).isNotEmpty();
            logger.close();
            first.close();
            lines.clear();
            db.put(b("k"), b("v"));
            TestDb.flush(db);
            assertThat(TestDb.entries(db)).containsExactly("k=v");
            assertThat(lines).anyMatch(line -> line.contains("Flushing memtable"));
        }
        assertThat(Callbacks.live()).isEqualTo(before);
    }
}
