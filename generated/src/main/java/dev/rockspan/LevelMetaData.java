package dev.rockspan;

import dev.rockspan.raw.CLevelMetaData;
import dev.rockspan.raw.CSstFileMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * The files of one level at one moment.
 *
 * <p>Close it when done; closing the object that made it closes it too. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_level_metadata_t}.
 */
public final class LevelMetaData extends RocksObject {
    LevelMetaData(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Returns the number of table files in the level.
     *
     * <p>C: {@code size_t rocksdb_level_metadata_get_file_count(rocksdb_level_metadata_t *level_meta)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long fileCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLevelMetaData.rocksdb_level_metadata_get_file_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of the level, from 0.
     *
     * <p>C: {@code int rocksdb_level_metadata_get_level(rocksdb_level_metadata_t *level_meta)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public int level() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CLevelMetaData.rocksdb_level_metadata_get_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the size of the level's table files in bytes.
     *
     * <p>C: {@code uint64_t rocksdb_level_metadata_get_size(rocksdb_level_metadata_t *level_meta)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long size() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLevelMetaData.rocksdb_level_metadata_get_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the description of a table file by its index from 0.
     *
     * <p>C: {@code rocksdb_sst_file_metadata_t *rocksdb_level_metadata_get_sst_file_metadata(rocksdb_level_metadata_t *level_meta, size_t i)}, mapped by convention receiver, index, owned-handle.
     *
     * @param index from 0, below the count
     * @return a new object, to be closed
     */
    public SstFileMetaData sstFileMetaData(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLevelMetaData.rocksdb_level_metadata_get_sst_file_metadata(call.use(this), Objects.checkIndex(index, CLevelMetaData.rocksdb_level_metadata_get_file_count(call.use(this))));
            return new SstFileMetaData(call.made(Lifetime.child("SstFileMetaData", nativeResult, CSstFileMetaData::rocksdb_sst_file_metadata_destroy, this)));
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public LevelMetaData in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
