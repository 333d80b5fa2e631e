package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Signatures;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Drops the short form of an operation where C has a function of its own for it. */
final class ShortForms {

    private ShortForms() {}

    static List<Operation> prune(List<Operation> operations) {
        Set<String> full = operations.stream()
                .map(operation -> Signatures.erased(operation.name(), operation.parameters()))
                .collect(Collectors.toSet());
        return operations.stream()
                .map(operation -> operation.withParameters(pruned(operation, full)))
                .toList();
    }

    private static List<JavaParameter> pruned(Operation operation, Set<String> full) {
        return operation.parameters().stream()
                .map(parameter -> isFull(operation, parameter.omitted(), full)
                        ? parameter.omittedFrom(JavaParameter.NEVER)
                        : parameter)
                .map(parameter -> parameter.given() != null && isFullWithout(parameter, operation, full)
                        ? parameter.givenBy(null)
                        : parameter)
                .toList();
    }

    private static boolean isFullWithout(JavaParameter given, Operation operation, Set<String> full) {
        return operation.shortForms().stream()
                .filter(form -> !form.contains(given))
                .anyMatch(form -> full.contains(Signatures.erased(operation.name(), form)));
    }

    private static boolean isFull(Operation operation, int level, Set<String> full) {
        return level != JavaParameter.NEVER
                && full.contains(Signatures.erased(operation.name(), operation.shortForm(level)));
    }
}
