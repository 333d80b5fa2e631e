package dev.rockspan;

import dev.rockspan.raw.CBlockCacheTraceOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * What is traced of the block cache.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_block_cache_trace_options_t}.
 */
public class BlockCacheTraceOptions extends RocksObject {
    BlockCacheTraceOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_block_cache_trace_options_create}.
     */
    public BlockCacheTraceOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CBlockCacheTraceOptions.rocksdb_block_cache_trace_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "BlockCacheTraceOptions", nativeResult,
                    CBlockCacheTraceOptions::rocksdb_block_cache_trace_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return of how many blocks one is recorded, with all accesses to it; 1 or 0 for all; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_block_cache_trace_options_get_sampling_frequency}.
     */
    public long samplingFrequency() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlockCacheTraceOptions.rocksdb_block_cache_trace_options_get_sampling_frequency(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Sets of how many blocks one is recorded, with all accesses to it; 1 or 0 for all; {@code 1} by default.
     *
     * <p>C: {@code rocksdb_block_cache_trace_options_set_sampling_frequency}.
     *
     * @return this object
     */
    public BlockCacheTraceOptions setSamplingFrequency(long samplingFrequency) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockCacheTraceOptions.rocksdb_block_cache_trace_options_set_sampling_frequency(
                    call.change(this), samplingFrequency);
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public BlockCacheTraceOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
