package dev.rockspan.generator.jextract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A command that is shown can be pasted. */
class CommandLineTest {

    private static final List<String> COMMAND = List.of("/opt/my tools/jextract", "-t", "a.b", "it's", "a$b", "C:\\x");

    @Test
    void a_unix_shell_reads_the_words_as_they_were() {
        assertThat(CommandLine.quote(COMMAND, false))
                .isEqualTo("'/opt/my tools/jextract' -t a.b 'it'\\''s' 'a$b' 'C:\\x'");
    }

    @Test
    void the_shell_of_windows_knows_double_quotes_only() {
        assertThat(CommandLine.quote(COMMAND, true))
                .isEqualTo("\"/opt/my tools/jextract\" -t a.b \"it's\" \"a$b\" C:\\x");
    }
}
