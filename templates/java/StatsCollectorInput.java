//# needs Statistics
package dev.rockspan;

/** Statistics, and what is told of them. */
public class StatsCollectorInput {

    private final Statistics statistics;
    private final StatisticsCollectorCallback callback;

    /** Creates a pair. */
    public StatsCollectorInput(Statistics statistics, StatisticsCollectorCallback callback) {
        this.statistics = statistics;
        this.callback = callback;
    }

    /** Returns the statistics. */
    public Statistics getStatistics() {
        return statistics;
    }

    /** Returns what is told of them. */
    public StatisticsCollectorCallback getCallback() {
        return callback;
    }
}
