package dev.rockspan.runtime.spi;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks through options that are written as text, in the form that RocksDB has for them. */
public final class OptionTexts {

    /** What makes an option nothing: no text, no parts, or the name of nothing as the one part that says what it is. */
    private static final String NOTHING =
            "\\s*(?:nullptr|\\{\\s*\\}|\\{(?:[^}]*[;\\s])?id\\s*=\\s*(?:nullptr\\s*)?[;}]|(?=[;}])|$)";

    /** What leaves an option off. Whatever else is there, RocksDB says whether it is true, or an error. */
    private static final String OFF = "[\\s{]*(?:false|0)\\s*(?:[;}]|$)";

    /** Each is 1,024 times the one before, and the first is none. */
    private static final String UNITS = " kmgt";

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

    /**
     * Checks that an option is not switched on. Null passes.
     *
     * @throws UnsupportedOperationException with {@code otherwise} if it is
     */
    public static void requireOff(@Nullable String text, String parameter, String option, String otherwise) {
        if (text != null
                && Pattern.compile("(?<!\\w)" + Pattern.quote(option) + "\\s*=(?!" + OFF + ")")
                        .matcher(text)
                        .find()) {
            throw new UnsupportedOperationException(parameter + " switches " + option + " on: " + otherwise);
        }
    }

    /** As {@link #requireOff(String, String, String, String)}, of names and values. */
    public static void requireOff(
            @Nullable Map<String, String> texts, String parameter, String option, String otherwise) {
        if (texts != null) {
            texts.forEach((name, value) -> requireOff(name + "=" + value, parameter, option, otherwise));
        }
    }

    /**
     * Checks that an option is no whole number out of bounds, as RocksDB reads it: a unit may follow, and a negative one
     * stands for one near 2^64 where there are none. Null passes, and what is no number: RocksDB says so.
     *
     * @throws IllegalArgumentException naming the parameter and the option if it is
     */
    public static void requireWithin(@Nullable String text, String parameter, String option, long min, long max) {
        if (text != null) {
            Pattern.compile("(?<!\\w)" + Pattern.quote(option) + "\\s*=[\\s{]*([-+]?\\d+)([kmgtKMGT]?)")
                    .matcher(text)
                    .results()
                    .forEach(found -> requireWithin(found, parameter, option, min, max));
        }
    }

    /** As {@link #requireWithin(String, String, String, long, long)}, of names and values. */
    public static void requireWithin(
            @Nullable Map<String, String> texts, String parameter, String option, long min, long max) {
        if (texts != null) {
            texts.forEach((name, value) -> requireWithin(name + "=" + value, parameter, option, min, max));
        }
    }

    private static void requireWithin(MatchResult found, String parameter, String option, long min, long max) {
        int unit = UNITS.indexOf(found.group(2).toLowerCase(Locale.ROOT));
        BigInteger number = new BigInteger(found.group(1)).shiftLeft(10 * unit);
        if (number.compareTo(BigInteger.valueOf(min)) < 0 || number.compareTo(BigInteger.valueOf(max)) > 0) {
            throw new IllegalArgumentException(parameter + " says that " + option + " is " + found.group(1)
                    + found.group(2) + ", but it has to be from " + min + " to " + max);
        }
    }

    private static String names(String... options) {
        return Stream.of(options).map(Pattern::quote).collect(Collectors.joining("|"));
    }
}
