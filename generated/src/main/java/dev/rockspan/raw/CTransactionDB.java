package dev.rockspan.raw;

import dev.rockspan.TransactionDB;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link TransactionDB}. */
public final class CTransactionDB {
    private static @Nullable MemorySegment rocksdb_transaction_begin;

    private static @Nullable MemorySegment rocksdb_transactiondb_checkpoint_object_create;

    private static @Nullable MemorySegment rocksdb_transactiondb_close;

    private static @Nullable MemorySegment rocksdb_transactiondb_close_base_db;

    private static @Nullable MemorySegment rocksdb_transactiondb_create_column_family;

    private static @Nullable MemorySegment rocksdb_transactiondb_create_iterator;

    private static @Nullable MemorySegment rocksdb_transactiondb_create_iterator_cf;

    private static @Nullable MemorySegment rocksdb_transactiondb_create_snapshot;

    private static @Nullable MemorySegment rocksdb_transactiondb_delete;

    private static @Nullable MemorySegment rocksdb_transactiondb_delete_cf;

    private static @Nullable MemorySegment rocksdb_transactiondb_flush;

    private static @Nullable MemorySegment rocksdb_transactiondb_flush_cf;

    private static @Nullable MemorySegment rocksdb_transactiondb_flush_cfs;

    private static @Nullable MemorySegment rocksdb_transactiondb_flush_wal;

    private static @Nullable MemorySegment rocksdb_transactiondb_flush_wal_with_options;

    private static @Nullable MemorySegment rocksdb_transactiondb_get;

    private static @Nullable MemorySegment rocksdb_transactiondb_get_base_db;

    private static @Nullable MemorySegment rocksdb_transactiondb_get_cf;

    private static @Nullable MemorySegment rocksdb_transactiondb_get_pinned;

    private static @Nullable MemorySegment rocksdb_transactiondb_get_pinned_cf;

    private static @Nullable MemorySegment rocksdb_transactiondb_get_prepared_transactions;

    private static @Nullable MemorySegment rocksdb_transactiondb_merge;

    private static @Nullable MemorySegment rocksdb_transactiondb_merge_cf;

    private static @Nullable MemorySegment rocksdb_transactiondb_multi_get;

    private static @Nullable MemorySegment rocksdb_transactiondb_multi_get_cf;

    private static @Nullable MemorySegment rocksdb_transactiondb_open;

    private static @Nullable MemorySegment rocksdb_transactiondb_open_column_families;

    private static @Nullable MemorySegment rocksdb_transactiondb_property_int;

    private static @Nullable MemorySegment rocksdb_transactiondb_property_value;

    private static @Nullable MemorySegment rocksdb_transactiondb_put;

    private static @Nullable MemorySegment rocksdb_transactiondb_put_cf;

    private static @Nullable MemorySegment rocksdb_transactiondb_release_snapshot;

    private static @Nullable MemorySegment rocksdb_transactiondb_write;

    private CTransactionDB() {
    }

