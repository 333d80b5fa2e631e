package dev.rockspan.generator.rules;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import dev.rockspan.generator.Suggestions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a YAML file, in plain words.
 *
 * @param at the keys around it, outermost first; null where only the parser knows the place
 * @param line where the words of the parser say a line, which is then better than its place
 */
record Mistake(@Nullable List<String> at, @Nullable Integer line, String message) {

    /** What stands before a class's simple name in messages that are not our own. */
    private static final Pattern CLASS_PREFIX = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");

    private static final Pattern MISSING = Pattern.compile("Missing required creator property '([^']+)'.*");

    private static final Pattern LINE = Pattern.compile("line (\\d+), column \\d+");

    /** What the syntax has against a file. */
    static Mistake ofSyntax(JacksonException error) {
        String text = error.getOriginalMessage();
        if (text.contains("(TAB)")) {
            Matcher line = LINE.matcher(text);
            return new Mistake(
                    null,
                    line.find() ? Integer.valueOf(line.group(1)) : null,
                    "a tab stands here, and YAML is not indented with tabs; write spaces");
        }
        if (text.startsWith("mapping values are not allowed here")) {
            return new Mistake(null, null, "no colon can stand here; is one missing after the name on the line above?");
        }
        if (text.startsWith("Trailing token")) {
            return new Mistake(null, null, "a second document begins here; a file has one");
        }
        return new Mistake(null, null, LINE.matcher(text).find() ? "is no YAML: " + withoutPlaces(text) : plain(text));
    }

    private static String withoutPlaces(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith(" "))
                .collect(Collectors.joining(", "));
    }

    /**
     * What rules have against the content of a file.
     *
     * @param root what was read
     */
    static Mistake ofContent(JacksonException error, JsonNode root, ObjectMapper mapper) {
        if (error instanceof PropertyBindingException unknown) {
            return new Mistake(
                    null,
                    null,
                    unknownKey(
                            unknown.getPropertyName(),
                            unknown.getKnownPropertyIds() == null
                                    ? List.of()
                                    : unknown.getKnownPropertyIds().stream()
                                            .map(String::valueOf)
                                            .toList()));
        }
        if (error instanceof InvalidFormatException wrong
                && wrong.getTargetType() != null
                && wrong.getTargetType().isEnum()) {
            return new Mistake(null, null, noneOf(wrong));
        }
        if (error instanceof MismatchedInputException mismatch) {
            Matcher missing = MISSING.matcher(error.getOriginalMessage());
            return missing.matches()
                    ? missing(missing.group(1), mismatch.getPath(), root, mapper)
                    : new Mistake(null, null, mismatch(mismatch, root));
        }
        return new Mistake(null, null, plain(error.getOriginalMessage()));
    }

    private static String plain(String message) {
        return CLASS_PREFIX.matcher(message).replaceAll("");
    }

    private static String unknownKey(String key, Collection<String> known) {
        return "unknown key \"" + key + "\"" + Suggestions.didYouMean(key, known) + " Known here: "
                + known.stream().sorted().collect(Collectors.joining(", "));
    }

    private static String noneOf(InvalidFormatException wrong) {
        List<String> known = Stream.of(wrong.getTargetType().getEnumConstants())
                .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                .toList();
        String value = String.valueOf(wrong.getValue());
        return "\"" + value + "\" is none of " + String.join(", ", known) + Suggestions.didYouMean(value, known);
    }

    /** A key that must be there: one beside it that nobody knows is probably the same, misspelt. */
    private static Mistake missing(
            String key, List<JsonMappingException.Reference> path, JsonNode root, ObjectMapper mapper) {
        List<String> keys = keys(path);
        if (!path.isEmpty() && path.get(path.size() - 1).getFrom() instanceof Class<?> type) {
            List<String> around = keys.subList(0, keys.size() - 1);
            List<String> known =
                    mapper.getDeserializationConfig().introspect(mapper.constructType(type)).findProperties().stream()
                            .map(BeanPropertyDefinition::getName)
                            .toList();
            for (Map.Entry<String, JsonNode> field : node(root, around).properties()) {
                if (!known.contains(field.getKey())) {
                    List<String> at = new ArrayList<>(around);
                    at.add(field.getKey());
                    return new Mistake(at, null, unknownKey(field.getKey(), known));
                }
            }
        }
        return new Mistake(null, null, "the key \"" + key + "\" is missing");
    }

    private static String mismatch(MismatchedInputException error, JsonNode root) {
        List<String> keys = keys(error.getPath());
        String expected = expected(error.getTargetType(), keys.isEmpty());
        JsonNode found = node(root, keys);
        if (expected == null || found.isMissingNode()) {
            return plain(error.getOriginalMessage());
        }
        String key = keys.isEmpty() ? "" : keys.get(keys.size() - 1);
        return "expected " + expected + ", not "
                + (error instanceof InvalidFormatException wrong ? "\"" + wrong.getValue() + "\"" : found(found))
                + (error.getTargetType() == String.class && found.isValueNode() ? "; in quotes it is text" : "")
                + (key.contains(" ") || key.contains("{") ? "; is a colon missing in \"" + key + "\"?" : "");
    }

    private static @Nullable String expected(@Nullable Class<?> type, boolean wholeFile) {
        if (type == null) {
            return null;
        }
        if (Map.class.isAssignableFrom(type) || type.isRecord()) {
            return wholeFile
                    ? "sections such as \"functions:\" with names and facts below"
                    : Map.class.isAssignableFrom(type)
                            ? "names, each with a colon and what is said of it, in braces or indented below"
                            : "facts in braces or indented below";
        }
        if (Collection.class.isAssignableFrom(type)) {
            return "a list in brackets";
        }
        if (type == Boolean.class || type == boolean.class) {
            return "true or false";
        }
        if (Number.class.isAssignableFrom(type) || type == int.class || type == long.class) {
            return "a number";
        }
        return type == String.class ? "text" : null;
    }

    private static String found(JsonNode found) {
        if (found.isObject()) {
            return "names with colons";
        }
        return found.isArray() ? "a list" : "\"" + found.asText() + "\"";
    }

    private static List<String> keys(List<JsonMappingException.Reference> path) {
        return path.stream()
                .map(step -> step.getFieldName() != null ? step.getFieldName() : String.valueOf(step.getIndex()))
                .toList();
    }

    private static JsonNode node(JsonNode root, List<String> keys) {
        JsonNode node = root;
        for (String key : keys) {
            node = node.isArray() && key.matches("\\d{1,9}") ? node.path(Integer.parseInt(key)) : node.path(key);
        }
        return node;
    }
}
