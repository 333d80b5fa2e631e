package dev.rockspan.raw;

import dev.rockspan.Logger;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Logger}. */
public final class CLogger {
    private static @Nullable MemorySegment rocksdb_logger_create_callback_logger;

    private static @Nullable MemorySegment rocksdb_logger_create_stderr_logger;

    private static @Nullable MemorySegment rocksdb_logger_destroy;

    private CLogger() {
    }

    /**
     * {@code rocksdb_logger_t *rocksdb_logger_create_callback_logger(int log_level, void (*)(void *, unsigned int, char
     * *, size_t), void *priv)}
     */
    public static MemorySegment rocksdb_logger_create_callback_logger(
            int log_level, MemorySegment a1, MemorySegment priv) {
        MemorySegment function = rocksdb_logger_create_callback_logger;
        if (function == null) {
            rocksdb_logger_create_callback_logger = function = Symbols.TABLE.find(
                    "rocksdb_logger_create_callback_logger");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JPP_J.HANDLE.invokeExact(
                    function, (long) log_level, a1, priv));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_logger_t *rocksdb_logger_create_stderr_logger(int log_level, const char *prefix)} */
    public static MemorySegment rocksdb_logger_create_stderr_logger(int log_level, MemorySegment prefix) {
        MemorySegment function = rocksdb_logger_create_stderr_logger;
        if (function == null) {
            rocksdb_logger_create_stderr_logger = function = Symbols.TABLE.find("rocksdb_logger_create_stderr_logger");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, (long) log_level, prefix.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_logger_destroy(rocksdb_logger_t *logger)} */
    public static void rocksdb_logger_destroy(MemorySegment logger) {
        MemorySegment function = rocksdb_logger_destroy;
        if (function == null) {
            rocksdb_logger_destroy = function = Symbols.TABLE.find("rocksdb_logger_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, logger.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
