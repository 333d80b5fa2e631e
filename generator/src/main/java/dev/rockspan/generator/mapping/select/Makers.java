package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.ValueRule;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** The functions that make objects of a type, as far as they are not left out. */
public record Makers(List<CFunction> functions) {

    static Makers of(String cName, Collection<CFunction> functions, Rules rules) {
        return new Makers(functions.stream()
                .filter(function -> gives(function, cName))
                .filter(function -> rules.function(function.name()).exclude() == null
                        && rules.function(function.name())
                                        .returnsOrNone()
                                        .owning()
                                        .ownership()
                                != Ownership.VIEW)
                .toList());
    }

    /** Whether a function returns an object or an array of them, or fills in one or several. */
    public static boolean gives(CFunction function, String cName) {
        return TypeIndex.isOf(function.returnType(), cName)
                || function.types()
                        .anyMatch(filled -> filled instanceof CType.Pointer slot
                                && !slot.constTarget()
                                && TypeIndex.isOf(slot.target(), cName));
    }

    /** Whether there are any, and all of them fulfil something. */
    boolean areAll(Predicate<CFunction> condition) {
        return !functions.isEmpty() && functions.stream().allMatch(condition);
    }

    /** Whether it is stated of all that what they make lives inside its parent. */
    boolean areAllOwnedByParent(Rules rules) {
        return areAll(maker -> {
            ValueRule made = rules.function(maker.name()).returnsOrNone();
            return made.parent() != null || Boolean.TRUE.equals(made.owning().ownedByParent());
        });
    }
}
