package dev.rockspan.generator.decide;

import dev.rockspan.generator.Similar;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.Mapper;
import dev.rockspan.generator.mapping.select.Makers;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Undecided;
import dev.rockspan.generator.model.Undecided.Kind;
import dev.rockspan.generator.model.Undecided.Proposal;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Ownership;
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
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
        Map<String, Undecided> stillOpen = openWithTypes(undecided, Ownership.CALL);
        Takers takers = takers(undecided, stillOpen);
        takers.asked().forEach((name, asked) -> stillOpen.merge(name, asked, (open, more) -> open.and(more.why())));
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
                boolean isType = open.kind() == Kind.TYPE;
                Undecided question = stillOpen.getOrDefault(open.symbol(), open);
                questions.add(new OpenQuestion(
                        question,
                        candidates(question),
                        isType ? waitingFor(open.symbol(), waiting) : freedBy(open.symbol(), asked),
                        takers.of(open.symbol()),
                        isType && asksWhatFrees(open.symbol())));
            }
        }
        return questions;
    }

    /**
     * Finds the functions that take objects of undecided types. For a try, the types get classes of which nothing says what
     * happens to an object that is passed: then these functions are undecided.
     */
    private Takers takers(List<Undecided> undecided, Map<String, Undecided> stillOpen) {
        Takers takers = new Takers();
        List<String> types = undecided.stream()
                .filter(open -> open.kind() == Kind.TYPE)
                .map(Undecided::symbol)
                .toList();
        List<Undecided> unsaid = openWithTypes(undecided, null).values().stream()
                .filter(open -> !isOpenAs(open, stillOpen)
                        && !seemsToFree(Objects.requireNonNull(functions.get(open.symbol()))))
                .toList();
        Map<String, Undecided> consumed = unsaid.isEmpty() ? Map.of() : openWithTypes(undecided, Ownership.TRANSFERRED);
        unsaid.forEach(open -> {
            CFunction function = Objects.requireNonNull(functions.get(open.symbol()));
            boolean saysTheType =
                    !consumed.containsKey(open.symbol()) || isOpenAs(consumed.get(open.symbol()), stillOpen);
            types.stream()
                    .filter(type -> open.about().contains(type) || Takers.takes(function, type))
                    .forEach(type -> {
                        if (saysTheType) {
                            takers.add(type, function);
                        } else {
                            takers.ask(open, type, function, "");
                        }
                    });
        });
        askOfTriedDestroyers(undecided, types, takers);
        return takers;
    }

    /** Asks of the functions that were tried as the destroy function of a type what else they do with its objects. */
    private void askOfTriedDestroyers(List<Undecided> undecided, List<String> types, Takers takers) {
        Map<String, Undecided> open = functions(undecided);
        types.stream().filter(this::asksWhatFrees).forEach(type -> Optional.ofNullable(triedToFree(type))
                .filter(open::containsKey)
                .map(functions::get)
                .filter(function -> !TypeIndex.takesOnly(function, type) && !seemsToFree(function))
                .ifPresent(function -> takers.ask(
                        Objects.requireNonNull(open.get(function.name())),
                        type,
                        function,
                        "; delete this entry if it is the \"destroy\" of the type")));
    }

    private static boolean isOpenAs(Undecided open, Map<String, Undecided> others) {
        Undecided other = others.get(open.symbol());
        return other != null && other.why().equals(open.why());
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

    /**
     * The functions that would be undecided if every undecided type had a class, each with what it lacks then.
     *
     * @param passed what would happen to their objects; null if nothing said it
     */
    private Map<String, Undecided> openWithTypes(List<Undecided> undecided, @Nullable Ownership passed) {
        if (undecided.stream().noneMatch(open -> open.kind() == Kind.TYPE)) {
            return functions(undecided);
        }
        SortedMap<String, Located<TypeRule>> types = new TreeMap<>(rules.types());
        undecided.stream()
                .filter(open -> open.kind() == Kind.TYPE)
                .map(Undecided::symbol)
                .forEach(type -> types.put(type, tried(type, passed)));
        return functions(Mapper.mapDecided(api, null, rules.with("types", types), history)
                .undecided());
    }

    private static Map<String, Undecided> functions(List<Undecided> undecided) {
        return undecided.stream()
                .filter(open -> open.kind() == Kind.FUNCTION)
                .collect(Collectors.toMap(Undecided::symbol, Function.identity()));
    }

    private Located<TypeRule> tried(String type, @Nullable Ownership passed) {
        Located<TypeRule> stated = Objects.requireNonNullElseGet(
                rules.types().get(type),
                () -> new Located<>(TypeRule.of(Stub.className(type, rules.conventions())), new Place("", "", "", 0)));
        return stated.with(stated.rule().decided(passed, asksWhatFrees(type) ? triedToFree(type) : null));
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
        return functions.values().stream().anyMatch(function -> Makers.gives(function, type))
                && functions.values().stream().anyMatch(function -> TypeIndex.canFree(function, type))
                && functions.values().stream()
                        .filter(function -> function.parameters().size() == 1)
                        .filter(function -> receiver(function).equals(Optional.of(type)))
                        .noneMatch(function -> rules.conventions().objectNames().destroyers().stream()
                                .anyMatch(function.name()::endsWith));
    }

    private List<Similar> candidates(Undecided open) {
        if (open.proposal() instanceof Proposal.Name) {
            return List.of();
        }
        return switch (open.kind()) {
            case TYPE -> similar(rules.types(), open.symbol(), name -> likeness.ofNames(open.symbol(), name));
            case FUNCTION ->
                Stream.of(
                                Stream.ofNullable(rules.functions().get(open.symbol()))
                                        .map(own -> candidate(open.symbol(), own.place())),
                                similar(answers(open.why()), open.symbol(), name -> likeness(open.symbol(), name))
                                        .stream(),
                                given(functions.get(open.symbol()))
                                        .filter(type -> states(open.why()).test(type.facts()))
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
