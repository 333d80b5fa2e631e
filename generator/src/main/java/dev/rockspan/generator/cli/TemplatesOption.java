package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.BundledTemplates;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the rules are. */
final class TemplatesOption {

    @Option(
            names = "--templates",
            paramLabel = "<folder>",
            description = "The rules; default: templates/ of the checkout, else those of this build.")
    private @Nullable Path templates;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** Whether they are those of this build, which nobody can write to. */
    boolean areBundled() {
        return templates == null && Home.folder() == null;
    }

    /** Runs something with the templates folder. */
    int with(ToIntFunction<Path> work) {
        Path folder = templates == null ? Home.resolve("templates") : templates;
        if (folder != null) {
            if (!Files.isDirectory(folder)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "Invalid value for option '--templates': "
                                + (Files.exists(folder) ? folder + " is no folder" : "there is no folder " + folder));
            }
            return work.applyAsInt(folder);
        }
        try (BundledTemplates bundled = BundledTemplates.open()) {
            return work.applyAsInt(bundled.folder());
        }
    }
}
