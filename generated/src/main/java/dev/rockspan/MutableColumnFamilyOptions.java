package dev.rockspan;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Options of a column family that are changed while the database is open. */
public final class MutableColumnFamilyOptions extends AbstractMutableOptions {

    private MutableColumnFamilyOptions(Map<String, String> values) {
        super(values);
    }

    /** Returns a builder in which nothing is set. */
    public static MutableColumnFamilyOptionsBuilder builder() {
        return new MutableColumnFamilyOptionsBuilder();
    }

    /**
     * Returns a builder of what an options string says.
     *
     * @throws IllegalArgumentException if it names an option that the builder does not have
     */
    public static MutableColumnFamilyOptionsBuilder parse(String text) {
        return parse(text, false);
    }

    /**
     * Returns a builder of what an options string says.
     *
     * @param ignoreUnknown whether options that the builder does not have are left out
     * @throws IllegalArgumentException if it names such an option, and that is not ignored
     */
    public static MutableColumnFamilyOptionsBuilder parse(String text, boolean ignoreUnknown) {
        return new MutableColumnFamilyOptionsBuilder().parsed(text, ignoreUnknown);
    }

    /** Options of memtables. */
    public enum MemtableOption implements MutableOptionKey {
        /** The option of {@link Options#setWriteBufferSize}. */
        write_buffer_size(ValueType.LONG),
        /** The option of {@link Options#setArenaBlockSize}. */
        arena_block_size(ValueType.LONG),
        /** The option of {@link Options#setMemtablePrefixBloomSizeRatio}. */
        memtable_prefix_bloom_size_ratio(ValueType.DOUBLE),
        /** The option of {@link Options#setMemtableWholeKeyFiltering}. */
        memtable_whole_key_filtering(ValueType.BOOLEAN),
        /** An option of older versions of RocksDB; without effect. */
        memtable_prefix_bloom_bits(ValueType.INT),
        /** An option of older versions of RocksDB; without effect. */
        memtable_prefix_bloom_probes(ValueType.INT),
        /** The option of {@link Options#setMemtableHugePageSize}. */
        memtable_huge_page_size(ValueType.LONG),
        /** The option of {@link Options#setMaxSuccessiveMerges}. */
        max_successive_merges(ValueType.LONG),
        /** An option of older versions of RocksDB; without effect. */
        filter_deletes(ValueType.BOOLEAN),
        /** The option of {@link Options#setMaxWriteBufferNumber}. */
        max_write_buffer_number(ValueType.INT),
        /** The option of {@link Options#setInplaceUpdateNumLocks}. */
        inplace_update_num_locks(ValueType.LONG),
        /** The option of {@link Options#setExperimentalMempurgeThreshold}. */
        experimental_mempurge_threshold(ValueType.DOUBLE),
        /** The option of {@link Options#setMinTombstonesForRangeConversion}. */
        min_tombstones_for_range_conversion(ValueType.INT);

        private final ValueType valueType;

        MemtableOption(ValueType valueType) {
            this.valueType = valueType;
        }

        @Override
        public ValueType getValueType() {
            return valueType;
        }
    }

    /** Options of compactions. */
    public enum CompactionOption implements MutableOptionKey {
        /** The option of {@link Options#setDisableAutoCompactions}. */
        disable_auto_compactions(ValueType.BOOLEAN),
        /** The option of {@link Options#setSoftPendingCompactionBytesLimit}. */
        soft_pending_compaction_bytes_limit(ValueType.LONG),
        /** The option of {@link Options#setHardPendingCompactionBytesLimit}. */
        hard_pending_compaction_bytes_limit(ValueType.LONG),
        /** The option of {@link Options#setLevel0FileNumCompactionTrigger}. */
        level0_file_num_compaction_trigger(ValueType.INT),
        /** The option of {@link Options#setLevel0SlowdownWritesTrigger}. */
        level0_slowdown_writes_trigger(ValueType.INT),
        /** The option of {@link Options#setLevel0StopWritesTrigger}. */
        level0_stop_writes_trigger(ValueType.INT),
        /** The option of {@link Options#setMaxCompactionBytes}. */
        max_compaction_bytes(ValueType.LONG),
        /** The option of {@link Options#setTargetFileSizeBase}. */
        target_file_size_base(ValueType.LONG),
        /** The option of {@link Options#setTargetFileSizeMultiplier}. */
        target_file_size_multiplier(ValueType.INT),
        /** The option of {@link Options#setMaxBytesForLevelBase}. */
        max_bytes_for_level_base(ValueType.LONG),
        /** The option of {@link Options#setMaxBytesForLevelMultiplier}. */
        max_bytes_for_level_multiplier(ValueType.INT),
        /** The option of {@link Options#setMaxBytesForLevelMultiplierAdditional}. */
        max_bytes_for_level_multiplier_additional(ValueType.INT_ARRAY),
        /** The option of {@link Options#setTtl}. */
        ttl(ValueType.LONG),
        /** The option of {@link Options#setPeriodicCompactionSeconds}. */
        periodic_compaction_seconds(ValueType.LONG),
        /** The option of {@link Options#setReadTriggeredCompactionThreshold}. */
        read_triggered_compaction_threshold(ValueType.DOUBLE);

