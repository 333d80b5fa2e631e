package dev.rockspan.generator.pipeline;

import java.util.function.Supplier;

/** Is told what a run is doing while it does it. */
public interface PipelineListener {

    /** Listens to nothing. */
    PipelineListener NONE = new PipelineListener() {
        @Override
        public void stage(String name) {}

        @Override
        public void notice(String text) {}
    };

    /** A stage begins. */
    void stage(String name);

    /** Does what a stage does. */
    default <T> T run(String stage, Supplier<T> work) {
        stage(stage);
        return work.get();
    }

    /** Something that the user may want to know, such as a download. */
    void notice(String text);
}
