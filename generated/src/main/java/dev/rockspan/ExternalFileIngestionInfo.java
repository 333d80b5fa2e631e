package dev.rockspan;

import dev.rockspan.raw.CExternalFileIngestionInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A file that was taken in; valid during the callback only.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_externalfileingestioninfo_t}.
 */
public class ExternalFileIngestionInfo extends RocksObject {
    ExternalFileIngestionInfo(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the name of the column family.
     *
     * <p>C: {@code rocksdb_externalfileingestioninfo_cf_name}.
     */
    public String getColumnFamilyName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CExternalFileIngestionInfo.rocksdb_externalfileingestioninfo_cf_name(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the path that the file had outside the database.
     *
     * <p>C: {@code rocksdb_externalfileingestioninfo_external_file_path}.
     */
    public String getExternalFilePath() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult =
                    CExternalFileIngestionInfo.rocksdb_externalfileingestioninfo_external_file_path(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the sequence number that all entries of the file got.
     *
     * <p>C: {@code rocksdb_externalfileingestioninfo_global_seqno}.
     */
    public long getGlobalSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CExternalFileIngestionInfo.rocksdb_externalfileingestioninfo_global_seqno(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the path that the file has in the database.
     *
     * <p>C: {@code rocksdb_externalfileingestioninfo_internal_file_path}.
     */
    public String getInternalFilePath() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult =
                    CExternalFileIngestionInfo.rocksdb_externalfileingestioninfo_internal_file_path(
                    nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the properties of the file.
     *
     * <p>C: {@code rocksdb_externalfileingestioninfo_table_properties}.
     *
     * @return a view that is valid until this object is closed
     */
    public TableProperties getTableProperties() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CExternalFileIngestionInfo.rocksdb_externalfileingestioninfo_table_properties(
                    call.use(
                    this));
            return new TableProperties(NativeObject.view("TableProperties", nativeResult, this));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public ExternalFileIngestionInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
