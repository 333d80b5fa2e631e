package dev.rockspan.generator.rules;

import java.util.List;
import java.util.Map;
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
 * @param flags whether values are bits that may be combined
 */
public record EnumRule(
        @Nullable String summary,
        @Nullable CppEnumRule cpp,
        @Nullable Map<String, String> constants,
        @Nullable Map<String, Long> values,
        boolean flags) {

    /** What is wrong with it by itself. */
    List<String> problems() {
        return cpp == null ? List.of() : cpp.problems(javaNames());
    }

    private List<String> javaNames() {
        return Stream.concat(
                        constants == null ? Stream.empty() : constants.values().stream(),
                        values == null ? Stream.empty() : values.keySet().stream())
                .toList();
    }
}
