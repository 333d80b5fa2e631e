package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.NativeLists;
import dev.rockspan.runtime.lifetime.Effects;
import java.util.List;
import java.util.Objects;

/**
 * Options of a column family.
 *
 * <p>Not to be implemented by others: the methods change an object of RocksDB's.
 *
 * <p>C: {@code rocksdb_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface ColumnFamilyOptionsInterface<T extends ColumnFamilyOptionsInterface<T>> extends AdvancedColumnFamilyOptionsInterface<T>, MutableColumnFamilyOptionsInterface<T> {
    /**
     * {@return whether zstd trains the dictionary of the last level; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean bottommostCompressionOptionsUseZstdDictTrainer() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of a file are held back to make a compression dictionary of; 0 for as many as a file has; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_compression_options_max_dict_buffer_bytes(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long compressionOptionsMaxDictBufferBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_compression_options_max_dict_buffer_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads compress the blocks of one table file; {@code 1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_compression_options_parallel_threads(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default int compressionOptionsParallelThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compression_options_parallel_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether zstd trains dictionaries, instead of taking samples as they are; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_compression_options_use_zstd_dict_trainer(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean compressionOptionsUseZstdDictTrainer() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_compression_options_use_zstd_dict_trainer(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of samples zstd trains a dictionary with; 0 for no training; {@code 0} by default}
     *
     * <p>C: {@code int rocksdb_options_get_compression_options_zstd_max_train_bytes(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default int compressionOptionsZstdMaxTrainBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compression_options_zstd_max_train_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Tunes for reads of single keys, without iterating; the block cache is in MiB.
     *
     * <p>C: {@code void rocksdb_options_optimize_for_point_lookup(rocksdb_options_t *opt, uint64_t block_cache_size_mb)}, mapped by convention receiver, scalar, setter.
     *
     * @param blockCacheSizeMb the size in MiB of the new cache for blocks
     * @return this object
     */
    default T optimizeForPointLookup(long blockCacheSizeMb) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_optimize_for_point_lookup(call.change(this), blockCacheSizeMb);
            return self();
        }
    }

    /**
     * Tunes level compaction for heavy load; the budget for memtables is in bytes.
     *
     * <p>C: {@code void rocksdb_options_optimize_level_style_compaction(rocksdb_options_t *opt, uint64_t memtable_memory_budget)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableMemoryBudget how many bytes memtables may take; under heavy load half as many again
     * @return this object
     */
    default T optimizeLevelStyleCompaction(long memtableMemoryBudget) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_optimize_level_style_compaction(call.change(this), memtableMemoryBudget);
            return self();
        }
    }

    /**
     * Chooses and tunes universal compaction for heavy load; the budget is in bytes.
     *
     * <p>C: {@code void rocksdb_options_optimize_universal_style_compaction(rocksdb_options_t *opt, uint64_t memtable_memory_budget)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableMemoryBudget how many bytes memtables may take; under heavy load half as many again
     * @return this object
     */
    default T optimizeUniversalStyleCompaction(long memtableMemoryBudget) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_optimize_universal_style_compaction(call.change(this), memtableMemoryBudget);
            return self();
        }
    }

    /**
     * Sets how compression of the last level works, which is heeded only if enabled.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression_options(rocksdb_options_t *, int, int, int, int, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param windowBits the binary logarithm of the size of zlib's window, negative for data without a header; for zlib only
     * @param level how hard the library tries; 32767 for its default
     * @param strategy zlib's strategy, 0 for its default; for zlib only
     * @param maxDictBytes how large dictionaries may be in bytes; 0 for none
     * @param enabled whether the last level has options of its own, not those of the others
     * @return this object
     */
    default T setBottommostCompressionOptions(int windowBits, int level, int strategy,
            int maxDictBytes, boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options(call.change(this), windowBits, level, strategy, maxDictBytes, (byte) (enabled ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes are gathered for a dictionary of the last level; heeded only if enabled.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes(rocksdb_options_t *, uint64_t, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxDictBufferBytes how many bytes of a file are held back to make a dictionary of; 0 for as many as a file has
     * @param enabled whether the last level has options of its own, not those of the others
     * @return this object
     */
    default T setBottommostCompressionOptionsMaxDictBufferBytes(long maxDictBufferBytes,
            boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes(call.change(this), maxDictBufferBytes, (byte) (enabled ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether zstd trains the dictionary of the last level; heeded only if enabled.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code bottommost_compression_opts.use_zstd_dict_trainer}.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer(rocksdb_options_t *, unsigned char, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param useZstdDictTrainer whether zstd trains it, instead of taking samples as they are
     * @param enabled whether the last level has options of its own, not those of the others
     * @return this object
     */
    default T setBottommostCompressionOptionsUseZstdDictTrainer(boolean useZstdDictTrainer,
            boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer(call.change(this), (byte) (useZstdDictTrainer ? 1 : 0), (byte) (enabled ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes zstd trains the last level's dictionary with; heeded only if enabled.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes(rocksdb_options_t *, int, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param zstdMaxTrainBytes how many bytes of samples it is trained with; 0 for no training
     * @param enabled whether the last level has options of its own, not those of the others
     * @return this object
     */
    default T setBottommostCompressionOptionsZstdMaxTrainBytes(int zstdMaxTrainBytes,
            boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes(call.change(this), zstdMaxTrainBytes, (byte) (enabled ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the folders for table files of the column family, newer data in earlier ones; empty for those of the database.
     *
     * <p>C: {@code void rocksdb_options_set_cf_paths(rocksdb_options_t *, const rocksdb_dbpath_t **path_values, size_t num_paths)}, mapped by convention receiver, list, count, setter.
     *
     * @param pathValues read during the call only; no element may be null
     * @return this object
     */
    default T setCfPaths(List<DbPath> pathValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(pathValues, "pathValues");
            COptions.rocksdb_options_set_cf_paths(call.change(this), NativeLists.sized(NativeLists.handles(call, pathValues, "pathValues"), 8L * nativeCount2), nativeCount2);
            return self();
        }
    }

    /**
     * Sets the filter that decides for each value whether compactions keep it.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_filter(rocksdb_options_t *, rocksdb_compactionfilter_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param compactionFilter kept alive for as long as it is needed
     * @return this object
     */
    default T setCompactionFilter(CompactionFilter compactionFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_filter(call.change(this), call.use(compactionFilter, "compactionFilter"));
            Effects.borrow(this, "setCompactionFilter.compactionFilter", compactionFilter);
            return self();
        }
    }

    /**
     * Sets the factory that makes a compaction filter for each compaction; a filter that is set itself comes before it.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_filter_factory(rocksdb_options_t *, rocksdb_compactionfilterfactory_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param compactionFilterFactory handed over: closing it does nothing from now on
     * @return this object
     */
    default T setCompactionFilterFactory(CompactionFilterFactory compactionFilterFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_filter_factory(call.change(this), call.transfer(compactionFilterFactory, "compactionFilterFactory", "Options.setCompactionFilterFactory"));
            call.commit();
            return self();
        }
    }

    /**
     * Sets the order of keys, which must be the same each time a database is opened; bytes as unsigned numbers if none is set.
     *
     * <p>C: {@code void rocksdb_options_set_comparator(rocksdb_options_t *, rocksdb_comparator_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param comparator kept alive for as long as it is needed
     * @return this object
     */
    default T setComparator(Comparator comparator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_comparator(call.change(this), call.use(comparator, "comparator"));
            Effects.borrow(this, "setComparator.comparator", comparator);
            return self();
        }
    }

    /**
     * Sets how compression works: window bits, level, strategy and a dictionary's size in bytes.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options(rocksdb_options_t *, int, int, int, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param windowBits the binary logarithm of the size of zlib's window, negative for data without a header; for zlib only
     * @param level how hard the library tries; 32767 for its default
     * @param strategy zlib's strategy, 0 for its default; for zlib only
     * @param maxDictBytes how large dictionaries may be in bytes; 0 for none
     * @return this object
     */
    default T setCompressionOptions(int windowBits, int level, int strategy, int maxDictBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options(call.change(this), windowBits, level, strategy, maxDictBytes);
            return self();
        }
    }

    /**
     * Sets how many bytes of a file are held back to make a compression dictionary of; 0 for as many as a file has; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_opts.max_dict_buffer_bytes}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options_max_dict_buffer_bytes(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionOptionsMaxDictBufferBytes the new value
     * @return this object
     */
    default T setCompressionOptionsMaxDictBufferBytes(long compressionOptionsMaxDictBufferBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_max_dict_buffer_bytes(call.change(this), compressionOptionsMaxDictBufferBytes);
            return self();
        }
    }

    /**
     * Sets how many threads compress the blocks of one table file; {@code 1} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_opts.parallel_threads}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options_parallel_threads(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionOptionsParallelThreads the new value
     * @return this object
     */
    default T setCompressionOptionsParallelThreads(int compressionOptionsParallelThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_parallel_threads(call.change(this), compressionOptionsParallelThreads);
            return self();
        }
    }

    /**
     * Sets whether zstd trains dictionaries, instead of taking samples as they are; {@code true} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_opts.use_zstd_dict_trainer}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options_use_zstd_dict_trainer(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionOptionsUseZstdDictTrainer the new value
     * @return this object
     */
    default T setCompressionOptionsUseZstdDictTrainer(
            boolean compressionOptionsUseZstdDictTrainer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_use_zstd_dict_trainer(call.change(this), (byte) (compressionOptionsUseZstdDictTrainer ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes of samples zstd trains a dictionary with; 0 for no training; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_opts.zstd_max_train_bytes}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options_zstd_max_train_bytes(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionOptionsZstdMaxTrainBytes the new value
     * @return this object
     */
    default T setCompressionOptionsZstdMaxTrainBytes(int compressionOptionsZstdMaxTrainBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_zstd_max_train_bytes(call.change(this), compressionOptionsZstdMaxTrainBytes);
            return self();
        }
    }

    /**
     * Sets the merge operator, which makes values of merge operands.
     *
     * <p>C: {@code void rocksdb_options_set_merge_operator(rocksdb_options_t *, rocksdb_mergeoperator_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param mergeOperator handed over: closing it does nothing from now on
     * @return this object
     */
    default T setMergeOperator(MergeOperator mergeOperator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_merge_operator(call.change(this), call.transfer(mergeOperator, "mergeOperator", "Options.setMergeOperator"));
            call.commit();
            return self();
        }
    }

    /**
     * Writes table files in the plain format, made for reads from memory-mapped files ({@code setAllowMmapReads}). Keys have any length, for which userKeyLen is 0, but none that is shorter than a fixed prefix is found. bloomBitsPerKey is 0 for no filter. hashTableRatio is how full the hash of prefixes gets, 0 for none: then there is one index of all keys, of which indexSparseness says how many come between two of its entries. Files that were written for keys of one length can be read.
     *
     * <p>C: {@code void rocksdb_options_set_plain_table_factory(rocksdb_options_t *, uint32_t, int, double, size_t, size_t, char, unsigned char, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param userKeyLen the size of each key in bytes; 0 for keys of any size
     * @param bloomBitsPerKey how many bits the filter has for each prefix; 0 for no filter
     * @param hashTableRatio how full the hash of prefixes gets, 0 to 1; 0 for no hash
     * @param indexSparseness how many keys of a prefix come to one entry of the index; 0 or 1 for an entry of each key
     * @param hugePageTlbSize the size in bytes of the huge pages that index and filter are kept in; 0 for ordinary memory
     * @param encodingType not null
     * @param fullScanMode whether files are only scanned, so that they get no index
     * @param storeIndexInFile whether files have their index and filter in them, which are otherwise made when a file is opened
     * @return this object
     */
    default T setPlainTableFactory(int userKeyLen, int bloomBitsPerKey, double hashTableRatio,
            long indexSparseness, long hugePageTlbSize, EncodingType encodingType,
            boolean fullScanMode, boolean storeIndexInFile) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_plain_table_factory(call.change(this), userKeyLen, bloomBitsPerKey, hashTableRatio, indexSparseness, hugePageTlbSize, (byte) Objects.requireNonNull(encodingType, "encodingType is null").getValue(), (byte) (fullScanMode ? 1 : 0), (byte) (storeIndexInFile ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the slice transform that takes the prefix of a key, for filters and some indexes.
     *
     * <p>Scans within a prefix then read fewer files; scans over prefixes need {@code setTotalOrderSeek} or {@code
     * setAutoPrefixMode} of {@link ReadOptions}.
     *
     * <p>C: {@code void rocksdb_options_set_prefix_extractor(rocksdb_options_t *, rocksdb_slicetransform_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param sliceTransform handed over: closing it does nothing from now on
     * @return this object
     */
    default T setPrefixExtractor(SliceTransform sliceTransform) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_prefix_extractor(call.change(this), call.transfer(sliceTransform, "sliceTransform", "Options.setPrefixExtractor"));
            call.commit();
            return self();
        }
    }

    /**
     * Sets the partitioner factory, which decides at which keys compactions begin new files.
     *
     * <p>C: {@code void rocksdb_options_set_sst_partitioner_factory(rocksdb_options_t *, rocksdb_sst_partitioner_factory_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param sstPartitionerFactory shared: may be closed at once
     * @return this object
     */
    default T setSstPartitionerFactory(SstPartitionerFactory sstPartitionerFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_sst_partitioner_factory(call.change(this), call.use(sstPartitionerFactory, "sstPartitionerFactory"));
            return self();
        }
    }

    /**
     * Sets the block-based format for new table files, and how files of that format are written and read.
     *
     * <p>C: {@code void rocksdb_options_set_block_based_table_factory(rocksdb_options_t *opt, rocksdb_block_based_table_options_t *table_options)}, mapped by convention receiver, handle, setter.
     *
     * @param tableOptions kept alive for as long as it is needed
     * @return this object
     */
    default T setTableFormatConfig(BlockBasedTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_block_based_table_factory(call.change(this), call.use(tableOptions, "tableOptions"));
            Effects.borrow(this, "setTableFormatConfig.tableOptions", tableOptions);
            return self();
        }
    }

    /**
     * Writes table files based on cuckoo hashing.
     *
     * <p>C: {@code void rocksdb_options_set_cuckoo_table_factory(rocksdb_options_t *opt, rocksdb_cuckoo_table_options_t *table_options)}, mapped by convention receiver, handle, setter.
     *
     * @param tableOptions shared: may be closed at once
     * @return this object
     */
    default T setTableFormatConfig(CuckooTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_cuckoo_table_factory(call.change(this), call.use(tableOptions, "tableOptions"));
            return self();
        }
    }

    /**
     * Merges values as numbers of 8 bytes, the lowest byte first, that are added up.
     *
     * <p>C: {@code void rocksdb_options_set_uint64add_merge_operator(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    default T setUInt64AddMergeOperator() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_uint64add_merge_operator(call.change(this));
            return self();
        }
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }

    /** Sets the table format of new files. */
    default T setTableFormatConfig(TableFormatConfig config) {
        return config.setIn(this);
    }

    /** Sets how blocks are compressed. */
    default T setCompressionOptions(CompressionOptions compressionOptions) {
        setCompressionOptions(
                compressionOptions.windowBits(),
                compressionOptions.level(),
                compressionOptions.strategy(),
                compressionOptions.maxDictBytes());
        return setCompressionOptionsZstdMaxTrainBytes(compressionOptions.zstdMaxTrainBytes());
    }

    /** Sets how the blocks of the last level are compressed, if the options are enabled. */
    default T setBottommostCompressionOptions(CompressionOptions compressionOptions) {
        setBottommostCompressionOptions(
                compressionOptions.windowBits(),
                compressionOptions.level(),
                compressionOptions.strategy(),
                compressionOptions.maxDictBytes(),
                compressionOptions.enabled());
        return setBottommostCompressionOptionsZstdMaxTrainBytes(
                compressionOptions.zstdMaxTrainBytes(), compressionOptions.enabled());
    }

    /** Sets how values are merged. The operator may be set elsewhere, too, and closed at once. */
    default T setMergeOperator(StringAppendOperator mergeOperator) {
        return setMergeOperator(mergeOperator.operator());
    }

    /** Sets that values of eight bytes are merged by adding them. */
    default T setMergeOperator(UInt64AddOperator mergeOperator) {
        java.util.Objects.requireNonNull(mergeOperator, "mergeOperator");
        return setUInt64AddMergeOperator();
    }

    /** Sets one of the merge operators that RocksDB has itself, such as {@code stringappend} or {@code uint64add}. */
    default T setMergeOperatorName(String name) {
        return Options.change(this, "merge_operator=" + name);
    }

    /** Sets one of the orders of keys that RocksDB has itself. */
    default T setComparator(BuiltinComparator builtinComparator) {
        return Options.change(this, "comparator=" + builtinComparator.nameInOptions);
    }

    /** Sets what holds the entries of memory tables. */
    default T setMemTableConfig(MemTableConfig memTableConfig) {
        return Options.change(this, "memtable_factory=" + memTableConfig.inOptions());
    }
}
