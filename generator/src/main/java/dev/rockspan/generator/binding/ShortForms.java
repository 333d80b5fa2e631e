package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.Operation;
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
                .map(operation -> operation.hasShortForm()
                                && full.contains(Signatures.erased(operation.name(), operation.required()))
                        ? withoutShortForm(operation)
                        : operation)
                .toList();
    }

    private static Operation withoutShortForm(Operation operation) {
        return operation.withParameters(operation.parameters().stream()
                .map(parameter -> new JavaParameter(
                        parameter.name(), parameter.type(), parameter.nullable(), false, parameter.what()))
                .toList());
    }
}
