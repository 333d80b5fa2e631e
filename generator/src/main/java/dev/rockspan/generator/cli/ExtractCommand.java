package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.ApiSource;
import dev.rockspan.generator.pipeline.ExtractResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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
        Terminal terminal = output.terminal();
        GenerationPipeline pipeline = new GenerationPipeline(terminal);
        Optional<ApiSource.ExtensionHeader> extension = source.extension();
        if (extension.isPresent()) {
            return source.withTemplates(
                    templates -> say(pipeline.extractExtension(extension.get(), templates), terminal));
        }
        ApiSource.Headers headers = source.headers();
        return source.withTemplates(templates -> say(pipeline.extract(headers, templates), terminal));
    }

    private int say(ExtractResult result, Terminal terminal) {
        if (output.json()) {
            terminal.text(Json.of(json(result, terminal)));
            return ExitCode.DONE;
        }
        terminal.say(subject(result) + ", read by jextract " + result.jextract() + ": "
                + result.functions() + " functions, " + result.opaqueTypes() + " opaque types, "
                + Words.count(result.structs(), "struct", "structs") + ", " + result.callbacks()
                + " function-pointer types, " + result.enums() + " enums.");
        terminal.say(Home.display(result.snapshot()) + (result.written() ? " written." : " is up to date."));
        terminal.say(Words.times(terminal.millis()));
        return ExitCode.DONE;
    }

    private static String subject(ExtractResult result) {
        return result.isExtension() ? "The extension" : "RocksDB " + result.rocksdbVersion();
    }

    private static Map<String, Object> json(ExtractResult result, Terminal terminal) {
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
        json.put("millis", terminal.millis());
        return json;
    }
}
