package dev.rockspan.raw;

import dev.rockspan.WaitForCompactOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link WaitForCompactOptions}. */
public final class CWaitForCompactOptions {
    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_create;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_destroy;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_get_abort_on_pause;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_get_close_db;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_get_flush;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_get_timeout;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_get_wait_for_purge;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_set_abort_on_pause;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_set_close_db;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_set_flush;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_set_timeout;

    private static @Nullable MemorySegment rocksdb_wait_for_compact_options_set_wait_for_purge;

    private CWaitForCompactOptions() {
    }

    /** {@code rocksdb_wait_for_compact_options_t *rocksdb_wait_for_compact_options_create(void)} */
    public static MemorySegment rocksdb_wait_for_compact_options_create() {
        MemorySegment function = rocksdb_wait_for_compact_options_create;
        if (function == null) {
            rocksdb_wait_for_compact_options_create = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_wait_for_compact_options_destroy(rocksdb_wait_for_compact_options_t *opt)} */
    public static void rocksdb_wait_for_compact_options_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_wait_for_compact_options_destroy;
        if (function == null) {
            rocksdb_wait_for_compact_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_wait_for_compact_options_get_abort_on_pause(rocksdb_wait_for_compact_options_t
     * *opt)}
     */
    public static byte rocksdb_wait_for_compact_options_get_abort_on_pause(MemorySegment opt) {
        MemorySegment function = rocksdb_wait_for_compact_options_get_abort_on_pause;
        if (function == null) {
            rocksdb_wait_for_compact_options_get_abort_on_pause = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_get_abort_on_pause");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_wait_for_compact_options_get_close_db(rocksdb_wait_for_compact_options_t *opt)} */
    public static byte rocksdb_wait_for_compact_options_get_close_db(MemorySegment opt) {
        MemorySegment function = rocksdb_wait_for_compact_options_get_close_db;
        if (function == null) {
            rocksdb_wait_for_compact_options_get_close_db = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_get_close_db");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_wait_for_compact_options_get_flush(rocksdb_wait_for_compact_options_t *opt)} */
    public static byte rocksdb_wait_for_compact_options_get_flush(MemorySegment opt) {
        MemorySegment function = rocksdb_wait_for_compact_options_get_flush;
        if (function == null) {
            rocksdb_wait_for_compact_options_get_flush = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_get_flush");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_wait_for_compact_options_get_timeout(rocksdb_wait_for_compact_options_t *opt)} */
    public static long rocksdb_wait_for_compact_options_get_timeout(MemorySegment opt) {
        MemorySegment function = rocksdb_wait_for_compact_options_get_timeout;
        if (function == null) {
            rocksdb_wait_for_compact_options_get_timeout = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_get_timeout");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_wait_for_compact_options_get_wait_for_purge(rocksdb_wait_for_compact_options_t
     * *opt)}
     */
    public static byte rocksdb_wait_for_compact_options_get_wait_for_purge(MemorySegment opt) {
        MemorySegment function = rocksdb_wait_for_compact_options_get_wait_for_purge;
        if (function == null) {
            rocksdb_wait_for_compact_options_get_wait_for_purge = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_get_wait_for_purge");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_wait_for_compact_options_set_abort_on_pause(rocksdb_wait_for_compact_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_wait_for_compact_options_set_abort_on_pause(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_wait_for_compact_options_set_abort_on_pause;
        if (function == null) {
            rocksdb_wait_for_compact_options_set_abort_on_pause = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_set_abort_on_pause");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_wait_for_compact_options_set_close_db(rocksdb_wait_for_compact_options_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_wait_for_compact_options_set_close_db(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_wait_for_compact_options_set_close_db;
        if (function == null) {
            rocksdb_wait_for_compact_options_set_close_db = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_set_close_db");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_wait_for_compact_options_set_flush(rocksdb_wait_for_compact_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_wait_for_compact_options_set_flush(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_wait_for_compact_options_set_flush;
        if (function == null) {
            rocksdb_wait_for_compact_options_set_flush = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_set_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_wait_for_compact_options_set_timeout(rocksdb_wait_for_compact_options_t *opt, uint64_t
     * microseconds)}
     */
    public static void rocksdb_wait_for_compact_options_set_timeout(MemorySegment opt, long microseconds) {
        MemorySegment function = rocksdb_wait_for_compact_options_set_timeout;
        if (function == null) {
            rocksdb_wait_for_compact_options_set_timeout = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_set_timeout");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), microseconds, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_wait_for_compact_options_set_wait_for_purge(rocksdb_wait_for_compact_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_wait_for_compact_options_set_wait_for_purge(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_wait_for_compact_options_set_wait_for_purge;
        if (function == null) {
            rocksdb_wait_for_compact_options_set_wait_for_purge = function = Symbols.TABLE.find(
                    "rocksdb_wait_for_compact_options_set_wait_for_purge");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
