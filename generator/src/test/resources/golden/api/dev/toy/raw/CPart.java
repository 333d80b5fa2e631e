package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Part;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Part}. */
public final class CPart {
    private static @Nullable MemorySegment toy_part_bytes;

    private static @Nullable MemorySegment toy_part_color;

    private static @Nullable MemorySegment toy_part_count;

    private static @Nullable MemorySegment toy_part_create_mark;

    private static @Nullable MemorySegment toy_part_data;

    private static @Nullable MemorySegment toy_part_destroy;

    private static @Nullable MemorySegment toy_part_get;

    private static @Nullable MemorySegment toy_part_height;

    private static @Nullable MemorySegment toy_part_iterate;

    private static @Nullable MemorySegment toy_part_key;

    private static @Nullable MemorySegment toy_part_name;

    private static @Nullable MemorySegment toy_part_number;

    private static @Nullable MemorySegment toy_part_options;

    private static @Nullable MemorySegment toy_part_peek;

    private static @Nullable MemorySegment toy_part_set_title;

    private static @Nullable MemorySegment toy_part_title;

    private static @Nullable MemorySegment toy_part_weight;

    private static @Nullable MemorySegment toy_part_whole;

    private static @Nullable MemorySegment toy_part_width;

    private CPart() {
    }

    /** {@code const char *toy_part_bytes(toy_part_t *part, size_t *size)} */
    public static MemorySegment toy_part_bytes(MemorySegment part, MemorySegment size) {
        MemorySegment function = toy_part_bytes;
        if (function == null) {
            toy_part_bytes = function = Symbols.TABLE.find("toy_part_bytes");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, part.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_part_color(const toy_part_t *part, int *color)} */
    public static void toy_part_color(MemorySegment part, MemorySegment color) {
        MemorySegment function = toy_part_color;
        if (function == null) {
            toy_part_color = function = Symbols.TABLE.find("toy_part_color");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), color.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int toy_part_count(const toy_part_t *part)} */
    public static int toy_part_count(MemorySegment part) {
        MemorySegment function = toy_part_count;
        if (function == null) {
            toy_part_count = function = Symbols.TABLE.find("toy_part_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_mark_t *toy_part_create_mark(toy_part_t *part, toy_t *toy)} */
    public static MemorySegment toy_part_create_mark(MemorySegment part, MemorySegment toy) {
        MemorySegment function = toy_part_create_mark;
        if (function == null) {
            toy_part_create_mark = function = Symbols.TABLE.find("toy_part_create_mark");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, part.address(), toy.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_part_data(const toy_part_t *part, size_t *len)} */
    public static MemorySegment toy_part_data(MemorySegment part, MemorySegment len) {
        MemorySegment function = toy_part_data;
        if (function == null) {
            toy_part_data = function = Symbols.TABLE.find("toy_part_data");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, part.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_part_destroy(toy_part_t *part)} */
    public static void toy_part_destroy(MemorySegment part) {
        MemorySegment function = toy_part_destroy;
        if (function == null) {
            toy_part_destroy = function = Symbols.TABLE.find("toy_part_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *toy_part_get(toy_part_t *part, const toy_options_t *options, const char *key, size_t keylen, size_t
     * *vallen)}
     */
    public static MemorySegment toy_part_get(
            MemorySegment part, MemorySegment options, MemorySegment key, long keylen, MemorySegment vallen) {
        MemorySegment function = toy_part_get;
        if (function == null) {
            toy_part_get = function = Symbols.TABLE.find("toy_part_get");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, part.address(), options.address(), key, keylen, vallen.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_part_height(const toy_part_t *part, double *height)} */
    public static void toy_part_height(MemorySegment part, MemorySegment height) {
        MemorySegment function = toy_part_height;
        if (function == null) {
            toy_part_height = function = Symbols.TABLE.find("toy_part_height");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), height.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void toy_part_iterate(toy_part_t *part, void *state, void (*put)(void *, const char *, size_t, const char
     * *, size_t), void (*deleted)(void *, const char *, size_t))}
     */
    public static void toy_part_iterate(
            MemorySegment part, MemorySegment state, MemorySegment put, MemorySegment deleted) {
        MemorySegment function = toy_part_iterate;
        if (function == null) {
            toy_part_iterate = function = Symbols.TABLE.find("toy_part_iterate");
        }
        try {
            long ignored = (long) Shapes.JPPP_J.HANDLE.invokeExact(function, part.address(), state, put, deleted);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_part_key(const toy_part_t *part, size_t *len)} */
    public static MemorySegment toy_part_key(MemorySegment part, MemorySegment len) {
        MemorySegment function = toy_part_key;
        if (function == null) {
            toy_part_key = function = Symbols.TABLE.find("toy_part_key");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, part.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_part_name(const toy_part_t *part, size_t *len)} */
    public static MemorySegment toy_part_name(MemorySegment part, MemorySegment len) {
        MemorySegment function = toy_part_name;
        if (function == null) {
            toy_part_name = function = Symbols.TABLE.find("toy_part_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, part.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t toy_part_number(toy_part_t *part)} */
    public static int toy_part_number(MemorySegment part) {
        MemorySegment function = toy_part_number;
        if (function == null) {
            toy_part_number = function = Symbols.TABLE.find("toy_part_number");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const toy_options_t *toy_part_options(const toy_part_t *part)} */
    public static MemorySegment toy_part_options(MemorySegment part) {
        MemorySegment function = toy_part_options;
        if (function == null) {
            toy_part_options = function = Symbols.TABLE.find("toy_part_options");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_slice_t toy_part_peek(const toy_part_t *part)} */
    public static MemorySegment toy_part_peek(SegmentAllocator allocator, MemorySegment part) {
        MemorySegment function = toy_part_peek;
        if (function == null) {
            toy_part_peek = function = Symbols.TABLE.find("toy_part_peek");
        }
        try {
            return (MemorySegment) Shapes.JJJ_Q.HANDLE.invokeExact(function, allocator, part.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_part_set_title(toy_part_t *part, const char *title)} */
    public static void toy_part_set_title(MemorySegment part, MemorySegment title) {
        MemorySegment function = toy_part_set_title;
        if (function == null) {
            toy_part_set_title = function = Symbols.TABLE.find("toy_part_set_title");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), title.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_part_title(const toy_part_t *part)} */
    public static MemorySegment toy_part_title(MemorySegment part) {
        MemorySegment function = toy_part_title;
        if (function == null) {
            toy_part_title = function = Symbols.TABLE.find("toy_part_title");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_part_weight(const toy_part_t *part, uint64_t *weight, char **errptr)} */
    public static void toy_part_weight(MemorySegment part, MemorySegment weight, MemorySegment errptr) {
        MemorySegment function = toy_part_weight;
        if (function == null) {
            toy_part_weight = function = Symbols.TABLE.find("toy_part_weight");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, part.address(), weight.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_part_whole(const toy_part_t *part, unsigned char *whole)} */
    public static void toy_part_whole(MemorySegment part, MemorySegment whole) {
        MemorySegment function = toy_part_whole;
        if (function == null) {
            toy_part_whole = function = Symbols.TABLE.find("toy_part_whole");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), whole.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_part_width(const toy_part_t *part, float *width)} */
    public static void toy_part_width(MemorySegment part, MemorySegment width) {
        MemorySegment function = toy_part_width;
        if (function == null) {
            toy_part_width = function = Symbols.TABLE.find("toy_part_width");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, part.address(), width.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
