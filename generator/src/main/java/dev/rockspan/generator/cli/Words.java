package dev.rockspan.generator.cli;

import dev.rockspan.generator.pipeline.Counts;
import java.util.Locale;
import java.util.Map;
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
    static String times(Map<String, Long> millis) {
        long all = millis.values().stream().mapToLong(Long::longValue).sum();
        return millis.entrySet().stream()
                        .map(stage -> stage.getKey() + ' ' + stage.getValue() + " ms")
                        .collect(Collectors.joining(", "))
                + "; " + String.format(Locale.ROOT, "%.1f s in all.", all / 1000.0);
    }
}
