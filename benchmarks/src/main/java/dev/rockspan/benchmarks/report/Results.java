package dev.rockspan.benchmarks.report;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a run has measured. It has no date, so that the same results are the same file.
 *
 * @param environment machine and versions
 * @param titles of the rows, by name, in their order
 * @param remarks what was left out, and why, and which numbers to doubt
 */
public record Results(
        Map<String, String> environment,
        Map<String, String> titles,
        List<Measurement> measurements,
        List<String> remarks) {

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** What runs of different rows on one machine have measured together. */
    public static Results of(List<Results> parts) {
        Map<String, String> titles = new LinkedHashMap<>();
        parts.forEach(part -> titles.putAll(part.titles));
        return new Results(
                parts.get(0).environment,
                titles,
                parts.stream().flatMap(part -> part.measurements.stream()).toList(),
                parts.stream().flatMap(part -> part.remarks.stream()).distinct().toList());
    }

    /** Reads what {@link #write} wrote. */
    public static Results read(Path file) throws IOException {
        return JSON.readValue(file.toFile(), Results.class);
    }

    /** Writes all of it as JSON. */
    public void write(Path file) throws IOException {
        Files.writeString(file, JSON.writeValueAsString(this) + '\n');
    }

    /** Of one row. */
    public List<Measurement> of(String row) {
        return measurements.stream()
                .filter(measurement -> measurement.row().equals(row))
                .toList();
    }
}
