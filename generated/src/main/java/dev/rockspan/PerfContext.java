package dev.rockspan;

import dev.rockspan.raw.CPerfContext;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Counters of what RocksDB did for the thread that made this object.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only the thread that created it may use it, which
 * cannot be a virtual one. Any thread may close it.
 *
 * <p>C: {@code rocksdb_perfcontext_t}.
 */
public class PerfContext extends RocksObject {
    private final Thread maker = Thread.currentThread();

    PerfContext(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a view of the counters of the thread that calls, to be used in that thread only.
     *
     * <p>C: {@code rocksdb_perfcontext_create}.
     */
    public PerfContext() {
        Effects.requirePlatformThread("PerfContext");
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPerfContext.rocksdb_perfcontext_create();
            nativeObject = call.made(NativeObject.owned(
                    "PerfContext", nativeResult, CPerfContext::rocksdb_perfcontext_destroy));
        }
        super(nativeObject);
    }

    /**
     * Sets what is measured in this thread from now on; more costs more time.
     *
     * <p>C: {@code rocksdb_set_perf_level}.
     */
    public static void setPerfLevel(PerfLevel level) {
        CPerfContext.rocksdb_set_perf_level(Call.notNull(level, "level").getValue());
    }

    /**
     * Returns a counter of the thread that the view was created in; times are in nanoseconds.
     *
     * <p>C: {@code rocksdb_perfcontext_metric}.
     */
    public long metric(PerfMetric metric) {
        Effects.requireThread(this, maker);
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CPerfContext.rocksdb_perfcontext_metric(
                    call.use(this), Call.notNull(metric, "metric").getValue());
            return nativeResult;
        }
    }

    /**
     * Returns all counters as text, on request without those that are 0.
     *
     * <p>C: {@code rocksdb_perfcontext_report}.
     *
     * @param excludeZeroCounters whether counters that are 0 are left out
     */
    public String report(boolean excludeZeroCounters) {
        Effects.requireThread(this, maker);
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPerfContext.rocksdb_perfcontext_report(
                    call.use(this), (byte) (excludeZeroCounters ? 1 : 0));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Sets all counters of the thread that the view was created in to 0.
     *
     * <p>C: {@code rocksdb_perfcontext_reset}.
     */
    public void reset() {
        Effects.requireThread(this, maker);
        try (Call call = Call.begin(Symbols.TABLE)) {
            CPerfContext.rocksdb_perfcontext_reset(call.use(this));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public PerfContext in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Returns the {@link PerfMetric#BLOB_CACHE_HIT_COUNT} of this thread. */
    public long getBlobCacheHitCount() {
        return metric(PerfMetric.BLOB_CACHE_HIT_COUNT);
    }

    /** Returns the {@link PerfMetric#BLOB_CACHE_READ_BYTE} of this thread. */
    public long getBlobCacheReadByte() {
        return metric(PerfMetric.BLOB_CACHE_READ_BYTE);
    }

    /** Returns the {@link PerfMetric#BLOB_CHECKSUM_TIME} of this thread. */
    public long getBlobChecksumTime() {
        return metric(PerfMetric.BLOB_CHECKSUM_TIME);
    }

    /** Returns the {@link PerfMetric#BLOB_DECOMPRESS_TIME} of this thread. */
    public long getBlobDecompressTime() {
        return metric(PerfMetric.BLOB_DECOMPRESS_TIME);
    }

    /** Returns the {@link PerfMetric#BLOB_READ_BYTE} of this thread. */
    public long getBlobReadByte() {
        return metric(PerfMetric.BLOB_READ_BYTE);
    }

    /** Returns the {@link PerfMetric#BLOB_READ_COUNT} of this thread. */
    public long getBlobReadCount() {
        return metric(PerfMetric.BLOB_READ_COUNT);
    }

    /** Returns the {@link PerfMetric#BLOB_READ_TIME} of this thread. */
    public long getBlobReadTime() {
        return metric(PerfMetric.BLOB_READ_TIME);
    }

    /** Returns the {@link PerfMetric#BLOCK_CACHE_HIT_COUNT} of this thread. */
    public long getBlockCacheHitCount() {
        return metric(PerfMetric.BLOCK_CACHE_HIT_COUNT);
    }

    /** Returns the {@link PerfMetric#BLOCK_CHECKSUM_TIME} of this thread. */
    public long getBlockChecksumTime() {
        return metric(PerfMetric.BLOCK_CHECKSUM_TIME);
    }

    /** Returns the {@link PerfMetric#BLOCK_DECOMPRESS_TIME} of this thread. */
    public long getBlockDecompressTime() {
        return metric(PerfMetric.BLOCK_DECOMPRESS_TIME);
    }

    /** Returns the {@link PerfMetric#BLOCK_READ_BYTE} of this thread. */
    public long getBlockReadByte() {
        return metric(PerfMetric.BLOCK_READ_BYTE);
    }

    /** Returns the {@link PerfMetric#BLOCK_READ_COUNT} of this thread. */
    public long getBlockReadCount() {
        return metric(PerfMetric.BLOCK_READ_COUNT);
    }

    /** Returns the {@link PerfMetric#BLOCK_READ_CPU_TIME} of this thread. */
    public long getBlockReadCpuTime() {
        return metric(PerfMetric.BLOCK_READ_CPU_TIME);
    }

    /** Returns the {@link PerfMetric#BLOCK_READ_TIME} of this thread. */
    public long getBlockReadTime() {
        return metric(PerfMetric.BLOCK_READ_TIME);
    }

    /** Returns the {@link PerfMetric#BLOCK_SEEK_NANOS} of this thread. */
    public long getBlockSeekNanos() {
        return metric(PerfMetric.BLOCK_SEEK_NANOS);
    }

    /** Returns the {@link PerfMetric#BLOOM_MEMTABLE_HIT_COUNT} of this thread. */
    public long getBloomMemtableHitCount() {
        return metric(PerfMetric.BLOOM_MEMTABLE_HIT_COUNT);
    }

    /** Returns the {@link PerfMetric#BLOOM_MEMTABLE_MISS_COUNT} of this thread. */
    public long getBloomMemtableMissCount() {
        return metric(PerfMetric.BLOOM_MEMTABLE_MISS_COUNT);
    }

    /** Returns the {@link PerfMetric#BLOOM_SST_HIT_COUNT} of this thread. */
    public long getBloomSstHitCount() {
        return metric(PerfMetric.BLOOM_SST_HIT_COUNT);
    }

    /** Returns the {@link PerfMetric#BLOOM_SST_MISS_COUNT} of this thread. */
    public long getBloomSstMissCount() {
        return metric(PerfMetric.BLOOM_SST_MISS_COUNT);
    }

    /** Returns the {@link PerfMetric#DB_CONDITION_WAIT_NANOS} of this thread. */
    public long getDbConditionWaitNanos() {
        return metric(PerfMetric.DB_CONDITION_WAIT_NANOS);
    }

    /** Returns the {@link PerfMetric#DB_MUTEX_LOCK_NANOS} of this thread. */
    public long getDbMutexLockNanos() {
        return metric(PerfMetric.DB_MUTEX_LOCK_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_CREATE_DIR_IF_MISSING_NANOS} of this thread. */
    public long getEnvCreateDirIfMissingNanos() {
        return metric(PerfMetric.ENV_CREATE_DIR_IF_MISSING_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_CREATE_DIR_NANOS} of this thread. */
    public long getEnvCreateDirNanos() {
        return metric(PerfMetric.ENV_CREATE_DIR_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_DELETE_DIR_NANOS} of this thread. */
    public long getEnvDeleteDirNanos() {
        return metric(PerfMetric.ENV_DELETE_DIR_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_DELETE_FILE_NANOS} of this thread. */
    public long getEnvDeleteFileNanos() {
        return metric(PerfMetric.ENV_DELETE_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_FILE_EXISTS_NANOS} of this thread. */
    public long getEnvFileExistsNanos() {
        return metric(PerfMetric.ENV_FILE_EXISTS_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_GET_CHILDREN_FILE_ATTRIBUTES_NANOS} of this thread. */
    public long getEnvGetChildrenFileAttributesNanos() {
        return metric(PerfMetric.ENV_GET_CHILDREN_FILE_ATTRIBUTES_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_GET_CHILDREN_NANOS} of this thread. */
    public long getEnvGetChildrenNanos() {
        return metric(PerfMetric.ENV_GET_CHILDREN_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_GET_FILE_MODIFICATION_TIME_NANOS} of this thread. */
    public long getEnvGetFileModificationTimeNanos() {
        return metric(PerfMetric.ENV_GET_FILE_MODIFICATION_TIME_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_GET_FILE_SIZE_NANOS} of this thread. */
    public long getEnvGetFileSizeNanos() {
        return metric(PerfMetric.ENV_GET_FILE_SIZE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_LINK_FILE_NANOS} of this thread. */
    public long getEnvLinkFileNanos() {
        return metric(PerfMetric.ENV_LINK_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_LOCK_FILE_NANOS} of this thread. */
    public long getEnvLockFileNanos() {
        return metric(PerfMetric.ENV_LOCK_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_NEW_DIRECTORY_NANOS} of this thread. */
    public long getEnvNewDirectoryNanos() {
        return metric(PerfMetric.ENV_NEW_DIRECTORY_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_NEW_LOGGER_NANOS} of this thread. */
    public long getEnvNewLoggerNanos() {
        return metric(PerfMetric.ENV_NEW_LOGGER_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_NEW_RANDOM_ACCESS_FILE_NANOS} of this thread. */
    public long getEnvNewRandomAccessFileNanos() {
        return metric(PerfMetric.ENV_NEW_RANDOM_ACCESS_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_NEW_RANDOM_RW_FILE_NANOS} of this thread. */
    public long getEnvNewRandomRwFileNanos() {
        return metric(PerfMetric.ENV_NEW_RANDOM_RW_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_NEW_SEQUENTIAL_FILE_NANOS} of this thread. */
    public long getEnvNewSequentialFileNanos() {
        return metric(PerfMetric.ENV_NEW_SEQUENTIAL_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_NEW_WRITABLE_FILE_NANOS} of this thread. */
    public long getEnvNewWritableFileNanos() {
        return metric(PerfMetric.ENV_NEW_WRITABLE_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_RENAME_FILE_NANOS} of this thread. */
    public long getEnvRenameFileNanos() {
        return metric(PerfMetric.ENV_RENAME_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_REUSE_WRITABLE_FILE_NANOS} of this thread. */
    public long getEnvReuseWritableFileNanos() {
        return metric(PerfMetric.ENV_REUSE_WRITABLE_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#ENV_UNLOCK_FILE_NANOS} of this thread. */
    public long getEnvUnlockFileNanos() {
        return metric(PerfMetric.ENV_UNLOCK_FILE_NANOS);
    }

    /** Returns the {@link PerfMetric#FIND_NEXT_USER_ENTRY_TIME} of this thread. */
    public long getFindNextUserEntryTime() {
        return metric(PerfMetric.FIND_NEXT_USER_ENTRY_TIME);
    }

    /** Returns the {@link PerfMetric#FIND_TABLE_NANOS} of this thread. */
    public long getFindTableNanos() {
        return metric(PerfMetric.FIND_TABLE_NANOS);
    }

    /** Returns the {@link PerfMetric#GET_FROM_MEMTABLE_COUNT} of this thread. */
    public long getFromMemtableCount() {
        return metric(PerfMetric.GET_FROM_MEMTABLE_COUNT);
    }

    /** Returns the {@link PerfMetric#GET_FROM_MEMTABLE_TIME} of this thread. */
    public long getFromMemtableTime() {
        return metric(PerfMetric.GET_FROM_MEMTABLE_TIME);
    }

    /** Returns the {@link PerfMetric#GET_FROM_OUTPUT_FILES_TIME} of this thread. */
    public long getFromOutputFilesTime() {
        return metric(PerfMetric.GET_FROM_OUTPUT_FILES_TIME);
    }

    /** Returns the {@link PerfMetric#INTERNAL_DELETE_SKIPPED_COUNT} of this thread. */
    public long getInternalDeleteSkippedCount() {
        return metric(PerfMetric.INTERNAL_DELETE_SKIPPED_COUNT);
    }

    /** Returns the {@link PerfMetric#INTERNAL_KEY_SKIPPED_COUNT} of this thread. */
    public long getInternalKeySkippedCount() {
        return metric(PerfMetric.INTERNAL_KEY_SKIPPED_COUNT);
    }

    /** Returns the {@link PerfMetric#INTERNAL_MERGE_COUNT} of this thread. */
    public long getInternalMergeCount() {
        return metric(PerfMetric.INTERNAL_MERGE_COUNT);
    }

    /** Returns the {@link PerfMetric#INTERNAL_MERGE_POINT_LOOKUP_COUNT} of this thread. */
    public long getInternalMergePointLookupCount() {
        return metric(PerfMetric.INTERNAL_MERGE_POINT_LOOKUP_COUNT);
    }

    /** Returns the {@link PerfMetric#INTERNAL_RANGE_DEL_RESEEK_COUNT} of this thread. */
    public long getInternalRangeDelReseekCount() {
        return metric(PerfMetric.INTERNAL_RANGE_DEL_RESEEK_COUNT);
    }

    /** Returns the {@link PerfMetric#INTERNAL_RECENT_SKIPPED_COUNT} of this thread. */
    public long getInternalRecentSkippedCount() {
        return metric(PerfMetric.INTERNAL_RECENT_SKIPPED_COUNT);
    }

    /** Returns the {@link PerfMetric#ITER_READ_BYTES} of this thread. */
    public long getIterReadBytes() {
        return metric(PerfMetric.ITER_READ_BYTES);
    }

    /** Returns the {@link PerfMetric#KEY_LOCK_WAIT_COUNT} of this thread. */
    public long getKeyLockWaitCount() {
        return metric(PerfMetric.KEY_LOCK_WAIT_COUNT);
    }

    /** Returns the {@link PerfMetric#KEY_LOCK_WAIT_TIME} of this thread. */
    public long getKeyLockWaitTime() {
        return metric(PerfMetric.KEY_LOCK_WAIT_TIME);
    }

    /** Returns the {@link PerfMetric#MERGE_OPERATOR_TIME_NANOS} of this thread. */
    public long getMergeOperatorTimeNanos() {
        return metric(PerfMetric.MERGE_OPERATOR_TIME_NANOS);
    }

    /** Returns the {@link PerfMetric#MULTIGET_READ_BYTES} of this thread. */
    public long getMultigetReadBytes() {
        return metric(PerfMetric.MULTIGET_READ_BYTES);
    }

    /** Returns the {@link PerfMetric#NEW_TABLE_BLOCK_ITER_NANOS} of this thread. */
    public long getNewTableBlockIterNanos() {
        return metric(PerfMetric.NEW_TABLE_BLOCK_ITER_NANOS);
    }

    /** Returns the {@link PerfMetric#NEW_TABLE_ITERATOR_NANOS} of this thread. */
    public long getNewTableIteratorNanos() {
        return metric(PerfMetric.NEW_TABLE_ITERATOR_NANOS);
    }

    /** Returns the {@link PerfMetric#NEXT_ON_MEMTABLE_COUNT} of this thread. */
    public long getNextOnMemtableCount() {
        return metric(PerfMetric.NEXT_ON_MEMTABLE_COUNT);
    }

    /** Returns the {@link PerfMetric#NUMBER_ASYNC_SEEK} of this thread. */
    public long getNumberAsyncSeek() {
        return metric(PerfMetric.NUMBER_ASYNC_SEEK);
    }

    /** Returns the {@link PerfMetric#GET_POST_PROCESS_TIME} of this thread. */
    public long getPostProcessTime() {
        return metric(PerfMetric.GET_POST_PROCESS_TIME);
    }

    /** Returns the {@link PerfMetric#PREV_ON_MEMTABLE_COUNT} of this thread. */
    public long getPrevOnMemtableCount() {
        return metric(PerfMetric.PREV_ON_MEMTABLE_COUNT);
    }

    /** Returns the {@link PerfMetric#GET_READ_BYTES} of this thread. */
    public long getReadBytes() {
        return metric(PerfMetric.GET_READ_BYTES);
    }

    /** Returns the {@link PerfMetric#READ_FILTER_BLOCK_NANOS} of this thread. */
    public long getReadFilterBlockNanos() {
        return metric(PerfMetric.READ_FILTER_BLOCK_NANOS);
    }

    /** Returns the {@link PerfMetric#READ_INDEX_BLOCK_NANOS} of this thread. */
    public long getReadIndexBlockNanos() {
        return metric(PerfMetric.READ_INDEX_BLOCK_NANOS);
    }

    /** Returns the {@link PerfMetric#SEEK_CHILD_SEEK_COUNT} of this thread. */
    public long getSeekChildSeekCount() {
        return metric(PerfMetric.SEEK_CHILD_SEEK_COUNT);
    }

    /** Returns the {@link PerfMetric#SEEK_CHILD_SEEK_TIME} of this thread. */
    public long getSeekChildSeekTime() {
        return metric(PerfMetric.SEEK_CHILD_SEEK_TIME);
    }

    /** Returns the {@link PerfMetric#SEEK_INTERNAL_SEEK_TIME} of this thread. */
    public long getSeekInternalSeekTime() {
        return metric(PerfMetric.SEEK_INTERNAL_SEEK_TIME);
    }

    /** Returns the {@link PerfMetric#SEEK_MAX_HEAP_TIME} of this thread. */
    public long getSeekMaxHeapTime() {
        return metric(PerfMetric.SEEK_MAX_HEAP_TIME);
    }

    /** Returns the {@link PerfMetric#SEEK_MIN_HEAP_TIME} of this thread. */
    public long getSeekMinHeapTime() {
        return metric(PerfMetric.SEEK_MIN_HEAP_TIME);
    }

    /** Returns the {@link PerfMetric#SEEK_ON_MEMTABLE_COUNT} of this thread. */
    public long getSeekOnMemtableCount() {
        return metric(PerfMetric.SEEK_ON_MEMTABLE_COUNT);
    }

    /** Returns the {@link PerfMetric#SEEK_ON_MEMTABLE_TIME} of this thread. */
    public long getSeekOnMemtableTime() {
        return metric(PerfMetric.SEEK_ON_MEMTABLE_TIME);
    }

    /** Returns the {@link PerfMetric#GET_SNAPSHOT_TIME} of this thread. */
    public long getSnapshotTime() {
        return metric(PerfMetric.GET_SNAPSHOT_TIME);
    }

    /** Returns the {@link PerfMetric#USER_KEY_COMPARISON_COUNT} of this thread. */
    public long getUserKeyComparisonCount() {
        return metric(PerfMetric.USER_KEY_COMPARISON_COUNT);
    }

    /** Returns the {@link PerfMetric#WRITE_DELAY_TIME} of this thread. */
    public long getWriteDelayTime() {
        return metric(PerfMetric.WRITE_DELAY_TIME);
    }

    /** Returns the {@link PerfMetric#WRITE_MEMTABLE_TIME} of this thread. */
    public long getWriteMemtableTime() {
        return metric(PerfMetric.WRITE_MEMTABLE_TIME);
    }

    /** Returns the {@link PerfMetric#WRITE_PRE_AND_POST_PROCESS_TIME} of this thread. */
    public long getWritePreAndPostProcessTime() {
        return metric(PerfMetric.WRITE_PRE_AND_POST_PROCESS_TIME);
    }

    /** Returns the {@link PerfMetric#WRITE_WAL_TIME} of this thread. */
    public long getWriteWalTime() {
        return metric(PerfMetric.WRITE_WAL_TIME);
    }

    /**
     * Returns all metrics of this thread as text.
     *
     * @param excludeZeros whether those that are 0 are left out
     */
    public String toString(boolean excludeZeros) {
        return report(excludeZeros);
    }
}
