package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.mapping.select.OptionInterfaces;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.SplitInterface;
import dev.rockspan.generator.rules.OptionRule;
import dev.rockspan.generator.rules.SplitRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Makes several classes of one C type, and the interfaces that have what they share. */
public final class SplitMapper {

    private final HandleType type;
    private final SplitRule rule;
    private final HandleClass whole;
    /** The interfaces that functions say they are in. */
    private final Map<String, String> interfaceOf = new HashMap<>();

    private final Map<String, SplitInterface> interfaces = new TreeMap<>();

    private SplitMapper(Selection selection, HandleType type, SplitRule rule, HandleClass whole) {
        this.type = type;
        this.rule = rule;
        this.whole = whole;
        whole.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD)
                .map(Operation::function)
                .forEach(function -> OptionInterfaces.stated(function, selection)
                        .ifPresent(name -> interfaceOf.put(function, name)));
        rule.interfaces().forEach((name, declared) -> interfaces.put(name, make(name, declared)));
    }

    /** The classes with those that stand beside them, sorted by name. */
    public static List<HandleClass> map(Selection selection, List<HandleClass> classes) {
        List<HandleClass> all = new ArrayList<>();
        for (HandleClass each : classes) {
            Optional<SplitRule> split = selection.rules().split(each.cType());
            if (split.isEmpty()) {
                all.add(each);
            } else {
                HandleType type = selection.types().named(each.cType()).orElseThrow();
                new SplitMapper(selection, type, split.get(), each).classes().forEach(all::add);
            }
        }
        all.sort(Comparator.comparing(HandleClass::name));
        return all;
    }

    private Stream<HandleClass> classes() {
        List<SplitInterface> all = rule.classes().values().stream()
                .flatMap(stated -> rule.withParents(stated.implemented()).stream())
                .distinct()
                .map(interfaces::get)
                .toList();
        return Stream.concat(
                Stream.of(whole.split(all)),
                rule.classes().entrySet().stream().map(stated -> sibling(stated.getKey(), stated.getValue())));
    }

    private SplitInterface make(String name, SplitRule.SplitInterface declared) {
        Set<String> functions = new HashSet<>();
        type.prefixes().forEach(prefix -> declared.options().stream()
                .flatMap(OptionRule::functions)
                .forEach(function -> functions.add(prefix + function)));
        List<Operation> operations = whole.operations().stream()
                .filter(operation -> operation.form() == Form.METHOD)
                .filter(operation ->
                        functions.contains(operation.function()) || name.equals(interfaceOf.get(operation.function())))
                .toList();
        return new SplitInterface(
                name,
                declared.summary(),
                declared.parents(),
                whole.cType(),
                whole.lifetime().sharing(),
                operations);
    }

    private HandleClass sibling(String name, SplitRule.SplitClass stated) {
        List<SplitInterface> implemented = rule.withParents(stated.implemented()).stream()
                .map(interfaces::get)
                .toList();
        List<Operation> operations = Stream.concat(
                        whole.operations().stream()
                                .filter(operation -> operation.form() == Form.CONSTRUCTOR)
                                .map(constructor -> constructor(constructor, name, stated.implemented())),
                        whole.operations().stream()
                                .filter(operation -> implemented.stream().anyMatch(all -> all.has(operation))))
                .toList();
        return whole.sibling(name, stated.summary(), operations, implemented);
    }

    /** The same of a sibling, which takes what has the same options. */
    private Operation constructor(Operation constructor, String name, String implemented) {
        List<JavaParameter> parameters = constructor.parameters().stream()
                .map(parameter -> parameter.type().equals(new JavaType.Handle(whole.name()))
                        ? parameter.ofType(new JavaType.Handle(whole.name(), implemented))
                        : parameter)
                .toList();
        Result result = constructor.result() instanceof Result.NewHandle made ? made.of(name) : constructor.result();
        return constructor.with(parameters, result);
    }
}
