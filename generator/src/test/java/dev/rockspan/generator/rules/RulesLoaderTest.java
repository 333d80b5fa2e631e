package dev.rockspan.generator.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Templates;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Templates are read strictly: whatever is not understood is an error that says where it stands. */
class RulesLoaderTest {

    private static final Path REAL = Checkout.folder().resolve("templates");

    @TempDir
    Path folder;

    @Test
    void theRealTemplatesLoad() {
        Rules rules = load(REAL);

        assertThat(rules.conventions().symbolPrefix()).isEqualTo("rocksdb_");
        assertThat(rules.types().entrySet())
                .filteredOn(type -> !type.getValue().rule().naming().pseudo())
                .extracting(Map.Entry::getKey)
                .containsExactlyInAnyOrderElementsOf(Checkout.history().opaqueTypes());
        assertThat(rules.functions()).isNotEmpty();
        assertThat(rules.enums()).isNotEmpty();
        assertThat(rules.interfaces()).isNotEmpty();
        assertThat(rules.paths()).isNotEmpty();
    }

    @Test
    void everyRealRuleKnowsTheLineThatStatesIt() throws IOException {
        Rules rules = load(REAL);
        Map<String, Place> places = new LinkedHashMap<>();
        rules.types().forEach((name, located) -> places.put(name, located.place()));
        rules.functions().forEach((name, located) -> places.put(name, located.place()));
        rules.enums().forEach((name, located) -> places.put(name, located.place()));
        rules.interfaces().forEach((name, located) -> places.put(name, located.place()));
        rules.paths().forEach((name, located) -> places.put(name, located.place()));

        for (Map.Entry<String, Place> entry : places.entrySet()) {
            Place place = entry.getValue();
            String line = Files.readAllLines(REAL.resolve(place.file())).get(place.line() - 1);
            assertThat(line).as("%s", place).startsWith("  " + entry.getKey() + ":");
        }
    }

    @Test
    void everyConstantOfEveryVersionIsDescribed() {
        for (String version : Checkout.history().versions()) {
            RulesLoader.load(REAL, version).enums().forEach((name, located) -> assertThat(
                            located.rule().javaNames())
                    .as("%s of %s", name, version)
                    .allSatisfy(constant ->
                            assertThat(located.rule().description(constant)).isPresent()));
        }
    }

    /** The numbers of {@code statistics.h} at those tags. */
    @ParameterizedTest
    @CsvSource({
        "TickerType, 8.1.1, TABLE_OPEN_PREFETCH_TAIL_HIT, 177",
        "TickerType, 8.3.2, NON_LAST_LEVEL_SEEK_DATA, 171",
        "TickerType, 8.4.4, FILES_DELETED_FROM_TRASH_QUEUE, 139",
        "TickerType, 8.6.7, READAHEAD_TRIMMED, 204",
        "TickerType, 8.7.3, COMPACTION_CPU_TOTAL_TIME, 85",
        "TickerType, 8.11.3, NUMBER_BLOCK_NOT_COMPRESSED, 82",
        "TickerType, 9.1.0, SST_FOOTER_CORRUPTION_COUNT, 211",
        "HistogramType, 8.0.0, SST_READ_MICROS, 17",
        "HistogramType, 8.1.1, TABLE_OPEN_PREFETCH_TAIL_READ_BYTES, 51",
        "HistogramType, 8.6.7, FILE_READ_GET_MICROS, 21",
        "HistogramType, 8.11.3, BYTES_COMPRESSED, 34",
    })
    void countedConstantsHaveTheNumbersOfEachRelease(String name, String version, String constant, long number) {
        EnumRule rule = Objects.requireNonNull(
                        RulesLoader.load(REAL, version).enums().get(name))
                .rule();

        assertThat(rule.numbers()).containsEntry(constant, number);
    }

    @Test
    void levelsOfCountingHaveTheNamesOfEachRelease() {
        assertThat(levels("8.11.3"))
                .containsEntry("rocksdb_enable_time_except_for_mutex", "ENABLE_TIME_EXCEPT_FOR_MUTEX");
        assertThat(levels("9.1.0")).containsEntry("rocksdb_enable_time_except_for_mutex", "ENABLE_WAIT");
    }

