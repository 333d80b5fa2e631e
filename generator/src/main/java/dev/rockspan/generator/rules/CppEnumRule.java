package dev.rockspan.generator.rules;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;

@Keys(value = "C++ enum", about = "The C++ enum that a Java enum stands for, so that `drift` can compare them.")
public record CppEnumRule(
        @Key(name = "enum", value = "Its name with its namespace.")
        String name,

        @Key("The header that defines it, below `include/rocksdb`.")
        String header,

        @Key("Java constant to C++ constant, where they differ by more than a `k` in front, case and underscores.")
        @OrEmpty
        Map<String, String> names,

        @Key("C++ constants that Java does without. A `*` at the end stands for any rest.") @OrEmpty
        List<String> without) {

    /** Whether a Java constant stands for a C++ constant. */
    public boolean isSame(String java, String cpp) {
        String stated = names.get(java);
        return stated == null ? plain(java).equals(plain(cpp)) : stated.equals(cpp);
    }

    /** Whether a pattern of {@link #without} means a C++ constant. */
    public static boolean means(String pattern, String cpp) {
        return pattern.endsWith("*") ? cpp.startsWith(pattern.substring(0, pattern.length() - 1)) : cpp.equals(pattern);
    }

    private static String plain(String name) {
        return (name.startsWith("k") ? name.substring(1) : name)
                .replace("_", "")
                .toLowerCase(Locale.ROOT);
    }

    /** What is wrong with it, for an enum of these constants. */
    List<String> problems(Collection<String> constants) {
        List<String> problems = new ArrayList<>();
        if (!name.matches("\\w+(::\\w+)+")) {
            problems.add("\"" + name + "\" is no C++ enum with its namespace; one is rocksdb::Temperature");
        }
        if (!header.matches("(\\w+/)*\\w+\\.h")) {
            problems.add("\"" + header + "\" is no header below include/rocksdb; one is types.h");
        }
        names.forEach((java, cpp) -> {
            if (!constants.contains(java)) {
                problems.add("\"names\" speaks of " + java + ", which is no constant of it"
                        + Suggestions.didYouMean(java, constants));
            } else if (plain(java).equals(plain(cpp))) {
                problems.add("\"names\" need not say that " + java + " is " + cpp + "; delete it");
            }
        });
        return problems;
    }
}
