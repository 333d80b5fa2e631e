package dev.rockspan;

import dev.rockspan.raw.CHistogramData;
import dev.rockspan.raw.CLogger;
import dev.rockspan.raw.COptions;
import dev.rockspan.raw.CRocksDB;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Bounds;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Effects;
import dev.rockspan.runtime.spi.Lifetime;
import dev.rockspan.runtime.spi.NativeLists;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a database and its column families are set up.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a call on another thread uses it is refused.
 *
 * <p>Keeps alive what it was made with or given: {@link BlockBasedTableConfig}, {@link Cache}, {@link CompactionFilter}, {@link Comparator}, {@link Env}, {@link Logger}, {@link WalFilter}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_options_t}.
 */
public class Options extends RocksObject {
    Options(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Creates options with RocksDB's defaults, which do not create a missing database.
     *
     * <p>C: {@code rocksdb_options_t *rocksdb_options_create(void)}, mapped by convention owned-handle.
     *
     */
    public Options() {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create();
            lifetime = call.made(Lifetime.owned("Options", nativeResult, COptions::rocksdb_options_destroy));
        }
        super(lifetime);
    }

    /**
     * Copies options; the two are independent, but share caches and other objects that they refer to.
     *
     * <p>C: {@code rocksdb_options_t *rocksdb_options_create_copy(rocksdb_options_t *)}, mapped by convention handle, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     */
    public Options(Options options) {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create_copy(call.use(options, "options"));
            lifetime = call.made(Lifetime.owned("Options", nativeResult, COptions::rocksdb_options_destroy).borrowing(options));
        }
        super(lifetime);
    }

    /**
     * Reads the options that a database was last opened with from its folder. To open the database with them takes three things: the options, with the environment set again unless it is the default one, and the names and the options of the column families, one handle for each.
     *
     * <p>C: {@code void rocksdb_load_latest_options(const char *db_path, rocksdb_env_t *env, bool ignore_unknown_options, rocksdb_cache_t *cache, rocksdb_options_t **db_options, size_t *num_column_families, char ***column_family_names, rocksdb_options_t ***column_family_options, char **errptr)}, mapped by convention text, handle, scalar, several-results, error-slot.
     *
     * @param dbPath in UTF-8, without a NUL
     * @param env used during the call only
     * @param ignoreUnknownOptions whether unknown options are skipped in files that a newer RocksDB has written; in others they are an error
     * @param cache kept alive for as long as it is needed
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public static LatestOptions loadLatestOptions(String dbPath, Env env,
            boolean ignoreUnknownOptions, Cache cache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeDbOptions = call.pointerSlot();
            MemorySegment nativeLength5 = call.longSlot();
            MemorySegment nativeColumnFamilyNames = call.pointerSlot();
            MemorySegment nativeColumnFamilyOptions = call.pointerSlot();
            COptions.rocksdb_load_latest_options(call.string(dbPath, "dbPath"), call.use(env, "env"), ignoreUnknownOptions, call.use(cache, "cache"), nativeDbOptions, nativeLength5, nativeColumnFamilyNames, nativeColumnFamilyOptions, call.errorSlot());
            call.check();
            return new LatestOptions(new Options(Lifetime.owned("Options", nativeDbOptions.get(ValueLayout.ADDRESS, 0), COptions::rocksdb_options_destroy).borrowing(cache)), NativeLists.takeTexts(call, nativeColumnFamilyNames.get(ValueLayout.ADDRESS, 0), nativeLength5, CRocksDB::rocksdb_list_column_families_destroy), NativeLists.takeHandleArray(call, nativeColumnFamilyOptions.get(ValueLayout.ADDRESS, 0), nativeLength5, address -> new Options(Lifetime.owned("Options", address, COptions::rocksdb_options_destroy).borrowing(cache)), COptions::rocksdb_options_destroy, CRocksDB::rocksdb_free));
        }
    }

    /**
     * Adds a compaction style whose files are written with a hint of how long they will live.
     *
     * <p>C: {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_add(rocksdb_options_t *opt, int compaction_style)}, mapped by convention receiver, scalar, setter.
     *
     * @param compactionStyle not null
     * @return this object
     */
    public Options addCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_add(call.change(this), Objects.requireNonNull(compactionStyle, "compactionStyle is null").getValue());
            return this;
        }
    }

    /**
     * Adds a type of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code void rocksdb_options_checksum_handoff_file_types_add(rocksdb_options_t *opt, int file_type)}, mapped by convention receiver, scalar, setter.
     *
     * @param fileType not null
     * @return this object
     */
    public Options addChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_checksum_handoff_file_types_add(call.change(this), Objects.requireNonNull(fileType, "fileType is null").getValue());
            return this;
        }
    }

    /**
     * Has files compacted that hold that many deletions within a window of that many entries.
     *
     * <p>C: {@code void rocksdb_options_add_compact_on_deletion_collector_factory(rocksdb_options_t *, size_t window_size, size_t num_dels_trigger)}, mapped by convention receiver, scalar, setter.
     *
     * @param windowSize how many entries in a row deletions are counted in; 0 to count none
     * @param numDelsTrigger how many deletions in one window have a file compacted
     * @return this object
     */
    public Options addCompactOnDeletionCollectorFactory(long windowSize, long numDelsTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_compact_on_deletion_collector_factory(call.change(this), windowSize, numDelsTrigger);
            return this;
        }
    }

    /**
     * Has files compacted that hold many deletions within a window of entries, or in all; ratio 0 to 1.
     *
     * <p>C: {@code void rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio(rocksdb_options_t *, size_t window_size, size_t num_dels_trigger, double deletion_ratio)}, mapped by convention receiver, scalar, setter.
     *
     * @param windowSize how many entries in a row deletions are counted in; 0 to count none
     * @param numDelsTrigger how many deletions in one window have a file compacted
     * @param deletionRatio the share of deletions in a file, above 0 and up to 1, from which on it is compacted, too; any other number for none
     * @return this object
     */
    public Options addCompactOnDeletionCollectorFactory(long windowSize, long numDelsTrigger,
            double deletionRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_compact_on_deletion_collector_factory_del_ratio(call.change(this), windowSize, numDelsTrigger, deletionRatio);
            return this;
        }
    }

    /**
     * Has files compacted that hold many deletions, if they have at least that many bytes.
     *
     * <p>C: {@code void rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size(rocksdb_options_t *, size_t window_size, size_t num_dels_trigger, double deletion_ratio, uint64_t min_file_size)}, mapped by convention receiver, scalar, setter.
     *
     * @param windowSize how many entries in a row deletions are counted in; 0 to count none
     * @param numDelsTrigger how many deletions in one window have a file compacted
     * @param deletionRatio the share of deletions in a file, above 0 and up to 1, from which on it is compacted, too; any other number for none
     * @param minFileSize the size in bytes below which a file is not compacted for its deletions; 0 for any size
     * @return this object
     */
    public Options addCompactOnDeletionCollectorFactory(long windowSize, long numDelsTrigger,
            double deletionRatio, long minFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_compact_on_deletion_collector_factory_min_file_size(call.change(this), windowSize, numDelsTrigger, deletionRatio, minFileSize);
            return this;
        }
    }

    /**
     * Adds a listener that is told of flushes, compactions and other events.
     *
     * <p>C: {@code void rocksdb_options_add_eventlistener(rocksdb_options_t *, rocksdb_eventlistener_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param eventListener handed over: closing it does nothing from now on
     * @return this object
     */
    public Options addEventListener(EventListener eventListener) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_add_eventlistener(call.change(this), call.transfer(eventListener, "eventListener", "Options.addEventListener"));
            call.handOver();
            return this;
        }
    }

    /**
     * {@return whether the system is told that table files will be read at random places; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_advise_random_on_open(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean adviseRandomOnOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_advise_random_on_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a database opens in whose write-ahead log there are prepared transactions; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_2pc(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean allow2pc() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_2pc(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether several threads write to a memtable at once, which only skip lists can do; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_concurrent_memtable_write(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean allowConcurrentMemtableWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_concurrent_memtable_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether error messages and logs may show the keys and values that are damaged; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_data_in_errors(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean allowDataInErrors() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_data_in_errors(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether space is reserved ahead for files that are written; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_fallocate(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean allowFAllocate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_fallocate(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files can be ingested below all others, in every column family; replaced by the option of the column family; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_ingest_behind(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     * @deprecated Use {@code setCfAllowIngestBehind}, which is one of the column family.
     */
    @Deprecated
    public boolean allowIngestBehind() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_ingest_behind(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files are mapped into memory to be read; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_mmap_reads(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean allowMmapReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_mmap_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are mapped into memory to be written; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_allow_mmap_writes(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean allowMmapWrites() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_allow_mmap_writes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the size in bytes of the blocks that a memtable allocates; 0 for one that fits the write buffer; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_arena_block_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long arenaBlockSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_arena_block_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the next write-ahead log is created in the background before it is needed; without effect if logs are recycled; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_async_wal_precreate(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean asyncWalPrecreate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_async_wal_precreate(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether all column families are flushed together, so that they agree after a crash without a write-ahead log, too; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_atomic_flush(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean atomicFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_atomic_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening a database tries not to flush what it replays from the write-ahead log; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_avoid_flush_during_recovery(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean avoidFlushDuringRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_avoid_flush_during_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether closing a database leaves unflushed what was written without a write-ahead log, which is lost then; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_avoid_flush_during_shutdown(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean avoidFlushDuringShutdown() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_avoid_flush_during_shutdown(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether calls leave slow work, such as deleting obsolete files, to background threads; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_avoid_unnecessary_blocking_io(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean avoidUnnecessaryBlockingIO() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_avoid_unnecessary_blocking_io(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether full write-ahead logs stay open until a background thread deletes them, as they once did; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_background_close_inactive_wals(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     */
    @Deprecated
    public boolean backgroundCloseInactiveWals() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_background_close_inactive_wals(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a database with missing or truncated files opens in the latest state that is whole, instead of failing; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_best_efforts_recovery(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean bestEffortsRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_best_efforts_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many microseconds RocksDB waits between attempts to resume after a background error; {@code 1000000} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_bgerror_resume_retry_interval(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long bgerrorResumeRetryInterval() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_bgerror_resume_retry_interval(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes compactions read ahead in blob files; 0 for none; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_blob_compaction_readahead_size(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long blobCompactionReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_blob_compaction_readahead_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how blobs are compressed; {@code NO_COMPRESSION} by default}
     *
     * <p>C: {@code int rocksdb_options_get_blob_compression_type(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public CompressionType blobCompressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_blob_compression_type(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * {@return how many blob files are written in turn when blobs are written directly; {@code 1} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_blob_direct_write_partitions(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int blobDirectWritePartitions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_blob_direct_write_partitions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes at which a blob file is full and a new one begins; {@code 268435456} (256 MiB) by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_blob_file_size(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long blobFileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_blob_file_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the level from which on large values are put into blob files; 0 is where flushes write; {@code 0} by default}
     *
     * <p>C: {@code int rocksdb_options_get_blob_file_starting_level(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int blobFileStartingLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_blob_file_starting_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the share, 0 to 1, of the oldest blob files whose live values are moved out by compactions, if blobs are collected; {@code 0.25} by default}
     *
     * <p>C: {@code double rocksdb_options_get_blob_gc_age_cutoff(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public double blobGarbageCollectionAgeCutoff() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_blob_gc_age_cutoff(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the share of garbage, 0 to 1, in the oldest blob files above which compactions are started to collect it; for level compaction; {@code 1.0} by default}
     *
     * <p>C: {@code double rocksdb_options_get_blob_gc_force_threshold(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public double blobGarbageCollectionForceThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_blob_gc_force_threshold(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of checksum each key has in blocks in memory: 0 for none, 1, 2, 4 or 8; {@code 0} by default}
     *
     * <p>C: {@code uint8_t rocksdb_options_get_block_protection_bytes_per_key(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public byte blockProtectionBytesPerKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_block_protection_bytes_per_key(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether, if not 0, the filters of plain tables probe within one cache line, which is faster and less exact; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_bloom_locality(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int bloomLocality() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_bloom_locality(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether zstd trains the dictionary of the last level; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean bottommostCompressionOptionsUseZstdDictTrainer() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_bottommost_compression_options_use_zstd_dict_trainer(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how the last level is compressed; DISABLE_COMPRESSION_OPTION for as the others; {@code DISABLE_COMPRESSION_OPTION} by default}
     *
     * <p>C: {@code int rocksdb_options_get_bottommost_compression(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public CompressionType bottommostCompressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_bottommost_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * {@return the age in seconds of files of the last level before which they are not compacted for a released snapshot; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_bottommost_file_compaction_delay(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int bottommostFileCompactionDelay() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_bottommost_file_compaction_delay(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of a table file are written between requests to the system to put them on the disk; 0 for no requests; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_bytes_per_sync(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long bytesPerSync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_bytes_per_sync(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of compaction styles whose files are written with a hint of their lifetime.
     *
     * <p>C: {@code size_t rocksdb_options_calculate_sst_write_lifetime_hint_set_count(rocksdb_options_t *opt)}, mapped by convention receiver, scalar.
     *
     * @return the number of compaction styles whose files are written with a hint of their lifetime
     */
    public long calculateSstWriteLifetimeHintCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of types of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code size_t rocksdb_options_checksum_handoff_file_types_count(rocksdb_options_t *opt)}, mapped by convention receiver, scalar.
     *
     * @return the number of types of file whose checksums are passed on to the file system
     */
    public long checksumHandoffFileTypeCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_checksum_handoff_file_types_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Removes all compaction styles whose files are written with a hint of their lifetime.
     *
     * <p>C: {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_clear(rocksdb_options_t *opt)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public Options clearCalculateSstWriteLifetimeHints() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_clear(call.change(this));
            return this;
        }
    }

    /**
     * Removes all types of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code void rocksdb_options_checksum_handoff_file_types_clear(rocksdb_options_t *opt)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public Options clearChecksumHandoffFileTypes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_checksum_handoff_file_types_clear(call.change(this));
            return this;
        }
    }

    /**
     * Takes back the filter for replaying the write-ahead log.
     *
     * <p>C: {@code void rocksdb_options_clear_wal_filter(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public Options clearWalFilter() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_clear_wal_filter(call.change(this));
            return this;
        }
    }

    /**
     * {@return whether files can be ingested below all others; to be set before anything is written, and for universal compaction only; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_cf_allow_ingest_behind(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean columnFamilyAllowIngestBehind() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_cf_allow_ingest_behind(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return which files level compaction takes first; {@code MinOverlappingRatio} by default}
     *
     * <p>C: {@code int rocksdb_options_get_compaction_pri(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public CompactionPriority compactionPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compaction_pri(call.use(this));
            return CompactionPriority.getCompactionPriority(nativeResult);
        }
    }

    /**
     * {@return how many bytes compactions read at a time; 0 leaves that to the file system; {@code 2097152} (2 MiB) by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_compaction_readahead_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long compactionReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_compaction_readahead_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how files are chosen for compaction; {@code LEVEL} by default}
     *
     * <p>C: {@code int rocksdb_options_get_compaction_style(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public CompactionStyle compactionStyle() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compaction_style(call.use(this));
            return CompactionStyle.getCompactionStyle(nativeResult);
        }
    }

    /**
     * {@return whether compactions check that they have read as many entries as their files have; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_compaction_verify_record_count(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     */
    @Deprecated
    public boolean compactionVerifyRecordCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_compaction_verify_record_count(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of a file are held back to make a compression dictionary of; 0 for as many as a file has; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_compression_options_max_dict_buffer_bytes(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long compressionOptionsMaxDictBufferBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_compression_options_max_dict_buffer_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads compress the blocks of one table file; {@code 1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_compression_options_parallel_threads(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int compressionOptionsParallelThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compression_options_parallel_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether zstd trains dictionaries, instead of taking samples as they are; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_compression_options_use_zstd_dict_trainer(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean compressionOptionsUseZstdDictTrainer() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_compression_options_use_zstd_dict_trainer(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of samples zstd trains a dictionary with; 0 for no training; {@code 0} by default}
     *
     * <p>C: {@code int rocksdb_options_get_compression_options_zstd_max_train_bytes(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int compressionOptionsZstdMaxTrainBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compression_options_zstd_max_train_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how table files are compressed}
     *
     * <p>C: {@code int rocksdb_options_get_compression(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public CompressionType compressionType() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Tells whether files of a compaction style are written with a hint of their lifetime.
     *
     * <p>C: {@code unsigned char rocksdb_options_calculate_sst_write_lifetime_hint_set_contains(rocksdb_options_t *opt, int compaction_style)}, mapped by convention receiver, scalar.
     *
     * @param compactionStyle not null
     * @return whether files of a compaction style are written with a hint of their lifetime
     */
    public boolean containsCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_contains(call.use(this), Objects.requireNonNull(compactionStyle, "compactionStyle is null").getValue());
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether checksums of a type of file are passed on to the file system.
     *
     * <p>C: {@code unsigned char rocksdb_options_checksum_handoff_file_types_contains(rocksdb_options_t *opt, int file_type)}, mapped by convention receiver, scalar.
     *
     * @param fileType not null
     * @return whether checksums of a type of file are passed on to the file system
     */
    public boolean containsChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_checksum_handoff_file_types_contains(call.use(this), Objects.requireNonNull(fileType, "fileType is null").getValue());
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a database is created that does not exist; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_create_if_missing(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean createIfMissing() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_create_if_missing(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening creates the column families that a database lacks; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_create_missing_column_families(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean createMissingColumnFamilies() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_create_missing_column_families(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns the hours of little load, such as 23:30-04:00 in UTC, in which periodic work is done ahead; empty for none.
     *
     * <p>C: {@code const char *rocksdb_options_get_daily_offpeak_time_utc(rocksdb_options_t *opt, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    public String dailyOffpeakTimeUTC() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_daily_offpeak_time_utc(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the host that table files are said to be written on; empty for none, __hostname__ for the name of this one.
     *
     * <p>C: {@code const char *rocksdb_options_get_db_host_id(rocksdb_options_t *opt, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    public String dbHostId() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_db_host_id(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the folder of the info log; empty for that of the database.
     *
     * <p>C: {@code const char *rocksdb_options_get_db_log_dir(rocksdb_options_t *opt, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    public String dbLogDir() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_db_log_dir(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return the bytes that the memtables of all column families may take together; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_db_write_buffer_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long dbWriteBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_db_write_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature that files without one count as, in statistics of reads; {@code UNKNOWN} by default}
     *
     * <p>C: {@code int rocksdb_options_get_default_temperature(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public Temperature defaultTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_default_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return the temperature of new table files where no other option says it; {@code UNKNOWN} by default}
     *
     * <p>C: {@code int rocksdb_options_get_default_write_temperature(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public Temperature defaultWriteTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_default_write_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return how many bytes a second are written while writes are slowed down; 0 for the rate of the rate limiter, or 16 MiB; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_delayed_write_rate(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long delayedWriteRate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_delayed_write_rate(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the interval in microseconds at which all obsolete files are looked for and deleted, besides those that compactions delete; {@code 21600000000} (6 hours) by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_delete_obsolete_files_period_micros(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long deleteObsoleteFilesPeriodMicros() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_delete_obsolete_files_period_micros(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether files are compacted only when a call asks for it; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_disable_auto_compactions(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean disableAutoCompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_disable_auto_compactions(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether writes to the column family are refused, so that only files can be ingested; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_disallow_memtable_writes(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean disallowMemtableWrites() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_disallow_memtable_writes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the statistics in the info log have those of the memory allocator, too; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_dump_malloc_stats(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean dumpMallocStats() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_dump_malloc_stats(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether large values go to blob files when they are written, and not only when flushed; experimental, with restrictions; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_blob_direct_write(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean enableBlobDirectWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_blob_direct_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether large values are stored in blob files of their own; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_blob_files(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean enableBlobFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_blob_files(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether compactions move values out of old blob files, so that these can be deleted; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_blob_gc(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean enableBlobGarbageCollection() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_blob_gc(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether one write may go to the write-ahead log while the one before it goes to memtables; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_pipelined_write(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean enablePipelinedWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_pipelined_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has databases that are opened with these options keep statistics, from 0.
     *
     * <p>C: {@code void rocksdb_options_enable_statistics(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public Options enableStatistics() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_enable_statistics(call.change(this));
            return this;
        }
    }

    /**
     * {@return whether it is recorded what the threads of the database are doing; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_thread_tracking(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean enableThreadTracking() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_thread_tracking(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether writers that wait for each other spin for a while before they sleep; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enable_write_thread_adaptive_yield(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean enableWriteThreadAdaptiveYield() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enable_write_thread_adaptive_yield(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether compactions fail that find a single deletion followed by an ordinary one of the same key; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enforce_single_del_contracts(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default, and use one kind of deletion for a key; RocksDB may drop the option.
     */
    @Deprecated
    public boolean enforceSingleDelContracts() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enforce_single_del_contracts(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether replaying the write-ahead log flushes when the write buffer manager is full; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_enforce_write_buffer_manager_during_recovery(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean enforceWriteBufferManagerDuringRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_enforce_write_buffer_manager_during_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening fails if the database exists already; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_error_if_exists(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean errorIfExists() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_error_if_exists(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the share of useful bytes below which a memtable is cleaned up in memory instead of flushed; 0 for never; experimental; {@code 0.0} by default}
     *
     * <p>C: {@code double rocksdb_options_get_experimental_mempurge_threshold(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public double experimentalMempurgeThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_experimental_mempurge_threshold(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether what the file system says of table files is kept in the manifest to open them faster; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_fast_sst_open(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean fastSstOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_fast_sst_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether flushes check that they have written as many entries as were added to the memtable; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_flush_verify_memtable_count(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     */
    @Deprecated
    public boolean flushVerifyMemtableCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_flush_verify_memtable_count(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many times a follower tries to catch up with its leader before it gives up for now; {@code 10} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_follower_catchup_retry_count(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long followerCatchupRetryCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_follower_catchup_retry_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many milliseconds a follower waits between attempts to catch up; {@code 100} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_follower_catchup_retry_wait_ms(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long followerCatchupRetryWaitMs() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_follower_catchup_retry_wait_ms(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the interval in milliseconds at which a follower catches up with its leader; {@code 10000} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_follower_refresh_catchup_period_ms(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long followerRefreshCatchupPeriodMs() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_follower_refresh_catchup_period_ms(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the levels are checked for contradictions each time files are added; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_force_consistency_checks(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean forceConsistencyChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_force_consistency_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns the spread of a statistic; all 0 while statistics are not enabled.
     *
     * <p>C: {@code void rocksdb_options_statistics_get_histogram_data(rocksdb_options_t *opt, uint32_t histogram_type, rocksdb_statistics_histogram_data_t *data)}, mapped by convention receiver, scalar, several-results.
     *
     * @param histogramType not null
     * @return a copy
     */
    public HistogramData getHistogramData(HistogramType histogramType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeHistogram = call.temporary(CHistogramData.rocksdb_statistics_histogram_data_create(), CHistogramData::rocksdb_statistics_histogram_data_destroy);
            COptions.rocksdb_options_statistics_get_histogram_data(call.use(this), Objects.requireNonNull(histogramType, "histogramType is null").getValue(), nativeHistogram);
            return HistogramData.read(nativeHistogram);
        }
    }

    /**
     * Returns the log for messages; one in a file if none is set.
     *
     * <p>C: {@code rocksdb_logger_t *rocksdb_options_get_info_log(rocksdb_options_t *opt)}, mapped by convention receiver, owned-handle.
     *
     * @return a new object, to be closed
     */
    public Logger getLogger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_get_info_log(call.use(this));
            return new Logger(call.made(Lifetime.owned("Logger", nativeResult, CLogger::rocksdb_logger_destroy)));
        }
    }

    /**
     * Fills other options with these, changed as a text in RocksDB's own form says.
     *
     * <p>C: {@code void rocksdb_get_options_from_string(const rocksdb_options_t *base_options, const char *opts_str, rocksdb_options_t *new_options, char **errptr)}, mapped by convention receiver, text, handle, error-slot.
     *
     * @param optsStr in UTF-8, without a NUL
     * @param newOptions changed; keeps alive what this keeps alive
     * @throws RocksDBException if RocksDB reports an error
     */
    public void getOptionsFromString(String optsStr, Options newOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeNewOptions = call.change(newOptions, "newOptions");
            COptions.rocksdb_get_options_from_string(call.use(this), call.string(optsStr, "optsStr"), nativeNewOptions, call.errorSlot());
            Effects.fill(newOptions, "Options.getOptionsFromString", this);
            call.check();
        }
    }

    /**
     * Returns all statistics as text; null while they are not enabled.
     *
     * <p>C: {@code char *rocksdb_options_statistics_get_string(rocksdb_options_t *opt)}, mapped by convention receiver, owned-text.
     *
     * @return a copy
     */
    public @Nullable String getStatisticsString() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_statistics_get_string(call.use(this));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Returns a counter of the statistics; 0 while they are not enabled.
     *
     * <p>C: {@code uint64_t rocksdb_options_statistics_get_ticker_count(rocksdb_options_t *opt, uint32_t ticker_type)}, mapped by convention receiver, scalar.
     *
     * @param tickerType not null
     * @return a counter of the statistics; 0 while they are not enabled
     */
    public long getTickerCount(TickerType tickerType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_statistics_get_ticker_count(call.use(this), Objects.requireNonNull(tickerType, "tickerType is null").getValue());
            return nativeResult;
        }
    }

    /**
     * {@return the number of bytes waiting for compaction at which writes stop; 0 for none; {@code 274877906944} (256 GiB) by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_hard_pending_compaction_bytes_limit(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long hardPendingCompactionBytesLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_hard_pending_compaction_bytes_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the least important messages that are logged; {@code INFO_LEVEL} by default}
     *
     * <p>C: {@code int rocksdb_options_get_info_log_level(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public InfoLogLevel infoLogLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_info_log_level(call.use(this));
            return InfoLogLevel.getInfoLogLevel(nativeResult);
        }
    }

    /**
     * {@return how many locks guard values that are updated in place; {@code 10000} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_inplace_update_num_locks(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long inplaceUpdateNumLocks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_inplace_update_num_locks(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether a value in a memtable is overwritten by one that is no longer, so that snapshots and iterators show it changed; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_inplace_update_support(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean inplaceUpdateSupport() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_inplace_update_support(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are closed in processes that this one starts; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_is_fd_close_on_exec(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean isFdCloseOnExec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_is_fd_close_on_exec(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many files of the info log are kept; {@code 1000} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_keep_log_file_num(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long keepLogFileNum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_keep_log_file_num(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of new table files of the last level; {@code UNKNOWN} by default}
     *
     * <p>C: {@code int rocksdb_options_get_last_level_temperature(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public Temperature lastLevelTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_last_level_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return the number of files in level 0, or of sorted runs in universal compaction, at which a compaction starts; negative for none; {@code 4} by default}
     *
     * <p>C: {@code int rocksdb_options_get_level0_file_num_compaction_trigger(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int level0FileNumCompactionTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_level0_file_num_compaction_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of files in level 0 at which writes slow down; negative for none; {@code 20} by default}
     *
     * <p>C: {@code int rocksdb_options_get_level0_slowdown_writes_trigger(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int level0SlowdownWritesTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_level0_slowdown_writes_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of files in level 0 at which writes stop; {@code 36} by default}
     *
     * <p>C: {@code int rocksdb_options_get_level0_stop_writes_trigger(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int level0StopWritesTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_level0_stop_writes_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the sizes of levels follow that of the last one, which takes less space; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_level_compaction_dynamic_level_bytes(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean levelCompactionDynamicLevelBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_level_compaction_dynamic_level_bytes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the age in seconds at which a new file of the info log begins; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_log_file_time_to_roll(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long logFileTimeToRoll() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_log_file_time_to_roll(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes are read ahead in manifest and write-ahead log when a database is opened; 0 for none; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_log_readahead_size(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long logReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_log_readahead_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the lowest tier of caches that is used; {@code NON_VOLATILE_BLOCK_TIER} by default}
     *
     * <p>C: {@code int rocksdb_options_get_lowest_used_cache_tier(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public CacheTier lowestUsedCacheTier() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_lowest_used_cache_tier(call.use(this));
            return CacheTier.getCacheTier(nativeResult);
        }
    }

    /**
     * {@return how many bytes at a time are reserved for the manifest; {@code 4194304} (4 MiB) by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_manifest_preallocation_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long manifestPreallocationSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_manifest_preallocation_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the write-ahead log stays in memory until a call flushes it; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_manual_wal_flush(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean manualWalFlush() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_manual_wal_flush(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many compactions run at once; -1 leaves that to maxBackgroundJobs, which is to be preferred; {@code -1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_background_compactions(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     * @deprecated Use {@code setMaxBackgroundJobs}, from which RocksDB takes the number of compactions.
     */
    @Deprecated
    public int maxBackgroundCompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_background_compactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many flushes run at once; -1 leaves that to maxBackgroundJobs, which is to be preferred; {@code -1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_background_flushes(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     * @deprecated Use {@code setMaxBackgroundJobs}, from which RocksDB takes the number of flushes.
     */
    @Deprecated
    public int maxBackgroundFlushes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_background_flushes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many flushes and compactions run at once; {@code 2} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_background_jobs(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int maxBackgroundJobs() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_background_jobs(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many times RocksDB tries by itself to resume after a background error; 0 for never; {@code 2147483647} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_bgerror_resume_count(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int maxBgerrorResumeCount() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_bgerror_resume_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes up to which level 1 is filled; {@code 268435456} (256 MiB) by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_max_bytes_for_level_base(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long maxBytesForLevelBase() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_bytes_for_level_base(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many times as large each level is as the one above it; {@code 10.0} by default}
     *
     * <p>C: {@code double rocksdb_options_get_max_bytes_for_level_multiplier(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public double maxBytesForLevelMultiplier() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_max_bytes_for_level_multiplier(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes a compaction should not exceed; 0 for 25 times the size of a file; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_max_compaction_bytes(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long maxCompactionBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_compaction_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the longest interval in seconds at which a database without writes is checked for compactions; {@code 43200} (12 hours) by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_max_compaction_trigger_wakeup_seconds(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long maxCompactionTriggerWakeupSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_compaction_trigger_wakeup_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads open table files when a database is opened with no limit of open files; {@code 16} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_file_opening_threads(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int maxFileOpeningThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_file_opening_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes at which a new file of the info log begins; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_max_log_file_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long maxLogFileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_log_file_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes below which no new manifest begins; {@code 1073741824} (1 GiB) by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_max_manifest_file_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long maxManifestFileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_manifest_file_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return by how many percent of what it has to say the manifest may grow before a new one begins; {@code 500} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_manifest_space_amp_pct(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int maxManifestSpaceAmpPct() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_manifest_space_amp_pct(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many files are kept open; -1 for no limit; {@code -1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_open_files(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int maxOpenFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_open_files(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many versions of one key an iterator skips before it searches for the next key instead; {@code 8} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_max_sequential_skip_in_iterations(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long maxSequentialSkipInIterations() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_sequential_skip_in_iterations(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads share one compaction; {@code 1} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_max_subcompactions(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int maxSubcompactions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_subcompactions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many merge operands of one key a memtable takes before a write merges them; 0 for no limit; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_max_successive_merges(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long maxSuccessiveMerges() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_successive_merges(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes of all write-ahead logs above which the oldest column families are flushed; 0 for 4 times all write buffers; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_max_total_wal_size(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long maxTotalWalSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_total_wal_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of waiting writes are written together; {@code 1048576} (1 MiB) by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_max_write_batch_group_size_bytes(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long maxWriteBatchGroupSizeBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_write_batch_group_size_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many memtables a column family may have, those that are being flushed included, before writes stop; {@code 2} by default}
     *
     * <p>C: {@code int rocksdb_options_get_max_write_buffer_number(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int maxWriteBufferNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_max_write_buffer_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of flushed memtables are kept to find conflicts of transactions; 0 for none, -1 for as many as all write buffers; {@code 0} by default}
     *
     * <p>C: {@code int64_t rocksdb_options_get_max_write_buffer_size_to_maintain(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long maxWriteBufferSizeToMaintain() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_max_write_buffer_size_to_maintain(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many hidden entries per step an iterator skips on average before the memtable gets flushed; 0 for any number; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_memtable_avg_op_scan_flush_trigger(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int memtableAvgOpScanFlushTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_memtable_avg_op_scan_flush_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether reads of many keys use that they are sorted when they search a memtable; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_memtable_batch_lookup_optimization(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean memtableBatchLookupOptimization() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_memtable_batch_lookup_optimization(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the size in bytes of the huge pages that memtables are allocated in; 0 for none; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_memtable_huge_page_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long memtableHugePageSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_memtable_huge_page_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many deleted ranges a memtable takes before it gets flushed; 0 for any number; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_memtable_max_range_deletions(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int memtableMaxRangeDeletions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_memtable_max_range_deletions(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many hidden entries an iterator skips in one step before the memtable gets flushed; 0 for any number; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_memtable_op_scan_flush_trigger(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int memtableOpScanFlushTrigger() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_memtable_op_scan_flush_trigger(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size of the filter of a memtable as a share of the write buffer, at most 0.25; 0 for no filter; {@code 0.0} by default}
     *
     * <p>C: {@code double rocksdb_options_get_memtable_prefix_bloom_size_ratio(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public double memtablePrefixBloomSizeRatio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_memtable_prefix_bloom_size_ratio(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of checksum each entry has in memtables: 0 for none, 1, 2, 4 or 8; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_memtable_protection_bytes_per_key(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int memtableProtectionBytesPerKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_memtable_protection_bytes_per_key(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether searches in a memtable verify the checksums of the entries that they pass; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_memtable_verify_per_key_checksum_on_seek(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean memtableVerifyPerKeyChecksumOnSeek() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_memtable_verify_per_key_checksum_on_seek(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the filter of a memtable has whole keys, too, besides prefixes; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_memtable_whole_key_filtering(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean memtableWholeKeyFiltering() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_memtable_whole_key_filtering(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the temperature of new files other than table files, blob files and write-ahead logs; UNKNOWN leaves it to the file system; {@code UNKNOWN} by default}
     *
     * <p>C: {@code int rocksdb_options_get_metadata_write_temperature(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public Temperature metadataWriteTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_metadata_write_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return the size in bytes from which on values are stored in blob files; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_min_blob_size(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long minBlobSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_min_blob_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of deleted keys in a row for which an iterator writes a deleted range; 0 for none; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_min_tombstones_for_range_conversion(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int minTombstonesForRangeConversion() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_min_tombstones_for_range_conversion(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many full memtables are flushed together; {@code 1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_min_write_buffer_number_to_merge(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int minWriteBufferNumberToMerge() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_min_write_buffer_number_to_merge(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many levels there are; {@code 7} by default}
     *
     * <p>C: {@code int rocksdb_options_get_num_levels(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int numLevels() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_num_levels(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether table files are opened in the background after a database was opened; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_open_files_async(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean openFilesAsync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_open_files_async(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the last level has no filters, because nearly all keys that are read exist; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_optimize_filters_for_hits(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean optimizeFiltersForHits() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_optimize_filters_for_hits(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tunes for reads of single keys, without iterating; the block cache is in MiB.
     *
     * <p>C: {@code void rocksdb_options_optimize_for_point_lookup(rocksdb_options_t *opt, uint64_t block_cache_size_mb)}, mapped by convention receiver, scalar, setter.
     *
     * @param blockCacheSizeMb the size in MiB of the new cache for blocks
     * @return this object
     */
    public Options optimizeForPointLookup(long blockCacheSizeMb) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_optimize_for_point_lookup(call.change(this), blockCacheSizeMb);
            return this;
        }
    }

    /**
     * Tunes level compaction for heavy load; the budget for memtables is in bytes.
     *
     * <p>C: {@code void rocksdb_options_optimize_level_style_compaction(rocksdb_options_t *opt, uint64_t memtable_memory_budget)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableMemoryBudget how many bytes memtables may take; under heavy load half as many again
     * @return this object
     */
    public Options optimizeLevelStyleCompaction(long memtableMemoryBudget) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_optimize_level_style_compaction(call.change(this), memtableMemoryBudget);
            return this;
        }
    }

    /**
     * {@return whether closing a database leaves notes in the manifest with which it opens faster; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_optimize_manifest_for_recovery(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean optimizeManifestForRecovery() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_optimize_manifest_for_recovery(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Chooses and tunes universal compaction for heavy load; the budget is in bytes.
     *
     * <p>C: {@code void rocksdb_options_optimize_universal_style_compaction(rocksdb_options_t *opt, uint64_t memtable_memory_budget)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableMemoryBudget how many bytes memtables may take; under heavy load half as many again
     * @return this object
     */
    public Options optimizeUniversalStyleCompaction(long memtableMemoryBudget) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_optimize_universal_style_compaction(call.change(this), memtableMemoryBudget);
            return this;
        }
    }

    /**
     * {@return whether damage is looked for beyond checksums, and a database does not open with table files that do not; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_paranoid_checks(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean paranoidChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_paranoid_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether each table file is read again after it was written, and compared; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_paranoid_file_checks(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean paranoidFileChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_paranoid_file_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether reads check that keys in memtables are in order; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_paranoid_memory_checks(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean paranoidMemoryChecks() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_paranoid_memory_checks(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the age in seconds at which files are compacted again; 0 for never, -2 leaves it to RocksDB; {@code -2} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_periodic_compaction_seconds(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long periodicCompactionSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_periodic_compaction_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether statistics are kept in a hidden column family; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_persist_stats_to_disk(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean persistStatsToDisk() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_persist_stats_to_disk(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files keep the timestamps of keys; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_persist_user_defined_timestamps(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean persistUserDefinedTimestamps() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_persist_user_defined_timestamps(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return for how many seconds data stays out of the last level; 0 for none; experimental; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_preclude_last_level_data_seconds(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long precludeLastLevelDataSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_preclude_last_level_data_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether iterators show all keys in order unless their options ask for those of one prefix; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_prefix_seek_opt_in_only(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean prefixSeekOptInOnly() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_prefix_seek_opt_in_only(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Tunes for loading much data: nothing is compacted until the caller asks for it.
     *
     * <p>C: {@code void rocksdb_options_prepare_for_bulk_load(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public Options prepareForBulkLoad() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_prepare_for_bulk_load(call.change(this));
            return this;
        }
    }

    /**
     * {@return which blobs go into the cache when they are written; {@code PREPOPULATE_BLOB_DISABLE} by default}
     *
     * <p>C: {@code int rocksdb_options_get_prepopulate_blob_cache(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public PrepopulateBlobCache prepopulateBlobCache() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_prepopulate_blob_cache(call.use(this));
            return PrepopulateBlobCache.getPrepopulateBlobCache(nativeResult);
        }
    }

    /**
     * {@return for how many seconds it is known when data was written; 0 for not at all; experimental; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_preserve_internal_time_seconds(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long preserveInternalTimeSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_preserve_internal_time_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads asynchronous reads have, which all databases of the process share; {@code 1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_read_io_executor_threads(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int readIoExecutorThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_read_io_executor_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of reads in vain per byte of a file at which it gets compacted; 0 for none; {@code 0.0} by default}
     *
     * <p>C: {@code double rocksdb_options_get_read_triggered_compaction_threshold(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public double readTriggeredCompactionThreshold() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = COptions.rocksdb_options_get_read_triggered_compaction_threshold(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many old write-ahead logs are kept to be written again; 0 for none; {@code 0} by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_recycle_log_file_num(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long recycleLogFileNum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_recycle_log_file_num(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Removes a compaction style whose files are written with a hint of their lifetime.
     *
     * <p>C: {@code void rocksdb_options_calculate_sst_write_lifetime_hint_set_remove(rocksdb_options_t *opt, int compaction_style)}, mapped by convention receiver, scalar, setter.
     *
     * @param compactionStyle not null
     * @return this object
     */
    public Options removeCalculateSstWriteLifetimeHint(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_calculate_sst_write_lifetime_hint_set_remove(call.change(this), Objects.requireNonNull(compactionStyle, "compactionStyle is null").getValue());
            return this;
        }
    }

    /**
     * Removes a type of file whose checksums are passed on to the file system.
     *
     * <p>C: {@code void rocksdb_options_checksum_handoff_file_types_remove(rocksdb_options_t *opt, int file_type)}, mapped by convention receiver, scalar, setter.
     *
     * @param fileType not null
     * @return this object
     */
    public Options removeChecksumHandoffFileType(FileType fileType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_checksum_handoff_file_types_remove(call.change(this), Objects.requireNonNull(fileType, "fileType is null").getValue());
            return this;
        }
    }

    /**
     * {@return whether flushes and compactions measure what they read and write; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_report_bg_io_stats(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean reportBgIoStats() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_report_bg_io_stats(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether opening a database goes on with its manifest, if it can, instead of writing a new one; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_reuse_manifest_on_open(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean reuseManifestOnOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_reuse_manifest_on_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many blocks there are for each one that is compressed just to measure how well that works; 0 for none; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_sample_for_compression(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long sampleForCompression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_sample_for_compression(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets whether the system is told that table files will be read at random places; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_advise_random_on_open(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param adviseRandomOnOpen the new value
     * @return this object
     */
    public Options setAdviseRandomOnOpen(boolean adviseRandomOnOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_advise_random_on_open(call.change(this), (byte) (adviseRandomOnOpen ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether a database opens in whose write-ahead log there are prepared transactions; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_2pc(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param allow2pc the new value
     * @return this object
     */
    public Options setAllow2pc(boolean allow2pc) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_2pc(call.change(this), (byte) (allow2pc ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether several threads write to a memtable at once, which only skip lists can do; {@code true} by default.
     *
     * <p>Leave it on, unless memtables have another form than skip lists.
     *
     * <p>C: {@code void rocksdb_options_set_allow_concurrent_memtable_write(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowConcurrentMemtableWrite the new value
     * @return this object
     */
    public Options setAllowConcurrentMemtableWrite(boolean allowConcurrentMemtableWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_concurrent_memtable_write(call.change(this), (byte) (allowConcurrentMemtableWrite ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether error messages and logs may show the keys and values that are damaged; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_data_in_errors(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowDataInErrors the new value
     * @return this object
     */
    public Options setAllowDataInErrors(boolean allowDataInErrors) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_data_in_errors(call.change(this), (byte) (allowDataInErrors ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether space is reserved ahead for files that are written; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_fallocate(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowFallocate the new value
     * @return this object
     */
    public Options setAllowFAllocate(boolean allowFallocate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_fallocate(call.change(this), (byte) (allowFallocate ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files can be ingested below all others, in every column family; replaced by the option of the column family; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_ingest_behind(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Use {@code setCfAllowIngestBehind}, which is one of the column family.
     * @param allowIngestBehind the new value
     * @return this object
     */
    @Deprecated
    public Options setAllowIngestBehind(boolean allowIngestBehind) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_ingest_behind(call.change(this), (byte) (allowIngestBehind ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether table files are mapped into memory to be read; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_mmap_reads(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowMmapReads the new value
     * @return this object
     */
    public Options setAllowMmapReads(boolean allowMmapReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_mmap_reads(call.change(this), (byte) (allowMmapReads ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are mapped into memory to be written; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_allow_mmap_writes(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param allowMmapWrites the new value
     * @return this object
     */
    public Options setAllowMmapWrites(boolean allowMmapWrites) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_allow_mmap_writes(call.change(this), (byte) (allowMmapWrites ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the size in bytes of the blocks that a memtable allocates; 0 for one that fits the write buffer; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code arena_block_size}.
     *
     * <p>C: {@code void rocksdb_options_set_arena_block_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param arenaBlockSize the new value
     * @return this object
     */
    public Options setArenaBlockSize(long arenaBlockSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_arena_block_size(call.change(this), arenaBlockSize);
            return this;
        }
    }

    /**
     * Sets whether the next write-ahead log is created in the background before it is needed; without effect if logs are recycled; experimental; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_async_wal_precreate(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param asyncWalPrecreate the new value
     * @return this object
     */
    public Options setAsyncWalPrecreate(boolean asyncWalPrecreate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_async_wal_precreate(call.change(this), (byte) (asyncWalPrecreate ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether all column families are flushed together, so that they agree after a crash without a write-ahead log, too; {@code false} by default.
     *
     * <p>Needed to keep column families in step where the write-ahead log is off; flushes get larger.
     *
     * <p>C: {@code void rocksdb_options_set_atomic_flush(rocksdb_options_t *opt, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param atomicFlush the new value
     * @return this object
     */
    public Options setAtomicFlush(boolean atomicFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_atomic_flush(call.change(this), (byte) (atomicFlush ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether opening a database tries not to flush what it replays from the write-ahead log; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_avoid_flush_during_recovery(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param avoidFlushDuringRecovery the new value
     * @return this object
     */
    public Options setAvoidFlushDuringRecovery(boolean avoidFlushDuringRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_avoid_flush_during_recovery(call.change(this), (byte) (avoidFlushDuringRecovery ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether closing a database leaves unflushed what was written without a write-ahead log, which is lost then; {@code false} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code avoid_flush_during_shutdown}.
     *
     * <p>C: {@code void rocksdb_options_set_avoid_flush_during_shutdown(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param avoidFlushDuringShutdown the new value
     * @return this object
     */
    public Options setAvoidFlushDuringShutdown(boolean avoidFlushDuringShutdown) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_avoid_flush_during_shutdown(call.change(this), (byte) (avoidFlushDuringShutdown ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether calls leave slow work, such as deleting obsolete files, to background threads; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_avoid_unnecessary_blocking_io(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param avoidUnnecessaryBlockingIo the new value
     * @return this object
     */
    public Options setAvoidUnnecessaryBlockingIO(boolean avoidUnnecessaryBlockingIo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_avoid_unnecessary_blocking_io(call.change(this), (byte) (avoidUnnecessaryBlockingIo ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether full write-ahead logs stay open until a background thread deletes them, as they once did; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_background_close_inactive_wals(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @param backgroundCloseInactiveWals the new value
     * @return this object
     */
    @Deprecated
    public Options setBackgroundCloseInactiveWals(boolean backgroundCloseInactiveWals) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_background_close_inactive_wals(call.change(this), (byte) (backgroundCloseInactiveWals ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether a database with missing or truncated files opens in the latest state that is whole, instead of failing; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_best_efforts_recovery(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param bestEffortsRecovery the new value
     * @return this object
     */
    public Options setBestEffortsRecovery(boolean bestEffortsRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_best_efforts_recovery(call.change(this), (byte) (bestEffortsRecovery ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many microseconds RocksDB waits between attempts to resume after a background error; {@code 1000000} by default.
     *
     * <p>C: {@code void rocksdb_options_set_bgerror_resume_retry_interval(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param bgerrorResumeRetryInterval the new value
     * @return this object
     */
    public Options setBgerrorResumeRetryInterval(long bgerrorResumeRetryInterval) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bgerror_resume_retry_interval(call.change(this), bgerrorResumeRetryInterval);
            return this;
        }
    }

    /**
     * Sets the cache for blobs, which may be that for blocks; without one they are not cached.
     *
     * <p>C: {@code void rocksdb_options_set_blob_cache(rocksdb_options_t *opt, rocksdb_cache_t *blob_cache)}, mapped by convention receiver, handle, setter.
     *
     * @param blobCache shared: may be closed at once
     * @return this object
     */
    public Options setBlobCache(Cache blobCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_cache(call.change(this), call.use(blobCache, "blobCache"));
            return this;
        }
    }

    /**
     * Sets how many bytes compactions read ahead in blob files; 0 for none; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code blob_compaction_readahead_size}.
     *
     * <p>C: {@code void rocksdb_options_set_blob_compaction_readahead_size(rocksdb_options_t *opt, uint64_t val)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobCompactionReadaheadSize the new value
     * @return this object
     */
    public Options setBlobCompactionReadaheadSize(long blobCompactionReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_compaction_readahead_size(call.change(this), blobCompactionReadaheadSize);
            return this;
        }
    }

    /**
     * Sets how blobs are compressed; {@code NO_COMPRESSION} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code blob_compression_type}.
     *
     * <p>C: {@code void rocksdb_options_set_blob_compression_type(rocksdb_options_t *opt, int val)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobCompressionType not null
     * @return this object
     */
    public Options setBlobCompressionType(CompressionType blobCompressionType) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_compression_type(call.change(this), Objects.requireNonNull(blobCompressionType, "blobCompressionType is null").getValue());
            return this;
        }
    }

    /**
     * Sets how many blob files are written in turn when blobs are written directly; {@code 1} by default.
     *
     * <p>C: {@code void rocksdb_options_set_blob_direct_write_partitions(rocksdb_options_t *opt, uint32_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobDirectWritePartitions the new value
     * @return this object
     */
    public Options setBlobDirectWritePartitions(int blobDirectWritePartitions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_direct_write_partitions(call.change(this), blobDirectWritePartitions);
            return this;
        }
    }

    /**
     * Sets the size in bytes at which a blob file is full and a new one begins; {@code 268435456} (256 MiB) by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code blob_file_size}.
     *
     * <p>C: {@code void rocksdb_options_set_blob_file_size(rocksdb_options_t *opt, uint64_t val)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobFileSize the new value
     * @return this object
     */
    public Options setBlobFileSize(long blobFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_file_size(call.change(this), blobFileSize);
            return this;
        }
    }

    /**
     * Sets the level from which on large values are put into blob files; 0 is where flushes write; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code blob_file_starting_level}.
     *
     * <p>C: {@code void rocksdb_options_set_blob_file_starting_level(rocksdb_options_t *opt, int val)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobFileStartingLevel the new value
     * @return this object
     */
    public Options setBlobFileStartingLevel(int blobFileStartingLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_file_starting_level(call.change(this), blobFileStartingLevel);
            return this;
        }
    }

    /**
     * Sets the share, 0 to 1, of the oldest blob files whose live values are moved out by compactions, if blobs are collected; {@code 0.25} by default.
     *
     * <p>More frees space sooner and rewrites more values.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code blob_garbage_collection_age_cutoff}.
     *
     * <p>C: {@code void rocksdb_options_set_blob_gc_age_cutoff(rocksdb_options_t *opt, double val)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobGarbageCollectionAgeCutoff the new value
     * @return this object
     */
    public Options setBlobGarbageCollectionAgeCutoff(double blobGarbageCollectionAgeCutoff) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_gc_age_cutoff(call.change(this), blobGarbageCollectionAgeCutoff);
            return this;
        }
    }

    /**
     * Sets the share of garbage, 0 to 1, in the oldest blob files above which compactions are started to collect it; for level compaction; {@code 1.0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code blob_garbage_collection_force_threshold}.
     *
     * <p>C: {@code void rocksdb_options_set_blob_gc_force_threshold(rocksdb_options_t *opt, double val)}, mapped by convention receiver, scalar, setter.
     *
     * @param blobGarbageCollectionForceThreshold the new value
     * @return this object
     */
    public Options setBlobGarbageCollectionForceThreshold(
            double blobGarbageCollectionForceThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_blob_gc_force_threshold(call.change(this), blobGarbageCollectionForceThreshold);
            return this;
        }
    }

    /**
     * Sets how many bytes of checksum each key has in blocks in memory: 0 for none, 1, 2, 4 or 8; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code block_protection_bytes_per_key}.
     *
     * <p>C: {@code void rocksdb_options_set_block_protection_bytes_per_key(rocksdb_options_t *opt, uint8_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param blockProtectionBytesPerKey the new value
     * @return this object
     */
    public Options setBlockProtectionBytesPerKey(byte blockProtectionBytesPerKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_block_protection_bytes_per_key(call.change(this), blockProtectionBytesPerKey);
            return this;
        }
    }

    /**
     * Sets whether, if not 0, the filters of plain tables probe within one cache line, which is faster and less exact; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_bloom_locality(rocksdb_options_t *, uint32_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param bloomLocality the new value
     * @return this object
     */
    public Options setBloomLocality(int bloomLocality) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bloom_locality(call.change(this), bloomLocality);
            return this;
        }
    }

    /**
     * Sets how compression of the last level works, which is heeded only if enabled.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression_options(rocksdb_options_t *, int, int, int, int, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param windowBits the binary logarithm of the size of zlib's window, negative for data without a header; for zlib only
     * @param level how hard the library tries; 32767 for its default
     * @param strategy zlib's strategy, 0 for its default; for zlib only
     * @param maxDictBytes how large dictionaries may be in bytes; 0 for none
     * @param enabled whether the last level has options of its own, not those of the others
     * @return this object
     */
    public Options setBottommostCompressionOptions(int windowBits, int level, int strategy,
            int maxDictBytes, boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options(call.change(this), windowBits, level, strategy, maxDictBytes, (byte) (enabled ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes are gathered for a dictionary of the last level; heeded only if enabled.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes(rocksdb_options_t *, uint64_t, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxDictBufferBytes how many bytes of a file are held back to make a dictionary of; 0 for as many as a file has
     * @param enabled whether the last level has options of its own, not those of the others
     * @return this object
     */
    public Options setBottommostCompressionOptionsMaxDictBufferBytes(long maxDictBufferBytes,
            boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_max_dict_buffer_bytes(call.change(this), maxDictBufferBytes, (byte) (enabled ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether zstd trains the dictionary of the last level; heeded only if enabled.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code bottommost_compression_opts.use_zstd_dict_trainer}.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer(rocksdb_options_t *, unsigned char, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param useZstdDictTrainer whether zstd trains it, instead of taking samples as they are
     * @param enabled whether the last level has options of its own, not those of the others
     * @return this object
     */
    public Options setBottommostCompressionOptionsUseZstdDictTrainer(boolean useZstdDictTrainer,
            boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_use_zstd_dict_trainer(call.change(this), (byte) (useZstdDictTrainer ? 1 : 0), (byte) (enabled ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes zstd trains the last level's dictionary with; heeded only if enabled.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes(rocksdb_options_t *, int, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param zstdMaxTrainBytes how many bytes of samples it is trained with; 0 for no training
     * @param enabled whether the last level has options of its own, not those of the others
     * @return this object
     */
    public Options setBottommostCompressionOptionsZstdMaxTrainBytes(int zstdMaxTrainBytes,
            boolean enabled) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression_options_zstd_max_train_bytes(call.change(this), zstdMaxTrainBytes, (byte) (enabled ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how the last level is compressed; DISABLE_COMPRESSION_OPTION for as the others; {@code DISABLE_COMPRESSION_OPTION} by default.
     *
     * <p>Most of the data is there: Zstandard saves much space, and slows reads of cold data a little.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code bottommost_compression}.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_compression(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param bottommostCompression not null
     * @return this object
     */
    public Options setBottommostCompressionType(CompressionType bottommostCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_compression(call.change(this), Objects.requireNonNull(bottommostCompression, "bottommostCompression is null").getValue());
            return this;
        }
    }

    /**
     * Sets the age in seconds of files of the last level before which they are not compacted for a released snapshot; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code bottommost_file_compaction_delay}.
     *
     * <p>C: {@code void rocksdb_options_set_bottommost_file_compaction_delay(rocksdb_options_t *opt, uint32_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param bottommostFileCompactionDelay the new value
     * @return this object
     */
    public Options setBottommostFileCompactionDelay(int bottommostFileCompactionDelay) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bottommost_file_compaction_delay(call.change(this), bottommostFileCompactionDelay);
            return this;
        }
    }

    /**
     * Sets how many bytes of a table file are written between requests to the system to put them on the disk; 0 for no requests; {@code 0} by default.
     *
     * <p>1 MiB smooths the load of the disk, instead of many megabytes at once at the end of a file.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code bytes_per_sync}.
     *
     * <p>C: {@code void rocksdb_options_set_bytes_per_sync(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param bytesPerSync the new value
     * @return this object
     */
    public Options setBytesPerSync(long bytesPerSync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_bytes_per_sync(call.change(this), bytesPerSync);
            return this;
        }
    }

    /**
     * Sets the folders for table files of the column family, newer data in earlier ones; empty for those of the database.
     *
     * <p>C: {@code void rocksdb_options_set_cf_paths(rocksdb_options_t *, const rocksdb_dbpath_t **path_values, size_t num_paths)}, mapped by convention receiver, list, count, setter.
     *
     * @param pathValues read during the call only; no element may be null
     * @return this object
     */
    public Options setCfPaths(List<DbPath> pathValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(pathValues, "pathValues");
            COptions.rocksdb_options_set_cf_paths(call.change(this), NativeLists.sized(NativeLists.handles(call, pathValues, "pathValues"), 8L * nativeCount2), nativeCount2);
            return this;
        }
    }

    /**
     * Sets whether files can be ingested below all others; to be set before anything is written, and for universal compaction only; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_cf_allow_ingest_behind(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param columnFamilyAllowIngestBehind the new value
     * @return this object
     */
    public Options setColumnFamilyAllowIngestBehind(boolean columnFamilyAllowIngestBehind) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_cf_allow_ingest_behind(call.change(this), (byte) (columnFamilyAllowIngestBehind ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the filter that decides for each value whether compactions keep it.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_filter(rocksdb_options_t *, rocksdb_compactionfilter_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param compactionFilter kept alive for as long as it is needed
     * @return this object
     */
    public Options setCompactionFilter(CompactionFilter compactionFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_filter(call.change(this), call.use(compactionFilter, "compactionFilter"));
            Effects.borrow(this, "setCompactionFilter.compactionFilter", compactionFilter);
            return this;
        }
    }

    /**
     * Sets the factory that makes a compaction filter for each compaction; a filter that is set itself comes before it.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_filter_factory(rocksdb_options_t *, rocksdb_compactionfilterfactory_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param compactionFilterFactory handed over: closing it does nothing from now on
     * @return this object
     */
    public Options setCompactionFilterFactory(CompactionFilterFactory compactionFilterFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_filter_factory(call.change(this), call.transfer(compactionFilterFactory, "compactionFilterFactory", "Options.setCompactionFilterFactory"));
            call.handOver();
            return this;
        }
    }

    /**
     * Sets how FIFO compaction works, if that is the compaction style.
     *
     * <p>C: {@code void rocksdb_options_set_fifo_compaction_options(rocksdb_options_t *opt, rocksdb_fifo_compaction_options_t *fifo)}, mapped by convention receiver, handle, setter.
     *
     * @param fifo shared: may be closed at once
     * @return this object
     */
    public Options setCompactionOptionsFIFO(CompactionOptionsFIFO fifo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_fifo_compaction_options(call.change(this), call.use(fifo, "fifo"));
            return this;
        }
    }

    /**
     * Sets how universal compaction works, if that is the compaction style.
     *
     * <p>C: {@code void rocksdb_options_set_universal_compaction_options(rocksdb_options_t *, rocksdb_universal_compaction_options_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param compactionOptionsUniversal shared: may be closed at once
     * @return this object
     */
    public Options setCompactionOptionsUniversal(
            CompactionOptionsUniversal compactionOptionsUniversal) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_universal_compaction_options(call.change(this), call.use(compactionOptionsUniversal, "compactionOptionsUniversal"));
            return this;
        }
    }

    /**
     * Sets which files level compaction takes first; {@code MinOverlappingRatio} by default.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_pri(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param compactionPri not null
     * @return this object
     */
    public Options setCompactionPriority(CompactionPriority compactionPri) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_pri(call.change(this), Objects.requireNonNull(compactionPri, "compactionPri is null").getValue());
            return this;
        }
    }

    /**
     * Sets how many bytes compactions read at a time; 0 leaves that to the file system.
     *
     * <p>Larger reads are what disks and network storage like; each compaction takes that memory for each of its files.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code compaction_readahead_size}.
     *
     * <p>C: {@code void rocksdb_options_compaction_readahead_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param value the new value
     * @return this object
     */
    public Options setCompactionReadaheadSize(long value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_compaction_readahead_size(call.change(this), value);
            return this;
        }
    }

    /**
     * Sets the service that runs compactions elsewhere; experimental.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_service(rocksdb_options_t *options, rocksdb_compactionservice_t *service)}, mapped by convention receiver, handle, setter.
     *
     * @param service handed over: closing it does nothing from now on
     * @return this object
     */
    public Options setCompactionService(CompactionService service) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_service(call.change(this), call.transfer(service, "service", "Options.setCompactionService"));
            call.handOver();
            return this;
        }
    }

    /**
     * Sets how files are chosen for compaction; {@code LEVEL} by default.
     *
     * <p>Levels take least space and read fastest; universal compaction writes less, and needs up to twice the space at
     * times.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_style(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param compactionStyle not null
     * @return this object
     */
    public Options setCompactionStyle(CompactionStyle compactionStyle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_style(call.change(this), Objects.requireNonNull(compactionStyle, "compactionStyle is null").getValue());
            return this;
        }
    }

    /**
     * Sets whether compactions check that they have read as many entries as their files have; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_compaction_verify_record_count(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @param compactionVerifyRecordCount the new value
     * @return this object
     */
    @Deprecated
    public Options setCompactionVerifyRecordCount(boolean compactionVerifyRecordCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compaction_verify_record_count(call.change(this), (byte) (compactionVerifyRecordCount ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the order of keys, which must be the same each time a database is opened; bytes as unsigned numbers if none is set.
     *
     * <p>C: {@code void rocksdb_options_set_comparator(rocksdb_options_t *, rocksdb_comparator_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param comparator kept alive for as long as it is needed
     * @return this object
     */
    public Options setComparator(Comparator comparator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_comparator(call.change(this), call.use(comparator, "comparator"));
            Effects.borrow(this, "setComparator.comparator", comparator);
            return this;
        }
    }

    /**
     * Sets how compression works: window bits, level, strategy and a dictionary's size in bytes.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options(rocksdb_options_t *, int, int, int, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param windowBits the binary logarithm of the size of zlib's window, negative for data without a header; for zlib only
     * @param level how hard the library tries; 32767 for its default
     * @param strategy zlib's strategy, 0 for its default; for zlib only
     * @param maxDictBytes how large dictionaries may be in bytes; 0 for none
     * @return this object
     */
    public Options setCompressionOptions(int windowBits, int level, int strategy,
            int maxDictBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options(call.change(this), windowBits, level, strategy, maxDictBytes);
            return this;
        }
    }

    /**
     * Sets how many bytes of a file are held back to make a compression dictionary of; 0 for as many as a file has; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_opts.max_dict_buffer_bytes}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options_max_dict_buffer_bytes(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionOptionsMaxDictBufferBytes the new value
     * @return this object
     */
    public Options setCompressionOptionsMaxDictBufferBytes(
            long compressionOptionsMaxDictBufferBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_max_dict_buffer_bytes(call.change(this), compressionOptionsMaxDictBufferBytes);
            return this;
        }
    }

    /**
     * Sets how many threads compress the blocks of one table file; {@code 1} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_opts.parallel_threads}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options_parallel_threads(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionOptionsParallelThreads the new value
     * @return this object
     */
    public Options setCompressionOptionsParallelThreads(int compressionOptionsParallelThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_parallel_threads(call.change(this), compressionOptionsParallelThreads);
            return this;
        }
    }

    /**
     * Sets whether zstd trains dictionaries, instead of taking samples as they are; {@code true} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_opts.use_zstd_dict_trainer}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options_use_zstd_dict_trainer(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionOptionsUseZstdDictTrainer the new value
     * @return this object
     */
    public Options setCompressionOptionsUseZstdDictTrainer(
            boolean compressionOptionsUseZstdDictTrainer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_use_zstd_dict_trainer(call.change(this), (byte) (compressionOptionsUseZstdDictTrainer ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes of samples zstd trains a dictionary with; 0 for no training; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_opts.zstd_max_train_bytes}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_options_zstd_max_train_bytes(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param compressionOptionsZstdMaxTrainBytes the new value
     * @return this object
     */
    public Options setCompressionOptionsZstdMaxTrainBytes(int compressionOptionsZstdMaxTrainBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression_options_zstd_max_train_bytes(call.change(this), compressionOptionsZstdMaxTrainBytes);
            return this;
        }
    }

    /**
     * Sets how each level is compressed, from level 0; the last one counts for the rest.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression_per_level}.
     *
     * <p>C: {@code void rocksdb_options_set_compression_per_level(rocksdb_options_t *opt, const int *level_values, size_t num_levels)}, mapped by convention receiver, list, count, setter.
     *
     * @param levelValues read during the call only; no element may be null
     * @return this object
     */
    public Options setCompressionPerLevel(List<CompressionType> levelValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(levelValues, "levelValues");
            COptions.rocksdb_options_set_compression_per_level(call.change(this), NativeLists.sized(NativeLists.ints(call, NativeLists.whole(levelValues, "levelValues").stream().mapToInt(CompressionType::getValue).toArray()), 4L * nativeCount2), nativeCount2);
            return this;
        }
    }

    /**
     * Sets how table files are compressed.
     *
     * <p>A fast one, such as LZ4, for the upper levels costs little and saves input and output.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code compression}.
     *
     * <p>C: {@code void rocksdb_options_set_compression(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param compression not null
     * @return this object
     */
    public Options setCompressionType(CompressionType compression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_compression(call.change(this), Objects.requireNonNull(compression, "compression is null").getValue());
            return this;
        }
    }

    /**
     * Sets whether a database is created that does not exist; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_create_if_missing(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param createIfMissing the new value
     * @return this object
     */
    public Options setCreateIfMissing(boolean createIfMissing) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_create_if_missing(call.change(this), (byte) (createIfMissing ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether opening creates the column families that a database lacks; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_create_missing_column_families(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param createMissingColumnFamilies the new value
     * @return this object
     */
    public Options setCreateMissingColumnFamilies(boolean createMissingColumnFamilies) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_create_missing_column_families(call.change(this), (byte) (createMissingColumnFamilies ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the hours of little load, such as 23:30-04:00 in UTC, in which periodic work is done ahead; empty for none.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code daily_offpeak_time_utc}.
     *
     * <p>C: {@code void rocksdb_options_set_daily_offpeak_time_utc(rocksdb_options_t *opt, const char *v)}, mapped by convention receiver, text, setter.
     *
     * @param value in UTF-8, without a NUL
     * @return this object
     */
    public Options setDailyOffpeakTimeUTC(String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_daily_offpeak_time_utc(call.change(this), call.string(value, "value"));
            return this;
        }
    }

    /**
     * Sets the host that table files are said to be written on; empty for none, __hostname__ for the name of this one.
     *
     * <p>C: {@code void rocksdb_options_set_db_host_id(rocksdb_options_t *opt, const char *v)}, mapped by convention receiver, text, setter.
     *
     * @param value in UTF-8, without a NUL
     * @return this object
     */
    public Options setDbHostId(String value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_host_id(call.change(this), call.string(value, "value"));
            return this;
        }
    }

    /**
     * Sets the folder of the info log; empty for that of the database.
     *
     * <p>C: {@code void rocksdb_options_set_db_log_dir(rocksdb_options_t *, const char *)}, mapped by convention receiver, text, setter.
     *
     * @param dbLogDir in UTF-8, without a NUL
     * @return this object
     */
    public Options setDbLogDir(String dbLogDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_log_dir(call.change(this), call.string(dbLogDir, "dbLogDir"));
            return this;
        }
    }

    /**
     * Sets the folders for table files, newer data in earlier ones, each with the size up to which it is filled; empty for that of the database.
     *
     * <p>C: {@code void rocksdb_options_set_db_paths(rocksdb_options_t *, const rocksdb_dbpath_t **path_values, size_t num_paths)}, mapped by convention receiver, list, count, setter.
     *
     * @param pathValues read during the call only; no element may be null
     * @return this object
     */
    public Options setDbPaths(List<DbPath> pathValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(pathValues, "pathValues");
            COptions.rocksdb_options_set_db_paths(call.change(this), NativeLists.sized(NativeLists.handles(call, pathValues, "pathValues"), 8L * nativeCount2), nativeCount2);
            return this;
        }
    }

    /**
     * Sets the bytes that the memtables of all column families may take together; 0 for no limit; {@code 0} by default.
     *
     * <p>Limits the memory of many column families; they are flushed when it is reached, whatever their own sizes.
     *
     * <p>C: {@code void rocksdb_options_set_db_write_buffer_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param dbWriteBufferSize the new value
     * @return this object
     */
    public Options setDbWriteBufferSize(long dbWriteBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_db_write_buffer_size(call.change(this), dbWriteBufferSize);
            return this;
        }
    }

    /**
     * Sets the temperature that files without one count as, in statistics of reads; {@code UNKNOWN} by default.
     *
     * <p>C: {@code void rocksdb_options_set_default_temperature(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param defaultTemperature not null
     * @return this object
     */
    public Options setDefaultTemperature(Temperature defaultTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_default_temperature(call.change(this), Objects.requireNonNull(defaultTemperature, "defaultTemperature is null").getValue());
            return this;
        }
    }

    /**
     * Sets the temperature of new table files where no other option says it; {@code UNKNOWN} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code default_write_temperature}.
     *
     * <p>C: {@code void rocksdb_options_set_default_write_temperature(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param defaultWriteTemperature not null
     * @return this object
     */
    public Options setDefaultWriteTemperature(Temperature defaultWriteTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_default_write_temperature(call.change(this), Objects.requireNonNull(defaultWriteTemperature, "defaultWriteTemperature is null").getValue());
            return this;
        }
    }

    /**
     * Sets how many bytes a second are written while writes are slowed down; 0 for the rate of the rate limiter, or 16 MiB; {@code 0} by default.
     *
     * <p>Less smooths latency when compactions fall behind; too little throttles for nothing.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code delayed_write_rate}.
     *
     * <p>C: {@code void rocksdb_options_set_delayed_write_rate(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param delayedWriteRate the new value
     * @return this object
     */
    public Options setDelayedWriteRate(long delayedWriteRate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_delayed_write_rate(call.change(this), delayedWriteRate);
            return this;
        }
    }

    /**
     * Sets the interval in microseconds at which all obsolete files are looked for and deleted, besides those that compactions delete; {@code 21600000000} (6 hours) by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code delete_obsolete_files_period_micros}.
     *
     * <p>C: {@code void rocksdb_options_set_delete_obsolete_files_period_micros(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param deleteObsoleteFilesPeriodMicros the new value
     * @return this object
     */
    public Options setDeleteObsoleteFilesPeriodMicros(long deleteObsoleteFilesPeriodMicros) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_delete_obsolete_files_period_micros(call.change(this), deleteObsoleteFilesPeriodMicros);
            return this;
        }
    }

    /**
     * Sets whether files are compacted only when a call asks for it; {@code false} by default.
     *
     * <p>For loading much data; reads get slow, and writes stop at the trigger of level 0, until it is on again.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code disable_auto_compactions}.
     *
     * <p>C: {@code void rocksdb_options_set_disable_auto_compactions(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param disableAutoCompactions the new value
     * @return this object
     */
    public Options setDisableAutoCompactions(boolean disableAutoCompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_disable_auto_compactions(call.change(this), disableAutoCompactions ? 1 : 0);
            return this;
        }
    }

    /**
     * Sets whether writes to the column family are refused, so that only files can be ingested; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_disallow_memtable_writes(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param disallowMemtableWrites the new value
     * @return this object
     */
    public Options setDisallowMemtableWrites(boolean disallowMemtableWrites) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_disallow_memtable_writes(call.change(this), (byte) (disallowMemtableWrites ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the statistics in the info log have those of the memory allocator, too; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_dump_malloc_stats(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param dumpMallocStats the new value
     * @return this object
     */
    public Options setDumpMallocStats(boolean dumpMallocStats) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_dump_malloc_stats(call.change(this), (byte) (dumpMallocStats ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether large values go to blob files when they are written, and not only when flushed; experimental, with restrictions; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enable_blob_direct_write(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param enableBlobDirectWrite the new value
     * @return this object
     */
    public Options setEnableBlobDirectWrite(boolean enableBlobDirectWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_blob_direct_write(call.change(this), (byte) (enableBlobDirectWrite ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether large values are stored in blob files of their own; {@code false} by default.
     *
     * <p>Saves most of the writing of compactions for values of kilobytes and more; reads take one more access, and scans
     * are slower.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code enable_blob_files}.
     *
     * <p>C: {@code void rocksdb_options_set_enable_blob_files(rocksdb_options_t *opt, unsigned char val)}, mapped by convention receiver, scalar, setter.
     *
     * @param enableBlobFiles the new value
     * @return this object
     */
    public Options setEnableBlobFiles(boolean enableBlobFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_blob_files(call.change(this), (byte) (enableBlobFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether compactions move values out of old blob files, so that these can be deleted; {@code false} by default.
     *
     * <p>Without it the space of deleted values is freed only when all values of a blob file are gone.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code enable_blob_garbage_collection}.
     *
     * <p>C: {@code void rocksdb_options_set_enable_blob_gc(rocksdb_options_t *opt, unsigned char val)}, mapped by convention receiver, scalar, setter.
     *
     * @param enableBlobGarbageCollection the new value
     * @return this object
     */
    public Options setEnableBlobGarbageCollection(boolean enableBlobGarbageCollection) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_blob_gc(call.change(this), (byte) (enableBlobGarbageCollection ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether one write may go to the write-ahead log while the one before it goes to memtables; {@code false} by default.
     *
     * <p>More throughput for many writing threads; not for transactions in two phases.
     *
     * <p>C: {@code void rocksdb_options_set_enable_pipelined_write(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param enablePipelinedWrite the new value
     * @return this object
     */
    public Options setEnablePipelinedWrite(boolean enablePipelinedWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_pipelined_write(call.change(this), (byte) (enablePipelinedWrite ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether it is recorded what the threads of the database are doing; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enable_thread_tracking(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param enableThreadTracking the new value
     * @return this object
     */
    public Options setEnableThreadTracking(boolean enableThreadTracking) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_thread_tracking(call.change(this), (byte) (enableThreadTracking ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether writers that wait for each other spin for a while before they sleep; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enable_write_thread_adaptive_yield(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param enableWriteThreadAdaptiveYield the new value
     * @return this object
     */
    public Options setEnableWriteThreadAdaptiveYield(boolean enableWriteThreadAdaptiveYield) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enable_write_thread_adaptive_yield(call.change(this), (byte) (enableWriteThreadAdaptiveYield ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether compactions fail that find a single deletion followed by an ordinary one of the same key; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enforce_single_del_contracts(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default, and use one kind of deletion for a key; RocksDB may drop the option.
     * @param enforceSingleDelContracts the new value
     * @return this object
     */
    @Deprecated
    public Options setEnforceSingleDelContracts(boolean enforceSingleDelContracts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enforce_single_del_contracts(call.change(this), (byte) (enforceSingleDelContracts ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether replaying the write-ahead log flushes when the write buffer manager is full; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_enforce_write_buffer_manager_during_recovery(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param enforceWriteBufferManagerDuringRecovery the new value
     * @return this object
     */
    public Options setEnforceWriteBufferManagerDuringRecovery(
            boolean enforceWriteBufferManagerDuringRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_enforce_write_buffer_manager_during_recovery(call.change(this), (byte) (enforceWriteBufferManagerDuringRecovery ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the environment: files, threads and clock; the default one if none is set.
     *
     * <p>C: {@code void rocksdb_options_set_env(rocksdb_options_t *, rocksdb_env_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param env kept alive for as long as it is needed
     * @return this object
     */
    public Options setEnv(Env env) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_env(call.change(this), call.use(env, "env"));
            Effects.borrow(this, "setEnv.env", env);
            return this;
        }
    }

    /**
     * Sets whether opening fails if the database exists already; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_error_if_exists(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param errorIfExists the new value
     * @return this object
     */
    public Options setErrorIfExists(boolean errorIfExists) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_error_if_exists(call.change(this), (byte) (errorIfExists ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the share of useful bytes below which a memtable is cleaned up in memory instead of flushed; 0 for never; experimental; {@code 0.0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code experimental_mempurge_threshold}.
     *
     * <p>C: {@code void rocksdb_options_set_experimental_mempurge_threshold(rocksdb_options_t *, double)}, mapped by convention receiver, scalar, setter.
     *
     * @param experimentalMempurgeThreshold the new value
     * @return this object
     */
    public Options setExperimentalMempurgeThreshold(double experimentalMempurgeThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_experimental_mempurge_threshold(call.change(this), experimentalMempurgeThreshold);
            return this;
        }
    }

    /**
     * Sets whether what the file system says of table files is kept in the manifest to open them faster; experimental; {@code false} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code fast_sst_open}.
     *
     * <p>C: {@code void rocksdb_options_set_fast_sst_open(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param fastSstOpen the new value
     * @return this object
     */
    public Options setFastSstOpen(boolean fastSstOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_fast_sst_open(call.change(this), (byte) (fastSstOpen ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the factory of checksums of whole table files; without it they have none.
     *
     * <p>C: {@code void rocksdb_options_set_file_checksum_gen_factory(rocksdb_options_t *, rocksdb_file_checksum_gen_factory_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param fileChecksumGenFactory shared: may be closed at once
     * @return this object
     */
    public Options setFileChecksumGenFactory(FileChecksumGenFactory fileChecksumGenFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_file_checksum_gen_factory(call.change(this), call.use(fileChecksumGenFactory, "fileChecksumGenFactory"));
            return this;
        }
    }

    /**
     * Sets whether flushes check that they have written as many entries as were added to the memtable; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_flush_verify_memtable_count(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Leave the default; RocksDB may drop the option.
     * @param flushVerifyMemtableCount the new value
     * @return this object
     */
    @Deprecated
    public Options setFlushVerifyMemtableCount(boolean flushVerifyMemtableCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_flush_verify_memtable_count(call.change(this), (byte) (flushVerifyMemtableCount ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many times a follower tries to catch up with its leader before it gives up for now; {@code 10} by default.
     *
     * <p>C: {@code void rocksdb_options_set_follower_catchup_retry_count(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param followerCatchupRetryCount the new value
     * @return this object
     */
    public Options setFollowerCatchupRetryCount(long followerCatchupRetryCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_follower_catchup_retry_count(call.change(this), followerCatchupRetryCount);
            return this;
        }
    }

    /**
     * Sets how many milliseconds a follower waits between attempts to catch up; {@code 100} by default.
     *
     * <p>C: {@code void rocksdb_options_set_follower_catchup_retry_wait_ms(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param followerCatchupRetryWaitMs the new value
     * @return this object
     */
    public Options setFollowerCatchupRetryWaitMs(long followerCatchupRetryWaitMs) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_follower_catchup_retry_wait_ms(call.change(this), followerCatchupRetryWaitMs);
            return this;
        }
    }

    /**
     * Sets the interval in milliseconds at which a follower catches up with its leader; {@code 10000} by default.
     *
     * <p>C: {@code void rocksdb_options_set_follower_refresh_catchup_period_ms(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param followerRefreshCatchupPeriodMs the new value
     * @return this object
     */
    public Options setFollowerRefreshCatchupPeriodMs(long followerRefreshCatchupPeriodMs) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_follower_refresh_catchup_period_ms(call.change(this), followerRefreshCatchupPeriodMs);
            return this;
        }
    }

    /**
     * Sets whether the levels are checked for contradictions each time files are added; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_force_consistency_checks(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param forceConsistencyChecks the new value
     * @return this object
     */
    public Options setForceConsistencyChecks(boolean forceConsistencyChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_force_consistency_checks(call.change(this), (byte) (forceConsistencyChecks ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the number of bytes waiting for compaction at which writes stop; 0 for none; {@code 274877906944} (256 GiB) by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code hard_pending_compaction_bytes_limit}.
     *
     * <p>C: {@code void rocksdb_options_set_hard_pending_compaction_bytes_limit(rocksdb_options_t *opt, size_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param hardPendingCompactionBytesLimit the new value
     * @return this object
     */
    public Options setHardPendingCompactionBytesLimit(long hardPendingCompactionBytesLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_hard_pending_compaction_bytes_limit(call.change(this), hardPendingCompactionBytesLimit);
            return this;
        }
    }

    /**
     * Sets a hash table of linked lists as the form of memtables, one list for each prefix.
     *
     * <p>C: {@code void rocksdb_options_set_hash_link_list_rep(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param hashLinkListRep at least 1
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public Options setHashLinkListRep(long hashLinkListRep) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_hash_link_list_rep(call.change(this), Bounds.inRange(hashLinkListRep, 1L, Long.MAX_VALUE, "hashLinkListRep"));
            return this;
        }
    }

    /**
     * Keeps memtables as a hash table of skip lists, one for each prefix.
     *
     * <p>C: {@code void rocksdb_options_set_hash_skip_list_rep(rocksdb_options_t *, size_t, int32_t, int32_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param bucketCount at least 1
     * @param skiplistHeight at least 1 and at most 65535
     * @param branchingFactor at least 1 and at most 65535
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public Options setHashSkipListRep(long bucketCount, int skiplistHeight, int branchingFactor) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_hash_skip_list_rep(call.change(this), Bounds.inRange(bucketCount, 1L, Long.MAX_VALUE, "bucketCount"), Bounds.inRange(skiplistHeight, 1, 65535, "skiplistHeight"), Bounds.inRange(branchingFactor, 1, 65535, "branchingFactor"));
            return this;
        }
    }

    /**
     * Allows that many threads for flushes and compactions together, in the environment too.
     *
     * <p>C: {@code void rocksdb_options_increase_parallelism(rocksdb_options_t *opt, int total_threads)}, mapped by convention receiver, scalar, setter.
     *
     * @param totalThreads at least 1 and at most 1024
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public Options setIncreaseParallelism(int totalThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_increase_parallelism(call.change(this), Bounds.inRange(totalThreads, 1, 1024, "totalThreads"));
            return this;
        }
    }

    /**
     * Sets the least important messages that are logged; {@code INFO_LEVEL} by default.
     *
     * <p>C: {@code void rocksdb_options_set_info_log_level(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param infoLogLevel not null
     * @return this object
     */
    public Options setInfoLogLevel(InfoLogLevel infoLogLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_info_log_level(call.change(this), Objects.requireNonNull(infoLogLevel, "infoLogLevel is null").getValue());
            return this;
        }
    }

    /**
     * Sets how many locks guard values that are updated in place; {@code 10000} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code inplace_update_num_locks}.
     *
     * <p>C: {@code void rocksdb_options_set_inplace_update_num_locks(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param inplaceUpdateNumLocks the new value
     * @return this object
     */
    public Options setInplaceUpdateNumLocks(long inplaceUpdateNumLocks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_inplace_update_num_locks(call.change(this), inplaceUpdateNumLocks);
            return this;
        }
    }

    /**
     * Sets whether a value in a memtable is overwritten by one that is no longer, so that snapshots and iterators show it changed; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_inplace_update_support(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param inplaceUpdateSupport the new value
     * @return this object
     */
    public Options setInplaceUpdateSupport(boolean inplaceUpdateSupport) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_inplace_update_support(call.change(this), (byte) (inplaceUpdateSupport ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are closed in processes that this one starts; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_is_fd_close_on_exec(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param isFdCloseOnExec the new value
     * @return this object
     */
    public Options setIsFdCloseOnExec(boolean isFdCloseOnExec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_is_fd_close_on_exec(call.change(this), (byte) (isFdCloseOnExec ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many files of the info log are kept; {@code 1000} by default.
     *
     * <p>C: {@code void rocksdb_options_set_keep_log_file_num(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param keepLogFileNum the new value
     * @return this object
     */
    public Options setKeepLogFileNum(long keepLogFileNum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_keep_log_file_num(call.change(this), keepLogFileNum);
            return this;
        }
    }

    /**
     * Sets the temperature of new table files of the last level; {@code UNKNOWN} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code last_level_temperature}.
     *
     * <p>C: {@code void rocksdb_options_set_last_level_temperature(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param lastLevelTemperature not null
     * @return this object
     */
    public Options setLastLevelTemperature(Temperature lastLevelTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_last_level_temperature(call.change(this), Objects.requireNonNull(lastLevelTemperature, "lastLevelTemperature is null").getValue());
            return this;
        }
    }

    /**
     * Sets the number of files in level 0, or of sorted runs in universal compaction, at which a compaction starts; negative for none; {@code 4} by default.
     *
     * <p>Fewer files make reads faster, more make writes cheaper.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code level0_file_num_compaction_trigger}.
     *
     * <p>C: {@code void rocksdb_options_set_level0_file_num_compaction_trigger(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param level0FileNumCompactionTrigger the new value
     * @return this object
     */
    public Options setLevel0FileNumCompactionTrigger(int level0FileNumCompactionTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_level0_file_num_compaction_trigger(call.change(this), level0FileNumCompactionTrigger);
            return this;
        }
    }

    /**
     * Sets the number of files in level 0 at which writes slow down; negative for none; {@code 20} by default.
     *
     * <p>Keep it well above the trigger of compactions, or writes slow down all the time.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code level0_slowdown_writes_trigger}.
     *
     * <p>C: {@code void rocksdb_options_set_level0_slowdown_writes_trigger(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param level0SlowdownWritesTrigger the new value
     * @return this object
     */
    public Options setLevel0SlowdownWritesTrigger(int level0SlowdownWritesTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_level0_slowdown_writes_trigger(call.change(this), level0SlowdownWritesTrigger);
            return this;
        }
    }

    /**
     * Sets the number of files in level 0 at which writes stop; {@code 36} by default.
     *
     * <p>Writes stop completely here: reads stay fast, at the cost of the latency of writes.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code level0_stop_writes_trigger}.
     *
     * <p>C: {@code void rocksdb_options_set_level0_stop_writes_trigger(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param level0StopWritesTrigger the new value
     * @return this object
     */
    public Options setLevel0StopWritesTrigger(int level0StopWritesTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_level0_stop_writes_trigger(call.change(this), level0StopWritesTrigger);
            return this;
        }
    }

    /**
     * Sets whether the sizes of levels follow that of the last one, which takes less space; {@code true} by default.
     *
     * <p>Leave it on, unless the sizes of levels are tuned by hand.
     *
     * <p>C: {@code void rocksdb_options_set_level_compaction_dynamic_level_bytes(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param levelCompactionDynamicLevelBytes the new value
     * @return this object
     */
    public Options setLevelCompactionDynamicLevelBytes(boolean levelCompactionDynamicLevelBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_level_compaction_dynamic_level_bytes(call.change(this), (byte) (levelCompactionDynamicLevelBytes ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the age in seconds at which a new file of the info log begins; 0 for no limit; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_log_file_time_to_roll(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param logFileTimeToRoll the new value
     * @return this object
     */
    public Options setLogFileTimeToRoll(long logFileTimeToRoll) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_log_file_time_to_roll(call.change(this), logFileTimeToRoll);
            return this;
        }
    }

    /**
     * Sets how many bytes are read ahead in manifest and write-ahead log when a database is opened; 0 for none; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_log_readahead_size(rocksdb_options_t *opt, size_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param logReadaheadSize the new value
     * @return this object
     */
    public Options setLogReadaheadSize(long logReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_log_readahead_size(call.change(this), logReadaheadSize);
            return this;
        }
    }

    /**
     * Sets the log for messages; one in a file if none is set.
     *
     * <p>C: {@code void rocksdb_options_set_info_log(rocksdb_options_t *, rocksdb_logger_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param logger kept alive for as long as it is needed
     * @return this object
     */
    public Options setLogger(Logger logger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_info_log(call.change(this), call.use(logger, "logger"));
            Effects.borrow(this, "setLogger.logger", logger);
            return this;
        }
    }

    /**
     * Sets the lowest tier of caches that is used; {@code NON_VOLATILE_BLOCK_TIER} by default.
     *
     * <p>C: {@code void rocksdb_options_set_lowest_used_cache_tier(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param lowestUsedCacheTier not null
     * @return this object
     */
    public Options setLowestUsedCacheTier(CacheTier lowestUsedCacheTier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_lowest_used_cache_tier(call.change(this), Objects.requireNonNull(lowestUsedCacheTier, "lowestUsedCacheTier is null").getValue());
            return this;
        }
    }

    /**
     * Sets how many bytes at a time are reserved for the manifest; {@code 4194304} (4 MiB) by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code manifest_preallocation_size}.
     *
     * <p>C: {@code void rocksdb_options_set_manifest_preallocation_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param manifestPreallocationSize the new value
     * @return this object
     */
    public Options setManifestPreallocationSize(long manifestPreallocationSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_manifest_preallocation_size(call.change(this), manifestPreallocationSize);
            return this;
        }
    }

    /**
     * Sets whether the write-ahead log stays in memory until a call flushes it; {@code false} by default.
     *
     * <p>Saves system calls; what is not flushed is lost when the process crashes, not only the system.
     *
     * <p>C: {@code void rocksdb_options_set_manual_wal_flush(rocksdb_options_t *opt, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param manualWalFlush the new value
     * @return this object
     */
    public Options setManualWalFlush(boolean manualWalFlush) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_manual_wal_flush(call.change(this), (byte) (manualWalFlush ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many compactions run at once; -1 leaves that to maxBackgroundJobs, which is to be preferred; {@code -1} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_background_compactions}.
     *
     * <p>C: {@code void rocksdb_options_set_max_background_compactions(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Use {@code setMaxBackgroundJobs}, from which RocksDB takes the number of compactions.
     * @param maxBackgroundCompactions the new value
     * @return this object
     */
    @Deprecated
    public Options setMaxBackgroundCompactions(int maxBackgroundCompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_background_compactions(call.change(this), maxBackgroundCompactions);
            return this;
        }
    }

    /**
     * Sets how many flushes run at once; -1 leaves that to maxBackgroundJobs, which is to be preferred; {@code -1} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_background_flushes}.
     *
     * <p>C: {@code void rocksdb_options_set_max_background_flushes(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @deprecated Use {@code setMaxBackgroundJobs}, from which RocksDB takes the number of flushes.
     * @param maxBackgroundFlushes the new value
     * @return this object
     */
    @Deprecated
    public Options setMaxBackgroundFlushes(int maxBackgroundFlushes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_background_flushes(call.change(this), maxBackgroundFlushes);
            return this;
        }
    }

    /**
     * Sets how many flushes and compactions run at once; {@code 2} by default.
     *
     * <p>As many as there are processors keeps up with heavy writes; fewer leave the processors to reads.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_background_jobs}.
     *
     * <p>C: {@code void rocksdb_options_set_max_background_jobs(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxBackgroundJobs the new value
     * @return this object
     */
    public Options setMaxBackgroundJobs(int maxBackgroundJobs) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_background_jobs(call.change(this), maxBackgroundJobs);
            return this;
        }
    }

    /**
     * Sets how many times RocksDB tries by itself to resume after a background error; 0 for never; {@code 2147483647} by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_bgerror_resume_count(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxBgerrorResumeCount the new value
     * @return this object
     */
    public Options setMaxBgErrorResumeCount(int maxBgerrorResumeCount) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_bgerror_resume_count(call.change(this), maxBgerrorResumeCount);
            return this;
        }
    }

    /**
     * Sets the size in bytes up to which level 1 is filled; {@code 268435456} (256 MiB) by default.
     *
     * <p>About the size of level 0, which is the size of a memtable times the number of files that start a compaction,
     * wastes least.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code max_bytes_for_level_base}.
     *
     * <p>C: {@code void rocksdb_options_set_max_bytes_for_level_base(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxBytesForLevelBase the new value
     * @return this object
     */
    public Options setMaxBytesForLevelBase(long maxBytesForLevelBase) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_bytes_for_level_base(call.change(this), maxBytesForLevelBase);
            return this;
        }
    }

    /**
     * Sets how many times as large each level is as the one above it; {@code 10.0} by default.
     *
     * <p>Less makes more levels, less write amplification per level and slower reads.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code max_bytes_for_level_multiplier}.
     *
     * <p>C: {@code void rocksdb_options_set_max_bytes_for_level_multiplier(rocksdb_options_t *, double)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxBytesForLevelMultiplier the new value
     * @return this object
     */
    public Options setMaxBytesForLevelMultiplier(double maxBytesForLevelMultiplier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_bytes_for_level_multiplier(call.change(this), maxBytesForLevelMultiplier);
            return this;
        }
    }

    /**
     * Sets further factors for the size of each level, from level 0; not with dynamic level sizes.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code max_bytes_for_level_multiplier_additional}.
     *
     * <p>C: {@code void rocksdb_options_set_max_bytes_for_level_multiplier_additional(rocksdb_options_t *, int *level_values, size_t num_levels)}, mapped by convention receiver, list, count, setter.
     *
     * @param levelValues read during the call only
     * @return this object
     */
    public Options setMaxBytesForLevelMultiplierAdditional(int[] levelValues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(levelValues, "levelValues");
            COptions.rocksdb_options_set_max_bytes_for_level_multiplier_additional(call.change(this), NativeLists.ints(call, levelValues), nativeCount2);
            return this;
        }
    }

    /**
     * Sets how many bytes a compaction should not exceed; 0 for 25 times the size of a file; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code max_compaction_bytes}.
     *
     * <p>C: {@code void rocksdb_options_set_max_compaction_bytes(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxCompactionBytes the new value
     * @return this object
     */
    public Options setMaxCompactionBytes(long maxCompactionBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_compaction_bytes(call.change(this), maxCompactionBytes);
            return this;
        }
    }

    /**
     * Sets the longest interval in seconds at which a database without writes is checked for compactions; {@code 43200} (12 hours) by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_compaction_trigger_wakeup_seconds}.
     *
     * <p>C: {@code void rocksdb_options_set_max_compaction_trigger_wakeup_seconds(rocksdb_options_t *opt, uint64_t val)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxCompactionTriggerWakeupSeconds the new value
     * @return this object
     */
    public Options setMaxCompactionTriggerWakeupSeconds(long maxCompactionTriggerWakeupSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_compaction_trigger_wakeup_seconds(call.change(this), maxCompactionTriggerWakeupSeconds);
            return this;
        }
    }

    /**
     * Sets how many threads open table files when a database is opened with no limit of open files; {@code 16} by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_file_opening_threads(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxFileOpeningThreads the new value
     * @return this object
     */
    public Options setMaxFileOpeningThreads(int maxFileOpeningThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_file_opening_threads(call.change(this), maxFileOpeningThreads);
            return this;
        }
    }

    /**
     * Sets the size in bytes at which a new file of the info log begins; 0 for no limit; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_log_file_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxLogFileSize the new value
     * @return this object
     */
    public Options setMaxLogFileSize(long maxLogFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_log_file_size(call.change(this), maxLogFileSize);
            return this;
        }
    }

    /**
     * Sets the size in bytes below which no new manifest begins; {@code 1073741824} (1 GiB) by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_manifest_file_size}.
     *
     * <p>C: {@code void rocksdb_options_set_max_manifest_file_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxManifestFileSize the new value
     * @return this object
     */
    public Options setMaxManifestFileSize(long maxManifestFileSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_manifest_file_size(call.change(this), maxManifestFileSize);
            return this;
        }
    }

    /**
     * Sets by how many percent of what it has to say the manifest may grow before a new one begins; {@code 500} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_manifest_space_amp_pct}.
     *
     * <p>C: {@code void rocksdb_options_set_max_manifest_space_amp_pct(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxManifestSpaceAmpPct the new value
     * @return this object
     */
    public Options setMaxManifestSpaceAmpPct(int maxManifestSpaceAmpPct) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_manifest_space_amp_pct(call.change(this), maxManifestSpaceAmpPct);
            return this;
        }
    }

    /**
     * Sets how many files are kept open; -1 for no limit; {@code -1} by default.
     *
     * <p>With no limit reads never wait for a file to be opened, but each open file takes memory for its index and
     * filter.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_open_files}.
     *
     * <p>C: {@code void rocksdb_options_set_max_open_files(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxOpenFiles the new value
     * @return this object
     */
    public Options setMaxOpenFiles(int maxOpenFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_open_files(call.change(this), maxOpenFiles);
            return this;
        }
    }

    /**
     * Sets how many versions of one key an iterator skips before it searches for the next key instead; {@code 8} by default.
     *
     * <p>More for keys with few versions, fewer for keys that are overwritten very often.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code max_sequential_skip_in_iterations}.
     *
     * <p>C: {@code void rocksdb_options_set_max_sequential_skip_in_iterations(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxSequentialSkipInIterations the new value
     * @return this object
     */
    public Options setMaxSequentialSkipInIterations(long maxSequentialSkipInIterations) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_sequential_skip_in_iterations(call.change(this), maxSequentialSkipInIterations);
            return this;
        }
    }

    /**
     * Sets how many threads share one compaction; {@code 1} by default.
     *
     * <p>More make large compactions from level 0 faster, for more processors and bursts of input and output.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_subcompactions}.
     *
     * <p>C: {@code void rocksdb_options_set_max_subcompactions(rocksdb_options_t *, uint32_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxSubcompactions the new value
     * @return this object
     */
    public Options setMaxSubcompactions(int maxSubcompactions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_subcompactions(call.change(this), maxSubcompactions);
            return this;
        }
    }

    /**
     * Sets how many merge operands of one key a memtable takes before a write merges them; 0 for no limit; {@code 0} by default.
     *
     * <p>Bounds the work of reads of a key with many merges; each write beyond reads the key first.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code max_successive_merges}.
     *
     * <p>C: {@code void rocksdb_options_set_max_successive_merges(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxSuccessiveMerges the new value
     * @return this object
     */
    public Options setMaxSuccessiveMerges(long maxSuccessiveMerges) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_successive_merges(call.change(this), maxSuccessiveMerges);
            return this;
        }
    }

    /**
     * Sets the size in bytes of all write-ahead logs above which the oldest column families are flushed; 0 for 4 times all write buffers; {@code 0} by default.
     *
     * <p>Less makes recovery shorter, and column families with few writes flush small files.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code max_total_wal_size}.
     *
     * <p>C: {@code void rocksdb_options_set_max_total_wal_size(rocksdb_options_t *opt, uint64_t n)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxTotalWalSize the new value
     * @return this object
     */
    public Options setMaxTotalWalSize(long maxTotalWalSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_total_wal_size(call.change(this), maxTotalWalSize);
            return this;
        }
    }

    /**
     * Sets how many bytes of waiting writes are written together; {@code 1048576} (1 MiB) by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_write_batch_group_size_bytes(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxWriteBatchGroupSizeBytes the new value
     * @return this object
     */
    public Options setMaxWriteBatchGroupSizeBytes(long maxWriteBatchGroupSizeBytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_write_batch_group_size_bytes(call.change(this), maxWriteBatchGroupSizeBytes);
            return this;
        }
    }

    /**
     * Sets how many memtables a column family may have, those that are being flushed included, before writes stop; {@code 2} by default.
     *
     * <p>More of them let writes go on while flushes are slow, for as much memory each.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code max_write_buffer_number}.
     *
     * <p>C: {@code void rocksdb_options_set_max_write_buffer_number(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxWriteBufferNumber the new value
     * @return this object
     */
    public Options setMaxWriteBufferNumber(int maxWriteBufferNumber) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_write_buffer_number(call.change(this), maxWriteBufferNumber);
            return this;
        }
    }

    /**
     * Sets how many bytes of flushed memtables are kept to find conflicts of transactions; 0 for none, -1 for as many as all write buffers; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_max_write_buffer_size_to_maintain(rocksdb_options_t *, int64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxWriteBufferSizeToMaintain the new value
     * @return this object
     */
    public Options setMaxWriteBufferSizeToMaintain(long maxWriteBufferSizeToMaintain) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_max_write_buffer_size_to_maintain(call.change(this), maxWriteBufferSizeToMaintain);
            return this;
        }
    }

    /**
     * Sets how many hidden entries per step an iterator skips on average before the memtable gets flushed; 0 for any number; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code memtable_avg_op_scan_flush_trigger}.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_avg_op_scan_flush_trigger(rocksdb_options_t *, uint32_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableAvgOpScanFlushTrigger the new value
     * @return this object
     */
    public Options setMemtableAvgOpScanFlushTrigger(int memtableAvgOpScanFlushTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_avg_op_scan_flush_trigger(call.change(this), memtableAvgOpScanFlushTrigger);
            return this;
        }
    }

    /**
     * Sets whether reads of many keys use that they are sorted when they search a memtable; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_batch_lookup_optimization(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableBatchLookupOptimization the new value
     * @return this object
     */
    public Options setMemtableBatchLookupOptimization(boolean memtableBatchLookupOptimization) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_batch_lookup_optimization(call.change(this), (byte) (memtableBatchLookupOptimization ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the size in bytes of the huge pages that memtables are allocated in; 0 for none; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code memtable_huge_page_size}.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_huge_page_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableHugePageSize the new value
     * @return this object
     */
    public Options setMemtableHugePageSize(long memtableHugePageSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_huge_page_size(call.change(this), memtableHugePageSize);
            return this;
        }
    }

    /**
     * Sets how many deleted ranges a memtable takes before it gets flushed; 0 for any number; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code memtable_max_range_deletions}.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_max_range_deletions(rocksdb_options_t *opt, uint32_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableMaxRangeDeletions the new value
     * @return this object
     */
    public Options setMemtableMaxRangeDeletions(int memtableMaxRangeDeletions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_max_range_deletions(call.change(this), memtableMaxRangeDeletions);
            return this;
        }
    }

    /**
     * Sets how many hidden entries an iterator skips in one step before the memtable gets flushed; 0 for any number; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code memtable_op_scan_flush_trigger}.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_op_scan_flush_trigger(rocksdb_options_t *, uint32_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableOpScanFlushTrigger the new value
     * @return this object
     */
    public Options setMemtableOpScanFlushTrigger(int memtableOpScanFlushTrigger) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_op_scan_flush_trigger(call.change(this), memtableOpScanFlushTrigger);
            return this;
        }
    }

    /**
     * Sets the size of the filter of a memtable as a share of the write buffer, at most 0.25; 0 for no filter; {@code 0.0} by default.
     *
     * <p>0.1 spares reads most searches of memtables for keys that are not there.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code memtable_prefix_bloom_size_ratio}.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_prefix_bloom_size_ratio(rocksdb_options_t *, double)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtablePrefixBloomSizeRatio the new value
     * @return this object
     */
    public Options setMemtablePrefixBloomSizeRatio(double memtablePrefixBloomSizeRatio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_prefix_bloom_size_ratio(call.change(this), memtablePrefixBloomSizeRatio);
            return this;
        }
    }

    /**
     * Sets how many bytes of checksum each entry has in memtables: 0 for none, 1, 2, 4 or 8; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code memtable_protection_bytes_per_key}.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_protection_bytes_per_key(rocksdb_options_t *opt, uint32_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableProtectionBytesPerKey the new value
     * @return this object
     */
    public Options setMemtableProtectionBytesPerKey(int memtableProtectionBytesPerKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_protection_bytes_per_key(call.change(this), memtableProtectionBytesPerKey);
            return this;
        }
    }

    /**
     * Keeps memtables as a vector that is sorted when it is read, for loading much data.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_vector_rep(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public Options setMemtableVectorRep() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_vector_rep(call.change(this));
            return this;
        }
    }

    /**
     * Sets whether searches in a memtable verify the checksums of the entries that they pass; {@code false} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code memtable_verify_per_key_checksum_on_seek}.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_verify_per_key_checksum_on_seek(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableVerifyPerKeyChecksumOnSeek the new value
     * @return this object
     */
    public Options setMemtableVerifyPerKeyChecksumOnSeek(
            boolean memtableVerifyPerKeyChecksumOnSeek) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_verify_per_key_checksum_on_seek(call.change(this), (byte) (memtableVerifyPerKeyChecksumOnSeek ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the filter of a memtable has whole keys, too, besides prefixes; {@code false} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code memtable_whole_key_filtering}.
     *
     * <p>C: {@code void rocksdb_options_set_memtable_whole_key_filtering(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param memtableWholeKeyFiltering the new value
     * @return this object
     */
    public Options setMemtableWholeKeyFiltering(boolean memtableWholeKeyFiltering) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_memtable_whole_key_filtering(call.change(this), (byte) (memtableWholeKeyFiltering ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the merge operator, which makes values of merge operands.
     *
     * <p>C: {@code void rocksdb_options_set_merge_operator(rocksdb_options_t *, rocksdb_mergeoperator_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param mergeOperator handed over: closing it does nothing from now on
     * @return this object
     */
    public Options setMergeOperator(MergeOperator mergeOperator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_merge_operator(call.change(this), call.transfer(mergeOperator, "mergeOperator", "Options.setMergeOperator"));
            call.handOver();
            return this;
        }
    }

    /**
     * Sets the temperature of new files other than table files, blob files and write-ahead logs; UNKNOWN leaves it to the file system; {@code UNKNOWN} by default.
     *
     * <p>C: {@code void rocksdb_options_set_metadata_write_temperature(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param metadataWriteTemperature not null
     * @return this object
     */
    public Options setMetadataWriteTemperature(Temperature metadataWriteTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_metadata_write_temperature(call.change(this), Objects.requireNonNull(metadataWriteTemperature, "metadataWriteTemperature is null").getValue());
            return this;
        }
    }

    /**
     * Sets the size in bytes from which on values are stored in blob files; {@code 0} by default.
     *
     * <p>From about 1 KiB on blob files pay; below, references take nearly as much as values.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code min_blob_size}.
     *
     * <p>C: {@code void rocksdb_options_set_min_blob_size(rocksdb_options_t *opt, uint64_t val)}, mapped by convention receiver, scalar, setter.
     *
     * @param minBlobSize the new value
     * @return this object
     */
    public Options setMinBlobSize(long minBlobSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_min_blob_size(call.change(this), minBlobSize);
            return this;
        }
    }

    /**
     * Sets the level from which on files are compressed, by the type of compression that is set at that moment.
     *
     * <p>C: {@code void rocksdb_options_set_min_level_to_compress(rocksdb_options_t *opt, int level)}, mapped by convention receiver, scalar, setter.
     *
     * @param minLevelToCompress the new value
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public Options setMinLevelToCompress(int minLevelToCompress) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_min_level_to_compress(call.change(this), Bounds.inRange(minLevelToCompress, Integer.MIN_VALUE, COptions.rocksdb_options_get_num_levels(call.use(this)), "minLevelToCompress"));
            return this;
        }
    }

    /**
     * Sets the number of deleted keys in a row for which an iterator writes a deleted range; 0 for none; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code min_tombstones_for_range_conversion}.
     *
     * <p>C: {@code void rocksdb_options_set_min_tombstones_for_range_conversion(rocksdb_options_t *, uint32_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param minTombstonesForRangeConversion the new value
     * @return this object
     */
    public Options setMinTombstonesForRangeConversion(int minTombstonesForRangeConversion) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_min_tombstones_for_range_conversion(call.change(this), minTombstonesForRangeConversion);
            return this;
        }
    }

    /**
     * Sets how many full memtables are flushed together; {@code 1} by default.
     *
     * <p>More save writes of keys that are overwritten soon; reads search more memtables meanwhile.
     *
     * <p>C: {@code void rocksdb_options_set_min_write_buffer_number_to_merge(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param minWriteBufferNumberToMerge the new value
     * @return this object
     */
    public Options setMinWriteBufferNumberToMerge(int minWriteBufferNumberToMerge) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_min_write_buffer_number_to_merge(call.change(this), minWriteBufferNumberToMerge);
            return this;
        }
    }

    /**
     * Sets how many levels there are; {@code 7} by default.
     *
     * <p>C: {@code void rocksdb_options_set_num_levels(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param numLevels the new value
     * @return this object
     */
    public Options setNumLevels(int numLevels) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_num_levels(call.change(this), numLevels);
            return this;
        }
    }

    /**
     * Sets whether table files are opened in the background after a database was opened; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_open_files_async(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param openFilesAsync the new value
     * @return this object
     */
    public Options setOpenFilesAsync(boolean openFilesAsync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_open_files_async(call.change(this), (byte) (openFilesAsync ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the last level has no filters, because nearly all keys that are read exist; {@code false} by default.
     *
     * <p>Saves most of the memory of filters; reads of keys that do not exist then read a block of the last level.
     *
     * <p>C: {@code void rocksdb_options_set_optimize_filters_for_hits(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param optimizeFiltersForHits the new value
     * @return this object
     */
    public Options setOptimizeFiltersForHits(boolean optimizeFiltersForHits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_optimize_filters_for_hits(call.change(this), optimizeFiltersForHits ? 1 : 0);
            return this;
        }
    }

    /**
     * Sets whether closing a database leaves notes in the manifest with which it opens faster; experimental; {@code false} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code optimize_manifest_for_recovery}.
     *
     * <p>C: {@code void rocksdb_options_set_optimize_manifest_for_recovery(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param optimizeManifestForRecovery the new value
     * @return this object
     */
    public Options setOptimizeManifestForRecovery(boolean optimizeManifestForRecovery) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_optimize_manifest_for_recovery(call.change(this), (byte) (optimizeManifestForRecovery ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether damage is looked for beyond checksums, and a database does not open with table files that do not; {@code true} by default.
     *
     * <p>Leave it on: off, damage is passed over and lost data goes unnoticed.
     *
     * <p>C: {@code void rocksdb_options_set_paranoid_checks(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param paranoidChecks the new value
     * @return this object
     */
    public Options setParanoidChecks(boolean paranoidChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_paranoid_checks(call.change(this), (byte) (paranoidChecks ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether each table file is read again after it was written, and compared; {@code false} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code paranoid_file_checks}.
     *
     * <p>C: {@code void rocksdb_options_set_paranoid_file_checks(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param paranoidFileChecks the new value
     * @return this object
     */
    public Options setParanoidFileChecks(boolean paranoidFileChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_paranoid_file_checks(call.change(this), (byte) (paranoidFileChecks ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether reads check that keys in memtables are in order; {@code false} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code paranoid_memory_checks}.
     *
     * <p>C: {@code void rocksdb_options_set_paranoid_memory_checks(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param paranoidMemoryChecks the new value
     * @return this object
     */
    public Options setParanoidMemoryChecks(boolean paranoidMemoryChecks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_paranoid_memory_checks(call.change(this), (byte) (paranoidMemoryChecks ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the age in seconds at which files are compacted again; 0 for never, -2 leaves it to RocksDB; {@code -2} by default.
     *
     * <p>Has compaction filters see all data within that time, for rewriting all of it.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code periodic_compaction_seconds}.
     *
     * <p>C: {@code void rocksdb_options_set_periodic_compaction_seconds(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param periodicCompactionSeconds the new value
     * @return this object
     */
    public Options setPeriodicCompactionSeconds(long periodicCompactionSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_periodic_compaction_seconds(call.change(this), periodicCompactionSeconds);
            return this;
        }
    }

    /**
     * Sets whether statistics are kept in a hidden column family; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_persist_stats_to_disk(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param persistStatsToDisk the new value
     * @return this object
     */
    public Options setPersistStatsToDisk(boolean persistStatsToDisk) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_persist_stats_to_disk(call.change(this), (byte) (persistStatsToDisk ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether table files keep the timestamps of keys; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_persist_user_defined_timestamps(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param persistUserDefinedTimestamps the new value
     * @return this object
     */
    public Options setPersistUserDefinedTimestamps(boolean persistUserDefinedTimestamps) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_persist_user_defined_timestamps(call.change(this), (byte) (persistUserDefinedTimestamps ? 1 : 0));
            return this;
        }
    }

    /**
     * Writes table files in the plain format, made for reads from memory-mapped files ({@code setAllowMmapReads}). Keys have any length, for which userKeyLen is 0, but none that is shorter than a fixed prefix is found. bloomBitsPerKey is 0 for no filter. hashTableRatio is how full the hash of prefixes gets, 0 for none: then there is one index of all keys, of which indexSparseness says how many come between two of its entries. Files that were written for keys of one length can be read.
     *
     * <p>C: {@code void rocksdb_options_set_plain_table_factory(rocksdb_options_t *, uint32_t, int, double, size_t, size_t, char, unsigned char, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param userKeyLen the size of each key in bytes; 0 for keys of any size
     * @param bloomBitsPerKey how many bits the filter has for each prefix; 0 for no filter
     * @param hashTableRatio how full the hash of prefixes gets, 0 to 1; 0 for no hash
     * @param indexSparseness how many keys of a prefix come to one entry of the index; 0 or 1 for an entry of each key
     * @param hugePageTlbSize the size in bytes of the huge pages that index and filter are kept in; 0 for ordinary memory
     * @param encodingType not null
     * @param fullScanMode whether files are only scanned, so that they get no index
     * @param storeIndexInFile whether files have their index and filter in them, which are otherwise made when a file is opened
     * @return this object
     */
    public Options setPlainTableFactory(int userKeyLen, int bloomBitsPerKey, double hashTableRatio,
            long indexSparseness, long hugePageTlbSize, EncodingType encodingType,
            boolean fullScanMode, boolean storeIndexInFile) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_plain_table_factory(call.change(this), userKeyLen, bloomBitsPerKey, hashTableRatio, indexSparseness, hugePageTlbSize, (byte) Objects.requireNonNull(encodingType, "encodingType is null").getValue(), (byte) (fullScanMode ? 1 : 0), (byte) (storeIndexInFile ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets for how many seconds data stays out of the last level; 0 for none; experimental; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code preclude_last_level_data_seconds}.
     *
     * <p>C: {@code void rocksdb_options_set_preclude_last_level_data_seconds(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param precludeLastLevelDataSeconds the new value
     * @return this object
     */
    public Options setPrecludeLastLevelDataSeconds(long precludeLastLevelDataSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_preclude_last_level_data_seconds(call.change(this), precludeLastLevelDataSeconds);
            return this;
        }
    }

    /**
     * Sets the slice transform that takes the prefix of a key, for filters and some indexes.
     *
     * <p>Scans within a prefix then read fewer files; scans over prefixes need {@code setTotalOrderSeek} or {@code
     * setAutoPrefixMode} of {@link ReadOptions}.
     *
     * <p>C: {@code void rocksdb_options_set_prefix_extractor(rocksdb_options_t *, rocksdb_slicetransform_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param sliceTransform handed over: closing it does nothing from now on
     * @return this object
     */
    public Options setPrefixExtractor(SliceTransform sliceTransform) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_prefix_extractor(call.change(this), call.transfer(sliceTransform, "sliceTransform", "Options.setPrefixExtractor"));
            call.handOver();
            return this;
        }
    }

    /**
     * Sets whether iterators show all keys in order unless their options ask for those of one prefix; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_prefix_seek_opt_in_only(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param prefixSeekOptInOnly the new value
     * @return this object
     */
    public Options setPrefixSeekOptInOnly(boolean prefixSeekOptInOnly) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_prefix_seek_opt_in_only(call.change(this), (byte) (prefixSeekOptInOnly ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets which blobs go into the cache when they are written; {@code PREPOPULATE_BLOB_DISABLE} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code prepopulate_blob_cache}.
     *
     * <p>C: {@code void rocksdb_options_set_prepopulate_blob_cache(rocksdb_options_t *opt, int val)}, mapped by convention receiver, scalar, setter.
     *
     * @param prepopulateBlobCache not null
     * @return this object
     */
    public Options setPrepopulateBlobCache(PrepopulateBlobCache prepopulateBlobCache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_prepopulate_blob_cache(call.change(this), Objects.requireNonNull(prepopulateBlobCache, "prepopulateBlobCache is null").getValue());
            return this;
        }
    }

    /**
     * Sets for how many seconds it is known when data was written; 0 for not at all; experimental; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code preserve_internal_time_seconds}.
     *
     * <p>C: {@code void rocksdb_options_set_preserve_internal_time_seconds(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param preserveInternalTimeSeconds the new value
     * @return this object
     */
    public Options setPreserveInternalTimeSeconds(long preserveInternalTimeSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_preserve_internal_time_seconds(call.change(this), preserveInternalTimeSeconds);
            return this;
        }
    }

    /**
     * Sets the rate limiter of what flushes and compactions read and write.
     *
     * <p>Keeps flushes and compactions from taking all of the disk; too low, and writes stall.
     *
     * <p>C: {@code void rocksdb_options_set_ratelimiter(rocksdb_options_t *opt, rocksdb_ratelimiter_t *limiter)}, mapped by convention receiver, handle, setter.
     *
     * @param limiter shared: may be closed at once
     * @return this object
     */
    public Options setRateLimiter(RateLimiter limiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_ratelimiter(call.change(this), call.use(limiter, "limiter"));
            return this;
        }
    }

    /**
     * Sets how many threads asynchronous reads have, which all databases of the process share; {@code 1} by default.
     *
     * <p>C: {@code void rocksdb_options_set_read_io_executor_threads(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param readIoExecutorThreads the new value
     * @return this object
     */
    public Options setReadIoExecutorThreads(int readIoExecutorThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_read_io_executor_threads(call.change(this), readIoExecutorThreads);
            return this;
        }
    }

    /**
     * Sets the number of reads in vain per byte of a file at which it gets compacted; 0 for none; {@code 0.0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code read_triggered_compaction_threshold}.
     *
     * <p>C: {@code void rocksdb_options_set_read_triggered_compaction_threshold(rocksdb_options_t *opt, double val)}, mapped by convention receiver, scalar, setter.
     *
     * @param readTriggeredCompactionThreshold the new value
     * @return this object
     */
    public Options setReadTriggeredCompactionThreshold(double readTriggeredCompactionThreshold) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_read_triggered_compaction_threshold(call.change(this), readTriggeredCompactionThreshold);
            return this;
        }
    }

    /**
     * Sets how many old write-ahead logs are kept to be written again; 0 for none; {@code 0} by default.
     *
     * <p>Saves the file system work at each new log; not for transactions in two phases.
     *
     * <p>C: {@code void rocksdb_options_set_recycle_log_file_num(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param recycleLogFileNum the new value
     * @return this object
     */
    public Options setRecycleLogFileNum(long recycleLogFileNum) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_recycle_log_file_num(call.change(this), recycleLogFileNum);
            return this;
        }
    }

    /**
     * Sets whether flushes and compactions measure what they read and write; {@code false} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code report_bg_io_stats}.
     *
     * <p>C: {@code void rocksdb_options_set_report_bg_io_stats(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param reportBgIoStats the new value
     * @return this object
     */
    public Options setReportBgIoStats(boolean reportBgIoStats) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_report_bg_io_stats(call.change(this), reportBgIoStats ? 1 : 0);
            return this;
        }
    }

    /**
     * Sets whether opening a database goes on with its manifest, if it can, instead of writing a new one; experimental; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_reuse_manifest_on_open(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param reuseManifestOnOpen the new value
     * @return this object
     */
    public Options setReuseManifestOnOpen(boolean reuseManifestOnOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_reuse_manifest_on_open(call.change(this), (byte) (reuseManifestOnOpen ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the cache for whole rows, where reads of single keys look first.
     *
     * <p>For reads of few hot keys. Iterators do not use it, and what it has of files that were compacted is of no use
     * any more.
     *
     * <p>C: {@code void rocksdb_options_set_row_cache(rocksdb_options_t *opt, rocksdb_cache_t *cache)}, mapped by convention receiver, handle, setter.
     *
     * @param cache shared: may be closed at once
     * @return this object
     */
    public Options setRowCache(Cache cache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_row_cache(call.change(this), call.use(cache, "cache"));
            return this;
        }
    }

    /**
     * Sets how many blocks there are for each one that is compressed just to measure how well that works; 0 for none; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code sample_for_compression}.
     *
     * <p>C: {@code void rocksdb_options_set_sample_for_compression(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param sampleForCompression the new value
     * @return this object
     */
    public Options setSampleForCompression(long sampleForCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_sample_for_compression(call.change(this), sampleForCompression);
            return this;
        }
    }

    /**
     * Sets whether opening a database does not read the properties of table files, which is faster, but compactions choose worse; {@code false} by default.
     *
     * <p>Opens databases of very many files faster; compactions know less of them at first.
     *
     * <p>C: {@code void rocksdb_options_set_skip_stats_update_on_db_open(rocksdb_options_t *opt, unsigned char val)}, mapped by convention receiver, scalar, setter.
     *
     * @param skipStatsUpdateOnDbOpen the new value
     * @return this object
     */
    public Options setSkipStatsUpdateOnDbOpen(boolean skipStatsUpdateOnDbOpen) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_skip_stats_update_on_db_open(call.change(this), (byte) (skipStatsUpdateOnDbOpen ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the number of bytes waiting for compaction at which writes slow down; 0 for none; {@code 68719476736} (64 GiB) by default.
     *
     * <p>Less keeps space and reads in bounds, more rides out bursts of writes.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code soft_pending_compaction_bytes_limit}.
     *
     * <p>C: {@code void rocksdb_options_set_soft_pending_compaction_bytes_limit(rocksdb_options_t *opt, size_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param softPendingCompactionBytesLimit the new value
     * @return this object
     */
    public Options setSoftPendingCompactionBytesLimit(long softPendingCompactionBytesLimit) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_soft_pending_compaction_bytes_limit(call.change(this), softPendingCompactionBytesLimit);
            return this;
        }
    }

    /**
     * Sets the manager that keeps track of table files, and limits their size and how fast they are deleted.
     *
     * <p>C: {@code void rocksdb_options_set_sst_file_manager(rocksdb_options_t *opt, rocksdb_sst_file_manager_t *sfm)}, mapped by convention receiver, handle, setter.
     *
     * @param sfm shared: may be closed at once
     * @return this object
     */
    public Options setSstFileManager(SstFileManager sfm) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_sst_file_manager(call.change(this), call.use(sfm, "sfm"));
            return this;
        }
    }

    /**
     * Sets the partitioner factory, which decides at which keys compactions begin new files.
     *
     * <p>C: {@code void rocksdb_options_set_sst_partitioner_factory(rocksdb_options_t *, rocksdb_sst_partitioner_factory_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param sstPartitionerFactory shared: may be closed at once
     * @return this object
     */
    public Options setSstPartitionerFactory(SstPartitionerFactory sstPartitionerFactory) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_sst_partitioner_factory(call.change(this), call.use(sstPartitionerFactory, "sstPartitionerFactory"));
            return this;
        }
    }

    /**
     * Sets the interval in seconds at which statistics are written to the info log; 0 for never; {@code 600} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code stats_dump_period_sec}.
     *
     * <p>C: {@code void rocksdb_options_set_stats_dump_period_sec(rocksdb_options_t *, unsigned int)}, mapped by convention receiver, scalar, setter.
     *
     * @param statsDumpPeriodSec the new value
     * @return this object
     */
    public Options setStatsDumpPeriodSec(int statsDumpPeriodSec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_stats_dump_period_sec(call.change(this), statsDumpPeriodSec);
            return this;
        }
    }

    /**
     * Sets how many bytes of memory the history of statistics takes at most; {@code 1048576} (1 MiB) by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code stats_history_buffer_size}.
     *
     * <p>C: {@code void rocksdb_options_set_stats_history_buffer_size(rocksdb_options_t *opt, size_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param statsHistoryBufferSize the new value
     * @return this object
     */
    public Options setStatsHistoryBufferSize(long statsHistoryBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_stats_history_buffer_size(call.change(this), statsHistoryBufferSize);
            return this;
        }
    }

    /**
     * Sets how much is counted and timed; without effect while statistics are not enabled; {@code DISABLE_ALL} by default.
     *
     * <p>C: {@code void rocksdb_options_set_statistics_level(rocksdb_options_t *, int level)}, mapped by convention receiver, scalar, setter.
     *
     * @param statisticsLevel not null
     * @return this object
     */
    public Options setStatsLevel(StatsLevel statisticsLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_statistics_level(call.change(this), Objects.requireNonNull(statisticsLevel, "statisticsLevel is null").getValue());
            return this;
        }
    }

    /**
     * Sets the interval in seconds at which statistics are added to their history; 0 for never; {@code 600} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code stats_persist_period_sec}.
     *
     * <p>C: {@code void rocksdb_options_set_stats_persist_period_sec(rocksdb_options_t *, unsigned int)}, mapped by convention receiver, scalar, setter.
     *
     * @param statsPersistPeriodSec the new value
     * @return this object
     */
    public Options setStatsPersistPeriodSec(int statsPersistPeriodSec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_stats_persist_period_sec(call.change(this), statsPersistPeriodSec);
            return this;
        }
    }

    /**
     * Sets whether writing waits until what it asked the system to write out before is written; {@code false} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code strict_bytes_per_sync}.
     *
     * <p>C: {@code void rocksdb_options_set_strict_bytes_per_sync(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param strictBytesPerSync the new value
     * @return this object
     */
    public Options setStrictBytesPerSync(boolean strictBytesPerSync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_strict_bytes_per_sync(call.change(this), (byte) (strictBytesPerSync ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether merge operands are merged at the limit even if files have to be read for that; {@code false} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code strict_max_successive_merges}.
     *
     * <p>C: {@code void rocksdb_options_set_strict_max_successive_merges(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param strictMaxSuccessiveMerges the new value
     * @return this object
     */
    public Options setStrictMaxSuccessiveMerges(boolean strictMaxSuccessiveMerges) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_strict_max_successive_merges(call.change(this), (byte) (strictMaxSuccessiveMerges ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the binary logarithm of how many parts the table of open files has, each with a lock; {@code 6} by default.
     *
     * <p>C: {@code void rocksdb_options_set_table_cache_numshardbits(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param tableCacheNumshardbits the new value
     * @return this object
     */
    public Options setTableCacheNumshardbits(int tableCacheNumshardbits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_table_cache_numshardbits(call.change(this), tableCacheNumshardbits);
            return this;
        }
    }

    /**
     * Sets the block-based format for new table files, and how files of that format are written and read.
     *
     * <p>C: {@code void rocksdb_options_set_block_based_table_factory(rocksdb_options_t *opt, rocksdb_block_based_table_options_t *table_options)}, mapped by convention receiver, handle, setter.
     *
     * @param tableOptions kept alive for as long as it is needed
     * @return this object
     */
    public Options setTableFormatConfig(BlockBasedTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_block_based_table_factory(call.change(this), call.use(tableOptions, "tableOptions"));
            Effects.borrow(this, "setTableFormatConfig.tableOptions", tableOptions);
            return this;
        }
    }

    /**
     * Writes table files based on cuckoo hashing.
     *
     * <p>C: {@code void rocksdb_options_set_cuckoo_table_factory(rocksdb_options_t *opt, rocksdb_cuckoo_table_options_t *table_options)}, mapped by convention receiver, handle, setter.
     *
     * @param tableOptions shared: may be closed at once
     * @return this object
     */
    public Options setTableFormatConfig(CuckooTableConfig tableOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_cuckoo_table_factory(call.change(this), call.use(tableOptions, "tableOptions"));
            return this;
        }
    }

    /**
     * Sets the size in bytes that files of level 1 should have; {@code 67108864} (64 MiB) by default.
     *
     * <p>Larger files are fewer to open and to keep in mind; smaller ones make compactions finer.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code target_file_size_base}.
     *
     * <p>C: {@code void rocksdb_options_set_target_file_size_base(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param targetFileSizeBase the new value
     * @return this object
     */
    public Options setTargetFileSizeBase(long targetFileSizeBase) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_target_file_size_base(call.change(this), targetFileSizeBase);
            return this;
        }
    }

    /**
     * Sets whether index and filter count for the size of a file, too, so that files do not get larger than they should; {@code false} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code target_file_size_is_upper_bound}.
     *
     * <p>C: {@code void rocksdb_options_set_target_file_size_is_upper_bound(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param targetFileSizeIsUpperBound the new value
     * @return this object
     */
    public Options setTargetFileSizeIsUpperBound(boolean targetFileSizeIsUpperBound) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_target_file_size_is_upper_bound(call.change(this), (byte) (targetFileSizeIsUpperBound ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many times as large files of each level are as those of the level above; {@code 1} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code target_file_size_multiplier}.
     *
     * <p>C: {@code void rocksdb_options_set_target_file_size_multiplier(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param targetFileSizeMultiplier the new value
     * @return this object
     */
    public Options setTargetFileSizeMultiplier(int targetFileSizeMultiplier) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_target_file_size_multiplier(call.change(this), targetFileSizeMultiplier);
            return this;
        }
    }

    /**
     * Sets whether each write-ahead log notes the one before it, and opening fails if one is missing; experimental; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_track_and_verify_wals(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param trackAndVerifyWals the new value
     * @return this object
     */
    public Options setTrackAndVerifyWals(boolean trackAndVerifyWals) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_track_and_verify_wals(call.change(this), (byte) (trackAndVerifyWals ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the manifest notes write-ahead logs that were synced, and opening fails if one is missing or shorter; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_track_and_verify_wals_in_manifest(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param trackAndVerifyWalsInManifest the new value
     * @return this object
     */
    public Options setTrackAndVerifyWalsInManifest(boolean trackAndVerifyWalsInManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_track_and_verify_wals_in_manifest(call.change(this), (byte) (trackAndVerifyWalsInManifest ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the age in seconds at which compactions take up files, and FIFO compaction deletes them; 0 for never, -2 leaves it to RocksDB; {@code -2} by default.
     *
     * <p>Deleted and overwritten data is gone for good after about that time, for more compactions.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code ttl}.
     *
     * <p>C: {@code void rocksdb_options_set_ttl(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param ttl the new value
     * @return this object
     */
    public Options setTtl(long ttl) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_ttl(call.change(this), ttl);
            return this;
        }
    }

    /**
     * Sets whether writes that leave memtables alone wait in a queue of their own; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_two_write_queues(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param twoWriteQueues the new value
     * @return this object
     */
    public Options setTwoWriteQueues(boolean twoWriteQueues) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_two_write_queues(call.change(this), (byte) (twoWriteQueues ? 1 : 0));
            return this;
        }
    }

    /**
     * Merges values as numbers of 8 bytes, the lowest byte first, that are added up.
     *
     * <p>C: {@code void rocksdb_options_set_uint64add_merge_operator(rocksdb_options_t *)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public Options setUInt64AddMergeOperator() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_uint64add_merge_operator(call.change(this));
            return this;
        }
    }

    /**
     * Sets how hard RocksDB tries to remove the blocks of obsolete files from the cache; 0 for not at all, 300 is much; {@code 0} by default.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code uncache_aggressiveness}.
     *
     * <p>C: {@code void rocksdb_options_set_uncache_aggressiveness(rocksdb_options_t *opt, uint32_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param uncacheAggressiveness the new value
     * @return this object
     */
    public Options setUncacheAggressiveness(int uncacheAggressiveness) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_uncache_aggressiveness(call.change(this), uncacheAggressiveness);
            return this;
        }
    }

    /**
     * Sets whether writes become visible in any order, which is faster, but snapshots may change; {@code false} by default.
     *
     * <p>Much more throughput, but a snapshot may change: reads through it can see writes that were under way.
     *
     * <p>C: {@code void rocksdb_options_set_unordered_write(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param unorderedWrite the new value
     * @return this object
     */
    public Options setUnorderedWrite(boolean unorderedWrite) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_unordered_write(call.change(this), (byte) (unorderedWrite ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether locks spin for a while before they sleep; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_use_adaptive_mutex(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param useAdaptiveMutex the new value
     * @return this object
     */
    public Options setUseAdaptiveMutex(boolean useAdaptiveMutex) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_adaptive_mutex(call.change(this), (byte) (useAdaptiveMutex ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether compactions read past the cache of the system; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_use_direct_io_for_compaction_reads(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param useDirectIoForCompactionReads the new value
     * @return this object
     */
    public Options setUseDirectIoForCompactionReads(boolean useDirectIoForCompactionReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_io_for_compaction_reads(call.change(this), (byte) (useDirectIoForCompactionReads ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether flushes and compactions write past the cache of the system; {@code false} by default.
     *
     * <p>Keeps compactions from pushing hot data out of the page cache of the system.
     *
     * <p>C: {@code void rocksdb_options_set_use_direct_io_for_flush_and_compaction(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param useDirectIoForFlushAndCompaction the new value
     * @return this object
     */
    public Options setUseDirectIoForFlushAndCompaction(boolean useDirectIoForFlushAndCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_io_for_flush_and_compaction(call.change(this), (byte) (useDirectIoForFlushAndCompaction ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether table files are read past the cache of the system; {@code false} by default.
     *
     * <p>Goes around the page cache of the system: the block cache then has to be large enough.
     *
     * <p>C: {@code void rocksdb_options_set_use_direct_reads(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param useDirectReads the new value
     * @return this object
     */
    public Options setUseDirectReads(boolean useDirectReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_direct_reads(call.change(this), (byte) (useDirectReads ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are synced by fsync instead of fdatasync, which is slower and rarely needed; {@code false} by default.
     *
     * <p>C: {@code void rocksdb_options_set_use_fsync(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param useFsync the new value
     * @return this object
     */
    public Options setUseFsync(boolean useFsync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_use_fsync(call.change(this), useFsync ? 1 : 0);
            return this;
        }
    }

    /**
     * Sets whether closing a database reads the manifest again, and writes a new one if it is damaged; {@code false} by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code verify_manifest_content_on_close}.
     *
     * <p>C: {@code void rocksdb_options_set_verify_manifest_content_on_close(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param verifyManifestContentOnClose the new value
     * @return this object
     */
    public Options setVerifyManifestContentOnClose(boolean verifyManifestContentOnClose) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_verify_manifest_content_on_close(call.change(this), (byte) (verifyManifestContentOnClose ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets what is checked of the files that compactions wrote, and for which compactions.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code verify_output_flags}.
     *
     * <p>C: {@code void rocksdb_options_set_verify_output_flags(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param verifyOutputFlags not null
     * @return this object
     */
    public Options setVerifyOutputFlags(Set<VerifyOutputFlags> verifyOutputFlags) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_verify_output_flags(call.change(this), VerifyOutputFlags.bits(NativeLists.whole(verifyOutputFlags, "verifyOutputFlags")));
            return this;
        }
    }

    /**
     * Sets whether opening a table file checks that it is the one that the manifest means; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_verify_sst_unique_id_in_manifest(rocksdb_options_t *opt, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param verifySstUniqueIdInManifest the new value
     * @return this object
     */
    public Options setVerifySstUniqueIdInManifest(boolean verifySstUniqueIdInManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_verify_sst_unique_id_in_manifest(call.change(this), (byte) (verifySstUniqueIdInManifest ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes of the write-ahead log are written between requests to the system to put them on the disk; 0 for no requests; {@code 0} by default.
     *
     * <p>Smooths the load of the disk; it does not make writes durable.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code wal_bytes_per_sync}.
     *
     * <p>C: {@code void rocksdb_options_set_wal_bytes_per_sync(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param walBytesPerSync the new value
     * @return this object
     */
    public Options setWalBytesPerSync(long walBytesPerSync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_bytes_per_sync(call.change(this), walBytesPerSync);
            return this;
        }
    }

    /**
     * Sets how the write-ahead log is compressed; only by zstd, if at all; {@code NO_COMPRESSION} by default.
     *
     * <p>C: {@code void rocksdb_options_set_wal_compression(rocksdb_options_t *opt, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param walCompression not null
     * @return this object
     */
    public Options setWalCompression(CompressionType walCompression) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_compression(call.change(this), Objects.requireNonNull(walCompression, "walCompression is null").getValue());
            return this;
        }
    }

    /**
     * Sets the folder of the write-ahead log; empty for that of the database.
     *
     * <p>C: {@code void rocksdb_options_set_wal_dir(rocksdb_options_t *, const char *)}, mapped by convention receiver, text, setter.
     *
     * @param walDir in UTF-8, without a NUL
     * @return this object
     */
    public Options setWalDir(String walDir) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_dir(call.change(this), call.string(walDir, "walDir"));
            return this;
        }
    }

    /**
     * Sets the filter that sees each record of the write-ahead log before it is replayed, and may drop it.
     *
     * <p>C: {@code void rocksdb_options_set_wal_filter(rocksdb_options_t *, rocksdb_walfilter_t *)}, mapped by convention receiver, handle, setter.
     *
     * @param walFilter kept alive for as long as it is needed
     * @return this object
     */
    public Options setWalFilter(WalFilter walFilter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_filter(call.change(this), call.use(walFilter, "walFilter"));
            Effects.borrow(this, "setWalFilter.walFilter", walFilter);
            return this;
        }
    }

    /**
     * Sets what is done about a damaged write-ahead log when a database is opened; {@code PointInTimeRecovery} by default.
     *
     * <p>The default drops what comes after damage; {@link WALRecoveryMode#AbsoluteConsistency} refuses to open instead.
     *
     * <p>C: {@code void rocksdb_options_set_wal_recovery_mode(rocksdb_options_t *, int)}, mapped by convention receiver, scalar, setter.
     *
     * @param walRecoveryMode not null
     * @return this object
     */
    public Options setWalRecoveryMode(WALRecoveryMode walRecoveryMode) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_recovery_mode(call.change(this), Objects.requireNonNull(walRecoveryMode, "walRecoveryMode is null").getValue());
            return this;
        }
    }

    /**
     * Sets the size in MiB above which the oldest archived write-ahead logs are deleted; 0 for no limit; without a limit of time either, none are archived; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_WAL_size_limit_MB(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param walSizeLimitMB the new value
     * @return this object
     */
    public Options setWalSizeLimitMB(long walSizeLimitMB) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_WAL_size_limit_MB(call.change(this), walSizeLimitMB);
            return this;
        }
    }

    /**
     * Sets how many seconds archived write-ahead logs are kept; 0 for no limit; without a limit of size either, none are archived; {@code 0} by default.
     *
     * <p>C: {@code void rocksdb_options_set_WAL_ttl_seconds(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param walTtlSeconds the new value
     * @return this object
     */
    public Options setWalTtlSeconds(long walTtlSeconds) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_WAL_ttl_seconds(call.change(this), walTtlSeconds);
            return this;
        }
    }

    /**
     * Sets the temperature of write-ahead logs; UNKNOWN leaves it to the file system; {@code UNKNOWN} by default.
     *
     * <p>C: {@code void rocksdb_options_set_wal_write_temperature(rocksdb_options_t *opt, int v)}, mapped by convention receiver, scalar, setter.
     *
     * @param walWriteTemperature not null
     * @return this object
     */
    public Options setWalWriteTemperature(Temperature walWriteTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_wal_write_temperature(call.change(this), Objects.requireNonNull(walWriteTemperature, "walWriteTemperature is null").getValue());
            return this;
        }
    }

    /**
     * Sets how many bytes are gathered before they are written to a file; {@code 1048576} (1 MiB) by default.
     *
     * <p>An open database changes it with {@code setDBOptions}, by the name {@code writable_file_max_buffer_size}.
     *
     * <p>C: {@code void rocksdb_options_set_writable_file_max_buffer_size(rocksdb_options_t *, uint64_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param writableFileMaxBufferSize the new value
     * @return this object
     */
    public Options setWritableFileMaxBufferSize(long writableFileMaxBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_writable_file_max_buffer_size(call.change(this), writableFileMaxBufferSize);
            return this;
        }
    }

    /**
     * Sets the manager that limits the memory of memtables, of several databases, too.
     *
     * <p>C: {@code void rocksdb_options_set_write_buffer_manager(rocksdb_options_t *opt, rocksdb_write_buffer_manager_t *wbm)}, mapped by convention receiver, handle, setter.
     *
     * @param writeBufferManager shared: may be closed at once
     * @return this object
     */
    public Options setWriteBufferManager(WriteBufferManager writeBufferManager) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_buffer_manager(call.change(this), call.use(writeBufferManager, "writeBufferManager"));
            return this;
        }
    }

    /**
     * Sets the size in bytes at which a memtable is full and gets flushed; {@code 67108864} (64 MiB) by default.
     *
     * <p>Larger memtables take writes in fewer, larger flushes and make level 0 smaller, but take more memory and longer
     * to recover.
     *
     * <p>An open database changes it with {@code setOptions}, by the name {@code write_buffer_size}.
     *
     * <p>C: {@code void rocksdb_options_set_write_buffer_size(rocksdb_options_t *, size_t)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeBufferSize the new value
     * @return this object
     */
    public Options setWriteBufferSize(long writeBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_buffer_size(call.change(this), writeBufferSize);
            return this;
        }
    }

    /**
     * Sets whether the manifest has the id of the database; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_write_dbid_to_manifest(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeDbidToManifest the new value
     * @return this object
     */
    public Options setWriteDbidToManifest(boolean writeDbidToManifest) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_dbid_to_manifest(call.change(this), (byte) (writeDbidToManifest ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the id of the database is in a file IDENTITY; {@code true} by default.
     *
     * <p>C: {@code void rocksdb_options_set_write_identity_file(rocksdb_options_t *, unsigned char)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeIdentityFile the new value
     * @return this object
     */
    public Options setWriteIdentityFile(boolean writeIdentityFile) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_identity_file(call.change(this), (byte) (writeIdentityFile ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many microseconds a writer spins before it sleeps; {@code 100} by default.
     *
     * <p>C: {@code void rocksdb_options_set_write_thread_max_yield_usec(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeThreadMaxYieldUsec the new value
     * @return this object
     */
    public Options setWriteThreadMaxYieldUsec(long writeThreadMaxYieldUsec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_thread_max_yield_usec(call.change(this), writeThreadMaxYieldUsec);
            return this;
        }
    }

    /**
     * Sets the number of microseconds of a yield at which a writer takes it that others need the processor; {@code 3} by default.
     *
     * <p>C: {@code void rocksdb_options_set_write_thread_slow_yield_usec(rocksdb_options_t *opt, uint64_t v)}, mapped by convention receiver, scalar, setter.
     *
     * @param writeThreadSlowYieldUsec the new value
     * @return this object
     */
    public Options setWriteThreadSlowYieldUsec(long writeThreadSlowYieldUsec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_set_write_thread_slow_yield_usec(call.change(this), writeThreadSlowYieldUsec);
            return this;
        }
    }

    /**
     * {@return whether opening a database does not read the properties of table files, which is faster, but compactions choose worse; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_skip_stats_update_on_db_open(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean skipStatsUpdateOnDbOpen() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_skip_stats_update_on_db_open(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the number of bytes waiting for compaction at which writes slow down; 0 for none; {@code 68719476736} (64 GiB) by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_soft_pending_compaction_bytes_limit(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long softPendingCompactionBytesLimit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_soft_pending_compaction_bytes_limit(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the interval in seconds at which statistics are written to the info log; 0 for never; {@code 600} by default}
     *
     * <p>C: {@code unsigned int rocksdb_options_get_stats_dump_period_sec(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int statsDumpPeriodSec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_stats_dump_period_sec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes of memory the history of statistics takes at most; {@code 1048576} (1 MiB) by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_stats_history_buffer_size(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long statsHistoryBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_stats_history_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how much is counted and timed; without effect while statistics are not enabled; {@code DISABLE_ALL} by default}
     *
     * <p>C: {@code int rocksdb_options_get_statistics_level(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public StatsLevel statsLevel() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_statistics_level(call.use(this));
            return StatsLevel.getStatsLevel(nativeResult);
        }
    }

    /**
     * {@return the interval in seconds at which statistics are added to their history; 0 for never; {@code 600} by default}
     *
     * <p>C: {@code unsigned int rocksdb_options_get_stats_persist_period_sec(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int statsPersistPeriodSec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_stats_persist_period_sec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether writing waits until what it asked the system to write out before is written; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_strict_bytes_per_sync(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean strictBytesPerSync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_strict_bytes_per_sync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether merge operands are merged at the limit even if files have to be read for that; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_strict_max_successive_merges(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean strictMaxSuccessiveMerges() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_strict_max_successive_merges(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the binary logarithm of how many parts the table of open files has, each with a lock; {@code 6} by default}
     *
     * <p>C: {@code int rocksdb_options_get_table_cache_numshardbits(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int tableCacheNumshardbits() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_table_cache_numshardbits(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes that files of level 1 should have; {@code 67108864} (64 MiB) by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_target_file_size_base(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long targetFileSizeBase() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_target_file_size_base(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether index and filter count for the size of a file, too, so that files do not get larger than they should; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_target_file_size_is_upper_bound(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean targetFileSizeIsUpperBound() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_target_file_size_is_upper_bound(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many times as large files of each level are as those of the level above; {@code 1} by default}
     *
     * <p>C: {@code int rocksdb_options_get_target_file_size_multiplier(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public int targetFileSizeMultiplier() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_target_file_size_multiplier(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether each write-ahead log notes the one before it, and opening fails if one is missing; experimental; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_track_and_verify_wals(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean trackAndVerifyWals() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_track_and_verify_wals(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the manifest notes write-ahead logs that were synced, and opening fails if one is missing or shorter; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_track_and_verify_wals_in_manifest(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean trackAndVerifyWalsInManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_track_and_verify_wals_in_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the age in seconds at which compactions take up files, and FIFO compaction deletes them; 0 for never, -2 leaves it to RocksDB; {@code -2} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_ttl(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long ttl() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_ttl(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether writes that leave memtables alone wait in a queue of their own; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_two_write_queues(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean twoWriteQueues() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_two_write_queues(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how hard RocksDB tries to remove the blocks of obsolete files from the cache; 0 for not at all, 300 is much; {@code 0} by default}
     *
     * <p>C: {@code uint32_t rocksdb_options_get_uncache_aggressiveness(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public int uncacheAggressiveness() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_uncache_aggressiveness(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether writes become visible in any order, which is faster, but snapshots may change; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_unordered_write(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean unorderedWrite() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_unordered_write(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether locks spin for a while before they sleep; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_use_adaptive_mutex(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean useAdaptiveMutex() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_adaptive_mutex(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether compactions read past the cache of the system; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_use_direct_io_for_compaction_reads(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean useDirectIoForCompactionReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_io_for_compaction_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether flushes and compactions write past the cache of the system; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_use_direct_io_for_flush_and_compaction(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean useDirectIoForFlushAndCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_io_for_flush_and_compaction(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files are read past the cache of the system; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_use_direct_reads(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean useDirectReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_use_direct_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are synced by fsync instead of fdatasync, which is slower and rarely needed; {@code false} by default}
     *
     * <p>C: {@code int rocksdb_options_get_use_fsync(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean useFsync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_use_fsync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether closing a database reads the manifest again, and writes a new one if it is damaged; {@code false} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_verify_manifest_content_on_close(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean verifyManifestContentOnClose() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_verify_manifest_content_on_close(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return what is checked of the files that compactions wrote, and for which compactions}
     *
     * <p>C: {@code int rocksdb_options_get_verify_output_flags(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public Set<VerifyOutputFlags> verifyOutputFlags() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_verify_output_flags(call.use(this));
            return VerifyOutputFlags.ofBits(nativeResult);
        }
    }

    /**
     * {@return whether opening a table file checks that it is the one that the manifest means; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_verify_sst_unique_id_in_manifest(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public boolean verifySstUniqueIdInManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_verify_sst_unique_id_in_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of the write-ahead log are written between requests to the system to put them on the disk; 0 for no requests; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_wal_bytes_per_sync(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long walBytesPerSync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_wal_bytes_per_sync(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how the write-ahead log is compressed; only by zstd, if at all; {@code NO_COMPRESSION} by default}
     *
     * <p>C: {@code int rocksdb_options_get_wal_compression(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public CompressionType walCompression() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_wal_compression(call.use(this));
            return CompressionType.getCompressionType(nativeResult);
        }
    }

    /**
     * Returns the folder of the write-ahead log; empty for that of the database.
     *
     * <p>C: {@code const char *rocksdb_options_get_wal_dir(rocksdb_options_t *opt, size_t *size)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    public String walDir() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = COptions.rocksdb_options_get_wal_dir(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * {@return what is done about a damaged write-ahead log when a database is opened; {@code PointInTimeRecovery} by default}
     *
     * <p>C: {@code int rocksdb_options_get_wal_recovery_mode(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public WALRecoveryMode walRecoveryMode() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_wal_recovery_mode(call.use(this));
            return WALRecoveryMode.getWALRecoveryMode(nativeResult);
        }
    }

    /**
     * {@return the size in MiB above which the oldest archived write-ahead logs are deleted; 0 for no limit; without a limit of time either, none are archived; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_WAL_size_limit_MB(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long walSizeLimitMB() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_WAL_size_limit_MB(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many seconds archived write-ahead logs are kept; 0 for no limit; without a limit of size either, none are archived; {@code 0} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_WAL_ttl_seconds(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long walTtlSeconds() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_WAL_ttl_seconds(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the temperature of write-ahead logs; UNKNOWN leaves it to the file system; {@code UNKNOWN} by default}
     *
     * <p>C: {@code int rocksdb_options_get_wal_write_temperature(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public Temperature walWriteTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = COptions.rocksdb_options_get_wal_write_temperature(call.use(this));
            return Temperature.getTemperature(nativeResult);
        }
    }

    /**
     * {@return how many bytes are gathered before they are written to a file; {@code 1048576} (1 MiB) by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_writable_file_max_buffer_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long writableFileMaxBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_writable_file_max_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes at which a memtable is full and gets flushed; {@code 67108864} (64 MiB) by default}
     *
     * <p>C: {@code size_t rocksdb_options_get_write_buffer_size(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public long writeBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_write_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the manifest has the id of the database; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_write_dbid_to_manifest(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean writeDbidToManifest() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_write_dbid_to_manifest(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the id of the database is in a file IDENTITY; {@code true} by default}
     *
     * <p>C: {@code unsigned char rocksdb_options_get_write_identity_file(rocksdb_options_t *)}, mapped by convention receiver, getter.
     *
     */
    public boolean writeIdentityFile() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = COptions.rocksdb_options_get_write_identity_file(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many microseconds a writer spins before it sleeps; {@code 100} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_write_thread_max_yield_usec(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long writeThreadMaxYieldUsec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_write_thread_max_yield_usec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the number of microseconds of a yield at which a writer takes it that others need the processor; {@code 3} by default}
     *
     * <p>C: {@code uint64_t rocksdb_options_get_write_thread_slow_yield_usec(rocksdb_options_t *opt)}, mapped by convention receiver, getter.
     *
     */
    public long writeThreadSlowYieldUsec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = COptions.rocksdb_options_get_write_thread_slow_yield_usec(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Options in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

}
