package dev.toy.raw;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * The functions of the extension.
 */
public final class CExtras {
    private static @Nullable MemorySegment toy_extras_bind;

    private static @Nullable MemorySegment toy_fill;

    private CExtras() {
    }

    /**
     * {@code int toy_extras_bind(unsigned int version, size_t size, const toy_functions *functions)}
     */
    public static int toy_extras_bind(int a0, long a1, MemorySegment a2) {
        MemorySegment function = toy_extras_bind;
        if (function == null) {
            toy_extras_bind = function = Symbols.EXTENSION.find("toy_extras_bind");
        }
        return Shapes.IJP_I.call(function, a0, a1, a2);
    }

    /**
     * {@code int toy_fill(toy_t *toy, const char *key, size_t keylen, char *buffer, size_t capacity, void *value)}
     */
    public static int toy_fill(MemorySegment a0, MemorySegment a1, long a2, MemorySegment a3,
            long a4, MemorySegment a5) {
        MemorySegment function = toy_fill;
        if (function == null) {
            toy_fill = function = Symbols.EXTENSION.find("toy_fill");
        }
        return Shapes.PPJPJP_I.call(function, a0, a1, a2, a3, a4, a5);
    }
}
