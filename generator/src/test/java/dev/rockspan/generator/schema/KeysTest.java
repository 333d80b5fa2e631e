package dev.rockspan.generator.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import dev.rockspan.generator.Checkout;
import dev.rockspan.generator.rules.Area;
import dev.rockspan.generator.rules.Conventions;
import dev.rockspan.generator.rules.KeyExamples;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The keys of templates are documented beside their definition; schema and reference are written from that and templates:
 * run with {@code -Dkeys.update=true} to write them anew.
 */
class KeysTest {

    private static final boolean UPDATE = Boolean.getBoolean("keys.update");

    private static final Path TEMPLATES = Checkout.folder().resolve("templates");
    private static final Path SCHEMA = TEMPLATES.resolve("schema.json");
    private static final Path REFERENCE = Checkout.folder().resolve("docs/reference/templates.md");

    private static final ObjectMapper YAML = new YAMLMapper();

    private static final Shape.Group AREA = Shapes.of(Area.class);
    private static final Shape.Group CONVENTIONS = Shapes.of(Conventions.class);

    @Test
    void everyKeyAndEveryWordIsDocumented() {
        assertThat(undocumented(AREA)).isEmpty();
        assertThat(undocumented(CONVENTIONS)).isEmpty();
        assertThat(undocumented(Shapes.of(Undocumented.class)))
                .containsExactly("bare", "unclear: no sentence", "choice FIRST");
    }

    enum Words {
        FIRST
    }

    @Keys("Undocumented")
    record Undocumented(
            String bare,

            @Key("no sentence") String unclear,

            @Key("A choice.") Words choice) {}

    private static List<String> undocumented(Shape.Group root) {
        List<String> problems = new ArrayList<>();
        for (Shape.Group group : groups(root).values()) {
            for (Shape.Entry entry : group.entries().values()) {
                Key key = entry.doc();
                if (key == null) {
                    problems.add(entry.name());
                } else if (!key.value().endsWith(".")) {
                    problems.add(entry.name() + ": no sentence");
                }
                if (entry.shape() instanceof Shape.Choice choice) {
                    choice.words().stream()
                            .filter(word -> word.key() == null)
                            .forEach(word -> problems.add(entry.name() + " " + word.constant()));
                }
            }
        }
        return problems;
    }

    private static Map<Class<?>, Shape.Group> groups(Shape.Group root) {
        Map<Class<?>, Shape.Group> groups = new LinkedHashMap<>();
        add(root, groups);
        return groups;
    }

    private static void add(Shape shape, Map<Class<?>, Shape.Group> groups) {
        if (shape instanceof Shape.ListOf list) {
            add(list.element(), groups);
        } else if (shape instanceof Shape.MapOf map) {
            add(map.value(), groups);
        } else if (shape instanceof Shape.Placed placed) {
            add(placed.shape(), groups);
        } else if (shape instanceof Shape.Group group) {
            groups.put(group.type(), group);
            group.entries().values().forEach(entry -> add(entry.shape(), groups));
        }
    }

    @Test
    void noRecordHasMoreComponentsThanAnybodyCanCount() {
        all().stream().flatMap(KeysTest::withInlined).forEach(group -> assertThat(group.parts())
                .as("%s", group.type())
                .hasSizeLessThanOrEqualTo(8));
    }

    private static Stream<Shape.Group> withInlined(Shape.Group group) {
        return Stream.concat(
                Stream.of(group),
                group.parts().stream()
                        .flatMap(part ->
                                part instanceof Shape.Inlined inlined ? withInlined(inlined.group()) : Stream.empty()));
    }

    private static List<Shape.Group> all() {
        return Stream.of(AREA, CONVENTIONS)
                .flatMap(root -> groups(root).values().stream())
                .toList();
    }

    private static KeyExamples examples() throws IOException {
        KeyExamples examples = new KeyExamples();
        for (Path template : templates().toList()) {
            examples.add(isConventions(template) ? CONVENTIONS : AREA, YAML.readTree(template.toFile()));
        }
        return examples;
    }

    @Test
    void onlyKeysThatNoTemplateShowsHaveOtherExamples() throws IOException {
        KeyExamples examples = examples();
        assertThat(all().stream().flatMap(examples::lacking)).containsExactlyInAnyOrderElementsOf(KeyExamples.others());
    }

    @Test
    void examplesAreRead() throws IOException {
        KeyExamples examples = examples();
        for (Shape.Group group : all()) {
            for (Shape.Entry entry : group.entries().values()) {
                JsonNode example = YAML.readTree(examples.of(group, entry));
                List<String> problems = new ArrayList<>();
                ShapeReader.read(
                        group.type(),
                        example,
                        (keys, message) -> problems.add(message),
                        (said, keys) -> new Located<>(said, new Place("", "", "", 1)));
                problems.removeIf(problem -> problem.startsWith("the key") && problem.endsWith(" missing"));
                assertThat(problems).as("%s", example).isEmpty();
            }
        }
    }

    @Test
    void theSchemaIsWrittenFromTheKeys() throws IOException {
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
        printer.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"));
        printer.indentObjectsWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n"));
        check(SCHEMA, new ObjectMapper().writer(printer).writeValueAsString(schema()) + "\n");
    }

    @Test
    void theReferenceIsWrittenFromTheKeys() throws IOException {
        check(REFERENCE, KeyReference.of(examples(), AREA, CONVENTIONS));
    }

    private static void check(Path file, String content) throws IOException {
        if (UPDATE) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, content);
        }
        assertThat(Files.readString(file))
                .as("%s; write it with -Dkeys.update=true", file)
                .isEqualTo(content);
    }

    private static ObjectNode schema() {
        return JsonSchema.of(AREA, CONVENTIONS);
    }

    static Stream<Path> templates() throws IOException {
        try (Stream<Path> files = Files.list(TEMPLATES)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream();
        }
    }

    private static boolean isConventions(Path template) {
        return template.endsWith("conventions.yaml");
    }

    @ParameterizedTest
    @MethodSource("templates")
    void everyTemplateNamesTheSchemaAndKeepsIt(Path template) throws IOException {
        boolean conventions = isConventions(template);
        assertThat(Files.readAllLines(template).get(0))
                .isEqualTo("# yaml-language-server: $schema=schema.json" + (conventions ? "#/$defs/conventions" : ""));
        assertThat(problems(Files.readString(template), conventions)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "function: {}",
                "functions: {rocksdb_open: {nam: open}}",
                "functions: {rocksdb_open: {form: instance}}",
                "functions: {rocksdb_open: {parameters: {name: {ownership: lent}}}}",
                "functions: {rocksdb_open: {trivial: maybe}}",
                "functions: {rocksdb_open: {trivial: false}}",
                "functions: {rocksdb_open: {name: {since: 11, is: open}}}",
                "functions: {rocksdb_open: {preconditions: [{check: current}]}}",
                "types: {rocksdb_t: {summary: A database.}}",
                "enums: {Mode: {values: {FAST: quick}}}",
            })
    void theSchemaRefusesWhatTheLoaderRefuses(String template) throws JsonProcessingException {
        assertThat(problems(template, false)).isNotEmpty();
    }

    private static Set<ValidationMessage> problems(String template, boolean conventions)
            throws JsonProcessingException {
        ObjectNode schema = schema();
        if (conventions) {
            schema.put("$ref", "#/$defs/conventions");
        }
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(schema)
                .validate(YAML.readTree(template));
    }
}
