package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Hole;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Hole}. */
public final class CHole {
    private static @Nullable MemorySegment toy_hole_create;

    private static @Nullable MemorySegment toy_hole_destroy;

    private static @Nullable MemorySegment toy_hole_get_deep;

    private static @Nullable MemorySegment toy_hole_get_width;

    private CHole() {
    }

    /** {@code toy_hole_t *toy_hole_create(void)} */
    public static MemorySegment toy_hole_create() {
        MemorySegment function = toy_hole_create;
        if (function == null) {
            toy_hole_create = function = Symbols.TABLE.find("toy_hole_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_hole_destroy(toy_hole_t *hole)} */
    public static void toy_hole_destroy(MemorySegment hole) {
        MemorySegment function = toy_hole_destroy;
        if (function == null) {
            toy_hole_destroy = function = Symbols.TABLE.find("toy_hole_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, hole.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char toy_hole_get_deep(toy_hole_t *hole)} */
    public static byte toy_hole_get_deep(MemorySegment hole) {
        MemorySegment function = toy_hole_get_deep;
        if (function == null) {
            toy_hole_get_deep = function = Symbols.TABLE.find("toy_hole_get_deep");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, hole.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double toy_hole_get_width(toy_hole_t *hole)} */
    public static double toy_hole_get_width(MemorySegment hole) {
        MemorySegment function = toy_hole_get_width;
        if (function == null) {
            toy_hole_get_width = function = Symbols.TABLE.find("toy_hole_get_width");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, hole.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
