package dev.rockspan;

import dev.rockspan.raw.CBlockBasedTableConfig;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How block-based table files are written and read. An option whose description does not say that it can be changed is
 * fixed while the database is open.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link Cache} that it was created with or that was set: you may close them first, and their memory is
 * freed when this object is closed.
 *
 * <p>C: {@code rocksdb_block_based_table_options_t}.
 */
public class BlockBasedTableConfig extends RocksObject implements TableFormatConfig {
    BlockBasedTableConfig(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults. If nobody closes it, it is freed when it is collected.
     *
     * <p>C: {@code rocksdb_block_based_options_create}.
     */
    public BlockBasedTableConfig() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "BlockBasedTableConfig", nativeResult, CBlockBasedTableConfig::rocksdb_block_based_options_destroy)
                    .marked(ObjectMark.COLLECTED));
        }
        super(nativeObject);
    }

    /**
     * {@return whether uncompressed blocks are aligned to the smaller of 4 KiB and the block size, which takes space;
     * {@code false} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_block_align}.
     */
    public boolean blockAlign() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_block_align(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the number of keys between two restart points of a data block, which store a whole key and where
     * searches can start; at least 1; {@code 16} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_block_restart_interval}.
     */
    public int blockRestartInterval() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_block_restart_interval(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes, before compression, at which a data block is full; {@code 4096} (4 KiB) by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_block_size}.
     */
    public long blockSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_block_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the percentage of a block that may stay free if the next entry would not fit; {@code 10} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_block_size_deviation}.
     */
    public int blockSizeDeviation() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_block_size_deviation(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether indexes and filters are in the block cache, whose size then bounds them, instead of in memory as
     * long as the file is open; {@code false} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_cache_index_and_filter_blocks}.
     */
    public boolean cacheIndexAndFilterBlocks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_cache_index_and_filter_blocks(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the cache keeps indexes and filters longer than data; {@code true} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_cache_index_and_filter_blocks_with_high_priority}.
     */
    public boolean cacheIndexAndFilterBlocksWithHighPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CBlockBasedTableConfig
                            .rocksdb_block_based_options_get_cache_index_and_filter_blocks_with_high_priority(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the type of the checksums of new blocks; {@code kXXH3} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_checksum}.
     */
    public ChecksumType checksumType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_checksum(call.use(this));
            return ChecksumType.getChecksumType(nativeResult);
        }
    }

    /**
     * Removes the user-defined index.
     *
     * <p>C: {@code rocksdb_block_based_options_clear_user_defined_index_factory}.
     *
     * @return this object
     */
    public BlockBasedTableConfig clearUserDefinedIndexFactory() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_clear_user_defined_index_factory(call.change(this));
            return this;
        }
    }

    /**
     * {@return the number of keys per bucket of the hash index of data blocks, if {@code dataBlockIndexType} has one;
     * above 0; {@code 0.75} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_data_block_hash_table_util_ratio}.
     */
    public double dataBlockHashTableUtilRatio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult =
                    CBlockBasedTableConfig.rocksdb_block_based_options_get_data_block_hash_table_util_ratio(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how keys are found within data blocks; {@code kDataBlockBinarySearch} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_data_block_index_type}.
     */
    public DataBlockIndexType dataBlockIndexType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_data_block_index_type(call.use(
                    this));
            return DataBlockIndexType.getDataBlockIndexType(nativeResult);
        }
    }

    /**
     * {@return whether the partitions of filters need not end where those of indexes do; {@code true} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_decouple_partitioned_filters}.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     */
    @Deprecated
    public boolean decouplePartitionedFilters() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_decouple_partitioned_filters(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether each Bloom or Ribbon filter is verified after it was built; {@code false} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_detect_filter_construct_corruption}.
     */
    public boolean detectFilterConstructCorruption() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CBlockBasedTableConfig.rocksdb_block_based_options_get_detect_filter_construct_corruption(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether index blocks are compressed; {@code true} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_enable_index_compression}.
     */
    public boolean enableIndexCompression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_enable_index_compression(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening a table file fails if it lacks the user-defined index that is set; it always does with
     * {@code setUseUdiAsPrimaryIndex(true)}; experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_fail_if_no_udi_on_open}.
     */
    public boolean failIfNoUdiOnOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_fail_if_no_udi_on_open(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the version of the file format; 2 or more, and not more than this library knows; {@code 7} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_format_version}.
     */
    public int formatVersion() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_format_version(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of keys between two restart points of an index block, which store a whole key and where
     * searches can start; at least 1; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_index_block_restart_interval}.
     */
    public int indexBlockRestartInterval() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_index_block_restart_interval(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how index blocks are searched; {@code kBinary} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_index_block_search_type}.
     */
    public IndexSearchType indexSearchType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_index_block_search_type(call.use(
                    this));
            return IndexSearchType.getIndexSearchType(nativeResult);
        }
    }

    /**
     * {@return how far keys in indexes are shortened; {@code kShortenSeparators} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_index_shortening}.
     */
    public IndexShorteningMode indexShortening() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_index_shortening(call.use(this));
            return IndexShorteningMode.getIndexShorteningMode(nativeResult);
        }
    }

    /**
     * {@return the kind of index that table files get; {@code kBinarySearch} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_index_type}.
     */
    public IndexType indexType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_index_type(call.use(this));
            return IndexType.getIndexType(nativeResult);
        }
    }

    /**
     * {@return how many bytes iterators read ahead at first, by themselves; 0 for none; {@code 8192} (8 KiB) by
     * default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_initial_auto_readahead_size}.
     */
    public long initialAutoReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_initial_auto_readahead_size(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes iterators read ahead at most, by themselves; 0 for none; {@code 262144} (256 KiB) by
     * default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_max_auto_readahead_size}.
     */
    public long maxAutoReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_max_auto_readahead_size(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes of the partitions of indexes and filters, where these are partitioned; {@code 4096} (4
     * KiB) by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_metadata_block_size}.
     */
    public long metadataBlockSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_metadata_block_size(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether there is no block cache; {@code false} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_no_block_cache}.
     */
    public boolean noBlockCache() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_no_block_cache(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many sequential reads of a file an iterator does before it reads ahead by itself; 0 reads ahead from
     * the first; {@code 2} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_num_file_reads_for_auto_readahead}.
     */
    public long numFileReadsForAutoReadahead() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult =
                    CBlockBasedTableConfig.rocksdb_block_based_options_get_num_file_reads_for_auto_readahead(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the sizes of filters are chosen so that the memory allocator wastes little; {@code true} by
     * default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_optimize_filters_for_memory}.
     */
    public boolean optimizeFiltersForMemory() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_optimize_filters_for_memory(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether filters are partitioned; only with {@link IndexType#kTwoLevelIndexSearch}; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_partition_filters}.
     */
    public boolean partitionFilters() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_partition_filters(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether index and filter blocks of level-0 files of about the size of a flush are pinned in the block
     * cache; {@code false} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_pin_l0_filter_and_index_blocks_in_cache}.
     *
     * @deprecated Use {@code setUnpartitionedPinningTier} and {@code setPartitionPinningTier} with {@link
     *     PinningTier#FLUSHED_AND_SIMILAR}.
     */
    @Deprecated
    public boolean pinL0FilterAndIndexBlocksInCache() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CBlockBasedTableConfig.rocksdb_block_based_options_get_pin_l0_filter_and_index_blocks_in_cache(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the top-level blocks of partitioned indexes and filters are pinned in the block cache, in all
     * levels; {@code true} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_pin_top_level_index_and_filter}.
     *
     * @deprecated Use {@code setTopLevelIndexPinningTier}.
     */
    @Deprecated
    public boolean pinTopLevelIndexAndFilter() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_pin_top_level_index_and_filter(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return which blocks go into the cache when they are written; {@code DISABLE} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_prepopulate_block_cache}.
     */
    public PrepopulateBlockCache prepopulateBlockCache() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_prepopulate_block_cache(call.use(
                    this));
            return PrepopulateBlockCache.getPrepopulateBlockCache(nativeResult);
        }
    }

    /**
     * {@return how many bytes of a data block share a bit that notes whether they were used, for the tickers
     * READ_AMP_TOTAL_READ_BYTES and READ_AMP_ESTIMATE_USEFUL_BYTES; rounded down to a power of 2; 0, the default, for
     * no notes}
     *
     * <p>C: {@code rocksdb_block_based_options_get_read_amp_bytes_per_bit}.
     */
    public int readAmpBytesPerBit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_read_amp_bytes_per_bit(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether data blocks have all keys first, and then all values; {@code false} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_separate_key_value_in_data_block}.
     */
    public boolean separateKeyValueInDataBlock() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_separate_key_value_in_data_block(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether uncompressed blocks are aligned to the smaller of 4 KiB and the block size, which takes space;
     * {@code false} by default.
     *
     * <p>Needs {@code NO_COMPRESSION} in all levels and a block size that is a power of 2; opening fails otherwise.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.block_align}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_block_align}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setBlockAlign(boolean blockAlign) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_block_align(
                    call.change(this), (byte) (blockAlign ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the cache for blocks; RocksDB makes one of 32 MiB if none is set, and null leaves it as it is.
     *
     * <p>The most important setting for reads. Share one among all column families and databases, a third of the memory
     * or more. To resize it later, use {@link Cache#setCapacity}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_block_cache}.
     *
     * @param blockCache retained by this object; may be closed before it
     * @return this object
     */
    public BlockBasedTableConfig setBlockCache(@Nullable Cache blockCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_block_cache(
                    call.change(this), call.useOrNull(blockCache));
            Effects.borrow(this, "setBlockCache.blockCache", blockCache);
            Effects.noteGiven(this, "blockCache", blockCache);
            return this;
        }
    }

    /**
     * Sets the number of keys between two restart points of a data block, which store a whole key and where searches
     * can start; at least 1; {@code 16} by default.
     *
     * <p>A lower number makes seeks within a block faster and blocks larger.
     *
     * <p>Hazard: If {@code setOptions} makes it less than 1, files are written that cannot be read.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.block_restart_interval}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_block_restart_interval}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setBlockRestartInterval(int blockRestartInterval) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_block_restart_interval(
                    call.change(this), blockRestartInterval);
            return this;
        }
    }

    /**
     * Sets the size in bytes, before compression, at which a data block is full; {@code 4096} (4 KiB) by default.
     *
     * <p>Smaller blocks make reads of single keys cheaper; larger ones compress better and need smaller indexes. 4 to
     * 16 KiB is usual.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.block_size}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_block_size}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setBlockSize(long blockSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_block_size(call.change(this), blockSize);
            return this;
        }
    }

    /**
     * Sets the percentage of a block that may stay free if the next entry would not fit; {@code 10} by default.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.block_size_deviation}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_block_size_deviation}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setBlockSizeDeviation(int blockSizeDeviation) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_block_size_deviation(
                    call.change(this), blockSizeDeviation);
            return this;
        }
    }

    /**
     * Sets whether indexes and filters are in the block cache, whose size then bounds them, instead of in memory as
     * long as the file is open; {@code false} by default.
     *
     * <p>Pin those of level 0 then: {@code setUnpartitionedPinningTier}. Partitions of indexes and filters are in the
     * cache in any case.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.cache_index_and_filter_blocks}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_cache_index_and_filter_blocks}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setCacheIndexAndFilterBlocks(boolean cacheIndexAndFilterBlocks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_cache_index_and_filter_blocks(
                    call.change(this), (byte) (cacheIndexAndFilterBlocks ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the cache keeps indexes and filters longer than data; {@code true} by default.
     *
     * <p>Leave it on, so that scans do not push indexes and filters out. Needs {@code
     * setCacheIndexAndFilterBlocks(true)}, unless they are partitioned.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.cache_index_and_filter_blocks_with_high_priority}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_cache_index_and_filter_blocks_with_high_priority}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setCacheIndexAndFilterBlocksWithHighPriority(
            boolean cacheIndexAndFilterBlocksWithHighPriority) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_cache_index_and_filter_blocks_with_high_priority(
                    call.change(this), (byte) (cacheIndexAndFilterBlocksWithHighPriority ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the type of the checksums of new blocks; {@code kXXH3} by default.
     *
     * <p>Files with another type stay readable.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.checksum}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_checksum}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setChecksumType(ChecksumType checksum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_checksum(
                    call.change(this), (byte) Call.notNull(checksum, "checksum").getValue());
            return this;
        }
    }

    /**
     * Sets the number of keys per bucket of the hash index of data blocks, if they have one; 0.75 by default.
     *
     * <p>A lower number takes more space and finds keys with fewer collisions.
     *
     * <p>C: {@code rocksdb_block_based_options_set_data_block_hash_ratio}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setDataBlockHashRatio(double dataBlockHashRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_data_block_hash_ratio(
                    call.change(this), dataBlockHashRatio);
            return this;
        }
    }

    /**
     * Sets the number of keys per bucket of the hash index of data blocks, if {@code dataBlockIndexType} has one; above
     * 0; {@code 0.75} by default.
     *
     * <p>A lower number takes more space and finds keys with fewer collisions.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.data_block_hash_table_util_ratio}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_data_block_hash_table_util_ratio}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setDataBlockHashTableUtilRatio(
            double dataBlockHashTableUtilRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_data_block_hash_table_util_ratio(
                    call.change(this), dataBlockHashTableUtilRatio);
            return this;
        }
    }

    /**
     * Sets how keys are found within data blocks; {@code kDataBlockBinarySearch} by default.
     *
     * <p>The hash finds single keys with less work of the processor; scans gain nothing.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.data_block_index_type}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_data_block_index_type}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setDataBlockIndexType(DataBlockIndexType dataBlockIndexType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_data_block_index_type(
                    call.change(this), Call.notNull(dataBlockIndexType, "dataBlockIndexType").getValue());
            return this;
        }
    }

    /**
     * Sets whether the partitions of filters need not end where those of indexes do; {@code true} by default.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.decouple_partitioned_filters}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_decouple_partitioned_filters}.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @return this object
     */
    @Deprecated
    public BlockBasedTableConfig setDecouplePartitionedFilters(boolean decouplePartitionedFilters) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_decouple_partitioned_filters(
                    call.change(this), (byte) (decouplePartitionedFilters ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether each Bloom or Ribbon filter is verified after it was built; {@code false} by default.
     *
     * <p>Finds faults of memory, processor or code; building a filter takes about 30 percent longer. Not for Bloom
     * filters of format version 4 or less.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.detect_filter_construct_corruption}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_detect_filter_construct_corruption}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setDetectFilterConstructCorruption(
            boolean detectFilterConstructCorruption) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_detect_filter_construct_corruption(
                    call.change(this), (byte) (detectFilterConstructCorruption ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether index blocks are compressed; {@code true} by default.
     *
     * <p>Off, reading an index that is not in the cache saves decompressing it; files get larger.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.enable_index_compression}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_enable_index_compression}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setEnableIndexCompression(boolean enableIndexCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_enable_index_compression(
                    call.change(this), (byte) (enableIndexCompression ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether opening a table file fails if it lacks the user-defined index that is set; it always does with
     * {@code setUseUdiAsPrimaryIndex(true)}; experimental; {@code false} by default.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.fail_if_no_udi_on_open}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_fail_if_no_udi_on_open}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setFailIfNoUdiOnOpen(boolean failIfNoUdiOnOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_fail_if_no_udi_on_open(
                    call.change(this), (byte) (failIfNoUdiOnOpen ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the filter policy of table files; without one they have no filters.
     *
     * <p>10 bits for each key spare about 99 of 100 reads of files that do not have the key. Set one wherever single
     * keys are read.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.filter_policy}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_filter_policy}.
     *
     * @param filterPolicy consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    public BlockBasedTableConfig setFilter(@Nullable Filter filterPolicy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_filter_policy(
                    call.change(this),
                    filterPolicy == null
                            ? MemorySegment.NULL
                            : call.transfer(filterPolicy, "filterPolicy", "BlockBasedTableConfig.setFilter"));
            call.commit();
            Effects.noteGiven(this, "filter", filterPolicy);
            return this;
        }
    }

    /**
     * Sets the version of the file format; 2 or more, and not more than this library knows; {@code 7} by default.
     *
     * <p>The first RocksDB that reads it: 3.10 for 2, 5.15 for 3, 5.16 for 4, 6.6 for 5, 8.6 for 6, 10.4 for 7. Newer
     * formats are smaller and faster; choose an older one only if an older RocksDB has to read the files.
     *
     * <p>Hazard: If {@code setOptions} makes it more than this library knows, files are written that cannot be read.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.format_version}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_format_version}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setFormatVersion(int formatVersion) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_format_version(call.change(this), formatVersion);
            return this;
        }
    }

    /**
     * Sets the number of keys between two restart points of an index block, which store a whole key and where searches
     * can start; at least 1; {@code 1} by default.
     *
     * <p>Hazard: If {@code setOptions} makes it less than 1, files are written that cannot be read.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.index_block_restart_interval}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_index_block_restart_interval}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setIndexBlockRestartInterval(int indexBlockRestartInterval) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_index_block_restart_interval(
                    call.change(this), indexBlockRestartInterval);
            return this;
        }
    }

    /**
     * Sets how index blocks are searched; {@code kBinary} by default.
     *
     * <p>Interpolation needs fewer steps where keys are spread evenly, such as hashes or counters, and more where they
     * are not. It needs the default comparator: opening fails with another.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.index_block_search_type}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_index_block_search_type}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setIndexSearchType(IndexSearchType indexBlockSearchType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_index_block_search_type(
                    call.change(this), Call.notNull(indexBlockSearchType, "indexBlockSearchType").getValue());
            return this;
        }
    }

    /**
     * Sets how far keys in indexes are shortened; {@code kShortenSeparators} by default.
     *
     * <p>Shorter keys make a smaller index, but a seek may read a block that does not have the key. The default
     * shortens all but the last key of a file.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.index_shortening}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_index_shortening}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setIndexShortening(IndexShorteningMode indexShortening) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_index_shortening(
                    call.change(this), Call.notNull(indexShortening, "indexShortening").getValue());
            return this;
        }
    }

    /**
     * Sets the kind of index that table files get; {@code kBinarySearch} by default.
     *
     * <p>{@link IndexType#kTwoLevelIndexSearch} for large databases whose indexes do not fit into memory. {@link
     * IndexType#kHashSearch} needs a prefix extractor: opening fails without one.
     *
     * <p>Hazard: {@code kHashSearch} without a prefix extractor crashes {@code SstFileWriter} and {@code repairDB},
     * which do not check it.
     *
     * <p>C: {@code rocksdb_block_based_options_set_index_type}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setIndexType(IndexType indexType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_index_type(
                    call.change(this), Call.notNull(indexType, "indexType").getValue());
            return this;
        }
    }

    /**
     * Sets how many bytes iterators read ahead at first, by themselves; 0 for none; {@code 8192} (8 KiB) by default.
     *
     * <p>Doubles with each further read, up to {@code maxAutoReadaheadSize}. Only where {@code
     * ReadOptions.setReadaheadSize} is 0.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.initial_auto_readahead_size}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_initial_auto_readahead_size}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setInitialAutoReadaheadSize(long initialAutoReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_initial_auto_readahead_size(
                    call.change(this), initialAutoReadaheadSize);
            return this;
        }
    }

    /**
     * Sets how many bytes iterators read ahead at most, by themselves; 0 for none; {@code 262144} (256 KiB) by default.
     *
     * <p>More helps long scans of cold data; less wastes fewer reads of short ones. Only where {@code
     * ReadOptions.setReadaheadSize} is 0.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.max_auto_readahead_size}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_max_auto_readahead_size}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setMaxAutoReadaheadSize(long maxAutoReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_max_auto_readahead_size(
                    call.change(this), maxAutoReadaheadSize);
            return this;
        }
    }

    /**
     * Sets the size in bytes of the partitions of indexes and filters, where these are partitioned; {@code 4096} (4
     * KiB) by default.
     *
     * <p>Smaller partitions take less of the cache for one read; larger ones need fewer reads.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.metadata_block_size}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_metadata_block_size}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setMetadataBlockSize(long metadataBlockSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_metadata_block_size(
                    call.change(this), metadataBlockSize);
            return this;
        }
    }

    /**
     * Sets whether there is no block cache; {@code false} by default.
     *
     * <p>Not to be changed while the database is open. Opening fails together with {@code
     * setCacheIndexAndFilterBlocks(true)}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_no_block_cache}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setNoBlockCache(boolean noBlockCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_no_block_cache(
                    call.change(this), (byte) (noBlockCache ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many sequential reads of a file an iterator does before it reads ahead by itself; 0 reads ahead from the
     * first; {@code 2} by default.
     *
     * <p>Only where {@code ReadOptions.setReadaheadSize} is 0.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.num_file_reads_for_auto_readahead}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_num_file_reads_for_auto_readahead}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setNumFileReadsForAutoReadahead(
            long numFileReadsForAutoReadahead) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_num_file_reads_for_auto_readahead(
                    call.change(this), numFileReadsForAutoReadahead);
            return this;
        }
    }

    /**
     * Sets whether the sizes of filters are chosen so that the memory allocator wastes little; {@code true} by default.
     *
     * <p>Leave it on: filters take up to a tenth less memory.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.optimize_filters_for_memory}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_optimize_filters_for_memory}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setOptimizeFiltersForMemory(boolean optimizeFiltersForMemory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_optimize_filters_for_memory(
                    call.change(this), (byte) (optimizeFiltersForMemory ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether filters are partitioned; only with {@link IndexType#kTwoLevelIndexSearch}; {@code false} by default.
     *
     * <p>For large files: only the partitions of filters that are needed are in the cache.
     *
     * <p>Hazard: If {@code setOptions} sets it without that index, the next flush crashes.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.partition_filters}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_partition_filters}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setPartitionFilters(boolean partitionFilters) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_partition_filters(
                    call.change(this), (byte) (partitionFilters ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the files whose partitions of indexes and filters are pinned in the block cache; FALLBACK by default.
     *
     * <p>Pinned blocks cannot be evicted: pin no more than the cache has room for.
     *
     * <p>C: {@code rocksdb_block_based_options_set_partition_pinning_tier}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setPartitionPinningTier(PinningTier partitionPinningTier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_partition_pinning_tier(
                    call.change(this), Call.notNull(partitionPinningTier, "partitionPinningTier").getValue());
            return this;
        }
    }

    /**
     * Sets whether index and filter blocks of level-0 files of about the size of a flush are pinned in the block cache;
     * {@code false} by default.
     *
     * <p>Needs {@code setCacheIndexAndFilterBlocks(true)}, unless they are partitioned; ignored where a pinning tier is
     * set.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.pin_l0_filter_and_index_blocks_in_cache}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_pin_l0_filter_and_index_blocks_in_cache}.
     *
     * @deprecated Use {@code setUnpartitionedPinningTier} and {@code setPartitionPinningTier} with {@link
     *     PinningTier#FLUSHED_AND_SIMILAR}.
     * @return this object
     */
    @Deprecated
    public BlockBasedTableConfig setPinL0FilterAndIndexBlocksInCache(
            boolean pinL0FilterAndIndexBlocksInCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_pin_l0_filter_and_index_blocks_in_cache(
                    call.change(this), (byte) (pinL0FilterAndIndexBlocksInCache ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the top-level blocks of partitioned indexes and filters are pinned in the block cache, in all
     * levels; {@code true} by default.
     *
     * <p>Needs {@code setCacheIndexAndFilterBlocks(true)}; ignored if {@code setTopLevelIndexPinningTier} is set.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.pin_top_level_index_and_filter}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_pin_top_level_index_and_filter}.
     *
     * @deprecated Use {@code setTopLevelIndexPinningTier}.
     * @return this object
     */
    @Deprecated
    public BlockBasedTableConfig setPinTopLevelIndexAndFilter(boolean pinTopLevelIndexAndFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_pin_top_level_index_and_filter(
                    call.change(this), (byte) (pinTopLevelIndexAndFilter ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets which blocks go into the cache when they are written; {@code DISABLE} by default.
     *
     * <p>Saves reading new data back, most with direct I/O or remote storage; may push hot blocks out of the cache.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.prepopulate_block_cache}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_prepopulate_block_cache}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setPrepopulateBlockCache(
            PrepopulateBlockCache prepopulateBlockCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_prepopulate_block_cache(
                    call.change(this), Call.notNull(prepopulateBlockCache, "prepopulateBlockCache").getValue());
            return this;
        }
    }

    /**
     * Sets how many bytes of a data block share a bit that notes whether they were used, for the tickers
     * READ_AMP_TOTAL_READ_BYTES and READ_AMP_ESTIMATE_USEFUL_BYTES; rounded down to a power of 2; 0, the default, for
     * no notes.
     *
     * <p>Hazard: Crashes if databases share the cache and one of them is closed: leave it 0.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.read_amp_bytes_per_bit}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_read_amp_bytes_per_bit}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setReadAmpBytesPerBit(int readAmpBytesPerBit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_read_amp_bytes_per_bit(
                    call.change(this), readAmpBytesPerBit);
            return this;
        }
    }

    /**
     * Sets whether data blocks have all keys first, and then all values; {@code false} by default.
     *
     * <p>Often faster to read and smaller; not for small values or few keys between restart points.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.separate_key_value_in_data_block}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_separate_key_value_in_data_block}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setSeparateKeyValueInDataBlock(
            boolean separateKeyValueInDataBlock) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_separate_key_value_in_data_block(
                    call.change(this), (byte) (separateKeyValueInDataBlock ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the size in bytes of a super block, a unit of the file system whose bounds blocks should not cross: a power
     * of 2, larger than the block size; 0, the default, for no alignment.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.super_block_alignment_size}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_super_block_alignment_size}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setSuperBlockAlignmentSize(long superBlockAlignmentSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_super_block_alignment_size(
                    call.change(this), superBlockAlignmentSize);
            return this;
        }
    }

    /**
     * Sets how much of a super block may be left empty to align blocks: its size divided by this; at least 4; 0 for no
     * alignment; {@code 128} by default.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.super_block_alignment_space_overhead_ratio}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_super_block_alignment_space_overhead_ratio}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setSuperBlockAlignmentSpaceOverheadRatio(
            long superBlockAlignmentSpaceOverheadRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_super_block_alignment_space_overhead_ratio(
                    call.change(this), superBlockAlignmentSpaceOverheadRatio);
            return this;
        }
    }

    /**
     * Sets the files whose top-level blocks of partitioned indexes and filters are pinned in the block cache; FALLBACK
     * by default.
     *
     * <p>Needs {@code setCacheIndexAndFilterBlocks(true)}. Pinned blocks cannot be evicted: pin no more than the cache
     * has room for.
     *
     * <p>C: {@code rocksdb_block_based_options_set_top_level_index_pinning_tier}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setTopLevelIndexPinningTier(PinningTier topLevelIndexPinningTier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_top_level_index_pinning_tier(
                    call.change(this), Call.notNull(topLevelIndexPinningTier, "topLevelIndexPinningTier").getValue());
            return this;
        }
    }

    /**
     * Sets how much the distances of the keys of an index block may vary, as standard deviation divided by mean, for
     * the block to be marked as even when it is written; -1, the default, for never.
     *
     * <p>{@link IndexSearchType#kAuto} searches the blocks that are marked by interpolation.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.uniform_cv_threshold}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_uniform_cv_threshold}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setUniformCvThreshold(double uniformCvThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_uniform_cv_threshold(
                    call.change(this), uniformCvThreshold);
            return this;
        }
    }

    /**
     * Sets the files whose indexes and filters without partitions are pinned in the block cache; FALLBACK by default.
     *
     * <p>Needs {@code setCacheIndexAndFilterBlocks(true)}. Pinned blocks cannot be evicted: pin no more than the cache
     * has room for.
     *
     * <p>C: {@code rocksdb_block_based_options_set_unpartitioned_pinning_tier}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setUnpartitionedPinningTier(PinningTier unpartitionedPinningTier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_unpartitioned_pinning_tier(
                    call.change(this), Call.notNull(unpartitionedPinningTier, "unpartitionedPinningTier").getValue());
            return this;
        }
    }

    /**
     * Sets whether keys in data blocks leave out what they share with the one before; {@code true} by default.
     *
     * <p>Saves space. Without it, {@code ReadOptions.setPinData(true)} can leave keys where they are, uncopied.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.use_delta_encoding}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_use_delta_encoding}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setUseDeltaEncoding(boolean useDeltaEncoding) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_use_delta_encoding(
                    call.change(this), (byte) (useDeltaEncoding ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether reads use the user-defined index without being asked to; experimental; {@code false} by default.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.use_udi_as_primary_index}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_use_udi_as_primary_index}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setUseUdiAsPrimaryIndex(boolean useUdiAsPrimaryIndex) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_use_udi_as_primary_index(
                    call.change(this), (byte) (useUdiAsPrimaryIndex ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the user-defined index that files get, by its options string; null removes it.
     *
     * <p>C: {@code rocksdb_block_based_options_set_user_defined_index_factory_from_string}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setUserDefinedIndexFactoryFromString(@Nullable String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            MemorySegment nativeValue = call.textOrNull(value, "value");
            CBlockBasedTableConfig.rocksdb_block_based_options_set_user_defined_index_factory_from_string(
                    nativeThis, nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Sets whether each block is decompressed again after it was compressed, and compared; {@code false} by default.
     *
     * <p>Finds faults of compression libraries, memory or processor; takes the time of decompressing.
     *
     * <p>Can be changed while the database is open, for files written from then on: {@link RocksDB#setOptions}, name
     * {@code block_based_table_factory.verify_compression}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_verify_compression}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setVerifyCompression(boolean verifyCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_verify_compression(
                    call.change(this), (byte) (verifyCompression ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether filters have whole keys, and not just prefixes; {@code true} by default.
     *
     * <p>Leave it on, unless keys are only sought by prefix: without it, reads of single keys gain nothing from filters
     * of whole keys.
     *
     * <p>Can be changed while the database is open, for files written or opened from then on: {@link
     * RocksDB#setOptions}, name {@code block_based_table_factory.whole_key_filtering}.
     *
     * <p>C: {@code rocksdb_block_based_options_set_whole_key_filtering}.
     *
     * @return this object
     */
    public BlockBasedTableConfig setWholeKeyFiltering(boolean wholeKeyFiltering) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBlockBasedTableConfig.rocksdb_block_based_options_set_whole_key_filtering(
                    call.change(this), (byte) (wholeKeyFiltering ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return the size in bytes of a super block, a unit of the file system whose bounds blocks should not cross: a
     * power of 2, larger than the block size; 0, the default, for no alignment}
     *
     * <p>C: {@code rocksdb_block_based_options_get_super_block_alignment_size}.
     */
    public long superBlockAlignmentSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_super_block_alignment_size(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how much of a super block may be left empty to align blocks: its size divided by this; at least 4; 0 for
     * no alignment; {@code 128} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_super_block_alignment_space_overhead_ratio}.
     */
    public long superBlockAlignmentSpaceOverheadRatio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult =
                    CBlockBasedTableConfig.rocksdb_block_based_options_get_super_block_alignment_space_overhead_ratio(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how much the distances of the keys of an index block may vary, as standard deviation divided by mean,
     * for the block to be marked as even when it is written; -1, the default, for never}
     *
     * <p>C: {@code rocksdb_block_based_options_get_uniform_cv_threshold}.
     */
    public double uniformCvThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_uniform_cv_threshold(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether keys in data blocks leave out what they share with the one before; {@code true} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_use_delta_encoding}.
     */
    public boolean useDeltaEncoding() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_use_delta_encoding(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether reads use the user-defined index without being asked to; experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_use_udi_as_primary_index}.
     */
    public boolean useUdiAsPrimaryIndex() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_use_udi_as_primary_index(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns the name of the user-defined index that files get; null for none.
     *
     * <p>C: {@code rocksdb_block_based_options_get_user_defined_index_factory_name}.
     */
    public @Nullable String userDefinedIndexFactoryName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult =
                    CBlockBasedTableConfig.rocksdb_block_based_options_get_user_defined_index_factory_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return whether each block is decompressed again after it was compressed, and compared; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_verify_compression}.
     */
    public boolean verifyCompression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_verify_compression(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether filters have whole keys, and not just prefixes; {@code true} by default}
     *
     * <p>C: {@code rocksdb_block_based_options_get_whole_key_filtering}.
     */
    public boolean wholeKeyFiltering() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBlockBasedTableConfig.rocksdb_block_based_options_get_whole_key_filtering(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /** Returns what {@link #setBlockCache} was last given, or null. */
    public @Nullable Cache blockCache() {
        return Effects.given(this, "blockCache");
    }

    /**
     * Returns what {@link #setFilter} was last given, or null. Its ownership was transferred then, so no other call can
     * use it.
     */
    public @Nullable Filter filter() {
        return Effects.given(this, "filter");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public BlockBasedTableConfig in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Replaces the block cache by a new LRU cache of {@code blockCacheSize} bytes. Default: 32 MiB. */
    public BlockBasedTableConfig setBlockCacheSize(long blockCacheSize) {
        return setOwnBlockCache(blockCacheSize, cacheNumShardBits());
    }

    /** Returns the size that {@link #setBlockCacheSize} was given, or RocksDB's default. */
    public long blockCacheSize() {
        return Effects.given(this, "blockCacheSize", 32L << 20);
    }

    /**
     * Replaces the block cache by a new LRU cache that is divided into 2 to the power of {@code cacheNumShardBits}
     * parts, each with a lock; -1, the default, lets RocksDB choose.
     */
    public BlockBasedTableConfig setCacheNumShardBits(int cacheNumShardBits) {
        return setOwnBlockCache(blockCacheSize(), cacheNumShardBits);
    }

    /** Returns what {@link #setCacheNumShardBits} was given, or RocksDB's default. */
    public int cacheNumShardBits() {
        return Effects.given(this, "cacheNumShardBits", -1);
    }

    private BlockBasedTableConfig setOwnBlockCache(long size, int shardBits) {
        try (Cache cache = new LRUCache(size, shardBits)) {
            setBlockCache(cache);
        }
        return Effects.noteGiven(Effects.noteGiven(this, "blockCacheSize", size), "cacheNumShardBits", shardBits);
    }

    /**
     * Sets the filter of tables; null for none. A {@link BloomFilter} may be set elsewhere, too, and closed at once;
     * ownership of any other is transferred to C.
     */
    public BlockBasedTableConfig setFilterPolicy(@Nullable Filter filterPolicy) {
        return Effects.noteGiven(
                setFilter(filterPolicy == null ? null : filterPolicy.toGive()), "filterPolicy", filterPolicy);
    }

    /** Returns the filter that {@link #setFilterPolicy} was given; null if none. */
    public @Nullable Filter filterPolicy() {
        return Effects.given(this, "filterPolicy");
    }

    @Override
    public <T extends ColumnFamilyOptionsInterface<T>> T setIn(ColumnFamilyOptionsInterface<T> options) {
        return options.setBlockBasedTableFactory(this);
    }

    @Override
    public String factoryName() {
        return "BlockBasedTable";
    }
}
