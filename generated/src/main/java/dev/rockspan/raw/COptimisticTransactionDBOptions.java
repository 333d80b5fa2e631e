package dev.rockspan.raw;

import dev.rockspan.OptimisticTransactionDBOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link OptimisticTransactionDBOptions}. */
public final class COptimisticTransactionDBOptions {
    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_options_create;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_options_destroy;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_options_get_occ_lock_buckets;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_options_get_validate_policy;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_options_set_occ_lock_buckets;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_options_set_shared_lock_buckets;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_options_set_validate_policy;

    private COptimisticTransactionDBOptions() {
    }

    /** {@code rocksdb_optimistictransactiondb_options_t *rocksdb_optimistictransactiondb_options_create(void)} */
    public static MemorySegment rocksdb_optimistictransactiondb_options_create() {
        MemorySegment function = rocksdb_optimistictransactiondb_options_create;
        if (function == null) {
            rocksdb_optimistictransactiondb_options_create = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_optimistictransactiondb_options_destroy(rocksdb_optimistictransactiondb_options_t *opt)} */
    public static void rocksdb_optimistictransactiondb_options_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_optimistictransactiondb_options_destroy;
        if (function == null) {
            rocksdb_optimistictransactiondb_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint32_t
     * rocksdb_optimistictransactiondb_options_get_occ_lock_buckets(rocksdb_optimistictransactiondb_options_t *opt)}
     */
    public static int rocksdb_optimistictransactiondb_options_get_occ_lock_buckets(
            MemorySegment opt) {
        MemorySegment function = rocksdb_optimistictransactiondb_options_get_occ_lock_buckets;
        if (function == null) {
            rocksdb_optimistictransactiondb_options_get_occ_lock_buckets = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_options_get_occ_lock_buckets");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_optimistictransactiondb_options_get_validate_policy(rocksdb_optimistictransactiondb_options_t
     * *opt)}
     */
    public static int rocksdb_optimistictransactiondb_options_get_validate_policy(
            MemorySegment opt) {
        MemorySegment function = rocksdb_optimistictransactiondb_options_get_validate_policy;
        if (function == null) {
            rocksdb_optimistictransactiondb_options_get_validate_policy = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_options_get_validate_policy");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_optimistictransactiondb_options_set_occ_lock_buckets(rocksdb_optimistictransactiondb_options_t *opt,
     * uint32_t v)}
     */
    public static void rocksdb_optimistictransactiondb_options_set_occ_lock_buckets(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_optimistictransactiondb_options_set_occ_lock_buckets;
        if (function == null) {
            rocksdb_optimistictransactiondb_options_set_occ_lock_buckets = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_options_set_occ_lock_buckets");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_optimistictransactiondb_options_set_shared_lock_buckets(rocksdb_optimistictransactiondb_options_t *opt,
     * rocksdb_optimistictransactiondb_lock_buckets_t *lock_buckets)}
     */
    public static void rocksdb_optimistictransactiondb_options_set_shared_lock_buckets(
            MemorySegment opt, MemorySegment lock_buckets) {
        MemorySegment function = rocksdb_optimistictransactiondb_options_set_shared_lock_buckets;
        if (function == null) {
            rocksdb_optimistictransactiondb_options_set_shared_lock_buckets = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_options_set_shared_lock_buckets");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), lock_buckets.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_optimistictransactiondb_options_set_validate_policy(rocksdb_optimistictransactiondb_options_t
     * *opt, int v)}
     */
    public static void rocksdb_optimistictransactiondb_options_set_validate_policy(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_optimistictransactiondb_options_set_validate_policy;
        if (function == null) {
            rocksdb_optimistictransactiondb_options_set_validate_policy = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_options_set_validate_policy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
