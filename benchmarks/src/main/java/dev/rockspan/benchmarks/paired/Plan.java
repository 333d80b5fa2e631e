package dev.rockspan.benchmarks.paired;

import java.time.Duration;

/**
 * How long to measure.
 *
 * @param rounds how many slices of each variant
 * @param slice about how long the slice of a variant is
 * @param warmUp how long a variant runs before
 * @param processes how often a process is started
 * @param mixedOperations how many operations memory is watched for
 * @param thorough whether all sizes are measured, or only those that show the most
 */
public record Plan(int rounds, Duration slice, Duration warmUp, int processes, int mixedOperations, boolean thorough) {

    /** To see whether it runs at all. */
    public static Plan tiny() {
        return new Plan(3, Duration.ofNanos(100_000), Duration.ofMillis(1), 1, 1_000, false);
    }

    /** About three minutes. */
    public static Plan quick() {
        return new Plan(40, Duration.ofMillis(2), Duration.ofMillis(300), 11, 1_000_000, false);
    }

    /** What the documentation shows. */
    public static Plan full() {
        return new Plan(100, Duration.ofMillis(4), Duration.ofMillis(700), 31, 10_000_000, true);
    }
}
