package dev.rockspan.benchmarks.report;

import dev.rockspan.benchmarks.paired.Timing;
import java.util.List;
import java.util.Map;

/**
 * One case of a row of the table of targets.
 *
 * @param row the row's name on the command line
 * @param parameters sizes and counts
 * @param unit of the timings
 * @param timings of each variant
 */
public record Measurement(
        String row, Map<String, Long> parameters, String unit, Map<String, Timing> timings, List<Verdict> verdicts) {}
