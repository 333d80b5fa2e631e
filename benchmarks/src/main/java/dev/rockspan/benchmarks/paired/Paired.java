package dev.rockspan.benchmarks.paired;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Measures variants of the same work against each other on a machine that is not quiet: in one JVM, after warm-up, in
 * turn, in slices that are too short for much to happen, in another order each round. What disturbs one variant then
 * disturbs the others as much, and the quickest slices are disturbed by nothing.
 */
public final class Paired {

    private static final int TRIES = 3;

    private final Plan plan;
    private final Random random = new Random(1);

    /** Measures for as long as the plan says. */
    public Paired(Plan plan) {
        this.plan = plan;
    }

    /**
     * Measures; again, if a variant still got faster, as the compiler had not finished with it.
     *
     * @param variants ways to do the same work
     * @param step slices are of this many operations, or a multiple
     * @return nanoseconds per operation of each slice
     * @throws IllegalStateException if the variants do not the same work
     */
    public Slices measure(List<Variant> variants, int step) throws Exception {
        compare(variants, step);
        double cost = 0;
        for (Variant variant : variants) {
            cost = Math.max(cost, warmUp(variant, step));
        }
        int steps = (int) Math.max(1, Math.min(plan.slice().toNanos() / (cost * step), 20_000.0 / step));
        Slices slices = rounds(variants, steps * step);
        for (int again = 1; again < TRIES && !slices.gettingFaster().isEmpty(); again++) {
            slices = rounds(variants, steps * step);
        }
        return slices;
    }

    private Slices rounds(List<Variant> variants, int count) throws Exception {
        Slices slices = new Slices(variants.stream().map(Variant::name).toList(), plan.rounds());
        List<Variant> order = new ArrayList<>(variants);
        for (int round = 0; round < plan.rounds(); round++) {
            Collections.shuffle(order, random);
            for (Variant variant : order) {
                long start = System.nanoTime();
                variant.loop().run(count);
                slices.put(variant.name(), round, (System.nanoTime() - start) / (double) count);
            }
        }
        return slices;
    }

    private static void compare(List<Variant> variants, int step) throws Exception {
        long expected = variants.get(0).loop().run(step);
        for (Variant variant : variants) {
            long sum = variant.loop().run(step);
            if (sum != expected) {
                throw new IllegalStateException(variant.name() + " does other work than "
                        + variants.get(0).name() + ": " + sum + " instead of " + expected);
            }
        }
    }

    /** Runs it for a while, and says what an operation costs if nothing disturbs it. */
    private double warmUp(Variant variant, int step) throws Exception {
        long end = System.nanoTime() + plan.warmUp().toNanos();
        double cost = Double.MAX_VALUE;
        do {
            long start = System.nanoTime();
            variant.loop().run(step);
            cost = Math.min(cost, (System.nanoTime() - start) / (double) step);
        } while (System.nanoTime() < end);
        return cost;
    }
}
