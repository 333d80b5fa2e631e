package dev.rockspan.generator.mapping;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.Lack;
import dev.rockspan.generator.mapping.select.Reason;
import dev.rockspan.generator.rules.Rules;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The functions that a header lacks, as reasons name them for what is left out because of them. */
final class MissingFunctions {

    /** How many functions a reason names. */
    private static final int MOST = 3;

    private final Rules rules;
    private final ApiHistory history;

    /** Each with the types that it takes and returns. */
    private final NavigableMap<String, Set<String>> missing = new TreeMap<>();

    /** What RocksDB has in the version that the header is of; if it has all of that, what other versions have. */
    MissingFunctions(CApi header, Rules rules, ApiHistory history) {
        this.rules = rules;
        this.history = history;
        history.functions().forEach((name, function) -> missing.put(name, types(function)));
        header.functions().stream().map(CFunction::name).forEach(missing::remove);
        Set<String> ofTheVersion = missing.keySet().stream()
                .filter(name -> history.versionsOf(name).contains(header.rocksdbVersion()))
                .collect(Collectors.toSet());
        if (!ofTheVersion.isEmpty()) {
            missing.keySet().retainAll(ofTheVersion);
        }
    }

    /**
     * Names the functions in reasons that do not.
     *
     * @param reasons of what is left out
     */
    Map<String, Lack> named(Map<String, Reason> reasons) {
        Map<String, Lack> named = new TreeMap<>();
        reasons.forEach((symbol, reason) -> {
            Set<String> said = missing(reason.about());
            if (!said.isEmpty()) {
                named.put(symbol, new Lack(reason.why(), said));
                return;
            }
            Set<String> related = related(reason, reasons);
            Set<String> behind = missing(related);
            if (behind.isEmpty()) {
                behind.addAll(taking(related));
            }
            if (behind.isEmpty() && history.functions().containsKey(symbol)) {
                behind.addAll(taking(types(history.declarations(symbol).get(0))));
            }
            named.put(symbol, behind.isEmpty() ? new Lack(reason.why(), behind) : named(reason.why(), behind));
        });
        return named;
    }

    private Set<String> missing(Set<String> symbols) {
        Set<String> found = new TreeSet<>(missing.keySet());
        found.retainAll(symbols);
        return found;
    }

    /** Without what frees a type, all of the type is left out: then nothing else matters. */
    private Lack named(String why, Set<String> behind) {
        Set<String> freeing = behind.stream().filter(this::isDestroyer).collect(Collectors.toCollection(TreeSet::new));
        Set<String> all = freeing.isEmpty() ? behind : freeing;
        return new Lack(why + ". The header has no " + Problem.listed(all, MOST), all);
    }

    private boolean isDestroyer(String function) {
        return rules.conventions().objectNames().destroyers().stream().anyMatch(function::endsWith);
    }

    /** What takes or returns one of these types, or one of the same Java class. */
    private Set<String> taking(Set<String> symbols) {
        Set<String> classes = rules.types().entrySet().stream()
                .filter(type -> symbols.contains(type.getKey()))
                .map(type -> type.getValue().rule().className())
                .collect(Collectors.toSet());
        Set<String> types = rules.types().entrySet().stream()
                .filter(type -> classes.contains(type.getValue().rule().className()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        return missing.entrySet().stream()
                .filter(function -> !Collections.disjoint(function.getValue(), types))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /** What a reason is about, and what the reasons for that are about. */
    private static Set<String> related(Reason reason, Map<String, Reason> reasons) {
        Set<String> related = new HashSet<>();
        Set<String> found = reason.about();
        while (related.addAll(found)) {
            found = related.stream()
                    .flatMap(symbol -> Stream.ofNullable(reasons.get(symbol)))
                    .flatMap(other -> other.about().stream())
                    .collect(Collectors.toSet());
        }
        return related;
    }

    private static Set<String> types(CFunction function) {
        return function.types().flatMap(MissingFunctions::opaque).collect(Collectors.toSet());
    }

    private static Stream<String> opaque(CType type) {
        return type instanceof CType.Pointer pointer
                ? opaque(pointer.target())
                : type instanceof CType.Opaque opaque ? Stream.of(opaque.name()) : Stream.empty();
    }
}
