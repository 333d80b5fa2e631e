package dev.rockspan.generator.mapping;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.mapping.select.ParameterNames;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Undecided.Proposal;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Ownership;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for objects that C copies though a setter makes them point to another object: the copy may use that, which nobody
 * keeps open for it.
 */
final class CopyCheck {

    private final Selection selection;

    /** By C type, a setter of its objects that borrows. */
    private final Map<String, String> borrowing = new HashMap<>();

    CopyCheck(Selection selection, Map<CFunction, List<Operation>> mapped) {
        this.selection = selection;
        mapped.forEach((function, operations) -> {
            if (!operations.get(0).effects().borrows().isEmpty()) {
                borrowing.putIfAbsent(selection.owner(function).cName(), function.name());
            }
        });
    }

    /**
     * Looks at the arguments of a function.
     *
     * @throws UndecidedException if it may copy such an object, and nothing is said of that
     */
    void check(CFunction function, Operation operation) {
        FunctionRule rule = selection.rules().function(function.name());
        for (int index = 0; index < operation.arguments().size(); index++) {
            if (rule.parameter(index).owning().ownership() == null && isCopied(function, index, operation)) {
                check(function, index);
            }
        }
    }

    private boolean isCopied(CFunction function, int index, Operation operation) {
        Argument argument = operation.arguments().get(index);
        if (argument == Argument.Plain.RECEIVER) {
            String own = selection.owner(function).className();
            return operation
                    .result()
                    .handles()
                    .anyMatch(made -> made.parent() == null && made.className().equals(own));
        }
        return argument instanceof Argument.HandlePointer
                && selection
                        .types()
                        .pointedTo(function.parameters().get(index).type())
                        .filter(type -> type.rule().owning().passed() == Ownership.COPIED)
                        .isPresent();
    }

    private void check(CFunction function, int index) {
        CParameter parameter = function.parameters().get(index);
        String type = TypeIndex.opaqueName(parameter.type()).orElse("");
        String setter = borrowing.get(type);
        if (setter == null) {
            return;
        }
        String name =
                ParameterNames.address(function, index, selection.history().declarations(function.name()));
        String borrowed = "parameters: {" + name + ": {ownership: borrowed}}";
        throw new UndecidedException(
                "C copies parameter " + name + ", a " + type + ". Setter " + setter
                        + " makes such an object point to another one. Say \"" + borrowed
                        + "\" if the copy uses that, else copied. If it does and you say otherwise, closing it ends the JVM",
                new Proposal.Usual(borrowed, "the copy uses what the setter was passed"));
    }
}
