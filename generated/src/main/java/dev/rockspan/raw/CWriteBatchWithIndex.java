package dev.rockspan.raw;

import dev.rockspan.WriteBatchWithIndex;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link WriteBatchWithIndex}. */
public final class CWriteBatchWithIndex {
    private static @Nullable MemorySegment rocksdb_writebatch_wi_clear;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_count;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_create;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_create_iterator_with_base;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_create_iterator_with_base_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_create_iterator_with_base_cf_readopts;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_create_iterator_with_base_readopts;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_create_with_params;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_data;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_delete;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_delete_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_delete_range;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_delete_range_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_delete_rangev;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_delete_rangev_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_deletev;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_deletev_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_destroy;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_get_from_batch;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_get_from_batch_and_db;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_get_from_batch_and_db_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_get_from_batch_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_get_pinned_from_batch_and_db;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_iterate;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_merge;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_merge_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_mergev;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_mergev_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_put;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_put_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_put_log_data;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_putv;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_putv_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_rollback_to_save_point;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_set_save_point;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_singledelete;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_singledelete_cf;

    private static @Nullable MemorySegment rocksdb_writebatch_wi_update_timestamps;

    private CWriteBatchWithIndex() {
    }

    /** {@code void rocksdb_writebatch_wi_clear(rocksdb_writebatch_wi_t *)} */
    public static void rocksdb_writebatch_wi_clear(MemorySegment a0) {
        MemorySegment function = rocksdb_writebatch_wi_clear;
        if (function == null) {
            rocksdb_writebatch_wi_clear = function = Symbols.TABLE.find("rocksdb_writebatch_wi_clear");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_writebatch_wi_count(rocksdb_writebatch_wi_t *b)} */
    public static int rocksdb_writebatch_wi_count(MemorySegment b) {
        MemorySegment function = rocksdb_writebatch_wi_count;
        if (function == null) {
            rocksdb_writebatch_wi_count = function = Symbols.TABLE.find("rocksdb_writebatch_wi_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(function, b.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_writebatch_wi_t *rocksdb_writebatch_wi_create(size_t reserved_bytes, unsigned char
     * overwrite_keys)}
     */
    public static MemorySegment rocksdb_writebatch_wi_create(long reserved_bytes, byte overwrite_keys) {
        MemorySegment function = rocksdb_writebatch_wi_create;
        if (function == null) {
            rocksdb_writebatch_wi_create = function = Symbols.TABLE.find("rocksdb_writebatch_wi_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, reserved_bytes, (long) overwrite_keys, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_writebatch_wi_create_iterator_with_base(rocksdb_writebatch_wi_t *wbwi,
     * rocksdb_iterator_t *base_iterator)}
     */
    public static long rocksdb_writebatch_wi_create_iterator_with_base(
            MemorySegment wbwi, MemorySegment base_iterator) {
        MemorySegment function = rocksdb_writebatch_wi_create_iterator_with_base;
        if (function == null) {
            rocksdb_writebatch_wi_create_iterator_with_base = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_create_iterator_with_base");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbwi.address(), base_iterator.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_writebatch_wi_create_iterator_with_base_cf(rocksdb_writebatch_wi_t *wbwi,
     * rocksdb_iterator_t *base_iterator, rocksdb_column_family_handle_t *cf)}
     */
    public static long rocksdb_writebatch_wi_create_iterator_with_base_cf(
            MemorySegment wbwi, MemorySegment base_iterator, MemorySegment cf) {
        MemorySegment function = rocksdb_writebatch_wi_create_iterator_with_base_cf;
        if (function == null) {
            rocksdb_writebatch_wi_create_iterator_with_base_cf = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_create_iterator_with_base_cf");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), base_iterator.address(), cf.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_writebatch_wi_create_iterator_with_base_cf_readopts(rocksdb_writebatch_wi_t
     * *wbwi, rocksdb_iterator_t *base_iterator, rocksdb_column_family_handle_t *cf, const rocksdb_readoptions_t
     * *options)}
     */
    public static long rocksdb_writebatch_wi_create_iterator_with_base_cf_readopts(
            MemorySegment wbwi, MemorySegment base_iterator, MemorySegment cf,
            MemorySegment options) {
        MemorySegment function = rocksdb_writebatch_wi_create_iterator_with_base_cf_readopts;
        if (function == null) {
            rocksdb_writebatch_wi_create_iterator_with_base_cf_readopts = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_create_iterator_with_base_cf_readopts");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), base_iterator.address(), cf.address(), options.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_writebatch_wi_create_iterator_with_base_readopts(rocksdb_writebatch_wi_t
     * *wbwi, rocksdb_iterator_t *base_iterator, const rocksdb_readoptions_t *options)}
     */
    public static long rocksdb_writebatch_wi_create_iterator_with_base_readopts(
            MemorySegment wbwi, MemorySegment base_iterator, MemorySegment options) {
        MemorySegment function = rocksdb_writebatch_wi_create_iterator_with_base_readopts;
        if (function == null) {
            rocksdb_writebatch_wi_create_iterator_with_base_readopts = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_create_iterator_with_base_readopts");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), base_iterator.address(), options.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_writebatch_wi_t *rocksdb_writebatch_wi_create_with_params(rocksdb_comparator_t
     * *backup_index_comparator, size_t reserved_bytes, unsigned char overwrite_key, size_t max_bytes, size_t
     * protection_bytes_per_key)}
     */
    public static MemorySegment rocksdb_writebatch_wi_create_with_params(
            MemorySegment backup_index_comparator, long reserved_bytes, byte overwrite_key,
            long max_bytes, long protection_bytes_per_key) {
        MemorySegment function = rocksdb_writebatch_wi_create_with_params;
        if (function == null) {
            rocksdb_writebatch_wi_create_with_params = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_create_with_params");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, backup_index_comparator.address(), reserved_bytes, (long) overwrite_key, max_bytes,
                    protection_bytes_per_key));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_writebatch_wi_data(rocksdb_writebatch_wi_t *b, size_t *size)} */
    public static MemorySegment rocksdb_writebatch_wi_data(MemorySegment b, MemorySegment size) {
        MemorySegment function = rocksdb_writebatch_wi_data;
        if (function == null) {
            rocksdb_writebatch_wi_data = function = Symbols.TABLE.find("rocksdb_writebatch_wi_data");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, b.address(), size.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_wi_delete(rocksdb_writebatch_wi_t *, const char *key, size_t klen)} */
    public static void rocksdb_writebatch_wi_delete(MemorySegment a0, MemorySegment key, long klen) {
        MemorySegment function = rocksdb_writebatch_wi_delete;
        if (function == null) {
            rocksdb_writebatch_wi_delete = function = Symbols.TABLE.find("rocksdb_writebatch_wi_delete");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), key, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_delete_cf(rocksdb_writebatch_wi_t *, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen)}
     */
    public static void rocksdb_writebatch_wi_delete_cf(
            MemorySegment a0, MemorySegment column_family, MemorySegment key, long klen) {
        MemorySegment function = rocksdb_writebatch_wi_delete_cf;
        if (function == null) {
            rocksdb_writebatch_wi_delete_cf = function = Symbols.TABLE.find("rocksdb_writebatch_wi_delete_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJ_J.HANDLE.invokeExact(
                    function, a0.address(), column_family.address(), key, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_delete_range(rocksdb_writebatch_wi_t *b, const char *start_key, size_t
     * start_key_len, const char *end_key, size_t end_key_len)}
     */
    public static void rocksdb_writebatch_wi_delete_range(
            MemorySegment b, MemorySegment start_key, long start_key_len, MemorySegment end_key, long end_key_len) {
        MemorySegment function = rocksdb_writebatch_wi_delete_range;
        if (function == null) {
            rocksdb_writebatch_wi_delete_range = function = Symbols.TABLE.find("rocksdb_writebatch_wi_delete_range");
        }
        try {
            long ignored = (long) Shapes.JPJPJ_J.HANDLE.invokeExact(
                    function, b.address(), start_key, start_key_len, end_key, end_key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_delete_range_cf(rocksdb_writebatch_wi_t *b, rocksdb_column_family_handle_t
     * *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len)}
     */
    public static void rocksdb_writebatch_wi_delete_range_cf(
            MemorySegment b, MemorySegment column_family, MemorySegment start_key, long start_key_len,
            MemorySegment end_key, long end_key_len) {
        MemorySegment function = rocksdb_writebatch_wi_delete_range_cf;
        if (function == null) {
            rocksdb_writebatch_wi_delete_range_cf = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_delete_range_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), start_key, start_key_len, end_key, end_key_len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_delete_rangev(rocksdb_writebatch_wi_t *b, int num_keys, const char *const
     * *start_keys_list, const size_t *start_keys_list_sizes, const char *const *end_keys_list, const size_t
     * *end_keys_list_sizes)}
     */
    public static void rocksdb_writebatch_wi_delete_rangev(
            MemorySegment b, int num_keys, MemorySegment start_keys_list, MemorySegment start_keys_list_sizes,
            MemorySegment end_keys_list, MemorySegment end_keys_list_sizes) {
        MemorySegment function = rocksdb_writebatch_wi_delete_rangev;
        if (function == null) {
            rocksdb_writebatch_wi_delete_rangev = function = Symbols.TABLE.find("rocksdb_writebatch_wi_delete_rangev");
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
     * {@code void rocksdb_writebatch_wi_delete_rangev_cf(rocksdb_writebatch_wi_t *b, rocksdb_column_family_handle_t
     * *column_family, int num_keys, const char *const *start_keys_list, const size_t *start_keys_list_sizes, const char
     * *const *end_keys_list, const size_t *end_keys_list_sizes)}
     */
    public static void rocksdb_writebatch_wi_delete_rangev_cf(
            MemorySegment b, MemorySegment column_family, int num_keys, MemorySegment start_keys_list,
            MemorySegment start_keys_list_sizes, MemorySegment end_keys_list, MemorySegment end_keys_list_sizes) {
        MemorySegment function = rocksdb_writebatch_wi_delete_rangev_cf;
        if (function == null) {
            rocksdb_writebatch_wi_delete_rangev_cf = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_delete_rangev_cf");
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
     * {@code void rocksdb_writebatch_wi_deletev(rocksdb_writebatch_wi_t *b, int num_keys, const char *const *keys_list,
     * const size_t *keys_list_sizes)}
     */
    public static void rocksdb_writebatch_wi_deletev(
            MemorySegment b, int num_keys, MemorySegment keys_list, MemorySegment keys_list_sizes) {
        MemorySegment function = rocksdb_writebatch_wi_deletev;
        if (function == null) {
            rocksdb_writebatch_wi_deletev = function = Symbols.TABLE.find("rocksdb_writebatch_wi_deletev");
        }
        try {
            long ignored = (long) Shapes.JJPP_J.HANDLE.invokeExact(
                    function, b.address(), (long) num_keys, keys_list, keys_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_deletev_cf(rocksdb_writebatch_wi_t *b, rocksdb_column_family_handle_t
     * *column_family, int num_keys, const char *const *keys_list, const size_t *keys_list_sizes)}
     */
    public static void rocksdb_writebatch_wi_deletev_cf(
            MemorySegment b, MemorySegment column_family, int num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes) {
        MemorySegment function = rocksdb_writebatch_wi_deletev_cf;
        if (function == null) {
            rocksdb_writebatch_wi_deletev_cf = function = Symbols.TABLE.find("rocksdb_writebatch_wi_deletev_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPP_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), (long) num_keys, keys_list, keys_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_wi_destroy(rocksdb_writebatch_wi_t *)} */
    public static void rocksdb_writebatch_wi_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_writebatch_wi_destroy;
        if (function == null) {
            rocksdb_writebatch_wi_destroy = function = Symbols.TABLE.find("rocksdb_writebatch_wi_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_writebatch_wi_get_from_batch(rocksdb_writebatch_wi_t *wbwi, const rocksdb_options_t
     * *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}
     */
    public static MemorySegment rocksdb_writebatch_wi_get_from_batch(
            MemorySegment wbwi, MemorySegment options, MemorySegment key, long keylen, MemorySegment vallen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_wi_get_from_batch;
        if (function == null) {
            rocksdb_writebatch_wi_get_from_batch = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_get_from_batch");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), options.address(), key, keylen, vallen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_writebatch_wi_get_from_batch_and_db(rocksdb_writebatch_wi_t *wbwi, rocksdb_t *db, const
     * rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}
     */
    public static MemorySegment rocksdb_writebatch_wi_get_from_batch_and_db(
            MemorySegment wbwi, MemorySegment db, MemorySegment options, MemorySegment key, long keylen,
            MemorySegment vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_wi_get_from_batch_and_db;
        if (function == null) {
            rocksdb_writebatch_wi_get_from_batch_and_db = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_get_from_batch_and_db");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), db.address(), options.address(), key, keylen, vallen.address(),
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_writebatch_wi_get_from_batch_and_db_cf(rocksdb_writebatch_wi_t *wbwi, rocksdb_t *db, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen,
     * size_t *vallen, char **errptr)}
     */
    public static MemorySegment rocksdb_writebatch_wi_get_from_batch_and_db_cf(
            MemorySegment wbwi, MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key,
            long keylen, MemorySegment vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_wi_get_from_batch_and_db_cf;
        if (function == null) {
            rocksdb_writebatch_wi_get_from_batch_and_db_cf = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_get_from_batch_and_db_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJPJJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), db.address(), options.address(), column_family.address(), key, keylen,
                    vallen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_writebatch_wi_get_from_batch_cf(rocksdb_writebatch_wi_t *wbwi, const rocksdb_options_t
     * *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_writebatch_wi_get_from_batch_cf(
            MemorySegment wbwi, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_wi_get_from_batch_cf;
        if (function == null) {
            rocksdb_writebatch_wi_get_from_batch_cf = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_get_from_batch_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), options.address(), column_family.address(), key, keylen, vallen.address(),
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_writebatch_wi_get_pinned_from_batch_and_db(rocksdb_writebatch_wi_t *wbwi,
     * rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}
     */
    public static MemorySegment rocksdb_writebatch_wi_get_pinned_from_batch_and_db(
            MemorySegment wbwi, MemorySegment db, MemorySegment options, MemorySegment key,
            long keylen, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_wi_get_pinned_from_batch_and_db;
        if (function == null) {
            rocksdb_writebatch_wi_get_pinned_from_batch_and_db = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_get_pinned_from_batch_and_db");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), db.address(), options.address(), key, keylen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf(rocksdb_writebatch_wi_t
     * *wbwi, rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const
     * char *key, size_t keylen, char **errptr)}
     */
    public static MemorySegment rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf(
            MemorySegment wbwi, MemorySegment db, MemorySegment options,
            MemorySegment column_family, MemorySegment key, long keylen, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf;
        if (function == null) {
            rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJPJJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), db.address(), options.address(), column_family.address(), key, keylen,
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_iterate(rocksdb_writebatch_wi_t *b, void *state, void (*put)(void *, const char
     * *, size_t, const char *, size_t), void (*deleted)(void *, const char *, size_t))}
     */
    public static void rocksdb_writebatch_wi_iterate(
            MemorySegment b, MemorySegment state, MemorySegment put, MemorySegment deleted) {
        MemorySegment function = rocksdb_writebatch_wi_iterate;
        if (function == null) {
            rocksdb_writebatch_wi_iterate = function = Symbols.TABLE.find("rocksdb_writebatch_wi_iterate");
        }
        try {
            long ignored = (long) Shapes.JPPP_J.HANDLE.invokeExact(function, b.address(), state, put, deleted);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_merge(rocksdb_writebatch_wi_t *, const char *key, size_t klen, const char *val,
     * size_t vlen)}
     */
    public static void rocksdb_writebatch_wi_merge(
            MemorySegment a0, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_wi_merge;
        if (function == null) {
            rocksdb_writebatch_wi_merge = function = Symbols.TABLE.find("rocksdb_writebatch_wi_merge");
        }
        try {
            long ignored = (long) Shapes.JPJPJ_J.HANDLE.invokeExact(function, a0.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_merge_cf(rocksdb_writebatch_wi_t *, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, const char *val, size_t vlen)}
     */
    public static void rocksdb_writebatch_wi_merge_cf(
            MemorySegment a0, MemorySegment column_family, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_wi_merge_cf;
        if (function == null) {
            rocksdb_writebatch_wi_merge_cf = function = Symbols.TABLE.find("rocksdb_writebatch_wi_merge_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, a0.address(), column_family.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_mergev(rocksdb_writebatch_wi_t *b, int num_keys, const char *const *keys_list,
     * const size_t *keys_list_sizes, int num_values, const char *const *values_list, const size_t *values_list_sizes)}
     */
    public static void rocksdb_writebatch_wi_mergev(
            MemorySegment b, int num_keys, MemorySegment keys_list, MemorySegment keys_list_sizes, int num_values,
            MemorySegment values_list, MemorySegment values_list_sizes) {
        MemorySegment function = rocksdb_writebatch_wi_mergev;
        if (function == null) {
            rocksdb_writebatch_wi_mergev = function = Symbols.TABLE.find("rocksdb_writebatch_wi_mergev");
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
     * {@code void rocksdb_writebatch_wi_mergev_cf(rocksdb_writebatch_wi_t *b, rocksdb_column_family_handle_t
     * *column_family, int num_keys, const char *const *keys_list, const size_t *keys_list_sizes, int num_values, const
     * char *const *values_list, const size_t *values_list_sizes)}
     */
    public static void rocksdb_writebatch_wi_mergev_cf(
            MemorySegment b, MemorySegment column_family, int num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, int num_values, MemorySegment values_list, MemorySegment values_list_sizes) {
        MemorySegment function = rocksdb_writebatch_wi_mergev_cf;
        if (function == null) {
            rocksdb_writebatch_wi_mergev_cf = function = Symbols.TABLE.find("rocksdb_writebatch_wi_mergev_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPPJPP_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), (long) num_keys, keys_list, keys_list_sizes,
                    (long) num_values, values_list, values_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_put(rocksdb_writebatch_wi_t *, const char *key, size_t klen, const char *val,
     * size_t vlen)}
     */
    public static void rocksdb_writebatch_wi_put(
            MemorySegment a0, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_wi_put;
        if (function == null) {
            rocksdb_writebatch_wi_put = function = Symbols.TABLE.find("rocksdb_writebatch_wi_put");
        }
        try {
            long ignored = (long) Shapes.JPJPJ_J.HANDLE.invokeExact(function, a0.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_put_cf(rocksdb_writebatch_wi_t *, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, const char *val, size_t vlen)}
     */
    public static void rocksdb_writebatch_wi_put_cf(
            MemorySegment a0, MemorySegment column_family, MemorySegment key, long klen, MemorySegment val, long vlen) {
        MemorySegment function = rocksdb_writebatch_wi_put_cf;
        if (function == null) {
            rocksdb_writebatch_wi_put_cf = function = Symbols.TABLE.find("rocksdb_writebatch_wi_put_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJ_J.HANDLE.invokeExact(
                    function, a0.address(), column_family.address(), key, klen, val, vlen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_wi_put_log_data(rocksdb_writebatch_wi_t *, const char *blob, size_t len)} */
    public static void rocksdb_writebatch_wi_put_log_data(MemorySegment a0, MemorySegment blob, long len) {
        MemorySegment function = rocksdb_writebatch_wi_put_log_data;
        if (function == null) {
            rocksdb_writebatch_wi_put_log_data = function = Symbols.TABLE.find("rocksdb_writebatch_wi_put_log_data");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), blob, len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_putv(rocksdb_writebatch_wi_t *b, int num_keys, const char *const *keys_list,
     * const size_t *keys_list_sizes, int num_values, const char *const *values_list, const size_t *values_list_sizes)}
     */
    public static void rocksdb_writebatch_wi_putv(
            MemorySegment b, int num_keys, MemorySegment keys_list, MemorySegment keys_list_sizes, int num_values,
            MemorySegment values_list, MemorySegment values_list_sizes) {
        MemorySegment function = rocksdb_writebatch_wi_putv;
        if (function == null) {
            rocksdb_writebatch_wi_putv = function = Symbols.TABLE.find("rocksdb_writebatch_wi_putv");
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
     * {@code void rocksdb_writebatch_wi_putv_cf(rocksdb_writebatch_wi_t *b, rocksdb_column_family_handle_t
     * *column_family, int num_keys, const char *const *keys_list, const size_t *keys_list_sizes, int num_values, const
     * char *const *values_list, const size_t *values_list_sizes)}
     */
    public static void rocksdb_writebatch_wi_putv_cf(
            MemorySegment b, MemorySegment column_family, int num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, int num_values, MemorySegment values_list, MemorySegment values_list_sizes) {
        MemorySegment function = rocksdb_writebatch_wi_putv_cf;
        if (function == null) {
            rocksdb_writebatch_wi_putv_cf = function = Symbols.TABLE.find("rocksdb_writebatch_wi_putv_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPPJPP_J.HANDLE.invokeExact(
                    function, b.address(), column_family.address(), (long) num_keys, keys_list, keys_list_sizes,
                    (long) num_values, values_list, values_list_sizes);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_wi_rollback_to_save_point(rocksdb_writebatch_wi_t *, char **errptr)} */
    public static void rocksdb_writebatch_wi_rollback_to_save_point(MemorySegment a0, MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_wi_rollback_to_save_point;
        if (function == null) {
            rocksdb_writebatch_wi_rollback_to_save_point = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_rollback_to_save_point");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_wi_set_save_point(rocksdb_writebatch_wi_t *)} */
    public static void rocksdb_writebatch_wi_set_save_point(MemorySegment a0) {
        MemorySegment function = rocksdb_writebatch_wi_set_save_point;
        if (function == null) {
            rocksdb_writebatch_wi_set_save_point = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_set_save_point");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_writebatch_wi_singledelete(rocksdb_writebatch_wi_t *, const char *key, size_t klen)} */
    public static void rocksdb_writebatch_wi_singledelete(MemorySegment a0, MemorySegment key, long klen) {
        MemorySegment function = rocksdb_writebatch_wi_singledelete;
        if (function == null) {
            rocksdb_writebatch_wi_singledelete = function = Symbols.TABLE.find("rocksdb_writebatch_wi_singledelete");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), key, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_singledelete_cf(rocksdb_writebatch_wi_t *, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen)}
     */
    public static void rocksdb_writebatch_wi_singledelete_cf(
            MemorySegment a0, MemorySegment column_family, MemorySegment key, long klen) {
        MemorySegment function = rocksdb_writebatch_wi_singledelete_cf;
        if (function == null) {
            rocksdb_writebatch_wi_singledelete_cf = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_singledelete_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJ_J.HANDLE.invokeExact(
                    function, a0.address(), column_family.address(), key, klen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_writebatch_wi_update_timestamps(rocksdb_writebatch_wi_t *wbwi, const char *ts, size_t tslen,
     * void *state, size_t (*get_ts_size)(void *, uint32_t), char **errptr)}
     */
    public static void rocksdb_writebatch_wi_update_timestamps(
            MemorySegment wbwi, MemorySegment ts, long tslen, MemorySegment state, MemorySegment get_ts_size,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_writebatch_wi_update_timestamps;
        if (function == null) {
            rocksdb_writebatch_wi_update_timestamps = function = Symbols.TABLE.find(
                    "rocksdb_writebatch_wi_update_timestamps");
        }
        try {
            long ignored = (long) Shapes.JPJPPJ_J.HANDLE.invokeExact(
                    function, wbwi.address(), ts, tslen, state, get_ts_size, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
