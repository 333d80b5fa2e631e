package dev.rockspan.generator.rules;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** On which line each key of a YAML file stands: data binding does not keep it, and tells of mistakes too late. */
final class YamlLines {

    private final Map<List<String>, Integer> lines = new HashMap<>();
    private final List<Integer> aliases = new ArrayList<>();

    private YamlLines() {}

    /** Reads the keys that stand before the first mistake in the syntax, if there is one. */
    static YamlLines read(YAMLParser parser) throws IOException {
        YamlLines result = new YamlLines();
        try {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.FIELD_NAME) {
                    result.lines.putIfAbsent(
                            path(parser), parser.currentTokenLocation().getLineNr());
                } else if (parser.isCurrentAlias()) {
                    result.aliases.add(parser.currentTokenLocation().getLineNr());
                }
            }
        } catch (JacksonException e) {
            return result;
        }
        return result;
    }

    private static List<String> path(JsonParser parser) {
        Deque<String> keys = new ArrayDeque<>();
        for (JsonStreamContext at = parser.getParsingContext(); at != null && !at.inRoot(); at = at.getParent()) {
            keys.addFirst(at.inObject() ? String.valueOf(at.getCurrentName()) : String.valueOf(at.getCurrentIndex()));
        }
        return List.copyOf(keys);
    }

    /** The lines of aliases, such as {@code *x}. */
    List<Integer> aliases() {
        return aliases;
    }

    /** The line of a key, or of the nearest one around it. */
    int nearest(List<String> path) {
        for (int size = path.size(); size > 0; size--) {
            Integer line = lines.get(path.subList(0, size));
            if (line != null) {
                return line;
            }
        }
        return 1;
    }

    /** The line that an error in the syntax is about, if the parser knows. */
    static @Nullable Integer of(JacksonException error) {
        JacksonException cause = error.getCause() instanceof StreamReadException syntax ? syntax : error;
        return cause.getLocation() == null
                ? null
                : Integer.valueOf(Math.max(1, cause.getLocation().getLineNr()));
    }
}
