package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import dev.rockspan.generator.schema.Shapes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Enum",
        about = "A Java enum. Its constants are those of an enum block of c.h or, where c.h has none, facts taken from"
                + " the C++ headers.")
public record EnumRule(
        @Key("The first sentence of its Javadoc.") @Nullable String summary,

        @Key("The C++ enum that it stands for.") @Nullable CppEnumRule cpp,

        @Key(name = "constants", value = "Java constants by the constants of c.h. The values come from the header.")
        @OrEmpty
        Map<String, Constant> ofC,

        @Key(name = "values", value = "Java constants with their values, for what c.h does not have.") @OrEmpty
        Map<String, Value> ofCpp,

        @Key(name = "counted", value = "Java constants in the order of their values, which count up from 0.") @OrEmpty
        List<Constant> inOrder,

        @Key("Whether values are bits that may be combined.")
        boolean flags) {

    /** A Java constant. */
    @Keys(value = "Constant", shorthand = "name")
    public record Constant(
            @Key("The Java constant.") String name,

            @Key("The sentences that its Javadoc begins with.") @Nullable String description) {}

    /** A value of a Java constant. */
    @Keys(value = "Value of a constant", shorthand = "value")
    public record Value(
            @Key("The number in C.") Long value,

            @Key("The sentences that its Javadoc begins with.") @Nullable String description) {}

    /** Constant of {@code c.h} to Java name. */
    public Map<String, String> constants() {
        Map<String, String> constants = new LinkedHashMap<>();
        ofC.forEach((c, constant) -> constants.put(c, constant.name()));
        return constants;
    }

    /** Java name to value, for what {@code c.h} does not have. */
    public Map<String, Long> numbers() {
        Map<String, Long> numbers = new LinkedHashMap<>();
        ofCpp.forEach((name, value) -> numbers.put(name, value.value()));
        inOrder.forEach(constant -> numbers.putIfAbsent(constant.name(), (long) numbers.size()));
        return numbers;
    }

    /** The same without some constants of {@code c.h}. */
    public EnumRule without(Set<String> lacking) {
        Map<String, Constant> others = new LinkedHashMap<>(ofC);
        others.keySet().removeAll(lacking);
        return Shapes.with(this, "constants", others);
    }

    /** What is wrong with it by itself. */
    List<String> problems() {
        List<String> problems = new ArrayList<>();
        if (!inOrder.stream().map(Constant::name).allMatch(new HashSet<>()::add)) {
            problems.add("\"counted\" names a constant twice");
        }
        if (!inOrder.isEmpty() && !ofCpp.isEmpty()) {
            problems.add("has \"values\" and \"counted\"; say one of them");
        }
        if (cpp != null) {
            problems.addAll(cpp.problems(javaNames()));
        }
        descriptions().forEach((name, description) -> {
            if (!description.endsWith(".")) {
                problems.add("the description of " + name + " is no sentence; end it with a full stop");
            }
        });
        return problems;
    }

    /** The sentences that the Javadoc of a constant begins with. */
    public Optional<String> description(String javaName) {
        return Optional.ofNullable(descriptions().get(javaName));
    }

    private Map<String, String> descriptions() {
        Map<String, String> descriptions = new LinkedHashMap<>();
        Stream.concat(ofC.values().stream(), inOrder.stream())
                .filter(constant -> constant.description() != null)
                .forEach(constant -> descriptions.put(constant.name(), constant.description()));
        ofCpp.forEach((name, value) -> {
            if (value.description() != null) {
                descriptions.put(name, value.description());
            }
        });
        return descriptions;
    }

    /** The Java names of its constants, those of {@code c.h} first. */
    public List<String> javaNames() {
        return Stream.concat(constants().values().stream(), numbers().keySet().stream())
                .toList();
    }
}
