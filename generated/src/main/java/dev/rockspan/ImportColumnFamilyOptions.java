package dev.rockspan;

import dev.rockspan.raw.CImportColumnFamilyOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How an exported column family is imported.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_import_column_family_options_t}.
 */
public class ImportColumnFamilyOptions extends RocksObject {
    ImportColumnFamilyOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options with which files are copied, not moved.
     *
     * <p>C: {@code rocksdb_import_column_family_options_create}.
     */
    public ImportColumnFamilyOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CImportColumnFamilyOptions.rocksdb_import_column_family_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "ImportColumnFamilyOptions", nativeResult,
                    CImportColumnFamilyOptions::rocksdb_import_column_family_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether files are moved instead of copied; {@code false} by default}
     *
     * <p>C: {@code rocksdb_import_column_family_options_get_move_files}.
     */
    public boolean moveFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CImportColumnFamilyOptions.rocksdb_import_column_family_options_get_move_files(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether files are moved instead of copied; {@code false} by default.
     *
     * <p>C: {@code rocksdb_import_column_family_options_set_move_files}.
     *
     * @return this object
     */
    public ImportColumnFamilyOptions setMoveFiles(boolean moveFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CImportColumnFamilyOptions.rocksdb_import_column_family_options_set_move_files(
                    call.change(this), (byte) (moveFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public ImportColumnFamilyOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
