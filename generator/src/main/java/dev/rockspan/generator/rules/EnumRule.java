package dev.rockspan.generator.rules;

import dev.rockspan.generator.rules.schema.Key;
import dev.rockspan.generator.rules.schema.Keys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A Java enum. Its constants are those of an enum block of {@code c.h}, or facts taken from the C++ headers. */
@Keys(
        value = "Enum",
        about = "A Java enum. Its constants are those of an enum block of c.h or, where c.h has none, facts taken from"
                + " the C++ headers.")
public record EnumRule(
        @Key(value = "The first sentence of its Javadoc.", example = "summary: How blocks are compressed.") @Nullable String summary,

        @Key(
                value = "The C++ enum that it stands for.",
                example = "cpp: {enum: 'rocksdb::Temperature', header: types.h}")
        @Nullable CppEnumRule cpp,

        @Key(
                value = "Constant of c.h to Java name. The values come from the header.",
                example = "constants: {rocksdb_no_compression: NO_COMPRESSION}")
        @Nullable Map<String, String> constants,

        @Key(value = "Java name to value, for what c.h does not have.", example = "values: {LOW: 0, HIGH: 1}") @Nullable Map<String, Long> values,

        @Key(
                value = "Java names in the order of their values, which count up from 0.",
                example = "counted: [DB_GET, DB_WRITE]")
        @Nullable List<String> counted,

        @Key(value = "Whether values are bits that may be combined.", example = "flags: true")
        boolean flags,

        @Key(
                value = "Java name to the sentences that the constant's Javadoc begins with.",
                example = "descriptions: {LOW: Compactions.}")
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
