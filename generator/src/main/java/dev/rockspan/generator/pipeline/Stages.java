package dev.rockspan.generator.pipeline;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Runs stages one after the other and takes their times. */
final class Stages {

    private final PipelineListener listener;
    private final List<StageTime> times = new ArrayList<>();

    Stages(PipelineListener listener) {
        this.listener = listener;
    }

    <T> T run(String stage, Supplier<T> work) {
        listener.stage(stage);
        long start = System.nanoTime();
        T result = work.get();
        times.add(new StageTime(stage, Duration.ofNanos(System.nanoTime() - start)));
        return result;
    }

    List<StageTime> times() {
        return List.copyOf(times);
    }
}
