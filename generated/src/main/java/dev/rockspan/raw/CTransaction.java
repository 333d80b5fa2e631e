package dev.rockspan.raw;

import dev.rockspan.Transaction;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Transaction}. */
public final class CTransaction {
    private static @Nullable MemorySegment rocksdb_transaction_commit;

    private static @Nullable MemorySegment rocksdb_transaction_create_iterator;

    private static @Nullable MemorySegment rocksdb_transaction_create_iterator_cf;

    private static @Nullable MemorySegment rocksdb_transaction_delete;

    private static @Nullable MemorySegment rocksdb_transaction_delete_cf;

    private static @Nullable MemorySegment rocksdb_transaction_destroy;

    private static @Nullable MemorySegment rocksdb_transaction_get;

    private static @Nullable MemorySegment rocksdb_transaction_get_cf;

    private static @Nullable MemorySegment rocksdb_transaction_get_for_update;

    private static @Nullable MemorySegment rocksdb_transaction_get_for_update_cf;

    private static @Nullable MemorySegment rocksdb_transaction_get_name;

    private static @Nullable MemorySegment rocksdb_transaction_get_pinned;

    private static @Nullable MemorySegment rocksdb_transaction_get_pinned_cf;

    private static @Nullable MemorySegment rocksdb_transaction_get_pinned_for_update;

    private static @Nullable MemorySegment rocksdb_transaction_get_pinned_for_update_cf;

    private static @Nullable MemorySegment rocksdb_transaction_get_snapshot;

    private static @Nullable MemorySegment rocksdb_transaction_get_writebatch_wi;

    private static @Nullable MemorySegment rocksdb_transaction_merge;

    private static @Nullable MemorySegment rocksdb_transaction_merge_cf;

    private static @Nullable MemorySegment rocksdb_transaction_multi_get;

    private static @Nullable MemorySegment rocksdb_transaction_multi_get_cf;

    private static @Nullable MemorySegment rocksdb_transaction_multi_get_for_update;

    private static @Nullable MemorySegment rocksdb_transaction_multi_get_for_update_cf;

    private static @Nullable MemorySegment rocksdb_transaction_prepare;

    private static @Nullable MemorySegment rocksdb_transaction_put;

    private static @Nullable MemorySegment rocksdb_transaction_put_cf;

    private static @Nullable MemorySegment rocksdb_transaction_put_log_data;

    private static @Nullable MemorySegment rocksdb_transaction_rebuild_from_writebatch;

    private static @Nullable MemorySegment rocksdb_transaction_rebuild_from_writebatch_wi;

    private static @Nullable MemorySegment rocksdb_transaction_rollback;

    private static @Nullable MemorySegment rocksdb_transaction_rollback_to_savepoint;

    private static @Nullable MemorySegment rocksdb_transaction_set_commit_timestamp;

    private static @Nullable MemorySegment rocksdb_transaction_set_name;

    private static @Nullable MemorySegment rocksdb_transaction_set_read_timestamp_for_validation;

    private static @Nullable MemorySegment rocksdb_transaction_set_savepoint;

    private CTransaction() {
    }

