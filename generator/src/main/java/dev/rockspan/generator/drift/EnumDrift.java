package dev.rockspan.generator.drift;

import dev.rockspan.generator.Drift;
import dev.rockspan.generator.Drift.Kind;
import dev.rockspan.generator.cpp.CppEnum;
import dev.rockspan.generator.cpp.CppHeaders;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.rules.CppEnumRule;
import dev.rockspan.generator.rules.EnumRule;
import dev.rockspan.generator.rules.Located;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Compares one enum of the templates with the C++ enum that it stands for. */
public final class EnumDrift {

    private final EnumClass type;
    private final String place;
    private final CppEnumRule rule;
    private final CppEnum cpp;
    private final List<Drift> drifts = new ArrayList<>();

    private EnumDrift(EnumClass type, String place, CppEnumRule rule, CppEnum cpp) {
        this.type = type;
        this.place = place;
        this.rule = rule;
        this.cpp = cpp;
    }

    /**
     * Where enums say something else than their C++ enums.
     *
     * @param types the enums with their numbers
     * @param rules what the templates say of each
     */
    public static List<Drift> find(List<EnumClass> types, Map<String, Located<EnumRule>> rules, CppHeaders headers) {
        return types.stream()
                .flatMap(type -> find(type, Objects.requireNonNull(rules.get(type.name())), headers).stream())
                .toList();
    }

    private static List<Drift> find(EnumClass type, Located<EnumRule> located, CppHeaders headers) {
        String place = located.place().toString();
        CppEnumRule rule = located.rule().cpp();
        if (rule == null) {
            return located.rule().numbers().isEmpty()
                    ? List.of()
                    : List.of(new Drift(
                            type.name(),
                            "",
                            Kind.UNSOURCED,
                            place,
                            "has \"values\" of no C++ enum; say which one under \"cpp\""));
        }
        List<CppEnum> found = headers.find(rule.header(), rule.name());
        if (found.size() != 1) {
            return List.of(notOne(type, place, rule, found, headers));
        }
        return new EnumDrift(type, place, rule, found.get(0)).compare();
    }

    private static Drift notOne(
            EnumClass type, String place, CppEnumRule rule, List<CppEnum> found, CppHeaders headers) {
        if (!found.isEmpty()) {
            return new Drift(
                    type.name(),
                    "",
                    Kind.UNREADABLE,
                    place,
                    rule.header() + " defines " + rule.name() + " " + found.size() + " times");
        }
        Optional<String> other = headers.headerOf(rule.name());
        return new Drift(
                type.name(),
                "",
                Kind.GONE,
                place,
                rule.header() + " does not define " + rule.name()
                        + other.map(header -> ", but " + header + " does").orElse(""));
    }

    private List<Drift> compare() {
        Set<String> mentioned = new HashSet<>();
        Set<Long> numbers = new HashSet<>();
        for (EnumClass.Constant constant : type.constants()) {
            Optional<CppEnum.Constant> same = counterpart(constant);
            same.ifPresent(found -> {
                mentioned.add(found.name());
                compare(constant, found);
            });
            numbers.add(constant.value());
        }
        mentioned.addAll(leftOut(numbers));
        cpp.constants().stream()
                .filter(constant -> !mentioned.contains(constant.name()))
                .filter(constant -> constant.value() == null || !numbers.contains(constant.value()))
                .forEach(this::missing);
        return drifts;
    }

    private Optional<CppEnum.Constant> counterpart(EnumClass.Constant constant) {
        List<CppEnum.Constant> same = cpp.constants().stream()
                .filter(other -> rule.isSame(constant.name(), other.name()))
                .toList();
        if (same.size() != 1) {
            add(
                    Kind.GONE,
                    constant.name(),
                    constant.name() + " (" + constant.value() + ") is none of " + where()
                            + "; delete it, or say under \"names\" which one it is");
            return Optional.empty();
        }
        return Optional.of(same.get(0));
    }

    private void compare(EnumClass.Constant constant, CppEnum.Constant other) {
        if (other.value() == null) {
            unreadable(other);
        } else if (other.value() != constant.value()) {
            add(
                    Kind.NUMBER,
                    other.name(),
                    constant.name() + " is " + constant.value() + ", but " + other.name() + " is " + other.value()
                            + " in " + where());
        }
    }

    /** The constants that the templates do without; their numbers are mentioned with them. */
    private Set<String> leftOut(Set<Long> numbers) {
        Set<String> names = new HashSet<>();
        for (String pattern : rule.without()) {
            List<CppEnum.Constant> meant = cpp.constants().stream()
                    .filter(constant -> CppEnumRule.means(pattern, constant.name()))
                    .toList();
            if (meant.isEmpty()) {
                add(Kind.GONE, pattern, "\"without\" names " + pattern + ", which is none of " + where());
            }
            for (CppEnum.Constant constant : meant) {
                names.add(constant.name());
                if (constant.value() != null) {
                    numbers.add(constant.value());
                }
            }
        }
        return names;
    }

    /** Another name of a number that is mentioned is not missed: it never gets here. */
    private void missing(CppEnum.Constant constant) {
        if (constant.value() == null) {
            unreadable(constant);
        } else {
            add(
                    Kind.MISSING,
                    constant.name(),
                    constant.name() + " (" + constant.value() + ") of " + where()
                            + " is missing; add it to \"values\", or to what \"cpp\" goes \"without\"");
        }
    }

    private void unreadable(CppEnum.Constant constant) {
        add(
                Kind.UNREADABLE,
                constant.name(),
                "the number of " + constant.name() + " in " + where() + " cannot be told: " + constant.open());
    }

    private String where() {
        return cpp.name() + " (" + rule.header() + ":" + cpp.line() + ")";
    }

    private void add(Kind kind, String constant, String message) {
        drifts.add(new Drift(type.name(), constant, kind, place, message));
    }
}
