package dev.rockspan.maven;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.pipeline.ApiSource;
import dev.rockspan.generator.pipeline.BundledTemplates;
import dev.rockspan.generator.pipeline.GenerateRequest;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import dev.rockspan.generator.pipeline.PinnedVersion;
import java.io.File;
import java.nio.file.Path;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** What both goals are told. */
abstract class AbstractRockspanMojo extends AbstractMojo {

    /** The folder with the rules and snapshots; default: those that this version of the plugin was made with. */
    @Parameter(property = "rockspan.templates")
    @Nullable File templates;

    /** RocksDB's version, of which the templates must have a snapshot; default: the one the plugin was made for. */
    @Parameter(property = "rockspan.rocksdbVersion")
    @Nullable String rocksdbVersion;

    /** The exported Java package, which is the module's name too. */
    @Parameter(property = "rockspan.package", defaultValue = GenerateRequest.DEFAULT_PACKAGE)
    String packageName = GenerateRequest.DEFAULT_PACKAGE;

    /** The folder that gets {@code src/main/java}, the coverage and the manifest. */
    @Parameter(
            property = "rockspan.output",
            defaultValue = "${project.build.directory}/generated-sources/rockspan",
            required = true)
    File output;

    /** Where the last run is remembered, so that the next one that would do the same is skipped. */
    @Parameter(defaultValue = "${project.build.directory}/rockspan", required = true, readonly = true)
    File state;

    /** Whether to do nothing but tell Maven where the sources stand. */
    @Parameter(property = "rockspan.skip", defaultValue = "false")
    boolean skip;

    @Parameter(defaultValue = "${project}", required = true, readonly = true)
    MavenProject project;

    /** Does the goal's work with the request that its parameters make. */
    abstract void run(GenerationPipeline pipeline, GenerateRequest request) throws MojoFailureException;

    /** What is always done, skipped or not. */
    void always() {}

    @Override
    public final void execute() throws MojoFailureException {
        always();
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
            throw new MojoFailureException(e.getMessage(), e);
        }
    }

    private void run(Path rules) throws MojoFailureException {
        String version = rocksdbVersion == null ? PinnedVersion.rocksdb() : rocksdbVersion;
        run(
                new GenerationPipeline(new LogListener(getLog())),
                new GenerateRequest(
                        new ApiSource.Version(version), rules, packageName, output.toPath(), state.toPath()));
    }
}
