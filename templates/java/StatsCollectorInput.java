package dev.rockspan;

import dev.rockspan.runtime.call.Call;

/** Statistics, and where a collector reports them. */
public class StatsCollectorInput {

    private final Statistics statistics;
    private final StatisticsCollectorCallback callback;

    /** Creates a pair. */
    public StatsCollectorInput(Statistics statistics, StatisticsCollectorCallback callback) {
        this.statistics = Call.notNull(statistics, "statistics");
        this.callback = Call.notNull(callback, "callback");
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
