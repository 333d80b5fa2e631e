package dev.rockspan.maven;

import dev.rockspan.generator.pipeline.Counts;
import dev.rockspan.generator.pipeline.GenerateRequest;
import dev.rockspan.generator.pipeline.GenerateResult;
import dev.rockspan.generator.pipeline.GenerationPipeline;
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
    }
}
