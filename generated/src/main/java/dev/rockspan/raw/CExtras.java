package dev.rockspan.raw;

import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The functions of the extension. */
public final class CExtras {
    private static @Nullable MemorySegment rockspan_bind;

    private static @Nullable MemorySegment rockspan_get;

    private static @Nullable MemorySegment rockspan_get_cf;

    private static @Nullable MemorySegment rockspan_has_stack;

    private static @Nullable MemorySegment rockspan_iter_step;

    private static @Nullable MemorySegment rockspan_multi_get;

    private static @Nullable MemorySegment rockspan_multi_get_cf;

    private static @Nullable MemorySegment rockspan_release;

    private static @Nullable MemorySegment rockspan_take;

    private static @Nullable MemorySegment rockspan_transaction_get;

    private static @Nullable MemorySegment rockspan_transaction_get_cf;

    private static @Nullable MemorySegment rockspan_transaction_get_for_update;

    private static @Nullable MemorySegment rockspan_transaction_get_for_update_cf;

    private static @Nullable MemorySegment rockspan_transactiondb_get;

    private static @Nullable MemorySegment rockspan_transactiondb_get_cf;

    private static @Nullable MemorySegment rockspan_writebatch_wi_get;

    private static @Nullable MemorySegment rockspan_writebatch_wi_get_cf;

    private CExtras() {
    }

