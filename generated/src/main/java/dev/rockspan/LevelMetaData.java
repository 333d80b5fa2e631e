package dev.rockspan;

import dev.rockspan.raw.CLevelMetaData;
import dev.rockspan.raw.CSstFileMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The files of one level at one moment.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that.
 *
 * <p>C: {@code rocksdb_level_metadata_t}.
 *
 * @param files its table files
 * @param level the number of the level, from 0
 * @param size the size of the level's table files in bytes
 */
public record LevelMetaData(List<SstFileMetaData> files, int level, long size) {
    static LevelMetaData read(MemorySegment nativeObject) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return new LevelMetaData(
                    LongStream.range(0, CLevelMetaData.rocksdb_level_metadata_get_file_count(nativeObject))
                    .mapToObj(nativeIndex -> SstFileMetaData.read(call.temporary(
                            CLevelMetaData.rocksdb_level_metadata_get_sst_file_metadata(nativeObject, nativeIndex),
                            CSstFileMetaData::rocksdb_sst_file_metadata_destroy)))
                    .toList(),
                    CLevelMetaData.rocksdb_level_metadata_get_level(nativeObject),
                    CLevelMetaData.rocksdb_level_metadata_get_size(nativeObject));
        }
    }
}
