package dev.rockspan.generator.capi;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON value with the line it stands on. */
sealed interface JsonNode {

    int line();

    /** What a reader of an error message calls it. */
    String what();

    /** An object; keys are in the order of the file. */
    record Obj(int line, Map<String, JsonNode> members) implements JsonNode {

        public Obj {
            members = new LinkedHashMap<>(members);
        }

        @Override
        public String what() {
            return "an object";
        }
    }

    /** An array. */
    record Arr(int line, List<JsonNode> elements) implements JsonNode {

        public Arr {
            elements = List.copyOf(elements);
        }

        @Override
        public String what() {
            return "an array";
        }
    }

    /** A string. */
    record Text(int line, String value) implements JsonNode {

        @Override
        public String what() {
            return "a string";
        }
    }

    /** A whole number. */
    record Whole(int line, long value) implements JsonNode {

        @Override
        public String what() {
            return "a whole number";
        }
    }

    /** Anything that a snapshot never holds: true, false, null, a fraction, a number too large. */
    record Other(int line, String what) implements JsonNode {}
}
