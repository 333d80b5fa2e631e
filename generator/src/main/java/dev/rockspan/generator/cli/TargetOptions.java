package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.ApiSource;
import dev.rockspan.generator.pipeline.GenerateRequest;
import dev.rockspan.generator.pipeline.GenerateRequest.Replaces;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import dev.rockspan.generator.pipeline.PinnedVersion;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the generated API stands. */
final class TargetOptions {

    @Option(
            names = "--output",
            paramLabel = "<folder>",
            description = "The folder that holds the API; default: generated/ of the checkout.")
    private @Nullable Path output;

    @Option(
            names = "--package",
            paramLabel = "<name>",
            defaultValue = GenerateRequest.DEFAULT_PACKAGE,
            description = "The exported Java package; default: ${DEFAULT-VALUE}.")
    private String packageName = GenerateRequest.DEFAULT_PACKAGE;

    @Option(
            names = "--library",
            paramLabel = "<name>",
            defaultValue = GenerateRequest.DEFAULT_LIBRARY,
            description = "The native library that the API calls, without lib and .so; default: ${DEFAULT-VALUE}.")
    private String library = GenerateRequest.DEFAULT_LIBRARY;

    @Option(
            names = "--allow-pending",
            description = "Leave out of the API what neither conventions nor templates decide, instead of stopping.")
    private boolean allowPending;

    @Option(names = "--replace", description = "Replace the API that --output holds, even if it is another one.")
    private boolean replace;

    @Mixin
    private SourceOptions source;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    SourceOptions source() {
        return source;
    }

    /** Whether the API goes elsewhere than to its place in the checkout. */
    boolean isElsewhere() {
        Path place = Home.resolve("generated");
        return output != null
                && !(place != null
                        && output.toAbsolutePath()
                                .normalize()
                                .equals(place.toAbsolutePath().normalize()));
    }

    Path output() {
        Path folder = output == null ? Home.resolve("generated") : output;
        if (folder == null) {
            throw source.usage("Missing required option: '--output=<folder>'");
        }
        if (folder.toString().isEmpty()) {
            throw source.usage("Invalid value for option '--output': the name of the folder is empty");
        }
        GenerateRequest.problemOfOutput(folder).ifPresent(problem -> {
            throw source.usage("Invalid value for option '--output': " + problem);
        });
        return folder;
    }

    /**
     * Refuses to put anything in the place of the checkout's API but what is made for the pinned version, unless that
     * place is named. A version that there is not is refused as such.
     */
    void checkPlace(Templates templates) {
        if (output != null) {
            return;
        }
        GenerationPipeline.checkVersion(source.source(), templates);
        if (Home.folder() == null) {
            return;
        }
        String other = !packageName.equals(GenerateRequest.DEFAULT_PACKAGE)
                ? "the package " + packageName
                : !library.equals(GenerateRequest.DEFAULT_LIBRARY) ? "the library " + library : otherVersion();
        if (other != null) {
            throw source.usage(Home.display(output()) + " is the place of the API for RocksDB "
                    + PinnedVersion.rocksdb() + ". Say with --output where the one for " + other + " is to stand");
        }
    }

    private @Nullable String otherVersion() {
        ApiSource facts = source.source();
        if (facts instanceof ApiSource.Snapshot snapshot) {
            return snapshot.file().toString();
        }
        String version = facts instanceof ApiSource.Headers headers
                ? headers.rocksdbVersion()
                : ((ApiSource.Version) facts).rocksdbVersion();
        return version.equals(PinnedVersion.rocksdb()) ? null : "RocksDB " + version;
    }

    /** The options that were given, as they would be typed again. */
    String arguments() {
        return spec.commandLine().getParseResult().originalArgs().stream()
                .skip(1)
                .filter(argument -> !argument.equals("--json"))
                .map(argument -> ' ' + argument)
                .collect(Collectors.joining());
    }

    GenerateRequest request(Templates templates) {
        GenerateRequest.problemOfPackage(packageName).ifPresent(problem -> {
            throw source.usage("Invalid value for option '--package': '" + packageName + "' " + problem);
        });
        GenerateRequest.problemOfLibrary(library).ifPresent(problem -> {
            throw source.usage("Invalid value for option '--library': '" + library + "' " + problem);
        });
        return new GenerateRequest(
                source.source(),
                templates,
                packageName,
                library,
                output(),
                allowPending,
                true,
                replaces(),
                Home.resolve("target/rockspan"));
    }

    /** A version that nobody has named is no reason to leave the one that the folder holds. */
    private Replaces replaces() {
        if (replace) {
            return Replaces.OTHER_API;
        }
        return output == null || source.namesVersion() ? Replaces.OTHER_VERSION : Replaces.SAME_VERSION;
    }
}
