package dev.rockspan.generator.decide;

import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.SplitRule;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The functions of options that no RocksDB has, and of which nothing says which classes have them beside that of their type.
 *
 * @param className the class of the type
 * @param rule which others have options of the type
 * @param functions at least one; a getter only without its setter
 */
public record NewOptions(String className, SplitRule rule, List<String> functions) {

    /** Those of a version, by their types. */
    public static List<NewOptions> of(MappedApi mapped, Rules rules, ApiHistory history) {
        return mapped.model().classes().stream()
                .flatMap(type -> rules.split(type.cType()).stream()
                        .map(split -> new NewOptions(type.name(), split, functions(type, rules, history))))
                .filter(options -> !options.functions().isEmpty())
                .toList();
    }

    private static List<String> functions(HandleClass type, Rules rules, ApiHistory history) {
        List<String> open = type.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD && !type.inherits(operation))
                .map(Operation::function)
                .filter(function -> history.versionsOf(function).isEmpty())
                .filter(function -> rules.function(function).naming().interfaceName() == null)
                .distinct()
                .toList();
        return open.stream()
                .filter(function ->
                        !open.contains(function.replaceFirst("_get_", "_set_")) || !function.contains("_get_"))
                .toList();
    }

    /** What could be decided of them. */
    public String question() {
        return rule.classes().entrySet().stream()
                .map(type ->
                        "{interface: " + type.getValue().implemented() + "} to have it in " + type.getKey() + ", too")
                .collect(Collectors.joining(
                        ", ",
                        "only " + className + " has the options of " + String.join(", ", functions)
                                + "; say of each under \"functions\" ",
                        ", or {interface: " + className + "} to leave it so"));
    }
}
