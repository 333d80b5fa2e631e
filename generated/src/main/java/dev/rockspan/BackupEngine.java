package dev.rockspan;

import dev.rockspan.raw.CBackupEngine;
import dev.rockspan.raw.CBackupInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Arguments;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes backups of databases and restores them. For a database with a comparator in Java in which ranges are deleted,
 * set {@link ShareFilesNaming#LEGACY_CRC32C_AND_FILE_SIZE}, or have backups share no table files; otherwise RocksDB
 * crashes.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Retains what it was created with or set to: {@link BackupEngineOptions}, {@link Env}, {@link Options}. They may be
 * closed before this object; their memory is freed when this object is.
 *
 * <p>C: {@code rocksdb_backup_engine_t}.
 */
public class BackupEngine extends RocksObject {
    BackupEngine(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Opens the backups in a folder, which is created if it is missing.
     *
     * <p>C: {@code rocksdb_backup_engine_open}.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static BackupEngine open(Options options, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CBackupEngine.rocksdb_backup_engine_open(
                    call.use(options, "options"), call.string(path, "path"), call.errorSlot());
            call.check();
            return new BackupEngine(call.made(NativeObject.owned(
                    "BackupEngine", nativeResult, CBackupEngine::rocksdb_backup_engine_close)
                    .borrowing(options)));
        }
    }

    /**
     * Opens the backups that the options name, through an environment.
     *
     * <p>C: {@code rocksdb_backup_engine_open_opts}.
     *
     * @param options retained by the new object; may be closed before it
     * @param env retained by the new object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static BackupEngine open(BackupEngineOptions options, Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeEnv = call.use(env, "env");
            MemorySegment nativeResult = CBackupEngine.rocksdb_backup_engine_open_opts(
                    nativeOptions, nativeEnv, call.errorSlot());
            call.check();
            return new BackupEngine(call.made(NativeObject.owned(
                    "BackupEngine", nativeResult, CBackupEngine::rocksdb_backup_engine_close)
                    .borrowing(options)
                    .borrowing(env)));
        }
    }

    /**
     * Backs up a database without flushing it first; copies files and may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_create_new_backup}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void createNewBackup(RocksDB db) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeDb = call.use(db, "db");
            CBackupEngine.rocksdb_backup_engine_create_new_backup(nativeThis, nativeDb, call.errorSlot());
            call.check();
        }
    }

    /**
     * Backs up a database, flushing it first on request; copies files and may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_create_new_backup_flush}.
     *
     * @param flushBeforeBackup whether memtables are flushed first; otherwise the backup lacks what was written to them
     *     without a write-ahead log
     * @throws RocksDBException if RocksDB reports an error
     */
    public void createNewBackup(RocksDB db, boolean flushBeforeBackup) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeDb = call.use(db, "db");
            CBackupEngine.rocksdb_backup_engine_create_new_backup_flush(
                    nativeThis, nativeDb, (byte) (flushBeforeBackup ? 1 : 0), call.errorSlot());
            call.check();
        }
    }

    /**
     * Backs up a database and returns the backup's id; null options are the defaults; may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_create_new_backup_with_options}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public int createNewBackup(RocksDB db, @Nullable CreateBackupOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeDb = call.use(db, "db");
            MemorySegment nativeOptions = call.useOrNull(options);
            MemorySegment nativeOut = call.intSlot();
            CBackupEngine.rocksdb_backup_engine_create_new_backup_with_options(
                    nativeThis, nativeDb, nativeOptions, nativeOut, call.errorSlot());
            call.check();
            return nativeOut.get(ValueLayout.JAVA_INT, 0);
        }
    }

    /**
     * Backs up a database with a text of the caller's and returns the backup's id; may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_create_new_backup_with_metadata}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public int createNewBackupWithMetadata(RocksDB db, @Nullable CreateBackupOptions options,
            @Nullable String appMetadata) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeDb = call.use(db, "db");
            MemorySegment nativeOptions = call.useOrNull(options);
            MemorySegment nativeAppMetadata = call.textOrNull(appMetadata);
            MemorySegment nativeOut = call.intSlot();
            CBackupEngine.rocksdb_backup_engine_create_new_backup_with_metadata(
                    nativeThis, nativeDb, nativeOptions, nativeAppMetadata, nativeAppMetadata.byteSize(), nativeOut,
                    call.errorSlot());
            call.check();
            return nativeOut.get(ValueLayout.JAVA_INT, 0);
        }
    }

    /**
     * Lists the backups that there are now, oldest first.
     *
     * <p>C: {@code rocksdb_backup_engine_get_backup_info}.
     */
    public List<BackupInfo> getBackupInfo() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            MemorySegment nativeResult = CBackupEngine.rocksdb_backup_engine_get_backup_info(call.use(this));
            return BackupInfo.readAll(call.temporary(nativeResult, CBackupInfo::rocksdb_backup_engine_info_destroy));
        }
    }

    /**
     * Deletes all but the given number of latest backups.
     *
     * <p>C: {@code rocksdb_backup_engine_purge_old_backups}.
     *
     * @param numBackupsToKeep at least 0
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public void purgeOldBackups(int numBackupsToKeep) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            CBackupEngine.rocksdb_backup_engine_purge_old_backups(
                    call.use(this), Arguments.inRange(numBackupsToKeep, 0, Integer.MAX_VALUE, "numBackupsToKeep"),
                    call.errorSlot());
            call.check();
        }
    }

    /**
     * Restores one backup into folders for data and log; no database may be open there; may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_restore_db_from_backup}.
     *
     * @param backupId the id of the backup, as it is listed with
     * @throws RocksDBException if RocksDB reports an error
     */
    public void restoreDbFromBackup(String dbDir, String walDir, RestoreOptions restoreOptions,
            int backupId) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeRestoreOptions = call.use(restoreOptions, "restoreOptions");
            CBackupEngine.rocksdb_backup_engine_restore_db_from_backup(
                    nativeThis, call.string(dbDir, "dbDir"), call.string(walDir, "walDir"), nativeRestoreOptions,
                    backupId, call.errorSlot());
            call.check();
        }
    }

    /**
     * Restores the latest backup into folders for data and log, where no database may be open.
     *
     * <p>C: {@code rocksdb_backup_engine_restore_db_from_latest_backup}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void restoreDbFromLatestBackup(String dbDir, String walDir,
            RestoreOptions restoreOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeRestoreOptions = call.use(restoreOptions, "restoreOptions");
            CBackupEngine.rocksdb_backup_engine_restore_db_from_latest_backup(
                    nativeThis, call.string(dbDir, "dbDir"), call.string(walDir, "walDir"), nativeRestoreOptions,
                    call.errorSlot());
            call.check();
        }
    }

    /**
     * Has a running backup end early, without waiting; this engine then makes no more.
     *
     * <p>C: {@code rocksdb_backup_engine_stop_backup}.
     */
    public void stopBackup() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngine.rocksdb_backup_engine_stop_backup(call.use(this));
        }
    }

    /**
     * Checks that the files of a backup are there and have the right sizes.
     *
     * <p>C: {@code rocksdb_backup_engine_verify_backup}.
     *
     * @param backupId the id of the backup, as it is listed with
     * @throws RocksDBException if RocksDB reports an error
     */
    public void verifyBackup(int backupId) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            CBackupEngine.rocksdb_backup_engine_verify_backup(call.use(this), backupId, call.errorSlot());
            call.check();
        }
    }

    /**
     * Closes this object together with an arena: when the arena is closed or, if it is automatic, collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public BackupEngine in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Opens the engine of a folder of backups. */
    public static BackupEngine open(Env env, BackupEngineOptions options) {
        return open(options, env);
    }

    /** Makes a backup of a database with a text of the caller's. */
    public void createNewBackupWithMetadata(RocksDB db, @Nullable String metadata, boolean flushBeforeBackup) {
        try (CreateBackupOptions options = new CreateBackupOptions().setFlushBeforeBackup(flushBeforeBackup)) {
            createNewBackupWithMetadata(db, options, metadata);
        }
    }

    /** Restores the backup with an id into folders, in place of what is there. */
    public void restoreDbFromBackup(int backupId, String dbDir, String walDir, RestoreOptions restoreOptions) {
        restoreDbFromBackup(dbDir, walDir, restoreOptions, backupId);
    }
}
