package dev.rockspan.generator.pipeline;

import java.time.Duration;

/** How long a stage took. */
public record StageTime(String stage, Duration time) {}
