package dev.rockspan.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionTextsTest {

    @Test
    void reads_back_what_was_changed(@TempDir Path folder) throws Exception {
        assertThat(ExampleRun.linesOf(OptionTexts::main, folder))
                .containsExactly("2 jobs", "[default] 16777216", "opened with 1 column family, 0 keys");
    }
}
