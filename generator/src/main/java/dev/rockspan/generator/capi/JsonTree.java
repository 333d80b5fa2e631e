package dev.rockspan.generator.capi;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.rockspan.generator.GenerationException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parses JSON into {@link JsonNode}s that know their lines; Jackson does the parsing. */
final class JsonTree {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    private final String file;

    private JsonTree(String file) {
        this.file = file;
    }

    /** The one value of a JSON text; refused with its line if it is not JSON. */
    static JsonNode parse(String file, String text) {
        return new JsonTree(file).parse(text);
    }

    private JsonNode parse(String text) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            if (parser.nextToken() == null) {
                throw refused(1, "the file is empty");
            }
            JsonNode value = value(parser);
            if (parser.nextToken() != null) {
                throw refused(parser.currentTokenLocation().getLineNr(), "unexpected text after the end");
            }
            return value;
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw refused(line, "not valid JSON: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new IllegalStateException("reading from a string", e);
        }
    }

    private JsonNode value(JsonParser parser) throws IOException {
        int line = parser.currentTokenLocation().getLineNr();
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> object(parser, line);
            case START_ARRAY -> array(parser, line);
            case VALUE_STRING -> new JsonNode.Text(line, parser.getText());
            case VALUE_NUMBER_INT ->
                parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                        ? new JsonNode.Other(line, "a number beyond 64 bits")
                        : new JsonNode.Whole(line, parser.getLongValue());
            case VALUE_NUMBER_FLOAT -> new JsonNode.Other(line, "a fraction");
            default -> new JsonNode.Other(line, parser.getText());
        };
    }

    private JsonNode object(JsonParser parser, int line) throws IOException {
        Map<String, JsonNode> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            int keyLine = parser.currentTokenLocation().getLineNr();
            parser.nextToken();
            if (members.put(key, value(parser)) != null) {
                throw refused(keyLine, "the key \"" + key + "\" stands here twice");
            }
        }
        return new JsonNode.Obj(line, members);
    }

    private JsonNode array(JsonParser parser, int line) throws IOException {
        List<JsonNode> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value(parser));
        }
        return new JsonNode.Arr(line, elements);
    }

    private GenerationException refused(int line, String message) {
        return GenerationException.refused(file + ":" + line, message);
    }
}
