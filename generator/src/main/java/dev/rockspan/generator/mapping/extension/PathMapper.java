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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Gives the runtime's hand-written paths their C functions; each has to be what its path asks for. */
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
        rules.forEach((name, located) ->
                located.rule().functions().values().forEach(function -> users.putIfAbsent(function.rule(), name)));
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
        rules.forEach((name, located) -> mapper.path(name, located).ifPresent(paths::add));
        return paths;
    }

    private Optional<PathClass> path(String name, Located<PathRule> located) {
        PathRule rule = located.rule();
        PathInterface type = PathInterface.named(rule.interfaceName()).orElse(null);
        if (type == null) {
            problem(
                    located.place(),
                    "the path " + name + ": the runtime has no interface " + rule.interfaceName() + " for paths"
                            + Suggestions.didYouMean(rule.interfaceName(), PathInterface.names()));
            return Optional.empty();
        }
        List<PathClass.Method> methods = new ArrayList<>();
        rule.functions().forEach((role, function) -> {
            if (extension != null || !type.isExtra(role)) {
                check(type, role, function);
                methods.add(new PathClass.Method(role, function.rule(), type.takesHeap(role)));
            }
        });
        new TreeSet<>(type.roles().keySet())
                .stream()
                        .filter(role ->
                                !rule.functions().containsKey(role) && (extension != null || !type.isExtra(role)))
                        .forEach(role ->
                                problem(located.place(), "the path " + name + " has no function for its role " + role));
        return Optional.of(new PathClass(name, type.name(), methods));
    }

    private void check(PathInterface type, String role, Located<String> stated) {
        String shape = type.shape(role);
        RawFunction function = function(stated.rule(), type.isExtra(role));
        if (shape == null) {
            problem(
                    stated.place(),
                    type.name() + " has no role " + role
                            + Suggestions.didYouMean(role, type.roles().keySet()));
        } else if (function == null) {
            problem(
                    stated.place(),
                    (type.isExtra(role) ? "the extension" : "the header") + " has no function " + stated.rule()
                            + Suggestions.didYouMean(stated.rule(), declared));
        } else if (!function.plainShape().equals(shape)) {
            problem(
                    stated.place(),
                    "the role " + role + " is " + PathInterface.text(shape) + ", and " + stated.rule() + " is "
                            + PathInterface.text(function.plainShape()));
        }
    }

    private @Nullable RawFunction function(String name, boolean extra) {
        return extra && extension != null
                ? extension.functions().stream()
                        .filter(function -> function.name().equals(name))
                        .findFirst()
                        .orElse(null)
                : functions.get(name);
    }

    private void problem(Place place, String message) {
        problems.add(new Problem(place.toString(), message));
    }
}
