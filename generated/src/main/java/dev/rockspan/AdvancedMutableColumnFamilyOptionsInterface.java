package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Options of a column family for special needs that can be changed while it is open.
 *
 * <p>Only classes of this package implement it.
 *
 * <p>C: {@code rocksdb_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface AdvancedMutableColumnFamilyOptionsInterface<T extends AdvancedMutableColumnFamilyOptionsInterface<T>>
        extends Usable {
    /**
     * {@return the size in bytes of the blocks that a memtable allocates; 0, the default, for an eighth of the write
     * buffer, at most 1 MiB}
     *
     * <p>C: {@code rocksdb_options_get_arena_block_size}.
     */
    default long arenaBlockSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_arena_block_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes compactions read ahead in blob files; 0, the default, for none}
     *
     * <p>C: {@code rocksdb_options_get_blob_compaction_readahead_size}.
     */
    default long blobCompactionReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_blob_compaction_readahead_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how blobs are compressed, if {@code enableBlobFiles} is set; {@code NO_COMPRESSION} by default}
     *
     * <p>C: {@code rocksdb_options_get_blob_compression_type}.
     */
    default CompressionType blobCompressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_blob_compression_type(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * {@return the size in bytes at which a blob file is full and a new one begins, if {@code enableBlobFiles} is set;
     * {@code 268435456} (256 MiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_blob_file_size}.
     */
    default long blobFileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_blob_file_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the first level whose large values are put into blob files; 0, the default, is where flushes write}
     *
     * <p>C: {@code rocksdb_options_get_blob_file_starting_level}.
     */
    default int blobFileStartingLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_blob_file_starting_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the share of blob files, 0 to 1, oldest first, out of which compactions move live values, if {@code
     * enableBlobGarbageCollection} is set; {@code 0.25} by default}
     *
     * <p>C: {@code rocksdb_options_get_blob_gc_age_cutoff}.
     */
    default double blobGarbageCollectionAgeCutoff() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_blob_gc_age_cutoff(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the share of garbage, 0 to 1, in the oldest blob files above which compactions are started to collect
     * it; 1, the default, starts none; only with {@code enableBlobGarbageCollection} and level compaction}
     *
     * <p>C: {@code rocksdb_options_get_blob_gc_force_threshold}.
     */
    default double blobGarbageCollectionForceThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_blob_gc_force_threshold(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of checksum each key has in blocks in memory: 0, the default, for none, 1, 2, 4 or 8}
     *
     * <p>C: {@code rocksdb_options_get_block_protection_bytes_per_key}.
     */
    default byte blockProtectionBytesPerKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_block_protection_bytes_per_key(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many seconds old a file of the last level has to be before it is compacted only to drop what a
     * released snapshot kept; {@code 0} by default}
     *
     * <p>C: {@code rocksdb_options_get_bottommost_file_compaction_delay}.
     */
    default int bottommostFileCompactionDelay() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_bottommost_file_compaction_delay(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of new table files where no other option says it; experimental; {@code UNKNOWN} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_default_write_temperature}.
     */
    default Temperature defaultWriteTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_default_write_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return whether large values are stored in blob files of their own; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_enable_blob_files}.
     */
    default boolean enableBlobFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_blob_files(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether compactions move values out of old blob files, so that these can be deleted; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_enable_blob_gc}.
     */
    default boolean enableBlobGarbageCollection() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_blob_gc(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the share of useful bytes below which a memtable is cleaned up in memory instead of flushed; 0, the
     * default, for never; 1 is what RocksDB suggests, and more is more eager; experimental}
     *
     * <p>C: {@code rocksdb_options_get_experimental_mempurge_threshold}.
     */
    default double experimentalMempurgeThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_experimental_mempurge_threshold(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of bytes waiting for compaction at which writes stop; 0 for none; {@code 274877906944} (256
     * GiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_hard_pending_compaction_bytes_limit}.
     */
    default long hardPendingCompactionBytesLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_hard_pending_compaction_bytes_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many locks guard values that are updated in place; {@code 10000} by default}
     *
     * <p>C: {@code rocksdb_options_get_inplace_update_num_locks}.
     */
    default long inplaceUpdateNumLocks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_inplace_update_num_locks(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of new table files of the last level; experimental; {@code UNKNOWN} by default}
     *
     * <p>C: {@code rocksdb_options_get_last_level_temperature}.
     */
    default Temperature lastLevelTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_last_level_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return the number of files in level 0 at which writes slow down; negative for none; {@code 20} by default}
     *
     * <p>C: {@code rocksdb_options_get_level0_slowdown_writes_trigger}.
     */
    default int level0SlowdownWritesTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_level0_slowdown_writes_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of files in level 0 at which writes stop; {@code 36} by default}
     *
     * <p>C: {@code rocksdb_options_get_level0_stop_writes_trigger}.
     */
    default int level0StopWritesTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_level0_stop_writes_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many times as large each level is as the one above it; {@code 10.0} by default}
     *
     * <p>C: {@code rocksdb_options_get_max_bytes_for_level_multiplier}.
     */
    default double maxBytesForLevelMultiplier() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_max_bytes_for_level_multiplier(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes a compaction should not exceed; 0, the default, for 25 times the target size of files}
     *
     * <p>C: {@code rocksdb_options_get_max_compaction_bytes}.
     */
    default long maxCompactionBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_compaction_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many versions of one key an iterator skips before it searches for the next key instead; {@code 8} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_max_sequential_skip_in_iterations}.
     */
    default long maxSequentialSkipInIterations() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_sequential_skip_in_iterations(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many merge operands of one key a memtable takes before a write merges them; 0, the default, for no
     * limit}
     *
     * <p>C: {@code rocksdb_options_get_max_successive_merges}.
     */
    default long maxSuccessiveMerges() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_successive_merges(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many memtables a column family may have, those that are being flushed included, before writes stop;
     * {@code 2} by default}
     *
     * <p>C: {@code rocksdb_options_get_max_write_buffer_number}.
     */
    default int maxWriteBufferNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_write_buffer_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many deleted or overwritten entries of the memtable an iterator skips per step, on average, before
     * the memtable gets flushed; 0, the default, for any number; only with {@code memtableOpScanFlushTrigger}}
     *
     * <p>C: {@code rocksdb_options_get_memtable_avg_op_scan_flush_trigger}.
     */
    default int memtableAvgOpScanFlushTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_memtable_avg_op_scan_flush_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes of the huge pages that memtables are allocated in; 0, the default, for none}
     *
     * <p>C: {@code rocksdb_options_get_memtable_huge_page_size}.
     */
    default long memtableHugePageSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_memtable_huge_page_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many deleted or overwritten entries of the memtable an iterator skips in one step forward before the
     * memtable gets flushed; 0, the default, for any number}
     *
     * <p>C: {@code rocksdb_options_get_memtable_op_scan_flush_trigger}.
     */
    default int memtableOpScanFlushTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_memtable_op_scan_flush_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size of the filter of a memtable as a share of the write buffer, at most 0.25; 0, the default, for
     * no filter}
     *
     * <p>C: {@code rocksdb_options_get_memtable_prefix_bloom_size_ratio}.
     */
    default double memtablePrefixBloomSizeRatio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_memtable_prefix_bloom_size_ratio(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of checksum each entry has in memtables: 0, the default, for none, 1, 2, 4 or 8}
     *
     * <p>C: {@code rocksdb_options_get_memtable_protection_bytes_per_key}.
     */
    default int memtableProtectionBytesPerKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_memtable_protection_bytes_per_key(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether searches in a memtable verify the checksums of the entries that they pass; only with {@code
     * memtableProtectionBytesPerKey} above 0, and skip lists; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_memtable_verify_per_key_checksum_on_seek}.
     */
    default boolean memtableVerifyPerKeyChecksumOnSeek() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_memtable_verify_per_key_checksum_on_seek(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the filter of a memtable has whole keys, too, besides prefixes; only with {@code
     * memtablePrefixBloomSizeRatio} above 0; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_memtable_whole_key_filtering}.
     */
    default boolean memtableWholeKeyFiltering() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_memtable_whole_key_filtering(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the least size in bytes at which values are stored in blob files, if {@code enableBlobFiles} is set; 0,
     * the default, for all}
     *
     * <p>C: {@code rocksdb_options_get_min_blob_size}.
     */
    default long minBlobSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_min_blob_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many deleted keys in a row an iterator has to pass to write one range deletion for them; 0, the
     * default, for never}
     *
     * <p>C: {@code rocksdb_options_get_min_tombstones_for_range_conversion}.
     */
    default int minTombstonesForRangeConversion() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_min_tombstones_for_range_conversion(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether each table file is read again after it was written, and compared; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_paranoid_file_checks}.
     */
    default boolean paranoidFileChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_paranoid_file_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether reads check that keys in memtables are in order; skip lists only; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_paranoid_memory_checks}.
     */
    default boolean paranoidMemoryChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_paranoid_memory_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the age in seconds at which files are compacted again; 0 for never; -2, the default, for 30 days with
     * universal compaction, or with level compaction and a compaction filter, and never otherwise; without effect for
     * FIFO compaction}
     *
     * <p>C: {@code rocksdb_options_get_periodic_compaction_seconds}.
     */
    default long periodicCompactionSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_periodic_compaction_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return for how many seconds data stays out of the last level; 0, the default, for none; experimental}
     *
     * <p>C: {@code rocksdb_options_get_preclude_last_level_data_seconds}.
     */
    default long precludeLastLevelDataSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_preclude_last_level_data_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return which blobs go into the cache when they are written; {@code PREPOPULATE_BLOB_DISABLE} by default}
     *
     * <p>C: {@code rocksdb_options_get_prepopulate_blob_cache}.
     */
    default PrepopulateBlobCache prepopulateBlobCache() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_prepopulate_blob_cache(call.use(this));
            return PrepopulateBlobCache.getPrepopulateBlobCache(nativeResult);
        }
    }

    /**
     * {@return for how many seconds RocksDB remembers the write time of data; 0, the default, records nothing;
     * experimental}
     *
     * <p>C: {@code rocksdb_options_get_preserve_internal_time_seconds}.
     */
    default long preserveInternalTimeSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_preserve_internal_time_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of useless reads per byte of a file at which it gets compacted; 0, the default, for no such
     * compactions}
     *
     * <p>C: {@code rocksdb_options_get_read_triggered_compaction_threshold}.
     */
    default double readTriggeredCompactionThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_read_triggered_compaction_threshold(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether flushes and compactions measure what they read and write; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_report_bg_io_stats}.
     */
    default boolean reportBgIoStats() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_report_bg_io_stats(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the number n: one of every n blocks is compressed only to measure how well the data compresses; 0, the
     * default, for none}
     *
     * <p>C: {@code rocksdb_options_get_sample_for_compression}.
     */
    default long sampleForCompression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_sample_for_compression(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets the size in bytes of the blocks that a memtable allocates; 0, the default, for an eighth of the write
     * buffer, at most 1 MiB.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code arena_block_size}.
     *
     * <p>C: {@code rocksdb_options_set_arena_block_size}.
     *
     * @return this object
     */
    default T setArenaBlockSize(long arenaBlockSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_arena_block_size(call.change(this), arenaBlockSize);
            return self();
        }
    }

    /**
     * Sets how many bytes compactions read ahead in blob files; 0, the default, for none.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * blob_compaction_readahead_size}.
     *
     * <p>C: {@code rocksdb_options_set_blob_compaction_readahead_size}.
     *
     * @return this object
     */
    default T setBlobCompactionReadaheadSize(long blobCompactionReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_compaction_readahead_size(call.change(this), blobCompactionReadaheadSize);
            return self();
        }
    }

    /**
     * Sets how blobs are compressed, if {@code enableBlobFiles} is set; {@code NO_COMPRESSION} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code blob_compression_type}.
     *
     * <p>C: {@code rocksdb_options_set_blob_compression_type}.
     *
     * @return this object
     */
    default T setBlobCompressionType(CompressionType blobCompressionType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_compression_type(
                    call.change(this), Call.notNull(blobCompressionType, "blobCompressionType").getValue());
            return self();
        }
    }

    /**
     * Sets the size in bytes at which a blob file is full and a new one begins, if {@code enableBlobFiles} is set;
     * {@code 268435456} (256 MiB) by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code blob_file_size}.
     *
     * <p>C: {@code rocksdb_options_set_blob_file_size}.
     *
     * @return this object
     */
    default T setBlobFileSize(long blobFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_file_size(call.change(this), blobFileSize);
            return self();
        }
    }

    /**
     * Sets the first level whose large values are put into blob files; 0, the default, is where flushes write.
     *
     * <p>A higher level keeps values that are soon overwritten out of blob files; the others are written more often.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code blob_file_starting_level}.
     *
     * <p>C: {@code rocksdb_options_set_blob_file_starting_level}.
     *
     * @return this object
     */
    default T setBlobFileStartingLevel(int blobFileStartingLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_file_starting_level(call.change(this), blobFileStartingLevel);
            return self();
        }
    }

    /**
     * Sets the share of blob files, 0 to 1, oldest first, out of which compactions move live values, if {@code
     * enableBlobGarbageCollection} is set; {@code 0.25} by default.
     *
     * <p>A higher share frees space sooner, at the cost of rewriting more values.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * blob_garbage_collection_age_cutoff}.
     *
     * <p>C: {@code rocksdb_options_set_blob_gc_age_cutoff}.
     *
     * @return this object
     */
    default T setBlobGarbageCollectionAgeCutoff(double blobGarbageCollectionAgeCutoff) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_gc_age_cutoff(call.change(this), blobGarbageCollectionAgeCutoff);
            return self();
        }
    }

    /**
     * Sets the share of garbage, 0 to 1, in the oldest blob files above which compactions are started to collect it; 1,
     * the default, starts none; only with {@code enableBlobGarbageCollection} and level compaction.
     *
     * <p>Counts the files that {@code blobGarbageCollectionAgeCutoff} lets be collected.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * blob_garbage_collection_force_threshold}.
     *
     * <p>C: {@code rocksdb_options_set_blob_gc_force_threshold}.
     *
     * @return this object
     */
    default T setBlobGarbageCollectionForceThreshold(double blobGarbageCollectionForceThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_gc_force_threshold(
                    call.change(this), blobGarbageCollectionForceThreshold);
            return self();
        }
    }

    /**
     * Sets how many bytes of checksum each key has in blocks in memory: 0, the default, for none, 1, 2, 4 or 8.
     *
     * <p>Finds blocks that are damaged in memory; reads get clearly slower.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * block_protection_bytes_per_key}.
     *
     * <p>C: {@code rocksdb_options_set_block_protection_bytes_per_key}.
     *
     * @return this object
     */
    default T setBlockProtectionBytesPerKey(byte blockProtectionBytesPerKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_block_protection_bytes_per_key(call.change(this), blockProtectionBytesPerKey);
            return self();
        }
    }

    /**
     * Sets how many seconds old a file of the last level has to be before it is compacted only to drop what a released
     * snapshot kept; {@code 0} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * bottommost_file_compaction_delay}.
     *
     * <p>C: {@code rocksdb_options_set_bottommost_file_compaction_delay}.
     *
     * @return this object
     */
    default T setBottommostFileCompactionDelay(int bottommostFileCompactionDelay) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_file_compaction_delay(
                    call.change(this), bottommostFileCompactionDelay);
            return self();
        }
    }

    /**
     * Sets how FIFO compaction works, if that is the compaction style; the defaults of CompactionOptionsFIFO if not
     * set.
     *
     * <p>An open database is changed by the single values, such as {@code
     * compaction_options_fifo.max_table_files_size}: {@link RocksDB#setOptions}.
     *
     * <p>C: {@code rocksdb_options_set_fifo_compaction_options}.
     *
     * @param fifo copied: later changes have no effect; may be closed after the call
     * @return this object
     */
    default T setCompactionOptionsFIFO(CompactionOptionsFIFO fifo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_fifo_compaction_options(call.change(this), call.use(fifo, "fifo"));
            Effects.noteGiven(this, "compactionOptionsFIFO", fifo);
            return self();
        }
    }

    /**
     * Sets how universal compaction works, if that is the compaction style; the defaults of CompactionOptionsUniversal
     * if not set.
     *
     * <p>An open database is changed by the single values, such as {@code compaction_options_universal.size_ratio}:
     * {@link RocksDB#setOptions}.
     *
     * <p>C: {@code rocksdb_options_set_universal_compaction_options}.
     *
     * @param compactionOptionsUniversal copied: later changes have no effect; may be closed after the call
     * @return this object
     */
    default T setCompactionOptionsUniversal(CompactionOptionsUniversal compactionOptionsUniversal) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_universal_compaction_options(
                    call.change(this), call.use(compactionOptionsUniversal, "compactionOptionsUniversal"));
            Effects.noteGiven(this, "compactionOptionsUniversal", compactionOptionsUniversal);
            return self();
        }
    }

    /**
     * Sets how each level is compressed, from level 0; the last entry counts for the levels after it; empty, the
     * default, compresses all levels alike.
     *
     * <p>With dynamic level sizes, the default, the second entry is for the first level after level 0 that has data,
     * and so on.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code compression_per_level}.
     *
     * <p>C: {@code rocksdb_options_set_compression_per_level}.
     *
     * @return this object
     */
    default T setCompressionPerLevel(List<CompressionType> levelValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            int nativeCount = Call.count(levelValues, "levelValues");
            COptions.rocksdb_options_set_compression_per_level(
                    nativeThis,
                    Call.sized(
                            call.ints(Call.whole(levelValues, "levelValues")
                                    .stream()
                                    .mapToInt(CompressionType::getValue)
                                    .toArray()),
                            4L * nativeCount),
                    nativeCount);
            Effects.noteGiven(this, "compressionPerLevel", List.copyOf(levelValues));
            return self();
        }
    }

    /**
     * Sets the temperature of new table files where no other option says it; experimental; {@code UNKNOWN} by default.
     *
     * <p>For file systems that act on it.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code default_write_temperature}.
     *
     * <p>C: {@code rocksdb_options_set_default_write_temperature}.
     *
     * @return this object
     */
    default T setDefaultWriteTemperature(Temperature defaultWriteTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_default_write_temperature(
                    call.change(this), Call.notNull(defaultWriteTemperature, "defaultWriteTemperature").getValue());
            return self();
        }
    }

    /**
     * Sets whether large values are stored in blob files of their own; {@code false} by default.
     *
     * <p>Saves most of the writing of compactions for values of kilobytes and more; reads take one more access, and
     * scans are slower. {@code setMinBlobSize} says which values are large: all by default.
     *
     * <p>Hazard: Loses data if a compaction service or {@code setPrecludeLastLevelDataSeconds} is used, too.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code enable_blob_files}.
     *
     * <p>C: {@code rocksdb_options_set_enable_blob_files}.
     *
     * @return this object
     */
    default T setEnableBlobFiles(boolean enableBlobFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_blob_files(call.change(this), (byte) (enableBlobFiles ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether compactions move values out of old blob files, so that these can be deleted; {@code false} by
     * default.
     *
     * <p>Without it the space of deleted values is freed only when all values of a blob file are gone; with it
     * compactions write more.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * enable_blob_garbage_collection}.
     *
     * <p>C: {@code rocksdb_options_set_enable_blob_gc}.
     *
     * @return this object
     */
    default T setEnableBlobGarbageCollection(boolean enableBlobGarbageCollection) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_blob_gc(
                    call.change(this), (byte) (enableBlobGarbageCollection ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the share of useful bytes below which a memtable is cleaned up in memory instead of flushed; 0, the default,
     * for never; 1 is what RocksDB suggests, and more is more eager; experimental.
     *
     * <p>Hazard: With 11.8 it was seen to crash and to forget flushes: leave it 0.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * experimental_mempurge_threshold}.
     *
     * <p>C: {@code rocksdb_options_set_experimental_mempurge_threshold}.
     *
     * @return this object
     */
    default T setExperimentalMempurgeThreshold(double experimentalMempurgeThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_experimental_mempurge_threshold(
                    call.change(this), experimentalMempurgeThreshold);
            return self();
        }
    }

    /**
     * Sets the number of bytes waiting for compaction at which writes stop; 0 for none; {@code 274877906944} (256 GiB)
     * by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * hard_pending_compaction_bytes_limit}.
     *
     * <p>C: {@code rocksdb_options_set_hard_pending_compaction_bytes_limit}.
     *
     * @return this object
     */
    default T setHardPendingCompactionBytesLimit(long hardPendingCompactionBytesLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_hard_pending_compaction_bytes_limit(
                    call.change(this), hardPendingCompactionBytesLimit);
            return self();
        }
    }

    /**
     * Sets how many locks guard values that are updated in place; {@code 10000} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code inplace_update_num_locks}.
     *
     * <p>C: {@code rocksdb_options_set_inplace_update_num_locks}.
     *
     * @return this object
     */
    default T setInplaceUpdateNumLocks(long inplaceUpdateNumLocks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_inplace_update_num_locks(call.change(this), inplaceUpdateNumLocks);
            return self();
        }
    }

    /**
     * Sets the temperature of new table files of the last level; experimental; {@code UNKNOWN} by default.
     *
     * <p>For universal compaction, and file systems that act on it.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code last_level_temperature}.
     *
     * <p>C: {@code rocksdb_options_set_last_level_temperature}.
     *
     * @return this object
     */
    default T setLastLevelTemperature(Temperature lastLevelTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_last_level_temperature(
                    call.change(this), Call.notNull(lastLevelTemperature, "lastLevelTemperature").getValue());
            return self();
        }
    }

    /**
     * Sets the number of files in level 0 at which writes slow down; negative for none; {@code 20} by default.
     *
     * <p>Keep it well above the trigger of compactions, or writes slow down all the time.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * level0_slowdown_writes_trigger}.
     *
     * <p>C: {@code rocksdb_options_set_level0_slowdown_writes_trigger}.
     *
     * @return this object
     */
    default T setLevel0SlowdownWritesTrigger(int level0SlowdownWritesTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_level0_slowdown_writes_trigger(call.change(this), level0SlowdownWritesTrigger);
            return self();
        }
    }

    /**
     * Sets the number of files in level 0 at which writes stop; {@code 36} by default.
     *
     * <p>Writes stop completely here: reads stay fast, at the cost of the latency of writes.
     *
     * <p>Hazard: Writes stop for good if compactions cannot get below this number.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * level0_stop_writes_trigger}.
     *
     * <p>C: {@code rocksdb_options_set_level0_stop_writes_trigger}.
     *
     * @return this object
     */
    default T setLevel0StopWritesTrigger(int level0StopWritesTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_level0_stop_writes_trigger(call.change(this), level0StopWritesTrigger);
            return self();
        }
    }

    /**
     * Sets how many times as large each level is as the one above it; {@code 10.0} by default.
     *
     * <p>A lower value makes more levels: less write amplification per level, and slower reads.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * max_bytes_for_level_multiplier}.
     *
     * <p>C: {@code rocksdb_options_set_max_bytes_for_level_multiplier}.
     *
     * @return this object
     */
    default T setMaxBytesForLevelMultiplier(double maxBytesForLevelMultiplier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_bytes_for_level_multiplier(call.change(this), maxBytesForLevelMultiplier);
            return self();
        }
    }

    /**
     * Sets further factors for the size of each level, from level 0; 1 each by default; without effect with dynamic
     * level sizes.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * max_bytes_for_level_multiplier_additional}.
     *
     * <p>C: {@code rocksdb_options_set_max_bytes_for_level_multiplier_additional}.
     *
     * @return this object
     */
    default T setMaxBytesForLevelMultiplierAdditional(int[] levelValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            int nativeCount = Call.count(levelValues, "levelValues");
            COptions.rocksdb_options_set_max_bytes_for_level_multiplier_additional(
                    nativeThis, call.ints(levelValues), nativeCount);
            Effects.noteGiven(this, "maxBytesForLevelMultiplierAdditional", levelValues.clone());
            return self();
        }
    }

    /**
     * Sets how many bytes a compaction should not exceed; 0, the default, for 25 times the target size of files.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code max_compaction_bytes}.
     *
     * <p>C: {@code rocksdb_options_set_max_compaction_bytes}.
     *
     * @return this object
     */
    default T setMaxCompactionBytes(long maxCompactionBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_compaction_bytes(call.change(this), maxCompactionBytes);
            return self();
        }
    }

    /**
     * Sets how many versions of one key an iterator skips before it searches for the next key instead; {@code 8} by
     * default.
     *
     * <p>A higher value suits keys with few versions, a lower one keys that are overwritten very often.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * max_sequential_skip_in_iterations}.
     *
     * <p>C: {@code rocksdb_options_set_max_sequential_skip_in_iterations}.
     *
     * @return this object
     */
    default T setMaxSequentialSkipInIterations(long maxSequentialSkipInIterations) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_sequential_skip_in_iterations(
                    call.change(this), maxSequentialSkipInIterations);
            return self();
        }
    }

    /**
     * Sets how many merge operands of one key a memtable takes before a write merges them; 0, the default, for no
     * limit.
     *
     * <p>Bounds the work of reads of a key with many merges; each further merge first reads the key. Opening fails
     * together with {@code setUnorderedWrite(true)}.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code max_successive_merges}.
     *
     * <p>C: {@code rocksdb_options_set_max_successive_merges}.
     *
     * @return this object
     */
    default T setMaxSuccessiveMerges(long maxSuccessiveMerges) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_successive_merges(call.change(this), maxSuccessiveMerges);
            return self();
        }
    }

    /**
     * Sets how many memtables a column family may have, those that are being flushed included, before writes stop;
     * {@code 2} by default.
     *
     * <p>A higher number lets writes go on while flushes are slow, at the cost of as much memory each.
     *
     * <p>Hazard: Writes stop for good if {@code setOptions} makes it 0; at least 2.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code max_write_buffer_number}.
     *
     * <p>C: {@code rocksdb_options_set_max_write_buffer_number}.
     *
     * @return this object
     */
    default T setMaxWriteBufferNumber(int maxWriteBufferNumber) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_write_buffer_number(call.change(this), maxWriteBufferNumber);
            return self();
        }
    }

    /**
     * Sets how many deleted or overwritten entries of the memtable an iterator skips per step, on average, before the
     * memtable gets flushed; 0, the default, for any number; only with {@code memtableOpScanFlushTrigger}.
     *
     * <p>Should be lower than {@code memtableOpScanFlushTrigger}: for scans that skip many entries in small steps.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * memtable_avg_op_scan_flush_trigger}.
     *
     * <p>C: {@code rocksdb_options_set_memtable_avg_op_scan_flush_trigger}.
     *
     * @return this object
     */
    default T setMemtableAvgOpScanFlushTrigger(int memtableAvgOpScanFlushTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_avg_op_scan_flush_trigger(
                    call.change(this), memtableAvgOpScanFlushTrigger);
            return self();
        }
    }

    /**
     * Sets the size in bytes of the huge pages that memtables are allocated in; 0, the default, for none.
     *
     * <p>Huge pages have to be reserved first, such as by {@code vm.nr_hugepages}; where there are none, memtables take
     * ordinary memory.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code memtable_huge_page_size}.
     *
     * <p>C: {@code rocksdb_options_set_memtable_huge_page_size}.
     *
     * @return this object
     */
    default T setMemtableHugePageSize(long memtableHugePageSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_huge_page_size(call.change(this), memtableHugePageSize);
            return self();
        }
    }

    /**
     * Sets how many deleted or overwritten entries of the memtable an iterator skips in one step forward before the
     * memtable gets flushed; 0, the default, for any number.
     *
     * <p>Bounds how many deleted entries scans go through, at the cost of smaller flushes.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * memtable_op_scan_flush_trigger}.
     *
     * <p>C: {@code rocksdb_options_set_memtable_op_scan_flush_trigger}.
     *
     * @return this object
     */
    default T setMemtableOpScanFlushTrigger(int memtableOpScanFlushTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_op_scan_flush_trigger(call.change(this), memtableOpScanFlushTrigger);
            return self();
        }
    }

    /**
     * Sets the size of the filter of a memtable as a share of the write buffer, at most 0.25; 0, the default, for no
     * filter.
     *
     * <p>With 0.1, reads skip most memtables that lack the key. Needs a prefix extractor or {@code
     * setMemtableWholeKeyFiltering(true)}.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * memtable_prefix_bloom_size_ratio}.
     *
     * <p>C: {@code rocksdb_options_set_memtable_prefix_bloom_size_ratio}.
     *
     * @return this object
     */
    default T setMemtablePrefixBloomSizeRatio(double memtablePrefixBloomSizeRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_prefix_bloom_size_ratio(
                    call.change(this), memtablePrefixBloomSizeRatio);
            return self();
        }
    }

    /**
     * Sets how many bytes of checksum each entry has in memtables: 0, the default, for none, 1, 2, 4 or 8.
     *
     * <p>Finds entries that are damaged in memory; takes those bytes and time of the processor.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * memtable_protection_bytes_per_key}.
     *
     * <p>C: {@code rocksdb_options_set_memtable_protection_bytes_per_key}.
     *
     * @return this object
     */
    default T setMemtableProtectionBytesPerKey(int memtableProtectionBytesPerKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_protection_bytes_per_key(
                    call.change(this), memtableProtectionBytesPerKey);
            return self();
        }
    }

    /**
     * Sets whether searches in a memtable verify the checksums of the entries that they pass; only with {@code
     * memtableProtectionBytesPerKey} above 0, and skip lists; {@code false} by default.
     *
     * <p>Searches take longer.
     *
     * <p>Hazard: Keys in memtables of other forms are not found.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * memtable_verify_per_key_checksum_on_seek}.
     *
     * <p>C: {@code rocksdb_options_set_memtable_verify_per_key_checksum_on_seek}.
     *
     * @return this object
     */
    default T setMemtableVerifyPerKeyChecksumOnSeek(boolean memtableVerifyPerKeyChecksumOnSeek) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_verify_per_key_checksum_on_seek(
                    call.change(this), (byte) (memtableVerifyPerKeyChecksumOnSeek ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the filter of a memtable has whole keys, too, besides prefixes; only with {@code
     * memtablePrefixBloomSizeRatio} above 0; {@code false} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * memtable_whole_key_filtering}.
     *
     * <p>C: {@code rocksdb_options_set_memtable_whole_key_filtering}.
     *
     * @return this object
     */
    default T setMemtableWholeKeyFiltering(boolean memtableWholeKeyFiltering) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_whole_key_filtering(
                    call.change(this), (byte) (memtableWholeKeyFiltering ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the least size in bytes at which values are stored in blob files, if {@code enableBlobFiles} is set; 0, the
     * default, for all.
     *
     * <p>Blob files pay from about 1 KiB; references to smaller values take nearly as much space as the values.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code min_blob_size}.
     *
     * <p>C: {@code rocksdb_options_set_min_blob_size}.
     *
     * @return this object
     */
    default T setMinBlobSize(long minBlobSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_min_blob_size(call.change(this), minBlobSize);
            return self();
        }
    }

    /**
     * Sets how many deleted keys in a row an iterator has to pass to write one range deletion for them; 0, the default,
     * for never.
     *
     * <p>Hazard: Iterators that go back with {@code ReadOptions.setPinData(true)} crash: leave it 0.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * min_tombstones_for_range_conversion}.
     *
     * <p>C: {@code rocksdb_options_set_min_tombstones_for_range_conversion}.
     *
     * @return this object
     */
    default T setMinTombstonesForRangeConversion(int minTombstonesForRangeConversion) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_min_tombstones_for_range_conversion(
                    call.change(this), minTombstonesForRangeConversion);
            return self();
        }
    }

    /**
     * Sets whether each table file is read again after it was written, and compared; {@code false} by default.
     *
     * <p>Finds damage before the old files are deleted, at the cost of reading each new file.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code paranoid_file_checks}.
     *
     * <p>C: {@code rocksdb_options_set_paranoid_file_checks}.
     *
     * @return this object
     */
    default T setParanoidFileChecks(boolean paranoidFileChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_paranoid_file_checks(call.change(this), (byte) (paranoidFileChecks ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether reads check that keys in memtables are in order; skip lists only; {@code false} by default.
     *
     * <p>Hazard: Keys in memtables of other forms are not found.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code paranoid_memory_checks}.
     *
     * <p>C: {@code rocksdb_options_set_paranoid_memory_checks}.
     *
     * @return this object
     */
    default T setParanoidMemoryChecks(boolean paranoidMemoryChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_paranoid_memory_checks(
                    call.change(this), (byte) (paranoidMemoryChecks ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the age in seconds at which files are compacted again; 0 for never; -2, the default, for 30 days with
     * universal compaction, or with level compaction and a compaction filter, and never otherwise; without effect for
     * FIFO compaction.
     *
     * <p>Has compaction filters see all data within that time, at the cost of rewriting all of it.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * periodic_compaction_seconds}.
     *
     * <p>C: {@code rocksdb_options_set_periodic_compaction_seconds}.
     *
     * @return this object
     */
    default T setPeriodicCompactionSeconds(long periodicCompactionSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_periodic_compaction_seconds(call.change(this), periodicCompactionSeconds);
            return self();
        }
    }

    /**
     * Sets for how many seconds data stays out of the last level; 0, the default, for none; experimental.
     *
     * <p>Hazard: Loses data if {@code setEnableBlobFiles(true)} is set, too. Plain tables are compacted without end.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * preclude_last_level_data_seconds}.
     *
     * <p>C: {@code rocksdb_options_set_preclude_last_level_data_seconds}.
     *
     * @return this object
     */
    default T setPrecludeLastLevelDataSeconds(long precludeLastLevelDataSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_preclude_last_level_data_seconds(
                    call.change(this), precludeLastLevelDataSeconds);
            return self();
        }
    }

    /**
     * Sets which blobs go into the cache when they are written; {@code PREPOPULATE_BLOB_DISABLE} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code prepopulate_blob_cache}.
     *
     * <p>C: {@code rocksdb_options_set_prepopulate_blob_cache}.
     *
     * @return this object
     */
    default T setPrepopulateBlobCache(PrepopulateBlobCache prepopulateBlobCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_prepopulate_blob_cache(
                    call.change(this), Call.notNull(prepopulateBlobCache, "prepopulateBlobCache").getValue());
            return self();
        }
    }

    /**
     * Sets for how many seconds RocksDB remembers the write time of data; 0, the default, records nothing;
     * experimental.
     *
     * <p>Of use only with {@code setPrecludeLastLevelDataSeconds}.
     *
     * <p>Hazard: Plain tables are compacted without end.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * preserve_internal_time_seconds}.
     *
     * <p>C: {@code rocksdb_options_set_preserve_internal_time_seconds}.
     *
     * @return this object
     */
    default T setPreserveInternalTimeSeconds(long preserveInternalTimeSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_preserve_internal_time_seconds(call.change(this), preserveInternalTimeSeconds);
            return self();
        }
    }

    /**
     * Sets the number of useless reads per byte of a file at which it gets compacted; 0, the default, for no such
     * compactions.
     *
     * <p>A read is useless if the file yields no value for it: a false positive of the filter, a deletion or a merge
     * operand. The number is estimated from a sample. RocksDB suggests to begin with 0.01; less compacts more. Not with
     * FIFO compaction.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * read_triggered_compaction_threshold}.
     *
     * <p>C: {@code rocksdb_options_set_read_triggered_compaction_threshold}.
     *
     * @return this object
     */
    default T setReadTriggeredCompactionThreshold(double readTriggeredCompactionThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_read_triggered_compaction_threshold(
                    call.change(this), readTriggeredCompactionThreshold);
            return self();
        }
    }

    /**
     * Sets whether flushes and compactions measure what they read and write; {@code false} by default.
     *
     * <p>Fills {@code fileWriteNanos}, {@code fileRangeSyncNanos}, {@code fileFsyncNanos} and {@code
     * filePrepareWriteNanos} of {@code CompactionJobStats}.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code report_bg_io_stats}.
     *
     * <p>C: {@code rocksdb_options_set_report_bg_io_stats}.
     *
     * @return this object
     */
    default T setReportBgIoStats(boolean reportBgIoStats) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_report_bg_io_stats(call.change(this), reportBgIoStats ? 1 : 0);
            return self();
        }
    }

    /**
     * Sets the number n: one of every n blocks is compressed only to measure how well the data compresses; 0, the
     * default, for none.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code sample_for_compression}.
     *
     * <p>C: {@code rocksdb_options_set_sample_for_compression}.
     *
     * @return this object
     */
    default T setSampleForCompression(long sampleForCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_sample_for_compression(call.change(this), sampleForCompression);
            return self();
        }
    }

    /**
     * Sets the number of bytes waiting for compaction at which writes slow down; 0 for none; {@code 68719476736} (64
     * GiB) by default.
     *
     * <p>A lower limit keeps space and reads in bounds, a higher one rides out bursts of writes.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * soft_pending_compaction_bytes_limit}.
     *
     * <p>C: {@code rocksdb_options_set_soft_pending_compaction_bytes_limit}.
     *
     * @return this object
     */
    default T setSoftPendingCompactionBytesLimit(long softPendingCompactionBytesLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_soft_pending_compaction_bytes_limit(
                    call.change(this), softPendingCompactionBytesLimit);
            return self();
        }
    }

    /**
     * Sets whether merge operands are merged at the limit even if files have to be read for that; {@code false} by
     * default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * strict_max_successive_merges}.
     *
     * <p>C: {@code rocksdb_options_set_strict_max_successive_merges}.
     *
     * @return this object
     */
    default T setStrictMaxSuccessiveMerges(boolean strictMaxSuccessiveMerges) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_strict_max_successive_merges(
                    call.change(this), (byte) (strictMaxSuccessiveMerges ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the size in bytes that files of level 1 should have; {@code 67108864} (64 MiB) by default.
     *
     * <p>Larger files are fewer to open and need less metadata in memory; smaller ones make compactions finer.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code target_file_size_base}.
     *
     * <p>C: {@code rocksdb_options_set_target_file_size_base}.
     *
     * @return this object
     */
    default T setTargetFileSizeBase(long targetFileSizeBase) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_target_file_size_base(call.change(this), targetFileSizeBase);
            return self();
        }
    }

    /**
     * Sets whether index and filter count towards the size of a file, too, so that files do not get larger than they
     * should; {@code false} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * target_file_size_is_upper_bound}.
     *
     * <p>C: {@code rocksdb_options_set_target_file_size_is_upper_bound}.
     *
     * @return this object
     */
    default T setTargetFileSizeIsUpperBound(boolean targetFileSizeIsUpperBound) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_target_file_size_is_upper_bound(
                    call.change(this), (byte) (targetFileSizeIsUpperBound ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many times as large files of each level are as those of the level above; {@code 1} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * target_file_size_multiplier}.
     *
     * <p>C: {@code rocksdb_options_set_target_file_size_multiplier}.
     *
     * @return this object
     */
    default T setTargetFileSizeMultiplier(int targetFileSizeMultiplier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_target_file_size_multiplier(call.change(this), targetFileSizeMultiplier);
            return self();
        }
    }

    /**
     * Sets the age in seconds at which compactions take up files, and FIFO compaction deletes them; 0 for never; -2,
     * the default, for 30 days with block-based tables, and never with others.
     *
     * <p>Deleted and overwritten data is gone for good after about that time, at the cost of more compactions. FIFO
     * compaction also needs {@code setMaxOpenFiles(-1)}. For universal compaction it means the same as {@code
     * setPeriodicCompactionSeconds}, and the lower of both counts.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code ttl}.
     *
     * <p>C: {@code rocksdb_options_set_ttl}.
     *
     * @return this object
     */
    default T setTtl(long ttl) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_ttl(call.change(this), ttl);
            return self();
        }
    }

    /**
     * Sets what is checked of the files that compactions wrote, and for which compactions; nothing by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code verify_output_flags}.
     *
     * <p>C: {@code rocksdb_options_set_verify_output_flags}.
     *
     * @return this object
     */
    default T setVerifyOutputFlags(Set<VerifyOutputFlags> verifyOutputFlags) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_verify_output_flags(
                    call.change(this), VerifyOutputFlags.bits(Call.whole(verifyOutputFlags, "verifyOutputFlags")));
            return self();
        }
    }

    /**
     * {@return the number of bytes waiting for compaction at which writes slow down; 0 for none; {@code 68719476736}
     * (64 GiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_soft_pending_compaction_bytes_limit}.
     */
    default long softPendingCompactionBytesLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_soft_pending_compaction_bytes_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether merge operands are merged at the limit even if files have to be read for that; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_strict_max_successive_merges}.
     */
    default boolean strictMaxSuccessiveMerges() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_strict_max_successive_merges(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the size in bytes that files of level 1 should have; {@code 67108864} (64 MiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_target_file_size_base}.
     */
    default long targetFileSizeBase() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_target_file_size_base(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether index and filter count towards the size of a file, too, so that files do not get larger than
     * they should; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_target_file_size_is_upper_bound}.
     */
    default boolean targetFileSizeIsUpperBound() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_target_file_size_is_upper_bound(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many times as large files of each level are as those of the level above; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_options_get_target_file_size_multiplier}.
     */
    default int targetFileSizeMultiplier() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_target_file_size_multiplier(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the age in seconds at which compactions take up files, and FIFO compaction deletes them; 0 for never;
     * -2, the default, for 30 days with block-based tables, and never with others}
     *
     * <p>C: {@code rocksdb_options_get_ttl}.
     */
    default long ttl() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_ttl(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return what is checked of the files that compactions wrote, and for which compactions; nothing by default}
     *
     * <p>C: {@code rocksdb_options_get_verify_output_flags}.
     */
    default Set<VerifyOutputFlags> verifyOutputFlags() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_verify_output_flags(call.use(this));
            return VerifyOutputFlags.ofBits(nativeResult);
        }
    }

    /** Returns what {@link #setCompactionOptionsFIFO} was last given, or null. */
    default @Nullable CompactionOptionsFIFO compactionOptionsFIFO() {
        return Effects.given(this, "compactionOptionsFIFO");
    }

    /** Returns what {@link #setCompactionOptionsUniversal} was last given, or null. */
    default @Nullable CompactionOptionsUniversal compactionOptionsUniversal() {
        return Effects.given(this, "compactionOptionsUniversal");
    }

    /** Returns what {@link #setCompressionPerLevel} was last given; empty if nothing. */
    default List<CompressionType> compressionPerLevel() {
        return Effects.given(this, "compressionPerLevel", List.of());
    }

    /** Returns what {@link #setMaxBytesForLevelMultiplierAdditional} was last given; empty if nothing. */
    default int[] maxBytesForLevelMultiplierAdditional() {
        return Effects.given(this, "maxBytesForLevelMultiplierAdditional", new int[0]).clone();
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }
}
