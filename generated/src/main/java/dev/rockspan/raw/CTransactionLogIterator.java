package dev.rockspan.raw;

import dev.rockspan.TransactionLogIterator;
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
        Shapes.JJJ_J.call(function, iter.address(), 0, 0);
    }

    /** {@code rocksdb_writebatch_t *rocksdb_wal_iter_get_batch(const rocksdb_wal_iterator_t *iter, uint64_t *seq)} */
    public static MemorySegment rocksdb_wal_iter_get_batch(MemorySegment iter, MemorySegment seq) {
        MemorySegment function = rocksdb_wal_iter_get_batch;
        if (function == null) {
            rocksdb_wal_iter_get_batch = function = Symbols.TABLE.find("rocksdb_wal_iter_get_batch");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, iter.address(), seq.address(), 0));
    }

    /** {@code void rocksdb_wal_iter_next(rocksdb_wal_iterator_t *iter)} */
    public static void rocksdb_wal_iter_next(MemorySegment iter) {
        MemorySegment function = rocksdb_wal_iter_next;
        if (function == null) {
            rocksdb_wal_iter_next = function = Symbols.TABLE.find("rocksdb_wal_iter_next");
        }
        Shapes.JJJ_J.call(function, iter.address(), 0, 0);
    }

    /** {@code void rocksdb_wal_iter_status(const rocksdb_wal_iterator_t *iter, char **errptr)} */
    public static void rocksdb_wal_iter_status(MemorySegment iter, MemorySegment errptr) {
        MemorySegment function = rocksdb_wal_iter_status;
        if (function == null) {
            rocksdb_wal_iter_status = function = Symbols.TABLE.find("rocksdb_wal_iter_status");
        }
        Shapes.JJJ_J.call(function, iter.address(), errptr.address(), 0);
    }

    /** {@code unsigned char rocksdb_wal_iter_valid(const rocksdb_wal_iterator_t *)} */
    public static byte rocksdb_wal_iter_valid(MemorySegment a0) {
        MemorySegment function = rocksdb_wal_iter_valid;
        if (function == null) {
            rocksdb_wal_iter_valid = function = Symbols.TABLE.find("rocksdb_wal_iter_valid");
        }
        return (byte) Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }
}
