package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;

/**
 * Options of a column family that can be changed while it is open.
 *
 * <p>Only classes of this package implement it.
 *
 * <p>C: {@code rocksdb_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface MutableColumnFamilyOptionsInterface<T extends MutableColumnFamilyOptionsInterface<T>>
        extends AdvancedMutableColumnFamilyOptionsInterface<T> {
    /**
     * {@return how the last level is compressed; DISABLE_COMPRESSION_OPTION, the default, compresses it as the other
     * levels}
     *
     * <p>C: {@code rocksdb_options_get_bottommost_compression}.
     */
    default CompressionType bottommostCompressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_bottommost_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * {@return how table files are compressed; by default LZ4, or Snappy in older versions of RocksDB, and uncompressed
     * if RocksDB was built without them}
     *
     * <p>C: {@code rocksdb_options_get_compression}.
     */
    default CompressionType compressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * {@return whether files are compacted only when a call asks for it; {@code false} by default}
     *
     * <p>C: {@code rocksdb_options_get_disable_auto_compactions}.
     */
    default boolean disableAutoCompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_disable_auto_compactions(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the number of files in level 0, or of sorted runs in universal compaction, at which a compaction starts;
     * negative for none; {@code 4} by default}
     *
     * <p>C: {@code rocksdb_options_get_level0_file_num_compaction_trigger}.
     */
    default int level0FileNumCompactionTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_level0_file_num_compaction_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes up to which level 1 is filled; {@code 268435456} (256 MiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_max_bytes_for_level_base}.
     */
    default long maxBytesForLevelBase() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_bytes_for_level_base(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many deleted ranges a memtable takes before it gets flushed; 0, the default, for any number}
     *
     * <p>C: {@code rocksdb_options_get_memtable_max_range_deletions}.
     */
    default int memtableMaxRangeDeletions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_memtable_max_range_deletions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets how the last level is compressed; DISABLE_COMPRESSION_OPTION, the default, compresses it as the other
     * levels.
     *
     * <p>Most of the data is there: Zstandard saves much space, and slows reads of cold data a little.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code bottommost_compression}.
     *
     * <p>C: {@code rocksdb_options_set_bottommost_compression}.
     *
     * @return this object
     */
    default T setBottommostCompressionType(CompressionType bottommostCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression(
                    call.change(this), Call.notNull(bottommostCompression, "bottommostCompression").getValue());
            return self();
        }
    }

    /**
     * Sets how table files are compressed; by default LZ4, or Snappy in older versions of RocksDB, and uncompressed if
     * RocksDB was built without them.
     *
     * <p>Fast compression, such as LZ4, costs little and saves input and output; {@code setBottommostCompressionType}
     * can choose a better ratio for the last level.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code compression}.
     *
     * <p>C: {@code rocksdb_options_set_compression}.
     *
     * @return this object
     */
    default T setCompressionType(CompressionType compression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression(
                    call.change(this), Call.notNull(compression, "compression").getValue());
            return self();
        }
    }

    /**
     * Sets whether files are compacted only when a call asks for it; {@code false} by default.
     *
     * <p>For loading much data: writes never wait for compactions. Reads get slower with each file: compact in the end,
     * and switch automatic compactions on again.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code disable_auto_compactions}.
     *
     * <p>C: {@code rocksdb_options_set_disable_auto_compactions}.
     *
     * @return this object
     */
    default T setDisableAutoCompactions(boolean disableAutoCompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_disable_auto_compactions(call.change(this), disableAutoCompactions ? 1 : 0);
            return self();
        }
    }

    /**
     * Sets the number of files in level 0, or of sorted runs in universal compaction, at which a compaction starts;
     * negative for none; {@code 4} by default.
     *
     * <p>A low number keeps reads fast, a high one makes writes cheaper.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * level0_file_num_compaction_trigger}.
     *
     * <p>C: {@code rocksdb_options_set_level0_file_num_compaction_trigger}.
     *
     * @return this object
     */
    default T setLevel0FileNumCompactionTrigger(int level0FileNumCompactionTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_level0_file_num_compaction_trigger(
                    call.change(this), level0FileNumCompactionTrigger);
            return self();
        }
    }

    /**
     * Sets the size in bytes up to which level 1 is filled; {@code 268435456} (256 MiB) by default.
     *
     * <p>Best about equal to the size of level 0: write buffer size times the level-0 trigger. With dynamic level
     * sizes, the default, it is the upper limit for the first level after level 0 that has data.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code max_bytes_for_level_base}.
     *
     * <p>C: {@code rocksdb_options_set_max_bytes_for_level_base}.
     *
     * @return this object
     */
    default T setMaxBytesForLevelBase(long maxBytesForLevelBase) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_bytes_for_level_base(call.change(this), maxBytesForLevelBase);
            return self();
        }
    }

    /**
     * Sets how many deleted ranges a memtable takes before it gets flushed; 0, the default, for any number.
     *
     * <p>For many calls of {@code deleteRange}: too many ranges in a memtable slow reads down.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * memtable_max_range_deletions}.
     *
     * <p>C: {@code rocksdb_options_set_memtable_max_range_deletions}.
     *
     * @return this object
     */
    default T setMemtableMaxRangeDeletions(int memtableMaxRangeDeletions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_max_range_deletions(call.change(this), memtableMaxRangeDeletions);
            return self();
        }
    }

    /**
     * Sets how hard RocksDB tries to remove the blocks of obsolete files from the block cache; 0, the default, does not
     * try, 300 is much.
     *
     * <p>Leaves the cache to blocks that are still read; takes time when files are deleted.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code uncache_aggressiveness}.
     *
     * <p>C: {@code rocksdb_options_set_uncache_aggressiveness}.
     *
     * @return this object
     */
    default T setUncacheAggressiveness(int uncacheAggressiveness) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_uncache_aggressiveness(call.change(this), uncacheAggressiveness);
            return self();
        }
    }

    /**
     * Sets the size in bytes at which a memtable is full and gets flushed; {@code 67108864} (64 MiB) by default.
     *
     * <p>Larger memtables take writes in fewer, larger flushes and make level 0 smaller, but take more memory and
     * longer to recover.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code write_buffer_size}.
     *
     * <p>C: {@code rocksdb_options_set_write_buffer_size}.
     *
     * @return this object
     */
    default T setWriteBufferSize(long writeBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_buffer_size(call.change(this), writeBufferSize);
            return self();
        }
    }

    /**
     * {@return how hard RocksDB tries to remove the blocks of obsolete files from the block cache; 0, the default, does
     * not try, 300 is much}
     *
     * <p>C: {@code rocksdb_options_get_uncache_aggressiveness}.
     */
    default int uncacheAggressiveness() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_uncache_aggressiveness(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes at which a memtable is full and gets flushed; {@code 67108864} (64 MiB) by default}
     *
     * <p>C: {@code rocksdb_options_get_write_buffer_size}.
     */
    default long writeBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_write_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }
}
