package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Tells callbacks regularly what statistics have counted, on a thread of its own. */
public class StatisticsCollector {

    private final List<StatsCollectorInput> inputs;
    private final int interval;
    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(
            task -> Thread.ofPlatform().daemon().name("rocksdb-statistics").unstarted(task));

    /**
     * Creates a collector that does nothing yet.
     *
     * @param intervalInMilliseconds from one time to the next, at least 1
     */
    public StatisticsCollector(List<StatsCollectorInput> inputs, int intervalInMilliseconds) {
        if (intervalInMilliseconds < 1) {
            throw new IllegalArgumentException(
                    "intervalInMilliseconds must be at least 1, not " + intervalInMilliseconds);
        }
        this.inputs = new ArrayList<>(Call.whole(inputs, "inputs"));
        this.interval = intervalInMilliseconds;
    }

    /**
     * Begins. A callback that throws ends it.
     *
     * @throws IllegalStateException after {@link #shutDown}
     */
    public void start() {
        try {
            executor.scheduleWithFixedDelay(
                    () -> inputs.forEach(StatisticsCollector::collect), 0, interval, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            throw new IllegalStateException("StatisticsCollector was shut down", e);
        }
    }

    /**
     * Ends.
     *
     * @param timeoutInMilliseconds how long it waits at most for the thread
     */
    public void shutDown(int timeoutInMilliseconds) throws InterruptedException {
        executor.shutdownNow();
        executor.awaitTermination(timeoutInMilliseconds, TimeUnit.MILLISECONDS);
    }

    private static void collect(StatsCollectorInput input) {
        Statistics statistics = input.getStatistics();
        for (TickerType type : TickerType.values()) {
            input.getCallback().tickerCallback(type, statistics.getTickerCount(type));
        }
        for (HistogramType type : HistogramType.values()) {
            input.getCallback().histogramCallback(type, statistics.getHistogramData(type));
        }
    }
}
