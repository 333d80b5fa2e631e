package dev.rockspan;

import dev.rockspan.raw.CLiveFileStorageInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.LongStream;

/**
 * A file that a copy of a database needs.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that. Two are equal only if they have the same
 * arrays, not just equal ones.
 *
 * <p>C: {@code rocksdb_livefiles_storage_info_t}.
 *
 * @param directory the folder that it is in
 * @param fileChecksum its checksum as text, empty if none was asked for. C cuts off a checksum of raw bytes at its
 *     first zero
 * @param fileChecksumFuncName the name of the function that its checksum was made with
 * @param fileNumber its number; 0 if it has none
 * @param fileType what kind of file it is
 * @param relativeFileName its name within its folder
 * @param replacementContents what a copy should hold in place of the file itself; empty for most
 * @param size how many of its bytes to copy
 * @param temperature how often it is thought to be used
 * @param trimToSize whether it may be longer than what is to be copied of it
 */
public record LiveFileStorageInfo(
        String directory, String fileChecksum, String fileChecksumFuncName, long fileNumber, FileType fileType,
        String relativeFileName, byte[] replacementContents, long size, Temperature temperature, boolean trimToSize) {
    private static LiveFileStorageInfo read(MemorySegment nativeObject, long nativeIndex) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            return new LiveFileStorageInfo(
                    call.viewString(CLiveFileStorageInfo.rocksdb_livefiles_storage_info_directory(
                            nativeObject, nativeIndex)),
                    call.viewString(CLiveFileStorageInfo.rocksdb_livefiles_storage_info_file_checksum(
                            nativeObject, nativeIndex)),
                    call.viewString(CLiveFileStorageInfo.rocksdb_livefiles_storage_info_file_checksum_func_name(
                            nativeObject, nativeIndex)),
                    CLiveFileStorageInfo.rocksdb_livefiles_storage_info_file_number(nativeObject, nativeIndex),
                    FileType.getFileType(CLiveFileStorageInfo.rocksdb_livefiles_storage_info_file_type(
                            nativeObject, nativeIndex)),
                    call.viewString(CLiveFileStorageInfo.rocksdb_livefiles_storage_info_relative_filename(
                            nativeObject, nativeIndex)),
                    call.copyBytes(
                            CLiveFileStorageInfo.rocksdb_livefiles_storage_info_replacement_contents(
                                    nativeObject, nativeIndex, nativeLength),
                            nativeLength),
                    CLiveFileStorageInfo.rocksdb_livefiles_storage_info_size(nativeObject, nativeIndex),
                    Temperature.getTemperature(CLiveFileStorageInfo.rocksdb_livefiles_storage_info_temperature(
                            nativeObject, nativeIndex)),
                    CLiveFileStorageInfo.rocksdb_livefiles_storage_info_trim_to_size(nativeObject, nativeIndex) != 0);
        }
    }

    static List<LiveFileStorageInfo> readAll(MemorySegment nativeObject) {
        return LongStream.range(0, CLiveFileStorageInfo.rocksdb_livefiles_storage_info_count(nativeObject))
                .mapToObj(nativeIndex -> read(nativeObject, nativeIndex))
                .toList();
    }
}
