//# needs Statistics
package dev.rockspan;

/** Is told what statistics have counted. */
public interface StatisticsCollectorCallback {

    /** Is told how often something happened. */
    void tickerCallback(TickerType tickerType, long tickerCount);

    /** Is told the spread of what was measured. */
    void histogramCallback(HistogramType histogramType, HistogramData histogramData);
}
