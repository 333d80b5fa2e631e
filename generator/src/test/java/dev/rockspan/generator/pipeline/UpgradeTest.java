package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Sha256;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.Trees;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CHeader;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.capi.SnapshotWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From one version of a small C API to the next: what appears by itself, and what has to be decided. */
class UpgradeTest {

    private static final String OLD = """
            typedef struct rocksdb_t rocksdb_t;
            typedef struct rocksdb_options_t rocksdb_options_t;
            typedef struct rocksdb_cache_t rocksdb_cache_t;
            void rocksdb_free(void *ptr);
            void rocksdb_close(rocksdb_t *db);
            rocksdb_options_t *rocksdb_options_create(void);
            void rocksdb_options_destroy(rocksdb_options_t *options);
            void rocksdb_options_set_size(rocksdb_options_t *options, int v);
            void rocksdb_options_set_old(rocksdb_options_t *options, int v);
            rocksdb_cache_t *rocksdb_cache_create(void);
            void rocksdb_cache_destroy(rocksdb_cache_t *cache);
            void rocksdb_options_set_row_cache(rocksdb_options_t *options, rocksdb_cache_t *cache);
            """;

    private static final String COVERED = """
            void rocksdb_options_set_knob_size(rocksdb_options_t *options, uint64_t v);
            int rocksdb_options_get_knob_size(rocksdb_options_t *options);
            """;

    private static final String UNCOVERED = """
            typedef struct rocksdb_cache_tool_t rocksdb_cache_tool_t;
            rocksdb_cache_tool_t *rocksdb_cache_tool_create(void);
            void rocksdb_cache_tool_destroy(rocksdb_cache_tool_t *tool);
            void rocksdb_options_set_blob_cache(rocksdb_options_t *options, rocksdb_cache_t *cache);
            void *rocksdb_options_get_strange(rocksdb_options_t *options);
            """;

    private static final String RULES = """
            types:
              rocksdb_t: {class: RocksDB, prefixes: [rocksdb_]}
              rocksdb_options_t: {class: Options, passed: shared, accessors: property}
              rocksdb_cache_t:
                class: Cache
                threads: any
            functions:
              # The options share it.
              rocksdb_options_set_row_cache:
                parameters:
                  cache: {ownership: shared}
            """;

    private final GenerationPipeline pipeline = new GenerationPipeline();

    @TempDir
    Path folder;

    private Path templates;
    private Path output;

    @BeforeEach
    void writeTheOldVersion() throws IOException {
        templates = MadeUpTemplates.write(folder.resolve("templates"), Map.of("all.yaml", RULES));
        output = folder.resolve("out");
        version("1.0.0", OLD);
    }

    @Test
    void whatConventionsCoverAppears() throws IOException {
        version("2.0.0", OLD.replaceAll("void rocksdb_options_set_old.*\n", "") + COVERED);

        UpgradeResult result = upgrade("2.0.0", false);

        assertThat(result.diff().decisions()).isEmpty();
        assertThat(result.stub()).isNull();
        assertThat(Objects.requireNonNull(result.generated()).written()).isNotEmpty();
        assertThat(result.counts().unclassified()).isZero();
        assertThat(result.diff().added())
                .extracting(DiffResult.Function::java)
                .containsExactly(List.of("Options.knobSize()"), List.of("Options.setKnobSize(long)"));
        DiffResult.Java java = Objects.requireNonNull(result.diff().java());
        assertThat(java.members().added()).containsExactly("Options.knobSize()", "Options.setKnobSize(long)");
        assertThat(java.members().removed()).containsExactly("Options.setOld(int)");
        assertThat(Files.readString(output.resolve("src/main/java/dev/rockspan/Options.java")))
                .contains("setKnobSize")
                .doesNotContain("setOld");
    }

    @Test
    void nothingIsWrittenOverBeforeWhatIsNewIsDecided() throws IOException {
        version("2.0.0", OLD + COVERED + UNCOVERED);
        pipeline.generate(request("1.0.0", false));
        Map<String, String> before = Trees.contents(output);

        UpgradeResult result = upgrade("2.0.0", false);

        assertThat(result.generated()).isNull();
        assertThat(Trees.contents(output)).isEqualTo(before);
        assertThat(result.counts().unclassified()).isEqualTo(4);
        assertThat(result.diff().decisions())
                .extracting(Decision::symbol)
                .containsExactly(
                        "rocksdb_options_get_strange", "rocksdb_options_set_blob_cache", "rocksdb_cache_tool_t");
    }

