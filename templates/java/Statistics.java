package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Counts what RocksDB does, from when it is passed to {@code setStatistics} of an options object. It can be set on one
 * options object only, as C has statistics as a part of options; copies of that object count into it, too. Any number
 * of threads may use it.
 */
public class Statistics implements AutoCloseable {

    private final Map<TickerType, Long> taken = new EnumMap<>(TickerType.class);

    /** A copy of the options that count, which has RocksDB's object in common with them. */
    private @Nullable DBOptions counting;

    private boolean closed;

    private StatsLevel level = StatsLevel.EXCEPT_DETAILED_TIMERS;

    /** Creates statistics in which nothing is counted yet. */
    public Statistics() {}

    /** Statistics of options that have counted already. */
    Statistics(DBOptions counting) {
        this.counting = counting;
        this.level = counting.statsLevel();
    }

    /** Has options count into these statistics. */
    synchronized void countFor(DBOptionsInterface<?> options) {
        if (closed) {
            throw new IllegalStateException("Statistics is closed");
        } else if (counting != null) {
            throw new IllegalStateException(
                    "These statistics were set already. For other options that count here, too, copy those that have"
                            + " them: RocksDB's C API cannot share statistics");
        }
        options.enableStatistics();
        options.setStatsLevel(level);
        counting = new DBOptions(options);
    }

    /** Returns how much is counted and timed. */
    public synchronized StatsLevel statsLevel() {
        return level;
    }

    /** Sets how much is counted and timed. Default: all but what takes detailed timers. */
    public synchronized void setStatsLevel(StatsLevel statsLevel) {
        level = Call.notNull(statsLevel, "statsLevel");
        if (counting != null) {
            counting.setStatsLevel(statsLevel);
        }
    }

    /** Returns the value of a ticker since it was last reset. */
    public synchronized long getTickerCount(TickerType tickerType) {
        return counted(tickerType) - taken.getOrDefault(tickerType, 0L);
    }

    /** Returns the value of a ticker since it was last reset, and resets it to 0 for this object. */
    public synchronized long getAndResetTickerCount(TickerType tickerType) {
        long all = counted(Call.notNull(tickerType, "tickerType"));
        Long before = taken.put(tickerType, all);
        return before == null ? all : all - before;
    }

    private long counted(TickerType tickerType) {
        return counting == null ? 0 : counting.getTickerCount(tickerType);
    }

    /** Returns median, percentiles, average and deviation of a histogram. */
    public synchronized HistogramData getHistogramData(HistogramType histogramType) {
        return counting == null
                ? new HistogramData(0.0, 0.0, 0.0, 0.0, 0.0)
                : counting.getHistogramData(histogramType);
    }

    /** Returns {@link #getHistogramData} as text. */
    public String getHistogramString(HistogramType histogramType) {
        return histogramType + " : " + getHistogramData(histogramType);
    }

    /** Resets all tickers of this object to 0; histograms and {@link #toString} are not reset. */
    public synchronized void reset() {
        for (TickerType type : TickerType.values()) {
            getAndResetTickerCount(type);
        }
    }

    /** Returns all tickers and histograms as text. */
    @Override
    public synchronized String toString() {
        String text = counting == null ? null : counting.getStatisticsString();
        return text == null ? "" : text;
    }

    /** Returns true until {@link #close}. */
    public synchronized boolean isOwningHandle() {
        return !closed;
    }

    /** Detaches this from the options, whose statistics go on counting without it. */
    @Override
    public synchronized void close() {
        closed = true;
        if (counting != null) {
            counting.close();
        }
    }
}
