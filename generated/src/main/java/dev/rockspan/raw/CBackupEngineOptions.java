package dev.rockspan.raw;

import dev.rockspan.BackupEngineOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link BackupEngineOptions}. */
public final class CBackupEngineOptions {
    private static @Nullable MemorySegment rocksdb_backup_engine_options_create;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_destroy;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_backup_dir;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_backup_log_files;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_backup_rate_limit;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_callback_trigger_interval_size;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_current_temperatures_override_manifest;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_destroy_old_data;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_io_buffer_size;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_max_background_operations;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_max_valid_backups_to_open;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_restore_rate_limit;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_schema_version;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_share_files_with_checksum;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_share_files_with_checksum_naming;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_share_table_files;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_get_sync;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_backup_dir;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_backup_log_files;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_backup_rate_limit;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_backup_rate_limiter;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_callback_trigger_interval_size;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_current_temperatures_override_manifest;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_destroy_old_data;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_env;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_io_buffer_size;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_max_background_operations;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_max_valid_backups_to_open;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_restore_rate_limit;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_restore_rate_limiter;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_schema_version;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_share_files_with_checksum;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_share_files_with_checksum_naming;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_share_table_files;

    private static @Nullable MemorySegment rocksdb_backup_engine_options_set_sync;

    private CBackupEngineOptions() {
    }

