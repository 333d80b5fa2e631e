package dev.rockspan.raw;

import dev.rockspan.ExportImportFilesMetaData;
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_export_import_files_metadata_destroy(rocksdb_export_import_files_metadata_t *)} */
    public static void rocksdb_export_import_files_metadata_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_export_import_files_metadata_destroy;
        if (function == null) {
            rocksdb_export_import_files_metadata_destroy = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), 0, 0));
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), 0, 0));
    }

    /**
     * {@code void rocksdb_export_import_files_metadata_set_db_comparator_name(rocksdb_export_import_files_metadata_t *,
     * const char *)}
     */
    public static void rocksdb_export_import_files_metadata_set_db_comparator_name(MemorySegment a0,
            MemorySegment a1) {
        MemorySegment function = rocksdb_export_import_files_metadata_set_db_comparator_name;
        if (function == null) {
            rocksdb_export_import_files_metadata_set_db_comparator_name = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_set_db_comparator_name");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }

    /**
     * {@code void rocksdb_export_import_files_metadata_set_files(rocksdb_export_import_files_metadata_t *,
     * rocksdb_livefiles_t *)}
     */
    public static void rocksdb_export_import_files_metadata_set_files(MemorySegment a0,
            MemorySegment a1) {
        MemorySegment function = rocksdb_export_import_files_metadata_set_files;
        if (function == null) {
            rocksdb_export_import_files_metadata_set_files = function = Symbols.TABLE.find(
                    "rocksdb_export_import_files_metadata_set_files");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }
}
