package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.paired.Timing;
import dev.rockspan.benchmarks.report.Verdict;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * How quick a variant has to be, compared with another one. Where the loop in C is not so much faster than rocksdbjni
 * either, {@value #OF_C} of what it reaches is enough.
 */
record Target(String variant, String against, boolean faster, double bound) {

    private static final double OF_C = 0.93;

    /** Takes at most so many times the other's time. */
    static Target atMost(double bound, String variant, String against) {
        return new Target(variant, against, false, bound);
    }

    /** Is at least so many times as fast. */
    static Target fasterBy(double bound, String variant, String against) {
        return new Target(variant, against, true, bound);
    }

    /** Whether it is met by what decides; empty if one of the two was not measured. */
    Optional<Verdict> judge(Map<String, Timing> timings, ToDoubleFunction<Timing> deciding) {
        Timing mine = timings.get(variant);
        Timing other = timings.get(against);
        if (mine == null || other == null) {
            return Optional.empty();
        }
        double ratio = ratio(mine, other, deciding);
        return Optional.of(new Verdict(
                variant,
                against,
                String.format(Locale.ROOT, faster ? "≥ %.2f × as fast" : "≤ %.2f × its time", bound),
                ratio,
                ratio(mine, other, Timing::p10),
                ratio(mine, other, Timing::median),
                faster ? ratio >= reachable(timings.get(Names.C), other, deciding) : ratio <= bound));
    }

    private double reachable(@Nullable Timing c, Timing peer, ToDoubleFunction<Timing> deciding) {
        if (c == null || !against.startsWith(Names.PEER)) {
            return bound;
        }
        double ofC = ratio(c, peer, deciding);
        return ofC < bound ? OF_C * ofC : bound;
    }

    private double ratio(Timing mine, Timing other, ToDoubleFunction<Timing> of) {
        double ratio = of.applyAsDouble(mine) / of.applyAsDouble(other);
        return Math.round((faster ? 1 / ratio : ratio) * 1000) / 1000.0;
    }
}
