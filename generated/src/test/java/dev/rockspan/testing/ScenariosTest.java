package dev.rockspan.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.raw.CRocksDB;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A crash is noticed, told, and stops nothing else. */
class ScenariosTest {

    static final class Crashing {
        static void a_passes(Path folder) throws Exception {
            Files.createFile(folder.resolve("was here"));
        }

        static void b_fails(Path folder) {
            throw new IllegalArgumentException("on purpose in " + folder.getFileName());
        }

        static void c_crashes(Path folder) {
            CRocksDB.rocksdb_get_latest_sequence_number(MemorySegment.ofAddress(folder.getNameCount()));
        }

        static void d_passes(Path folder) {
            assertThat(folder).isEmptyDirectory();
        }
    }

    @Test
    void a_crash_fails_one_test(@TempDir Path folder) throws Exception {
        Map<String, DynamicTest> tests = Scenarios.of(Crashing.class, folder)
                .collect(Collectors.toMap(DynamicTest::getDisplayName, Function.identity()));

        assertThat(tests).containsOnlyKeys("a_passes", "b_fails", "c_crashes", "d_passes");
        assertThat(folder.resolve("a_passes/was here")).exists();
        assertThat(tests.get("a_passes")).satisfies(ScenariosTest::run);
        assertThatThrownBy(() -> run(tests.get("b_fails"))).hasMessageContaining("on purpose in b_fails");
        Throwable crash = catchThrowable(() -> run(tests.get("c_crashes")));
        assertThat(crash).hasMessageContaining("died by a signal");
        Matcher account = Pattern.compile("in (.*hs_err_.*log)\\.").matcher(crash.getMessage());
        assertThat(account.find()).isTrue();
        assertThat(Files.readString(Path.of(account.group(1)))).contains("rocksdb_get_latest_sequence_number");
        Files.delete(Path.of(account.group(1))); // nobody is to wonder about it
        assertThat(tests.get("d_passes")).satisfies(ScenariosTest::run);
    }

    private static void run(DynamicTest test) throws Exception {
        try {
            test.getExecutable().execute();
        } catch (Exception | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
