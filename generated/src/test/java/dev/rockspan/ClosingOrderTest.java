package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.testing.TestDb;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The order in which things are closed never matters, nor on which threads. */
class ClosingOrderTest {

    private static PinnedValue lent(RocksDB db) {
        PinnedValue value = db.getPinned(b("a"));
        assertThat(value).isNotNull();
        assertThat(value.value().get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) '1');
        return value;
    }

    @Test
    void a_value_read_on_an_executor_is_closed_before_the_database(@TempDir Path folder) throws Exception {
        for (int i = 0; i < 20; i++) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            ExecutorService executor = Executors.newSingleThreadExecutor();
            PinnedValue value = executor.submit(() -> lent(db)).get();
            value.close();
            db.close();
            executor.close();
            TestDb.open(folder).close();
        }
    }

    @Test
    void a_value_read_on_an_executor_is_closed_after_the_database(@TempDir Path folder) throws Exception {
        for (int i = 0; i < 20; i++) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            ExecutorService executor = Executors.newSingleThreadExecutor();
            PinnedValue value = executor.submit(() -> lent(db)).get();
            db.close();
            executor.close();
            value.close();
            TestDb.open(folder).close();
        }
    }

    @Test
    void a_value_that_is_never_closed_ends_with_the_database_and_its_thread(@TempDir Path folder) throws Exception {
        RocksDB db = TestDb.openWithLetters(folder, 3);
        ExecutorService executor = Executors.newSingleThreadExecutor();
        Callable<PinnedValue> read = () -> lent(db);
        executor.submit(read).get();
        executor.close();
        db.close();
        TestDb.open(folder).close();
    }

    @Test
    void a_thread_that_is_done_with_a_value_lets_the_database_go_in_its_next_call(@TempDir Path folder)
            throws Exception {
        RocksDB db = TestDb.openWithLetters(folder, 3);
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            PinnedValue value = executor.submit(() -> lent(db)).get();
            value.close();
            db.close();
            executor.submit(() -> new ReadOptions().setFillCache(true)).get().close();
            TestDb.open(folder).close();
        }
    }
}
