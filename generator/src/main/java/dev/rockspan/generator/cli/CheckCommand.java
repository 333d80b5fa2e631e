package dev.rockspan.generator.cli;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.CheckResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Is the output up to date? */
@Command(
        name = "check",
        description = "Compares the Java API on disk with what generate would write; exit code 1 if it differs.")
final class CheckCommand implements Callable<Integer> {

    @Mixin
    private TargetOptions target;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        return target.source().withTemplates(this::check);
    }

    private int check(Templates templates) {
        target.checkPlace(templates);
        Terminal terminal = output.terminal();
        CheckResult result = new GenerationPipeline(terminal).check(target.request(templates));
        if (output.json()) {
            terminal.text(Json.of(json(result, terminal)));
        } else if (result.upToDate()) {
            terminal.say(Home.display(target.output()) + " is up to date.");
        } else if (result.otherApi() != null) {
            terminal.line(Home.display(target.output()) + ' ' + otherApi(result.otherApi()));
        } else if (result.nothingThere()) {
            terminal.line("There is no API in " + Home.display(target.output()) + ". To make one: " + Home.command()
                    + " generate" + target.arguments());
        } else {
            result.differences()
                    .forEach(file -> terminal.line(Home.display(target.output().resolve(file.path()))
                            + ' '
                            + terminal.style(file.words(), "yellow")));
            terminal.line(Words.count(result.differences().size(), "file differs", "files differ") + ". To mend: "
                    + Home.command() + " generate" + target.arguments());
        }
        return result.upToDate() ? ExitCode.DONE : ExitCode.DIFFERENT;
    }

    private static String otherApi(Problem other) {
        return other.messageIn(new OptionWords(List.of()));
    }

    private Map<String, Object> json(CheckResult result, Terminal terminal) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("upToDate", result.upToDate());
        json.put("output", Home.display(target.output()));
        if (result.otherApi() != null) {
            json.put("otherApi", otherApi(result.otherApi()));
        }
        json.put("differences", result.differences());
        json.put("millis", terminal.millis());
        return json;
    }
}
