package dev.rockspan.raw;

import dev.rockspan.ExportImportFilesMetaData;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ExportImportFilesMetaData}. */
public final class CExportImportFilesMetaData {
    private static @Nullable MemorySegment rocksdb_export_import_files_metadata_create;

    private static @Nullable MemorySegment rocksdb_export_import_files_metadata_destroy;

    private static @Nullable MemorySegment rocksdb_export_import_files_metadata_get_db_comparator_name;

    private static @Nullable MemorySegment rocksdb_export_import_files_metadata_get_files;

    private static @Nullable MemorySegment rocksdb_export_import_files_metadata_set_db_comparator_name;

    private static @Nullable MemorySegment rocksdb_export_import_files_metadata_set_files;

    private CExportImportFilesMetaData() {
    }

    /** {@code rocksdb_export_import_files_metadata_t *rocksdb_export_import_files_metadata_create(void)} */
    public static MemorySegment rocksdb_export_import_files_metadata_create() {
        MemorySegment function = rocksdb_export_import_files_metadata_create;
        if (function == null) {
            rocksdb_export_import_files_metadata_create = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_export_import_files_metadata_destroy(rocksdb_export_import_files_metadata_t *)} */
    public static void rocksdb_export_import_files_metadata_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_export_import_files_metadata_destroy;
        if (function == null) {
            rocksdb_export_import_files_metadata_destroy = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code char *rocksdb_export_import_files_metadata_get_db_comparator_name(rocksdb_export_import_files_metadata_t
     * *)}
     */
    public static MemorySegment rocksdb_export_import_files_metadata_get_db_comparator_name(
            MemorySegment a0) {
        MemorySegment function = rocksdb_export_import_files_metadata_get_db_comparator_name;
        if (function == null) {
            rocksdb_export_import_files_metadata_get_db_comparator_name = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_get_db_comparator_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_livefiles_t *rocksdb_export_import_files_metadata_get_files(rocksdb_export_import_files_metadata_t
     * *)}
     */
    public static MemorySegment rocksdb_export_import_files_metadata_get_files(MemorySegment a0) {
        MemorySegment function = rocksdb_export_import_files_metadata_get_files;
        if (function == null) {
            rocksdb_export_import_files_metadata_get_files = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_get_files");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_export_import_files_metadata_set_db_comparator_name(rocksdb_export_import_files_metadata_t *,
     * const char *)}
     */
    public static void rocksdb_export_import_files_metadata_set_db_comparator_name(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_export_import_files_metadata_set_db_comparator_name;
        if (function == null) {
            rocksdb_export_import_files_metadata_set_db_comparator_name = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_set_db_comparator_name");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_export_import_files_metadata_set_files(rocksdb_export_import_files_metadata_t *,
     * rocksdb_livefiles_t *)}
     */
    public static void rocksdb_export_import_files_metadata_set_files(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_export_import_files_metadata_set_files;
        if (function == null) {
            rocksdb_export_import_files_metadata_set_files = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_set_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
