package dev.rockspan.benchmarks.paired;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What each slice of each variant took, in the order in which they are shown. */
public final class Slices {

    private final Map<String, double[]> slices = new LinkedHashMap<>();

    /** Slices of these variants, so many of each. */
    public Slices(Iterable<String> variants, int rounds) {
        variants.forEach(variant -> slices.put(variant, new double[rounds]));
    }

    /** Notes one. */
    public void put(String variant, int round, double took) {
        Objects.requireNonNull(slices.get(variant))[round] = took;
    }

    /** What they come to. */
    public Map<String, Timing> timings() {
        Map<String, Timing> timings = new LinkedHashMap<>();
        slices.forEach((variant, all) -> timings.put(variant, Timing.of(all)));
        return timings;
    }
}
