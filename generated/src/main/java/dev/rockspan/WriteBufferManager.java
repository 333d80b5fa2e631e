package dev.rockspan;

import dev.rockspan.raw.CWriteBufferManager;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Limits the memory that writes take; several databases may share one.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_write_buffer_manager_t}.
 */
public class WriteBufferManager extends RocksObject {
    WriteBufferManager(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a limit in bytes for memtables, on request one that stalls writes; 0 only counts.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_create}.
     *
     * @param bufferSize at least 0
     * @param allowStall whether writes wait while memtables take more than the limit, until flushes free some; without
     *     effect if that is 0
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public WriteBufferManager(long bufferSize, boolean allowStall) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CWriteBufferManager.rocksdb_write_buffer_manager_create(
                    Call.inRange(bufferSize, 0L, Long.MAX_VALUE, "bufferSize"), allowStall);
            nativeObject = call.made(NativeObject.owned(
                    "WriteBufferManager", nativeResult, CWriteBufferManager::rocksdb_write_buffer_manager_destroy));
        }
        super(nativeObject);
    }

    /**
     * Creates a limit in bytes for memtables, whose memory is charged to a cache.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_create_with_cache}.
     *
     * @param bufferSize at least 0
     * @param cache shared with RocksDB; may be closed after the call
     * @param allowStall whether writes wait while memtables take more than the limit, until flushes free some; without
     *     effect if that is 0
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public WriteBufferManager(long bufferSize, Cache cache, boolean allowStall) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CWriteBufferManager.rocksdb_write_buffer_manager_create_with_cache(
                    Call.inRange(bufferSize, 0L, Long.MAX_VALUE, "bufferSize"), call.use(cache, "cache"), allowStall);
            nativeObject = call.made(NativeObject.owned(
                    "WriteBufferManager", nativeResult, CWriteBufferManager::rocksdb_write_buffer_manager_destroy));
        }
        super(nativeObject);
    }

    /**
     * Returns the limit in bytes; 0 is none.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_buffer_size}.
     */
    public long bufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CWriteBufferManager.rocksdb_write_buffer_manager_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Tells whether the memory is charged to a cache.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_cost_to_cache}.
     */
    public boolean costToCache() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            boolean nativeResult = CWriteBufferManager.rocksdb_write_buffer_manager_cost_to_cache(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes are charged to the cache.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_dummy_entries_in_cache_usage}.
     */
    public long dummyEntriesInCacheUsage() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CWriteBufferManager.rocksdb_write_buffer_manager_dummy_entries_in_cache_usage(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Tells whether there is a limit.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_enabled}.
     */
    public boolean enabled() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            boolean nativeResult = CWriteBufferManager.rocksdb_write_buffer_manager_enabled(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes all memtables take.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_memory_usage}.
     */
    public long memoryUsage() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CWriteBufferManager.rocksdb_write_buffer_manager_memory_usage(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes the memtables take that are still written to.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_mutable_memtable_memory_usage}.
     */
    public long mutableMemtableMemoryUsage() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CWriteBufferManager.rocksdb_write_buffer_manager_mutable_memtable_memory_usage(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Sets whether writes wait while the limit is exceeded.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_set_allow_stall}.
     *
     * @param allowStall whether they wait; false lets go on those that do
     * @return this object
     */
    public WriteBufferManager setAllowStall(boolean allowStall) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteBufferManager.rocksdb_write_buffer_manager_set_allow_stall(call.use(this), allowStall);
            return this;
        }
    }

    /**
     * Sets the limit in bytes, which has to be greater than 0.
     *
     * <p>C: {@code rocksdb_write_buffer_manager_set_buffer_size}.
     *
     * @param bufferSize at least 1
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public WriteBufferManager setBufferSize(long bufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteBufferManager.rocksdb_write_buffer_manager_set_buffer_size(
                    call.use(this), Call.inRange(bufferSize, 1L, Long.MAX_VALUE, "bufferSize"));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public WriteBufferManager in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Creates a limit in bytes for memtables, which are charged to the cache. Writes do not wait at the limit. */
    public WriteBufferManager(long bufferSize, Cache cache) {
        this(bufferSize, cache, false);
    }
}
