package dev.rockspan.generator.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.Trees;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.rules.RulesLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fork of a small C API, with functions of its own, without some of the others, and a few templates. */
class ForkTest {

    private static final String KEPT = """
            typedef struct rocksdb_t rocksdb_t;
            typedef struct rocksdb_options_t rocksdb_options_t;
            typedef struct rocksdb_cache_t rocksdb_cache_t;
            void rocksdb_free(void *ptr);
            void rocksdb_close(rocksdb_t *db);
            rocksdb_options_t *rocksdb_options_create(void);
            void rocksdb_options_destroy(rocksdb_options_t *options);
            void rocksdb_options_set_size(rocksdb_options_t *options, int v);
            rocksdb_cache_t *rocksdb_cache_create(void);
            void rocksdb_cache_destroy(rocksdb_cache_t *cache);
            void rocksdb_options_set_row_cache(rocksdb_options_t *options, rocksdb_cache_t *cache);
            """;

    private static final String REMOVED = """
            void rocksdb_options_set_old(rocksdb_options_t *options, int v);
            """;

    private static final String ADDED = """
            uint64_t acme_tag_count(rocksdb_t *db);
            """;

    private static final String RULES = """
            types:
              rocksdb_t: {class: RocksDB, prefixes: [rocksdb_]}
              rocksdb_options_t: {class: Options, passed: shared, accessors: property}
              rocksdb_cache_t: {class: Cache, threads: any}
            functions:
              rocksdb_options_set_old: {name: setAged}
              rocksdb_options_set_row_cache: {name: setCacheOfRows, parameters: {cache: {ownership: shared}}}
            """;

    private static final String BUILD = "int acme_build(void);\n";

    private static final String TAG_COUNT = "functions:\n  acme_tag_count: {in: rocksdb_t, name: tagCount}\n";

    @TempDir
    Path folder;

    private Path own;
    private Path acme;
    private Path output;
    private final GenerationPipeline pipeline = new GenerationPipeline();

    @BeforeEach
    void writeTheVersion() throws IOException {
        own = MadeUpTemplates.write(folder.resolve("templates"), Map.of("all.yaml", RULES));
        acme = Files.createDirectories(folder.resolve("acme"));
        output = folder.resolve("out");
        snapshot(own, KEPT + REMOVED);
    }

    @Test
    void anAddedRuleDecidesWhatOnlyTheForkHas() throws IOException {
        add(TAG_COUNT);

        generate(KEPT + ADDED);

        assertThat(source("RocksDB")).contains("public long tagCount() {");
        assertThat(source("Options")).doesNotContain("setAged").contains("setCacheOfRows");
        assertThat(Files.readString(output.resolve("coverage.json")))
                .as("where the folder stands is another thing on another machine")
                .contains("\"acme/acme.yaml#acme_tag_count")
                .doesNotContain(folder.toString());
    }

    @Test
    void whatNobodyDecidesStopsTheRun() {
        assertThatThrownBy(() -> generate(KEPT + BUILD))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining("acme_build has no Java form")
                .hasMessageContaining("in: <C type>");
    }

    @Test
    void anAddedEntryStandsInsteadOfTheWholeOther() throws IOException {
        add("functions:\n  rocksdb_options_set_row_cache: {parameters: {cache: {ownership: transferred}}}\n");

        generate(KEPT);

        assertThat(source("Options")).contains("setRowCache(Cache").doesNotContain("setCacheOfRows");
    }

    /** C has no getter of it, and Java of the templates may call the one that Java has. */
    @Test
    void aSetterWithAnotherNameHasTheSameGetter() throws IOException {
        add(
                "functions:\n  rocksdb_options_set_row_cache: {name: useRows, parameters: {cache: {ownership: shared}}}\n"
                        + "  acme_set_cache: {in: rocksdb_options_t, name: setAcmeCache, parameters: {cache: {ownership: shared}}}\n");

        generate(KEPT + "void acme_set_cache(rocksdb_options_t *options, rocksdb_cache_t *cache);\n");

        assertThat(source("Options")).contains("useRows(Cache", " cacheOfRows() {", " acmeCache() {");
    }

