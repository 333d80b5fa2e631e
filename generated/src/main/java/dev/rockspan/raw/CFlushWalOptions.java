package dev.rockspan.raw;

import dev.rockspan.FlushWalOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link FlushWalOptions}. */
public final class CFlushWalOptions {
    private static @Nullable MemorySegment rocksdb_flushwaloptions_create;

    private static @Nullable MemorySegment rocksdb_flushwaloptions_destroy;

    private static @Nullable MemorySegment rocksdb_flushwaloptions_get_rate_limiter_priority;

    private static @Nullable MemorySegment rocksdb_flushwaloptions_get_sync;

    private static @Nullable MemorySegment rocksdb_flushwaloptions_set_rate_limiter_priority;

    private static @Nullable MemorySegment rocksdb_flushwaloptions_set_sync;

    private CFlushWalOptions() {
    }

    /** {@code rocksdb_flushwaloptions_t *rocksdb_flushwaloptions_create(void)} */
    public static MemorySegment rocksdb_flushwaloptions_create() {
        MemorySegment function = rocksdb_flushwaloptions_create;
        if (function == null) {
            rocksdb_flushwaloptions_create = function = Symbols.TABLE.find("rocksdb_flushwaloptions_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flushwaloptions_destroy(rocksdb_flushwaloptions_t *options)} */
    public static void rocksdb_flushwaloptions_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_flushwaloptions_destroy;
        if (function == null) {
            rocksdb_flushwaloptions_destroy = function = Symbols.TABLE.find("rocksdb_flushwaloptions_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_flushwaloptions_get_rate_limiter_priority(rocksdb_flushwaloptions_t *opt)} */
    public static int rocksdb_flushwaloptions_get_rate_limiter_priority(MemorySegment opt) {
        MemorySegment function = rocksdb_flushwaloptions_get_rate_limiter_priority;
        if (function == null) {
            rocksdb_flushwaloptions_get_rate_limiter_priority = function = Symbols.TABLE.find(
                    "rocksdb_flushwaloptions_get_rate_limiter_priority");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_flushwaloptions_get_sync(rocksdb_flushwaloptions_t *opt)} */
    public static byte rocksdb_flushwaloptions_get_sync(MemorySegment opt) {
        MemorySegment function = rocksdb_flushwaloptions_get_sync;
        if (function == null) {
            rocksdb_flushwaloptions_get_sync = function = Symbols.TABLE.find("rocksdb_flushwaloptions_get_sync");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flushwaloptions_set_rate_limiter_priority(rocksdb_flushwaloptions_t *opt, int v)} */
    public static void rocksdb_flushwaloptions_set_rate_limiter_priority(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_flushwaloptions_set_rate_limiter_priority;
        if (function == null) {
            rocksdb_flushwaloptions_set_rate_limiter_priority = function = Symbols.TABLE.find(
                    "rocksdb_flushwaloptions_set_rate_limiter_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flushwaloptions_set_sync(rocksdb_flushwaloptions_t *opt, unsigned char v)} */
    public static void rocksdb_flushwaloptions_set_sync(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_flushwaloptions_set_sync;
        if (function == null) {
            rocksdb_flushwaloptions_set_sync = function = Symbols.TABLE.find("rocksdb_flushwaloptions_set_sync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
