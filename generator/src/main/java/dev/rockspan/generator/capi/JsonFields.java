package dev.rockspan.generator.capi;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Suggestions;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The members of one JSON object, read strictly: each by its name and kind, and no other. */
final class JsonFields {

    private final String file;
    private final JsonNode.Obj object;
    private final String what;

    private JsonFields(String file, JsonNode.Obj object, String what) {
        this.file = file;
        this.object = object;
        this.what = what;
    }

    /**
     * An object that may hold only these keys.
     *
     * @param what names the object in errors, such as {@code a function}
     */
    static JsonFields of(String file, JsonNode node, String what, Collection<String> keys) {
        if (!(node instanceof JsonNode.Obj object)) {
            throw refused(file, node.line(), what + " must be an object, not " + node.what());
        }
        object.members().forEach((key, value) -> {
            if (!keys.contains(key)) {
                throw refused(
                        file,
                        value.line(),
                        "unknown key \"" + key + "\" in " + what + Suggestions.didYouMean(key, keys)
                                + known(key, keys));
            }
        });
        return new JsonFields(file, object, what);
    }

    private static String known(String key, Collection<String> keys) {
        return Suggestions.nearest(key, keys).isPresent() ? "" : "; known are " + String.join(", ", keys);
    }

    int line() {
        return object.line();
    }

    /** The line of a member, or of the object if there is no such member. */
    int line(String key) {
        JsonNode node = object.members().get(key);
        return node == null ? line() : node.line();
    }

    String text(String key) {
        return asText(required(key), key);
    }

    Optional<String> optionalText(String key) {
        @Nullable JsonNode node = object.members().get(key);
        return node == null ? Optional.empty() : Optional.of(asText(node, key));
    }

    long whole(String key) {
        JsonNode node = required(key);
        if (node instanceof JsonNode.Whole whole) {
            return whole.value();
        }
        throw refused(node.line(), wrong(key, "a whole number", node));
    }

    List<JsonNode> list(String key) {
        JsonNode node = required(key);
        if (node instanceof JsonNode.Arr array) {
            return array.elements();
        }
        throw refused(node.line(), wrong(key, "an array", node));
    }

    private String asText(JsonNode node, String key) {
        if (!(node instanceof JsonNode.Text text)) {
            throw refused(node.line(), wrong(key, "a string", node));
        }
        if (text.value().isBlank()) {
            throw refused(node.line(), "\"" + key + "\" of " + what + " is empty");
        }
        return text.value();
    }

    private JsonNode required(String key) {
        JsonNode node = object.members().get(key);
        if (node == null) {
            throw refused(line(), what + " lacks the key \"" + key + "\"");
        }
        return node;
    }

    private String wrong(String key, String wanted, JsonNode found) {
        return "\"" + key + "\" of " + what + " must be " + wanted + ", not " + found.what();
    }

    GenerationException refused(int line, String message) {
        return refused(file, line, message);
    }

    static GenerationException refused(String file, int line, String message) {
        return GenerationException.refused(file + ":" + line, message);
    }
}
