package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.PseudoTypes;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Rules;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which methods the Java classes would have if the header had the functions of the other known versions, as they are there. */
final class AbsentMethods {

    private final Set<String> names = new HashSet<>();

    AbsentMethods(Selection selection) {
        Set<String> here = new HashSet<>();
        selection.api().functions().stream()
                .filter(function -> !selection.history().isChanged(function))
                .forEach(function -> here.add(function.name()));
        Rules stated = selection.stated();
        CApi everything = PseudoTypes.apply(selection.history().everything(), stated);
        TypeIndex types = new TypeIndex(everything, stated, selection.history(), Set.of());
        everything.functions().stream()
                .filter(function -> !here.contains(function.name()))
                .forEach(function -> add(function, stated, types));
    }

    private void add(CFunction function, Rules stated, TypeIndex types) {
        try {
            FunctionShape shape = FunctionShape.of(function, stated, types);
            FunctionRule rule = stated.function(function.name());
            String owner = shape.owner().className();
            names.add(name(owner, shape.name()));
            if (rule.naming().tryName() != null) {
                names.add(name(owner, rule.naming().tryName()));
            }
            if (rule.reading().bufferForm() != null) {
                names.add(name(owner, rule.reading().bufferForm().name()));
            }
        } catch (UndecidedException | RuleMistake e) {
            // What has no Java form is no method of a class.
        }
    }

    /** Whether any of these classes lacks a method of that name for want of a function. */
    boolean anyOf(List<String> classes, String method) {
        return classes.stream().anyMatch(type -> names.contains(name(type, method)));
    }

    private static String name(String type, String method) {
        return type + '.' + method;
    }
}
