package dev.toy;

import dev.toy.raw.CHole;
import java.lang.foreign.MemorySegment;

/**
 * A hole in a layer.
 *
 * <p>Read all at once: it stays as it is whatever becomes of what it was read from.
 *
 * <p>C: {@code toy_hole_t}.
 *
 * @param deep as RocksDB has it ({@code toy_hole_get_deep})
 * @param width as RocksDB has it ({@code toy_hole_get_width})
 */
public record Hole(boolean deep, double width) {
    static Hole read(MemorySegment nativeObject) {
        return new Hole(
                CHole.toy_hole_get_deep(nativeObject) != 0,
                CHole.toy_hole_get_width(nativeObject));
    }
}
