package dev.rockspan;

import dev.rockspan.raw.CHistogramData;
import dev.rockspan.raw.CLogger;
import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Bounds;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.NativeLists;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Options of a database that all its column families share.
 *
 * <p>Not to be implemented by others: the methods change an object of RocksDB's.
 *
 * <p>C: {@code rocksdb_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface DBOptionsInterface<T extends DBOptionsInterface<T>> extends MutableDBOptionsInterface<T> {
    /**
     * Adds a compaction style whose files are written with a hint of how long they will live.
     *
     * <p>C: {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_add(rocksdb_options_t *opt, int compaction_style)}, mapped by convention receiver, scalar, setter.
     *
     * @param compactionStyle not null
     * @return this object
     */
    default T addCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_add(call.change(this), Objects.requireNonNull(compactionStyle, "compactionStyle is null").getValue());
            return self();
        }
    }

    /**
     * Adds a type of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code void rocksdb_options_checksum_handoff_file_types_add(rocksdb_options_t *opt, int file_type)}, mapped by convention receiver, scalar, setter.
     *
     * @param fileType not null
     * @return this object
     */
    default T addChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_checksum_handoff_file_types_add(call.change(this), Objects.requireNonNull(fileType, "fileType is null").getValue());
            return self();
        }
    }

    /**
     * Adds a listener that is told of flushes, compactions and other events.
     *
     * <p>C: {@code void rocksdb_options_add_eventlistener(rocksdb_options_t *, rocksdb_eventlistener_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param eventListener handed over: closing it does nothing from now on
     * @return this object
     */
    default T addEventListener(EventListener eventListener) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_eventlistener(call.change(this), call.transfer(eventListener, "eventListener", "Options.addEventListener"));
            call.commit();
            return self();
        }
    }

    /**
     * {@return whether the system is told that table files will be read at random places; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_advise_random_on_open(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean adviseRandomOnOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_advise_random_on_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a database opens in whose write-ahead log there are prepared transactions; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_2pc(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean allow2pc() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_2pc(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether several threads write to a memtable at once, which only skip lists can do; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_concurrent_memtable_write(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean allowConcurrentMemtableWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_concurrent_memtable_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether error messages and logs may show the keys and values that are damaged; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_data_in_errors(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean allowDataInErrors() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_data_in_errors(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether space is reserved ahead for files that are written; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_fallocate(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean allowFAllocate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_fallocate(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files can be ingested below all others, in every column family; replaced by the option of the column family; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_ingest_behind(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     * @deprecated Use {@code setCfAllowIngestBehind}, which is one of the column family.
     */
    @Deprecated
    default boolean allowIngestBehind() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_ingest_behind(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files are mapped into memory to be read; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_mmap_reads(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean allowMmapReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_mmap_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are mapped into memory to be written; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_mmap_writes(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean allowMmapWrites() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_mmap_writes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the next write-ahead log is created in the background before it is needed; without effect if logs are recycled; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_async_wal_precreate(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean asyncWalPrecreate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_async_wal_precreate(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether all column families are flushed together, so that they agree after a crash without a write-ahead log, too; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_atomic_flush(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean atomicFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_atomic_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening a database tries not to flush what it replays from the write-ahead log; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_avoid_flush_during_recovery(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean avoidFlushDuringRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_avoid_flush_during_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether calls leave slow work, such as deleting obsolete files, to background threads; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_avoid_unnecessary_blocking_io(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean avoidUnnecessaryBlockingIO() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_avoid_unnecessary_blocking_io(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether full write-ahead logs stay open until a background thread deletes them, as they once did; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_background_close_inactive_wals(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     */
    @Deprecated
    default boolean backgroundCloseInactiveWals() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_background_close_inactive_wals(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a database with missing or truncated files opens in the latest state that is whole, instead of failing; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_best_efforts_recovery(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean bestEffortsRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_best_efforts_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many microseconds RocksDB waits between attempts to resume after a background error; {@code 1000000} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_bgerror_resume_retry_interval(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long bgerrorResumeRetryInterval() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_bgerror_resume_retry_interval(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of compaction styles whose files are written with a hint of their lifetime.
     *
     * <p>C: {@code size_t rocksdb_options_calculate_sst_write_lifetime_hint_set_count(rocksdb_options_t *opt)}, mapped by convention receiver, scalar.
     *
     * @return the number of compaction styles whose files are written with a hint of their lifetime
     */
    default long calculateSstWriteLifetimeHintCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of types of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code size_t rocksdb_options_checksum_handoff_file_types_count(rocksdb_options_t *opt)}, mapped by convention receiver, scalar.
     *
     * @return the number of types of file whose checksums are passed on to the file system
     */
    default long checksumHandoffFileTypeCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_checksum_handoff_file_types_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Removes all compaction styles whose files are written with a hint of their lifetime.
     *
     * <p>C: {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_clear(rocksdb_options_t *opt)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    default T clearCalculateSstWriteLifetimeHints() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_clear(call.change(this));
            return self();
        }
    }

    /**
     * Removes all types of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code void rocksdb_options_checksum_handoff_file_types_clear(rocksdb_options_t *opt)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    default T clearChecksumHandoffFileTypes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_checksum_handoff_file_types_clear(call.change(this));
            return self();
        }
    }

    /**
     * Takes back the filter for replaying the write-ahead log.
     *
     * <p>C: {@code void rocksdb_options_clear_wal_filter(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    default T clearWalFilter() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_clear_wal_filter(call.change(this));
            return self();
        }
    }

    /**
     * {@return whether compactions check that they have read as many entries as their files have; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_compaction_verify_record_count(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     */
    @Deprecated
    default boolean compactionVerifyRecordCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_compaction_verify_record_count(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether files of a compaction style are written with a hint of their lifetime.
     *
     * <p>C: {@code unsigned char rocksdb_options_calculate_sst_write_lifetime_hint_set_contains(rocksdb_options_t *opt, int compaction_style)}, mapped by convention receiver, scalar.
     *
     * @param compactionStyle not null
     * @return whether files of a compaction style are written with a hint of their lifetime
     */
    default boolean containsCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_contains(call.use(this), Objects.requireNonNull(compactionStyle, "compactionStyle is null").getValue());
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether checksums of a type of file are passed on to the file system.
     *
     * <p>C: {@code unsigned char rocksdb_options_checksum_handoff_file_types_contains(rocksdb_options_t *opt, int file_type)}, mapped by convention receiver, scalar.
     *
     * @param fileType not null
     * @return whether checksums of a type of file are passed on to the file system
     */
    default boolean containsChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_checksum_handoff_file_types_contains(call.use(this), Objects.requireNonNull(fileType, "fileType is null").getValue());
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a database is created that does not exist; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_create_if_missing(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean createIfMissing() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_create_if_missing(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening creates the column families that a database lacks; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_create_missing_column_families(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean createMissingColumnFamilies() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_create_missing_column_families(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns the host that table files are said to be written on; empty for none, __hostname__ for the name of this one.
     *
     * <p>C: {@code const char *rocksdb_options_get_db_host_id(rocksdb_options_t *opt, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    default String dbHostId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_db_host_id(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the folder of the info log; empty for that of the database.
     *
     * <p>C: {@code const char *rocksdb_options_get_db_log_dir(rocksdb_options_t *opt, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    default String dbLogDir() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_db_log_dir(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return the bytes that the memtables of all column families may take together; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_db_write_buffer_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default long dbWriteBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_db_write_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the statistics in the info log have those of the memory allocator, too; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_dump_malloc_stats(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean dumpMallocStats() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_dump_malloc_stats(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether one write may go to the write-ahead log while the one before it goes to memtables; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_pipelined_write(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean enablePipelinedWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_pipelined_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has databases that are opened with these options keep statistics, from 0.
     *
     * <p>C: {@code void rocksdb_options_enable_statistics(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    default T enableStatistics() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_enable_statistics(call.change(this));
            return self();
        }
    }

    /**
     * {@return whether it is recorded what the threads of the database are doing; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_thread_tracking(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean enableThreadTracking() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_thread_tracking(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether writers that wait for each other spin for a while before they sleep; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_write_thread_adaptive_yield(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean enableWriteThreadAdaptiveYield() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_write_thread_adaptive_yield(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether compactions fail that find a single deletion followed by an ordinary one of the same key; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enforce_single_del_contracts(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default, and use one kind of deletion for a key; RocksDB may drop the option.
     */
    @Deprecated
    default boolean enforceSingleDelContracts() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enforce_single_del_contracts(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether replaying the write-ahead log flushes when the write buffer manager is full; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enforce_write_buffer_manager_during_recovery(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean enforceWriteBufferManagerDuringRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enforce_write_buffer_manager_during_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening fails if the database exists already; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_error_if_exists(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean errorIfExists() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_error_if_exists(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether flushes check that they have written as many entries as were added to the memtable; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_flush_verify_memtable_count(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     */
    @Deprecated
    default boolean flushVerifyMemtableCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_flush_verify_memtable_count(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many times a follower tries to catch up with its leader before it gives up for now; {@code 10} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_follower_catchup_retry_count(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long followerCatchupRetryCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_follower_catchup_retry_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many milliseconds a follower waits between attempts to catch up; {@code 100} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_follower_catchup_retry_wait_ms(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long followerCatchupRetryWaitMs() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_follower_catchup_retry_wait_ms(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the interval in milliseconds at which a follower catches up with its leader; {@code 10000} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_follower_refresh_catchup_period_ms(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long followerRefreshCatchupPeriodMs() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_follower_refresh_catchup_period_ms(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the spread of a statistic; all 0 while statistics are not enabled.
     *
     * <p>C: {@code void rocksdb_options_statistics_get_histogram_data(rocksdb_options_t *opt, uint32_t histogram_type, rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, scalar, several-results.
     *
     * @param histogramType not null
     * @return a copy
     */
    default HistogramData getHistogramData(HistogramType histogramType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeHistogram = call.temporary(CHistogramData.rocksdb_statistics_histogram_data_create(), CHistogramData::rocksdb_statistics_histogram_data_destroy);
            COptions.rocksdb_options_statistics_get_histogram_data(call.use(this), Objects.requireNonNull(histogramType, "histogramType is null").getValue(), nativeHistogram);
            return HistogramData.read(nativeHistogram);
        }
    }

    /**
     * Returns the log for messages; one in a file if none is set.
     *
     * <p>C: {@code rocksdb_logger_t *rocksdb_options_get_info_log(rocksdb_options_t *opt)}, mapped by convention receiver, owned-handle.
     *
     * @return a new object, to be closed
     */
    default Logger getLogger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_get_info_log(call.use(this));
            return new Logger(call.made(NativeObject.owned("Logger", nativeResult, CLogger::rocksdb_logger_destroy)));
        }
    }

    /**
     * Returns all statistics as text; null while they are not enabled.
     *
     * <p>C: {@code char *rocksdb_options_statistics_get_string(rocksdb_options_t *opt)}, mapped by convention receiver, owned-text.
     *
     * @return a copy
     */
    default @Nullable String getStatisticsString() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_statistics_get_string(call.use(this));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Returns a counter of the statistics; 0 while they are not enabled.
     *
     * <p>C: {@code uint64_t rocksdb_options_statistics_get_ticker_count(rocksdb_options_t *opt, uint32_t ticker_type)}, mapped by convention receiver, scalar.
     *
     * @param tickerType not null
     * @return a counter of the statistics; 0 while they are not enabled
     */
    default long getTickerCount(TickerType tickerType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_statistics_get_ticker_count(call.use(this), Objects.requireNonNull(tickerType, "tickerType is null").getValue());
            return nativeResult;
        }
    }

    /**
     * {@return the least important messages that are logged; {@code INFO_LEVEL} by default}
     *
     * <p>C: {@code int rocksdb_options_get_info_log_level(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default InfoLogLevel infoLogLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_info_log_level(call.use(this));
            return InfoLogLevel.getInfoLogLevel(nativeResult);
        }
    }

    /**
     * {@return whether files are closed in processes that this one starts; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_is_fd_close_on_exec(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean isFdCloseOnExec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_is_fd_close_on_exec(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many files of the info log are kept; {@code 1000} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_keep_log_file_num(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default long keepLogFileNum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_keep_log_file_num(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the age in seconds at which a new file of the info log begins; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_log_file_time_to_roll(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default long logFileTimeToRoll() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_log_file_time_to_roll(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes are read ahead in manifest and write-ahead log when a database is opened; 0 for none; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_log_readahead_size(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long logReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_log_readahead_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the lowest tier of caches that is used; {@code NON_VOLATILE_BLOCK_TIER} by default}
     *
     * <p>C: {@code int rocksdb_options_get_lowest_used_cache_tier(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default CacheTier lowestUsedCacheTier() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_lowest_used_cache_tier(call.use(this));
            return CacheTier.getCacheTier(nativeResult);
        }
    }

    /**
     * {@return whether the write-ahead log stays in memory until a call flushes it; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_manual_wal_flush(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean manualWalFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_manual_wal_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many times RocksDB tries by itself to resume after a background error; 0 for never; {@code 2147483647} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_bgerror_resume_count(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default int maxBgerrorResumeCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_bgerror_resume_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads open table files when a database is opened with no limit of open files; {@code 16} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_file_opening_threads(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default int maxFileOpeningThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_file_opening_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes at which a new file of the info log begins; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_max_log_file_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default long maxLogFileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_log_file_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of waiting writes are written together; {@code 1048576} (1 MiB) by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_max_write_batch_group_size_bytes(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long maxWriteBatchGroupSizeBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_write_batch_group_size_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of new files other than table files, blob files and write-ahead logs; UNKNOWN leaves it to the file system; {@code UNKNOWN} by default}
     *
     * <p>C: {@code int rocksdb_options_get_metadata_write_temperature(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default Temperature metadataWriteTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_metadata_write_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return whether table files are opened in the background after a database was opened; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_open_files_async(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean openFilesAsync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_open_files_async(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether damage is looked for beyond checksums, and a database does not open with table files that do not; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_paranoid_checks(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean paranoidChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_paranoid_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether statistics are kept in a hidden column family; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_persist_stats_to_disk(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean persistStatsToDisk() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_persist_stats_to_disk(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether iterators show all keys in order unless their options ask for those of one prefix; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_prefix_seek_opt_in_only(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean prefixSeekOptInOnly() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_prefix_seek_opt_in_only(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many threads asynchronous reads have, which all databases of the process share; {@code 1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_read_io_executor_threads(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default int readIoExecutorThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_read_io_executor_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many old write-ahead logs are kept to be written again; 0 for none; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_recycle_log_file_num(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default long recycleLogFileNum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_recycle_log_file_num(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Removes a compaction style whose files are written with a hint of their lifetime.
     *
     * <p>C: {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_remove(rocksdb_options_t *opt, int compaction_style)}, mapped by convention receiver, scalar, setter.
     *
     * @param compactionStyle not null
     * @return this object
     */
    default T removeCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_remove(call.change(this), Objects.requireNonNull(compactionStyle, "compactionStyle is null").getValue());
            return self();
        }
    }

    /**
     * Removes a type of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code void rocksdb_options_checksum_handoff_file_types_remove(rocksdb_options_t *opt, int file_type)}, mapped by convention receiver, scalar, setter.
     *
     * @param fileType not null
     * @return this object
     */
    default T removeChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_checksum_handoff_file_types_remove(call.change(this), Objects.requireNonNull(fileType, "fileType is null").getValue());
            return self();
        }
    }

    /**
     * {@return whether opening a database goes on with its manifest, if it can, instead of writing a new one; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_reuse_manifest_on_open(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean reuseManifestOnOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_reuse_manifest_on_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether the system is told that table files will be read at random places; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_advise_random_on_open(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param adviseRandomOnOpen the new value
     * @return this object
     */
    default T setAdviseRandomOnOpen(boolean adviseRandomOnOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_advise_random_on_open(call.change(this), (byte) (adviseRandomOnOpen ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether a database opens in whose write-ahead log there are prepared transactions; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_2pc(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param allow2pc the new value
     * @return this object
     */
    default T setAllow2pc(boolean allow2pc) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_2pc(call.change(this), (byte) (allow2pc ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether several threads write to a memtable at once, which only skip lists can do; {@code true} by default.
     *
     * <p>Leave it on, unless memtables have another form than skip lists.
     *
     * <p>C: {@code void rocksdb_options_set_allow_concurrent_memtable_write(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowConcurrentMemtableWrite the new value
     * @return this object
     */
    default T setAllowConcurrentMemtableWrite(boolean allowConcurrentMemtableWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_concurrent_memtable_write(call.change(this), (byte) (allowConcurrentMemtableWrite ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether error messages and logs may show the keys and values that are damaged; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_data_in_errors(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowDataInErrors the new value
     * @return this object
     */
    default T setAllowDataInErrors(boolean allowDataInErrors) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_data_in_errors(call.change(this), (byte) (allowDataInErrors ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether space is reserved ahead for files that are written; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_fallocate(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowFallocate the new value
     * @return this object
     */
    default T setAllowFAllocate(boolean allowFallocate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_fallocate(call.change(this), (byte) (allowFallocate ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether files can be ingested below all others, in every column family; replaced by the option of the column family; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_ingest_behind(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Use {@code setCfAllowIngestBehind}, which is one of the column family.
     * @param allowIngestBehind the new value
     * @return this object
     */
    @Deprecated
    default T setAllowIngestBehind(boolean allowIngestBehind) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_ingest_behind(call.change(this), (byte) (allowIngestBehind ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether table files are mapped into memory to be read; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_mmap_reads(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowMmapReads the new value
     * @return this object
     */
    default T setAllowMmapReads(boolean allowMmapReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_mmap_reads(call.change(this), (byte) (allowMmapReads ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether files are mapped into memory to be written; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_mmap_writes(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowMmapWrites the new value
     * @return this object
     */
    default T setAllowMmapWrites(boolean allowMmapWrites) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_mmap_writes(call.change(this), (byte) (allowMmapWrites ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the next write-ahead log is created in the background before it is needed; without effect if logs are recycled; experimental; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_async_wal_precreate(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param asyncWalPrecreate the new value
     * @return this object
     */
    default T setAsyncWalPrecreate(boolean asyncWalPrecreate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_async_wal_precreate(call.change(this), (byte) (asyncWalPrecreate ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether all column families are flushed together, so that they agree after a crash without a write-ahead log, too; {@code false} by default.
     *
     * <p>Needed to keep column families in step where the write-ahead log is off; flushes get larger.
     *
     * <p>C: {@code void rocksdb_options_set_atomic_flush(rocksdb_options_t *opt, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param atomicFlush the new value
     * @return this object
     */
    default T setAtomicFlush(boolean atomicFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_atomic_flush(call.change(this), (byte) (atomicFlush ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether opening a database tries not to flush what it replays from the write-ahead log; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_avoid_flush_during_recovery(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param avoidFlushDuringRecovery the new value
     * @return this object
     */
    default T setAvoidFlushDuringRecovery(boolean avoidFlushDuringRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_avoid_flush_during_recovery(call.change(this), (byte) (avoidFlushDuringRecovery ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether calls leave slow work, such as deleting obsolete files, to background threads; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_avoid_unnecessary_blocking_io(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param avoidUnnecessaryBlockingIo the new value
     * @return this object
     */
    default T setAvoidUnnecessaryBlockingIO(boolean avoidUnnecessaryBlockingIo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_avoid_unnecessary_blocking_io(call.change(this), (byte) (avoidUnnecessaryBlockingIo ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether full write-ahead logs stay open until a background thread deletes them, as they once did; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_background_close_inactive_wals(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @param backgroundCloseInactiveWals the new value
     * @return this object
     */
    @Deprecated
    default T setBackgroundCloseInactiveWals(boolean backgroundCloseInactiveWals) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_background_close_inactive_wals(call.change(this), (byte) (backgroundCloseInactiveWals ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether a database with missing or truncated files opens in the latest state that is whole, instead of failing; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_best_efforts_recovery(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param bestEffortsRecovery the new value
     * @return this object
     */
    default T setBestEffortsRecovery(boolean bestEffortsRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_best_efforts_recovery(call.change(this), (byte) (bestEffortsRecovery ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many microseconds RocksDB waits between attempts to resume after a background error; {@code 1000000} by default.
     *
     * <p>C: {@code void rocksdb_options_set_bgerror_resume_retry_interval(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param bgerrorResumeRetryInterval the new value
     * @return this object
     */
    default T setBgerrorResumeRetryInterval(long bgerrorResumeRetryInterval) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bgerror_resume_retry_interval(call.change(this), bgerrorResumeRetryInterval);
            return self();
        }
    }

    /**
     * Sets the service that runs compactions elsewhere; experimental.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_service(rocksdb_options_t *options, rocksdb_compactionservice_t *service)}, mapped by convention receiver, handle, setter.
     *
     * @param service handed over: closing it does nothing from now on
     * @return this object
     */
    default T setCompactionService(CompactionService service) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_service(call.change(this), call.transfer(service, "service", "Options.setCompactionService"));
            call.commit();
            return self();
        }
    }

    /**
     * Sets whether compactions check that they have read as many entries as their files have; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_verify_record_count(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @param compactionVerifyRecordCount the new value
     * @return this object
     */
    @Deprecated
    default T setCompactionVerifyRecordCount(boolean compactionVerifyRecordCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_verify_record_count(call.change(this), (byte) (compactionVerifyRecordCount ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether a database is created that does not exist; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_create_if_missing(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param createIfMissing the new value
     * @return this object
     */
    default T setCreateIfMissing(boolean createIfMissing) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_create_if_missing(call.change(this), (byte) (createIfMissing ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether opening creates the column families that a database lacks; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_create_missing_column_families(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param createMissingColumnFamilies the new value
     * @return this object
     */
    default T setCreateMissingColumnFamilies(boolean createMissingColumnFamilies) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_create_missing_column_families(call.change(this), (byte) (createMissingColumnFamilies ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the host that table files are said to be written on; empty for none, __hostname__ for the name of this one.
     *
     * <p>C: {@code void rocksdb_options_set_db_host_id(rocksdb_options_t *opt, const char *v)}, mapped by convention receiver, text, setter.
     *
     * @param value in UTF-8, without a NUL
     * @return this object
     */
    default T setDbHostId(String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_host_id(call.change(this), call.string(value, "value"));
            return self();
        }
    }

    /**
     * Sets the folder of the info log; empty for that of the database.
     *
     * <p>C: {@code void rocksdb_options_set_db_log_dir(rocksdb_options_t *, const char *)}, mapped by convention receiver, text, setter.
     *
     * @param dbLogDir in UTF-8, without a NUL
     * @return this object
     */
    default T setDbLogDir(String dbLogDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_log_dir(call.change(this), call.string(dbLogDir, "dbLogDir"));
            return self();
        }
    }

    /**
     * Sets the folders for table files, newer data in earlier ones, each with the size up to which it is filled; empty for that of the database.
     *
     * <p>C: {@code void rocksdb_options_set_db_paths(rocksdb_options_t *, const rocksdb_dbpath_t **path_values, size_t num_paths)}, mapped by convention receiver, list, count, setter.
     *
     * @param pathValues read during the call only; no element may be null
     * @return this object
     */
    default T setDbPaths(List<DbPath> pathValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(pathValues, "pathValues");
            COptions.rocksdb_options_set_db_paths(call.change(this), NativeLists.sized(NativeLists.handles(call, pathValues, "pathValues"), 8L * nativeCount2), nativeCount2);
            return self();
        }
    }

    /**
     * Sets the bytes that the memtables of all column families may take together; 0 for no limit; {@code 0} by default.
     *
     * <p>Limits the memory of many column families; they are flushed when it is reached, whatever their own sizes.
     *
     * <p>C: {@code void rocksdb_options_set_db_write_buffer_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param dbWriteBufferSize the new value
     * @return this object
     */
    default T setDbWriteBufferSize(long dbWriteBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_write_buffer_size(call.change(this), dbWriteBufferSize);
            return self();
        }
    }

    /**
     * Sets whether the statistics in the info log have those of the memory allocator, too; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_dump_malloc_stats(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param dumpMallocStats the new value
     * @return this object
     */
    default T setDumpMallocStats(boolean dumpMallocStats) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_dump_malloc_stats(call.change(this), (byte) (dumpMallocStats ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether one write may go to the write-ahead log while the one before it goes to memtables; {@code false} by default.
     *
     * <p>More throughput for many writing threads; not for transactions in two phases.
     *
     * <p>C: {@code void rocksdb_options_set_enable_pipelined_write(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param enablePipelinedWrite the new value
     * @return this object
     */
    default T setEnablePipelinedWrite(boolean enablePipelinedWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_pipelined_write(call.change(this), (byte) (enablePipelinedWrite ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether it is recorded what the threads of the database are doing; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enable_thread_tracking(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param enableThreadTracking the new value
     * @return this object
     */
    default T setEnableThreadTracking(boolean enableThreadTracking) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_thread_tracking(call.change(this), (byte) (enableThreadTracking ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether writers that wait for each other spin for a while before they sleep; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enable_write_thread_adaptive_yield(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param enableWriteThreadAdaptiveYield the new value
     * @return this object
     */
    default T setEnableWriteThreadAdaptiveYield(boolean enableWriteThreadAdaptiveYield) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_write_thread_adaptive_yield(call.change(this), (byte) (enableWriteThreadAdaptiveYield ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether compactions fail that find a single deletion followed by an ordinary one of the same key; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enforce_single_del_contracts(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default, and use one kind of deletion for a key; RocksDB may drop the option.
     * @param enforceSingleDelContracts the new value
     * @return this object
     */
    @Deprecated
    default T setEnforceSingleDelContracts(boolean enforceSingleDelContracts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enforce_single_del_contracts(call.change(this), (byte) (enforceSingleDelContracts ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether replaying the write-ahead log flushes when the write buffer manager is full; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enforce_write_buffer_manager_during_recovery(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param enforceWriteBufferManagerDuringRecovery the new value
     * @return this object
     */
    default T setEnforceWriteBufferManagerDuringRecovery(
            boolean enforceWriteBufferManagerDuringRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enforce_write_buffer_manager_during_recovery(call.change(this), (byte) (enforceWriteBufferManagerDuringRecovery ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the environment: files, threads and clock; the default one if none is set.
     *
     * <p>C: {@code void rocksdb_options_set_env(rocksdb_options_t *, rocksdb_env_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param env kept alive for as long as it is needed
     * @return this object
     */
    default T setEnv(Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_env(call.change(this), call.use(env, "env"));
            Effects.borrow(this, "setEnv.env", env);
            return self();
        }
    }

    /**
     * Sets whether opening fails if the database exists already; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_error_if_exists(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param errorIfExists the new value
     * @return this object
     */
    default T setErrorIfExists(boolean errorIfExists) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_error_if_exists(call.change(this), (byte) (errorIfExists ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the factory of checksums of whole table files; without it they have none.
     *
     * <p>C: {@code void rocksdb_options_set_file_checksum_gen_factory(rocksdb_options_t *, rocksdb_file_checksum_gen_factory_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param fileChecksumGenFactory shared: may be closed at once
     * @return this object
     */
    default T setFileChecksumGenFactory(FileChecksumGenFactory fileChecksumGenFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_file_checksum_gen_factory(call.change(this), call.use(fileChecksumGenFactory, "fileChecksumGenFactory"));
            return self();
        }
    }

    /**
     * Sets whether flushes check that they have written as many entries as were added to the memtable; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_flush_verify_memtable_count(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @param flushVerifyMemtableCount the new value
     * @return this object
     */
    @Deprecated
    default T setFlushVerifyMemtableCount(boolean flushVerifyMemtableCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_flush_verify_memtable_count(call.change(this), (byte) (flushVerifyMemtableCount ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many times a follower tries to catch up with its leader before it gives up for now; {@code 10} by default.
     *
     * <p>C: {@code void rocksdb_options_set_follower_catchup_retry_count(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param followerCatchupRetryCount the new value
     * @return this object
     */
    default T setFollowerCatchupRetryCount(long followerCatchupRetryCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_follower_catchup_retry_count(call.change(this), followerCatchupRetryCount);
            return self();
        }
    }

    /**
     * Sets how many milliseconds a follower waits between attempts to catch up; {@code 100} by default.
     *
     * <p>C: {@code void rocksdb_options_set_follower_catchup_retry_wait_ms(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param followerCatchupRetryWaitMs the new value
     * @return this object
     */
    default T setFollowerCatchupRetryWaitMs(long followerCatchupRetryWaitMs) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_follower_catchup_retry_wait_ms(call.change(this), followerCatchupRetryWaitMs);
            return self();
        }
    }

    /**
     * Sets the interval in milliseconds at which a follower catches up with its leader; {@code 10000} by default.
     *
     * <p>C: {@code void rocksdb_options_set_follower_refresh_catchup_period_ms(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param followerRefreshCatchupPeriodMs the new value
     * @return this object
     */
    default T setFollowerRefreshCatchupPeriodMs(long followerRefreshCatchupPeriodMs) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_follower_refresh_catchup_period_ms(call.change(this), followerRefreshCatchupPeriodMs);
            return self();
        }
    }

    /**
     * Allows that many threads for flushes and compactions together, in the environment too.
     *
     * <p>C: {@code void rocksdb_options_increase_parallelism(rocksdb_options_t *opt, int total_threads)}, mapped by convention receiver, scalar, setter.
     *
     * @param totalThreads at least 1 and at most 1024
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    default T setIncreaseParallelism(int totalThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_increase_parallelism(call.change(this), Bounds.inRange(totalThreads, 1, 1024, "totalThreads"));
            return self();
        }
    }

    /**
     * Sets the least important messages that are logged; {@code INFO_LEVEL} by default.
     *
     * <p>C: {@code void rocksdb_options_set_info_log_level(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param infoLogLevel not null
     * @return this object
     */
    default T setInfoLogLevel(InfoLogLevel infoLogLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_info_log_level(call.change(this), Objects.requireNonNull(infoLogLevel, "infoLogLevel is null").getValue());
            return self();
        }
    }

    /**
     * Sets whether files are closed in processes that this one starts; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_is_fd_close_on_exec(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param isFdCloseOnExec the new value
     * @return this object
     */
    default T setIsFdCloseOnExec(boolean isFdCloseOnExec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_is_fd_close_on_exec(call.change(this), (byte) (isFdCloseOnExec ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many files of the info log are kept; {@code 1000} by default.
     *
     * <p>C: {@code void rocksdb_options_set_keep_log_file_num(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param keepLogFileNum the new value
     * @return this object
     */
    default T setKeepLogFileNum(long keepLogFileNum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_keep_log_file_num(call.change(this), keepLogFileNum);
            return self();
        }
    }

    /**
     * Sets the age in seconds at which a new file of the info log begins; 0 for no limit; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_log_file_time_to_roll(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param logFileTimeToRoll the new value
     * @return this object
     */
    default T setLogFileTimeToRoll(long logFileTimeToRoll) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_log_file_time_to_roll(call.change(this), logFileTimeToRoll);
            return self();
        }
    }

    /**
     * Sets how many bytes are read ahead in manifest and write-ahead log when a database is opened; 0 for none; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_log_readahead_size(rocksdb_options_t *opt, size_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param logReadaheadSize the new value
     * @return this object
     */
    default T setLogReadaheadSize(long logReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_log_readahead_size(call.change(this), logReadaheadSize);
            return self();
        }
    }

    /**
     * Sets the log for messages; one in a file if none is set.
     *
     * <p>C: {@code void rocksdb_options_set_info_log(rocksdb_options_t *, rocksdb_logger_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param logger kept alive for as long as it is needed
     * @return this object
     */
    default T setLogger(Logger logger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_info_log(call.change(this), call.use(logger, "logger"));
            Effects.borrow(this, "setLogger.logger", logger);
            return self();
        }
    }

    /**
     * Sets the lowest tier of caches that is used; {@code NON_VOLATILE_BLOCK_TIER} by default.
     *
     * <p>C: {@code void rocksdb_options_set_lowest_used_cache_tier(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param lowestUsedCacheTier not null
     * @return this object
     */
    default T setLowestUsedCacheTier(CacheTier lowestUsedCacheTier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_lowest_used_cache_tier(call.change(this), Objects.requireNonNull(lowestUsedCacheTier, "lowestUsedCacheTier is null").getValue());
            return self();
        }
    }

    /**
     * Sets whether the write-ahead log stays in memory until a call flushes it; {@code false} by default.
     *
     * <p>Saves system calls; what is not flushed is lost when the process crashes, not only the system.
     *
     * <p>C: {@code void rocksdb_options_set_manual_wal_flush(rocksdb_options_t *opt, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param manualWalFlush the new value
     * @return this object
     */
    default T setManualWalFlush(boolean manualWalFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_manual_wal_flush(call.change(this), (byte) (manualWalFlush ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many times RocksDB tries by itself to resume after a background error; 0 for never; {@code 2147483647} by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_bgerror_resume_count(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxBgerrorResumeCount the new value
     * @return this object
     */
    default T setMaxBgErrorResumeCount(int maxBgerrorResumeCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_bgerror_resume_count(call.change(this), maxBgerrorResumeCount);
            return self();
        }
    }

    /**
     * Sets how many threads open table files when a database is opened with no limit of open files; {@code 16} by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_file_opening_threads(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxFileOpeningThreads the new value
     * @return this object
     */
    default T setMaxFileOpeningThreads(int maxFileOpeningThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_file_opening_threads(call.change(this), maxFileOpeningThreads);
            return self();
        }
    }

    /**
     * Sets the size in bytes at which a new file of the info log begins; 0 for no limit; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_log_file_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxLogFileSize the new value
     * @return this object
     */
    default T setMaxLogFileSize(long maxLogFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_log_file_size(call.change(this), maxLogFileSize);
            return self();
        }
    }

    /**
     * Sets how many bytes of waiting writes are written together; {@code 1048576} (1 MiB) by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_write_batch_group_size_bytes(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxWriteBatchGroupSizeBytes the new value
     * @return this object
     */
    default T setMaxWriteBatchGroupSizeBytes(long maxWriteBatchGroupSizeBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_write_batch_group_size_bytes(call.change(this), maxWriteBatchGroupSizeBytes);
            return self();
        }
    }

    /**
     * Sets the temperature of new files other than table files, blob files and write-ahead logs; UNKNOWN leaves it to the file system; {@code UNKNOWN} by default.
     *
     * <p>C: {@code void rocksdb_options_set_metadata_write_temperature(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param metadataWriteTemperature not null
     * @return this object
     */
    default T setMetadataWriteTemperature(Temperature metadataWriteTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_metadata_write_temperature(call.change(this), Objects.requireNonNull(metadataWriteTemperature, "metadataWriteTemperature is null").getValue());
            return self();
        }
    }

    /**
     * Sets whether table files are opened in the background after a database was opened; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_open_files_async(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param openFilesAsync the new value
     * @return this object
     */
    default T setOpenFilesAsync(boolean openFilesAsync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_open_files_async(call.change(this), (byte) (openFilesAsync ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether damage is looked for beyond checksums, and a database does not open with table files that do not; {@code true} by default.
     *
     * <p>Leave it on: off, damage is passed over and lost data goes unnoticed.
     *
     * <p>C: {@code void rocksdb_options_set_paranoid_checks(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param paranoidChecks the new value
     * @return this object
     */
    default T setParanoidChecks(boolean paranoidChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_paranoid_checks(call.change(this), (byte) (paranoidChecks ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether statistics are kept in a hidden column family; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_persist_stats_to_disk(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param persistStatsToDisk the new value
     * @return this object
     */
    default T setPersistStatsToDisk(boolean persistStatsToDisk) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_persist_stats_to_disk(call.change(this), (byte) (persistStatsToDisk ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether iterators show all keys in order unless their options ask for those of one prefix; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_prefix_seek_opt_in_only(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param prefixSeekOptInOnly the new value
     * @return this object
     */
    default T setPrefixSeekOptInOnly(boolean prefixSeekOptInOnly) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_prefix_seek_opt_in_only(call.change(this), (byte) (prefixSeekOptInOnly ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the rate limiter of what flushes and compactions read and write.
     *
     * <p>Keeps flushes and compactions from taking all of the disk; too low, and writes stall.
     *
     * <p>C: {@code void rocksdb_options_set_ratelimiter(rocksdb_options_t *opt, rocksdb_ratelimiter_t *limiter)}, mapped by convention receiver, handle, setter.
     *
     * @param limiter shared: may be closed at once
     * @return this object
     */
    default T setRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_ratelimiter(call.change(this), call.use(limiter, "limiter"));
            return self();
        }
    }

    /**
     * Sets how many threads asynchronous reads have, which all databases of the process share; {@code 1} by default.
     *
     * <p>C: {@code void rocksdb_options_set_read_io_executor_threads(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param readIoExecutorThreads the new value
     * @return this object
     */
    default T setReadIoExecutorThreads(int readIoExecutorThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_read_io_executor_threads(call.change(this), readIoExecutorThreads);
            return self();
        }
    }

    /**
     * Sets how many old write-ahead logs are kept to be written again; 0 for none; {@code 0} by default.
     *
     * <p>Saves the file system work at each new log; not for transactions in two phases.
     *
     * <p>C: {@code void rocksdb_options_set_recycle_log_file_num(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param recycleLogFileNum the new value
     * @return this object
     */
    default T setRecycleLogFileNum(long recycleLogFileNum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_recycle_log_file_num(call.change(this), recycleLogFileNum);
            return self();
        }
    }

    /**
     * Sets whether opening a database goes on with its manifest, if it can, instead of writing a new one; experimental; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_reuse_manifest_on_open(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param reuseManifestOnOpen the new value
     * @return this object
     */
    default T setReuseManifestOnOpen(boolean reuseManifestOnOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_reuse_manifest_on_open(call.change(this), (byte) (reuseManifestOnOpen ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the cache for whole rows, where reads of single keys look first.
     *
     * <p>For reads of few hot keys. Iterators do not use it, and what it has of files that were compacted is of no use
     * any more.
     *
     * <p>C: {@code void rocksdb_options_set_row_cache(rocksdb_options_t *opt, rocksdb_cache_t *cache)}, mapped by convention receiver, handle, setter.
     *
     * @param cache shared: may be closed at once
     * @return this object
     */
    default T setRowCache(Cache cache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_row_cache(call.change(this), call.use(cache, "cache"));
            return self();
        }
    }

    /**
     * Sets whether opening a database does not read the properties of table files, which is faster, but compactions choose worse; {@code false} by default.
     *
     * <p>Opens databases of very many files faster; compactions know less of them at first.
     *
     * <p>C: {@code void rocksdb_options_set_skip_stats_update_on_db_open(rocksdb_options_t *opt, unsigned char val)}, mapped by convention receiver, scalar, setter.
     *
     * @param skipStatsUpdateOnDbOpen the new value
     * @return this object
     */
    default T setSkipStatsUpdateOnDbOpen(boolean skipStatsUpdateOnDbOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_skip_stats_update_on_db_open(call.change(this), (byte) (skipStatsUpdateOnDbOpen ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the manager that keeps track of table files, and limits their size and how fast they are deleted.
     *
     * <p>C: {@code void rocksdb_options_set_sst_file_manager(rocksdb_options_t *opt, rocksdb_sst_file_manager_t *sfm)}, mapped by convention receiver, handle, setter.
     *
     * @param sfm shared: may be closed at once
     * @return this object
     */
    default T setSstFileManager(SstFileManager sfm) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_sst_file_manager(call.change(this), call.use(sfm, "sfm"));
            return self();
        }
    }

    /**
     * Sets how much is counted and timed; without effect while statistics are not enabled; {@code DISABLE_ALL} by default.
     *
     * <p>C: {@code void rocksdb_options_set_statistics_level(rocksdb_options_t *, int level)}, mapped by convention receiver, scalar, setter.
     *
     * @param statisticsLevel not null
     * @return this object
     */
    default T setStatsLevel(StatsLevel statisticsLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_statistics_level(call.change(this), Objects.requireNonNull(statisticsLevel, "statisticsLevel is null").getValue());
            return self();
        }
    }

    /**
     * Sets the binary logarithm of how many parts the table of open files has, each with a lock; {@code 6} by default.
     *
     * <p>C: {@code void rocksdb_options_set_table_cache_numshardbits(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param tableCacheNumshardbits the new value
     * @return this object
     */
    default T setTableCacheNumshardbits(int tableCacheNumshardbits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_table_cache_numshardbits(call.change(this), tableCacheNumshardbits);
            return self();
        }
    }

    /**
     * Sets whether each write-ahead log notes the one before it, and opening fails if one is missing; experimental; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_track_and_verify_wals(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param trackAndVerifyWals the new value
     * @return this object
     */
    default T setTrackAndVerifyWals(boolean trackAndVerifyWals) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_track_and_verify_wals(call.change(this), (byte) (trackAndVerifyWals ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the manifest notes write-ahead logs that were synced, and opening fails if one is missing or shorter; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_track_and_verify_wals_in_manifest(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param trackAndVerifyWalsInManifest the new value
     * @return this object
     */
    default T setTrackAndVerifyWalsInManifest(boolean trackAndVerifyWalsInManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_track_and_verify_wals_in_manifest(call.change(this), (byte) (trackAndVerifyWalsInManifest ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether writes that leave memtables alone wait in a queue of their own; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_two_write_queues(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param twoWriteQueues the new value
     * @return this object
     */
    default T setTwoWriteQueues(boolean twoWriteQueues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_two_write_queues(call.change(this), (byte) (twoWriteQueues ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether writes become visible in any order, which is faster, but snapshots may change; {@code false} by default.
     *
     * <p>Much more throughput, but a snapshot may change: reads through it can see writes that were under way.
     *
     * <p>C: {@code void rocksdb_options_set_unordered_write(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param unorderedWrite the new value
     * @return this object
     */
    default T setUnorderedWrite(boolean unorderedWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_unordered_write(call.change(this), (byte) (unorderedWrite ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether locks spin for a while before they sleep; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_use_adaptive_mutex(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param useAdaptiveMutex the new value
     * @return this object
     */
    default T setUseAdaptiveMutex(boolean useAdaptiveMutex) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_adaptive_mutex(call.change(this), (byte) (useAdaptiveMutex ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether compactions read past the cache of the system; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_use_direct_io_for_compaction_reads(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param useDirectIoForCompactionReads the new value
     * @return this object
     */
    default T setUseDirectIoForCompactionReads(boolean useDirectIoForCompactionReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_io_for_compaction_reads(call.change(this), (byte) (useDirectIoForCompactionReads ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether flushes and compactions write past the cache of the system; {@code false} by default.
     *
     * <p>Keeps compactions from pushing hot data out of the page cache of the system.
     *
     * <p>C: {@code void rocksdb_options_set_use_direct_io_for_flush_and_compaction(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param useDirectIoForFlushAndCompaction the new value
     * @return this object
     */
    default T setUseDirectIoForFlushAndCompaction(boolean useDirectIoForFlushAndCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_io_for_flush_and_compaction(call.change(this), (byte) (useDirectIoForFlushAndCompaction ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether table files are read past the cache of the system; {@code false} by default.
     *
     * <p>Goes around the page cache of the system: the block cache then has to be large enough.
     *
     * <p>C: {@code void rocksdb_options_set_use_direct_reads(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param useDirectReads the new value
     * @return this object
     */
    default T setUseDirectReads(boolean useDirectReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_reads(call.change(this), (byte) (useDirectReads ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether files are synced by fsync instead of fdatasync, which is slower and rarely needed; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_use_fsync(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param useFsync the new value
     * @return this object
     */
    default T setUseFsync(boolean useFsync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_fsync(call.change(this), useFsync ? 1 : 0);
            return self();
        }
    }

    /**
     * Sets whether opening a table file checks that it is the one that the manifest means; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_verify_sst_unique_id_in_manifest(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param verifySstUniqueIdInManifest the new value
     * @return this object
     */
    default T setVerifySstUniqueIdInManifest(boolean verifySstUniqueIdInManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_verify_sst_unique_id_in_manifest(call.change(this), (byte) (verifySstUniqueIdInManifest ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how the write-ahead log is compressed; only by zstd, if at all; {@code NO_COMPRESSION} by default.
     *
     * <p>C: {@code void rocksdb_options_set_wal_compression(rocksdb_options_t *opt, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param walCompression not null
     * @return this object
     */
    default T setWalCompression(CompressionType walCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_compression(call.change(this), Objects.requireNonNull(walCompression, "walCompression is null").getValue());
            return self();
        }
    }

    /**
     * Sets the folder of the write-ahead log; empty for that of the database.
     *
     * <p>C: {@code void rocksdb_options_set_wal_dir(rocksdb_options_t *, const char *)}, mapped by convention receiver, text, setter.
     *
     * @param walDir in UTF-8, without a NUL
     * @return this object
     */
    default T setWalDir(String walDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_dir(call.change(this), call.string(walDir, "walDir"));
            return self();
        }
    }

    /**
     * Sets the filter that sees each record of the write-ahead log before it is replayed, and may drop it.
     *
     * <p>C: {@code void rocksdb_options_set_wal_filter(rocksdb_options_t *, rocksdb_walfilter_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param walFilter kept alive for as long as it is needed
     * @return this object
     */
    default T setWalFilter(WalFilter walFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_filter(call.change(this), call.use(walFilter, "walFilter"));
            Effects.borrow(this, "setWalFilter.walFilter", walFilter);
            return self();
        }
    }

    /**
     * Sets what is done about a damaged write-ahead log when a database is opened; {@code PointInTimeRecovery} by default.
     *
     * <p>The default drops what comes after damage; {@link WALRecoveryMode#AbsoluteConsistency} refuses to open instead.
     *
     * <p>C: {@code void rocksdb_options_set_wal_recovery_mode(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param walRecoveryMode not null
     * @return this object
     */
    default T setWalRecoveryMode(WALRecoveryMode walRecoveryMode) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_recovery_mode(call.change(this), Objects.requireNonNull(walRecoveryMode, "walRecoveryMode is null").getValue());
            return self();
        }
    }

    /**
     * Sets the size in MiB above which the oldest archived write-ahead logs are deleted; 0 for no limit; without a limit of time either, none are archived; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_WAL_size_limit_MB(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param walSizeLimitMB the new value
     * @return this object
     */
    default T setWalSizeLimitMB(long walSizeLimitMB) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_WAL_size_limit_MB(call.change(this), walSizeLimitMB);
            return self();
        }
    }

    /**
     * Sets how many seconds archived write-ahead logs are kept; 0 for no limit; without a limit of size either, none are archived; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_WAL_ttl_seconds(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param walTtlSeconds the new value
     * @return this object
     */
    default T setWalTtlSeconds(long walTtlSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_WAL_ttl_seconds(call.change(this), walTtlSeconds);
            return self();
        }
    }

    /**
     * Sets the temperature of write-ahead logs; UNKNOWN leaves it to the file system; {@code UNKNOWN} by default.
     *
     * <p>C: {@code void rocksdb_options_set_wal_write_temperature(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param walWriteTemperature not null
     * @return this object
     */
    default T setWalWriteTemperature(Temperature walWriteTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_write_temperature(call.change(this), Objects.requireNonNull(walWriteTemperature, "walWriteTemperature is null").getValue());
            return self();
        }
    }

    /**
     * Sets the manager that limits the memory of memtables, of several databases, too.
     *
     * <p>C: {@code void rocksdb_options_set_write_buffer_manager(rocksdb_options_t *opt, rocksdb_write_buffer_manager_t *wbm)}, mapped by convention receiver, handle, setter.
     *
     * @param writeBufferManager shared: may be closed at once
     * @return this object
     */
    default T setWriteBufferManager(WriteBufferManager writeBufferManager) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_buffer_manager(call.change(this), call.use(writeBufferManager, "writeBufferManager"));
            return self();
        }
    }

    /**
     * Sets whether the manifest has the id of the database; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_write_dbid_to_manifest(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeDbidToManifest the new value
     * @return this object
     */
    default T setWriteDbidToManifest(boolean writeDbidToManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_dbid_to_manifest(call.change(this), (byte) (writeDbidToManifest ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the id of the database is in a file IDENTITY; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_write_identity_file(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeIdentityFile the new value
     * @return this object
     */
    default T setWriteIdentityFile(boolean writeIdentityFile) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_identity_file(call.change(this), (byte) (writeIdentityFile ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many microseconds a writer spins before it sleeps; {@code 100} by default.
     *
     * <p>C: {@code void rocksdb_options_set_write_thread_max_yield_usec(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeThreadMaxYieldUsec the new value
     * @return this object
     */
    default T setWriteThreadMaxYieldUsec(long writeThreadMaxYieldUsec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_thread_max_yield_usec(call.change(this), writeThreadMaxYieldUsec);
            return self();
        }
    }

    /**
     * Sets the number of microseconds of a yield at which a writer takes it that others need the processor; {@code 3} by default.
     *
     * <p>C: {@code void rocksdb_options_set_write_thread_slow_yield_usec(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeThreadSlowYieldUsec the new value
     * @return this object
     */
    default T setWriteThreadSlowYieldUsec(long writeThreadSlowYieldUsec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_thread_slow_yield_usec(call.change(this), writeThreadSlowYieldUsec);
            return self();
        }
    }

    /**
     * {@return whether opening a database does not read the properties of table files, which is faster, but compactions choose worse; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_skip_stats_update_on_db_open(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean skipStatsUpdateOnDbOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_skip_stats_update_on_db_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how much is counted and timed; without effect while statistics are not enabled; {@code DISABLE_ALL} by default}
     *
     * <p>C: {@code int rocksdb_options_get_statistics_level(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default StatsLevel statsLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_statistics_level(call.use(this));
            return StatsLevel.getStatsLevel(nativeResult);
        }
    }

    /**
     * {@return the binary logarithm of how many parts the table of open files has, each with a lock; {@code 6} by default}
     *
     * <p>C: {@code int rocksdb_options_get_table_cache_numshardbits(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default int tableCacheNumshardbits() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_table_cache_numshardbits(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether each write-ahead log notes the one before it, and opening fails if one is missing; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_track_and_verify_wals(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean trackAndVerifyWals() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_track_and_verify_wals(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the manifest notes write-ahead logs that were synced, and opening fails if one is missing or shorter; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_track_and_verify_wals_in_manifest(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean trackAndVerifyWalsInManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_track_and_verify_wals_in_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether writes that leave memtables alone wait in a queue of their own; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_two_write_queues(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean twoWriteQueues() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_two_write_queues(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether writes become visible in any order, which is faster, but snapshots may change; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_unordered_write(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean unorderedWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_unordered_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether locks spin for a while before they sleep; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_use_adaptive_mutex(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean useAdaptiveMutex() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_adaptive_mutex(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether compactions read past the cache of the system; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_use_direct_io_for_compaction_reads(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean useDirectIoForCompactionReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_io_for_compaction_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether flushes and compactions write past the cache of the system; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_use_direct_io_for_flush_and_compaction(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean useDirectIoForFlushAndCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_io_for_flush_and_compaction(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files are read past the cache of the system; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_use_direct_reads(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean useDirectReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are synced by fsync instead of fdatasync, which is slower and rarely needed; {@code false} by default}
     *
     * <p>C: {@code int rocksdb_options_get_use_fsync(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean useFsync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_use_fsync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening a table file checks that it is the one that the manifest means; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_verify_sst_unique_id_in_manifest(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default boolean verifySstUniqueIdInManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_verify_sst_unique_id_in_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how the write-ahead log is compressed; only by zstd, if at all; {@code NO_COMPRESSION} by default}
     *
     * <p>C: {@code int rocksdb_options_get_wal_compression(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default CompressionType walCompression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_wal_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Returns the folder of the write-ahead log; empty for that of the database.
     *
     * <p>C: {@code const char *rocksdb_options_get_wal_dir(rocksdb_options_t *opt, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    default String walDir() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_wal_dir(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return what is done about a damaged write-ahead log when a database is opened; {@code PointInTimeRecovery} by default}
     *
     * <p>C: {@code int rocksdb_options_get_wal_recovery_mode(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default WALRecoveryMode walRecoveryMode() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_wal_recovery_mode(call.use(this));
            return WALRecoveryMode.getWALRecoveryMode(nativeResult);
        }
    }

    /**
     * {@return the size in MiB above which the oldest archived write-ahead logs are deleted; 0 for no limit; without a limit of time either, none are archived; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_WAL_size_limit_MB(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default long walSizeLimitMB() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_WAL_size_limit_MB(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many seconds archived write-ahead logs are kept; 0 for no limit; without a limit of size either, none are archived; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_WAL_ttl_seconds(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default long walTtlSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_WAL_ttl_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of write-ahead logs; UNKNOWN leaves it to the file system; {@code UNKNOWN} by default}
     *
     * <p>C: {@code int rocksdb_options_get_wal_write_temperature(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default Temperature walWriteTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_wal_write_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return whether the manifest has the id of the database; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_write_dbid_to_manifest(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean writeDbidToManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_write_dbid_to_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the id of the database is in a file IDENTITY; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_write_identity_file(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    default boolean writeIdentityFile() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_write_identity_file(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many microseconds a writer spins before it sleeps; {@code 100} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_write_thread_max_yield_usec(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long writeThreadMaxYieldUsec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_write_thread_max_yield_usec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of microseconds of a yield at which a writer takes it that others need the processor; {@code 3} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_write_thread_slow_yield_usec(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    default long writeThreadSlowYieldUsec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_write_thread_slow_yield_usec(call.use(this));
            return nativeResult;
        }
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }

    /**
     * Has RocksDB count into statistics.
     *
     * @param statistics which no other options were given
     * @throws IllegalStateException if other options were given them: RocksDB's C API cannot share statistics
     */
    default T setStatistics(Statistics statistics) {
        statistics.countFor(this);
        return setStatsLevel(statistics.statsLevel());
    }

    /** Returns what RocksDB counts for these options, to be closed; or null if it counts nothing. */
    default @Nullable Statistics statistics() {
        return getStatisticsString() == null ? null : new Statistics(new DBOptions(this));
    }
}
