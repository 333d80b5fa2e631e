package dev.rockspan.generator.decide;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
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
        return end.startsWith(prefix) ? end.substring(prefix.length()) : end;
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

    private static double share(Set<String> one, Set<String> other) {
        Set<String> both = new HashSet<>(one);
        both.retainAll(other);
        int all = one.size() + other.size() - both.size();
        return all == 0 ? 0 : (double) both.size() / all;
    }
}
