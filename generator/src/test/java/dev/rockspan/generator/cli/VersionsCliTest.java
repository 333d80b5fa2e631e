package dev.rockspan.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Trees;
import dev.rockspan.generator.capi.SnapshotWriter;
import dev.rockspan.generator.pipeline.PinnedVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** The commands that know more than one version. */
@Isolated
class VersionsCliTest {

    private static final String OLD = """
            typedef struct rocksdb_t rocksdb_t;
            typedef struct rocksdb_options_t rocksdb_options_t;
            enum { rocksdb_mode_fast = 0 };
            void rocksdb_free(void *ptr);
            void rocksdb_close(rocksdb_t *db);
            rocksdb_options_t *rocksdb_options_create(void);
            void rocksdb_options_destroy(rocksdb_options_t *options);
            void rocksdb_options_set_old(rocksdb_options_t *options, int v);
            void rocksdb_options_set_wide(rocksdb_options_t *options, int v);
            void rocksdb_options_set_name(rocksdb_options_t *options, int v);
            """;

    private static final String NEW = """
            typedef struct rocksdb_t rocksdb_t;
            typedef struct rocksdb_options_t rocksdb_options_t;
            enum { rocksdb_mode_fast = 0, rocksdb_mode_slow = 1 };
            void rocksdb_free(void *ptr);
            void rocksdb_close(rocksdb_t *db);
            rocksdb_options_t *rocksdb_options_create(void);
            void rocksdb_options_destroy(rocksdb_options_t *options);
            void rocksdb_options_set_new(rocksdb_options_t *options, int v);
            void rocksdb_options_set_wide(rocksdb_options_t *options, uint64_t v);
            void rocksdb_options_set_name(rocksdb_options_t *options, int value);
            """;

    private static final String STRANGE = "void *rocksdb_options_get_strange(rocksdb_options_t *options);\n";

    @TempDir
    Path folder;

    private Path templates;
    private Path output;
    private String out = "";
    private String err = "";

    @BeforeEach
    void writeTheVersions() throws IOException {
        templates = MadeUpTemplates.write(folder.resolve("templates"), Map.of("all.yaml", """
                types:
                  rocksdb_t: {class: RocksDB, prefixes: [rocksdb_]}
                  rocksdb_options_t: {class: Options, passed: shared, accessors: property}
                enums:
                  Mode: {constants: {rocksdb_mode_fast: FAST}}
                """));
        output = folder.resolve("out");
        version("1.0.0", OLD);
        version("2.0.0", NEW);
    }

    @Test
    void tellsPeopleWhatDiffers() {
        assertThat(run("diff", "1.0.0", "2.0.0")).isZero();

        assertThat(out)
                .startsWith("RocksDB 1.0.0 -> 2.0.0: 1 function added, 1 removed, 1 changed, 1 with parameters renamed"
                        + " only.\n")
                .contains("In Java: 0 types and 2 members new, 0 and 2 gone; 0 decisions needed.\n")
                .contains("Functions added:\n  rocksdb_options_set_new  Options.setNew\n")
                .contains("Functions removed:\n  rocksdb_options_set_old  Options.setOld\n")
                .contains("  was   void rocksdb_options_set_wide(rocksdb_options_t *options, int v)\n"
                        + "    is    void rocksdb_options_set_wide(rocksdb_options_t *options, uint64_t v)\n")
                .contains("Parameters renamed only:\n  rocksdb_options_set_name\n")
                .contains("Java members gone:\n  Options.setOld(int)\n  Options.setWide(int)\n")
                .contains("Decisions that can wait:\n  rocksdb_mode_slow: ");
    }

    @Test
    void tellsMachines() throws IOException {
        assertThat(run("diff", "1.0.0", "2.0.0", "--json")).isZero();

        JsonNode json = new JsonMapper().readTree(out);
        assertThat(json.get("from").asText()).isEqualTo("1.0.0");
        assertThat(json.get("added").get(0).get("name").asText()).isEqualTo("rocksdb_options_set_new");
        assertThat(json.get("added").get(0).get("java").get(0).asText()).isEqualTo("Options.setNew(int)");
        assertThat(json.get("changed")).hasSize(1);
        assertThat(json.get("renamed")).hasSize(1);
        assertThat(json.get("constants").get("added").get(0).asText()).isEqualTo("rocksdb_mode_slow");
        assertThat(json.get("java").get("members").get("removed")).hasSize(2);
        assertThat(json.get("decisions").get(0).get("blocking").asBoolean()).isFalse();
    }

