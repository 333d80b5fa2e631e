package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * Options of a column family for special needs.
 *
 * <p>Only classes of this package implement it.
 *
 * <p>C: {@code rocksdb_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface AdvancedColumnFamilyOptionsInterface<T extends AdvancedColumnFamilyOptionsInterface<T>>
        extends Usable {
    /**
     * Has a file compacted if enough of the entries in a window are deletions.
     *
     * <p>C: {@code rocksdb_options_add_compact_on_deletion_collector_factory}.
     *
     * @param windowSize how many entries in a row deletions are counted in; 0 to count none
     * @param numDelsTrigger how many deletions in one window have a file compacted
     * @return this object
     */
    default T addCompactOnDeletionCollectorFactory(long windowSize, long numDelsTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_compact_on_deletion_collector_factory(
                    call.change(this), windowSize, numDelsTrigger);
            return self();
        }
    }

    /**
     * Has a file compacted if enough of the entries in a window, or of all entries, are deletions.
     *
     * <p>C: {@code rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio}.
     *
     * @param windowSize how many entries in a row deletions are counted in; 0 to count none
     * @param numDelsTrigger how many deletions in one window have a file compacted
     * @param deletionRatio the least share of deletions, above 0 and up to 1, at which a file is compacted, too; any
     *     other number for none
     * @return this object
     */
    default T addCompactOnDeletionCollectorFactory(long windowSize, long numDelsTrigger, double deletionRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio(
                    call.change(this), windowSize, numDelsTrigger, deletionRatio);
            return self();
        }
    }

    /**
     * Has a file of at least a given size compacted if enough of the entries in a window are deletions.
     *
     * <p>C: {@code rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size}.
     *
     * @param windowSize how many entries in a row deletions are counted in; 0 to count none
     * @param numDelsTrigger how many deletions in one window have a file compacted
     * @param deletionRatio the least share of deletions, above 0 and up to 1, at which a file is compacted, too; any
     *     other number for none
     * @param minFileSize the size in bytes below which a file is not compacted for its deletions; 0 for any size
     * @return this object
     */
    default T addCompactOnDeletionCollectorFactory(
            long windowSize, long numDelsTrigger, double deletionRatio, long minFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size(
                    call.change(this), windowSize, numDelsTrigger, deletionRatio, minFileSize);
            return self();
        }
    }

    /**
     * {@return how many blob files are written in turn when blobs are written directly; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_options_get_blob_direct_write_partitions}.
     */
    default int blobDirectWritePartitions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_blob_direct_write_partitions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number that, if not 0, has the filters of plain tables probe within one cache line, which is faster
     * and less exact; {@code 0} by default}
     *
     * <p>C: {@code rocksdb_options_get_bloom_locality}.
     */
    default int bloomLocality() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_bloom_locality(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether files can be ingested below all others; to be set before anything is written; for universal
     * compaction with 3 levels or more only; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_cf_allow_ingest_behind}.
     */
    default boolean columnFamilyAllowIngestBehind() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_cf_allow_ingest_behind(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return which files level compaction takes first; {@code MinOverlappingRatio} by default}
     *
     * <p>C: {@code rocksdb_options_get_compaction_pri}.
     */
    default CompactionPriority compactionPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compaction_pri(call.use(this));
            return CompactionPriority.getCompactionPriority(nativeResult);
        }
    }

    /**
     * {@return how files are chosen for compaction; {@code LEVEL} by default}
     *
     * <p>C: {@code rocksdb_options_get_compaction_style}.
     */
    default CompactionStyle compactionStyle() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compaction_style(call.use(this));
            return CompactionStyle.getCompactionStyle(nativeResult);
        }
    }

    /**
     * {@return the temperature under which statistics of reads count files that have none; experimental; {@code
     * UNKNOWN} by default}
     *
     * <p>C: {@code rocksdb_options_get_default_temperature}.
     */
    default Temperature defaultTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_default_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return whether writes to the column family have to come from ingested files; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_disallow_memtable_writes}.
     */
    default boolean disallowMemtableWrites() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_disallow_memtable_writes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether large values go to blob files when they are written, and not only when flushed; requires {@code
     * setEnableBlobFiles(true)} and {@code setAllowConcurrentMemtableWrite(false)}; experimental; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_enable_blob_direct_write}.
     */
    default boolean enableBlobDirectWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_blob_direct_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the levels are checked for contradictions each time files are added; {@code true} by default}
     *
     * <p>C: {@code rocksdb_options_get_force_consistency_checks}.
     */
    default boolean forceConsistencyChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_force_consistency_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a new value overwrites the former one in the memtable if it is not longer; snapshots and
     * iterators may then see the new one; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_inplace_update_support}.
     */
    default boolean inplaceUpdateSupport() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_inplace_update_support(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the sizes of levels follow that of the last one, which takes less space; {@code true} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_level_compaction_dynamic_level_bytes}.
     */
    default boolean levelCompactionDynamicLevelBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_level_compaction_dynamic_level_bytes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of memtables, flushed ones included, are kept to find conflicts of transactions; 0, the
     * default, for none, -1 for the size of all write buffers}
     *
     * <p>C: {@code rocksdb_options_get_max_write_buffer_size_to_maintain}.
     */
    default long maxWriteBufferSizeToMaintain() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_write_buffer_size_to_maintain(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether a read of many keys searches a memtable for each key from where it found the one before; skip
     * lists only; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_memtable_batch_lookup_optimization}.
     */
    default boolean memtableBatchLookupOptimization() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_memtable_batch_lookup_optimization(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many full memtables are flushed together; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_options_get_min_write_buffer_number_to_merge}.
     */
    default int minWriteBufferNumberToMerge() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_min_write_buffer_number_to_merge(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many levels there are; {@code 7} by default}
     *
     * <p>C: {@code rocksdb_options_get_num_levels}.
     */
    default int numLevels() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_num_levels(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the last level has no filters, because nearly all keys that are read exist; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_optimize_filters_for_hits}.
     */
    default boolean optimizeFiltersForHits() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_optimize_filters_for_hits(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files keep the timestamps of keys; {@code true} by default}
     *
     * <p>C: {@code rocksdb_options_get_persist_user_defined_timestamps}.
     */
    default boolean persistUserDefinedTimestamps() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_persist_user_defined_timestamps(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets the cache for blobs, which may be that for blocks; without one they are not cached.
     *
     * <p>C: {@code rocksdb_options_set_blob_cache}.
     *
     * @param blobCache shared with RocksDB; may be closed after the call
     * @return this object
     */
    default T setBlobCache(Cache blobCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_cache(call.change(this), call.use(blobCache, "blobCache"));
            Effects.noteGiven(this, "blobCache", blobCache);
            return self();
        }
    }

    /**
     * Sets how many blob files are written in turn when blobs are written directly; {@code 1} by default.
     *
     * <p>C: {@code rocksdb_options_set_blob_direct_write_partitions}.
     *
     * @return this object
     */
    default T setBlobDirectWritePartitions(int blobDirectWritePartitions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_direct_write_partitions(call.change(this), blobDirectWritePartitions);
            return self();
        }
    }

    /**
     * Sets the number that, if not 0, has the filters of plain tables probe within one cache line, which is faster and
     * less exact; {@code 0} by default.
     *
     * <p>C: {@code rocksdb_options_set_bloom_locality}.
     *
     * @return this object
     */
    default T setBloomLocality(int bloomLocality) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bloom_locality(call.change(this), bloomLocality);
            return self();
        }
    }

    /**
     * Sets whether files can be ingested below all others; to be set before anything is written; for universal
     * compaction with 3 levels or more only; {@code false} by default.
     *
     * <p>Reserves the last level for such files: compactions leave that level alone and keep more deletions. Switch it
     * off when all files are ingested.
     *
     * <p>C: {@code rocksdb_options_set_cf_allow_ingest_behind}.
     *
     * @return this object
     */
    default T setColumnFamilyAllowIngestBehind(boolean columnFamilyAllowIngestBehind) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_cf_allow_ingest_behind(
                    call.change(this), (byte) (columnFamilyAllowIngestBehind ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets which files level compaction takes first; {@code MinOverlappingRatio} by default.
     *
     * <p>C: {@code rocksdb_options_set_compaction_pri}.
     *
     * @return this object
     */
    default T setCompactionPriority(CompactionPriority compactionPri) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_pri(
                    call.change(this), Call.notNull(compactionPri, "compactionPri").getValue());
            return self();
        }
    }

    /**
     * Sets how files are chosen for compaction; {@code LEVEL} by default.
     *
     * <p>Levels take least space and read fastest; universal compaction writes less, and needs up to twice the space at
     * times.
     *
     * <p>C: {@code rocksdb_options_set_compaction_style}.
     *
     * @return this object
     */
    default T setCompactionStyle(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_style(
                    call.change(this), Call.notNull(compactionStyle, "compactionStyle").getValue());
            return self();
        }
    }

    /**
     * Sets the temperature under which statistics of reads count files that have none; experimental; {@code UNKNOWN} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_default_temperature}.
     *
     * @return this object
     */
    default T setDefaultTemperature(Temperature defaultTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_default_temperature(
                    call.change(this), Call.notNull(defaultTemperature, "defaultTemperature").getValue());
            return self();
        }
    }

    /**
     * Sets whether writes to the column family have to come from ingested files; {@code false} by default.
     *
     * <p>Hazard: Batches drop other writes without an error, and batches created from bytes crash: do not rely on it.
     *
     * <p>C: {@code rocksdb_options_set_disallow_memtable_writes}.
     *
     * @return this object
     */
    default T setDisallowMemtableWrites(boolean disallowMemtableWrites) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_disallow_memtable_writes(
                    call.change(this), (byte) (disallowMemtableWrites ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether large values go to blob files when they are written, and not only when flushed; requires {@code
     * setEnableBlobFiles(true)} and {@code setAllowConcurrentMemtableWrite(false)}; experimental; {@code false} by
     * default.
     *
     * <p>Hazard: The log then has references to blob files, which are lost if it is written to another database,
     * repaired, or replayed without the option.
     *
     * <p>C: {@code rocksdb_options_set_enable_blob_direct_write}.
     *
     * @return this object
     */
    default T setEnableBlobDirectWrite(boolean enableBlobDirectWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_blob_direct_write(
                    call.change(this), (byte) (enableBlobDirectWrite ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the levels are checked for contradictions each time files are added; {@code true} by default.
     *
     * <p>C: {@code rocksdb_options_set_force_consistency_checks}.
     *
     * @return this object
     */
    default T setForceConsistencyChecks(boolean forceConsistencyChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_force_consistency_checks(
                    call.change(this), (byte) (forceConsistencyChecks ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets a hash table of linked lists as the form of memtables, one list for each prefix; the number of buckets is
     * 50000 in C++ by default.
     *
     * <p>Needs {@code setAllowConcurrentMemtableWrite(false)}, and a prefix extractor: without one RocksDB takes a skip
     * list. Iterators over all prefixes are slow.
     *
     * <p>C: {@code rocksdb_options_set_hash_link_list_rep}.
     *
     * @param hashLinkListRep at least 1
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    default T setHashLinkListRep(long hashLinkListRep) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_hash_link_list_rep(
                    call.change(this), Call.inRange(hashLinkListRep, 1L, Long.MAX_VALUE, "hashLinkListRep"));
            return self();
        }
    }

    /**
     * Keeps memtables as a hash table of skip lists, one for each prefix, instead of one skip list, the default. Needs
     * {@code setAllowConcurrentMemtableWrite(false)} and a prefix extractor: without one RocksDB takes a skip list.
     *
     * <p>C: {@code rocksdb_options_set_hash_skip_list_rep}.
     *
     * @param bucketCount how many lists there are; 1000000 is the default in C++; at least 1
     * @param skiplistHeight how many levels a list has; 4 is the default in C++; at least 1 and at most 65535
     * @param branchingFactor one in how many entries is also on the next level; 4 is the default in C++; at least 1 and
     *     at most 65535
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    default T setHashSkipListRep(long bucketCount, int skiplistHeight, int branchingFactor) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_hash_skip_list_rep(
                    call.change(this), Call.inRange(bucketCount, 1L, Long.MAX_VALUE, "bucketCount"),
                    Call.inRange(skiplistHeight, 1, 65535, "skiplistHeight"),
                    Call.inRange(branchingFactor, 1, 65535, "branchingFactor"));
            return self();
        }
    }

    /**
     * Sets whether a new value overwrites the former one in the memtable if it is not longer; snapshots and iterators
     * may then see the new one; {@code false} by default.
     *
     * <p>Hazard: Reads crash or see values while they are overwritten, and {@code getSnapshot} returns null: leave it
     * off.
     *
     * <p>C: {@code rocksdb_options_set_inplace_update_support}.
     *
     * @return this object
     */
    default T setInplaceUpdateSupport(boolean inplaceUpdateSupport) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_inplace_update_support(
                    call.change(this), (byte) (inplaceUpdateSupport ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the sizes of levels follow that of the last one, which takes less space; {@code true} by default.
     *
     * <p>Leave it on, unless the sizes of levels are tuned by hand.
     *
     * <p>C: {@code rocksdb_options_set_level_compaction_dynamic_level_bytes}.
     *
     * @return this object
     */
    default T setLevelCompactionDynamicLevelBytes(boolean levelCompactionDynamicLevelBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_level_compaction_dynamic_level_bytes(
                    call.change(this), (byte) (levelCompactionDynamicLevelBytes ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes of memtables, flushed ones included, are kept to find conflicts of transactions; 0, the
     * default, for none, -1 for the size of all write buffers.
     *
     * <p>Databases with transactions take -1 for 0. More lets longer optimistic transactions commit instead of failing
     * with {@code TryAgain}, and spares transaction databases reads of files.
     *
     * <p>C: {@code rocksdb_options_set_max_write_buffer_size_to_maintain}.
     *
     * @return this object
     */
    default T setMaxWriteBufferSizeToMaintain(long maxWriteBufferSizeToMaintain) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_write_buffer_size_to_maintain(
                    call.change(this), maxWriteBufferSizeToMaintain);
            return self();
        }
    }

    /**
     * Sets whether a read of many keys searches a memtable for each key from where it found the one before; skip lists
     * only; {@code false} by default.
     *
     * <p>C: {@code rocksdb_options_set_memtable_batch_lookup_optimization}.
     *
     * @return this object
     */
    default T setMemtableBatchLookupOptimization(boolean memtableBatchLookupOptimization) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_batch_lookup_optimization(
                    call.change(this), (byte) (memtableBatchLookupOptimization ? 1 : 0));
            return self();
        }
    }

    /**
     * Keeps memtables as a vector that is sorted when it is read, for loading much data.
     *
     * <p>C: {@code rocksdb_options_set_memtable_vector_rep}.
     *
     * @return this object
     */
    default T setMemtableVectorRep() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_vector_rep(call.change(this));
            return self();
        }
    }

    /**
     * Sets the first level whose files are compressed, by the compression type that was set before this call; the
     * levels before it are not.
     *
     * <p>C: {@code rocksdb_options_set_min_level_to_compress}.
     *
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    default T setMinLevelToCompress(int minLevelToCompress) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            COptions.rocksdb_options_set_min_level_to_compress(
                    nativeThis,
                    Call.inRange(
                            minLevelToCompress, Integer.MIN_VALUE, COptions.rocksdb_options_get_num_levels(nativeThis),
                            "minLevelToCompress"));
            return self();
        }
    }

    /**
     * Sets how many full memtables are flushed together; {@code 1} by default.
     *
     * <p>A higher number saves writes of keys that are overwritten soon; reads search more memtables meanwhile.
     *
     * <p>Hazard: Writes stop for good if {@code maxWriteBufferNumber} is then changed to less.
     *
     * <p>C: {@code rocksdb_options_set_min_write_buffer_number_to_merge}.
     *
     * @return this object
     */
    default T setMinWriteBufferNumberToMerge(int minWriteBufferNumberToMerge) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_min_write_buffer_number_to_merge(
                    call.change(this), minWriteBufferNumberToMerge);
            return self();
        }
    }

    /**
     * Sets how many levels there are; {@code 7} by default.
     *
     * <p>Opening fails if the database has files in more levels.
     *
     * <p>C: {@code rocksdb_options_set_num_levels}.
     *
     * @return this object
     */
    default T setNumLevels(int numLevels) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_num_levels(call.change(this), numLevels);
            return self();
        }
    }

    /**
     * Sets whether the last level has no filters, because nearly all keys that are read exist; {@code false} by
     * default.
     *
     * <p>Saves most of the memory of filters; reads of keys that do not exist then read a block of the last level.
     *
     * <p>C: {@code rocksdb_options_set_optimize_filters_for_hits}.
     *
     * @return this object
     */
    default T setOptimizeFiltersForHits(boolean optimizeFiltersForHits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_optimize_filters_for_hits(call.change(this), optimizeFiltersForHits ? 1 : 0);
            return self();
        }
    }

    /**
     * Sets whether table files keep the timestamps of keys; {@code true} by default.
     *
     * <p>Leave it on: RocksDB says that the other choice is not ready for use.
     *
     * <p>C: {@code rocksdb_options_set_persist_user_defined_timestamps}.
     *
     * @return this object
     */
    default T setPersistUserDefinedTimestamps(boolean persistUserDefinedTimestamps) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_persist_user_defined_timestamps(
                    call.change(this), (byte) (persistUserDefinedTimestamps ? 1 : 0));
            return self();
        }
    }

    /** Returns what {@link #setBlobCache} was last given, or null. */
    default @Nullable Cache blobCache() {
        return Effects.given(this, "blobCache");
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }
}
