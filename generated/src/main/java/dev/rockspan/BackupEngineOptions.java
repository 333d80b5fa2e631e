package dev.rockspan;

import dev.rockspan.raw.CBackupEngineOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.NativeLists;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.Given;
import dev.rockspan.runtime.lifetime.NativeObject;
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
public class BackupEngineOptions extends RocksObject {
    BackupEngineOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options for backups that are kept in a folder.
     *
     * <p>C: {@code rocksdb_backup_engine_options_t *rocksdb_backup_engine_options_create(const char *backup_dir)}, mapped by convention text, owned-handle.
     *
     * @param backupDir in UTF-8, without a NUL
     */
    public BackupEngineOptions(String backupDir) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_create(call.string(backupDir, "backupDir"));
            nativeObject = call.made(NativeObject.owned("BackupEngineOptions", nativeResult, CBackupEngineOptions::rocksdb_backup_engine_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * Returns the folder of the backups, which must not be that of the database.
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
     * {@return whether write-ahead logs are backed up, too; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_backup_log_files(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean backupLogFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_backup_log_files(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes per second are copied into backups at most; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_options_get_backup_rate_limit(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long backupRateLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_backup_rate_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes are copied between reports of progress; {@code 4194304} (4 MiB) by default}
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_options_get_callback_trigger_interval_size(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long callbackTriggerIntervalSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_callback_trigger_interval_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the temperature of a file is what the file system says, rather than the manifest; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_current_temperatures_override_manifest(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean currentTemperaturesOverrideManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_current_temperatures_override_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening the engine deletes all backups that there are; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_destroy_old_data(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean destroyOldData() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_destroy_old_data(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes are copied at a time; 0 for as many as the rate limiter lets through at once, or 5 MiB; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_options_get_io_buffer_size(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long ioBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_io_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads copy files; {@code 1} by default}
     *
     * <p>C: {@code int rocksdb_backup_engine_options_get_max_background_operations(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int maxBackgroundOperations() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_max_background_operations(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many backups are opened, the newest ones; for engines that only read; {@code 2147483647} by default}
     *
     * <p>C: {@code int rocksdb_backup_engine_options_get_max_valid_backups_to_open(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int maxValidBackupsToOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_max_valid_backups_to_open(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes per second are written at most when a backup is restored; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_options_get_restore_rate_limit(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long restoreRateLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_restore_rate_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the version of the files that describe backups: 1, or 2 with temperatures, for RocksDB from 6.19 on; {@code 1} by default}
     *
     * <p>C: {@code int rocksdb_backup_engine_options_get_schema_version(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int schemaVersion() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_schema_version(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets the folder of the backups, which must not be that of the database.
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
     * Sets the environment that backups are kept with; that of the database if none is set.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_env(rocksdb_backup_engine_options_t *options, rocksdb_env_t *env)}, mapped by convention receiver, handle, setter.
     *
     * @param env kept alive for as long as it is needed; may be null
     * @return this object
     */
    public BackupEngineOptions setBackupEnv(@Nullable Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_env(call.change(this), call.useOrNull(env));
            Effects.borrow(this, "setBackupEnv.env", env);
            Given.to(this, "backupEnv", env);
            return this;
        }
    }

    /**
     * Sets whether write-ahead logs are backed up, too; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_backup_log_files(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param backupLogFiles the new value
     * @return this object
     */
    public BackupEngineOptions setBackupLogFiles(boolean backupLogFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_log_files(call.change(this), (byte) (backupLogFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes per second are copied into backups at most; 0 for no limit; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_backup_rate_limit(rocksdb_backup_engine_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param backupRateLimit the new value
     * @return this object
     */
    public BackupEngineOptions setBackupRateLimit(long backupRateLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_rate_limit(call.change(this), backupRateLimit);
            return this;
        }
    }

    /**
     * Sets the rate limiter of what is copied into backups, instead of a number.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_backup_rate_limiter(rocksdb_backup_engine_options_t *options, rocksdb_ratelimiter_t *limiter)}, mapped by convention receiver, handle, setter.
     *
     * @param limiter shared: may be closed at once
     * @return this object
     */
    public BackupEngineOptions setBackupRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_rate_limiter(call.change(this), call.use(limiter, "limiter"));
            Given.to(this, "backupRateLimiter", limiter);
            return this;
        }
    }

    /**
     * Sets how many bytes are copied between reports of progress; {@code 4194304} (4 MiB) by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_callback_trigger_interval_size(rocksdb_backup_engine_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param callbackTriggerIntervalSize the new value
     * @return this object
     */
    public BackupEngineOptions setCallbackTriggerIntervalSize(long callbackTriggerIntervalSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_callback_trigger_interval_size(call.change(this), callbackTriggerIntervalSize);
            return this;
        }
    }

    /**
     * Sets whether the temperature of a file is what the file system says, rather than the manifest; experimental; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_current_temperatures_override_manifest(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param currentTemperaturesOverrideManifest the new value
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
     * Sets whether opening the engine deletes all backups that there are; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_destroy_old_data(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param destroyOldData the new value
     * @return this object
     */
    public BackupEngineOptions setDestroyOldData(boolean destroyOldData) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_destroy_old_data(call.change(this), (byte) (destroyOldData ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes are copied at a time; 0 for as many as the rate limiter lets through at once, or 5 MiB; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_io_buffer_size(rocksdb_backup_engine_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param ioBufferSize the new value
     * @return this object
     */
    public BackupEngineOptions setIoBufferSize(long ioBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_io_buffer_size(call.change(this), ioBufferSize);
            return this;
        }
    }

    /**
     * Sets how many threads copy files; {@code 1} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_max_background_operations(rocksdb_backup_engine_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxBackgroundOperations the new value
     * @return this object
     */
    public BackupEngineOptions setMaxBackgroundOperations(int maxBackgroundOperations) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_max_background_operations(call.change(this), maxBackgroundOperations);
            return this;
        }
    }

    /**
     * Sets how many backups are opened, the newest ones; for engines that only read; {@code 2147483647} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_max_valid_backups_to_open(rocksdb_backup_engine_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxValidBackupsToOpen the new value
     * @return this object
     */
    public BackupEngineOptions setMaxValidBackupsToOpen(int maxValidBackupsToOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_max_valid_backups_to_open(call.change(this), maxValidBackupsToOpen);
            return this;
        }
    }

    /**
     * Sets how many bytes per second are written at most when a backup is restored; 0 for no limit; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_restore_rate_limit(rocksdb_backup_engine_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param restoreRateLimit the new value
     * @return this object
     */
    public BackupEngineOptions setRestoreRateLimit(long restoreRateLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_restore_rate_limit(call.change(this), restoreRateLimit);
            return this;
        }
    }

    /**
     * Sets the rate limiter of what is written when backups are restored, instead of a number.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_restore_rate_limiter(rocksdb_backup_engine_options_t *options, rocksdb_ratelimiter_t *limiter)}, mapped by convention receiver, handle, setter.
     *
     * @param limiter shared: may be closed at once
     * @return this object
     */
    public BackupEngineOptions setRestoreRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_restore_rate_limiter(call.change(this), call.use(limiter, "limiter"));
            Given.to(this, "restoreRateLimiter", limiter);
            return this;
        }
    }

    /**
     * Sets the version of the files that describe backups: 1, or 2 with temperatures, for RocksDB from 6.19 on; {@code 1} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_schema_version(rocksdb_backup_engine_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param schemaVersion the new value
     * @return this object
     */
    public BackupEngineOptions setSchemaVersion(int schemaVersion) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_schema_version(call.change(this), schemaVersion);
            return this;
        }
    }

    /**
     * Sets whether shared files are told apart by more than their number; without it, backups can lose data; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_share_files_with_checksum(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default: without it files of different databases with the same number are taken for one.
     * @param shareFilesWithChecksum the new value
     * @return this object
     */
    @Deprecated
    public BackupEngineOptions setShareFilesWithChecksum(boolean shareFilesWithChecksum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_share_files_with_checksum(call.change(this), (byte) (shareFilesWithChecksum ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the parts of the names of shared files.
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
     * Sets whether backups share table files, so that each has to copy only new ones; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_share_table_files(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param shareTableFiles the new value
     * @return this object
     */
    public BackupEngineOptions setShareTableFiles(boolean shareTableFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_share_table_files(call.change(this), (byte) (shareTableFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether backups are synced to the disk, so that they are whole after a crash of the machine; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_backup_engine_options_set_sync(rocksdb_backup_engine_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param sync the new value
     * @return this object
     */
    public BackupEngineOptions setSync(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_sync(call.change(this), (byte) (sync ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return whether shared files are told apart by more than their number; without it, backups can lose data; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_share_files_with_checksum(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default: without it files of different databases with the same number are taken for one.
     */
    @Deprecated
    public boolean shareFilesWithChecksum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_files_with_checksum(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the parts of the names of shared files}
     *
     * <p>C: {@code int rocksdb_backup_engine_options_get_share_files_with_checksum_naming(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public Set<ShareFilesNaming> shareFilesWithChecksumNaming() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_files_with_checksum_naming(call.use(this));
            return ShareFilesNaming.ofBits(nativeResult);
        }
    }

    /**
     * {@return whether backups share table files, so that each has to copy only new ones; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_share_table_files(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean shareTableFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_table_files(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether backups are synced to the disk, so that they are whole after a crash of the machine; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_backup_engine_options_get_sync(rocksdb_backup_engine_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean sync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_sync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns the object that {@link #setBackupEnv} was given.
     *
     * @return null if it was given none
     */
    public @Nullable Env backupEnv() {
        return Given.of(this, "backupEnv");
    }

    /**
     * Returns the object that {@link #setBackupRateLimiter} was given.
     *
     * @return null if it was given none
     */
    public @Nullable RateLimiter backupRateLimiter() {
        return Given.of(this, "backupRateLimiter");
    }

    /**
     * Returns the object that {@link #setRestoreRateLimiter} was given.
     *
     * @return null if it was given none
     */
    public @Nullable RateLimiter restoreRateLimiter() {
        return Given.of(this, "restoreRateLimiter");
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public BackupEngineOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
