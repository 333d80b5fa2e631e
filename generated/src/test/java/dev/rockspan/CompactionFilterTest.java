package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compaction filters in Java, and factories of them. */
@Tag("any-version")
class CompactionFilterTest {

    @TempDir
    Path folder;

    private RocksDB open(CompactionFilterCallbacks callbacks) {
        try (CompactionFilter filter = new CompactionFilter("filter", callbacks);
                Options options =
                        new Options().setCreateIfMissing(true).setNumLevels(3).setCompactionFilter(filter)) {
            return RocksDB.open(options, folder.toString());
        }
    }

    private RocksDB openWithFactory(CompactionFilterFactoryCallbacks callbacks) {
        try (Options options = new Options()
                .setCreateIfMissing(true)
                .setCompactionFilterFactory(new CompactionFilterFactory("factory", callbacks))) {
            return RocksDB.open(options, folder.toString());
        }
    }

    private static void compact(RocksDB db) {
        TestDb.flush(db);
        try (CompactRangeOptions options = new CompactRangeOptions()
                .setBottommostLevelCompaction(CompactRangeOptions.BottommostLevelCompaction.kForceOptimized)) {
            db.compactRange(options, null, null);
        }
    }

    /** Decides as the keys say. */
    private static FilterDecision asKeySays(MemorySegment key, MemorySegment value) {
        return switch (s(key).split(" ")[0]) {
            case "drop" -> FilterDecision.REMOVE;
            case "change" -> FilterDecision.change(b(s(value) + "!"));
            case "empty" -> FilterDecision.change(b(""));
            case "same" -> FilterDecision.change(value);
            default -> FilterDecision.KEEP;
        };
    }

    @Test
    void entries_are_kept_dropped_and_changed() {
        Queue<String> seen = new ConcurrentLinkedQueue<>();
        try (RocksDB db = open((level, key, value) -> {
            seen.add(level + " " + s(key) + "=" + s(value));
            return asKeySays(key, value);
        })) {
            for (String key : List.of("change 1", "drop 2", "empty 3", "keep 4", "same 5")) {
                db.put(b(key), b("old"));
                db.put(b(key), b("v"));
            }
            db.delete(b("change 0"));
            assertThat(seen).isEmpty();
            compact(db);
            assertThat(seen).containsExactly("0 change 1=v", "0 drop 2=v", "0 empty 3=v", "0 keep 4=v", "0 same 5=v");
            assertThat(TestDb.entries(db)).containsExactly("change 1=v!", "empty 3=", "keep 4=v", "same 5=v");
        }
        try (RocksDB db = open((level, key, value) -> FilterDecision.KEEP)) {
            assertThat(TestDb.entries(db)).containsExactly("change 1=v!", "empty 3=", "keep 4=v", "same 5=v");
            assertThat(db.get(b("drop 2"))).isNull();
        }
    }

    @Test
    void new_values_of_any_size_and_bytes() {
        int[] sizes = {0, 1, 255, 256, 257, 100_000, 1 << 20, (1 << 20) + 1, 3 << 20, 7};
        try (RocksDB db = open((level, key, value) -> {
            int i = key.get(ValueLayout.JAVA_BYTE, 0);
            MemorySegment whole = MemorySegment.ofArray(randomBytes(i, sizes[i]));
            return FilterDecision.change(whole);
        })) {
            for (int i = 0; i < sizes.length; i++) {
                db.put(new byte[] {(byte) i}, b("v"));
            }
            compact(db);
            for (int i = 0; i < sizes.length; i++) {
                assertThat(db.get(new byte[] {(byte) i})).isEqualTo(randomBytes(i, sizes[i]));
            }
        }
    }

    private static byte[] randomBytes(int seed, int size) {
        byte[] bytes = new byte[size];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }

    @Test
    void arguments_end_with_the_callback() {
        KeptArguments kept = new KeptArguments();
        try (RocksDB db = open((level, key, value) -> {
            kept.keep(key);
            return FilterDecision.change(kept.keep(value));
        })) {
            db.put(b("a"), b("1"));
            db.put(b("b"), b("2"));
            compact(db);
            kept.assertAllEnded();
            assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2");
        }
    }

