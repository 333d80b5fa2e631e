package dev.rockspan.generator.decide;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CTypePrinter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How alike names and functions of C are, from 0 to 1. */
final class Likeness {

    private Likeness() {}

    /** By the words of two names. */
    static double ofNames(String one, String other) {
        return share(words(one), words(other));
    }

    /** By the words of their names and the types of their parameters and results. */
    static double of(CFunction one, CFunction other) {
        return (ofNames(one.name(), other.name()) + share(types(one), types(other))) / 2;
    }

    private static Set<String> words(String name) {
        return Set.copyOf(new HashSet<>(List.of(name.split("_", -1))));
    }

    private static Set<String> types(CFunction function) {
        Set<String> types = new HashSet<>();
        types.add("returns " + CTypePrinter.print(function.returnType()));
        for (CParameter parameter : function.parameters()) {
            types.add(CTypePrinter.print(parameter.type()));
        }
        return types;
    }

    private static double share(Set<String> one, Set<String> other) {
        Set<String> both = new HashSet<>(one);
        both.retainAll(other);
        return (double) both.size() / (one.size() + other.size() - both.size());
    }
}
