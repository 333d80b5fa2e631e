package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.CRocksDB;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How a database and its column families are set up. An option whose description does not say that it can be changed is
 * fixed while the database is open.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link BlockBasedTableConfig}, {@link Cache}, {@link CompactionFilter}, {@link Comparator}, {@link
 * Env}, {@link Logger} and {@link WalFilter} that it was created with or that was set: you may close them first, and
 * their memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_options_t}.
 */
public class Options extends RocksObject implements ColumnFamilyOptionsInterface<Options>, DBOptionsInterface<Options> {
    Options(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options with RocksDB's defaults, which do not create a missing database.
     *
     * <p>C: {@code rocksdb_options_create}.
     */
    public Options() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create();
            nativeObject = call.made(NativeObject.owned("Options", nativeResult, COptions::rocksdb_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * Copies options; the two are independent, but share caches and other objects that they refer to.
     *
     * <p>C: {@code rocksdb_options_create_copy}.
     *
     * @param options retained by the new object; may be closed before it
     */
    @SuppressWarnings("this-escape")
    public Options(Options options) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create_copy(call.use(options, "options"));
            nativeObject = call.made(NativeObject.owned("Options", nativeResult, COptions::rocksdb_options_destroy)
                    .borrowing(options));
        }
        super(nativeObject);
        Effects.copyGiven(this, options);
    }

    /**
     * Reads the options that a database was last opened with from its folder. To open the database with them, set the
     * environment again unless it is the default one, and pass the options with the names and the options of all column
     * families.
     *
     * <p>C: {@code rocksdb_load_latest_options}.
     *
     * @param ignoreUnknownOptions whether unknown options are skipped in files that a newer RocksDB has written; in
     *     others they are an error
     * @param cache retained by the new object; may be closed before it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static LatestOptions loadLatestOptions(String dbPath, Env env, boolean ignoreUnknownOptions, Cache cache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeEnv = call.use(env, "env");
            MemorySegment nativeCache = call.use(cache, "cache");
            MemorySegment nativeDbOptions = call.pointerSlot();
            MemorySegment nativeLength5 = call.longSlot();
            MemorySegment nativeColumnFamilyNames = call.pointerSlot();
            MemorySegment nativeColumnFamilyOptions = call.pointerSlot();
            COptions.rocksdb_load_latest_options(
                    call.string(dbPath, "dbPath"), nativeEnv, ignoreUnknownOptions, nativeCache, nativeDbOptions,
                    nativeLength5, nativeColumnFamilyNames, nativeColumnFamilyOptions, call.errorSlot());
            call.check();
            return new LatestOptions(
                    new Options(NativeObject.owned(
                            "Options", nativeDbOptions.get(ValueLayout.ADDRESS, 0), COptions::rocksdb_options_destroy)
                            .borrowing(cache)),
                    call.takeTexts(
                            nativeColumnFamilyNames.get(ValueLayout.ADDRESS, 0), nativeLength5,
                            CRocksDB::rocksdb_list_column_families_destroy),
                    call.takeHandleArray(
                            nativeColumnFamilyOptions.get(ValueLayout.ADDRESS, 0), nativeLength5,
                            address -> new Options(NativeObject.owned(
                                    "Options", address, COptions::rocksdb_options_destroy)
                                    .borrowing(cache)),
                            COptions::rocksdb_options_destroy,
                            (native_array, _) -> CRocksDB.rocksdb_free(native_array)));
        }
    }

    /**
     * Fills other options with these, changed as an options string says.
     *
     * <p>C: {@code rocksdb_get_options_from_string}.
     *
     * @param newOptions changed; retains what this object retains
     * @throws RocksDBException if RocksDB reports an error
     */
    public void getOptionsFromString(String optsStr, Options newOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeNewOptions = call.change(newOptions, "newOptions");
            MemorySegment nativeThis = call.use(this);
            COptions.rocksdb_get_options_from_string(
                    nativeThis, call.string(optsStr, "optsStr"), nativeNewOptions, call.errorSlot());
            Effects.fill(newOptions, "Options.getOptionsFromString", this);
            call.check();
        }
    }

    /**
     * Tunes for loading much data into 2 levels: nothing is compacted until the caller asks for it, and writes never
     * wait for compactions.
     *
     * <p>C: {@code rocksdb_options_prepare_for_bulk_load}.
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
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Options in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /**
     * Creates options of both kinds: a copy of those of column families, in which those of the database are set.
     *
     * @throws UnsupportedOperationException if those of the database have statistics or listeners, which RocksDB's C
     *     API cannot copy: set them in these options
     */
    @SuppressWarnings("this-escape")
    public Options(DBOptions dbOptions, ColumnFamilyOptions columnFamilyOptions) {
        this(of(Call.notNull(columnFamilyOptions, "columnFamilyOptions")));
        Call.notNull(dbOptions, "dbOptions");
        requireWithoutObservers(dbOptions);
        setAll(dbOptions);
    }