    @Test
    void after_an_exception_the_entry_is_kept_and_the_next_one_asked_for() {
        try (HandledErrors handled = new HandledErrors();
                RocksDB db = open((level, key, value) -> {
                    if (s(key).equals("b")) {
                        throw new IllegalArgumentException("cannot tell");
                    }
                    return s(key).equals("c") ? null : FilterDecision.REMOVE;
                })) {
            List.of("a", "b", "c", "d").forEach(key -> db.put(b(key), b("v")));
            compact(db);
            assertThat(handled.all())
                    .containsExactly(
                            "CompactionFilterCallbacks.filter: cannot tell",
                            "CompactionFilterCallbacks.filter: The filter decided null");
            assertThat(TestDb.entries(db)).containsExactly("b=v", "c=v");
            db.put(b("b"), b("w"));
            assertThat(s(db.get(b("b")))).isEqualTo("w");
        }
        try (RocksDB db = TestDb.open(folder)) {
            assertThat(TestDb.entries(db)).containsExactly("b=w", "c=v");
        }
    }

    @Test
    void a_factory_makes_a_filter_for_each_compaction_that_ends_with_it() {
        int before = Callbacks.live();
        List<String> made = new CopyOnWriteArrayList<>();
        KeptArguments kept = new KeptArguments();
        try (RocksDB db = openWithFactory(context -> {
            made.add("full " + context.isFullCompaction() + ", manual " + context.isManualCompaction());
            kept.use(context::isFullCompaction);
            String name = "filter " + made.size();
            return new CompactionFilter(name, (level, key, value) -> FilterDecision.change(b(name)));
        })) {
            int withFactory = Callbacks.live();
            assertThat(withFactory).isEqualTo(before + 1);
            db.put(b("k"), b("v"));
            compact(db);
            assertThat(s(db.get(b("k")))).isEqualTo("filter 1");
            kept.assertAllEnded();
            db.put(b("l"), b("v"));
            compact(db);
            assertThat(TestDb.entries(db)).allMatch(entry -> entry.matches("[kl]=filter [23]"));
            assertThat(made).startsWith("full true, manual true").contains("full false, manual true");
            assertThat(Callbacks.live()).isEqualTo(withFactory);
        }
        assertThat(Callbacks.live()).isEqualTo(before);
    }

    @Test
    void a_factory_may_make_none() {
        try (RocksDB db = openWithFactory(context -> null)) {
            db.put(b("k"), b("v"));
            compact(db);
            assertThat(TestDb.entries(db)).containsExactly("k=v");
        }
    }

    @Test
    void a_factory_that_throws_or_gives_what_is_not_its_own_makes_none() {
        int before = Callbacks.live();
        CompactionFilter closed = new CompactionFilter("closed", (level, key, value) -> FilterDecision.REMOVE);
        closed.close();
        CompactionFilter borrowed = new CompactionFilter("borrowed", (level, key, value) -> FilterDecision.REMOVE);
        Options holder = new Options().setCompactionFilter(borrowed);
        CompactionFilter once = new CompactionFilter("once", (level, key, value) -> FilterDecision.KEEP);
        Queue<CompactionFilter> filters = new ConcurrentLinkedQueue<>(List.of(closed, borrowed, once, once));
        try (HandledErrors handled = new HandledErrors();
                RocksDB db = openWithFactory(context -> filters.remove())) {
            for (int i = 0; i < 5; i++) {
                db.put(b("k"), b("v" + i));
                compact(db);
                assertThat(TestDb.entries(db)).containsExactly("k=v" + i);
            }
            assertThat(String.join("\n", handled.all()))
                    .contains("CompactionFilter is closed")
                    .contains("CompactionFilter is in use")
                    .contains("CompactionFilter was transferred");
            assertThat(handled.all())
                    .allMatch(error -> error.startsWith("CompactionFilterFactoryCallbacks.createCompactionFilter: "));
            once.close();
            assertThatIllegalStateException().isThrownBy(() -> once.setIgnoreSnapshots(true));
        }
        holder.close();
        borrowed.close();
        assertThat(Callbacks.live()).isEqualTo(before);
    }
}
