package dev.rockspan.raw;

import dev.rockspan.TransactionLogIterator;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link TransactionLogIterator}. */
public final class CTransactionLogIterator {
    private static @Nullable MemorySegment rocksdb_wal_iter_destroy;

    private static @Nullable MemorySegment rocksdb_wal_iter_get_batch;

    private static @Nullable MemorySegment rocksdb_wal_iter_next;

    private static @Nullable MemorySegment rocksdb_wal_iter_status;

    private static @Nullable MemorySegment rocksdb_wal_iter_valid;

    private CTransactionLogIterator() {
    }

    /** {@code void rocksdb_wal_iter_destroy(const rocksdb_wal_iterator_t *iter)} */
    public static void rocksdb_wal_iter_destroy(MemorySegment iter) {
        MemorySegment function = rocksdb_wal_iter_destroy;
        if (function == null) {
            rocksdb_wal_iter_destroy = function = Symbols.TABLE.find("rocksdb_wal_iter_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, iter.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_writebatch_t *rocksdb_wal_iter_get_batch(const rocksdb_wal_iterator_t *iter, uint64_t *seq)} */
    public static MemorySegment rocksdb_wal_iter_get_batch(MemorySegment iter, MemorySegment seq) {
        MemorySegment function = rocksdb_wal_iter_get_batch;
        if (function == null) {
            rocksdb_wal_iter_get_batch = function = Symbols.TABLE.find("rocksdb_wal_iter_get_batch");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, iter.address(), seq.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_wal_iter_next(rocksdb_wal_iterator_t *iter)} */
    public static void rocksdb_wal_iter_next(MemorySegment iter) {
        MemorySegment function = rocksdb_wal_iter_next;
        if (function == null) {
            rocksdb_wal_iter_next = function = Symbols.TABLE.find("rocksdb_wal_iter_next");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, iter.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_wal_iter_status(const rocksdb_wal_iterator_t *iter, char **errptr)} */
    public static void rocksdb_wal_iter_status(MemorySegment iter, MemorySegment errptr) {
        MemorySegment function = rocksdb_wal_iter_status;
        if (function == null) {
            rocksdb_wal_iter_status = function = Symbols.TABLE.find("rocksdb_wal_iter_status");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, iter.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_wal_iter_valid(const rocksdb_wal_iterator_t *)} */
    public static byte rocksdb_wal_iter_valid(MemorySegment a0) {
        MemorySegment function = rocksdb_wal_iter_valid;
        if (function == null) {
            rocksdb_wal_iter_valid = function = Symbols.TABLE.find("rocksdb_wal_iter_valid");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