    @Test
    void comparesSnapshotsAndHeadersToo() throws IOException {
        Path header = Files.createDirectories(folder.resolve("include")).resolve("c.h");
        Files.writeString(header, "void rocksdb_free(void *ptr);\n");

        assertThat(run("diff", snapshot("1.0.0").toString(), "2.0.0")).isZero();
        assertThat(out).startsWith("RocksDB 1.0.0 -> 2.0.0:");
        Path fork = Files.copy(snapshot("1.0.0"), folder.resolve("fork.json"));
        assertThat(run("diff", "1.0.0", fork.toString())).isZero();
        assertThat(out).startsWith("RocksDB 1.0.0 -> 1.0.0 (" + fork + "):");
        assertThat(run("diff", "1.0.0", header.toString())).isEqualTo(2);
        assertThat(err).contains("say " + header + "@<version>");
        String jextract = folder.resolve("none").toString();
        assertThat(run("diff", "1.0.0", header + "@3.0.0", "--jextract", jextract, "--offline"))
                .isEqualTo(4);
        Files.writeString(header.resolveSibling("version.h"), """
                #define ROCKSDB_MAJOR 3
                #define ROCKSDB_MINOR 0
                #define ROCKSDB_PATCH 0
                """);
        assertThat(run("diff", "1.0.0", header.toString(), "--jextract", jextract, "--offline"))
                .isEqualTo(4);
        assertThat(run("diff", "1.0.0", header + "@3.0.1", "--jextract", jextract, "--offline"))
                .isEqualTo(3);
        assertThat(err).contains("this header is of RocksDB 3.0.0, not 3.0.1");
        assertThat(run("diff", "1.0.0", folder.resolve("include").toString())).isEqualTo(3);
        assertThat(err).contains("this is a directory, not a header", "did you mean \"" + header + "\"?");
    }

    @Test
    void refusesWhatIsNoVersion() {
        assertThat(run("diff", "1.0.0")).isEqualTo(2);
        assertThat(run("diff", "1.0.0", "2.0.1")).isEqualTo(3);
        assertThat(err).startsWith("error: \"2.0.1\": there is no snapshot of RocksDB 2.0.1; there is 1.0.0, 2.0.0");
        assertThat(run("diff", "1.0.0", "abc")).isEqualTo(3);
        assertThat(err).isEqualTo("error: \"abc\": is not a RocksDB version; one looks like 11.8.1\n");
        assertThat(run("coverage", "--rocksdb-version", "abc")).isEqualTo(3);
        assertThat(err)
                .isEqualTo("error: --rocksdb-version: \"abc\": is not a RocksDB version; one looks like 11.8.1\n");
        assertThat(run("diff", "1.0.0", "2.0")).isEqualTo(3);
        assertThat(err).endsWith("there is 1.0.0, 2.0.0; did you mean \"2.0.0\"?\n");
        assertThat(run("diff", folder.resolve("none.json").toString(), "2.0.0")).isEqualTo(3);
        assertThat(err).contains("there is no such snapshot");
    }

    @Test
    void upgrades() {
        assertThat(upgrade("2.0.0")).isZero();

        assertThat(out)
                .contains("RocksDB 1.0.0 -> 2.0.0:")
                .contains("RocksDB 2.0.0: 7 functions read, 7 mapped, 0 excluded. 100.0 % are decided.")
                .containsPattern("\\d+ classes in .*out: \\d+ files written")
                .contains("Next: set rocksdb.version in the root pom.xml to 2.0.0", "--rocksdb-version 2.0.0");
        assertThat(output.resolve("coverage.json")).exists();
    }

    @Test
    void aTrialElsewhereWritesNothingBesideTheTemplatesOfTheCheckout() throws IOException {
        version("3.0.0", NEW + STRANGE);
        Map<String, String> before = Trees.contents(templates);
        String[] trial = {"upgrade", "--rocksdb-version", "3.0.0", "--from", "1.0.0", "--output", output.toString()};
        System.setProperty(Home.PROPERTY, folder.toString());
        try {
            assertThat(runBare(trial)).isEqualTo(3);
            assertThat(out)
                    .contains("    decide: \"no convention fits its result, a void *\"", "--add-templates <folder>");
            assertThat(Trees.contents(templates)).isEqualTo(before);

            assertThat(runBare(with(trial, "--keep-facts"))).isEqualTo(3);
            assertThat(templates.resolve("undecided-3.0.0.yaml")).exists();
        } finally {
            System.clearProperty(Home.PROPERTY);
        }
    }

