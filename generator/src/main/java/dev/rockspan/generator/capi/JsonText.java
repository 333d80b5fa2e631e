package dev.rockspan.generator.capi;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A JSON file. Jackson's tree does not know the lines of its nodes: they are looked up for who has to be told one. */
record JsonText(String file, String text) {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    private static final Pattern TWICE = Pattern.compile("Duplicate field '(.*)'");

    /** The one value of the text; refused with its line if it is not JSON. */
    JsonNode parse() {
        try (JsonParser parser = MAPPER.createParser(text)) {
            if (parser.nextToken() == null) {
                throw refused(1, "the file is empty");
            }
            JsonNode value = MAPPER.readTree(parser);
            if (parser.nextToken() != null) {
                throw refused(parser.currentTokenLocation().getLineNr(), "unexpected text after the end");
            }
            return value;
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            Matcher twice = TWICE.matcher(String.valueOf(e.getOriginalMessage()));
            throw refused(
                    line,
                    twice.find()
                            ? "the key \"" + twice.group(1) + "\" stands here twice"
                            : "not valid JSON: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new IllegalStateException("reading from a string", e);
        }
    }

    /** The line of what a JSON pointer points to. */
    int line(String pointer) {
        try (JsonParser parser = MAPPER.createParser(text)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (parser.getParsingContext().pathAsPointer().toString().equals(pointer)) {
                    return parser.currentTokenLocation().getLineNr();
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException("it was read before", e);
        }
        return 1;
    }

    GenerationException refused(String pointer, String message) {
        return refused(line(pointer), message);
    }

    /**
     * Something that is wrong with what stands under some keys, or with the nearest one around it.
     *
     * @param keys outermost first
     */
    Problem problem(List<String> keys, String message) {
        String pointer = keys.stream().map(key -> '/' + key).collect(Collectors.joining());
        return new Problem(file + ":" + line(pointer), message);
    }

    private GenerationException refused(int line, String message) {
        return GenerationException.refused(file + ":" + line, message);
    }
}
