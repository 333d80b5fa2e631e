package dev.rockspan;

import dev.rockspan.raw.CLiveFileMetaData;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table file of a database.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that. New ones can be created for methods that
 * take a list of them. Two are equal only if they have the same arrays, not just equal ones.
 *
 * <p>C: {@code rocksdb_livefile_t}, {@code rocksdb_livefiles_t}.
 *
 * @param columnFamilyNameText the name of the column family that it belongs to
 * @param fileName its name, with a slash before it
 * @param largestKey the last key in it
 * @param largestSeqno the greatest sequence number in it
 * @param level the level that it is in
 * @param numDeletions the number of deletions in it
 * @param numEntries the number of entries in it
 * @param path the folder that it is in
 * @param size its size in bytes
 * @param smallestKey the first key in it
 * @param smallestSeqno the least sequence number in it
 */
public record LiveFileMetaData(
        String columnFamilyNameText, String fileName, byte[] largestKey, long largestSeqno, int level,
        long numDeletions, long numEntries, String path, long size, byte[] smallestKey, long smallestSeqno) {
    private static LiveFileMetaData read(MemorySegment nativeObject, int nativeIndex) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            return new LiveFileMetaData(
                    call.viewString(CLiveFileMetaData.rocksdb_livefiles_column_family_name(nativeObject, nativeIndex)),
                    call.viewString(CLiveFileMetaData.rocksdb_livefiles_name(nativeObject, nativeIndex)),
                    call.copyBytes(
                            CLiveFileMetaData.rocksdb_livefiles_largestkey(nativeObject, nativeIndex, nativeLength),
                            nativeLength),
                    CLiveFileMetaData.rocksdb_livefiles_largest_seqno(nativeObject, nativeIndex),
                    CLiveFileMetaData.rocksdb_livefiles_level(nativeObject, nativeIndex),
                    CLiveFileMetaData.rocksdb_livefiles_deletions(nativeObject, nativeIndex),
                    CLiveFileMetaData.rocksdb_livefiles_entries(nativeObject, nativeIndex),
                    call.viewString(CLiveFileMetaData.rocksdb_livefiles_directory(nativeObject, nativeIndex)),
                    CLiveFileMetaData.rocksdb_livefiles_size(nativeObject, nativeIndex),
                    call.copyBytes(
                            CLiveFileMetaData.rocksdb_livefiles_smallestkey(nativeObject, nativeIndex, nativeLength),
                            nativeLength),
                    CLiveFileMetaData.rocksdb_livefiles_smallest_seqno(nativeObject, nativeIndex));
        }
    }

    static List<LiveFileMetaData> readAll(MemorySegment nativeObject) {
        return IntStream.range(0, CLiveFileMetaData.rocksdb_livefiles_count(nativeObject))
                .mapToObj(nativeIndex -> read(nativeObject, nativeIndex))
                .toList();
    }

    static MemorySegment allToNative(List<LiveFileMetaData> rows) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeRows = call.given(
                    CLiveFileMetaData.rocksdb_livefiles_create(), CLiveFileMetaData::rocksdb_livefiles_destroy);
            for (LiveFileMetaData row : rows) {
                CLiveFileMetaData.rocksdb_livefiles_add(nativeRows, row.toNative());
            }
            call.commit();
            return nativeRows;
        }
    }

    private MemorySegment toNative() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.given(
                    CLiveFileMetaData.rocksdb_livefile_create(), CLiveFileMetaData::rocksdb_livefile_destroy);
            CLiveFileMetaData.rocksdb_livefile_set_column_family_name(
                    nativeObject, call.string(columnFamilyNameText, "columnFamilyNameText"));
            CLiveFileMetaData.rocksdb_livefile_set_name(nativeObject, call.string(fileName, "fileName"));
            MemorySegment nativeLargestKey = call.bytes(largestKey, "largestKey");
            CLiveFileMetaData.rocksdb_livefile_set_largest_key(
                    nativeObject, nativeLargestKey, nativeLargestKey.byteSize());
            CLiveFileMetaData.rocksdb_livefile_set_largest_seqno(nativeObject, largestSeqno);
            CLiveFileMetaData.rocksdb_livefile_set_level(
                    nativeObject, Call.inRange(level, 0, Integer.MAX_VALUE, "level"));
            CLiveFileMetaData.rocksdb_livefile_set_num_deletions(nativeObject, numDeletions);
            CLiveFileMetaData.rocksdb_livefile_set_num_entries(nativeObject, numEntries);
            CLiveFileMetaData.rocksdb_livefile_set_directory(nativeObject, call.string(path, "path"));
            CLiveFileMetaData.rocksdb_livefile_set_size(nativeObject, size);
            MemorySegment nativeSmallestKey = call.bytes(smallestKey, "smallestKey");
            CLiveFileMetaData.rocksdb_livefile_set_smallest_key(
                    nativeObject, nativeSmallestKey, nativeSmallestKey.byteSize());
            CLiveFileMetaData.rocksdb_livefile_set_smallest_seqno(nativeObject, smallestSeqno);
            call.commit();
            return nativeObject;
        }
    }

    /** Returns the name of the column family that it belongs to, in UTF-8. */
    public byte[] columnFamilyName() {
        return columnFamilyNameText().getBytes(StandardCharsets.UTF_8);
    }
}
