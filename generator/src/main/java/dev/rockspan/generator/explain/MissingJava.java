package dev.rockspan.generator.explain;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.model.MappedApi;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Says which C functions a header is missing where its API is missing types and members that another version's API has. */
public final class MissingJava {

    private static final String LEFT_OUT = "is left out: ";

    /** How many names are said. */
    private static final int MOST = 3;

    private final Map<String, CoverageRow> rows;
    private final Map<String, String> places;
    private final Supplier<JavaNames> other;
    private @Nullable JavaNames names;

    /**
     * Of one API.
     *
     * @param other the names of the other version's API; asked for if needed
     */
    public MissingJava(MappedApi mapped, Supplier<JavaNames> other) {
        this.rows = mapped.coverage().stream().collect(Collectors.toMap(CoverageRow::function, row -> row));
        this.places = mapped.places();
        this.other = other;
    }

    /**
     * Says which functions are missing for types and members, or what the templates made of these functions instead; if it is
     * neither, that the API is missing those types and members.
     *
     * @param javaNames each before the names by which it may be inherited, as in {@code Cache.close() or RocksObject.close()}
     */
    public String because(List<String> javaNames) {
        Set<String> functions = behind(javaNames);
        if (!functions.isEmpty()) {
            return "the header has no " + first(functions);
        }
        Set<String> others =
                changed(javaNames).map(row -> changed(row, javaNames)).collect(Collectors.toCollection(TreeSet::new));
        return others.isEmpty() ? "this API has no " + first(known(javaNames)) : first(others);
    }

    /** Whether the header has the functions behind types and members, and the templates made something else of one. */
    public boolean isChanged(List<String> javaNames) {
        return behind(javaNames).isEmpty() && changed(javaNames).findAny().isPresent();
    }

    /** The Java that is left out because of what the templates made of a function. */
    public Set<String> leftOutBy(String function, Map<String, List<String>> leftOut) {
        return leftOut.entrySet().stream()
                .filter(left -> isChanged(left.getValue())
                        && changed(left.getValue())
                                .anyMatch(row -> row.function().equals(function)))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private String changed(CoverageRow row, List<String> javaNames) {
        String place = places.get(row.function());
        String form =
                switch (row.state()) {
                    case MAPPED ->
                        row.java().stream()
                                .filter(java -> javaNames.stream()
                                        .flatMap(MissingJava::alternatives)
                                        .anyMatch(name -> parameters(name).equals(parameters(java))))
                                .findFirst()
                                .or(() -> row.java().stream().findFirst())
                                .orElse("no method");
                    case EXCLUDED -> "left out";
                    case UNCLASSIFIED -> "undecided";
                };
        return row.function() + " is " + form + (place == null ? "" : " at " + place);
    }

    private static String parameters(String javaName) {
        return javaName.replaceFirst("^[^(]*", "");
    }

    /** The functions of the header that other Java stands for than these names. */
    private Stream<CoverageRow> changed(List<String> javaNames) {
        return javaNames.stream()
                .flatMap(this::members)
                .flatMap(member -> member.functions().stream()
                        .flatMap(function -> Stream.ofNullable(rows.get(function)))
                        .filter(row -> !row.java().contains(member.text())))
                .distinct();
    }

    /** The names that some version has; all of them if none has any. */
    private Collection<String> known(List<String> javaNames) {
        Set<String> known = javaNames.stream()
                .flatMap(name -> alternatives(name)
                        .filter(each -> members(each).findAny().isPresent())
                        .limit(1))
                .collect(Collectors.toCollection(TreeSet::new));
        return known.isEmpty()
                ? javaNames.stream()
                        .flatMap(name -> alternatives(name).limit(1))
                        .collect(Collectors.toCollection(TreeSet::new))
                : known;
    }

    private static Stream<String> alternatives(String javaName) {
        return Stream.of(javaName.split(" or "));
    }

    /** What that means for a type or a member, and for Java of the templates that has the name; empty if nothing. */
    public String because(String javaName, List<String> uses) {
        if (!uses.isEmpty()) {
            return LEFT_OUT + because(uses);
        }
        Set<String> functions = behind(List.of(javaName));
        if (functions.isEmpty()) {
            return "";
        }
        boolean isInherited = names().areCalledByHand(functions);
        return (isInherited ? "throws MissingFunctionException: " : LEFT_OUT) + "the header has no " + first(functions);
    }

    private static String first(Collection<String> names) {
        return Problem.listed(names, MOST);
    }

    /** Those behind types and members, and behind both types of {@code A < B}; none where there is another cause. */
    private Set<String> behind(List<String> javaNames) {
        return javaNames.stream()
                .flatMap(name -> Stream.of(name.split(" < ")))
                .flatMap(this::behind)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A type of C that no function of the header has, or functions. */
    private Stream<String> behind(String javaName) {
        Set<String> functions =
                members(javaName).flatMap(member -> member.functions().stream()).collect(Collectors.toSet());
        Optional<String> gone = names().cType(javaName).filter(type -> rows.values().stream()
                .noneMatch(row -> row.prototype().contains(type)));
        return gone.isPresent() ? gone.stream() : functions.stream().flatMap(function -> missing(function).stream());
    }

    private Set<String> missing(String function) {
        CoverageRow row = rows.get(function);
        return row == null ? Set.of(function) : row.missing();
    }

    /** Those of a type, or the forms of a member; by the first of its names that is known. */
    private Stream<JavaName> members(String javaName) {
        return alternatives(javaName)
                .map(name -> names().type(name).map(JavaName::members).orElseGet(() -> names().members(name)))
                .filter(members -> !members.isEmpty())
                .limit(1)
                .flatMap(List::stream);
    }

    private JavaNames names() {
        return names == null ? names = other.get() : names;
    }
}
