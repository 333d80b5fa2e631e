package dev.rockspan;

import dev.rockspan.raw.CRestoreOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How a backup is restored.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_restore_options_t}.
 */
public class RestoreOptions extends RocksObject {
    RestoreOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options with which restoring replaces all files.
     *
     * <p>C: {@code rocksdb_restore_options_create}.
     */
    public RestoreOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRestoreOptions.rocksdb_restore_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "RestoreOptions", nativeResult, CRestoreOptions::rocksdb_restore_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether a restore keeps the write-ahead logs in the folder of the log, and moves archived ones back
     * there, instead of deleting them; {@code false} by default}
     *
     * <p>C: {@code rocksdb_restore_options_get_keep_log_files}.
     */
    public boolean keepLogFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CRestoreOptions.rocksdb_restore_options_get_keep_log_files(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return which files in the target folder are kept and not copied again, because they are those of the backup:
     * PURGE_ALL_FILES, the default, keeps none}
     *
     * <p>C: {@code rocksdb_restore_options_get_mode}.
     */
    public RestoreMode mode() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CRestoreOptions.rocksdb_restore_options_get_mode(call.use(this));
            return RestoreMode.getRestoreMode(nativeResult);
        }
    }

    /**
     * Sets whether a restore keeps the write-ahead logs in the folder of the log, and moves archived ones back there,
     * instead of deleting them; {@code false} by default.
     *
     * <p>For backups made with {@code BackupEngineOptions.setBackupLogFiles(false)}.
     *
     * <p>C: {@code rocksdb_restore_options_set_keep_log_files}.
     *
     * @return this object
     */
    public RestoreOptions setKeepLogFiles(boolean keepLogFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRestoreOptions.rocksdb_restore_options_set_keep_log_files(call.change(this), keepLogFiles ? 1 : 0);
            return this;
        }
    }

    /**
     * Sets which files in the target folder are kept and not copied again, because they are those of the backup:
     * PURGE_ALL_FILES, the default, keeps none.
     *
     * <p>C: {@code rocksdb_restore_options_set_mode}.
     *
     * @return this object
     */
    public RestoreOptions setMode(RestoreMode mode) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRestoreOptions.rocksdb_restore_options_set_mode(call.change(this), Call.notNull(mode, "mode").getValue());
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public RestoreOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Creates options.
     *
     * @param keepLogFiles whether the write-ahead log in the folder stays
     */
    @SuppressWarnings("this-escape")
    public RestoreOptions(boolean keepLogFiles) {
        this();
        setKeepLogFiles(keepLogFiles);
    }
}
