package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Pin;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Pin}. */
public final class CPin {
    private static @Nullable MemorySegment toy_pin_destroy;

    private static @Nullable MemorySegment toy_pin_value;

    private CPin() {
    }

    /** {@code void toy_pin_destroy(toy_pin_t *pin)} */
    public static void toy_pin_destroy(MemorySegment pin) {
        MemorySegment function = toy_pin_destroy;
        if (function == null) {
            toy_pin_destroy = function = Symbols.TABLE.find("toy_pin_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, pin.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *toy_pin_value(const toy_pin_t *pin, size_t *len)} */
    public static MemorySegment toy_pin_value(MemorySegment pin, MemorySegment len) {
        MemorySegment function = toy_pin_value;
        if (function == null) {
            toy_pin_value = function = Symbols.TABLE.find("toy_pin_value");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, pin.address(), len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
