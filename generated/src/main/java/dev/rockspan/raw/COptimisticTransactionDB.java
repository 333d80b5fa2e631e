package dev.rockspan.raw;

import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link OptimisticTransactionDB}. */
public final class COptimisticTransactionDB {
    private static @Nullable MemorySegment rocksdb_optimistictransaction_begin;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_checkpoint_object_create;

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
    public static long rocksdb_optimistictransaction_begin(
            MemorySegment otxn_db, MemorySegment write_options, MemorySegment otxn_options, MemorySegment old_txn) {
        MemorySegment function = rocksdb_optimistictransaction_begin;
        if (function == null) {
            rocksdb_optimistictransaction_begin = function = Symbols.TABLE.find("rocksdb_optimistictransaction_begin");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, otxn_db.address(), write_options.address(), otxn_options.address(), old_txn.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_checkpoint_t
     * *rocksdb_optimistictransactiondb_checkpoint_object_create(rocksdb_optimistictransactiondb_t *otxn_db, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_checkpoint_object_create(
            MemorySegment otxn_db, MemorySegment errptr) {
        MemorySegment function = rocksdb_optimistictransactiondb_checkpoint_object_create;
        if (function == null) {
            rocksdb_optimistictransactiondb_checkpoint_object_create = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_checkpoint_object_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, otxn_db.address(), errptr.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_optimistictransactiondb_close(rocksdb_optimistictransactiondb_t *otxn_db)} */
    public static void rocksdb_optimistictransactiondb_close(MemorySegment otxn_db) {
        MemorySegment function = rocksdb_optimistictransactiondb_close;
        if (function == null) {
            rocksdb_optimistictransactiondb_close = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_close");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, otxn_db.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_optimistictransactiondb_close_base_db(rocksdb_t *base_db)} */
    public static void rocksdb_optimistictransactiondb_close_base_db(MemorySegment base_db) {
        MemorySegment function = rocksdb_optimistictransactiondb_close_base_db;
        if (function == null) {
            rocksdb_optimistictransactiondb_close_base_db = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_close_base_db");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, base_db.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_t *rocksdb_optimistictransactiondb_get_base_db(rocksdb_optimistictransactiondb_t *otxn_db)} */
    public static MemorySegment rocksdb_optimistictransactiondb_get_base_db(MemorySegment otxn_db) {
        MemorySegment function = rocksdb_optimistictransactiondb_get_base_db;
        if (function == null) {
            rocksdb_optimistictransactiondb_get_base_db = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_get_base_db");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, otxn_db.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_optimistictransactiondb_t *rocksdb_optimistictransactiondb_open(const rocksdb_options_t *options,
     * const char *name, char **errptr)}
     */
    public static long rocksdb_optimistictransactiondb_open(
            MemorySegment options, MemorySegment name, MemorySegment errptr) {
        MemorySegment function = rocksdb_optimistictransactiondb_open;
        if (function == null) {
            rocksdb_optimistictransactiondb_open = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_open");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_optimistictransactiondb_t *rocksdb_optimistictransactiondb_open_column_families(const
     * rocksdb_options_t *options, const char *name, int num_column_families, const char *const *column_family_names,
     * const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles,
     * char **errptr)}
     */
    public static long rocksdb_optimistictransactiondb_open_column_families(
            MemorySegment options, MemorySegment name, int num_column_families, MemorySegment column_family_names,
            MemorySegment column_family_options, MemorySegment column_family_handles, MemorySegment errptr) {
        MemorySegment function = rocksdb_optimistictransactiondb_open_column_families;
        if (function == null) {
            rocksdb_optimistictransactiondb_open_column_families = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_open_column_families");
        }
        try {
            return (long) Shapes.JJJPJJJ_J.HANDLE.invokeExact(
                    function, options.address(), name.address(), (long) num_column_families, column_family_names,
                    column_family_options.address(), column_family_handles.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_optimistictransactiondb_t
     * *rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options(const rocksdb_options_t *options,
     * const rocksdb_optimistictransactiondb_options_t *otxn_db_options, const char *name, int num_column_families,
     * const char *const *column_family_names, const rocksdb_options_t *const *column_family_options,
     * rocksdb_column_family_handle_t **column_family_handles, char **errptr)}
     */
    public static long rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options(
            MemorySegment options, MemorySegment otxn_db_options, MemorySegment name,
            int num_column_families, MemorySegment column_family_names,
            MemorySegment column_family_options, MemorySegment column_family_handles,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options;
        if (function == null) {
            rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_open_column_families_with_otxn_db_options");
        }
        try {
            return (long) Shapes.JJJJPJJJ_J.HANDLE.invokeExact(
                    function, options.address(), otxn_db_options.address(), name.address(), (long) num_column_families,
                    column_family_names, column_family_options.address(), column_family_handles.address(),
                    errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_optimistictransactiondb_t *rocksdb_optimistictransactiondb_open_with_otxn_db_options(const
     * rocksdb_options_t *options, const rocksdb_optimistictransactiondb_options_t *otxn_db_options, const char *name,
     * char **errptr)}
     */
    public static long rocksdb_optimistictransactiondb_open_with_otxn_db_options(
            MemorySegment options, MemorySegment otxn_db_options, MemorySegment name,
            MemorySegment errptr) {
        MemorySegment function = rocksdb_optimistictransactiondb_open_with_otxn_db_options;
        if (function == null) {
            rocksdb_optimistictransactiondb_open_with_otxn_db_options = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_open_with_otxn_db_options");
        }
        try {
            return (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, options.address(), otxn_db_options.address(), name.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_optimistictransactiondb_property_int(rocksdb_optimistictransactiondb_t *db, const char
     * *propname, uint64_t *out_val)}
     */
    public static int rocksdb_optimistictransactiondb_property_int(
            MemorySegment db, MemorySegment propname, MemorySegment out_val) {
        MemorySegment function = rocksdb_optimistictransactiondb_property_int;
        if (function == null) {
            rocksdb_optimistictransactiondb_property_int = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_property_int");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), propname.address(), out_val.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_optimistictransactiondb_property_value(rocksdb_optimistictransactiondb_t *db, const char
     * *propname)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_property_value(
            MemorySegment db, MemorySegment propname) {
        MemorySegment function = rocksdb_optimistictransactiondb_property_value;
        if (function == null) {
            rocksdb_optimistictransactiondb_property_value = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_property_value");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), propname.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_optimistictransactiondb_write(rocksdb_optimistictransactiondb_t *otxn_db, const
     * rocksdb_writeoptions_t *options, rocksdb_writebatch_t *batch, char **errptr)}
     */
    public static void rocksdb_optimistictransactiondb_write(
            MemorySegment otxn_db, MemorySegment options, MemorySegment batch, MemorySegment errptr) {
        MemorySegment function = rocksdb_optimistictransactiondb_write;
        if (function == null) {
            rocksdb_optimistictransactiondb_write = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_write");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, otxn_db.address(), options.address(), batch.address(), errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
