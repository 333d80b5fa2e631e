package dev.rockspan;

import dev.rockspan.raw.CSstFileMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;

/**
 * A table file at one moment.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that. Two are equal only if they have the same
 * arrays, not just equal ones.
 *
 * <p>C: {@code rocksdb_sst_file_metadata_t}.
 *
 * @param fileName its name within its folder
 * @param largestKey the last key in it
 * @param path the folder that it is in
 * @param size its size in bytes
 * @param smallestKey the first key in it
 */
public record SstFileMetaData(String fileName, byte[] largestKey, String path, long size, byte[] smallestKey) {
    static SstFileMetaData read(MemorySegment nativeObject) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            return new SstFileMetaData(
                    call.takeString(CSstFileMetaData.rocksdb_sst_file_metadata_get_relative_filename(nativeObject)),
                    call.takeBytes(
                            CSstFileMetaData.rocksdb_sst_file_metadata_get_largestkey(nativeObject, nativeLength),
                            nativeLength),
                    call.takeString(CSstFileMetaData.rocksdb_sst_file_metadata_get_directory(nativeObject)),
                    CSstFileMetaData.rocksdb_sst_file_metadata_get_size(nativeObject),
                    call.takeBytes(
                            CSstFileMetaData.rocksdb_sst_file_metadata_get_smallestkey(nativeObject, nativeLength),
                            nativeLength));
        }
    }
}
