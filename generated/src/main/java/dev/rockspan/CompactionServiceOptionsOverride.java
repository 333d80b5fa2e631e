package dev.rockspan;

import dev.rockspan.raw.CCompactionServiceOptionsOverride;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * What a compaction worker has to supply that cannot be read from the database's options file.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link BlockBasedTableConfig}, {@link CompactionFilter}, {@link Comparator}, {@link Env}, {@link
 * Logger} and {@link Options} that it was created with or that was set: you may close them first, and their memory is
 * freed when this object is closed.
 *
 * <p>C: {@code rocksdb_compaction_service_options_override_t}.
 */
public class CompactionServiceOptionsOverride extends RocksObject {
    CompactionServiceOptionsOverride(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an empty override; since RocksDB 11, the worker needs a table format in it.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_create}.
     */
    public CompactionServiceOptionsOverride() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult =
                    CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_create();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionServiceOptionsOverride", nativeResult,
                    CCompactionServiceOptionsOverride::rocksdb_compaction_service_options_override_destroy));
        }
        super(nativeObject);
    }

    /**
     * Creates an override with what these options have.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_create_from_options}.
     *
     * @param option retained by the new object; may be closed before it
     */
    public CompactionServiceOptionsOverride(Options option) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult =
                    CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_create_from_options(
                    call.use(
                    option, "option"));
            nativeObject = call.made(NativeObject.owned(
                    "CompactionServiceOptionsOverride", nativeResult,
                    CCompactionServiceOptionsOverride::rocksdb_compaction_service_options_override_destroy)
                    .borrowing(option));
        }
        super(nativeObject);
    }

    /**
     * Adds a listener, which the worker calls at its events.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_add_event_listener}.
     *
     * @param eventListener consumed: it cannot be used afterwards and need not be closed
     */
    public void addEventListener(EventListener eventListener) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_add_event_listener(
                    call.change(this),
                    call.transfer(eventListener, "eventListener", "CompactionServiceOptionsOverride.addEventListener"));
            call.commit();
        }
    }

    /**
     * Sets the filter that decides for each value whether it is kept, as the database has it; none by default.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_compaction_filter}.
     *
     * @param compactionFilter retained by this object; may be closed before it
     * @return this object
     */
    public CompactionServiceOptionsOverride setCompactionFilter(CompactionFilter compactionFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_compaction_filter(
                    call.change(this), call.use(compactionFilter, "compactionFilter"));
            Effects.borrow(this, "setCompactionFilter.compactionFilter", compactionFilter);
            Effects.noteGiven(this, "compactionFilter", compactionFilter);
            return this;
        }
    }

    /**
     * Sets the factory that makes a compaction filter for each compaction, as the database has it; none by default.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_compaction_filter_factory}.
     *
     * @param compactionFilterFactory consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    public CompactionServiceOptionsOverride setCompactionFilterFactory(
            CompactionFilterFactory compactionFilterFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_compaction_filter_factory(
                    call.change(this),
                    call.transfer(
                            compactionFilterFactory, "compactionFilterFactory",
                            "CompactionServiceOptionsOverride.setCompactionFilterFactory"));
            call.commit();
            Effects.noteGiven(this, "compactionFilterFactory", compactionFilterFactory);
            return this;
        }
    }

    /**
     * Sets the comparator, which must be that of the database; bytes as unsigned numbers by default.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_comparator}.
     *
     * @param comparator retained by this object; may be closed before it
     * @return this object
     */
    public CompactionServiceOptionsOverride setComparator(Comparator comparator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_comparator(
                    call.change(this), call.use(comparator, "comparator"));
            Effects.borrow(this, "setComparator.comparator", comparator);
            Effects.noteGiven(this, "comparator", comparator);
            return this;
        }
    }

    /**
     * Sets the environment of the worker: files, threads and clock; the default one if none is set.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_env}.
     *
     * @param env retained by this object; may be closed before it
     * @return this object
     */
    public CompactionServiceOptionsOverride setEnv(Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_env(
                    call.change(this), call.use(env, "env"));
            Effects.borrow(this, "setEnv.env", env);
            Effects.noteGiven(this, "env", env);
            return this;
        }
    }

    /**
     * Sets the factory of checksums of whole table files, as the database has it; none by default.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_file_checksum_gen_factory}.
     *
     * @param factory shared with RocksDB; may be closed after the call
     * @return this object
     */
    public CompactionServiceOptionsOverride setFileChecksumGenFactory(
            FileChecksumGenFactory factory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_file_checksum_gen_factory(
                    call.change(this), call.use(factory, "factory"));
            Effects.noteGiven(this, "fileChecksumGenFactory", factory);
            return this;
        }
    }

    /**
     * Sets the log for messages of the worker; one in a file if none is set.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_info_log}.
     *
     * @param logger retained by this object; may be closed before it
     * @return this object
     */
    public CompactionServiceOptionsOverride setLogger(Logger logger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_info_log(
                    call.change(this), call.use(logger, "logger"));
            Effects.borrow(this, "setLogger.logger", logger);
            Effects.noteGiven(this, "logger", logger);
            return this;
        }
    }

    /**
     * Sets the merge operator, as the database has it; none by default.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_merge_operator}.
     *
     * @param mergeOperator consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    public CompactionServiceOptionsOverride setMergeOperator(MergeOperator mergeOperator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_merge_operator(
                    call.change(this),
                    call.transfer(mergeOperator, "mergeOperator", "CompactionServiceOptionsOverride.setMergeOperator"));
            call.commit();
            Effects.noteGiven(this, "mergeOperator", mergeOperator);
            return this;
        }
    }

    /**
     * Sets an option, by its name, to a value as an options string has it; unknown ones are ignored.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_option}.
     *
     * @return this object
     */
    public CompactionServiceOptionsOverride setOption(String key, String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_option(
                    call.change(this), call.string(key, "key"), call.string(value, "value"));
            return this;
        }
    }

    /**
     * Sets the slice transform that takes the prefix of a key, as the database has it; none by default.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_prefix_extractor}.
     *
     * @param prefixExtractor consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    public CompactionServiceOptionsOverride setPrefixExtractor(SliceTransform prefixExtractor) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_prefix_extractor(
                    call.change(this),
                    call.transfer(
                            prefixExtractor, "prefixExtractor", "CompactionServiceOptionsOverride.setPrefixExtractor"));
            call.commit();
            Effects.noteGiven(this, "prefixExtractor", prefixExtractor);
            return this;
        }
    }

    /**
     * Sets the partitioner factory, which decides at which keys new files begin, as the database has it; none by
     * default.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_sst_partitioner_factory}.
     *
     * @param factory shared with RocksDB; may be closed after the call
     * @return this object
     */
    public CompactionServiceOptionsOverride setSstPartitionerFactory(
            SstPartitionerFactory factory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_sst_partitioner_factory(
                    call.change(this), call.use(factory, "factory"));
            Effects.noteGiven(this, "sstPartitionerFactory", factory);
            return this;
        }
    }

    /**
     * Sets the options whose statistics count what the compaction does; none by default.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_statistics}.
     *
     * @return this object
     */
    public CompactionServiceOptionsOverride setStatistics(Options options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_statistics(
                    call.change(this), call.use(options, "options"));
            Effects.noteGiven(this, "statistics", options);
            return this;
        }
    }

    /**
     * Sets how block-based table files are read and written.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_block_based_table_factory}.
     *
     * @param tableOptions copied, so that later changes have no effect; retained by this object; may be closed before
     *     it
     * @return this object
     */
    public CompactionServiceOptionsOverride setTableFormatConfig(
            BlockBasedTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_block_based_table_factory(
                    call.change(this), call.use(tableOptions, "tableOptions"));
            Effects.borrow(this, "setTableFormatConfig.tableOptions", tableOptions);
            Effects.noteGiven(this, "tableFormatConfig", tableOptions);
            return this;
        }
    }

    /**
     * Has the worker write table files based on cuckoo hashing.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_set_cuckoo_table_factory}.
     *
     * @param tableOptions copied: later changes have no effect; may be closed after the call
     * @return this object
     */
    public CompactionServiceOptionsOverride setTableFormatConfig(CuckooTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_cuckoo_table_factory(
                    call.change(this), call.use(tableOptions, "tableOptions"));
            Effects.noteGiven(this, "tableFormatConfig", tableOptions);
            return this;
        }
    }

    /** Returns what {@link #setCompactionFilter} was last given, or null. */
    public @Nullable CompactionFilter compactionFilter() {
        return Effects.given(this, "compactionFilter");
    }

    /**
     * Returns what {@link #setCompactionFilterFactory} was last given, or null. Its ownership was transferred then, so
     * no other call can use it.
     */
    public @Nullable CompactionFilterFactory compactionFilterFactory() {
        return Effects.given(this, "compactionFilterFactory");
    }

    /** Returns what {@link #setComparator} was last given, or null. */
    public @Nullable Comparator comparator() {
        return Effects.given(this, "comparator");
    }

    /** Returns what {@link #setEnv} was last given, or null. */
    public @Nullable Env env() {
        return Effects.given(this, "env");
    }

    /** Returns what {@link #setFileChecksumGenFactory} was last given, or null. */
    public @Nullable FileChecksumGenFactory fileChecksumGenFactory() {
        return Effects.given(this, "fileChecksumGenFactory");
    }

    /** Returns what {@link #setLogger} was last given, or null. */
    public @Nullable Logger logger() {
        return Effects.given(this, "logger");
    }

    /**
     * Returns what {@link #setMergeOperator} was last given, or null. Its ownership was transferred then, so no other
     * call can use it.
     */
    public @Nullable MergeOperator mergeOperator() {
        return Effects.given(this, "mergeOperator");
    }

    /**
     * Returns what {@link #setPrefixExtractor} was last given, or null. Its ownership was transferred then, so no other
     * call can use it.
     */
    public @Nullable SliceTransform prefixExtractor() {
        return Effects.given(this, "prefixExtractor");
    }

    /** Returns what {@link #setSstPartitionerFactory} was last given, or null. */
    public @Nullable SstPartitionerFactory sstPartitionerFactory() {
        return Effects.given(this, "sstPartitionerFactory");
    }

    /** Returns what {@link #setStatistics} was last given, or null. */
    public @Nullable Options statistics() {
        return Effects.given(this, "statistics");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionServiceOptionsOverride in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
