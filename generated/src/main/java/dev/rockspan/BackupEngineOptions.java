package dev.rockspan;

import dev.rockspan.raw.CBackupEngineOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Bounds;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import dev.rockspan.runtime.spi.NativeLists;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where backups are kept and how they are made.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a call on another thread uses it is refused.
 *
 * <p>Keeps alive what it was made with or given: {@link Env}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_backup_engine_options_t}.
 */
public final class BackupEngineOptions extends RocksObject {
    BackupEngineOptions(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Creates options for backups that are kept in a folder.
     *
     * <p>C: {@code rocksdb_backup_engine_options_t *rocksdb_backup_engine_options_create(const char *backup_dir)}, mapped by convention text, owned-handle.
     *
     * @param backupDir in UTF-8, without a NUL
     */
    public BackupEngineOptions(String backupDir) {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_create(call.string(backupDir, "backupDir"));
            lifetime = call.made(Lifetime.owned("BackupEngineOptions", nativeResult, CBackupEngineOptions::rocksdb_backup_engine_options_destroy));
        }
        super(lifetime);
    }

    /**
     * Returns {@code backupDir}.
     *
     * <p>C: {@code const char *rocksdb_backup_engine_options_get_backup_dir(rocksdb_backup_engine_options_t *opt, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    public String backupDir() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_backup_dir(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code backupLogFiles}.
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_backup_log_files(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean backupLogFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_backup_log_files(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns {@code backupRateLimit}.
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_options_get_backup_rate_limit(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long backupRateLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_backup_rate_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code callbackTriggerIntervalSize}.
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_options_get_callback_trigger_interval_size(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long callbackTriggerIntervalSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_callback_trigger_interval_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code currentTemperaturesOverrideManifest}.
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_current_temperatures_override_manifest(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean currentTemperaturesOverrideManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_current_temperatures_override_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns {@code destroyOldData}.
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_destroy_old_data(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean destroyOldData() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_destroy_old_data(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns {@code ioBufferSize}.
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_options_get_io_buffer_size(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long ioBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_io_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code maxBackgroundOperations}.
     *
     * <p>C: {@code int rocksdb_backup_engine_options_get_max_background_operations(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int maxBackgroundOperations() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_max_background_operations(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code maxValidBackupsToOpen}.
     *
     * <p>C: {@code int rocksdb_backup_engine_options_get_max_valid_backups_to_open(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int maxValidBackupsToOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_max_valid_backups_to_open(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code restoreRateLimit}.
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_options_get_restore_rate_limit(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long restoreRateLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_restore_rate_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code schemaVersion}.
     *
     * <p>C: {@code int rocksdb_backup_engine_options_get_schema_version(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int schemaVersion() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_schema_version(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets {@code backupDir}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_backup_dir(rocksdb_backup_engine_options_t *opt, const char *v)}, mapped by convention receiver, text, setter.
     *
     * @param value in UTF-8, without a NUL
     * @return this object
     */
    public BackupEngineOptions setBackupDir(String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_dir(call.change(this), call.string(value, "value"));
            return this;
        }
    }

    /**
     * Sets {@code backupEnv}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_env(rocksdb_backup_engine_options_t *options, rocksdb_env_t *env)}, mapped by convention receiver, handle, setter.
     *
     * @param env kept alive for as long as it is needed; may be null
     * @return this object
     */
    public BackupEngineOptions setBackupEnv(@Nullable Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_env(call.change(this), call.useOrNull(env));
            borrow("setBackupEnv.env", env);
            return this;
        }
    }

    /**
     * Sets {@code backupLogFiles}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_backup_log_files(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param backupLogFiles as in RocksDB
     * @return this object
     */
    public BackupEngineOptions setBackupLogFiles(boolean backupLogFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_log_files(call.change(this), (byte) (backupLogFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code backupRateLimit}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_backup_rate_limit(rocksdb_backup_engine_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param backupRateLimit at least 0 and at most 8589934592
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public BackupEngineOptions setBackupRateLimit(long backupRateLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_rate_limit(call.change(this), Bounds.inRange(backupRateLimit, 0L, 8589934592L, "backupRateLimit"));
            return this;
        }
    }

    /**
     * Sets {@code backupRateLimiter}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_backup_rate_limiter(rocksdb_backup_engine_options_t *options, rocksdb_ratelimiter_t *limiter)}, mapped by convention receiver, handle, setter.
     *
     * @param limiter shared: may be closed at once
     * @return this object
     */
    public BackupEngineOptions setBackupRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_rate_limiter(call.change(this), call.use(limiter, "limiter"));
            return this;
        }
    }

    /**
     * Sets {@code callbackTriggerIntervalSize}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_callback_trigger_interval_size(rocksdb_backup_engine_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param callbackTriggerIntervalSize at least 1
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public BackupEngineOptions setCallbackTriggerIntervalSize(long callbackTriggerIntervalSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_callback_trigger_interval_size(call.change(this), Bounds.inRange(callbackTriggerIntervalSize, 1L, Long.MAX_VALUE, "callbackTriggerIntervalSize"));
            return this;
        }
    }

    /**
     * Sets {@code currentTemperaturesOverrideManifest}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_current_temperatures_override_manifest(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param currentTemperaturesOverrideManifest as in RocksDB
     * @return this object
     */
    public BackupEngineOptions setCurrentTemperaturesOverrideManifest(
            boolean currentTemperaturesOverrideManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_current_temperatures_override_manifest(call.change(this), (byte) (currentTemperaturesOverrideManifest ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code destroyOldData}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_destroy_old_data(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param destroyOldData as in RocksDB
     * @return this object
     */
    public BackupEngineOptions setDestroyOldData(boolean destroyOldData) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_destroy_old_data(call.change(this), (byte) (destroyOldData ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code ioBufferSize}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_io_buffer_size(rocksdb_backup_engine_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param ioBufferSize at least 0 and at most 1073741824
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public BackupEngineOptions setIoBufferSize(long ioBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_io_buffer_size(call.change(this), Bounds.inRange(ioBufferSize, 0L, 1073741824L, "ioBufferSize"));
            return this;
        }
    }

    /**
     * Sets {@code maxBackgroundOperations}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_max_background_operations(rocksdb_backup_engine_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxBackgroundOperations at least 1 and at most 1024
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public BackupEngineOptions setMaxBackgroundOperations(int maxBackgroundOperations) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_max_background_operations(call.change(this), Bounds.inRange(maxBackgroundOperations, 1, 1024, "maxBackgroundOperations"));
            return this;
        }
    }

    /**
     * Sets {@code maxValidBackupsToOpen}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_max_valid_backups_to_open(rocksdb_backup_engine_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxValidBackupsToOpen as in RocksDB
     * @return this object
     */
    public BackupEngineOptions setMaxValidBackupsToOpen(int maxValidBackupsToOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_max_valid_backups_to_open(call.change(this), maxValidBackupsToOpen);
            return this;
        }
    }

    /**
     * Sets {@code restoreRateLimit}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_restore_rate_limit(rocksdb_backup_engine_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param restoreRateLimit at least 0 and at most 8589934592
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public BackupEngineOptions setRestoreRateLimit(long restoreRateLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_restore_rate_limit(call.change(this), Bounds.inRange(restoreRateLimit, 0L, 8589934592L, "restoreRateLimit"));
            return this;
        }
    }

    /**
     * Sets {@code restoreRateLimiter}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_restore_rate_limiter(rocksdb_backup_engine_options_t *options, rocksdb_ratelimiter_t *limiter)}, mapped by convention receiver, handle, setter.
     *
     * @param limiter shared: may be closed at once
     * @return this object
     */
    public BackupEngineOptions setRestoreRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_restore_rate_limiter(call.change(this), call.use(limiter, "limiter"));
            return this;
        }
    }

    /**
     * Sets {@code schemaVersion}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_schema_version(rocksdb_backup_engine_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param schemaVersion as in RocksDB
     * @return this object
     */
    public BackupEngineOptions setSchemaVersion(int schemaVersion) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_schema_version(call.change(this), schemaVersion);
            return this;
        }
    }

    /**
     * Sets {@code shareFilesWithChecksum}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_share_files_with_checksum(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param shareFilesWithChecksum as in RocksDB
     * @return this object
     */
    public BackupEngineOptions setShareFilesWithChecksum(boolean shareFilesWithChecksum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_share_files_with_checksum(call.change(this), (byte) (shareFilesWithChecksum ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code shareFilesWithChecksumNaming}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_share_files_with_checksum_naming(rocksdb_backup_engine_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param shareFilesWithChecksumNaming not null
     * @return this object
     */
    public BackupEngineOptions setShareFilesWithChecksumNaming(
            Set<ShareFilesNaming> shareFilesWithChecksumNaming) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_share_files_with_checksum_naming(call.change(this), ShareFilesNaming.bits(NativeLists.whole(shareFilesWithChecksumNaming, "shareFilesWithChecksumNaming")));
            return this;
        }
    }

    /**
     * Sets {@code shareTableFiles}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_share_table_files(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param shareTableFiles as in RocksDB
     * @return this object
     */
    public BackupEngineOptions setShareTableFiles(boolean shareTableFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_share_table_files(call.change(this), (byte) (shareTableFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code sync}.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_sync(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param sync as in RocksDB
     * @return this object
     */
    public BackupEngineOptions setSync(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_sync(call.change(this), (byte) (sync ? 1 : 0));
            return this;
        }
    }

    /**
     * Returns {@code shareFilesWithChecksum}.
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_share_files_with_checksum(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean shareFilesWithChecksum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_files_with_checksum(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns {@code shareFilesWithChecksumNaming}.
     *
     * <p>C: {@code int rocksdb_backup_engine_options_get_share_files_with_checksum_naming(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public Set<ShareFilesNaming> shareFilesWithChecksumNaming() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_files_with_checksum_naming(call.use(this));
            return ShareFilesNaming.ofBits(nativeResult);
        }
    }

    /**
     * Returns {@code shareTableFiles}.
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_share_table_files(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean shareTableFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_table_files(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns {@code sync}.
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_sync(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean sync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_sync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public BackupEngineOptions in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
