package dev.rockspan;

import org.jspecify.annotations.Nullable;

public class BackupEngine {
    /** Opens the engine of a folder of backups. */
    public static BackupEngine open(Env env, BackupEngineOptions options) {
        return open(options, env);
    }

    //# needs CreateBackupOptions, BackupEngine.createNewBackupWithMetadata
    /** Makes a backup of a database with a text of the caller's. */
    public void createNewBackupWithMetadata(RocksDB db, @Nullable String metadata, boolean flushBeforeBackup) {
        try (CreateBackupOptions options = new CreateBackupOptions().setFlushBeforeBackup(flushBeforeBackup)) {
            createNewBackupWithMetadata(db, options, metadata);
        }
    }
    //# end

    /** Restores the backup with an id into folders, in place of what is there. */
    public void restoreDbFromBackup(int backupId, String dbDir, String walDir, RestoreOptions restoreOptions) {
        restoreDbFromBackup(dbDir, walDir, restoreOptions, backupId);
    }
}
