package dev.toy.raw;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The functions of the extension. */
public final class CExtras {
    private static @Nullable MemorySegment toy_extras_bind;

    private static @Nullable MemorySegment toy_fill;

    private static @Nullable MemorySegment toy_multi_fill;

    private static @Nullable MemorySegment toy_multi_fill_sorted;

    private static @Nullable MemorySegment toy_release;

    private CExtras() {
    }

    /** {@code int toy_extras_bind(unsigned int version, size_t size, const toy_functions *functions)} */
    public static int toy_extras_bind(int a0, long a1, MemorySegment a2) {
        MemorySegment function = toy_extras_bind;
        if (function == null) {
            toy_extras_bind = function = Symbols.EXTENSION.find("toy_extras_bind");
        }
        return (int) Shapes.JJP_J.call(function, a0, a1, a2);
    }

    /** {@code int toy_fill(toy_t *toy, const char *key, size_t keylen, char *buffer, size_t capacity, void *value)} */
    public static int toy_fill(MemorySegment a0, MemorySegment a1, long a2, MemorySegment a3,
            long a4, MemorySegment a5) {
        MemorySegment function = toy_fill;
        if (function == null) {
            toy_fill = function = Symbols.EXTENSION.find("toy_fill");
        }
        return (int) Shapes.JPJPJP_J.call(function, a0.address(), a1, a2, a3, a4, a5);
    }

    /**
     * {@code size_t toy_multi_fill(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys,
     * const size_t *key_sizes, char *buffer, size_t capacity, const char **data, size_t *sizes, toy_pin_t **pins, char
     * **errors)}
     */
    public static long toy_multi_fill(MemorySegment a0, MemorySegment a1, long a2, MemorySegment a3,
            MemorySegment a4, MemorySegment a5, long a6, MemorySegment a7, MemorySegment a8,
            MemorySegment a9, MemorySegment a10) {
        MemorySegment function = toy_multi_fill;
        if (function == null) {
            toy_multi_fill = function = Symbols.EXTENSION.find("toy_multi_fill");
        }
        return Shapes.JJJPPPJJJPJ_J.call(
                function, a0.address(), a1.address(), a2, a3, a4, a5, a6, a7.address(), a8.address(), a9,
                a10.address());
    }

    /**
     * {@code size_t toy_multi_fill_sorted(toy_t *toy, size_t num_keys, const char *const *keys, const size_t
     * *key_sizes, unsigned char sorted, char *buffer, size_t capacity, const char **data, size_t *sizes, toy_pin_t
     * **pins, char **errors)}
     */
    public static long toy_multi_fill_sorted(MemorySegment a0, long a1, MemorySegment a2,
            MemorySegment a3, byte a4, MemorySegment a5, long a6, MemorySegment a7,
            MemorySegment a8, MemorySegment a9, MemorySegment a10) {
        MemorySegment function = toy_multi_fill_sorted;
        if (function == null) {
            toy_multi_fill_sorted = function = Symbols.EXTENSION.find("toy_multi_fill_sorted");
        }
        return Shapes.JJPPJPJJJPJ_J.call(
                function, a0.address(), a1, a2, a3, a4, a5, a6, a7.address(), a8.address(), a9, a10.address());
    }

    /** {@code void toy_release(toy_pin_t *const *pins, size_t count)} */
    public static void toy_release(MemorySegment a0, long a1) {
        MemorySegment function = toy_release;
        if (function == null) {
            toy_release = function = Symbols.EXTENSION.find("toy_release");
        }
        Shapes.PJ_J.call(function, a0, a1);
    }
}
