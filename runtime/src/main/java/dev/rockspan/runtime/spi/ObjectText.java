package dev.rockspan.runtime.spi;

import java.util.ArrayList;
import java.util.List;

/**
 * What a text of options says of an object: its name, or in braces its options, one of which may be its name. What cannot
 * be read like that RocksDB takes for a name, too.
 */
final class ObjectText {

    private static final String NAME = "id";

    private ObjectText() {}

    /**
     * The names that the object is given, of which RocksDB takes the last one.
     *
     * @param text begins with the object; what comes after it is passed over
     * @return none if the text leaves it to RocksDB
     */
    static List<String> names(String text) {
        String value = text.strip();
        if (!value.startsWith("{")) {
            return name(value.split("[;}]", 2)[0]);
        }
        int end = closing(value);
        return end < 0 ? List.of(value) : namesIn(value.substring(1, end).strip());
    }

    private static List<String> namesIn(String value) {
        if (value.startsWith("{") && closing(value) == value.length() - 1) {
            return namesIn(value.substring(1, value.length() - 1).strip());
        }
        if (value.indexOf('=') < 0) {
            return name(value);
        }
        List<String> names = new ArrayList<>();
        for (String option : options(value)) {
            int equals = option.indexOf('=');
            if (equals < 0 && !option.isBlank()) {
                return List.of(value);
            }
            if (equals >= 0 && option.substring(0, equals).strip().equals(NAME)) {
                names.addAll(names(option.substring(equals + 1)));
            }
        }
        return names;
    }

    private static List<String> name(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip());
    }

    /** What stands between semicolons that are in no braces. */
    private static List<String> options(String value) {
        List<String> options = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < value.length(); i++) {
            char character = value.charAt(i);
            depth += depthOf(character);
            if (character == ';' && depth == 0) {
                options.add(value.substring(start, i));
                start = i + 1;
            }
        }
        options.add(value.substring(start));
        return options;
    }

    /** Where the brace is closed that the text begins with; negative if nowhere. */
    private static int closing(String value) {
        int depth = 0;
        for (int i = 0; i < value.length(); i++) {
            depth += depthOf(value.charAt(i));
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private static int depthOf(char character) {
        return character == '{' ? 1 : character == '}' ? -1 : 0;
    }
}
