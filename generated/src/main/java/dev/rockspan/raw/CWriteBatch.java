package dev.rockspan.raw;

import dev.rockspan.WriteBatch;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link WriteBatch}. */
public final class CWriteBatch {
    private static @Nullable MemorySegment rocksdb_writebatch_clear;

    private static @Nullable MemorySegment rocksdb_writebatch_count;

    private static @Nullable MemorySegment rocksdb_writebatch_create;

    private static @Nullable MemorySegment rocksdb_writebatch_create_from;

    private static @Nullable MemorySegment rocksdb_writebatch_create_with_params;

    private static @Nullable MemorySegment rocksdb_writebatch_data;

    private static @Nullable MemorySegment rocksdb_writebatch_delete;

    private static @Nullable MemorySegment rocksdb_writebatch_delete_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_delete_cf_with_ts;

    private static @Nullable MemorySegment rocksdb_writebatch_delete_range;

    private static @Nullable MemorySegment rocksdb_writebatch_delete_range_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_delete_rangev;

    private static @Nullable MemorySegment rocksdb_writebatch_delete_rangev_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_deletev;

    private static @Nullable MemorySegment rocksdb_writebatch_deletev_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_destroy;

    private static @Nullable MemorySegment rocksdb_writebatch_iterate;

    private static @Nullable MemorySegment rocksdb_writebatch_iterate_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_iterate_cf_ld;

    private static @Nullable MemorySegment rocksdb_writebatch_iterate_ld;

    private static @Nullable MemorySegment rocksdb_writebatch_merge;

    private static @Nullable MemorySegment rocksdb_writebatch_merge_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_mergev;

    private static @Nullable MemorySegment rocksdb_writebatch_mergev_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_pop_save_point;

    private static @Nullable MemorySegment rocksdb_writebatch_put;

    private static @Nullable MemorySegment rocksdb_writebatch_put_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_put_cf_with_ts;

    private static @Nullable MemorySegment rocksdb_writebatch_put_log_data;

    private static @Nullable MemorySegment rocksdb_writebatch_putv;

    private static @Nullable MemorySegment rocksdb_writebatch_putv_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_rollback_to_save_point;

    private static @Nullable MemorySegment rocksdb_writebatch_set_save_point;

    private static @Nullable MemorySegment rocksdb_writebatch_singledelete;

    private static @Nullable MemorySegment rocksdb_writebatch_singledelete_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_singledelete_cf_with_ts;

    private static @Nullable MemorySegment rocksdb_writebatch_update_timestamps;

    private static @Nullable MemorySegment rocksdb_writebatch_verify_checksum;

    private CWriteBatch() {
    }

