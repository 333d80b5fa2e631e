package dev.rockspan.generator.cli;

import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.ApiSource;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the facts about the C API come from: a version's snapshot by default, or a snapshot file, or headers. */
final class SourceOptions {

    @Option(
            names = {"--rocksdb", "--rocksdb-version"},
            paramLabel = "<version>",
            description =
                    "RocksDB's version; default: what version.h beside the header says, or without a header the one"
                            + " this build is made for.")
    private @Nullable String version;

    @Option(names = "--snapshot", paramLabel = "<file>", description = "Read this snapshot instead of a version's.")
    private @Nullable Path snapshot;

    @Option(
            names = "--header",
            paramLabel = "<c.h>",
            description = "Read RocksDB's C header with jextract instead of a snapshot.")
    private @Nullable Path header;

    @Option(
            names = "--extension-header",
            paramLabel = "<file>",
            description = "A C header that adds to --header; may be repeated. Alone: extract the extension's own.")
    private List<Path> extensionHeaders = List.of();

    @Option(
            names = "--jextract",
            paramLabel = "<path>",
            description = "jextract, or its home; default: JEXTRACT_HOME, then PATH, then the official build.")
    private @Nullable Path jextract;

    @Option(names = "--offline", description = "Do not download jextract.")
    private boolean offline;

    @Mixin
    private TemplatesOption templates;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    ApiSource source() {
        if (header != null) {
            return headers();
        }
        if (!extensionHeaders.isEmpty()) {
            throw usage("--extension-header adds to --header, which is missing");
        }
        if (snapshot != null) {
            return new ApiSource.Snapshot(snapshot, version);
        }
        return ApiSource.Version.stated(version);
    }

    /** Whether more is said than what this build is made for. */
    boolean namesVersion() {
        return version != null || snapshot != null || header != null;
    }

    /** The file that was named, or else the version. */
    String called(String version) {
        Path file = header != null ? header : snapshot;
        return file == null ? version : file.toString();
    }

    /** The header of an extension, if that is all that is given. */
    Optional<ApiSource.ExtensionHeader> extension() {
        return header == null && extensionHeaders.size() == 1
                ? Optional.of(new ApiSource.ExtensionHeader(extensionHeaders.get(0), jextract, offline))
                : Optional.empty();
    }

    /** The headers, which must be given, with their version. */
    ApiSource.Headers headers() {
        if (header == null) {
            throw usage("Missing required option: '--header=<c.h>'");
        }
        if (snapshot != null) {
            throw usage("--header and --snapshot exclude each other");
        }
        String found = version == null ? ApiSource.versionBeside(header).orElse(null) : version;
        if (found == null) {
            throw usage("--header needs --rocksdb-version: a header does not say its version, and there is no"
                    + " version.h beside it");
        }
        return new ApiSource.Headers(header, extensionHeaders, found, jextract, offline);
    }

    /** The folder of templates, as far as options say it. */
    TemplatesOption templates() {
        return templates;
    }

    /** Runs something with the templates. */
    int withTemplates(ToIntFunction<Templates> work) {
        return templates.with(work);
    }

    ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
