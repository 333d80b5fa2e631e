package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Watcher;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Watcher}. */
public final class CWatcher {
    private static @Nullable MemorySegment toy_watcher_create;

    private static @Nullable MemorySegment toy_watcher_destroy;

    private CWatcher() {
    }

    /**
     * {@code toy_watcher_t *toy_watcher_create(void *state, void (*destructor)(void *), int (*compare)(void *, const
     * char *, size_t, const char *, size_t), unsigned char (*accept)(void *, const char *, size_t, unsigned char), int
     * (*color)(void *, int), char *(*merge)(void *, const char *, size_t, const char *, size_t, const char *const *,
     * const size_t *, int, unsigned char *, size_t *), char *(*prefix)(void *, const char *, size_t, size_t *),
     * unsigned char (*decide)(void *, int, const char *, size_t, const char *, size_t, char **, size_t *, unsigned char
     * *), toy_tell_cb tell, toy_filter_t *(*find)(void *, const toy_job_t *), toy_filter_t *(*make)(void *), int
     * (*reply)(void *, const char *, char **, size_t *, unsigned char *), void (*sizes)(void *, const uint32_t *, const
     * uint64_t *, size_t), void (*names)(void *, const char *const *, const size_t *, const uint32_t *, size_t), void
     * (*delete_value)(void *, const char *, size_t), const char *(*name)(void *))}
     */
    public static MemorySegment toy_watcher_create(
            MemorySegment state, MemorySegment destructor, MemorySegment compare, MemorySegment accept,
            MemorySegment color, MemorySegment merge, MemorySegment prefix, MemorySegment decide, MemorySegment tell,
            MemorySegment find, MemorySegment make, MemorySegment reply, MemorySegment sizes, MemorySegment names,
            MemorySegment delete_value, MemorySegment name) {
        MemorySegment function = toy_watcher_create;
        if (function == null) {
            toy_watcher_create = function = Symbols.TABLE.find("toy_watcher_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PPPPPPPPPPPPPPPP_J.HANDLE.invokeExact(
                    function, state, destructor, compare, accept, color, merge, prefix, decide, tell, find, make, reply,
                    sizes, names, delete_value, name));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_watcher_destroy(toy_watcher_t *watcher)} */
    public static void toy_watcher_destroy(MemorySegment watcher) {
        MemorySegment function = toy_watcher_destroy;
        if (function == null) {
            toy_watcher_destroy = function = Symbols.TABLE.find("toy_watcher_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, watcher.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
