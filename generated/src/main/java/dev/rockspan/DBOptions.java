package dev.rockspan;

import dev.rockspan.raw.CExtras;
import dev.rockspan.raw.CMergeOperator;
import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Bounds;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.FamilyWrites;
import dev.rockspan.runtime.spi.Lifetime;
import dev.rockspan.runtime.spi.Nobody;
import dev.rockspan.runtime.spi.SymbolTable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;

/**
 * How a database is set up, apart from its column families.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a call on another thread uses it is refused.
 *
 * <p>Keeps alive what it was made with or given: {@link Env}, {@link Logger}, {@link Options}, {@link WalFilter}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_options_t}.
 */
public class DBOptions extends RocksObject implements DBOptionsInterface<DBOptions> {
    DBOptions(Lifetime lifetime) {
        super(lifetime.keepingAll("own-clock"));
    }

    /**
     * Creates options with RocksDB's defaults, which do not create a missing database.
     *
     * <p>C: {@code rocksdb_options_t *rocksdb_options_create(void)}, mapped by convention owned-handle.
     *
     */
    public DBOptions() {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create();
            lifetime = call.made(Lifetime.owned("DBOptions", DBOptions.complete(nativeResult), COptions::rocksdb_options_destroy).marked("mergeless"));
        }
        super(lifetime.keepingAll("own-clock"));
    }

    /**
     * Copies options; the two are independent, but share caches and other objects that they refer to.
     *
     * <p>C: {@code rocksdb_options_t *rocksdb_options_create_copy(rocksdb_options_t *)}, mapped by convention handle, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     */
    public DBOptions(DBOptionsInterface<?> options) {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create_copy(call.use(options, "options"));
            lifetime = call.made(Lifetime.owned("DBOptions", nativeResult, COptions::rocksdb_options_destroy).borrowing(options).markedLike(options));
        }
        super(lifetime.keepingAll("own-clock"));
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public DBOptions in(Arena arena) {
        attachTo(arena);
        return this;
    }

    private static MemorySegment complete(MemorySegment object) {
        if (Symbols.EXTENSION.isInUse()) {
            CExtras.rockspan_options_set_failing_merge_operator(object);
            return object;
        }
        COptions.rocksdb_options_set_merge_operator(object, CMergeOperator.rocksdb_mergeoperator_create(Nobody.STATE, Nobody.FUNCTION, MergeOperatorUpcalls.FULL_MERGE, MergeOperatorUpcalls.PARTIAL_MERGE, Nobody.FUNCTION, Nobody.FUNCTION));
        return object;
    }

    private static MemorySegment completeUnknown(MemorySegment object) {
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_allow_mmap_writes(object, (byte) 0));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_disallow_memtable_writes(object, (byte) 0));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_enable_blob_direct_write(object, (byte) 0));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_inplace_update_support(object, (byte) 0));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_min_tombstones_for_range_conversion(object, 0));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_persist_stats_to_disk(object, (byte) 0));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_arena_block_size(object, Bounds.nearest(COptions.rocksdb_options_get_arena_block_size(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_blob_compaction_readahead_size(object, Bounds.nearest(COptions.rocksdb_options_get_blob_compaction_readahead_size(object), 0L, 1073741824L)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_blob_direct_write_partitions(object, Bounds.nearest(COptions.rocksdb_options_get_blob_direct_write_partitions(object), 0, 65536)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_blob_gc_age_cutoff(object, Bounds.nearest(COptions.rocksdb_options_get_blob_gc_age_cutoff(object), 0, 1.0)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_blob_gc_force_threshold(object, Bounds.nearest(COptions.rocksdb_options_get_blob_gc_force_threshold(object), 0, 1.0)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_compaction_readahead_size(object, Bounds.nearest(COptions.rocksdb_options_get_compaction_readahead_size(object), 0L, 1073741824L)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_compression_options_parallel_threads(object, Bounds.nearest(COptions.rocksdb_options_get_compression_options_parallel_threads(object), Integer.MIN_VALUE, 1024)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_db_write_buffer_size(object, Bounds.nearest(COptions.rocksdb_options_get_db_write_buffer_size(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_experimental_mempurge_threshold(object, Bounds.nearest(COptions.rocksdb_options_get_experimental_mempurge_threshold(object), 0, 0)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_inplace_update_num_locks(object, Bounds.nearest(COptions.rocksdb_options_get_inplace_update_num_locks(object), 1L, 16777216L)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_keep_log_file_num(object, Bounds.nearest(COptions.rocksdb_options_get_keep_log_file_num(object), 1L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_log_file_time_to_roll(object, Bounds.nearest(COptions.rocksdb_options_get_log_file_time_to_roll(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_log_readahead_size(object, Bounds.nearest(COptions.rocksdb_options_get_log_readahead_size(object), 0L, 1073741824L)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_manifest_preallocation_size(object, Bounds.nearest(COptions.rocksdb_options_get_manifest_preallocation_size(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_background_compactions(object, Bounds.nearest(COptions.rocksdb_options_get_max_background_compactions(object), Integer.MIN_VALUE, 1024)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_background_flushes(object, Bounds.nearest(COptions.rocksdb_options_get_max_background_flushes(object), Integer.MIN_VALUE, 1024)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_background_jobs(object, Bounds.nearest(COptions.rocksdb_options_get_max_background_jobs(object), 0, 1024)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_bytes_for_level_multiplier(object, Bounds.nearest(COptions.rocksdb_options_get_max_bytes_for_level_multiplier(object), 0, Double.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_file_opening_threads(object, Bounds.nearest(COptions.rocksdb_options_get_max_file_opening_threads(object), Integer.MIN_VALUE, 1024)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_log_file_size(object, Bounds.nearest(COptions.rocksdb_options_get_max_log_file_size(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_subcompactions(object, Bounds.nearest(COptions.rocksdb_options_get_max_subcompactions(object), 0, 1024)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_successive_merges(object, Bounds.nearest(COptions.rocksdb_options_get_max_successive_merges(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_max_write_buffer_number(object, Bounds.nearest(COptions.rocksdb_options_get_max_write_buffer_number(object), 1, Integer.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_memtable_huge_page_size(object, Bounds.nearest(COptions.rocksdb_options_get_memtable_huge_page_size(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_memtable_prefix_bloom_size_ratio(object, Bounds.nearest(COptions.rocksdb_options_get_memtable_prefix_bloom_size_ratio(object), 0, Double.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_num_levels(object, Bounds.nearest(COptions.rocksdb_options_get_num_levels(object), 1, 256)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_preclude_last_level_data_seconds(object, Bounds.nearest(COptions.rocksdb_options_get_preclude_last_level_data_seconds(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_preserve_internal_time_seconds(object, Bounds.nearest(COptions.rocksdb_options_get_preserve_internal_time_seconds(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_read_io_executor_threads(object, Bounds.nearest(COptions.rocksdb_options_get_read_io_executor_threads(object), Integer.MIN_VALUE, 1024)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_recycle_log_file_num(object, Bounds.nearest(COptions.rocksdb_options_get_recycle_log_file_num(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_sample_for_compression(object, Bounds.nearest(COptions.rocksdb_options_get_sample_for_compression(object), 0L, 2147483647L)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_stats_history_buffer_size(object, Bounds.nearest(COptions.rocksdb_options_get_stats_history_buffer_size(object), 0L, Long.MAX_VALUE)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_table_cache_numshardbits(object, Bounds.nearest(COptions.rocksdb_options_get_table_cache_numshardbits(object), Integer.MIN_VALUE, 19)));
        SymbolTable.ifThere(() -> COptions.rocksdb_options_set_write_buffer_size(object, Bounds.nearest(COptions.rocksdb_options_get_write_buffer_size(object), 0L, Long.MAX_VALUE)));
        FamilyWrites.orders();
        try (Call call = Call.begin(Symbols.TABLE)) {
            for (String text : List.of("merge_operator={none=0}", "merge_operator={user_operator={none=0}}")) {
                COptions.rocksdb_get_options_from_string(object, call.string(text, "text"), call.temporary(COptions.rocksdb_options_create(), COptions::rocksdb_options_destroy), call.errorSlot());
                if (call.takeStatus().isOk()) {
                    return complete(object);
                }
            }
            return object;
        }
    }
}
