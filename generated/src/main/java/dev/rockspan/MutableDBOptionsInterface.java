package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;

/**
 * Options of a database that can be changed while it is open.
 *
 * <p>Only classes of this package implement it.
 *
 * <p>C: {@code rocksdb_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface MutableDBOptionsInterface<T extends MutableDBOptionsInterface<T>> extends Usable {
    /**
     * {@return whether closing a database leaves unflushed what was written without a write-ahead log, which is lost
     * then; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_avoid_flush_during_shutdown}.
     */
    default boolean avoidFlushDuringShutdown() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_avoid_flush_during_shutdown(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of a table file are written between requests to the system to put them on the disk; 0,
     * the default, for no requests}
     *
     * <p>C: {@code rocksdb_options_get_bytes_per_sync}.
     */
    default long bytesPerSync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_bytes_per_sync(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes compactions read at a time; 0 leaves that to the file system; {@code 2097152} (2 MiB) by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_compaction_readahead_size}.
     */
    default long compactionReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_compaction_readahead_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the hours of little load, such as 23:30-04:00 in UTC, in which compactions for {@code ttl} and {@code
     * periodicCompactionSeconds} are done ahead; empty, the default, for none.
     *
     * <p>C: {@code rocksdb_options_get_daily_offpeak_time_utc}.
     */
    default String dailyOffpeakTimeUTC() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_daily_offpeak_time_utc(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return how many bytes a second are written while writes are slowed down; 0, the default, for the rate of the
     * rate limiter, or 16 MiB}
     *
     * <p>C: {@code rocksdb_options_get_delayed_write_rate}.
     */
    default long delayedWriteRate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_delayed_write_rate(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the interval in microseconds at which RocksDB looks for all obsolete files and deletes them; compactions
     * delete theirs at once; {@code 21600000000} (6 hours) by default}
     *
     * <p>C: {@code rocksdb_options_get_delete_obsolete_files_period_micros}.
     */
    default long deleteObsoleteFilesPeriodMicros() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_delete_obsolete_files_period_micros(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the manifest keeps what the file system says of table files, so that they are opened faster;
     * experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_fast_sst_open}.
     */
    default boolean fastSstOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_fast_sst_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes at a time are reserved for the manifest; {@code 4194304} (4 MiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_manifest_preallocation_size}.
     */
    default long manifestPreallocationSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_manifest_preallocation_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many compactions run at once; -1, the default, takes it from {@code maxBackgroundJobs}}
     *
     * <p>C: {@code rocksdb_options_get_max_background_compactions}.
     *
     * @deprecated Use {@code setMaxBackgroundJobs}, from which RocksDB takes the number of compactions.
     */
    @Deprecated
    default int maxBackgroundCompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_background_compactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many flushes run at once; -1, the default, takes it from {@code maxBackgroundJobs}}
     *
     * <p>C: {@code rocksdb_options_get_max_background_flushes}.
     *
     * @deprecated Use {@code setMaxBackgroundJobs}, from which RocksDB takes the number of flushes.
     */
    @Deprecated
    default int maxBackgroundFlushes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_background_flushes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many flushes and compactions run at once; {@code 2} by default}
     *
     * <p>C: {@code rocksdb_options_get_max_background_jobs}.
     */
    default int maxBackgroundJobs() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_background_jobs(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the longest interval in seconds at which a database without writes is checked for compactions; {@code
     * 43200} (12 hours) by default}
     *
     * <p>C: {@code rocksdb_options_get_max_compaction_trigger_wakeup_seconds}.
     */
    default long maxCompactionTriggerWakeupSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_compaction_trigger_wakeup_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes up to which a manifest grows before a new one may begin; {@code 1073741824} (1 GiB) by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_max_manifest_file_size}.
     */
    default long maxManifestFileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_manifest_file_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return by how many percent the manifest may exceed its compacted size before a new one begins, once it is
     * larger than {@code maxManifestFileSize}; {@code 500} by default}
     *
     * <p>C: {@code rocksdb_options_get_max_manifest_space_amp_pct}.
     */
    default int maxManifestSpaceAmpPct() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_manifest_space_amp_pct(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many files are kept open; -1, the default, for no limit}
     *
     * <p>C: {@code rocksdb_options_get_max_open_files}.
     */
    default int maxOpenFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_open_files(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return into how many parallel subcompactions one compaction may be split; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_options_get_max_subcompactions}.
     */
    default int maxSubcompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_subcompactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes of all write-ahead logs above which the oldest column families are flushed; 0, the
     * default, for 4 times all write buffers; without effect if there is only one column family}
     *
     * <p>C: {@code rocksdb_options_get_max_total_wal_size}.
     */
    default long maxTotalWalSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_total_wal_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether closing a database leaves notes in the manifest with which it opens faster; experimental; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_options_get_optimize_manifest_for_recovery}.
     */
    default boolean optimizeManifestForRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_optimize_manifest_for_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether closing a database leaves unflushed what was written without a write-ahead log, which is lost then;
     * {@code false} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * avoid_flush_during_shutdown}.
     *
     * <p>C: {@code rocksdb_options_set_avoid_flush_during_shutdown}.
     *
     * @return this object
     */
    default T setAvoidFlushDuringShutdown(boolean avoidFlushDuringShutdown) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_avoid_flush_during_shutdown(
                    call.change(this), (byte) (avoidFlushDuringShutdown ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes of a table file are written between requests to the system to put them on the disk; 0, the
     * default, for no requests.
     *
     * <p>1 MiB smooths the load of the disk, instead of many megabytes at once at the end of a file. With a rate
     * limiter, RocksDB takes 1 MiB for 0.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code bytes_per_sync}.
     *
     * <p>C: {@code rocksdb_options_set_bytes_per_sync}.
     *
     * @return this object
     */
    default T setBytesPerSync(long bytesPerSync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bytes_per_sync(call.change(this), bytesPerSync);
            return self();
        }
    }

    /**
     * Sets how many bytes compactions read at a time; 0 leaves that to the file system; 2 MiB by default.
     *
     * <p>Larger reads are what disks and network storage like; each compaction takes that memory for each of its files.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * compaction_readahead_size}.
     *
     * <p>C: {@code rocksdb_options_compaction_readahead_size}.
     *
     * @return this object
     */
    default T setCompactionReadaheadSize(long value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_compaction_readahead_size(call.change(this), value);
            return self();
        }
    }

    /**
     * Sets the hours of little load, such as 23:30-04:00 in UTC, in which compactions for {@code ttl} and {@code
     * periodicCompactionSeconds} are done ahead; empty, the default, for none.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code daily_offpeak_time_utc}.
     *
     * <p>C: {@code rocksdb_options_set_daily_offpeak_time_utc}.
     *
     * @return this object
     */
    default T setDailyOffpeakTimeUTC(String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_daily_offpeak_time_utc(call.change(this), call.string(value, "value"));
            return self();
        }
    }

    /**
     * Sets how many bytes a second are written while writes are slowed down; 0, the default, for the rate of the rate
     * limiter, or 16 MiB.
     *
     * <p>A lower rate smooths latency when compactions fall behind; too low a rate throttles for nothing.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code delayed_write_rate}.
     *
     * <p>C: {@code rocksdb_options_set_delayed_write_rate}.
     *
     * @return this object
     */
    default T setDelayedWriteRate(long delayedWriteRate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_delayed_write_rate(call.change(this), delayedWriteRate);
            return self();
        }
    }

    /**
     * Sets the interval in microseconds at which RocksDB looks for all obsolete files and deletes them; compactions
     * delete theirs at once; {@code 21600000000} (6 hours) by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * delete_obsolete_files_period_micros}.
     *
     * <p>C: {@code rocksdb_options_set_delete_obsolete_files_period_micros}.
     *
     * @return this object
     */
    default T setDeleteObsoleteFilesPeriodMicros(long deleteObsoleteFilesPeriodMicros) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_delete_obsolete_files_period_micros(
                    call.change(this), deleteObsoleteFilesPeriodMicros);
            return self();
        }
    }

    /**
     * Sets whether the manifest keeps what the file system says of table files, so that they are opened faster;
     * experimental; {@code false} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code fast_sst_open}.
     *
     * <p>C: {@code rocksdb_options_set_fast_sst_open}.
     *
     * @return this object
     */
    default T setFastSstOpen(boolean fastSstOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_fast_sst_open(call.change(this), (byte) (fastSstOpen ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes at a time are reserved for the manifest; {@code 4194304} (4 MiB) by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * manifest_preallocation_size}.
     *
     * <p>C: {@code rocksdb_options_set_manifest_preallocation_size}.
     *
     * @return this object
     */
    default T setManifestPreallocationSize(long manifestPreallocationSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_manifest_preallocation_size(call.change(this), manifestPreallocationSize);
            return self();
        }
    }

    /**
     * Sets how many compactions run at once; -1, the default, takes it from {@code maxBackgroundJobs}.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * max_background_compactions}.
     *
     * <p>C: {@code rocksdb_options_set_max_background_compactions}.
     *
     * @deprecated Use {@code setMaxBackgroundJobs}, from which RocksDB takes the number of compactions.
     * @return this object
     */
    @Deprecated
    default T setMaxBackgroundCompactions(int maxBackgroundCompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_background_compactions(call.change(this), maxBackgroundCompactions);
            return self();
        }
    }

    /**
     * Sets how many flushes run at once; -1, the default, takes it from {@code maxBackgroundJobs}.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code max_background_flushes}.
     *
     * <p>C: {@code rocksdb_options_set_max_background_flushes}.
     *
     * @deprecated Use {@code setMaxBackgroundJobs}, from which RocksDB takes the number of flushes.
     * @return this object
     */
    @Deprecated
    default T setMaxBackgroundFlushes(int maxBackgroundFlushes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_background_flushes(call.change(this), maxBackgroundFlushes);
            return self();
        }
    }

    /**
     * Sets how many flushes and compactions run at once; {@code 2} by default.
     *
     * <p>As many as there are processors keeps up with heavy writes; fewer leave the processors to reads.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code max_background_jobs}.
     *
     * <p>C: {@code rocksdb_options_set_max_background_jobs}.
     *
     * @return this object
     */
    default T setMaxBackgroundJobs(int maxBackgroundJobs) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_background_jobs(call.change(this), maxBackgroundJobs);
            return self();
        }
    }

    /**
     * Sets the longest interval in seconds at which a database without writes is checked for compactions; {@code 43200}
     * (12 hours) by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * max_compaction_trigger_wakeup_seconds}.
     *
     * <p>C: {@code rocksdb_options_set_max_compaction_trigger_wakeup_seconds}.
     *
     * @return this object
     */
    default T setMaxCompactionTriggerWakeupSeconds(long maxCompactionTriggerWakeupSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_compaction_trigger_wakeup_seconds(
                    call.change(this), maxCompactionTriggerWakeupSeconds);
            return self();
        }
    }

    /**
     * Sets the size in bytes up to which a manifest grows before a new one may begin; {@code 1073741824} (1 GiB) by
     * default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code max_manifest_file_size}.
     *
     * <p>C: {@code rocksdb_options_set_max_manifest_file_size}.
     *
     * @return this object
     */
    default T setMaxManifestFileSize(long maxManifestFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_manifest_file_size(call.change(this), maxManifestFileSize);
            return self();
        }
    }

    /**
     * Sets by how many percent the manifest may exceed its compacted size before a new one begins, once it is larger
     * than {@code maxManifestFileSize}; {@code 500} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * max_manifest_space_amp_pct}.
     *
     * <p>C: {@code rocksdb_options_set_max_manifest_space_amp_pct}.
     *
     * @return this object
     */
    default T setMaxManifestSpaceAmpPct(int maxManifestSpaceAmpPct) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_manifest_space_amp_pct(call.change(this), maxManifestSpaceAmpPct);
            return self();
        }
    }

    /**
     * Sets how many files are kept open; -1, the default, for no limit.
     *
     * <p>With no limit reads never wait for a file to be opened, but each open file takes memory for its index and
     * filter.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code max_open_files}.
     *
     * <p>C: {@code rocksdb_options_set_max_open_files}.
     *
     * @return this object
     */
    default T setMaxOpenFiles(int maxOpenFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_open_files(call.change(this), maxOpenFiles);
            return self();
        }
    }

    /**
     * Sets into how many parallel subcompactions one compaction may be split; {@code 1} by default.
     *
     * <p>A higher number makes large compactions from level 0 faster, at the cost of processors and of bursts of input
     * and output.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code max_subcompactions}.
     *
     * <p>C: {@code rocksdb_options_set_max_subcompactions}.
     *
     * @return this object
     */
    default T setMaxSubcompactions(int maxSubcompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_subcompactions(call.change(this), maxSubcompactions);
            return self();
        }
    }

    /**
     * Sets the size in bytes of all write-ahead logs above which the oldest column families are flushed; 0, the
     * default, for 4 times all write buffers; without effect if there is only one column family.
     *
     * <p>A lower limit shortens recovery, but column families with few writes then flush small files.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code max_total_wal_size}.
     *
     * <p>C: {@code rocksdb_options_set_max_total_wal_size}.
     *
     * @return this object
     */
    default T setMaxTotalWalSize(long maxTotalWalSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_total_wal_size(call.change(this), maxTotalWalSize);
            return self();
        }
    }

    /**
     * Sets whether closing a database leaves notes in the manifest with which it opens faster; experimental; {@code
     * false} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * optimize_manifest_for_recovery}.
     *
     * <p>C: {@code rocksdb_options_set_optimize_manifest_for_recovery}.
     *
     * @return this object
     */
    default T setOptimizeManifestForRecovery(boolean optimizeManifestForRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_optimize_manifest_for_recovery(
                    call.change(this), (byte) (optimizeManifestForRecovery ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets the interval in seconds at which statistics are written to the info log; 0 for never; {@code 600} by
     * default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code stats_dump_period_sec}.
     *
     * <p>C: {@code rocksdb_options_set_stats_dump_period_sec}.
     *
     * @return this object
     */
    default T setStatsDumpPeriodSec(int statsDumpPeriodSec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_stats_dump_period_sec(call.change(this), statsDumpPeriodSec);
            return self();
        }
    }

    /**
     * Sets how many bytes of memory the history of statistics takes at most; {@code 1048576} (1 MiB) by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * stats_history_buffer_size}.
     *
     * <p>C: {@code rocksdb_options_set_stats_history_buffer_size}.
     *
     * @return this object
     */
    default T setStatsHistoryBufferSize(long statsHistoryBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_stats_history_buffer_size(call.change(this), statsHistoryBufferSize);
            return self();
        }
    }

    /**
     * Sets the interval in seconds at which statistics are added to their history; 0 for never; {@code 600} by default.
     *
     * <p>Of use only with {@code setPersistStatsToDisk(true)}, which keeps the history in the column family {@code
     * ___rocksdb_stats_history___}.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * stats_persist_period_sec}.
     *
     * <p>C: {@code rocksdb_options_set_stats_persist_period_sec}.
     *
     * @return this object
     */
    default T setStatsPersistPeriodSec(int statsPersistPeriodSec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_stats_persist_period_sec(call.change(this), statsPersistPeriodSec);
            return self();
        }
    }

    /**
     * Sets whether a thread that has written {@code bytesPerSync} bytes of a file waits until the disk has the bytes
     * before them, so that no more are pending; {@code false} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code strict_bytes_per_sync}.
     *
     * <p>C: {@code rocksdb_options_set_strict_bytes_per_sync}.
     *
     * @return this object
     */
    default T setStrictBytesPerSync(boolean strictBytesPerSync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_strict_bytes_per_sync(call.change(this), (byte) (strictBytesPerSync ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets whether closing a database reads the manifest again, and writes a new one if it is damaged; {@code false} by
     * default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * verify_manifest_content_on_close}.
     *
     * <p>C: {@code rocksdb_options_set_verify_manifest_content_on_close}.
     *
     * @return this object
     */
    default T setVerifyManifestContentOnClose(boolean verifyManifestContentOnClose) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_verify_manifest_content_on_close(
                    call.change(this), (byte) (verifyManifestContentOnClose ? 1 : 0));
            return self();
        }
    }

    /**
     * Sets how many bytes of the write-ahead log are written between requests to the system to put them on the disk; 0,
     * the default, for no requests.
     *
     * <p>Smooths the load of the disk; it does not make writes durable.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code wal_bytes_per_sync}.
     *
     * <p>C: {@code rocksdb_options_set_wal_bytes_per_sync}.
     *
     * @return this object
     */
    default T setWalBytesPerSync(long walBytesPerSync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_bytes_per_sync(call.change(this), walBytesPerSync);
            return self();
        }
    }

    /**
     * Sets how many bytes are buffered before they are written to a file; {@code 1048576} (1 MiB) by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setDBOptions}, name {@code
     * writable_file_max_buffer_size}.
     *
     * <p>C: {@code rocksdb_options_set_writable_file_max_buffer_size}.
     *
     * @return this object
     */
    default T setWritableFileMaxBufferSize(long writableFileMaxBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_writable_file_max_buffer_size(call.change(this), writableFileMaxBufferSize);
            return self();
        }
    }

    /**
     * {@return the interval in seconds at which statistics are written to the info log; 0 for never; {@code 600} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_stats_dump_period_sec}.
     */
    default int statsDumpPeriodSec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_stats_dump_period_sec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of memory the history of statistics takes at most; {@code 1048576} (1 MiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_stats_history_buffer_size}.
     */
    default long statsHistoryBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_stats_history_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the interval in seconds at which statistics are added to their history; 0 for never; {@code 600} by
     * default}
     *
     * <p>C: {@code rocksdb_options_get_stats_persist_period_sec}.
     */
    default int statsPersistPeriodSec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_stats_persist_period_sec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether a thread that has written {@code bytesPerSync} bytes of a file waits until the disk has the
     * bytes before them, so that no more are pending; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_strict_bytes_per_sync}.
     */
    default boolean strictBytesPerSync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_strict_bytes_per_sync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether closing a database reads the manifest again, and writes a new one if it is damaged; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_options_get_verify_manifest_content_on_close}.
     */
    default boolean verifyManifestContentOnClose() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_verify_manifest_content_on_close(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of the write-ahead log are written between requests to the system to put them on the
     * disk; 0, the default, for no requests}
     *
     * <p>C: {@code rocksdb_options_get_wal_bytes_per_sync}.
     */
    default long walBytesPerSync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_wal_bytes_per_sync(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes are buffered before they are written to a file; {@code 1048576} (1 MiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_writable_file_max_buffer_size}.
     */
    default long writableFileMaxBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_writable_file_max_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }
}