    private static Map<String, String> levels(String version) {
        return Objects.requireNonNull(
                Objects.requireNonNull(RulesLoader.load(REAL, version).enums().get("PerfLevel"))
                        .rule()
                        .constants());
    }

    @Test
    void thereIsOneOverview() throws IOException {
        assertThat(load(REAL).overview()).contains("{@link RocksDB");
        Files.copy(REAL.resolve("conventions.yaml"), folder.resolve("conventions.yaml"));
        assertThat(load(folder).overview()).isEmpty();

        Files.writeString(folder.resolve("a.yaml"), "overview: Begin here.\n");
        assertThat(load(folder).overview()).isEqualTo("Begin here.");

        Files.writeString(folder.resolve("b.yaml"), "\noverview: Or here.\n");
        assertThat(refusal(folder))
                .containsExactly(
                        new Problem("templates/b.yaml:2", "the overview is already written at templates/a.yaml:1"));
    }

    @Test
    void whatWouldNotBeReadIsRefused() throws IOException {
        Files.copy(REAL.resolve("conventions.yaml"), folder.resolve("conventions.yaml"));
        Files.createDirectories(folder.resolve("c-api"));
        Files.createDirectories(folder.resolve(".git"));
        assertThat(load(folder).types()).isEmpty();

        Files.writeString(folder.resolve("db.yml"), "types: {}\n");
        Files.createDirectories(folder.resolve("more"));

        assertThat(refusal(folder))
                .containsExactly(
                        new Problem("templates/db.yml", "is not read: the names of templates end in .yaml; rename it"),
                        new Problem(
                                "templates/more",
                                "is not read: templates have no folders but c-api, java and members; move what is in it"));
    }

