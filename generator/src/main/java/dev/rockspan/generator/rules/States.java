package dev.rockspan.generator.rules;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The states that functions set, in any version, and where something depends on one. */
final class States {

    /** By the entry that says so. */
    private final Map<List<String>, Set<String>> given = new LinkedHashMap<>();

    private final Map<List<String>, Set<Located<String>>> asked = new LinkedHashMap<>();

    /** Adds what a file says for some releases. */
    void add(@Nullable Map<String, FunctionRule> functions, TemplateFile file) {
        if (functions != null) {
            functions.forEach((name, rule) -> {
                List<String> entry = List.of("functions", name);
                Set<String> gives = given.computeIfAbsent(entry, key -> new LinkedHashSet<>());
                Set<Located<String>> asks = asked.computeIfAbsent(entry, key -> new LinkedHashSet<>());
                if (rule != null) {
                    add(rule, new At(entry, file, gives, asks));
                }
            });
        }
    }

    private static void add(FunctionRule rule, At at) {
        if (rule.exclude() == null) {
            Stream.ofNullable(rule.setsState()).forEach(at.gives::add);
            Stream.ofNullable(rule.changesState())
                    .flatMap(changes -> changes.values().stream())
                    .forEach(at.gives::add);
        }
        if (rule.changesState() != null) {
            rule.changesState().keySet().forEach(before -> at.in("changes-state")
                    .ask(before, before));
        }
        for (int i = 0; i < rule.preconditions().size(); i++) {
            at.in("preconditions")
                    .in(String.valueOf(i))
                    .ask("state", rule.preconditions().get(i).state());
        }
    }

    /** Takes over what another file says, in the place of what is there of the same entries. */
    void putAll(States file) {
        given.putAll(file.given);
        asked.putAll(file.asked);
    }

    /** Where something depends on a state that nothing sets. */
    List<Problem> problems() {
        Set<String> all = given.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
        return asked.values().stream()
                .flatMap(Set::stream)
                .filter(state -> !all.contains(state.rule()))
                .map(state -> new Problem(
                        state.place().toString(),
                        "no function sets the state " + state.rule() + Suggestions.didYouMean(state.rule(), all)))
                .toList();
    }

    /** A place in an entry, by the keys around it, and what the whole entry gives and asks. */
    private record At(List<String> keys, TemplateFile file, Set<String> gives, Set<Located<String>> asks) {

        At in(String key) {
            return new At(Stream.concat(keys.stream(), Stream.of(key)).toList(), file, gives, asks);
        }

        void ask(String key, @Nullable String state) {
            if (state != null) {
                asks.add(new Located<>(state, file.nearest(in(key).keys)));
            }
        }
    }
}
