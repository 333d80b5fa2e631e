package dev.rockspan.raw;

import dev.rockspan.LiveFilesStorageInfoOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link LiveFilesStorageInfoOptions}. */
public final class CLiveFilesStorageInfoOptions {
    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_options_create;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_options_destroy;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_options_get_atomic_flush;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_options_get_include_checksum_info;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_options_get_wal_size_for_flush;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_options_set_atomic_flush;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_options_set_include_checksum_info;

    private static @Nullable MemorySegment rocksdb_livefiles_storage_info_options_set_wal_size_for_flush;

    private CLiveFilesStorageInfoOptions() {
    }

    /** {@code rocksdb_livefiles_storage_info_options_t *rocksdb_livefiles_storage_info_options_create(void)} */
    public static MemorySegment rocksdb_livefiles_storage_info_options_create() {
        MemorySegment function = rocksdb_livefiles_storage_info_options_create;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_create = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_livefiles_storage_info_options_destroy(rocksdb_livefiles_storage_info_options_t *options)}
     */
    public static void rocksdb_livefiles_storage_info_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_livefiles_storage_info_options_destroy;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_livefiles_storage_info_options_get_atomic_flush(rocksdb_livefiles_storage_info_options_t *opt)}
     */
    public static byte rocksdb_livefiles_storage_info_options_get_atomic_flush(MemorySegment opt) {
        MemorySegment function = rocksdb_livefiles_storage_info_options_get_atomic_flush;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_get_atomic_flush = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_get_atomic_flush");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_livefiles_storage_info_options_get_include_checksum_info(rocksdb_livefiles_storage_info_options_t *opt)}
     */
    public static byte rocksdb_livefiles_storage_info_options_get_include_checksum_info(
            MemorySegment opt) {
        MemorySegment function = rocksdb_livefiles_storage_info_options_get_include_checksum_info;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_get_include_checksum_info = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_get_include_checksum_info");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t
     * rocksdb_livefiles_storage_info_options_get_wal_size_for_flush(rocksdb_livefiles_storage_info_options_t *opt)}
     */
    public static long rocksdb_livefiles_storage_info_options_get_wal_size_for_flush(
            MemorySegment opt) {
        MemorySegment function = rocksdb_livefiles_storage_info_options_get_wal_size_for_flush;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_get_wal_size_for_flush = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_get_wal_size_for_flush");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_livefiles_storage_info_options_set_atomic_flush(rocksdb_livefiles_storage_info_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_livefiles_storage_info_options_set_atomic_flush(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_livefiles_storage_info_options_set_atomic_flush;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_set_atomic_flush = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_set_atomic_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_livefiles_storage_info_options_set_include_checksum_info(rocksdb_livefiles_storage_info_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_livefiles_storage_info_options_set_include_checksum_info(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_livefiles_storage_info_options_set_include_checksum_info;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_set_include_checksum_info = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_set_include_checksum_info");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_livefiles_storage_info_options_set_wal_size_for_flush(rocksdb_livefiles_storage_info_options_t *opt,
     * uint64_t v)}
     */
    public static void rocksdb_livefiles_storage_info_options_set_wal_size_for_flush(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_livefiles_storage_info_options_set_wal_size_for_flush;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_set_wal_size_for_flush = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_set_wal_size_for_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
