package dev.rockspan.raw;

import dev.rockspan.FlushOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link FlushOptions}. */
public final class CFlushOptions {
    private static @Nullable MemorySegment rocksdb_flushoptions_create;

    private static @Nullable MemorySegment rocksdb_flushoptions_destroy;

    private static @Nullable MemorySegment rocksdb_flushoptions_get_allow_write_stall;

    private static @Nullable MemorySegment rocksdb_flushoptions_get_force_atomic_flush;

    private static @Nullable MemorySegment rocksdb_flushoptions_get_listener_wait;

    private static @Nullable MemorySegment rocksdb_flushoptions_get_wait;

    private static @Nullable MemorySegment rocksdb_flushoptions_set_allow_write_stall;

    private static @Nullable MemorySegment rocksdb_flushoptions_set_force_atomic_flush;

    private static @Nullable MemorySegment rocksdb_flushoptions_set_listener_wait;

    private static @Nullable MemorySegment rocksdb_flushoptions_set_wait;

    private CFlushOptions() {
    }

    /** {@code rocksdb_flushoptions_t *rocksdb_flushoptions_create(void)} */
    public static MemorySegment rocksdb_flushoptions_create() {
        MemorySegment function = rocksdb_flushoptions_create;
        if (function == null) {
            rocksdb_flushoptions_create = function = Symbols.TABLE.find("rocksdb_flushoptions_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flushoptions_destroy(rocksdb_flushoptions_t *)} */
    public static void rocksdb_flushoptions_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_flushoptions_destroy;
        if (function == null) {
            rocksdb_flushoptions_destroy = function = Symbols.TABLE.find("rocksdb_flushoptions_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_flushoptions_get_allow_write_stall(rocksdb_flushoptions_t *opt)} */
    public static byte rocksdb_flushoptions_get_allow_write_stall(MemorySegment opt) {
        MemorySegment function = rocksdb_flushoptions_get_allow_write_stall;
        if (function == null) {
            rocksdb_flushoptions_get_allow_write_stall = function = Symbols.TABLE.find(
                    "rocksdb_flushoptions_get_allow_write_stall");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_flushoptions_get_force_atomic_flush(rocksdb_flushoptions_t *opt)} */
    public static byte rocksdb_flushoptions_get_force_atomic_flush(MemorySegment opt) {
        MemorySegment function = rocksdb_flushoptions_get_force_atomic_flush;
        if (function == null) {
            rocksdb_flushoptions_get_force_atomic_flush = function = Symbols.TABLE.find(
                    "rocksdb_flushoptions_get_force_atomic_flush");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_flushoptions_get_listener_wait(rocksdb_flushoptions_t *opt)} */
    public static byte rocksdb_flushoptions_get_listener_wait(MemorySegment opt) {
        MemorySegment function = rocksdb_flushoptions_get_listener_wait;
        if (function == null) {
            rocksdb_flushoptions_get_listener_wait = function = Symbols.TABLE.find(
                    "rocksdb_flushoptions_get_listener_wait");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_flushoptions_get_wait(rocksdb_flushoptions_t *opt)} */
    public static byte rocksdb_flushoptions_get_wait(MemorySegment opt) {
        MemorySegment function = rocksdb_flushoptions_get_wait;
        if (function == null) {
            rocksdb_flushoptions_get_wait = function = Symbols.TABLE.find("rocksdb_flushoptions_get_wait");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flushoptions_set_allow_write_stall(rocksdb_flushoptions_t *opt, unsigned char v)} */
    public static void rocksdb_flushoptions_set_allow_write_stall(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_flushoptions_set_allow_write_stall;
        if (function == null) {
            rocksdb_flushoptions_set_allow_write_stall = function = Symbols.TABLE.find(
                    "rocksdb_flushoptions_set_allow_write_stall");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flushoptions_set_force_atomic_flush(rocksdb_flushoptions_t *opt, unsigned char v)} */
    public static void rocksdb_flushoptions_set_force_atomic_flush(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_flushoptions_set_force_atomic_flush;
        if (function == null) {
            rocksdb_flushoptions_set_force_atomic_flush = function = Symbols.TABLE.find(
                    "rocksdb_flushoptions_set_force_atomic_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flushoptions_set_listener_wait(rocksdb_flushoptions_t *opt, unsigned char v)} */
    public static void rocksdb_flushoptions_set_listener_wait(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_flushoptions_set_listener_wait;
        if (function == null) {
            rocksdb_flushoptions_set_listener_wait = function = Symbols.TABLE.find(
                    "rocksdb_flushoptions_set_listener_wait");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_flushoptions_set_wait(rocksdb_flushoptions_t *opt, unsigned char v)} */
    public static void rocksdb_flushoptions_set_wait(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_flushoptions_set_wait;
        if (function == null) {
            rocksdb_flushoptions_set_wait = function = Symbols.TABLE.find("rocksdb_flushoptions_set_wait");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
