package dev.rockspan;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Options of a database that are changed while the database is open. */
public final class MutableDBOptions extends AbstractMutableOptions {

    private MutableDBOptions(Map<String, String> values) {
        super(values);
    }

    /** Returns a builder in which nothing is set. */
    public static MutableDBOptionsBuilder builder() {
        return new MutableDBOptionsBuilder();
    }

    /**
     * Returns a builder of what an options string says.
     *
     * @throws IllegalArgumentException if it names an option that the builder does not have
     */
    public static MutableDBOptionsBuilder parse(String text) {
        return parse(text, false);
    }

    /**
     * Returns a builder of what an options string says.
     *
     * @param ignoreUnknown whether options that the builder does not have are left out
     * @throws IllegalArgumentException if it names such an option, and that is not ignored
     */
    public static MutableDBOptionsBuilder parse(String text, boolean ignoreUnknown) {
        return new MutableDBOptionsBuilder().parsed(text, ignoreUnknown);
    }

    /** The options. */
    public enum DBOption implements MutableOptionKey {
        /** The option of {@link Options#setMaxBackgroundJobs}. */
        max_background_jobs(ValueType.INT),
        /** The option of {@link Options#setMaxBackgroundCompactions}. */
        max_background_compactions(ValueType.INT),
        /** The option of {@link Options#setAvoidFlushDuringShutdown}. */
        avoid_flush_during_shutdown(ValueType.BOOLEAN),
        /** The option of {@link Options#setWritableFileMaxBufferSize}. */
        writable_file_max_buffer_size(ValueType.LONG),
        /** The option of {@link Options#setDelayedWriteRate}. */
        delayed_write_rate(ValueType.LONG),
        /** The option of {@link Options#setMaxTotalWalSize}. */
        max_total_wal_size(ValueType.LONG),
        /** The option of {@link Options#setDeleteObsoleteFilesPeriodMicros}. */
        delete_obsolete_files_period_micros(ValueType.LONG),
        /** The option of {@link Options#setStatsDumpPeriodSec}. */
        stats_dump_period_sec(ValueType.INT),
        /** The option of {@link Options#setStatsPersistPeriodSec}. */
        stats_persist_period_sec(ValueType.INT),
        /** The option of {@link Options#setStatsHistoryBufferSize}. */
        stats_history_buffer_size(ValueType.LONG),
        /** The option of {@link Options#setMaxOpenFiles}. */
        max_open_files(ValueType.INT),
        /** The option of {@link Options#setBytesPerSync}. */
        bytes_per_sync(ValueType.LONG),
        /** The option of {@link Options#setWalBytesPerSync}. */
        wal_bytes_per_sync(ValueType.LONG),
        /** The option of {@link Options#setStrictBytesPerSync}. */
        strict_bytes_per_sync(ValueType.BOOLEAN),
        /** The option of {@link Options#setCompactionReadaheadSize}. */
        compaction_readahead_size(ValueType.LONG),
        /** The option of {@link Options#setMaxCompactionTriggerWakeupSeconds}. */
        max_compaction_trigger_wakeup_seconds(ValueType.LONG),
        /** The option of {@link Options#setDailyOffpeakTimeUTC}. */
        daily_offpeak_time_utc(ValueType.STRING);

        private final ValueType valueType;

        DBOption(ValueType valueType) {
            this.valueType = valueType;
        }

        @Override
        public ValueType getValueType() {
            return valueType;
        }
    }

