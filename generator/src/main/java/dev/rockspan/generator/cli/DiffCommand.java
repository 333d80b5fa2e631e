package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.ApiSource;
import dev.rockspan.generator.pipeline.DiffResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What is new, gone or changed? */
@Command(
        name = "diff",
        description = "Compares two versions of the C API: what is new, gone or changed, and what that means in Java.",
        footer = "%nA version is one that has a snapshot, such as 11.8.1; or a snapshot file; or a header, with"
                + " @<version> after it unless there is a version.h beside it: include/rocksdb/c.h@11.9.0")
final class DiffCommand implements Callable<Integer> {

    @Parameters(paramLabel = "<old>", description = "The older version: its number, its snapshot or its header.")
    private String from;

    @Parameters(paramLabel = "<new>", description = "The newer version, given likewise.")
    private String to;

    @Option(
            names = "--jextract",
            paramLabel = "<path>",
            description =
                    "jextract, or its home, for headers; default: JEXTRACT_HOME, then PATH, then the official build.")
    private @Nullable Path jextract;

    @Option(names = "--offline", description = "Do not download jextract.")
    private boolean offline;

    @Mixin
    private TemplatesOption templates;

    @Mixin
    private OutputOptions output;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        return templates.with(this::compare);
    }

    private int compare(Templates folder) {
        Terminal terminal = output.terminal();
        DiffResult result = new GenerationPipeline(terminal).diff(source(from), source(to), folder);
        if (output.json()) {
            terminal.text(Json.of(result));
        } else {
            new DiffText(terminal).print(result, from, to);
        }
        return ExitCode.DONE;
    }

    private ApiSource source(String argument) {
        return ApiArgument.parse(argument, jextract, offline)
                .orElseThrow(() -> usage(argument + " does not say its version, and there is no version.h beside it; "
                        + "say " + argument + "@<version>"));
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
