package dev.rockspan;

record HistogramData() {

    /**
     * Creates the spread of a statistic.
     *
     * @param median an estimate of the median
     * @param percentile95 an estimate of what 95 of 100 values do not exceed
     * @param percentile99 an estimate of what 99 of 100 values do not exceed
     * @param average the average of the values
     * @param standardDeviation the standard deviation of the values
     */
    public HistogramData(
            double median, double percentile95, double percentile99, double average, double standardDeviation) {
        this(median, percentile95, percentile99, average, standardDeviation, 0.0, 0L, 0L, 0.0);
    }

    /**
     * Creates the spread of a statistic.
     *
     * @param median an estimate of the median
     * @param percentile95 an estimate of what 95 of 100 values do not exceed
     * @param percentile99 an estimate of what 99 of 100 values do not exceed
     * @param average the average of the values
     * @param standardDeviation the standard deviation of the values
     * @param max the greatest value
     * @param count the number of values
     * @param sum the sum of the values
     * @param min the least value
     */
    public HistogramData(
            double median,
            double percentile95,
            double percentile99,
            double average,
            double standardDeviation,
            double max,
            long count,
            long sum,
            double min) {
        this(average, count, max, median, min, percentile95, percentile99, standardDeviation, sum);
    }

    /** {@return an estimate of the median} */
    public double getMedian() {
        return median;
    }

    /** {@return an estimate of what 95 of 100 values do not exceed} */
    public double getPercentile95() {
        return percentile95;
    }

    /** {@return an estimate of what 99 of 100 values do not exceed} */
    public double getPercentile99() {
        return percentile99;
    }

    /** {@return the average of the values} */
    public double getAverage() {
        return average;
    }

    /** {@return the standard deviation of the values} */
    public double getStandardDeviation() {
        return standardDeviation;
    }

    /** {@return the greatest value} */
    public double getMax() {
        return max;
    }

    /** {@return the number of values} */
    public long getCount() {
        return count;
    }

    /** {@return the sum of the values} */
    public long getSum() {
        return sum;
    }

    /** {@return the least value} */
    public double getMin() {
        return min;
    }
}
