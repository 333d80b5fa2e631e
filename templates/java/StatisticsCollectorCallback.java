package dev.rockspan;

/** Gets what statistics have counted. */
public interface StatisticsCollectorCallback {

    /** Gets the count of a ticker. */
    void tickerCallback(TickerType tickerType, long tickerCount);

    /** Gets the data of a histogram. */
    void histogramCallback(HistogramType histogramType, HistogramData histogramData);
}
