package dev.rockspan;

import dev.rockspan.raw.CBackupInfos;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * The backups that a backup engine held at one moment.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_backup_engine_info_t}.
 */
public final class BackupInfos extends RocksObject {
    BackupInfos(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Returns the text that the caller gave a backup; empty if none.
     *
     * <p>C: {@code const char *rocksdb_backup_engine_info_app_metadata(const rocksdb_backup_engine_info_t *info, int index, size_t *len)}, mapped by convention receiver, index, length-slot, view-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String appMetadata(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CBackupInfos.rocksdb_backup_engine_info_app_metadata(call.use(this), Objects.checkIndex(index, CBackupInfos.rocksdb_backup_engine_info_count(call.use(this))), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the id of a backup, by which it is restored.
     *
     * <p>C: {@code uint32_t rocksdb_backup_engine_info_backup_id(const rocksdb_backup_engine_info_t *info, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public int backupId(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupInfos.rocksdb_backup_engine_info_backup_id(call.use(this), Objects.checkIndex(index, CBackupInfos.rocksdb_backup_engine_info_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns the number of backups.
     *
     * <p>C: {@code int rocksdb_backup_engine_info_count(const rocksdb_backup_engine_info_t *info)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public int count() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupInfos.rocksdb_backup_engine_info_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of files of a backup, with those it shares with others.
     *
     * <p>C: {@code uint32_t rocksdb_backup_engine_info_number_files(const rocksdb_backup_engine_info_t *info, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public int numberFiles(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBackupInfos.rocksdb_backup_engine_info_number_files(call.use(this), Objects.checkIndex(index, CBackupInfos.rocksdb_backup_engine_info_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns the size of a backup's files in bytes.
     *
     * <p>C: {@code uint64_t rocksdb_backup_engine_info_size(const rocksdb_backup_engine_info_t *info, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long size(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupInfos.rocksdb_backup_engine_info_size(call.use(this), Objects.checkIndex(index, CBackupInfos.rocksdb_backup_engine_info_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns when a backup was made, in seconds since 1970.
     *
     * <p>C: {@code int64_t rocksdb_backup_engine_info_timestamp(const rocksdb_backup_engine_info_t *info, int index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long timestamp(int index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CBackupInfos.rocksdb_backup_engine_info_timestamp(call.use(this), Objects.checkIndex(index, CBackupInfos.rocksdb_backup_engine_info_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public BackupInfos in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
