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
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Which methods the Java classes would have if the header had all functions of the known versions, as these declare them, and
 * if templates that are added left out none.
 */
final class AbsentMethods {

    private final Set<String> names = new HashSet<>();

    AbsentMethods(Selection selection) {
        SortedMap<String, Located<FunctionRule>> entries =
                new TreeMap<>(selection.stated().functions());
        entries.replaceAll((function, entry) -> beforeLeftOut(entry));
        Rules stated = selection.stated().with("functions", entries);
        Set<String> here = selection.api().functions().stream()
                .filter(function -> !selection.history().isChanged(function))
                .map(CFunction::name)
                .filter(function -> Objects.equals(
                        entries.get(function), selection.stated().functions().get(function)))
                .collect(Collectors.toSet());
        CApi everything = PseudoTypes.apply(selection.history().everything(), stated);
        TypeIndex types = new TypeIndex(everything, stated, selection.history(), Set.of());
        everything.functions().stream()
                .filter(function -> !here.contains(function.name()))
                .forEach(function -> add(function, stated, types));
    }

    /** The entry that another one of an added folder replaces to leave a function out; else this one. */
    private static Located<FunctionRule> beforeLeftOut(Located<FunctionRule> entry) {
        return entry.rule().exclude() != null
                        && entry.replaced() != null
                        && entry.replaced().rule() instanceof FunctionRule before
                ? new Located<>(before, entry.replaced().place())
                : entry;
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
