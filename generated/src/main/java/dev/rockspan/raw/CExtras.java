package dev.rockspan.raw;

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
    public static void rockspan_bind(MemorySegment a0) {
        MemorySegment function = rockspan_bind;
        if (function == null) {
            rockspan_bind = function = Symbols.EXTENSION.find("rockspan_bind");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /**
     * {@code int32_t rockspan_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t
     * key_size, char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_get(MemorySegment a0, MemorySegment a1, MemorySegment a2, long a3,
            MemorySegment a4, long a5, MemorySegment a6) {
        MemorySegment function = rockspan_get;
        if (function == null) {
            rockspan_get = function = Symbols.EXTENSION.find("rockspan_get");
        }
        return (int) Shapes.JJPJPJJ_J.call(function, a0.address(), a1.address(), a2, a3, a4, a5, a6.address());
    }

    /**
     * {@code int32_t rockspan_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size, char *buffer, size_t capacity,
     * rockspan_value_t *value)}
     */
    public static int rockspan_get_cf(MemorySegment a0, MemorySegment a1, MemorySegment a2,
            MemorySegment a3, long a4, MemorySegment a5, long a6, MemorySegment a7) {
        MemorySegment function = rockspan_get_cf;
        if (function == null) {
            rockspan_get_cf = function = Symbols.EXTENSION.find("rockspan_get_cf");
        }
        return (int) Shapes.JJJPJPJJ_J.call(
                function, a0.address(), a1.address(), a2.address(), a3, a4, a5, a6, a7.address());
    }

    /** {@code int32_t rockspan_has_stack(size_t needed)} */
    public static int rockspan_has_stack(long a0) {
        MemorySegment function = rockspan_has_stack;
        if (function == null) {
            rockspan_has_stack = function = Symbols.EXTENSION.find("rockspan_has_stack");
        }
        return (int) Shapes.JJJ_J.call(function, a0, 0, 0);
    }

    /**
     * {@code int32_t rockspan_iter_step(rocksdb_iterator_t *iterator, int32_t move, const char *target, size_t
     * target_size, rockspan_entry_t *entry)}
     */
    public static int rockspan_iter_step(MemorySegment a0, int a1, MemorySegment a2, long a3,
            MemorySegment a4) {
        MemorySegment function = rockspan_iter_step;
        if (function == null) {
            rockspan_iter_step = function = Symbols.EXTENSION.find("rockspan_iter_step");
        }
        return (int) Shapes.JJPJJ_J.call(function, a0.address(), a1, a2, a3, a4.address());
    }

    /**
     * {@code size_t rockspan_multi_get(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t count, const char
     * *const *keys, const size_t *key_sizes, char *buffer, size_t capacity, const char **data, size_t *sizes,
     * rocksdb_pinnableslice_t **slices, char **errors)}
     */
    public static long rockspan_multi_get(MemorySegment a0, MemorySegment a1, long a2,
            MemorySegment a3, MemorySegment a4, MemorySegment a5, long a6, MemorySegment a7,
            MemorySegment a8, MemorySegment a9, MemorySegment a10) {
        MemorySegment function = rockspan_multi_get;
        if (function == null) {
            rockspan_multi_get = function = Symbols.EXTENSION.find("rockspan_multi_get");
        }
        return Shapes.JJJPPPJJJPJ_J.call(
                function, a0.address(), a1.address(), a2, a3, a4, a5, a6, a7.address(), a8.address(), a9,
                a10.address());
    }

    /**
     * {@code size_t rockspan_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, size_t count, const char *const *keys, const size_t *key_sizes,
     * bool sorted, char *buffer, size_t capacity, const char **data, size_t *sizes, rocksdb_pinnableslice_t **slices,
     * char **errors)}
     */
    public static long rockspan_multi_get_cf(MemorySegment a0, MemorySegment a1, MemorySegment a2,
            long a3, MemorySegment a4, MemorySegment a5, boolean a6, MemorySegment a7, long a8,
            MemorySegment a9, MemorySegment a10, MemorySegment a11, MemorySegment a12) {
        MemorySegment function = rockspan_multi_get_cf;
        if (function == null) {
            rockspan_multi_get_cf = function = Symbols.EXTENSION.find("rockspan_multi_get_cf");
        }
        return Shapes.JJJJPPZPJJJPJ_J.call(
                function, a0.address(), a1.address(), a2.address(), a3, a4, a5, a6, a7, a8, a9.address(), a10.address(),
                a11, a12.address());
    }

    /** {@code void rockspan_release(rocksdb_pinnableslice_t *const *slices, size_t count)} */
    public static void rockspan_release(MemorySegment a0, long a1) {
        MemorySegment function = rockspan_release;
        if (function == null) {
            rockspan_release = function = Symbols.EXTENSION.find("rockspan_release");
        }
        Shapes.PJ_J.call(function, a0, a1);
    }

    /** {@code void rockspan_take(rocksdb_pinnableslice_t *slice, const char *data, size_t size, char *buffer)} */
    public static void rockspan_take(MemorySegment a0, MemorySegment a1, long a2,
            MemorySegment a3) {
        MemorySegment function = rockspan_take;
        if (function == null) {
            rockspan_take = function = Symbols.EXTENSION.find("rockspan_take");
        }
        Shapes.JPJP_J.call(function, a0.address(), a1, a2, a3);
    }

    /**
     * {@code int32_t rockspan_transaction_get(rocksdb_transaction_t *transaction, const rocksdb_readoptions_t *options,
     * const char *key, size_t key_size, char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transaction_get(MemorySegment a0, MemorySegment a1, MemorySegment a2,
            long a3, MemorySegment a4, long a5, MemorySegment a6) {
        MemorySegment function = rockspan_transaction_get;
        if (function == null) {
            rockspan_transaction_get = function = Symbols.EXTENSION.find("rockspan_transaction_get");
        }
        return (int) Shapes.JJPJPJJ_J.call(function, a0.address(), a1.address(), a2, a3, a4, a5, a6.address());
    }

    /**
     * {@code int32_t rockspan_transaction_get_cf(rocksdb_transaction_t *transaction, const rocksdb_readoptions_t
     * *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size, char *buffer, size_t
     * capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transaction_get_cf(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, long a6,
            MemorySegment a7) {
        MemorySegment function = rockspan_transaction_get_cf;
        if (function == null) {
            rockspan_transaction_get_cf = function = Symbols.EXTENSION.find("rockspan_transaction_get_cf");
        }
        return (int) Shapes.JJJPJPJJ_J.call(
                function, a0.address(), a1.address(), a2.address(), a3, a4, a5, a6, a7.address());
    }

    /**
     * {@code int32_t rockspan_transaction_get_for_update(rocksdb_transaction_t *transaction, const
     * rocksdb_readoptions_t *options, const char *key, size_t key_size, unsigned char exclusive, char *buffer, size_t
     * capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transaction_get_for_update(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, long a3, byte a4, MemorySegment a5, long a6, MemorySegment a7) {
        MemorySegment function = rockspan_transaction_get_for_update;
        if (function == null) {
            rockspan_transaction_get_for_update = function = Symbols.EXTENSION.find(
                    "rockspan_transaction_get_for_update");
        }
        return (int) Shapes.JJPJJPJJ_J.call(function, a0.address(), a1.address(), a2, a3, a4, a5, a6, a7.address());
    }

    /**
     * {@code int32_t rockspan_transaction_get_for_update_cf(rocksdb_transaction_t *transaction, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size,
     * unsigned char exclusive, char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transaction_get_for_update_cf(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, MemorySegment a3, long a4, byte a5, MemorySegment a6, long a7,
            MemorySegment a8) {
        MemorySegment function = rockspan_transaction_get_for_update_cf;
        if (function == null) {
            rockspan_transaction_get_for_update_cf = function = Symbols.EXTENSION.find(
                    "rockspan_transaction_get_for_update_cf");
        }
        return (int) Shapes.JJJPJJPJJ_J.call(
                function, a0.address(), a1.address(), a2.address(), a3, a4, a5, a6, a7, a8.address());
    }

    /**
     * {@code int32_t rockspan_transactiondb_get(rocksdb_transactiondb_t *db, const rocksdb_readoptions_t *options,
     * const char *key, size_t key_size, char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_transactiondb_get(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, long a3, MemorySegment a4, long a5, MemorySegment a6) {
        MemorySegment function = rockspan_transactiondb_get;
        if (function == null) {
            rockspan_transactiondb_get = function = Symbols.EXTENSION.find("rockspan_transactiondb_get");
        }
        return (int) Shapes.JJPJPJJ_J.call(function, a0.address(), a1.address(), a2, a3, a4, a5, a6.address());
    }

    /**
     * {@code int32_t rockspan_transactiondb_get_cf(rocksdb_transactiondb_t *db, const rocksdb_readoptions_t *options,
     * rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size, char *buffer, size_t capacity,
     * rockspan_value_t *value)}
     */
    public static int rockspan_transactiondb_get_cf(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, long a6,
            MemorySegment a7) {
        MemorySegment function = rockspan_transactiondb_get_cf;
        if (function == null) {
            rockspan_transactiondb_get_cf = function = Symbols.EXTENSION.find("rockspan_transactiondb_get_cf");
        }
        return (int) Shapes.JJJPJPJJ_J.call(
                function, a0.address(), a1.address(), a2.address(), a3, a4, a5, a6, a7.address());
    }

    /**
     * {@code int32_t rockspan_writebatch_wi_get(rocksdb_writebatch_wi_t *batch, rocksdb_t *db, const
     * rocksdb_readoptions_t *options, const char *key, size_t key_size, char *buffer, size_t capacity, rockspan_value_t
     * *value)}
     */
    public static int rockspan_writebatch_wi_get(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, MemorySegment a3, long a4, MemorySegment a5, long a6,
            MemorySegment a7) {
        MemorySegment function = rockspan_writebatch_wi_get;
        if (function == null) {
            rockspan_writebatch_wi_get = function = Symbols.EXTENSION.find("rockspan_writebatch_wi_get");
        }
        return (int) Shapes.JJJPJPJJ_J.call(
                function, a0.address(), a1.address(), a2.address(), a3, a4, a5, a6, a7.address());
    }

    /**
     * {@code int32_t rockspan_writebatch_wi_get_cf(rocksdb_writebatch_wi_t *batch, rocksdb_t *db, const
     * rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_size,
     * char *buffer, size_t capacity, rockspan_value_t *value)}
     */
    public static int rockspan_writebatch_wi_get_cf(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, MemorySegment a3, MemorySegment a4, long a5, MemorySegment a6,
            long a7, MemorySegment a8) {
        MemorySegment function = rockspan_writebatch_wi_get_cf;
        if (function == null) {
            rockspan_writebatch_wi_get_cf = function = Symbols.EXTENSION.find("rockspan_writebatch_wi_get_cf");
        }
        return (int) Shapes.JJJJPJPJJ_J.call(
                function, a0.address(), a1.address(), a2.address(), a3.address(), a4, a5, a6, a7, a8.address());
    }
}
