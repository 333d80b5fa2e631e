package dev.rockspan.raw;

import dev.rockspan.CreateBackupOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CreateBackupOptions}. */
public final class CCreateBackupOptions {
    private static @Nullable MemorySegment rocksdb_create_backup_options_create;

    private static @Nullable MemorySegment rocksdb_create_backup_options_destroy;

    private static @Nullable MemorySegment rocksdb_create_backup_options_get_atomic_flush;

    private static @Nullable MemorySegment rocksdb_create_backup_options_get_background_thread_cpu_priority;

    private static @Nullable MemorySegment rocksdb_create_backup_options_get_decrease_background_thread_cpu_priority;

    private static @Nullable MemorySegment rocksdb_create_backup_options_get_flush_before_backup;

    private static @Nullable MemorySegment rocksdb_create_backup_options_set_atomic_flush;

    private static @Nullable MemorySegment rocksdb_create_backup_options_set_background_thread_cpu_priority;

    private static @Nullable MemorySegment rocksdb_create_backup_options_set_decrease_background_thread_cpu_priority;

    private static @Nullable MemorySegment rocksdb_create_backup_options_set_exclude_files_callback;

    private static @Nullable MemorySegment rocksdb_create_backup_options_set_flush_before_backup;

    private static @Nullable MemorySegment rocksdb_create_backup_options_set_progress_callback;

    private CCreateBackupOptions() {
    }

    /** {@code rocksdb_create_backup_options_t *rocksdb_create_backup_options_create(void)} */
    public static MemorySegment rocksdb_create_backup_options_create() {
        MemorySegment function = rocksdb_create_backup_options_create;
        if (function == null) {
            rocksdb_create_backup_options_create = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_create_backup_options_destroy(rocksdb_create_backup_options_t *options)} */
    public static void rocksdb_create_backup_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_create_backup_options_destroy;
        if (function == null) {
            rocksdb_create_backup_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_create_backup_options_get_atomic_flush(rocksdb_create_backup_options_t *opt)} */
    public static byte rocksdb_create_backup_options_get_atomic_flush(MemorySegment opt) {
        MemorySegment function = rocksdb_create_backup_options_get_atomic_flush;
        if (function == null) {
            rocksdb_create_backup_options_get_atomic_flush = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_get_atomic_flush");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_create_backup_options_get_background_thread_cpu_priority(rocksdb_create_backup_options_t
     * *opt)}
     */
    public static int rocksdb_create_backup_options_get_background_thread_cpu_priority(
            MemorySegment opt) {
        MemorySegment function = rocksdb_create_backup_options_get_background_thread_cpu_priority;
        if (function == null) {
            rocksdb_create_backup_options_get_background_thread_cpu_priority = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_get_background_thread_cpu_priority");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_create_backup_options_get_decrease_background_thread_cpu_priority(rocksdb_create_backup_options_t *opt)}
     */
    public static byte rocksdb_create_backup_options_get_decrease_background_thread_cpu_priority(
            MemorySegment opt) {
        MemorySegment function = rocksdb_create_backup_options_get_decrease_background_thread_cpu_priority;
        if (function == null) {
            rocksdb_create_backup_options_get_decrease_background_thread_cpu_priority = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_get_decrease_background_thread_cpu_priority");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_create_backup_options_get_flush_before_backup(rocksdb_create_backup_options_t *opt)}
     */
    public static byte rocksdb_create_backup_options_get_flush_before_backup(MemorySegment opt) {
        MemorySegment function = rocksdb_create_backup_options_get_flush_before_backup;
        if (function == null) {
            rocksdb_create_backup_options_get_flush_before_backup = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_get_flush_before_backup");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_create_backup_options_set_atomic_flush(rocksdb_create_backup_options_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_create_backup_options_set_atomic_flush(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_create_backup_options_set_atomic_flush;
        if (function == null) {
            rocksdb_create_backup_options_set_atomic_flush = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_set_atomic_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_create_backup_options_set_background_thread_cpu_priority(rocksdb_create_backup_options_t
     * *opt, int v)}
     */
    public static void rocksdb_create_backup_options_set_background_thread_cpu_priority(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_create_backup_options_set_background_thread_cpu_priority;
        if (function == null) {
            rocksdb_create_backup_options_set_background_thread_cpu_priority = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_set_background_thread_cpu_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_create_backup_options_set_decrease_background_thread_cpu_priority(rocksdb_create_backup_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_create_backup_options_set_decrease_background_thread_cpu_priority(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_create_backup_options_set_decrease_background_thread_cpu_priority;
        if (function == null) {
            rocksdb_create_backup_options_set_decrease_background_thread_cpu_priority = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_set_decrease_background_thread_cpu_priority");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_create_backup_options_set_exclude_files_callback(rocksdb_create_backup_options_t *options,
     * void *state, rocksdb_create_backup_options_exclude_files_cb callback)}
     */
    public static void rocksdb_create_backup_options_set_exclude_files_callback(
            MemorySegment options, MemorySegment state, MemorySegment callback) {
        MemorySegment function = rocksdb_create_backup_options_set_exclude_files_callback;
        if (function == null) {
            rocksdb_create_backup_options_set_exclude_files_callback = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_set_exclude_files_callback");
        }
        try {
            long ignored = (long) Shapes.JPP_J.HANDLE.invokeExact(function, options.address(), state, callback);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_create_backup_options_set_flush_before_backup(rocksdb_create_backup_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_create_backup_options_set_flush_before_backup(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_create_backup_options_set_flush_before_backup;
        if (function == null) {
            rocksdb_create_backup_options_set_flush_before_backup = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_set_flush_before_backup");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_create_backup_options_set_progress_callback(rocksdb_create_backup_options_t *options, void
     * *state, rocksdb_create_backup_options_progress_cb callback)}
     */
    public static void rocksdb_create_backup_options_set_progress_callback(
            MemorySegment options, MemorySegment state, MemorySegment callback) {
        MemorySegment function = rocksdb_create_backup_options_set_progress_callback;
        if (function == null) {
            rocksdb_create_backup_options_set_progress_callback = function = Symbols.TABLE.find(
                    "rocksdb_create_backup_options_set_progress_callback");
        }
        try {
            long ignored = (long) Shapes.JPP_J.HANDLE.invokeExact(function, options.address(), state, callback);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
