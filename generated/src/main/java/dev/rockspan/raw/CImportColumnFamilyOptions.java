package dev.rockspan.raw;

import dev.rockspan.ImportColumnFamilyOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ImportColumnFamilyOptions}. */
public final class CImportColumnFamilyOptions {
    private static @Nullable MemorySegment rocksdb_import_column_family_options_create;

    private static @Nullable MemorySegment rocksdb_import_column_family_options_destroy;

    private static @Nullable MemorySegment rocksdb_import_column_family_options_get_move_files;

    private static @Nullable MemorySegment rocksdb_import_column_family_options_set_move_files;

    private CImportColumnFamilyOptions() {
    }

    /** {@code rocksdb_import_column_family_options_t *rocksdb_import_column_family_options_create(void)} */
    public static MemorySegment rocksdb_import_column_family_options_create() {
        MemorySegment function = rocksdb_import_column_family_options_create;
        if (function == null) {
            rocksdb_import_column_family_options_create = function = Symbols.TABLE.find(
                    "rocksdb_import_column_family_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_import_column_family_options_destroy(rocksdb_import_column_family_options_t *)} */
    public static void rocksdb_import_column_family_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_import_column_family_options_destroy;
        if (function == null) {
            rocksdb_import_column_family_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_import_column_family_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_import_column_family_options_get_move_files(rocksdb_import_column_family_options_t
     * *opt)}
     */
    public static byte rocksdb_import_column_family_options_get_move_files(MemorySegment opt) {
        MemorySegment function = rocksdb_import_column_family_options_get_move_files;
        if (function == null) {
            rocksdb_import_column_family_options_get_move_files = function = Symbols.TABLE.find(
                    "rocksdb_import_column_family_options_get_move_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_import_column_family_options_set_move_files(rocksdb_import_column_family_options_t *,
     * unsigned char)}
     */
    public static void rocksdb_import_column_family_options_set_move_files(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_import_column_family_options_set_move_files;
        if (function == null) {
            rocksdb_import_column_family_options_set_move_files = function = Symbols.TABLE.find(
                    "rocksdb_import_column_family_options_set_move_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
