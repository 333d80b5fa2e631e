package dev.rockspan.benchmarks.report;

/**
 * What a target says of a measurement.
 *
 * @param variant what has to meet it
 * @param against what it is compared with
 * @param target in words
 * @param measured what decides: the ratio of the minima unless the row says otherwise
 * @param p10 the ratio of the 10th percentiles
 * @param median the ratio of the medians
 */
public record Verdict(
        String variant, String against, String target, double measured, double p10, double median, boolean met) {}
