package dev.rockspan.generator.mapping.extension;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.PathClass;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.PathRule;
import dev.rockspan.generator.rules.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Gives the runtime's hand-written paths their C functions. */
public final class PathMapper {

    private PathMapper() {}

    /** The functions that paths call, each with the first path that does. */
    public static SortedMap<String, String> users(SortedMap<String, Located<PathRule>> rules) {
        SortedMap<String, String> users = new TreeMap<>();
        rules.forEach((name, located) -> Stream.of(
                        located.rule().functions(), located.rule().extension())
                .flatMap(functions -> functions.values().stream())
                .forEach(function -> users.putIfAbsent(function, name)));
        return users;
    }

    /**
     * A path of functions that the header declares, and of those of the extension; adds to the problems what is stated of
     * it and does not hold.
     *
     * @param declared the functions of the header
     * @param functions those of them that the raw layer has
     */
    public static PathClass map(
            String name,
            Located<PathRule> located,
            Collection<String> declared,
            Set<String> functions,
            @Nullable Extension extension,
            List<Problem> problems) {
        PathRule rule = located.rule();
        List<PathClass.Method> methods = new ArrayList<>();
        rule.functions().forEach((method, function) -> {
            if (!functions.contains(function)) {
                Place place = located.place(List.of("functions", method));
                problems.add(place.problem(
                        "the header has no function " + function + Suggestions.didYouMean(function, declared)));
            }
            methods.add(new PathClass.Method(method, function, rule.heap().contains(method)));
        });
        if (extension != null) {
            List<String> extras =
                    extension.functions().stream().map(RawFunction::name).toList();
            rule.extension().forEach((method, function) -> {
                if (!extras.contains(function)) {
                    Place place = located.place(List.of("extension", method));
                    problems.add(place.problem(
                            "the extension has no function " + function + Suggestions.didYouMean(function, extras)));
                }
                methods.add(new PathClass.Method(method, function, false));
            });
        }
        methods.sort(Comparator.comparing(PathClass.Method::role));
        return new PathClass(name, rule.interfaceName(), methods);
    }
}
