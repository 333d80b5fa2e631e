package dev.rockspan.raw;

import dev.rockspan.WriteOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link WriteOptions}. */
public final class CWriteOptions {
    private static @Nullable MemorySegment rocksdb_writeoptions_create;

    private static @Nullable MemorySegment rocksdb_writeoptions_destroy;

    private static @Nullable MemorySegment rocksdb_writeoptions_disable_WAL;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_disable_WAL;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_ignore_missing_column_families;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_io_activity;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_low_pri;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_memtable_insert_hint_per_batch;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_no_slowdown;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_protection_bytes_per_key;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_rate_limiter_priority;

    private static @Nullable MemorySegment rocksdb_writeoptions_get_sync;

    private static @Nullable MemorySegment rocksdb_writeoptions_set_ignore_missing_column_families;

    private static @Nullable MemorySegment rocksdb_writeoptions_set_io_activity;

    private static @Nullable MemorySegment rocksdb_writeoptions_set_low_pri;

    private static @Nullable MemorySegment rocksdb_writeoptions_set_memtable_insert_hint_per_batch;

    private static @Nullable MemorySegment rocksdb_writeoptions_set_no_slowdown;

    private static @Nullable MemorySegment rocksdb_writeoptions_set_protection_bytes_per_key;

    private static @Nullable MemorySegment rocksdb_writeoptions_set_rate_limiter_priority;

    private static @Nullable MemorySegment rocksdb_writeoptions_set_sync;

    private CWriteOptions() {
    }

