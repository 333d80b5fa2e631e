package dev.rockspan.generator.pipeline;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.rockspan.generator.Choice;
import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Release;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.capi.ApiHistory;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.explain.Decisions;
import dev.rockspan.generator.explain.JavaNames;
import dev.rockspan.generator.javasource.FittingJava;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a name stands for.
 *
 * @param symbol the name; of a member that a type inherits, that of the supertype's member
 * @param java a type of the Java API, or something else of it without a C function; null if functions say it all
 * @param functions what becomes of the C functions behind the name; none for a type
 * @param results what methods of classes return, by their names with the types of parameters
 */
public record Explanation(
        String symbol, @Nullable JavaName java, List<Function> functions, Map<String, String> results) {

    /**
     * What became of a C function, and why.
     *
     * @param row what became of it
     * @param parameters how its parameters and its result were decided, in C's order
     * @param facts the lines of templates that took part
     * @param replaced the lines of the entry that one of an added folder replaces, which no longer hold
     * @param choices what templates can change
     * @param usedBy the lines of the templates' Java that use its Java form
     */
    public record Function(
            @JsonUnwrapped CoverageRow row,
            List<ParameterDecision> parameters,
            List<TemplateLine> facts,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<TemplateLine> replaced,
            List<Choice> choices,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<TemplateLine> usedBy) {

        /** The C name. */
        public String name() {
            return row.function();
        }
    }

    private static final int MOST_FUNCTIONS = 5;

    private static final Pattern DECLARED = Pattern.compile("(?!(?:const|void|struct)$)[A-Za-z_]\\w*");

    private Explanation(String symbol, @Nullable JavaName java, List<Function> functions) {
        this(symbol, java, functions, Map.of());
    }

    Explanation withResults(Map<String, String> others) {
        return new Explanation(symbol, java, functions, others);
    }

    /** A member of the Java API with what it returns. */
    public String withResult(String member) {
        String result = results.get(member);
        return result == null ? member : member + " returns " + result;
    }

    /**
     * Looks for a C function, a type or a constant of C, a type of the Java API or a member of one.
     *
     * @param decisions why things look as they do
     * @param history the versions that may have what this one lacks
     * @throws GenerationException if nothing has that name
     */
    static Explanation of(String symbol, Coverage coverage, JavaNames names, Decisions decisions, ApiHistory history) {
        Optional<JavaName> type =
                names.type(symbol).or(() -> names.typeOver(symbol)).or(() -> names.constant(symbol));
        if (type.isPresent()) {
            return new Explanation(symbol, decisions.about(type.get()), List.of());
        }
        List<JavaName> members = names.members(symbol);
        Set<String> functions = new LinkedHashSet<>();
        members.forEach(member -> functions.addAll(member.functions()));
        if (members.isEmpty()) {
            functions.add(symbol);
        }
        List<CoverageRow> rows = coverage.all()
                .filter(row -> functions.contains(row.function()) || isBehind(symbol, row))
                .map(row -> row.withJava(names.membersOver(row.function())))
                .toList();
        if (rows.isEmpty() && members.isEmpty()) {
            List<TemplateLine> byHand = decisions.byHand(symbol);
            if (!byHand.isEmpty()) {
                return new Explanation(symbol, byHand(symbol, byHand), List.of());
            }
            FittingJava java = decisions.java().get();
            Optional<String> inherited = java.inheritedAs(symbol);
            if (inherited.isPresent()) {
                return of(inherited.get(), coverage, names, decisions, history);
            }
            List<String> with = functionsWith(symbol, coverage);
            if (!with.isEmpty()) {
                return new Explanation(symbol, withoutJava(symbol, with), List.of());
            }
            List<String> versions = history.versionsOf(symbol);
            if (!versions.isEmpty()) {
                throw elsewhere(symbol, coverage.rocksdbVersion(), versions);
            }
            Set<String> elsewhere = java.placesLeftOut(symbol);
            String missing = decisions.missing().because(symbol, java.missing(symbol));
            if (!elsewhere.isEmpty() || !missing.isEmpty()) {
                throw GenerationException.refused(
                        symbol,
                        (missing.isEmpty() ? "is left out" : missing)
                                + (elsewhere.isEmpty() ? "" : "; it is written at " + String.join(", ", elsewhere)));
            }
            Set<String> known = new TreeSet<>(names.all());
            known.addAll(names.constants());
            known.addAll(names.cTypes());
            coverage.all().map(CoverageRow::function).forEach(known::add);
            throw GenerationException.refused(
                    symbol,
                    "is no function, type or enum's constant of RocksDB " + coverage.rocksdbVersion()
                            + "'s C API, and no name of the Java API that is made from it"
                            + byHand(symbol, names, decisions)
                            + Suggestions.didYouMeanPart(symbol, known));
        }
        return new Explanation(
                symbol,
                rows.isEmpty() ? decisions.about(members.get(0)) : otherForm(symbol, members, decisions),
                rows.stream().map(row -> function(row, decisions)).toList());
    }

    /** The functions whose prototypes have a type that is no word of C's own. */
    private static List<String> functionsWith(String cType, Coverage coverage) {
        if (!DECLARED.matcher(cType).matches()
                || Stream.of(ScalarKind.values())
                        .anyMatch(kind -> List.of(kind.spelling().split(" ")).contains(cType))) {
            return List.of();
        }
        Pattern type = Pattern.compile("\\b" + cType + " [*\\w]");
        return coverage.all()
                .filter(row -> type.matcher(row.prototype()).find())
                .map(CoverageRow::function)
                .toList();
    }

    /** Whether a Java member over a function, which no other function says anything of, has that name. */
    private static boolean isBehind(String member, CoverageRow row) {
        return row.java().contains(member) || row.java().contains(member + "()");
    }

    private static JavaName byHand(String name, List<TemplateLine> lines) {
        String what = "Java of the templates, which stands for no C function by itself";
        return JavaName.type(name, what, lines.get(0).place(), List.of()).with(lines, List.of(), List.of());
    }

    private static JavaName withoutJava(String cType, List<String> functions) {
        return JavaName.member(
                cType,
                "type of C that has no Java type of its own; it is in the prototypes of "
                        + Problem.listed(functions, MOST_FUNCTIONS),
                functions);
    }

    /** A method that C calls back, or a form of one that the templates add to those over C functions. */
    private static @Nullable JavaName otherForm(String symbol, List<JavaName> members, Decisions decisions) {
        Optional<JavaName> called = members.stream()
                .limit(1)
                .map(decisions::about)
                .filter(member -> !member.choices().isEmpty())
                .findFirst();
        if (called.isPresent()) {
            return called.get();
        }
        List<TemplateLine> lines = decisions.byHand(symbol);
        return symbol.contains("(") || lines.isEmpty() ? null : byHand(symbol, lines);
    }

    /** The C functions behind the name. */
    List<String> functionNames() {
        return functions.stream().map(Function::name).toList();
    }

    /** What the name, or the type that it is a part of, is called in C and in Java. */
    List<String> names(String symbol) {
        String name = java == null ? symbol : java.text();
        return List.of(symbol, name, name.replaceFirst("\\..*", ""));
    }

    private static Function function(CoverageRow row, Decisions decisions) {
        return new Function(
                row,
                decisions.parameters(row.function()),
                decisions.facts(row.function()),
                decisions.replaced(row.function()),
                decisions.choices(row.function()),
                decisions.usersOf(row.java()));
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
                Setting.ROCKSDB_VERSION.to(versions.contains(version) ? version : older ? last : first));
    }

    /** The generator does not know the runtime: whatever looks like one of its names may be one. */
    private static String byHand(String symbol, JavaNames names, Decisions decisions) {
        String type = symbol.replaceFirst("\\..*", "");
        if (!type.equals(symbol)
                && (names.type(type).isPresent() || !decisions.byHand(type).isEmpty())) {
            return "; what types inherit is written by hand, in the runtime";
        }
        return !symbol.isEmpty() && Character.isUpperCase(symbol.charAt(0))
                ? "; the classes of the runtime are written by hand and stand for no C function"
                : "";
    }
}
