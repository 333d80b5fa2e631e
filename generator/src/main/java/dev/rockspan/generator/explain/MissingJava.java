package dev.rockspan.generator.explain;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.CoverageRow;
import dev.rockspan.generator.model.MappedApi;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Says which C functions a header is missing where its API is missing types and members that another version's API has. */
public final class MissingJava {

    /** As Java of the templates names a constructor. */
    private static final Pattern CONSTRUCTOR = Pattern.compile("^(\\w+)\\.\\1(?=\\()");

    private static final String LEFT_OUT = "is left out: ";

    /** How many names are said. */
    private static final int MOST = 3;

    /** By function of the header, those that it is left out for. */
    private final Map<String, Set<String>> missing;

    private final Supplier<JavaNames> other;
    private @Nullable JavaNames names;

    /**
     * Of one API.
     *
     * @param other the names of the other version's API; asked for if needed
     */
    public MissingJava(MappedApi mapped, Supplier<JavaNames> other) {
        this.missing =
                mapped.coverage().stream().collect(Collectors.toMap(CoverageRow::function, CoverageRow::missing));
        this.other = other;
    }

    /** Says which functions are missing for types and members; if there are none, that the API is missing those. */
    public String because(Set<String> javaNames) {
        Set<String> functions = behind(javaNames);
        return functions.isEmpty() ? "this API has no " + first(javaNames) : "the header has no " + first(functions);
    }

    /** What that means for a type or a member, and for Java of the templates that has the name; empty if nothing. */
    public String because(String javaName, Set<String> uses) {
        if (!uses.isEmpty()) {
            return LEFT_OUT + because(uses);
        }
        Set<String> functions = behind(Set.of(javaName));
        if (functions.isEmpty()) {
            return "";
        }
        boolean isInherited = names().areCalledByHand(functions);
        return (isInherited ? "throws MissingFunctionException: " : LEFT_OUT) + "the header has no " + first(functions);
    }

    private static String first(Set<String> names) {
        return Problem.listed(names, MOST);
    }

    /** Those behind types and members, and behind both types of {@code A < B}; none where there is another cause. */
    private Set<String> behind(Set<String> javaNames) {
        return javaNames.stream()
                .flatMap(name -> Stream.of(name.split(" < ")))
                .flatMap(this::functions)
                .flatMap(function -> missing.getOrDefault(function, Set.of(function)).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Stream<String> functions(String javaName) {
        Optional<JavaName> type = names().type(javaName);
        List<JavaName> members = type.isPresent()
                ? type.get().members()
                : names().members(CONSTRUCTOR.matcher(javaName).replaceFirst("new $1"));
        return members.stream().flatMap(member -> member.functions().stream());
    }

    private JavaNames names() {
        return names == null ? names = other.get() : names;
    }
}
