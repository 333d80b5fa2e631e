package dev.rockspan;

import dev.rockspan.raw.CColumnFamilyMetaData;
import dev.rockspan.raw.CLevelMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The levels and files of a column family at one moment.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that.
 *
 * <p>C: {@code rocksdb_column_family_metadata_t}.
 *
 * @param fileCount the number of table files in all levels
 * @param levels its levels, from 0
 * @param nameText the name of the column family
 * @param size the size of all its table files in bytes
 */
public record ColumnFamilyMetaData(long fileCount, List<LevelMetaData> levels, String nameText, long size) {
    static ColumnFamilyMetaData read(MemorySegment nativeObject) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return new ColumnFamilyMetaData(
                    CColumnFamilyMetaData.rocksdb_column_family_metadata_get_file_count(nativeObject),
                    LongStream.range(
                            0, CColumnFamilyMetaData.rocksdb_column_family_metadata_get_level_count(nativeObject))
                    .mapToObj(nativeIndex -> LevelMetaData.read(call.temporary(
                            CColumnFamilyMetaData.rocksdb_column_family_metadata_get_level_metadata(
                                    nativeObject, nativeIndex),
                            CLevelMetaData::rocksdb_level_metadata_destroy)))
                    .toList(),
                    call.takeString(CColumnFamilyMetaData.rocksdb_column_family_metadata_get_name(nativeObject)),
                    CColumnFamilyMetaData.rocksdb_column_family_metadata_get_size(nativeObject));
        }
    }

    /** Returns the name of the column family, in UTF-8. */
    public byte[] name() {
        return nameText().getBytes(StandardCharsets.UTF_8);
    }
}
