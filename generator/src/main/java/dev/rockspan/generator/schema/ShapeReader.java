package dev.rockspan.generator.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.rockspan.generator.Suggestions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Reads a template into the record that holds what it says, or tells everything that it should not say. */
public final class ShapeReader {

    private final BiConsumer<List<String>, String> problems;
    private final BiFunction<Object, List<String>, Object> placing;
    private boolean failed;

    private ShapeReader(BiConsumer<List<String>, String> problems, BiFunction<Object, List<String>, Object> placing) {
        this.problems = problems;
        this.placing = placing;
    }

    /**
     * Reads what stands under some keys.
     *
     * @param problems receives each mistake with its place: the keys around it, outermost first
     * @return empty if there is a problem, or nothing is said
     */
    public static <T extends Record> Optional<T> read(
            Class<T> type, JsonNode tree, BiConsumer<List<String>, String> problems) {
        return read(type, tree, problems, (value, keys) -> value);
    }

    /**
     * Reads what stands under some keys, and notes where.
     *
     * @param placing makes of each value whose component has a type around it what that component takes, by the keys
     *     around the value
     */
    public static <T extends Record> Optional<T> read(
            Class<T> type,
            JsonNode tree,
            BiConsumer<List<String>, String> problems,
            BiFunction<Object, List<String>, Object> placing) {
        ShapeReader reader = new ShapeReader(problems, placing);
        Object read = tree.isNull() ? null : reader.value(Shapes.of(type), tree, List.of());
        return reader.failed || read == null ? Optional.empty() : Optional.of(type.cast(read));
    }

    /** A record of which nothing is said. */
    public static <T extends Record> T empty(Class<T> type) {
        return type.cast(Objects.requireNonNull(new ShapeReader((path, message) -> {}, (value, keys) -> value)
                .build(Shapes.of(type), MissingNode.getInstance(), List.of())));
    }

    private @Nullable Object value(Shape shape, JsonNode node, List<String> path) {
        if (node.isNull()) {
            return nothingSaid(path);
        }
        if (shape instanceof Shape.Group group) {
            return group(group, node, path);
        }
        if (shape instanceof Shape.ListOf list) {
            return list(list, node, path);
        }
        if (shape instanceof Shape.MapOf map) {
            return map(map, node, path);
        }
        if (shape instanceof Shape.Placed placed) {
            Object value = value(placed.shape(), node, path);
            return value == null ? null : placing.apply(value, path);
        }
        if (shape instanceof Shape.Choice choice) {
            return choice(choice, node, path);
        }
        if (shape instanceof Shape.Plain) {
            return plain(node);
        }
        if (shape instanceof Shape.Truth truth) {
            return truth(truth, node, path);
        }
        if (shape instanceof Shape.Text) {
            return node.isTextual() ? node.textValue() : wrong("text", node, path);
        }
        return number(shape, node, path);
    }

    private @Nullable Object truth(Shape.Truth truth, JsonNode node, List<String> path) {
        if (!node.isBoolean()) {
            return wrong(truth.words(), node, path);
        }
        return node.booleanValue() || !truth.onlyTrue()
                ? node.booleanValue()
                : problem(path, "\"" + path.get(path.size() - 1) + ": false\" says what holds without it; delete it");
    }

    private @Nullable Object number(Shape shape, JsonNode node, List<String> path) {
        if (!(shape instanceof Shape.Whole whole)) {
            return node.isNumber() ? node.numberValue() : wrong("a number", node, path);
        }
        if (node.isIntegralNumber() && (whole.isLong() ? node.canConvertToLong() : node.canConvertToInt())) {
            return whole.isLong() ? (Object) node.longValue() : (Object) node.intValue();
        }
        return wrong("a whole number", node, path);
    }

    private static Object plain(JsonNode node) {
        if (node.isNumber()) {
            return node.numberValue();
        }
        return node.isBoolean() ? (Object) node.booleanValue() : node.isTextual() ? node.textValue() : node;
    }

    private @Nullable Object choice(Shape.Choice choice, JsonNode node, List<String> path) {
        for (Shape.Word word : choice.words()) {
            if (node.isTextual() && word.spelling().equals(node.textValue())) {
                return word.constant();
            }
        }
        String stated = node.asText();
        return problem(
                path,
                "\"" + stated + "\" is none of " + String.join(", ", choice.spellings())
                        + Suggestions.didYouMean(stated, choice.spellings()));
    }