        private final ValueType valueType;

        CompactionOption(ValueType valueType) {
            this.valueType = valueType;
        }

        @Override
        public ValueType getValueType() {
            return valueType;
        }
    }

    /** Options of blob files. */
    public enum BlobOption implements MutableOptionKey {
        /** The option of {@link Options#setEnableBlobFiles}. */
        enable_blob_files(ValueType.BOOLEAN),
        /** The option of {@link Options#setMinBlobSize}. */
        min_blob_size(ValueType.LONG),
        /** The option of {@link Options#setBlobFileSize}. */
        blob_file_size(ValueType.LONG),
        /** The option of {@link Options#setBlobCompressionType}. */
        blob_compression_type(ValueType.ENUM),
        /** The option of {@link Options#setEnableBlobGarbageCollection}. */
        enable_blob_garbage_collection(ValueType.BOOLEAN),
        /** The option of {@link Options#setBlobGarbageCollectionAgeCutoff}. */
        blob_garbage_collection_age_cutoff(ValueType.DOUBLE),
        /** The option of {@link Options#setBlobGarbageCollectionForceThreshold}. */
        blob_garbage_collection_force_threshold(ValueType.DOUBLE),
        /** The option of {@link Options#setBlobCompactionReadaheadSize}. */
        blob_compaction_readahead_size(ValueType.LONG),
        /** The option of {@link Options#setBlobFileStartingLevel}. */
        blob_file_starting_level(ValueType.INT),
        /** The option of {@link Options#setPrepopulateBlobCache}. */
        prepopulate_blob_cache(ValueType.ENUM);

        private final ValueType valueType;

        BlobOption(ValueType valueType) {
            this.valueType = valueType;
        }

        @Override
        public ValueType getValueType() {
            return valueType;
        }
    }

    /** Other options. */
    public enum MiscOption implements MutableOptionKey {
        /** The option of {@link Options#setMaxSequentialSkipInIterations}. */
        max_sequential_skip_in_iterations(ValueType.LONG),
        /** The option of {@link Options#setParanoidFileChecks}. */
        paranoid_file_checks(ValueType.BOOLEAN),
        /** The option of {@link Options#setReportBgIoStats}. */
        report_bg_io_stats(ValueType.BOOLEAN),
        /** The option of {@link Options#setCompressionType}. */
        compression(ValueType.ENUM);

        private final ValueType valueType;

        MiscOption(ValueType valueType) {
            this.valueType = valueType;
        }

        @Override
        public ValueType getValueType() {
            return valueType;
        }
    }

