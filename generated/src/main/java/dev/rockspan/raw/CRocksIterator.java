package dev.rockspan.raw;

import dev.rockspan.RocksIterator;
import dev.rockspan.runtime.link.NativeFunctions;
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
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_iter_get_error(const rocksdb_iterator_t *, char **errptr)} */
    public static void rocksdb_iter_get_error(MemorySegment a0, MemorySegment errptr) {
        MemorySegment function = rocksdb_iter_get_error;
        if (function == null) {
            rocksdb_iter_get_error = function = Symbols.TABLE.find("rocksdb_iter_get_error");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_iter_key(const rocksdb_iterator_t *, size_t *klen)} */
    public static MemorySegment rocksdb_iter_key(MemorySegment a0, MemorySegment klen) {
        MemorySegment function = rocksdb_iter_key;
        if (function == null) {
            rocksdb_iter_key = function = Symbols.TABLE.find("rocksdb_iter_key");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, a0.address(), klen.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_iter_next(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_next(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_next;
        if (function == null) {
            rocksdb_iter_next = function = Symbols.TABLE.find("rocksdb_iter_next");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_iter_prev(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_prev(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_prev;
        if (function == null) {
            rocksdb_iter_prev = function = Symbols.TABLE.find("rocksdb_iter_prev");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_iter_refresh(const rocksdb_iterator_t *iter, char **errptr)} */
    public static void rocksdb_iter_refresh(MemorySegment iter, MemorySegment errptr) {
        MemorySegment function = rocksdb_iter_refresh;
        if (function == null) {
            rocksdb_iter_refresh = function = Symbols.TABLE.find("rocksdb_iter_refresh");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, iter.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_iter_seek(rocksdb_iterator_t *, const char *k, size_t klen)} */
    public static void rocksdb_iter_seek(MemorySegment a0, MemorySegment k, long klen) {
        MemorySegment function = rocksdb_iter_seek;
        if (function == null) {
            rocksdb_iter_seek = function = Symbols.TABLE.find("rocksdb_iter_seek");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), k, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_iter_seek_for_prev(rocksdb_iterator_t *, const char *k, size_t klen)} */
    public static void rocksdb_iter_seek_for_prev(MemorySegment a0, MemorySegment k, long klen) {
        MemorySegment function = rocksdb_iter_seek_for_prev;
        if (function == null) {
            rocksdb_iter_seek_for_prev = function = Symbols.TABLE.find("rocksdb_iter_seek_for_prev");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), k, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_iter_seek_to_first(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_seek_to_first(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_seek_to_first;
        if (function == null) {
            rocksdb_iter_seek_to_first = function = Symbols.TABLE.find("rocksdb_iter_seek_to_first");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_iter_seek_to_last(rocksdb_iterator_t *)} */
    public static void rocksdb_iter_seek_to_last(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_seek_to_last;
        if (function == null) {
            rocksdb_iter_seek_to_last = function = Symbols.TABLE.find("rocksdb_iter_seek_to_last");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_iter_timestamp(const rocksdb_iterator_t *, size_t *tslen)} */
    public static MemorySegment rocksdb_iter_timestamp(MemorySegment a0, MemorySegment tslen) {
        MemorySegment function = rocksdb_iter_timestamp;
        if (function == null) {
            rocksdb_iter_timestamp = function = Symbols.TABLE.find("rocksdb_iter_timestamp");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, a0.address(), tslen.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_iter_valid(const rocksdb_iterator_t *)} */
    public static byte rocksdb_iter_valid(MemorySegment a0) {
        MemorySegment function = rocksdb_iter_valid;
        if (function == null) {
            rocksdb_iter_valid = function = Symbols.TABLE.find("rocksdb_iter_valid");
        }
        try {
            return (byte) (long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_iter_value(const rocksdb_iterator_t *, size_t *vlen)} */
    public static MemorySegment rocksdb_iter_value(MemorySegment a0, MemorySegment vlen) {
        MemorySegment function = rocksdb_iter_value;
        if (function == null) {
            rocksdb_iter_value = function = Symbols.TABLE.find("rocksdb_iter_value");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, a0.address(), vlen.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
