package dev.rockspan.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorsTest {

    @Test
    void shows_what_went_wrong(@TempDir Path folder) throws Exception {
        List<String> lines = ExampleRun.linesOf(Errors::main, folder);

        assertError(lines, "open what is not there:", "InvalidArgument", "None", "does not exist");
        assertError(lines, "read what is not there:", "IOError", "PathNotFound", "CURRENT");
        assertError(lines, "open twice:", "IOError", "None", "open for writing in this process");
        assertError(lines, "write to a read-only database:", "NotSupported", "None", "read only mode");
        assertError(lines, "read a corrupt file:", "Corruption", "None", "checksum mismatch");
        assertThat(lines)
                .contains("read a key that is not there: NotFound", "without an exception: Corruption")
                .containsSubsequence("pass null:", "    java.lang.NullPointerException: value is null")
                .containsSubsequence("use after close:", "    java.lang.IllegalStateException: RocksDB is closed");

        try (Options options = new Options();
                RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(() -> db.get("key".getBytes(UTF_8)))
                    .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Corruption));
        }
    }

    private static void assertError(List<String> lines, String what, String code, String subCode, String message) {
        int at = lines.indexOf(what);
        assertThat(at).as("%s in %s", what, lines).isNotNegative();
        assertThat(lines.get(at + 1)).isEqualTo("    code     " + code);
        assertThat(lines.get(at + 2)).isEqualTo("    sub-code " + subCode);
        assertThat(lines.get(at + 3)).startsWith("    message  ").contains(message);
    }
}
