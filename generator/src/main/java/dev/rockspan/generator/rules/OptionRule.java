package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What an option is: the Javadoc of its setter and of its getter say so.
 *
 * @param what it is, such as "whether …" or "the size of … in bytes": what "Sets" and "Returns" can stand before
 * @param byDefault the number, truth value or constant that a new object has; null if no getter tells
 * @param mutable the method of an open database that changes it, {@code setOptions} or {@code setDBOptions}; null if
 *     none does
 * @param stringName its name in an options string, such as one for that method; null if that is the name of the option
 * @param advice what is gained and lost by other values, in sentences; null for none
 * @param deprecated what to do instead of setting it; null if it is not deprecated
 */
public record OptionRule(
        @JsonProperty(required = true) String what,
        @JsonProperty("default") @Nullable Object byDefault,
        @Nullable String mutable,
        @JsonProperty("string-name") @Nullable String stringName,
        @Nullable String advice,
        @Nullable String deprecated) {

    private static final String SETS = "set_";
    private static final String GETS = "get_";

    private static final Set<String> CHANGING = Set.of("setOptions", "setDBOptions");

    /** The names that functions of an option may have, without the prefix of its type. */
    public static Stream<String> functions(String option) {
        return Stream.of(SETS + option, getter(option), option);
    }

    /** The name of the function that tells an option, without the prefix of its type. */
    public static String getter(String option) {
        return GETS + option;
    }

    /** The option that a function is of, by its name without the prefix of its type. */
    public static String named(String function) {
        return function.startsWith(SETS) || function.startsWith(GETS) ? function.substring(SETS.length()) : function;
    }

    /** What is wrong with it. */
    List<String> problems() {
        List<String> problems = new ArrayList<>(Phrase.problems(what));
        if (!isPlain(byDefault)) {
            problems.add("\"default\" is a number, true, false or the name of a constant");
        }
        if (mutable != null && !CHANGING.contains(mutable)) {
            problems.add("\"mutable\" is setOptions or setDBOptions");
        }
        if (stringName != null && mutable == null) {
            problems.add("\"string-name\" is read only with \"mutable\"; say both, or delete it");
        }
        Phrase.unended("deprecated", deprecated).ifPresent(problems::add);
        Phrase.unended("advice", advice).ifPresent(problems::add);
        return problems;
    }

    private static boolean isPlain(@Nullable Object value) {
        return value == null
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof String name && name.matches("\\w+");
    }

    /** The default as Java writes it. */
    public @Nullable String defaultText() {
        return byDefault == null ? null : byDefault.toString();
    }
}
