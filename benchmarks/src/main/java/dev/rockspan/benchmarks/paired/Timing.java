package dev.rockspan.benchmarks.paired;

import java.util.Arrays;

/**
 * What the slices of a variant took for one operation.
 *
 * @param minimum the quickest slice
 * @param p10 a tenth of the slices was quicker
 * @param median half of the slices was quicker
 */
public record Timing(double minimum, double p10, double median) {

    /** Of these slices, in any order. */
    public static Timing of(double... slices) {
        double[] sorted = slices.clone();
        Arrays.sort(sorted);
        return new Timing(sorted[0], sorted[sorted.length / 10], sorted[sorted.length / 2]);
    }
}