    @Test
    void aNameThatOnlyStartsAsThoseOfSettersHasNoGetter() throws IOException {
        add(
                "functions:\n  acme_settle: {in: rocksdb_options_t, name: settle, parameters: {cache: {ownership: shared}}}\n");

        generate(KEPT + "void acme_settle(rocksdb_options_t *options, rocksdb_cache_t *cache);\n");

        assertThat(source("Options")).contains(" settle(Cache cache)").doesNotContain("Cache tle()");
    }

    @Test
    void whatAnAddedEntryDropsIsTold() throws IOException {
        add("""
                types:
                  rocksdb_cache_t: {class: Store}
                functions:
                  rocksdb_options_set_row_cache: {parameters: {cache: {ownership: shared}}}
                  rocksdb_options_set_old: {exclude: it is old}
                """);
        List<String> remarks = new ArrayList<>();

        RulesLoader.load(new Templates(own, List.of(acme)), "1.0.0", remarks::add);

        assertThat(remarks)
                .containsExactly(
                        acme + "/acme.yaml:2: rocksdb_cache_t replaces templates/all.yaml:4 and drops threads",
                        acme
                                + "/acme.yaml:4: rocksdb_options_set_row_cache replaces templates/all.yaml:7 and drops name");
    }

    @Test
    void anAddedEntryHasToBeWhole() throws IOException {
        add("types: {rocksdb_t: {prefixes: [rocksdb_, acme_]}}\n");

        assertThatThrownBy(() -> generate(KEPT))
                .hasMessageContaining(acme + "/acme.yaml:1: the key \"class\" is missing; an entry of an added folder"
                        + " replaces the whole one of its name");
    }

    @Test
    void aForkAddsAPrefixWithoutReplacingTheType() throws IOException {
        add("prefixes: {rocksdb_t: [acme_]}\n");

        generate(KEPT + ADDED);

        assertThat(source("RocksDB")).contains("public long tagCount() {");
    }

    @Test
    void aPrefixForATypeThatThereIsNotIsRefused() throws IOException {
        add("prefixes: {rocksdb_tt: [acme_]}\n");

        assertThatThrownBy(() -> generate(KEPT))
                .hasMessageContaining(
                        acme + "/acme.yaml:1: the templates have no type rocksdb_tt; did you mean \"rocksdb_t\"?");
    }

    @Test
    void aPrefixThatNoFunctionHasIsRefused() throws IOException {
        add("prefixes: {rocksdb_t: [acme_, amce_]}\n");

        assertThatThrownBy(() -> generate(KEPT + ADDED))
                .hasMessageContaining(acme + "/acme.yaml:1: no function has a name that starts with amce_");
    }

    @Test
    void theLaterOfTwoAddedFoldersCounts() throws IOException {
        add("functions:\n  rocksdb_options_set_size: {name: setFirst}\n");
        Path more = Files.createDirectories(folder.resolve("more"));
        Files.writeString(more.resolve("more.yaml"), "functions:\n  rocksdb_options_set_size: {name: setSecond}\n");

        pipeline.generate(request(new Templates(own, List.of(acme, more)), snapshot(folder, KEPT)));

        assertThat(source("Options")).contains("setSecond").doesNotContain("setFirst");
    }

    @Test
    void twoEntriesOfOneFolderAreAMistake() throws IOException {
        add(TAG_COUNT);
        Files.writeString(acme.resolve("b.yaml"), TAG_COUNT);

        assertThatThrownBy(() -> generate(KEPT + ADDED))
                .hasMessageContaining(
                        acme + "/b.yaml:2: acme_tag_count is already described at " + acme + "/acme.yaml:2");
    }

    @Test
    void anUnknownKeyIsToldWithItsLine() throws IOException {
        add("functions:\n  acme_tag_count:\n    in: rocksdb_t\n    nam: tagCount\n");

        assertThatThrownBy(() -> generate(KEPT + ADDED))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining(acme + "/acme.yaml:4: unknown key \"nam\"; did you mean \"name\"?");
    }

    @Test
    void aRuleForWhatNeitherTheForkNorAVersionHasIsToldWithItsLine() throws IOException {
        add(TAG_COUNT + "  acme_tag_counts: {in: rocksdb_t}\n");

        assertThatThrownBy(() -> generate(KEPT + ADDED))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining(acme + "/acme.yaml:3: neither the header nor any known version has the function"
                        + " acme_tag_counts; did you mean \"acme_tag_count\"?");
    }

