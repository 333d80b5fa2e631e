package dev.rockspan;

import dev.rockspan.raw.CCompactionServiceOptionsOverride;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * What a compaction worker has to supply that cannot be read from the database's options file.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a call on another thread uses it is refused.
 *
 * <p>Keeps alive what it was made with or given: {@link BlockBasedTableConfig}, {@link CompactionFilter}, {@link Comparator}, {@link Env}, {@link Logger}, {@link Options}. Closing those first is fine: they are freed after it.
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
     * <p>C: {@code rocksdb_compaction_service_options_override_t *rocksdb_compaction_service_options_override_create(void)}, mapped by convention owned-handle.
     *
     */
    public CompactionServiceOptionsOverride() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_create();
            nativeObject = call.made(NativeObject.owned("CompactionServiceOptionsOverride", nativeResult, CCompactionServiceOptionsOverride::rocksdb_compaction_service_options_override_destroy));
        }
        super(nativeObject);
    }

    /**
     * Creates an override with what these options have.
     *
     * <p>C: {@code rocksdb_compaction_service_options_override_t *rocksdb_compaction_service_options_override_create_from_options(rocksdb_options_t *option)}, mapped by convention handle, owned-handle.
     *
     * @param option kept alive for as long as it is needed
     */
    public CompactionServiceOptionsOverride(Options option) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_create_from_options(call.use(option, "option"));
            nativeObject = call.made(NativeObject.owned("CompactionServiceOptionsOverride", nativeResult, CCompactionServiceOptionsOverride::rocksdb_compaction_service_options_override_destroy).borrowing(option));
        }
        super(nativeObject);
    }

    /**
     * Adds a listener that is told of what the worker does.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_add_event_listener(rocksdb_compaction_service_options_override_t *override_options, rocksdb_eventlistener_t *event_listener)}, mapped by convention receiver, handle.
     *
     * @param eventListener handed over: closing it does nothing from now on
     */
    public void addEventListener(EventListener eventListener) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_add_event_listener(call.change(this), call.transfer(eventListener, "eventListener", "CompactionServiceOptionsOverride.addEventListener"));
            call.commit();
        }
    }

    /**
     * Sets the filter that decides for each value whether it is kept.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_compaction_filter(rocksdb_compaction_service_options_override_t *override_options, rocksdb_compactionfilter_t *compaction_filter)}, mapped by convention receiver, handle, setter.
     *
     * @param compactionFilter kept alive for as long as it is needed
     * @return this object
     */
    public CompactionServiceOptionsOverride setCompactionFilter(CompactionFilter compactionFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_compaction_filter(call.change(this), call.use(compactionFilter, "compactionFilter"));
            Effects.borrow(this, "setCompactionFilter.compactionFilter", compactionFilter);
            return this;
        }
    }

    /**
     * Sets the factory that makes a compaction filter for each compaction.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_compaction_filter_factory(rocksdb_compaction_service_options_override_t *override_options, rocksdb_compactionfilterfactory_t *compaction_filter_factory)}, mapped by convention receiver, handle, setter.
     *
     * @param compactionFilterFactory handed over: closing it does nothing from now on
     * @return this object
     */
    public CompactionServiceOptionsOverride setCompactionFilterFactory(
            CompactionFilterFactory compactionFilterFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_compaction_filter_factory(call.change(this), call.transfer(compactionFilterFactory, "compactionFilterFactory", "CompactionServiceOptionsOverride.setCompactionFilterFactory"));
            call.commit();
            return this;
        }
    }

    /**
     * Sets the order of keys.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_comparator(rocksdb_compaction_service_options_override_t *override_options, rocksdb_comparator_t *comparator)}, mapped by convention receiver, handle, setter.
     *
     * @param comparator kept alive for as long as it is needed
     * @return this object
     */
    public CompactionServiceOptionsOverride setComparator(Comparator comparator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_comparator(call.change(this), call.use(comparator, "comparator"));
            Effects.borrow(this, "setComparator.comparator", comparator);
            return this;
        }
    }

    /**
     * Sets the environment: files, threads and clock.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_env(rocksdb_compaction_service_options_override_t *override_options, rocksdb_env_t *env)}, mapped by convention receiver, handle, setter.
     *
     * @param env kept alive for as long as it is needed
     * @return this object
     */
    public CompactionServiceOptionsOverride setEnv(Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_env(call.change(this), call.use(env, "env"));
            Effects.borrow(this, "setEnv.env", env);
            return this;
        }
    }

    /**
     * Sets the factory of checksums of whole table files.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_file_checksum_gen_factory(rocksdb_compaction_service_options_override_t *override_options, rocksdb_file_checksum_gen_factory_t *factory)}, mapped by convention receiver, handle, setter.
     *
     * @param factory shared: may be closed at once
     * @return this object
     */
    public CompactionServiceOptionsOverride setFileChecksumGenFactory(
            FileChecksumGenFactory factory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_file_checksum_gen_factory(call.change(this), call.use(factory, "factory"));
            return this;
        }
    }

    /**
     * Sets the log for messages.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_info_log(rocksdb_compaction_service_options_override_t *override_options, rocksdb_logger_t *logger)}, mapped by convention receiver, handle, setter.
     *
     * @param logger kept alive for as long as it is needed
     * @return this object
     */
    public CompactionServiceOptionsOverride setLogger(Logger logger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_info_log(call.change(this), call.use(logger, "logger"));
            Effects.borrow(this, "setLogger.logger", logger);
            return this;
        }
    }

    /**
     * Sets the merge operator, which makes values of merge operands.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_merge_operator(rocksdb_compaction_service_options_override_t *override_options, rocksdb_mergeoperator_t *merge_operator)}, mapped by convention receiver, handle, setter.
     *
     * @param mergeOperator handed over: closing it does nothing from now on
     * @return this object
     */
    public CompactionServiceOptionsOverride setMergeOperator(MergeOperator mergeOperator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_merge_operator(call.change(this), call.transfer(mergeOperator, "mergeOperator", "CompactionServiceOptionsOverride.setMergeOperator"));
            call.commit();
            return this;
        }
    }

    /**
     * Sets an option, by its name, to a value as an options string has it; unknown ones are ignored.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_option(rocksdb_compaction_service_options_override_t *override_options, const char *key, const char *value)}, mapped by convention receiver, text, setter.
     *
     * @param key in UTF-8, without a NUL
     * @param value in UTF-8, without a NUL
     * @return this object
     */
    public CompactionServiceOptionsOverride setOption(String key, String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_option(call.change(this), call.string(key, "key"), call.string(value, "value"));
            return this;
        }
    }

    /**
     * Sets the slice transform that takes the prefix of a key.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_prefix_extractor(rocksdb_compaction_service_options_override_t *override_options, rocksdb_slicetransform_t *prefix_extractor)}, mapped by convention receiver, handle, setter.
     *
     * @param prefixExtractor handed over: closing it does nothing from now on
     * @return this object
     */
    public CompactionServiceOptionsOverride setPrefixExtractor(SliceTransform prefixExtractor) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_prefix_extractor(call.change(this), call.transfer(prefixExtractor, "prefixExtractor", "CompactionServiceOptionsOverride.setPrefixExtractor"));
            call.commit();
            return this;
        }
    }

    /**
     * Sets the partitioner factory, which decides at which keys new files begin.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_sst_partitioner_factory(rocksdb_compaction_service_options_override_t *override_options, rocksdb_sst_partitioner_factory_t *factory)}, mapped by convention receiver, handle, setter.
     *
     * @param factory shared: may be closed at once
     * @return this object
     */
    public CompactionServiceOptionsOverride setSstPartitionerFactory(
            SstPartitionerFactory factory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_sst_partitioner_factory(call.change(this), call.use(factory, "factory"));
            return this;
        }
    }

    /**
     * Sets the options whose statistics count what the compaction does.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_statistics(rocksdb_compaction_service_options_override_t *override_options, rocksdb_options_t *options)}, mapped by convention receiver, handle, setter.
     *
     * @param options shared: may be closed at once
     * @return this object
     */
    public CompactionServiceOptionsOverride setStatistics(Options options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_statistics(call.change(this), call.use(options, "options"));
            return this;
        }
    }

    /**
     * Sets how block-based table files are read and written.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_block_based_table_factory(rocksdb_compaction_service_options_override_t *override_options, rocksdb_block_based_table_options_t *table_options)}, mapped by convention receiver, handle, setter.
     *
     * @param tableOptions kept alive for as long as it is needed
     * @return this object
     */
    public CompactionServiceOptionsOverride setTableFormatConfig(
            BlockBasedTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_block_based_table_factory(call.change(this), call.use(tableOptions, "tableOptions"));
            Effects.borrow(this, "setTableFormatConfig.tableOptions", tableOptions);
            return this;
        }
    }

    /**
     * Has the worker write table files based on cuckoo hashing.
     *
     * <p>C: {@code void rocksdb_compaction_service_options_override_set_cuckoo_table_factory(rocksdb_compaction_service_options_override_t *override_options, rocksdb_cuckoo_table_options_t *table_options)}, mapped by convention receiver, handle, setter.
     *
     * @param tableOptions shared: may be closed at once
     * @return this object
     */
    public CompactionServiceOptionsOverride setTableFormatConfig(CuckooTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionServiceOptionsOverride.rocksdb_compaction_service_options_override_set_cuckoo_table_factory(call.change(this), call.use(tableOptions, "tableOptions"));
            return this;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public CompactionServiceOptionsOverride in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
