package dev.rockspan.benchmarks;

import dev.rockspan.benchmarks.paired.Plan;
import dev.rockspan.benchmarks.report.Environment;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.report.Report;
import dev.rockspan.benchmarks.report.Results;
import dev.rockspan.benchmarks.rows.Lab;
import dev.rockspan.benchmarks.rows.Row;
import dev.rockspan.benchmarks.rows.Rows;
import dev.rockspan.benchmarks.store.Limit;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line of the paired benchmarks. */
@Command(
        name = "benchmarks/run",
        mixinStandardHelpOptions = true,
        description = "Measures Rockspan against rocksdbjni and C, and writes results.json, results.md and plots.")
public final class Benchmarks implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--quick", description = "about three minutes: fewer sizes, shorter")
    private boolean quick;

    @Option(names = "--tiny", description = "only to see whether everything runs; the numbers mean nothing")
    private boolean tiny;

    @Option(
            names = "--rows",
            split = ",",
            description = "only these: ${COMPLETION-CANDIDATES}",
            completionCandidates = RowNames.class)
    private List<String> rows = List.of();

    @Option(names = "--one-jvm", description = "all rows in one JVM; each has a JVM of its own otherwise")
    private boolean oneJvm;

    @Option(names = "--output", description = "the folder to write to (default: ${DEFAULT-VALUE})")
    private Path output = Path.of("target", "benchmarks");

    @Option(names = "--from", description = "measure nothing, write the report of this results.json")
    private @Nullable Path from;

    @Option(names = "--docs", description = "write benchmarks.md and its plots into this folder, too")
    private @Nullable Path docs;

    /** The names of all rows. */
    static final class RowNames extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        RowNames() {
            super(Rows.ALL.stream().map(Row::name).toList());
        }
    }

    public static void main(String... arguments) {
        System.exit(new CommandLine(new Benchmarks()).execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        Files.createDirectories(output);
        Results results = from != null ? Results.read(from) : measure();
        Report report = new Report(results);
        results.write(output.resolve("results.json"));
        report.writeTo(output);
        if (docs != null) {
            report.writeDocumentation(docs);
        }
        out().println(report.summary());
        out().println("Written to " + output.toAbsolutePath());
        return 0;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private Results measure() throws Exception {
        List<Row> chosen = chosen();
        return oneJvm || chosen.size() == 1 ? measureHere(chosen) : measureApart(chosen);
    }

    /** Each row in a JVM of its own: what the compiler has learned from other rows makes some reads slower. */
    private Results measureApart(List<Row> chosen) throws Exception {
        List<Results> all = new ArrayList<>();
        for (Row row : chosen) {
            out().println(row.title() + " ...");
            out().flush();
            Path folder = Files.createDirectories(output.resolve(row.name()));
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
            command.addAll(List.of("-cp", System.getProperty("java.class.path"), Benchmarks.class.getName()));
            command.addAll(List.of("--rows", row.name(), "--output", folder.toString()));
            if (tiny || quick) {
                command.add(tiny ? "--tiny" : "--quick");
            }
            Path log = folder.resolve("log");
            int exit = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start()
                    .waitFor();
            if (exit != 0) {
                throw new IllegalStateException("The row " + row.name() + " ended with " + exit + ": see " + log);
            }
            all.add(Results.read(folder.resolve("results.json")));
        }
        return Results.of(all);
    }

    private Results measureHere(List<Row> chosen) throws Exception {
        Plan plan = tiny ? Plan.tiny() : quick ? Plan.quick() : Plan.full();
        List<String> remarks = new ArrayList<>();
        List<Measurement> measurements = new ArrayList<>();
        Path folder = Files.createTempDirectory("rockspan-benchmarks");
        try {
            Optional<Limit> limit = Limit.compile(folder);
            if (limit.isEmpty()) {
                remarks.add("There is no C compiler (cc), so the loops in C are left out.");
            }
            try (Lab lab = new Lab(plan, folder, limit)) {
                for (Row row : chosen) {
                    out().println(row.title() + " ...");
                    out().flush();
                    measurements.addAll(row.measure(lab));
                }
                remarks.addAll(lab.remarks());
            }
        } finally {
            delete(folder);
        }
        remarks.forEach(out()::println);
        Map<String, String> titles = new LinkedHashMap<>();
        chosen.forEach(row -> titles.put(row.name(), row.title()));
        return new Results(Environment.current(), titles, measurements, remarks);
    }

    private List<Row> chosen() {
        List<String> unknown = new ArrayList<>(rows);
        unknown.removeAll(new RowNames());
        if (!unknown.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "No such rows: " + unknown + "; there are " + new RowNames());
        }
        return Rows.ALL.stream()
                .filter(row -> rows.isEmpty() || rows.contains(row.name()))
                .toList();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
