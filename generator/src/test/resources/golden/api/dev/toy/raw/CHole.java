package dev.toy.raw;

import dev.toy.Hole;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * The C functions behind {@link Hole}.
 */
public final class CHole {
    private static @Nullable MemorySegment toy_hole_create;

    private static @Nullable MemorySegment toy_hole_destroy;

    private static @Nullable MemorySegment toy_hole_get_deep;

    private static @Nullable MemorySegment toy_hole_get_width;

    private CHole() {
    }

    /**
     * {@code toy_hole_t *toy_hole_create(void)}
     */
    public static MemorySegment toy_hole_create() {
        MemorySegment function = toy_hole_create;
        if (function == null) {
            toy_hole_create = function = Symbols.TABLE.find("toy_hole_create");
        }
        return Shapes._P.call(function);
    }

    /**
     * {@code void toy_hole_destroy(toy_hole_t *hole)}
     */
    public static void toy_hole_destroy(MemorySegment a0) {
        MemorySegment function = toy_hole_destroy;
        if (function == null) {
            toy_hole_destroy = function = Symbols.TABLE.find("toy_hole_destroy");
        }
        Shapes.J_V.call(function, a0.address());
    }

    /**
     * {@code unsigned char toy_hole_get_deep(toy_hole_t *hole)}
     */
    public static byte toy_hole_get_deep(MemorySegment a0) {
        MemorySegment function = toy_hole_get_deep;
        if (function == null) {
            toy_hole_get_deep = function = Symbols.TABLE.find("toy_hole_get_deep");
        }
        return Shapes.J_B.call(function, a0.address());
    }

    /**
     * {@code double toy_hole_get_width(toy_hole_t *hole)}
     */
    public static double toy_hole_get_width(MemorySegment a0) {
        MemorySegment function = toy_hole_get_width;
        if (function == null) {
            toy_hole_get_width = function = Symbols.TABLE.find("toy_hole_get_width");
        }
        return Shapes.J_D.call(function, a0.address());
    }
}
