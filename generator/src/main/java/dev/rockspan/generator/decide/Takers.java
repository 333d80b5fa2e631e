package dev.rockspan.generator.decide;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.Undecided;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The functions that take objects of undecided types, where nothing says what they do with these.
 *
 * @param byType by type, those of which its entry can say it, each with what its own entry would say
 * @param asked by function, those of which only their own entries can say it, each with the question
 */
record Takers(Map<String, SortedMap<String, String>> byType, Map<String, Undecided> asked) {

    Takers() {
        this(new TreeMap<>(), new TreeMap<>());
    }

    /** Notes a function of which the entry of a type can say it. */
    void add(String type, CFunction function) {
        byType.computeIfAbsent(type, key -> new TreeMap<>()).put(function.name(), said(function, type));
    }

    /** Has a function asked in its own entry. */
    void ask(Undecided open, String type, CFunction function, String more) {
        boolean isList = parameters(function, type)
                .noneMatch(
                        index -> TypeIndex.isOf(function.parameters().get(index).type(), type));
        Undecided question = open.asking("what C does with the " + type + "; say \"" + said(function, type)
                + "\", one of call, shared, " + (isList ? "borrowed" : "copied, borrowed, transferred") + more);
        asked.merge(function.name(), question, (first, second) -> first.and(second.why()));
    }

    SortedMap<String, String> of(String type) {
        return byType.getOrDefault(type, new TreeMap<>());
    }

    /** Whether a function takes an object of a type, or a list, behind its first parameter. */
    static boolean takes(CFunction function, String type) {
        return parameters(function, type).anyMatch(index -> index > 0);
    }

    /** What is said of the objects that a function takes behind the one that it is called on, if any. */
    private static String said(CFunction function, String type) {
        List<Integer> behind =
                parameters(function, type).filter(index -> index > 0).boxed().toList();
        return (behind.isEmpty() ? List.of(0) : behind)
                .stream()
                        .map(index -> Objects.requireNonNullElse(
                                        function.parameters().get(index).name(), String.valueOf(index))
                                + ": {ownership: <word>}")
                        .collect(Collectors.joining(", ", "parameters: {", "}"));
    }

    private static IntStream parameters(CFunction function, String type) {
        List<CParameter> all = function.parameters();
        return IntStream.range(0, all.size())
                .filter(index -> isOfOneOrMore(all.get(index).type(), type));
    }

    private static boolean isOfOneOrMore(CType type, String cName) {
        return TypeIndex.isOf(type, cName)
                || type instanceof CType.Pointer array && TypeIndex.isOf(array.target(), cName);
    }
}