    /** {@code void rocksdb_transaction_commit(rocksdb_transaction_t *txn, char **errptr)} */
    public static void rocksdb_transaction_commit(MemorySegment txn, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_commit;
        if (function == null) {
            rocksdb_transaction_commit = function = Symbols.TABLE.find("rocksdb_transaction_commit");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_transaction_create_iterator(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options)}
     */
    public static MemorySegment rocksdb_transaction_create_iterator(MemorySegment txn, MemorySegment options) {
        MemorySegment function = rocksdb_transaction_create_iterator;
        if (function == null) {
            rocksdb_transaction_create_iterator = function = Symbols.TABLE.find("rocksdb_transaction_create_iterator");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_transaction_create_iterator_cf(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family)}
     */
    public static MemorySegment rocksdb_transaction_create_iterator_cf(
            MemorySegment txn, MemorySegment options, MemorySegment column_family) {
        MemorySegment function = rocksdb_transaction_create_iterator_cf;
        if (function == null) {
            rocksdb_transaction_create_iterator_cf = function = Symbols.TABLE.find(
                    "rocksdb_transaction_create_iterator_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), column_family.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_delete(rocksdb_transaction_t *txn, const char *key, size_t klen, char **errptr)}
     */
    public static void rocksdb_transaction_delete(
            MemorySegment txn, MemorySegment key, long klen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_delete;
        if (function == null) {
            rocksdb_transaction_delete = function = Symbols.TABLE.find("rocksdb_transaction_delete");
        }
        try {
            long ignored = (long) Shapes.JPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), key, klen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_delete_cf(rocksdb_transaction_t *txn, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, char **errptr)}
     */
    public static void rocksdb_transaction_delete_cf(
            MemorySegment txn, MemorySegment column_family, MemorySegment key, long klen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_delete_cf;
        if (function == null) {
            rocksdb_transaction_delete_cf = function = Symbols.TABLE.find("rocksdb_transaction_delete_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), column_family.address(), key, klen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_destroy(rocksdb_transaction_t *txn)} */
    public static void rocksdb_transaction_destroy(MemorySegment txn) {
        MemorySegment function = rocksdb_transaction_destroy;
        if (function == null) {
            rocksdb_transaction_destroy = function = Symbols.TABLE.find("rocksdb_transaction_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_transaction_get(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options, const char
     * *key, size_t klen, size_t *vlen, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get(
            MemorySegment txn, MemorySegment options, MemorySegment key, long klen, MemorySegment vlen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get;
        if (function == null) {
            rocksdb_transaction_get = function = Symbols.TABLE.find("rocksdb_transaction_get");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), key, klen, vlen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_transaction_get_cf(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, size_t *vlen, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_cf(
            MemorySegment txn, MemorySegment options, MemorySegment column_family, MemorySegment key, long klen,
            MemorySegment vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_cf;
        if (function == null) {
            rocksdb_transaction_get_cf = function = Symbols.TABLE.find("rocksdb_transaction_get_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), column_family.address(), key, klen, vlen.address(),
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_transaction_get_for_update(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options,
     * const char *key, size_t klen, size_t *vlen, unsigned char exclusive, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_for_update(
            MemorySegment txn, MemorySegment options, MemorySegment key, long klen, MemorySegment vlen, byte exclusive,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_for_update;
        if (function == null) {
            rocksdb_transaction_get_for_update = function = Symbols.TABLE.find("rocksdb_transaction_get_for_update");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), key, klen, vlen.address(), (long) exclusive,
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_transaction_get_for_update_cf(rocksdb_transaction_t *txn, const rocksdb_readoptions_t
     * *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, size_t *vlen, unsigned
     * char exclusive, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_for_update_cf(
            MemorySegment txn, MemorySegment options, MemorySegment column_family, MemorySegment key, long klen,
            MemorySegment vlen, byte exclusive, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_for_update_cf;
        if (function == null) {
            rocksdb_transaction_get_for_update_cf = function = Symbols.TABLE.find(
                    "rocksdb_transaction_get_for_update_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJBJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), column_family.address(), key, klen, vlen.address(),
                    exclusive, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_transaction_get_name(rocksdb_transaction_t *txn, size_t *name_len)} */
    public static MemorySegment rocksdb_transaction_get_name(MemorySegment txn, MemorySegment name_len) {
        MemorySegment function = rocksdb_transaction_get_name;
        if (function == null) {
            rocksdb_transaction_get_name = function = Symbols.TABLE.find("rocksdb_transaction_get_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn.address(), name_len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transaction_get_pinned(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_pinned(
            MemorySegment txn, MemorySegment options, MemorySegment key, long klen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_pinned;
        if (function == null) {
            rocksdb_transaction_get_pinned = function = Symbols.TABLE.find("rocksdb_transaction_get_pinned");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), key, klen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transaction_get_pinned_cf(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_pinned_cf(
            MemorySegment txn, MemorySegment options, MemorySegment column_family, MemorySegment key, long klen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_pinned_cf;
        if (function == null) {
            rocksdb_transaction_get_pinned_cf = function = Symbols.TABLE.find("rocksdb_transaction_get_pinned_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), column_family.address(), key, klen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transaction_get_pinned_for_update(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, const char *key, size_t klen, unsigned char exclusive, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_pinned_for_update(
            MemorySegment txn, MemorySegment options, MemorySegment key, long klen, byte exclusive,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_pinned_for_update;
        if (function == null) {
            rocksdb_transaction_get_pinned_for_update = function = Symbols.TABLE.find(
                    "rocksdb_transaction_get_pinned_for_update");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), key, klen, (long) exclusive, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transaction_get_pinned_for_update_cf(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen,
     * unsigned char exclusive, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_pinned_for_update_cf(
            MemorySegment txn, MemorySegment options, MemorySegment column_family, MemorySegment key, long klen,
            byte exclusive, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_pinned_for_update_cf;
        if (function == null) {
            rocksdb_transaction_get_pinned_for_update_cf = function = Symbols.TABLE.find(
                    "rocksdb_transaction_get_pinned_for_update_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), column_family.address(), key, klen, (long) exclusive,
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const rocksdb_snapshot_t *rocksdb_transaction_get_snapshot(rocksdb_transaction_t *txn)} */
    public static MemorySegment rocksdb_transaction_get_snapshot(MemorySegment txn) {
        MemorySegment function = rocksdb_transaction_get_snapshot;
        if (function == null) {
            rocksdb_transaction_get_snapshot = function = Symbols.TABLE.find("rocksdb_transaction_get_snapshot");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_writebatch_wi_t *rocksdb_transaction_get_writebatch_wi(rocksdb_transaction_t *txn)} */
    public static MemorySegment rocksdb_transaction_get_writebatch_wi(MemorySegment txn) {
        MemorySegment function = rocksdb_transaction_get_writebatch_wi;
        if (function == null) {
            rocksdb_transaction_get_writebatch_wi = function = Symbols.TABLE.find(
                    "rocksdb_transaction_get_writebatch_wi");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_merge(rocksdb_transaction_t *txn, const char *key, size_t klen, const char *val,
     * size_t vlen, char **errptr)}
     */
    public static void rocksdb_transaction_merge(
            MemorySegment txn, MemorySegment key, long klen, MemorySegment val, long vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_merge;
        if (function == null) {
            rocksdb_transaction_merge = function = Symbols.TABLE.find("rocksdb_transaction_merge");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), key, klen, val, vlen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_merge_cf(rocksdb_transaction_t *txn, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}
     */
    public static void rocksdb_transaction_merge_cf(
            MemorySegment txn, MemorySegment column_family, MemorySegment key, long klen, MemorySegment val, long vlen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_merge_cf;
        if (function == null) {
            rocksdb_transaction_merge_cf = function = Symbols.TABLE.find("rocksdb_transaction_merge_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), column_family.address(), key, klen, val, vlen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_multi_get(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options,
     * size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t
     * *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transaction_multi_get(
            MemorySegment txn, MemorySegment options, long num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, MemorySegment values_list, MemorySegment values_list_sizes,
            MemorySegment errs) {
        MemorySegment function = rocksdb_transaction_multi_get;
        if (function == null) {
            rocksdb_transaction_multi_get = function = Symbols.TABLE.find("rocksdb_transaction_multi_get");
        }
        try {
            long ignored = (long) Shapes.JJJPPJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), num_keys, keys_list, keys_list_sizes,
                    values_list.address(), values_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_multi_get_cf(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options,
     * const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list,
     * const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transaction_multi_get_cf(
            MemorySegment txn, MemorySegment options, MemorySegment column_families, long num_keys,
            MemorySegment keys_list, MemorySegment keys_list_sizes, MemorySegment values_list,
            MemorySegment values_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_transaction_multi_get_cf;
        if (function == null) {
            rocksdb_transaction_multi_get_cf = function = Symbols.TABLE.find("rocksdb_transaction_multi_get_cf");
        }
        try {
            long ignored = (long) Shapes.JJJJPPJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), column_families.address(), num_keys, keys_list,
                    keys_list_sizes, values_list.address(), values_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_multi_get_for_update(rocksdb_transaction_t *txn, const rocksdb_readoptions_t
     * *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list,
     * size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transaction_multi_get_for_update(
            MemorySegment txn, MemorySegment options, long num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, MemorySegment values_list, MemorySegment values_list_sizes,
            MemorySegment errs) {
        MemorySegment function = rocksdb_transaction_multi_get_for_update;
        if (function == null) {
            rocksdb_transaction_multi_get_for_update = function = Symbols.TABLE.find(
                    "rocksdb_transaction_multi_get_for_update");
        }
        try {
            long ignored = (long) Shapes.JJJPPJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), num_keys, keys_list, keys_list_sizes,
                    values_list.address(), values_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_multi_get_for_update_cf(rocksdb_transaction_t *txn, const rocksdb_readoptions_t
     * *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const
     * *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transaction_multi_get_for_update_cf(
            MemorySegment txn, MemorySegment options, MemorySegment column_families, long num_keys,
            MemorySegment keys_list, MemorySegment keys_list_sizes, MemorySegment values_list,
            MemorySegment values_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_transaction_multi_get_for_update_cf;
        if (function == null) {
            rocksdb_transaction_multi_get_for_update_cf = function = Symbols.TABLE.find(
                    "rocksdb_transaction_multi_get_for_update_cf");
        }
        try {
            long ignored = (long) Shapes.JJJJPPJJJ_J.HANDLE.invokeExact(
                    function, txn.address(), options.address(), column_families.address(), num_keys, keys_list,
                    keys_list_sizes, values_list.address(), values_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_prepare(rocksdb_transaction_t *txn, char **errptr)} */
    public static void rocksdb_transaction_prepare(MemorySegment txn, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_prepare;
        if (function == null) {
            rocksdb_transaction_prepare = function = Symbols.TABLE.find("rocksdb_transaction_prepare");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_put(rocksdb_transaction_t *txn, const char *key, size_t klen, const char *val,
     * size_t vlen, char **errptr)}
     */
    public static void rocksdb_transaction_put(
            MemorySegment txn, MemorySegment key, long klen, MemorySegment val, long vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_put;
        if (function == null) {
            rocksdb_transaction_put = function = Symbols.TABLE.find("rocksdb_transaction_put");
        }
        try {
            long ignored = (long) Shapes.JPJPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), key, klen, val, vlen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_put_cf(rocksdb_transaction_t *txn, rocksdb_column_family_handle_t *column_family,
     * const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}
     */
    public static void rocksdb_transaction_put_cf(
            MemorySegment txn, MemorySegment column_family, MemorySegment key, long klen, MemorySegment val, long vlen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_put_cf;
        if (function == null) {
            rocksdb_transaction_put_cf = function = Symbols.TABLE.find("rocksdb_transaction_put_cf");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), column_family.address(), key, klen, val, vlen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_put_log_data(rocksdb_transaction_t *txn, const char *blob, size_t len)} */
    public static void rocksdb_transaction_put_log_data(MemorySegment txn, MemorySegment blob, long len) {
        MemorySegment function = rocksdb_transaction_put_log_data;
        if (function == null) {
            rocksdb_transaction_put_log_data = function = Symbols.TABLE.find("rocksdb_transaction_put_log_data");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, txn.address(), blob, len);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_rebuild_from_writebatch(rocksdb_transaction_t *txn, rocksdb_writebatch_t
     * *writebatch, char **errptr)}
     */
    public static void rocksdb_transaction_rebuild_from_writebatch(
            MemorySegment txn, MemorySegment writebatch, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_rebuild_from_writebatch;
        if (function == null) {
            rocksdb_transaction_rebuild_from_writebatch = function = Symbols.TABLE.find(
                    "rocksdb_transaction_rebuild_from_writebatch");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn.address(), writebatch.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_rebuild_from_writebatch_wi(rocksdb_transaction_t *txn, rocksdb_writebatch_wi_t
     * *wi, char **errptr)}
     */
    public static void rocksdb_transaction_rebuild_from_writebatch_wi(
            MemorySegment txn, MemorySegment wi, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_rebuild_from_writebatch_wi;
        if (function == null) {
            rocksdb_transaction_rebuild_from_writebatch_wi = function = Symbols.TABLE.find(
                    "rocksdb_transaction_rebuild_from_writebatch_wi");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn.address(), wi.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_rollback(rocksdb_transaction_t *txn, char **errptr)} */
    public static void rocksdb_transaction_rollback(MemorySegment txn, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_rollback;
        if (function == null) {
            rocksdb_transaction_rollback = function = Symbols.TABLE.find("rocksdb_transaction_rollback");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_rollback_to_savepoint(rocksdb_transaction_t *txn, char **errptr)} */
    public static void rocksdb_transaction_rollback_to_savepoint(MemorySegment txn, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_rollback_to_savepoint;
        if (function == null) {
            rocksdb_transaction_rollback_to_savepoint = function = Symbols.TABLE.find(
                    "rocksdb_transaction_rollback_to_savepoint");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_set_commit_timestamp(rocksdb_transaction_t *txn, uint64_t commit_timestamp)} */
    public static void rocksdb_transaction_set_commit_timestamp(MemorySegment txn, long commit_timestamp) {
        MemorySegment function = rocksdb_transaction_set_commit_timestamp;
        if (function == null) {
            rocksdb_transaction_set_commit_timestamp = function = Symbols.TABLE.find(
                    "rocksdb_transaction_set_commit_timestamp");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), commit_timestamp, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_set_name(rocksdb_transaction_t *txn, const char *name, size_t name_len, char
     * **errptr)}
     */
    public static void rocksdb_transaction_set_name(
            MemorySegment txn, MemorySegment name, long name_len, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_set_name;
        if (function == null) {
            rocksdb_transaction_set_name = function = Symbols.TABLE.find("rocksdb_transaction_set_name");
        }
        try {
            long ignored = (long) Shapes.JPJJ_J.HANDLE.invokeExact(
                    function, txn.address(), name, name_len, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_set_read_timestamp_for_validation(rocksdb_transaction_t *txn, uint64_t
     * read_timestamp)}
     */
    public static void rocksdb_transaction_set_read_timestamp_for_validation(MemorySegment txn, long read_timestamp) {
        MemorySegment function = rocksdb_transaction_set_read_timestamp_for_validation;
        if (function == null) {
            rocksdb_transaction_set_read_timestamp_for_validation = function = Symbols.TABLE.find(
                    "rocksdb_transaction_set_read_timestamp_for_validation");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), read_timestamp, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_set_savepoint(rocksdb_transaction_t *txn)} */
    public static void rocksdb_transaction_set_savepoint(MemorySegment txn) {
        MemorySegment function = rocksdb_transaction_set_savepoint;
        if (function == null) {
            rocksdb_transaction_set_savepoint = function = Symbols.TABLE.find("rocksdb_transaction_set_savepoint");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
