package dev.rockspan.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseFilesTest {

    @Test
    void shows_what_a_database_is_made_of(@TempDir Path folder) throws Exception {
        assertThat(ExampleRun.linesOf(DatabaseFiles::main, folder))
                .containsExactly("a table of default has 2 entries from apple to lime", "level 0 has 1 table");
    }
}
