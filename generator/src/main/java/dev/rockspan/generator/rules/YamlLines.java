package dev.rockspan.generator.rules;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** On which line each key of a YAML file stands: data binding does not keep it, and tells of mistakes too late. */
final class YamlLines {

    private final Map<List<String>, Integer> lines = new HashMap<>();

    private YamlLines() {}

    /** Reads the keys that stand before the first mistake in the syntax, if there is one. */
    static YamlLines read(JsonParser parser) throws IOException {
        YamlLines result = new YamlLines();
        try {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.FIELD_NAME) {
                    result.lines.putIfAbsent(
                            path(parser), parser.currentTokenLocation().getLineNr());
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

    /** The line of a key, by the keys around it, outermost first. */
    int of(String... path) {
        return lines.getOrDefault(List.of(path), 1);
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

    /**
     * The line that an error is about, if the parser knows.
     *
     * @param inFile says where in the file something stands
     */
    @Nullable Integer of(JacksonException error, UnaryOperator<List<String>> inFile) {
        if (error.getCause() instanceof StreamReadException syntax) {
            return of(syntax, inFile);
        }
        if (error instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
            List<String> path = new ArrayList<>();
            mapping.getPath()
                    .forEach(step -> path.add(
                            step.getFieldName() != null ? step.getFieldName() : String.valueOf(step.getIndex())));
            return nearest(inFile.apply(path));
        }
        return error.getLocation() == null
                ? null
                : Math.max(1, error.getLocation().getLineNr());
    }
}
