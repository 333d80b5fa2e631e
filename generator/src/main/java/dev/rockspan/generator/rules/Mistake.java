package dev.rockspan.generator.rules;

import com.fasterxml.jackson.core.JacksonException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with the syntax of a YAML file, in plain words.
 *
 * @param line where the words of the parser say a line, which is then better than its place
 */
record Mistake(@Nullable Integer line, String message) {

    private static final Pattern LINE = Pattern.compile("line (\\d+), column \\d+");

    private static final Pattern TWICE = Pattern.compile("Duplicate field '(.*)'");

    /** What the syntax has against a file. */
    static Mistake ofSyntax(JacksonException error) {
        String text = error.getOriginalMessage();
        if (text.contains("(TAB)")) {
            Matcher line = LINE.matcher(text);
            return new Mistake(
                    line.find() ? Integer.valueOf(line.group(1)) : null,
                    "a tab stands here, and YAML is not indented with tabs; write spaces");
        }
        if (text.contains("expected <block end>, but found '<block")) {
            return new Mistake(
                    LINE.matcher(text)
                            .results()
                            .map(line -> Integer.valueOf(line.group(1)))
                            .reduce((first, last) -> last)
                            .orElse(null),
                    "stands further to the right or to the left than what is beside it; indent both by as many spaces");
        }
        if (text.startsWith("mapping values are not allowed here")) {
            return new Mistake(
                    null,
                    "no colon can stand here: a text that has one needs quotes, keys beside each other stand as many spaces to"
                            + " the right, and a name on the line above ends in one");
        }
        Matcher twice = TWICE.matcher(text);
        if (twice.find()) {
            return new Mistake(null, "the key \"" + twice.group(1) + "\" stands here twice; merge them");
        }
        if (text.startsWith("Trailing token")) {
            return new Mistake(null, "a second document begins here; a file has one");
        }
        return new Mistake(null, LINE.matcher(text).find() ? "is no YAML: " + withoutPlaces(text) : text);
    }

    private static String withoutPlaces(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith(" "))
                .collect(Collectors.joining(", "));
    }
}
