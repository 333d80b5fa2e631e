package dev.rockspan.maven;

import dev.rockspan.generator.pipeline.CheckResult;
import dev.rockspan.generator.pipeline.GenerateRequest;
import dev.rockspan.generator.pipeline.GenerationPipeline;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Fails the build where the Java API on disk is not what {@code generate} would write. Writes nothing. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends AbstractRockspanMojo {

    @Override
    void run(GenerationPipeline pipeline, GenerateRequest request) throws MojoFailureException {
        CheckResult result = pipeline.check(request);
        if (result.otherApi() != null) {
            throw new MojoFailureException(output + " " + result.otherApi().messageIn(Elements.WORDS));
        }
        if (!result.upToDate()) {
            throw new MojoFailureException(result.differences().stream()
                    .map(file -> output.toPath().resolve(file.path()) + " " + file.words())
                    .collect(Collectors.joining("\n", "", "\nTo mend: mvn rockspan:generate")));
        }
        getLog().info(output + " is up to date.");
    }
}
