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
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The C functions for want of which an API lacks types and members that the API of another version has. */
public final class LackedFunctions {

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** More would say no more. */
    private static final int MOST = 3;

    private final Set<String> known;
    private final Map<String, String> why;
    private final Supplier<JavaNames> other;
    private @Nullable JavaNames names;

    /**
     * What an API lacks.
     *
     * @param known the functions of all versions
     * @param other the names of the other version's API; asked for if needed
     */
    public LackedFunctions(MappedApi mapped, Set<String> known, Supplier<JavaNames> other) {
        this.known = known;
        this.why = mapped.coverage().stream().collect(Collectors.toMap(CoverageRow::function, CoverageRow::why));
        this.other = other;
    }

    /** Says what the header lacks for types and members; if that is no function, that the API lacks them. */
    public String because(Set<String> javaNames) {
        Set<String> functions = behind(javaNames);
        return functions.isEmpty() ? "this API has no " + first(javaNames) : "the header has no " + first(functions);
    }

    /** The same for a type or a member, and for what Java of the templates that has the name uses; empty if nothing. */
    public String because(String javaName, Set<String> uses) {
        if (!uses.isEmpty()) {
            return because(uses);
        }
        Set<String> functions = behind(Set.of(javaName));
        return functions.isEmpty() ? "" : "the header has no " + first(functions);
    }

    private static String first(Set<String> names) {
        return Problem.listed(names, MOST);
    }

    /** Those behind types and members, and behind both types of {@code A < B}; none where there is another cause. */
    private Set<String> behind(Set<String> javaNames) {
        return javaNames.stream()
                .flatMap(name -> Stream.of(name.split(" < ")))
                .flatMap(this::functions)
                .flatMap(this::lacked)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Stream<String> functions(String javaName) {
        names = names == null ? other.get() : names;
        Optional<JavaName> type = names.type(javaName);
        List<JavaName> members = type.isPresent() ? type.get().members() : names.members(javaName);
        return members.stream().flatMap(member -> member.functions().stream());
    }

    /** A function that the header lacks, or those for want of which it is left out. */
    private Stream<String> lacked(String function) {
        return why.containsKey(function)
                ? WORD.matcher(why.get(function))
                        .results()
                        .map(MatchResult::group)
                        .filter(this::isLacked)
                : Stream.of(function);
    }

    private boolean isLacked(String word) {
        return known.contains(word) && !why.containsKey(word);
    }
}
