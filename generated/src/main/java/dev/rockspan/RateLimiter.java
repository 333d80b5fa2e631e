package dev.rockspan;

import dev.rockspan.raw.CRateLimiter;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Limits the bytes per second that background work reads and writes.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_ratelimiter_t}.
 */
public class RateLimiter extends RocksObject {
    RateLimiter(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a limiter of writes, in bytes per second that are granted anew each period of microseconds.
     *
     * <p>C: {@code rocksdb_ratelimiter_create}.
     *
     * @param rateBytesPerSecond at least 1
     * @param refillPeriodMicros the microseconds after which the next bytes are granted; 100000 is the default in C++;
     *     at least 1
     * @param fairness compactions go before flushes once in this many times; 10 is the default in C++; at least 1
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public RateLimiter(long rateBytesPerSecond, long refillPeriodMicros, int fairness) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRateLimiter.rocksdb_ratelimiter_create(
                    Call.inRange(rateBytesPerSecond, 1L, Long.MAX_VALUE, "rateBytesPerSecond"),
                    Call.inRange(refillPeriodMicros, 1L, Long.MAX_VALUE, "refillPeriodMicros"),
                    Call.inRange(fairness, 1, Integer.MAX_VALUE, "fairness"));
            nativeObject = call.made(NativeObject.owned(
                    "RateLimiter", nativeResult, CRateLimiter::rocksdb_ratelimiter_destroy));
        }
        super(nativeObject);
    }

    /**
     * Creates a limiter of reads or writes, or both; rate in bytes per second, period in microseconds.
     *
     * <p>C: {@code rocksdb_ratelimiter_create_with_mode}.
     *
     * @param rateBytesPerSecond at least 20
     * @param refillPeriodMicros the microseconds after which the next bytes are granted; 100000 is the default in C++;
     *     at least 1
     * @param fairness compactions go before flushes once in this many times; 10 is the default in C++; at least 1
     * @param autoTuned whether the rate follows the load, between a twentieth of the given one and all of it
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public RateLimiter(
            long rateBytesPerSecond, long refillPeriodMicros, int fairness, RateLimiterMode mode, boolean autoTuned) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRateLimiter.rocksdb_ratelimiter_create_with_mode(
                    Call.inRange(rateBytesPerSecond, 20L, Long.MAX_VALUE, "rateBytesPerSecond"),
                    Call.inRange(refillPeriodMicros, 1L, Long.MAX_VALUE, "refillPeriodMicros"),
                    Call.inRange(fairness, 1, Integer.MAX_VALUE, "fairness"), Call.notNull(mode, "mode").getValue(),
                    autoTuned);
            nativeObject = call.made(NativeObject.owned(
                    "RateLimiter", nativeResult, CRateLimiter::rocksdb_ratelimiter_destroy));
        }
        super(nativeObject);
    }

    /**
     * Creates a limiter of writes that adapts to the load; the rate in bytes per second is its maximum.
     *
     * <p>C: {@code rocksdb_ratelimiter_create_auto_tuned}.
     *
     * @param rateBytesPerSecond at least 20
     * @param refillPeriodMicros the microseconds after which the next bytes are granted; 100000 is the default in C++;
     *     at least 1
     * @param fairness compactions go before flushes once in this many times; 10 is the default in C++; at least 1
     * @return a new object, to be closed
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public static RateLimiter newAutoTuned(long rateBytesPerSecond, long refillPeriodMicros, int fairness) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRateLimiter.rocksdb_ratelimiter_create_auto_tuned(
                    Call.inRange(rateBytesPerSecond, 20L, Long.MAX_VALUE, "rateBytesPerSecond"),
                    Call.inRange(refillPeriodMicros, 1L, Long.MAX_VALUE, "refillPeriodMicros"),
                    Call.inRange(fairness, 1, Integer.MAX_VALUE, "fairness"));
            return new RateLimiter(call.made(NativeObject.owned(
                    "RateLimiter", nativeResult, CRateLimiter::rocksdb_ratelimiter_destroy)));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public RateLimiter in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

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
