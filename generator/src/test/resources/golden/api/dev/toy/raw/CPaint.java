package dev.toy.raw;

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
        return MemorySegment.ofAddress(Shapes.JD_J.call(function, color, share));
    }

    /** {@code toy_paint_t *toy_paint_create_named(const char *name)} */
    public static MemorySegment toy_paint_create_named(MemorySegment name) {
        MemorySegment function = toy_paint_create_named;
        if (function == null) {
            toy_paint_create_named = function = Symbols.TABLE.find("toy_paint_create_named");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, name.address(), 0, 0));
    }

    /** {@code void toy_paint_destroy(toy_paint_t *paint)} */
    public static void toy_paint_destroy(MemorySegment paint) {
        MemorySegment function = toy_paint_destroy;
        if (function == null) {
            toy_paint_destroy = function = Symbols.TABLE.find("toy_paint_destroy");
        }
        Shapes.JJJ_J.call(function, paint.address(), 0, 0);
    }
}
