package dev.rockspan.generator.rules;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.rockspan.generator.Release;
import dev.rockspan.generator.schema.Shape;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;

/** An example of each key: its shortest use in the templates. */
public final class KeyExamples {

    /** A longer example shows more than its key. */
    private static final int LONGEST = 120;

    /** Examples of keys that no template uses, or none so briefly. */
    private static final Map<String, String> OTHERS = Map.ofEntries(
            Map.entry("Template.prefixes", "{rocksdb_t: [acme_]}"),
            Map.entry("Template.splits", "{rocksdb_options_t: {classes: {}, interfaces: {}}}"),
            Map.entry("Template.enums", "{Priority: {values: {LOW: 0, HIGH: 1}}}"),
            Map.entry("Template.callbacks", "{Watch: {function: rocksdb_watch_create, methods: [{name: see}]}}"),
            Map.entry("Template.interfaces", "{Reader: {summary: What can be read., classes: [RocksDB], methods: {}}}"),
            Map.entry(
                    "Template.paths",
                    "{batch: {runtime-interface: batch.Functions, functions: {put: rocksdb_writebatch_put}}}"),
            Map.entry("Template.extension", "{snapshot: extras, table: functions_t, bind: bind, version: abi_version}"),
            Map.entry("Template.overview", "Begin with {@link RocksDB#open}."),
            Map.entry("Type.disposal", "{create: rocksdb_a_create, give: rocksdb_a_set_b, destroy: rocksdb_a_destroy}"),
            Map.entry("Type.extends", "{type: rocksdb_t, get: rocksdb_a_get_db, close: rocksdb_a_close_db}"),
            Map.entry("Type.decide", "what happens to it when it is passed"),
            Map.entry("Function.interface", "DBOptionsInterface"),
            Map.entry("Function.buffer-form", "{name: getOrPin, function: rockspan_get, summary: Copies a value.}"),
            Map.entry(
                    "Function.on-copy",
                    "{data: rocksdb_a_data, create: rocksdb_b_create_from, call: rocksdb_b_iterate,"
                            + " destroy: rocksdb_b_destroy}"),
            Map.entry("Function.decide", "who owns what it returns"),
            Map.entry("Parameter or result.default", "{function: rocksdb_get_default_cf, summary: Deletes a range.}"),
            Map.entry("Split.classes", "{DBOptions: {summary: How a database is set up., implements: DBInterface}}"),
            Map.entry(
                    "Split.interfaces", "{DBInterface: {summary: Options of a database., options: [max_open_files]}}"),
            Map.entry("Class of a split.summary", "How a database is set up."));

    /** A 0 or a parameter {@code n} shows little of what can be said. */
    private static final Pattern ONE_LETTER = Pattern.compile("(^|[ {\\['])\\w([]:,}']|$)");

    /** Text to YAML, but no template writes it so. */
    private static final Pattern INDEX = Pattern.compile("'(\\d+)':");

    private static final Comparator<String> ORDER = Comparator.comparing(
                    (String use) -> ONE_LETTER.matcher(use).results().count())
            .thenComparing(String::length)
            .thenComparing(Comparator.naturalOrder());

    private static final Yaml FLOW = flow();

    private final Map<String, String> uses = new HashMap<>();

    private static Yaml flow() {
        DumperOptions options = new DumperOptions();
        options.setDefaultFlowStyle(DumperOptions.FlowStyle.FLOW);
        options.setWidth(Integer.MAX_VALUE);
        return new Yaml(options);
    }

    /** Looks for uses in a template. */
    public void add(Shape shape, JsonNode template) {
        look(
                shape,
                new VersionedYaml(template, (keys, mistake) -> {})
                        .at(Release.NEWEST)
                        .root());
    }

    private void look(Shape shape, JsonNode node) {
        if (shape instanceof Shape.ListOf list) {
            node.forEach(element -> look(list.element(), element));
        } else if (shape instanceof Shape.MapOf map) {
            node.forEach(value -> look(map.value(), value));
        } else if (shape instanceof Shape.Placed placed) {
            look(placed.shape(), node);
        } else if (shape instanceof Shape.Group group) {
            group.entries().values().stream()
                    .filter(entry -> node.has(entry.name()))
                    .forEach(entry -> {
                        JsonNode value = node.get(entry.name());
                        String use = print(object(entry.name(), brief(entry.shape(), value)));
                        if (use.length() <= LONGEST) {
                            uses.merge(id(group, entry), use, BinaryOperator.minBy(ORDER));
                        }
                        look(entry.shape(), value);
                    });
        }
    }

    /** A value with one thing where it says several, or with two words. */
    private static JsonNode brief(Shape shape, JsonNode value) {
        if (shape instanceof Shape.Placed placed) {
            return brief(placed.shape(), value);
        }
        if (shape instanceof Shape.MapOf map) {
            return least(value.properties().stream()
                    .map(field -> object(field.getKey(), brief(map.value(), field.getValue()))));
        }
        if (shape instanceof Shape.ListOf list && list.element() instanceof Shape.Group group) {
            return least(elements(value)
                    .map(element -> JsonNodeFactory.instance.arrayNode().add(brief(group, element))));
        }
        if (shape instanceof Shape.ListOf) {
            ArrayNode some = JsonNodeFactory.instance.arrayNode();
            elements(value).limit(2).forEach(some::add);
            return some;
        }
        if (shape instanceof Shape.Group group && value.isObject()) {
            ObjectNode keys = JsonNodeFactory.instance.objectNode();
            value.properties().stream()
                    .filter(field -> group.entries().containsKey(field.getKey()))
                    .forEach(field -> keys.set(
                            field.getKey(),
                            brief(group.entries().get(field.getKey()).shape(), field.getValue())));
            return keys;
        }
        return value;
    }

    private static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }

    private static JsonNode least(Stream<JsonNode> values) {
        return values.min(Comparator.comparing(KeyExamples::print, ORDER)).orElseThrow();
    }

    private static JsonNode object(String key, JsonNode value) {
        return JsonNodeFactory.instance.objectNode().set(key, value);
    }

    /** A mapping, without its braces, or a list as one line of YAML. */
    private static String print(JsonNode value) {
        String flow =
                FLOW.dump(new ObjectMapper().convertValue(value, Object.class)).strip();
        return INDEX.matcher(flow.substring(1, flow.length() - 1)).replaceAll("$1:");
    }

    private static String id(Shape.Group group, Shape.Entry entry) {
        return group.keys().value() + "." + entry.name();
    }

    /** The key with a value. */
    public String of(Shape.Group group, Shape.Entry entry) {
        return uses.getOrDefault(id(group, entry), entry.name() + ": " + OTHERS.get(id(group, entry)));
    }

    /** The keys of a group that no template shows. */
    public Stream<String> lacking(Shape.Group group) {
        return group.entries().values().stream().map(entry -> id(group, entry)).filter(id -> !uses.containsKey(id));
    }

    /** The keys with another example. */
    public static Set<String> others() {
        return OTHERS.keySet();
    }
}