    @Test
    void saysWhatToDecideBeforeAnUpgrade() throws IOException {
        version("3.0.0", NEW + STRANGE);

        assertThat(upgrade("3.0.0")).isEqualTo(3);
        assertThat(out)
                .contains(
                        "Decisions needed:\n  rocksdb_options_get_strange: no convention fits its result, a void *; \"exclude\" it")
                .contains("1 waits for a decision. 87.5 % are decided.")
                .contains("undecided-3.0.0.yaml", "--allow-pending")
                .doesNotContain("Next:");
        assertThat(output).doesNotExist();

        assertThat(upgrade("3.0.0", "--allow-pending", "--json")).isZero();
        JsonNode json = new JsonMapper().readTree(out);
        assertThat(json.get("generated").asBoolean()).isTrue();
        assertThat(json.get("unclassified").asInt()).isEqualTo(1);
        assertThat(run("coverage", "--rocksdb-version", "3.0.0", "--state", "unclassified"))
                .isZero();
        assertThat(out).contains("rocksdb_options_get_strange  unclassified  " + templates + "/undecided-3.0.0.yaml:");
        assertThat(run("check", "--rocksdb-version", "3.0.0", "--output", output.toString(), "--allow-pending"))
                .isZero();
        assertThat(run("check", "--rocksdb-version", "3.0.0", "--output", output.toString()))
                .isEqualTo(3);
        String acme = Files.createDirectories(folder.resolve("acme")).toString();
        assertThat(run("generate", "--rocksdb-version", "3.0.0", "--add-templates", acme, "--output", acme + "/out"))
                .isEqualTo(3);
        assertThat(err).contains("decide it in " + acme + ": the fact, or \"exclude\"");
    }

    @Test
    void takesTemplatesBesidesTheOthers() throws IOException {
        Path acme = Files.createDirectories(folder.resolve("acme"));
        Files.writeString(acme.resolve("acme.yaml"), "functions:\n  rocksdb_options_set_new: {name: setNewest}\n");
        String[] added = {"Options.setNewest", "--rocksdb-version", "2.0.0", "--add-templates", acme.toString()};

        assertThat(run("explain", added)).isZero();
        assertThat(out).contains("rocksdb_options_set_new").contains(acme + "/acme.yaml:2");
        assertThat(run("explain", "Options.setNewest", "--rocksdb-version", "2.0.0"))
                .isEqualTo(3);
        assertThat(run("coverage", "--add-templates", folder.resolve("none").toString()))
                .isEqualTo(2);
        assertThat(err)
                .contains("Invalid value for option '--add-templates': there is no folder " + folder.resolve("none"));
    }

