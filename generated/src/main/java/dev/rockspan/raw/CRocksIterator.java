package dev.rockspan.raw;

import dev.rockspan.RocksIterator;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link RocksIterator}. */
public final class CRocksIterator {
    private static @Nullable MemorySegment rocksdb_iter_destroy;

    private static @Nullable MemorySegment rocksdb_iter_get_error;

    private static @Nullable MemorySegment rocksdb_iter_key;

    private static @Nullable MemorySegment rocksdb_iter_next;

    private static @Nullable MemorySegment rocksdb_iter_prev;

    private static @Nullable MemorySegment rocksdb_iter_refresh;

    private static @Nullable MemorySegment rocksdb_iter_seek;

    private static @Nullable MemorySegment rocksdb_iter_seek_for_prev;

    private static @Nullable MemorySegment rocksdb_iter_seek_to_first;

    private static @Nullable MemorySegment rocksdb_iter_seek_to_last;

    private static @Nullable MemorySegment rocksdb_iter_timestamp;

    private static @Nullable MemorySegment rocksdb_iter_valid;

    private static @Nullable MemorySegment rocksdb_iter_value;

    private CRocksIterator() {
    }

    /** {@code void rocksdb_iter_destroy(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_destroy;
        if (function == null) {
            rocksdb_iter_destroy = function = Symbols.TABLE.find("rocksdb_iter_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code void rocksdb_iter_get_error(const rocksdb_iterator_t *, char **errptr)} */
    public static void rocksdb_iter_get_error(MemorySegment a0, MemorySegment errptr) {
        MemorySegment function = rocksdb_iter_get_error;
        if (function == null) {
            rocksdb_iter_get_error = function = Symbols.TABLE.find("rocksdb_iter_get_error");
        }
        Shapes.JJJ_J.call(function, a0.address(), errptr.address(), 0);
    }

    /** {@code const char *rocksdb_iter_key(const rocksdb_iterator_t *, size_t *klen)} */
    public static MemorySegment rocksdb_iter_key(MemorySegment a0, MemorySegment klen) {
        MemorySegment function = rocksdb_iter_key;
        if (function == null) {
            rocksdb_iter_key = function = Symbols.TABLE.find("rocksdb_iter_key");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J_trivial.call(function, a0.address(), klen.address(), 0));
    }

    /** {@code void rocksdb_iter_next(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_next(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_next;
        if (function == null) {
            rocksdb_iter_next = function = Symbols.TABLE.find("rocksdb_iter_next");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code void rocksdb_iter_prev(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_prev(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_prev;
        if (function == null) {
            rocksdb_iter_prev = function = Symbols.TABLE.find("rocksdb_iter_prev");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code void rocksdb_iter_refresh(const rocksdb_iterator_t *iter, char **errptr)} */
    public static void rocksdb_iter_refresh(MemorySegment iter, MemorySegment errptr) {
        MemorySegment function = rocksdb_iter_refresh;
        if (function == null) {
            rocksdb_iter_refresh = function = Symbols.TABLE.find("rocksdb_iter_refresh");
        }
        Shapes.JJJ_J.call(function, iter.address(), errptr.address(), 0);
    }

    /** {@code void rocksdb_iter_seek(rocksdb_iterator_t *, const char *k, size_t klen)} */
    public static void rocksdb_iter_seek(MemorySegment a0, MemorySegment k, long klen) {
        MemorySegment function = rocksdb_iter_seek;
        if (function == null) {
            rocksdb_iter_seek = function = Symbols.TABLE.find("rocksdb_iter_seek");
        }
        Shapes.JPJ_J.call(function, a0.address(), k, klen);
    }

    /** {@code void rocksdb_iter_seek_for_prev(rocksdb_iterator_t *, const char *k, size_t klen)} */
    public static void rocksdb_iter_seek_for_prev(MemorySegment a0, MemorySegment k, long klen) {
        MemorySegment function = rocksdb_iter_seek_for_prev;
        if (function == null) {
            rocksdb_iter_seek_for_prev = function = Symbols.TABLE.find("rocksdb_iter_seek_for_prev");
        }
        Shapes.JPJ_J.call(function, a0.address(), k, klen);
    }

    /** {@code void rocksdb_iter_seek_to_first(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_seek_to_first(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_seek_to_first;
        if (function == null) {
            rocksdb_iter_seek_to_first = function = Symbols.TABLE.find("rocksdb_iter_seek_to_first");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code void rocksdb_iter_seek_to_last(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_seek_to_last(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_seek_to_last;
        if (function == null) {
            rocksdb_iter_seek_to_last = function = Symbols.TABLE.find("rocksdb_iter_seek_to_last");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code const char *rocksdb_iter_timestamp(const rocksdb_iterator_t *, size_t *tslen)} */
    public static MemorySegment rocksdb_iter_timestamp(MemorySegment a0, MemorySegment tslen) {
        MemorySegment function = rocksdb_iter_timestamp;
        if (function == null) {
            rocksdb_iter_timestamp = function = Symbols.TABLE.find("rocksdb_iter_timestamp");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J_trivial.call(function, a0.address(), tslen.address(), 0));
    }

    /** {@code unsigned char rocksdb_iter_valid(const rocksdb_iterator_t *)} */
    public static byte rocksdb_iter_valid(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_valid;
        if (function == null) {
            rocksdb_iter_valid = function = Symbols.TABLE.find("rocksdb_iter_valid");
        }
        return (byte) Shapes.JJJ_J_trivial.call(function, a0.address(), 0, 0);
    }

    /** {@code const char *rocksdb_iter_value(const rocksdb_iterator_t *, size_t *vlen)} */
    public static MemorySegment rocksdb_iter_value(MemorySegment a0, MemorySegment vlen) {
        MemorySegment function = rocksdb_iter_value;
        if (function == null) {
            rocksdb_iter_value = function = Symbols.TABLE.find("rocksdb_iter_value");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J_trivial.call(function, a0.address(), vlen.address(), 0));
    }
}
