package dev.rockspan.generator.binding;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.binding.model.HandleClass;
import dev.rockspan.generator.binding.model.HandleClass.Completion;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.binding.model.OptionTexts;
import dev.rockspan.generator.binding.model.OptionTexts.Bounds;
import dev.rockspan.generator.binding.model.OptionTexts.Part;
import dev.rockspan.generator.binding.model.OptionTexts.Said;
import dev.rockspan.generator.binding.model.OptionTexts.Together;
import dev.rockspan.generator.rules.OptionTextsRule;
import dev.rockspan.generator.rules.Section;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Gives the numbers in texts of options the bounds that setters have. */
final class OptionTextsResolver {

    private static final String SET = "set_";

    private static final Comparator<Number> BY_VALUE = Comparator.comparingDouble(Number::doubleValue);

    private final Section<OptionTextsRule> stated;
    private final OptionTextsRule rule;
    private final HandleTypes types;
    private final SortedMap<String, Bounds> bounds = new TreeMap<>();
    /** The setters of one number within bounds. */
    private final Set<String> ofOne = new TreeSet<>();

    private OptionTextsResolver(Section<OptionTextsRule> stated, HandleTypes types) {
        this.stated = stated;
        this.rule = stated.rule();
        this.types = types;
    }

    /** What the templates say; adds to the problems what of it means nothing. */
    static @Nullable OptionTexts resolve(
            @Nullable Section<OptionTextsRule> stated,
            HandleTypes types,
            List<HandleClass> classes,
            List<Problem> problems) {
        if (stated == null) {
            return null;
        }
        try {
            return new OptionTextsResolver(stated, types).resolve(classes);
        } catch (MissingFact e) {
            problems.add(new Problem(String.valueOf(e.place()), "option-texts: " + e.getMessage()));
            return null;
        }
    }

    private OptionTexts resolve(List<HandleClass> classes) {
        for (String name : rule.setters()) {
            HandleType type = types.named(name)
                    .orElseThrow(() -> missing(
                            name + " has no Java class"
                                    + Suggestions.didYouMean(
                                            name,
                                            types.all().stream()
                                                    .map(HandleType::cName)
                                                    .toList()),
                            "setters"));
            classes.stream()
                    .filter(candidate -> candidate.name().equals(type.className()))
                    .forEach(setters -> add(type, setters));
        }
        rule.names().keySet().stream()
                .filter(function -> !ofOne.contains(function))
                .findFirst()
                .ifPresent(function -> {
                    throw missing(
                            function + " is no setter of one number within bounds"
                                    + Suggestions.didYouMean(function, ofOne),
                            "names",
                            function);
                });
        rule.numbers().forEach((option, range) -> add(option, range, false));
        rule.whileOpen().numbers().forEach((option, range) -> add(option, range, true));
        List<Part> parts = rule.parts().entrySet().stream()
                .flatMap(list -> list.getValue().entrySet().stream()
                        .map(part -> part(list.getKey(), part.getKey(), part.getValue())))
                .toList();
        return new OptionTexts(
                new Said(rule.needed(), rule.off(), Map.of(), rule.objects()),
                together(),
                rule.among(),
                new Said(
                        List.of(),
                        rule.whileOpen().off(),
                        rule.whileOpen().fixed(),
                        rule.whileOpen().objects()),
                bounds,
                parts);
    }

    private Map<String, Together> together() {
        Map<String, Together> together = new LinkedHashMap<>();
        rule.together()
                .forEach((option, said) ->
                        together.put(option, new Together(said.option(), said.value(), said.otherwise())));
        return together;
    }

    private MissingFact missing(String message, String... keys) {
        return new MissingFact(message, stated.place(List.of(keys)));
    }

    private Part part(String list, int place, String option) {
        Bounds known = bounds.get(option);
        if (known == null) {
            throw missing(
                    "nothing says the bounds of " + option + ", which is part of " + list
                            + Suggestions.didYouMean(option, bounds.keySet()),
                    "parts",
                    list,
                    String.valueOf(place));
        }
        bounds.put(option, new Bounds(known.number(), false)); // others may have such a part, which no getter tells
        return new Part(list, place, option);
    }

    private void add(String option, OptionTextsRule.Range range, boolean whileOpen) {
        Argument.Bounded number =
                new Argument.Bounded(option, Carrier.LONG, range.min(), range.max(), false, null, false);
        if (bounds.put(option, new Bounds(number, whileOpen)) != null) {
            throw missing(
                    "\"numbers\" says the bounds of " + option + ", which those of a setter are", "numbers", option);
        }
    }

    private void add(HandleType type, HandleClass setters) {
        Completion completion = setters.completion();
        Set<String> read = completion == null
                ? Set.of()
                : completion.numbers().stream().map(Completion.Number::set).collect(Collectors.toSet());
        for (Operation operation : setters.operations()) {
            for (Argument argument : operation.arguments()) {
                if (argument instanceof Argument.Bounded number && (number.min() != null || number.max() != null)) {
                    bounds.merge(
                            option(type, operation, number),
                            new Bounds(number, read.contains(operation.function())),
                            this::either);
                }
            }
        }
    }

    private String option(HandleType type, Operation operation, Argument.Bounded number) {
        String function = operation.function();
        if (operation.arguments().size() > 2) {
            return number.parameter().replaceAll("(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
        }
        String name = rule.names().get(function);
        ofOne.add(function);
        if (name != null) {
            return name;
        }
        String rest = types.prefixOf(function, type)
                .map(prefix -> function.substring(prefix.length()))
                .orElse(function);
        return rest.startsWith(SET) ? rest.substring(SET.length()) : rest;
    }

    /** Two options of one name: what one of them takes, passes. */
    private Bounds either(Bounds a, Bounds b) {
        if (a.number().carrier() != b.number().carrier()) {
            throw missing(
                    "two setters have bounds of different types for "
                            + a.number().parameter(),
                    "setters");
        }
        return new Bounds(
                new Argument.Bounded(
                        a.number().parameter(),
                        a.number().carrier(),
                        wider(a.number().min(), b.number().min(), BinaryOperator.minBy(BY_VALUE)),
                        wider(a.number().max(), b.number().max(), BinaryOperator.maxBy(BY_VALUE)),
                        a.number().orZero() || b.number().orZero(),
                        null,
                        false),
                a.read() && b.read());
    }

    private static @Nullable Number wider(@Nullable Number a, @Nullable Number b, BinaryOperator<Number> wider) {
        return a == null || b == null ? null : wider.apply(a, b);
    }
}
