package dev.rockspan.generator.rules;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A Java enum. Its constants are either those of an enum block of {@code c.h} or, where {@code c.h} has none, facts
 * taken from the C++ headers.
 *
 * @param summary the first sentence of its Javadoc
 * @param cpp the C++ enum it stands for, such as {@code rocksdb::Temperature}
 * @param constants constant of {@code c.h} to Java name; the values come from the snapshot
 * @param values Java name to value, for an enum that {@code c.h} does not have
 * @param flags whether values are bits that may be combined
 */
public record EnumRule(
        @Nullable String summary,
        @Nullable String cpp,
        @Nullable Map<String, String> constants,
        @Nullable Map<String, Long> values,
        boolean flags) {}
