package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Options of a column family.
 *
 * <p>Only classes of this package implement it.
 *
 * <p>C: {@code rocksdb_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface ColumnFamilyOptionsInterface<T extends ColumnFamilyOptionsInterface<T>>
        extends AdvancedColumnFamilyOptionsInterface<T>, MutableColumnFamilyOptionsInterface<T> {
    /**
     * {@return whether zstd trains the dictionary of the last level; {@code true} by default}
     *
     * <p>C: {@code rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer}.
     */
    default boolean bottommostCompressionOptionsUseZstdDictTrainer() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of a file are buffered to make its compression dictionary; 0, the default, for no limit}
     *
     * <p>C: {@code rocksdb_options_get_compression_options_max_dict_buffer_bytes}.
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
     * <p>C: {@code rocksdb_options_get_compression_options_parallel_threads}.
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
     * <p>C: {@code rocksdb_options_get_compression_options_use_zstd_dict_trainer}.
     */
    default boolean compressionOptionsUseZstdDictTrainer() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_compression_options_use_zstd_dict_trainer(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of samples zstd trains a dictionary with; 0, the default, for no training}
     *
     * <p>C: {@code rocksdb_options_get_compression_options_zstd_max_train_bytes}.
     */
    default int compressionOptionsZstdMaxTrainBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compression_options_zstd_max_train_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Tunes for reads of single keys: sets a new table format with a Bloom filter, a hash index and a block cache of
     * its own, and a filter for memtables.
     *
     * <p>C: {@code rocksdb_options_optimize_for_point_lookup}.
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
     * <p>C: {@code rocksdb_options_optimize_level_style_compaction}.
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
     * <p>C: {@code rocksdb_options_optimize_universal_style_compaction}.
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
     * Sets the block-based format for new table files, and how files of that format are written and read.
     *
     * <p>C: {@code rocksdb_options_set_block_based_table_factory}.
     *
     * @param tableOptions copied, so that later changes have no effect; retained by this object; may be closed before
     *     it
     * @return this object
     */
    default T setBlockBasedTableFactory(BlockBasedTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_block_based_table_factory(
                    call.change(this), call.use(tableOptions, "tableOptions"));
            Effects.borrow(this, "setBlockBasedTableFactory.tableOptions", tableOptions);
            Effects.noteGiven(this, "blockBasedTableFactory", tableOptions);
            return self();
        }
    }

    /**
     * Sets how compression of the last level works, which is without effect unless enabled.
     *
     * <p>C: {@code rocksdb_options_set_bottommost_compression_options}.
     *
     * @param windowBits the binary logarithm of the size of zlib's window, negated: -9 to -14; for zlib only; -14 by
     *     default. Blocks written with a positive number cannot be read
     * @param level how hard the library tries, in numbers of its own; 32767, which is the default, leaves it to the
     *     library
     * @param strategy zlib's strategy; for zlib only; 0 by default, which is zlib's own
     * @param maxDictBytes how large dictionaries may be in bytes; 0 by default, which means none
     * @param enabled whether the last level has options of its own; false by default: the last level then uses the
     *     options of the other levels
     * @return this object
     */
    default T setBottommostCompressionOptions(
            int windowBits, int level, int strategy, int maxDictBytes, boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options(
                    call.change(this), windowBits, level, strategy, maxDictBytes, (byte) (enabled ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes are buffered to make a dictionary of the last level; without effect unless enabled.
     *
     * <p>C: {@code rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes}.
     *
     * @param maxDictBufferBytes how many bytes of a file are buffered; 0 by default, which means no limit
     * @param enabled whether the last level has options of its own; false by default: the last level then uses the
     *     options of the other levels
     * @return this object
     */
    default T setBottommostCompressionOptionsMaxDictBufferBytes(long maxDictBufferBytes, boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes(
                    call.change(this), maxDictBufferBytes, (byte) (enabled ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether zstd trains the dictionary of the last level; without effect unless enabled.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * bottommost_compression_opts.use_zstd_dict_trainer}.
     *
     * <p>C: {@code rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer}.
     *
     * @param useZstdDictTrainer whether zstd trains it, as it does by default, instead of taking samples as they are
     * @param enabled whether the last level has options of its own; false by default: the last level then uses the
     *     options of the other levels
     * @return this object
     */
    default T setBottommostCompressionOptionsUseZstdDictTrainer(boolean useZstdDictTrainer, boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer(
                    call.change(this), (byte) (useZstdDictTrainer ? 1 : 0), (byte) (enabled ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes zstd trains the last level's dictionary with; without effect unless enabled.
     *
     * <p>C: {@code rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes}.
     *
     * @param zstdMaxTrainBytes how many bytes of samples it is trained with; 0 by default, which means no training
     * @param enabled whether the last level has options of its own; false by default: the last level then uses the
     *     options of the other levels
     * @return this object
     */
    default T setBottommostCompressionOptionsZstdMaxTrainBytes(int zstdMaxTrainBytes, boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes(
                    call.change(this), zstdMaxTrainBytes, (byte) (enabled ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the folders for table files of the column family, newer data in earlier ones; at most 4; empty, the default,
     * for those of the database.
     *
     * <p>Hazard: Two databases with one folder write over the files of each other: one folder for each database.
     *
     * <p>C: {@code rocksdb_options_set_cf_paths}.
     *
     * @return this object
     */
    default T setCfPaths(List<DbPath> pathValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            int nativeCount = Call.count(pathValues, "pathValues");
            COptions.rocksdb_options_set_cf_paths(
                    nativeThis, Call.sized(call.handles(pathValues, "pathValues"), 8L * nativeCount), nativeCount);
            Effects.noteGiven(this, "cfPaths", List.copyOf(pathValues));
            return self();
        }
    }

    /**
     * Sets the filter that decides for each value whether compactions keep it; none by default.
     *
     * <p>C: {@code rocksdb_options_set_compaction_filter}.
     *
     * @param compactionFilter retained by this object; may be closed before it
     * @return this object
     */
    default T setCompactionFilter(CompactionFilter compactionFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_filter(
                    call.change(this), call.use(compactionFilter, "compactionFilter"));
            Effects.borrow(this, "setCompactionFilter.compactionFilter", compactionFilter);
            Effects.noteGiven(this, "compactionFilter", compactionFilter);
            return self();
        }
    }

    /**
     * Sets the factory that makes a compaction filter for each compaction; none by default, and without effect if a
     * filter is set.
     *
     * <p>C: {@code rocksdb_options_set_compaction_filter_factory}.
     *
     * @param compactionFilterFactory consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    default T setCompactionFilterFactory(CompactionFilterFactory compactionFilterFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_filter_factory(
                    call.change(this),
                    call.transfer(
                            compactionFilterFactory, "compactionFilterFactory", "Options.setCompactionFilterFactory"));
            call.commit();
            Effects.noteGiven(this, "compactionFilterFactory", compactionFilterFactory);
            return self();
        }
    }

    /**
     * Sets the order of keys, which must be the same each time a database is opened; bytes as unsigned numbers if none
     * is set.
     *
     * <p>C: {@code rocksdb_options_set_comparator}.
     *
     * @param comparator retained by this object; may be closed before it
     * @return this object
     */
    default T setComparator(Comparator comparator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_comparator(call.change(this), call.use(comparator, "comparator"));
            Effects.borrow(this, "setComparator.comparator", comparator);
            Effects.noteGiven(this, "comparator", comparator);
            return self();
        }
    }

    /**
     * Sets how compression works: window bits, level, strategy and a dictionary's size in bytes.
     *
     * <p>C: {@code rocksdb_options_set_compression_options}.
     *
     * @param windowBits the binary logarithm of the size of zlib's window, negated: -9 to -14; for zlib only; -14 by
     *     default. Blocks written with a positive number cannot be read
     * @param level how hard the library tries, in numbers of its own; 32767, which is the default, leaves it to the
     *     library
     * @param strategy zlib's strategy; for zlib only; 0 by default, which is zlib's own
     * @param maxDictBytes how large dictionaries may be in bytes; 0 by default, which means none
     * @return this object
     */
    default T setCompressionOptions(int windowBits, int level, int strategy, int maxDictBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options(
                    call.change(this), windowBits, level, strategy, maxDictBytes);
            return self();
        }
    }

    /**
     * Sets how many bytes of a file are buffered to make its compression dictionary; 0, the default, for no limit.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compression_opts.max_dict_buffer_bytes}.
     *
     * <p>C: {@code rocksdb_options_set_compression_options_max_dict_buffer_bytes}.
     *
     * @return this object
     */
    default T setCompressionOptionsMaxDictBufferBytes(long compressionOptionsMaxDictBufferBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_max_dict_buffer_bytes(
                    call.change(this), compressionOptionsMaxDictBufferBytes);
            return self();
        }
    }

    /**
     * Sets how many threads compress the blocks of one table file; {@code 1} by default.
     *
     * <p>Helps where a compaction waits for slow compression, such as Zstandard; takes processors from other work.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compression_opts.parallel_threads}.
     *
     * <p>C: {@code rocksdb_options_set_compression_options_parallel_threads}.
     *
     * @return this object
     */
    default T setCompressionOptionsParallelThreads(int compressionOptionsParallelThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_parallel_threads(
                    call.change(this), compressionOptionsParallelThreads);
            return self();
        }
    }

    /**
     * Sets whether zstd trains dictionaries, instead of taking samples as they are; {@code true} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compression_opts.use_zstd_dict_trainer}.
     *
     * <p>C: {@code rocksdb_options_set_compression_options_use_zstd_dict_trainer}.
     *
     * @return this object
     */
    default T setCompressionOptionsUseZstdDictTrainer(
            boolean compressionOptionsUseZstdDictTrainer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_use_zstd_dict_trainer(
                    call.change(this), (byte) (compressionOptionsUseZstdDictTrainer ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes of samples zstd trains a dictionary with; 0, the default, for no training.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compression_opts.zstd_max_train_bytes}.
     *
     * <p>C: {@code rocksdb_options_set_compression_options_zstd_max_train_bytes}.
     *
     * @return this object
     */
    default T setCompressionOptionsZstdMaxTrainBytes(int compressionOptionsZstdMaxTrainBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_zstd_max_train_bytes(
                    call.change(this), compressionOptionsZstdMaxTrainBytes);
            return self();
        }
    }

    /**
     * Writes table files based on cuckoo hashing, for reads of single keys; all keys have one length, and all values
     * another.
     *
     * <p>C: {@code rocksdb_options_set_cuckoo_table_factory}.
     *
     * @param tableOptions copied: later changes have no effect; may be closed after the call
     * @return this object
     */
    default T setCuckooTableFactory(CuckooTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_cuckoo_table_factory(
                    call.change(this), call.use(tableOptions, "tableOptions"));
            Effects.noteGiven(this, "cuckooTableFactory", tableOptions);
            return self();
        }
    }

    /**
     * Sets the merge operator, which makes values of merge operands; none by default.
     *
     * <p>C: {@code rocksdb_options_set_merge_operator}.
     *
     * @param mergeOperator consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    default T setMergeOperator(MergeOperator mergeOperator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_merge_operator(
                    call.change(this), call.transfer(mergeOperator, "mergeOperator", "Options.setMergeOperator"));
            call.commit();
            Effects.noteGiven(this, "mergeOperator", mergeOperator);
            return self();
        }
    }

    /**
     * Writes table files in the plain format, made for reads from memory-mapped files: set {@code
     * setAllowMmapReads(true)}. Keys that are shorter than a fixed prefix are not found.
     *
     * <p>C: {@code rocksdb_options_set_plain_table_factory}.
     *
     * @param userKeyLen the size of each key in bytes; 0 for keys of any size, as in C++ by default
     * @param bloomBitsPerKey how many bits the filter has for each prefix, 10 in C++ by default; 0 for no filter
     * @param hashTableRatio the number of prefixes per bucket of the hash table, 0.75 in C++ by default; 0 for binary
     *     search without one. Above 0, files can be opened with a prefix extractor only
     * @param indexSparseness how many keys of a prefix come to one entry of the index, 16 in C++ by default; 0 or 1 for
     *     an entry of each key
     * @param hugePageTlbSize the size in bytes of the huge pages that index and filter are kept in, which have to be
     *     reserved first, such as by {@code vm.nr_hugepages}; 0 for ordinary memory, as in C++ by default
     * @param encodingType how keys are written; plainly in C++ by default
     * @param fullScanMode whether files are only scanned, so that they get no index; not in C++ by default. RocksDB
     *     crashes with it: leave it off
     * @param storeIndexInFile whether files have their index and filter in them, which are otherwise, as in C++ by
     *     default, made when a file is opened
     * @return this object
     */
    default T setPlainTableFactory(
            int userKeyLen, int bloomBitsPerKey, double hashTableRatio, long indexSparseness, long hugePageTlbSize,
            EncodingType encodingType, boolean fullScanMode, boolean storeIndexInFile) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_plain_table_factory(
                    call.change(this), userKeyLen, bloomBitsPerKey, hashTableRatio, indexSparseness, hugePageTlbSize,
                    (byte) Call.notNull(encodingType, "encodingType").getValue(), (byte) (fullScanMode ? 1 : 0),
                    (byte) (storeIndexInFile ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the slice transform that takes the prefix of a key, for filters and some indexes; none by default.
     *
     * <p>Scans within a prefix then read fewer files; scans over prefixes need {@code setTotalOrderSeek} or {@code
     * setAutoPrefixMode} of {@link ReadOptions}.
     *
     * <p>Hazard: Crashes if it is changed by {@code setOptions}: open the database again.
     *
     * <p>C: {@code rocksdb_options_set_prefix_extractor}.
     *
     * @param sliceTransform consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    default T setPrefixExtractor(SliceTransform sliceTransform) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_prefix_extractor(
                    call.change(this), call.transfer(sliceTransform, "sliceTransform", "Options.setPrefixExtractor"));
            call.commit();
            Effects.noteGiven(this, "prefixExtractor", sliceTransform);
            return self();
        }
    }

    /**
     * Sets the partitioner factory, which decides at which keys compactions begin new files; none by default.
     *
     * <p>C: {@code rocksdb_options_set_sst_partitioner_factory}.
     *
     * @param sstPartitionerFactory shared with RocksDB; may be closed after the call
     * @return this object
     */
    default T setSstPartitionerFactory(SstPartitionerFactory sstPartitionerFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_sst_partitioner_factory(
                    call.change(this), call.use(sstPartitionerFactory, "sstPartitionerFactory"));
            Effects.noteGiven(this, "sstPartitionerFactory", sstPartitionerFactory);
            return self();
        }
    }

    /**
     * Merges values as numbers of 8 bytes, the lowest byte first, that are added up.
     *
     * <p>C: {@code rocksdb_options_set_uint64add_merge_operator}.
     *
     * @return this object
     */
    default T setUInt64AddMergeOperator() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_uint64add_merge_operator(call.change(this));
            return self();
        }
    }

    /** Returns what {@link #setBlockBasedTableFactory} was last given, or null. */
    default @Nullable BlockBasedTableConfig blockBasedTableFactory() {
        return Effects.given(this, "blockBasedTableFactory");
    }

    /** Returns what {@link #setCfPaths} was last given; empty if nothing. */
    default List<DbPath> cfPaths() {
        return Effects.given(this, "cfPaths", List.of());
    }

    /** Returns what {@link #setCompactionFilter} was last given, or null. */
    default @Nullable CompactionFilter compactionFilter() {
        return Effects.given(this, "compactionFilter");
    }

    /**
     * Returns what {@link #setCompactionFilterFactory} was last given, or null. Its ownership was transferred then, so
     * no other call can use it.
     */
    default @Nullable CompactionFilterFactory compactionFilterFactory() {
        return Effects.given(this, "compactionFilterFactory");
    }

    /** Returns what {@link #setComparator} was last given, or null. */
    default @Nullable Comparator comparator() {
        return Effects.given(this, "comparator");
    }

    /** Returns what {@link #setCuckooTableFactory} was last given, or null. */
    default @Nullable CuckooTableConfig cuckooTableFactory() {
        return Effects.given(this, "cuckooTableFactory");
    }

    /**
     * Returns what {@link #setMergeOperator} was last given, or null. Its ownership was transferred then, so no other
     * call can use it.
     */
    default @Nullable MergeOperator mergeOperator() {
        return Effects.given(this, "mergeOperator");
    }

    /**
     * Returns what {@link #setPrefixExtractor} was last given, or null. Its ownership was transferred then, so no other
     * call can use it.
     */
    default @Nullable SliceTransform prefixExtractor() {
        return Effects.given(this, "prefixExtractor");
    }

    /** Returns what {@link #setSstPartitionerFactory} was last given, or null. */
    default @Nullable SstPartitionerFactory sstPartitionerFactory() {
        return Effects.given(this, "sstPartitionerFactory");
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }

    /** The memory for memtables that {@link #optimizeLevelStyleCompaction()} assumes, in bytes. */
    long DEFAULT_COMPACTION_MEMTABLE_MEMORY_BUDGET = 512 * 1024 * 1024;

    /** Tunes for level compaction with {@link #DEFAULT_COMPACTION_MEMTABLE_MEMORY_BUDGET}. */
    default T optimizeLevelStyleCompaction() {
        return optimizeLevelStyleCompaction(DEFAULT_COMPACTION_MEMTABLE_MEMORY_BUDGET);
    }

    /** Tunes for universal compaction with {@link #DEFAULT_COMPACTION_MEMTABLE_MEMORY_BUDGET}. */
    default T optimizeUniversalStyleCompaction() {
        return optimizeUniversalStyleCompaction(DEFAULT_COMPACTION_MEMTABLE_MEMORY_BUDGET);
    }

    /**
     * Sets the table format of new files: block-based, the default, plain or cuckoo.
     *
     * @param config copied, so that later changes have no effect
     */
    default T setTableFormatConfig(TableFormatConfig config) {
        T options = config.setIn(this);
        return Effects.noteGiven(options, "tableFormatConfig", config);
    }

    /** Returns what {@link #setTableFormatConfig} was given; null if nothing. */
    default @Nullable TableFormatConfig tableFormatConfig() {
        return Effects.given(this, "tableFormatConfig");
    }

    /** Returns RocksDB's name of the table format that {@link #setTableFormatConfig} was given, or of its default. */
    default String tableFactoryName() {
        TableFormatConfig config = tableFormatConfig();
        return config == null ? "BlockBasedTable" : config.factoryName();
    }

    /** Sets how blocks are compressed: level, dictionary and the like. The algorithm is {@code setCompressionType}. */
    default T setCompressionOptions(CompressionOptions compressionOptions) {
        setCompressionOptions(
                compressionOptions.windowBits(),
                compressionOptions.level(),
                compressionOptions.strategy(),
                compressionOptions.maxDictBytes());
        T options = setCompressionOptionsZstdMaxTrainBytes(compressionOptions.zstdMaxTrainBytes());
        return Effects.noteGiven(options, "compressionOptions", compressionOptions);
    }

    /** Returns what {@link #setCompressionOptions(CompressionOptions)} was given; defaults if nothing. */
    default CompressionOptions compressionOptions() {
        return Effects.given(this, "compressionOptions", new CompressionOptions());
    }

    /** Sets how the blocks of the last level are compressed, if {@link CompressionOptions#setEnabled} is true. */
    default T setBottommostCompressionOptions(CompressionOptions compressionOptions) {
        setBottommostCompressionOptions(
                compressionOptions.windowBits(),
                compressionOptions.level(),
                compressionOptions.strategy(),
                compressionOptions.maxDictBytes(),
                compressionOptions.enabled());
        T options = setBottommostCompressionOptionsZstdMaxTrainBytes(
                compressionOptions.zstdMaxTrainBytes(), compressionOptions.enabled());
        return Effects.noteGiven(options, "bottommostCompressionOptions", compressionOptions);
    }

    /** Returns what {@link #setBottommostCompressionOptions(CompressionOptions)} was given; defaults if nothing. */
    default CompressionOptions bottommostCompressionOptions() {
        return Effects.given(this, "bottommostCompressionOptions", new CompressionOptions());
    }

    /**
     * Sets the folders for files of the column family, and how many bytes go into each: newer data into earlier
     * folders, and what is left into the last. By default they are in those of the database.
     */
    default T setCfPaths(Collection<DbPath> paths) {
        return setCfPaths(new ArrayList<>(Call.whole(paths, "paths")));
    }

    /** Sets the merge operator. It may be set in other options, too, and closed at once. */
    default T setMergeOperator(StringAppendOperator mergeOperator) {
        return setMergeOperator(mergeOperator.operator());
    }

    /** Sets a merge operator that adds numbers of 8 bytes, the lowest byte first. */
    default T setMergeOperator(UInt64AddOperator mergeOperator) {
        Call.notNull(mergeOperator, "mergeOperator");
        return setUInt64AddMergeOperator();
    }

    /** Sets that the first {@code n} bytes of a key are its prefix; shorter keys have none. */
    default T useFixedLengthPrefixExtractor(int n) {
        return setPrefixExtractor(SliceTransform.newFixedPrefixTransform(n));
    }

    /** Does what {@link #setLevel0FileNumCompactionTrigger} does, under the name of rocksdbjni. */
    default T setLevelZeroFileNumCompactionTrigger(int numFiles) {
        return setLevel0FileNumCompactionTrigger(numFiles);
    }

    /** Returns how many files in level 0 begin a compaction. */
    default int levelZeroFileNumCompactionTrigger() {
        return level0FileNumCompactionTrigger();
    }

    /** Does what {@link #setLevel0SlowdownWritesTrigger} does, under the name of rocksdbjni. */
    default T setLevelZeroSlowdownWritesTrigger(int numFiles) {
        return setLevel0SlowdownWritesTrigger(numFiles);
    }

    /** Returns how many files in level 0 slow writes down. */
    default int levelZeroSlowdownWritesTrigger() {
        return level0SlowdownWritesTrigger();
    }

    /** Does what {@link #setLevel0StopWritesTrigger} does, under the name of rocksdbjni. */
    default T setLevelZeroStopWritesTrigger(int numFiles) {
        return setLevel0StopWritesTrigger(numFiles);
    }

    /** Returns how many files in level 0 stop writes. */
    default int levelZeroStopWritesTrigger() {
        return level0StopWritesTrigger();
    }

    /**
     * Sets one of the merge operators that RocksDB has itself, such as {@code stringappend} or {@code uint64add}.
     *
     * @throws IllegalArgumentException if the name is null, as in rocksdbjni
     */
    default T setMergeOperatorName(String name) {
        if (name == null) {
            throw new IllegalArgumentException("name is null");
        }
        return Options.change(self(), "merge_operator=" + name);
    }

    /** Sets a comparator that RocksDB has itself: bytes as unsigned numbers, the default, or the reverse. */
    default T setComparator(BuiltinComparator builtinComparator) {
        return Effects.noteGiven(
                Options.change(self(), "comparator=" + builtinComparator.nameInOptions), "comparator", null);
    }

    /** Sets that the first {@code n} bytes of a key are its prefix, or all of a shorter one. */
    default T useCappedPrefixExtractor(int n) {
        return Options.change(self(), "prefix_extractor=rocksdb.CappedPrefix." + n);
    }

    /** Sets the size in bytes of all table files above which FIFO compaction deletes the oldest. Default: 1 GiB. */
    default T setMaxTableFilesSizeFIFO(long maxTableFilesSize) {
        if (maxTableFilesSize < 0) {
            throw new IllegalArgumentException(
                    "maxTableFilesSize is " + maxTableFilesSize + "; RocksDB can take 0 and more");
        }
        T options = Options.change(self(), "compaction_options_fifo={max_table_files_size=" + maxTableFilesSize + "}");
        return Effects.noteGiven(options, "maxTableFilesSizeFIFO", maxTableFilesSize);
    }

    /** Returns what {@link #setMaxTableFilesSizeFIFO} was given; 1 GiB, as RocksDB begins with, if nothing. */
    default long maxTableFilesSizeFIFO() {
        return Effects.given(this, "maxTableFilesSizeFIFO", 1L << 30);
    }

    /** Sets the form of memtables: {@link SkipListMemTableConfig}, the default, a hash table or a vector. */
    default T setMemTableConfig(MemTableConfig memTableConfig) {
        T options = Options.change(self(), "memtable_factory=" + memTableConfig.inOptions());
        return Effects.noteGiven(options, "memTableConfig", memTableConfig);
    }

    /** Returns what {@link #setMemTableConfig} was given; null if nothing. */
    default @Nullable MemTableConfig memTableConfig() {
        return Effects.given(this, "memTableConfig");
    }

    /** Returns RocksDB's name of what {@link #setMemTableConfig} was given, or of its default. */
    default String memTableFactoryName() {
        MemTableConfig config = memTableConfig();
        return config == null ? "SkipListFactory" : config.factoryName();
    }
}
