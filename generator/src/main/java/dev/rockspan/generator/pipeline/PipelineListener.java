package dev.rockspan.generator.pipeline;

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

    /** Something that the user may want to know, such as a download. */
    void notice(String text);
}
