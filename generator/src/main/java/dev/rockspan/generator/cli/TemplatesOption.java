package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.BundledTemplates;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the rules are. */
final class TemplatesOption {

    static final String ADD_TEMPLATES = "--add-templates";

    @Option(
            names = "--templates",
            paramLabel = "<folder>",
            description = "The rules; default: templates/ of the checkout, else those of this build.")
    private @Nullable Path templates;

    @Option(
            names = ADD_TEMPLATES,
            paramLabel = "<folder>",
            description =
                    "Rules to add, such as those for a fork's functions; may be repeated. An entry of theirs stands"
                            + " instead of the one that --templates have of the same name.")
    private List<Path> added = List.of();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** Whether something can be written into them; nobody can write to those of this build. */
    boolean canBeWritten() {
        return areNamed() || Home.folder() != null;
    }

    /** Whether the folder that new facts go to is said. */
    boolean areNamed() {
        return templates != null || areAdded();
    }

    /** Whether some are added, as for a fork. */
    boolean areAdded() {
        return !added.isEmpty();
    }

    /** Runs something with the templates. */
    int with(ToIntFunction<Templates> work) {
        added.forEach(folder -> check(ADD_TEMPLATES, folder));
        Path folder = templates == null ? Home.resolve("templates") : templates;
        if (folder != null) {
            check("--templates", folder);
            return work.applyAsInt(templates == null ? new Templates(folder, added) : Templates.given(folder, added));
        }
        try (BundledTemplates bundled = BundledTemplates.open()) {
            return work.applyAsInt(new Templates(bundled.folder(), added));
        }
    }

    private void check(String option, Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '" + option + "': "
                            + (Files.exists(folder) ? folder + " is no folder" : "there is no folder " + folder));
        }
    }
}