    private static void requireWithoutObservers(DBOptions dbOptions) {
        if (!dbOptions.listeners().isEmpty()) {
            throw new UnsupportedOperationException("RocksDB's C API cannot copy listeners from dbOptions");
        }
        if (dbOptions.getStatisticsString() != null) {
            throw new UnsupportedOperationException("RocksDB's C API cannot copy statistics from dbOptions");
        }
    }

    @SuppressWarnings("deprecation")
    private void setAll(DBOptions db) {
        setAdviseRandomOnOpen(db.adviseRandomOnOpen());
        setAllowConcurrentMemtableWrite(db.allowConcurrentMemtableWrite());
        setAllowIngestBehind(db.allowIngestBehind());
        setAllowMmapReads(db.allowMmapReads());
        setAllowMmapWrites(db.allowMmapWrites());
        setAtomicFlush(db.atomicFlush());
        setAvoidUnnecessaryBlockingIO(db.avoidUnnecessaryBlockingIO());
        setCreateIfMissing(db.createIfMissing());
        setCreateMissingColumnFamilies(db.createMissingColumnFamilies());
        if (!db.dbPaths().isEmpty()) {
            setDbPaths(db.dbPaths());
        }
        setDbWriteBufferSize(db.dbWriteBufferSize());
        setEnablePipelinedWrite(db.enablePipelinedWrite());
        setEnableWriteThreadAdaptiveYield(db.enableWriteThreadAdaptiveYield());
        given(db.env(), this::setEnv);
        setErrorIfExists(db.errorIfExists());
        setInfoLogLevel(db.infoLogLevel());
        setIsFdCloseOnExec(db.isFdCloseOnExec());
        setKeepLogFileNum(db.keepLogFileNum());
        setLogFileTimeToRoll(db.logFileTimeToRoll());
        given(db.logger(), this::setLogger);
        setManualWalFlush(db.manualWalFlush());
        setMaxFileOpeningThreads(db.maxFileOpeningThreads());
        setMaxLogFileSize(db.maxLogFileSize());
        setParanoidChecks(db.paranoidChecks());
        given(db.rateLimiter(), this::setRateLimiter);
        setRecycleLogFileNum(db.recycleLogFileNum());
        given(db.rowCache(), this::setRowCache);
        setSkipStatsUpdateOnDbOpen(db.skipStatsUpdateOnDbOpen());
        setTableCacheNumshardbits(db.tableCacheNumshardbits());
        setTrackAndVerifyWalsInManifest(db.trackAndVerifyWalsInManifest());
        setUnorderedWrite(db.unorderedWrite());
        setUseAdaptiveMutex(db.useAdaptiveMutex());
        setUseDirectIoForFlushAndCompaction(db.useDirectIoForFlushAndCompaction());
        setUseDirectReads(db.useDirectReads());
        setUseFsync(db.useFsync());
        setWalCompression(db.walCompression());
        setWalRecoveryMode(db.walRecoveryMode());
        setWalSizeLimitMB(db.walSizeLimitMB());
        setWalTtlSeconds(db.walTtlSeconds());
        given(db.writeBufferManager(), this::setWriteBufferManager);
        setWriteDbidToManifest(db.writeDbidToManifest());
        setWriteIdentityFile(db.writeIdentityFile());
        setBytesPerSync(db.bytesPerSync());
        setCompactionReadaheadSize(db.compactionReadaheadSize());
        setDeleteObsoleteFilesPeriodMicros(db.deleteObsoleteFilesPeriodMicros());
        setManifestPreallocationSize(db.manifestPreallocationSize());
        setMaxBackgroundCompactions(db.maxBackgroundCompactions());
        setMaxBackgroundFlushes(db.maxBackgroundFlushes());
        setMaxBackgroundJobs(db.maxBackgroundJobs());
        setMaxManifestFileSize(db.maxManifestFileSize());
        setMaxOpenFiles(db.maxOpenFiles());
        setMaxSubcompactions(db.maxSubcompactions());
        setMaxTotalWalSize(db.maxTotalWalSize());
        setStatsDumpPeriodSec(db.statsDumpPeriodSec());
        setStatsPersistPeriodSec(db.statsPersistPeriodSec());
        setWalBytesPerSync(db.walBytesPerSync());
        setWritableFileMaxBufferSize(db.writableFileMaxBufferSize());
        given(db.compactionService(), this::setCompactionService);
        given(db.sstFileManager(), this::setSstFileManager);
        given(db.fileChecksumGenFactory(), this::setFileChecksumGenFactory);
        setOpenFilesAsync(db.openFilesAsync());
        setAllow2pc(db.allow2pc());
        setAllowDataInErrors(db.allowDataInErrors());
        setAllowFAllocate(db.allowFAllocate());
        setAsyncWalPrecreate(db.asyncWalPrecreate());
        setAvoidFlushDuringRecovery(db.avoidFlushDuringRecovery());
        setBackgroundCloseInactiveWals(db.backgroundCloseInactiveWals());
        setBestEffortsRecovery(db.bestEffortsRecovery());
        setMaxBgErrorResumeCount(db.maxBgerrorResumeCount());
        setBgerrorResumeRetryInterval(db.bgerrorResumeRetryInterval());
        setCompactionVerifyRecordCount(db.compactionVerifyRecordCount());
        setDbHostId(db.dbHostId());
        setDbLogDir(db.dbLogDir());
        setDumpMallocStats(db.dumpMallocStats());
        setEnableThreadTracking(db.enableThreadTracking());
        setEnforceSingleDelContracts(db.enforceSingleDelContracts());
        setEnforceWriteBufferManagerDuringRecovery(db.enforceWriteBufferManagerDuringRecovery());
        setFlushVerifyMemtableCount(db.flushVerifyMemtableCount());
        setFollowerCatchupRetryCount(db.followerCatchupRetryCount());
        setFollowerCatchupRetryWaitMs(db.followerCatchupRetryWaitMs());
        setFollowerRefreshCatchupPeriodMs(db.followerRefreshCatchupPeriodMs());
        setLogReadaheadSize(db.logReadaheadSize());
        setLowestUsedCacheTier(db.lowestUsedCacheTier());
        setMaxWriteBatchGroupSizeBytes(db.maxWriteBatchGroupSizeBytes());
        setMetadataWriteTemperature(db.metadataWriteTemperature());
        setPersistStatsToDisk(db.persistStatsToDisk());
        setPrefixSeekOptInOnly(db.prefixSeekOptInOnly());
        setReadIoExecutorThreads(db.readIoExecutorThreads());
        setReuseManifestOnOpen(db.reuseManifestOnOpen());
        setTrackAndVerifyWals(db.trackAndVerifyWals());
        setTwoWriteQueues(db.twoWriteQueues());
        setUseDirectIoForCompactionReads(db.useDirectIoForCompactionReads());
        setVerifySstUniqueIdInManifest(db.verifySstUniqueIdInManifest());
        setWalDir(db.walDir());
        clearChecksumHandoffFileTypes();
        for (FileType type : FileType.values()) {
            if (db.containsChecksumHandoffFileType(type)) {
                addChecksumHandoffFileType(type);
            }
        }
        clearCalculateSstWriteLifetimeHints();
        for (CompactionStyle style : CompactionStyle.values()) {
            if (db.containsCalculateSstWriteLifetimeHint(style)) {
                addCalculateSstWriteLifetimeHint(style);
            }
        }
        given(db.walFilter(), this::setWalFilter);
        setWalWriteTemperature(db.walWriteTemperature());
        setWriteThreadMaxYieldUsec(db.writeThreadMaxYieldUsec());
        setWriteThreadSlowYieldUsec(db.writeThreadSlowYieldUsec());
        setAvoidFlushDuringShutdown(db.avoidFlushDuringShutdown());
        setDailyOffpeakTimeUTC(db.dailyOffpeakTimeUTC());
        setDelayedWriteRate(db.delayedWriteRate());
        setFastSstOpen(db.fastSstOpen());
        setMaxCompactionTriggerWakeupSeconds(db.maxCompactionTriggerWakeupSeconds());
        setMaxManifestSpaceAmpPct(db.maxManifestSpaceAmpPct());
        setOptimizeManifestForRecovery(db.optimizeManifestForRecovery());
        setStatsHistoryBufferSize(db.statsHistoryBufferSize());
        setStrictBytesPerSync(db.strictBytesPerSync());
        setVerifyManifestContentOnClose(db.verifyManifestContentOnClose());
    }

