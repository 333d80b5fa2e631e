package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Setting;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Release;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.explain.JavaName;
import dev.rockspan.generator.explain.JavaNames;
import dev.rockspan.generator.pipeline.Coverage.Row;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a name stands for.
 *
 * @param java a type of the Java API, or something else of it without a C function; null if functions say it all
 * @param functions what becomes of the C functions behind the name; none for a type
 */
public record Explanation(@Nullable Named java, List<Row> functions) {

    /**
     * A name of the Java API.
     *
     * @param name with the types of parameters
     * @param what what it is; empty if functions say that
     * @param rule where the templates say something of it; empty if nowhere
     * @param functions the C functions behind it
     * @param members of a type
     */
    public record Named(String name, String what, String rule, List<String> functions, List<Named> members) {

        private static Named of(JavaName name) {
            return new Named(
                    name.text(),
                    name.what(),
                    name.rule(),
                    name.functions(),
                    name.members().stream().map(Named::of).toList());
        }
    }

    public Explanation {
        functions = List.copyOf(functions);
    }

    /**
     * Looks for a C function, a type or a constant of C, a type of the Java API or a member of one.
     *
     * @param history the versions that may have what this one lacks
     * @throws GenerationException if nothing has that name
     */
    static Explanation of(String symbol, Coverage coverage, JavaNames names, ApiHistory history) {
        JavaName type = names.type(symbol).or(() -> names.typeOver(symbol)).orElse(null);
        if (type != null) {
            return new Explanation(Named.of(type), List.of());
        }
        JavaName constant = names.constant(symbol).orElse(null);
        if (constant != null) {
            return new Explanation(Named.of(constant), List.of());
        }
        List<JavaName> members = names.members(symbol);
        Set<String> functions = new LinkedHashSet<>();
        members.forEach(member -> functions.addAll(member.functions()));
        if (members.isEmpty()) {
            functions.add(symbol);
        }
        List<Row> rows = coverage.all()
                .filter(row -> functions.contains(row.function()) || row.isBehind(symbol))
                .map(row -> row.withJava(names.membersOver(row.function())))
                .toList();
        if (rows.isEmpty() && members.isEmpty()) {
            List<String> versions = history.versionsOf(symbol);
            if (!versions.isEmpty()) {
                throw elsewhere(symbol, coverage.rocksdbVersion(), versions);
            }
            Set<String> known = new TreeSet<>(names.all());
            known.addAll(names.constants());
            known.addAll(names.cTypes());
            coverage.all().map(Row::function).forEach(known::add);
            throw GenerationException.refused(
                    symbol,
                    "is no function, type or enum's constant of RocksDB " + coverage.rocksdbVersion()
                            + "'s C API, and no name of the Java API that is made from it"
                            + byHand(symbol, names)
                            + Suggestions.didYouMeanPart(symbol, known));
        }
        return new Explanation(rows.isEmpty() ? Named.of(members.get(0)) : null, rows);
    }

    private static GenerationException elsewhere(String symbol, String version, List<String> versions) {
        String first = versions.get(0);
        String last = versions.get(versions.size() - 1);
        boolean older = Release.OF_VERSIONS.compare(last, version) < 0;
        String when = Release.OF_VERSIONS.compare(first, version) > 0
                ? "it is there since " + first
                : older ? "it was there until " + last : "it is in " + String.join(", ", versions);
        return GenerationException.refused(
                symbol,
                "is not in this header of RocksDB " + version + "; of the versions with a snapshot, " + when
                        + ". To explain it there: {0}",
                Setting.ROCKSDB_VERSION.to(older ? last : first));
    }

    /** The generator does not know the runtime: whatever looks like one of its names may be one. */
    private static String byHand(String symbol, JavaNames names) {
        if (isInType(symbol, names)) {
            return "; what types inherit is written by hand, in the runtime";
        }
        return !symbol.isEmpty() && Character.isUpperCase(symbol.charAt(0))
                ? "; the classes of the runtime are written by hand and stand for no C function"
                : "";
    }

    private static boolean isInType(String symbol, JavaNames names) {
        int dot = symbol.indexOf('.');
        return dot > 0 && names.type(symbol.substring(0, dot)).isPresent();
    }
}
