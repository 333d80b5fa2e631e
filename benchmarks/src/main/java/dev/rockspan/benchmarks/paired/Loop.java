package dev.rockspan.benchmarks.paired;

/** A piece of work, done many times over in a loop of its own, so that nothing but the work is in the loop. */
@FunctionalInterface
public interface Loop {

    /**
     * Does the work.
     *
     * @param count how often
     * @return the sum of what it has seen: the same for all variants of the same work
     */
    long run(int count) throws Exception;
}
