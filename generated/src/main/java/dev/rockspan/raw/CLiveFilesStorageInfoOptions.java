package dev.rockspan.raw;

import dev.rockspan.LiveFilesStorageInfoOptions;
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
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
        Shapes.JJJ_J.call(function, options.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /**
     * {@code void rocksdb_livefiles_storage_info_options_set_atomic_flush(rocksdb_livefiles_storage_info_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_livefiles_storage_info_options_set_atomic_flush(MemorySegment opt,
            byte v) {
        MemorySegment function = rocksdb_livefiles_storage_info_options_set_atomic_flush;
        if (function == null) {
            rocksdb_livefiles_storage_info_options_set_atomic_flush = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_storage_info_options_set_atomic_flush");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
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
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
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
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }
}
