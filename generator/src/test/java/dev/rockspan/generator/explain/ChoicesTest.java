package dev.rockspan.generator.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.Choice;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.MadeUpHeader;
import dev.rockspan.generator.MadeUpTemplates;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.SnapshotReader;
import dev.rockspan.generator.javasource.JavaTemplates;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.RulesLoader;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.validate.ModelValidator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What explain offers to write is accepted. */
class ChoicesTest {

    private static final YAMLMapper YAML = new YAMLMapper();

    private final Path templates = Checkout.folder().resolve("templates");
    private final CApi api = SnapshotReader.read(templates.resolve("c-api/rocksdb-" + Checkout.ROCKSDB + ".json"));
    private final CApi extras = SnapshotReader.read(templates.resolve("c-api/rockspan_extras.json"));

    @TempDir
    private Path added;

    @Test
    void whatFreesIsNamedByItsType() {
        assertThat(decisions().choices("rocksdb_release_snapshot"))
                .extracting(Choice::key)
                .contains("types: {rocksdb_snapshot_t: {destroy: <function>}}");
    }

    @Test
    void eachFormOfAPinnedReadHasItsName() {
        assertThat(decisions().choices("rocksdb_get_pinned"))
                .filteredOn(choice ->
                        choice.what().startsWith("name") && !choice.key().contains("parameters"))
                .extracting(Choice::now)
                .containsExactly("getPinned", "getOrPin", "get");
    }

    @Test
    void whatChangesNothingIsNotOffered() {
        assertThat(decisions().choices("rocksdb_transactiondb_open_column_families"))
                .extracting(Choice::key)
                .noneMatch(key -> key.contains("rocksdb_transactiondb_options_t: {optional"));
        assertThat(decisions().choices("rocksdb_get_pinned"))
                .extracting(choice -> choice.of() + ' ' + choice.what())
                .doesNotContain("result null");
    }

    @Test
    void whatAConstructorDoesWithNullIsSaid() {
        assertThat(decisions().choices("rocksdb_comparator_create"))
                .filteredOn(choice -> choice.what().equals("null"))
                .extracting(Choice::now)
                .containsExactly("no: NULL is an exception; \"form: static\" may return null");
    }

    @Test
    void textOfAStaticMethodMayBelongToRocksDbUnlessItTakesAnObject() throws IOException {
        Decisions decisions = madeUp("""
            const char *rocksdb_words(void);
            char *rocksdb_words_of(rocksdb_cache_t *cache);
            """, """
            functions:
              rocksdb_words_of: {in: rocksdb_t, form: static}
            """);

        assertThat(decisions.choices("rocksdb_words"))
                .filteredOn(choice -> choice.what().equals("ownership"))
                .singleElement()
                .satisfies(choice -> {
                    assertThat(choice.now()).isEqualTo("view");
                    assertThat(choice.write()).isEqualTo("ownership: <owned or view>");
                });
        assertThat(decisions.choices("rocksdb_words_of"))
                .filteredOn(choice ->
                        choice.what().equals("ownership") && choice.of().equals("result"))
                .singleElement()
                .satisfies(choice -> {
                    assertThat(choice.now()).isEqualTo("owned: it is called on no object that a view could belong to");
                    assertThat(choice.write()).isEmpty();
                });
    }

    @Test
    void whatMayReturnNullIsNotOfferedAsAConstructor() throws IOException {
        Decisions decisions = madeUp("rocksdb_cache_t *rocksdb_cache_create(int size);", """
            functions:
              rocksdb_cache_create: {form: static, returns: {nullable: true}}
            """);

        assertThat(decisions.choices("rocksdb_cache_create"))
                .filteredOn(choice -> choice.what().equals("form"))
                .extracting(Choice::now, Choice::write)
                .containsExactly(tuple("static: a constructor cannot return null", ""));
    }

    @Test
    void anOptionOfTheWholeClassAloneCanBeInAnInterface() {
        assertThat(decisions().choices("rocksdb_options_prepare_for_bulk_load"))
                .filteredOn(choice -> choice.what().equals("interface"))
                .singleElement()
                .satisfies(choice -> {
                    assertThat(choice.now()).isEqualTo("Options");
                    assertThat(choice.write())
                            .startsWith("interface: <AdvancedColumnFamilyOptionsInterface, ")
                            .contains("DBOptionsInterface")
                            .endsWith(" or Options>");
                });
        assertThat(Stream.of("rocksdb_options_set_env", "rocksdb_options_create", "rocksdb_put")
                        .flatMap(function -> decisions().choices(function).stream()))
                .extracting(Choice::what)
                .doesNotContain("interface");
    }

    @Test
    void nothingCanBeChangedOfAHandWrittenMethod() {
        assertThat(decisions().choices("rocksdb_iter_seek_for_prev"))
                .extracting(Choice::key)
                .containsOnly("");
    }

