package dev.rockspan.raw;

import dev.rockspan.BackupEngine;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link BackupEngine}. */
public final class CBackupEngine {
    private static @Nullable MemorySegment rocksdb_backup_engine_close;

    private static @Nullable MemorySegment rocksdb_backup_engine_create_new_backup;

    private static @Nullable MemorySegment rocksdb_backup_engine_create_new_backup_flush;

    private static @Nullable MemorySegment rocksdb_backup_engine_create_new_backup_with_metadata;

    private static @Nullable MemorySegment rocksdb_backup_engine_create_new_backup_with_options;

    private static @Nullable MemorySegment rocksdb_backup_engine_get_backup_info;

    private static @Nullable MemorySegment rocksdb_backup_engine_open;

    private static @Nullable MemorySegment rocksdb_backup_engine_open_opts;

    private static @Nullable MemorySegment rocksdb_backup_engine_purge_old_backups;

    private static @Nullable MemorySegment rocksdb_backup_engine_restore_db_from_backup;

    private static @Nullable MemorySegment rocksdb_backup_engine_restore_db_from_latest_backup;

    private static @Nullable MemorySegment rocksdb_backup_engine_stop_backup;

    private static @Nullable MemorySegment rocksdb_backup_engine_verify_backup;

    private CBackupEngine() {
    }

