package dev.rockspan;

import dev.rockspan.runtime.call.Call;

public class RateLimiter {
    /** The default refill period, in microseconds. */
    public static final long DEFAULT_REFILL_PERIOD_MICROS = 100_000;

    /** The default fairness: compactions go first once in ten times. */
    public static final int DEFAULT_FAIRNESS = 10;

    /** What is limited by default. */
    public static final RateLimiterMode DEFAULT_MODE = RateLimiterMode.WRITES_ONLY;

    /** Whether the rate tunes itself by default. */
    public static final boolean DEFAULT_AUTOTUNE = false;

    /** Creates a limiter of writes with the default refill period and fairness. */
    public RateLimiter(long rateBytesPerSecond) {
        this(rateBytesPerSecond, DEFAULT_REFILL_PERIOD_MICROS);
    }

    /**
     * Creates a limiter of writes with the default fairness.
     *
     * @param refillPeriodMicros how often the bytes of a period are granted, in microseconds; longer periods make
     *     larger bursts, shorter ones take more of the processor
     */
    public RateLimiter(long rateBytesPerSecond, long refillPeriodMicros) {
        this(rateBytesPerSecond, refillPeriodMicros, DEFAULT_FAIRNESS);
    }

    /**
     * Creates a limiter of reads, writes or both.
     *
     * @param refillPeriodMicros how often the bytes of a period are granted, in microseconds
     * @param fairness compactions go first once in this many times
     */
    public RateLimiter(long rateBytesPerSecond, long refillPeriodMicros, int fairness, RateLimiterMode mode) {
        this(
                rateBytesPerSecond,
                refillPeriodMicros,
                fairness,
                Call.notNull(mode, "mode"),
                DEFAULT_AUTOTUNE);
    }
}
