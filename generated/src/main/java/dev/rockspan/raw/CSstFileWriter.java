package dev.rockspan.raw;

import dev.rockspan.SstFileWriter;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link SstFileWriter}. */
public final class CSstFileWriter {
    private static @Nullable MemorySegment rocksdb_sstfilewriter_add;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_create;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_create_with_comparator;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_delete;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_delete_range;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_delete_with_ts;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_destroy;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_file_size;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_finish;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_merge;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_open;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_put;

    private static @Nullable MemorySegment rocksdb_sstfilewriter_put_with_ts;

    private CSstFileWriter() {
    }

    /**
     * {@code void rocksdb_sstfilewriter_add(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen, const char
     * *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_add(
            MemorySegment writer, MemorySegment key, long keylen, MemorySegment val, long vallen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_add;
        if (function == null) {
            rocksdb_sstfilewriter_add = function = Symbols.TABLE.find("rocksdb_sstfilewriter_add");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, writer.address(), key, keylen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_sstfilewriter_t *rocksdb_sstfilewriter_create(const rocksdb_envoptions_t *env, const
     * rocksdb_options_t *io_options)}
     */
    public static MemorySegment rocksdb_sstfilewriter_create(MemorySegment env, MemorySegment io_options) {
        MemorySegment function = rocksdb_sstfilewriter_create;
        if (function == null) {
            rocksdb_sstfilewriter_create = function = Symbols.TABLE.find("rocksdb_sstfilewriter_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, env.address(), io_options.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_sstfilewriter_t *rocksdb_sstfilewriter_create_with_comparator(const rocksdb_envoptions_t *env,
     * const rocksdb_options_t *io_options, const rocksdb_comparator_t *comparator)}
     */
    public static MemorySegment rocksdb_sstfilewriter_create_with_comparator(
            MemorySegment env, MemorySegment io_options, MemorySegment comparator) {
        MemorySegment function = rocksdb_sstfilewriter_create_with_comparator;
        if (function == null) {
            rocksdb_sstfilewriter_create_with_comparator = function = Symbols.TABLE.find(
                    "rocksdb_sstfilewriter_create_with_comparator");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, env.address(), io_options.address(), comparator.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sstfilewriter_delete(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen, char
     * **errptr)}
     */
    public static void rocksdb_sstfilewriter_delete(
            MemorySegment writer, MemorySegment key, long keylen, MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_delete;
        if (function == null) {
            rocksdb_sstfilewriter_delete = function = Symbols.TABLE.find("rocksdb_sstfilewriter_delete");
        }
        try {
            long ignored = (long) Shapes.JPJJ_J.HANDLE.invokeExact(
                    function, writer.address(), key, keylen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sstfilewriter_delete_range(rocksdb_sstfilewriter_t *writer, const char *begin_key, size_t
     * begin_keylen, const char *end_key, size_t end_keylen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_delete_range(
            MemorySegment writer, MemorySegment begin_key, long begin_keylen, MemorySegment end_key, long end_keylen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_delete_range;
        if (function == null) {
            rocksdb_sstfilewriter_delete_range = function = Symbols.TABLE.find("rocksdb_sstfilewriter_delete_range");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, writer.address(), begin_key, begin_keylen, end_key, end_keylen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sstfilewriter_delete_with_ts(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen,
     * const char *ts, size_t tslen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_delete_with_ts(
            MemorySegment writer, MemorySegment key, long keylen, MemorySegment ts, long tslen, MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_delete_with_ts;
        if (function == null) {
            rocksdb_sstfilewriter_delete_with_ts = function = Symbols.TABLE.find(
                    "rocksdb_sstfilewriter_delete_with_ts");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, writer.address(), key, keylen, ts, tslen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_sstfilewriter_destroy(rocksdb_sstfilewriter_t *writer)} */
    public static void rocksdb_sstfilewriter_destroy(MemorySegment writer) {
        MemorySegment function = rocksdb_sstfilewriter_destroy;
        if (function == null) {
            rocksdb_sstfilewriter_destroy = function = Symbols.TABLE.find("rocksdb_sstfilewriter_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, writer.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_sstfilewriter_file_size(rocksdb_sstfilewriter_t *writer, uint64_t *file_size)} */
    public static void rocksdb_sstfilewriter_file_size(MemorySegment writer, MemorySegment file_size) {
        MemorySegment function = rocksdb_sstfilewriter_file_size;
        if (function == null) {
            rocksdb_sstfilewriter_file_size = function = Symbols.TABLE.find("rocksdb_sstfilewriter_file_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, writer.address(), file_size.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_sstfilewriter_finish(rocksdb_sstfilewriter_t *writer, char **errptr)} */
    public static void rocksdb_sstfilewriter_finish(MemorySegment writer, MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_finish;
        if (function == null) {
            rocksdb_sstfilewriter_finish = function = Symbols.TABLE.find("rocksdb_sstfilewriter_finish");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, writer.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sstfilewriter_merge(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen, const
     * char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_merge(
            MemorySegment writer, MemorySegment key, long keylen, MemorySegment val, long vallen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_merge;
        if (function == null) {
            rocksdb_sstfilewriter_merge = function = Symbols.TABLE.find("rocksdb_sstfilewriter_merge");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, writer.address(), key, keylen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_sstfilewriter_open(rocksdb_sstfilewriter_t *writer, const char *name, char **errptr)} */
    public static void rocksdb_sstfilewriter_open(MemorySegment writer, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_open;
        if (function == null) {
            rocksdb_sstfilewriter_open = function = Symbols.TABLE.find("rocksdb_sstfilewriter_open");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, writer.address(), name.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sstfilewriter_put(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen, const char
     * *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_put(
            MemorySegment writer, MemorySegment key, long keylen, MemorySegment val, long vallen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_put;
        if (function == null) {
            rocksdb_sstfilewriter_put = function = Symbols.TABLE.find("rocksdb_sstfilewriter_put");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, writer.address(), key, keylen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_sstfilewriter_put_with_ts(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen,
     * const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_put_with_ts(
            MemorySegment writer, MemorySegment key, long keylen, MemorySegment ts, long tslen, MemorySegment val,
            long vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_sstfilewriter_put_with_ts;
        if (function == null) {
            rocksdb_sstfilewriter_put_with_ts = function = Symbols.TABLE.find("rocksdb_sstfilewriter_put_with_ts");
        }
        try {
            long ignored = (long) Shapes.JPJPJPJJ_J.HANDLE.invokeExact(
                    function, writer.address(), key, keylen, ts, tslen, val, vallen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