    /**
     * {@code rocksdb_transaction_t *rocksdb_transaction_begin(rocksdb_transactiondb_t *txn_db, const
     * rocksdb_writeoptions_t *write_options, const rocksdb_transaction_options_t *txn_options, rocksdb_transaction_t
     * *old_txn)}
     */
    public static long rocksdb_transaction_begin(
            MemorySegment txn_db, MemorySegment write_options, MemorySegment txn_options, MemorySegment old_txn) {
        MemorySegment function = rocksdb_transaction_begin;
        if (function == null) {
            rocksdb_transaction_begin = function = Symbols.TABLE.find("rocksdb_transaction_begin");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), write_options.address(), txn_options.address(), old_txn.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_checkpoint_t *rocksdb_transactiondb_checkpoint_object_create(rocksdb_transactiondb_t *txn_db, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_transactiondb_checkpoint_object_create(
            MemorySegment txn_db, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_checkpoint_object_create;
        if (function == null) {
            rocksdb_transactiondb_checkpoint_object_create = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_checkpoint_object_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), errptr.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transactiondb_close(rocksdb_transactiondb_t *txn_db)} */
    public static void rocksdb_transactiondb_close(MemorySegment txn_db) {
        MemorySegment function = rocksdb_transactiondb_close;
        if (function == null) {
            rocksdb_transactiondb_close = function = Symbols.TABLE.find("rocksdb_transactiondb_close");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn_db.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transactiondb_close_base_db(rocksdb_t *base_db)} */
    public static void rocksdb_transactiondb_close_base_db(MemorySegment base_db) {
        MemorySegment function = rocksdb_transactiondb_close_base_db;
        if (function == null) {
            rocksdb_transactiondb_close_base_db = function = Symbols.TABLE.find("rocksdb_transactiondb_close_base_db");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, base_db.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_column_family_handle_t *rocksdb_transactiondb_create_column_family(rocksdb_transactiondb_t
     * *txn_db, const rocksdb_options_t *column_family_options, const char *column_family_name, char **errptr)}
     */
    public static MemorySegment rocksdb_transactiondb_create_column_family(
            MemorySegment txn_db, MemorySegment column_family_options, MemorySegment column_family_name,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_create_column_family;
        if (function == null) {
            rocksdb_transactiondb_create_column_family = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_create_column_family");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), column_family_options.address(), column_family_name.address(),
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_transactiondb_create_iterator(rocksdb_transactiondb_t *txn_db, const
     * rocksdb_readoptions_t *options)}
     */
    public static MemorySegment rocksdb_transactiondb_create_iterator(MemorySegment txn_db, MemorySegment options) {
        MemorySegment function = rocksdb_transactiondb_create_iterator;
        if (function == null) {
            rocksdb_transactiondb_create_iterator = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_create_iterator");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_iterator_t *rocksdb_transactiondb_create_iterator_cf(rocksdb_transactiondb_t *txn_db, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family)}
     */
    public static MemorySegment rocksdb_transactiondb_create_iterator_cf(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_family) {
        MemorySegment function = rocksdb_transactiondb_create_iterator_cf;
        if (function == null) {
            rocksdb_transactiondb_create_iterator_cf = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_create_iterator_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_family.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const rocksdb_snapshot_t *rocksdb_transactiondb_create_snapshot(rocksdb_transactiondb_t *txn_db)} */
    public static MemorySegment rocksdb_transactiondb_create_snapshot(MemorySegment txn_db) {
        MemorySegment function = rocksdb_transactiondb_create_snapshot;
        if (function == null) {
            rocksdb_transactiondb_create_snapshot = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_create_snapshot");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn_db.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_delete(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options,
     * const char *key, size_t klen, char **errptr)}
     */
    public static void rocksdb_transactiondb_delete(
            MemorySegment txn_db, MemorySegment options, MemorySegment key, long klen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_delete;
        if (function == null) {
            rocksdb_transactiondb_delete = function = Symbols.TABLE.find("rocksdb_transactiondb_delete");
        }
        try {
            long ignored = (long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), key, klen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_delete_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t
     * *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}
     */
    public static void rocksdb_transactiondb_delete_cf(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_delete_cf;
        if (function == null) {
            rocksdb_transactiondb_delete_cf = function = Symbols.TABLE.find("rocksdb_transactiondb_delete_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_family.address(), key, keylen,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_flush(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t *options,
     * char **errptr)}
     */
    public static void rocksdb_transactiondb_flush(MemorySegment txn_db, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_flush;
        if (function == null) {
            rocksdb_transactiondb_flush = function = Symbols.TABLE.find("rocksdb_transactiondb_flush");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_flush_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t
     * *options, rocksdb_column_family_handle_t *column_family, char **errptr)}
     */
    public static void rocksdb_transactiondb_flush_cf(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_family, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_flush_cf;
        if (function == null) {
            rocksdb_transactiondb_flush_cf = function = Symbols.TABLE.find("rocksdb_transactiondb_flush_cf");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_family.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_flush_cfs(rocksdb_transactiondb_t *txn_db, const rocksdb_flushoptions_t
     * *options, rocksdb_column_family_handle_t **column_families, int num_column_families, char **errptr)}
     */
    public static void rocksdb_transactiondb_flush_cfs(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_families, int num_column_families,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_flush_cfs;
        if (function == null) {
            rocksdb_transactiondb_flush_cfs = function = Symbols.TABLE.find("rocksdb_transactiondb_flush_cfs");
        }
        try {
            long ignored = (long) Shapes.JJJJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_families.address(),
                    (long) num_column_families, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_flush_wal(rocksdb_transactiondb_t *txn_db, unsigned char sync, char **errptr)}
     */
    public static void rocksdb_transactiondb_flush_wal(MemorySegment txn_db, byte sync, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_flush_wal;
        if (function == null) {
            rocksdb_transactiondb_flush_wal = function = Symbols.TABLE.find("rocksdb_transactiondb_flush_wal");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), (long) sync, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_flush_wal_with_options(rocksdb_transactiondb_t *txn_db, const
     * rocksdb_flushwaloptions_t *options, char **errptr)}
     */
    public static void rocksdb_transactiondb_flush_wal_with_options(
            MemorySegment txn_db, MemorySegment options, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_flush_wal_with_options;
        if (function == null) {
            rocksdb_transactiondb_flush_wal_with_options = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_flush_wal_with_options");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_transactiondb_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options,
     * const char *key, size_t klen, size_t *vlen, char **errptr)}
     */
    public static MemorySegment rocksdb_transactiondb_get(
            MemorySegment txn_db, MemorySegment options, MemorySegment key, long klen, MemorySegment vlen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_get;
        if (function == null) {
            rocksdb_transactiondb_get = function = Symbols.TABLE.find("rocksdb_transactiondb_get");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), key, klen, vlen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_t *rocksdb_transactiondb_get_base_db(rocksdb_transactiondb_t *txn_db)} */
    public static MemorySegment rocksdb_transactiondb_get_base_db(MemorySegment txn_db) {
        MemorySegment function = rocksdb_transactiondb_get_base_db;
        if (function == null) {
            rocksdb_transactiondb_get_base_db = function = Symbols.TABLE.find("rocksdb_transactiondb_get_base_db");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn_db.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_transactiondb_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}
     */
    public static MemorySegment rocksdb_transactiondb_get_cf(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_get_cf;
        if (function == null) {
            rocksdb_transactiondb_get_cf = function = Symbols.TABLE.find("rocksdb_transactiondb_get_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_family.address(), key, keylen,
                    vallen.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned(rocksdb_transactiondb_t *txn_db, const
     * rocksdb_readoptions_t *options, const char *key, size_t klen, char **errptr)}
     */
    public static MemorySegment rocksdb_transactiondb_get_pinned(
            MemorySegment txn_db, MemorySegment options, MemorySegment key, long klen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_get_pinned;
        if (function == null) {
            rocksdb_transactiondb_get_pinned = function = Symbols.TABLE.find("rocksdb_transactiondb_get_pinned");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), key, klen, errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_pinnableslice_t *rocksdb_transactiondb_get_pinned_cf(rocksdb_transactiondb_t *txn_db, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen,
     * char **errptr)}
     */
    public static MemorySegment rocksdb_transactiondb_get_pinned_cf(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_get_pinned_cf;
        if (function == null) {
            rocksdb_transactiondb_get_pinned_cf = function = Symbols.TABLE.find("rocksdb_transactiondb_get_pinned_cf");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJPJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_family.address(), key, keylen,
                    errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_transaction_t **rocksdb_transactiondb_get_prepared_transactions(rocksdb_transactiondb_t *txn_db,
     * size_t *cnt)}
     */
    public static MemorySegment rocksdb_transactiondb_get_prepared_transactions(
            MemorySegment txn_db, MemorySegment cnt) {
        MemorySegment function = rocksdb_transactiondb_get_prepared_transactions;
        if (function == null) {
            rocksdb_transactiondb_get_prepared_transactions = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_get_prepared_transactions");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), cnt.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_merge(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options,
     * const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}
     */
    public static void rocksdb_transactiondb_merge(
            MemorySegment txn_db, MemorySegment options, MemorySegment key, long klen, MemorySegment val, long vlen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_merge;
        if (function == null) {
            rocksdb_transactiondb_merge = function = Symbols.TABLE.find("rocksdb_transactiondb_merge");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), key, klen, val, vlen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_merge_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t
     * *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t klen, const char *val, size_t
     * vlen, char **errptr)}
     */
    public static void rocksdb_transactiondb_merge_cf(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_family, MemorySegment key, long klen,
            MemorySegment val, long vlen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_merge_cf;
        if (function == null) {
            rocksdb_transactiondb_merge_cf = function = Symbols.TABLE.find("rocksdb_transactiondb_merge_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_family.address(), key, klen, val, vlen,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_multi_get(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t
     * *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list,
     * size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transactiondb_multi_get(
            MemorySegment txn_db, MemorySegment options, long num_keys, MemorySegment keys_list,
            MemorySegment keys_list_sizes, MemorySegment values_list, MemorySegment values_list_sizes,
            MemorySegment errs) {
        MemorySegment function = rocksdb_transactiondb_multi_get;
        if (function == null) {
            rocksdb_transactiondb_multi_get = function = Symbols.TABLE.find("rocksdb_transactiondb_multi_get");
        }
        try {
            long ignored = (long) Shapes.JJJPPJJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), num_keys, keys_list, keys_list_sizes,
                    values_list.address(), values_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_multi_get_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_readoptions_t
     * *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const
     * *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}
     */
    public static void rocksdb_transactiondb_multi_get_cf(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_families, long num_keys,
            MemorySegment keys_list, MemorySegment keys_list_sizes, MemorySegment values_list,
            MemorySegment values_list_sizes, MemorySegment errs) {
        MemorySegment function = rocksdb_transactiondb_multi_get_cf;
        if (function == null) {
            rocksdb_transactiondb_multi_get_cf = function = Symbols.TABLE.find("rocksdb_transactiondb_multi_get_cf");
        }
        try {
            long ignored = (long) Shapes.JJJJPPJJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_families.address(), num_keys, keys_list,
                    keys_list_sizes, values_list.address(), values_list_sizes.address(), errs.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_transactiondb_t *rocksdb_transactiondb_open(const rocksdb_options_t *options, const
     * rocksdb_transactiondb_options_t *txn_db_options, const char *name, char **errptr)}
     */
    public static long rocksdb_transactiondb_open(
            MemorySegment options, MemorySegment txn_db_options, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_open;
        if (function == null) {
            rocksdb_transactiondb_open = function = Symbols.TABLE.find("rocksdb_transactiondb_open");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, options.address(), txn_db_options.address(), name.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_transactiondb_t *rocksdb_transactiondb_open_column_families(const rocksdb_options_t *options,
     * const rocksdb_transactiondb_options_t *txn_db_options, const char *name, int num_column_families, const char
     * *const *column_family_names, const rocksdb_options_t *const *column_family_options,
     * rocksdb_column_family_handle_t **column_family_handles, char **errptr)}
     */
    public static long rocksdb_transactiondb_open_column_families(
            MemorySegment options, MemorySegment txn_db_options, MemorySegment name, int num_column_families,
            MemorySegment column_family_names, MemorySegment column_family_options, MemorySegment column_family_handles,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_open_column_families;
        if (function == null) {
            rocksdb_transactiondb_open_column_families = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_open_column_families");
        }
        try {
            return (long) Shapes.JJJJPJJJ_J.HANDLE.invokeExact(
                    function, options.address(), txn_db_options.address(), name.address(), (long) num_column_families,
                    column_family_names, column_family_options.address(), column_family_handles.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_transactiondb_property_int(rocksdb_transactiondb_t *db, const char *propname, uint64_t
     * *out_val)}
     */
    public static int rocksdb_transactiondb_property_int(
            MemorySegment db, MemorySegment propname, MemorySegment out_val) {
        MemorySegment function = rocksdb_transactiondb_property_int;
        if (function == null) {
            rocksdb_transactiondb_property_int = function = Symbols.TABLE.find("rocksdb_transactiondb_property_int");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), propname.address(), out_val.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_transactiondb_property_value(rocksdb_transactiondb_t *db, const char *propname)} */
    public static MemorySegment rocksdb_transactiondb_property_value(MemorySegment db, MemorySegment propname) {
        MemorySegment function = rocksdb_transactiondb_property_value;
        if (function == null) {
            rocksdb_transactiondb_property_value = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_property_value");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), propname.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_put(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options,
     * const char *key, size_t klen, const char *val, size_t vlen, char **errptr)}
     */
    public static void rocksdb_transactiondb_put(
            MemorySegment txn_db, MemorySegment options, MemorySegment key, long klen, MemorySegment val, long vlen,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_put;
        if (function == null) {
            rocksdb_transactiondb_put = function = Symbols.TABLE.find("rocksdb_transactiondb_put");
        }
        try {
            long ignored = (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), key, klen, val, vlen, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_put_cf(rocksdb_transactiondb_t *txn_db, const rocksdb_writeoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen,
     * char **errptr)}
     */
    public static void rocksdb_transactiondb_put_cf(
            MemorySegment txn_db, MemorySegment options, MemorySegment column_family, MemorySegment key, long keylen,
            MemorySegment val, long vallen, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_put_cf;
        if (function == null) {
            rocksdb_transactiondb_put_cf = function = Symbols.TABLE.find("rocksdb_transactiondb_put_cf");
        }
        try {
            long ignored = (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, txn_db.address(), options.address(), column_family.address(), key, keylen, val, vallen,
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_release_snapshot(rocksdb_transactiondb_t *txn_db, const rocksdb_snapshot_t
     * *snapshot)}
     */
    public static void rocksdb_transactiondb_release_snapshot(MemorySegment txn_db, MemorySegment snapshot) {
        MemorySegment function = rocksdb_transactiondb_release_snapshot;
        if (function == null) {
            rocksdb_transactiondb_release_snapshot = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_release_snapshot");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, txn_db.address(), snapshot.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_write(rocksdb_transactiondb_t *db, const rocksdb_writeoptions_t *options,
     * rocksdb_writebatch_t *batch, char **errptr)}
     */
    public static void rocksdb_transactiondb_write(
            MemorySegment db, MemorySegment options, MemorySegment batch, MemorySegment errptr) {
        MemorySegment function = rocksdb_transactiondb_write;
        if (function == null) {
            rocksdb_transactiondb_write = function = Symbols.TABLE.find("rocksdb_transactiondb_write");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), batch.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
