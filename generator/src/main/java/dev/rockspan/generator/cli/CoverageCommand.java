package dev.rockspan.generator.cli;

import dev.rockspan.generator.CoverageRow;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.Coverage;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is mapped, and what is excluded. */
@Command(name = "coverage", description = "Shows what becomes of every C function.")
final class CoverageCommand implements Callable<Integer> {

    @Option(names = "--state", paramLabel = "<state>", description = "Only mapped, excluded or unclassified functions.")
    private @Nullable State state;

    @Mixin
    private SourceOptions source;

    @Mixin
    private OutputOptions output;

    private enum State {
        mapped,
        excluded,
        unclassified
    }

    @Override
    public Integer call() {
        return source.withTemplates(this::show);
    }

    private int show(Templates templates) {
        Terminal terminal = output.terminal();
        Coverage coverage = new GenerationPipeline(terminal).coverage(source.source(), templates);
        if (output.json()) {
            terminal.text(coverage.toJson());
            return ExitCode.DONE;
        }
        List<CoverageRow> rows = coverage.rows().stream()
                .filter(row -> state == null || row.state().toString().equals(state.name()))
                .toList();
        int width = rows.stream().mapToInt(row -> row.function().length()).max().orElse(0);
        int states = rows.stream()
                .mapToInt(row -> row.state().toString().length())
                .max()
                .orElse(1);
        rows.forEach(row -> terminal.line(line(row, width, states, terminal)));
        terminal.line(Words.counts(coverage.rocksdbVersion(), coverage.counts()));
        return ExitCode.DONE;
    }

    private static String line(CoverageRow row, int width, int stateWidth, Terminal terminal) {
        String what = row.state() == CoverageRow.State.MAPPED ? String.join("; ", row.java()) : row.why();
        String padded = String.format(Locale.ROOT, "%-" + stateWidth + "s", row.state());
        return String.format(Locale.ROOT, "%-" + Math.max(width, 1) + "s", row.function()) + "  "
                + terminal.style(padded, colour(row.state())) + "  " + row.rule()
                + (what.isEmpty() ? "" : "  " + what);
    }

    private static String colour(CoverageRow.State state) {
        return switch (state) {
            case MAPPED -> "green";
            case EXCLUDED -> "faint";
            case UNCLASSIFIED -> "red";
        };
    }
}
