package dev.rockspan.raw;

import dev.rockspan.SstFileWriter;
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
    public static void rocksdb_sstfilewriter_add(MemorySegment a0, MemorySegment a1, long a2,
            MemorySegment a3, long a4, MemorySegment a5) {
        MemorySegment function = rocksdb_sstfilewriter_add;
        if (function == null) {
            rocksdb_sstfilewriter_add = function = Symbols.TABLE.find("rocksdb_sstfilewriter_add");
        }
        Shapes.JPJPJJ_J.call(function, a0.address(), a1, a2, a3, a4, a5.address());
    }

    /**
     * {@code rocksdb_sstfilewriter_t *rocksdb_sstfilewriter_create(const rocksdb_envoptions_t *env, const
     * rocksdb_options_t *io_options)}
     */
    public static MemorySegment rocksdb_sstfilewriter_create(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_sstfilewriter_create;
        if (function == null) {
            rocksdb_sstfilewriter_create = function = Symbols.TABLE.find("rocksdb_sstfilewriter_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0));
    }

    /**
     * {@code rocksdb_sstfilewriter_t *rocksdb_sstfilewriter_create_with_comparator(const rocksdb_envoptions_t *env,
     * const rocksdb_options_t *io_options, const rocksdb_comparator_t *comparator)}
     */
    public static MemorySegment rocksdb_sstfilewriter_create_with_comparator(MemorySegment a0,
            MemorySegment a1, MemorySegment a2) {
        MemorySegment function = rocksdb_sstfilewriter_create_with_comparator;
        if (function == null) {
            rocksdb_sstfilewriter_create_with_comparator = function = Symbols.TABLE.find(
                    "rocksdb_sstfilewriter_create_with_comparator");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), a1.address(), a2.address()));
    }

    /**
     * {@code void rocksdb_sstfilewriter_delete(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen, char
     * **errptr)}
     */
    public static void rocksdb_sstfilewriter_delete(MemorySegment a0, MemorySegment a1, long a2,
            MemorySegment a3) {
        MemorySegment function = rocksdb_sstfilewriter_delete;
        if (function == null) {
            rocksdb_sstfilewriter_delete = function = Symbols.TABLE.find("rocksdb_sstfilewriter_delete");
        }
        Shapes.JPJJ_J.call(function, a0.address(), a1, a2, a3.address());
    }

    /**
     * {@code void rocksdb_sstfilewriter_delete_range(rocksdb_sstfilewriter_t *writer, const char *begin_key, size_t
     * begin_keylen, const char *end_key, size_t end_keylen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_delete_range(MemorySegment a0, MemorySegment a1,
            long a2, MemorySegment a3, long a4, MemorySegment a5) {
        MemorySegment function = rocksdb_sstfilewriter_delete_range;
        if (function == null) {
            rocksdb_sstfilewriter_delete_range = function = Symbols.TABLE.find("rocksdb_sstfilewriter_delete_range");
        }
        Shapes.JPJPJJ_J.call(function, a0.address(), a1, a2, a3, a4, a5.address());
    }

    /**
     * {@code void rocksdb_sstfilewriter_delete_with_ts(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen,
     * const char *ts, size_t tslen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_delete_with_ts(MemorySegment a0, MemorySegment a1,
            long a2, MemorySegment a3, long a4, MemorySegment a5) {
        MemorySegment function = rocksdb_sstfilewriter_delete_with_ts;
        if (function == null) {
            rocksdb_sstfilewriter_delete_with_ts = function = Symbols.TABLE.find(
                    "rocksdb_sstfilewriter_delete_with_ts");
        }
        Shapes.JPJPJJ_J.call(function, a0.address(), a1, a2, a3, a4, a5.address());
    }

    /** {@code void rocksdb_sstfilewriter_destroy(rocksdb_sstfilewriter_t *writer)} */
    public static void rocksdb_sstfilewriter_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_sstfilewriter_destroy;
        if (function == null) {
            rocksdb_sstfilewriter_destroy = function = Symbols.TABLE.find("rocksdb_sstfilewriter_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code void rocksdb_sstfilewriter_file_size(rocksdb_sstfilewriter_t *writer, uint64_t *file_size)} */
    public static void rocksdb_sstfilewriter_file_size(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_sstfilewriter_file_size;
        if (function == null) {
            rocksdb_sstfilewriter_file_size = function = Symbols.TABLE.find("rocksdb_sstfilewriter_file_size");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }

    /** {@code void rocksdb_sstfilewriter_finish(rocksdb_sstfilewriter_t *writer, char **errptr)} */
    public static void rocksdb_sstfilewriter_finish(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_sstfilewriter_finish;
        if (function == null) {
            rocksdb_sstfilewriter_finish = function = Symbols.TABLE.find("rocksdb_sstfilewriter_finish");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }

    /**
     * {@code void rocksdb_sstfilewriter_merge(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen, const
     * char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_merge(MemorySegment a0, MemorySegment a1, long a2,
            MemorySegment a3, long a4, MemorySegment a5) {
        MemorySegment function = rocksdb_sstfilewriter_merge;
        if (function == null) {
            rocksdb_sstfilewriter_merge = function = Symbols.TABLE.find("rocksdb_sstfilewriter_merge");
        }
        Shapes.JPJPJJ_J.call(function, a0.address(), a1, a2, a3, a4, a5.address());
    }

    /** {@code void rocksdb_sstfilewriter_open(rocksdb_sstfilewriter_t *writer, const char *name, char **errptr)} */
    public static void rocksdb_sstfilewriter_open(MemorySegment a0, MemorySegment a1,
            MemorySegment a2) {
        MemorySegment function = rocksdb_sstfilewriter_open;
        if (function == null) {
            rocksdb_sstfilewriter_open = function = Symbols.TABLE.find("rocksdb_sstfilewriter_open");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), a2.address());
    }

    /**
     * {@code void rocksdb_sstfilewriter_put(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen, const char
     * *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_put(MemorySegment a0, MemorySegment a1, long a2,
            MemorySegment a3, long a4, MemorySegment a5) {
        MemorySegment function = rocksdb_sstfilewriter_put;
        if (function == null) {
            rocksdb_sstfilewriter_put = function = Symbols.TABLE.find("rocksdb_sstfilewriter_put");
        }
        Shapes.JPJPJJ_J.call(function, a0.address(), a1, a2, a3, a4, a5.address());
    }

    /**
     * {@code void rocksdb_sstfilewriter_put_with_ts(rocksdb_sstfilewriter_t *writer, const char *key, size_t keylen,
     * const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}
     */
    public static void rocksdb_sstfilewriter_put_with_ts(MemorySegment a0, MemorySegment a1,
            long a2, MemorySegment a3, long a4, MemorySegment a5, long a6, MemorySegment a7) {
        MemorySegment function = rocksdb_sstfilewriter_put_with_ts;
        if (function == null) {
            rocksdb_sstfilewriter_put_with_ts = function = Symbols.TABLE.find("rocksdb_sstfilewriter_put_with_ts");
        }
        Shapes.JPJPJPJJ_J.call(function, a0.address(), a1, a2, a3, a4, a5, a6, a7.address());
    }
}
