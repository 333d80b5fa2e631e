package dev.rockspan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Java code that RocksDB calls, on a real database. */
class CallbackTest {

    @TempDir
    Path folder;

    @Test
    void aMergeOperatorAppendsThroughReadsCompactionAndReopen() {
        try (Options options = withAppend();
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.put(b("k"), b("a"));
            db.merge(b("k"), b("b"));
            db.merge(b("k"), b("c"));
            db.merge(b("new"), b("x"));
            assertThat(db.get(b("k"))).asString(UTF_8).isEqualTo("abc");
            assertThat(db.get(b("new"))).asString(UTF_8).isEqualTo("x");
            db.compactRange(null, null);
            assertThat(db.get(b("k"))).asString(UTF_8).isEqualTo("abc");
        }
        try (Options options = withAppend();
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.merge(b("k"), b("d"));
            assertThat(db.get(b("k"))).asString(UTF_8).isEqualTo("abcd");
        }
    }

    @Test
    void aReverseComparatorOrdersIterationAndHasToComeBack() {
        try (Comparator reverse = new Comparator("reverse", (x, y) -> compare(y, x));
                Options options = new Options().setCreateIfMissing(true).setComparator(reverse);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            List.of("a", "b", "c").forEach(key -> db.put(b(key), b(key)));
            List<String> keys = new ArrayList<>();
            try (RocksIterator iterator = db.newIterator()) {
                for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                    keys.add(new String(iterator.key(), UTF_8));
                }
            }
            assertThat(keys).containsExactly("c", "b", "a");
        }
        try (Options options = new Options()) {
            assertThatThrownBy(() -> RocksDB.open(options, folder.toString()))
                    .isInstanceOfSatisfying(
                            RocksDBException.class,
                            error -> assertThat(error.getStatus().getCode()).isEqualTo(Status.Code.InvalidArgument));
        }
    }

    @Test
    void aMergeOperatorThatThrowsFailsTheReadAndNothingElse() {
        MergeOperatorCallbacks broken = (key, existing, operands) -> {
            throw new IllegalArgumentException("no such operand");
        };
        try (Options options =
                        new Options().setCreateIfMissing(true).setMergeOperator(new MergeOperator("broken", broken));
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.put(b("safe"), b("1"));
            db.merge(b("k"), b("x"));
            assertThatThrownBy(() -> db.get(b("k"))).hasStackTraceContaining("no such operand");
            assertThat(db.get(b("safe"))).asString(UTF_8).isEqualTo("1");
        }
    }

    private static Options withAppend() {
        return new Options()
                .setCreateIfMissing(true)
                .setMergeOperator(new MergeOperator("append", CallbackTest::append));
    }

    private static MemorySegment append(
            MemorySegment key, @Nullable MemorySegment existing, List<MemorySegment> operands) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        if (existing != null) {
            all.writeBytes(existing.toArray(ValueLayout.JAVA_BYTE));
        }
        operands.forEach(operand -> all.writeBytes(operand.toArray(ValueLayout.JAVA_BYTE)));
        return MemorySegment.ofArray(all.toByteArray());
    }

    private static int compare(MemorySegment x, MemorySegment y) {
        return java.util.Arrays.compareUnsigned(x.toArray(ValueLayout.JAVA_BYTE), y.toArray(ValueLayout.JAVA_BYTE));
    }

    private static byte[] b(String text) {
        return text.getBytes(UTF_8);
    }
}
