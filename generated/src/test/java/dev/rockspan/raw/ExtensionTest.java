package dev.rockspan.raw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.RocksDB;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.NativeFunctions;
import dev.rockspan.testing.ChildJvm;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The extension is found, bound and used, or done without. */
class ExtensionTest {

    /** How many the extension calls. */
    private static final int FUNCTIONS = 26;

    @TempDir
    Path folder;

    /** Says where the extension is, and reads a value in a way that uses it where it is. */
    static final class Use {
        public static void main(String[] arguments) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, arguments[0])) {
                db.put(bytes("key"), bytes("value"));
                try (PinnedValue value = db.getPinned(bytes("key"))) {
                    System.out.println(new String(value.value().toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8)
                            + ' '
                            + NativeLibrary.rocksdb()
                                    .extension()
                                    .map(Path::toString)
                                    .orElse("without"));
                }
            }
        }

        private static byte[] bytes(String text) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
    }

    /** Uses up the stack while another API is there, which has no library. */
    static final class TwoApis {
        public static void main(String[] arguments) {
            Symbols.TABLE.isExtended();
            new NativeFunctions(NativeLibrary.of("other"), "free", () -> List.of("1.0.0"))
                    .extendedBy("bind", 1, "function", null, null);
            try {
                recurse();
            } catch (StackOverflowError e) {
                System.out.println(e.getMessage());
            }
            System.out.println(NativeLibrary.rocksdb().extension().isPresent());
        }

        @SuppressWarnings("InfiniteRecursion")
        private static void recurse() {
            Extension.requireStack();
            recurse();
        }
    }

    @Test
    void it_knows_the_stack_for_all_apis_of_a_jvm() {
        assumeBuilt();
        ChildJvm.Outcome outcome = ChildJvm.runWith(List.of(), folder, TwoApis.class);
        assertThat(outcome.output())
                .as(outcome.describe())
                .startsWith("There is no room left")
                .endsWith("true\n");
    }

    private String use(String... options) {
        ChildJvm.Outcome outcome = ChildJvm.runWith(
                List.of(options), folder, Use.class, folder.resolve("db").toString());
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
        return outcome.output().strip();
    }

    private static void assumeBuilt() {
        assumeTrue(Symbols.TABLE.isExtended(), "Rockspan was built without its native extension");
    }

    @Test
    void it_is_found_where_it_was_built() {
        assumeBuilt();
        assertThat(use()).matches("value .*librockspan-extras-.*");
    }

    @Test
    void a_property_switches_it_off() {
        assertThat(use("-Drockspan.extras=false")).isEqualTo("value without");
    }

    @Test
    void a_property_names_it() throws Exception {
        assumeBuilt();
        Path copy = Files.copy(NativeLibrary.rocksdb().extension().orElseThrow(), folder.resolve("extension"));
        assertThat(use("-Drockspan.extras.library=" + copy)).isEqualTo("value " + copy);
    }

    @Test
    void what_is_none_is_warned_of_and_done_without() throws Exception {
        Path text = Files.writeString(folder.resolve("text"), "no library");
        assertThat(use("-Drockspan.extras.library=" + text)).contains("WARNING").endsWith("value without");
        assertThat(use("-Drockspan.extras.library=" + folder.resolve("nothing")))
                .contains("WARNING", "There is no file")
                .endsWith("value without");
    }

    @Test
    void another_library_is_not_taken_for_it() {
        assertThat(use("-Drockspan.extras.library=" + NativeLibrary.rocksdb().path()))
                .contains("WARNING", "has no function")
                .endsWith("value without");
    }

    @Test
    void it_refuses_what_it_was_not_made_for() {
        assumeBuilt();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment none = arena.allocate(FUNCTIONS * 8);
            assertThat(bind(arena, 99, none.byteSize(), none)).isEqualTo(1);
            assertThat(bind(arena, 6, none.byteSize() - 8, none)).isEqualTo(2);
            assertThat(bind(arena, 6, none.byteSize(), none)).isEqualTo(3);
            assertThat(bind(arena, 6, none.byteSize(), none.fill((byte) 1))).isEqualTo(4);
        }
    }

    private static int bind(Arena arena, int version, long size, MemorySegment table) {
        MemorySegment binding = arena.allocate(24, 8);
        binding.set(ValueLayout.JAVA_INT, 0, version);
        binding.set(ValueLayout.JAVA_LONG, 8, size);
        binding.set(ValueLayout.ADDRESS, 16, table);
        CExtras.rockspan_bind(binding);
        return binding.get(ValueLayout.JAVA_INT, 4);
    }
}