    /** {@code rocksdb_writeoptions_t *rocksdb_writeoptions_create(void)} */
    public static MemorySegment rocksdb_writeoptions_create() {
        MemorySegment function = rocksdb_writeoptions_create;
        if (function == null) {
            rocksdb_writeoptions_create = function = Symbols.TABLE.find("rocksdb_writeoptions_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writeoptions_destroy(rocksdb_writeoptions_t *)} */
    public static void rocksdb_writeoptions_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_writeoptions_destroy;
        if (function == null) {
            rocksdb_writeoptions_destroy = function = Symbols.TABLE.find("rocksdb_writeoptions_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writeoptions_disable_WAL(rocksdb_writeoptions_t *opt, int v)} */
    public static void rocksdb_writeoptions_disable_WAL(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_writeoptions_disable_WAL;
        if (function == null) {
            rocksdb_writeoptions_disable_WAL = function = Symbols.TABLE.find("rocksdb_writeoptions_disable_WAL");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_writeoptions_get_disable_WAL(rocksdb_writeoptions_t *opt)} */
    public static byte rocksdb_writeoptions_get_disable_WAL(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_disable_WAL;
        if (function == null) {
            rocksdb_writeoptions_get_disable_WAL = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_get_disable_WAL");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_writeoptions_get_ignore_missing_column_families(rocksdb_writeoptions_t *opt)} */
    public static byte rocksdb_writeoptions_get_ignore_missing_column_families(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_ignore_missing_column_families;
        if (function == null) {
            rocksdb_writeoptions_get_ignore_missing_column_families = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_get_ignore_missing_column_families");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_writeoptions_get_io_activity(rocksdb_writeoptions_t *opt)} */
    public static int rocksdb_writeoptions_get_io_activity(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_io_activity;
        if (function == null) {
            rocksdb_writeoptions_get_io_activity = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_get_io_activity");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_writeoptions_get_low_pri(rocksdb_writeoptions_t *opt)} */
    public static byte rocksdb_writeoptions_get_low_pri(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_low_pri;
        if (function == null) {
            rocksdb_writeoptions_get_low_pri = function = Symbols.TABLE.find("rocksdb_writeoptions_get_low_pri");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_writeoptions_get_memtable_insert_hint_per_batch(rocksdb_writeoptions_t *opt)} */
    public static byte rocksdb_writeoptions_get_memtable_insert_hint_per_batch(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_memtable_insert_hint_per_batch;
        if (function == null) {
            rocksdb_writeoptions_get_memtable_insert_hint_per_batch = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_get_memtable_insert_hint_per_batch");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_writeoptions_get_no_slowdown(rocksdb_writeoptions_t *opt)} */
    public static byte rocksdb_writeoptions_get_no_slowdown(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_no_slowdown;
        if (function == null) {
            rocksdb_writeoptions_get_no_slowdown = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_get_no_slowdown");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_writeoptions_get_protection_bytes_per_key(rocksdb_writeoptions_t *opt)} */
    public static long rocksdb_writeoptions_get_protection_bytes_per_key(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_protection_bytes_per_key;
        if (function == null) {
            rocksdb_writeoptions_get_protection_bytes_per_key = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_get_protection_bytes_per_key");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_writeoptions_get_rate_limiter_priority(rocksdb_writeoptions_t *opt)} */
    public static int rocksdb_writeoptions_get_rate_limiter_priority(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_rate_limiter_priority;
        if (function == null) {
            rocksdb_writeoptions_get_rate_limiter_priority = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_get_rate_limiter_priority");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_writeoptions_get_sync(rocksdb_writeoptions_t *opt)} */
    public static byte rocksdb_writeoptions_get_sync(MemorySegment opt) {
        MemorySegment function = rocksdb_writeoptions_get_sync;
        if (function == null) {
            rocksdb_writeoptions_get_sync = function = Symbols.TABLE.find("rocksdb_writeoptions_get_sync");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writeoptions_set_ignore_missing_column_families(rocksdb_writeoptions_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_writeoptions_set_ignore_missing_column_families(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_writeoptions_set_ignore_missing_column_families;
        if (function == null) {
            rocksdb_writeoptions_set_ignore_missing_column_families = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_set_ignore_missing_column_families");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writeoptions_set_io_activity(rocksdb_writeoptions_t *opt, int v)} */
    public static void rocksdb_writeoptions_set_io_activity(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_writeoptions_set_io_activity;
        if (function == null) {
            rocksdb_writeoptions_set_io_activity = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_set_io_activity");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writeoptions_set_low_pri(rocksdb_writeoptions_t *opt, unsigned char v)} */
    public static void rocksdb_writeoptions_set_low_pri(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_writeoptions_set_low_pri;
        if (function == null) {
            rocksdb_writeoptions_set_low_pri = function = Symbols.TABLE.find("rocksdb_writeoptions_set_low_pri");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writeoptions_set_memtable_insert_hint_per_batch(rocksdb_writeoptions_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_writeoptions_set_memtable_insert_hint_per_batch(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_writeoptions_set_memtable_insert_hint_per_batch;
        if (function == null) {
            rocksdb_writeoptions_set_memtable_insert_hint_per_batch = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_set_memtable_insert_hint_per_batch");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writeoptions_set_no_slowdown(rocksdb_writeoptions_t *opt, unsigned char v)} */
    public static void rocksdb_writeoptions_set_no_slowdown(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_writeoptions_set_no_slowdown;
        if (function == null) {
            rocksdb_writeoptions_set_no_slowdown = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_set_no_slowdown");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writeoptions_set_protection_bytes_per_key(rocksdb_writeoptions_t *opt, size_t v)} */
    public static void rocksdb_writeoptions_set_protection_bytes_per_key(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_writeoptions_set_protection_bytes_per_key;
        if (function == null) {
            rocksdb_writeoptions_set_protection_bytes_per_key = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_set_protection_bytes_per_key");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writeoptions_set_rate_limiter_priority(rocksdb_writeoptions_t *opt, int v)} */
    public static void rocksdb_writeoptions_set_rate_limiter_priority(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_writeoptions_set_rate_limiter_priority;
        if (function == null) {
            rocksdb_writeoptions_set_rate_limiter_priority = function = Symbols.TABLE.find(
                    "rocksdb_writeoptions_set_rate_limiter_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writeoptions_set_sync(rocksdb_writeoptions_t *opt, unsigned char v)} */
    public static void rocksdb_writeoptions_set_sync(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_writeoptions_set_sync;
        if (function == null) {
            rocksdb_writeoptions_set_sync = function = Symbols.TABLE.find("rocksdb_writeoptions_set_sync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
