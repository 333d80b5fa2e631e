package dev.rockspan.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.report.Results;
import dev.rockspan.benchmarks.rows.Row;
import dev.rockspan.benchmarks.rows.Rows;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The harness runs, and all variants of a case do the same work; the numbers do not matter here. */
class SmokeTest {

    /** It would build the generator. */
    private static final String LEFT_OUT = "generate";

    @TempDir
    private Path folder;

    @Test
    void allRowsRun() throws Exception {
        List<String> rows = Rows.ALL.stream()
                .map(Row::name)
                .filter(name -> !name.equals(LEFT_OUT))
                .toList();

        String output = run(0, "--tiny", "--one-jvm", "--rows", String.join(",", rows), "--output", folder.toString());

        Results results = Results.read(folder.resolve("results.json"));
        assertThat(results.measurements().stream().map(Measurement::row).collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(rows);
        assertThat(output).contains("| work | variant | against | target | worst | C there | met |");
        assertThat(folder.resolve("results.md")).content().contains("## All numbers");
    }

    @Test
    void theSameResultsAreTheSameReport() throws Exception {
        Path first = folder.resolve("first");
        run(0, "--tiny", "--rows", "into,pinned,scan", "--output", first.toString()); // each in a JVM of its own
        assertThat(Results.read(first.resolve("results.json")).titles().keySet())
                .containsExactly("pinned", "into", "scan");
        Path second = folder.resolve("second");

        run(0, "--from", first.resolve("results.json").toString(), "--output", second.toString());

        for (String file : List.of("results.json", "results.md", "crossover.svg", "scan.svg")) {
            assertThat(second.resolve(file)).hasSameTextualContentAs(first.resolve(file));
        }
    }

    @Test
    void writesTheDocumentation() throws Exception {
        Path docs = Files.createDirectories(folder.resolve("docs"));

        run(0, "--tiny", "--rows", "scan", "--output", folder.toString(), "--docs", docs.toString());

        assertThat(docs.resolve("benchmarks.md"))
                .content()
                .contains("(benchmarks/scan.svg)")
                .contains("| Scan | Rockspan views |")
                .doesNotContain("${");
        assertThat(Files.readAllLines(docs.resolve("benchmarks.md"))).hasSizeLessThan(150);
        assertThat(docs.resolve("benchmarks/scan.svg")).exists();
    }

    @Test
    void refusesRowsThatThereAreNot() {
        assertThat(run(2, "--rows", "scans")).contains("No such rows: [scans]");
    }

    private static String run(int exit, String... arguments) {
        StringWriter output = new StringWriter();
        CommandLine line = new CommandLine(new Benchmarks());
        line.setOut(new PrintWriter(output)).setErr(new PrintWriter(output));
        assertThat(line.execute(arguments)).as(output.toString()).isEqualTo(exit);
        return output.toString();
    }
}
