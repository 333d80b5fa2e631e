package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.Coverage.Row;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Why a function looks the way it does in Java. */
@Command(name = "explain", description = "Says what becomes of a C function in Java, and what decided it.")
final class ExplainCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "<symbol>",
            description = "The name of a C function, or of a Java member such as RocksDB.put.")
    private String symbol;

    @Mixin
    private SourceOptions source;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        return source.withTemplates(this::explain);
    }

    private int explain(Templates templates) {
        Terminal terminal = output.terminal();
        List<Row> rows = new GenerationPipeline(terminal)
                .coverage(source.source(), templates)
                .explain(symbol);
        if (output.json()) {
            terminal.text(Json.of(rows.size() == 1 ? rows.get(0) : rows));
        } else {
            rows.forEach(row -> explain(row, terminal));
        }
        return ExitCode.DONE;
    }

    private static void explain(Row row, Terminal terminal) {
        terminal.line(terminal.style(row.function(), "bold"));
        terminal.line("  C      " + row.prototype());
        terminal.line("  state  " + row.state());
        terminal.line("  rule   " + row.rule());
        if (!row.why().isEmpty()) {
            terminal.line("  why    " + row.why());
        }
        row.java().forEach(member -> terminal.line("  Java   " + member));
    }
}