    private @Nullable Object list(Shape.ListOf list, JsonNode node, List<String> path) {
        if (!node.isArray()) {
            return wrong("a list in brackets", node, path);
        }
        List<@Nullable Object> elements = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            elements.add(value(list.element(), node.get(i), Shapes.below(path, String.valueOf(i))));
        }
        return elements;
    }

    private @Nullable Object map(Shape.MapOf map, JsonNode node, List<String> path) {
        if (!node.isObject()) {
            return wrong("an object of names, each with what is said of it", node, path);
        }
        Map<Object, @Nullable Object> values = map.sorted() ? new TreeMap<>() : new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            List<String> at = Shapes.below(path, field.getKey());
            Object key = field.getKey();
            if (map.numbered()) {
                key = field.getKey().matches("\\d{1,4}") ? Integer.valueOf(field.getKey()) : null;
            }
            if (key == null) {
                problem(at, "expected the index of a parameter, from 0 on, not \"" + field.getKey() + "\"");
            } else {
                values.put(key, value(map.value(), field.getValue(), at));
            }
        }
        return values;
    }

    private @Nullable Object group(Shape.Group group, JsonNode node, List<String> path) {
        Shape.Entry shorthand = group.shorthand();
        if (shorthand != null && node.isValueNode()) {
            return build(group, JsonNodeFactory.instance.objectNode().set(shorthand.name(), node), path);
        }
        if (!node.isObject()) {
            return wrong(
                    path.isEmpty()
                            ? "sections such as \"functions:\" with names and facts below"
                            : "an object of facts",
                    node,
                    path);
        }
        if (knowsAll(group, node, path)) {
            List<String> missing = group.entries().values().stream()
                    .filter(entry -> entry.required() && !node.has(entry.name()))
                    .map(entry -> "\"" + entry.name() + "\"")
                    .toList();
            if (!missing.isEmpty()) {
                problem(
                        path,
                        (missing.size() == 1 ? "the key " : "the keys ")
                                + String.join(", ", missing)
                                + (missing.size() == 1 ? " is missing" : " are missing"));
            } else if (node.isEmpty() && !path.isEmpty()) {
                nothingSaid(path);
            }
        }
        return build(group, node, path);
    }

    /** Whether all keys are known; one that is not is probably one that must be there, misspelt. */
    private boolean knowsAll(Shape.Group group, JsonNode node, List<String> path) {
        boolean all = true;
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            String key = field.getKey();
            if (!group.entries().containsKey(key)) {
                all = false;
                SortedSet<String> known = new TreeSet<>(group.entries().keySet());
                problem(
                        Shapes.below(path, key),
                        "unknown key \"" + key + "\"" + Suggestions.didYouMeanOr(key, known, ".") + " Known here: "
                                + String.join(", ", known));
            }
        }
        return all;
    }

    private @Nullable Object build(Shape.Group group, JsonNode node, List<String> path) {
        List<Shape.Part> parts = group.parts();
        @Nullable Object[] components = new @Nullable Object[parts.size()];
        for (int i = 0; i < components.length; i++) {
            if (parts.get(i) instanceof Shape.Entry entry) {
                JsonNode value = node.path(entry.name());
                List<String> at = Shapes.below(path, entry.name());
                components[i] = value.isNull()
                        ? problem(at, "the key \"" + entry.name() + "\" has no value; say one or delete it")
                        : value.isMissingNode() ? entry.absent() : value(entry.shape(), value, at);
            } else {
                components[i] = build(((Shape.Inlined) parts.get(i)).group(), node, path);
            }
        }
        return failed ? null : group.make(components);
    }

    private @Nullable Object nothingSaid(List<String> path) {
        return problem(path, "nothing is said of " + path.get(path.size() - 1) + "; say something or delete it");
    }

    private @Nullable Object wrong(String expected, JsonNode found, List<String> path) {
        String key = path.isEmpty() ? "" : path.get(path.size() - 1);
        return problem(
                path,
                (key.matches("[a-z-]+") ? "\"" + key + "\": " : "") + "expected " + expected + ", not " + found(found)
                        + (expected.equals("text") && found.isValueNode() ? "; in quotes it is text" : "")
                        + (key.contains(" ") || key.contains("{") ? "; is a colon missing in \"" + key + "\"?" : ""));
    }

    private static String found(JsonNode found) {
        if (found.isObject()) {
            return "an object";
        }
        return found.isArray() ? "a list" : "\"" + found.asText() + "\"";
    }

    private @Nullable Object problem(List<String> path, String message) {
        failed = true;
        problems.accept(path, message);
        return null;
    }
}
