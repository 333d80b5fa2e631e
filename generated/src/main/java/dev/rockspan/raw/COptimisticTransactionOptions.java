package dev.rockspan.raw;

import dev.rockspan.OptimisticTransactionOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link OptimisticTransactionOptions}. */
public final class COptimisticTransactionOptions {
    private static @Nullable MemorySegment rocksdb_optimistictransaction_options_create;

    private static @Nullable MemorySegment rocksdb_optimistictransaction_options_destroy;

    private static @Nullable MemorySegment rocksdb_optimistictransaction_options_get_set_snapshot;

    private static @Nullable MemorySegment rocksdb_optimistictransaction_options_set_set_snapshot;

    private COptimisticTransactionOptions() {
    }

    /** {@code rocksdb_optimistictransaction_options_t *rocksdb_optimistictransaction_options_create(void)} */
    public static MemorySegment rocksdb_optimistictransaction_options_create() {
        MemorySegment function = rocksdb_optimistictransaction_options_create;
        if (function == null) {
            rocksdb_optimistictransaction_options_create = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransaction_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_optimistictransaction_options_destroy(rocksdb_optimistictransaction_options_t *opt)} */
    public static void rocksdb_optimistictransaction_options_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_optimistictransaction_options_destroy;
        if (function == null) {
            rocksdb_optimistictransaction_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransaction_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_optimistictransaction_options_get_set_snapshot(rocksdb_optimistictransaction_options_t *opt)}
     */
    public static byte rocksdb_optimistictransaction_options_get_set_snapshot(MemorySegment opt) {
        MemorySegment function = rocksdb_optimistictransaction_options_get_set_snapshot;
        if (function == null) {
            rocksdb_optimistictransaction_options_get_set_snapshot = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransaction_options_get_set_snapshot");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_optimistictransaction_options_set_set_snapshot(rocksdb_optimistictransaction_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_optimistictransaction_options_set_set_snapshot(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_optimistictransaction_options_set_set_snapshot;
        if (function == null) {
            rocksdb_optimistictransaction_options_set_set_snapshot = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransaction_options_set_set_snapshot");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