    /** {@code rocksdb_backup_engine_options_t *rocksdb_backup_engine_options_create(const char *backup_dir)} */
    public static MemorySegment rocksdb_backup_engine_options_create(MemorySegment backup_dir) {
        MemorySegment function = rocksdb_backup_engine_options_create;
        if (function == null) {
            rocksdb_backup_engine_options_create = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, backup_dir.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_backup_engine_options_destroy(rocksdb_backup_engine_options_t *)} */
    public static void rocksdb_backup_engine_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_backup_engine_options_destroy;
        if (function == null) {
            rocksdb_backup_engine_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_backup_engine_options_get_backup_dir(rocksdb_backup_engine_options_t *opt, size_t
     * *size)}
     */
    public static MemorySegment rocksdb_backup_engine_options_get_backup_dir(MemorySegment opt, MemorySegment size) {
        MemorySegment function = rocksdb_backup_engine_options_get_backup_dir;
        if (function == null) {
            rocksdb_backup_engine_options_get_backup_dir = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_backup_dir");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, opt.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_backup_engine_options_get_backup_log_files(rocksdb_backup_engine_options_t *opt)}
     */
    public static byte rocksdb_backup_engine_options_get_backup_log_files(MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_backup_log_files;
        if (function == null) {
            rocksdb_backup_engine_options_get_backup_log_files = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_backup_log_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_backup_engine_options_get_backup_rate_limit(rocksdb_backup_engine_options_t *opt)} */
    public static long rocksdb_backup_engine_options_get_backup_rate_limit(MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_backup_rate_limit;
        if (function == null) {
            rocksdb_backup_engine_options_get_backup_rate_limit = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_backup_rate_limit");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_backup_engine_options_get_callback_trigger_interval_size(rocksdb_backup_engine_options_t
     * *opt)}
     */
    public static long rocksdb_backup_engine_options_get_callback_trigger_interval_size(
            MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_callback_trigger_interval_size;
        if (function == null) {
            rocksdb_backup_engine_options_get_callback_trigger_interval_size = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_callback_trigger_interval_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_backup_engine_options_get_current_temperatures_override_manifest(rocksdb_backup_engine_options_t *opt)}
     */
    public static byte rocksdb_backup_engine_options_get_current_temperatures_override_manifest(
            MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_current_temperatures_override_manifest;
        if (function == null) {
            rocksdb_backup_engine_options_get_current_temperatures_override_manifest = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_current_temperatures_override_manifest");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_backup_engine_options_get_destroy_old_data(rocksdb_backup_engine_options_t *opt)}
     */
    public static byte rocksdb_backup_engine_options_get_destroy_old_data(MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_destroy_old_data;
        if (function == null) {
            rocksdb_backup_engine_options_get_destroy_old_data = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_destroy_old_data");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_backup_engine_options_get_io_buffer_size(rocksdb_backup_engine_options_t *opt)} */
    public static long rocksdb_backup_engine_options_get_io_buffer_size(MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_io_buffer_size;
        if (function == null) {
            rocksdb_backup_engine_options_get_io_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_io_buffer_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_backup_engine_options_get_max_background_operations(rocksdb_backup_engine_options_t *opt)} */
    public static int rocksdb_backup_engine_options_get_max_background_operations(
            MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_max_background_operations;
        if (function == null) {
            rocksdb_backup_engine_options_get_max_background_operations = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_max_background_operations");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_backup_engine_options_get_max_valid_backups_to_open(rocksdb_backup_engine_options_t *opt)} */
    public static int rocksdb_backup_engine_options_get_max_valid_backups_to_open(
            MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_max_valid_backups_to_open;
        if (function == null) {
            rocksdb_backup_engine_options_get_max_valid_backups_to_open = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_max_valid_backups_to_open");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_backup_engine_options_get_restore_rate_limit(rocksdb_backup_engine_options_t *opt)} */
    public static long rocksdb_backup_engine_options_get_restore_rate_limit(MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_restore_rate_limit;
        if (function == null) {
            rocksdb_backup_engine_options_get_restore_rate_limit = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_restore_rate_limit");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_backup_engine_options_get_schema_version(rocksdb_backup_engine_options_t *opt)} */
    public static int rocksdb_backup_engine_options_get_schema_version(MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_schema_version;
        if (function == null) {
            rocksdb_backup_engine_options_get_schema_version = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_schema_version");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_backup_engine_options_get_share_files_with_checksum(rocksdb_backup_engine_options_t
     * *opt)}
     */
    public static byte rocksdb_backup_engine_options_get_share_files_with_checksum(
            MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_share_files_with_checksum;
        if (function == null) {
            rocksdb_backup_engine_options_get_share_files_with_checksum = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_share_files_with_checksum");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_backup_engine_options_get_share_files_with_checksum_naming(rocksdb_backup_engine_options_t
     * *opt)}
     */
    public static int rocksdb_backup_engine_options_get_share_files_with_checksum_naming(
            MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_share_files_with_checksum_naming;
        if (function == null) {
            rocksdb_backup_engine_options_get_share_files_with_checksum_naming = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_share_files_with_checksum_naming");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_backup_engine_options_get_share_table_files(rocksdb_backup_engine_options_t *opt)}
     */
    public static byte rocksdb_backup_engine_options_get_share_table_files(MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_share_table_files;
        if (function == null) {
            rocksdb_backup_engine_options_get_share_table_files = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_share_table_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_backup_engine_options_get_sync(rocksdb_backup_engine_options_t *opt)} */
    public static byte rocksdb_backup_engine_options_get_sync(MemorySegment opt) {
        MemorySegment function = rocksdb_backup_engine_options_get_sync;
        if (function == null) {
            rocksdb_backup_engine_options_get_sync = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_get_sync");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_backup_dir(rocksdb_backup_engine_options_t *opt, const char *v)}
     */
    public static void rocksdb_backup_engine_options_set_backup_dir(MemorySegment opt, MemorySegment v) {
        MemorySegment function = rocksdb_backup_engine_options_set_backup_dir;
        if (function == null) {
            rocksdb_backup_engine_options_set_backup_dir = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_backup_dir");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_backup_log_files(rocksdb_backup_engine_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_backup_engine_options_set_backup_log_files(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_backup_engine_options_set_backup_log_files;
        if (function == null) {
            rocksdb_backup_engine_options_set_backup_log_files = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_backup_log_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_backup_rate_limit(rocksdb_backup_engine_options_t *opt, uint64_t
     * v)}
     */
    public static void rocksdb_backup_engine_options_set_backup_rate_limit(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_backup_engine_options_set_backup_rate_limit;
        if (function == null) {
            rocksdb_backup_engine_options_set_backup_rate_limit = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_backup_rate_limit");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_backup_rate_limiter(rocksdb_backup_engine_options_t *options,
     * rocksdb_ratelimiter_t *limiter)}
     */
    public static void rocksdb_backup_engine_options_set_backup_rate_limiter(
            MemorySegment options, MemorySegment limiter) {
        MemorySegment function = rocksdb_backup_engine_options_set_backup_rate_limiter;
        if (function == null) {
            rocksdb_backup_engine_options_set_backup_rate_limiter = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_backup_rate_limiter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), limiter.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_callback_trigger_interval_size(rocksdb_backup_engine_options_t
     * *opt, uint64_t v)}
     */
    public static void rocksdb_backup_engine_options_set_callback_trigger_interval_size(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_backup_engine_options_set_callback_trigger_interval_size;
        if (function == null) {
            rocksdb_backup_engine_options_set_callback_trigger_interval_size = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_callback_trigger_interval_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_backup_engine_options_set_current_temperatures_override_manifest(rocksdb_backup_engine_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_backup_engine_options_set_current_temperatures_override_manifest(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_backup_engine_options_set_current_temperatures_override_manifest;
        if (function == null) {
            rocksdb_backup_engine_options_set_current_temperatures_override_manifest = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_current_temperatures_override_manifest");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_destroy_old_data(rocksdb_backup_engine_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_backup_engine_options_set_destroy_old_data(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_backup_engine_options_set_destroy_old_data;
        if (function == null) {
            rocksdb_backup_engine_options_set_destroy_old_data = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_destroy_old_data");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_env(rocksdb_backup_engine_options_t *options, rocksdb_env_t *env)}
     */
    public static void rocksdb_backup_engine_options_set_env(MemorySegment options, MemorySegment env) {
        MemorySegment function = rocksdb_backup_engine_options_set_env;
        if (function == null) {
            rocksdb_backup_engine_options_set_env = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_env");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), env.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_io_buffer_size(rocksdb_backup_engine_options_t *opt, uint64_t v)}
     */
    public static void rocksdb_backup_engine_options_set_io_buffer_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_backup_engine_options_set_io_buffer_size;
        if (function == null) {
            rocksdb_backup_engine_options_set_io_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_io_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_max_background_operations(rocksdb_backup_engine_options_t *opt, int
     * v)}
     */
    public static void rocksdb_backup_engine_options_set_max_background_operations(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_backup_engine_options_set_max_background_operations;
        if (function == null) {
            rocksdb_backup_engine_options_set_max_background_operations = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_max_background_operations");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_max_valid_backups_to_open(rocksdb_backup_engine_options_t *opt, int
     * v)}
     */
    public static void rocksdb_backup_engine_options_set_max_valid_backups_to_open(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_backup_engine_options_set_max_valid_backups_to_open;
        if (function == null) {
            rocksdb_backup_engine_options_set_max_valid_backups_to_open = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_max_valid_backups_to_open");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_restore_rate_limit(rocksdb_backup_engine_options_t *opt, uint64_t
     * v)}
     */
    public static void rocksdb_backup_engine_options_set_restore_rate_limit(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_backup_engine_options_set_restore_rate_limit;
        if (function == null) {
            rocksdb_backup_engine_options_set_restore_rate_limit = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_restore_rate_limit");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_restore_rate_limiter(rocksdb_backup_engine_options_t *options,
     * rocksdb_ratelimiter_t *limiter)}
     */
    public static void rocksdb_backup_engine_options_set_restore_rate_limiter(
            MemorySegment options, MemorySegment limiter) {
        MemorySegment function = rocksdb_backup_engine_options_set_restore_rate_limiter;
        if (function == null) {
            rocksdb_backup_engine_options_set_restore_rate_limiter = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_restore_rate_limiter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), limiter.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_backup_engine_options_set_schema_version(rocksdb_backup_engine_options_t *opt, int v)} */
    public static void rocksdb_backup_engine_options_set_schema_version(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_backup_engine_options_set_schema_version;
        if (function == null) {
            rocksdb_backup_engine_options_set_schema_version = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_schema_version");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_share_files_with_checksum(rocksdb_backup_engine_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_backup_engine_options_set_share_files_with_checksum(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_backup_engine_options_set_share_files_with_checksum;
        if (function == null) {
            rocksdb_backup_engine_options_set_share_files_with_checksum = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_share_files_with_checksum");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_share_files_with_checksum_naming(rocksdb_backup_engine_options_t
     * *opt, int v)}
     */
    public static void rocksdb_backup_engine_options_set_share_files_with_checksum_naming(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_backup_engine_options_set_share_files_with_checksum_naming;
        if (function == null) {
            rocksdb_backup_engine_options_set_share_files_with_checksum_naming = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_share_files_with_checksum_naming");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_backup_engine_options_set_share_table_files(rocksdb_backup_engine_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_backup_engine_options_set_share_table_files(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_backup_engine_options_set_share_table_files;
        if (function == null) {
            rocksdb_backup_engine_options_set_share_table_files = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_share_table_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_backup_engine_options_set_sync(rocksdb_backup_engine_options_t *opt, unsigned char v)} */
    public static void rocksdb_backup_engine_options_set_sync(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_backup_engine_options_set_sync;
        if (function == null) {
            rocksdb_backup_engine_options_set_sync = function = Symbols.TABLE.find(
                    "rocksdb_backup_engine_options_set_sync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
