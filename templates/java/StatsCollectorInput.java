package dev.rockspan;

import java.util.Objects;

/** Statistics, and where a collector reports them. */
public class StatsCollectorInput {

    private final Statistics statistics;
    private final StatisticsCollectorCallback callback;

    /** Creates a pair. */
    public StatsCollectorInput(Statistics statistics, StatisticsCollectorCallback callback) {
        this.statistics = Objects.requireNonNull(statistics, "statistics is null");
        this.callback = Objects.requireNonNull(callback, "callback is null");
    }

    /** Returns the statistics. */
    public Statistics getStatistics() {
        return statistics;
    }

    /** Returns the callback that gets them. */
    public StatisticsCollectorCallback getCallback() {
        return callback;
    }
}
