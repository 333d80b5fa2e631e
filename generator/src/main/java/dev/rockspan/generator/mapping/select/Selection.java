package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is mapped: the header without what is left out, and what the templates say of that.
 *
 * @param declared the whole header
 * @param stated all that the templates say, also of what the header lacks
 * @param api what of the header is mapped
 * @param rules of what is stated, what the header has
 * @param lacking what is left out because the header lacks something that other versions have, by C name, each with what
 * @param prototypes how the functions of the header are declared, by name
 */
public record Selection(
        CApi declared,
        Rules stated,
        CApi api,
        Rules rules,
        TypeIndex types,
        ApiHistory history,
        Map<String, Lack> lacking,
        Map<String, String> prototypes) {

    /**
     * Selects from a header and the templates.
     *
     * @param undecided functions and types to leave out, by C name
     * @param lacking what else to leave out, each with what the header lacks
     * @param problems what the templates say of nothing is added to these
     */
    public static Selection of(
            CApi header,
            Rules templates,
            ApiHistory history,
            Set<String> undecided,
            Map<String, Lack> lacking,
            List<Problem> problems) {
        Rules stated = ParameterNames.resolve(templates, header, history, problems);
        PreconditionCheck.check(stated, header, history, problems);
        Rules rules = ApplicableRules.of(stated, header, history, lacking, problems);
        Set<String> left = new HashSet<>(undecided);
        left.addAll(lacking.keySet());
        CApi api = PseudoTypes.apply(
                header.withFunctions(header.functions().stream()
                        .filter(function -> !left.contains(function.name()))
                        .toList()),
                rules);
        return new Selection(
                header,
                stated,
                api,
                rules,
                new TypeIndex(api, rules, history, left),
                history,
                lacking,
                header.functions().stream().collect(Collectors.toMap(CFunction::name, CTypePrinter::prototype)));
    }

    /** Whether the header declares a function, also one that is left out. */
    public boolean declares(String function) {
        return prototypes.containsKey(function);
    }

    /** Whether the header lacks a function that another version has. */
    public boolean isElsewhere(String function) {
        return !declares(function) && history.functions().containsKey(function);
    }

    /** Whether a known version of RocksDB has a function; what others have is new, or a fork's. */
    public boolean isOfRocksDb(String function) {
        return !history.versionsOf(function).isEmpty();
    }

    /** How a function is declared. */
    public String prototype(CFunction function) {
        return prototypes.getOrDefault(function.name(), CTypePrinter.prototype(function));
    }

    /** Where a mapped function stands in Java and what it is called. */
    public FunctionShape shape(String function) {
        return FunctionShape.of(types.function(function).orElseThrow(), rules, types);
    }

    /** The type in whose Java class a function stands. */
    public HandleType owner(CFunction function) {
        return FunctionShape.of(function, stated, types).owner();
    }

    /** Whether something says in which class a function stands. */
    public boolean isPlaced(CFunction function) {
        return FunctionShape.isPlaced(function, stated, types);
    }

    /** Where the templates say something of a function. */
    public Optional<String> placeOf(CFunction function) {
        return rules.place(function.name()).map(Place::toString);
    }
}