    @Test
    void aRuleForWhatTheForkRemovedIsNoMistake() throws IOException {
        add("functions:\n  rocksdb_options_set_old: {name: setAncient}\n");

        generate(KEPT);

        assertThat(source("Options")).doesNotContain("setA");
    }

    @Test
    void conventionsCannotBeAdded() throws IOException {
        Files.copy(own.resolve("conventions.yaml"), acme.resolve("conventions.yaml"));

        assertThatThrownBy(() -> generate(KEPT))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining(acme + "/conventions.yaml: conventions hold for all functions");
    }

    @Test
    void aFolderThatIsNotThereIsToldByName() throws IOException {
        Files.delete(acme);

        assertThatThrownBy(() -> generate(KEPT))
                .isInstanceOf(GenerationException.class)
                .hasMessageContaining(acme + ": there is no such folder");
    }

    @Test
    void anEditOfWhatIsAddedIsNoticed() throws IOException {
        add(TAG_COUNT);
        Path fork = snapshot(folder, KEPT + ADDED);
        GenerateRequest request = request(new Templates(own, List.of(acme)), fork, folder.resolve("state"));
        pipeline.generate(request);
        assertThat(pipeline.generate(request).skipped()).isTrue();

        add(TAG_COUNT.replace("tagCount", "tags"));

        assertThat(pipeline.generate(request).written()).isNotEmpty();
    }

    @Test
    void theFactsOfAForkAreKeptWithItsTemplates() throws IOException {
        Map<String, String> before = Trees.contents(own);
        Templates templates = new Templates(own, List.of(acme));
        GenerateRequest target = request(templates, snapshot(folder, KEPT + ADDED + BUILD));

        UpgradeResult first = pipeline.upgrade(new UpgradeRequest(target, "1.0.0", true));

        assertThat(first.generated()).isNull();
        assertThat(first.snapshot())
                .isEqualTo(acme.resolve("c-api/rocksdb-1.0.0.json"))
                .exists();
        Path stub = Objects.requireNonNull(first.stub());
        assertThat(stub).isEqualTo(acme.resolve("undecided-1.0.0.yaml"));
        assertThat(first.diff().added())
                .extracting(DiffResult.Function::name)
                .containsExactly("acme_build", "acme_tag_count");
        assertThat(first.diff().removed())
                .extracting(DiffResult.Function::name)
                .containsExactly("rocksdb_options_set_old");
        Files.writeString(stub, TAG_COUNT + "  acme_build: {in: rocksdb_t}\n");

        UpgradeResult second = pipeline.upgrade(new UpgradeRequest(target, "1.0.0", true));

        assertThat(second.generated()).isNotNull();
        assertThat(second.diff().decisions()).isEmpty();
        assertThat(source("RocksDB")).contains("tagCount");
        assertThat(Trees.contents(own)).isEqualTo(before);
    }

    @Test
    void aForkThatChangedItsHeaderIsToldWhatToDelete() throws IOException {
        Templates templates = new Templates(own, List.of(acme));
        snapshot(acme, KEPT);
        GenerateRequest target = request(templates, snapshot(folder, KEPT + ADDED));

        assertThatThrownBy(() -> pipeline.upgrade(new UpgradeRequest(target, "1.0.0", true)))
                .hasMessageContaining(acme + "/c-api/rocksdb-1.0.0.json")
                .hasMessageContaining("If the fork has changed its header, delete that file");
    }

    @Test
    void whatAForkHasCanBeComparedWithTheVersionItIsOf() throws IOException {
        add(TAG_COUNT);
        Templates templates = new Templates(own, List.of(acme));

        DiffResult diff = pipeline.diff(
                new ApiSource.Version("1.0.0"), new ApiSource.Snapshot(snapshot(folder, KEPT + ADDED)), templates);

        assertThat(diff.problems()).isEmpty();
        assertThat(Objects.requireNonNull(diff.java()).members().added()).containsExactly("RocksDB.tagCount()");
        assertThat(diff.java().members().removed()).containsExactly("Options.setAged(int)");
    }

