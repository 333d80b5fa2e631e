package dev.rockspan;

import dev.rockspan.raw.CLiveFilesStorageInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * The files that make up a database at one moment.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_livefiles_storage_info_t}.
 */
public final class LiveFilesStorageInfo extends RocksObject {
    LiveFilesStorageInfo(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Returns the number of files.
     *
     * <p>C: {@code size_t rocksdb_livefiles_storage_info_count(const rocksdb_livefiles_storage_info_t *info)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public long count() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the folder that a file is in.
     *
     * <p>C: {@code const char *rocksdb_livefiles_storage_info_directory(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, view-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String directory(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_directory(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns the checksum of a file; empty if none was asked for.
     *
     * <p>C: {@code const char *rocksdb_livefiles_storage_info_file_checksum(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, view-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String fileChecksum(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_file_checksum(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns the name of the function that a file's checksum was made with.
     *
     * <p>C: {@code const char *rocksdb_livefiles_storage_info_file_checksum_func_name(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, view-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String fileChecksumFuncName(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_file_checksum_func_name(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns the number of a file; 0 if it has none.
     *
     * <p>C: {@code uint64_t rocksdb_livefiles_storage_info_file_number(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long fileNumber(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_file_number(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns what kind of file it is.
     *
     * <p>C: {@code int rocksdb_livefiles_storage_info_file_type(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public FileType fileType(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_file_type(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return FileType.of(nativeResult);
        }
    }

    /**
     * Returns the name of a file within its folder.
     *
     * <p>C: {@code const char *rocksdb_livefiles_storage_info_relative_filename(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, view-text.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public String relativeFileName(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_relative_filename(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns what a copy of the file should hold in place of the file itself; empty for most.
     *
     * <p>C: {@code const char *rocksdb_livefiles_storage_info_replacement_contents(const rocksdb_livefiles_storage_info_t *info, size_t index, size_t *size)}, mapped by convention receiver, index, length-slot, view-bytes.
     *
     * @param index from 0, below the count
     * @return a copy
     */
    public byte[] replacementContents(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_replacement_contents(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns how many bytes of a file to copy.
     *
     * <p>C: {@code uint64_t rocksdb_livefiles_storage_info_size(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public long size(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_size(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return nativeResult;
        }
    }

    /**
     * Returns how often a file is thought to be used.
     *
     * <p>C: {@code int rocksdb_livefiles_storage_info_temperature(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public Temperature temperature(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_temperature(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return Temperature.of(nativeResult);
        }
    }

    /**
     * Tells whether a file may be longer than what is to be copied of it.
     *
     * <p>C: {@code unsigned char rocksdb_livefiles_storage_info_trim_to_size(const rocksdb_livefiles_storage_info_t *info, size_t index)}, mapped by convention receiver, index, scalar.
     *
     * @param index from 0, below the count
     * @return as RocksDB has it
     */
    public boolean trimToSize(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_trim_to_size(call.use(this), Objects.checkIndex(index, CLiveFilesStorageInfo.rocksdb_livefiles_storage_info_count(call.use(this))));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public LiveFilesStorageInfo in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
