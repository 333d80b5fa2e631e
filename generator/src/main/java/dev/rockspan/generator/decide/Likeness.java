package dev.rockspan.generator.decide;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CTypePrinter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How alike names and functions of C are, from 0 to 1. */
final class Likeness {

    private static final String TYPE = "_t";

    private final String prefix;

    /**
     * @param prefix what all names start with, which makes none of them alike
     */
    Likeness(String prefix) {
        this.prefix = prefix;
    }

    /** By the words of two names. */
    double ofNames(String one, String other) {
        return share(words(one), words(other));
    }

    /** By the words of their names and the types of their parameters and results. */
    double of(CFunction one, CFunction other) {
        return (ofNames(one.name(), other.name()) + share(types(one), types(other))) / 2;
    }

    private Set<String> words(String name) {
        String bare = bare(name);
        return bare.isEmpty() ? Set.of() : new HashSet<>(List.of(bare.split("_", -1)));
    }

    /** A name without what all names start and types end with: {@code cache} of {@code rocksdb_cache_t}. */
    String bare(String name) {
        String end = name.endsWith(TYPE) ? name.substring(0, name.length() - TYPE.length()) : name;
        return end.startsWith(prefix) ? end.substring(prefix.length()) : end;
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
        int all = one.size() + other.size() - both.size();
        return all == 0 ? 0 : (double) both.size() / all;
    }
}
