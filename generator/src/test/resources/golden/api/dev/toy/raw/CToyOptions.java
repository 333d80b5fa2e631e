package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.ToyOptions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ToyOptions}. */
public final class CToyOptions {
    private static @Nullable MemorySegment toy_options_create;

    private static @Nullable MemorySegment toy_options_create_from_text;

    private static @Nullable MemorySegment toy_options_destroy;

    private static @Nullable MemorySegment toy_options_fill;

    private static @Nullable MemorySegment toy_options_get_color;

    private static @Nullable MemorySegment toy_options_get_flags;

    private static @Nullable MemorySegment toy_options_get_flat;

    private static @Nullable MemorySegment toy_options_get_letter;

    private static @Nullable MemorySegment toy_options_get_level;

    private static @Nullable MemorySegment toy_options_get_max_size;

    private static @Nullable MemorySegment toy_options_get_on;

    private static @Nullable MemorySegment toy_options_get_paint;

    private static @Nullable MemorySegment toy_options_get_port;

    private static @Nullable MemorySegment toy_options_get_ratio;

    private static @Nullable MemorySegment toy_options_get_round;

    private static @Nullable MemorySegment toy_options_get_shade;

    private static @Nullable MemorySegment toy_options_get_share;

    private static @Nullable MemorySegment toy_options_get_wide_color;

    private static @Nullable MemorySegment toy_options_optimize;

    private static @Nullable MemorySegment toy_options_set_broken;

    private static @Nullable MemorySegment toy_options_set_color;

    private static @Nullable MemorySegment toy_options_set_colors;

    private static @Nullable MemorySegment toy_options_set_flags;

    private static @Nullable MemorySegment toy_options_set_flat;

    private static @Nullable MemorySegment toy_options_set_guard;

    private static @Nullable MemorySegment toy_options_set_helper;

    private static @Nullable MemorySegment toy_options_set_letter;

    private static @Nullable MemorySegment toy_options_set_level;

    private static @Nullable MemorySegment toy_options_set_levels;

    private static @Nullable MemorySegment toy_options_set_lower;

    private static @Nullable MemorySegment toy_options_set_mark;

    private static @Nullable MemorySegment toy_options_set_max_size;

    private static @Nullable MemorySegment toy_options_set_on;

    private static @Nullable MemorySegment toy_options_set_paint;

    private static @Nullable MemorySegment toy_options_set_port;

    private static @Nullable MemorySegment toy_options_set_ratio;

    private static @Nullable MemorySegment toy_options_set_round;

    private static @Nullable MemorySegment toy_options_set_share;

    private static @Nullable MemorySegment toy_options_set_size;

    private static @Nullable MemorySegment toy_options_set_small_color;

    private static @Nullable MemorySegment toy_options_set_upper;

    private static @Nullable MemorySegment toy_options_set_watch;

    private static @Nullable MemorySegment toy_options_set_watcher;

    private CToyOptions() {
    }

