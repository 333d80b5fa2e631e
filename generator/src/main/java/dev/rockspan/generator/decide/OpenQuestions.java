package dev.rockspan.generator.decide;

import dev.rockspan.generator.Similar;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.select.Makers;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.model.Undecided.Kind;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.rules.TypeRule;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes questions of what is undecided. Functions that only wait for the class of a type are none: which they are is
 * found by giving the type a class for a try.
 */
public final class OpenQuestions {

    /** More than this many candidates help nobody. */
    private static final int CANDIDATES = 1;

    /** What is less alike than this is no help. */
    private static final double LIKE = 0.2;

    /** A key, in an entry of the templates or in a question. */
    private static final Pattern KEY = Pattern.compile("(?<![\\w-])([a-z-]+):(?=\\s)");

    /** Keys that most entries state, whatever they answer. */
    private static final Set<String> OF_EVERY_ENTRY =
            Set.of("functions", "in", "name", "parameters", "returns", "summary");

    private final CApi api;
    private final Rules rules;
    private final ApiHistory history;
    private final TemplateText text;
    private final Likeness likeness;
    private final Map<String, CFunction> functions;

    private OpenQuestions(CApi api, Rules rules, ApiHistory history, Templates templates) {
        this.api = api;
        this.rules = rules;
        this.history = history;
        this.text = new TemplateText(templates);
        this.likeness = new Likeness(rules.conventions().symbolPrefix(), api.functions());
        this.functions = api.functions().stream().collect(Collectors.toMap(CFunction::name, Function.identity()));
    }

    /**
     * The questions, those about types first.
     *
     * @param binding what was decided of the same header by the same rules
     * @param history the versions that the rules speak of
     * @param templates where the rules are from
     */
    public static List<OpenQuestion> of(
            MappedApi binding, CApi api, Rules rules, ApiHistory history, Templates templates) {
        return new OpenQuestions(api, rules, history, templates).of(binding.undecided());
    }

    private List<OpenQuestion> of(List<Undecided> undecided) {
        List<Undecided> types =
                undecided.stream().filter(open -> open.kind() == Kind.TYPE).toList();
        Inquiry inquiry = new Inquiry(
                new Trial(api, withTypes(types), history), rules.conventions().objectNames(), function -> types.stream()
                        .anyMatch(type -> isAskedWith(function, type.symbol())));
        SortedMap<String, Undecided> asked = inquiry.asked();
        Map<String, Map<Answer, List<Question>>> further = inquiry.further(asked);
        List<String> waiting = undecided.stream()
                .filter(open -> open.kind() == Kind.FUNCTION)
                .map(Undecided::symbol)
                .filter(function -> !asked.containsKey(function))
                .toList();
        return Stream.concat(asked.values().stream(), undecided.stream().filter(open -> open.kind() != Kind.FUNCTION))
                .map(open -> new OpenQuestion(
                        open,
                        candidates(open),
                        open.kind() == Kind.TYPE ? waitingFor(open.symbol(), waiting) : List.of(),
                        open.kind() == Kind.TYPE ? destroyers(open.symbol()) : List.of(),
                        further.getOrDefault(open.symbol(), Map.of())))
                .toList();
    }

    /** The rules with what is proposed of each undecided type; nothing says what happens to an object that is passed. */
    private Rules withTypes(List<Undecided> undecided) {
        SortedMap<String, Located<TypeRule>> types = new TreeMap<>(rules.types());
        undecided.forEach(type -> types.put(type.symbol(), tried(type.symbol())));
        return rules.with("types", types);
    }

    private Located<TypeRule> tried(String type) {
        Located<TypeRule> stated = Objects.requireNonNullElseGet(
                rules.types().get(type),
                () -> new Located<>(TypeRule.of(Stub.className(type, rules.conventions())), new Place("", "", "", 0)));
        return stated.with(
                stated.rule().decided(destroyers(type).stream().findFirst().orElse(null)));
    }

