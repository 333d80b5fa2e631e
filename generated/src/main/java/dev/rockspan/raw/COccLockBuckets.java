package dev.rockspan.raw;

import dev.rockspan.OccLockBuckets;
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
        return Shapes.JJJ_J.call(function, lock_buckets.address(), 0, 0);
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, bucket_count, cache_aligned, 0));
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
        Shapes.JJJ_J.call(function, lock_buckets.address(), 0, 0);
    }
}
