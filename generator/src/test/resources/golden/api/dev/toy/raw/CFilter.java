package dev.toy.raw;

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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void toy_filter_destroy(toy_filter_t *filter)} */
    public static void toy_filter_destroy(MemorySegment filter) {
        MemorySegment function = toy_filter_destroy;
        if (function == null) {
            toy_filter_destroy = function = Symbols.TABLE.find("toy_filter_destroy");
        }
        Shapes.JJJ_J.call(function, filter.address(), 0, 0);
    }
}
