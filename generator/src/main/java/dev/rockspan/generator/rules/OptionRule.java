package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Option",
        about =
                "What an option is, once for its setter and its getter. It stands under its C type and the name that its"
                        + " functions have in common. A `summary` of a function comes before it.")
public record OptionRule(
        @Key("What it is, with its unit and its special values: what \"Sets\" and \"Returns\" can stand before.")
        String what,

        @Key(name = "default", value = "What the getter tells of a new object: a number, a truth value or a constant.")
        @Nullable Object byDefault,

        @Key("The function that changes it while the database is open.") @Nullable String mutable,

        @Key(value = "Its name in an options string.", absent = "the name of the option") @Nullable String stringName,

        @Key(value = "What such a change counts for.", absent = "all that comes after it") @Nullable String mutableFor,

        @Key("What is gained and lost by other values, in sentences.") @Nullable String advice,

        @Key("What RocksDB was seen to fail at because of it, in a sentence.") @Nullable String hazard,

        @Key("What to do instead of setting it, in a sentence.") @Nullable String deprecated) {

    private static final String SETS = "set_";
    private static final String GETS = "get_";

    /** The names that functions of an option may have, without the prefix of its type. */
    public static Stream<String> functions(String option) {
        return Stream.of(setter(option), getter(option), option);
    }

    /** The name of the function that sets an option, without the prefix of its type. */
    public static String setter(String option) {
        return SETS + option;
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
        if ((stringName != null || mutableFor != null) && mutable == null) {
            String key = stringName != null ? "string-name" : "mutable-for";
            problems.add('"' + key + "\" is read only with \"mutable\"; say both, or delete it");
        }
        Phrase.unended("deprecated", deprecated).ifPresent(problems::add);
        Phrase.unended("advice", advice).ifPresent(problems::add);
        Phrase.unended("hazard", hazard).ifPresent(problems::add);
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
