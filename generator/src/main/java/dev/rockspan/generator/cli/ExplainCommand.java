package dev.rockspan.generator.cli;

import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.Dump;
import dev.rockspan.generator.pipeline.Explanation;
import dev.rockspan.generator.pipeline.Explanation.Function;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.List;
import java.util.concurrent.Callable;
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
            description =
                    "Say everything: of a name that stands for several functions, of each of them; of a type, all forms of its"
                            + " members and all lines of templates.")
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
        JavaName java = explanation.java();
        List<Function> functions = explanation.functions();
        if (output.json()) {
            terminal.text(Json.of(
                    java != null && functions.isEmpty() ? java : functions.size() == 1 ? functions.get(0) : functions));
        } else {
            String name = explanation.symbol();
            if (!name.equals(symbol)) {
                terminal.line(symbol + " is inherited. It is " + name + ':');
            }
            if (java != null) {
                terminal.line(terminal.style(java.text(), "bold"));
                ExplanationText.of(java, explanation, all).forEach(terminal::line);
            }
            List<List<String>> members = functions.size() > 1 && !all ? members(name, functions) : List.of();
            if (members.isEmpty()) {
                functions.forEach(function -> explain(function, explanation, terminal));
            } else {
                terminal.line(terminal.style(name, "bold"));
                ExplanationText.ofMembers(members).forEach(terminal::line);
            }
        }
        return ExitCode.DONE;
    }

    /** The C function, the template and the method of each member that has the name; none if it has types of parameters. */
    private static List<List<String>> members(String name, List<Function> functions) {
        return functions.stream()
                .map(Function::row)
                .flatMap(row -> row.java().stream()
                        .filter(member -> member.startsWith(name + '('))
                        .map(member -> List.of(row.function(), row.rule().replaceFirst(",.*", ""), member)))
                .toList();
    }

    private static void explain(Function function, Explanation explanation, Terminal terminal) {
        terminal.line(terminal.style(function.name(), "bold"));
        ExplanationText.of(function, explanation).forEach(terminal::line);
    }
}