    /** {@code void rocksdb_backup_engine_close(rocksdb_backup_engine_t *be)} */
    public static void rocksdb_backup_engine_close(MemorySegment be) {
        MemorySegment function = rocksdb_backup_engine_close;
        if (function == null) {
            rocksdb_backup_engine_close = function = Symbols.TABLE.find("rocksdb_backup_engine_close");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, be.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_create_new_backup(rocksdb_backup_engine_t *be, rocksdb_t *db, char **errptr)}
     */
    public static void rocksdb_backup_engine_create_new_backup(
            MemorySegment be, MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_create_new_backup;
        if (function == null) {
            rocksdb_backup_engine_create_new_backup = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_create_new_backup");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, be.address(), db.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_create_new_backup_flush(rocksdb_backup_engine_t *be, rocksdb_t *db, unsigned
     * char flush_before_backup, char **errptr)}
     */
    public static void rocksdb_backup_engine_create_new_backup_flush(
            MemorySegment be, MemorySegment db, byte flush_before_backup, MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_create_new_backup_flush;
        if (function == null) {
            rocksdb_backup_engine_create_new_backup_flush = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_create_new_backup_flush");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, be.address(), db.address(), (long) flush_before_backup, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_create_new_backup_with_metadata(rocksdb_backup_engine_t *be, rocksdb_t *db,
     * const rocksdb_create_backup_options_t *options, const char *app_metadata, size_t app_metadata_len, uint32_t
     * *backup_id, char **errptr)}
     */
    public static void rocksdb_backup_engine_create_new_backup_with_metadata(
            MemorySegment be, MemorySegment db, MemorySegment options, MemorySegment app_metadata,
            long app_metadata_len, MemorySegment backup_id, MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_create_new_backup_with_metadata;
        if (function == null) {
            rocksdb_backup_engine_create_new_backup_with_metadata = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_create_new_backup_with_metadata");
        }
        try {
            long ignored = (long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, be.address(), db.address(), options.address(), app_metadata, app_metadata_len,
                    backup_id.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_create_new_backup_with_options(rocksdb_backup_engine_t *be, rocksdb_t *db,
     * const rocksdb_create_backup_options_t *options, uint32_t *backup_id, char **errptr)}
     */
    public static void rocksdb_backup_engine_create_new_backup_with_options(
            MemorySegment be, MemorySegment db, MemorySegment options, MemorySegment backup_id, MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_create_new_backup_with_options;
        if (function == null) {
            rocksdb_backup_engine_create_new_backup_with_options = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_create_new_backup_with_options");
        }
        try {
            long ignored = (long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, be.address(), db.address(), options.address(), backup_id.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const rocksdb_backup_engine_info_t *rocksdb_backup_engine_get_backup_info(rocksdb_backup_engine_t *be)}
     */
    public static MemorySegment rocksdb_backup_engine_get_backup_info(MemorySegment be) {
        MemorySegment function = rocksdb_backup_engine_get_backup_info;
        if (function == null) {
            rocksdb_backup_engine_get_backup_info = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_get_backup_info");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, be.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_backup_engine_t *rocksdb_backup_engine_open(const rocksdb_options_t *options, const char *path,
     * char **errptr)}
     */
    public static MemorySegment rocksdb_backup_engine_open(
            MemorySegment options, MemorySegment path, MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_open;
        if (function == null) {
            rocksdb_backup_engine_open = function = Symbols.TABLE.find("rocksdb_backup_engine_open");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), path.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_backup_engine_t *rocksdb_backup_engine_open_opts(const rocksdb_backup_engine_options_t *options,
     * rocksdb_env_t *env, char **errptr)}
     */
    public static MemorySegment rocksdb_backup_engine_open_opts(
            MemorySegment options, MemorySegment env, MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_open_opts;
        if (function == null) {
            rocksdb_backup_engine_open_opts = function = Symbols.TABLE.find("rocksdb_backup_engine_open_opts");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), env.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_purge_old_backups(rocksdb_backup_engine_t *be, uint32_t num_backups_to_keep,
     * char **errptr)}
     */
    public static void rocksdb_backup_engine_purge_old_backups(
            MemorySegment be, int num_backups_to_keep, MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_purge_old_backups;
        if (function == null) {
            rocksdb_backup_engine_purge_old_backups = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_purge_old_backups");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, be.address(), (long) num_backups_to_keep, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_restore_db_from_backup(rocksdb_backup_engine_t *be, const char *db_dir, const
     * char *wal_dir, const rocksdb_restore_options_t *restore_options, uint32_t backup_id, char **errptr)}
     */
    public static void rocksdb_backup_engine_restore_db_from_backup(
            MemorySegment be, MemorySegment db_dir, MemorySegment wal_dir, MemorySegment restore_options, int backup_id,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_restore_db_from_backup;
        if (function == null) {
            rocksdb_backup_engine_restore_db_from_backup = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_restore_db_from_backup");
        }
        try {
            long ignored = (long) Shapes.JJJJJJ_J.HANDLE.invokeExact(
                    function, be.address(), db_dir.address(), wal_dir.address(), restore_options.address(),
                    (long) backup_id, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_restore_db_from_latest_backup(rocksdb_backup_engine_t *be, const char *db_dir,
     * const char *wal_dir, const rocksdb_restore_options_t *restore_options, char **errptr)}
     */
    public static void rocksdb_backup_engine_restore_db_from_latest_backup(
            MemorySegment be, MemorySegment db_dir, MemorySegment wal_dir, MemorySegment restore_options,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_restore_db_from_latest_backup;
        if (function == null) {
            rocksdb_backup_engine_restore_db_from_latest_backup = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_restore_db_from_latest_backup");
        }
        try {
            long ignored = (long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, be.address(), db_dir.address(), wal_dir.address(), restore_options.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_backup_engine_stop_backup(rocksdb_backup_engine_t *be)} */
    public static void rocksdb_backup_engine_stop_backup(MemorySegment be) {
        MemorySegment function = rocksdb_backup_engine_stop_backup;
        if (function == null) {
            rocksdb_backup_engine_stop_backup = function = Symbols.TABLE.find("rocksdb_backup_engine_stop_backup");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, be.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_verify_backup(rocksdb_backup_engine_t *be, uint32_t backup_id, char **errptr)}
     */
    public static void rocksdb_backup_engine_verify_backup(MemorySegment be, int backup_id, MemorySegment errptr) {
        MemorySegment function = rocksdb_backup_engine_verify_backup;
        if (function == null) {
            rocksdb_backup_engine_verify_backup = function = Symbols.TABLE.find("rocksdb_backup_engine_verify_backup");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, be.address(), (long) backup_id, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
