package dev.rockspan.raw;

import dev.rockspan.TraceReader;
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
    public static void rocksdb_trace_reader_close(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_trace_reader_close;
        if (function == null) {
            rocksdb_trace_reader_close = function = Symbols.TABLE.find("rocksdb_trace_reader_close");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }

    /**
     * {@code rocksdb_trace_reader_t *rocksdb_trace_reader_create(rocksdb_env_t *env, const rocksdb_envoptions_t
     * *env_options, const char *trace_path, char **errptr)}
     */
    public static MemorySegment rocksdb_trace_reader_create(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, MemorySegment a3) {
        MemorySegment function = rocksdb_trace_reader_create;
        if (function == null) {
            rocksdb_trace_reader_create = function = Symbols.TABLE.find("rocksdb_trace_reader_create");
        }
        return MemorySegment.ofAddress(
                Shapes.JJJJ_J.call(function, a0.address(), a1.address(), a2.address(), a3.address()));
    }

    /** {@code void rocksdb_trace_reader_destroy(rocksdb_trace_reader_t *reader)} */
    public static void rocksdb_trace_reader_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_trace_reader_destroy;
        if (function == null) {
            rocksdb_trace_reader_destroy = function = Symbols.TABLE.find("rocksdb_trace_reader_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code char *rocksdb_trace_reader_read(rocksdb_trace_reader_t *reader, size_t *size, char **errptr)} */
    public static MemorySegment rocksdb_trace_reader_read(MemorySegment a0, MemorySegment a1,
            MemorySegment a2) {
        MemorySegment function = rocksdb_trace_reader_read;
        if (function == null) {
            rocksdb_trace_reader_read = function = Symbols.TABLE.find("rocksdb_trace_reader_read");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), a1.address(), a2.address()));
    }

    /** {@code void rocksdb_trace_reader_reset(rocksdb_trace_reader_t *reader, char **errptr)} */
    public static void rocksdb_trace_reader_reset(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_trace_reader_reset;
        if (function == null) {
            rocksdb_trace_reader_reset = function = Symbols.TABLE.find("rocksdb_trace_reader_reset");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }
}