    @Test
    void theTemplateToFillInSaysWhatIsAskedAndWhatIsSimilar() throws IOException {
        version("2.0.0", OLD + COVERED + UNCOVERED);

        Path stub = Objects.requireNonNull(upgrade("2.0.0", false).stub());

        assertThat(stub).hasFileName("undecided-2.0.0.yaml");
        assertThat(Files.readString(stub))
                .contains("""
                        types:
                          # Once it has a class, the conventions decide rocksdb_cache_tool_create, rocksdb_cache_tool_destroy.
                          # templates/all.yaml:4 says
                          #   rocksdb_cache_t:
                          #     class: Cache
                          #     threads: any
                        """)
                .contains("  rocksdb_cache_tool_t:\n    class: CacheTool\n    summary: <sentence>\n    decide: ")
                .contains("""
                          # void rocksdb_options_set_blob_cache(rocksdb_options_t *options, rocksdb_cache_t *cache)
                          # templates/all.yaml:9 says
                          #   rocksdb_options_set_row_cache:
                          #     parameters:
                          #       cache: {ownership: shared}
                          rocksdb_options_set_blob_cache:
                            #   parameters: {cache: {ownership: borrowed}}   # if it keeps the pointer (else call, shared, copied or transferred)
                            # If it frees the object and you say otherwise, closing that ends the JVM.
                            parameters: {cache: {ownership: borrowed}}
                            decide: "what C does with parameter cache, a rocksdb_cache_t, is not stated"
                        """)
                .doesNotContain("\n  rocksdb_cache_tool_create:");
    }

    @Test
    void whatIsAskedComesWithADefaultAndOnceForAPair() throws IOException {
        version("2.0.0", OLD + """
                typedef struct rocksdb_lease_t rocksdb_lease_t;
                rocksdb_lease_t *rocksdb_lease(int seconds);
                void rocksdb_lease_release(rocksdb_lease_t *lease);
                typedef struct rocksdb_index_t rocksdb_index_t;
                void rocksdb_index_destroy(rocksdb_index_t *index);
                rocksdb_index_t *rocksdb_open_index(rocksdb_t *db);
                char **rocksdb_odd_things(rocksdb_t *db, size_t *count);
                void rocksdb_odd_things_destroy(char **things, size_t count);
                void rocksdb_log_to(FILE *file);
                """);
        Files.writeString(templates.resolve("index.yaml"), "types:\n  rocksdb_index_t: {class: Index}\n");

        String stub = Objects.requireNonNull(upgrade("2.0.0", false).stubText());

        assertThat(stub)
                .contains(
                        "    destroy: rocksdb_lease_release\n    decide: \"its class in Java, and which function frees one")
                .contains("  rocksdb_open_index:\n", "    returns: {owned-by-parent: true}\n    decide: ")
                .contains("    returns: {destroy: rocksdb_odd_things_destroy}\n    decide: ")
                .doesNotContain("rocksdb_odd_things_destroy:\n")
                .contains(
                        "  # void rocksdb_log_to(FILE *file)\n  rocksdb_log_to:\n    exclude: \"",
                        "unknown type 'FILE'\"\n    decide: \"it can only be left out\"\n");
    }

    @Test
    void whatIsNotFilledInStopsTheNextRunAndIsNotAskedTwice() throws IOException {
        version("2.0.0", OLD + UNCOVERED);
        Path stub = Objects.requireNonNull(upgrade("2.0.0", false).stub());
        String asked = Files.readString(stub);

        assertThatThrownBy(() -> pipeline.generate(request("2.0.0", false)))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining("templates/undecided-2.0.0.yaml:")
                .hasMessageContaining("rocksdb_options_set_blob_cache");
        UpgradeResult again = upgrade("2.0.0", false);

        assertThat(again.generated()).isNull();
        assertThat(again.stub()).isNull();
        assertThat(again.diff().decisions())
                .allSatisfy(decision -> assertThat(decision.place()).startsWith("templates/undecided-2.0.0.yaml:"));
        assertThat(Files.readString(stub)).isEqualTo(asked);
        assertThat(templates.resolve("undecided-2.0.0-2.yaml")).doesNotExist();
    }

    @Test
    void whatIsFilledInIsGenerated() throws IOException {
        version("2.0.0", OLD + UNCOVERED);
        Path stub = Objects.requireNonNull(upgrade("2.0.0", false).stub());
        Files.writeString(
                stub,
                Files.readString(stub)
                        .replaceAll("(?m)^    decide:.*\n", "")
                        .replace("<sentence>", "Works on caches.")
                        .replace("borrowed}}\n", "shared}}\n"));

        UpgradeResult result = upgrade("2.0.0", false);

        assertThat(result.generated()).isNotNull();
        assertThat(result.diff().decisions()).isEmpty();
        assertThat(output.resolve("src/main/java/dev/rockspan/CacheTool.java")).exists();
        assertThat(Files.readString(output.resolve("src/main/java/dev/rockspan/Options.java")))
                .contains("setBlobCache");
    }

