package dev.rockspan.generator.pipeline;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.model.CoverageRow;
import dev.rockspan.generator.model.MappedApi;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What became of every function of the C API.
 *
 * @param rocksdbVersion of the header
 * @param rows one per function, sorted by name
 * @param extension the same of the extension's functions
 */
public record Coverage(String rocksdbVersion, List<Row> rows, List<Row> extension) {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /**
     * What became of one function.
     *
     * @param state {@code mapped}, {@code excluded} or {@code unclassified}
     * @param rule what decided it: conventions, or the template's {@code file:line}
     * @param lastingRule the same with the template's file and key, which other edits of the file leave alone
     * @param why how it was mapped, or the reason it was not
     * @param prototype as C declares it
     * @param java the Java members over it
     */
    @JsonPropertyOrder({"function", "state", "rule", "why", "prototype", "java"})
    public record Row(
            String function,
            String state,
            String rule,
            @JsonIgnore String lastingRule,
            String why,
            String prototype,
            List<String> java) {

        private Row lasting() {
            return new Row(function, state, lastingRule, lastingRule, why, prototype, java);
        }

        /** Whether a Java member over it, which no other function says anything of, has that name. */
        boolean isBehind(String member) {
            return java.contains(member) || java.contains(member + "()");
        }

        /** The same with further members over it. */
        Row withJava(List<String> members) {
            List<String> all =
                    Stream.concat(java.stream(), members.stream()).distinct().toList();
            return new Row(function, state, rule, lastingRule, why, prototype, all);
        }
    }

    static Coverage of(String rocksdbVersion, MappedApi binding) {
        return new Coverage(rocksdbVersion, rows(binding.coverage()), rows(binding.extensionCoverage()));
    }

    private static List<Row> rows(List<CoverageRow> rows) {
        return rows.stream()
                .map(row -> new Row(
                        row.function(),
                        row.state().name().toLowerCase(Locale.ROOT),
                        row.rule(),
                        row.lastingRule(),
                        row.why(),
                        row.prototype(),
                        row.java()))
                .toList();
    }

    /** How many functions there are, and how they ended. */
    public Counts counts() {
        return new Counts(rows.size(), count("mapped"), count("excluded"));
    }

    private int count(String state) {
        return (int) rows.stream().filter(row -> row.state().equals(state)).count();
    }

    /** What became of every function, the extension's last. */
    Stream<Row> all() {
        return Stream.concat(rows.stream(), extension.stream());
    }

    /** The coverage as JSON, a row per line and without lines of templates so that a diff of two reads well. */
    public String toJson() {
        Counts counts = counts();
        return """
            {
              "rocksdb": %s,
              "functions": %s,
              "mapped": %s,
              "excluded": %s,
              "unclassified": %s,
              "rows": %s%s
            }
            """.formatted(
                        json(rocksdbVersion),
                        counts.functions(),
                        counts.mapped(),
                        counts.excluded(),
                        counts.unclassified(),
                        lines(rows),
                        extension.isEmpty() ? "" : ",\n  \"extension\": " + lines(extension));
    }

    private static String lines(List<Row> rows) {
        return rows.stream().map(row -> "\n    " + json(row.lasting())).collect(Collectors.joining(",", "[", "\n  ]"));
    }

    private static String json(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JacksonException e) {
            throw new UncheckedIOException(e);
        }
    }
}
