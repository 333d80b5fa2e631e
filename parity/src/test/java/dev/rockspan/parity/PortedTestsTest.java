package dev.rockspan.parity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * RocksDB's own Java tests, with only their imports changed, on Rockspan: {@code -Pparity -Drocksdb.checkout=<folder>}.
 * What fails stands in a committed list with a reason; {@code -Dparity.update=true} rewrites it.
 */
@EnabledIfSystemProperty(named = "parity.ported", matches = "true")
class PortedTestsTest {

    private static final Path LIST = Path.of("src/test/resources/dev/rockspan/parity/expected.tsv");
    private static final Path FOLDER = Path.of("target/ported").toAbsolutePath();

    @Test
    void behave_as_with_rocksdbjni_but_for_the_list() throws IOException, InterruptedException {
        String checkout = System.getProperty("rocksdb.checkout", "");
        Path tests = Path.of(checkout, "java/src/test/java");
        assertThat(tests).as("-Drocksdb.checkout=<a checkout of RocksDB>").isDirectory();

        PortedCompiler compiler =
                new PortedCompiler(PortedSources.write(tests, FOLDER.resolve("java")), FOLDER.resolve("classes"));
        compiler.compile();
        PortedRun run = new PortedRun(FOLDER, FOLDER.resolve("classes"));
        for (String name : testClasses()) {
            run.run(name);
        }
        run.failed().values().removeIf(failure -> failure.contains("No runnable methods")); // of what does not compile

        MissingList list = MissingList.read(LIST);
        String report = report(compiler, run, list);
        Files.writeString(FOLDER.resolve("report.txt"), report);
        System.out.println(report.substring(0, report.indexOf("\n\n")));
        System.out.println("More in " + FOLDER.resolve("report.txt"));
        if (Boolean.getBoolean("parity.update")) {
            Files.writeString(LIST, list.updated(run.failed()).text());
        } else {
            assertThat(run.failed().keySet())
                    .as("fail on Rockspan and are not in %s", LIST)
                    .isSubsetOf(list.rows().keySet());
            assertThat(run.passed())
                    .as("pass, but are in %s", LIST)
                    .doesNotContainAnyElementsOf(list.rows().keySet());
        }
    }

    /** The classes that may have tests, in the order of their names. */
    private static SortedSet<String> testClasses() throws IOException {
        Path classes = FOLDER.resolve("classes");
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString())
                    .filter(name -> name.endsWith("Test.class"))
                    .map(name -> name.replaceFirst("\\.class$", "").replace('/', '.'))
                    .filter(name -> !name.contains(".Abstract"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static String report(PortedCompiler compiler, PortedRun run, MissingList list) {
        StringBuilder report = new StringBuilder("""
                RocksDB's Java tests on Rockspan   tests
                all                                %5d
                compile                            %5d
                pass                               %5d
                skipped                            %5d
                fail                               %5d
                  of these expected                %5d
                """.formatted(
                compiler.tests().size(),
                compiler.compiled().size(),
                run.passed().size(),
                run.skipped().size(),
                run.failed().size(),
                run.failed().keySet().stream().filter(list.rows()::containsKey).count()));
        report.append("\nWhy tests do not compile\n");
        Map<String, Long> reasons =
                compiler.errors().values().stream().collect(Collectors.groupingBy(text -> text, Collectors.counting()));
        List<Map.Entry<String, Long>> sorted = new ArrayList<>(reasons.entrySet());
        sorted.sort(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()));
        sorted.forEach(entry -> report.append("%5d  %s%n".formatted(entry.getValue(), entry.getKey())));
        append(report, "Tests that do not compile", compiler.errors());
        append(report, "Tests that fail", run.failed());
        return report.toString();
    }

    private static void append(StringBuilder report, String title, SortedMap<String, String> texts) {
        report.append('\n').append(title).append('\n');
        new TreeMap<>(texts)
                .forEach((test, text) ->
                        report.append(test).append("  ").append(text).append('\n'));
    }
}
