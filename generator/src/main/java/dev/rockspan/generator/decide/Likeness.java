package dev.rockspan.generator.decide;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.select.FunctionShape;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How alike names and functions of C are, from 0 to 1. */
final class Likeness {

    private static final String TYPE = "_t";

    private final String prefix;
    private final Map<String, Integer> counts = new HashMap<>();

    /**
     * @param prefix what all names start with, which makes none of them alike
     * @param functions those that there are: what few of them have makes them more alike
     */
    Likeness(String prefix, Collection<CFunction> functions) {
        this.prefix = prefix;
        functions.forEach(function -> {
            words(function.name()).forEach(word -> counts.merge(word, 1, Integer::sum));
            kinds(function).forEach(kind -> counts.merge(kind, 1, Integer::sum));
        });
    }

    /** By the words of two names. */
    double ofNames(String one, String other) {
        return share(words(one), words(other));
    }

    /** By the kinds of their parameters and results, and less by the words of their names. */
    double of(CFunction one, CFunction other) {
        return (ofNames(one.name(), other.name()) + 2 * share(kinds(one), kinds(other))) / 3;
    }

    private Set<String> words(String name) {
        String bare = bare(name);
        return bare.isEmpty() ? Set.of() : new HashSet<>(List.of(bare.split("_", -1)));
    }

    /** A name without what all names start and types end with: {@code cache} of {@code rocksdb_cache_t}. */
    String bare(String name) {
        String end = name.endsWith(TYPE) ? name.substring(0, name.length() - TYPE.length()) : name;
        return FunctionShape.withoutPrefix(end, prefix);
    }

    private static Set<String> kinds(CFunction function) {
        Set<String> kinds = new HashSet<>();
        kinds.add("returns " + kind(function.returnType()));
        for (CParameter parameter : function.parameters()) {
            kinds.add(kind(parameter.type()));
        }
        return kinds;
    }

    /** All handles are of one kind. */
    private static String kind(CType type) {
        return type instanceof CType.Beyond
                ? ""
                : type instanceof CType.Pointer pointer && pointer.target() instanceof CType.Opaque
                        ? "handle"
                        : CTypePrinter.print(type);
    }

    private double share(Set<String> one, Set<String> other) {
        Set<String> all = new HashSet<>(one);
        all.addAll(other);
        Set<String> both = new HashSet<>(one);
        both.retainAll(other);
        return all.isEmpty() ? 0 : weight(both) / weight(all);
    }

    private double weight(Set<String> things) {
        return things.stream()
                .mapToDouble(thing -> 1 / Math.log(2 + counts.getOrDefault(thing, 0)))
                .sum();
    }
}
