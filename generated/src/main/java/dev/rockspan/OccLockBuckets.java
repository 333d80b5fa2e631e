package dev.rockspan;

import dev.rockspan.raw.COccLockBuckets;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Locks for validating commits in parallel, which several optimistic databases may share.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_optimistictransactiondb_lock_buckets_t}.
 */
public class OccLockBuckets extends RocksObject {
    OccLockBuckets(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates locks for validation that databases may share; more of them collide less.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_lock_buckets_create}.
     *
     * @param bucketCount at least 1 and at most 16777216
     * @param cacheAligned whether each lock has a cache line to itself, which is faster among many threads and takes
     *     more memory
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public OccLockBuckets(long bucketCount, boolean cacheAligned) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COccLockBuckets.rocksdb_optimistictransactiondb_lock_buckets_create(
                    Call.inRange(bucketCount, 1L, 16777216L, "bucketCount"), (byte) (cacheAligned ? 1 : 0));
            nativeObject = call.made(NativeObject.owned(
                    "OccLockBuckets", nativeResult,
                    COccLockBuckets::rocksdb_optimistictransactiondb_lock_buckets_destroy));
        }
        super(nativeObject);
    }

    /**
     * Returns roughly how many bytes of memory the locks take.
     *
     * <p>C: {@code rocksdb_optimistictransactiondb_lock_buckets_approximate_memory_usage}.
     */
    public long approximateMemoryUsage() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COccLockBuckets.rocksdb_optimistictransactiondb_lock_buckets_approximate_memory_usage(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public OccLockBuckets in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
