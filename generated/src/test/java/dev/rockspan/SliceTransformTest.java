package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Prefix extractors in Java. */
class SliceTransformTest {

    @TempDir
    Path folder;

    /** What is before the colon; keys without one have no prefix. */
    private static class BeforeColon implements SliceTransformCallbacks {
        @Override
        public long prefixLength(MemorySegment key) {
            return s(key).indexOf(':');
        }

        @Override
        public boolean inDomain(MemorySegment key) {
            return s(key).indexOf(':') >= 0;
        }
    }

    private RocksDB open(SliceTransformCallbacks callbacks) {
        try (BlockBasedTableConfig table = new BlockBasedTableConfig()
                        .setFilterPolicy(Filter.newBloomFilter(10))
                        .setWholeKeyFiltering(false);
                Options options = new Options()
                        .setCreateIfMissing(true)
                        .setTableFormatConfig(table)
                        .setPrefixExtractor(new SliceTransform("before colon", callbacks))) {
            return RocksDB.open(options, folder.toString());
        }
    }

    private static void fill(RocksDB db) {
        List.of("a:1", "a:2", "b:1", "c", "d:").forEach(key -> db.put(b(key), b("v")));
    }

    /** The keys with the prefix of one. */
    private static List<String> withPrefixOf(RocksDB db, String key) {
        List<String> keys = new ArrayList<>();
        try (ReadOptions reading = new ReadOptions().setPrefixSameAsStart(true);
                RocksIterator iterator = db.newIterator(reading)) {
            for (iterator.seek(b(key)); iterator.isValid(); iterator.next()) {
                keys.add(s(iterator.key()));
            }
            iterator.status();
        }
        return keys;
    }

    private static void assertPrefixes(RocksDB db) {
        assertThat(withPrefixOf(db, "a:")).containsExactly("a:1", "a:2");
        assertThat(withPrefixOf(db, "b:0")).containsExactly("b:1");
        assertThat(withPrefixOf(db, "x:")).isEmpty();
        for (String key : List.of("a:1", "b:1", "c", "d:")) {
            assertThat(s(db.get(b(key)))).isEqualTo("v");
        }
    }

    @Test
    void prefixes_through_memory_and_files_and_keys_without_one() {
        Queue<String> asked = new ConcurrentLinkedQueue<>();
        SliceTransformCallbacks noting = new BeforeColon() {
            @Override
            public long prefixLength(MemorySegment key) {
                asked.add(s(key));
                return super.prefixLength(key);
            }
        };
        try (RocksDB db = open(noting)) {
            fill(db);
            assertPrefixes(db);
            asked.clear();
            TestDb.flush(db);
            assertThat(asked).as("in the flush").contains("a:1", "a:2", "b:1", "d:");
            assertPrefixes(db);
            db.compactRange();
            assertThat(asked).as("keys out of the domain").doesNotContain("c");
        }
        try (RocksDB db = open(new BeforeColon())) {
            assertPrefixes(db);
        }
    }

    @Test
    void by_default_all_keys_have_a_prefix() {
        try (RocksDB db = open(key -> Math.min(1, key.byteSize()))) {
            fill(db);
            db.put(b(""), b("v"));
            TestDb.flush(db);
            assertThat(withPrefixOf(db, "a")).containsExactly("a:1", "a:2");
            assertThat(withPrefixOf(db, "")).containsExactly("");
            assertThat(withPrefixOf(db, "c")).containsExactly("c");
        }
    }

    @Test
    void arguments_end_with_the_callback() {
        KeptArguments kept = new KeptArguments();
        try (RocksDB db = open(key -> kept.keep(key).byteSize())) {
            fill(db);
            TestDb.flush(db);
            assertThat(withPrefixOf(db, "c")).containsExactly("c");
            kept.assertAllEnded();
        }
    }

    /** Throws, or answers wrongly, when it is told to. */
    /** Fails on the thread of the test, or on all others: RocksDB's may ask for prefixes at any time. */
    private static final class Faulty extends BeforeColon {
        final AtomicReference<@Nullable RuntimeException> next = new AtomicReference<>();
        final Thread test = Thread.currentThread();
        volatile boolean onOtherThreads;
        volatile long wrong;

        @Override
        public long prefixLength(MemorySegment key) {
            if ((Thread.currentThread() == test) == onOtherThreads) {
                return super.prefixLength(key);
            }
            RuntimeException exception = next.getAndSet(null);
            if (exception != null) {
                throw exception;
            }
            return wrong == 0 ? super.prefixLength(key) : wrong;
        }
    }

    @Test
    void after_an_exception_nothing_can_be_trusted_but_nothing_is_lost() {
        int before = Callbacks.live();
        try (HandledErrors handled = new HandledErrors()) {
            Faulty faulty = new Faulty();
            try (RocksDB db = open(faulty)) {
                fill(db);
                TestDb.flush(db);
                faulty.next.set(new IllegalArgumentException("no prefix"));
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> withPrefixOf(db, "a:"))
                        .withMessage("no prefix");
                assertThatIllegalStateException()
                        .isThrownBy(() -> withPrefixOf(db, "a:"))
                        .withMessageContaining("Close the database")
                        .withCauseInstanceOf(IllegalArgumentException.class);
            }
            assertThat(handled.all()).isEmpty();
        }
        assertThat(Callbacks.live()).isEqualTo(before);
        try (RocksDB db = open(new BeforeColon())) {
            assertPrefixes(db);
        }
    }

    @Test
    void a_prefix_that_is_no_part_of_the_key_is_an_exception() {
        for (long wrong : new long[] {-1, 4, Long.MAX_VALUE, Long.MIN_VALUE}) {
            Faulty faulty = new Faulty();
            try (RocksDB db = open(faulty)) {
                fill(db);
                TestDb.flush(db);
                faulty.wrong = wrong;
                assertThat(catchThrowable(() -> withPrefixOf(db, "a:1")))
                        .isInstanceOf(IndexOutOfBoundsException.class)
                        .hasMessageContaining("A prefix of " + wrong + " bytes, of a key of 3");
                faulty.wrong = 0;
            }
        }
        try (RocksDB db = open(new BeforeColon())) {
            assertPrefixes(db);
        }
    }

    @Test
    void an_exception_on_a_thread_of_RocksDB_reaches_the_handler_and_entries_are_found_in_total_order() {
        try (HandledErrors handled = new HandledErrors()) {
            Faulty faulty = new Faulty();
            try (RocksDB db = open(faulty)) {
                fill(db);
                faulty.onOtherThreads = true;
                faulty.next.set(new IllegalArgumentException("no prefix"));
                TestDb.flush(db);
                assertThat(handled.all()).containsExactly("SliceTransformCallbacks.prefixLength: no prefix");
            }
        }
        try (RocksDB db = open(new BeforeColon());
                ReadOptions whole = new ReadOptions().setTotalOrderSeek(true);
                RocksIterator iterator = db.newIterator(whole)) {
            assertThat(TestDb.entries(iterator)).hasSize(5);
        }
    }
}
