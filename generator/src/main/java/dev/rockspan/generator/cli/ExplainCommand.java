package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.Coverage.Row;
import dev.rockspan.generator.pipeline.Explanation;
import dev.rockspan.generator.pipeline.Explanation.Named;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Why a function looks the way it does in Java, and what a Java name stands for. */
@Command(
        name = "explain",
        description =
                "Says what becomes of a function, type or constant of C in Java, what a name of the generated API stands"
                        + " for, and what decided it.")
final class ExplainCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "<symbol>",
            description =
                    "The name of a C function, type or constant, of a Java type, or of a member such as RocksDB.put; with or"
                            + " without the types of its parameters.")
    private String symbol;

    @Mixin
    private SourceOptions source;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        if (symbol.isBlank()) {
            throw source.usage("Invalid value for '<symbol>': the name is empty");
        }
        return source.withTemplates(this::explain);
    }

    private int explain(Templates templates) {
        Terminal terminal = output.terminal();
        Explanation explanation = new GenerationPipeline(terminal).explain(symbol, source.source(), templates);
        Named java = explanation.java();
        List<Row> rows = explanation.functions();
        if (output.json()) {
            terminal.text(Json.of(java != null ? java : rows.size() == 1 ? rows.get(0) : rows));
        } else if (java != null) {
            explain(java, terminal);
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

    private static void explain(Named java, Terminal terminal) {
        terminal.line(terminal.style(java.name(), "bold"));
        terminal.line("  is     " + java.what());
        if (!java.rule().isEmpty()) {
            terminal.line("  rule   " + java.rule());
        }
        java.members()
                .forEach(member -> terminal.line("  Java   " + member.name() + "  "
                        + (member.what().isEmpty() ? String.join(", ", member.functions()) : member.what())));
    }
}
