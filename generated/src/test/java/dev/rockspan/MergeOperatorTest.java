package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.TestDb;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Merge operators in Java, in reads, flushes and compactions. */
@Tag("any-version")
class MergeOperatorTest {

    @TempDir
    Path folder;

    /** Joins values with commas, and notes what it was asked. */
    private static class Join implements MergeOperatorCallbacks {
        final Queue<String> calls = new ConcurrentLinkedQueue<>();

        @Override
        public @Nullable MemorySegment fullMerge(
                MemorySegment key, @Nullable MemorySegment existingValue, List<MemorySegment> operands) {
            calls.add("full " + s(key) + ": " + (existingValue == null ? "null" : s(existingValue)) + " + "
                    + texts(operands));
            return joined(existingValue, operands);
        }

        @Override
        public @Nullable MemorySegment partialMerge(MemorySegment key, List<MemorySegment> operands) {
            calls.add("partial " + s(key) + ": " + texts(operands));
            return joined(null, operands);
        }
    }

    private static MemorySegment joined(@Nullable MemorySegment first, List<MemorySegment> others) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        if (first != null) {
            all.writeBytes(first.toArray(ValueLayout.JAVA_BYTE));
        }
        for (MemorySegment other : others) {
            if (all.size() > 0) {
                all.write(',');
            }
            all.writeBytes(other.toArray(ValueLayout.JAVA_BYTE));
        }
        return MemorySegment.ofArray(all.toByteArray());
    }

    private static List<String> texts(List<MemorySegment> segments) {
        return segments.stream().map(TestDb::s).toList();
    }

    private RocksDB open(MergeOperatorCallbacks callbacks) {
        try (Options options =
                new Options().setCreateIfMissing(true).setMergeOperator(new MergeOperator("merge", callbacks))) {
            return RocksDB.open(options, folder.toString());
        }
    }

    @Test
    void a_read_merges_fully() {
        Join join = new Join();
        try (RocksDB db = open(join)) {
            db.put(b("k"), b("a"));
            db.merge(b("k"), b("b"));
            db.merge(b("k"), b("c"));
            db.merge(b("new"), b("x"));
            assertThat(join.calls).isEmpty();
            assertThat(s(db.get(b("k")))).isEqualTo("a,b,c");
            assertThat(s(db.get(b("new")))).isEqualTo("x");
            assertThat(join.calls).containsExactly("full k: a + [b, c]", "full new: null + [x]");
            assertThat(TestDb.entries(db)).containsExactly("k=a,b,c", "new=x");
        }
    }

    @Test
    void a_flush_merges_operands_and_a_compaction_merges_them_fully_for_good() {
        Join join = new Join();
        try (RocksDB db = open(join)) {
            db.put(b("based"), b("0"));
            for (String operand : List.of("a", "b")) {
                db.merge(b("based"), b(operand));
                db.merge(b("k"), b(operand));
            }
            TestDb.flush(db);
            assertThat(join.calls).containsExactly("full based: 0 + [a, b]", "partial k: [a, b]");
            join.calls.clear();
            db.merge(b("k"), b("c"));
            TestDb.flush(db);
            db.compactRange();
            assertThat(join.calls).containsExactly("full k: null + [a,b, c]");
        }
        Join again = new Join();
        try (RocksDB db = open(again)) {
            assertThat(TestDb.entries(db)).containsExactly("based=0,a,b", "k=a,b,c");
            assertThat(again.calls).isEmpty();
        }
    }

    @Test
    void what_was_not_merged_is_merged_after_a_reopen() {
        try (RocksDB db = open(new Join())) {
            db.put(b("k"), b("a"));
            db.merge(b("k"), b("b"));
        }
        Join join = new Join();
        try (RocksDB db = open(join)) {
            db.merge(b("k"), b("c"));
            assertThat(s(db.get(b("k")))).isEqualTo("a,b,c");
        }
        assertThat(join.calls).isNotEmpty();
    }

    @Test
    void operands_stay_as_they_are_where_they_are_not_merged_partially() {
        MergeOperatorCallbacks full = (key, existing, operands) -> joined(existing, operands);
        try (RocksDB db = open(full)) {
            db.merge(b("k"), b("a"));
            db.merge(b("k"), b("b"));
            TestDb.flush(db);
            db.merge(b("k"), b("c"));
            assertThat(s(db.get(b("k")))).isEqualTo("a,b,c");
        }
    }

    @Test
    void empty_values_are_no_missing_ones() {
        Join join = new Join();
        try (RocksDB db = open(join)) {
            db.put(b("k"), b(""));
            db.merge(b("k"), b(""));
            db.merge(b("none"), b(""));
            assertThat(db.get(b("k"))).isEmpty();
            assertThat(db.get(b("none"))).isEmpty();
            assertThat(join.calls).containsExactly("full k:  + []", "full none: null + []");
        }
    }

    @Test
    void large_values_of_any_bytes() {
        byte[] large = new byte[1 << 20];
        new java.util.Random(1).nextBytes(large);
        try (RocksDB db = open(new Join())) {
            db.merge(b("k"), large);
            db.merge(b("k"), large);
            byte[] expected = joined(null, List.of(MemorySegment.ofArray(large), MemorySegment.ofArray(large)))
                    .toArray(ValueLayout.JAVA_BYTE);
            assertThat(db.get(b("k"))).isEqualTo(expected);
            TestDb.flush(db);
            db.compactRange();
            assertThat(db.get(b("k"))).isEqualTo(expected);
        }
    }

    @Test
    void an_argument_may_be_the_answer() {
        MergeOperatorCallbacks last = (key, existing, operands) -> operands.getLast();
        MergeOperatorCallbacks first = (key, existing, operands) -> existing;
        try (RocksDB db = open(last)) {
            db.put(b("k"), b("a"));
            db.merge(b("k"), b("b"));
            db.merge(b("k"), b("c"));
            assertThat(s(db.get(b("k")))).isEqualTo("c");
        }
        try (RocksDB db = open(first)) {
            db.put(b("k"), b("a"));
            db.merge(b("k"), b("d"));
            assertThat(s(db.get(b("k")))).isEqualTo("a");
        }
    }

    @Test
    void arguments_end_with_the_callback() {
        KeptArguments kept = new KeptArguments();
        MergeOperatorCallbacks keeping = new MergeOperatorCallbacks() {
            @Override
            public MemorySegment fullMerge(
                    MemorySegment key, @Nullable MemorySegment existing, List<MemorySegment> operands) {
                kept.keep(key);
                if (existing != null) {
                    kept.keep(existing);
                }
                kept.keep(operands.getFirst());
                kept.use(() -> operands.getFirst().get(ValueLayout.JAVA_BYTE, 0));
                return joined(existing, operands);
            }

            @Override
            public @Nullable MemorySegment partialMerge(MemorySegment key, List<MemorySegment> operands) {
                kept.keep(key);
                kept.keep(operands.getFirst());
                kept.use(() -> operands.getLast().get(ValueLayout.JAVA_BYTE, 0));
                return null;
            }
        };
        try (RocksDB db = open(keeping)) {
            db.put(b("k"), b("a"));
            db.merge(b("k"), b("b"));
            db.merge(b("none"), b("c"));
            db.merge(b("none"), b("d"));
            assertThat(db.get(b("k"))).isNotNull();
            kept.assertAllEnded();
            TestDb.flush(db);
            kept.assertAllEnded();
        }
        kept.assertAllEnded();
    }

    @Test
    void null_is_a_failure_to_merge() {
        try (RocksDB db = open((key, existing, operands) -> null)) {
            db.merge(b("k"), b("x"));
            assertThatThrownBy(() -> db.get(b("k"))).isInstanceOfSatisfying(RocksDBException.class, error -> assertThat(
                            error.getStatus().getCode())
                    .isEqualTo(Status.Code.Corruption));
        }
    }

    @Test
    void an_exception_reaches_the_reader_with_the_error_of_RocksDB() {
        try (HandledErrors handled = new HandledErrors()) {
            try (RocksDB db = open(new Broken())) {
                db.put(b("safe"), b("1"));
                db.merge(b("k"), b("x"));
                Throwable thrown = catchThrowable(() -> db.get(b("k")));
                assertThat(thrown).isInstanceOf(IllegalArgumentException.class).hasMessage("no such operand");
                assertThat(thrown.getSuppressed()).hasOnlyElementsOfType(RocksDBException.class);
                assertThat(s(db.get(b("safe")))).isEqualTo("1");
                db.put(b("later"), b("2"));
                db.put(b("k"), b("3"));
                assertThat(TestDb.entries(db)).containsExactly("k=3", "later=2", "safe=1");
            }
            assertThat(handled.all()).isEmpty();
        }
        try (RocksDB db = open(new Join())) {
            assertThat(TestDb.entries(db)).containsExactly("k=3", "later=2", "safe=1");
        }
    }

    private static final class Broken implements MergeOperatorCallbacks {
        @Override
        public MemorySegment fullMerge(
                MemorySegment key, @Nullable MemorySegment existing, List<MemorySegment> operands) {
            throw new IllegalArgumentException("no such operand");
        }

        @Override
        public MemorySegment partialMerge(MemorySegment key, List<MemorySegment> operands) {
            throw new UnsupportedOperationException("not in parts");
        }
    }

    @Test
    void an_exception_on_a_thread_of_RocksDB_reaches_the_handler_and_loses_nothing() {
        try (HandledErrors handled = new HandledErrors()) {
            try (RocksDB db = open(new Broken())) {
                db.put(b("safe"), b("1"));
                db.merge(b("k"), b("a"));
                db.merge(b("k"), b("b"));
                TestDb.flush(db);
                assertThat(handled.all()).containsExactly("MergeOperatorCallbacks.partialMerge: not in parts");
                db.merge(b("safe"), b("2"));
                TestDb.flush(db);
                db.compactRange();
                assertThat(handled.all()).hasSize(2).endsWith("MergeOperatorCallbacks.fullMerge: no such operand");
                // A compaction that cannot be completed stops all writes, whoever is to blame.
                assertThatThrownBy(() -> db.put(b("later"), b("3")))
                        .isInstanceOfSatisfying(
                                RocksDBException.class,
                                error -> assertThat(error.getStatus().getCode()).isEqualTo(Status.Code.Corruption));
            }
        }
        try (RocksDB db = open(new Join())) {
            db.put(b("later"), b("3"));
            assertThat(TestDb.entries(db)).containsExactly("k=a,b", "later=3", "safe=1,2");
        }
    }
}
