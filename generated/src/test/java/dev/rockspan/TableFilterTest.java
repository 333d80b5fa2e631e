package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Table filters in Java. RocksDB asks them for iterators only, not for single reads. */
class TableFilterTest {

    @TempDir
    Path folder;

    /** Two files: one with two entries, one with a single one. */
    @BeforeEach
    void makeFiles() {
        try (Options options = new Options().setCreateIfMissing(true).setDisableAutoCompactions(true);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.put(b("a"), b("1"));
            db.put(b("b"), b("2"));
            TestDb.flush(db);
            db.put(b("c"), b("3"));
            TestDb.flush(db);
        }
    }

    @Test
    void files_are_left_out_by_their_properties() {
        int before = Callbacks.live();
        Queue<String> seen = new ConcurrentLinkedQueue<>();
        KeptArguments kept = new KeptArguments();
        try (RocksDB db = TestDb.open(folder);
                ReadOptions reading = new ReadOptions().setTableFilter(properties -> {
                    seen.add(properties.getNumEntries() + " of " + properties.getColumnFamilyNameText());
                    kept.use(properties::getNumEntries);
                    return properties.getNumEntries() == 1;
                })) {
            assertThat(reading.hasTableFilter()).isTrue();
            System.gc();
            try (RocksIterator iterator = db.newIterator(reading)) {
                assertThat(TestDb.entries(iterator)).containsExactly("c=3");
            }
            assertThat(seen).containsExactlyInAnyOrder("2 of default", "1 of default");
            kept.assertAllEnded();
            assertThat(s(db.get(reading, b("a")))).isEqualTo("1");
            assertThat(reading.clearTableFilter().hasTableFilter()).isFalse();
            try (RocksIterator iterator = db.newIterator(reading)) {
                assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=2", "c=3");
            }
        }
        assertThat(Callbacks.live()).isEqualTo(before);
    }

    @Test
    void an_exception_reaches_the_caller_and_the_database_works() {
        try (HandledErrors handled = new HandledErrors();
                RocksDB db = TestDb.open(folder);
                ReadOptions reading = new ReadOptions().setTableFilter(properties -> {
                    throw new IllegalArgumentException("cannot tell");
                })) {
            try (RocksIterator iterator = db.newIterator(reading)) {
                assertThatIllegalArgumentException()
                        .isThrownBy(iterator::seekToFirst)
                        .withMessage("cannot tell");
            }
            assertThat(handled.all()).isEmpty();
            assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2", "c=3");
        }
    }

    @Test
    void an_iterator_outlives_the_filter_that_it_was_made_with() {
        int before = Callbacks.live();
        try (RocksDB db = TestDb.open(folder)) {
            ReadOptions reading = new ReadOptions().setTableFilter(properties -> properties.getNumEntries() == 2);
            try (RocksIterator iterator = db.newIterator(reading)) {
                // The iterator asks only now, and again whenever it is moved anew.
                reading.setTableFilter(properties -> false);
                assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=2");
                reading.clearTableFilter();
                reading.close();
                iterator.refresh();
                System.gc();
                assertThat(TestDb.entries(iterator)).containsExactly("a=1", "b=2");
            }
            assertThat(Callbacks.live()).isEqualTo(before);
        }
    }
}