    /** Collects options. */
    public static final class MutableColumnFamilyOptionsBuilder
            extends AbstractMutableOptionsBuilder<MutableColumnFamilyOptions, MutableColumnFamilyOptionsBuilder> {

        private static final Set<String> KEYS = keys(
                MemtableOption.values(), CompactionOption.values(), BlobOption.values(), MiscOption.values());

        private MutableColumnFamilyOptionsBuilder() {
            super(KEYS);
        }

        @Override
        MutableColumnFamilyOptionsBuilder self() {
            return this;
        }

        /** Returns the options that are set. */
        @Override
        public MutableColumnFamilyOptions build() {
            return new MutableColumnFamilyOptions(new LinkedHashMap<>(values));
        }

        /** Sets {@link Options#setWriteBufferSize write_buffer_size}. */
        public MutableColumnFamilyOptionsBuilder setWriteBufferSize(long value) {
            return put("write_buffer_size", String.valueOf(value));
        }

        /** Returns {@code write_buffer_size}, which must have been set. */
        public long writeBufferSize() {
            return Long.parseLong(get("write_buffer_size"));
        }

        /** Sets {@link Options#setArenaBlockSize arena_block_size}. */
        public MutableColumnFamilyOptionsBuilder setArenaBlockSize(long value) {
            return put("arena_block_size", String.valueOf(value));
        }

        /** Returns {@code arena_block_size}, which must have been set. */
        public long arenaBlockSize() {
            return Long.parseLong(get("arena_block_size"));
        }

        /** Sets {@link Options#setMemtablePrefixBloomSizeRatio memtable_prefix_bloom_size_ratio}. */
        public MutableColumnFamilyOptionsBuilder setMemtablePrefixBloomSizeRatio(double value) {
            return put("memtable_prefix_bloom_size_ratio", String.valueOf(value));
        }

        /** Returns {@code memtable_prefix_bloom_size_ratio}, which must have been set. */
        public double memtablePrefixBloomSizeRatio() {
            return Double.parseDouble(get("memtable_prefix_bloom_size_ratio"));
        }

        /** Sets {@link Options#setMemtableWholeKeyFiltering memtable_whole_key_filtering}. */
        public MutableColumnFamilyOptionsBuilder setMemtableWholeKeyFiltering(boolean value) {
            return put("memtable_whole_key_filtering", String.valueOf(value));
        }

        /** Returns {@code memtable_whole_key_filtering}, which must have been set. */
        public boolean memtableWholeKeyFiltering() {
            return Boolean.parseBoolean(get("memtable_whole_key_filtering"));
        }

        /** Sets {@link Options#setMemtableHugePageSize memtable_huge_page_size}. */
        public MutableColumnFamilyOptionsBuilder setMemtableHugePageSize(long value) {
            return put("memtable_huge_page_size", String.valueOf(value));
        }

        /** Returns {@code memtable_huge_page_size}, which must have been set. */
        public long memtableHugePageSize() {
            return Long.parseLong(get("memtable_huge_page_size"));
        }

        /** Sets {@link Options#setMaxSuccessiveMerges max_successive_merges}. */
        public MutableColumnFamilyOptionsBuilder setMaxSuccessiveMerges(long value) {
            return put("max_successive_merges", String.valueOf(value));
        }

        /** Returns {@code max_successive_merges}, which must have been set. */
        public long maxSuccessiveMerges() {
            return Long.parseLong(get("max_successive_merges"));
        }

        /** Sets {@link Options#setMaxWriteBufferNumber max_write_buffer_number}. */
        public MutableColumnFamilyOptionsBuilder setMaxWriteBufferNumber(int value) {
            return put("max_write_buffer_number", String.valueOf(value));
        }

        /** Returns {@code max_write_buffer_number}, which must have been set. */
        public int maxWriteBufferNumber() {
            return Integer.parseInt(get("max_write_buffer_number"));
        }

        /** Sets {@link Options#setInplaceUpdateNumLocks inplace_update_num_locks}. */
        public MutableColumnFamilyOptionsBuilder setInplaceUpdateNumLocks(long value) {
            return put("inplace_update_num_locks", String.valueOf(value));
        }

        /** Returns {@code inplace_update_num_locks}, which must have been set. */
        public long inplaceUpdateNumLocks() {
            return Long.parseLong(get("inplace_update_num_locks"));
        }

        /** Sets {@link Options#setExperimentalMempurgeThreshold experimental_mempurge_threshold}. */
        public MutableColumnFamilyOptionsBuilder setExperimentalMempurgeThreshold(double value) {
            return put("experimental_mempurge_threshold", String.valueOf(value));
        }

        /** Returns {@code experimental_mempurge_threshold}, which must have been set. */
        public double experimentalMempurgeThreshold() {
            return Double.parseDouble(get("experimental_mempurge_threshold"));
        }

        /** Sets {@link Options#setMinTombstonesForRangeConversion min_tombstones_for_range_conversion}. */
        public MutableColumnFamilyOptionsBuilder setMinTombstonesForRangeConversion(int value) {
            return put("min_tombstones_for_range_conversion", String.valueOf(value));
        }

        /** Returns {@code min_tombstones_for_range_conversion}, which must have been set. */
        public int minTombstonesForRangeConversion() {
            return Integer.parseInt(get("min_tombstones_for_range_conversion"));
        }

        /** Sets {@link Options#setDisableAutoCompactions disable_auto_compactions}. */
        public MutableColumnFamilyOptionsBuilder setDisableAutoCompactions(boolean value) {
            return put("disable_auto_compactions", String.valueOf(value));
        }

        /** Returns {@code disable_auto_compactions}, which must have been set. */
        public boolean disableAutoCompactions() {
            return Boolean.parseBoolean(get("disable_auto_compactions"));
        }

        /** Sets {@link Options#setSoftPendingCompactionBytesLimit soft_pending_compaction_bytes_limit}. */
        public MutableColumnFamilyOptionsBuilder setSoftPendingCompactionBytesLimit(long value) {
            return put("soft_pending_compaction_bytes_limit", String.valueOf(value));
        }

        /** Returns {@code soft_pending_compaction_bytes_limit}, which must have been set. */
        public long softPendingCompactionBytesLimit() {
            return Long.parseLong(get("soft_pending_compaction_bytes_limit"));
        }

        /** Sets {@link Options#setHardPendingCompactionBytesLimit hard_pending_compaction_bytes_limit}. */
        public MutableColumnFamilyOptionsBuilder setHardPendingCompactionBytesLimit(long value) {
            return put("hard_pending_compaction_bytes_limit", String.valueOf(value));
        }

        /** Returns {@code hard_pending_compaction_bytes_limit}, which must have been set. */
        public long hardPendingCompactionBytesLimit() {
            return Long.parseLong(get("hard_pending_compaction_bytes_limit"));
        }

        /** Sets {@link Options#setLevel0FileNumCompactionTrigger level0_file_num_compaction_trigger}. */
        public MutableColumnFamilyOptionsBuilder setLevel0FileNumCompactionTrigger(int value) {
            return put("level0_file_num_compaction_trigger", String.valueOf(value));
        }

        /** Returns {@code level0_file_num_compaction_trigger}, which must have been set. */
        public int level0FileNumCompactionTrigger() {
            return Integer.parseInt(get("level0_file_num_compaction_trigger"));
        }

        /** Sets {@link Options#setLevel0SlowdownWritesTrigger level0_slowdown_writes_trigger}. */
        public MutableColumnFamilyOptionsBuilder setLevel0SlowdownWritesTrigger(int value) {
            return put("level0_slowdown_writes_trigger", String.valueOf(value));
        }

        /** Returns {@code level0_slowdown_writes_trigger}, which must have been set. */
        public int level0SlowdownWritesTrigger() {
            return Integer.parseInt(get("level0_slowdown_writes_trigger"));
        }

        /** Sets {@link Options#setLevel0StopWritesTrigger level0_stop_writes_trigger}. */
        public MutableColumnFamilyOptionsBuilder setLevel0StopWritesTrigger(int value) {
            return put("level0_stop_writes_trigger", String.valueOf(value));
        }

        /** Returns {@code level0_stop_writes_trigger}, which must have been set. */
        public int level0StopWritesTrigger() {
            return Integer.parseInt(get("level0_stop_writes_trigger"));
        }

        /** Sets {@link Options#setMaxCompactionBytes max_compaction_bytes}. */
        public MutableColumnFamilyOptionsBuilder setMaxCompactionBytes(long value) {
            return put("max_compaction_bytes", String.valueOf(value));
        }

        /** Returns {@code max_compaction_bytes}, which must have been set. */
        public long maxCompactionBytes() {
            return Long.parseLong(get("max_compaction_bytes"));
        }

        /** Sets {@link Options#setTargetFileSizeBase target_file_size_base}. */
        public MutableColumnFamilyOptionsBuilder setTargetFileSizeBase(long value) {
            return put("target_file_size_base", String.valueOf(value));
        }

        /** Returns {@code target_file_size_base}, which must have been set. */
        public long targetFileSizeBase() {
            return Long.parseLong(get("target_file_size_base"));
        }

        /** Sets {@link Options#setTargetFileSizeMultiplier target_file_size_multiplier}. */
        public MutableColumnFamilyOptionsBuilder setTargetFileSizeMultiplier(int value) {
            return put("target_file_size_multiplier", String.valueOf(value));
        }

        /** Returns {@code target_file_size_multiplier}, which must have been set. */
        public int targetFileSizeMultiplier() {
            return Integer.parseInt(get("target_file_size_multiplier"));
        }

        /** Sets {@link Options#setMaxBytesForLevelBase max_bytes_for_level_base}. */
        public MutableColumnFamilyOptionsBuilder setMaxBytesForLevelBase(long value) {
            return put("max_bytes_for_level_base", String.valueOf(value));
        }

        /** Returns {@code max_bytes_for_level_base}, which must have been set. */
        public long maxBytesForLevelBase() {
            return Long.parseLong(get("max_bytes_for_level_base"));
        }

        /** Sets {@link Options#setMaxBytesForLevelMultiplier max_bytes_for_level_multiplier}. */
        public MutableColumnFamilyOptionsBuilder setMaxBytesForLevelMultiplier(double value) {
            return put("max_bytes_for_level_multiplier", String.valueOf(value));
        }

        /** Returns {@code max_bytes_for_level_multiplier}, which must have been set. */
        public double maxBytesForLevelMultiplier() {
            return Double.parseDouble(get("max_bytes_for_level_multiplier"));
        }

        /** Sets {@link Options#setMaxBytesForLevelMultiplierAdditional max_bytes_for_level_multiplier_additional}. */
        public MutableColumnFamilyOptionsBuilder setMaxBytesForLevelMultiplierAdditional(int... value) {
            return put("max_bytes_for_level_multiplier_additional", textOf(value));
        }

        /** Returns {@code max_bytes_for_level_multiplier_additional}, which must have been set. */
        public int[] maxBytesForLevelMultiplierAdditional() {
            return numbersOf(get("max_bytes_for_level_multiplier_additional"));
        }

        /** Sets {@link Options#setMaxSequentialSkipInIterations max_sequential_skip_in_iterations}. */
        public MutableColumnFamilyOptionsBuilder setMaxSequentialSkipInIterations(long value) {
            return put("max_sequential_skip_in_iterations", String.valueOf(value));
        }

        /** Returns {@code max_sequential_skip_in_iterations}, which must have been set. */
        public long maxSequentialSkipInIterations() {
            return Long.parseLong(get("max_sequential_skip_in_iterations"));
        }

        /** Sets {@link Options#setParanoidFileChecks paranoid_file_checks}. */
        public MutableColumnFamilyOptionsBuilder setParanoidFileChecks(boolean value) {
            return put("paranoid_file_checks", String.valueOf(value));
        }

        /** Returns {@code paranoid_file_checks}, which must have been set. */
        public boolean paranoidFileChecks() {
            return Boolean.parseBoolean(get("paranoid_file_checks"));
        }

        /** Sets {@link Options#setCompressionType compression}. */
        public MutableColumnFamilyOptionsBuilder setCompressionType(CompressionType value) {
            return put("compression", nameOf(value));
        }

        /** Returns {@code compression}, which must have been set. */
        public CompressionType compressionType() {
            return compressionOf(get("compression"));
        }

        /** Sets {@link Options#setReportBgIoStats report_bg_io_stats}. */
        public MutableColumnFamilyOptionsBuilder setReportBgIoStats(boolean value) {
            return put("report_bg_io_stats", String.valueOf(value));
        }

        /** Returns {@code report_bg_io_stats}, which must have been set. */
        public boolean reportBgIoStats() {
            return Boolean.parseBoolean(get("report_bg_io_stats"));
        }

        /** Sets {@link Options#setTtl ttl}. */
        public MutableColumnFamilyOptionsBuilder setTtl(long value) {
            return put("ttl", String.valueOf(value));
        }

        /** Returns {@code ttl}, which must have been set. */
        public long ttl() {
            return Long.parseLong(get("ttl"));
        }

        /** Sets {@link Options#setPeriodicCompactionSeconds periodic_compaction_seconds}. */
        public MutableColumnFamilyOptionsBuilder setPeriodicCompactionSeconds(long value) {
            return put("periodic_compaction_seconds", String.valueOf(value));
        }

        /** Returns {@code periodic_compaction_seconds}, which must have been set. */
        public long periodicCompactionSeconds() {
            return Long.parseLong(get("periodic_compaction_seconds"));
        }

        /** Sets {@link Options#setEnableBlobFiles enable_blob_files}. */
        public MutableColumnFamilyOptionsBuilder setEnableBlobFiles(boolean value) {
            return put("enable_blob_files", String.valueOf(value));
        }

        /** Returns {@code enable_blob_files}, which must have been set. */
        public boolean enableBlobFiles() {
            return Boolean.parseBoolean(get("enable_blob_files"));
        }

        /** Sets {@link Options#setMinBlobSize min_blob_size}. */
        public MutableColumnFamilyOptionsBuilder setMinBlobSize(long value) {
            return put("min_blob_size", String.valueOf(value));
        }

        /** Returns {@code min_blob_size}, which must have been set. */
        public long minBlobSize() {
            return Long.parseLong(get("min_blob_size"));
        }

        /** Sets {@link Options#setBlobFileSize blob_file_size}. */
        public MutableColumnFamilyOptionsBuilder setBlobFileSize(long value) {
            return put("blob_file_size", String.valueOf(value));
        }

        /** Returns {@code blob_file_size}, which must have been set. */
        public long blobFileSize() {
            return Long.parseLong(get("blob_file_size"));
        }

        /** Sets {@link Options#setBlobCompressionType blob_compression_type}. */
        public MutableColumnFamilyOptionsBuilder setBlobCompressionType(CompressionType value) {
            return put("blob_compression_type", nameOf(value));
        }

        /** Returns {@code blob_compression_type}, which must have been set. */
        public CompressionType blobCompressionType() {
            return compressionOf(get("blob_compression_type"));
        }

        /** Sets {@link Options#setEnableBlobGarbageCollection enable_blob_garbage_collection}. */
        public MutableColumnFamilyOptionsBuilder setEnableBlobGarbageCollection(boolean value) {
            return put("enable_blob_garbage_collection", String.valueOf(value));
        }

        /** Returns {@code enable_blob_garbage_collection}, which must have been set. */
        public boolean enableBlobGarbageCollection() {
            return Boolean.parseBoolean(get("enable_blob_garbage_collection"));
        }

        /** Sets {@link Options#setBlobGarbageCollectionAgeCutoff blob_garbage_collection_age_cutoff}. */
        public MutableColumnFamilyOptionsBuilder setBlobGarbageCollectionAgeCutoff(double value) {
            return put("blob_garbage_collection_age_cutoff", String.valueOf(value));
        }

        /** Returns {@code blob_garbage_collection_age_cutoff}, which must have been set. */
        public double blobGarbageCollectionAgeCutoff() {
            return Double.parseDouble(get("blob_garbage_collection_age_cutoff"));
        }

        /** Sets {@link Options#setBlobGarbageCollectionForceThreshold blob_garbage_collection_force_threshold}. */
        public MutableColumnFamilyOptionsBuilder setBlobGarbageCollectionForceThreshold(double value) {
            return put("blob_garbage_collection_force_threshold", String.valueOf(value));
        }

        /** Returns {@code blob_garbage_collection_force_threshold}, which must have been set. */
        public double blobGarbageCollectionForceThreshold() {
            return Double.parseDouble(get("blob_garbage_collection_force_threshold"));
        }

        /** Sets {@link Options#setReadTriggeredCompactionThreshold read_triggered_compaction_threshold}. */
        public MutableColumnFamilyOptionsBuilder setReadTriggeredCompactionThreshold(double value) {
            return put("read_triggered_compaction_threshold", String.valueOf(value));
        }

        /** Returns {@code read_triggered_compaction_threshold}, which must have been set. */
        public double readTriggeredCompactionThreshold() {
            return Double.parseDouble(get("read_triggered_compaction_threshold"));
        }

        /** Sets {@link Options#setBlobCompactionReadaheadSize blob_compaction_readahead_size}. */
        public MutableColumnFamilyOptionsBuilder setBlobCompactionReadaheadSize(long value) {
            return put("blob_compaction_readahead_size", String.valueOf(value));
        }

        /** Returns {@code blob_compaction_readahead_size}, which must have been set. */
        public long blobCompactionReadaheadSize() {
            return Long.parseLong(get("blob_compaction_readahead_size"));
        }

        /** Sets {@link Options#setBlobFileStartingLevel blob_file_starting_level}. */
        public MutableColumnFamilyOptionsBuilder setBlobFileStartingLevel(int value) {
            return put("blob_file_starting_level", String.valueOf(value));
        }

        /** Returns {@code blob_file_starting_level}, which must have been set. */
        public int blobFileStartingLevel() {
            return Integer.parseInt(get("blob_file_starting_level"));
        }

        /** Sets {@link Options#setPrepopulateBlobCache prepopulate_blob_cache}. */
        public MutableColumnFamilyOptionsBuilder setPrepopulateBlobCache(PrepopulateBlobCache value) {
            return put("prepopulate_blob_cache", nameOf(value));
        }

        /** Returns {@code prepopulate_blob_cache}, which must have been set. */
        public PrepopulateBlobCache prepopulateBlobCache() {
            return prepopulationOf(get("prepopulate_blob_cache"));
        }
    }
}
