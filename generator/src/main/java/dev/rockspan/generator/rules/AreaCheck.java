package dev.rockspan.generator.rules;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Looks for what is wrong with the rules of one file by themselves. */
record AreaCheck(Consumer<Problem> problems) {

    void look(Area area) {
        area.ofC().functions().forEach(this::checkFunction);
        area.ofC()
                .options()
                .values()
                .forEach(options -> options.forEach((option, located) ->
                        located.rule().problems().forEach(problem -> add(located.place(), option + ": " + problem))));
        area.ofC().parameters().forEach((name, located) -> checkPhrase(name, located.rule(), located.place()));
        area.ofC().splits().forEach((name, located) -> check(name, located.rule(), located.place()));
        area.ofJava().enums().forEach((name, located) -> located.rule()
                .problems()
                .forEach(problem -> add(located.place(), "enum " + name + ": " + problem)));
        area.ofJava().callbacks().forEach((name, located) -> check(name, located.rule(), located.place()));
        area.ofJava().paths().values().forEach(this::checkPath);
    }

    private void checkPath(Located<PathRule> located) {
        Set<String> methods = located.rule().functions().keySet();
        located.rule().heap().stream()
                .filter(method -> !methods.contains(method))
                .forEach(method -> add(
                        located.place(List.of("heap")),
                        "the path has no method " + method + Suggestions.didYouMean(method, methods)));
    }

    private void checkFunction(String name, Located<FunctionRule> located) {
        FunctionRule rule = located.rule();
        Place place = located.place();
        if (rule.exclude() != null && rule.exclude().isBlank()) {
            add(place, name + " is left out without a reason; say why");
        }
        if (rule.exclude() != null && !rule.saidOfMapped().isEmpty()) {
            add(
                    place,
                    name + " is left out, so that " + String.join(", ", rule.saidOfMapped())
                            + " would mean nothing; delete these keys; or, if Java can call it, delete \"exclude\"");
        }
        rule.parameters().forEach((parameter, value) -> {
            if (value.naming().what() != null) {
                checkPhrase(
                        "parameter " + parameter + " of " + name, value.naming().what(), place);
            }
            Number min = value.bounds().min();
            Number max = value.bounds().max();
            if (min != null
                    && max != null
                    && new BigDecimal(min.toString()).compareTo(new BigDecimal(max.toString())) > 0) {
                add(
                        located.place(List.of("parameters", parameter, "min")),
                        "no number is at least " + min + " and at most " + max);
            }
        });
    }

    private void check(String name, SplitRule rule, Place place) {
        Set<String> interfaces = rule.interfaces().keySet();
        rule.named()
                .filter(named -> !interfaces.contains(named))
                .distinct()
                .forEach(named -> add(
                        place, name + ": there is no interface " + named + Suggestions.didYouMean(named, interfaces)));
        Map<String, String> seen = new HashMap<>();
        rule.interfaces().forEach((type, options) -> options.options().forEach(option -> {
            String other = seen.put(option, type);
            if (other != null) {
                add(place, name + ": " + option + " is in " + type + " and in " + other + "; delete one");
            }
        }));
    }

    private void check(String name, CallbackRule rule, Place place) {
        for (CallbackRule.Method method : rule.methods()) {
            Stream.concat(method.parameters().values().stream(), Stream.of(method.returnsOrNone()))
                    .flatMap(value -> Stream.ofNullable(value.naming().what()))
                    .forEach(what -> checkPhrase(name + "." + method.name(), what, place));
        }
    }

    private void checkPhrase(String name, String what, Place place) {
        Phrase.problems(what).forEach(problem -> add(place, name + ": " + problem));
    }

    private void add(Place place, String message) {
        problems.accept(place.problem(message));
    }
}
