package dev.rockspan;

import dev.rockspan.raw.CBackupInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A backup that a backup engine holds.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that.
 *
 * <p>C: {@code rocksdb_backup_engine_info_t}.
 *
 * @param appMetadata the text that was stored with the backup; empty if none
 * @param backupId the backup's id, by which it is restored
 * @param numberFiles the number of its files, with those it shares with others
 * @param size the size of its files in bytes
 * @param timestamp when it was made, in seconds since 1970
 */
public record BackupInfo(String appMetadata, int backupId, int numberFiles, long size, long timestamp) {
    private static BackupInfo read(MemorySegment nativeObject, int nativeIndex) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            return new BackupInfo(
                    call.viewString(
                            CBackupInfo.rocksdb_backup_engine_info_app_metadata(
                                    nativeObject, nativeIndex, nativeLength),
                            nativeLength),
                    CBackupInfo.rocksdb_backup_engine_info_backup_id(nativeObject, nativeIndex),
                    CBackupInfo.rocksdb_backup_engine_info_number_files(nativeObject, nativeIndex),
                    CBackupInfo.rocksdb_backup_engine_info_size(nativeObject, nativeIndex),
                    CBackupInfo.rocksdb_backup_engine_info_timestamp(nativeObject, nativeIndex));
        }
    }

    static List<BackupInfo> readAll(MemorySegment nativeObject) {
        return IntStream.range(0, CBackupInfo.rocksdb_backup_engine_info_count(nativeObject))
                .mapToObj(nativeIndex -> read(nativeObject, nativeIndex))
                .toList();
    }
}
