package dev.rockspan.maven;

import dev.rockspan.generator.pipeline.PipelineListener;
import org.apache.maven.plugin.logging.Log;

/** Tells Maven's log what the pipeline does. */
final class LogListener implements PipelineListener {

    private final Log log;

    LogListener(Log log) {
        this.log = log;
    }

    @Override
    public void stage(String name) {
        log.debug("stage " + name);
    }

    @Override
    public void notice(String text) {
        log.info(text);
    }
}
