package dev.rockspan.runtime.spi;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks through options that are written as text, in the form that RocksDB has for them. */
public final class OptionTexts {

    /** What makes an option nothing: no text, no parts, or the name of nothing as the one part that says what it is. */
    private static final String NOTHING =
            "\\s*(?:nullptr|\\{\\s*\\}|\\{(?:[^}]*[;\\s])?id\\s*=\\s*(?:nullptr\\s*)?[;}]|(?=[;}])|$)";

    private OptionTexts() {}

    /**
     * Checks that none of these options is said to be nothing. Null passes.
     *
     * @throws IllegalArgumentException naming the parameter and the option if one is
     */
    public static void requireSomething(@Nullable String text, String parameter, String... options) {
        if (text != null) {
            var found = Pattern.compile("(?<!\\w)(" + names(options) + ")(?:\\s*\\.\\s*id)?\\s*=" + NOTHING)
                    .matcher(text);
            if (found.find()) {
                throw new IllegalArgumentException(
                        parameter + " says that there is no " + found.group(1) + ", without which RocksDB does not do");
            }
        }
    }

    /** As {@link #requireSomething(String, String, String...)}, of names and values. */
    public static void requireSomething(@Nullable Map<String, String> texts, String parameter, String... options) {
        if (texts != null) {
            texts.forEach((name, value) -> requireSomething(name + "=" + value, parameter, options));
        }
    }

    private static String names(String... options) {
        return Stream.of(options).map(Pattern::quote).collect(Collectors.joining("|"));
    }
}
