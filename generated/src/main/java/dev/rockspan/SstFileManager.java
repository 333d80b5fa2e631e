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
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
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
     * <p>C: {@code rocksdb_sst_file_manager_t *rocksdb_sst_file_manager_create(rocksdb_env_t *env)}, mapped by convention handle, owned-handle.
     *
     * @param env shared: may be closed at once
     */
    public SstFileManager(Env env) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSstFileManager.rocksdb_sst_file_manager_create(call.use(env, "env"));
            nativeObject = call.made(NativeObject.owned("SstFileManager", nativeResult, CSstFileManager::rocksdb_sst_file_manager_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Returns how many bytes of files are deleted per second; 0 or less is no limit.
     *
     * <p>C: {@code int64_t rocksdb_sst_file_manager_get_delete_rate_bytes_per_second(rocksdb_sst_file_manager_t *sfm)}, mapped by convention receiver, getter.
     *
     * @return how many bytes of files are deleted per second; 0 or less is no limit
     */
    public long getDeleteRateBytesPerSecond() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CSstFileManager.rocksdb_sst_file_manager_get_delete_rate_bytes_per_second(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the share of unneeded files beyond which they are deleted at once.
     *
     * <p>C: {@code double rocksdb_sst_file_manager_get_max_trash_db_ratio(rocksdb_sst_file_manager_t *sfm)}, mapped by convention receiver, getter.
     *
     * @return the share of unneeded files beyond which they are deleted at once
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
     * <p>C: {@code uint64_t rocksdb_sst_file_manager_get_total_size(rocksdb_sst_file_manager_t *sfm)}, mapped by convention receiver, getter.
     *
     * @return how many bytes all the files take that it watches
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
     * <p>C: {@code uint64_t rocksdb_sst_file_manager_get_total_trash_size(rocksdb_sst_file_manager_t *sfm)}, mapped by convention receiver, getter.
     *
     * @return how many bytes the files take that wait to be deleted
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
     * <p>C: {@code bool rocksdb_sst_file_manager_is_max_allowed_space_reached(rocksdb_sst_file_manager_t *sfm)}, mapped by convention receiver, scalar.
     *
     * @return whether the files take the space that they may take
     */
    public boolean isMaxAllowedSpaceReached() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            boolean nativeResult = CSstFileManager.rocksdb_sst_file_manager_is_max_allowed_space_reached(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Tells whether the files will take the space they may take, with what running compactions write.
     *
     * <p>C: {@code bool rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions(rocksdb_sst_file_manager_t *sfm)}, mapped by convention receiver, scalar.
     *
     * @return whether the files will take the space they may take, with what running compactions write
     */
    public boolean isMaxAllowedSpaceReachedIncludingCompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            boolean nativeResult = CSstFileManager.rocksdb_sst_file_manager_is_max_allowed_space_reached_including_compactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets how many bytes a compaction must leave free for other work.
     *
     * <p>C: {@code void rocksdb_sst_file_manager_set_compaction_buffer_size(rocksdb_sst_file_manager_t *sfm, uint64_t compaction_buffer_size)}, mapped by convention receiver, scalar, setter.
     *
     * @param compactionBufferSize how many bytes; 0 leaves it to RocksDB
     * @return this object
     */
    public SstFileManager setCompactionBufferSize(long compactionBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileManager.rocksdb_sst_file_manager_set_compaction_buffer_size(call.use(this), compactionBufferSize);
            return this;
        }
    }

    /**
     * Sets how many bytes of files are deleted per second; 0 deletes at once.
     *
     * <p>C: {@code void rocksdb_sst_file_manager_set_delete_rate_bytes_per_second(rocksdb_sst_file_manager_t *sfm, int64_t delete_rate)}, mapped by convention receiver, scalar, setter.
     *
     * @param deleteRateBytesPerSecond how many bytes; 0 or less to delete at once
     * @return this object
     */
    public SstFileManager setDeleteRateBytesPerSecond(long deleteRateBytesPerSecond) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileManager.rocksdb_sst_file_manager_set_delete_rate_bytes_per_second(call.use(this), deleteRateBytesPerSecond);
            return this;
        }
    }

    /**
     * Sets how many bytes files may take before writes fail; 0 is no limit.
     *
     * <p>C: {@code void rocksdb_sst_file_manager_set_max_allowed_space_usage(rocksdb_sst_file_manager_t *sfm, uint64_t max_allowed_space)}, mapped by convention receiver, scalar, setter.
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
     * Sets the share of unneeded files beyond which they are deleted at once.
     *
     * <p>C: {@code void rocksdb_sst_file_manager_set_max_trash_db_ratio(rocksdb_sst_file_manager_t *sfm, double ratio)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxTrashDbRatio their size divided by that of all files
     * @return this object
     */
    public SstFileManager setMaxTrashDBRatio(double maxTrashDbRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileManager.rocksdb_sst_file_manager_set_max_trash_db_ratio(call.use(this), maxTrashDbRatio);
            return this;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public SstFileManager in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
