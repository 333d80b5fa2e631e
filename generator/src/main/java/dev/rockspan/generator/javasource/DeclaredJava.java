package dev.rockspan.generator.javasource;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.SourceFile;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the Java of the templates declares for one API. */
public final class DeclaredJava {

    private final Supplier<List<SourceFile>> emitted;
    private final String apiPackage;
    private final JavaTemplates all;
    private @Nullable FittingJava fitting;

    /**
     * @param emitted the sources of the API without the Java of the templates; asked for if needed
     * @throws GenerationException if a file is not what its place says
     */
    public DeclaredJava(JavaTemplates all, Supplier<List<SourceFile>> emitted, String apiPackage) {
        this.emitted = emitted;
        this.apiPackage = apiPackage;
        this.all = all;
        all.check();
    }

    /**
     * The lines that declare a type or a member of the API, such as {@code Cache}, {@code RocksDB.open(String)} or all
     * {@code RocksDB.open}, by their places.
     */
    public Map<String, String> declared(String symbol) {
        return all.declared(symbol).isEmpty() ? Map.of() : fitting().declared(symbol);
    }

    /** The lines that use some members of the API, such as {@code RocksDB.open(String)}, by their places. */
    public Map<String, String> users(Collection<String> members) {
        Set<String> names = members.stream().map(FittingJava::name).collect(Collectors.toSet());
        return all.mayUse(names) ? all.users(names, fitting().api()) : Map.of();
    }

    /** The places of those that the API does not have, because it lacks what they use. */
    public Set<String> leftOut(String symbol) {
        Set<String> places = new TreeSet<>(all.declared(symbol).keySet());
        places.removeAll(declared(symbol).keySet());
        return places;
    }

    /** All types and members that the API does not have, each with what it uses and the API lacks. */
    public Map<String, List<String>> leftOut() {
        return fitting().leftOut();
    }

    /** The types and members that the API has by the templates alone, without private ones, sorted. */
    public Set<String> added() {
        return fitting().added();
    }

    /** Whether the API does not have a type, or has a type, but not its member. */
    public boolean lacks(String symbol) {
        return fitting().api().lacks(FittingJava.name(symbol));
    }

    /** The methods of which the API has only a part, each with what the rest uses and the API lacks. */
    public Map<String, List<String>> cut() {
        return fitting().cut();
    }

    /** What those use and the API lacks, by the names of emitted types and members. */
    public List<String> missing(String symbol) {
        String name = FittingJava.name(symbol);
        Set<String> missing = new LinkedHashSet<>();
        fitting().leftOut().forEach((shown, names) -> {
            String left = FittingJava.name(shown);
            if (left.equals(name) || left.startsWith(name + '(') || name.startsWith(left + '.')) {
                missing.addAll(names);
            }
        });
        return List.copyOf(missing);
    }

    /** The member that a type of the API inherits under a name, as the supertype calls it. */
    public Optional<String> inheritedAs(String symbol) {
        return fitting().api().inheritedAs(FittingJava.name(symbol)).findFirst();
    }

    private FittingJava fitting() {
        if (fitting == null) {
            fitting = all.fitting(emitted.get(), apiPackage);
        }
        return fitting;
    }
}
