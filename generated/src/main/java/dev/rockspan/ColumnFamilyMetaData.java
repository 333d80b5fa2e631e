package dev.rockspan;

import dev.rockspan.raw.CColumnFamilyMetaData;
import dev.rockspan.raw.CLevelMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * The levels and files of a column family at one moment.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_column_family_metadata_t}.
 */
public final class ColumnFamilyMetaData extends RocksObject {
    ColumnFamilyMetaData(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Returns the number of table files in all levels.
     *
     * <p>C: {@code size_t rocksdb_column_family_metadata_get_file_count(rocksdb_column_family_metadata_t *cf_meta)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long fileCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CColumnFamilyMetaData.rocksdb_column_family_metadata_get_file_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of levels.
     *
     * <p>C: {@code size_t rocksdb_column_family_metadata_get_level_count(rocksdb_column_family_metadata_t *cf_meta)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long levelCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CColumnFamilyMetaData.rocksdb_column_family_metadata_get_level_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the description of a level by its index from 0.
     *
     * <p>C: {@code rocksdb_level_metadata_t *rocksdb_column_family_metadata_get_level_metadata(rocksdb_column_family_metadata_t *cf_meta, size_t i)}, mapped by convention receiver, index, owned-handle.
     *
     * @param index from 0, below the count
     * @return a new object, to be closed
     */
    public LevelMetaData levelMetaData(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CColumnFamilyMetaData.rocksdb_column_family_metadata_get_level_metadata(call.use(this), Objects.checkIndex(index, CColumnFamilyMetaData.rocksdb_column_family_metadata_get_level_count(call.use(this))));
            return new LevelMetaData(call.made(Lifetime.child("LevelMetaData", nativeResult, CLevelMetaData::rocksdb_level_metadata_destroy, this)));
        }
    }

    /**
     * Returns the name of the column family.
     *
     * <p>C: {@code char *rocksdb_column_family_metadata_get_name(rocksdb_column_family_metadata_t *cf_meta)}, mapped by convention receiver, owned-text.
     *
     * @return a copy
     */
    public String name() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CColumnFamilyMetaData.rocksdb_column_family_metadata_get_name(call.use(this));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Returns the size of all its table files in bytes.
     *
     * <p>C: {@code uint64_t rocksdb_column_family_metadata_get_size(rocksdb_column_family_metadata_t *cf_meta)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long size() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CColumnFamilyMetaData.rocksdb_column_family_metadata_get_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public ColumnFamilyMetaData in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
