package dev.rockspan.generator.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The page about the command line is what the commands say of themselves; {@code -Dreference.update=true} writes it. */
class CliReferenceTest {

    private static final Path PAGE = Path.of("..", "docs", "reference", "cli.md");

    @Test
    void thePageIsWhatTheCommandsSay() throws Exception {
        String page = page();
        if (Boolean.getBoolean("reference.update")) {
            Files.writeString(PAGE, page, UTF_8);
        }
        assertThat(Files.readString(PAGE, UTF_8)).isEqualTo(page);
    }

    private static String page() {
        CommandLine line = new CommandLine(new RockspanCommand());
        StringBuilder page = new StringBuilder("""
                # The command line

                <!-- Written by CliReferenceTest from the commands themselves. Do not edit. -->

                What `./rockspan <command> --help` prints for each command. The executable jar
                `rockspan-generator-<version>-cli.jar` has the same commands.
                """);
        Map<String, CommandLine> commands = new TreeMap<>(line.getSubcommands());
        commands.remove("help");
        commands.forEach((name, command) -> page.append("\n## ")
                .append(name)
                .append("\n\n```\n")
                .append(usage(command).strip())
                .append("\n```\n"));
        return page.toString();
    }

    private static String usage(CommandLine command) {
        StringWriter text = new StringWriter();
        command.setUsageHelpWidth(100);
        command.usage(new PrintWriter(text, true), Ansi.OFF);
        return text.toString().replace("\r\n", "\n");
    }
}
