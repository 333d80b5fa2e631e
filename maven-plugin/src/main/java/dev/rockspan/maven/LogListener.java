package dev.rockspan.maven;

import dev.rockspan.generator.pipeline.PipelineListener;
import org.apache.maven.plugin.logging.Log;

/** Tells Maven's log what the pipeline does. */
record LogListener(Log log) implements PipelineListener {

    @Override
    public void stage(String name) {
        log.debug("stage " + name);
    }

    @Override
    public void notice(String text) {
        log.info(text);
    }
}
