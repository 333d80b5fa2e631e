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
record AreaCheck(TemplateFile file, Consumer<Problem> problems) {

    void look(Area area) {
        area.ofC().functions().forEach((name, rule) -> check(name, rule, file.place("functions", name)));
        area.ofC()
                .options()
                .forEach((type, options) -> options.forEach((option, rule) -> rule.problems()
                        .forEach(problem -> add(file.place("options", type, option), option + ": " + problem))));
        area.ofC().parameters().forEach((name, what) -> checkPhrase(name, what, file.place("parameters", name)));
        area.ofC().splits().forEach((name, rule) -> check(name, rule, file.place("splits", name)));
        area.ofJava().enums().forEach((name, rule) -> rule.problems()
                .forEach(problem -> add(file.place("enums", name), "enum " + name + ": " + problem)));
        area.ofJava().callbacks().forEach((name, rule) -> check(name, rule, file.place("callbacks", name)));
        area.ofJava().paths().forEach((name, rule) -> rule.heap().stream()
                .filter(method -> !rule.functions().containsKey(method))
                .forEach(method -> add(
                        file.place("paths", name, "heap"),
                        "the path has no method " + method
                                + Suggestions.didYouMean(
                                        method, rule.functions().keySet()))));
    }

    private void check(String name, FunctionRule rule, Place place) {
        if (rule.exclude() != null && rule.exclude().isBlank()) {
            add(place, name + " is left out without a reason; say why");
        }
        if (rule.exclude() != null && !rule.saidOfMapped().isEmpty()) {
            add(
                    place,
                    name + " is left out, so that " + String.join(", ", rule.saidOfMapped())
                            + " would mean nothing; delete that, or \"exclude\"");
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
                        file.nearest(List.of("functions", name, "parameters", parameter, "min")),
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
