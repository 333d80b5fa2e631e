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
import org.jspecify.annotations.Nullable;

/** Looks for what is wrong with the rules of one file by themselves. */
final class AreaCheck {

    private final TemplateFile file;
    private final Consumer<Problem> problems;

    AreaCheck(TemplateFile file, Consumer<Problem> problems) {
        this.file = file;
        this.problems = problems;
    }

    void look(Area area) {
        check(area.ofC().types(), "types", (name, rule, place) -> {});
        check(area.ofC().functions(), "functions", this::checkWhole);
        check(area.ofJava().enums(), "enums", this::checkEnum);
        check(area.ofJava().callbacks(), "callbacks", this::checkCallbacks);
        check(area.ofJava().interfaces(), "interfaces", (name, rule, place) -> {});
        checkOptions(area.ofC().options());
        check(area.ofC().parameters(), "parameters", this::checkPhrase);
        checkPaths(area.ofJava().paths());
        check(area.ofC().splits(), "splits", this::checkSplit);
        checkBounds(area.ofC().functions());
    }

    private void checkOptions(Map<String, @Nullable Map<String, @Nullable OptionRule>> options) {
        options.forEach((type, ofType) -> {
            if (ofType == null) {
                problems.accept(nothingSaid(type, file.place("options", type)));
            } else {
                ofType.forEach((option, rule) -> checkOption(option, rule, file.place("options", type, option)));
            }
        });
    }

    private void checkOption(String option, @Nullable OptionRule rule, Place place) {
        if (rule == null) {
            problems.accept(nothingSaid(option, place));
        } else {
            rule.problems().forEach(problem -> problems.accept(place.problem(option + ": " + problem)));
        }
    }

    private void checkBounds(Map<String, FunctionRule> functions) {
        functions.forEach((name, rule) -> {
            if (rule != null) {
                rule.parameters().forEach((parameter, value) -> {
                    if (value != null
                            && value.bounds().min() != null
                            && value.bounds().max() != null) {
                        checkBounds(
                                value.bounds().min(),
                                value.bounds().max(),
                                file.nearest(List.of("functions", name, "parameters", parameter, "min")));
                    }
                });
            }
        });
    }

    private void checkBounds(Number min, Number max, Place place) {
        if (new BigDecimal(min.toString()).compareTo(new BigDecimal(max.toString())) > 0) {
            problems.accept(place.problem("no number is at least " + min + " and at most " + max));
        }
    }

    private void checkPaths(Map<String, Area.@Nullable StatedPath> paths) {
        paths.forEach((name, path) -> {
            if (path == null) {
                problems.accept(nothingSaid(name, file.place("paths", name)));
            }
        });
    }

    /** Looks at one rule. */
    private interface Check<T> {
        void look(String name, T rule, Place place);
    }

    private <T> void check(Map<String, T> rules, String section, Check<T> check) {
        rules.forEach((name, rule) -> {
            Place place = file.place(section, name);
            if (rule == null || rule.equals(FunctionRule.NONE)) {
                problems.accept(nothingSaid(name, place));
            } else {
                check.look(name, rule, place);
            }
        });
    }

    private void checkEnum(String name, EnumRule type, Place place) {
        type.problems().forEach(problem -> problems.accept(place.problem("enum " + name + ": " + problem)));
    }

    private void checkWhole(String name, FunctionRule rule, Place place) {
        if (isBlank(rule.exclude())) {
            problems.accept(place.problem(name + " is left out without a reason; say why"));
        }
        if (rule.exclude() != null && !rule.saidOfMapped().isEmpty()) {
            problems.accept(place.problem(name + " is left out, so that " + String.join(", ", rule.saidOfMapped())
                    + " would mean nothing; delete that, or \"exclude\""));
        }
        rule.parameters().forEach((parameter, value) -> {
            if (value == null || value.equals(ValueRule.NONE)) {
                problems.accept(place.problem(
                        "nothing is said of parameter " + parameter + " of " + name + "; say something or delete it"));
            } else if (value.naming().what() != null) {
                checkPhrase(
                        "parameter " + parameter + " of " + name, value.naming().what(), place);
            }
        });
    }

    private void checkSplit(String name, SplitRule rule, Place place) {
        Set<String> interfaces = rule.interfaces().keySet();
        rule.named()
                .filter(named -> !interfaces.contains(named))
                .distinct()
                .forEach(named -> problems.accept(place.problem(
                        name + ": there is no interface " + named + Suggestions.didYouMean(named, interfaces))));
        Map<String, String> seen = new HashMap<>();
        rule.interfaces().forEach((type, options) -> options.options().forEach(option -> {
            String other = seen.put(option, type);
            if (other != null) {
                problems.accept(
                        place.problem(name + ": " + option + " is in " + type + " and in " + other + "; delete one"));
            }
        }));
    }

    private void checkCallbacks(String name, CallbackRule rule, Place place) {
        for (CallbackRule.Method method : rule.methods()) {
            Stream.concat(method.parameters().values().stream(), Stream.of(method.returnsOrNone()))
                    .flatMap(value -> Stream.ofNullable(value.naming().what()))
                    .forEach(what -> checkPhrase(name + "." + method.name(), what, place));
        }
    }

    private void checkPhrase(String name, String what, Place place) {
        Phrase.problems(what).forEach(problem -> problems.accept(place.problem(name + ": " + problem)));
    }

    private static boolean isBlank(@Nullable String reason) {
        return reason != null && reason.isBlank();
    }

    private static Problem nothingSaid(String name, Place place) {
        return place.problem("nothing is said of " + name + "; say something or delete it");
    }
}
