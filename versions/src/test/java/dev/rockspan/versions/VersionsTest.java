package dev.rockspan.versions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.rockspan.generator.pipeline.ApiSource;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The API made for a version, with the native library of that very version. */
@Execution(ExecutionMode.CONCURRENT)
class VersionsTest {

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> the_tests_and_the_examples_pass() {
        return versions().map(version -> dynamicTest("RocksDB " + version, () -> check(version)));
    }

    private void check(String version) throws Exception {
        Path classes = Api.make(version, source(version), Boolean.getBoolean("rockspan.pending"));
        Api api = Api.with(classes, version);
        Library library = Library.of(version)
                .orElseGet(() -> abort("the API compiles, with tests and examples, but there is no library of RocksDB "
                        + version + " to run them with"));
        // Before 9.4, an iterator cannot be refreshed.
        run(api, library, folder.resolve(version), source(version) instanceof ApiSource.Version ? 0 : 4);
    }

    /**
     * Runs the tests and the examples.
     *
     * @param missing how many of them may end because the library has no such function
     */
    static void run(Api api, Library library, Path folder, int missing) throws Exception {
        List<String> arguments = Stream.of(Api.testClasses(), List.of("--"), Api.exampleClasses())
                .flatMap(List::stream)
                .toList();
        ChildJvm.Outcome outcome = ChildJvm.run(folder, api.classPath(), library, Suite.class, arguments);
        assertThat(outcome.exit()).as(outcome.output()).isZero();
        System.out.println(count("tests", outcome) + " tests and " + count("examples", outcome) + " examples passed, "
                + count("missing", outcome) + " lacked a function");
        assertThat(count("missing", outcome)).as(outcome.output()).isLessThanOrEqualTo(missing);
        assertThat(count("tests", outcome)).isGreaterThan(70);
    }

    private static int count(String what, ChildJvm.Outcome outcome) {
        Matcher count =
                Pattern.compile("^@" + what + " (\\d+)$", Pattern.MULTILINE).matcher(outcome.output());
        assertThat(count.find()).as(outcome.output()).isTrue();
        return Integer.parseInt(count.group(1));
    }

    private static Stream<String> versions() {
        String versions = System.getProperty("rockspan.versions", "9.10.0");
        return versions.equals("all") ? Checkout.versions().stream() : Stream.of(versions.split(","));
    }

    private static ApiSource source(String version) {
        String header = System.getProperty("rockspan.header", "");
        String jextract = System.getProperty("rockspan.jextract", "");
        return header.isEmpty()
                ? new ApiSource.Version(version)
                : new ApiSource.Headers(
                        Path.of(header), List.of(), version, jextract.isEmpty() ? null : Path.of(jextract), false);
    }
}
