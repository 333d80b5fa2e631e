package dev.rockspan.raw;

import dev.rockspan.Transaction;
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
        Shapes.JJJ_J.call(function, txn.address(), errptr.address(), 0);
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_transaction_create_iterator(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options)}
     */
    public static MemorySegment rocksdb_transaction_create_iterator(MemorySegment txn,
            MemorySegment options) {
        MemorySegment function = rocksdb_transaction_create_iterator;
        if (function == null) {
            rocksdb_transaction_create_iterator = function = Symbols.TABLE.find("rocksdb_transaction_create_iterator");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, txn.address(), options.address(), 0));
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_transaction_create_iterator_cf(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family)}
     */
    public static MemorySegment rocksdb_transaction_create_iterator_cf(MemorySegment txn,
            MemorySegment options, MemorySegment column_family) {
        MemorySegment function = rocksdb_transaction_create_iterator_cf;
        if (function == null) {
            rocksdb_transaction_create_iterator_cf = function = Symbols.TABLE.find(
                    "rocksdb_transaction_create_iterator_cf");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(
                function, txn.address(), options.address(), column_family.address()));
    }

    /**
     * {@code void rocksdb_transaction_delete(rocksdb_transaction_t *txn, const char *key, size_t klen, char **errptr)}
     */
    public static void rocksdb_transaction_delete(MemorySegment txn, MemorySegment key, long klen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_delete;
        if (function == null) {
            rocksdb_transaction_delete = function = Symbols.TABLE.find("rocksdb_transaction_delete");
        }
        Shapes.JPJJ_J.call(function, txn.address(), key, klen, errptr.address());
    }

    /**
     * {@code void rocksdb_transaction_delete_cf(rocksdb_transaction_t *txn, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, char **errptr)}
     */
    public static void rocksdb_transaction_delete_cf(MemorySegment txn, MemorySegment column_family,
            MemorySegment key, long klen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_delete_cf;
        if (function == null) {
            rocksdb_transaction_delete_cf = function = Symbols.TABLE.find("rocksdb_transaction_delete_cf");
        }
        Shapes.JJPJJ_J.call(function, txn.address(), column_family.address(), key, klen, errptr.address());
    }

    /** {@code void rocksdb_transaction_destroy(rocksdb_transaction_t *txn)} */
    public static void rocksdb_transaction_destroy(MemorySegment txn) {
        MemorySegment function = rocksdb_transaction_destroy;
        if (function == null) {
            rocksdb_transaction_destroy = function = Symbols.TABLE.find("rocksdb_transaction_destroy");
        }
        Shapes.JJJ_J.call(function, txn.address(), 0, 0);
    }

    /**
     * {@code char *rocksdb_transaction_get(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options, const char
     * *key, size_t klen, size_t *vlen, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get(MemorySegment txn, MemorySegment options,
            MemorySegment key, long klen, MemorySegment vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get;
        if (function == null) {
            rocksdb_transaction_get = function = Symbols.TABLE.find("rocksdb_transaction_get");
        }
        return MemorySegment.ofAddress(Shapes.JJPJJJ_J.call(
                function, txn.address(), options.address(), key, klen, vlen.address(), errptr.address()));
    }

    /**
     * {@code char *rocksdb_transaction_get_cf(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, size_t *vlen, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_cf(MemorySegment txn, MemorySegment options,
            MemorySegment column_family, MemorySegment key, long klen, MemorySegment vlen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_cf;
        if (function == null) {
            rocksdb_transaction_get_cf = function = Symbols.TABLE.find("rocksdb_transaction_get_cf");
        }
        return MemorySegment.ofAddress(Shapes.JJJPJJJ_J.call(
                function, txn.address(), options.address(), column_family.address(), key, klen, vlen.address(),
                errptr.address()));
    }

    /**
     * {@code char *rocksdb_transaction_get_for_update(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options,
     * const char *key, size_t klen, size_t *vlen, unsigned char exclusive, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_for_update(MemorySegment txn,
            MemorySegment options, MemorySegment key, long klen, MemorySegment vlen, byte exclusive,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_for_update;
        if (function == null) {
            rocksdb_transaction_get_for_update = function = Symbols.TABLE.find("rocksdb_transaction_get_for_update");
        }
        return MemorySegment.ofAddress(Shapes.JJPJJJJ_J.call(
                function, txn.address(), options.address(), key, klen, vlen.address(), exclusive, errptr.address()));
    }

    /**
     * {@code char *rocksdb_transaction_get_for_update_cf(rocksdb_transaction_t *txn, const rocksdb_readoptions_t
     * *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, size_t *vlen, unsigned
     * char exclusive, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_for_update_cf(MemorySegment txn,
            MemorySegment options, MemorySegment column_family, MemorySegment key, long klen,
            MemorySegment vlen, byte exclusive, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_for_update_cf;
        if (function == null) {
            rocksdb_transaction_get_for_update_cf = function = Symbols.TABLE.find(
                    "rocksdb_transaction_get_for_update_cf");
        }
        return MemorySegment.ofAddress(Shapes.JJJPJJBJ_J.call(
                function, txn.address(), options.address(), column_family.address(), key, klen, vlen.address(),
                exclusive, errptr.address()));
    }

    /** {@code char *rocksdb_transaction_get_name(rocksdb_transaction_t *txn, size_t *name_len)} */
    public static MemorySegment rocksdb_transaction_get_name(MemorySegment txn,
            MemorySegment name_len) {
        MemorySegment function = rocksdb_transaction_get_name;
        if (function == null) {
            rocksdb_transaction_get_name = function = Symbols.TABLE.find("rocksdb_transaction_get_name");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, txn.address(), name_len.address(), 0));
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transaction_get_pinned(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_pinned(MemorySegment txn,
            MemorySegment options, MemorySegment key, long klen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_pinned;
        if (function == null) {
            rocksdb_transaction_get_pinned = function = Symbols.TABLE.find("rocksdb_transaction_get_pinned");
        }
        return MemorySegment.ofAddress(Shapes.JJPJJ_J.call(
                function, txn.address(), options.address(), key, klen, errptr.address()));
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transaction_get_pinned_cf(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_pinned_cf(MemorySegment txn,
            MemorySegment options, MemorySegment column_family, MemorySegment key, long klen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_pinned_cf;
        if (function == null) {
            rocksdb_transaction_get_pinned_cf = function = Symbols.TABLE.find("rocksdb_transaction_get_pinned_cf");
        }
        return MemorySegment.ofAddress(Shapes.JJJPJJ_J.call(
                function, txn.address(), options.address(), column_family.address(), key, klen, errptr.address()));
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transaction_get_pinned_for_update(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, const char *key, size_t klen, unsigned char exclusive, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_pinned_for_update(MemorySegment txn,
            MemorySegment options, MemorySegment key, long klen, byte exclusive,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_pinned_for_update;
        if (function == null) {
            rocksdb_transaction_get_pinned_for_update = function = Symbols.TABLE.find(
                    "rocksdb_transaction_get_pinned_for_update");
        }
        return MemorySegment.ofAddress(Shapes.JJPJJJ_J.call(
                function, txn.address(), options.address(), key, klen, exclusive, errptr.address()));
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transaction_get_pinned_for_update_cf(rocksdb_transaction_t *txn, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen,
     * unsigned char exclusive, char **errptr)}
     */
    public static MemorySegment rocksdb_transaction_get_pinned_for_update_cf(MemorySegment txn,
            MemorySegment options, MemorySegment column_family, MemorySegment key, long klen,
            byte exclusive, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_get_pinned_for_update_cf;
        if (function == null) {
            rocksdb_transaction_get_pinned_for_update_cf = function = Symbols.TABLE.find(
                    "rocksdb_transaction_get_pinned_for_update_cf");
        }
        return MemorySegment.ofAddress(Shapes.JJJPJJJ_J.call(
                function, txn.address(), options.address(), column_family.address(), key, klen, exclusive,
                errptr.address()));
    }

    /** {@code const rocksdb_snapshot_t *rocksdb_transaction_get_snapshot(rocksdb_transaction_t *txn)} */
    public static MemorySegment rocksdb_transaction_get_snapshot(MemorySegment txn) {
        MemorySegment function = rocksdb_transaction_get_snapshot;
        if (function == null) {
            rocksdb_transaction_get_snapshot = function = Symbols.TABLE.find("rocksdb_transaction_get_snapshot");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, txn.address(), 0, 0));
    }

    /** {@code rocksdb_writebatch_wi_t *rocksdb_transaction_get_writebatch_wi(rocksdb_transaction_t *txn)} */
    public static MemorySegment rocksdb_transaction_get_writebatch_wi(MemorySegment txn) {
        MemorySegment function = rocksdb_transaction_get_writebatch_wi;
        if (function == null) {
            rocksdb_transaction_get_writebatch_wi = function = Symbols.TABLE.find(
                    "rocksdb_transaction_get_writebatch_wi");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, txn.address(), 0, 0));
    }

    /**
     * {@code void rocksdb_transaction_merge(rocksdb_transaction_t *txn, const char *key, size_t klen, const char *val,
     * size_t vlen, char **errptr)}
     */
    public static void rocksdb_transaction_merge(MemorySegment txn, MemorySegment key, long klen,
            MemorySegment val, long vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_merge;
        if (function == null) {
            rocksdb_transaction_merge = function = Symbols.TABLE.find("rocksdb_transaction_merge");
        }
        Shapes.JPJPJJ_J.call(function, txn.address(), key, klen, val, vlen, errptr.address());
    }

    /**
     * {@code void rocksdb_transaction_merge_cf(rocksdb_transaction_t *txn, rocksdb_column_family_handle_t
     * *column_family, const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}
     */
    public static void rocksdb_transaction_merge_cf(MemorySegment txn, MemorySegment column_family,
            MemorySegment key, long klen, MemorySegment val, long vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_merge_cf;
        if (function == null) {
            rocksdb_transaction_merge_cf = function = Symbols.TABLE.find("rocksdb_transaction_merge_cf");
        }
        Shapes.JJPJPJJ_J.call(function, txn.address(), column_family.address(), key, klen, val, vlen, errptr.address());
    }

    /**
     * {@code void rocksdb_transaction_multi_get(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options,
     * size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t
     * *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transaction_multi_get(MemorySegment txn, MemorySegment options,
            long num_keys, MemorySegment keys_list, MemorySegment keys_list_sizes,
            MemorySegment values_list, MemorySegment values_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_transaction_multi_get;
        if (function == null) {
            rocksdb_transaction_multi_get = function = Symbols.TABLE.find("rocksdb_transaction_multi_get");
        }
        Shapes.JJJPPJJJ_J.call(
                function, txn.address(), options.address(), num_keys, keys_list, keys_list_sizes, values_list.address(),
                values_list_sizes.address(), errs.address());
    }

    /**
     * {@code void rocksdb_transaction_multi_get_cf(rocksdb_transaction_t *txn, const rocksdb_readoptions_t *options,
     * const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list,
     * const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transaction_multi_get_cf(MemorySegment txn, MemorySegment options,
            MemorySegment column_families, long num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, MemorySegment values_list,
            MemorySegment values_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_transaction_multi_get_cf;
        if (function == null) {
            rocksdb_transaction_multi_get_cf = function = Symbols.TABLE.find("rocksdb_transaction_multi_get_cf");
        }
        Shapes.JJPJPPJJJ_J.call(
                function, txn.address(), options.address(), column_families, num_keys, keys_list, keys_list_sizes,
                values_list.address(), values_list_sizes.address(), errs.address());
    }

    /**
     * {@code void rocksdb_transaction_multi_get_for_update(rocksdb_transaction_t *txn, const rocksdb_readoptions_t
     * *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list,
     * size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transaction_multi_get_for_update(MemorySegment txn,
            MemorySegment options, long num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, MemorySegment values_list,
            MemorySegment values_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_transaction_multi_get_for_update;
        if (function == null) {
            rocksdb_transaction_multi_get_for_update = function = Symbols.TABLE.find(
                    "rocksdb_transaction_multi_get_for_update");
        }
        Shapes.JJJPPJJJ_J.call(
                function, txn.address(), options.address(), num_keys, keys_list, keys_list_sizes, values_list.address(),
                values_list_sizes.address(), errs.address());
    }

    /**
     * {@code void rocksdb_transaction_multi_get_for_update_cf(rocksdb_transaction_t *txn, const rocksdb_readoptions_t
     * *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const
     * *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transaction_multi_get_for_update_cf(MemorySegment txn,
            MemorySegment options, MemorySegment column_families, long num_keys,
            MemorySegment keys_list, MemorySegment keys_list_sizes, MemorySegment values_list,
            MemorySegment values_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_transaction_multi_get_for_update_cf;
        if (function == null) {
            rocksdb_transaction_multi_get_for_update_cf = function = Symbols.TABLE.find(
                    "rocksdb_transaction_multi_get_for_update_cf");
        }
        Shapes.JJPJPPJJJ_J.call(
                function, txn.address(), options.address(), column_families, num_keys, keys_list, keys_list_sizes,
                values_list.address(), values_list_sizes.address(), errs.address());
    }

    /** {@code void rocksdb_transaction_prepare(rocksdb_transaction_t *txn, char **errptr)} */
    public static void rocksdb_transaction_prepare(MemorySegment txn, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_prepare;
        if (function == null) {
            rocksdb_transaction_prepare = function = Symbols.TABLE.find("rocksdb_transaction_prepare");
        }
        Shapes.JJJ_J.call(function, txn.address(), errptr.address(), 0);
    }

    /**
     * {@code void rocksdb_transaction_put(rocksdb_transaction_t *txn, const char *key, size_t klen, const char *val,
     * size_t vlen, char **errptr)}
     */
    public static void rocksdb_transaction_put(MemorySegment txn, MemorySegment key, long klen,
            MemorySegment val, long vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_put;
        if (function == null) {
            rocksdb_transaction_put = function = Symbols.TABLE.find("rocksdb_transaction_put");
        }
        Shapes.JPJPJJ_J.call(function, txn.address(), key, klen, val, vlen, errptr.address());
    }

    /**
     * {@code void rocksdb_transaction_put_cf(rocksdb_transaction_t *txn, rocksdb_column_family_handle_t *column_family,
     * const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}
     */
    public static void rocksdb_transaction_put_cf(MemorySegment txn, MemorySegment column_family,
            MemorySegment key, long klen, MemorySegment val, long vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_put_cf;
        if (function == null) {
            rocksdb_transaction_put_cf = function = Symbols.TABLE.find("rocksdb_transaction_put_cf");
        }
        Shapes.JJPJPJJ_J.call(function, txn.address(), column_family.address(), key, klen, val, vlen, errptr.address());
    }

    /** {@code void rocksdb_transaction_put_log_data(rocksdb_transaction_t *txn, const char *blob, size_t len)} */
    public static void rocksdb_transaction_put_log_data(MemorySegment txn, MemorySegment blob,
            long len) {
        MemorySegment function = rocksdb_transaction_put_log_data;
        if (function == null) {
            rocksdb_transaction_put_log_data = function = Symbols.TABLE.find("rocksdb_transaction_put_log_data");
        }
        Shapes.JPJ_J.call(function, txn.address(), blob, len);
    }

    /**
     * {@code void rocksdb_transaction_rebuild_from_writebatch(rocksdb_transaction_t *txn, rocksdb_writebatch_t
     * *writebatch, char **errptr)}
     */
    public static void rocksdb_transaction_rebuild_from_writebatch(MemorySegment txn,
            MemorySegment writebatch, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_rebuild_from_writebatch;
        if (function == null) {
            rocksdb_transaction_rebuild_from_writebatch = function = Symbols.TABLE.find(
                    "rocksdb_transaction_rebuild_from_writebatch");
        }
        Shapes.JJJ_J.call(function, txn.address(), writebatch.address(), errptr.address());
    }

    /**
     * {@code void rocksdb_transaction_rebuild_from_writebatch_wi(rocksdb_transaction_t *txn, rocksdb_writebatch_wi_t
     * *wi, char **errptr)}
     */
    public static void rocksdb_transaction_rebuild_from_writebatch_wi(MemorySegment txn,
            MemorySegment wi, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_rebuild_from_writebatch_wi;
        if (function == null) {
            rocksdb_transaction_rebuild_from_writebatch_wi = function = Symbols.TABLE.find(
                    "rocksdb_transaction_rebuild_from_writebatch_wi");
        }
        Shapes.JJJ_J.call(function, txn.address(), wi.address(), errptr.address());
    }

    /** {@code void rocksdb_transaction_rollback(rocksdb_transaction_t *txn, char **errptr)} */
    public static void rocksdb_transaction_rollback(MemorySegment txn, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_rollback;
        if (function == null) {
            rocksdb_transaction_rollback = function = Symbols.TABLE.find("rocksdb_transaction_rollback");
        }
        Shapes.JJJ_J.call(function, txn.address(), errptr.address(), 0);
    }

    /** {@code void rocksdb_transaction_rollback_to_savepoint(rocksdb_transaction_t *txn, char **errptr)} */
    public static void rocksdb_transaction_rollback_to_savepoint(MemorySegment txn,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_rollback_to_savepoint;
        if (function == null) {
            rocksdb_transaction_rollback_to_savepoint = function = Symbols.TABLE.find(
                    "rocksdb_transaction_rollback_to_savepoint");
        }
        Shapes.JJJ_J.call(function, txn.address(), errptr.address(), 0);
    }

    /** {@code void rocksdb_transaction_set_commit_timestamp(rocksdb_transaction_t *txn, uint64_t commit_timestamp)} */
    public static void rocksdb_transaction_set_commit_timestamp(MemorySegment txn,
            long commit_timestamp) {
        MemorySegment function = rocksdb_transaction_set_commit_timestamp;
        if (function == null) {
            rocksdb_transaction_set_commit_timestamp = function = Symbols.TABLE.find(
                    "rocksdb_transaction_set_commit_timestamp");
        }
        Shapes.JJJ_J.call(function, txn.address(), commit_timestamp, 0);
    }

    /**
     * {@code void rocksdb_transaction_set_name(rocksdb_transaction_t *txn, const char *name, size_t name_len, char
     * **errptr)}
     */
    public static void rocksdb_transaction_set_name(MemorySegment txn, MemorySegment name,
            long name_len, MemorySegment errptr) {
        MemorySegment function = rocksdb_transaction_set_name;
        if (function == null) {
            rocksdb_transaction_set_name = function = Symbols.TABLE.find("rocksdb_transaction_set_name");
        }
        Shapes.JPJJ_J.call(function, txn.address(), name, name_len, errptr.address());
    }

    /**
     * {@code void rocksdb_transaction_set_read_timestamp_for_validation(rocksdb_transaction_t *txn, uint64_t
     * read_timestamp)}
     */
    public static void rocksdb_transaction_set_read_timestamp_for_validation(MemorySegment txn,
            long read_timestamp) {
        MemorySegment function = rocksdb_transaction_set_read_timestamp_for_validation;
        if (function == null) {
            rocksdb_transaction_set_read_timestamp_for_validation = function = Symbols.TABLE.find(
                    "rocksdb_transaction_set_read_timestamp_for_validation");
        }
        Shapes.JJJ_J.call(function, txn.address(), read_timestamp, 0);
    }

    /** {@code void rocksdb_transaction_set_savepoint(rocksdb_transaction_t *txn)} */
    public static void rocksdb_transaction_set_savepoint(MemorySegment txn) {
        MemorySegment function = rocksdb_transaction_set_savepoint;
        if (function == null) {
            rocksdb_transaction_set_savepoint = function = Symbols.TABLE.find("rocksdb_transaction_set_savepoint");
        }
        Shapes.JJJ_J.call(function, txn.address(), 0, 0);
    }
}