    @Test
    void javaThatReplacesAFileIsACopyOfIt() {
        TemplateText text = new TemplateText(new Templates(templates, List.of(added)));

        assertThat(text.members("RocksDB"))
                .isEqualTo(added + "/members/RocksDB.java, in a copy of templates/members/RocksDB.java");
        assertThat(text.members("Checkpoint")).isEqualTo(added + "/members/Checkpoint.java");
    }

    @Test
    void partsThatAnswerACallbackAreOffered() {
        assertThat(decisions().about(name("WalFilterCallbacks")).choices())
                .extracting(Choice::key)
                .contains("record: <Record>");
    }

    @Test
    void aNameThatYamlReadsAsNoneIsInQuotes() {
        assertThat(TypeChoices.ofConstant("Level", "NULL", "rocksdb_level_null", ""))
                .extracting(Choice::write)
                .contains("constants: {rocksdb_level_null: {name: \"NULL\", description: <sentences>}}");
    }

    @Test
    void nothingElseStandsBesideTheReasonForLeavingOut() {
        assertThat(decisions().choices("rocksdb_multi_get"))
                .filteredOn(choice -> choice.key().contains("exclude"))
                .extracting(Choice::place)
                .singleElement()
                .asString()
                .matches("templates/db.yaml, instead of the entry at line \\d+");
    }

    @Test
    void recordsAreOfferedWhatMeansSomethingForThem() {
        assertThat(decisions().about(name("BackupInfo")).choices())
                .extracting(Choice::key)
                .isNotEmpty()
                .noneMatch(key -> key.matches(".*\\b(passed|threads|optional):.*"));
    }

    @Test
    void methodsThatCCallsBackAreChangedOneByOne() {
        assertThat(decisions().about(name("ComparatorCallbacks")).choices())
                .extracting(Choice::key)
                .contains(
                        "parameters: {1: {name: <name>}}",
                        "parameters: {1: {text: true}}",
                        "returns: {enum: <Enum>}",
                        "skip: [<number>]",
                        "optional: true, default: <Java>",
                        "on-exception: <value>")
                .noneMatch(key -> key.contains("methods:"));
    }

    private JavaName name(String type) {
        Rules rules = RulesLoader.load(templates, Checkout.ROCKSDB);
        return JavaNames.of(map(rules).model(), rules).type(type).orElseThrow();
    }

    @Test
    void noOverloadThatIsOfferedTakesAnotherAway() throws IOException {
        Rules rules = RulesLoader.load(templates, Checkout.ROCKSDB);
        Decisions decisions = decisions();
        Map<String, String> trial = new LinkedHashMap<>();
        for (CFunction function : api.functions()) {
            decisions.choices(function.name()).stream()
                    .map(Choice::key)
                    .filter(key -> key.contains("{omit: 1}"))
                    .findFirst()
                    .ifPresent(key -> trial.put(function.name(), key));
        }
        write(trial, said());
        JavaNames before = JavaNames.of(map(rules).model(), rules);
        Rules more = RulesLoader.load(new Templates(templates, List.of(added)), Checkout.ROCKSDB, remark -> {});
        JavaNames after = JavaNames.of(map(more).model(), more);

        assertThat(trial).hasSizeGreaterThan(10);
        assertThat(trial.keySet()).allSatisfy(function -> assertThat(after.membersOver(function))
                .containsAll(before.membersOver(function)));
    }

    private MappedApi map(Rules rules) {
        return Mapper.map(api, extras, rules, Checkout.history());
    }

    private Decisions madeUp(String functions, String said) throws IOException {
        CApi header = MadeUpHeader.read("""
            typedef struct rocksdb_t rocksdb_t;
            typedef struct rocksdb_cache_t rocksdb_cache_t;
            void rocksdb_close(rocksdb_t *db);
            void rocksdb_cache_destroy(rocksdb_cache_t *cache);
            """ + functions);
        Path folder = MadeUpTemplates.write(added.resolve("templates"), Map.of("test.yaml", """
            types:
              rocksdb_t: {class: RocksDB, prefixes: [rocksdb_], passed: call, database: true}
              rocksdb_cache_t: {class: Cache, passed: call}
            """ + said));
        Rules rules = RulesLoader.load(folder, Checkout.ROCKSDB);
        return decisions(Mapper.map(header, null, rules, ApiHistory.NONE), rules, folder);
    }

    private Decisions decisions() {
        Rules rules = RulesLoader.load(templates, Checkout.ROCKSDB);
        return decisions(map(rules), rules, templates);
    }

    private Decisions decisions(MappedApi mapped, Rules rules, Path folder) {
        JavaNames names = JavaNames.of(mapped.model(), rules);
        JavaTemplates java = JavaTemplates.load(new Templates(added));
        return new Decisions(
                mapped,
                rules,
                names,
                java,
                () -> java.fitting(List.of(), ""),
                new MissingJava(mapped, () -> names),
                new TemplateText(new Templates(folder)));
    }

