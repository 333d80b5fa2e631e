package dev.rockspan;

import dev.rockspan.raw.CColumnFamilyMetaDataOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * Which levels and keys are looked at for the metadata of a column family.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_column_family_metadata_options_t}.
 */
public class ColumnFamilyMetaDataOptions extends RocksObject {
    ColumnFamilyMetaDataOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_column_family_metadata_options_create}.
     */
    public ColumnFamilyMetaDataOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CColumnFamilyMetaDataOptions.rocksdb_column_family_metadata_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "ColumnFamilyMetaDataOptions", nativeResult,
                    CColumnFamilyMetaDataOptions::rocksdb_column_family_metadata_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * Returns the key before which the range of files ends; null for no end.
     *
     * <p>C: {@code rocksdb_column_family_metadata_options_get_end_key}.
     */
    public byte @Nullable [] endKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult =
                    CColumnFamilyMetaDataOptions.rocksdb_column_family_metadata_options_get_end_key(
                    nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * {@return the level whose files are listed; -1, the default, for all}
     *
     * <p>C: {@code rocksdb_column_family_metadata_options_get_level}.
     */
    public int level() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CColumnFamilyMetaDataOptions.rocksdb_column_family_metadata_options_get_level(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Sets the key before which the range of files ends; null for no end.
     *
     * <p>C: {@code rocksdb_column_family_metadata_options_set_end_key}.
     *
     * @return this object
     */
    public ColumnFamilyMetaDataOptions setEndKey(byte @Nullable [] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            MemorySegment nativeKey = call.bytesOrNull(key, "key");
            CColumnFamilyMetaDataOptions.rocksdb_column_family_metadata_options_set_end_key(
                    nativeThis, nativeKey, nativeKey.byteSize());
            return this;
        }
    }

    /**
     * Sets the level whose files are listed; -1, the default, for all.
     *
     * <p>C: {@code rocksdb_column_family_metadata_options_set_level}.
     *
     * @return this object
     */
    public ColumnFamilyMetaDataOptions setLevel(int level) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CColumnFamilyMetaDataOptions.rocksdb_column_family_metadata_options_set_level(call.change(this), level);
            return this;
        }
    }

    /**
     * Sets the key at which the range of files starts; null for no start.
     *
     * <p>C: {@code rocksdb_column_family_metadata_options_set_start_key}.
     *
     * @return this object
     */
    public ColumnFamilyMetaDataOptions setStartKey(byte @Nullable [] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.change(this);
            MemorySegment nativeKey = call.bytesOrNull(key, "key");
            CColumnFamilyMetaDataOptions.rocksdb_column_family_metadata_options_set_start_key(
                    nativeThis, nativeKey, nativeKey.byteSize());
            return this;
        }
    }

    /**
     * Returns the key at which the range of files starts; null for no start.
     *
     * <p>C: {@code rocksdb_column_family_metadata_options_get_start_key}.
     */
    public byte @Nullable [] startKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult =
                    CColumnFamilyMetaDataOptions.rocksdb_column_family_metadata_options_get_start_key(
                    nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public ColumnFamilyMetaDataOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
