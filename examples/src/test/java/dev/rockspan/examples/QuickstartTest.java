package dev.rockspan.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuickstartTest {

    private static final Path SOURCE = Path.of("src/main/java/dev/rockspan/examples/Quickstart.java");
    private static final Path README = Path.of("../README.md");

    @Test
    void writes_and_reads(@TempDir Path folder) throws Exception {
        assertThat(ExampleRun.linesOf(Quickstart::main, folder))
                .containsExactly(
                        "apple is red",
                        "cherry is not there",
                        "the value has 3 bytes",
                        "pinned 3 bytes",
                        "banana is yellow",
                        "plum is blue");
        try (Options options = new Options();
                RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
            assertThat(db.get("apple".getBytes(UTF_8))).isNull();
            assertThat(db.get("banana".getBytes(UTF_8))).asString(UTF_8).isEqualTo("yellow");
            assertThat(db.get("plum".getBytes(UTF_8))).asString(UTF_8).isEqualTo("blue");
            assertThat(db.get("lime".getBytes(UTF_8))).isNull();
        }
    }

    @Test
    void is_the_quickstart_of_the_readme() throws Exception {
        String source = Files.readString(SOURCE);
        assertThat(Files.readString(README))
                .as("README.md must show %s between its markers, character by character", SOURCE)
                .contains("<!-- quickstart -->\n```java\n" + source + "```\n<!-- end of quickstart -->\n");
    }
}
