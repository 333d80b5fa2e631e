package dev.rockspan.benchmarks.paired;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What each slice of each variant took, in the order in which they are shown. */
public final class Slices {

    /** Two thirds of the slices of work that the compiler has finished with differ by less in their quickest slice. */
    private static final double NOISE = 1.03;

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

    /** Variants that still got faster: their last third has a quicker slice than the middle third, by more than noise. */
    public List<String> gettingFaster() {
        return slices.entrySet().stream()
                .filter(entry -> {
                    int third = entry.getValue().length / 3;
                    return third > 0
                            && quickest(entry.getValue(), 1, third) > NOISE * quickest(entry.getValue(), 2, third);
                })
                .map(Map.Entry::getKey)
                .toList();
    }

    private static double quickest(double[] all, int part, int third) {
        return Arrays.stream(all, part * third, (part + 1) * third).min().orElseThrow();
    }
}
