package dev.rockspan.benchmarks.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** Writes results.md, with all numbers, and the plots. */
    public void writeTo(Path folder) throws IOException {
        Files.writeString(
                folder.resolve("results.md"),
                "# Results\n\n" + environment() + "\n## Targets\n\n" + markdown.summary() + "\n## All numbers\n\n"
                        + markdown.details());
        Plots.write(results, folder);
    }

    /** Writes benchmarks.md, its plots and what they were made from into the documentation. */
    public void writeDocumentation(Path docs) throws IOException {
        Path folder = Files.createDirectories(docs.resolve("benchmarks"));
        results.write(folder.resolve("results.json"));
        Plots.write(results, folder);
        Properties causes = new Properties();
        try (InputStream in = resource("causes.properties")) {
            causes.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("gains", markdown.gains());
        parts.put(
                "plots",
                Plots.of(results).keySet().stream()
                        .map(name -> "![" + name + "](benchmarks/" + name + ".svg)\n")
                        .collect(Collectors.joining("\n")));
        parts.put("behind", markdown.behind(causes));
        parts.put("environment", environment());
        String text;
        try (InputStream in = resource("benchmarks.md")) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        for (Map.Entry<String, String> part : parts.entrySet()) {
            text = text.replace("${" + part.getKey() + "}\n", part.getValue());
        }
        Files.writeString(docs.resolve("benchmarks.md"), text);
    }

    private String environment() {
        return Stream.concat(
                        results.environment().entrySet().stream()
                                .map(entry -> entry.getKey() + ": " + entry.getValue()),
                        results.remarks().stream())
                .map(line -> "- " + line + '\n')
                .collect(Collectors.joining());
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(Report.class.getResourceAsStream("/dev/rockspan/benchmarks/" + name), name);
    }
}
