package dev.toy.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import dev.toy.Logger;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Logger}. */
public final class CLogger {
    private static @Nullable MemorySegment toy_logger_create;

    private static @Nullable MemorySegment toy_logger_destroy;

    private CLogger() {
    }

    /**
     * {@code toy_logger_t *toy_logger_create(int level, void (*log)(void *, unsigned int, char *, size_t), void *priv)}
     */
    public static MemorySegment toy_logger_create(int level, MemorySegment log, MemorySegment priv) {
        MemorySegment function = toy_logger_create;
        if (function == null) {
            toy_logger_create = function = Symbols.TABLE.find("toy_logger_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JPP_J.HANDLE.invokeExact(function, (long) level, log, priv));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void toy_logger_destroy(toy_logger_t *logger)} */
    public static void toy_logger_destroy(MemorySegment logger) {
        MemorySegment function = toy_logger_destroy;
        if (function == null) {
            toy_logger_destroy = function = Symbols.TABLE.find("toy_logger_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, logger.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
