package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.rules.Rules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Drops the short form of an operation where C has a function of its own for it. */
final class ShortForms {

    private final Rules rules;
    private final TypeIndex types;
    private final Consumer<Problem> problems;
    /** The functions of one class, by their whole signatures. */
    private final Map<String, String> full;

    private ShortForms(List<Operation> operations, Rules rules, TypeIndex types, Consumer<Problem> problems) {
        this.rules = rules;
        this.types = types;
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
     * @param problems receives what states such a form without effect
     */
    static List<Operation> prune(List<Operation> operations, Rules rules, TypeIndex types, Consumer<Problem> problems) {
        ShortForms forms = new ShortForms(operations, rules, types, problems);
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
                .map(parameter -> parameter.given() != null && isFullWithout(parameter, operation)
                        ? parameter.givenBy(null)
                        : parameter)
                .toList();
    }

    private boolean isFullWithout(JavaParameter given, Operation operation) {
        return operation.shortForms().stream()
                .filter(form -> !form.contains(given))
                .anyMatch(form -> full.containsKey(Signatures.erased(operation.name(), form)));
    }

    private boolean isFull(Operation operation, int level) {
        return level != JavaParameter.NEVER && full.containsKey(shortForm(operation, level));
    }

    private static String shortForm(Operation operation, int level) {
        return Signatures.erased(operation.name(), operation.shortForm(level));
    }

    /** Looks whether a form that the templates ask for is another function's. */
    private void checkStated(Operation operation) {
        String function = operation.function();
        rules.placed(function)
                .ifPresent(located -> located.rule().parametersByIndex().forEach((index, said) -> {
                    String form = said.omit() == null ? "" : shortForm(operation, said.omit());
                    String other = full.getOrDefault(form, function);
                    if (!other.equals(function)) {
                        String name = Objects.requireNonNullElse(
                                types.function(function)
                                        .orElseThrow()
                                        .parameters()
                                        .get(index)
                                        .name(),
                                String.valueOf(index));
                        problems.accept(new Problem(
                                located.place(List.of("parameters", name, "omit"))
                                        .toString(),
                                function + ": \"omit\" of " + name + " makes " + form + ", which " + other
                                        + " is already; delete it, or give one another \"name\""));
                    }
                }));
    }
}