    /** Collects options. */
    public static final class MutableDBOptionsBuilder
            extends AbstractMutableOptionsBuilder<MutableDBOptions, MutableDBOptionsBuilder> {

        private static final Set<String> KEYS = keys(DBOption.values());

        private MutableDBOptionsBuilder() {
            super(KEYS);
        }

        @Override
        MutableDBOptionsBuilder self() {
            return this;
        }

        /** Returns the options that are set. */
        @Override
        public MutableDBOptions build() {
            return new MutableDBOptions(new LinkedHashMap<>(values));
        }

        /** Sets {@link Options#setMaxBackgroundJobs max_background_jobs}. */
        public MutableDBOptionsBuilder setMaxBackgroundJobs(int value) {
            return put("max_background_jobs", String.valueOf(value));
        }

        /** Returns {@code max_background_jobs}, which must have been set. */
        public int maxBackgroundJobs() {
            return Integer.parseInt(get("max_background_jobs"));
        }

        /** Sets {@link Options#setMaxBackgroundCompactions max_background_compactions}. */
        public MutableDBOptionsBuilder setMaxBackgroundCompactions(int value) {
            return put("max_background_compactions", String.valueOf(value));
        }

        /** Returns {@code max_background_compactions}, which must have been set. */
        public int maxBackgroundCompactions() {
            return Integer.parseInt(get("max_background_compactions"));
        }

        /** Sets {@link Options#setAvoidFlushDuringShutdown avoid_flush_during_shutdown}. */
        public MutableDBOptionsBuilder setAvoidFlushDuringShutdown(boolean value) {
            return put("avoid_flush_during_shutdown", String.valueOf(value));
        }

        /** Returns {@code avoid_flush_during_shutdown}, which must have been set. */
        public boolean avoidFlushDuringShutdown() {
            return Boolean.parseBoolean(get("avoid_flush_during_shutdown"));
        }

        /** Sets {@link Options#setWritableFileMaxBufferSize writable_file_max_buffer_size}. */
        public MutableDBOptionsBuilder setWritableFileMaxBufferSize(long value) {
            return put("writable_file_max_buffer_size", String.valueOf(value));
        }

        /** Returns {@code writable_file_max_buffer_size}, which must have been set. */
        public long writableFileMaxBufferSize() {
            return Long.parseLong(get("writable_file_max_buffer_size"));
        }

        /** Sets {@link Options#setDelayedWriteRate delayed_write_rate}. */
        public MutableDBOptionsBuilder setDelayedWriteRate(long value) {
            return put("delayed_write_rate", String.valueOf(value));
        }

        /** Returns {@code delayed_write_rate}, which must have been set. */
        public long delayedWriteRate() {
            return Long.parseLong(get("delayed_write_rate"));
        }

        /** Sets {@link Options#setMaxTotalWalSize max_total_wal_size}. */
        public MutableDBOptionsBuilder setMaxTotalWalSize(long value) {
            return put("max_total_wal_size", String.valueOf(value));
        }

        /** Returns {@code max_total_wal_size}, which must have been set. */
        public long maxTotalWalSize() {
            return Long.parseLong(get("max_total_wal_size"));
        }

        /** Sets {@link Options#setDeleteObsoleteFilesPeriodMicros delete_obsolete_files_period_micros}. */
        public MutableDBOptionsBuilder setDeleteObsoleteFilesPeriodMicros(long value) {
            return put("delete_obsolete_files_period_micros", String.valueOf(value));
        }

        /** Returns {@code delete_obsolete_files_period_micros}, which must have been set. */
        public long deleteObsoleteFilesPeriodMicros() {
            return Long.parseLong(get("delete_obsolete_files_period_micros"));
        }

        /** Sets {@link Options#setStatsDumpPeriodSec stats_dump_period_sec}. */
        public MutableDBOptionsBuilder setStatsDumpPeriodSec(int value) {
            return put("stats_dump_period_sec", String.valueOf(value));
        }

        /** Returns {@code stats_dump_period_sec}, which must have been set. */
        public int statsDumpPeriodSec() {
            return Integer.parseInt(get("stats_dump_period_sec"));
        }

        /** Sets {@link Options#setMaxCompactionTriggerWakeupSeconds max_compaction_trigger_wakeup_seconds}. */
        public MutableDBOptionsBuilder setMaxCompactionTriggerWakeupSeconds(long value) {
            return put("max_compaction_trigger_wakeup_seconds", String.valueOf(value));
        }

        /** Returns {@code max_compaction_trigger_wakeup_seconds}, which must have been set. */
        public long maxCompactionTriggerWakeupSeconds() {
            return Long.parseLong(get("max_compaction_trigger_wakeup_seconds"));
        }

        /** Sets {@link Options#setStatsPersistPeriodSec stats_persist_period_sec}. */
        public MutableDBOptionsBuilder setStatsPersistPeriodSec(int value) {
            return put("stats_persist_period_sec", String.valueOf(value));
        }

        /** Returns {@code stats_persist_period_sec}, which must have been set. */
        public int statsPersistPeriodSec() {
            return Integer.parseInt(get("stats_persist_period_sec"));
        }

        /** Sets {@link Options#setStatsHistoryBufferSize stats_history_buffer_size}. */
        public MutableDBOptionsBuilder setStatsHistoryBufferSize(long value) {
            return put("stats_history_buffer_size", String.valueOf(value));
        }

        /** Returns {@code stats_history_buffer_size}, which must have been set. */
        public long statsHistoryBufferSize() {
            return Long.parseLong(get("stats_history_buffer_size"));
        }

        /** Sets {@link Options#setMaxOpenFiles max_open_files}. */
        public MutableDBOptionsBuilder setMaxOpenFiles(int value) {
            return put("max_open_files", String.valueOf(value));
        }

        /** Returns {@code max_open_files}, which must have been set. */
        public int maxOpenFiles() {
            return Integer.parseInt(get("max_open_files"));
        }

        /** Sets {@link Options#setBytesPerSync bytes_per_sync}. */
        public MutableDBOptionsBuilder setBytesPerSync(long value) {
            return put("bytes_per_sync", String.valueOf(value));
        }

        /** Returns {@code bytes_per_sync}, which must have been set. */
        public long bytesPerSync() {
            return Long.parseLong(get("bytes_per_sync"));
        }

        /** Sets {@link Options#setWalBytesPerSync wal_bytes_per_sync}. */
        public MutableDBOptionsBuilder setWalBytesPerSync(long value) {
            return put("wal_bytes_per_sync", String.valueOf(value));
        }

        /** Returns {@code wal_bytes_per_sync}, which must have been set. */
        public long walBytesPerSync() {
            return Long.parseLong(get("wal_bytes_per_sync"));
        }

        /** Sets {@link Options#setStrictBytesPerSync strict_bytes_per_sync}. */
        public MutableDBOptionsBuilder setStrictBytesPerSync(boolean value) {
            return put("strict_bytes_per_sync", String.valueOf(value));
        }

        /** Returns {@code strict_bytes_per_sync}, which must have been set. */
        public boolean strictBytesPerSync() {
            return Boolean.parseBoolean(get("strict_bytes_per_sync"));
        }

        /** Sets {@link Options#setCompactionReadaheadSize compaction_readahead_size}. */
        public MutableDBOptionsBuilder setCompactionReadaheadSize(long value) {
            return put("compaction_readahead_size", String.valueOf(value));
        }

        /** Returns {@code compaction_readahead_size}, which must have been set. */
        public long compactionReadaheadSize() {
            return Long.parseLong(get("compaction_readahead_size"));
        }

        /** Sets {@link Options#setDailyOffpeakTimeUTC daily_offpeak_time_utc}. */
        public MutableDBOptionsBuilder setDailyOffpeakTimeUTC(String value) {
            return put("daily_offpeak_time_utc", String.valueOf(value));
        }

        /** Returns {@code daily_offpeak_time_utc}, which must have been set. */
        public String dailyOffpeakTimeUTC() {
            return get("daily_offpeak_time_utc");
        }
    }
}
