package dev.rockspan.generator.capi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Suggestions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The members of one JSON object, read strictly: each by its name and kind, and no other. */
final class JsonFields {

    private final JsonText source;
    private final JsonNode object;
    private final String pointer;
    private final String what;

    private JsonFields(JsonText source, JsonNode object, String pointer, String what) {
        this.source = source;
        this.object = object;
        this.pointer = pointer;
        this.what = what;
    }

    /**
     * The object that a whole file is.
     *
     * @param what names the object in errors, such as {@code a function}
     * @param keys the only ones it may hold
     */
    static JsonFields of(JsonText source, String what, Collection<String> keys) {
        return of(source, source.parse(), "", what, keys);
    }

    private static JsonFields of(JsonText source, JsonNode node, String pointer, String what, Collection<String> keys) {
        if (!node.isObject()) {
            throw source.refused(pointer, what + " must be an object, not " + called(node));
        }
        for (String key : (Iterable<String>) node::fieldNames) {
            if (!keys.contains(key)) {
                throw source.refused(
                        pointer + '/' + key,
                        "unknown key \"" + key + "\" in " + what + Suggestions.didYouMean(key, keys)
                                + known(key, keys));
            }
        }
        return new JsonFields(source, node, pointer, what);
    }

    private static String known(String key, Collection<String> keys) {
        return Suggestions.nearest(key, keys).isPresent() ? "" : "; known are " + String.join(", ", keys);
    }

    /** What a reader of an error message calls a node. */
    private static String called(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> "an object";
            case ARRAY -> "an array";
            case STRING -> "a string";
            case NUMBER ->
                !node.isIntegralNumber()
                        ? "a fraction"
                        : node.canConvertToLong() ? "a whole number" : "a number beyond 64 bits";
            default -> node.asText();
        };
    }

    /** Where a member stands, or the object if there is no such member. */
    String at(String key) {
        return object.has(key) ? pointer + '/' + key : pointer;
    }

    String text(String key) {
        return asText(required(key), at(key), "\"" + key + "\" of " + what);
    }

    Optional<String> optionalText(String key) {
        @Nullable JsonNode node = object.get(key);
        return node == null ? Optional.empty() : Optional.of(text(key));
    }

    long whole(String key) {
        JsonNode node = required(key);
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return node.longValue();
        }
        throw refused(key, "\"" + key + "\" of " + what + " must be a whole number, not " + called(node));
    }

    /** The strings of an array. */
    List<String> texts(String key, String element) {
        List<String> texts = new ArrayList<>();
        JsonNode array = array(key);
        for (int index = 0; index < array.size(); index++) {
            texts.add(asText(array.get(index), at(key) + '/' + index, element));
        }
        return texts;
    }

    /** The objects of an array. */
    List<JsonFields> objects(String key, String element, Collection<String> keys) {
        List<JsonFields> objects = new ArrayList<>();
        JsonNode array = array(key);
        for (int index = 0; index < array.size(); index++) {
            objects.add(of(source, array.get(index), at(key) + '/' + index, element, keys));
        }
        return objects;
    }

    private JsonNode array(String key) {
        JsonNode node = required(key);
        if (!node.isArray()) {
            throw refused(key, "\"" + key + "\" of " + what + " must be an array, not " + called(node));
        }
        return node;
    }

    private String asText(JsonNode node, String at, String called) {
        if (!node.isTextual()) {
            throw source.refused(at, called + " must be a string, not " + called(node));
        }
        if (node.textValue().isBlank()) {
            throw source.refused(at, called + " is empty");
        }
        return node.textValue();
    }

    private JsonNode required(String key) {
        JsonNode node = object.get(key);
        if (node == null) {
            throw source.refused(pointer, what + " lacks the key \"" + key + "\"");
        }
        return node;
    }

    /** What is wrong with a member, or with the object if there is no such member. */
    GenerationException refused(String key, String message) {
        return source.refused(at(key), message);
    }
}