    @Test
    void anArchiveIsAsGoodAsAFolder() throws IOException {
        Path archive = folder.resolve("templates.zip");
        try (FileSystem zip =
                        FileSystems.newFileSystem(URI.create("jar:" + archive.toUri()), Map.of("create", "true"));
                Stream<Path> files = Files.list(REAL)) {
            Path inside = Files.createDirectories(zip.getPath("/some/templates"));
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                Files.copy(file, inside.resolve(file.getFileName().toString()));
            }
            Templates named = new Templates(inside, List.of(), Templates.LASTING_NAME);
            assertThat(RulesLoader.load(named, Checkout.ROCKSDB, remark -> {})).isEqualTo(load(REAL));

            Files.writeString(inside.resolve("db.yaml"), "functions:\n  rocksdb_open: {nam: open}\n");
            assertThat(refusal(inside))
                    .extracting(Problem::place)
                    .containsExactly(archive + "!/some/templates/db.yaml:2");
        }
    }

    @Test
    void wordsThatWereTruthValuesInOldYamlAreNames() {
        Rules rules = MadeUpTemplates.load(
                Map.of("db.yaml", "enums:\n  Level: {counted: [OFF, ON, NO, YES, N, \"NULL\"]}\n"));

        assertThat(rules.enums().get("Level").rule().numbers().keySet())
                .containsExactlyInAnyOrder("OFF", "ON", "NO", "YES", "N", "NULL");
    }

    @Test
    void rulesAreFoundByNameWithTheirPlace() {
        Rules rules = MadeUpTemplates.load(Map.of("db.yaml", """
            types:
              rocksdb_t:
                class: RocksDB
                threads: any
            functions:
              # A comment.
              rocksdb_open: {name: open, form: static, parameters: {name: {name: path, ownership: shared}}}
            enums:
              Mode:
                values: {FAST: 0, SLOW: 0x10}
            """));

        assertThat(rules.type("rocksdb_t").orElseThrow().use().threads()).isEqualTo(TypeRule.Threads.ANY);
        assertThat(rules.type("rocksdb_x_t")).isEmpty();
        assertThat(rules.function("rocksdb_open").naming().form()).isEqualTo(FunctionRule.Form.STATIC);
        assertThat(rules.function("rocksdb_open")
                        .resolved(Map.of("name", "1")::get)
                        .parameter(1)
                        .owning()
                        .ownership())
                .isEqualTo(Ownership.SHARED);
        assertThat(rules.function("rocksdb_open").parameter(0)).isEqualTo(ValueRule.NONE);
        assertThat(rules.function("rocksdb_close")).isEqualTo(FunctionRule.NONE);
        assertThat(rules.placed("rocksdb_open"))
                .hasValueSatisfying(located -> assertThat(located.place()).hasToString("templates/db.yaml:7"));
        assertThat(rules.enums().get("Mode").rule().numbers()).containsEntry("SLOW", 16L);
        assertThat(rules.enums().get("Mode").place()).hasToString("templates/db.yaml:9");
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                unknown("an unknown section", "function:\n  rocksdb_open: {name: open}\n", 1, "function", "functions"),
                unknown(
                        "an unknown key of a function",
                        "functions:\n  rocksdb_open:\n    name: open\n    retuns: {nullable: true}\n",
                        4,
                        "retuns",
                        "returns"),
                unknown(
                        "an unknown key of a parameter",
                        "functions:\n  rocksdb_put:\n    parameters:\n      key: {nulable: true}\n",
                        4,
                        "nulable",
                        "nullable"),
                unknown(
                        "an unknown key of a type",
                        "types:\n  rocksdb_t: {class: RocksDB, destory: rocksdb_close}\n",
                        2,
                        "destory",
                        "destroy"),
                unknown("an unknown key of an enum", "enums:\n  Mode: {flag: true}\n", 2, "flag", "flags"),
                Arguments.of(
                        "an unknown key like no other",
                        "functions:\n  rocksdb_open: {zzzzzzz: 1}\n",
                        2,
                        List.of("unknown key \"zzzzzzz\". Known here: ", "exclude, form, in, ")),
                Arguments.of(
                        "a word where a truth value belongs",
                        "functions:\n  rocksdb_open:\n    trivial: maybe\n",
                        3,
                        List.of("maybe", "true")),
                Arguments.of(
                        "an ownership that there is not",
                        "functions:\n  rocksdb_open:\n    parameters: {name: {ownership: lent}}\n",
                        3,
                        List.of("lent", "call", "shared", "borrowed", "transferred")),
                Arguments.of(
                        "a form that there is not",
                        "functions:\n  rocksdb_open: {form: instance}\n",
                        2,
                        List.of("instance", "constructor", "static", "method")),
                Arguments.of(
                        "parameters of a callback by name",
                        "callbacks:\n  Look:\n    function: a\n    methods: [{name: b, parameters: {options: {name: c}}}]\n",
                        4,
                        List.of("expected the index of a parameter", "options")),
                Arguments.of(
                        "a list where an entry belongs",
                        "functions:\n  rocksdb_open:\n    - name\n",
                        2,
                        List.of("expected an object of facts, not a list")),
                Arguments.of(
                        "two documents",
                        "functions:\n  a: {name: b}\n---\ntypes:\n",
                        4,
                        List.of("a second document begins here")),
                Arguments.of(
                        "what a change counts for that nobody can make",
                        "options:\n  rocksdb_options_t:\n    jobs: {what: how many jobs, mutable-for: new files}\n",
                        3,
                        List.of("jobs", "\"mutable-for\" is read only with \"mutable\"")),
                Arguments.of(
                        "a name in strings that nobody reads",
                        "options:\n  rocksdb_options_t:\n    jobs: {what: how many jobs, string-name: job}\n",
                        3,
                        List.of("jobs", "\"string-name\" is read only with \"mutable\"")),
                Arguments.of(
                        "advice that is no sentence",
                        "options:\n  rocksdb_options_t:\n    jobs: {what: how many jobs, deprecated: leave it}\n",
                        3,
                        List.of("jobs", "\"deprecated\" is no sentence")),
                Arguments.of(
                        "the description of a constant that is no sentence",
                        "enums:\n  Mode:\n    values: {FAST: {value: 1, description: fast}}\n",
                        2,
                        List.of("the description of FAST is no sentence")),
                Arguments.of(
                        "a value that is no number",
                        "enums:\n  Mode:\n    values: {FAST: quick}\n",
                        3,
                        List.of("quick")),
                Arguments.of(
                        "a function left for later",
                        "functions:\n  rocksdb_open: {later: who owns it}\n",
                        2,
                        List.of("unknown key \"later\"")),
                Arguments.of(
                        "a C++ enum without its header",
                        "enums:\n  Mode:\n    cpp: {enum: 'rocksdb::Mode'}\n    values: {FAST: 0}\n",
                        3,
                        List.of("the key \"header\" is missing")),
                Arguments.of(
                        "a C++ enum without its namespace",
                        "enums:\n  Mode:\n    cpp: {enum: Mode, header: types.h}\n    values: {FAST: 0}\n",
                        2,
                        List.of("enum Mode: \"Mode\" is no C++ enum with its namespace")),
                Arguments.of(
                        "a header that is none",
                        "enums:\n  Mode:\n    cpp: {enum: 'a::Mode', header: ../types.h}\n    values: {FAST: 0}\n",
                        2,
                        List.of("enum Mode: \"../types.h\" is no header below include/rocksdb")),
                Arguments.of(
                        "a C++ name of no constant",
                        "enums:\n  Mode:\n    cpp: {enum: 'a::Mode', header: t.h, names: {FATS: kQuick}}\n"
                                + "    values: {FAST: 0}\n",
                        2,
                        List.of("\"names\" speaks of FATS", "did you mean \"FAST\"?")),
                Arguments.of(
                        "a C++ name that goes without saying",
                        "enums:\n  Mode:\n    cpp: {enum: 'a::Mode', header: t.h, names: {VERY_FAST: kVeryFast}}\n"
                                + "    constants: {rocksdb_fast: VERY_FAST}\n",
                        2,
                        List.of("\"names\" need not say that VERY_FAST is kVeryFast")),
                Arguments.of(
                        "a type without its class",
                        "types:\n  rocksdb_t: {owned-by-parent: true}\n",
                        2,
                        List.of("the key \"class\" is missing")),
                Arguments.of(
                        "a function twice in a file",
                        "functions:\n  rocksdb_open: {name: open}\n  rocksdb_open: {name: start}\n",
                        3,
                        List.of("the key \"rocksdb_open\" stands here twice; merge them")),
                Arguments.of(
                        "a key twice in an entry",
                        "functions:\n  rocksdb_open:\n    name: open\n    name: start\n",
                        4,
                        List.of("the key \"name\" stands here twice; merge them")),
                Arguments.of(
                        "a key without a value",
                        "functions:\n  rocksdb_open:\n    name: null\n",
                        3,
                        List.of("the key \"name\" has no value; say one or delete it")),
                Arguments.of(
                        "an entry that says nothing",
                        "functions:\n  rocksdb_open:\n  rocksdb_close: {name: close}\n",
                        2,
                        List.of("nothing is said of rocksdb_open", "delete it")),
                Arguments.of(
                        "an entry with nothing in it",
                        "functions:\n  rocksdb_open: {}\n",
                        2,
                        List.of("nothing is said of rocksdb_open", "delete it")),
                Arguments.of(
                        "an exclusion without a reason",
                        "functions:\n  rocksdb_open: {exclude: ''}\n",
                        2,
                        List.of("rocksdb_open", "reason")),
                Arguments.of(
                        "a parameter of which nothing is said",
                        "functions:\n  rocksdb_open: {parameters: {key: }}\n",
                        2,
                        List.of("nothing is said of key")),
                Arguments.of(
                        "a type with its class misspelt",
                        "types:\n  rocksdb_t:\n    owned-by-parent: true\n    clas: RocksDB\n",
                        4,
                        List.of("unknown key \"clas\"; did you mean \"class\"?", "Known here")),
                Arguments.of(
                        "text where facts belong",
                        "functions:\n  rocksdb_open: oops\n",
                        2,
                        List.of("expected an object of facts, not \"oops\"")),
                Arguments.of(
                        "text where a list belongs",
                        "types:\n  rocksdb_t: {class: RocksDB, prefixes: rocksdb_}\n",
                        2,
                        List.of("expected a list in brackets, not \"rocksdb_\"")),
                Arguments.of(
                        "a file of text",
                        "Later.\n",
                        1,
                        List.of("expected sections such as \"functions:\"", "not \"Later.\"")),
                Arguments.of(
                        "a list where names belong",
                        "functions: [a, b]\n",
                        1,
                        List.of("expected an object of names, each with what is said of it", "not a list")),
                Arguments.of(
                        "a name without its colon before braces",
                        "functions:\n  rocksdb_open {name: open}\n",
                        2,
                        List.of("not \"open}\"; is a colon missing in \"rocksdb_open {name\"?")),
                Arguments.of(
                        "a name without its colon before lines",
                        "functions:\n  rocksdb_open\n    name: open\n",
                        3,
                        List.of("a name on the line above ends in one")),
                Arguments.of(
                        "a colon in a text",
                        "functions:\n  rocksdb_open:\n    summary: Opens it: at once.\n",
                        3,
                        List.of("a text that has one needs quotes")),
                Arguments.of(
                        "a wrong indent",
                        "functions:\n  rocksdb_open:\n    name: open\n      form: static\n",
                        4,
                        List.of("keys beside each other stand as many spaces to the right")),
                Arguments.of(
                        "a wrong indent after an entry in braces",
                        "functions:\n  rocksdb_open: {name: open}\n   rocksdb_close: {name: close}\n",
                        3,
                        List.of("indent both by as many spaces")),
                Arguments.of(
                        "a tab",
                        "functions:\n\trocksdb_open: {name: open}\n",
                        2,
                        List.of("a tab stands here", "write spaces")),
                Arguments.of("no YAML", "functions:\n  rocksdb_open: {name: open\n", 2, List.of("flow mapping")),
                Arguments.of(
                        "bounds with nothing between",
                        "functions:\n  rocksdb_set:\n    parameters:\n      key:\n        min: 2\n        max: 1.5\n",
                        5,
                        List.of("no number is at least 2 and at most 1.5")),
                Arguments.of(
                        "a truth value where a number belongs",
                        "functions:\n  rocksdb_open: {parameters: {name: {omit: true}}}\n",
                        2,
                        List.of("\"omit\": expected a whole number, not \"true\"")),
                Arguments.of(
                        "a number where text belongs",
                        "functions:\n  rocksdb_open: {name: 5}\n",
                        2,
                        List.of("expected text, not \"5\"; in quotes it is text")),
                Arguments.of(
                        "a list where text belongs",
                        "functions:\n  rocksdb_open: {name: [no, scans]}\n",
                        2,
                        List.of("expected text, not a list")),
                Arguments.of(
                        "a truth value where text belongs",
                        "functions:\n  rocksdb_open: {summary: true}\n",
                        2,
                        List.of("expected text, not \"true\"")),
                Arguments.of(
                        "options of which nothing is said",
                        "options:\n  rocksdb_options_t:\n",
                        2,
                        List.of("nothing is said of rocksdb_options_t")),
                Arguments.of(
                        "an option of which nothing is said",
                        options("wal_size:"),
                        4,
                        List.of("nothing is said of wal_size")),
                unknown("an unknown key of an option", options("wal_size: {wat: x}"), 4, "wat", "what"),
                Arguments.of(
                        "an option that is described by nothing",
                        options("wal_size: {what: ' '}"),
                        4,
                        List.of("wal_size: nothing is said of what it is")),
                Arguments.of(
                        "what is still to be filled in",
                        options("wal_size: {what: <sentence>}"),
                        4,
                        List.of("<sentence> is to be filled in")),
                Arguments.of(
                        "an option that ends the Javadoc",
                        options("wal_size: {what: a size */ of logs}"),
                        4,
                        List.of("\"*/\" cannot stand in a comment of Java")),
                Arguments.of(
                        "an option that ends the tag",
                        options("wal_size: {what: 'a size} of logs'}"),
                        4,
                        List.of("wal_size: a brace is open or too many")),
                Arguments.of(
                        "an option that ends the sentence",
                        options("wal_size: {what: the size.}"),
                        4,
                        List.of("wal_size: ", "leave out the \".\"")),
                Arguments.of(
                        "a default that is a list",
                        options("wal_size: {what: the size, default: [1]}"),
                        4,
                        List.of("wal_size: \"default\" is a number, true, false or the name of a constant")),
                unknown("parameters by another name", "parameter:\n  sync: x\n", 1, "parameter", "parameters"),
                Arguments.of(
                        "a parameter of which nothing is said",
                        "parameters:\n  level: the level\n  sync:\n",
                        3,
                        List.of("nothing is said of sync")),
                Arguments.of(
                        "a parameter that is described by nothing",
                        "parameters:\n  sync: ' '\n",
                        2,
                        List.of("sync: nothing is said of what it is")),
                Arguments.of(
                        "a parameter that ends the Javadoc",
                        "parameters:\n  sync: whether */ it syncs\n",
                        2,
                        List.of("\"*/\" cannot stand in a comment of Java")),
                Arguments.of(
                        "a parameter that ends the sentence",
                        "parameters:\n  sync: whether it syncs.\n",
                        2,
                        List.of("sync: ", "leave out the \".\"")),
                Arguments.of(
                        "a parameter with facts",
                        "parameters:\n  sync: {what: whether it syncs}\n",
                        2,
                        List.of("expected text, not an object")),
                unknown(
                        "an unknown key of a function's parameter",
                        "functions:\n  rocksdb_set: {parameters: {key: {wat: x}}}\n",
                        2,
                        "wat",
                        "what"),
                Arguments.of(
                        "a function's parameter that ends the Javadoc",
                        "functions:\n  rocksdb_set:\n    parameters: {key: {what: a */ b}}\n",
                        3,
                        List.of("\"*/\" cannot stand in a comment of Java")),
                Arguments.of(
                        "a function's parameter that ends the tag",
                        "functions:\n  rocksdb_set: {parameters: {key: {what: 'a} b'}}}\n",
                        2,
                        List.of("parameter key of rocksdb_set: a brace is open or too many")),
                Arguments.of(
                        "a callback's parameter that ends the sentence",
                        "callbacks:\n  Visits: {function: rocksdb_visit, methods: [{name: visit, parameters: {1: {what: a.}}}]}\n",
                        2,
                        List.of("Visits.visit: ", "leave out the \".\"")),
                Arguments.of(
                        "a truth value that holds where nothing is said",
                        "functions:\n  rocksdb_set:\n    returns: {name: x,\n      text: false}\n",
                        4,
                        List.of("\"text: false\" says what holds without it; delete it")),
                Arguments.of(
                        "the same of a type",
                        "types:\n  rocksdb_t: {class: RocksDB,\n    database: false}\n",
                        3,
                        List.of("\"database: false\" says what holds without it; delete it")),
                Arguments.of("a file that is empty but for comments", "# Later.\n", 1, List.of("nothing")));
    }

    private static String options(String option) {
        return "options:\n  rocksdb_options_t:\n    level: {what: the level, default: 3}\n    " + option + "\n";
    }

    private static Arguments unknown(String what, String yaml, int line, String key, String meant) {
        return Arguments.of(
                what,
                yaml,
                line,
                List.of("unknown key \"" + key + "\"; did you mean \"" + meant + "\"?", "Known here"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void refused(String what, String yaml, int line, List<String> words) throws IOException {
        MadeUpTemplates.write(folder, Map.of("area.yaml", yaml));

        assertThat(refusal(folder)).singleElement().satisfies(problem -> {
            assertThat(problem.place()).isEqualTo("templates/area.yaml:" + line);
            assertThat(problem.message())
                    .contains(words)
                    .doesNotContain("dev.rockspan", "com.fasterxml", "deserialize", "Creator", "column");
        });
    }

    @Test
    void everyMistakeOfAFileIsToldAtOnce() throws IOException {
        MadeUpTemplates.write(folder, Map.of("area.yaml", """
            functions:
              rocksdb_go: {nam: go, form: statik}
              rocksdb_come: {trivial: maybe}
            """));
        assertThat(refusal(folder))
                .extracting(Problem::place)
                .containsExactly("templates/area.yaml:2", "templates/area.yaml:2", "templates/area.yaml:3");
    }

    @Test
    void nothingIsSaidOfWhatIsLeftOut() throws IOException {
        MadeUpTemplates.write(folder, Map.of("area.yaml", """
            functions:
              rocksdb_go:
                exclude: nobody needs it
                name: go
                try-name: tryGo
              rocksdb_path: {exclude: a path calls it, in: rocksdb_t, trivial: true}
            """));
        assertThat(refusal(folder))
                .containsExactly(new Problem(
                        "templates/area.yaml:2",
                        "rocksdb_go is left out, so that name, try-name would mean nothing; delete these keys; or,"
                                + " if Java can call it, delete \"exclude\""));
    }

    @Test
    void noTextEndsACommentOfJava() throws IOException {
        MadeUpTemplates.write(folder, Map.of("area.yaml", """
            overview: Reads C:\\users.
            functions:
              rocksdb_go:
                name: go
                summary: Ends */ here.
            callbacks:
              Seen:
                function: rocksdb_see
                methods:
                  - name: see
                    summary: Ends */ here, too.
            """));
        assertThat(refusal(folder))
                .containsExactly(
                        new Problem(
                                "templates/area.yaml:1",
                                "\"\\u\" cannot stand in a comment of Java, which this becomes"),
                        new Problem(
                                "templates/area.yaml:5",
                                "\"*/\" cannot stand in a comment of Java, which this becomes"),
                        new Problem(
                                "templates/area.yaml:11",
                                "\"*/\" cannot stand in a comment of Java, which this becomes"));
    }

    @Test
    void theSameThingInTwoFilesNamesBothPlaces() throws IOException {
        MadeUpTemplates.write(
                folder,
                Map.of(
                        "a.yaml",
                        "types:\n  rocksdb_t: {class: RocksDB}\nfunctions:\n  rocksdb_open: {name: open}\n",
                        "b.yaml",
                        "functions:\n  rocksdb_open: {name: start}\n",
                        "c.yaml",
                        "enums:\n  Mode: {values: {FAST: 0}}\ntypes:\n  rocksdb_t: {class: Database}\n",
                        "d.yaml",
                        "enums:\n  Mode: {values: {SLOW: 0}}\nparameters: {sync: whether}\n",
                        "e.yaml",
                        "parameters:\n  sync: whether it syncs\n"));

        assertThat(refusal(folder))
                .containsExactly(
                        new Problem("templates/b.yaml:2", "rocksdb_open is already described at templates/a.yaml:4"),
                        new Problem("templates/c.yaml:4", "rocksdb_t is already described at templates/a.yaml:2"),
                        new Problem("templates/d.yaml:2", "Mode is already described at templates/c.yaml:2"),
                        new Problem("templates/e.yaml:2", "sync is already described at templates/d.yaml:3"));
    }

    @Test
    void optionsOfOneTypeMayStandInTwoFiles() throws IOException {
        MadeUpTemplates.write(
                folder,
                Map.of(
                        "a.yaml", "options: {rocksdb_t: {size: {what: the size, default: 1}}}\n",
                        "b.yaml", "options: {rocksdb_t: {free: {what: whether it is free}}}\n"));

        Rules rules = load(folder);

        assertThat(rules.option("rocksdb_t", "set_size"))
                .contains(new OptionRule("the size", 1, null, null, null, null, null, null));
        assertThat(rules.option("rocksdb_t", "get_free"))
                .contains(new OptionRule("whether it is free", null, null, null, null, null, null, null));
        assertThat(rules.option("rocksdb_t", "get_rest")).isEmpty();

        Files.writeString(folder.resolve("c.yaml"), "options: {rocksdb_t: {size: {what: the size}}}\n");
        assertThat(refusal(folder))
                .containsExactly(new Problem("templates/c.yaml:1", "size is already described at templates/a.yaml:1"));
    }

    @Test
    void theProblemsOfAllFilesAreToldAtOnce() throws IOException {
        MadeUpTemplates.write(
                folder,
                Map.of(
                        "conventions.yaml", "words: {}\n",
                        "a.yaml", "functions:\n  rocksdb_open: {nam: open}\n",
                        "b.yaml", "functions:\n  rocksdb_open:\n",
                        "c.yaml", "enums: [Mode]\n"));

        GenerationException refusal = catchThrowableOfType(GenerationException.class, () -> load(folder));

        assertThat(refusal.kind()).isEqualTo(GenerationException.Kind.INPUT_REFUSED);
        assertThat(refusal.problems())
                .as("%s", refusal.problems())
                .extracting(Problem::place)
                .containsExactly(
                        "templates/a.yaml:2",
                        "templates/b.yaml:2",
                        "templates/c.yaml:1",
                        "templates/conventions.yaml:1");
        assertThat(refusal)
                .hasMessageContaining("the keys \"symbol-prefix\", \"error-parameters\", ")
                .hasMessageContaining("templates/a.yaml:2: ");
    }

    @Test
    void conventionsMustBeWhole() throws IOException {
        String whole = Files.readString(REAL.resolve("conventions.yaml"));
        MadeUpTemplates.write(folder, Map.of("conventions.yaml", whole.replaceFirst("(?m)^free: .*$", "")));

        assertThat(refusal(folder)).singleElement().satisfies(problem -> {
            assertThat(problem.place()).startsWith("templates/conventions.yaml");
            assertThat(problem.message()).contains("free");
        });
    }

    @Test
    void aFolderWithoutConventionsIsNoTemplatesFolder() {
        assertThat(refusal(folder)).singleElement().satisfies(problem -> {
            assertThat(problem.place()).isEqualTo(folder.toString());
            assertThat(problem.toString()).contains("conventions.yaml", "name one with templates");
        });
        assertThat(refusal(folder.resolve("nowhere"))).singleElement().satisfies(problem -> assertThat(problem.place())
                .endsWith("nowhere"));
    }

    @Test
    void aFileIsNoTemplatesFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("templates"), "");

        assertThat(refusal(file)).singleElement().satisfies(problem -> assertThat(problem.place())
                .isEqualTo(file.toString()));
    }

    @Test
    void filesOfOtherKindsAndFoldersAreNotRead() throws IOException {
        MadeUpTemplates.write(folder, Map.of("db.yaml", "functions:\n  rocksdb_open: {name: open}\n"));
        Files.writeString(folder.resolve("README.md"), "functions: {x: {y: z}}\n");
        Files.createDirectories(folder.resolve("c-api"));

        assertThat(load(folder).functions()).containsOnlyKeys("rocksdb_open");
    }

    private static Rules load(Path templates) {
        return RulesLoader.load(templates, Checkout.ROCKSDB);
    }

    @Test
    void aliasesAreNotRead() throws IOException {
        Path templates = MadeUpTemplates.write(
                folder,
                Map.of("a.yaml", "functions:\n  a: &x {summary: A.}\n  b: *x\n  c:\n    <<: *x\n    name: d\n"));

        assertThat(refusal(templates))
                .extracting(Problem::toString)
                .containsExactly(
                        "templates/a.yaml:3: an alias, such as *x, is not read; write out what &x stands for",
                        "templates/a.yaml:5: an alias, such as *x, is not read; write out what &x stands for");
    }

    private static List<Problem> refusal(Path templates) {
        GenerationException refusal = catchThrowableOfType(GenerationException.class, () -> load(templates));
        assertThat(refusal).as("what %s is refused for", templates).isNotNull();
        return refusal.problems();
    }
}
