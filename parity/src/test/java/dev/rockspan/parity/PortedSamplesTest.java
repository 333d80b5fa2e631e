package dev.rockspan.parity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * RocksDB's samples of its Java API on Rockspan: {@code -Pparity -Drocksdb.checkout=<folder>}. Besides imports, the lines of
 * a committed list are changed; no sample may need more than one in twenty.
 */
@EnabledIfSystemProperty(named = "parity.ported", matches = "true")
class PortedSamplesTest {

    private static final Path CHANGES = Path.of("src/test/resources/dev/rockspan/parity/samples.tsv");
    private static final Path FOLDER = Path.of("target/samples").toAbsolutePath();
    private static final int SECONDS = 120;

    @TestFactory
    Stream<DynamicTest> run_with_other_imports() throws IOException {
        Path samples = Path.of(System.getProperty("rocksdb.checkout", ""), "java/samples/src/main/java");
        assertThat(samples).as("-Drocksdb.checkout=<a checkout of RocksDB>").isDirectory();
        List<Path> sources = PortedSources.write(samples, FOLDER.resolve("java"));
        assertThat(sources).isNotEmpty();
        return sources.stream()
                .map(source -> DynamicTest.dynamicTest(source.getFileName().toString(), () -> run(source)));
    }

    private static void run(Path source) throws IOException, InterruptedException {
        String name = source.getFileName().toString().replace(".java", "");
        List<String> lines = Files.readAllLines(source);
        int changed = change(name, lines);
        assertThat(changed * 20)
                .as("%d of %d lines are changed", changed, lines.size())
                .isLessThanOrEqualTo(lines.size());
        Path work = FOLDER.resolve("work/" + name);
        PortedSources.delete(work);
        Files.createDirectories(work);
        lines.replaceAll(line -> line.replace("\"/tmp/", "\"" + work + "/")); // where some have their databases
        Files.write(source, lines);

        Path classes = FOLDER.resolve("classes");
        Files.createDirectories(classes);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-nowarn",
                        "-d",
                        classes.toString(),
                        "-cp",
                        PortedRun.classPath(),
                        source.toString()))
                .as("errors of javac, which it has printed")
                .isZero();

        Path output = work.resolve("output.txt");
        Process process = new ProcessBuilder(PortedRun.java(
                        work, classes, "-ea", name, work.resolve("db").toString()))
                .directory(work.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly().waitFor();
        String printed = Files.readString(output, StandardCharsets.UTF_8);
        assertThat(ended).as("it ends; printed:%n%s", printed).isTrue();
        assertThat(process.exitValue())
                .as("its exit code; printed:%n%s", printed)
                .isZero();
        assertThat(printed).doesNotContain("[ERROR]");
    }

    /** Changes what the list says, and returns how many lines that are. */
    private static int change(String name, List<String> lines) throws IOException {
        int changed = 0;
        for (String row : Files.readAllLines(CHANGES)) {
            String[] cells = row.split("\t");
            if (cells[0].equals(name)) {
                int line = line(lines, cells[1], Integer.parseInt(cells[2]));
                lines.set(line, lines.get(line).replace(cells[1], cells[3]));
                changed++;
            }
        }
        return changed;
    }

    /** The line that is the n-th to have a text. */
    private static int line(List<String> lines, String text, int n) {
        List<Integer> all = IntStream.range(0, lines.size())
                .filter(line -> lines.get(line).contains(text))
                .boxed()
                .toList();
        assertThat(all).as("lines with %s", text).hasSizeGreaterThanOrEqualTo(n);
        return all.get(n - 1);
    }
}
