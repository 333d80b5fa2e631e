package dev.rockspan.generator.rules;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The constants that a file describes, and those that its enums have in any release. */
final class DescribedConstants {

    private final Map<String, Set<String>> known = new TreeMap<>();

    /** By enum and constant, the place of the description. */
    private final Map<String, Map<String, Place>> described = new TreeMap<>();

    /** Adds what a file says for some releases. */
    void add(@Nullable Map<String, EnumRule> enums, TemplateFile file) {
        if (enums != null) {
            enums.forEach((name, rule) -> {
                if (rule != null) {
                    known.computeIfAbsent(name, key -> new TreeSet<>()).addAll(rule.javaNames());
                    rule.descriptionsOrNone().keySet().forEach(constant -> described
                            .computeIfAbsent(name, key -> new LinkedHashMap<>())
                            .put(constant, file.place("enums", name, "descriptions", constant)));
                }
            });
        }
    }

    /** Reports each description of a constant that its enum has in no release. */
    void report(Consumer<Problem> problems) {
        described.forEach((name, constants) -> constants.forEach((constant, place) -> {
            Set<String> names = known.getOrDefault(name, Set.of());
            if (!names.contains(constant)) {
                problems.accept(new Problem(
                        place.toString(),
                        "enum " + name + " has no constant " + constant + Suggestions.didYouMean(constant, names)));
            }
        }));
    }
}
