package dev.rockspan.generator.decide;

import dev.rockspan.generator.Similar;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.model.Undecided.Kind;
import dev.rockspan.generator.model.Undecided.Proposal;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.rules.TypeRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes questions of what is undecided. Functions that only wait for the class of a type are none: which they are is
 * found by giving the type a class for a try.
 */
public final class OpenQuestions {

    /** More than this many candidates help nobody. */
    private static final int CANDIDATES = 3;

    /** What is less alike than this is no help. */
    private static final double LIKE = 0.2;

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
        Map<String, Undecided> stillOpen = openWithTypes(undecided);
        undecided.stream()
                .filter(open -> open.kind() == Kind.TYPE && asksWhatFrees(open.symbol()))
                .forEach(type -> stillOpen.keySet().removeIf(function -> mayFree(function, type.symbol())));
        List<String> waiting = undecided.stream()
                .filter(open -> open.kind() == Kind.FUNCTION)
                .map(Undecided::symbol)
                .filter(function -> !stillOpen.containsKey(function))
                .toList();
        List<OpenQuestion> questions = new ArrayList<>();
        Set<String> asked = undecided.stream().map(Undecided::symbol).collect(Collectors.toSet());
        for (Undecided open : undecided) {
            if (!waiting.contains(open.symbol()) && !(open.place() == null && freesWhatIsAsked(open.symbol(), asked))) {
                questions.add(new OpenQuestion(
                        stillOpen.getOrDefault(open.symbol(), open),
                        candidates(open),
                        open.kind() == Kind.TYPE ? waitingFor(open.symbol(), waiting) : freedBy(open.symbol(), asked),
                        open.kind() == Kind.TYPE ? takers(open.symbol()) : new TreeMap<>(),
                        open.kind() == Kind.TYPE && asksWhatFrees(open.symbol())));
            }
        }
        return questions;
    }

    /** What seems to free what another function gives is asked for with that one. */
    private boolean freesWhatIsAsked(String symbol, Set<String> asked) {
        return rules.conventions().objectNames().destroyers().stream()
                .anyMatch(end ->
                        symbol.endsWith(end) && asked.contains(symbol.substring(0, symbol.length() - end.length())));
    }

    private List<String> freedBy(String symbol, Set<String> asked) {
        return rules.conventions().objectNames().destroyers().stream()
                .map(symbol::concat)
                .filter(asked::contains)
                .toList();
    }

    /** The functions that would be undecided if every undecided type had a class, each with what it lacks then. */
    private Map<String, Undecided> openWithTypes(List<Undecided> undecided) {
        SortedMap<String, Located<TypeRule>> types = new TreeMap<>(rules.types());
        undecided.stream()
                .filter(open -> open.kind() == Kind.TYPE)
                .map(Undecided::symbol)
                .forEach(type -> types.put(type, tried(type)));
        return Mapper.mapDecided(api, null, rules.with("types", types), history).undecided().stream()
                .filter(open -> open.kind() == Kind.FUNCTION)
                .collect(Collectors.toMap(Undecided::symbol, Function.identity()));
    }

    private Located<TypeRule> tried(String type) {
        Located<TypeRule> stated = Objects.requireNonNullElseGet(
                rules.types().get(type),
                () -> new Located<>(TypeRule.of(Stub.className(type, rules.conventions())), new Place("", "", "", 0)));
        return stated.with(stated.rule().decided(asksWhatFrees(type) ? triedToFree(type) : null));
    }

    /** A function that may be said to free a type's objects, for a try; null if there is none. */
    private @Nullable String triedToFree(String type) {
        return functions.values().stream()
                .filter(function -> TypeIndex.canFree(function, type))
                .min(Comparator.comparing((CFunction function) -> !TypeIndex.takesOnly(function, type))
                        .thenComparing(function -> !seemsToFree(function))
                        .thenComparing(CFunction::name))
                .map(CFunction::name)
                .orElse(null);
    }

    private List<String> waitingFor(String type, List<String> waiting) {
        return waiting.stream()
                .filter(function -> CTypePrinter.prototype(Objects.requireNonNull(functions.get(function)))
                        .contains(type))
                .toList();
    }

    /** The functions of other types that take an object of one, but for those that free it by their names. */
    private SortedMap<String, String> takers(String type) {
        SortedMap<String, String> takers = new TreeMap<>();
        functions.values().stream().filter(function -> !seemsToFree(function)).forEach(function -> IntStream.range(
                        1, function.parameters().size())
                .filter(index -> TypeIndex.opaqueName(
                                function.parameters().get(index).type())
                        .filter(type::equals)
                        .isPresent())
                .findFirst()
                .ifPresent(index -> takers.put(
                        function.name(),
                        "parameters: {"
                                + Objects.requireNonNullElse(
                                        function.parameters().get(index).name(), String.valueOf(index))
                                + ": {ownership: <word>}}")));
        return takers;
    }

    /** Whether a function may be the answer to the question what frees a type's objects. */
    private boolean mayFree(String name, String type) {
        CFunction function = Objects.requireNonNull(functions.get(name));
        return seemsToFree(function)
                && function.parameters().stream().anyMatch(parameter -> TypeIndex.opaqueName(parameter.type())
                        .filter(type::equals)
                        .isPresent());
    }

    private boolean seemsToFree(CFunction function) {
        return function.returnType() instanceof CType.Void
                && rules.conventions().objectNames().mayFree(likeness.bare(function.name()));
    }

    private boolean asksWhatFrees(String type) {
        return functions.values().stream().anyMatch(function -> gives(function, type))
                && functions.values().stream()
                        .filter(function -> function.parameters().size() == 1)
                        .filter(function -> receiver(function).equals(Optional.of(type)))
                        .noneMatch(function -> rules.conventions().objectNames().destroyers().stream()
                                .anyMatch(function.name()::endsWith));
    }

    /** Whether a function returns an object or an array of them, or fills in one or several. */
    private static boolean gives(CFunction function, String type) {
        return TypeIndex.isOf(function.returnType(), type)
                || function.types()
                        .anyMatch(filled -> filled instanceof CType.Pointer slot
                                && !slot.constTarget()
                                && TypeIndex.isOf(slot.target(), type));
    }

    private List<Similar> candidates(Undecided open) {
        if (open.proposal() instanceof Proposal.Name) {
            return List.of();
        }
        return switch (open.kind()) {
            case TYPE -> similar(rules.types(), open.symbol(), name -> likeness.ofNames(open.symbol(), name));
            case FUNCTION ->
                Stream.concat(
                                similar(answers(), open.symbol(), name -> likeness(open.symbol(), name)).stream(),
                                given(functions.get(open.symbol())).stream())
                        .toList();
            case INTERFACE -> List.of();
        };
    }

    /** The entry of the type that the most similar function of the same object gives, where this one gives another. */
    private Optional<Similar> given(@Nullable CFunction function) {
        if (function == null
                || returned(function).isEmpty()
                || receiver(function).isEmpty()) {
            return Optional.empty();
        }
        return functions.values().stream()
                .filter(other -> receiver(other).equals(receiver(function)))
                .filter(other -> !returned(other).equals(returned(function)))
                .filter(other -> returned(other)
                        .filter(type -> rules.types().containsKey(type))
                        .isPresent())
                .max(Comparator.comparingDouble((CFunction other) -> likeness.of(function, other))
                        .thenComparing(CFunction::name))
                .flatMap(OpenQuestions::returned)
                .map(type -> candidate(type, rules.placeOfType(type)));
    }

    private static Optional<String> returned(CFunction function) {
        return TypeIndex.opaqueName(function.returnType());
    }

    private static Optional<String> receiver(CFunction function) {
        return function.parameters().stream().findFirst().flatMap(parameter -> TypeIndex.opaqueName(parameter.type()));
    }

    /** The entries of functions that answer what could be asked; a name or a sentence is no answer. */
    private SortedMap<String, Located<FunctionRule>> answers() {
        SortedMap<String, Located<FunctionRule>> answers = new TreeMap<>(rules.functions());
        answers.values().removeIf(located -> {
            FunctionRule rule = located.rule();
            return rule.parameters().isEmpty()
                    && rule.returns() == null
                    && rule.reading().record() == null
                    && rule.calling().callbacks() == null;
        });
        return answers;
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
