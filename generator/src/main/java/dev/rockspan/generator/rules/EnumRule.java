package dev.rockspan.generator.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A Java enum. Its constants are those of an enum block of {@code c.h} or, where {@code c.h} has none, facts taken from
 * the C++ headers.
 *
 * @param summary the first sentence of its Javadoc
 * @param cpp the C++ enum it stands for
 * @param constants constant of {@code c.h} to Java name; the values come from the snapshot
 * @param values Java name to value, for what {@code c.h} does not have
 * @param counted the same in the order of their values, which count up from 0
 * @param flags whether values are bits that may be combined
 * @param descriptions Java name to the sentences that its Javadoc begins with
 */
public record EnumRule(
        @Nullable String summary,
        @Nullable CppEnumRule cpp,
        @Nullable Map<String, String> constants,
        @Nullable Map<String, Long> values,
        @Nullable List<String> counted,
        boolean flags,
        @Nullable Map<String, String> descriptions) {

    /** Java name to value, for what {@code c.h} does not have. */
    public Map<String, Long> numbers() {
        Map<String, Long> numbers = new LinkedHashMap<>(values == null ? Map.of() : values);
        if (counted != null) {
            counted.forEach(name -> numbers.put(name, (long) counted.indexOf(name)));
        }
        return numbers;
    }

    /** The same with the constants of some header. */
    public EnumRule with(@Nullable Map<String, String> others) {
        return new EnumRule(summary, cpp, others, values, counted, flags, descriptions);
    }

    /** What is wrong with it by itself. */
    List<String> problems() {
        List<String> problems = new ArrayList<>();
        if (counted != null && Set.copyOf(counted).size() < counted.size()) {
            problems.add("\"counted\" names a constant twice");
        }
        if (counted != null && values != null) {
            problems.add("has \"values\" and \"counted\"; say one of them");
        }
        if (cpp != null) {
            problems.addAll(cpp.problems(javaNames()));
        }
        descriptionsOrNone().forEach((name, description) -> {
            if (description == null || !description.endsWith(".")) {
                problems.add("the description of " + name + " is no sentence; end it with a full stop");
            }
        });
        return problems;
    }

    /** The descriptions by Java name. */
    public Map<String, String> descriptionsOrNone() {
        return descriptions == null ? Map.of() : descriptions;
    }

    /** The Java names of its constants, those of {@code c.h} first. */
    List<String> javaNames() {
        return Stream.concat(
                        constants == null ? Stream.empty() : constants.values().stream(), numbers().keySet().stream())
                .toList();
    }
}
