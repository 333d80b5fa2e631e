package dev.rockspan.generator.cli;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.Coverage.Row;
import dev.rockspan.generator.pipeline.Dump;
import dev.rockspan.generator.pipeline.Explanation;
import dev.rockspan.generator.pipeline.Explanation.Function;
import dev.rockspan.generator.pipeline.Explanation.Named;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Why a function looks the way it does in Java, and what a Java name stands for. */
@Command(
        name = "explain",
        description =
                "Says what becomes of a function, type or constant of C in Java, what a name of the generated API stands"
                        + " for, and what decided it.")
final class ExplainCommand implements Callable<Integer> {

    /** A wider text does not move the column after it. */
    private static final int WIDEST = 48;

    @Parameters(
            paramLabel = "<symbol>",
            description =
                    "The name of a C function, type or constant, of a Java type, or of a member such as RocksDB.put; with or"
                            + " without the types of its parameters.")
    private String symbol;

    @Option(
            names = "--dump",
            paramLabel = "<stage>",
            description = "Print what a stage made of it instead: ${COMPLETION-CANDIDATES}.")
    private Dump.@Nullable Stage dump;

    @Option(
            names = "--all",
            description = "Of a name that stands for several functions, say everything of each of them.")
    private boolean all;

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
        if (dump != null) {
            List<String> lines = new GenerationPipeline(terminal).dump(dump, symbol, source.source(), templates);
            if (output.json()) {
                terminal.text(Json.of(lines));
            } else {
                lines.forEach(terminal::line);
            }
            return ExitCode.DONE;
        }
        Explanation explanation = new GenerationPipeline(terminal).explain(symbol, source.source(), templates);
        Named java = explanation.java();
        List<Function> functions = explanation.functions();
        if (output.json()) {
            terminal.text(Json.of(
                    java != null && functions.isEmpty() ? java : functions.size() == 1 ? functions.get(0) : functions));
        } else {
            List<List<String>> members = functions.size() > 1 && !all ? members(functions) : List.of();
            if (members.isEmpty()) {
                functions.forEach(function -> explain(function, explanation, terminal));
            } else {
                list(members, terminal);
            }
            if (java != null) {
                explain(java, explanation, terminal);
            }
        }
        return ExitCode.DONE;
    }

    /** The C function, the template and the method of each member that has the name; none if it has types of parameters. */
    private List<List<String>> members(List<Function> functions) {
        return functions.stream()
                .map(Function::row)
                .flatMap(row -> row.java().stream()
                        .filter(member -> member.startsWith(symbol + '('))
                        .map(member -> List.of(row.function(), row.rule().replaceFirst(",.*", ""), member)))
                .toList();
    }

    private void list(List<List<String>> members, Terminal terminal) {
        terminal.line(terminal.style(symbol, "bold"));
        terminal.line(
                "  Stands for several functions. To see what decided one, name it, or a method with the types of its"
                        + " parameters; --all says everything:");
        table(members, terminal);
    }

    private static void explain(Function function, Explanation explanation, Terminal terminal) {
        Row row = function.row();
        terminal.line(terminal.style(row.function(), "bold"));
        terminal.line("  C      " + row.prototype());
        terminal.line("  state  " + row.state());
        terminal.line("  rule   " + row.rule());
        if (!row.why().isEmpty()) {
            terminal.line("  why    " + row.why());
        }
        row.java().forEach(member -> terminal.line("  Java   " + explanation.withResult(member)));
        if (!function.parameters().isEmpty()) {
            terminal.line("  Conventions that apply, after those that were tried and do not:");
            table(
                    function.parameters().stream()
                            .map(taken -> List.of(
                                    taken.what(),
                                    taken.type(),
                                    taken.convention().isEmpty() ? "none" : taken.convention(),
                                    taken.tried().isEmpty() ? "" : "after " + String.join(", ", taken.tried())))
                            .toList(),
                    terminal);
        }
        facts(function.facts(), terminal);
        choices(function.choices(), terminal);
    }

    private static void explain(Named java, Explanation explanation, Terminal terminal) {
        terminal.line(terminal.style(java.name(), "bold"));
        if (!java.what().isEmpty()) {
            terminal.line("  is     " + java.what());
        }
        if (!java.rule().isEmpty()) {
            terminal.line("  rule   " + java.rule());
        }
        java.members()
                .forEach(member -> terminal.line("  Java   " + explanation.withResult(member.name()) + "  "
                        + (member.what().isEmpty() ? String.join(", ", member.functions()) : member.what())));
        facts(java.facts(), terminal);
        choices(java.choices(), terminal);
    }

    private static void facts(List<TemplateLine> facts, Terminal terminal) {
        if (!facts.isEmpty()) {
            terminal.line("  Lines of templates that took part:");
            table(facts.stream().map(fact -> List.of(fact.place(), fact.text())).toList(), terminal);
        }
    }

    private static void choices(List<Choice> choices, Terminal terminal) {
        choices.stream()
                .collect(Collectors.groupingBy(Choice::place, LinkedHashMap::new, Collectors.toList()))
                .forEach((place, there) -> {
                    terminal.line("  To change it, "
                            + (place.matches("[^,]*:\\d+") ? "merge into the entry at " : "write in ") + place + ':');
                    table(
                            there.stream()
                                    .map(choice -> List.of(choice.what(), choice.now(), choice.key()))
                                    .toList(),
                            terminal);
                });
    }

    /** Columns as wide as what is in them, but for one that is too wide. */
    private static void table(List<List<String>> rows, Terminal terminal) {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        rows.forEach(row -> {
            for (int column = 0; column < columns - 1; column++) {
                int width = row.get(column).length();
                widths[column] = width > WIDEST ? widths[column] : Math.max(widths[column], width);
            }
        });
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder("    ");
            for (int column = 0; column < columns; column++) {
                String text = row.get(column);
                line.append(text).append(" ".repeat(Math.max(0, widths[column] - text.length()) + 2));
            }
            terminal.line(line.toString().stripTrailing());
        }
    }
}
