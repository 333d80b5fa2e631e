package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.util.ArrayList;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

interface ColumnFamilyOptionsInterface<T extends ColumnFamilyOptionsInterface<T>> {

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
