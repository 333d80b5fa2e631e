package dev.rockspan.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.SmallApi;
import dev.rockspan.generator.Trees;
import dev.rockspan.generator.pipeline.PinnedVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RockspanCliTest {

    @TempDir
    Path folder;

    private Path templates;
    private Path output;
    private String out = "";
    private String err = "";

    @BeforeEach
    void writeTheSmallApi() throws IOException {
        templates = SmallApi.templates(folder);
        output = folder.resolve("out");
    }

    @Test
    void generatesAndSaysWhatItDid() {
        assertThat(generate()).isZero();

        assertThat(out)
                .contains("RocksDB 0.0.1: 6 functions read, 5 mapped, 1 excluded.")
                .containsPattern("\\d+ classes in .*out: \\d+ files written, 0 deleted, 0 unchanged\\.")
                .containsPattern(
                        "history \\d+ ms, rules \\d+ ms, mapping \\d+ ms, validate \\d+ ms, emit \\d+ ms, java \\d+ ms, layout \\d+ ms, write \\d+ ms; .* in all");
        assertThat(err).isEmpty();
        assertThat(output.resolve("src/main/java/dev/rockspan/Options.java")).exists();
        assertThat(output.resolve("coverage.json")).exists();
    }

    @Test
    void aSecondRunChangesNothingAndSaysSo() {
        generate();
        var times = Trees.times(output);

        assertThat(generate()).isZero();

        assertThat(out).contains("Nothing changed").contains("are up to date");
        assertThat(Trees.times(output)).isEqualTo(times);
    }

    @Test
    void checksThatTheOutputIsUpToDate() throws IOException {
        generate();
        assertThat(check()).isZero();
        assertThat(out).contains("is up to date");

        Path options = output.resolve("src/main/java/dev/rockspan/Options.java");
        Files.writeString(options, Files.readString(options).replace("setCreateIfMissing", "setCreate"));

        assertThat(check()).isEqualTo(1);
        assertThat(out)
                .contains("Options.java was edited by hand")
                .contains("1 file differs. To mend: rockspan generate --templates")
                .contains(output.toString());
        assertThat(Files.readString(options)).contains("setCreate(");
    }

    @Test
    void checksForMachines() throws IOException {
        generate();
        Files.delete(output.resolve("coverage.json"));

        assertThat(run("check", with("--json"))).isEqualTo(1);
        JsonNode json = new JsonMapper().readTree(out);
        assertThat(json.get("upToDate").asBoolean()).isFalse();
        assertThat(json.get("differences").get(0).get("path").asText()).isEqualTo("coverage.json");
        assertThat(json.get("differences").get(0).get("kind").asText()).isEqualTo("missing");
    }

    @Test
    void showsTheCoverage() throws IOException {
        assertThat(run("coverage", source("--json"))).isZero();

        JsonNode json = new JsonMapper().readTree(out);
        assertThat(json.get("functions").asInt()).isEqualTo(6);
        assertThat(json.get("mapped").asInt()).isEqualTo(5);
        assertThat(json.get("excluded").asInt()).isEqualTo(1);
        assertThat(json.has("pending")).isFalse();
        assertThat(json.get("unclassified").asInt()).isZero();
        assertThat(json.get("rows")).hasSize(6);
        JsonNode odd = json.get("rows").get(5);
        assertThat(odd.get("function").asText()).isEqualTo("rocksdb_options_set_odd");
        assertThat(odd.get("state").asText()).isEqualTo("excluded");
        assertThat(odd.get("rule").asText()).isEqualTo("templates/all.yaml#rocksdb_options_set_odd");
        assertThat(odd.get("why").asText()).isEqualTo("it is odd");

        assertThat(run("coverage", source("--state", "excluded"))).isZero();
        assertThat(out.lines().toList()).hasSize(2);
        assertThat(out).contains("templates/all.yaml:").contains("it is odd");
        assertThat(run("coverage", source("--state", "pending"))).isEqualTo(2);
    }

    @Test
    void explainsAFunctionByEitherOfItsNames() {
        assertThat(run("explain", source("rocksdb_options_set_create_if_missing")))
                .isZero();
        String byCName = out;
        assertThat(byCName)
                .contains("state  mapped")
                .contains("rule   ")
                .contains("Java   Options.setCreateIfMissing(boolean) returns Options\n")
                .contains("void rocksdb_options_set_create_if_missing(");

        assertThat(run("explain", source("Options.setCreateIfMissing"))).isZero();
        assertThat(out).isEqualTo(byCName);
    }

    @Test
    void listsTheFunctionsBehindANameThatStandsForSeveral() {
        assertThat(run("explain", List.of("RocksDB.put"))).isZero();
        assertThat(out.lines().count()).isLessThan(30);
        assertThat(out)
                .containsPattern("rocksdb_put +\\S+db.yaml:\\d+ +RocksDB.put\\(WriteOptions, byte\\[], byte\\[]\\)\n")
                .containsPattern("rocksdb_put_cf +\\S+db.yaml:\\d+ +RocksDB.put\\(ColumnFamilyHandle, WriteOptions, ")
                .doesNotContain("functions: {");

        assertThat(run("explain", List.of("RocksDB.put(WriteOptions, byte[], byte[])")))
                .isZero();
        assertThat(out).contains("rocksdb_put\n").contains("To change it").doesNotContain("rocksdb_put_cf");

        assertThat(run("explain", List.of("RocksDB.put", "--all"))).isZero();
        assertThat(out).contains("rocksdb_put\n").contains("rocksdb_put_cf\n").contains("To change it");
    }

    @Test
    void namesEachMemberOfATypeOnceBelowWhatCanBeChanged() {
        assertThat(run("explain", List.of("RocksDB"))).isZero();
        assertThat(out)
                .containsSubsequence("is    class over rocksdb_t\n", "To change it", "    RocksDB.put: ", "--all")
                .containsOnlyOnce("    RocksDB.put: rocksdb_put, rocksdb_put_cf\n")
                .doesNotContain("Lines of templates");

        assertThat(run("explain", List.of("RocksDB", "--all"))).isZero();
        assertThat(out)
                .containsSubsequence(
                        "To change it", "RocksDB.put(byte[], byte[]) returns void\n", "Lines of templates");

        assertThat(run("explain", List.of("MergeOperatorCallbacks"))).isZero();
        assertThat(out).containsOnlyOnce("To change it").doesNotContain("existingValue");
    }

    @Test
    void saysHowToChangeInheritedJavaOfTheTemplates() {
        assertThat(run("explain", List.of("Options.statistics"))).isZero();
        assertThat(out)
                .startsWith("Options.statistics is inherited. It is DBOptionsInterface.statistics:\n")
                .containsSubsequence("members/DBOptionsInterface.java:", "To change it, edit the file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rocksdb_get_pinned_cf",
                "rocksdb_options_set_compression_per_level",
                "rocksdb_transactiondb_open_column_families",
                "rocksdb_comparator_create",
                "WriteBatch",
                "BlockBasedTableConfig",
                "KeyValueReader",
                "CompressionType"
            })
    void explainsInLinesThatCanBeRead(String symbol) {
        assertThat(run("explain", List.of(symbol))).isZero();

        assertThat(out.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
    }

    @Test
    void putsWhatIsToWriteInItsPlaceInTheEntry() {
        assertThat(run("explain", List.of("rocksdb_put"))).isZero();

        assertThat(out)
                .contains("functions: {rocksdb_put: {...}}")
                .containsPattern(" +name +put +name: <name>\n")
                .contains("parameters: {key: {...}}")
                .containsSubsequence("Java ", "To change it", "Conventions", "Lines of templates")
                .containsPattern(" +null +no; write it only if C takes NULL, .* +nullable: true\n");
    }

    @Test
    void takesNoTemplateForJava() throws IOException {
        Path added = Files.createDirectory(folder.resolve("acme.java"));
        Files.writeString(added.resolve("db.yaml"), "functions:\n  rocksdb_put: {summary: Sets a value.}\n");

        assertThat(run("explain", List.of("rocksdb_put", "--add-templates", added.toString())))
                .isZero();

        assertThat(out)
                .contains("To change it, merge into the entry at", "For what no key gives, write in")
                .doesNotContain("For what no key gives, merge");
    }

    @Test
    void saysThatTemplatesCannotChangeAHandWrittenMethod() {
        assertThat(run("explain", List.of("rocksdb_iter_seek_for_prev"))).isZero();

        assertThat(out)
                .contains("For what no key gives, write in templates/members/RocksIterator.java:")
                .contains("no: Java of the runtime")
                .doesNotContain("To change it");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "capi | {\"name\": \"rocksdb_options_set_create_if_missing\"",
                "rules | Options",
                "mapping | function: rocksdb_options_set_create_if_missing",
                "emit | public Options setCreateIfMissing(",
            })
    void dumpsWhatAStageMadeOfASymbol(String stage, String text) {
        String name = stage.equals("rules") ? "rocksdb_options_t" : "rocksdb_options_set_create_if_missing";

        assertThat(run("explain", source(name, "--dump", stage))).isZero();
        assertThat(out).contains(text);
    }

    @Test
    void suggestsWhatWasMeantByAnUnknownSymbol() {
        assertThat(run("explain", source("rocksdb_option_create"))).isEqualTo(3);

        assertThat(out).isEmpty();
        assertThat(err)
                .startsWith("error: rocksdb_option_create: ")
                .contains("did you mean \"rocksdb_options_create\"?");
    }

    @ParameterizedTest
    @CsvSource({
        "setCreateIfMissing, Options.setCreateIfMissing",
        "setcreateifmising, Options.setCreateIfMissing",
        "RocksDB.setCreateIfMissing, Options.setCreateIfMissing",
        "options_create, rocksdb_options_create",
    })
    void suggestsWhatAPartOfANameMayMean(String written, String meant) {
        assertThat(run("explain", source(written))).isEqualTo(3);

        assertThat(err)
                .startsWith("error: " + written + ": ")
                .contains("did you mean")
                .contains('"' + meant + '"');
    }

    @Test
    void anEmptyNameIsAnErrorOfTheCall() {
        assertThat(run("explain", source(""))).isEqualTo(2);

        assertThat(err)
                .contains("Invalid value for '<symbol>': the name is empty")
                .doesNotContain("did you mean");
    }

    @Test
    void namesTheKnownVersionsBeforeItAsksForAPlace() {
        assertThat(run("generate", List.of("--templates", templates.toString(), "--rocksdb", "99.9.9")))
                .isEqualTo(3);

        assertThat(err)
                .contains("no snapshot of RocksDB 99.9.9; there is 0.0.1")
                .doesNotContain("--output");
    }

    @Test
    void namesTheKnownVersionsWhenOneHasNoSnapshot() {
        assertThat(run(
                        "generate",
                        List.of(
                                "--templates",
                                templates.toString(),
                                "--rocksdb-version",
                                "9.9.9",
                                "--output",
                                output.toString())))
                .isEqualTo(3);

        assertThat(err).contains("no snapshot of RocksDB 9.9.9; there is 0.0.1").contains("rockspan extract --header");
        assertThat(output).doesNotExist();
    }

    @Test
    void refusesATemplateThatNamesAFunctionThatDoesNotExist() throws IOException {
        Files.writeString(
                templates.resolve("all.yaml"), SmallApi.RULES + "  rocksdb_options_set_ood:\n    exclude: x\n");

        assertThat(generate()).isEqualTo(3);
        assertThat(err)
                .contains("all.yaml:")
                .contains("rocksdb_options_set_ood")
                .contains("rocksdb_options_set_odd");
        assertThat(output).doesNotExist();
    }

    @Test
    void namesTheTemplatesAsTheyWereGiven() throws IOException {
        Path moved = Files.move(templates, folder.resolve("rules"));
        templates = moved;
        assertThat(generate()).isZero();
        assertThat(output.resolve("coverage.json"))
                .content()
                .contains("\"templates/all.yaml#rocksdb_options_set_odd\"")
                .doesNotContain("rules/");

        Files.writeString(moved.resolve("more.yaml"), "functions:\n  rocksdb_options_set_odd: {exclude: x}\n");
        assertThat(generate()).isEqualTo(3);
        assertThat(err)
                .contains(moved + "/more.yaml:2: ", "is already described at " + moved + "/all.yaml:")
                .doesNotContain("templates/");
    }

    @Test
    void refusesTwoFunctionsThatWouldBeTheSameMethod() throws IOException {
        Files.writeString(
                templates.resolve("all.yaml"),
                SmallApi.RULES.replace("exclude: it is odd", "name: setCreateIfMissing"));

        assertThat(generate()).isEqualTo(3);
        assertThat(err).contains("setCreateIfMissing(boolean)").contains("rocksdb_options_set_odd");
        assertThat(output).doesNotExist();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void saysWhereNoFolderCanBeMade() {
        output = Path.of("/proc/rockspan");
        assertThat(generate()).isEqualTo(3);
        assertThat(err).contains("/proc/rockspan: no folder can be made there");
    }

    @Test
    void refusesASnapshotWithAnUnknownKey() throws IOException {
        Path snapshot = templates.resolve("c-api/rocksdb-0.0.1.json");
        Files.writeString(snapshot, Files.readString(snapshot).replace("\"descriptor\"", "\"descriptr\""));

        assertThat(generate()).isEqualTo(3);
        assertThat(err).contains("descriptr").contains("rocksdb-0.0.1.json:");
        assertThat(output).doesNotExist();
    }

    @Test
    void stopsAtAFunctionThatNoRuleFits() throws IOException {
        Path snapshot = templates.resolve("c-api/rocksdb-0.0.1.json");
        Files.writeString(
                snapshot,
                Files.readString(snapshot)
                        .replace(
                                "{\"name\": \"rocksdb_options_set_odd\"",
                                "{\"name\": \"rocksdb_options_new_and_strange\", \"returns\": \"void\", \"parameters\":"
                                        + " [{\"type\": \"rocksdb_options_t *\"}, {\"type\": \"void *\"}], \"descriptor\":"
                                        + " \"(PP)V\", \"header\": \"c.h\"},\n    {\"name\": \"rocksdb_options_set_odd\""));

        assertThat(generate()).isEqualTo(3);
        assertThat(err).contains("rocksdb_options_new_and_strange has no Java form");
        assertThat(output).doesNotExist();
    }

    @Test
    void refusesToOverwriteForeignFiles() throws IOException {
        Path mine = output.resolve("src/main/java/dev/rockspan/Options.java");
        Files.createDirectories(mine.getParent());
        Files.writeString(mine, "mine");

        assertThat(generate()).isEqualTo(3);
        assertThat(err).contains("Options.java: was not written by Rockspan");
        assertThat(Trees.contents(output)).hasSize(1);
    }

    @Test
    void comparesEnumsWithTheCppHeaders() throws IOException {
        Path headers = Files.createDirectories(folder.resolve("rocksdb"));
        Files.writeString(headers.resolve("version.h"), """
            #define ROCKSDB_MAJOR 0
            #define ROCKSDB_MINOR 0
            #define ROCKSDB_PATCH 1
            """);
        Files.writeString(headers.resolve("types.h"), "namespace rocksdb { enum Mode { kFast, kSlow }; }\n");
        enums("values: {FAST: 0, SLOW: 1}");

        assertThat(drift(headers)).isZero();
        assertThat(out).isEqualTo("1 enum compared with the C++ headers of RocksDB 0.0.1: no drift.\n");

        enums("values: {FAST: 0, SLOW: 2}");
        assertThat(drift(headers)).isEqualTo(1);
        assertThat(out)
                .matches(
                        "(?s).*/templates/enums.yaml:2: Mode: SLOW is 2, but kSlow is 1 in rocksdb::Mode \\(types.h:1\\)\n"
                                + "1 enum compared with the C\\+\\+ headers of RocksDB 0.0.1: 1 difference\\.\n");

        assertThat(drift(headers, "--json")).isEqualTo(1);
        JsonNode json = new JsonMapper().readTree(out);
        assertThat(json.get("rocksdb").asText()).isEqualTo(SmallApi.VERSION);
        assertThat(json.get("headers").asText()).isEqualTo("0.0.1");
        assertThat(json.get("drifts")).hasSize(1);
        assertThat(json.get("drifts").get(0).get("kind").asText()).isEqualTo("number");
        assertThat(json.get("drifts").get(0).get("constant").asText()).isEqualTo("kSlow");

        assertThat(drift(folder)).isEqualTo(3);
        assertThat(err).contains("this is not RocksDB's include/rocksdb", "did you mean \"" + headers + "\"?");
        Files.writeString(headers.resolve("types.h"), "namespace rocksdb { enum Mode { kFast,");
        assertThat(drift(headers)).isEqualTo(3);
        assertThat(err).contains("types.h:1", "truncated");
        assertThat(run("drift", List.of())).isEqualTo(2);
        assertThat(err).contains("--headers");
    }

    @Test
    void comparesEnumsWithHeadersOfTheSameVersion() throws IOException {
        Path headers = Files.createDirectories(folder.resolve("rocksdb"));
        Path version = headers.resolve("version.h");
        Files.writeString(headers.resolve("types.h"), "namespace rocksdb { enum Mode { kFast, kSlow }; }\n");
        enums("values: {FAST: 0, SLOW: 1}");
        List<String> arguments = List.of("--templates", templates.toString(), "--headers", headers.toString());
        String text = "#define ROCKSDB_MAJOR 0\n#define ROCKSDB_MINOR 0\n#define ROCKSDB_PATCH ";

        Files.writeString(version, text + "1\n");
        assertThat(run("drift", arguments)).isZero();
        assertThat(out).isEqualTo("1 enum compared with the C++ headers of RocksDB 0.0.1: no drift.\n");

        Files.writeString(version, text + "2\n");
        assertThat(drift(headers)).isEqualTo(3);
        assertThat(err)
                .isEqualTo(
                        "error: " + headers
                                + ": these headers are of RocksDB 0.0.2, not 0.0.1; what differs between versions is no drift\n");
        Files.move(
                templates.resolve("c-api/rocksdb-0.0.1.json"),
                templates.resolve("c-api/rocksdb-" + PinnedVersion.rocksdb() + ".json"));
        run("drift", arguments);
        assertThat(err).startsWith("There is no snapshot of RocksDB 0.0.2, which the headers are of: compared are");
    }

    private void enums(String values) throws IOException {
        Files.writeString(
                templates.resolve("enums.yaml"),
                "enums:\n  Mode:\n    cpp: {enum: 'rocksdb::Mode', header: types.h}\n    " + values + "\n");
    }

    private int drift(Path headers, String... more) {
        List<String> arguments = new ArrayList<>(source("--headers", headers.toString()));
        arguments.addAll(List.of(more));
        return run("drift", arguments);
    }

    @Test
    void endsWithTwoWhenTheCommandLineIsWrong() {
        assertThat(run("generat", List.of())).isEqualTo(2);
        assertThat(err).contains("Unmatched argument").contains("generate");

        assertThat(run("generate", List.of("--no-such-option"))).isEqualTo(2);
        assertThat(err).isEqualTo("""
                error: Unknown option: '--no-such-option'
                Try 'rockspan generate --help'.
                """);
        assertThat(run("generate", List.of("--outptu", "x"))).isEqualTo(2);
        assertThat(err).contains("Possible solutions: --output");
        assertThat(run("generate", List.of())).isEqualTo(2);
        assertThat(err).contains("--output");
        assertThat(run("explain", List.of())).isEqualTo(2);
        assertThat(run("extract", List.of())).isEqualTo(2);
        assertThat(err).contains("--header");
        assertThat(run("generate", with("--header", "c.h", "--snapshot", "s.json")))
                .isEqualTo(2);
        assertThat(err).contains("exclude each other");
        assertThat(run("generate", List.of("--output", ""))).isEqualTo(2);
        assertThat(err).contains("--output").contains("empty");
        for (String file : List.of("libacme.so", "libacme.so.11.8", "libacme.dylib", "acme.dll")) {
            assertThat(run("generate", with("--library", file))).isEqualTo(2);
            assertThat(err).contains("--library", "'" + file + "'", "without lib and .so: acme\n");
        }
        for (String name : List.of("", "1bad.x", "com.class.x")) {
            assertThat(run("generate", with("--package", name))).isEqualTo(2);
            assertThat(err).contains("--package");
        }
    }

    @Test
    void endsWithThreeWhenAHeaderIsRefused() throws IOException {
        Path empty = Files.createFile(folder.resolve("c.h"));

        assertThat(extract(empty)).isEqualTo(3);
        assertThat(err).contains("c.h");
        assertThat(extract(folder)).isEqualTo(3);
        assertThat(extract(folder.resolve("none.h"))).isEqualTo(3);
        assertThat(err).contains("none.h");
    }

    @Test
    void saysNothingWhenAskedToBeQuiet() {
        assertThat(run("generate", with("--quiet"))).isZero();
        assertThat(out).isEmpty();
        assertThat(err).isEmpty();
    }

    @Test
    void leavesOtherThingsAlone() throws IOException {
        Path output = folder.resolve("shared");
        Path other = Files.createDirectories(output.resolve("src/main/java/dev/rockspan"))
                .resolve("Other.java");
        Files.writeString(other, "class Other {}");
        List<String> arguments = new ArrayList<>(source());
        arguments.addAll(List.of("--output", output.toString()));

        assertThat(run("generate", arguments)).isZero();
        assertThat(run("generate", arguments)).isZero();
        assertThat(other).hasContent("class Other {}");
    }

    @Test
    void generatesForMachines() throws IOException {
        assertThat(run("generate", with("--json"))).isZero();

        JsonNode json = new JsonMapper().readTree(out);
        assertThat(json.get("functions").asInt()).isEqualTo(6);
        assertThat(json.get("written")).isNotEmpty();
        assertThat(json.get("millis").has("emit")).isTrue();
    }

    @Test
    void completesCommandsInAShell() {
        assertThat(run("generate-completion", List.of())).isZero();
        assertThat(out).contains("complete -F _complete_rockspan").contains("coverage");
    }

    @Test
    void helpsWithEveryCommand() {
        for (String command :
                List.of("generate", "check", "coverage", "explain", "extract", "diff", "upgrade", "drift")) {
            assertThat(run(command, List.of("--help"))).isZero();
            assertThat(out).contains("Usage: rockspan " + command).contains("Exit codes:");
        }
        assertThat(run("diff", List.of("--help"))).isZero();
        assertThat(out).contains("or a\nheader, with @<version> after it");
        assertThat(run("--version", List.of())).isZero();
        assertThat(out).matches("Rockspan \\S+ for RocksDB \\d+\\.\\d+\\.\\d+\\s+");
    }

    private int generate() {
        return run("generate", with());
    }

    private int check() {
        return run("check", with());
    }

    private int extract(Path header) {
        return run(
                "extract",
                List.of(
                        "--templates",
                        templates.toString(),
                        "--header",
                        header.toString(),
                        "--rocksdb-version",
                        "9.9.9",
                        "--offline"));
    }

    private List<String> with(String... more) {
        List<String> arguments = new ArrayList<>(source());
        arguments.addAll(List.of("--output", output.toString()));
        arguments.addAll(List.of(more));
        return arguments;
    }

    private List<String> source(String... more) {
        List<String> arguments =
                new ArrayList<>(List.of("--templates", templates.toString(), "--rocksdb-version", SmallApi.VERSION));
        arguments.addAll(List.of(more));
        return arguments;
    }

    private int run(String command, List<String> arguments) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(arguments);
        StringWriter outText = new StringWriter();
        StringWriter errText = new StringWriter();
        int code = RockspanCli.run(new PrintWriter(outText), new PrintWriter(errText), all.toArray(String[]::new));
        out = outText.toString();
        err = errText.toString();
        return code;
    }
}
