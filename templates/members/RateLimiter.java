package dev.rockspan;

import java.util.Objects;

public class RateLimiter {
    /** The microseconds between two refills where none are stated. */
    public static final long DEFAULT_REFILL_PERIOD_MICROS = 100_000;

    /** The fairness where none is stated: in one case of ten what is urgent does not come first. */
    public static final int DEFAULT_FAIRNESS = 10;

    /** What is limited where nothing is stated. */
    public static final RateLimiterMode DEFAULT_MODE = RateLimiterMode.WRITES_ONLY;

    /** Whether the rate tunes itself where nothing is stated. */
    public static final boolean DEFAULT_AUTOTUNE = false;

    /** Creates a limiter of so many bytes in a second. */
    public RateLimiter(long rateBytesPerSecond) {
        this(rateBytesPerSecond, DEFAULT_REFILL_PERIOD_MICROS);
    }

    /** Creates a limiter of so many bytes in a second that is refilled so often. */
    public RateLimiter(long rateBytesPerSecond, long refillPeriodMicros) {
        this(rateBytesPerSecond, refillPeriodMicros, DEFAULT_FAIRNESS);
    }

    /** Creates a limiter of reads, writes or both. */
    public RateLimiter(long rateBytesPerSecond, long refillPeriodMicros, int fairness, RateLimiterMode mode) {
        this(
                rateBytesPerSecond,
                refillPeriodMicros,
                fairness,
                Objects.requireNonNull(mode, "mode is null"),
                DEFAULT_AUTOTUNE);
    }
}
