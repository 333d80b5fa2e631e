package dev.rockspan.generator.mapping;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.mapping.select.ParameterNames;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Ownership;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks for objects that C copies though they point to another object: the copy may use that, which nobody keeps open for it. */
final class CopyCheck {

    private final Selection selection;

    /** By Java class, what makes its objects point to others: a setter that borrows, or what makes them. */
    private final Map<String, String> pointing = new HashMap<>();

    CopyCheck(Selection selection, Map<CFunction, List<Operation>> mapped) {
        this.selection = selection;
        mapped.forEach((function, operations) -> {
            if (!operations.get(0).effects().borrows().isEmpty()) {
                pointing.putIfAbsent(
                        selection.owner(function).className(),
                        "Setter " + function.name() + " makes such an object point to another one");
            }
        });
        mapped.forEach((function, operations) -> operations
                .get(0)
                .result()
                .handles()
                .filter(made -> made.parent() != null || !made.ties().borrows().isEmpty())
                .forEach(made -> pointing.putIfAbsent(
                        made.className(), function.name() + " creates such an object, which uses another one")));
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
                check(
                        function,
                        index,
                        operation.arguments().get(index) == Argument.Plain.RECEIVER ? "C may copy" : "C copies");
            }
        }
    }

    private boolean isCopied(CFunction function, int index, Operation operation) {
        Argument argument = operation.arguments().get(index);
        if (argument == Argument.Plain.RECEIVER) {
            String own = selection.owner(function).className();
            return operation
                    .result()
                    .created()
                    .filter(made -> made.parent() == null && made.className().equals(own))
                    .isPresent();
        }
        return argument instanceof Argument.HandlePointer
                && selection
                        .types()
                        .pointedTo(function.parameters().get(index).type())
                        .filter(type -> type.rule().owning().passed() == Ownership.COPIED)
                        .isPresent();
    }

    private void check(CFunction function, int index, String copies) {
        CParameter parameter = function.parameters().get(index);
        HandleType type = selection.types().pointedTo(parameter.type()).orElseThrow();
        String reason = pointing.get(type.className());
        if (reason == null) {
            return;
        }
        String name =
                ParameterNames.address(function, index, selection.history().declarations(function.name()));
        throw new UndecidedException(new Question(copies + " parameter " + name + ", a " + type.cName() + ". " + reason)
                .or(
                        "parameters: {" + name + ": {ownership: borrowed}}",
                        "if the copy uses the same object, or " + name + " itself")
                .or("parameters: {" + name + ": {ownership: copied}}", "if it uses neither")
                .withWarning("After a wrong \"copied\", closing an object that the copy uses ends the JVM"));
    }
}
