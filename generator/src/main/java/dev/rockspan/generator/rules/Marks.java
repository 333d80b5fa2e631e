package dev.rockspan.generator.rules;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The marks that functions give objects, in any version, and where something depends on one. */
final class Marks {

    /** By the entry that says so. */
    private final Map<List<String>, Set<String>> given = new LinkedHashMap<>();

    private final Map<List<String>, Set<Located<String>>> asked = new LinkedHashMap<>();

    /** Adds what a file says for some releases. */
    void add(
            @Nullable Map<String, TypeRule> types,
            @Nullable Map<String, FunctionRule> functions,
            @Nullable Map<String, CommonRefusal> refusals,
            TemplateFile file) {
        each("types", types, file, Marks::add);
        each("functions", functions, file, Marks::add);
        each("refusals", refusals, file, (rule, at) -> add(rule.refuses(), at.in("refuses")));
    }

    private <T> void each(String section, @Nullable Map<String, T> rules, TemplateFile file, BiConsumer<T, At> look) {
        if (rules != null) {
            rules.forEach((name, rule) -> {
                List<String> entry = List.of(section, name);
                Set<String> gives = given.computeIfAbsent(entry, key -> new LinkedHashSet<>());
                Set<Located<String>> asks = asked.computeIfAbsent(entry, key -> new LinkedHashSet<>());
                if (rule != null) {
                    look.accept(rule, new At(entry, file, gives, asks));
                }
            });
        }
    }

    private static void add(TypeRule rule, At at) {
        at.ask("keeps-all", rule.keepsAll());
        at.ask("in-memory", rule.inMemory());
        at.ask("reads-only", rule.readsOnly());
        if (rule.writes() != null) {
            at.in("writes").ask("lasting-in", rule.writes().lastingIn());
        }
    }

    private static void add(FunctionRule rule, At at) {
        if (rule.exclude() == null) {
            Stream.ofNullable(rule.marks()).forEach(at.gives::add);
            Stream.of(rule.becomes(), rule.fails())
                    .filter(Objects::nonNull)
                    .flatMap(becomes -> becomes.values().stream())
                    .forEach(at.gives::add);
            Stream.ofNullable(rule.marksWhen())
                    .flatMap(marks -> marks.keySet().stream())
                    .forEach(at.gives::add);
        }
        if (rule.marksWhen() != null) {
            rule.marksWhen().forEach(at.in("marks-when")::ask);
        }
        if (!FunctionRule.ALWAYS.equals(rule.alone())) {
            at.ask("alone", rule.alone());
        }
        if (rule.becomes() != null) {
            rule.becomes().keySet().forEach(before -> at.in("becomes").ask(before, before));
        }
        if (rule.fails() != null) {
            rule.fails().keySet().forEach(before -> at.in("fails").ask(before, before));
        }
        if (rule.requires() != null) {
            at.in("requires").ask("mark", rule.requires().mark());
        }
        if (rule.abandons() != null) {
            rule.abandons().unless().forEach(mark -> at.in("abandons").ask("unless", mark));
        }
        if (rule.refuses() != null) {
            for (int i = 0; i < rule.refuses().size(); i++) {
                add(rule.refuses().get(i), at.in("refuses").in(String.valueOf(i)));
            }
        }
    }

    private static void add(FunctionRule.Refusal rule, At at) {
        at.ask("mark", rule.mark());
        at.ask("unless", rule.unless());
        at.ask("always", rule.always());
        at.ask("when", rule.when());
        if (rule.now() != null) {
            rule.now().forEach(mark -> at.ask("now", mark));
        }
    }

    /** Takes over what another file says, in the place of what is there of the same entries. */
    void putAll(Marks file) {
        given.putAll(file.given);
        asked.putAll(file.asked);
    }

    /** Where something depends on a mark that nothing gives. */
    List<Problem> problems() {
        Set<String> all = given.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
        return asked.values().stream()
                .flatMap(Set::stream)
                .filter(mark -> !all.contains(mark.rule()))
                .map(mark -> new Problem(
                        mark.place().toString(),
                        "nothing \"marks\" what is " + mark.rule() + Suggestions.didYouMean(mark.rule(), all)))
                .toList();
    }

    /** A place in an entry, by the keys around it, and what the whole entry gives and asks. */
    private record At(List<String> keys, TemplateFile file, Set<String> gives, Set<Located<String>> asks) {

        At in(String key) {
            return new At(Stream.concat(keys.stream(), Stream.of(key)).toList(), file, gives, asks);
        }

        void ask(String key, FunctionRule.@Nullable Condition condition) {
            if (condition != null) {
                in(key).ask("mark", condition.mark());
                in(key).ask("and", condition.and());
            }
        }

        void ask(String key, @Nullable String mark) {
            if (mark != null) {
                asks.add(new Located<>(mark, file.nearest(in(key).keys)));
            }
        }
    }
}