    @Test
    void saysWhatIsWrongWithFoldersThatAreNone() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThat(run("generate", "--output", file.toString())).isEqualTo(2);
        assertThat(err).contains("Invalid value for option '--output': " + file + " is no folder");
        assertThat(run("generate", "--output", file + "/x/y")).isEqualTo(2);
        assertThat(err)
                .startsWith("error: Invalid value for option '--output': " + file + "/x/y can be no folder, because "
                        + file + " is none\n");
        assertThat(runBare("generate", "--templates", folder.resolve("none").toString(), "--output", "x"))
                .isEqualTo(2);
        assertThat(err)
                .contains("Invalid value for option '--templates': there is no folder " + folder.resolve("none"));
        assertThat(runBare("generate", "--templates", file.toString(), "--output", "x"))
                .isEqualTo(2);
        assertThat(err).contains("Invalid value for option '--templates': " + file + " is no folder");
        assertThat(runBare("generate", "--templates", folder.toString(), "--output", "x"))
                .isEqualTo(3);
        assertThat(err)
                .isEqualTo("error: " + folder + ": is not a templates folder: it has no conventions.yaml; name one with"
                        + " --templates\n");
        assertThat(run("generate", "--snapshot", folder.toString(), "--output", output.toString()))
                .isEqualTo(3);
        assertThat(err).contains(folder + ": this is a folder, not a snapshot");
    }

    @Test
    void refusesASnapshotOfAnotherVersionThanSaid() {
        String[] wrong = {"--snapshot", snapshot("1.0.0") + "", "--rocksdb", "2.0.0", "--output", output + ""};
        String[] right = {"--snapshot", snapshot("1.0.0") + "", "--rocksdb", "1.0.0", "--output", output + ""};

        assertThat(run("generate", wrong)).isEqualTo(3);
        assertThat(err).contains(snapshot("1.0.0") + ": this snapshot is of RocksDB 1.0.0, not 2.0.0");
        assertThat(output).doesNotExist();
        assertThat(run("generate", right)).isZero();
    }

    @Test
    void saysThatThereIsNoApiToCheck() throws IOException {
        assertThat(run("check", "--rocksdb-version", "1.0.0", "--output", output.toString()))
                .isEqualTo(1);
        assertThat(out)
                .isEqualTo("There is no API in " + output + ". To make one: rockspan generate --rocksdb-version"
                        + " 1.0.0 --output " + output + " --templates " + templates + "\n");
    }

    @Test
    void putsNoApiInThePlaceOfAnotherUnlessToldSo() throws IOException {
        Path acme = Files.createDirectories(folder.resolve("acme"));
        Files.writeString(acme.resolve("acme.yaml"), "functions:\n  rocksdb_options_set_old: {name: setAged}\n");
        Path fork = Files.writeString(
                folder.resolve("fork.json"),
                SnapshotWriter.write(
                        MadeUpHeader.read(OLD.replace("wide", "broad")).withVersion("1.0.0")));
        String[] version = {"--rocksdb-version", "1.0.0", "--output", output + ""};
        String[] made = {
            "--snapshot",
            fork + "",
            "--output",
            output + "",
            "--package",
            "com.acme.db",
            "--library",
            "acme",
            "--add-templates",
            acme + ""
        };
        assertThat(run("generate", made)).isZero();
        Map<String, String> before = Trees.contents(output);

        for (String command : List.of("generate", "upgrade")) {
            assertThat(run(command, command.equals("upgrade") ? with(version, "--from", "2.0.0") : version))
                    .as(command)
                    .isEqualTo(3);
            assertThat(err)
                    .isEqualTo("error: " + output + ": holds another API than the one asked for: com.acme.db over the"
                            + " library acme, of RocksDB 1.0.0 with a header of its own. For that one give what it was"
                            + " made with: --package=com.acme.db --library=acme --add-templates=acme, and its --header"
                            + " or --snapshot. To have dev.rockspan over the library rocksdb, of RocksDB 1.0.0, in its"
                            + " place: --replace\n");
        }
        assertThat(run("check", version)).isEqualTo(1);
        assertThat(out).hasLineCount(1).startsWith(output + " holds another API than the one asked for: com.acme.db");
        assertThat(run("check", with(version, "--json"))).isEqualTo(1);
        assertThat(new JsonMapper().readTree(out).get("otherApi").asText()).startsWith("holds another API");
        String[] named = {"--package", "com.acme.db", "--library", "acme"};
        assertThat(run("generate", with(version, named)))
                .as("the fork's own functions would go")
                .isEqualTo(3);
        assertThat(run("generate", with(with(version, named), "--add-templates", acme + "")))
                .isEqualTo(3);
        assertThat(err).contains("For that one give what it was made with: its --header or --snapshot. To");
        assertThat(Trees.contents(output)).isEqualTo(before);
        assertThat(run("check", made)).isZero();

        assertThat(run("generate", with(version, "--replace"))).isZero();
        assertThat(output.resolve("src/main/java/com")).doesNotExist();
        assertThat(run("check", version)).isZero();
    }

    @Test
    void keepsTheVersionOfAnApiUnlessOneIsNamed() throws IOException {
        assertThat(run("generate", "--rocksdb-version", "1.0.0", "--output", output + ""))
                .isZero();
        assertThat(run("generate", "--rocksdb-version", "2.0.0", "--output", output + ""))
                .isZero();
        version(PinnedVersion.rocksdb(), OLD);

        assertThat(run("generate", "--output", output + "")).isEqualTo(3);
        assertThat(err).contains("of RocksDB 2.0.0. For that one give what it was made with: --rocksdb-version=2.0.0.");
    }

    @Test
    void readsTheVersionBesideAHeader() throws IOException {
        Path header = Files.createDirectories(folder.resolve("include")).resolve("c.h");
        Files.writeString(header, "void rocksdb_free(void *ptr);\n");

        assertThat(run("extract", "--header", header.toString())).isEqualTo(2);
        assertThat(err).contains("there is no version.h beside it");
        for (String command : List.of("generate", "upgrade", "extract")) {
            assertThat(run(command, "--header", header + "h")).isEqualTo(3);
            assertThat(err).contains(header + "h: there is no such header; did you mean \"" + header + "\"?");
            assertThat(run(command, "--header", folder.resolve("include").toString()))
                    .isEqualTo(3);
            assertThat(err).contains("this is a directory, not a header; did you mean \"" + header + "\"?");
        }
    }

    private static String[] with(String[] some, String... more) {
        return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
    }

    private int upgrade(String version, String... more) {
        return run(
                "upgrade",
                Stream.concat(
                                Stream.of(
                                        "--rocksdb-version", version, "--from", "1.0.0", "--output", output.toString()),
                                Stream.of(more))
                        .toArray(String[]::new));
    }

    private int run(String command, String... arguments) {
        List<String> all = Stream.of(Stream.of(command), Stream.of(arguments), Stream.of("--templates", templates + ""))
                .flatMap(part -> part)
                .toList();
        return runBare(all.toArray(String[]::new));
    }

    private int runBare(String... arguments) {
        StringWriter outText = new StringWriter();
        StringWriter errText = new StringWriter();
        int code = RockspanCli.run(new PrintWriter(outText), new PrintWriter(errText), arguments);
        out = outText.toString();
        err = errText.toString();
        return code;
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
