package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.EnumRule;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.InterfaceRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.OptionRule;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.SplitRule;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the templates say of the header at hand. They speak of all versions: what is said of something that this one
 * lacks and another one has is left out; what is said of something that none has is a problem.
 */
public final class ApplicableRules {

    private final Rules rules;
    private final ApiHistory history;
    private final Map<String, Lack> lacking;
    private final Set<String> functions;
    private final Set<String> types;
    private final Set<String> constants;
    private final Set<String> parameters;
    private final List<Problem> problems;

    private ApplicableRules(
            Rules rules, CApi api, ApiHistory history, Map<String, Lack> lacking, List<Problem> problems) {
        this.rules = rules;
        this.lacking = lacking;
        this.history = history;
        this.functions = api.functions().stream().map(CFunction::name).collect(Collectors.toSet());
        this.types = Set.copyOf(api.opaqueTypes());
        this.constants = api.enums().stream()
                .flatMap(block -> block.constants().stream())
                .map(constant -> constant.name())
                .collect(Collectors.toSet());
        this.parameters = api.parameters();
        this.problems = problems;
    }

    /**
     * The rules without what the header lacks; adds to the problems what they say of nothing.
     *
     * @param lacking types and functions by C name of which the header lacks too much, each with what
     */
    public static Rules of(
            Rules rules, CApi api, ApiHistory history, Map<String, Lack> lacking, List<Problem> problems) {
        return new ApplicableRules(rules, api, history, lacking, problems).select();
    }

    private Rules select() {
        check(rules.functions(), functions, history.functions().keySet(), "function");
        SortedMap<String, Located<FunctionRule>> kept =
                select(rules.functions(), (name, rule) -> optional(functions.contains(name), rule));
        rules.options().forEach(this::check);
        rules.prefixes().forEach((type, located) -> {
            if (!rules.types().containsKey(type)) {
                problems.add(located.place().problem(noType(type)));
            }
            located.rule().stream()
                    .filter(prefix -> Stream.concat(functions.stream(), history.functions().keySet().stream())
                            .noneMatch(name -> name.startsWith(prefix)))
                    .forEach(prefix ->
                            problems.add(located.place().problem("no function has a name that starts with " + prefix)));
        });
        check(rules.parameters(), parameters, history.parameters(), "parameter");
        Set<String> pseudoTypes = pseudoTypes(kept);
        check(
                select(rules.types(), (name, rule) -> optional(!rule.naming().pseudo(), rule)),
                types,
                history.opaqueTypes(),
                "opaque type");
        SortedMap<String, Located<TypeRule>> keptTypes = select(
                rules.types(),
                (name, rule) -> optional(types.contains(name) || pseudoTypes.contains(name), ofHere(name, rule)));
        SortedMap<String, Located<InterfaceRule>> interfaces = interfaces(classes(rules.types()), classes(keptTypes));
        return rules.with("types", keptTypes)
                .with("functions", kept)
                .with("splits", splits())
                .with("enums", select(rules.enums(), this::select))
                .with("callbacks", select(rules.callbacks(), this::select))
                .with("interfaces", interfaces);
    }

    private SortedMap<String, Located<SplitRule>> splits() {
        check(rules.splits(), types, history.opaqueTypes(), "opaque type");
        rules.splits().forEach((type, located) -> {
            Map<String, String> known = functionsOf(type);
            located.rule().interfaces().values().stream()
                    .flatMap(options -> options.options().stream())
                    .filter(option -> OptionRule.functions(option).noneMatch(known::containsKey))
                    .forEach(option -> problems.add(located.place().problem(noOption(type, option, known))));
        });
        return select(rules.splits(), (name, rule) -> optional(types.contains(name), rule));
    }

    private static String noOption(String type, String option, Map<String, String> known) {
        return "no known version has an option " + option + " of " + type
                + Suggestions.didYouMean(
                        option, known.keySet().stream().map(OptionRule::named).collect(Collectors.toSet()));
    }

    /** The made-up types, without those that only functions speak of which the header lacks. */
    private Set<String> pseudoTypes(SortedMap<String, Located<FunctionRule>> kept) {
        Set<String> pseudo = rules.types().entrySet().stream()
                .filter(type -> type.getValue().rule().naming().pseudo())
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> named = named(rules.functions());
        Set<String> namedHere = named(kept);
        pseudo.removeIf(type -> named.contains(type) && !namedHere.contains(type));
        return pseudo;
    }

    private static Set<String> named(Map<String, Located<FunctionRule>> functions) {
        return functions.values().stream()
                .map(Located::rule)
                .flatMap(rule -> Stream.concat(Stream.of(rule.returnsOrNone()), rule.parameters().values().stream()))
                .map(rule -> rule.meaning().type())
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
    }

    /** Without what frees objects, or adds rows to a list, if the header lacks that; left out if it lacks more. */
    private TypeRule ofHere(String name, TypeRule rule) {
        Lack lack = lacking.get(name);
        if (lack != null) {
            return rule.excluded("the header lacks what it needs: " + lack.why());
        }
        String destroy = rule.owning().destroy();
        TypeRule here = destroy != null && isFunctionElsewhere(destroy) ? Shapes.with(rule, "destroy", null) : rule;
        return lacking.keySet().stream()
                        .flatMap(other -> rules.type(other).stream())
                        .anyMatch(other -> other.className().equals(rule.className()))
                ? here.withoutAdd()
                : here;
    }

