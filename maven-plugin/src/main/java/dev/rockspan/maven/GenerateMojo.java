package dev.rockspan.maven;

import dev.rockspan.generator.Release;
import dev.rockspan.generator.Setting;
import dev.rockspan.generator.pipeline.Counts;
import dev.rockspan.generator.pipeline.GenerateRequest;
import dev.rockspan.generator.pipeline.GenerateResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import org.apache.maven.model.Dependency;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Generates the Java API and adds its sources to the project. Does nothing where nothing changed. */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends AbstractRockspanMojo {

    @Override
    void always() {
        project.addCompileSourceRoot(
                output.toPath().resolve(GenerationPipeline.SOURCES).toString());
    }

    @Override
    void run(GenerationPipeline pipeline, GenerateRequest request) {
        GenerateResult result = pipeline.generate(request);
        Counts counts = result.counts();
        getLog().info("RocksDB " + result.rocksdbVersion() + ": " + counts.functions() + " functions, "
                + counts.mapped() + " mapped; "
                + (result.nothingChanged()
                        ? "nothing changed"
                        : result.written().size() + " files written, "
                                + result.deleted().size() + " deleted"));
        if (library.equals(GenerateRequest.DEFAULT_LIBRARY)) {
            project.getDependencies().stream()
                    .filter(dependency -> dependency.getGroupId().equals("org.rocksdb")
                            && dependency.getArtifactId().equals("rocksdbjni"))
                    .map(Dependency::getVersion)
                    .filter(version -> version != null && isOther(version, result.rocksdbVersion()))
                    .forEach(version -> getLog().warn("The project depends on rocksdbjni " + version
                            + ", but the API is generated for RocksDB " + result.rocksdbVersion()
                            + ". Let both be the same: " + Elements.WORDS.of(Setting.ROCKSDB_VERSION.to(version))));
        }
    }

    /** Whether two versions are of other releases of RocksDB. */
    private static boolean isOther(String one, String other) {
        return !Release.of(one).equals(Release.of(other));
    }
}
