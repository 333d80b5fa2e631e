package dev.rockspan.generator.mapping;

import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.Selection;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.PathRule;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The functions whose methods are those of hand-written superclasses, which are as they are. */
final class HandWritten {

    /** What may be said of one: the name that its method has, and how the function is called. */
    private static final Set<String> SAID = Set.of("name", "trivial", "decide");

    private record Method(String superclass, String name) {}

    private final Map<String, Method> methods = new HashMap<>();

    HandWritten(Selection selection) {
        selection.types().all().forEach(type -> {
            TypeRule.BaseRule base = type.rule().contents().base();
            Located<PathRule> path =
                    base == null ? null : selection.rules().paths().get(base.path());
            if (base != null && path != null) {
                path.rule()
                        .functions()
                        .forEach((method, function) -> methods.put(function, new Method(base.className(), method)));
            }
        });
    }

    /** Why nothing can be said of a function; empty if its method is generated. */
    String why(String function) {
        Method method = methods.get(function);
        return method == null ? "" : "its method is hand-written in " + method.superclass();
    }

    /**
     * Looks at what is said of a function.
     *
     * @throws RuleMistake if the method does not heed it
     */
    void check(String function, FunctionRule said) {
        if (methods.containsKey(function)) {
            Shapes.said(said, FunctionRule.NONE).stream()
                    .filter(key -> !SAID.contains(key))
                    .findFirst()
                    .ifPresent(key -> {
                        throw RuleMistake.under(
                                List.of(key), '"' + key + "\" has no effect: " + why(function) + "; delete it");
                    });
        }
    }

    /**
     * Looks at the name of a function's method.
     *
     * @throws RuleMistake if the method has another one
     */
    void check(Operation operation) {
        Method method = methods.get(operation.function());
        if (method != null && !method.name().equals(operation.name())) {
            throw RuleMistake.under(
                    "name",
                    why(operation.function()) + ", and is called " + method.name() + ": say \"name: " + method.name()
                            + '"');
        }
    }
}
