package dev.rockspan.raw;

import dev.rockspan.ColumnFamilyMetaDataOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ColumnFamilyMetaDataOptions}. */
public final class CColumnFamilyMetaDataOptions {
    private static @Nullable MemorySegment rocksdb_column_family_metadata_options_create;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_options_destroy;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_options_get_end_key;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_options_get_level;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_options_get_start_key;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_options_set_end_key;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_options_set_level;

    private static @Nullable MemorySegment rocksdb_column_family_metadata_options_set_start_key;

    private CColumnFamilyMetaDataOptions() {
    }

    /** {@code rocksdb_column_family_metadata_options_t *rocksdb_column_family_metadata_options_create(void)} */
    public static MemorySegment rocksdb_column_family_metadata_options_create() {
        MemorySegment function = rocksdb_column_family_metadata_options_create;
        if (function == null) {
            rocksdb_column_family_metadata_options_create = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_column_family_metadata_options_destroy(rocksdb_column_family_metadata_options_t *options)}
     */
    public static void rocksdb_column_family_metadata_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_column_family_metadata_options_destroy;
        if (function == null) {
            rocksdb_column_family_metadata_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_column_family_metadata_options_get_end_key(const
     * rocksdb_column_family_metadata_options_t *options, size_t *key_len)}
     */
    public static MemorySegment rocksdb_column_family_metadata_options_get_end_key(
            MemorySegment options, MemorySegment key_len) {
        MemorySegment function = rocksdb_column_family_metadata_options_get_end_key;
        if (function == null) {
            rocksdb_column_family_metadata_options_get_end_key = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_get_end_key");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), key_len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_column_family_metadata_options_get_level(rocksdb_column_family_metadata_options_t *opt)} */
    public static int rocksdb_column_family_metadata_options_get_level(MemorySegment opt) {
        MemorySegment function = rocksdb_column_family_metadata_options_get_level;
        if (function == null) {
            rocksdb_column_family_metadata_options_get_level = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_get_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_column_family_metadata_options_get_start_key(const
     * rocksdb_column_family_metadata_options_t *options, size_t *key_len)}
     */
    public static MemorySegment rocksdb_column_family_metadata_options_get_start_key(
            MemorySegment options, MemorySegment key_len) {
        MemorySegment function = rocksdb_column_family_metadata_options_get_start_key;
        if (function == null) {
            rocksdb_column_family_metadata_options_get_start_key = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_get_start_key");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), key_len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_column_family_metadata_options_set_end_key(rocksdb_column_family_metadata_options_t *options,
     * const char *key, size_t key_len)}
     */
    public static void rocksdb_column_family_metadata_options_set_end_key(
            MemorySegment options, MemorySegment key, long key_len) {
        MemorySegment function = rocksdb_column_family_metadata_options_set_end_key;
        if (function == null) {
            rocksdb_column_family_metadata_options_set_end_key = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_set_end_key");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, options.address(), key, key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_column_family_metadata_options_set_level(rocksdb_column_family_metadata_options_t *opt, int
     * v)}
     */
    public static void rocksdb_column_family_metadata_options_set_level(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_column_family_metadata_options_set_level;
        if (function == null) {
            rocksdb_column_family_metadata_options_set_level = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_set_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_column_family_metadata_options_set_start_key(rocksdb_column_family_metadata_options_t
     * *options, const char *key, size_t key_len)}
     */
    public static void rocksdb_column_family_metadata_options_set_start_key(
            MemorySegment options, MemorySegment key, long key_len) {
        MemorySegment function = rocksdb_column_family_metadata_options_set_start_key;
        if (function == null) {
            rocksdb_column_family_metadata_options_set_start_key = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_set_start_key");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, options.address(), key, key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