    @Test
    void whatIsPendingCanBeLeftOut() throws IOException {
        version("2.0.0", OLD + COVERED + UNCOVERED);

        UpgradeResult result = upgrade("2.0.0", true);

        assertThat(result.generated()).isNotNull();
        assertThat(result.diff().decisions()).hasSize(3);
        assertThat(Files.readString(output.resolve("src/main/java/dev/rockspan/Options.java")))
                .contains("setKnobSize")
                .doesNotContain("BlobCache");
        assertThat(Files.readString(output.resolve("coverage.json")))
                .contains("\"unclassified\": 4")
                .contains("{\"function\":\"rocksdb_options_get_strange\",\"state\":\"unclassified\"");
        assertThat(pipeline.check(request("2.0.0", true)).upToDate())
                .as("what is left out is left out by the next run, too")
                .isTrue();
        assertThatThrownBy(() -> pipeline.check(request("2.0.0", false))).isInstanceOf(GenerationException.class);
    }

    @Test
    void theFactsOfAnotherHeaderOfThatVersionAreNotReplaced() throws IOException {
        version("2.0.0", OLD);
        Map<String, String> before = Trees.contents(templates);
        GenerateRequest fork = request(new ApiSource.Snapshot(snapshot(folder, "2.0.0", OLD + COVERED)));

        assertThatThrownBy(() -> pipeline.upgrade(new UpgradeRequest(fork, "1.0.0", true)))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining("c-api/rocksdb-2.0.0.json: has the facts of another header of RocksDB 2.0.0")
                .hasMessageContaining("Functions that only this header has: 2; that only the other has: 0")
                .hasMessageContaining("add templates");

        assertThat(Trees.contents(templates)).isEqualTo(before);
        assertThat(output).doesNotExist();
    }

    @Test
    void aHeaderThatDiffersInItsTextOnlyChangesNothing() throws IOException {
        version("2.0.0", OLD);
        Path copy = snapshot(folder, "2.0.0", OLD);
        Files.writeString(copy, Files.readString(copy).replace("0".repeat(64), "1".repeat(64)));
        Map<String, String> before = Trees.contents(templates);

        assertThat(pipeline.upgrade(new UpgradeRequest(request(new ApiSource.Snapshot(copy)), "1.0.0", true))
                        .generated())
                .isNotNull();

        assertThat(Trees.contents(templates)).isEqualTo(before);
    }

    @Test
    void aRunThatIsRefusedLeavesNothing() throws IOException {
        Path inTheWay = output.resolve("src/main/java/dev/rockspan/Options.java");
        Files.createDirectories(inTheWay.getParent());
        Files.writeString(inTheWay, "class Options {}");
        Path acme = Files.createDirectories(folder.resolve("acme"));
        Templates added = new Templates(templates, List.of(acme));
        Path fork = snapshot(folder, "2.0.0", OLD + UNCOVERED);
        GenerateRequest target = new GenerateRequest(
                new ApiSource.Snapshot(fork),
                added,
                GenerateRequest.DEFAULT_PACKAGE,
                GenerateRequest.DEFAULT_LIBRARY,
                output,
                true,
                true,
                GenerateRequest.Replaces.OTHER_VERSION,
                null);

        assertThatThrownBy(() -> pipeline.upgrade(new UpgradeRequest(target, "1.0.0", true)))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining("is in the way");

        assertThat(acme).isEmptyDirectory();
    }

    @Test
    void theTemplatesOfABuildAreNotWrittenTo() throws IOException {
        version("2.0.0", OLD + UNCOVERED);
        Map<String, String> before = Trees.contents(templates);

        UpgradeResult result = pipeline.upgrade(new UpgradeRequest(request("2.0.0", false), "1.0.0", false));

        assertThat(result.stub()).isNull();
        assertThat(result.stubText()).contains("rocksdb_cache_tool_t:");
        assertThat(Trees.contents(templates)).isEqualTo(before);
    }

    @Test
    void aHeaderThatAnotherVersionHadNeedsNoJextract() throws IOException {
        Path header = Files.createDirectories(folder.resolve("include")).resolve("c.h");
        Files.writeString(header, "void rocksdb_free(void *ptr);\n");
        Path snapshot = snapshot("1.0.0");
        Files.writeString(
                snapshot, Files.readString(snapshot).replace("0".repeat(64), Sha256.of(Files.readAllBytes(header))));
        ApiSource.Headers headers =
                new ApiSource.Headers(header, List.of(), "1.0.1", folder.resolve("no-jextract"), true);

        UpgradeResult result = pipeline.upgrade(new UpgradeRequest(
                new GenerateRequest(headers, new Templates(templates), "dev.rockspan", output, null), "1.0.0", true));

        assertThat(result.generated()).isNotNull();
        assertThat(result.diff().to()).isEqualTo("1.0.1");
        assertThat(result.snapshot()).isEqualTo(snapshot("1.0.1")).exists();
    }

