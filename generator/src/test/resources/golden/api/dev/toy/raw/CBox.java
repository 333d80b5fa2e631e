package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Box;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Box}. */
public final class CBox {
    private static @Nullable MemorySegment toy_box_count;

    private static @Nullable MemorySegment toy_box_destroy;

    private static @Nullable MemorySegment toy_box_label;

    private static @Nullable MemorySegment toy_box_notes_count;

    private static @Nullable MemorySegment toy_box_notes_key_at;

    private static @Nullable MemorySegment toy_box_notes_value_at;

    private static @Nullable MemorySegment toy_box_part;

    private static @Nullable MemorySegment toy_box_size;

    private static @Nullable MemorySegment toy_box_weight_at;

    private static @Nullable MemorySegment toy_box_weights_count;

    private CBox() {
    }

    /** {@code int toy_box_count(const toy_box_t *box)} */
    public static int toy_box_count(MemorySegment box) {
        MemorySegment function = toy_box_count;
        if (function == null) {
            toy_box_count = function = Symbols.TABLE.find("toy_box_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, box.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_box_destroy(toy_box_t *box)} */
    public static void toy_box_destroy(MemorySegment box) {
        MemorySegment function = toy_box_destroy;
        if (function == null) {
            toy_box_destroy = function = Symbols.TABLE.find("toy_box_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, box.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *toy_box_label(const toy_box_t *box, size_t index)} */
    public static MemorySegment toy_box_label(MemorySegment box, long index) {
        MemorySegment function = toy_box_label;
        if (function == null) {
            toy_box_label = function = Symbols.TABLE.find("toy_box_label");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, box.address(), index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t toy_box_notes_count(const toy_box_t *box)} */
    public static long toy_box_notes_count(MemorySegment box) {
        MemorySegment function = toy_box_notes_count;
        if (function == null) {
            toy_box_notes_count = function = Symbols.TABLE.find("toy_box_notes_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, box.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_box_notes_key_at(const toy_box_t *box, size_t index, size_t *len)} */
    public static MemorySegment toy_box_notes_key_at(MemorySegment box, long index, MemorySegment len) {
        MemorySegment function = toy_box_notes_key_at;
        if (function == null) {
            toy_box_notes_key_at = function = Symbols.TABLE.find("toy_box_notes_key_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, box.address(), index, len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const toy_part_t *toy_box_notes_value_at(const toy_box_t *box, size_t index)} */
    public static MemorySegment toy_box_notes_value_at(MemorySegment box, long index) {
        MemorySegment function = toy_box_notes_value_at;
        if (function == null) {
            toy_box_notes_value_at = function = Symbols.TABLE.find("toy_box_notes_value_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, box.address(), index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const toy_part_t *toy_box_part(const toy_box_t *box, int index)} */
    public static MemorySegment toy_box_part(MemorySegment box, int index) {
        MemorySegment function = toy_box_part;
        if (function == null) {
            toy_box_part = function = Symbols.TABLE.find("toy_box_part");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, box.address(), (long) index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t toy_box_size(const toy_box_t *box, int index)} */
    public static long toy_box_size(MemorySegment box, int index) {
        MemorySegment function = toy_box_size;
        if (function == null) {
            toy_box_size = function = Symbols.TABLE.find("toy_box_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, box.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double toy_box_weight_at(const toy_box_t *box, int index)} */
    public static double toy_box_weight_at(MemorySegment box, int index) {
        MemorySegment function = toy_box_weight_at;
        if (function == null) {
            toy_box_weight_at = function = Symbols.TABLE.find("toy_box_weight_at");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, box.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t toy_box_weights_count(const toy_box_t *box)} */
    public static long toy_box_weights_count(MemorySegment box) {
        MemorySegment function = toy_box_weights_count;
        if (function == null) {
            toy_box_weights_count = function = Symbols.TABLE.find("toy_box_weights_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, box.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
