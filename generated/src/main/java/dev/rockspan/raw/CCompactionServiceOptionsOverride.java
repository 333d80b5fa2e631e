package dev.rockspan.raw;

import dev.rockspan.CompactionServiceOptionsOverride;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionServiceOptionsOverride}. */
public final class CCompactionServiceOptionsOverride {
    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_add_event_listener;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_create;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_create_from_options;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_destroy;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_block_based_table_factory;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_compaction_filter;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_compaction_filter_factory;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_comparator;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_cuckoo_table_factory;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_env;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_file_checksum_gen_factory;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_info_log;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_merge_operator;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_option;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_prefix_extractor;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_sst_partitioner_factory;

    private static @Nullable MemorySegment rocksdb_compaction_service_options_override_set_statistics;

    private CCompactionServiceOptionsOverride() {
    }

    /**
     * {@code void
     * rocksdb_compaction_service_options_override_add_event_listener(rocksdb_compaction_service_options_override_t
     * *override_options, rocksdb_eventlistener_t *event_listener)}
     */
    public static void rocksdb_compaction_service_options_override_add_event_listener(
            MemorySegment override_options, MemorySegment event_listener) {
        MemorySegment function = rocksdb_compaction_service_options_override_add_event_listener;
        if (function == null) {
            rocksdb_compaction_service_options_override_add_event_listener = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_add_event_listener");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), event_listener.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_compaction_service_options_override_t *rocksdb_compaction_service_options_override_create(void)}
     */
    public static MemorySegment rocksdb_compaction_service_options_override_create() {
        MemorySegment function = rocksdb_compaction_service_options_override_create;
        if (function == null) {
            rocksdb_compaction_service_options_override_create = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_compaction_service_options_override_t
     * *rocksdb_compaction_service_options_override_create_from_options(rocksdb_options_t *option)}
     */
    public static MemorySegment rocksdb_compaction_service_options_override_create_from_options(
            MemorySegment option) {
        MemorySegment function = rocksdb_compaction_service_options_override_create_from_options;
        if (function == null) {
            rocksdb_compaction_service_options_override_create_from_options = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_create_from_options");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, option.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_service_options_override_destroy(rocksdb_compaction_service_options_override_t
     * *override_options)}
     */
    public static void rocksdb_compaction_service_options_override_destroy(
            MemorySegment override_options) {
        MemorySegment function = rocksdb_compaction_service_options_override_destroy;
        if (function == null) {
            rocksdb_compaction_service_options_override_destroy = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, override_options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_service_options_override_set_block_based_table_factory(
     * rocksdb_compaction_service_options_override_t *override_options, rocksdb_block_based_table_options_t
     * *table_options)}
     */
    public static void rocksdb_compaction_service_options_override_set_block_based_table_factory(
            MemorySegment override_options, MemorySegment table_options) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_block_based_table_factory;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_block_based_table_factory = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_block_based_table_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), table_options.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_compaction_service_options_override_set_compaction_filter(rocksdb_compaction_service_options_override_t
     * *override_options, rocksdb_compactionfilter_t *compaction_filter)}
     */
    public static void rocksdb_compaction_service_options_override_set_compaction_filter(
            MemorySegment override_options, MemorySegment compaction_filter) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_compaction_filter;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_compaction_filter = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_compaction_filter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), compaction_filter.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_service_options_override_set_compaction_filter_factory(
     * rocksdb_compaction_service_options_override_t *override_options, rocksdb_compactionfilterfactory_t
     * *compaction_filter_factory)}
     */
    public static void rocksdb_compaction_service_options_override_set_compaction_filter_factory(
            MemorySegment override_options, MemorySegment compaction_filter_factory) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_compaction_filter_factory;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_compaction_filter_factory = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_compaction_filter_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), compaction_filter_factory.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_compaction_service_options_override_set_comparator(rocksdb_compaction_service_options_override_t
     * *override_options, rocksdb_comparator_t *comparator)}
     */
    public static void rocksdb_compaction_service_options_override_set_comparator(
            MemorySegment override_options, MemorySegment comparator) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_comparator;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_comparator = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_comparator");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), comparator.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_service_options_override_set_cuckoo_table_factory(
     * rocksdb_compaction_service_options_override_t *override_options, rocksdb_cuckoo_table_options_t *table_options)}
     */
    public static void rocksdb_compaction_service_options_override_set_cuckoo_table_factory(
            MemorySegment override_options, MemorySegment table_options) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_cuckoo_table_factory;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_cuckoo_table_factory = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_cuckoo_table_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), table_options.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_service_options_override_set_env(rocksdb_compaction_service_options_override_t
     * *override_options, rocksdb_env_t *env)}
     */
    public static void rocksdb_compaction_service_options_override_set_env(
            MemorySegment override_options, MemorySegment env) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_env;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_env = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_env");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), env.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_service_options_override_set_file_checksum_gen_factory(
     * rocksdb_compaction_service_options_override_t *override_options, rocksdb_file_checksum_gen_factory_t *factory)}
     */
    public static void rocksdb_compaction_service_options_override_set_file_checksum_gen_factory(
            MemorySegment override_options, MemorySegment factory) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_file_checksum_gen_factory;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_file_checksum_gen_factory = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_file_checksum_gen_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), factory.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_compaction_service_options_override_set_info_log(rocksdb_compaction_service_options_override_t
     * *override_options, rocksdb_logger_t *logger)}
     */
    public static void rocksdb_compaction_service_options_override_set_info_log(
            MemorySegment override_options, MemorySegment logger) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_info_log;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_info_log = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_info_log");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), logger.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_compaction_service_options_override_set_merge_operator(rocksdb_compaction_service_options_override_t
     * *override_options, rocksdb_mergeoperator_t *merge_operator)}
     */
    public static void rocksdb_compaction_service_options_override_set_merge_operator(
            MemorySegment override_options, MemorySegment merge_operator) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_merge_operator;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_merge_operator = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_merge_operator");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), merge_operator.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_service_options_override_set_option(rocksdb_compaction_service_options_override_t
     * *override_options, const char *key, const char *value)}
     */
    public static void rocksdb_compaction_service_options_override_set_option(
            MemorySegment override_options, MemorySegment key, MemorySegment value) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_option;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_option = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_option");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), key.address(), value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_compaction_service_options_override_set_prefix_extractor(rocksdb_compaction_service_options_override_t
     * *override_options, rocksdb_slicetransform_t *prefix_extractor)}
     */
    public static void rocksdb_compaction_service_options_override_set_prefix_extractor(
            MemorySegment override_options, MemorySegment prefix_extractor) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_prefix_extractor;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_prefix_extractor = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_prefix_extractor");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), prefix_extractor.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_service_options_override_set_sst_partitioner_factory(
     * rocksdb_compaction_service_options_override_t *override_options, rocksdb_sst_partitioner_factory_t *factory)}
     */
    public static void rocksdb_compaction_service_options_override_set_sst_partitioner_factory(
            MemorySegment override_options, MemorySegment factory) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_sst_partitioner_factory;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_sst_partitioner_factory = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_sst_partitioner_factory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), factory.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_compaction_service_options_override_set_statistics(rocksdb_compaction_service_options_override_t
     * *override_options, rocksdb_options_t *options)}
     */
    public static void rocksdb_compaction_service_options_override_set_statistics(
            MemorySegment override_options, MemorySegment options) {
        MemorySegment function = rocksdb_compaction_service_options_override_set_statistics;
        if (function == null) {
            rocksdb_compaction_service_options_override_set_statistics = function = Symbols.TABLE.find(
                    "rocksdb_compaction_service_options_override_set_statistics");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, override_options.address(), options.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
