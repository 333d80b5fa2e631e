package dev.rockspan;

import dev.rockspan.raw.CTableProperties;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * What a table file says of itself.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_table_properties_t}.
 */
public class TableProperties extends RocksObject {
    TableProperties(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the number of the column family that the file was written for.
     *
     * <p>C: {@code rocksdb_table_properties_column_family_id}.
     */
    public long getColumnFamilyId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_column_family_id(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the column family that the file was written for; empty if not known.
     *
     * <p>C: {@code rocksdb_table_properties_column_family_name}.
     */
    public String getColumnFamilyNameText() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_column_family_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the name of the comparator that the keys are sorted by.
     *
     * <p>C: {@code rocksdb_table_properties_comparator_name}.
     */
    public String getComparatorName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_comparator_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns how the file is compressed, as RocksDB names it.
     *
     * <p>C: {@code rocksdb_table_properties_compression_name}.
     */
    public String getCompressionName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_compression_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the options that the file was compressed with, as text.
     *
     * <p>C: {@code rocksdb_table_properties_compression_options}.
     */
    public String getCompressionOptions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_compression_options(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns when the oldest data in the file was written, in seconds since 1970; 0 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_creation_time}.
     */
    public long getCreationTime() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_creation_time(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of keys between two restart points of data blocks, where the whole key is stored; 0 if not
     * known.
     *
     * <p>C: {@code rocksdb_table_properties_data_block_restart_interval}.
     */
    public long getDataBlockRestartInterval() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_data_block_restart_interval(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of all data blocks in bytes.
     *
     * <p>C: {@code rocksdb_table_properties_data_size}.
     */
    public long getDataSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_data_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the machine that wrote the file.
     *
     * <p>C: {@code rocksdb_table_properties_db_host_id}.
     */
    public String getDbHostId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_db_host_id(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the identifier of the database that wrote the file; empty if not known.
     *
     * <p>C: {@code rocksdb_table_properties_db_id}.
     */
    public String getDbId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_db_id(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns an identifier of the time for which the database was open; empty if not known.
     *
     * <p>C: {@code rocksdb_table_properties_db_session_id}.
     */
    public String getDbSessionId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_db_session_id(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns where in the file its sequence number stands once it is taken in; 0 if nowhere.
     *
     * <p>C: {@code rocksdb_table_properties_external_sst_file_global_seqno_offset}.
     */
    public long getExternalSstFileGlobalSeqnoOffset() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_external_sst_file_global_seqno_offset(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns an estimate in bytes of the data with fast compression; 0 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_fast_compression_estimated_data_size}.
     */
    public long getFastCompressionEstimatedDataSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_fast_compression_estimated_data_size(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns when the file was made, in seconds since 1970; 0 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_file_creation_time}.
     */
    public long getFileCreationTime() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_file_creation_time(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the filter; empty if there is none.
     *
     * <p>C: {@code rocksdb_table_properties_filter_policy_name}.
     */
    public String getFilterPolicyName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_filter_policy_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the size of the filter in bytes.
     *
     * <p>C: {@code rocksdb_table_properties_filter_size}.
     */
    public long getFilterSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_filter_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of every key in bytes; 0 if keys differ in size.
     *
     * <p>C: {@code rocksdb_table_properties_fixed_key_len}.
     */
    public long getFixedKeyLen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_fixed_key_len(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the version of the file's format.
     *
     * <p>C: {@code rocksdb_table_properties_format_version}.
     */
    public long getFormatVersion() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_format_version(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of keys between two restart points of index blocks, where the whole key is stored; 0 if not
     * known.
     *
     * <p>C: {@code rocksdb_table_properties_index_block_restart_interval}.
     */
    public long getIndexBlockRestartInterval() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_index_block_restart_interval(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns 1 if the index has keys alone, and 0 if sequence numbers come with them.
     *
     * <p>C: {@code rocksdb_table_properties_index_key_is_user_key}.
     */
    public long getIndexKeyIsUserKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_index_key_is_user_key(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of parts of a two-level index; 0 for other indexes.
     *
     * <p>C: {@code rocksdb_table_properties_index_partitions}.
     */
    public long getIndexPartitions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_index_partitions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the index in bytes.
     *
     * <p>C: {@code rocksdb_table_properties_index_size}.
     */
    public long getIndexSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_index_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns 1 if the index stores positions as differences, and 0 if not.
     *
     * <p>C: {@code rocksdb_table_properties_index_value_is_delta_encoded}.
     */
    public long getIndexValueIsDeltaEncoded() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_index_value_is_delta_encoded(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the greatest sequence number in the file; -1 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_key_largest_seqno}.
     */
    public long getKeyLargestSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_key_largest_seqno(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the least sequence number in the file; -1 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_key_smallest_seqno}.
     */
    public long getKeySmallestSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_key_smallest_seqno(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the merge operator.
     *
     * <p>C: {@code rocksdb_table_properties_merge_operator_name}.
     */
    public String getMergeOperatorName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_merge_operator_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns when the newest key was written, in seconds since 1970; 0 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_newest_key_time}.
     */
    public long getNewestKeyTime() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_newest_key_time(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of data blocks.
     *
     * <p>C: {@code rocksdb_table_properties_num_data_blocks}.
     */
    public long getNumDataBlocks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_data_blocks(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of data blocks that were not tried to compress.
     *
     * <p>C: {@code rocksdb_table_properties_num_data_blocks_compression_bypassed}.
     */
    public long getNumDataBlocksCompressionBypassed() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_data_blocks_compression_bypassed(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of data blocks left as they are because compression saved too little.
     *
     * <p>C: {@code rocksdb_table_properties_num_data_blocks_compression_rejected}.
     */
    public long getNumDataBlocksCompressionRejected() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_data_blocks_compression_rejected(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of deletions.
     *
     * <p>C: {@code rocksdb_table_properties_num_deletions}.
     */
    public long getNumDeletions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_deletions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of entries.
     *
     * <p>C: {@code rocksdb_table_properties_num_entries}.
     */
    public long getNumEntries() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_entries(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of keys or prefixes in the filter.
     *
     * <p>C: {@code rocksdb_table_properties_num_filter_entries}.
     */
    public long getNumFilterEntries() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_filter_entries(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of values to merge.
     *
     * <p>C: {@code rocksdb_table_properties_num_merge_operands}.
     */
    public long getNumMergeOperands() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_merge_operands(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of deletions of ranges.
     *
     * <p>C: {@code rocksdb_table_properties_num_range_deletions}.
     */
    public long getNumRangeDeletions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_range_deletions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of blocks whose keys are spread evenly.
     *
     * <p>C: {@code rocksdb_table_properties_num_uniform_blocks}.
     */
    public long getNumUniformBlocks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_num_uniform_blocks(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns when the oldest key was written, in seconds since 1970; 0 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_oldest_key_time}.
     */
    public long getOldestKeyTime() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_oldest_key_time(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number that the file was written with; 0 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_orig_file_number}.
     */
    public long getOrigFileNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_orig_file_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the name of the function for prefixes.
     *
     * <p>C: {@code rocksdb_table_properties_prefix_extractor_name}.
     */
    public String getPrefixExtractorName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_prefix_extractor_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the names of the collectors of properties, with commas between them.
     *
     * <p>C: {@code rocksdb_table_properties_property_collectors_names}.
     */
    public String getPropertyCollectorsNames() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_property_collectors_names(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the size of all keys in bytes, uncompressed.
     *
     * <p>C: {@code rocksdb_table_properties_raw_key_size}.
     */
    public long getRawKeySize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_raw_key_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of all values in bytes, uncompressed.
     *
     * <p>C: {@code rocksdb_table_properties_raw_value_size}.
     */
    public long getRawValueSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_raw_value_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the readable properties that collectors added.
     *
     * <p>C: {@code rocksdb_table_properties_readable_properties_key_at} and {@code
     * rocksdb_table_properties_readable_properties_value_at}.
     *
     * @return the values by name
     */
    public Map<String, String> getReadableProperties() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            return Collections.unmodifiableMap(LongStream.range(
                    0, CTableProperties.rocksdb_table_properties_readable_properties_count(nativeObject))
                    .collect(
                            LinkedHashMap<String, String>::new,
                            (map, nativeIndex) -> map.put(
                                    call.viewString(
                                            CTableProperties.rocksdb_table_properties_readable_properties_key_at(
                                                    nativeObject, nativeIndex, nativeLength),
                                            nativeLength),
                                    call.viewString(
                                            CTableProperties.rocksdb_table_properties_readable_properties_value_at(
                                                    nativeObject, nativeIndex, nativeLength),
                                            nativeLength)),
                            LinkedHashMap::putAll));
        }
    }

    /**
     * Returns 1 if data blocks keep keys and values apart, and 0 if not.
     *
     * <p>C: {@code rocksdb_table_properties_separate_key_value_in_data_block}.
     */
    public long getSeparateKeyValueInDataBlock() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_separate_key_value_in_data_block(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns a copy of which sequence numbers were written when, in RocksDB's own form.
     *
     * <p>C: {@code rocksdb_table_properties_seqno_to_time_mapping}.
     */
    public byte[] getSeqnoToTimeMapping() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTableProperties.rocksdb_table_properties_seqno_to_time_mapping(
                    nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns an estimate in bytes of the data with slow compression; 0 if not known.
     *
     * <p>C: {@code rocksdb_table_properties_slow_compression_estimated_data_size}.
     */
    public long getSlowCompressionEstimatedDataSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_slow_compression_estimated_data_size(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns where in the file the data blocks end, in bytes.
     *
     * <p>C: {@code rocksdb_table_properties_tail_start_offset}.
     */
    public long getTailStartOffset() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_tail_start_offset(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size in bytes of the upper level of a two-level index; 0 for other indexes.
     *
     * <p>C: {@code rocksdb_table_properties_top_level_index_size}.
     */
    public long getTopLevelIndexSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_top_level_index_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns 1 if reads go through a user-defined index, and 0 if not.
     *
     * <p>C: {@code rocksdb_table_properties_udi_is_primary_index}.
     */
    public long getUdiIsPrimaryIndex() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_udi_is_primary_index(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of all data blocks in bytes before compression.
     *
     * <p>C: {@code rocksdb_table_properties_uncompressed_data_size}.
     */
    public long getUncompressedDataSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_uncompressed_data_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the properties that collectors added.
     *
     * <p>C: {@code rocksdb_table_properties_user_collected_properties_key_at} and {@code
     * rocksdb_table_properties_user_collected_properties_value_at}.
     *
     * @return the values by name
     */
    public Map<String, byte[]> getUserCollectedProperties() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            return Collections.unmodifiableMap(LongStream.range(
                    0, CTableProperties.rocksdb_table_properties_user_collected_properties_count(nativeObject))
                    .collect(
                            LinkedHashMap<String, byte[]>::new,
                            (map, nativeIndex) -> map.put(
                                    call.viewString(
                                            CTableProperties.rocksdb_table_properties_user_collected_properties_key_at(
                                                    nativeObject, nativeIndex, nativeLength),
                                            nativeLength),
                                    call.copyBytes(
                                            CTableProperties
                                                    .rocksdb_table_properties_user_collected_properties_value_at(
                                                    nativeObject, nativeIndex, nativeLength),
                                            nativeLength)),
                            LinkedHashMap::putAll));
        }
    }

    /**
     * Returns 1 if the file keeps the keys' timestamps, and 0 if not.
     *
     * <p>C: {@code rocksdb_table_properties_user_defined_timestamps_persisted}.
     */
    public long getUserDefinedTimestampsPersisted() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CTableProperties.rocksdb_table_properties_user_defined_timestamps_persisted(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Tells whether the greatest sequence number is known.
     *
     * <p>C: {@code rocksdb_table_properties_has_key_largest_seqno}.
     */
    public boolean isHasKeyLargestSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTableProperties.rocksdb_table_properties_has_key_largest_seqno(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether the least sequence number is known.
     *
     * <p>C: {@code rocksdb_table_properties_has_key_smallest_seqno}.
     */
    public boolean isHasKeySmallestSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTableProperties.rocksdb_table_properties_has_key_smallest_seqno(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public TableProperties in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Returns the name of the column family that the file was written for, in UTF-8. */
    public byte[] getColumnFamilyName() {
        return getColumnFamilyNameText().getBytes(StandardCharsets.UTF_8);
    }
}
