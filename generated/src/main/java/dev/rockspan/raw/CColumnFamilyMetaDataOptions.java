package dev.rockspan.raw;

import dev.rockspan.ColumnFamilyMetaDataOptions;
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
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
        Shapes.JJJ_J.call(function, options.address(), 0, 0);
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, options.address(), key_len.address(), 0));
    }

    /** {@code int rocksdb_column_family_metadata_options_get_level(rocksdb_column_family_metadata_options_t *opt)} */
    public static int rocksdb_column_family_metadata_options_get_level(MemorySegment opt) {
        MemorySegment function = rocksdb_column_family_metadata_options_get_level;
        if (function == null) {
            rocksdb_column_family_metadata_options_get_level = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_get_level");
        }
        return (int) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, options.address(), key_len.address(), 0));
    }

    /**
     * {@code void rocksdb_column_family_metadata_options_set_end_key(rocksdb_column_family_metadata_options_t *options,
     * const char *key, size_t key_len)}
     */
    public static void rocksdb_column_family_metadata_options_set_end_key(MemorySegment options,
            MemorySegment key, long key_len) {
        MemorySegment function = rocksdb_column_family_metadata_options_set_end_key;
        if (function == null) {
            rocksdb_column_family_metadata_options_set_end_key = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_set_end_key");
        }
        Shapes.JPJ_J.call(function, options.address(), key, key_len);
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
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_column_family_metadata_options_set_start_key(rocksdb_column_family_metadata_options_t
     * *options, const char *key, size_t key_len)}
     */
    public static void rocksdb_column_family_metadata_options_set_start_key(MemorySegment options,
            MemorySegment key, long key_len) {
        MemorySegment function = rocksdb_column_family_metadata_options_set_start_key;
        if (function == null) {
            rocksdb_column_family_metadata_options_set_start_key = function = Symbols.TABLE.find(
                    "rocksdb_column_family_metadata_options_set_start_key");
        }
        Shapes.JPJ_J.call(function, options.address(), key, key_len);
    }
}
