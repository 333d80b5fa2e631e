package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.ValueRule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The functions that create objects, by the C type of these, without functions that are left out. */
public final class Makers {

    private final Rules rules;
    private final Map<String, List<CFunction>> byType = new HashMap<>();

    Makers(Collection<CFunction> functions, Rules rules) {
        this.rules = rules;
        functions.forEach(function -> given(function)
                .distinct()
                .filter(type -> isMaker(function))
                .forEach(type ->
                        byType.computeIfAbsent(type, key -> new ArrayList<>()).add(function)));
    }

    private boolean isMaker(CFunction function) {
        return rules.function(function.name()).exclude() == null
                && result(function).owning().ownership() != Ownership.VIEW;
    }

    private ValueRule result(CFunction function) {
        return rules.function(function.name()).returnsOrNone();
    }

    /** Whether a function returns an object or an array of them, or fills in one or several. */
    public static boolean gives(CFunction function, String cName) {
        return given(function).anyMatch(cName::equals);
    }

    private static Stream<String> given(CFunction function) {
        return Stream.concat(
                TypeIndex.opaqueName(function.returnType()).stream(),
                function.types().flatMap(type -> TypeIndex.filledWith(type).stream()));
    }

    /** Whether at least one function creates objects of a type, and all of these meet a condition. */
    boolean areAll(String cName, Predicate<CFunction> condition) {
        List<CFunction> makers = byType.getOrDefault(cName, List.of());
        return !makers.isEmpty() && makers.stream().allMatch(condition);
    }

    /** Whether the templates say of all of them that the object lives inside its parent. */
    boolean areAllOwnedByParent(String cName) {
        return areAll(cName, maker -> {
            ValueRule created = result(maker);
            return created.parent() != null
                    || Boolean.TRUE.equals(created.owning().ownedByParent());
        });
    }
}
