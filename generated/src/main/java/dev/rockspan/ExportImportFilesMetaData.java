package dev.rockspan;

import dev.rockspan.raw.CExportImportFilesMetaData;
import dev.rockspan.raw.CLiveFileMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;

/**
 * Describes the files of an exported column family.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_export_import_files_metadata_t}.
 */
public class ExportImportFilesMetaData extends RocksObject {
    ExportImportFilesMetaData(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates a description without files.
     *
     * <p>C: {@code rocksdb_export_import_files_metadata_create}.
     */
    public ExportImportFilesMetaData() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CExportImportFilesMetaData.rocksdb_export_import_files_metadata_create();
            nativeObject = call.made(NativeObject.owned(
                    "ExportImportFilesMetaData", nativeResult,
                    CExportImportFilesMetaData::rocksdb_export_import_files_metadata_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Returns the name of the comparator that the files are sorted by.
     *
     * <p>C: {@code rocksdb_export_import_files_metadata_get_db_comparator_name}.
     */
    public String dbComparatorName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult =
                    CExportImportFilesMetaData.rocksdb_export_import_files_metadata_get_db_comparator_name(
                    call.use(
                    this));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Returns the files.
     *
     * <p>C: {@code rocksdb_export_import_files_metadata_get_files}.
     */
    public List<LiveFileMetaData> files() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CExportImportFilesMetaData.rocksdb_export_import_files_metadata_get_files(
                    call.use(
                    this));
            return LiveFileMetaData.readAll(call.temporary(nativeResult, CLiveFileMetaData::rocksdb_livefiles_destroy));
        }
    }

    /**
     * Sets the name of the comparator that the files are sorted by.
     *
     * <p>C: {@code rocksdb_export_import_files_metadata_set_db_comparator_name}.
     *
     * @return this object
     */
    public ExportImportFilesMetaData setDbComparatorName(String dbComparatorName) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CExportImportFilesMetaData.rocksdb_export_import_files_metadata_set_db_comparator_name(
                    call.use(this), call.string(dbComparatorName, "dbComparatorName"));
            return this;
        }
    }

    /**
     * Replaces the files.
     *
     * <p>C: {@code rocksdb_export_import_files_metadata_set_files}.
     *
     * @param files copied
     * @return this object
     */
    public ExportImportFilesMetaData setFiles(List<LiveFileMetaData> files) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CExportImportFilesMetaData.rocksdb_export_import_files_metadata_set_files(
                    call.use(this),
                    call.given(
                            LiveFileMetaData.allToNative(Call.whole(files, "files")),
                            CLiveFileMetaData::rocksdb_livefiles_destroy));
            call.commit();
            Effects.noteGiven(this, "files", List.copyOf(files));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public ExportImportFilesMetaData in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
