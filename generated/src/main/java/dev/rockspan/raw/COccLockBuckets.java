package dev.rockspan.raw;

import dev.rockspan.OccLockBuckets;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link OccLockBuckets}. */
public final class COccLockBuckets {
    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_lock_buckets_approximate_memory_usage;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_lock_buckets_create;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_lock_buckets_destroy;

    private COccLockBuckets() {
    }

    /**
     * {@code size_t rocksdb_optimistictransactiondb_lock_buckets_approximate_memory_usage(
     * rocksdb_optimistictransactiondb_lock_buckets_t *lock_buckets)}
     */
    public static long rocksdb_optimistictransactiondb_lock_buckets_approximate_memory_usage(
            MemorySegment lock_buckets) {
        MemorySegment function = rocksdb_optimistictransactiondb_lock_buckets_approximate_memory_usage;
        if (function == null) {
            rocksdb_optimistictransactiondb_lock_buckets_approximate_memory_usage = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_lock_buckets_approximate_memory_usage");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, lock_buckets.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_optimistictransactiondb_lock_buckets_t *rocksdb_optimistictransactiondb_lock_buckets_create(size_t
     * bucket_count, unsigned char cache_aligned)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_lock_buckets_create(
            long bucket_count, byte cache_aligned) {
        MemorySegment function = rocksdb_optimistictransactiondb_lock_buckets_create;
        if (function == null) {
            rocksdb_optimistictransactiondb_lock_buckets_create = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_lock_buckets_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, bucket_count, (long) cache_aligned, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_optimistictransactiondb_lock_buckets_destroy(rocksdb_optimistictransactiondb_lock_buckets_t
     * *lock_buckets)}
     */
    public static void rocksdb_optimistictransactiondb_lock_buckets_destroy(
            MemorySegment lock_buckets) {
        MemorySegment function = rocksdb_optimistictransactiondb_lock_buckets_destroy;
        if (function == null) {
            rocksdb_optimistictransactiondb_lock_buckets_destroy = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_lock_buckets_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, lock_buckets.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
