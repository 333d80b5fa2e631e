package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
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
    public static int toy_extras_bind(int version, long size, MemorySegment functions) {
        MemorySegment function = toy_extras_bind;
        if (function == null) {
            toy_extras_bind = function = Symbols.TABLE.findInExtension("toy_extras_bind");
        }
        try {
            return (int) (long) Shapes.JJP_J.HANDLE.invokeExact(function, (long) version, size, functions);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_fill(toy_t *toy, const char *key, size_t keylen, char *buffer, size_t capacity, void *value)} */
    public static int toy_fill(
            MemorySegment toy, MemorySegment key, long keylen, MemorySegment buffer, long capacity,
            MemorySegment value) {
        MemorySegment function = toy_fill;
        if (function == null) {
            toy_fill = function = Symbols.TABLE.findInExtension("toy_fill");
        }
        try {
            return (int) (long) Shapes.JPJPJP_J.HANDLE.invokeExact(
                    function, toy.address(), key, keylen, buffer, capacity, value);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t toy_multi_fill(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys,
     * const size_t *key_sizes, char *buffer, size_t capacity, const char **data, size_t *sizes, toy_pin_t **pins, char
     * **errors)}
     */
    public static long toy_multi_fill(
            MemorySegment toy, MemorySegment options, long num_keys, MemorySegment keys, MemorySegment key_sizes,
            MemorySegment buffer, long capacity, MemorySegment data, MemorySegment sizes, MemorySegment pins,
            MemorySegment errors) {
        MemorySegment function = toy_multi_fill;
        if (function == null) {
            toy_multi_fill = function = Symbols.TABLE.findInExtension("toy_multi_fill");
        }
        try {
            return (long) Shapes.JJJPPPJJJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), options.address(), num_keys, keys, key_sizes, buffer, capacity,
                    data.address(), sizes.address(), pins.address(), errors.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t toy_multi_fill_sorted(toy_t *toy, size_t num_keys, const char *const *keys, const size_t
     * *key_sizes, unsigned char sorted, char *buffer, size_t capacity, const char **data, size_t *sizes, toy_pin_t
     * **pins, char **errors)}
     */
    public static long toy_multi_fill_sorted(
            MemorySegment toy, long num_keys, MemorySegment keys, MemorySegment key_sizes, byte sorted,
            MemorySegment buffer, long capacity, MemorySegment data, MemorySegment sizes, MemorySegment pins,
            MemorySegment errors) {
        MemorySegment function = toy_multi_fill_sorted;
        if (function == null) {
            toy_multi_fill_sorted = function = Symbols.TABLE.findInExtension("toy_multi_fill_sorted");
        }
        try {
            return (long) Shapes.JJPPJPJJJJJ_J.HANDLE.invokeExact(
                    function, toy.address(), num_keys, keys, key_sizes, (long) sorted, buffer, capacity, data.address(),
                    sizes.address(), pins.address(), errors.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_release(toy_pin_t *const *pins, size_t count)} */
    public static void toy_release(MemorySegment pins, long count) {
        MemorySegment function = toy_release;
        if (function == null) {
            toy_release = function = Symbols.TABLE.findInExtension("toy_release");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, pins.address(), count, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
