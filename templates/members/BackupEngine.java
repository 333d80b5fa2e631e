package dev.rockspan;

import org.jspecify.annotations.Nullable;

public class BackupEngine {
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
