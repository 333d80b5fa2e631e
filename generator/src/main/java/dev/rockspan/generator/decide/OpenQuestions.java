package dev.rockspan.generator.decide;

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
import dev.rockspan.generator.rules.Conventions.ObjectNames;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.rules.TypeRule;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes questions of what is undecided. Functions that only wait for the class of a type are none: which they are is
 * found by giving the type a class for a try.
 */
public final class OpenQuestions {

    private final CApi api;
    private final Rules rules;
    private final ApiHistory history;
    private final Examples examples;
    private final Likeness likeness;
    private final Map<String, CFunction> functions;
    /** By undecided type, the functions that may free its objects. */
    private final Map<String, List<String>> destroyers = new HashMap<>();

    private OpenQuestions(CApi api, Rules rules, ApiHistory history, Templates templates) {
        this.api = api;
        this.rules = rules;
        this.history = history;
        this.likeness = new Likeness(rules.conventions().symbolPrefix(), api.functions());
        this.functions = api.functions().stream().collect(Collectors.toMap(CFunction::name, Function.identity()));
        this.examples = new Examples(rules, new TemplateText(templates), likeness, functions);
    }

    /**
     * The questions, those about functions first, by name.
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
        types.forEach(type -> destroyers.put(type.symbol(), findDestroyers(type.symbol())));
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
                        examples.of(open),
                        open.kind() == Kind.TYPE ? waitingFor(open.symbol(), waiting) : List.of(),
                        destroyers.getOrDefault(open.symbol(), List.of()),
                        further.getOrDefault(open.symbol(), Map.of())))
                .toList();
    }

    /** The rules with what is proposed of each undecided type; nothing says what happens to an object that is passed. */
    private Rules withTypes(List<Undecided> undecided) {
        SortedMap<String, Located<TypeRule>> types = new TreeMap<>(rules.types());
        undecided.forEach(type -> types.put(type.symbol(), tried(type)));
        return rules.with("types", types);
    }

    private Located<TypeRule> tried(Undecided type) {
        Located<TypeRule> stated = Objects.requireNonNullElseGet(
                rules.types().get(type.symbol()),
                () -> new Located<>(TypeRule.of(Stub.className(type.symbol(), rules.conventions())), Trial.PLACE));
        String destroy = destroyers.getOrDefault(type.symbol(), List.of()).stream()
                .findFirst()
                .orElse(null);
        return stated.with(
                type.isOnlyExclude()
                        ? stated.rule().excluded(type.why())
                        : stated.rule().decided(destroy));
    }

    /** The functions that may free a type's objects, the likeliest first; none if one does by its name, or nothing gives one. */
    private List<String> findDestroyers(String type) {
        ObjectNames names = rules.conventions().objectNames();
        List<CFunction> freeing = functions.values().stream()
                .filter(function -> TypeIndex.canFree(function, type))
                .filter(function -> !names.retains(function.name()))
                .sorted(Comparator.comparing((CFunction function) -> !TypeIndex.takesOnly(function, type))
                        .thenComparing(function -> !seemsToFree(function))
                        .thenComparing(CFunction::name))
                .toList();
        boolean isKnown = freeing.stream()
                .filter(function -> TypeIndex.takesOnly(function, type))
                .anyMatch(function -> names.isDestroyer(function.name()));
        boolean isGiven = functions.values().stream().anyMatch(function -> Makers.gives(function, type));
        return isKnown || !isGiven
                ? List.of()
                : freeing.stream().map(CFunction::name).toList();
    }

    private List<String> waitingFor(String type, List<String> waiting) {
        Pattern names = Pattern.compile("\\b" + type + "\\b");
        return waiting.stream()
                .filter(function -> names.matcher(
                                CTypePrinter.prototype(Objects.requireNonNull(functions.get(function))))
                        .find())
                .toList();
    }

    /** Whether a function may be the answer to the question what frees a type's objects, if that is asked. */
    private boolean isAskedWith(String name, String type) {
        CFunction function = Objects.requireNonNull(functions.get(name));
        return !destroyers.getOrDefault(type, List.of()).isEmpty()
                && seemsToFree(function)
                && function.parameters().stream().anyMatch(parameter -> TypeIndex.opaqueName(parameter.type())
                        .filter(type::equals)
                        .isPresent());
    }

    private boolean seemsToFree(CFunction function) {
        return function.returnType() instanceof CType.Void
                && rules.conventions().objectNames().mayFree(likeness.bare(function.name()));
    }
}
