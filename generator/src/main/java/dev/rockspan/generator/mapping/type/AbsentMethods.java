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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which methods the Java classes would have if the header had the functions of the other known versions, as they are there,
 * and if templates that are added left out none of them.
 */
final class AbsentMethods {

    private final Set<String> names = new HashSet<>();

    AbsentMethods(Selection selection) {
        Rules stated = selection.stated();
        Set<String> here = selection.api().functions().stream()
                .filter(function -> !selection.history().isChanged(function)
                        && leftOut(function, stated).isEmpty())
                .map(CFunction::name)
                .collect(Collectors.toSet());
        CApi everything = PseudoTypes.apply(selection.history().everything(), stated);
        TypeIndex types = new TypeIndex(everything, stated, selection.history(), Set.of());
        everything.functions().stream()
                .filter(function -> !here.contains(function.name()))
                .forEach(function -> add(function, stated, types));
    }

    /** What the templates said of a function before others that are added left it out. */
    private static Optional<FunctionRule> leftOut(CFunction function, Rules stated) {
        Located<FunctionRule> entry = stated.functions().get(function.name());
        return entry != null
                        && entry.rule().exclude() != null
                        && entry.replaced() != null
                        && entry.replaced().rule() instanceof FunctionRule before
                ? Optional.of(before)
                : Optional.empty();
    }

    private void add(CFunction function, Rules stated, TypeIndex types) {
        try {
            FunctionShape shape = FunctionShape.of(function, stated, types);
            FunctionRule rule = leftOut(function, stated).orElseGet(() -> stated.function(function.name()));
            String owner = shape.owner().className();
            String stating = rule.naming().name();
            names.add(name(owner, stating == null ? shape.name() : stating));
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
