package dev.rockspan.generator.pipeline;

import dev.rockspan.generator.Problem;
import dev.rockspan.generator.write.Difference;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How an output folder differs from what a run would make.
 *
 * @param differences sorted by path; empty if it is up to date
 * @param nothingThere whether the folder has none of the files that a run would make
 * @param otherApi what to say of the folder if it holds another API than the one asked for, which then was not compared;
 *     null otherwise
 * @param stages what took how long
 */
public record CheckResult(
        List<DifferentFile> differences,
        boolean nothingThere,
        @Nullable Problem otherApi,
        List<StageTime> stages) {

    /**
     * A file that is not as it should be.
     *
     * @param path below the output folder
     * @param kind {@code missing}, {@code edited}, {@code outdated}, {@code stale} or {@code foreign}
     * @param words the kind in words, to follow the path in a sentence
     */
    public record DifferentFile(String path, String kind, String words) {}

    /**
     * What comparing came to.
     *
     * @param files how many a run would make
     */
    static CheckResult of(List<Difference> differences, int files, Stages stages) {
        long missing = differences.stream()
                .filter(difference -> difference.kind() == Difference.Kind.MISSING)
                .count();
        return new CheckResult(
                differences.stream()
                        .map(difference -> new DifferentFile(
                                difference.path(),
                                difference.kind().name().toLowerCase(Locale.ROOT),
                                difference.kind().words()))
                        .toList(),
                missing >= files,
                null,
                stages.times());
    }

    /** Whether a run would change nothing. */
    public boolean upToDate() {
        return differences.isEmpty() && otherApi == null;
    }
}
