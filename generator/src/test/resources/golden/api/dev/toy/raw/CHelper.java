package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Helper;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Helper}. */
public final class CHelper {
    private static @Nullable MemorySegment toy_helper_create;

    private CHelper() {
    }

    /**
     * {@code toy_helper_t *toy_helper_create(void *state, void (*destructor)(void *), void (*help)(void *, const char
     * *, size_t), void (*show)(void *, const toy_batch_t *), size_t (*room)(void *))}
     */
    public static MemorySegment toy_helper_create(
            MemorySegment state, MemorySegment destructor, MemorySegment help, MemorySegment show, MemorySegment room) {
        MemorySegment function = toy_helper_create;
        if (function == null) {
            toy_helper_create = function = Symbols.TABLE.find("toy_helper_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPPP_J.HANDLE.invokeExact(
                    function, state, destructor, help, show, room));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
