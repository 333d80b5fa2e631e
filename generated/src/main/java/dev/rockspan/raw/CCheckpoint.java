package dev.rockspan.raw;

import dev.rockspan.Checkpoint;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Checkpoint}. */
public final class CCheckpoint {
    private static @Nullable MemorySegment rocksdb_checkpoint_create;

    private static @Nullable MemorySegment rocksdb_checkpoint_export_column_family;

    private static @Nullable MemorySegment rocksdb_checkpoint_object_create;

    private static @Nullable MemorySegment rocksdb_checkpoint_object_destroy;

    private static @Nullable MemorySegment rocksdb_optimistictransactiondb_checkpoint_object_create;

    private static @Nullable MemorySegment rocksdb_transactiondb_checkpoint_object_create;

    private CCheckpoint() {
    }

    /**
     * {@code void rocksdb_checkpoint_create(rocksdb_checkpoint_t *checkpoint, const char *checkpoint_dir, uint64_t
     * log_size_for_flush, char **errptr)}
     */
    public static void rocksdb_checkpoint_create(MemorySegment a0, MemorySegment a1, long a2,
            MemorySegment a3) {
        MemorySegment function = rocksdb_checkpoint_create;
        if (function == null) {
            rocksdb_checkpoint_create = function = Symbols.TABLE.find("rocksdb_checkpoint_create");
        }
        Shapes.JJJJ_J.call(function, a0.address(), a1.address(), a2, a3.address());
    }

    /**
     * {@code rocksdb_export_import_files_metadata_t *rocksdb_checkpoint_export_column_family(rocksdb_checkpoint_t
     * *checkpoint, rocksdb_column_family_handle_t *column_family, const char *export_dir, char **errptr)}
     */
    public static MemorySegment rocksdb_checkpoint_export_column_family(MemorySegment a0,
            MemorySegment a1, MemorySegment a2, MemorySegment a3) {
        MemorySegment function = rocksdb_checkpoint_export_column_family;
        if (function == null) {
            rocksdb_checkpoint_export_column_family = function = Symbols.TABLE.find(
                    "rocksdb_checkpoint_export_column_family");
        }
        return MemorySegment.ofAddress(
                Shapes.JJJJ_J.call(function, a0.address(), a1.address(), a2.address(), a3.address()));
    }

    /** {@code rocksdb_checkpoint_t *rocksdb_checkpoint_object_create(rocksdb_t *db, char **errptr)} */
    public static MemorySegment rocksdb_checkpoint_object_create(MemorySegment a0,
            MemorySegment a1) {
        MemorySegment function = rocksdb_checkpoint_object_create;
        if (function == null) {
            rocksdb_checkpoint_object_create = function = Symbols.TABLE.find("rocksdb_checkpoint_object_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0));
    }

    /** {@code void rocksdb_checkpoint_object_destroy(rocksdb_checkpoint_t *checkpoint)} */
    public static void rocksdb_checkpoint_object_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_checkpoint_object_destroy;
        if (function == null) {
            rocksdb_checkpoint_object_destroy = function = Symbols.TABLE.find("rocksdb_checkpoint_object_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /**
     * {@code rocksdb_checkpoint_t
     * *rocksdb_optimistictransactiondb_checkpoint_object_create(rocksdb_optimistictransactiondb_t *otxn_db, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_optimistictransactiondb_checkpoint_object_create(
            MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_optimistictransactiondb_checkpoint_object_create;
        if (function == null) {
            rocksdb_optimistictransactiondb_checkpoint_object_create = function = Symbols.TABLE.find(
                    "rocksdb_optimistictransactiondb_checkpoint_object_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0));
    }

    /**
     * {@code rocksdb_checkpoint_t *rocksdb_transactiondb_checkpoint_object_create(rocksdb_transactiondb_t *txn_db, char
     * **errptr)}
     */
    public static MemorySegment rocksdb_transactiondb_checkpoint_object_create(MemorySegment a0,
            MemorySegment a1) {
        MemorySegment function = rocksdb_transactiondb_checkpoint_object_create;
        if (function == null) {
            rocksdb_transactiondb_checkpoint_object_create = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_checkpoint_object_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0));
    }
}
