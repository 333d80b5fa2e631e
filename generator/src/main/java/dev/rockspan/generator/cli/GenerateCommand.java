package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.GenerateResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Snapshot or headers to sources. */
@Command(
        name = "generate",
        description = "Writes the Java API: by default that of the pinned RocksDB, into generated/ of the checkout.")
final class GenerateCommand implements Callable<Integer> {

    @Mixin
    private TargetOptions target;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        return target.source().withTemplates(this::generate);
    }

    private int generate(Templates templates) {
        target.checkPlace(templates);
        Terminal terminal = output.terminal();
        GenerateResult result = new GenerationPipeline(terminal).generate(target.request(templates));
        if (output.json()) {
            terminal.text(Json.of(json(result, terminal)));
        } else {
            describe(result, terminal);
        }
        return ExitCode.DONE;
    }

    private void describe(GenerateResult result, Terminal terminal) {
        terminal.say(Words.counts(result.rocksdbVersion(), result.counts()));
        String folder = Home.display(target.output());
        if (result.nothingChanged()) {
            terminal.say("Nothing changed: the " + Words.count(result.classes(), "class", "classes") + " and "
                    + Words.count(result.unchanged(), "file", "files") + " in " + folder + " are up to date.");
        } else {
            terminal.say(Words.count(result.classes(), "class", "classes") + " in " + folder + ": "
                    + Words.count(result.written().size(), "file", "files") + " written, "
                    + result.deleted().size() + " deleted, " + result.unchanged() + " unchanged.");
        }
        terminal.say(Words.times(terminal.millis()));
    }

    private Map<String, Object> json(GenerateResult result, Terminal terminal) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rocksdb", result.rocksdbVersion());
        json.put("functions", result.counts().functions());
        json.put("mapped", result.counts().mapped());
        json.put("excluded", result.counts().excluded());
        json.put("classes", result.classes());
        json.put("output", Home.display(target.output()));
        json.put("written", result.written());
        json.put("deleted", result.deleted());
        json.put("unchanged", result.unchanged());
        json.put("skipped", result.skipped());
        json.put("millis", terminal.millis());
        return json;
    }
}