    private boolean isFunctionElsewhere(String name) {
        return isElsewhere(name, functions, history.functions().keySet());
    }

    private Optional<EnumRule> select(String name, EnumRule rule) {
        Set<String> lacking = rule.constants().keySet().stream()
                .filter(constant -> isElsewhere(constant, constants, history.constants()))
                .collect(Collectors.toSet());
        EnumRule here = rule.without(lacking);
        return optional(lacking.isEmpty() || !here.javaNames().isEmpty(), here);
    }

    private Optional<CallbackRule> select(String name, CallbackRule rule) {
        return optional(!isFunctionElsewhere(rule.function()) && !lacking.containsKey(rule.function()), rule);
    }

    private SortedMap<String, Located<InterfaceRule>> interfaces(Set<String> everywhere, Set<String> here) {
        SortedMap<String, Located<InterfaceRule>> kept = select(rules.interfaces(), (name, rule) -> {
            List<String> classes = rule.classes().stream()
                    .filter(type -> !isElsewhere(type, here, everywhere))
                    .toList();
            return optional(
                    classes.size() >= Math.min(2, rule.classes().size()), Shapes.with(rule, "classes", classes));
        });
        return select(kept, (name, rule) -> {
            List<String> parents = rule.parents().stream()
                    .filter(parent -> !isElsewhere(
                            parent, kept.keySet(), rules.interfaces().keySet()))
                    .toList();
            return Optional.of(Shapes.with(rule, "extends", parents));
        });
    }

    private static Set<String> classes(Map<String, Located<TypeRule>> types) {
        return types.values().stream()
                .map(located -> located.rule().className())
                .collect(Collectors.toSet());
    }

    private static boolean isElsewhere(String name, Set<String> here, Set<String> everywhere) {
        return !here.contains(name) && everywhere.contains(name);
    }

    private static <T> Optional<T> optional(boolean applies, T rule) {
        return applies ? Optional.of(rule) : Optional.empty();
    }

    private static <T> SortedMap<String, Located<T>> select(
            SortedMap<String, Located<T>> stated, BiFunction<String, T, Optional<T>> selection) {
        SortedMap<String, Located<T>> selected = new TreeMap<>();
        stated.forEach((name, located) -> {
            selection.apply(name, located.rule()).ifPresent(rule -> selected.put(name, located.with(rule)));
        });
        return selected;
    }

    /** Checks that some version has the options that are described, and that this is read. */
    private void check(String type, SortedMap<String, Located<OptionRule>> options) {
        Map<String, String> known = functionsOf(type);
        options.forEach((option, located) -> {
            mistake(type, option, located.rule(), known)
                    .ifPresent(mistake -> problems.add(located.place().problem(mistake)));
            String mutable = located.rule().mutable();
            if (mutable != null) {
                check(mutable, located.place(), functions, history.functions().keySet(), "function");
            }
        });
    }

    private Optional<String> mistake(String type, String option, OptionRule rule, Map<String, String> known) {
        if (!rules.types().containsKey(type)) {
            return Optional.of(noType(type));
        }
        List<String> functions = OptionRule.functions(option)
                .flatMap(name -> Stream.ofNullable(known.get(name)))
                .toList();
        if (functions.isEmpty()) {
            return Optional.of(noOption(type, option, known));
        }
        if (functions.stream()
                .map(rules::function)
                .allMatch(function -> function.naming().summary() != null)) {
            return Optional.of(option
                    + " is described, which has no effect: its functions have summaries of their own; delete it");
        }
        return rule.byDefault() == null || known.containsKey(OptionRule.getter(option))
                ? Optional.empty()
                : Optional.of("no getter tells the default of " + option + "; delete it");
    }

    private String noType(String type) {
        return "the templates have no type " + type
                + Suggestions.didYouMean(type, rules.types().keySet());
    }

    /** All functions of a type in known versions, by their names without its prefixes. */
    private Map<String, String> functionsOf(String type) {
        List<String> prefixes = rules.prefixes(type, List.of(TypeIndex.defaultPrefix(type)));
        Map<String, String> known = new HashMap<>();
        Stream.concat(functions.stream(), history.functions().keySet().stream()).forEach(function -> prefixes.stream()
                .filter(function::startsWith)
                .forEach(prefix -> known.put(function.substring(prefix.length()), function)));
        return known;
    }

    private void check(Map<String, ? extends Located<?>> stated, Set<String> here, Set<String> elsewhere, String kind) {
        stated.forEach((name, located) -> check(name, located.place(), here, elsewhere, kind));
    }

    private void check(String name, Place place, Set<String> here, Set<String> elsewhere, String kind) {
        if (!here.contains(name) && !elsewhere.contains(name)) {
            Set<String> known = new TreeSet<>(here);
            known.addAll(elsewhere);
            problems.add(place.problem((history.versions().isEmpty()
                            ? "the header has no "
                            : "neither the header nor any known version has the ")
                    + kind + " " + name + Suggestions.didYouMean(name, known)));
        }
    }
}
