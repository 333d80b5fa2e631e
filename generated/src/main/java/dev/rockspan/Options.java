package dev.rockspan;

import dev.rockspan.raw.CExtras;
import dev.rockspan.raw.CMergeOperator;
import dev.rockspan.raw.COptions;
import dev.rockspan.raw.CRocksDB;
import dev.rockspan.raw.Symbols;
import dev.rockspan.raw.TextRules;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Bounds;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.FamilyWrites;
import dev.rockspan.runtime.spi.Lifetime;
import dev.rockspan.runtime.spi.NativeLists;
import dev.rockspan.runtime.spi.Nobody;
import dev.rockspan.runtime.spi.Refusals;
import dev.rockspan.runtime.spi.SymbolTable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;

/**
 * How a database and its column families are set up.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a call on another thread uses it is refused.
 *
 * <p>Keeps alive what it was made with or given: {@link BlockBasedTableConfig}, {@link Cache}, {@link CompactionFilter}, {@link Comparator}, {@link Env}, {@link Logger}, {@link WalFilter}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_options_t}.
 */
public class Options extends RocksObject implements ColumnFamilyOptionsInterface<Options>, DBOptionsInterface<Options> {
    Options(Lifetime lifetime) {
        super(lifetime.keepingAll("own-clock"));
    }

    /**
     * Creates options with RocksDB's defaults, which do not create a missing database.
     *
     * <p>C: {@code rocksdb_options_t *rocksdb_options_create(void)}, mapped by convention owned-handle.
     *
     */
    public Options() {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create();
            lifetime = call.made(Lifetime.owned("Options", Options.complete(nativeResult), COptions::rocksdb_options_destroy).marked("mergeless"));
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
    public Options(Options options) {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create_copy(call.use(options, "options"));
            lifetime = call.made(Lifetime.owned("Options", nativeResult, COptions::rocksdb_options_destroy).borrowing(options).markedLike(options));
        }
        super(lifetime.keepingAll("own-clock"));
    }

    /**
     * Reads the options that a database was last opened with from its folder, but never with files mapped to be written or writes disallowed, nor with numbers that setters refuse: the nearest one is taken, and where C does not tell the number, as of table formats, the file is refused. To open the database with them takes three things: the options, with the environment set again unless it is the default one, and the names and the options of the column families, one handle for each.
     *
     * <p>C: {@code void rocksdb_load_latest_options(const char *db_path, rocksdb_env_t *env, bool ignore_unknown_options, rocksdb_cache_t *cache, rocksdb_options_t **db_options, size_t *num_column_families, char ***column_family_names, rocksdb_options_t ***column_family_options, char **errptr)}, mapped by convention text, handle, scalar, several-results, error-slot.
     *
     * @param dbPath in UTF-8, without a NUL
     * @param env used during the call only
     * @param ignoreUnknownOptions whether unknown options are skipped in files that a newer RocksDB has written; in others they are an error
     * @param cache kept alive for as long as it is needed
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public static LatestOptions loadLatestOptions(String dbPath, Env env,
            boolean ignoreUnknownOptions, Cache cache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            TextRules.READ.requireOfLatestFile(dbPath);
            MemorySegment nativeDbOptions = call.pointerSlot();
            MemorySegment nativeLength5 = call.longSlot();
            MemorySegment nativeColumnFamilyNames = call.pointerSlot();
            MemorySegment nativeColumnFamilyOptions = call.pointerSlot();
            COptions.rocksdb_load_latest_options(call.string(dbPath, "dbPath"), call.use(env, "env"), ignoreUnknownOptions, call.use(cache, "cache"), nativeDbOptions, nativeLength5, nativeColumnFamilyNames, nativeColumnFamilyOptions, call.errorSlot());
            call.check();
            return new LatestOptions(new Options(Lifetime.owned("Options", Options.completeUnknown(nativeDbOptions.get(ValueLayout.ADDRESS, 0)), COptions::rocksdb_options_destroy).ordering().borrowing(cache)), NativeLists.takeTexts(call, nativeColumnFamilyNames.get(ValueLayout.ADDRESS, 0), nativeLength5, CRocksDB::rocksdb_list_column_families_destroy), NativeLists.takeHandleArray(call, nativeColumnFamilyOptions.get(ValueLayout.ADDRESS, 0), nativeLength5, address -> new Options(Lifetime.owned("Options", Options.completeUnknown(address), COptions::rocksdb_options_destroy).ordering().borrowing(cache)), COptions::rocksdb_options_destroy, CRocksDB::rocksdb_free));
        }
    }

    /**
     * Fills other options with these, changed as a text in RocksDB's own form says, but never with files mapped to be written or writes disallowed, nor with numbers that setters refuse: the nearest one is taken.
     *
     * <p>C: {@code void rocksdb_get_options_from_string(const rocksdb_options_t *base_options, const char *opts_str, rocksdb_options_t *new_options, char **errptr)}, mapped by convention receiver, text, handle, error-slot.
     *
     * @param optsStr in UTF-8, without a NUL
     * @param newOptions changed; keeps alive what this keeps alive
     * @throws RocksDBException if RocksDB reports an error
     */
    public void getOptionsFromString(String optsStr, Options newOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            TextRules.READ.require(optsStr, "optsStr");
            MemorySegment nativeNewOptions = call.change(newOptions, "newOptions");
            COptions.rocksdb_get_options_from_string(call.use(this), call.string(optsStr, "optsStr"), nativeNewOptions, call.errorSlot());
            completeUnknown(nativeNewOptions);
            newOptions.ordering();
            newOptions.fill("Options.getOptionsFromString", this);
            call.check();
            Refusals.become(newOptions, "mergeless", "merging");
        }
    }

    /**
     * Tunes for loading much data: nothing is compacted until the caller asks for it.
     *
     * <p>C: {@code void rocksdb_options_prepare_for_bulk_load(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public Options prepareForBulkLoad() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_prepare_for_bulk_load(call.change(this));
            return this;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Options in(Arena arena) {
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
