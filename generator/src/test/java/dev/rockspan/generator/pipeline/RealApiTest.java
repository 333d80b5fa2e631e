package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.ChildJvm;
import dev.rockspan.generator.ChildJvm.Outcome;
import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.CoverageRow.State;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.Trees;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.rules.RulesLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pipeline on the real, whole header of the pinned RocksDB, each run in a JVM of its own. */
class RealApiTest {

    /** Twice the budget of 5 s, which a quiet machine keeps: a slow or busy one must not fail the build. */
    private static final int BUDGET_MILLIS = 10_000;

    private static final Path TEMPLATES = Checkout.folder().resolve("templates");

    @TempDir
    Path folder;

    @Test
    void theCommittedApiIsUpToDate() {
        CheckResult result = new GenerationPipeline()
                .check(new GenerateRequest(
                        new ApiSource.Version(PinnedVersion.rocksdb()),
                        new Templates(TEMPLATES),
                        GenerateRequest.DEFAULT_PACKAGE,
                        Checkout.folder().resolve("generated"),
                        null));

        assertThat(result.differences())
                .withFailMessage(() -> result.differences().stream()
                        .map(file -> "generated/" + file.path() + ' ' + file.words())
                        .collect(Collectors.joining("\n", "", "\nTo mend: ./rockspan generate")))
                .isEmpty();
    }

    /** What uses something that the API lacks is left out; a wrong name would leave it out everywhere. */
    @Test
    void thePinnedVersionHasAllOfTheJavaOfTheTemplates() throws IOException {
        Path sources = Checkout.folder().resolve("generated/src/main/java/dev/rockspan");
        for (String kind : List.of("java", "members")) {
            Path templates = TEMPLATES.resolve(kind);
            try (Stream<Path> files = Files.walk(templates)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    List<String> lines = Files.readAllLines(file).stream()
                            .filter(line -> !line.strip().startsWith("//#") && line.startsWith("    "))
                            .filter(line -> !line.contains("@rocksdbVersion@")) // which is filled in
                            .toList();
                    assertThat(Files.readAllLines(
                                    sources.resolve(templates.relativize(file).toString())))
                            .as(file.toString())
                            .containsAll(lines);
                }
            }
        }
    }

    /** Here they are those of the committed API, which is up to date. */
    @Test
    void theBytesAreTheSameWhereverTheRunIs() {
        SortedMap<String, String> turkish = generate(
                "somewhere/else",
                List.of(
                        "-Duser.language=tr",
                        "-Duser.country=TR",
                        "-Duser.timezone=Pacific/Kiritimati",
                        "-Duser.name=someone",
                        "-Dfile.encoding=ISO-8859-9",
                        "-Dline.separator=\r\n"));
        SortedMap<String, String> thai = generate(
                "third",
                List.of(
                        "-Duser.language=th",
                        "-Duser.extensions=u-nu-thai",
                        "-XX:+UnlockExperimentalVMOptions",
                        "-XX:hashCode=2"));

        assertThat(turkish).hasSizeGreaterThan(50);
        assertThat(thai.keySet()).isEqualTo(turkish.keySet());
        turkish.forEach((path, content) -> {
            assertThat(content).as(path).doesNotContain("\r").endsWith("\n").isEqualTo(committed(path));
            assertThat(thai.get(path)).as(path).isEqualTo(content);
        });
    }

    private static String committed(String path) {
        try {
            return Files.readString(Checkout.folder().resolve("generated").resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The quickest of a few runs: what else the machine does is not the generator's doing. */
    @Test
    void aFullRunStaysWithinItsBudget() throws IOException {
        long quickest = Long.MAX_VALUE;
        List<String> tried = new ArrayList<>();
        for (int attempt = 0; attempt < 5 && quickest >= BUDGET_MILLIS; attempt++) {
            Outcome outcome = run("budget-" + attempt, List.of(), "--json");
            JsonNode millis = new JsonMapper().readTree(outcome.out()).get("millis");
            long all = 0;
            for (JsonNode stage : millis) {
                all += stage.asLong();
            }
            tried.add(millis.toString());
            quickest = Math.min(quickest, all);
        }
        assertThat(quickest)
                .as("milliseconds for generating all of c.h, by stage: %s", tried)
                .isLessThan(BUDGET_MILLIS);
    }

    @Test
    void noFileIsTooLongToRead() {
        Trees.contents(Checkout.folder().resolve("generated/src/main/java"))
                .forEach((path, content) -> assertThat(content.lines().count())
                        .as("lines of %s", path)
                        .isLessThanOrEqualTo(8_000));
    }

    @Test
    void everyFunctionIsDecided() {
        Coverage coverage = new GenerationPipeline()
                .coverage(new ApiSource.Version(PinnedVersion.rocksdb()), new Templates(TEMPLATES));

        Counts counts = coverage.counts();
        assertThat(counts.functions()).isEqualTo(1745);
        assertThat(counts.unclassified()).isZero();
        assertThat(counts.mapped()).isGreaterThanOrEqualTo(1735);
        assertThat(counts.excluded()).isLessThanOrEqualTo(16);
        assertThat(coverage.toJson())
                .as("lines of templates change with every edit, and so would this file")
                .doesNotContainPattern("\\.yaml:\\d");
        assertThat(coverage.rows()).allSatisfy(row -> {
            assertThat(row.state()).isIn(State.MAPPED, State.EXCLUDED);
            assertThat(row.rule()).isNotBlank();
            if (row.state() == State.EXCLUDED) {
                assertThat(row.why()).as("why %s is left out", row.function()).isNotBlank();
            }
        });
    }

    /** Then it is linked by the time that there is something to free, when there may be no memory for that any more. */
    @Test
    void whatFreesHasTheShapeOfWhatMakes() {
        CApi extension = SnapshotReader.read(TEMPLATES.resolve("c-api/rockspan_extras.json"));
        MappedApi mapped = Mapper.map(
                SnapshotReader.read(TEMPLATES.resolve("c-api/rocksdb-11.8.1.json")),
                extension,
                RulesLoader.load(TEMPLATES, Checkout.ROCKSDB),
                Checkout.history());
        Set<String> freeing = mapped.coverage().stream()
                .filter(row -> row.rule().matches("convention (destroy|free)"))
                .map(CoverageRow::function)
                .collect(Collectors.toSet());

        assertThat(mapped.model().functions())
                .filteredOn(function -> freeing.contains(function.name()))
                .hasSizeGreaterThan(60)
                .allSatisfy(function ->
                        assertThat(function.shape()).as(function.name()).isEqualTo("JJJ_J"));
        assertThat(mapped.model().extension().functions())
                .filteredOn(function -> function.name().equals("rockspan_release"))
                .extracting(RawFunction::shape)
                .containsExactly("JJJ_J");
    }

    /** The words for a parameter of which the templates say nothing. */
    private SortedMap<String, String> generate(String name, List<String> jvmOptions) {
        run(name, jvmOptions);
        return Trees.contents(folder.resolve(name));
    }

    private Outcome run(String name, List<String> jvmOptions, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                "generate",
                "--templates",
                TEMPLATES.toString(),
                "--output",
                folder.resolve(name).toString()));
        arguments.addAll(List.of(more));
        Outcome outcome = ChildJvm.rockspan(folder, jvmOptions, arguments.toArray(String[]::new));
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        return outcome;
    }
}
