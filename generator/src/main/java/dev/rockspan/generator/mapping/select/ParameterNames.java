package dev.rockspan.generator.mapping.select;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Precondition;
import dev.rockspan.generator.rules.Rules;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the parameters that templates name. RocksDB renames parameters now and then, so a name from any known version
 * that declares the function with as many parameters is as good as that of the header at hand, which comes first.
 */
public final class ParameterNames {

    private final String function;
    /** The declaration at hand, or else the newest. */
    private final CFunction here;
    /** Those of known versions, the newest first. */
    private final List<CFunction> known;

    private final Located<FunctionRule> located;
    /** The Java names that conventions have for names of C. */
    private final Map<String, String> spelt;

    private final List<Problem> problems;

    private ParameterNames(
            CFunction here,
            List<CFunction> known,
            Located<FunctionRule> located,
            Map<String, String> spelt,
            List<Problem> problems) {
        this.function = here.name();
        this.here = here;
        this.known = known;
        this.located = located;
        this.spelt = spelt;
        this.problems = problems;
    }

    /** The rules with every parameter of a C function addressed by its index; adds to the problems what names none. */
    public static Rules resolve(Rules rules, CApi api, ApiHistory history, List<Problem> problems) {
        Map<String, CFunction> here =
                api.functions().stream().collect(Collectors.toMap(CFunction::name, Function.identity()));
        TreeMap<String, Located<FunctionRule>> resolved = new TreeMap<>();
        rules.functions().forEach((name, located) -> {
            List<CFunction> known = history.declarations(name);
            CFunction declared = here.get(name);
            if (declared == null && !known.isEmpty()) {
                declared = known.get(0);
            }
            resolved.put(
                    name,
                    declared == null
                            ? located
                            : located.with(located.rule()
                                    .resolved(new ParameterNames(
                                            declared,
                                            known,
                                            located,
                                            rules.conventions().spelling().parameterNames(),
                                            problems)::index)));
        });
        return rules.with("functions", resolved);
    }

    /**
     * A parameter as templates address it: by its name in C, here or in another version, or by its index where it has none.
     *
     * @param known how versions declare the function, the newest first
     */
    public static String address(CFunction here, int index, List<CFunction> known) {
        return Stream.concat(Stream.of(here), known.stream().filter(declared -> areAlike(here, index, declared)))
                .flatMap(declared ->
                        Stream.ofNullable(declared.parameters().get(index).name()))
                .findFirst()
                .orElseGet(() -> String.valueOf(index));
    }

    /** The declaration at hand and those of known versions that have as many parameters. */
    private Stream<CFunction> alike() {
        return Stream.concat(
                Stream.of(here),
                known.stream()
                        .filter(declared -> declared.parameters().size()
                                == here.parameters().size()));
    }

    private @Nullable String index(String address) {
        if (here.returnType() instanceof CType.Beyond) {
            return null; // It can only be left out, which is said elsewhere.
        }
        if (FunctionRule.isIndex(address)) {
            return isNameless(Integer.parseInt(address)) ? address : null;
        }
        Optional<String> index =
                alike().flatMap(declared -> named(declared, address)).findFirst();
        if (index.isEmpty()) {
            Set<String> names = alike().flatMap(declared -> declared.parameters().stream())
                    .flatMap(parameter -> Stream.ofNullable(parameter.name()))
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            problem(
                    address,
                    function + " has no parameter " + address + javaName(address, names)
                            + Suggestions.didYouMeanOr(address, names, ".")
                            + " It has "
                            + (names(here).isEmpty() ? "none" : String.join(", ", names(here))));
        }
        return index.orElse(null);
    }

    private String javaName(String address, Set<String> names) {
        return names.stream()
                .filter(name -> address.equals(spelt.get(name)))
                .findFirst()
                .map(name -> "; that is the Java name of " + name)
                .orElse("");
    }

    private static Stream<String> named(CFunction declared, String name) {
        return IntStream.range(0, declared.parameters().size())
                .filter(index -> name.equals(declared.parameters().get(index).name()))
                .mapToObj(String::valueOf);
    }

    /** The parameters of a function as templates address them. */
    private static List<String> names(CFunction function) {
        return IntStream.range(0, function.parameters().size())
                .mapToObj(index -> Objects.requireNonNullElse(
                        function.parameters().get(index).name(), String.valueOf(index)))
                .toList();
    }

    /** Whether a declaration, which may be longer or shorter, means the same by an index. */
    private static boolean areAlike(CFunction here, int index, CFunction declared) {
        return declared.parameters().size() == here.parameters().size()
                || declared.parameters().size() > index
                        && IntStream.rangeClosed(0, index).allMatch(each -> declared.parameters()
                                .get(each)
                                .type()
                                .equals(here.parameters().get(each).type()));
    }

    private boolean isNameless(int index) {
        int count = here.parameters().size();
        if (index >= count) {
            problem(String.valueOf(index), function + " has no parameter " + index + "; it has " + count);
            return false;
        }
        List<CFunction> naming = known.isEmpty()
                ? List.of(here)
                : known.stream()
                        .filter(declared -> areAlike(here, index, declared))
                        .toList();
        if (naming.isEmpty()) {
            problem(
                    String.valueOf(index),
                    function + " has " + count + " parameters here and "
                            + known.get(0).parameters().size() + " in other versions, so that " + index
                            + " may mean another one; say its name");
            return false;
        }
        Optional<String> name = naming.stream()
                .flatMap(declared ->
                        Stream.ofNullable(declared.parameters().get(index).name()))
                .findFirst();
        name.ifPresent(called -> problem(
                String.valueOf(index),
                "parameter " + index + " of " + function + " is called " + called + " in c.h; say that"));
        return name.isEmpty();
    }

    private void problem(String address, String message) {
        Problem problem = place(address).problem(message);
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }

    /** Where a parameter is addressed first. */
    private Place place(String address) {
        List<Precondition> preconditions = located.rule().safety().preconditions();
        return IntStream.range(0, preconditions.size())
                .filter(index -> address.equals(preconditions.get(index).parameter()))
                .mapToObj(index -> List.of("preconditions", String.valueOf(index), "parameter"))
                .filter(keys -> !located.rule().parameters().containsKey(address))
                .findFirst()
                .map(located::place)
                .orElseGet(() -> located.place(List.of("parameters", address)));
    }
}
