package dev.rockspan.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupsTest {

    @Test
    void gets_back_what_was_deleted(@TempDir Path folder) throws Exception {
        assertThat(ExampleRun.linesOf(Backups::main, folder.resolve("db")))
                .containsExactly("1 backup", "apple is red again");
    }
}