    @Test
    void theExtensionThatTheTemplatesHaveCanBeNamedAsAnyOther() throws IOException {
        Path header = Files.createDirectories(folder.resolve("include")).resolve("c.h");
        Files.writeString(header, "void rocksdb_free(void *ptr);\n");
        Path extension = Files.writeString(folder.resolve("toy_extras.h"), "void toy_bind(void);\n");
        Files.writeString(
                snapshot("1.0.0"),
                Files.readString(snapshot("1.0.0")).replace("0".repeat(64), Sha256.of(Files.readAllBytes(header))));
        Files.writeString(
                templates.resolve("c-api/toy_extras.json"),
                SnapshotWriter.write(new CApi(
                        CApi.ANY_VERSION,
                        "25",
                        List.of(new CHeader("toy_extras.h", Sha256.of(Files.readAllBytes(extension)))),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of())));

        GenerateResult result = pipeline.generate(new GenerateRequest(
                new ApiSource.Headers(header, List.of(extension), "1.0.0", folder.resolve("no-jextract"), true),
                new Templates(templates),
                "dev.rockspan",
                output,
                null));

        assertThat(result.counts().functions())
                .isEqualTo(SnapshotReader.read(snapshot("1.0.0")).functions().size());
    }

    @Test
    void templatesThatDoNotFitAVersionDoNotHideHowCDiffers() throws IOException {
        version("2.0.0", OLD + COVERED);
        Files.writeString(templates.resolve("more.yaml"), "enums:\n  Mode: {constants: {rocksdb_none: NONE}}\n");

        DiffResult diff =
                pipeline.diff(new ApiSource.Version("1.0.0"), new ApiSource.Version("2.0.0"), new Templates(templates));

        assertThat(diff.added()).hasSize(2);
        assertThat(diff.java()).isNull();
        assertThat(diff.problems()).anySatisfy(problem -> assertThat(problem)
                .startsWith("RocksDB 1.0.0: templates/more.yaml:2")
                .contains("rocksdb_none"));
    }

    @Test
    void aChangedConstantIsToldWithBothNumbers() throws IOException {
        version("1.0.0", OLD + "enum { rocksdb_fast = 1, rocksdb_slow = 2 };\n");
        version("2.0.0", OLD + "enum { rocksdb_fast = 1, rocksdb_slow = 3 };\n");

        DiffResult diff =
                pipeline.diff(new ApiSource.Version("1.0.0"), new ApiSource.Version("2.0.0"), new Templates(templates));

        assertThat(diff.constants().changed()).containsExactly("rocksdb_slow: was 2, is 3");
    }

    @Test
    void theRealDiffSaysWhatEachFunctionBecomes() {
        DiffResult diff = pipeline.diff(
                new ApiSource.Version("11.1.2"),
                new ApiSource.Version("11.8.1"),
                new Templates(Checkout.folder().resolve("templates")));

        assertThat(diff.added()).hasSize(697);
        assertThat(diff.removed())
                .extracting(DiffResult.Function::name)
                .containsExactly("rocksdb_writebatch_wi_create_from");
        assertThat(diff.problems()).isEmpty();
        assertThat(diff.decisions()).isEmpty();
        assertThat(diff.added())
                .filteredOn(function -> function.name().equals("rocksdb_flushoptions_get_listener_wait"))
                .singleElement()
                .satisfies(function -> assertThat(function.java()).containsExactly("FlushOptions.listenerWait()"));
    }

    private UpgradeResult upgrade(String version, boolean allowPending) {
        return pipeline.upgrade(new UpgradeRequest(request(version, allowPending), "1.0.0", true));
    }

    private GenerateRequest request(ApiSource source) {
        return new GenerateRequest(source, new Templates(templates), GenerateRequest.DEFAULT_PACKAGE, output, null);
    }

    private static Path snapshot(Path folder, String version, String header) throws IOException {
        return Files.writeString(
                folder.resolve("given.json"),
                SnapshotWriter.write(MadeUpHeader.read(header).withVersion(version)));
    }

    private GenerateRequest request(String version, boolean allowPending) {
        return new GenerateRequest(
                new ApiSource.Version(version),
                new Templates(templates),
                GenerateRequest.DEFAULT_PACKAGE,
                GenerateRequest.DEFAULT_LIBRARY,
                output,
                allowPending,
                true,
                GenerateRequest.Replaces.OTHER_VERSION,
                null);
    }

    private void version(String version, String header) throws IOException {
        Files.createDirectories(templates.resolve("c-api"));
        Files.writeString(
                snapshot(version),
                SnapshotWriter.write(MadeUpHeader.read(header).withVersion(version)));
    }

    private Path snapshot(String version) {
        return templates.resolve("c-api/rocksdb-" + version + ".json");
    }
}