    /** {@code toy_options_t *toy_options_create(void)} */
    public static MemorySegment toy_options_create() {
        MemorySegment function = toy_options_create;
        if (function == null) {
            toy_options_create = function = Symbols.TABLE.find("toy_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_options_t *toy_options_create_from_text(const char *text, size_t len, char **errptr)} */
    public static MemorySegment toy_options_create_from_text(MemorySegment text, long len, MemorySegment errptr) {
        MemorySegment function = toy_options_create_from_text;
        if (function == null) {
            toy_options_create_from_text = function = Symbols.TABLE.find("toy_options_create_from_text");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PJJ_J.HANDLE.invokeExact(
                    function, text, len, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_destroy(toy_options_t *options)} */
    public static void toy_options_destroy(MemorySegment options) {
        MemorySegment function = toy_options_destroy;
        if (function == null) {
            toy_options_destroy = function = Symbols.TABLE.find("toy_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_fill(toy_options_t *options, const char *text, toy_options_t *other, char **errptr)} */
    public static void toy_options_fill(
            MemorySegment options, MemorySegment text, MemorySegment other, MemorySegment errptr) {
        MemorySegment function = toy_options_fill;
        if (function == null) {
            toy_options_fill = function = Symbols.TABLE.find("toy_options_fill");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, options.address(), text.address(), other.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_options_get_color(toy_options_t *options)} */
    public static int toy_options_get_color(MemorySegment options) {
        MemorySegment function = toy_options_get_color;
        if (function == null) {
            toy_options_get_color = function = Symbols.TABLE.find("toy_options_get_color");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t toy_options_get_flags(toy_options_t *options)} */
    public static int toy_options_get_flags(MemorySegment options) {
        MemorySegment function = toy_options_get_flags;
        if (function == null) {
            toy_options_get_flags = function = Symbols.TABLE.find("toy_options_get_flags");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code bool toy_options_get_flat(toy_options_t *options)} */
    public static boolean toy_options_get_flat(MemorySegment options) {
        MemorySegment function = toy_options_get_flat;
        if (function == null) {
            toy_options_get_flat = function = Symbols.TABLE.find("toy_options_get_flat");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L) != 0;
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char toy_options_get_letter(toy_options_t *options)} */
    public static byte toy_options_get_letter(MemorySegment options) {
        MemorySegment function = toy_options_get_letter;
        if (function == null) {
            toy_options_get_letter = function = Symbols.TABLE.find("toy_options_get_letter");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_options_get_level(toy_options_t *options)} */
    public static int toy_options_get_level(MemorySegment options) {
        MemorySegment function = toy_options_get_level;
        if (function == null) {
            toy_options_get_level = function = Symbols.TABLE.find("toy_options_get_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t toy_options_get_max_size(toy_options_t *options)} */
    public static long toy_options_get_max_size(MemorySegment options) {
        MemorySegment function = toy_options_get_max_size;
        if (function == null) {
            toy_options_get_max_size = function = Symbols.TABLE.find("toy_options_get_max_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_options_get_on(toy_options_t *options)} */
    public static int toy_options_get_on(MemorySegment options) {
        MemorySegment function = toy_options_get_on;
        if (function == null) {
            toy_options_get_on = function = Symbols.TABLE.find("toy_options_get_on");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const toy_paint_t *toy_options_get_paint(toy_options_t *options)} */
    public static MemorySegment toy_options_get_paint(MemorySegment options) {
        MemorySegment function = toy_options_get_paint;
        if (function == null) {
            toy_options_get_paint = function = Symbols.TABLE.find("toy_options_get_paint");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint16_t toy_options_get_port(toy_options_t *options)} */
    public static short toy_options_get_port(MemorySegment options) {
        MemorySegment function = toy_options_get_port;
        if (function == null) {
            toy_options_get_port = function = Symbols.TABLE.find("toy_options_get_port");
        }
        try {
            return (short) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code float toy_options_get_ratio(toy_options_t *options)} */
    public static float toy_options_get_ratio(MemorySegment options) {
        MemorySegment function = toy_options_get_ratio;
        if (function == null) {
            toy_options_get_ratio = function = Symbols.TABLE.find("toy_options_get_ratio");
        }
        try {
            return (float) Shapes.JJJ_F.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char toy_options_get_round(toy_options_t *options)} */
    public static byte toy_options_get_round(MemorySegment options) {
        MemorySegment function = toy_options_get_round;
        if (function == null) {
            toy_options_get_round = function = Symbols.TABLE.find("toy_options_get_round");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char toy_options_get_shade(toy_options_t *options)} */
    public static byte toy_options_get_shade(MemorySegment options) {
        MemorySegment function = toy_options_get_shade;
        if (function == null) {
            toy_options_get_shade = function = Symbols.TABLE.find("toy_options_get_shade");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double toy_options_get_share(toy_options_t *options)} */
    public static double toy_options_get_share(MemorySegment options) {
        MemorySegment function = toy_options_get_share;
        if (function == null) {
            toy_options_get_share = function = Symbols.TABLE.find("toy_options_get_share");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t toy_options_get_wide_color(toy_options_t *options)} */
    public static long toy_options_get_wide_color(MemorySegment options) {
        MemorySegment function = toy_options_get_wide_color;
        if (function == null) {
            toy_options_get_wide_color = function = Symbols.TABLE.find("toy_options_get_wide_color");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_optimize(toy_options_t *options)} */
    public static void toy_options_optimize(MemorySegment options) {
        MemorySegment function = toy_options_optimize;
        if (function == null) {
            toy_options_optimize = function = Symbols.TABLE.find("toy_options_optimize");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_broken(toy_options_t *options, unsigned char broken)} */
    public static void toy_options_set_broken(MemorySegment options, byte broken) {
        MemorySegment function = toy_options_set_broken;
        if (function == null) {
            toy_options_set_broken = function = Symbols.TABLE.find("toy_options_set_broken");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) broken, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_color(toy_options_t *options, int color)} */
    public static void toy_options_set_color(MemorySegment options, int color) {
        MemorySegment function = toy_options_set_color;
        if (function == null) {
            toy_options_set_color = function = Symbols.TABLE.find("toy_options_set_color");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) color, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_colors(toy_options_t *options, const int *colors, size_t num_colors)} */
    public static void toy_options_set_colors(MemorySegment options, MemorySegment colors, long num_colors) {
        MemorySegment function = toy_options_set_colors;
        if (function == null) {
            toy_options_set_colors = function = Symbols.TABLE.find("toy_options_set_colors");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, options.address(), colors, num_colors);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_flags(toy_options_t *options, uint64_t flags)} */
    public static void toy_options_set_flags(MemorySegment options, long flags) {
        MemorySegment function = toy_options_set_flags;
        if (function == null) {
            toy_options_set_flags = function = Symbols.TABLE.find("toy_options_set_flags");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), flags, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_flat(toy_options_t *options, bool v)} */
    public static void toy_options_set_flat(MemorySegment options, boolean v) {
        MemorySegment function = toy_options_set_flat;
        if (function == null) {
            toy_options_set_flat = function = Symbols.TABLE.find("toy_options_set_flat");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), v ? 1L : 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_options_set_guard(toy_options_t *options, void *state, void (*destructor)(void *), unsigned char
     * (*watch)(void *, const char *, size_t))}
     */
    public static void toy_options_set_guard(
            MemorySegment options, MemorySegment state, MemorySegment destructor, MemorySegment watch) {
        MemorySegment function = toy_options_set_guard;
        if (function == null) {
            toy_options_set_guard = function = Symbols.TABLE.find("toy_options_set_guard");
        }
        try {
            long ignored = (long) Shapes.JPPP_J.HANDLE.invokeExact(
                    function, options.address(), state, destructor, watch);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_helper(toy_options_t *options, toy_helper_t *helper)} */
    public static void toy_options_set_helper(MemorySegment options, MemorySegment helper) {
        MemorySegment function = toy_options_set_helper;
        if (function == null) {
            toy_options_set_helper = function = Symbols.TABLE.find("toy_options_set_helper");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), helper.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_letter(toy_options_t *options, char letter)} */
    public static void toy_options_set_letter(MemorySegment options, byte letter) {
        MemorySegment function = toy_options_set_letter;
        if (function == null) {
            toy_options_set_letter = function = Symbols.TABLE.find("toy_options_set_letter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) letter, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_level(toy_options_t *options, int level)} */
    public static void toy_options_set_level(MemorySegment options, int level) {
        MemorySegment function = toy_options_set_level;
        if (function == null) {
            toy_options_set_level = function = Symbols.TABLE.find("toy_options_set_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) level, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_levels(toy_options_t *options, const int *levels, size_t num_levels)} */
    public static void toy_options_set_levels(MemorySegment options, MemorySegment levels, long num_levels) {
        MemorySegment function = toy_options_set_levels;
        if (function == null) {
            toy_options_set_levels = function = Symbols.TABLE.find("toy_options_set_levels");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, options.address(), levels, num_levels);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_lower(toy_options_t *options, const char *key, size_t keylen)} */
    public static void toy_options_set_lower(MemorySegment options, MemorySegment key, long keylen) {
        MemorySegment function = toy_options_set_lower;
        if (function == null) {
            toy_options_set_lower = function = Symbols.TABLE.find("toy_options_set_lower");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, options.address(), key, keylen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_mark(toy_options_t *options, const toy_mark_t *mark)} */
    public static void toy_options_set_mark(MemorySegment options, MemorySegment mark) {
        MemorySegment function = toy_options_set_mark;
        if (function == null) {
            toy_options_set_mark = function = Symbols.TABLE.find("toy_options_set_mark");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), mark.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_max_size(toy_options_t *options, size_t size)} */
    public static void toy_options_set_max_size(MemorySegment options, long size) {
        MemorySegment function = toy_options_set_max_size;
        if (function == null) {
            toy_options_set_max_size = function = Symbols.TABLE.find("toy_options_set_max_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), size, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_on(toy_options_t *options, int on)} */
    public static void toy_options_set_on(MemorySegment options, int on) {
        MemorySegment function = toy_options_set_on;
        if (function == null) {
            toy_options_set_on = function = Symbols.TABLE.find("toy_options_set_on");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) on, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_paint(toy_options_t *options, toy_paint_t *paint)} */
    public static void toy_options_set_paint(MemorySegment options, MemorySegment paint) {
        MemorySegment function = toy_options_set_paint;
        if (function == null) {
            toy_options_set_paint = function = Symbols.TABLE.find("toy_options_set_paint");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), paint.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_port(toy_options_t *options, uint16_t port)} */
    public static void toy_options_set_port(MemorySegment options, short port) {
        MemorySegment function = toy_options_set_port;
        if (function == null) {
            toy_options_set_port = function = Symbols.TABLE.find("toy_options_set_port");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) port, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_ratio(toy_options_t *options, float ratio)} */
    public static void toy_options_set_ratio(MemorySegment options, float ratio) {
        MemorySegment function = toy_options_set_ratio;
        if (function == null) {
            toy_options_set_ratio = function = Symbols.TABLE.find("toy_options_set_ratio");
        }
        try {
            long ignored = (long) Shapes.JF_J.HANDLE.invokeExact(function, options.address(), ratio);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_round(toy_options_t *options, unsigned char v)} */
    public static void toy_options_set_round(MemorySegment options, byte v) {
        MemorySegment function = toy_options_set_round;
        if (function == null) {
            toy_options_set_round = function = Symbols.TABLE.find("toy_options_set_round");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_share(toy_options_t *options, double share)} */
    public static void toy_options_set_share(MemorySegment options, double share) {
        MemorySegment function = toy_options_set_share;
        if (function == null) {
            toy_options_set_share = function = Symbols.TABLE.find("toy_options_set_share");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, options.address(), share);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_size(toy_options_t *options, uint64_t size)} */
    public static void toy_options_set_size(MemorySegment options, long size) {
        MemorySegment function = toy_options_set_size;
        if (function == null) {
            toy_options_set_size = function = Symbols.TABLE.find("toy_options_set_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), size, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_small_color(toy_options_t *options, uint8_t color)} */
    public static void toy_options_set_small_color(MemorySegment options, byte color) {
        MemorySegment function = toy_options_set_small_color;
        if (function == null) {
            toy_options_set_small_color = function = Symbols.TABLE.find("toy_options_set_small_color");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), (long) color, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_upper(toy_options_t *options, const char *key, size_t keylen)} */
    public static void toy_options_set_upper(MemorySegment options, MemorySegment key, long keylen) {
        MemorySegment function = toy_options_set_upper;
        if (function == null) {
            toy_options_set_upper = function = Symbols.TABLE.find("toy_options_set_upper");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, options.address(), key, keylen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_options_set_watch(toy_options_t *options, unsigned char (*watch)(void *, const char *, size_t),
     * void *state)}
     */
    public static void toy_options_set_watch(MemorySegment options, MemorySegment watch, MemorySegment state) {
        MemorySegment function = toy_options_set_watch;
        if (function == null) {
            toy_options_set_watch = function = Symbols.TABLE.find("toy_options_set_watch");
        }
        try {
            long ignored = (long) Shapes.JPP_J.HANDLE.invokeExact(function, options.address(), watch, state);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_options_set_watcher(toy_options_t *options, toy_watcher_t *watcher)} */
    public static void toy_options_set_watcher(MemorySegment options, MemorySegment watcher) {
        MemorySegment function = toy_options_set_watcher;
        if (function == null) {
            toy_options_set_watcher = function = Symbols.TABLE.find("toy_options_set_watcher");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), watcher.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
