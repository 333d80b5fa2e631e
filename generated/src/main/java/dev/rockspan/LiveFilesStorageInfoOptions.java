package dev.rockspan;

import dev.rockspan.raw.CLiveFilesStorageInfoOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How the files that make up a database are listed.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_livefiles_storage_info_options_t}.
 */
public class LiveFilesStorageInfoOptions extends RocksObject {
    LiveFilesStorageInfoOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_livefiles_storage_info_options_create}.
     */
    public LiveFilesStorageInfoOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLiveFilesStorageInfoOptions.rocksdb_livefiles_storage_info_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "LiveFilesStorageInfoOptions", nativeResult,
                    CLiveFilesStorageInfoOptions::rocksdb_livefiles_storage_info_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether all column families are flushed together, if any are; {@code false} by default}
     *
     * <p>C: {@code rocksdb_livefiles_storage_info_options_get_atomic_flush}.
     */
    public boolean atomicFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CLiveFilesStorageInfoOptions.rocksdb_livefiles_storage_info_options_get_atomic_flush(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the result has the checksums of files; {@code false} by default}
     *
     * <p>C: {@code rocksdb_livefiles_storage_info_options_get_include_checksum_info}.
     */
    public boolean includeChecksumInfo() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CLiveFilesStorageInfoOptions.rocksdb_livefiles_storage_info_options_get_include_checksum_info(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether all column families are flushed together, if any are; {@code false} by default.
     *
     * <p>C: {@code rocksdb_livefiles_storage_info_options_set_atomic_flush}.
     *
     * @return this object
     */
    public LiveFilesStorageInfoOptions setAtomicFlush(boolean atomicFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFilesStorageInfoOptions.rocksdb_livefiles_storage_info_options_set_atomic_flush(
                    call.change(this), (byte) (atomicFlush ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the result has the checksums of files; {@code false} by default.
     *
     * <p>C: {@code rocksdb_livefiles_storage_info_options_set_include_checksum_info}.
     *
     * @return this object
     */
    public LiveFilesStorageInfoOptions setIncludeChecksumInfo(boolean includeChecksumInfo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFilesStorageInfoOptions.rocksdb_livefiles_storage_info_options_set_include_checksum_info(
                    call.change(this), (byte) (includeChecksumInfo ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the least size in bytes of the write-ahead logs at which memtables are flushed first; 0, the default, for
     * always.
     *
     * <p>C: {@code rocksdb_livefiles_storage_info_options_set_wal_size_for_flush}.
     *
     * @return this object
     */
    public LiveFilesStorageInfoOptions setWalSizeForFlush(long walSizeForFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CLiveFilesStorageInfoOptions.rocksdb_livefiles_storage_info_options_set_wal_size_for_flush(
                    call.change(this), walSizeForFlush);
            return this;
        }
    }

    /**
     * {@return the least size in bytes of the write-ahead logs at which memtables are flushed first; 0, the default,
     * for always}
     *
     * <p>C: {@code rocksdb_livefiles_storage_info_options_get_wal_size_for_flush}.
     */
    public long walSizeForFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult =
                    CLiveFilesStorageInfoOptions.rocksdb_livefiles_storage_info_options_get_wal_size_for_flush(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public LiveFilesStorageInfoOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