    private static <T> void given(@Nullable T object, Consumer<T> setter) {
        if (object != null) {
            setter.accept(object);
        }
    }

    /** Other options, with all of their members. */
    static Options of(Object options) {
        return options instanceof Options both ? both : Effects.another((RocksObject) options, Options::new);
    }

    /** Changes options as an options string says. */
    static <T> T change(T options, String text) {
        Options all = of(options);
        all.getOptionsFromString(text, all);
        return options;
    }

    /**
     * Returns the options string of properties.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static String getOptionStringFromProps(@Nullable Properties properties) {
        if (properties == null || properties.isEmpty()) {
            throw new IllegalArgumentException("properties has no option");
        }
        return properties.stringPropertyNames().stream()
                .map(name -> name + '=' + properties.getProperty(name) + ';')
                .collect(Collectors.joining());
    }

    /**
     * Adds factories of collectors, which write properties of their own into each new table file. Factories that were
     * set earlier remain.
     */
    public Options setTablePropertiesCollectorFactory(List<TablePropertiesCollectorFactory> factories) {
        List<TablePropertiesCollectorFactory> all = List.copyOf(Call.whole(factories, "factories"));
        all.forEach(factory -> factory.addTo(this));
        return Effects.noteGiven(this, "tablePropertiesCollectorFactory", all);
    }

    /** Returns the factories that {@link #setTablePropertiesCollectorFactory} was given last. */
    public List<TablePropertiesCollectorFactory> tablePropertiesCollectorFactory() {
        return Effects.given(this, "tablePropertiesCollectorFactory", List.of());
    }
}
