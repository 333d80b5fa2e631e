package dev.rockspan;

import dev.rockspan.raw.CBackupEngineOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where backups are kept and how they are made.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link Env} that it was created with or that was set: you may close them first, and their memory is
 * freed when this object is closed.
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
     * <p>C: {@code rocksdb_backup_engine_options_create}.
     */
    public BackupEngineOptions(String backupDir) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_create(call.string(
                    backupDir, "backupDir"));
            nativeObject = call.made(NativeObject.owned(
                    "BackupEngineOptions", nativeResult, CBackupEngineOptions::rocksdb_backup_engine_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * Returns the folder of the backups, which must not be that of the database; the one that the constructor was given
     * by default.
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_backup_dir}.
     */
    public String backupDir() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_backup_dir(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return whether write-ahead logs are backed up, too; {@code true} by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_backup_log_files}.
     */
    public boolean backupLogFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_backup_log_files(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes per second are copied into backups at most; 0, the default, for no limit}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_backup_rate_limit}.
     */
    public long backupRateLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_backup_rate_limit(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return after how many copied bytes the progress callback is called again; at least 1; {@code 4194304} (4 MiB)
     * by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_callback_trigger_interval_size}.
     */
    public long callbackTriggerIntervalSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_callback_trigger_interval_size(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether a backup records the temperature that the file system says of a file, rather than that of the
     * manifest, where both are known; experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_current_temperatures_override_manifest}.
     */
    public boolean currentTemperaturesOverrideManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CBackupEngineOptions.rocksdb_backup_engine_options_get_current_temperatures_override_manifest(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening the engine deletes all backups that there are; {@code false} by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_destroy_old_data}.
     */
    public boolean destroyOldData() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_destroy_old_data(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes are copied at a time; 0, the default, for as many as the rate limiter lets through at
     * once, or 5 MiB}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_io_buffer_size}.
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
     * <p>C: {@code rocksdb_backup_engine_options_get_max_background_operations}.
     */
    public int maxBackgroundOperations() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_max_background_operations(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how many backups, the newest ones, an engine that only reads opens; without effect, as C has no such
     * engine; {@code 2147483647} by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_max_valid_backups_to_open}.
     */
    public int maxValidBackupsToOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_max_valid_backups_to_open(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes per second are written at most when a backup is restored; 0, the default, for no limit}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_restore_rate_limit}.
     */
    public long restoreRateLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_restore_rate_limit(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the version of the files that describe backups: 1, or 2 with temperatures, for RocksDB from 6.19 on;
     * {@code 1} by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_schema_version}.
     */
    public int schemaVersion() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_schema_version(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets the folder of the backups, which must not be that of the database; the one that the constructor was given by
     * default.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_backup_dir}.
     *
     * @return this object
     */
    public BackupEngineOptions setBackupDir(String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_dir(
                    call.change(this), call.string(value, "value"));
            return this;
        }
    }

    /**
     * Sets the environment that backups are kept with; that of the database if none is set.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_env}.
     *
     * @param env retained by this object; may be closed before it
     * @return this object
     */
    public BackupEngineOptions setBackupEnv(@Nullable Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_env(call.change(this), call.useOrNull(env));
            Effects.borrow(this, "setBackupEnv.env", env);
            Effects.noteGiven(this, "backupEnv", env);
            return this;
        }
    }

    /**
     * Sets whether write-ahead logs are backed up, too; {@code true} by default.
     *
     * <p>Without them a backup lacks what was not flushed before it.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_backup_log_files}.
     *
     * @return this object
     */
    public BackupEngineOptions setBackupLogFiles(boolean backupLogFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_log_files(
                    call.change(this), (byte) (backupLogFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes per second are copied into backups at most; 0, the default, for no limit.
     *
     * <p>Hazard: A tenth of the rate is the size of a copy buffer, and too large a one crashes: pass at most 8 GiB.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_backup_rate_limit}.
     *
     * @return this object
     */
    public BackupEngineOptions setBackupRateLimit(long backupRateLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_rate_limit(
                    call.change(this), backupRateLimit);
            return this;
        }
    }

    /**
     * Sets the rate limiter for copying files into backups; none by default.
     *
     * <p>If one is set, {@code backupRateLimit} is ignored.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_backup_rate_limiter}.
     *
     * @param limiter shared with RocksDB; may be closed after the call
     * @return this object
     */
    public BackupEngineOptions setBackupRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_backup_rate_limiter(
                    call.change(this), call.use(limiter, "limiter"));
            Effects.noteGiven(this, "backupRateLimiter", limiter);
            return this;
        }
    }

    /**
     * Sets after how many copied bytes the progress callback is called again; at least 1; {@code 4194304} (4 MiB) by
     * default.
     *
     * <p>With 0, a backup with such a callback never ends.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_callback_trigger_interval_size}.
     *
     * @return this object
     */
    public BackupEngineOptions setCallbackTriggerIntervalSize(long callbackTriggerIntervalSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_callback_trigger_interval_size(
                    call.change(this), callbackTriggerIntervalSize);
            return this;
        }
    }

    /**
     * Sets whether a backup records the temperature that the file system says of a file, rather than that of the
     * manifest, where both are known; experimental; {@code false} by default.
     *
     * <p>Only with {@code setSchemaVersion(2)}.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_current_temperatures_override_manifest}.
     *
     * @return this object
     */
    public BackupEngineOptions setCurrentTemperaturesOverrideManifest(
            boolean currentTemperaturesOverrideManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_current_temperatures_override_manifest(
                    call.change(this), (byte) (currentTemperaturesOverrideManifest ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether opening the engine deletes all backups that there are; {@code false} by default.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_destroy_old_data}.
     *
     * @return this object
     */
    public BackupEngineOptions setDestroyOldData(boolean destroyOldData) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_destroy_old_data(
                    call.change(this), (byte) (destroyOldData ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes are copied at a time; 0, the default, for as many as the rate limiter lets through at once,
     * or 5 MiB.
     *
     * <p>Each thread that copies takes that memory.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_io_buffer_size}.
     *
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
     * <p>More copy faster, and take more of the disks.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_max_background_operations}.
     *
     * @return this object
     */
    public BackupEngineOptions setMaxBackgroundOperations(int maxBackgroundOperations) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_max_background_operations(
                    call.change(this), maxBackgroundOperations);
            return this;
        }
    }

    /**
     * Sets how many backups, the newest ones, an engine that only reads opens; without effect, as C has no such engine;
     * {@code 2147483647} by default.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_max_valid_backups_to_open}.
     *
     * @return this object
     */
    public BackupEngineOptions setMaxValidBackupsToOpen(int maxValidBackupsToOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_max_valid_backups_to_open(
                    call.change(this), maxValidBackupsToOpen);
            return this;
        }
    }

    /**
     * Sets how many bytes per second are written at most when a backup is restored; 0, the default, for no limit.
     *
     * <p>Hazard: A tenth of the rate is the size of a copy buffer, and too large a one crashes: pass at most 8 GiB.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_restore_rate_limit}.
     *
     * @return this object
     */
    public BackupEngineOptions setRestoreRateLimit(long restoreRateLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_restore_rate_limit(
                    call.change(this), restoreRateLimit);
            return this;
        }
    }

    /**
     * Sets the rate limiter for writing restored files; none by default.
     *
     * <p>If one is set, {@code restoreRateLimit} is ignored.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_restore_rate_limiter}.
     *
     * @param limiter shared with RocksDB; may be closed after the call
     * @return this object
     */
    public BackupEngineOptions setRestoreRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_restore_rate_limiter(
                    call.change(this), call.use(limiter, "limiter"));
            Effects.noteGiven(this, "restoreRateLimiter", limiter);
            return this;
        }
    }

    /**
     * Sets the version of the files that describe backups: 1, or 2 with temperatures, for RocksDB from 6.19 on; {@code
     * 1} by default.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_schema_version}.
     *
     * @return this object
     */
    public BackupEngineOptions setSchemaVersion(int schemaVersion) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_schema_version(call.change(this), schemaVersion);
            return this;
        }
    }

    /**
     * Sets whether shared files are told apart by more than their number; without it, backups can lose data; {@code
     * true} by default.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_share_files_with_checksum}.
     *
     * @deprecated Leave the default: without it files of different databases with the same number are taken for one.
     * @return this object
     */
    @Deprecated
    public BackupEngineOptions setShareFilesWithChecksum(boolean shareFilesWithChecksum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_share_files_with_checksum(
                    call.change(this), (byte) (shareFilesWithChecksum ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the parts of the names of shared files; session id and size by default.
     *
     * <p>After a change, files that are in the folder under their old names are copied again.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_share_files_with_checksum_naming}.
     *
     * @return this object
     */
    public BackupEngineOptions setShareFilesWithChecksumNaming(
            Set<ShareFilesNaming> shareFilesWithChecksumNaming) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_share_files_with_checksum_naming(
                    call.change(this),
                    ShareFilesNaming.bits(Call.whole(shareFilesWithChecksumNaming, "shareFilesWithChecksumNaming")));
            return this;
        }
    }

    /**
     * Sets whether backups share table files, so that each has to copy only new ones; {@code true} by default.
     *
     * <p>Without it each backup copies all files and can be deleted or moved on its own.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_share_table_files}.
     *
     * @return this object
     */
    public BackupEngineOptions setShareTableFiles(boolean shareTableFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_share_table_files(
                    call.change(this), (byte) (shareTableFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the files of a backup or a restore are synced to the disk before it is reported done; {@code true}
     * by default.
     *
     * <p>Without it both are faster, but a crash of the system may leave the newest one incomplete; earlier ones that
     * were synced stay intact.
     *
     * <p>C: {@code rocksdb_backup_engine_options_set_sync}.
     *
     * @return this object
     */
    public BackupEngineOptions setSync(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngineOptions.rocksdb_backup_engine_options_set_sync(call.change(this), (byte) (sync ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return whether shared files are told apart by more than their number; without it, backups can lose data; {@code
     * true} by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_share_files_with_checksum}.
     *
     * @deprecated Leave the default: without it files of different databases with the same number are taken for one.
     */
    @Deprecated
    public boolean shareFilesWithChecksum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_files_with_checksum(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the parts of the names of shared files; session id and size by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_share_files_with_checksum_naming}.
     */
    public Set<ShareFilesNaming> shareFilesWithChecksumNaming() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_files_with_checksum_naming(
                    call.use(
                    this));
            return ShareFilesNaming.ofBits(nativeResult);
        }
    }

    /**
     * {@return whether backups share table files, so that each has to copy only new ones; {@code true} by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_share_table_files}.
     */
    public boolean shareTableFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_share_table_files(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the files of a backup or a restore are synced to the disk before it is reported done; {@code
     * true} by default}
     *
     * <p>C: {@code rocksdb_backup_engine_options_get_sync}.
     */
    public boolean sync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CBackupEngineOptions.rocksdb_backup_engine_options_get_sync(call.use(this));
            return nativeResult != 0;
        }
    }

    /** Returns what {@link #setBackupEnv} was last given, or null. */
    public @Nullable Env backupEnv() {
        return Effects.given(this, "backupEnv");
    }

    /** Returns what {@link #setBackupRateLimiter} was last given, or null. */
    public @Nullable RateLimiter backupRateLimiter() {
        return Effects.given(this, "backupRateLimiter");
    }

    /** Returns what {@link #setRestoreRateLimiter} was last given, or null. */
    public @Nullable RateLimiter restoreRateLimiter() {
        return Effects.given(this, "restoreRateLimiter");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public BackupEngineOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
