package dev.rockspan;

import dev.rockspan.raw.CBlockCacheTraceWriterOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How a trace of the block cache is written.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_block_cache_trace_writer_options_t}.
 */
public class BlockCacheTraceWriterOptions extends RocksObject {
    BlockCacheTraceWriterOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_block_cache_trace_writer_options_create}.
     */
    public BlockCacheTraceWriterOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult =
                    CBlockCacheTraceWriterOptions.rocksdb_block_cache_trace_writer_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "BlockCacheTraceWriterOptions", nativeResult,
                    CBlockCacheTraceWriterOptions::rocksdb_block_cache_trace_writer_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return the size in bytes at which the trace ends; {@code 68719476736} (64 GiB) by default}
     *
     * <p>C: {@code rocksdb_block_cache_trace_writer_options_get_max_trace_file_size}.
     */
    public long maxTraceFileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult =
                    CBlockCacheTraceWriterOptions.rocksdb_block_cache_trace_writer_options_get_max_trace_file_size(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Sets the size in bytes at which the trace ends; {@code 68719476736} (64 GiB) by default.
     *
     * <p>C: {@code rocksdb_block_cache_trace_writer_options_set_max_trace_file_size}.
     *
     * @return this object
     */
    public BlockCacheTraceWriterOptions setMaxTraceFileSize(long maxTraceFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockCacheTraceWriterOptions.rocksdb_block_cache_trace_writer_options_set_max_trace_file_size(
                    call.change(this), maxTraceFileSize);
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public BlockCacheTraceWriterOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
