package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.LockedToy;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link LockedToy}. */
public final class CLockedToy {
    private static @Nullable MemorySegment toy_locked_close;

    private static @Nullable MemorySegment toy_locked_close_toy;

    private static @Nullable MemorySegment toy_locked_get_toy;

    private static @Nullable MemorySegment toy_locked_open;

    private static @Nullable MemorySegment toy_locked_open_in;

    private static @Nullable MemorySegment toy_locked_put;

    private CLockedToy() {
    }

    /** {@code void toy_locked_close(toy_locked_t *locked)} */
    public static void toy_locked_close(MemorySegment locked) {
        MemorySegment function = toy_locked_close;
        if (function == null) {
            toy_locked_close = function = Symbols.TABLE.find("toy_locked_close");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, locked.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_locked_close_toy(toy_t *toy)} */
    public static void toy_locked_close_toy(MemorySegment toy) {
        MemorySegment function = toy_locked_close_toy;
        if (function == null) {
            toy_locked_close_toy = function = Symbols.TABLE.find("toy_locked_close_toy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, toy.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_t *toy_locked_get_toy(toy_locked_t *locked)} */
    public static MemorySegment toy_locked_get_toy(MemorySegment locked) {
        MemorySegment function = toy_locked_get_toy;
        if (function == null) {
            toy_locked_get_toy = function = Symbols.TABLE.find("toy_locked_get_toy");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, locked.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_locked_t *toy_locked_open(const char *name, char **errptr)} */
    public static long toy_locked_open(MemorySegment name, MemorySegment errptr) {
        MemorySegment function = toy_locked_open;
        if (function == null) {
            toy_locked_open = function = Symbols.TABLE.find("toy_locked_open");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, name.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code toy_locked_t *toy_locked_open_in(toy_t *toy, const toy_options_t *options, const char *name, char
     * **errptr)}
     */
    public static long toy_locked_open_in(
            MemorySegment toy, MemorySegment options, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = toy_locked_open_in;
        if (function == null) {
            toy_locked_open_in = function = Symbols.TABLE.find("toy_locked_open_in");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), options.address(), name.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_locked_put(toy_locked_t *locked, const toy_options_t *options, const char *key, size_t keylen,
     * const char *val, size_t vallen, char **errptr)}
     */
    public static void toy_locked_put(
            MemorySegment locked, MemorySegment options, MemorySegment key, long keylen, MemorySegment val, long vallen,
            MemorySegment errptr) {
        MemorySegment function = toy_locked_put;
        if (function == null) {
            toy_locked_put = function = Symbols.TABLE.find("toy_locked_put");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, locked.address(), options.address(), key, keylen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
