package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Layer;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Layer}. */
public final class CLayer {
    private static @Nullable MemorySegment toy_layer_destroy;

    private static @Nullable MemorySegment toy_layer_get_hole;

    private static @Nullable MemorySegment toy_layer_get_hole_count;

    private static @Nullable MemorySegment toy_layer_get_label;

    private static @Nullable MemorySegment toy_layer_get_notes_count;

    private static @Nullable MemorySegment toy_layer_notes_key_at;

    private static @Nullable MemorySegment toy_layer_notes_value_at;

    private static @Nullable MemorySegment toy_layers_count;

    private static @Nullable MemorySegment toy_layers_destroy;

    private static @Nullable MemorySegment toy_layers_get;

    private CLayer() {
    }

    /** {@code void toy_layer_destroy(toy_layer_t *layer)} */
    public static void toy_layer_destroy(MemorySegment layer) {
        MemorySegment function = toy_layer_destroy;
        if (function == null) {
            toy_layer_destroy = function = Symbols.TABLE.find("toy_layer_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, layer.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code toy_hole_t *toy_layer_get_hole(toy_layer_t *layer, size_t i)} */
    public static MemorySegment toy_layer_get_hole(MemorySegment layer, long i) {
        MemorySegment function = toy_layer_get_hole;
        if (function == null) {
            toy_layer_get_hole = function = Symbols.TABLE.find("toy_layer_get_hole");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, layer.address(), i, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t toy_layer_get_hole_count(toy_layer_t *layer)} */
    public static long toy_layer_get_hole_count(MemorySegment layer) {
        MemorySegment function = toy_layer_get_hole_count;
        if (function == null) {
            toy_layer_get_hole_count = function = Symbols.TABLE.find("toy_layer_get_hole_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, layer.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *toy_layer_get_label(toy_layer_t *layer, size_t *len)} */
    public static MemorySegment toy_layer_get_label(MemorySegment layer, MemorySegment len) {
        MemorySegment function = toy_layer_get_label;
        if (function == null) {
            toy_layer_get_label = function = Symbols.TABLE.find("toy_layer_get_label");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, layer.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t toy_layer_get_notes_count(toy_layer_t *layer)} */
    public static long toy_layer_get_notes_count(MemorySegment layer) {
        MemorySegment function = toy_layer_get_notes_count;
        if (function == null) {
            toy_layer_get_notes_count = function = Symbols.TABLE.find("toy_layer_get_notes_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, layer.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_layer_notes_key_at(toy_layer_t *layer, size_t i, size_t *len)} */
    public static MemorySegment toy_layer_notes_key_at(MemorySegment layer, long i, MemorySegment len) {
        MemorySegment function = toy_layer_notes_key_at;
        if (function == null) {
            toy_layer_notes_key_at = function = Symbols.TABLE.find("toy_layer_notes_key_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, layer.address(), i, len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_layer_notes_value_at(toy_layer_t *layer, size_t i, size_t *len)} */
    public static MemorySegment toy_layer_notes_value_at(MemorySegment layer, long i, MemorySegment len) {
        MemorySegment function = toy_layer_notes_value_at;
        if (function == null) {
            toy_layer_notes_value_at = function = Symbols.TABLE.find("toy_layer_notes_value_at");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, layer.address(), i, len.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t toy_layers_count(const toy_layers_t *layers)} */
    public static long toy_layers_count(MemorySegment layers) {
        MemorySegment function = toy_layers_count;
        if (function == null) {
            toy_layers_count = function = Symbols.TABLE.find("toy_layers_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, layers.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_layers_destroy(toy_layers_t *layers)} */
    public static void toy_layers_destroy(MemorySegment layers) {
        MemorySegment function = toy_layers_destroy;
        if (function == null) {
            toy_layers_destroy = function = Symbols.TABLE.find("toy_layers_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, layers.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const toy_layer_t *toy_layers_get(const toy_layers_t *layers, int index)} */
    public static MemorySegment toy_layers_get(MemorySegment layers, int index) {
        MemorySegment function = toy_layers_get;
        if (function == null) {
            toy_layers_get = function = Symbols.TABLE.find("toy_layers_get");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, layers.address(), (long) index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