    @Test
    void everythingThatIsOfferedIsAccepted() throws IOException {
        Decisions decisions = decisions();
        Map<String, List<String>> offered = new LinkedHashMap<>();
        Set<String> shapes = new HashSet<>();
        for (CFunction function : api.functions()) {
            List<Choice> choices = decisions.choices(function.name());
            if (choices.stream().anyMatch(choice -> choice.now().contains(" in the same way"))) {
                continue; // it has to be changed together with others
            }
            List<String> keys = choices.stream()
                    .map(Choice::key)
                    .filter(key -> key.startsWith("functions: ")
                            && !key.contains("what: <words")
                            && !key.contains("exclude: ")) // others may need it
                    .map(key -> written(key, function.name()))
                    .filter(key -> !key.contains("<"))
                    .toList();
            // One function stands for all of which the same is offered.
            if (shapes.add(keys.toString().replaceAll("\\w+: \\{(?=\\w+:)|name: \\w+", ""))) {
                offered.put(function.name(), keys);
            }
        }
        assertThat(offered).hasSizeGreaterThan(50);
        Map<String, JsonNode> said = said();
        List<String> refused = new ArrayList<>();
        int most = offered.values().stream().mapToInt(List::size).max().orElseThrow();
        for (int index = 0; index < most; index++) {
            Map<String, String> trial = new LinkedHashMap<>();
            int at = index;
            offered.forEach((function, keys) -> {
                if (at < keys.size()) {
                    trial.put(function, keys.get(at));
                }
            });
            refused.addAll(refused(trial, said));
        }

        assertThat(String.join("\n", refused)).isEmpty();
    }

    /** What somebody could write. */
    private static String written(String key, String function) {
        return key.replace("min: <number>, max: <number>", "min: 0, max: 1")
                .replace("name: <name>", "name: another" + function.replace("_", ""))
                .replaceFirst("interface: <(\\w+)[^>]*>", "interface: $1")
                .replace("<sentence>", "Does something else.")
                .replace("<Enum>", "CompressionType");
    }

    /** What is refused of one thing for each function; what two of them do to each other does not count. */
    private List<String> refused(Map<String, String> trial, Map<String, JsonNode> said) throws IOException {
        List<Problem> problems = problems(trial, said);
        if (problems.isEmpty()) {
            return List.of();
        }
        if (trial.size() == 1) {
            return List.of(trial.values() + " " + problems);
        }
        Set<String> named = problems.stream()
                .flatMap(problem -> Stream.of((problem.place() + ' ' + problem.message()).split("\\W+")))
                .collect(Collectors.toCollection(HashSet::new));
        named.retainAll(trial.keySet());
        List<String> functions = List.copyOf(trial.keySet());
        Set<String> part = named.isEmpty() || named.size() == functions.size()
                ? Set.copyOf(functions.subList(0, functions.size() / 2))
                : named;
        Map<String, String> one = new LinkedHashMap<>(trial);
        one.keySet().retainAll(part);
        Map<String, String> other = new LinkedHashMap<>(trial);
        other.keySet().removeAll(part);
        List<String> refused = new ArrayList<>(refused(one, said));
        refused.addAll(refused(other, said));
        return refused;
    }

    private List<Problem> problems(Map<String, String> trial, Map<String, JsonNode> said) throws IOException {
        write(trial, said);
        try {
            Rules rules = RulesLoader.load(new Templates(templates, List.of(added)), Checkout.ROCKSDB, remark -> {});
            ModelValidator.validate(map(rules));
            return List.of();
        } catch (GenerationException e) {
            return e.problems();
        }
    }

    private void write(Map<String, String> trial, Map<String, JsonNode> said) throws IOException {
        ObjectNode functions = YAML.createObjectNode();
        for (Map.Entry<String, String> each : trial.entrySet()) {
            ObjectNode entry = YAML.createObjectNode();
            JsonNode before = said.get(each.getKey());
            if (before != null) {
                merge(entry, before);
            }
            merge(entry, YAML.readTree(each.getValue()).path("functions").path(each.getKey()));
            functions.set(each.getKey(), entry);
        }
        YAML.writeValue(
                added.resolve("trial.yaml").toFile(), YAML.createObjectNode().set("functions", functions));
    }

    private static void merge(ObjectNode entry, JsonNode more) {
        more.properties().forEach(field -> {
            if (entry.get(field.getKey()) instanceof ObjectNode inner
                    && field.getValue().isObject()) {
                merge(inner, field.getValue());
            } else {
                entry.set(field.getKey(), field.getValue().deepCopy());
            }
        });
    }

    private Map<String, JsonNode> said() throws IOException {
        Map<String, JsonNode> said = new HashMap<>();
        try (Stream<Path> files = Files.list(templates)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
                YAML.readTree(file.toFile())
                        .path("functions")
                        .properties()
                        .forEach(field -> said.put(field.getKey(), field.getValue()));
            }
        }
        return said;
    }
}