    /** The functions that may free a type's objects, the likeliest first; none if one does by its name. */
    private List<String> destroyers(String type) {
        return asksWhatFrees(type)
                ? functions.values().stream()
                        .filter(function -> TypeIndex.canFree(function, type))
                        .sorted(Comparator.comparing((CFunction function) -> !TypeIndex.takesOnly(function, type))
                                .thenComparing(function -> !seemsToFree(function))
                                .thenComparing(CFunction::name))
                        .map(CFunction::name)
                        .toList()
                : List.of();
    }

    private List<String> waitingFor(String type, List<String> waiting) {
        return waiting.stream()
                .filter(function -> CTypePrinter.prototype(Objects.requireNonNull(functions.get(function)))
                        .contains(type))
                .toList();
    }

    /** Whether a function may be the answer to the question what frees a type's objects, if that is asked. */
    private boolean isAskedWith(String name, String type) {
        CFunction function = Objects.requireNonNull(functions.get(name));
        return asksWhatFrees(type)
                && seemsToFree(function)
                && function.parameters().stream().anyMatch(parameter -> TypeIndex.opaqueName(parameter.type())
                        .filter(type::equals)
                        .isPresent());
    }

    private boolean seemsToFree(CFunction function) {
        return function.returnType() instanceof CType.Void
                && rules.conventions().objectNames().mayFree(likeness.bare(function.name()));
    }

    private boolean asksWhatFrees(String type) {
        return functions.values().stream().anyMatch(function -> Makers.gives(function, type))
                && functions.values().stream().anyMatch(function -> TypeIndex.canFree(function, type))
                && functions.values().stream()
                        .filter(function -> function.parameters().size() == 1)
                        .filter(function -> receiver(function).equals(Optional.of(type)))
                        .noneMatch(function -> rules.conventions().objectNames().destroyers().stream()
                                .anyMatch(function.name()::endsWith));
    }

    private List<Similar> candidates(Undecided open) {
        return switch (open.kind()) {
            case TYPE -> similar(rules.types(), open.symbol(), name -> likeness.ofNames(open.symbol(), name));
            case FUNCTION ->
                Stream.of(
                                Stream.ofNullable(rules.functions().get(open.symbol()))
                                        .map(own -> candidate(open.symbol(), own.place())),
                                similar(answers(open.why()), open.symbol(), name -> likeness(open.symbol(), name))
                                        .stream())
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
                : Stream.ofNullable(rules.callbacks().get(name)).map(located -> candidate(name, located.place()));
    }

    private static Optional<String> receiver(CFunction function) {
        return function.parameters().stream().findFirst().flatMap(parameter -> TypeIndex.opaqueName(parameter.type()));
    }

    /** The entries of functions that state a key which a question names. */
    private SortedMap<String, Located<FunctionRule>> answers(String question) {
        Predicate<String> states = states(question);
        SortedMap<String, Located<FunctionRule>> answers = new TreeMap<>(rules.functions());
        answers.values().removeIf(located -> !states.test(text.entry(located.place())));
        return answers;
    }

    /** Whether an entry states a key that a question names. */
    private static Predicate<String> states(String question) {
        Set<String> keys = KEY.matcher(question)
                .results()
                .map(key -> key.group(1))
                .filter(key -> !OF_EVERY_ENTRY.contains(key))
                .collect(Collectors.toSet());
        return entry -> KEY.matcher(entry).results().anyMatch(key -> keys.contains(key.group(1)));
    }

    private double likeness(String function, String other) {
        CFunction one = functions.get(function);
        CFunction two = functions.get(other);
        return one == null || two == null ? likeness.ofNames(function, other) : likeness.of(one, two);
    }

    private <T> List<Similar> similar(
            SortedMap<String, Located<T>> described, String symbol, ToDoubleFunction<String> like) {
        return described.keySet().stream()
                .filter(name -> !name.equals(symbol))
                .filter(name -> like.applyAsDouble(name) >= LIKE)
                .sorted(Comparator.comparingDouble(like).reversed().thenComparing(Comparator.naturalOrder()))
                .limit(CANDIDATES)
                .map(name -> candidate(
                        name, Objects.requireNonNull(described.get(name)).place()))
                .toList();
    }

    private Similar candidate(String symbol, Place place) {
        return new Similar(symbol, place.toString(), text.entry(place));
    }
}
