package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.ApiSource;
import dev.rockspan.generator.pipeline.ExtractResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Headers to snapshot. */
@Command(
        name = "extract",
        description = "Reads RocksDB's C header with jextract and writes the snapshot that later stages need.")
final class ExtractCommand implements Callable<Integer> {

    @Mixin
    private SourceOptions source;

    @Mixin
    private OutputOptions output;

    @Override
    public Integer call() {
        ApiSource.Headers headers = source.headers();
        return source.withTemplates(templates -> extract(headers, templates));
    }

    private int extract(ApiSource.Headers headers, Path templates) {
        Terminal terminal = output.terminal();
        ExtractResult result = new GenerationPipeline(terminal).extract(headers, templates);
        if (output.json()) {
            terminal.text(Json.of(json(result)));
            return ExitCode.DONE;
        }
        terminal.say("RocksDB " + result.rocksdbVersion() + ", read by jextract " + result.jextract() + ": "
                + result.functions() + " functions, " + result.opaqueTypes() + " opaque types, "
                + Words.count(result.structs(), "struct", "structs") + ", " + result.callbacks()
                + " function-pointer types, " + result.enums() + " enums.");
        terminal.say(Home.display(result.snapshot()) + (result.written() ? " written." : " is up to date."));
        terminal.say(Words.times(result.stages()));
        return ExitCode.DONE;
    }

    private static Map<String, Object> json(ExtractResult result) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rocksdb", result.rocksdbVersion());
        json.put("jextract", result.jextract());
        json.put("snapshot", Home.display(result.snapshot()));
        json.put("written", result.written());
        json.put("functions", result.functions());
        json.put("opaqueTypes", result.opaqueTypes());
        json.put("structs", result.structs());
        json.put("callbacks", result.callbacks());
        json.put("enums", result.enums());
        json.put("millis", Json.millis(result.stages()));
        return json;
    }
}
