package dev.rockspan.generator.decide;

import dev.rockspan.generator.Similar;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds what the templates say of something like what is undecided. */
final class Examples {

    /** What is less alike than this is no help. */
    private static final double LIKE = 0.2;

    /** A key in an entry of the templates or in an answer. */
    private static final Pattern KEY = Pattern.compile("(?<![\\w-])([a-z-]+):(?=\\s)");

    /** Keys that most entries state, whatever they answer. */
    private static final Set<String> OF_EVERY_ENTRY =
            Set.of("functions", "in", "name", "parameters", "returns", "summary");

    private final Rules rules;
    private final TemplateText text;
    private final Likeness likeness;
    private final Map<String, CFunction> functions;

    /** @param functions all of the header, by name */
    Examples(Rules rules, TemplateText text, Likeness likeness, Map<String, CFunction> functions) {
        this.rules = rules;
        this.text = text;
        this.likeness = likeness;
        this.functions = functions;
    }

    /** What the templates say of it already, and of what is most like it; of functions with what these call back. */
    List<Similar> of(Undecided open) {
        return switch (open.kind()) {
            case TYPE ->
                similar(rules.types(), open.symbol(), name -> likeness.ofNames(open.symbol(), name)).stream()
                        .toList();
            case FUNCTION ->
                Stream.of(
                                Stream.ofNullable(rules.functions().get(open.symbol()))
                                        .map(own -> example(open.symbol(), own.place())),
                                similar(answering(open), open.symbol(), name -> likeness(open.symbol(), name)).stream())
                        .flatMap(similar -> similar)
                        .flatMap(similar -> Stream.concat(Stream.of(similar), callbacks(similar)))
                        .distinct()
                        .toList();
            case INTERFACE -> List.of();
        };
    }

    /** The entry of what a function calls back. */
    private Stream<Similar> callbacks(Similar function) {
        String name = rules.function(function.symbol()).calling().callbacks();
        return name == null
                ? Stream.empty()
                : Stream.ofNullable(rules.callbacks().get(name)).map(located -> example(name, located.place()));
    }

    /** The entries of functions that state a key of an answer. */
    private SortedMap<String, Located<FunctionRule>> answering(Undecided open) {
        Set<String> keys = open.questions().stream()
                .map(Question::answers)
                .flatMap(List::stream)
                .map(Answer::facts)
                .flatMap(facts -> KEY.matcher(facts).results())
                .map(key -> key.group(1))
                .filter(key -> !OF_EVERY_ENTRY.contains(key))
                .collect(Collectors.toSet());
        SortedMap<String, Located<FunctionRule>> entries = new TreeMap<>(rules.functions());
        entries.values().removeIf(located -> KEY.matcher(text.entry(located.place()))
                .results()
                .noneMatch(key -> keys.contains(key.group(1))));
        return entries;
    }

    private double likeness(String function, String other) {
        CFunction one = functions.get(function);
        CFunction two = functions.get(other);
        return one == null || two == null ? likeness.ofNames(function, other) : likeness.of(one, two);
    }

    /** The most similar one. */
    private <T> Optional<Similar> similar(
            SortedMap<String, Located<T>> described, String symbol, ToDoubleFunction<String> like) {
        return described.keySet().stream()
                .filter(name -> !name.equals(symbol))
                .filter(name -> like.applyAsDouble(name) >= LIKE)
                .min(Comparator.comparingDouble(like).reversed().thenComparing(Comparator.naturalOrder()))
                .map(name -> example(
                        name, Objects.requireNonNull(described.get(name)).place()));
    }

    private Similar example(String symbol, Place place) {
        return new Similar(symbol, place.toString(), text.entry(place));
    }
}