    @Test
    void aRuleForWhatOnlyAnEarlierForkHadIsNoMistake() throws IOException {
        add(TAG_COUNT);
        snapshot(acme, KEPT + ADDED);

        generate(KEPT);

        assertThat(source("RocksDB")).doesNotContain("tagCount");
    }

    private void add(String rules) throws IOException {
        Files.writeString(acme.resolve("acme.yaml"), rules);
    }

    private void generate(String header) throws IOException {
        pipeline.generate(request(new Templates(own, List.of(acme)), snapshot(folder, header)));
    }

    @Test
    void whatIsSaidOfAForkGoesIntoItsFolder() throws IOException {
        ApiSource fork = new ApiSource.Snapshot(snapshot(folder, KEPT));

        assertThat(pipeline.explain("rocksdb_options_set_size", fork, new Templates(own, List.of(acme)))
                        .functions())
                .flatExtracting(Explanation.Function::choices)
                .extracting(Choice::place)
                .isNotEmpty()
                .containsOnly(acme + "/<any>.yaml, as a new entry", acme + "/members/Options.java");
    }

    /** As the files of Rockspan's own templates are not the fork's to change. */
    @Test
    void whatChangesAnEntryOfRocksDBsGoesIntoTheFolderOfTheForkToo() throws IOException {
        add("functions:\n  rocksdb_options_set_old: {summary: Sets what was there before.}\n");
        ApiSource fork = new ApiSource.Snapshot(snapshot(folder, KEPT + REMOVED));
        Templates both = new Templates(own, List.of(acme));

        assertThat(places("rocksdb_options_set_row_cache", fork, both))
                .containsOnly(
                        acme + "/<any>.yaml, with the rest of templates/all.yaml:7, which it replaces",
                        acme + "/<any>.yaml, instead of the entry at templates/all.yaml:7",
                        acme + "/members/Options.java");
        assertThat(places("rocksdb_options_set_old", fork, both))
                .as("what the fork says of RocksDB's functions is the fork's")
                .containsOnly(
                        acme + "/acme.yaml:2",
                        acme + "/acme.yaml, instead of the entry at line 2",
                        acme + "/members/Options.java");
        assertThat(Objects.requireNonNull(
                                pipeline.explain("Options", fork, both).java())
                        .choices())
                .extracting(Choice::place)
                .containsOnly(acme + "/<any>.yaml, with the rest of templates/all.yaml:3, which it replaces");
    }

    @Test
    void showsThePrefixThatAForkAdds() throws IOException {
        add("prefixes: {rocksdb_t: [acme_]}\n");
        ApiSource fork = new ApiSource.Snapshot(snapshot(folder, KEPT + "int acme_total(rocksdb_t *db);\n"));
        Templates both = new Templates(own, List.of(acme));

        assertThat(pipeline.explain("acme_total", fork, both).functions())
                .flatExtracting(Explanation.Function::facts)
                .extracting(TemplateLine::text)
                .contains("prefixes: {rocksdb_t: [acme_]}");
    }

    private List<String> places(String function, ApiSource source, Templates templates) {
        return pipeline.explain(function, source, templates).functions().stream()
                .flatMap(explained -> explained.choices().stream())
                .map(Choice::place)
                .toList();
    }

    private GenerateRequest request(Templates templates, Path snapshot) {
        return request(templates, snapshot, null);
    }

    private GenerateRequest request(Templates templates, Path snapshot, Path state) {
        return new GenerateRequest(
                new ApiSource.Snapshot(snapshot), templates, GenerateRequest.DEFAULT_PACKAGE, output, state);
    }

    /** Writes a snapshot where the templates of a folder would have it. */
    private static Path snapshot(Path templates, String header) throws IOException {
        Path file = Files.createDirectories(templates.resolve("c-api")).resolve("rocksdb-1.0.0.json");
        return Files.writeString(
                file, SnapshotWriter.write(MadeUpHeader.read(header).withVersion("1.0.0")));
    }

    private String source(String name) throws IOException {
        return Files.readString(output.resolve("src/main/java/dev/rockspan/" + name + ".java"));
    }
}
