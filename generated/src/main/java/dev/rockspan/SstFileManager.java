package dev.rockspan;

import dev.rockspan.raw.CSstFileManager;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Watches the space that table files take and deletes them at a limited rate.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_sst_file_manager_t}.
 */
public class SstFileManager extends RocksObject {
    SstFileManager(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates a manager for files of an environment, without a limit on space.
     *
     * <p>C: {@code rocksdb_sst_file_manager_create}.
     *
     * @param env shared with RocksDB; may be closed after the call
     */
    public SstFileManager(Env env) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSstFileManager.rocksdb_sst_file_manager_create(call.use(env, "env"));
            nativeObject = call.made(NativeObject.owned(
                    "SstFileManager", nativeResult, CSstFileManager::rocksdb_sst_file_manager_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Returns how many bytes of files are deleted per second; 0 or less is no limit.
     *
     * <p>C: {@code rocksdb_sst_file_manager_get_delete_rate_bytes_per_second}.
     */
    public long getDeleteRateBytesPerSecond() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CSstFileManager.rocksdb_sst_file_manager_get_delete_rate_bytes_per_second(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Returns the share of unneeded files beyond which they are deleted at once.
     *
     * <p>C: {@code rocksdb_sst_file_manager_get_max_trash_db_ratio}.
     */
    public double getMaxTrashDBRatio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CSstFileManager.rocksdb_sst_file_manager_get_max_trash_db_ratio(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes all the files take that it watches.
     *
     * <p>C: {@code rocksdb_sst_file_manager_get_total_size}.
     */
    public long getTotalSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CSstFileManager.rocksdb_sst_file_manager_get_total_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns how many bytes the files take that wait to be deleted.
     *
     * <p>C: {@code rocksdb_sst_file_manager_get_total_trash_size}.
     */
    public long getTotalTrashSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CSstFileManager.rocksdb_sst_file_manager_get_total_trash_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Tells whether the files take the space that they may take.
     *
     * <p>C: {@code rocksdb_sst_file_manager_is_max_allowed_space_reached}.
     */
    public boolean isMaxAllowedSpaceReached() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            boolean nativeResult = CSstFileManager.rocksdb_sst_file_manager_is_max_allowed_space_reached(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Tells whether the files will take the space they may take, with what running compactions write.
     *
     * <p>C: {@code rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions}.
     */
    public boolean isMaxAllowedSpaceReachedIncludingCompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            boolean nativeResult =
                    CSstFileManager.rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Sets how many bytes a compaction must leave free for other work; 0 by default.
     *
     * <p>C: {@code rocksdb_sst_file_manager_set_compaction_buffer_size}.
     *
     * @param compactionBufferSize how many bytes; with 0, compactions leave the size of a write buffer of each
     *     database, and only once the disk was full
     * @return this object
     */
    public SstFileManager setCompactionBufferSize(long compactionBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileManager.rocksdb_sst_file_manager_set_compaction_buffer_size(call.use(this), compactionBufferSize);
            return this;
        }
    }

    /**
     * Sets how many bytes of files are deleted per second; 0, the default, deletes at once.
     *
     * <p>C: {@code rocksdb_sst_file_manager_set_delete_rate_bytes_per_second}.
     *
     * @param deleteRateBytesPerSecond how many bytes; 0 or less to delete at once
     * @return this object
     */
    public SstFileManager setDeleteRateBytesPerSecond(long deleteRateBytesPerSecond) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileManager.rocksdb_sst_file_manager_set_delete_rate_bytes_per_second(
                    call.use(this), deleteRateBytesPerSecond);
            return this;
        }
    }

    /**
     * Sets how many bytes files may take before writes fail; 0, the default, is no limit.
     *
     * <p>C: {@code rocksdb_sst_file_manager_set_max_allowed_space_usage}.
     *
     * @param maxAllowedSpaceUsage how many bytes; 0 for no limit
     * @return this object
     */
    public SstFileManager setMaxAllowedSpaceUsage(long maxAllowedSpaceUsage) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileManager.rocksdb_sst_file_manager_set_max_allowed_space_usage(call.use(this), maxAllowedSpaceUsage);
            return this;
        }
    }

    /**
     * Sets the share of unneeded files beyond which they are deleted at once; 0.25 by default.
     *
     * <p>C: {@code rocksdb_sst_file_manager_set_max_trash_db_ratio}.
     *
     * @param maxTrashDbRatio the size of the unneeded files divided by that of all files
     * @return this object
     */
    public SstFileManager setMaxTrashDBRatio(double maxTrashDbRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileManager.rocksdb_sst_file_manager_set_max_trash_db_ratio(call.use(this), maxTrashDbRatio);
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public SstFileManager in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** How many bytes of files are deleted in a second where nothing is stated: as many as there are. */
    public static final long RATE_BYTES_PER_SEC_DEFAULT = 0;

    /** Whether what earlier managers left to be deleted is deleted where nothing is stated. */
    public static final boolean DELETE_EXISTING_TRASH_DEFAULT = true;

    /** Which part of all files may wait to be deleted where nothing is stated; beyond that they are deleted at once. */
    public static final double MAX_TRASH_DB_RATION_DEFAULT = 0.25;

    /** How many bytes of a file are deleted at a time where nothing is stated. */
    public static final long BYTES_MAX_DELETE_CHUNK_DEFAULT = 64 * 1024 * 1024;
}
