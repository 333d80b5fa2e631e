package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Mark;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Mark}. */
public final class CMark {
    private static @Nullable MemorySegment toy_mark_undo;

    private CMark() {
    }

    /** {@code void toy_mark_undo(toy_mark_t *mark)} */
    public static void toy_mark_undo(MemorySegment mark) {
        MemorySegment function = toy_mark_undo;
        if (function == null) {
            toy_mark_undo = function = Symbols.TABLE.find("toy_mark_undo");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, mark.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
