package dev.rockspan.benchmarks.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Results for people: Markdown and plots, the same for the same results. */
public final class Report {

    private final Results results;
    private final Markdown markdown;

    /** The report of these results. */
    public Report(Results results) {
        this.results = results;
        markdown = new Markdown(results);
    }

    /** The targets and whether they are met, as a table. */
    public String summary() {
        return markdown.summary();
    }

    /** Writes results.md and the plots. */
    public void writeTo(Path folder) throws IOException {
        write(folder.resolve("results.md"), "");
        Plots.write(results, folder);
    }

    /** Writes benchmarks.md, its plots and what they were made from into the documentation. */
    public void writeDocumentation(Path docs) throws IOException {
        Path folder = Files.createDirectories(docs.resolve("benchmarks"));
        results.write(folder.resolve("results.json"));
        Plots.write(results, folder);
        write(docs.resolve("benchmarks.md"), "benchmarks/");
    }

    private void write(Path file, String plots) throws IOException {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("environment", environment());
        parts.put("summary", markdown.summary());
        String losses = markdown.losses();
        parts.put("losses", losses.isEmpty() ? "Nowhere, in this run.\n" : losses);
        parts.put("details", markdown.details());
        parts.put(
                "plots",
                Plots.of(results).keySet().stream()
                        .map(name -> "![" + name + "](" + plots + name + ".svg)\n")
                        .collect(Collectors.joining("\n")));
        String text = template();
        for (Map.Entry<String, String> part : parts.entrySet()) {
            text = text.replace("${" + part.getKey() + "}\n", part.getValue());
        }
        Files.writeString(file, text);
    }

    private String environment() {
        String lines = results.environment().entrySet().stream()
                .map(entry -> "- " + entry.getKey() + ": " + entry.getValue() + '\n')
                .collect(Collectors.joining());
        return lines
                + results.remarks().stream().map(remark -> "- " + remark + '\n').collect(Collectors.joining());
    }

    private static String template() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(Report.class.getResourceAsStream("/dev/rockspan/benchmarks/benchmarks.md"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
