package dev.rockspan.generator.decide;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.MappedApi;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.rules.OptionRule;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.SplitRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The functions of options that no RocksDB has, and of which nothing says which classes have them beside that of their type.
 *
 * @param className the class of the type
 * @param rule which others have options of the type
 * @param functions one of each option, the setter if it has one; at least one
 */
public record NewOptions(String className, SplitRule rule, List<String> functions) {

    private static final int MOST = 10;

    /** Those of a version, by their types. */
    public static List<NewOptions> of(CApi api, MappedApi mapped, Rules rules, ApiHistory history) {
        TypeIndex types = new TypeIndex(api, rules, history, Set.of());
        Function<String, String> option = function ->
                OptionRule.named(FunctionShape.of(types.function(function).orElseThrow(), rules, types)
                        .rest());
        return mapped.model().classes().stream()
                .flatMap(type -> rules.split(type.cType()).stream()
                        .map(split -> new NewOptions(type.name(), split, functions(type, option, rules, history))))
                .filter(options -> !options.functions().isEmpty())
                .toList();
    }

    private static List<String> functions(
            HandleClass type, Function<String, String> option, Rules rules, ApiHistory history) {
        Map<String, List<String>> byOption = type.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD && !type.inherits(operation))
                .map(Operation::function)
                .filter(function -> history.versionsOf(function).isEmpty())
                .distinct()
                .collect(Collectors.groupingBy(option, TreeMap::new, Collectors.toList()));
        return byOption.entrySet().stream()
                .filter(each -> each.getValue().stream()
                        .anyMatch(function -> function.endsWith(OptionRule.setter(each.getKey()))
                                || function.endsWith(OptionRule.getter(each.getKey()))))
                .filter(each -> each.getValue().stream()
                        .allMatch(function -> rules.function(function).naming().interfaceName() == null))
                .map(each -> each.getValue().stream()
                        .filter(function -> function.endsWith(OptionRule.setter(each.getKey())))
                        .findFirst()
                        .orElse(each.getValue().get(0)))
                .sorted()
                .toList();
    }

    /** What could be decided of them. */
    public String question() {
        return rule.classes().entrySet().stream()
                .map(type ->
                        "{interface: " + type.getValue().implemented() + "} to have it in " + type.getKey() + ", too")
                .collect(Collectors.joining(
                        ", ",
                        "only " + className + " has the options of " + Problem.listed(functions, MOST)
                                + "; say of each under \"functions\" ",
                        ", or {interface: " + className + "} to leave it so"));
    }
}
