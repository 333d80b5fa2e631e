package dev.rockspan.raw;

import dev.rockspan.OptimisticTransactionDB;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link OptimisticTransactionDB}. */
public final class COptimisticTransactionDB {
    private static @Nullable MemorySegment rocksdb_optimistictransaction_begin;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_close;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_close_base_db;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_get_base_db;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_open;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_open_column_families;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_open_with_otxn_db_options;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_property_int;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_property_value;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_write;

    private COptimisticTransactionDB() {
    }

    /**
     * {@code rocksdb_transaction_t *rocksdb_optimistictransaction_begin(rocksdb_optimistictransactiondb_t *otxn_db,
     * const rocksdb_writeoptions_t *write_options, const rocksdb_optimistictransaction_options_t *otxn_options,
     * rocksdb_transaction_t *old_txn)}
     */
    public static MemorySegment rocksdb_optimistictransaction_begin(MemorySegment a0,
            MemorySegment a1, MemorySegment a2, MemorySegment a3) {
        MemorySegment function = rocksdb_optimistictransaction_begin;
        if (function == null) {
            rocksdb_optimistictransaction_begin = function = Symbols.TABLE.find("rocksdb_optimistictransaction_begin");
        }
        return MemorySegment.ofAddress(
                Shapes.JJJJ_J.call(function, a0.address(), a1.address(), a2.address(), a3.address()));
    }

    /** {@code void rocksdb_optimistictransactiondb_close(rocksdb_optimistictransactiondb_t *otxn_db)} */
    public static void rocksdb_optimistictransactiondb_close(MemorySegment a0) {
        MemorySegment function = rocksdb_optimistictransactiondb_close;
        if (function == null) {
            rocksdb_optimistictransactiondb_close = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_close");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code void rocksdb_optimistictransactiondb_close_base_db(rocksdb_t *base_db)} */
    public static void rocksdb_optimistictransactiondb_close_base_db(MemorySegment a0) {
        MemorySegment function = rocksdb_optimistictransactiondb_close_base_db;
        if (function == null) {
            rocksdb_optimistictransactiondb_close_base_db = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_close_base_db");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code rocksdb_t *rocksdb_optimistictransactiondb_get_base_db(rocksdb_optimistictransactiondb_t *otxn_db)} */
    public static MemorySegment rocksdb_optimistictransactiondb_get_base_db(MemorySegment a0) {
        MemorySegment function = rocksdb_optimistictransactiondb_get_base_db;
        if (function == null) {
            rocksdb_optimistictransactiondb_get_base_db = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_get_base_db");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), 0, 0));
    }

    /**
     * {@code rocksdb_optimistictransactiondb_t *rocksdb_optimistictransactiondb_open(const rocksdb_options_t *options,
     * const char *name, char **errptr)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_open(MemorySegment a0,
            MemorySegment a1, MemorySegment a2) {
        MemorySegment function = rocksdb_optimistictransactiondb_open;
        if (function == null) {
            rocksdb_optimistictransactiondb_open = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_open");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), a1.address(), a2.address()));
    }

    /**
     * {@code rocksdb_optimistictransactiondb_t *rocksdb_optimistictransactiondb_open_column_families(const
     * rocksdb_options_t *options, const char *name, int num_column_families, const char *const *column_family_names,
     * const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles,
     * char **errptr)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_open_column_families(
            MemorySegment a0, MemorySegment a1, int a2, MemorySegment a3, MemorySegment a4,
            MemorySegment a5, MemorySegment a6) {
        MemorySegment function = rocksdb_optimistictransactiondb_open_column_families;
        if (function == null) {
            rocksdb_optimistictransactiondb_open_column_families = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_open_column_families");
        }
        return MemorySegment.ofAddress(
                Shapes.JJJPPPJ_J.call(function, a0.address(), a1.address(), a2, a3, a4, a5, a6.address()));
    }

    /**
     * {@code rocksdb_optimistictransactiondb_t
     * *rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options(const rocksdb_options_t *options,
     * const rocksdb_optimistictransactiondb_options_t *otxn_db_options, const char *name, int num_column_families,
     * const char *const *column_family_names, const rocksdb_options_t *const *column_family_options,
     * rocksdb_column_family_handle_t **column_family_handles, char **errptr)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options(
            MemorySegment a0, MemorySegment a1, MemorySegment a2, int a3, MemorySegment a4,
            MemorySegment a5, MemorySegment a6, MemorySegment a7) {
        MemorySegment function = rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options;
        if (function == null) {
            rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options");
        }
        return MemorySegment.ofAddress(
                Shapes.JJJJPPPJ_J.call(
                        function, a0.address(), a1.address(), a2.address(), a3, a4, a5, a6, a7.address()));
    }

    /**
     * {@code rocksdb_optimistictransactiondb_t *rocksdb_optimistictransactiondb_open_with_otxn_db_options(const
     * rocksdb_options_t *options, const rocksdb_optimistictransactiondb_options_t *otxn_db_options, const char *name,
     * char **errptr)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_open_with_otxn_db_options(
            MemorySegment a0, MemorySegment a1, MemorySegment a2, MemorySegment a3) {
        MemorySegment function = rocksdb_optimistictransactiondb_open_with_otxn_db_options;
        if (function == null) {
            rocksdb_optimistictransactiondb_open_with_otxn_db_options = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_open_with_otxn_db_options");
        }
        return MemorySegment.ofAddress(
                Shapes.JJJJ_J.call(function, a0.address(), a1.address(), a2.address(), a3.address()));
    }

    /**
     * {@code int rocksdb_optimistictransactiondb_property_int(rocksdb_optimistictransactiondb_t *db, const char
     * *propname, uint64_t *out_val)}
     */
    public static int rocksdb_optimistictransactiondb_property_int(MemorySegment a0,
            MemorySegment a1, MemorySegment a2) {
        MemorySegment function = rocksdb_optimistictransactiondb_property_int;
        if (function == null) {
            rocksdb_optimistictransactiondb_property_int = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_property_int");
        }
        return (int) Shapes.JJJ_J.call(function, a0.address(), a1.address(), a2.address());
    }

    /**
     * {@code char *rocksdb_optimistictransactiondb_property_value(rocksdb_optimistictransactiondb_t *db, const char
     * *propname)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_property_value(MemorySegment a0,
            MemorySegment a1) {
        MemorySegment function = rocksdb_optimistictransactiondb_property_value;
        if (function == null) {
            rocksdb_optimistictransactiondb_property_value = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_property_value");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0));
    }

    /**
     * {@code void rocksdb_optimistictransactiondb_write(rocksdb_optimistictransactiondb_t *otxn_db, const
     * rocksdb_writeoptions_t *options, rocksdb_writebatch_t *batch, char **errptr)}
     */
    public static void rocksdb_optimistictransactiondb_write(MemorySegment a0, MemorySegment a1,
            MemorySegment a2, MemorySegment a3) {
        MemorySegment function = rocksdb_optimistictransactiondb_write;
        if (function == null) {
            rocksdb_optimistictransactiondb_write = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_write");
        }
        Shapes.JJJJ_J.call(function, a0.address(), a1.address(), a2.address(), a3.address());
    }
}