    /** {@code void rockspan_bind(rockspan_binding_t *binding)} */
    public static void rockspan_bind(MemorySegment binding) {
        MemorySegment function = rockspan_bind;
        if (function == null) {
            rockspan_bind = function = Symbols.TABLE.findInExtension("rockspan_bind");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, binding.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t
     * key_size, char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_get(
            MemorySegment db, MemorySegment options, MemorySegment key, long key_size, MemorySegment buffer,
            long capacity, MemorySegment value) {
        MemorySegment function = rockspan_get;
        if (function == null) {
            rockspan_get = function = Symbols.TABLE.findInExtension("rockspan_get");
        }
        try {
            return (int) (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, key_size, buffer, capacity, value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size, char *buffer, size_t capacity,
     * rockspan_value_t *value)}
     */
    public static int rockspan_get_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long key_size,
            MemorySegment buffer, long capacity, MemorySegment value) {
        MemorySegment function = rockspan_get_cf;
        if (function == null) {
            rockspan_get_cf = function = Symbols.TABLE.findInExtension("rockspan_get_cf");
        }
        try {
            return (int) (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, key_size, buffer, capacity,
                    value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int32_t rockspan_has_stack(size_t needed)} */
    public static int rockspan_has_stack(long needed) {
        MemorySegment function = rockspan_has_stack;
        if (function == null) {
            rockspan_has_stack = function = Symbols.TABLE.findInExtension("rockspan_has_stack");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, needed, 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_iter_step(rocksdb_iterator_t *iterator, int32_t move, const char *target, size_t
     * target_size, rockspan_entry_t *entry)}
     */
    public static int rockspan_iter_step(
            MemorySegment iterator, int move, MemorySegment target, long target_size, MemorySegment entry) {
        MemorySegment function = rockspan_iter_step;
        if (function == null) {
            rockspan_iter_step = function = Symbols.TABLE.findInExtension("rockspan_iter_step");
        }
        try {
            return (int) (long) Shapes.JJPJJ_J.HANDLE.invokeExact(
                    function, iterator.address(), (long) move, target, target_size, entry.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rockspan_multi_get(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t count, const char
     * *const *keys, const size_t *key_sizes, char *buffer, size_t capacity, const char **data, size_t *sizes,
     * rocksdb_pinnableslice_t **slices, char **errors)}
     */
    public static long rockspan_multi_get(
            MemorySegment db, MemorySegment options, long count, MemorySegment keys, MemorySegment key_sizes,
            MemorySegment buffer, long capacity, MemorySegment data, MemorySegment sizes, MemorySegment slices,
            MemorySegment errors) {
        MemorySegment function = rockspan_multi_get;
        if (function == null) {
            rockspan_multi_get = function = Symbols.TABLE.findInExtension("rockspan_multi_get");
        }
        try {
            return (long) Shapes.JJJPPPJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), count, keys, key_sizes, buffer, capacity, data.address(),
                    sizes.address(), slices.address(), errors.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rockspan_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, size_t count, const char *const *keys, const size_t *key_sizes,
     * bool sorted, char *buffer, size_t capacity, const char **data, size_t *sizes, rocksdb_pinnableslice_t **slices,
     * char **errors)}
     */
    public static long rockspan_multi_get_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, long count, MemorySegment keys,
            MemorySegment key_sizes, boolean sorted, MemorySegment buffer, long capacity, MemorySegment data,
            MemorySegment sizes, MemorySegment slices, MemorySegment errors) {
        MemorySegment function = rockspan_multi_get_cf;
        if (function == null) {
            rockspan_multi_get_cf = function = Symbols.TABLE.findInExtension("rockspan_multi_get_cf");
        }
        try {
            return (long) Shapes.JJJJPPZPJJJJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), count, keys, key_sizes, sorted,
                    buffer, capacity, data.address(), sizes.address(), slices.address(), errors.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rockspan_release(rocksdb_pinnableslice_t *const *slices, size_t count)} */
    public static void rockspan_release(MemorySegment slices, long count) {
        MemorySegment function = rockspan_release;
        if (function == null) {
            rockspan_release = function = Symbols.TABLE.findInExtension("rockspan_release");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, slices.address(), count, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rockspan_take(rocksdb_pinnableslice_t *slice, const char *data, size_t size, char *buffer)} */
    public static void rockspan_take(MemorySegment slice, MemorySegment data, long size, MemorySegment buffer) {
        MemorySegment function = rockspan_take;
        if (function == null) {
            rockspan_take = function = Symbols.TABLE.findInExtension("rockspan_take");
        }
        try {
            long ignored = (long) Shapes.JPJP_J.HANDLE.invokeExact(function, slice.address(), data, size, buffer);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_transaction_get(rocksdb_transaction_t *transaction, const rocksdb_readoptions_t *options,
     * const char *key, size_t key_size, char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transaction_get(
            MemorySegment transaction, MemorySegment options, MemorySegment key, long key_size, MemorySegment buffer,
            long capacity, MemorySegment value) {
        MemorySegment function = rockspan_transaction_get;
        if (function == null) {
            rockspan_transaction_get = function = Symbols.TABLE.findInExtension("rockspan_transaction_get");
        }
        try {
            return (int) (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, transaction.address(), options.address(), key, key_size, buffer, capacity,
                    value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_transaction_get_cf(rocksdb_transaction_t *transaction, const rocksdb_readoptions_t
     * *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size, char *buffer, size_t
     * capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transaction_get_cf(
            MemorySegment transaction, MemorySegment options, MemorySegment column_family, MemorySegment key,
            long key_size, MemorySegment buffer, long capacity, MemorySegment value) {
        MemorySegment function = rockspan_transaction_get_cf;
        if (function == null) {
            rockspan_transaction_get_cf = function = Symbols.TABLE.findInExtension("rockspan_transaction_get_cf");
        }
        try {
            return (int) (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, transaction.address(), options.address(), column_family.address(), key, key_size, buffer,
                    capacity, value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_transaction_get_for_update(rocksdb_transaction_t *transaction, const
     * rocksdb_readoptions_t *options, const char *key, size_t key_size, unsigned char exclusive, char *buffer, size_t
     * capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transaction_get_for_update(
            MemorySegment transaction, MemorySegment options, MemorySegment key, long key_size, byte exclusive,
            MemorySegment buffer, long capacity, MemorySegment value) {
        MemorySegment function = rockspan_transaction_get_for_update;
        if (function == null) {
            rockspan_transaction_get_for_update = function = Symbols.TABLE.findInExtension(
                    "rockspan_transaction_get_for_update");
        }
        try {
            return (int) (long) Shapes.JJPJJPJJ_J.HANDLE.invokeExact(
                    function, transaction.address(), options.address(), key, key_size, (long) exclusive, buffer,
                    capacity, value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_transaction_get_for_update_cf(rocksdb_transaction_t *transaction, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size,
     * unsigned char exclusive, char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transaction_get_for_update_cf(
            MemorySegment transaction, MemorySegment options, MemorySegment column_family, MemorySegment key,
            long key_size, byte exclusive, MemorySegment buffer, long capacity, MemorySegment value) {
        MemorySegment function = rockspan_transaction_get_for_update_cf;
        if (function == null) {
            rockspan_transaction_get_for_update_cf = function = Symbols.TABLE.findInExtension(
                    "rockspan_transaction_get_for_update_cf");
        }
        try {
            return (int) (long) Shapes.JJJPJJPJJ_J.HANDLE.invokeExact(
                    function, transaction.address(), options.address(), column_family.address(), key, key_size,
                    (long) exclusive, buffer, capacity, value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_transactiondb_get(rocksdb_transactiondb_t *db, const rocksdb_readoptions_t *options,
     * const char *key, size_t key_size, char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transactiondb_get(
            MemorySegment db, MemorySegment options, MemorySegment key, long key_size, MemorySegment buffer,
            long capacity, MemorySegment value) {
        MemorySegment function = rockspan_transactiondb_get;
        if (function == null) {
            rockspan_transactiondb_get = function = Symbols.TABLE.findInExtension("rockspan_transactiondb_get");
        }
        try {
            return (int) (long) Shapes.JJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), key, key_size, buffer, capacity, value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_transactiondb_get_cf(rocksdb_transactiondb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size, char *buffer, size_t capacity,
     * rockspan_value_t *value)}
     */
    public static int rockspan_transactiondb_get_cf(
            MemorySegment db, MemorySegment options, MemorySegment column_family, MemorySegment key, long key_size,
            MemorySegment buffer, long capacity, MemorySegment value) {
        MemorySegment function = rockspan_transactiondb_get_cf;
        if (function == null) {
            rockspan_transactiondb_get_cf = function = Symbols.TABLE.findInExtension("rockspan_transactiondb_get_cf");
        }
        try {
            return (int) (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, db.address(), options.address(), column_family.address(), key, key_size, buffer, capacity,
                    value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_writebatch_wi_get(rocksdb_writebatch_wi_t *batch, rocksdb_t *db, const
     * rocksdb_readoptions_t *options, const char *key, size_t key_size, char *buffer, size_t capacity, rockspan_value_t
     * *value)}
     */
    public static int rockspan_writebatch_wi_get(
            MemorySegment batch, MemorySegment db, MemorySegment options, MemorySegment key, long key_size,
            MemorySegment buffer, long capacity, MemorySegment value) {
        MemorySegment function = rockspan_writebatch_wi_get;
        if (function == null) {
            rockspan_writebatch_wi_get = function = Symbols.TABLE.findInExtension("rockspan_writebatch_wi_get");
        }
        try {
            return (int) (long) Shapes.JJJPJPJJ_J.HANDLE.invokeExact(
                    function, batch.address(), db.address(), options.address(), key, key_size, buffer, capacity,
                    value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int32_t rockspan_writebatch_wi_get_cf(rocksdb_writebatch_wi_t *batch, rocksdb_t *db, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size,
     * char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_writebatch_wi_get_cf(
            MemorySegment batch, MemorySegment db, MemorySegment options, MemorySegment column_family,
            MemorySegment key, long key_size, MemorySegment buffer, long capacity, MemorySegment value) {
        MemorySegment function = rockspan_writebatch_wi_get_cf;
        if (function == null) {
            rockspan_writebatch_wi_get_cf = function = Symbols.TABLE.findInExtension("rockspan_writebatch_wi_get_cf");
        }
        try {
            return (int) (long) Shapes.JJJJPJPJJ_J.HANDLE.invokeExact(
                    function, batch.address(), db.address(), options.address(), column_family.address(), key, key_size,
                    buffer, capacity, value.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
