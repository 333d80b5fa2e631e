package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Difference;
import dev.rockspan.generator.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How an output folder differs from what a run would make.
 *
 * @param differences sorted by path; empty if it is up to date
 * @param nothingThere whether the folder has none of the files that a run would make
 * @param otherApi what to say of the folder if it holds another API than the one asked for, which then was not compared;
 *     null otherwise
 */
public record CheckResult(
        List<Difference> differences,
        boolean nothingThere,
        @Nullable Problem otherApi) {

    /**
     * What comparing came to.
     *
     * @param files how many a run would make
     */
    static CheckResult of(List<Difference> differences, int files) {
        long missing = differences.stream()
                .filter(difference -> difference.kind() == Difference.Kind.MISSING)
                .count();
        return new CheckResult(differences, missing >= files, null);
    }

    /** Whether a run would change nothing. */
    public boolean upToDate() {
        return differences.isEmpty() && otherApi == null;
    }
}
