package dev.rockspan;

import dev.rockspan.raw.CHistogramData;
import dev.rockspan.raw.CLogger;
import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Options of a database that all its column families share.
 *
 * <p>Only classes of this package implement it.
 *
 * <p>C: {@code rocksdb_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface DBOptionsInterface<T extends DBOptionsInterface<T>> extends MutableDBOptionsInterface<T> {
    /**
     * Adds a compaction style whose files are written with a hint of how long they will live.
     *
     * <p>C: {@code rocksdb_options_calculate_sst_write_lifetime_hint_set_add}.
     *
     * @return this object
     */
    default T addCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_add(
                    call.change(this), Call.notNull(compactionStyle, "compactionStyle").getValue());
            return self();
        }
    }

    /**
     * Adds a type of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code rocksdb_options_checksum_handoff_file_types_add}.
     *
     * @return this object
     */
    default T addChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_checksum_handoff_file_types_add(
                    call.change(this), Call.notNull(fileType, "fileType").getValue());
            return self();
        }
    }

    /**
     * Adds a listener, which RocksDB calls at flushes, compactions and other events.
     *
     * <p>C: {@code rocksdb_options_add_eventlistener}.
     *
     * @param eventListener consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    default T addEventListener(EventListener eventListener) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_eventlistener(
                    call.change(this), call.transfer(eventListener, "eventListener", "Options.addEventListener"));
            call.commit();
            return self();
        }
    }

    /**
     * {@return whether RocksDB tells the system that table files will be read at random places; {@code true} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_advise_random_on_open}.
     */
    default boolean adviseRandomOnOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_advise_random_on_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a database can be opened whose write-ahead log has prepared transactions; a transaction database
     * sets it itself; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_allow_2pc}.
     */
    default boolean allow2pc() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_2pc(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether several threads write to a memtable at once; {@code true} by default}
     *
     * <p>C: {@code rocksdb_options_get_allow_concurrent_memtable_write}.
     */
    default boolean allowConcurrentMemtableWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_concurrent_memtable_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether error messages and logs may contain damaged keys and values, which is user data; {@code false}
     * by default}
     *
     * <p>C: {@code rocksdb_options_get_allow_data_in_errors}.
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
     * <p>C: {@code rocksdb_options_get_allow_fallocate}.
     */
    default boolean allowFAllocate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_fallocate(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files can be ingested below all others, in every column family; replaced by the option of the
     * column family; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_allow_ingest_behind}.
     *
     * @deprecated Use {@code setColumnFamilyAllowIngestBehind}, which is an option of the column family.
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
     * <p>C: {@code rocksdb_options_get_allow_mmap_reads}.
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
     * <p>C: {@code rocksdb_options_get_allow_mmap_writes}.
     */
    default boolean allowMmapWrites() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_mmap_writes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the next write-ahead log is created in the background before it is needed; without effect if
     * logs are recycled; experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_async_wal_precreate}.
     */
    default boolean asyncWalPrecreate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_async_wal_precreate(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether all column families are flushed together, so that they agree after a crash without a write-ahead
     * log, too; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_atomic_flush}.
     */
    default boolean atomicFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_atomic_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening a database tries not to flush what it replays from the write-ahead log; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_avoid_flush_during_recovery}.
     */
    default boolean avoidFlushDuringRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_avoid_flush_during_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether calls leave slow work, such as deleting obsolete files, to background threads; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_avoid_unnecessary_blocking_io}.
     */
    default boolean avoidUnnecessaryBlockingIO() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_avoid_unnecessary_blocking_io(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether full write-ahead logs stay open until a background thread deletes them, as in older versions;
     * {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_background_close_inactive_wals}.
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
     * {@return whether a database with missing or truncated files opens in the latest state that is whole, instead of
     * failing; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_best_efforts_recovery}.
     */
    default boolean bestEffortsRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_best_efforts_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many microseconds RocksDB waits between attempts to resume after a background error; {@code 1000000}
     * by default}
     *
     * <p>C: {@code rocksdb_options_get_bgerror_resume_retry_interval}.
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
     * <p>C: {@code rocksdb_options_calculate_sst_write_lifetime_hint_set_count}.
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
     * <p>C: {@code rocksdb_options_checksum_handoff_file_types_count}.
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
     * <p>C: {@code rocksdb_options_calculate_sst_write_lifetime_hint_set_clear}.
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
     * <p>C: {@code rocksdb_options_checksum_handoff_file_types_clear}.
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
     * Removes the filter for replaying the write-ahead log.
     *
     * <p>C: {@code rocksdb_options_clear_wal_filter}.
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
     * {@return whether compactions check that they have read as many entries as their files have; {@code true} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_compaction_verify_record_count}.
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
     * <p>C: {@code rocksdb_options_calculate_sst_write_lifetime_hint_set_contains}.
     */
    default boolean containsCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_contains(
                    call.use(this), Call.notNull(compactionStyle, "compactionStyle").getValue());
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether checksums of a type of file are passed on to the file system.
     *
     * <p>C: {@code rocksdb_options_checksum_handoff_file_types_contains}.
     */
    default boolean containsChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_checksum_handoff_file_types_contains(
                    call.use(this), Call.notNull(fileType, "fileType").getValue());
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening creates the database if it is missing; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_create_if_missing}.
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
     * <p>C: {@code rocksdb_options_get_create_missing_column_families}.
     */
    default boolean createMissingColumnFamilies() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_create_missing_column_families(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns the host name that is recorded in table files; empty for none, __hostname__, the default, for that of
     * this machine.
     *
     * <p>C: {@code rocksdb_options_get_db_host_id}.
     */
    default String dbHostId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_db_host_id(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the folder of the info log; empty, the default, for that of the database.
     *
     * <p>C: {@code rocksdb_options_get_db_log_dir}.
     */
    default String dbLogDir() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_db_log_dir(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return the bytes that the memtables of all column families may take together; 0, the default, for no limit}
     *
     * <p>C: {@code rocksdb_options_get_db_write_buffer_size}.
     */
    default long dbWriteBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_db_write_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the statistics in the info log include those of the memory allocator; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_dump_malloc_stats}.
     */
    default boolean dumpMallocStats() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_dump_malloc_stats(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether one write may go to the write-ahead log while the one before it goes to memtables; {@code false}
     * by default}
     *
     * <p>C: {@code rocksdb_options_get_enable_pipelined_write}.
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
     * <p>C: {@code rocksdb_options_enable_statistics}.
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
     * {@return whether it is recorded for C++ what the threads of the database are doing; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_enable_thread_tracking}.
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
     * <p>C: {@code rocksdb_options_get_enable_write_thread_adaptive_yield}.
     */
    default boolean enableWriteThreadAdaptiveYield() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_write_thread_adaptive_yield(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether compactions fail if they find a single deletion followed by an ordinary one of the same key;
     * {@code true} by default}
     *
     * <p>C: {@code rocksdb_options_get_enforce_single_del_contracts}.
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
     * {@return whether replaying the write-ahead log flushes when the write buffer manager is full; {@code true} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_enforce_write_buffer_manager_during_recovery}.
     */
    default boolean enforceWriteBufferManagerDuringRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enforce_write_buffer_manager_during_recovery(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening fails if the database exists already; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_error_if_exists}.
     */
    default boolean errorIfExists() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_error_if_exists(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether flushes check that they have written as many entries as were added to the memtable; {@code true}
     * by default}
     *
     * <p>C: {@code rocksdb_options_get_flush_verify_memtable_count}.
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
     * {@return how many times a follower tries to catch up with its leader before it gives up for now; {@code 10} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_follower_catchup_retry_count}.
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
     * <p>C: {@code rocksdb_options_get_follower_catchup_retry_wait_ms}.
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
     * <p>C: {@code rocksdb_options_get_follower_refresh_catchup_period_ms}.
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
     * <p>C: {@code rocksdb_options_statistics_get_histogram_data}.
     */
    default HistogramData getHistogramData(HistogramType histogramType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeHistogram = call.temporary(
                    CHistogramData.rocksdb_statistics_histogram_data_create(),
                    CHistogramData::rocksdb_statistics_histogram_data_destroy);
            COptions.rocksdb_options_statistics_get_histogram_data(
                    nativeThis, Call.notNull(histogramType, "histogramType").getValue(), nativeHistogram);
            return HistogramData.read(nativeHistogram);
        }
    }

    /**
     * Returns the log for messages; one in a file if none is set.
     *
     * <p>C: {@code rocksdb_options_get_info_log}.
     *
     * @return a new object, to be closed
     */
    default Logger getLogger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_get_info_log(call.use(this));
            return new Logger(call.made(NativeObject.owned("Logger", nativeResult, CLogger::rocksdb_logger_destroy)
                    .borrowing(this)));
        }
    }

    /**
     * Returns all statistics as text; null while they are not enabled.
     *
     * <p>C: {@code rocksdb_options_statistics_get_string}.
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
     * <p>C: {@code rocksdb_options_statistics_get_ticker_count}.
     */
    default long getTickerCount(TickerType tickerType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_statistics_get_ticker_count(
                    call.use(this), Call.notNull(tickerType, "tickerType").getValue());
            return nativeResult;
        }
    }

    /**
     * {@return the least important messages that are logged; {@code INFO_LEVEL} by default}
     *
     * <p>C: {@code rocksdb_options_get_info_log_level}.
     */
    default InfoLogLevel infoLogLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_info_log_level(call.use(this));
            return InfoLogLevel.getInfoLogLevel(nativeResult);
        }
    }

    /**
     * {@return whether child processes do not inherit open files of the database; {@code true} by default}
     *
     * <p>C: {@code rocksdb_options_get_is_fd_close_on_exec}.
     */
    default boolean isFdCloseOnExec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_is_fd_close_on_exec(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many files of the info log are kept; at least 1; {@code 1000} by default}
     *
     * <p>C: {@code rocksdb_options_get_keep_log_file_num}.
     */
    default long keepLogFileNum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_keep_log_file_num(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the age in seconds at which a new file of the info log begins; 0, the default, for no limit}
     *
     * <p>C: {@code rocksdb_options_get_log_file_time_to_roll}.
     */
    default long logFileTimeToRoll() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_log_file_time_to_roll(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes are read ahead in manifest and write-ahead log when a database is opened; 0, the default,
     * for none}
     *
     * <p>C: {@code rocksdb_options_get_log_readahead_size}.
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
     * <p>C: {@code rocksdb_options_get_lowest_used_cache_tier}.
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
     * <p>C: {@code rocksdb_options_get_manual_wal_flush}.
     */
    default boolean manualWalFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_manual_wal_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many times RocksDB tries by itself to resume after a background error; 0 for never; 2147483647, the
     * default, for as often as it takes}
     *
     * <p>C: {@code rocksdb_options_get_max_bgerror_resume_count}.
     */
    default int maxBgerrorResumeCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_bgerror_resume_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads open table files when a database is opened with no limit of open files; {@code 16} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_max_file_opening_threads}.
     */
    default int maxFileOpeningThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_file_opening_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes at which a new file of the info log begins; 0, the default, for no limit}
     *
     * <p>C: {@code rocksdb_options_get_max_log_file_size}.
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
     * <p>C: {@code rocksdb_options_get_max_write_batch_group_size_bytes}.
     */
    default long maxWriteBatchGroupSizeBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_write_batch_group_size_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of new files other than table files, blob files and write-ahead logs; UNKNOWN, the
     * default, leaves it to the file system}
     *
     * <p>C: {@code rocksdb_options_get_metadata_write_temperature}.
     */
    default Temperature metadataWriteTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_metadata_write_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return whether table files are opened in the background after a database was opened; requires {@code
     * setSkipStatsUpdateOnDbOpen(true)}, and not for FIFO compaction; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_open_files_async}.
     */
    default boolean openFilesAsync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_open_files_async(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether RocksDB looks for damage beyond checksums, stops writes after one has failed, and does not open
     * a database of which a table file does not open; {@code true} by default}
     *
     * <p>C: {@code rocksdb_options_get_paranoid_checks}.
     */
    default boolean paranoidChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_paranoid_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the history of statistics is kept in a hidden column family, instead of in memory; {@code false}
     * by default}
     *
     * <p>C: {@code rocksdb_options_get_persist_stats_to_disk}.
     */
    default boolean persistStatsToDisk() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_persist_stats_to_disk(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether iterators show all keys in order unless their options ask for those of one prefix; {@code false}
     * by default}
     *
     * <p>C: {@code rocksdb_options_get_prefix_seek_opt_in_only}.
     */
    default boolean prefixSeekOptInOnly() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_prefix_seek_opt_in_only(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many threads asynchronous reads have, which all databases of the process share; {@code 1} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_read_io_executor_threads}.
     */
    default int readIoExecutorThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_read_io_executor_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many old write-ahead logs are kept to be written again; 0, the default, for none}
     *
     * <p>C: {@code rocksdb_options_get_recycle_log_file_num}.
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
     * <p>C: {@code rocksdb_options_calculate_sst_write_lifetime_hint_set_remove}.
     *
     * @return this object
     */
    default T removeCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_remove(
                    call.change(this), Call.notNull(compactionStyle, "compactionStyle").getValue());
            return self();
        }
    }

    /**
     * Removes a type of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code rocksdb_options_checksum_handoff_file_types_remove}.
     *
     * @return this object
     */
    default T removeChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_checksum_handoff_file_types_remove(
                    call.change(this), Call.notNull(fileType, "fileType").getValue());
            return self();
        }
    }

    /**
     * {@return whether opening a database goes on with its manifest, if it can, instead of writing a new one;
     * experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_reuse_manifest_on_open}.
     */
    default boolean reuseManifestOnOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_reuse_manifest_on_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether RocksDB tells the system that table files will be read at random places; {@code true} by default.
     *
     * <p>The system then does not read ahead by itself.
     *
     * <p>C: {@code rocksdb_options_set_advise_random_on_open}.
     *
     * @return this object
     */
    default T setAdviseRandomOnOpen(boolean adviseRandomOnOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_advise_random_on_open(call.change(this), (byte) (adviseRandomOnOpen ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether a database can be opened whose write-ahead log has prepared transactions; a transaction database
     * sets it itself; {@code false} by default.
     *
     * <p>C: {@code rocksdb_options_set_allow_2pc}.
     *
     * @return this object
     */
    default T setAllow2pc(boolean allow2pc) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_2pc(call.change(this), (byte) (allow2pc ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether several threads write to a memtable at once; {@code true} by default.
     *
     * <p>Leave it on, unless memtables are hash tables or {@code setInplaceUpdateSupport(true)} is set: opening fails
     * with it then.
     *
     * <p>C: {@code rocksdb_options_set_allow_concurrent_memtable_write}.
     *
     * @return this object
     */
    default T setAllowConcurrentMemtableWrite(boolean allowConcurrentMemtableWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_concurrent_memtable_write(
                    call.change(this), (byte) (allowConcurrentMemtableWrite ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether error messages and logs may contain damaged keys and values, which is user data; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_allow_data_in_errors}.
     *
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
     * <p>C: {@code rocksdb_options_set_allow_fallocate}.
     *
     * @return this object
     */
    default T setAllowFAllocate(boolean allowFallocate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_fallocate(call.change(this), (byte) (allowFallocate ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether files can be ingested below all others, in every column family; replaced by the option of the column
     * family; {@code false} by default.
     *
     * <p>C: {@code rocksdb_options_set_allow_ingest_behind}.
     *
     * @deprecated Use {@code setColumnFamilyAllowIngestBehind}, which is an option of the column family.
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
     * <p>Saves copying the blocks of files without compression, which are then not in the block cache. A file that is
     * cut short crashes the process. Opening fails together with direct I/O for reads.
     *
     * <p>C: {@code rocksdb_options_set_allow_mmap_reads}.
     *
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
     * <p>Leave it off: a full disk then crashes the process, and {@code syncWal} fails.
     *
     * <p>C: {@code rocksdb_options_set_allow_mmap_writes}.
     *
     * @return this object
     */
    default T setAllowMmapWrites(boolean allowMmapWrites) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_mmap_writes(call.change(this), (byte) (allowMmapWrites ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the next write-ahead log is created in the background before it is needed; without effect if logs
     * are recycled; experimental; {@code false} by default.
     *
     * <p>C: {@code rocksdb_options_set_async_wal_precreate}.
     *
     * @return this object
     */
    default T setAsyncWalPrecreate(boolean asyncWalPrecreate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_async_wal_precreate(call.change(this), (byte) (asyncWalPrecreate ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether all column families are flushed together, so that they agree after a crash without a write-ahead
     * log, too; {@code false} by default.
     *
     * <p>Needed to keep column families in step where the write-ahead log is off; flushes get larger. Opening fails
     * together with {@code setEnablePipelinedWrite(true)}.
     *
     * <p>C: {@code rocksdb_options_set_atomic_flush}.
     *
     * @return this object
     */
    default T setAtomicFlush(boolean atomicFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_atomic_flush(call.change(this), (byte) (atomicFlush ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether opening a database tries not to flush what it replays from the write-ahead log; {@code false} by
     * default.
     *
     * <p>Avoids very small table files; the logs are kept, and replayed again at the next opening.
     *
     * <p>C: {@code rocksdb_options_set_avoid_flush_during_recovery}.
     *
     * @return this object
     */
    default T setAvoidFlushDuringRecovery(boolean avoidFlushDuringRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_avoid_flush_during_recovery(
                    call.change(this), (byte) (avoidFlushDuringRecovery ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether calls leave slow work, such as deleting obsolete files, to background threads; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_avoid_unnecessary_blocking_io}.
     *
     * @return this object
     */
    default T setAvoidUnnecessaryBlockingIO(boolean avoidUnnecessaryBlockingIo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_avoid_unnecessary_blocking_io(
                    call.change(this), (byte) (avoidUnnecessaryBlockingIo ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether full write-ahead logs stay open until a background thread deletes them, as in older versions; {@code
     * false} by default.
     *
     * <p>C: {@code rocksdb_options_set_background_close_inactive_wals}.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @return this object
     */
    @Deprecated
    default T setBackgroundCloseInactiveWals(boolean backgroundCloseInactiveWals) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_background_close_inactive_wals(
                    call.change(this), (byte) (backgroundCloseInactiveWals ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether a database with missing or truncated files opens in the latest state that is whole, instead of
     * failing; {@code false} by default.
     *
     * <p>For damaged databases only. The write-ahead log is not replayed, even after a clean close: unflushed writes
     * are lost. At least one manifest has to be readable.
     *
     * <p>Hazard: Opening crashes after a column family was dropped.
     *
     * <p>C: {@code rocksdb_options_set_best_efforts_recovery}.
     *
     * @return this object
     */
    default T setBestEffortsRecovery(boolean bestEffortsRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_best_efforts_recovery(call.change(this), (byte) (bestEffortsRecovery ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many microseconds RocksDB waits between attempts to resume after a background error; {@code 1000000} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_bgerror_resume_retry_interval}.
     *
     * @return this object
     */
    default T setBgerrorResumeRetryInterval(long bgerrorResumeRetryInterval) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bgerror_resume_retry_interval(call.change(this), bgerrorResumeRetryInterval);
            return self();
        }
    }

    /**
     * Sets the service that runs compactions elsewhere; none by default; experimental.
     *
     * <p>Hazard: Loses data if blob files, entries with a time to live, or transactions that are not {@code
     * WRITE_COMMITTED} are used, too.
     *
     * <p>C: {@code rocksdb_options_set_compaction_service}.
     *
     * @param service consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    default T setCompactionService(CompactionService service) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_service(
                    call.change(this), call.transfer(service, "service", "Options.setCompactionService"));
            call.commit();
            Effects.noteGiven(this, "compactionService", service);
            return self();
        }
    }

    /**
     * Sets whether compactions check that they have read as many entries as their files have; {@code true} by default.
     *
     * <p>C: {@code rocksdb_options_set_compaction_verify_record_count}.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @return this object
     */
    @Deprecated
    default T setCompactionVerifyRecordCount(boolean compactionVerifyRecordCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_verify_record_count(
                    call.change(this), (byte) (compactionVerifyRecordCount ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether opening creates the database if it is missing; {@code false} by default.
     *
     * <p>C: {@code rocksdb_options_set_create_if_missing}.
     *
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
     * <p>C: {@code rocksdb_options_set_create_missing_column_families}.
     *
     * @return this object
     */
    default T setCreateMissingColumnFamilies(boolean createMissingColumnFamilies) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_create_missing_column_families(
                    call.change(this), (byte) (createMissingColumnFamilies ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the host name that is recorded in table files; empty for none, __hostname__, the default, for that of this
     * machine.
     *
     * <p>C: {@code rocksdb_options_set_db_host_id}.
     *
     * @return this object
     */
    default T setDbHostId(String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_host_id(call.change(this), call.string(value, "value"));
            return self();
        }
    }

    /**
     * Sets the folder of the info log; empty, the default, for that of the database.
     *
     * <p>C: {@code rocksdb_options_set_db_log_dir}.
     *
     * @return this object
     */
    default T setDbLogDir(String dbLogDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_log_dir(call.change(this), call.string(dbLogDir, "dbLogDir"));
            return self();
        }
    }

    /**
     * Sets the folders for table files, newer data in earlier ones, each with the size up to which it is filled; at
     * most 4; empty, the default, for that of the database.
     *
     * <p>Hazard: Two databases with one folder write over the files of each other: one folder for each database.
     *
     * <p>C: {@code rocksdb_options_set_db_paths}.
     *
     * @return this object
     */
    default T setDbPaths(List<DbPath> pathValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            int nativeCount = Call.count(pathValues, "pathValues");
            COptions.rocksdb_options_set_db_paths(
                    nativeThis, Call.sized(call.handles(pathValues, "pathValues"), 8L * nativeCount), nativeCount);
            Effects.noteGiven(this, "dbPaths", List.copyOf(pathValues));
            return self();
        }
    }

    /**
     * Sets the bytes that the memtables of all column families may take together; 0, the default, for no limit.
     *
     * <p>Limits the memory of many column families; they are flushed when it is reached, whatever their own sizes.
     *
     * <p>C: {@code rocksdb_options_set_db_write_buffer_size}.
     *
     * @return this object
     */
    default T setDbWriteBufferSize(long dbWriteBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_write_buffer_size(call.change(this), dbWriteBufferSize);
            return self();
        }
    }

    /**
     * Sets whether the statistics in the info log include those of the memory allocator; {@code false} by default.
     *
     * <p>C: {@code rocksdb_options_set_dump_malloc_stats}.
     *
     * @return this object
     */
    default T setDumpMallocStats(boolean dumpMallocStats) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_dump_malloc_stats(call.change(this), (byte) (dumpMallocStats ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether one write may go to the write-ahead log while the one before it goes to memtables; {@code false} by
     * default.
     *
     * <p>More throughput for many writing threads; not for transactions in two phases. Opening fails together with
     * {@code setUnorderedWrite(true)} or {@code setAtomicFlush(true)}.
     *
     * <p>C: {@code rocksdb_options_set_enable_pipelined_write}.
     *
     * @return this object
     */
    default T setEnablePipelinedWrite(boolean enablePipelinedWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_pipelined_write(
                    call.change(this), (byte) (enablePipelinedWrite ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether it is recorded for C++ what the threads of the database are doing; {@code false} by default.
     *
     * <p>The C API cannot read the record: leave it off.
     *
     * <p>C: {@code rocksdb_options_set_enable_thread_tracking}.
     *
     * @return this object
     */
    default T setEnableThreadTracking(boolean enableThreadTracking) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_thread_tracking(
                    call.change(this), (byte) (enableThreadTracking ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether writers that wait for each other spin for a while before they sleep; {@code true} by default.
     *
     * <p>C: {@code rocksdb_options_set_enable_write_thread_adaptive_yield}.
     *
     * @return this object
     */
    default T setEnableWriteThreadAdaptiveYield(boolean enableWriteThreadAdaptiveYield) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_write_thread_adaptive_yield(
                    call.change(this), (byte) (enableWriteThreadAdaptiveYield ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether compactions fail if they find a single deletion followed by an ordinary one of the same key; {@code
     * true} by default.
     *
     * <p>C: {@code rocksdb_options_set_enforce_single_del_contracts}.
     *
     * @deprecated Leave the default, and use one kind of deletion for a key; RocksDB may drop the option.
     * @return this object
     */
    @Deprecated
    default T setEnforceSingleDelContracts(boolean enforceSingleDelContracts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enforce_single_del_contracts(
                    call.change(this), (byte) (enforceSingleDelContracts ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether replaying the write-ahead log flushes when the write buffer manager is full; {@code true} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_enforce_write_buffer_manager_during_recovery}.
     *
     * @return this object
     */
    default T setEnforceWriteBufferManagerDuringRecovery(
            boolean enforceWriteBufferManagerDuringRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enforce_write_buffer_manager_during_recovery(
                    call.change(this), (byte) (enforceWriteBufferManagerDuringRecovery ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the environment: files, threads and clock; the default one if none is set.
     *
     * <p>C: {@code rocksdb_options_set_env}.
     *
     * @param env retained by this object; may be closed before it
     * @return this object
     */
    default T setEnv(Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_env(call.change(this), call.use(env, "env"));
            Effects.borrow(this, "setEnv.env", env);
            Effects.noteGiven(this, "env", env);
            return self();
        }
    }

    /**
     * Sets whether opening fails if the database exists already; {@code false} by default.
     *
     * <p>C: {@code rocksdb_options_set_error_if_exists}.
     *
     * @return this object
     */
    default T setErrorIfExists(boolean errorIfExists) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_error_if_exists(call.change(this), (byte) (errorIfExists ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the factory of checksums of whole table files; none by default, which means no such checksums.
     *
     * <p>C: {@code rocksdb_options_set_file_checksum_gen_factory}.
     *
     * @param fileChecksumGenFactory shared with RocksDB; may be closed after the call
     * @return this object
     */
    default T setFileChecksumGenFactory(FileChecksumGenFactory fileChecksumGenFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_file_checksum_gen_factory(
                    call.change(this), call.use(fileChecksumGenFactory, "fileChecksumGenFactory"));
            Effects.noteGiven(this, "fileChecksumGenFactory", fileChecksumGenFactory);
            return self();
        }
    }

    /**
     * Sets whether flushes check that they have written as many entries as were added to the memtable; {@code true} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_flush_verify_memtable_count}.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @return this object
     */
    @Deprecated
    default T setFlushVerifyMemtableCount(boolean flushVerifyMemtableCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_flush_verify_memtable_count(
                    call.change(this), (byte) (flushVerifyMemtableCount ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many times a follower tries to catch up with its leader before it gives up for now; {@code 10} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_follower_catchup_retry_count}.
     *
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
     * <p>C: {@code rocksdb_options_set_follower_catchup_retry_wait_ms}.
     *
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
     * <p>C: {@code rocksdb_options_set_follower_refresh_catchup_period_ms}.
     *
     * @return this object
     */
    default T setFollowerRefreshCatchupPeriodMs(long followerRefreshCatchupPeriodMs) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_follower_refresh_catchup_period_ms(
                    call.change(this), followerRefreshCatchupPeriodMs);
            return self();
        }
    }

    /**
     * Sets how many flushes and compactions run at once, and gives the environment as many threads for compactions and
     * one for flushes; other databases of the environment share these.
     *
     * <p>C: {@code rocksdb_options_increase_parallelism}.
     *
     * @param totalThreads at least 1 and at most 1024
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    default T setIncreaseParallelism(int totalThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_increase_parallelism(
                    call.change(this), Call.inRange(totalThreads, 1, 1024, "totalThreads"));
            return self();
        }
    }

    /**
     * Sets the least important messages that are logged; {@code INFO_LEVEL} by default.
     *
     * <p>C: {@code rocksdb_options_set_info_log_level}.
     *
     * @return this object
     */
    default T setInfoLogLevel(InfoLogLevel infoLogLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_info_log_level(
                    call.change(this), Call.notNull(infoLogLevel, "infoLogLevel").getValue());
            return self();
        }
    }

    /**
     * Sets whether child processes do not inherit open files of the database; {@code true} by default.
     *
     * <p>C: {@code rocksdb_options_set_is_fd_close_on_exec}.
     *
     * @return this object
     */
    default T setIsFdCloseOnExec(boolean isFdCloseOnExec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_is_fd_close_on_exec(call.change(this), (byte) (isFdCloseOnExec ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many files of the info log are kept; at least 1; {@code 1000} by default.
     *
     * <p>C: {@code rocksdb_options_set_keep_log_file_num}.
     *
     * @return this object
     */
    default T setKeepLogFileNum(long keepLogFileNum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_keep_log_file_num(call.change(this), keepLogFileNum);
            return self();
        }
    }

    /**
     * Sets the age in seconds at which a new file of the info log begins; 0, the default, for no limit.
     *
     * <p>C: {@code rocksdb_options_set_log_file_time_to_roll}.
     *
     * @return this object
     */
    default T setLogFileTimeToRoll(long logFileTimeToRoll) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_log_file_time_to_roll(call.change(this), logFileTimeToRoll);
            return self();
        }
    }

    /**
     * Sets how many bytes are read ahead in manifest and write-ahead log when a database is opened; 0, the default, for
     * none.
     *
     * <p>C: {@code rocksdb_options_set_log_readahead_size}.
     *
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
     * <p>C: {@code rocksdb_options_set_info_log}.
     *
     * @param logger retained by this object; may be closed before it
     * @return this object
     */
    default T setLogger(Logger logger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_info_log(call.change(this), call.use(logger, "logger"));
            Effects.borrow(this, "setLogger.logger", logger);
            Effects.noteGiven(this, "logger", logger);
            return self();
        }
    }

    /**
     * Sets the lowest tier of caches that is used; {@code NON_VOLATILE_BLOCK_TIER} by default.
     *
     * <p>C: {@code rocksdb_options_set_lowest_used_cache_tier}.
     *
     * @return this object
     */
    default T setLowestUsedCacheTier(CacheTier lowestUsedCacheTier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_lowest_used_cache_tier(
                    call.change(this), Call.notNull(lowestUsedCacheTier, "lowestUsedCacheTier").getValue());
            return self();
        }
    }

    /**
     * Sets whether the write-ahead log stays in memory until a call flushes it; {@code false} by default.
     *
     * <p>Saves system calls; what is not flushed is lost when the process crashes, not just when the system does.
     *
     * <p>Hazard: The first write hangs if {@code setUnorderedWrite(true)} is set, too, but not {@code
     * setTwoWriteQueues(true)}.
     *
     * <p>C: {@code rocksdb_options_set_manual_wal_flush}.
     *
     * @return this object
     */
    default T setManualWalFlush(boolean manualWalFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_manual_wal_flush(call.change(this), (byte) (manualWalFlush ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many times RocksDB tries by itself to resume after a background error; 0 for never; 2147483647, the
     * default, for as often as it takes.
     *
     * <p>C: {@code rocksdb_options_set_max_bgerror_resume_count}.
     *
     * @return this object
     */
    default T setMaxBgErrorResumeCount(int maxBgerrorResumeCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_bgerror_resume_count(call.change(this), maxBgerrorResumeCount);
            return self();
        }
    }

    /**
     * Sets how many threads open table files when a database is opened with no limit of open files; {@code 16} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_max_file_opening_threads}.
     *
     * @return this object
     */
    default T setMaxFileOpeningThreads(int maxFileOpeningThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_file_opening_threads(call.change(this), maxFileOpeningThreads);
            return self();
        }
    }

    /**
     * Sets the size in bytes at which a new file of the info log begins; 0, the default, for no limit.
     *
     * <p>C: {@code rocksdb_options_set_max_log_file_size}.
     *
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
     * <p>If the first write is at most an eighth of it, only an eighth more is added, so that small writes do not wait.
     *
     * <p>C: {@code rocksdb_options_set_max_write_batch_group_size_bytes}.
     *
     * @return this object
     */
    default T setMaxWriteBatchGroupSizeBytes(long maxWriteBatchGroupSizeBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_write_batch_group_size_bytes(
                    call.change(this), maxWriteBatchGroupSizeBytes);
            return self();
        }
    }

    /**
     * Sets the temperature of new files other than table files, blob files and write-ahead logs; UNKNOWN, the default,
     * leaves it to the file system.
     *
     * <p>C: {@code rocksdb_options_set_metadata_write_temperature}.
     *
     * @return this object
     */
    default T setMetadataWriteTemperature(Temperature metadataWriteTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_metadata_write_temperature(
                    call.change(this), Call.notNull(metadataWriteTemperature, "metadataWriteTemperature").getValue());
            return self();
        }
    }

    /**
     * Sets whether table files are opened in the background after a database was opened; requires {@code
     * setSkipStatsUpdateOnDbOpen(true)}, and not for FIFO compaction; {@code false} by default.
     *
     * <p>Databases of many files open sooner. Damaged files are noticed later: as errors of background work or of
     * reads.
     *
     * <p>C: {@code rocksdb_options_set_open_files_async}.
     *
     * @return this object
     */
    default T setOpenFilesAsync(boolean openFilesAsync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_open_files_async(call.change(this), (byte) (openFilesAsync ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether RocksDB looks for damage beyond checksums, stops writes after one has failed, and does not open a
     * database of which a table file does not open; {@code true} by default.
     *
     * <p>Leave it on: without it, RocksDB passes over damage, and lost data goes unnoticed.
     *
     * <p>Hazard: Without it, flushes that fail hang, and so does closing the database.
     *
     * <p>C: {@code rocksdb_options_set_paranoid_checks}.
     *
     * @return this object
     */
    default T setParanoidChecks(boolean paranoidChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_paranoid_checks(call.change(this), (byte) (paranoidChecks ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the history of statistics is kept in a hidden column family, instead of in memory; {@code false} by
     * default.
     *
     * <p>Hazard: If the database is later opened without it, {@code verifyChecksum} crashes; open {@code
     * ___rocksdb_stats_history___} by name then.
     *
     * <p>C: {@code rocksdb_options_set_persist_stats_to_disk}.
     *
     * @return this object
     */
    default T setPersistStatsToDisk(boolean persistStatsToDisk) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_persist_stats_to_disk(call.change(this), (byte) (persistStatsToDisk ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether iterators show all keys in order unless their options ask for those of one prefix; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_prefix_seek_opt_in_only}.
     *
     * @return this object
     */
    default T setPrefixSeekOptInOnly(boolean prefixSeekOptInOnly) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_prefix_seek_opt_in_only(
                    call.change(this), (byte) (prefixSeekOptInOnly ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the rate limiter of what flushes and compactions read and write; none by default.
     *
     * <p>Keeps flushes and compactions from taking all of the disk; too low, and writes stall. Reads and writes of the
     * program are charged only if {@code setRateLimiterPriority} of their options says so.
     *
     * <p>C: {@code rocksdb_options_set_ratelimiter}.
     *
     * @param limiter shared with RocksDB; may be closed after the call
     * @return this object
     */
    default T setRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_ratelimiter(call.change(this), call.use(limiter, "limiter"));
            Effects.noteGiven(this, "rateLimiter", limiter);
            return self();
        }
    }

    /**
     * Sets how many threads asynchronous reads have, which all databases of the process share; {@code 1} by default.
     *
     * <p>C: {@code rocksdb_options_set_read_io_executor_threads}.
     *
     * @return this object
     */
    default T setReadIoExecutorThreads(int readIoExecutorThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_read_io_executor_threads(call.change(this), readIoExecutorThreads);
            return self();
        }
    }

    /**
     * Sets how many old write-ahead logs are kept to be written again; 0, the default, for none.
     *
     * <p>Saves the file system work at each new log; not for transactions in two phases. RocksDB silently takes 0 if
     * logs are archived, or with {@link WALRecoveryMode#TolerateCorruptedTailRecords} or {@link
     * WALRecoveryMode#AbsoluteConsistency}.
     *
     * <p>C: {@code rocksdb_options_set_recycle_log_file_num}.
     *
     * @return this object
     */
    default T setRecycleLogFileNum(long recycleLogFileNum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_recycle_log_file_num(call.change(this), recycleLogFileNum);
            return self();
        }
    }

    /**
     * Sets whether opening a database goes on with its manifest, if it can, instead of writing a new one; experimental;
     * {@code false} by default.
     *
     * <p>C: {@code rocksdb_options_set_reuse_manifest_on_open}.
     *
     * @return this object
     */
    default T setReuseManifestOnOpen(boolean reuseManifestOnOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_reuse_manifest_on_open(
                    call.change(this), (byte) (reuseManifestOnOpen ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the cache for whole rows, where reads of single keys look first; none by default.
     *
     * <p>For reads of few hot keys. Iterators do not use it, and a compaction makes its entries for the old files
     * useless.
     *
     * <p>Hazard: Deleted keys are there again where ranges were deleted; with transactions that are not {@code
     * WRITE_COMMITTED}, reads return old values.
     *
     * <p>C: {@code rocksdb_options_set_row_cache}.
     *
     * @param cache shared with RocksDB; may be closed after the call
     * @return this object
     */
    default T setRowCache(Cache cache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_row_cache(call.change(this), call.use(cache, "cache"));
            Effects.noteGiven(this, "rowCache", cache);
            return self();
        }
    }

    /**
     * Sets whether opening a database skips reading the properties of its table files; {@code false} by default.
     *
     * <p>Opens databases of very many files faster; compactions know less of these files at first.
     *
     * <p>C: {@code rocksdb_options_set_skip_stats_update_on_db_open}.
     *
     * @return this object
     */
    default T setSkipStatsUpdateOnDbOpen(boolean skipStatsUpdateOnDbOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_skip_stats_update_on_db_open(
                    call.change(this), (byte) (skipStatsUpdateOnDbOpen ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the manager that keeps track of table files, and limits their size and how fast they are deleted; RocksDB
     * makes one without limits if none is set.
     *
     * <p>C: {@code rocksdb_options_set_sst_file_manager}.
     *
     * @param sfm shared with RocksDB; may be closed after the call
     * @return this object
     */
    default T setSstFileManager(SstFileManager sfm) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_sst_file_manager(call.change(this), call.use(sfm, "sfm"));
            Effects.noteGiven(this, "sstFileManager", sfm);
            return self();
        }
    }

    /**
     * Sets how much is counted and timed; without effect while statistics are not enabled; {@code DISABLE_ALL} by
     * default.
     *
     * <p>Timers cost most: each level counts and times more than the one before.
     *
     * <p>C: {@code rocksdb_options_set_statistics_level}.
     *
     * @return this object
     */
    default T setStatsLevel(StatsLevel statisticsLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_statistics_level(
                    call.change(this), Call.notNull(statisticsLevel, "statisticsLevel").getValue());
            return self();
        }
    }

    /**
     * Sets into how many parts the table of open files is divided, each with a lock, as a power of 2: 6, the default,
     * for 64.
     *
     * <p>C: {@code rocksdb_options_set_table_cache_numshardbits}.
     *
     * @return this object
     */
    default T setTableCacheNumshardbits(int tableCacheNumshardbits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_table_cache_numshardbits(call.change(this), tableCacheNumshardbits);
            return self();
        }
    }

    /**
     * Sets whether each write-ahead log notes the one before it, and opening fails if one is missing; experimental;
     * {@code false} by default.
     *
     * <p>A repaired database does not open with it.
     *
     * <p>C: {@code rocksdb_options_set_track_and_verify_wals}.
     *
     * @return this object
     */
    default T setTrackAndVerifyWals(boolean trackAndVerifyWals) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_track_and_verify_wals(call.change(this), (byte) (trackAndVerifyWals ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the manifest notes write-ahead logs that were synced when they were closed, and opening fails if one
     * is missing or shorter; {@code false} by default.
     *
     * <p>Syncs of the log that is being written are not noted. Not for secondary databases.
     *
     * <p>C: {@code rocksdb_options_set_track_and_verify_wals_in_manifest}.
     *
     * @return this object
     */
    default T setTrackAndVerifyWalsInManifest(boolean trackAndVerifyWalsInManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_track_and_verify_wals_in_manifest(
                    call.change(this), (byte) (trackAndVerifyWalsInManifest ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether writes that go to the write-ahead log only, such as preparing a transaction, have a queue of their
     * own; {@code false} by default.
     *
     * <p>For transactions in two phases, so that their commits do not wait for others to prepare.
     *
     * <p>C: {@code rocksdb_options_set_two_write_queues}.
     *
     * @return this object
     */
    default T setTwoWriteQueues(boolean twoWriteQueues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_two_write_queues(call.change(this), (byte) (twoWriteQueues ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether writes become visible in any order; {@code false} by default.
     *
     * <p>Much more throughput; but what a snapshot, an iterator or a read of many keys sees may change, as writes that
     * were under way when it was made appear in it. Needs {@code setAllowConcurrentMemtableWrite(true)}, the default;
     * opening fails together with {@code setEnablePipelinedWrite(true)} or {@code setMaxSuccessiveMerges} above 0.
     *
     * <p>Hazard: The first write hangs if {@code setManualWalFlush(true)} is set, too, but not {@code
     * setTwoWriteQueues(true)}.
     *
     * <p>C: {@code rocksdb_options_set_unordered_write}.
     *
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
     * <p>C: {@code rocksdb_options_set_use_adaptive_mutex}.
     *
     * @return this object
     */
    default T setUseAdaptiveMutex(boolean useAdaptiveMutex) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_adaptive_mutex(call.change(this), (byte) (useAdaptiveMutex ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether compactions read, bypassing the page cache (direct I/O); {@code false} by default.
     *
     * <p>Keeps compactions from pushing hot data out of the page cache. Opening fails together with {@code
     * setAllowMmapReads(true)}, or if the file system has no direct I/O.
     *
     * <p>C: {@code rocksdb_options_set_use_direct_io_for_compaction_reads}.
     *
     * @return this object
     */
    default T setUseDirectIoForCompactionReads(boolean useDirectIoForCompactionReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_io_for_compaction_reads(
                    call.change(this), (byte) (useDirectIoForCompactionReads ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether flushes and compactions write, bypassing the page cache (direct I/O); {@code false} by default.
     *
     * <p>Keeps compactions from pushing hot data out of the page cache. Opening fails together with {@code
     * setAllowMmapWrites(true)}.
     *
     * <p>C: {@code rocksdb_options_set_use_direct_io_for_flush_and_compaction}.
     *
     * @return this object
     */
    default T setUseDirectIoForFlushAndCompaction(boolean useDirectIoForFlushAndCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_io_for_flush_and_compaction(
                    call.change(this), (byte) (useDirectIoForFlushAndCompaction ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether table files are read, bypassing the page cache (direct I/O); {@code false} by default.
     *
     * <p>The block cache then has to be large enough: nothing else caches. Opening fails together with {@code
     * setAllowMmapReads(true)}, or if the file system has no direct I/O.
     *
     * <p>C: {@code rocksdb_options_set_use_direct_reads}.
     *
     * @return this object
     */
    default T setUseDirectReads(boolean useDirectReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_reads(call.change(this), (byte) (useDirectReads ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether files are synced by fsync instead of fdatasync, which is slower and rarely needed; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_use_fsync}.
     *
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
     * <p>C: {@code rocksdb_options_set_verify_sst_unique_id_in_manifest}.
     *
     * @return this object
     */
    default T setVerifySstUniqueIdInManifest(boolean verifySstUniqueIdInManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_verify_sst_unique_id_in_manifest(
                    call.change(this), (byte) (verifySstUniqueIdInManifest ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how the write-ahead log is compressed; only by zstd, if at all; {@code NO_COMPRESSION} by default.
     *
     * <p>C: {@code rocksdb_options_set_wal_compression}.
     *
     * @return this object
     */
    default T setWalCompression(CompressionType walCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_compression(
                    call.change(this), Call.notNull(walCompression, "walCompression").getValue());
            return self();
        }
    }

    /**
     * Sets the folder of the write-ahead log; empty, the default, for that of the database.
     *
     * <p>C: {@code rocksdb_options_set_wal_dir}.
     *
     * @return this object
     */
    default T setWalDir(String walDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_dir(call.change(this), call.string(walDir, "walDir"));
            return self();
        }
    }

    /**
     * Sets the filter that sees each record of the write-ahead log before it is replayed, and may drop it; none by
     * default.
     *
     * <p>C: {@code rocksdb_options_set_wal_filter}.
     *
     * @param walFilter retained by this object; may be closed before it
     * @return this object
     */
    default T setWalFilter(WalFilter walFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_filter(call.change(this), call.use(walFilter, "walFilter"));
            Effects.borrow(this, "setWalFilter.walFilter", walFilter);
            Effects.noteGiven(this, "walFilter", walFilter);
            return self();
        }
    }

    /**
     * Sets what is done about a damaged write-ahead log when a database is opened; {@code PointInTimeRecovery} by
     * default.
     *
     * <p>The default drops what comes after damage; {@link WALRecoveryMode#AbsoluteConsistency} refuses to open
     * instead.
     *
     * <p>C: {@code rocksdb_options_set_wal_recovery_mode}.
     *
     * @return this object
     */
    default T setWalRecoveryMode(WALRecoveryMode walRecoveryMode) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_recovery_mode(
                    call.change(this), Call.notNull(walRecoveryMode, "walRecoveryMode").getValue());
            return self();
        }
    }

    /**
     * Sets the size in MiB above which the oldest archived write-ahead logs are deleted; 0, the default, for no limit;
     * without a limit of time either, none are archived.
     *
     * <p>C: {@code rocksdb_options_set_WAL_size_limit_MB}.
     *
     * @return this object
     */
    default T setWalSizeLimitMB(long walSizeLimitMB) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_WAL_size_limit_MB(call.change(this), walSizeLimitMB);
            return self();
        }
    }

    /**
     * Sets how many seconds archived write-ahead logs are kept; 0, the default, for no limit; without a limit of size
     * either, none are archived.
     *
     * <p>C: {@code rocksdb_options_set_WAL_ttl_seconds}.
     *
     * @return this object
     */
    default T setWalTtlSeconds(long walTtlSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_WAL_ttl_seconds(call.change(this), walTtlSeconds);
            return self();
        }
    }

    /**
     * Sets the temperature of write-ahead logs; UNKNOWN, the default, leaves it to the file system.
     *
     * <p>C: {@code rocksdb_options_set_wal_write_temperature}.
     *
     * @return this object
     */
    default T setWalWriteTemperature(Temperature walWriteTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_write_temperature(
                    call.change(this), Call.notNull(walWriteTemperature, "walWriteTemperature").getValue());
            return self();
        }
    }

    /**
     * Sets the manager that limits the memory of memtables, of several databases, too; RocksDB makes one with the limit
     * {@code dbWriteBufferSize} if none is set.
     *
     * <p>If one is set, {@code dbWriteBufferSize} is ignored.
     *
     * <p>C: {@code rocksdb_options_set_write_buffer_manager}.
     *
     * @param writeBufferManager shared with RocksDB; may be closed after the call
     * @return this object
     */
    default T setWriteBufferManager(WriteBufferManager writeBufferManager) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_buffer_manager(
                    call.change(this), call.use(writeBufferManager, "writeBufferManager"));
            Effects.noteGiven(this, "writeBufferManager", writeBufferManager);
            return self();
        }
    }

    /**
     * Sets whether the manifest has the id of the database; {@code true} by default.
     *
     * <p>Opening fails if this and {@code writeIdentityFile} are both off.
     *
     * <p>C: {@code rocksdb_options_set_write_dbid_to_manifest}.
     *
     * @return this object
     */
    default T setWriteDbidToManifest(boolean writeDbidToManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_dbid_to_manifest(
                    call.change(this), (byte) (writeDbidToManifest ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether the id of the database is in a file IDENTITY; {@code true} by default.
     *
     * <p>Opening fails if this and {@code writeDbidToManifest} are both off.
     *
     * <p>C: {@code rocksdb_options_set_write_identity_file}.
     *
     * @return this object
     */
    default T setWriteIdentityFile(boolean writeIdentityFile) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_identity_file(call.change(this), (byte) (writeIdentityFile ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many microseconds a writer spins before it sleeps, if {@code enableWriteThreadAdaptiveYield} is set;
     * {@code 100} by default.
     *
     * <p>C: {@code rocksdb_options_set_write_thread_max_yield_usec}.
     *
     * @return this object
     */
    default T setWriteThreadMaxYieldUsec(long writeThreadMaxYieldUsec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_thread_max_yield_usec(call.change(this), writeThreadMaxYieldUsec);
            return self();
        }
    }

    /**
     * Sets how many microseconds one yield of a spinning writer may take before RocksDB concludes that other threads
     * need the processor; {@code 3} by default.
     *
     * <p>C: {@code rocksdb_options_set_write_thread_slow_yield_usec}.
     *
     * @return this object
     */
    default T setWriteThreadSlowYieldUsec(long writeThreadSlowYieldUsec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_thread_slow_yield_usec(call.change(this), writeThreadSlowYieldUsec);
            return self();
        }
    }

    /**
     * {@return whether opening a database skips reading the properties of its table files; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_skip_stats_update_on_db_open}.
     */
    default boolean skipStatsUpdateOnDbOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_skip_stats_update_on_db_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how much is counted and timed; without effect while statistics are not enabled; {@code DISABLE_ALL} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_statistics_level}.
     */
    default StatsLevel statsLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_statistics_level(call.use(this));
            return StatsLevel.getStatsLevel(nativeResult);
        }
    }

    /**
     * {@return into how many parts the table of open files is divided, each with a lock, as a power of 2: 6, the
     * default, for 64}
     *
     * <p>C: {@code rocksdb_options_get_table_cache_numshardbits}.
     */
    default int tableCacheNumshardbits() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_table_cache_numshardbits(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether each write-ahead log notes the one before it, and opening fails if one is missing; experimental;
     * {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_track_and_verify_wals}.
     */
    default boolean trackAndVerifyWals() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_track_and_verify_wals(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the manifest notes write-ahead logs that were synced when they were closed, and opening fails if
     * one is missing or shorter; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_track_and_verify_wals_in_manifest}.
     */
    default boolean trackAndVerifyWalsInManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_track_and_verify_wals_in_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether writes that go to the write-ahead log only, such as preparing a transaction, have a queue of
     * their own; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_two_write_queues}.
     */
    default boolean twoWriteQueues() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_two_write_queues(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether writes become visible in any order; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_unordered_write}.
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
     * <p>C: {@code rocksdb_options_get_use_adaptive_mutex}.
     */
    default boolean useAdaptiveMutex() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_adaptive_mutex(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether compactions read, bypassing the page cache (direct I/O); {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_use_direct_io_for_compaction_reads}.
     */
    default boolean useDirectIoForCompactionReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_io_for_compaction_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether flushes and compactions write, bypassing the page cache (direct I/O); {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_use_direct_io_for_flush_and_compaction}.
     */
    default boolean useDirectIoForFlushAndCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_io_for_flush_and_compaction(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files are read, bypassing the page cache (direct I/O); {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_use_direct_reads}.
     */
    default boolean useDirectReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are synced by fsync instead of fdatasync, which is slower and rarely needed; {@code false}
     * by default}
     *
     * <p>C: {@code rocksdb_options_get_use_fsync}.
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
     * <p>C: {@code rocksdb_options_get_verify_sst_unique_id_in_manifest}.
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
     * <p>C: {@code rocksdb_options_get_wal_compression}.
     */
    default CompressionType walCompression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_wal_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Returns the folder of the write-ahead log; empty, the default, for that of the database.
     *
     * <p>C: {@code rocksdb_options_get_wal_dir}.
     */
    default String walDir() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_wal_dir(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return what is done about a damaged write-ahead log when a database is opened; {@code PointInTimeRecovery} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_wal_recovery_mode}.
     */
    default WALRecoveryMode walRecoveryMode() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_wal_recovery_mode(call.use(this));
            return WALRecoveryMode.getWALRecoveryMode(nativeResult);
        }
    }

    /**
     * {@return the size in MiB above which the oldest archived write-ahead logs are deleted; 0, the default, for no
     * limit; without a limit of time either, none are archived}
     *
     * <p>C: {@code rocksdb_options_get_WAL_size_limit_MB}.
     */
    default long walSizeLimitMB() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_WAL_size_limit_MB(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many seconds archived write-ahead logs are kept; 0, the default, for no limit; without a limit of
     * size either, none are archived}
     *
     * <p>C: {@code rocksdb_options_get_WAL_ttl_seconds}.
     */
    default long walTtlSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_WAL_ttl_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of write-ahead logs; UNKNOWN, the default, leaves it to the file system}
     *
     * <p>C: {@code rocksdb_options_get_wal_write_temperature}.
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
     * <p>C: {@code rocksdb_options_get_write_dbid_to_manifest}.
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
     * <p>C: {@code rocksdb_options_get_write_identity_file}.
     */
    default boolean writeIdentityFile() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_write_identity_file(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many microseconds a writer spins before it sleeps, if {@code enableWriteThreadAdaptiveYield} is set;
     * {@code 100} by default}
     *
     * <p>C: {@code rocksdb_options_get_write_thread_max_yield_usec}.
     */
    default long writeThreadMaxYieldUsec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_write_thread_max_yield_usec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many microseconds one yield of a spinning writer may take before RocksDB concludes that other
     * threads need the processor; {@code 3} by default}
     *
     * <p>C: {@code rocksdb_options_get_write_thread_slow_yield_usec}.
     */
    default long writeThreadSlowYieldUsec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_write_thread_slow_yield_usec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns what {@link #setCompactionService} was last given, or null. Its ownership was transferred then, so no
     * other call can use it.
     */
    default @Nullable CompactionService compactionService() {
        return Effects.given(this, "compactionService");
    }

    /** Returns what {@link #setDbPaths} was last given; empty if nothing. */
    default List<DbPath> dbPaths() {
        return Effects.given(this, "dbPaths", List.of());
    }

    /** Returns what {@link #setEnv} was last given, or null. */
    default @Nullable Env env() {
        return Effects.given(this, "env");
    }

    /** Returns what {@link #setFileChecksumGenFactory} was last given, or null. */
    default @Nullable FileChecksumGenFactory fileChecksumGenFactory() {
        return Effects.given(this, "fileChecksumGenFactory");
    }

    /** Returns what {@link #setLogger} was last given, or null. */
    default @Nullable Logger logger() {
        return Effects.given(this, "logger");
    }

    /** Returns what {@link #setRateLimiter} was last given, or null. */
    default @Nullable RateLimiter rateLimiter() {
        return Effects.given(this, "rateLimiter");
    }

    /** Returns what {@link #setRowCache} was last given, or null. */
    default @Nullable Cache rowCache() {
        return Effects.given(this, "rowCache");
    }

    /** Returns what {@link #setSstFileManager} was last given, or null. */
    default @Nullable SstFileManager sstFileManager() {
        return Effects.given(this, "sstFileManager");
    }

    /** Returns what {@link #setWalFilter} was last given, or null. */
    default @Nullable WalFilter walFilter() {
        return Effects.given(this, "walFilter");
    }

    /** Returns what {@link #setWriteBufferManager} was last given, or null. */
    default @Nullable WriteBufferManager writeBufferManager() {
        return Effects.given(this, "writeBufferManager");
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }

    /**
     * Has RocksDB count and time what the database does. Without statistics it does neither.
     *
     * @param statistics ones that were passed to no other options
     * @throws IllegalStateException if other options were given them: RocksDB's C API cannot share statistics
     */
    default T setStatistics(Statistics statistics) {
        Call.notNull(statistics, "statistics").countFor(this);
        return setStatsLevel(statistics.statsLevel());
    }

    /** Returns what RocksDB counts for these options, to be closed; or null if it counts nothing. */
    default @Nullable Statistics statistics() {
        return getStatisticsString() == null ? null : new Statistics(new DBOptions(this));
    }

    /** Returns the environment that {@link #setEnv} was given, or the default one. */
    default Env getEnv() {
        Env given = env();
        return given == null ? Env.getDefault() : given;
    }

    /**
     * Sets the folders for table files, and how many bytes go into each: newer data into earlier folders, and what is
     * left into the last. By default they are in the folder of the database.
     */
    default T setDbPaths(Collection<DbPath> dbPaths) {
        return setDbPaths(new ArrayList<>(Call.whole(dbPaths, "dbPaths")));
    }

    /** Adds listeners, which RocksDB calls at flushes, compactions and other events. Earlier ones are called, too. */
    default T setListeners(List<AbstractEventListener> listeners) {
        List<AbstractEventListener> all = List.copyOf(Call.whole(listeners, "listeners"));
        T options = Effects.noteGiven(self(), "listeners", all);
        all.forEach(options::addEventListener);
        return options;
    }

    /** Returns the listeners that {@link #setListeners} was given last. */
    default List<AbstractEventListener> listeners() {
        return Effects.given(this, "listeners", List.of());
    }

    /**
     * Sets the log for RocksDB's messages, instead of the file {@code LOG}.
     *
     * @param logger a {@link Logger}
     * @throws IllegalArgumentException if it is none
     */
    default T setLogger(LoggerInterface logger) {
        if (logger instanceof Logger known) {
            return setLogger(known);
        }
        throw new IllegalArgumentException(
                logger == null ? "logger is null" : logger.getClass().getName() + " is no Logger");
    }
}
