package dev.rockspan.generator.pipeline;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.CoverageRow.State;
import dev.rockspan.generator.model.MappedApi;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What became of every function of the C API.
 *
 * @param rocksdbVersion of the header
 * @param rows one per function, sorted by name
 * @param extension the same of the extension's functions
 */
public record Coverage(String rocksdbVersion, List<CoverageRow> rows, List<CoverageRow> extension) {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    static Coverage of(String rocksdbVersion, MappedApi binding) {
        return new Coverage(rocksdbVersion, binding.coverage(), binding.extensionCoverage());
    }

    /** How many functions there are, and how they ended. */
    public Counts counts() {
        return new Counts(rows.size(), count(State.MAPPED), count(State.EXCLUDED));
    }

    private int count(State state) {
        return (int) rows.stream().filter(row -> row.state() == state).count();
    }

    /** What became of every function, the extension's last. */
    Stream<CoverageRow> all() {
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

    private static String lines(List<CoverageRow> rows) {
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
