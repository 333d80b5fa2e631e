package dev.rockspan.raw;

import dev.rockspan.Checkpoint;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Checkpoint}. */
public final class CCheckpoint {
    private static @Nullable MemorySegment rocksdb_checkpoint_create;

    private static @Nullable MemorySegment rocksdb_checkpoint_export_column_family;

    private static @Nullable MemorySegment rocksdb_checkpoint_object_create;

    private static @Nullable MemorySegment rocksdb_checkpoint_object_destroy;

    private CCheckpoint() {
    }

    /**
     * {@code void rocksdb_checkpoint_create(rocksdb_checkpoint_t *checkpoint, const char *checkpoint_dir, uint64_t
     * log_size_for_flush, char **errptr)}
     */
    public static void rocksdb_checkpoint_create(
            MemorySegment checkpoint, MemorySegment checkpoint_dir, long log_size_for_flush, MemorySegment errptr) {
        MemorySegment function = rocksdb_checkpoint_create;
        if (function == null) {
            rocksdb_checkpoint_create = function = Symbols.TABLE.find("rocksdb_checkpoint_create");
        }
        try {
            long ignored = (long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, checkpoint.address(), checkpoint_dir.address(), log_size_for_flush, errptr.address());
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_export_import_files_metadata_t *rocksdb_checkpoint_export_column_family(rocksdb_checkpoint_t
     * *checkpoint, rocksdb_column_family_handle_t *column_family, const char *export_dir, char **errptr)}
     */
    public static MemorySegment rocksdb_checkpoint_export_column_family(
            MemorySegment checkpoint, MemorySegment column_family, MemorySegment export_dir, MemorySegment errptr) {
        MemorySegment function = rocksdb_checkpoint_export_column_family;
        if (function == null) {
            rocksdb_checkpoint_export_column_family = function = Symbols.TABLE.find(
                    "rocksdb_checkpoint_export_column_family");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJJ_J.HANDLE.invokeExact(
                    function, checkpoint.address(), column_family.address(), export_dir.address(), errptr.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_checkpoint_t *rocksdb_checkpoint_object_create(rocksdb_t *db, char **errptr)} */
    public static MemorySegment rocksdb_checkpoint_object_create(MemorySegment db, MemorySegment errptr) {
        MemorySegment function = rocksdb_checkpoint_object_create;
        if (function == null) {
            rocksdb_checkpoint_object_create = function = Symbols.TABLE.find("rocksdb_checkpoint_object_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, db.address(), errptr.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_checkpoint_object_destroy(rocksdb_checkpoint_t *checkpoint)} */
    public static void rocksdb_checkpoint_object_destroy(MemorySegment checkpoint) {
        MemorySegment function = rocksdb_checkpoint_object_destroy;
        if (function == null) {
            rocksdb_checkpoint_object_destroy = function = Symbols.TABLE.find("rocksdb_checkpoint_object_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, checkpoint.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
