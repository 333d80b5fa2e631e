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
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Gives the runtime's hand-written paths their C functions. */
public final class PathMapper {

    private final Collection<String> declared;
    private final Map<String, RawFunction> functions;
    private final @Nullable Extension extension;
    private final List<Problem> problems;

    private PathMapper(
            Collection<String> declared,
            Map<String, RawFunction> functions,
            @Nullable Extension extension,
            List<Problem> problems) {
        this.declared = declared;
        this.functions = functions;
        this.extension = extension;
        this.problems = problems;
    }

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
     * The paths by name, of functions that the header declares and of which the raw layer has those that are used, and of
     * those of the extension; adds to the problems what is stated of them and does not hold.
     */
    public static List<PathClass> map(
            SortedMap<String, Located<PathRule>> rules,
            Collection<String> declared,
            Map<String, RawFunction> functions,
            @Nullable Extension extension,
            List<Problem> problems) {
        PathMapper mapper = new PathMapper(declared, functions, extension, problems);
        List<PathClass> paths = new ArrayList<>();
        rules.forEach((name, located) -> paths.add(mapper.path(name, located)));
        return paths;
    }

    private PathClass path(String name, Located<PathRule> located) {
        PathRule rule = located.rule();
        List<PathClass.Method> methods = new ArrayList<>();
        rule.functions().forEach((method, function) -> {
            check(located.place(List.of("functions", method)), "header", function, functions.keySet(), declared);
            methods.add(new PathClass.Method(method, function, rule.heap().contains(method)));
        });
        if (extension != null) {
            List<String> extras =
                    extension.functions().stream().map(RawFunction::name).toList();
            rule.extension().forEach((method, function) -> {
                check(located.place(List.of("extension", method)), "extension", function, extras, extras);
                methods.add(new PathClass.Method(method, function, false));
            });
        }
        methods.sort(Comparator.comparing(PathClass.Method::role));
        return new PathClass(name, rule.interfaceName(), methods);
    }

    private void check(
            Place place, String header, String function, Collection<String> there, Collection<String> known) {
        if (!there.contains(function)) {
            problems.add(place.problem(
                    "the " + header + " has no function " + function + Suggestions.didYouMean(function, known)));
        }
    }
}
