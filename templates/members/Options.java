package dev.rockspan;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.util.List;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

class Options {

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

    //# by statement
    private static void requireWithoutObservers(DBOptions dbOptions) {
        if (!dbOptions.listeners().isEmpty()) {
            throw new UnsupportedOperationException("RocksDB's C API cannot copy listeners from dbOptions");
        }
        if (dbOptions.getStatisticsString() != null) {
            throw new UnsupportedOperationException("RocksDB's C API cannot copy statistics from dbOptions");
        }
    }

    //# by statement
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
