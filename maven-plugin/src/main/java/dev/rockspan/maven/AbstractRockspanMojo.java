package dev.rockspan.maven;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Templates;
import dev.rockspan.generator.pipeline.ApiSource;
import dev.rockspan.generator.pipeline.BundledTemplates;
import dev.rockspan.generator.pipeline.FileTrouble;
import dev.rockspan.generator.pipeline.GenerateRequest;
import dev.rockspan.generator.pipeline.GenerateRequest.Replaces;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.io.File;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** The parameters of both goals. */
abstract class AbstractRockspanMojo extends AbstractMojo {

    /** A folder with all rules and snapshots; default: those that this version of the plugin was made with. */
    @Parameter(property = "rockspan.templates")
    @Nullable File templates;

    /**
     * Folders of rules to add to those, such as the few that a fork's own functions need. An entry of theirs stands
     * instead of the one that the others have of the same name.
     */
    @Parameter(property = "rockspan.addTemplates")
    List<File> addTemplates = List.of();

    /**
     * RocksDB's version; default: the one the plugin was made for. The templates must have a snapshot of it, unless there
     * is a header.
     */
    @Parameter(property = "rockspan.rocksdbVersion")
    @Nullable String rocksdbVersion;

    /** A snapshot file to read instead of a version's, as {@code rockspan extract} writes it. */
    @Parameter(property = "rockspan.snapshot")
    @Nullable File snapshot;

    /**
     * RocksDB's {@code c.h}, to read instead of a snapshot. Its version is what {@code version.h} beside it says, or what
     * is stated. jextract reads it, unless the templates have a snapshot that was made from the same headers.
     */
    @Parameter(property = "rockspan.header")
    @Nullable File header;

    /** C headers that add to the header. */
    @Parameter(property = "rockspan.extensionHeaders")
    List<File> extensionHeaders = List.of();

    /** jextract, or its home; default: {@code JEXTRACT_HOME}, then the path, then the official build. */
    @Parameter(property = "rockspan.jextract")
    @Nullable File jextract;

    /** Whether the sources declare a Java module of their own, named as the package, which nothing else may be in. */
    @Parameter(property = "rockspan.module", defaultValue = "false")
    boolean module;

    /** The exported Java package. None below {@code java} or {@code javax}, which are the JDK's. */
    @Parameter(property = "rockspan.package", defaultValue = GenerateRequest.DEFAULT_PACKAGE)
    String packageName = GenerateRequest.DEFAULT_PACKAGE;

    /**
     * The native library that the API calls, without {@code lib} and {@code .so}. For another one than RocksDB's own, the
     * system property {@code rockspan.library.<name>} says at run time which file that is.
     */
    @Parameter(property = "rockspan.libraryName", defaultValue = GenerateRequest.DEFAULT_LIBRARY)
    String library = GenerateRequest.DEFAULT_LIBRARY;

    /** Whether what neither conventions nor rules decide is left out of the API, instead of failing the build. */
    @Parameter(property = "rockspan.allowPending", defaultValue = "false")
    boolean allowPending;

    /** The folder that gets {@code src/main/java}, the coverage and the manifest. */
    @Parameter(
            property = "rockspan.output",
            defaultValue = "${project.build.directory}/generated-sources/rockspan",
            required = true)
    File output;

    /**
     * Whether to replace an API of another package, library or header in the output folder. Not needed for a folder below
     * the build's own, which is always replaced.
     */
    @Parameter(property = "rockspan.replace", defaultValue = "false")
    boolean replace;

    /** Where the last run is remembered, so that the next one that would do the same is skipped. */
    @Parameter(defaultValue = "${project.build.directory}/rockspan", required = true, readonly = true)
    File state;

    /** Whether to do nothing but tell Maven where the sources stand. */
    @Parameter(property = "rockspan.skip", defaultValue = "false")
    boolean skip;

    /** Whether jextract must not be downloaded: what Maven was told of its own downloads. */
    @Parameter(defaultValue = "${settings.offline}", readonly = true)
    boolean offline;

    @Parameter(defaultValue = "${project}", required = true, readonly = true)
    MavenProject project;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true)
    @Nullable MojoExecution execution;

    /** Does the goal's work with the request that its parameters make. */
    abstract void run(GenerationPipeline pipeline, GenerateRequest request) throws MojoFailureException;

    /** What is always done, skipped or not. */
    void always() {}

    @Override
    public final void execute() throws MojoFailureException {
        always();
        if (execution != null) {
            Optional<String> unknown = Configuration.problem(project, execution);
            if (unknown.isPresent()) {
                throw new MojoFailureException(unknown.get());
            }
        }
        try {
            if (skip) {
                getLog().info("Rockspan is told to skip.");
            } else if (templates != null) {
                run(templates.toPath());
            } else {
                try (BundledTemplates bundled = BundledTemplates.open()) {
                    run(bundled.folder());
                }
            }
        } catch (GenerationException e) {
            throw new MojoFailureException(e.in(Elements.WORDS), e);
        } catch (UncheckedIOException e) {
            throw new MojoFailureException(FileTrouble.inWords(e), e);
        }
    }

    private void run(Path folder) throws MojoFailureException {
        checkNames();
        List<Path> added = addTemplates.stream().map(File::toPath).toList();
        Templates all = templates == null ? new Templates(folder, added) : Templates.given(folder, added);
        run(
                new GenerationPipeline(new LogListener(getLog())),
                new GenerateRequest(
                        source(),
                        all,
                        packageName,
                        library,
                        output.toPath(),
                        allowPending,
                        module,
                        replace || isBuilt() ? Replaces.OTHER_API : Replaces.OTHER_VERSION,
                        state.toPath()));
    }

    private boolean isBuilt() {
        String built = project.getBuild().getDirectory();
        return built != null && output.toPath().startsWith(Path.of(built));
    }

    private void checkNames() throws MojoFailureException {
        Optional<String> noPackage = GenerateRequest.problemOfPackage(packageName);
        if (noPackage.isPresent()) {
            throw new MojoFailureException("<packageName>: \"" + packageName + "\" " + noPackage.get());
        }
        Optional<String> problem = GenerateRequest.problemOfLibrary(library);
        if (problem.isPresent()) {
            throw new MojoFailureException("<library>: \"" + library + "\" " + problem.get());
        }
        Optional<String> noFolder = GenerateRequest.problemOfOutput(output.toPath());
        if (noFolder.isPresent()) {
            throw new MojoFailureException("<output>: " + noFolder.get());
        }
    }

    private ApiSource source() throws MojoFailureException {
        if (header == null && !extensionHeaders.isEmpty()) {
            throw new MojoFailureException("<extensionHeaders> add to the <header>, which is missing");
        }
        if (header != null && snapshot != null) {
            throw new MojoFailureException("<header> and <snapshot> exclude each other");
        }
        if (snapshot != null) {
            return new ApiSource.Snapshot(snapshot.toPath(), rocksdbVersion);
        }
        if (header == null) {
            return ApiSource.Version.stated(rocksdbVersion);
        }
        String version = rocksdbVersion == null
                ? ApiSource.versionBeside(header.toPath()).orElse(null)
                : rocksdbVersion;
        if (version == null) {
            throw new MojoFailureException("<header> needs a <rocksdbVersion>: a header does not say its version, and"
                    + " there is no version.h beside " + header);
        }
        return new ApiSource.Headers(
                header.toPath(),
                extensionHeaders.stream().map(File::toPath).toList(),
                version,
                jextract == null ? null : jextract.toPath(),
                offline);
    }
}
