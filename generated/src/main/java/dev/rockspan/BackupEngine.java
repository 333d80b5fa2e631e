package dev.rockspan;

import dev.rockspan.raw.CBackupEngine;
import dev.rockspan.raw.CBackupInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes backups of databases and restores them. If a database has a comparator in Java and deleted ranges, RocksDB
 * crashes unless {@link ShareFilesNaming#LEGACY_CRC32C_AND_FILE_SIZE} or {@code setShareTableFiles(false)} is set.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Retains each {@link BackupEngineOptions}, {@link Env} and {@link Options} that it was created with or that was
 * set: you may close them first, and their memory is freed when this object is closed.
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
     * Opens the backups in the folder of the options; {@code env} reads and writes the files of databases.
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
            MemorySegment nativeResult = CBackupEngine.rocksdb_backup_engine_open_opts(
                    call.use(options, "options"), call.use(env, "env"), call.errorSlot());
            call.check();
            return new BackupEngine(call.made(NativeObject.owned(
                    "BackupEngine", nativeResult, CBackupEngine::rocksdb_backup_engine_close)
                    .borrowing(options)
                    .borrowing(env)));
        }
    }

    /**
     * Backs up a database, write-ahead logs included, without flushing it first; copies files and may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_create_new_backup}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void createNewBackup(RocksDB db) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            CBackupEngine.rocksdb_backup_engine_create_new_backup(call.use(this), call.use(db, "db"), call.errorSlot());
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
            CBackupEngine.rocksdb_backup_engine_create_new_backup_flush(
                    call.use(this), call.use(db, "db"), (byte) (flushBeforeBackup ? 1 : 0), call.errorSlot());
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
     * Backs up a database, stores {@code appMetadata} with the backup, for {@code getBackupInfo}, and returns the
     * backup's id; null options are the defaults; may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_create_new_backup_with_metadata}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public int createNewBackupWithMetadata(
            RocksDB db, @Nullable CreateBackupOptions options, @Nullable String appMetadata) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeDb = call.use(db, "db");
            MemorySegment nativeOptions = call.useOrNull(options);
            MemorySegment nativeAppMetadata = call.textOrNull(appMetadata, "appMetadata");
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
                    call.use(this), Call.inRange(numBackupsToKeep, 0, Integer.MAX_VALUE, "numBackupsToKeep"),
                    call.errorSlot());
            call.check();
        }
    }

    /**
     * Restores a backup into {@code dbDir} and {@code walDir}, where no database may be open; with default options,
     * files there are deleted; may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_restore_db_from_backup}.
     *
     * @param backupId the id of the backup, from {@code BackupInfo.backupId()}
     * @throws RocksDBException if RocksDB reports an error
     */
    public void restoreDbFromBackup(String dbDir, String walDir, RestoreOptions restoreOptions, int backupId) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            CBackupEngine.rocksdb_backup_engine_restore_db_from_backup(
                    call.use(this), call.string(dbDir, "dbDir"), call.string(walDir, "walDir"),
                    call.use(restoreOptions, "restoreOptions"), backupId, call.errorSlot());
            call.check();
        }
    }

    /**
     * Restores the latest backup into {@code dbDir} and {@code walDir}, where no database may be open; with default
     * options, files there are deleted; may take long.
     *
     * <p>C: {@code rocksdb_backup_engine_restore_db_from_latest_backup}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void restoreDbFromLatestBackup(String dbDir, String walDir, RestoreOptions restoreOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.requireOutside(this);
            CBackupEngine.rocksdb_backup_engine_restore_db_from_latest_backup(
                    call.use(this), call.string(dbDir, "dbDir"), call.string(walDir, "walDir"),
                    call.use(restoreOptions, "restoreOptions"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Asks a running backup to stop, without waiting: that backup fails with {@code Incomplete}, and so does each
     * further one of this engine. Open another engine for those.
     *
     * <p>C: {@code rocksdb_backup_engine_stop_backup}.
     */
    public void stopBackup() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackupEngine.rocksdb_backup_engine_stop_backup(call.use(this));
        }
    }

    /**
     * Checks that the files of a backup are there and have the right sizes; their contents are not read, so that damage
     * in them is not found.
     *
     * <p>C: {@code rocksdb_backup_engine_verify_backup}.
     *
     * @param backupId the id of the backup, from {@code BackupInfo.backupId()}
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
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public BackupEngine in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** As {@link #open(BackupEngineOptions, Env)}. */
    public static BackupEngine open(Env env, BackupEngineOptions options) {
        return open(options, env);
    }

    /**
     * Backs up a database, and stores {@code metadata} with the backup, for {@link #getBackupInfo}.
     *
     * @param metadata null for none
     * @param flushBeforeBackup whether memtables are flushed first
     */
    public void createNewBackupWithMetadata(RocksDB db, @Nullable String metadata, boolean flushBeforeBackup) {
        try (CreateBackupOptions options = new CreateBackupOptions().setFlushBeforeBackup(flushBeforeBackup)) {
            createNewBackupWithMetadata(db, options, metadata);
        }
    }

    /** As {@link #restoreDbFromBackup(String, String, RestoreOptions, int)}. */
    public void restoreDbFromBackup(int backupId, String dbDir, String walDir, RestoreOptions restoreOptions) {
        restoreDbFromBackup(dbDir, walDir, restoreOptions, backupId);
    }
}
