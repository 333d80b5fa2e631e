package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Paint;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Paint}. */
public final class CPaint {
    private static @Nullable MemorySegment toy_paint_create;

    private static @Nullable MemorySegment toy_paint_create_named;

    private static @Nullable MemorySegment toy_paint_destroy;

    private CPaint() {
    }

    /** {@code toy_paint_t *toy_paint_create(int color, double share)} */
    public static MemorySegment toy_paint_create(int color, double share) {
        MemorySegment function = toy_paint_create;
        if (function == null) {
            toy_paint_create = function = Symbols.TABLE.find("toy_paint_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JD_J.HANDLE.invokeExact(function, (long) color, share));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_paint_t *toy_paint_create_named(const char *name)} */
    public static MemorySegment toy_paint_create_named(MemorySegment name) {
        MemorySegment function = toy_paint_create_named;
        if (function == null) {
            toy_paint_create_named = function = Symbols.TABLE.find("toy_paint_create_named");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, name.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_paint_destroy(toy_paint_t *paint)} */
    public static void toy_paint_destroy(MemorySegment paint) {
        MemorySegment function = toy_paint_destroy;
        if (function == null) {
            toy_paint_destroy = function = Symbols.TABLE.find("toy_paint_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, paint.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
