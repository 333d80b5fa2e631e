package dev.toy;

import dev.toy.raw.CHole;
import java.lang.foreign.MemorySegment;

/**
 * A hole in a layer.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that.
 *
 * <p>C: {@code toy_hole_t}.
 */
public record Hole(boolean deep, double width) {
    static Hole read(MemorySegment nativeObject) {
        return new Hole(
                CHole.toy_hole_get_deep(nativeObject) != 0,
                CHole.toy_hole_get_width(nativeObject));
    }
}
