package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.mapping.select.ApplicableRules;
import dev.rockspan.generator.model.EnumClass;
import dev.rockspan.generator.rules.EnumRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Joins the enums of the templates with the constants of the header. */
public final class EnumMapper {

    private static final long UNSIGNED_MAX = 0xffff_ffffL;

    private final Map<String, Long> constants = new HashMap<>();
    private final Rules rules;
    private final List<Problem> problems;

    private EnumMapper(CApi api, Rules rules, List<Problem> problems) {
        this.rules = rules;
        api.enums().forEach(block -> block.constants()
                .forEach(constant -> constants.put(constant.name(), constant.value())));
        this.problems = problems;
    }

    /**
     * The enums that the header has, with their numbers, sorted by name.
     *
     * @param history the versions that the templates speak of
     * @throws GenerationException if the templates name a constant that the header does not have, or one number twice
     */
    public static List<EnumClass> map(CApi api, Rules rules, ApiHistory history) {
        List<Problem> problems = new ArrayList<>();
        List<EnumClass> enums = map(api, ApplicableRules.of(rules, api, history, Map.of(), problems), problems);
        if (!problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, problems);
        }
        return enums;
    }

    public static List<EnumClass> map(CApi api, Rules rules, List<Problem> problems) {
        EnumMapper mapper = new EnumMapper(api, rules, problems);
        List<EnumClass> enums = new ArrayList<>();
        rules.enums().forEach((name, rule) -> enums.add(mapper.map(name, rule)));
        return enums;
    }

    private EnumClass map(String name, Located<EnumRule> located) {
        EnumRule rule = located.rule();
        List<EnumClass.Constant> resolved = new ArrayList<>();
        rule.constants().forEach((cName, javaName) -> {
            Long value = constants.get(cName);
            if (value == null) {
                problem(
                        located,
                        name,
                        "the header has no constant " + cName + Suggestions.didYouMean(cName, constants.keySet()));
            } else {
                resolved.add(constant(javaName, value, cName, Span.WHOLE, rule));
            }
        });
        rule.numbers()
                .forEach((javaName, value) -> resolved.add(constant(
                        javaName,
                        value,
                        rule.cpp() == null ? "" : rule.cpp().name(),
                        rules.span(name, javaName),
                        rule)));
        resolved.sort(Comparator.comparingLong(EnumClass.Constant::value).thenComparing(EnumClass.Constant::name));
        for (int i = 1; i < resolved.size(); i++) {
            if (resolved.get(i).value() == resolved.get(i - 1).value()) {
                problem(
                        located,
                        name,
                        resolved.get(i - 1).name() + " and " + resolved.get(i).name()
                                + " have the same value; keep one");
            }
        }
        resolved.stream()
                .filter(constant -> constant.value() < Integer.MIN_VALUE || constant.value() > UNSIGNED_MAX)
                .forEach(constant -> problem(located, name, constant.name() + " does not fit into 32 bits; delete it"));
        String summary = rule.summary() == null ? "Values of " + name + "." : rule.summary();
        return new EnumClass(name, summary, rule.flags(), resolved);
    }

    private static EnumClass.Constant constant(String name, Long value, String origin, Span span, EnumRule rule) {
        return new EnumClass.Constant(
                name,
                value,
                origin,
                span.since() == null ? null : span.since().toString(),
                span.until() == null ? null : span.until().toString(),
                rule.description(name).orElse(null));
    }

    private void problem(Located<EnumRule> located, String name, String message) {
        problems.add(located.place().problem("enum " + name + ": " + message));
    }
}
