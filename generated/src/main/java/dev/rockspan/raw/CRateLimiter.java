package dev.rockspan.raw;

import dev.rockspan.RateLimiter;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link RateLimiter}. */
public final class CRateLimiter {
    private static @Nullable MemorySegment rocksdb_ratelimiter_create;

    private static @Nullable MemorySegment rocksdb_ratelimiter_create_auto_tuned;

    private static @Nullable MemorySegment rocksdb_ratelimiter_create_with_mode;

    private static @Nullable MemorySegment rocksdb_ratelimiter_destroy;

    private CRateLimiter() {
    }

    /**
     * {@code rocksdb_ratelimiter_t *rocksdb_ratelimiter_create(int64_t rate_bytes_per_sec, int64_t refill_period_us,
     * int32_t fairness)}
     */
    public static MemorySegment rocksdb_ratelimiter_create(
            long rate_bytes_per_sec, long refill_period_us, int fairness) {
        MemorySegment function = rocksdb_ratelimiter_create;
        if (function == null) {
            rocksdb_ratelimiter_create = function = Symbols.TABLE.find("rocksdb_ratelimiter_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, rate_bytes_per_sec, refill_period_us, (long) fairness));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_ratelimiter_t *rocksdb_ratelimiter_create_auto_tuned(int64_t rate_bytes_per_sec, int64_t
     * refill_period_us, int32_t fairness)}
     */
    public static MemorySegment rocksdb_ratelimiter_create_auto_tuned(
            long rate_bytes_per_sec, long refill_period_us, int fairness) {
        MemorySegment function = rocksdb_ratelimiter_create_auto_tuned;
        if (function == null) {
            rocksdb_ratelimiter_create_auto_tuned = function = Symbols.TABLE.find(
                    "rocksdb_ratelimiter_create_auto_tuned");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, rate_bytes_per_sec, refill_period_us, (long) fairness));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_ratelimiter_t *rocksdb_ratelimiter_create_with_mode(int64_t rate_bytes_per_sec, int64_t
     * refill_period_us, int32_t fairness, int mode, bool auto_tuned)}
     */
    public static MemorySegment rocksdb_ratelimiter_create_with_mode(
            long rate_bytes_per_sec, long refill_period_us, int fairness, int mode, boolean auto_tuned) {
        MemorySegment function = rocksdb_ratelimiter_create_with_mode;
        if (function == null) {
            rocksdb_ratelimiter_create_with_mode = function = Symbols.TABLE.find(
                    "rocksdb_ratelimiter_create_with_mode");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, rate_bytes_per_sec, refill_period_us, (long) fairness, (long) mode,
                    auto_tuned ? 1L : 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_ratelimiter_destroy(rocksdb_ratelimiter_t *)} */
    public static void rocksdb_ratelimiter_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_ratelimiter_destroy;
        if (function == null) {
            rocksdb_ratelimiter_destroy = function = Symbols.TABLE.find("rocksdb_ratelimiter_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
