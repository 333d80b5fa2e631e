package dev.rockspan.generator.mapping;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.mapping.select.Lack;
import dev.rockspan.generator.rules.Rules;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The functions that a header lacks, as reasons name them for what is left out because of them. */
final class MissingFunctions {

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** How many functions a reason names. */
    private static final int MOST = 3;

    private final Rules rules;
    private final ApiHistory history;

    /** Each with the words of its declaration. */
    private final NavigableMap<String, Set<String>> missing = new TreeMap<>();

    /** What RocksDB has in the version that the header is of; if it has all of that, what other versions have. */
    MissingFunctions(CApi header, Rules rules, ApiHistory history) {
        this.rules = rules;
        this.history = history;
        history.functions().forEach((name, function) -> missing.put(name, words(CTypePrinter.prototype(function))));
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
     * @param lacking what is left out, each with the reason
     */
    Map<String, Lack> named(Map<String, Lack> lacking) {
        Map<String, Lack> named = new TreeMap<>(lacking);
        named.replaceAll((symbol, lack) -> {
            Set<String> said = missing(words(lack.why()));
            if (!said.isEmpty()) {
                return new Lack(lack.why(), said);
            }
            Set<String> related = related(lack.why(), lacking);
            Set<String> behind = missing(related);
            if (behind.isEmpty()) {
                behind.addAll(taking(related));
            }
            if (behind.isEmpty() && history.functions().containsKey(symbol)) {
                behind.addAll(taking(words(
                        CTypePrinter.prototype(history.declarations(symbol).get(0)))));
            }
            return behind.isEmpty() ? lack : named(lack, behind);
        });
        return named;
    }

    private Set<String> missing(Set<String> words) {
        Set<String> found = new TreeSet<>(missing.keySet());
        found.retainAll(words);
        return found;
    }

    /** Without what frees a type, all of the type is left out: then nothing else matters. */
    private Lack named(Lack lack, Set<String> behind) {
        Set<String> freeing = behind.stream().filter(this::isDestroyer).collect(Collectors.toCollection(TreeSet::new));
        Set<String> all = freeing.isEmpty() ? behind : freeing;
        return new Lack(lack.why() + ". The header has no " + Problem.listed(all, MOST), all);
    }

    private boolean isDestroyer(String function) {
        return rules.conventions().objectNames().destroyers().stream().anyMatch(function::endsWith);
    }

    /** What takes or returns a type among these words, or one of the same Java class. */
    private Set<String> taking(Set<String> words) {
        Set<String> classes = rules.types().entrySet().stream()
                .filter(type -> words.contains(type.getKey()))
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

    /** The words of a reason, and of the reasons for what it names. */
    private static Set<String> related(String why, Map<String, Lack> lacking) {
        Set<String> related = new HashSet<>();
        Set<String> found = words(why);
        while (related.addAll(found)) {
            found = related.stream()
                    .flatMap(word -> Stream.ofNullable(lacking.get(word)).flatMap(lack -> words(lack.why()).stream()))
                    .collect(Collectors.toSet());
        }
        return related;
    }

    private static Set<String> words(String text) {
        return WORD.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }
}
