package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Filter;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Filter}. */
public final class CFilter {
    private static @Nullable MemorySegment toy_filter_create;

    private static @Nullable MemorySegment toy_filter_destroy;

    private CFilter() {
    }

    /** {@code toy_filter_t *toy_filter_create(void)} */
    public static MemorySegment toy_filter_create() {
        MemorySegment function = toy_filter_create;
        if (function == null) {
            toy_filter_create = function = Symbols.TABLE.find("toy_filter_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_filter_destroy(toy_filter_t *filter)} */
    public static void toy_filter_destroy(MemorySegment filter) {
        MemorySegment function = toy_filter_destroy;
        if (function == null) {
            toy_filter_destroy = function = Symbols.TABLE.find("toy_filter_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, filter.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
