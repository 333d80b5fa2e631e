package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Drops the short form of an operation where C has a function of its own for it. */
final class ShortForms {

    private final Selection selection;
    private final List<Problem> problems;
    /** The functions of one class, by their whole signatures. */
    private final Map<String, String> full;

    private ShortForms(List<Operation> operations, Selection selection, List<Problem> problems) {
        this.selection = selection;
        this.problems = problems;
        full = operations.stream()
                .collect(Collectors.toMap(
                        operation -> Signatures.erased(operation.name(), operation.parameters()),
                        Operation::function,
                        (one, other) -> one));
    }

    /**
     * The operations of a class without the forms that others are.
     *
     * @param problems what states such a form without effect is added to these
     */
    static List<Operation> prune(List<Operation> operations, Selection selection, List<Problem> problems) {
        ShortForms forms = new ShortForms(operations, selection, problems);
        operations.stream()
                .collect(Collectors.toMap(
                        Operation::function, operation -> operation, (first, form) -> first, LinkedHashMap::new))
                .values()
                .forEach(forms::checkStated);
        return operations.stream()
                .map(operation -> operation.withParameters(forms.pruned(operation)))
                .toList();
    }

    private List<JavaParameter> pruned(Operation operation) {
        return operation.parameters().stream()
                .map(parameter ->
                        isFull(operation, parameter.omitted()) ? parameter.omittedFrom(JavaParameter.NEVER) : parameter)
                .toList();
    }

    private boolean isFull(Operation operation, int level) {
        return level != JavaParameter.NEVER && full.containsKey(shortForm(operation, level));
    }

    private static String shortForm(Operation operation, int level) {
        return Signatures.erased(operation.name(), operation.shortForm(level));
    }

    /** Looks whether a form that the templates ask for is another function's. */
    private void checkStated(Operation operation) {
        selection.rules().placed(operation.function()).ifPresent(located -> located.rule()
                .parametersByIndex()
                .forEach((index, said) -> {
                    if (said.naming().omit() != null
                            && operation.result() == Result.Plain.FLUENT
                            && operation.parameters().size() == 1) {
                        problems.add(place(located, operation.function(), index, "omit")
                                .problem(operation.function() + ": a setter takes something; delete \"omit\""));
                    } else if (said.naming().omit() != null) {
                        check(
                                operation,
                                Stream.of(operation.shortForm(said.naming().omit())),
                                located,
                                index,
                                "omit");
                    }
                    if (said.naming().byDefault() != null) {
                        check(
                                operation,
                                operation.shortForms().stream().filter(ShortForms::lacksGiven),
                                located,
                                index,
                                "default");
                    }
                }));
    }

    private static boolean lacksGiven(List<JavaParameter> form) {
        return form.stream().allMatch(parameter -> parameter.given() == null);
    }

    private void check(
            Operation operation,
            Stream<List<JavaParameter>> made,
            Located<FunctionRule> located,
            int index,
            String key) {
        String function = operation.function();
        made.map(form -> Signatures.erased(operation.name(), form))
                .filter(form -> !full.getOrDefault(form, function).equals(function))
                .findFirst()
                .ifPresent(form -> problems.add(place(located, function, index, key)
                        .problem(function + ": \"" + key + "\" of " + name(function, index) + " makes " + form
                                + ", which " + full.get(form)
                                + " is already; delete it, or give one another \"name\"")));
    }

    private Place place(Located<FunctionRule> located, String function, int index, String key) {
        return located.place(List.of("parameters", name(function, index), key));
    }

    private String name(String function, int index) {
        CFunction declared = selection.types().function(function).orElseThrow();
        return Objects.requireNonNullElse(declared.parameters().get(index).name(), String.valueOf(index));
    }
}
