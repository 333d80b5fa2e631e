package dev.rockspan;

import dev.rockspan.raw.CCreateBackupOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How one backup is made.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_create_backup_options_t}.
 */
public class CreateBackupOptions extends RocksObject {
    CreateBackupOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options with which no flush comes before the backup.
     *
     * <p>C: {@code rocksdb_create_backup_options_create}.
     */
    public CreateBackupOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCreateBackupOptions.rocksdb_create_backup_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "CreateBackupOptions", nativeResult, CCreateBackupOptions::rocksdb_create_backup_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether all column families are flushed together, if {@code flushBeforeBackup} is set; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_create_backup_options_get_atomic_flush}.
     */
    public boolean atomicFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCreateBackupOptions.rocksdb_create_backup_options_get_atomic_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the priority that the threads that copy get, if {@code decreaseBackgroundThreadCpuPriority} is set;
     * {@code NORMAL} by default}
     *
     * <p>C: {@code rocksdb_create_backup_options_get_background_thread_cpu_priority}.
     */
    public CpuPriority backgroundThreadCpuPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCreateBackupOptions.rocksdb_create_backup_options_get_background_thread_cpu_priority(
                    call.use(
                    this));
            return CpuPriority.getCpuPriority(nativeResult);
        }
    }

    /**
     * {@return whether the priority of the threads that copy is lowered; {@code false} by default}
     *
     * <p>C: {@code rocksdb_create_backup_options_get_decrease_background_thread_cpu_priority}.
     */
    public boolean decreaseBackgroundThreadCpuPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CCreateBackupOptions.rocksdb_create_backup_options_get_decrease_background_thread_cpu_priority(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether memtables are flushed before the backup; if {@code false}, a backup lacks what was not flushed
     * and is in no write-ahead log; {@code false} by default}
     *
     * <p>C: {@code rocksdb_create_backup_options_get_flush_before_backup}.
     */
    public boolean flushBeforeBackup() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCreateBackupOptions.rocksdb_create_backup_options_get_flush_before_backup(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether all column families are flushed together, if {@code flushBeforeBackup} is set; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_create_backup_options_set_atomic_flush}.
     *
     * @return this object
     */
    public CreateBackupOptions setAtomicFlush(boolean atomicFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCreateBackupOptions.rocksdb_create_backup_options_set_atomic_flush(
                    call.change(this), (byte) (atomicFlush ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the priority that the threads that copy get, if {@code decreaseBackgroundThreadCpuPriority} is set; {@code
     * NORMAL} by default.
     *
     * <p>C: {@code rocksdb_create_backup_options_set_background_thread_cpu_priority}.
     *
     * @return this object
     */
    public CreateBackupOptions setBackgroundThreadCpuPriority(
            CpuPriority backgroundThreadCpuPriority) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCreateBackupOptions.rocksdb_create_backup_options_set_background_thread_cpu_priority(
                    call.change(this),
                    Call.notNull(backgroundThreadCpuPriority, "backgroundThreadCpuPriority").getValue());
            return this;
        }
    }

    /**
     * Sets whether the priority of the threads that copy is lowered; {@code false} by default.
     *
     * <p>C: {@code rocksdb_create_backup_options_set_decrease_background_thread_cpu_priority}.
     *
     * @return this object
     */
    public CreateBackupOptions setDecreaseBackgroundThreadCpuPriority(
            boolean decreaseBackgroundThreadCpuPriority) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCreateBackupOptions.rocksdb_create_backup_options_set_decrease_background_thread_cpu_priority(
                    call.change(this), (byte) (decreaseBackgroundThreadCpuPriority ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the callback that decides which table and blob files are left out of the backup; without one, none are. It
     * is asked for files that backups share only. Needs {@code BackupEngineOptions.setSchemaVersion(2)}: the backup
     * fails otherwise. Another backup in the same folder must have the files that are left out: restoring looks for
     * them there, as the C API cannot name another folder.
     *
     * <p>C: {@code rocksdb_create_backup_options_set_exclude_files_callback}.
     *
     * @param callbacks called until this object is closed or given others
     * @return this object
     */
    public CreateBackupOptions setExcludeFilesCallback(BackupExcludeFilesCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            MemorySegment nativeCallbacks = Callbacks.callbackOf(
                    call, this, "setExcludeFilesCallback", callbacks, "callbacks");
            CCreateBackupOptions.rocksdb_create_backup_options_set_exclude_files_callback(
                    nativeThis, nativeCallbacks, BackupExcludeFilesUpcalls.Addresses.EXCLUDE);
            call.commit();
            return this;
        }
    }

    /**
     * Sets whether memtables are flushed before the backup; if {@code false}, a backup lacks what was not flushed and
     * is in no write-ahead log; {@code false} by default.
     *
     * <p>C: {@code rocksdb_create_backup_options_set_flush_before_backup}.
     *
     * @return this object
     */
    public CreateBackupOptions setFlushBeforeBackup(boolean flushBeforeBackup) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCreateBackupOptions.rocksdb_create_backup_options_set_flush_before_backup(
                    call.change(this), (byte) (flushBeforeBackup ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the callback that gets the backup's progress.
     *
     * <p>C: {@code rocksdb_create_backup_options_set_progress_callback}.
     *
     * @param callbacks called until this object is closed or given others
     * @return this object
     */
    public CreateBackupOptions setProgressCallback(BackupProgressCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            MemorySegment nativeCallbacks = Callbacks.callbackOf(
                    call, this, "setProgressCallback", callbacks, "callbacks");
            CCreateBackupOptions.rocksdb_create_backup_options_set_progress_callback(
                    nativeThis, nativeCallbacks, BackupProgressUpcalls.Addresses.PROGRESS);
            call.commit();
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CreateBackupOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
