package dev.rockspan.raw;

import dev.rockspan.TraceReader;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link TraceReader}. */
public final class CTraceReader {
    private static @Nullable MemorySegment rocksdb_trace_reader_close;

    private static @Nullable MemorySegment rocksdb_trace_reader_create;

    private static @Nullable MemorySegment rocksdb_trace_reader_destroy;

    private static @Nullable MemorySegment rocksdb_trace_reader_read;

    private static @Nullable MemorySegment rocksdb_trace_reader_reset;

    private CTraceReader() {
    }

    /** {@code void rocksdb_trace_reader_close(rocksdb_trace_reader_t *reader, char **errptr)} */
    public static void rocksdb_trace_reader_close(MemorySegment reader, MemorySegment errptr) {
        MemorySegment function = rocksdb_trace_reader_close;
        if (function == null) {
            rocksdb_trace_reader_close = function = Symbols.TABLE.find("rocksdb_trace_reader_close");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, reader.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_trace_reader_t *rocksdb_trace_reader_create(rocksdb_env_t *env, const rocksdb_envoptions_t
     * *env_options, const char *trace_path, char **errptr)}
     */
    public static MemorySegment rocksdb_trace_reader_create(
            MemorySegment env, MemorySegment env_options, MemorySegment trace_path, MemorySegment errptr) {
        MemorySegment function = rocksdb_trace_reader_create;
        if (function == null) {
            rocksdb_trace_reader_create = function = Symbols.TABLE.find("rocksdb_trace_reader_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, env.address(), env_options.address(), trace_path.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_trace_reader_destroy(rocksdb_trace_reader_t *reader)} */
    public static void rocksdb_trace_reader_destroy(MemorySegment reader) {
        MemorySegment function = rocksdb_trace_reader_destroy;
        if (function == null) {
            rocksdb_trace_reader_destroy = function = Symbols.TABLE.find("rocksdb_trace_reader_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, reader.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_trace_reader_read(rocksdb_trace_reader_t *reader, size_t *size, char **errptr)} */
    public static MemorySegment rocksdb_trace_reader_read(
            MemorySegment reader, MemorySegment size, MemorySegment errptr) {
        MemorySegment function = rocksdb_trace_reader_read;
        if (function == null) {
            rocksdb_trace_reader_read = function = Symbols.TABLE.find("rocksdb_trace_reader_read");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, reader.address(), size.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_trace_reader_reset(rocksdb_trace_reader_t *reader, char **errptr)} */
    public static void rocksdb_trace_reader_reset(MemorySegment reader, MemorySegment errptr) {
        MemorySegment function = rocksdb_trace_reader_reset;
        if (function == null) {
            rocksdb_trace_reader_reset = function = Symbols.TABLE.find("rocksdb_trace_reader_reset");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, reader.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
