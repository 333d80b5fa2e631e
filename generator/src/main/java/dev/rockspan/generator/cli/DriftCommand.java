package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.DriftResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Do the enums still say what C++ says? */
@Command(
        name = "drift",
        description = "Compares the enums of the templates with RocksDB's C++ headers; exit code 1 if they differ.")
final class DriftCommand implements Callable<Integer> {

    @Option(
            names = "--headers",
            paramLabel = "<folder>",
            required = true,
            description = "RocksDB's C++ headers: the folder include/rocksdb.")
    private Path headers = Path.of("");

    @Option(
            names = "--rocksdb-version",
            paramLabel = "<version>",
            description =
                    "Whose snapshot has the constants of c.h; default: the headers' own version, or without a snapshot of it"
                            + " the one this build is made for.")
    private @Nullable String version;

    @Mixin
    private TemplatesOption templates;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        return templates.with(this::compare);
    }

    private int compare(Templates folder) {
        Terminal terminal = output.terminal();
        DriftResult result = new GenerationPipeline(terminal).drift(headers, version, folder);
        if (output.json()) {
            terminal.text(Json.of(json(result, terminal)));
        } else {
            result.drifts()
                    .forEach(drift -> terminal.line(
                            drift.place() + ": " + terminal.style(drift.enumName(), "bold") + ": " + drift.message()));
            String what = Words.count(result.enums(), "enum", "enums") + " compared with the C++ headers of "
                    + (result.headersVersion() == null ? "a RocksDB" : "RocksDB " + result.headersVersion()) + ": ";
            if (result.none()) {
                terminal.say(what + "no drift.");
            } else {
                terminal.line(what + Words.count(result.drifts().size(), "difference.", "differences."));
            }
        }
        return result.none() ? ExitCode.DONE : ExitCode.DIFFERENT;
    }

    private static Map<String, Object> json(DriftResult result, Terminal terminal) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rocksdb", result.rocksdbVersion());
        json.put("headers", result.headersVersion());
        json.put("enums", result.enums());
        json.put("drifts", result.drifts());
        json.put("millis", terminal.millis());
        return json;
    }
}
