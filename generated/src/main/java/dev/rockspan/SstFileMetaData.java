package dev.rockspan;

import dev.rockspan.raw.CSstFileMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * A table file at one moment.
 *
 * <p>Close it when done; closing the object that made it closes it too. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_sst_file_metadata_t}.
 */
public final class SstFileMetaData extends RocksObject {
    SstFileMetaData(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Returns the folder that the file is in.
     *
     * <p>C: {@code char *rocksdb_sst_file_metadata_get_directory(rocksdb_sst_file_metadata_t *file_meta)}, mapped by convention receiver, owned-text.
     *
     * @return a copy
     */
    public String directory() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSstFileMetaData.rocksdb_sst_file_metadata_get_directory(call.use(this));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Returns a copy of the last key in the file.
     *
     * <p>C: {@code char *rocksdb_sst_file_metadata_get_largestkey(rocksdb_sst_file_metadata_t *file_meta, size_t *len)}, mapped by convention receiver, length-slot, owned-bytes.
     *
     * @return a copy, or null if there is none
     */
    public byte @Nullable [] largestKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CSstFileMetaData.rocksdb_sst_file_metadata_get_largestkey(call.use(this), nativeLength);
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the name of the file within its folder.
     *
     * <p>C: {@code char *rocksdb_sst_file_metadata_get_relative_filename(rocksdb_sst_file_metadata_t *file_meta)}, mapped by convention receiver, owned-text.
     *
     * @return a copy
     */
    public String relativeFileName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSstFileMetaData.rocksdb_sst_file_metadata_get_relative_filename(call.use(this));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Returns the size of the file in bytes.
     *
     * <p>C: {@code uint64_t rocksdb_sst_file_metadata_get_size(rocksdb_sst_file_metadata_t *file_meta)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long size() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CSstFileMetaData.rocksdb_sst_file_metadata_get_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns a copy of the first key in the file.
     *
     * <p>C: {@code char *rocksdb_sst_file_metadata_get_smallestkey(rocksdb_sst_file_metadata_t *file_meta, size_t *len)}, mapped by convention receiver, length-slot, owned-bytes.
     *
     * @return a copy, or null if there is none
     */
    public byte @Nullable [] smallestKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CSstFileMetaData.rocksdb_sst_file_metadata_get_smallestkey(call.use(this), nativeLength);
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public SstFileMetaData in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
