package dev.rockspan.raw;

import dev.rockspan.RestoreOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link RestoreOptions}. */
public final class CRestoreOptions {
    private static @Nullable MemorySegment rocksdb_restore_options_create;

    private static @Nullable MemorySegment rocksdb_restore_options_destroy;

    private static @Nullable MemorySegment rocksdb_restore_options_get_keep_log_files;

    private static @Nullable MemorySegment rocksdb_restore_options_get_mode;

    private static @Nullable MemorySegment rocksdb_restore_options_set_keep_log_files;

    private static @Nullable MemorySegment rocksdb_restore_options_set_mode;

    private CRestoreOptions() {
    }

    /** {@code rocksdb_restore_options_t *rocksdb_restore_options_create(void)} */
    public static MemorySegment rocksdb_restore_options_create() {
        MemorySegment function = rocksdb_restore_options_create;
        if (function == null) {
            rocksdb_restore_options_create = function = Symbols.TABLE.find("rocksdb_restore_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_restore_options_destroy(rocksdb_restore_options_t *opt)} */
    public static void rocksdb_restore_options_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_restore_options_destroy;
        if (function == null) {
            rocksdb_restore_options_destroy = function = Symbols.TABLE.find("rocksdb_restore_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_restore_options_get_keep_log_files(rocksdb_restore_options_t *opt)} */
    public static byte rocksdb_restore_options_get_keep_log_files(MemorySegment opt) {
        MemorySegment function = rocksdb_restore_options_get_keep_log_files;
        if (function == null) {
            rocksdb_restore_options_get_keep_log_files = function = Symbols.TABLE.find(
                    "rocksdb_restore_options_get_keep_log_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_restore_options_get_mode(rocksdb_restore_options_t *opt)} */
    public static int rocksdb_restore_options_get_mode(MemorySegment opt) {
        MemorySegment function = rocksdb_restore_options_get_mode;
        if (function == null) {
            rocksdb_restore_options_get_mode = function = Symbols.TABLE.find("rocksdb_restore_options_get_mode");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_restore_options_set_keep_log_files(rocksdb_restore_options_t *opt, int v)} */
    public static void rocksdb_restore_options_set_keep_log_files(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_restore_options_set_keep_log_files;
        if (function == null) {
            rocksdb_restore_options_set_keep_log_files = function = Symbols.TABLE.find(
                    "rocksdb_restore_options_set_keep_log_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_restore_options_set_mode(rocksdb_restore_options_t *opt, int v)} */
    public static void rocksdb_restore_options_set_mode(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_restore_options_set_mode;
        if (function == null) {
            rocksdb_restore_options_set_mode = function = Symbols.TABLE.find("rocksdb_restore_options_set_mode");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
