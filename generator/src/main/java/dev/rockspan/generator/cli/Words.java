package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.Counts;
import dev.rockspan.generator.pipeline.StageTime;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Turns results into sentences. */
final class Words {

    private Words() {}

    static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    static String counts(String rocksdbVersion, Counts counts) {
        return "RocksDB " + rocksdbVersion + ": " + counts.functions() + " functions read, " + counts.mapped()
                + " mapped, " + counts.excluded() + " excluded"
                + (counts.unclassified() == 0
                        ? "."
                        : ", " + counts.unclassified() + (counts.unclassified() == 1 ? " waits" : " wait")
                                + " for a decision.");
    }

    /** What took how long, and all of it. */
    static String times(List<StageTime> stages) {
        Duration all = stages.stream().map(StageTime::time).reduce(Duration.ZERO, Duration::plus);
        return stages.stream()
                        .map(stage -> stage.stage() + ' ' + stage.time().toMillis() + " ms")
                        .collect(Collectors.joining(", "))
                + "; " + String.format(Locale.ROOT, "%.1f s in all.", all.toMillis() / 1000.0);
    }
}