    /** {@code void rocksdb_writebatch_clear(rocksdb_writebatch_t *b)} */
    public static void rocksdb_writebatch_clear(MemorySegment b) {
        MemorySegment function = rocksdb_writebatch_clear;
        if (function == null) {
            rocksdb_writebatch_clear = function = Symbols.TABLE.find("rocksdb_writebatch_clear");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, b.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_writebatch_count(rocksdb_writebatch_t *)} */
    public static int rocksdb_writebatch_count(MemorySegment a0) {
        MemorySegment function = rocksdb_writebatch_count;
        if (function == null) {
            rocksdb_writebatch_count = function = Symbols.TABLE.find("rocksdb_writebatch_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_writebatch_t *rocksdb_writebatch_create(void)} */
    public static MemorySegment rocksdb_writebatch_create() {
        MemorySegment function = rocksdb_writebatch_create;
        if (function == null) {
            rocksdb_writebatch_create = function = Symbols.TABLE.find("rocksdb_writebatch_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_writebatch_t *rocksdb_writebatch_create_from(const char *rep, size_t size)} */
    public static MemorySegment rocksdb_writebatch_create_from(MemorySegment rep, long size) {
        MemorySegment function = rocksdb_writebatch_create_from;
        if (function == null) {
            rocksdb_writebatch_create_from = function = Symbols.TABLE.find("rocksdb_writebatch_create_from");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.PJ_J.HANDLE.invokeExact(function, rep, size));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_writebatch_t *rocksdb_writebatch_create_with_params(size_t reserved_bytes, size_t max_bytes,
     * size_t protection_bytes_per_key, size_t default_cf_ts_sz)}
     */
    public static MemorySegment rocksdb_writebatch_create_with_params(
            long reserved_bytes, long max_bytes, long protection_bytes_per_key, long default_cf_ts_sz) {
        MemorySegment function = rocksdb_writebatch_create_with_params;
        if (function == null) {
            rocksdb_writebatch_create_with_params = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_create_with_params");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, reserved_bytes, max_bytes, protection_bytes_per_key, default_cf_ts_sz));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_writebatch_data(rocksdb_writebatch_t *, size_t *size)} */
    public static MemorySegment rocksdb_writebatch_data(MemorySegment a0, MemorySegment size) {
        MemorySegment function = rocksdb_writebatch_data;
        if (function == null) {
            rocksdb_writebatch_data = function = Symbols.TABLE.find("rocksdb_writebatch_data");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, a0.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_delete(rocksdb_writebatch_t *b, const char *key, size_t klen)} */
    public static void rocksdb_writebatch_delete(MemorySegment b, MemorySegment key, long klen) {
        MemorySegment function = rocksdb_writebatch_delete;
        if (function == null) {
            rocksdb_writebatch_delete = function = Symbols.TABLE.find("rocksdb_writebatch_delete");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, b.address(), key, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_delete_cf(rocksdb_writebatch_t *, rocksdb_column_family_handle_t *column_family,
     * const char *key, size_t klen)}
     */
    public static void rocksdb_writebatch_delete_cf(
            MemorySegment a0, MemorySegment column_family, MemorySegment key, long klen) {
        MemorySegment function = rocksdb_writebatch_delete_cf;
        if (function == null) {
            rocksdb_writebatch_delete_cf = function = Symbols.TABLE.find("rocksdb_writebatch_delete_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJ_J.HANDLE.invokeExact(
                    function, a0.address(), column_family.address(), key, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_delete_cf_with_ts(rocksdb_writebatch_t *, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, const char *ts, size_t tslen)}
     */
    public static void rocksdb_writebatch_delete_cf_with_ts(
            MemorySegment a0, MemorySegment column_family, MemorySegment key, long klen, MemorySegment ts, long tslen) {
        MemorySegment function = rocksdb_writebatch_delete_cf_with_ts;
        if (function == null) {
            rocksdb_writebatch_delete_cf_with_ts = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_delete_cf_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, a0.address(), column_family.address(), key, klen, ts, tslen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_delete_range(rocksdb_writebatch_t *b, const char *start_key, size_t start_key_len,
     * const char *end_key, size_t end_key_len)}
     */
    public static void rocksdb_writebatch_delete_range(
            MemorySegment b, MemorySegment start_key, long start_key_len, MemorySegment end_key, long end_key_len) {
        MemorySegment function = rocksdb_writebatch_delete_range;
        if (function == null) {
            rocksdb_writebatch_delete_range = function = Symbols.TABLE.find("rocksdb_writebatch_delete_range");
        }
        try {
            long ignored = (long) Shapes.JPJPJ_J.HANDLE.invokeExact(
                    function, b.address(), start_key, start_key_len, end_key, end_key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_delete_range_cf(rocksdb_writebatch_t *b, rocksdb_column_family_handle_t
     * *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len)}
     */
    public static void rocksdb_writebatch_delete_range_cf(
            MemorySegment b, MemorySegment column_family, MemorySegment start_key, long start_key_len,
            MemorySegment end_key, long end_key_len) {
        MemorySegment function = rocksdb_writebatch_delete_range_cf;
        if (function == null) {
            rocksdb_writebatch_delete_range_cf = function = Symbols.TABLE.find("rocksdb_writebatch_delete_range_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), start_key, start_key_len, end_key, end_key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_delete_rangev(rocksdb_writebatch_t *b, int num_keys, const char *const
     * *start_keys_list, const size_t *start_keys_list_sizes, const char *const *end_keys_list, const size_t
     * *end_keys_list_sizes)}
     */
    public static void rocksdb_writebatch_delete_rangev(
            MemorySegment b, int num_keys, MemorySegment start_keys_list, MemorySegment start_keys_list_sizes,
            MemorySegment end_keys_list, MemorySegment end_keys_list_sizes) {
        MemorySegment function = rocksdb_writebatch_delete_rangev;
        if (function == null) {
            rocksdb_writebatch_delete_rangev = function = Symbols.TABLE.find("rocksdb_writebatch_delete_rangev");
        }
        try {
            long ignored = (long) Shapes.JJPPPP_J.HANDLE.invokeExact(
                    function, b.address(), (long) num_keys, start_keys_list, start_keys_list_sizes, end_keys_list,
                    end_keys_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_delete_rangev_cf(rocksdb_writebatch_t *b, rocksdb_column_family_handle_t
     * *column_family, int num_keys, const char *const *start_keys_list, const size_t *start_keys_list_sizes, const char
     * *const *end_keys_list, const size_t *end_keys_list_sizes)}
     */
    public static void rocksdb_writebatch_delete_rangev_cf(
            MemorySegment b, MemorySegment column_family, int num_keys, MemorySegment start_keys_list,
            MemorySegment start_keys_list_sizes, MemorySegment end_keys_list, MemorySegment end_keys_list_sizes) {
        MemorySegment function = rocksdb_writebatch_delete_rangev_cf;
        if (function == null) {
            rocksdb_writebatch_delete_rangev_cf = function = Symbols.TABLE.find("rocksdb_writebatch_delete_rangev_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPPPP_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), (long) num_keys, start_keys_list,
                    start_keys_list_sizes, end_keys_list, end_keys_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_deletev(rocksdb_writebatch_t *b, int num_keys, const char *const *keys_list, const
     * size_t *keys_list_sizes)}
     */
    public static void rocksdb_writebatch_deletev(
            MemorySegment b, int num_keys, MemorySegment keys_list, MemorySegment keys_list_sizes) {
        MemorySegment function = rocksdb_writebatch_deletev;
        if (function == null) {
            rocksdb_writebatch_deletev = function = Symbols.TABLE.find("rocksdb_writebatch_deletev");
        }
        try {
            long ignored = (long) Shapes.JJPP_J.HANDLE.invokeExact(
                    function, b.address(), (long) num_keys, keys_list, keys_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_deletev_cf(rocksdb_writebatch_t *b, rocksdb_column_family_handle_t *column_family,
     * int num_keys, const char *const *keys_list, const size_t *keys_list_sizes)}
     */
    public static void rocksdb_writebatch_deletev_cf(
            MemorySegment b, MemorySegment column_family, int num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes) {
        MemorySegment function = rocksdb_writebatch_deletev_cf;
        if (function == null) {
            rocksdb_writebatch_deletev_cf = function = Symbols.TABLE.find("rocksdb_writebatch_deletev_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPP_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), (long) num_keys, keys_list, keys_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_destroy(rocksdb_writebatch_t *)} */
    public static void rocksdb_writebatch_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_writebatch_destroy;
        if (function == null) {
            rocksdb_writebatch_destroy = function = Symbols.TABLE.find("rocksdb_writebatch_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_iterate(rocksdb_writebatch_t *, void *state, void (*put)(void *, const char *,
     * size_t, const char *, size_t), void (*deleted)(void *, const char *, size_t))}
     */
    public static void rocksdb_writebatch_iterate(
            MemorySegment a0, MemorySegment state, MemorySegment put, MemorySegment deleted) {
        MemorySegment function = rocksdb_writebatch_iterate;
        if (function == null) {
            rocksdb_writebatch_iterate = function = Symbols.TABLE.find("rocksdb_writebatch_iterate");
        }
        try {
            long ignored = (long) Shapes.JPPP_J.HANDLE.invokeExact(function, a0.address(), state, put, deleted);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_iterate_cf(rocksdb_writebatch_t *, void *state, void (*put_cf)(void *, uint32_t,
     * const char *, size_t, const char *, size_t), void (*deleted_cf)(void *, uint32_t, const char *, size_t), void
     * (*merge_cf)(void *, uint32_t, const char *, size_t, const char *, size_t))}
     */
    public static void rocksdb_writebatch_iterate_cf(
            MemorySegment a0, MemorySegment state, MemorySegment put_cf, MemorySegment deleted_cf,
            MemorySegment merge_cf) {
        MemorySegment function = rocksdb_writebatch_iterate_cf;
        if (function == null) {
            rocksdb_writebatch_iterate_cf = function = Symbols.TABLE.find("rocksdb_writebatch_iterate_cf");
        }
        try {
            long ignored = (long) Shapes.JPPPP_J.HANDLE.invokeExact(
                    function, a0.address(), state, put_cf, deleted_cf, merge_cf);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_iterate_cf_ld(rocksdb_writebatch_t *, void *state, void (*put_cf)(void *,
     * uint32_t, const char *, size_t, const char *, size_t), void (*deleted_cf)(void *, uint32_t, const char *,
     * size_t), void (*merge_cf)(void *, uint32_t, const char *, size_t, const char *, size_t), void (*log_data)(void *,
     * const char *, size_t))}
     */
    public static void rocksdb_writebatch_iterate_cf_ld(
            MemorySegment a0, MemorySegment state, MemorySegment put_cf, MemorySegment deleted_cf,
            MemorySegment merge_cf, MemorySegment log_data) {
        MemorySegment function = rocksdb_writebatch_iterate_cf_ld;
        if (function == null) {
            rocksdb_writebatch_iterate_cf_ld = function = Symbols.TABLE.find("rocksdb_writebatch_iterate_cf_ld");
        }
        try {
            long ignored = (long) Shapes.JPPPPP_J.HANDLE.invokeExact(
                    function, a0.address(), state, put_cf, deleted_cf, merge_cf, log_data);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_iterate_ld(rocksdb_writebatch_t *, void *state, void (*put)(void *, const char *,
     * size_t, const char *, size_t), void (*deleted)(void *, const char *, size_t), void (*log_data)(void *, const char
     * *, size_t))}
     */
    public static void rocksdb_writebatch_iterate_ld(
            MemorySegment a0, MemorySegment state, MemorySegment put, MemorySegment deleted, MemorySegment log_data) {
        MemorySegment function = rocksdb_writebatch_iterate_ld;
        if (function == null) {
            rocksdb_writebatch_iterate_ld = function = Symbols.TABLE.find("rocksdb_writebatch_iterate_ld");
        }
        try {
            long ignored = (long) Shapes.JPPPP_J.HANDLE.invokeExact(
                    function, a0.address(), state, put, deleted, log_data);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_merge(rocksdb_writebatch_t *, const char *key, size_t klen, const char *val,
     * size_t vlen)}
     */
    public static void rocksdb_writebatch_merge(
            MemorySegment a0, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_merge;
        if (function == null) {
            rocksdb_writebatch_merge = function = Symbols.TABLE.find("rocksdb_writebatch_merge");
        }
        try {
            long ignored = (long) Shapes.JPJPJ_J.HANDLE.invokeExact(function, a0.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_merge_cf(rocksdb_writebatch_t *, rocksdb_column_family_handle_t *column_family,
     * const char *key, size_t klen, const char *val, size_t vlen)}
     */
    public static void rocksdb_writebatch_merge_cf(
            MemorySegment a0, MemorySegment column_family, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_merge_cf;
        if (function == null) {
            rocksdb_writebatch_merge_cf = function = Symbols.TABLE.find("rocksdb_writebatch_merge_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, a0.address(), column_family.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_mergev(rocksdb_writebatch_t *b, int num_keys, const char *const *keys_list, const
     * size_t *keys_list_sizes, int num_values, const char *const *values_list, const size_t *values_list_sizes)}
     */
    public static void rocksdb_writebatch_mergev(
            MemorySegment b, int num_keys, MemorySegment keys_list, MemorySegment keys_list_sizes, int num_values,
            MemorySegment values_list, MemorySegment values_list_sizes) {
        MemorySegment function = rocksdb_writebatch_mergev;
        if (function == null) {
            rocksdb_writebatch_mergev = function = Symbols.TABLE.find("rocksdb_writebatch_mergev");
        }
        try {
            long ignored = (long) Shapes.JJPPJPP_J.HANDLE.invokeExact(
                    function, b.address(), (long) num_keys, keys_list, keys_list_sizes, (long) num_values, values_list,
                    values_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_mergev_cf(rocksdb_writebatch_t *b, rocksdb_column_family_handle_t *column_family,
     * int num_keys, const char *const *keys_list, const size_t *keys_list_sizes, int num_values, const char *const
     * *values_list, const size_t *values_list_sizes)}
     */
    public static void rocksdb_writebatch_mergev_cf(
            MemorySegment b, MemorySegment column_family, int num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, int num_values, MemorySegment values_list, MemorySegment values_list_sizes) {
        MemorySegment function = rocksdb_writebatch_mergev_cf;
        if (function == null) {
            rocksdb_writebatch_mergev_cf = function = Symbols.TABLE.find("rocksdb_writebatch_mergev_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPPJPP_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), (long) num_keys, keys_list, keys_list_sizes,
                    (long) num_values, values_list, values_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_pop_save_point(rocksdb_writebatch_t *b, char **errptr)} */
    public static void rocksdb_writebatch_pop_save_point(MemorySegment b, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_pop_save_point;
        if (function == null) {
            rocksdb_writebatch_pop_save_point = function = Symbols.TABLE.find("rocksdb_writebatch_pop_save_point");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, b.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_put(rocksdb_writebatch_t *b, const char *key, size_t klen, const char *val, size_t
     * vlen)}
     */
    public static void rocksdb_writebatch_put(
            MemorySegment b, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_put;
        if (function == null) {
            rocksdb_writebatch_put = function = Symbols.TABLE.find("rocksdb_writebatch_put");
        }
        try {
            long ignored = (long) Shapes.JPJPJ_J.HANDLE.invokeExact(function, b.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_put_cf(rocksdb_writebatch_t *b, rocksdb_column_family_handle_t *column_family,
     * const char *key, size_t klen, const char *val, size_t vlen)}
     */
    public static void rocksdb_writebatch_put_cf(
            MemorySegment b, MemorySegment column_family, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_put_cf;
        if (function == null) {
            rocksdb_writebatch_put_cf = function = Symbols.TABLE.find("rocksdb_writebatch_put_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_put_cf_with_ts(rocksdb_writebatch_t *, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, const char *ts, size_t tslen, const char *val, size_t vlen)}
     */
    public static void rocksdb_writebatch_put_cf_with_ts(
            MemorySegment a0, MemorySegment column_family, MemorySegment key, long klen, MemorySegment ts, long tslen,
            MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_put_cf_with_ts;
        if (function == null) {
            rocksdb_writebatch_put_cf_with_ts = function = Symbols.TABLE.find("rocksdb_writebatch_put_cf_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJPJPJPJ_J.HANDLE.invokeExact(
                    function, a0.address(), column_family.address(), key, klen, ts, tslen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_put_log_data(rocksdb_writebatch_t *b, const char *blob, size_t len)} */
    public static void rocksdb_writebatch_put_log_data(MemorySegment b, MemorySegment blob, long len) {
        MemorySegment function = rocksdb_writebatch_put_log_data;
        if (function == null) {
            rocksdb_writebatch_put_log_data = function = Symbols.TABLE.find("rocksdb_writebatch_put_log_data");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, b.address(), blob, len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_putv(rocksdb_writebatch_t *b, int num_keys, const char *const *keys_list, const
     * size_t *keys_list_sizes, int num_values, const char *const *values_list, const size_t *values_list_sizes)}
     */
    public static void rocksdb_writebatch_putv(
            MemorySegment b, int num_keys, MemorySegment keys_list, MemorySegment keys_list_sizes, int num_values,
            MemorySegment values_list, MemorySegment values_list_sizes) {
        MemorySegment function = rocksdb_writebatch_putv;
        if (function == null) {
            rocksdb_writebatch_putv = function = Symbols.TABLE.find("rocksdb_writebatch_putv");
        }
        try {
            long ignored = (long) Shapes.JJPPJPP_J.HANDLE.invokeExact(
                    function, b.address(), (long) num_keys, keys_list, keys_list_sizes, (long) num_values, values_list,
                    values_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_putv_cf(rocksdb_writebatch_t *b, rocksdb_column_family_handle_t *column_family,
     * int num_keys, const char *const *keys_list, const size_t *keys_list_sizes, int num_values, const char *const
     * *values_list, const size_t *values_list_sizes)}
     */
    public static void rocksdb_writebatch_putv_cf(
            MemorySegment b, MemorySegment column_family, int num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, int num_values, MemorySegment values_list, MemorySegment values_list_sizes) {
        MemorySegment function = rocksdb_writebatch_putv_cf;
        if (function == null) {
            rocksdb_writebatch_putv_cf = function = Symbols.TABLE.find("rocksdb_writebatch_putv_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPPJPP_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), (long) num_keys, keys_list, keys_list_sizes,
                    (long) num_values, values_list, values_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_rollback_to_save_point(rocksdb_writebatch_t *b, char **errptr)} */
    public static void rocksdb_writebatch_rollback_to_save_point(MemorySegment b, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_rollback_to_save_point;
        if (function == null) {
            rocksdb_writebatch_rollback_to_save_point = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_rollback_to_save_point");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, b.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_set_save_point(rocksdb_writebatch_t *b)} */
    public static void rocksdb_writebatch_set_save_point(MemorySegment b) {
        MemorySegment function = rocksdb_writebatch_set_save_point;
        if (function == null) {
            rocksdb_writebatch_set_save_point = function = Symbols.TABLE.find("rocksdb_writebatch_set_save_point");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, b.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_singledelete(rocksdb_writebatch_t *b, const char *key, size_t klen)} */
    public static void rocksdb_writebatch_singledelete(MemorySegment b, MemorySegment key, long klen) {
        MemorySegment function = rocksdb_writebatch_singledelete;
        if (function == null) {
            rocksdb_writebatch_singledelete = function = Symbols.TABLE.find("rocksdb_writebatch_singledelete");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, b.address(), key, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_singledelete_cf(rocksdb_writebatch_t *b, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen)}
     */
    public static void rocksdb_writebatch_singledelete_cf(
            MemorySegment b, MemorySegment column_family, MemorySegment key, long klen) {
        MemorySegment function = rocksdb_writebatch_singledelete_cf;
        if (function == null) {
            rocksdb_writebatch_singledelete_cf = function = Symbols.TABLE.find("rocksdb_writebatch_singledelete_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJ_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), key, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_singledelete_cf_with_ts(rocksdb_writebatch_t *b, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, const char *ts, size_t tslen)}
     */
    public static void rocksdb_writebatch_singledelete_cf_with_ts(
            MemorySegment b, MemorySegment column_family, MemorySegment key, long klen, MemorySegment ts, long tslen) {
        MemorySegment function = rocksdb_writebatch_singledelete_cf_with_ts;
        if (function == null) {
            rocksdb_writebatch_singledelete_cf_with_ts = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_singledelete_cf_with_ts");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), key, klen, ts, tslen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_update_timestamps(rocksdb_writebatch_t *wb, const char *ts, size_t tslen, void
     * *state, size_t (*get_ts_size)(void *, uint32_t), char **errptr)}
     */
    public static void rocksdb_writebatch_update_timestamps(
            MemorySegment wb, MemorySegment ts, long tslen, MemorySegment state, MemorySegment get_ts_size,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_update_timestamps;
        if (function == null) {
            rocksdb_writebatch_update_timestamps = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_update_timestamps");
        }
        try {
            long ignored = (long) Shapes.JPJPPJ_J.HANDLE.invokeExact(
                    function, wb.address(), ts, tslen, state, get_ts_size, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_verify_checksum(rocksdb_writebatch_t *b, char **errptr)} */
    public static void rocksdb_writebatch_verify_checksum(MemorySegment b, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_verify_checksum;
        if (function == null) {
            rocksdb_writebatch_verify_checksum = function = Symbols.TABLE.find("rocksdb_writebatch_verify_checksum");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, b.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
