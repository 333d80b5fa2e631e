package dev.rockspan.examples;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.CompactionOptionsUniversal;
import dev.rockspan.CompactionStopStyle;
import dev.rockspan.CompactionStyle;
import dev.rockspan.CompressionType;
import dev.rockspan.DataBlockIndexType;
import dev.rockspan.Filter;
import dev.rockspan.FlushOptions;
import dev.rockspan.IndexType;
import dev.rockspan.InfoLogLevel;
import dev.rockspan.LRUCacheOptions;
import dev.rockspan.Options;
import dev.rockspan.RateLimiter;
import dev.rockspan.ReadOptions;
import dev.rockspan.ReadTier;
import dev.rockspan.RocksDB;
import dev.rockspan.SliceTransform;
import dev.rockspan.StatsLevel;
import dev.rockspan.TickerType;
import dev.rockspan.WALRecoveryMode;
import dev.rockspan.WriteBufferManager;
import dev.rockspan.WriteOptions;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;

/** Sets options of every kind, reads them back, and opens a database with them. */
public final class OptionsTour {

    private static final long MIB = 1024 * 1024;

    private OptionsTour() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("options-tour").toString() : args[0];

        // One arena instead of a try for every object: what is put into it is closed with it, each thing in its turn.
        try (Arena arena = Arena.ofConfined()) {
            Cache cache = cache(arena);
            Options options = databaseOptions(arena, cache).setTableFormatConfig(table(arena, cache));
            try (RocksDB db = RocksDB.open(options, path)) {
                readAndWrite(db, options, cache);
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static Cache cache(Arena arena) {
        LRUCacheOptions options =
                new LRUCacheOptions().in(arena).setCapacity(16 * MIB).setNumShardBits(2);
        Cache cache = Cache.newLRUCache(options).in(arena);
        show("cache.capacity", cache.getCapacity());
        return cache;
    }

    private static BlockBasedTableConfig table(Arena arena, Cache cache) {
        return new BlockBasedTableConfig()
                .in(arena)
                .setBlockCache(cache)
                .setBlockSize(8 * 1024)
                .setBlockRestartInterval(8)
                .setFormatVersion(6)
                .setIndexType(IndexType.kTwoLevelIndexSearch)
                .setDataBlockIndexType(DataBlockIndexType.kDataBlockBinaryAndHash)
                .setPartitionFilters(true)
                .setCacheIndexAndFilterBlocks(true)
                // The table keeps the filter for itself: the Java object is spent.
                .setFilterPolicy(Filter.newRibbonFilter(10));
    }

    private static Options databaseOptions(Arena arena, Cache cache) {
        CompactionOptionsUniversal universal = new CompactionOptionsUniversal()
                .in(arena)
                .setSizeRatio(5)
                .setMaxSizeAmplificationPercent(150)
                .setStopStyle(CompactionStopStyle.CompactionStopStyleSimilarSize);
        show("universal.sizeRatio", universal.sizeRatio());
        show("universal.maxSizeAmplificationPercent", universal.maxSizeAmplificationPercent());
        show("universal.stopStyle", universal.stopStyle());

        Options options = new Options()
                .in(arena)
                .enableStatistics()
                .setStatsLevel(StatsLevel.EXCEPT_DETAILED_TIMERS)
                .setCreateIfMissing(true)
                .setParanoidChecks(true)
                .setInfoLogLevel(InfoLogLevel.WARN_LEVEL)
                .setMaxOpenFiles(500)
                .setMaxBackgroundJobs(3)
                .setMaxTotalWalSize(64 * MIB)
                .setWalRecoveryMode(WALRecoveryMode.PointInTimeRecovery)
                .setBytesPerSync(MIB)
                .setWriteBufferSize(4 * MIB)
                .setMaxWriteBufferNumber(3)
                .setMemtablePrefixBloomSizeRatio(0.1)
                .setCompactionStyle(CompactionStyle.UNIVERSAL)
                .setCompactionOptionsUniversal(universal)
                .setLevel0FileNumCompactionTrigger(6)
                .setTargetFileSizeBase(8 * MIB)
                .setMaxBytesForLevelMultiplier(8)
                .setNumLevels(4)
                .setCompressionType(CompressionType.LZ4_COMPRESSION)
                .setBottommostCompressionType(CompressionType.ZSTD_COMPRESSION)
                .setCompressionPerLevel(List.of(CompressionType.NO_COMPRESSION, CompressionType.LZ4_COMPRESSION))
                .setEnableBlobFiles(true)
                .setMinBlobSize(4096)
                .setTtl(86_400)
                .setPrefixExtractor(SliceTransform.newFixedPrefixTransform(2))
                .setWriteBufferManager(new WriteBufferManager(32 * MIB, cache, false).in(arena))
                .setRateLimiter(new RateLimiter(100 * MIB, 100_000, 10).in(arena));
        show("statsLevel", options.statsLevel());
        show("createIfMissing", options.createIfMissing());
        show("paranoidChecks", options.paranoidChecks());
        show("infoLogLevel", options.infoLogLevel());
        show("maxOpenFiles", options.maxOpenFiles());
        show("maxBackgroundJobs", options.maxBackgroundJobs());
        show("maxTotalWalSize", options.maxTotalWalSize());
        show("walRecoveryMode", options.walRecoveryMode());
        show("bytesPerSync", options.bytesPerSync());
        show("writeBufferSize", options.writeBufferSize());
        show("maxWriteBufferNumber", options.maxWriteBufferNumber());
        show("memtablePrefixBloomSizeRatio", options.memtablePrefixBloomSizeRatio());
        show("compactionStyle", options.compactionStyle());
        show("level0FileNumCompactionTrigger", options.level0FileNumCompactionTrigger());
        show("targetFileSizeBase", options.targetFileSizeBase());
        show("maxBytesForLevelMultiplier", options.maxBytesForLevelMultiplier());
        show("numLevels", options.numLevels());
        show("compressionType", options.compressionType());
        show("bottommostCompressionType", options.bottommostCompressionType());
        show("enableBlobFiles", options.enableBlobFiles());
        show("minBlobSize", options.minBlobSize());
        show("ttl", options.ttl());
        return options;
    }

    private static void readAndWrite(RocksDB db, Options options, Cache cache) {
        byte[] key = "k1".getBytes(StandardCharsets.UTF_8);
        try (WriteOptions durable = new WriteOptions().setSync(true);
                FlushOptions flush = new FlushOptions().setWaitForFlush(true);
                ReadOptions memoryOnly = new ReadOptions()
                        .setReadTier(ReadTier.BLOCK_CACHE_TIER)
                        .setVerifyChecksums(true)
                        .setFillCache(true)) {
            show("write.sync", durable.sync());
            show("flush.waitForFlush", flush.waitForFlush());
            show("read.readTier", memoryOnly.readTier());
            show("read.verifyChecksums", memoryOnly.verifyChecksums());
            show("read.fillCache", memoryOnly.fillCache());

            db.put(durable, key, new byte[100]);
            db.flush(flush);
            // A read that may only look into memory says so if the value is on disk.
            show("only in memory", db.tryGet(memoryOnly, key).status().getCode());
            db.get(key);
            show("after it was read", db.tryGet(memoryOnly, key).status().getCode());
        }
        show("blocks added to the cache", options.getTickerCount(TickerType.BLOCK_CACHE_ADD));
        show("cache in use", cache.getUsage() > 0);
    }

    private static void show(String name, Object value) {
        System.out.println(name + " = " + value);
    }
}
