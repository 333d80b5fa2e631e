package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Repository;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Options and what they hold, as RocksDB's own test of its C API uses them; see docs/c-test-parity.md. */
class CTestParityOptionsTest {

    @TestFactory
    Stream<DynamicTest> parity(@TempDir Path folder) {
        return Scenarios.of(Parity.class, folder);
    }

    static final class Parity {

        static void create_objects(Path folder) {
            try (Cache cache = Cache.newLRUCache(100_000);
                    Env env = Env.getDefault();
                    RateLimiter plain = new RateLimiter(1 << 30, 100_000, 10);
                    RateLimiter tuned = RateLimiter.newAutoTuned(1 << 30, 100_000, 10);
                    RateLimiter reads = new RateLimiter(1 << 30, 100_000, 10, RateLimiterMode.READS_ONLY, true);
                    BlockBasedTableConfig table = new BlockBasedTableConfig()
                            .setBlockCache(cache)
                            .setDataBlockIndexType(DataBlockIndexType.kDataBlockBinaryAndHash)
                            .setDataBlockHashRatio(0.75)
                            .setUniformCvThreshold(0.2)
                            .setPartitionPinningTier(PinningTier.FLUSHED_AND_SIMILAR)
                            .setUnpartitionedPinningTier(PinningTier.ALL);
                    Options options = new Options()
                            .setCreateIfMissing(true)
                            .setEnv(env)
                            .setWriteBufferSize(100_000)
                            .setParanoidChecks(true)
                            .setMaxOpenFiles(10)
                            .setTableFormatConfig(table)
                            .setCompressionType(CompressionType.NO_COMPRESSION)
                            .setCompressionOptions(-14, -1, 0, 0)
                            .setCompressionPerLevel(
                                    List.of(CompressionType.NO_COMPRESSION, CompressionType.NO_COMPRESSION))
                            .setRateLimiter(plain)
                            .setRateLimiter(tuned)
                            .setRateLimiter(reads)
                            .addCompactOnDeletionCollectorFactory(10_000, 10_001)
                            .addCompactOnDeletionCollectorFactory(10_000, 10_001, 0.0);
                    WriteOptions write = new WriteOptions().setSync(true);
                    ReadOptions read =
                            new ReadOptions().setVerifyChecksums(true).setFillCache(true)) {
                env.createDirIfMissing(folder.resolve("made").toString());
                try (RocksDB db =
                        RocksDB.open(options, folder.resolve("made/db").toString())) {
                    db.put(write, b("foo"), b("hello"));
                    TestDb.flush(db);
                    assertThat(s(db.get(read, b("foo")))).isEqualTo("hello");
                }
            }
        }

        static void block_based_options_auto(Path folder) {
            try (BlockBasedTableConfig table = new BlockBasedTableConfig()) {
                table.setUserDefinedIndexFactoryFromString("trie_index");
                assertThat(table.userDefinedIndexFactoryName()).isEqualTo("trie_index");
                assertThat(table.clearUserDefinedIndexFactory().userDefinedIndexFactoryName())
                        .isNull();
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void options(Path folder) {
            try (Options options = new Options().setWriteBufferSize(100).setNumLevels(7);
                    Options copy = new Options(options)) {
                assertThat(copy.writeBufferSize()).isEqualTo(100);
                copy.setWriteBufferSize(700);
                assertThat(copy.writeBufferSize()).isEqualTo(700);
                assertThat(options.writeBufferSize()).isEqualTo(100);
                assertThat(copy.numLevels()).isEqualTo(7);
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void options_auto(Path folder) {
            try (Options options = new Options()
                    .setDbLogDir("db-log-dir")
                    .setWalDir("wal-dir")
                    .setDbHostId("db-host")
                    .setMetadataWriteTemperature(Temperature.WARM)) {
                assertThat(options.dbLogDir()).isEqualTo("db-log-dir");
                assertThat(options.walDir()).isEqualTo("wal-dir");
                assertThat(options.dbHostId()).isEqualTo("db-host");
                assertThat(options.metadataWriteTemperature()).isEqualTo(Temperature.WARM);
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void read_options(Path folder) {
            try (ReadOptions options = new ReadOptions()) {
                assertThat(options.requestId()).isNull();
                assertThat(options.hasTableFilter()).isFalse();
                options.setTableIndexFactoryFromString("trie_index");
                assertThat(options.tableIndexFactoryName()).isEqualTo("trie_index");
                assertThat(options.clearTableIndexFactory().tableIndexFactoryName())
                        .isNull();
                assertThat(options.optimizeMultigetForIo()).isTrue();
                assertThat(options.setOptimizeMultigetForIo(false).optimizeMultigetForIo())
                        .isFalse();
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void cache_options(Path folder) {
            try (Cache cache = Cache.newLRUCache(100)) {
                assertThat(cache.getCapacity()).isEqualTo(100);
                assertThat(cache.setCapacity(200).getCapacity()).isEqualTo(200);
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void jemalloc_nodump_allocator(Path folder) {
            try (MemoryAllocator allocator = MemoryAllocator.newJemallocNodumpAllocator();
                    LRUCacheOptions options =
                            new LRUCacheOptions().setCapacity(100).setMemoryAllocator(allocator);
                    Cache cache = Cache.newLRUCache(options)) {
                assertThat(cache.getCapacity()).isEqualTo(100);
            } catch (RocksDBException e) {
                assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.NotSupported);
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void stderr_logger(Path folder) {
            try (Logger plain = Logger.newStderrLogger(InfoLogLevel.ERROR_LEVEL, null);
                    Logger prefixed = Logger.newStderrLogger(InfoLogLevel.ERROR_LEVEL, "some prefix");
                    Options options = new Options().setLogger(plain)) {
                try (Logger logger = options.getLogger()) {
                    assertThat(logger).isNotNull();
                }
                options.setLogger(prefixed);
                try (Logger logger = options.getLogger()) {
                    assertThat(logger).isNotNull();
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void env(Path folder) {
            try (Env env = Env.getDefault()) {
                assertThat(env.setBackgroundThreads(10).getBackgroundThreads()).isEqualTo(10);
                assertThat(env.setHighPriorityBackgroundThreads(20).getHighPriorityBackgroundThreads())
                        .isEqualTo(20);
                assertThat(env.setLowPriorityBackgroundThreads(30).getLowPriorityBackgroundThreads())
                        .isEqualTo(30);
                assertThat(env.setBottomPriorityBackgroundThreads(40).getBottomPriorityBackgroundThreads())
                        .isEqualTo(40);
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void trace_options(Path folder) {
            try (TraceOptions options = new TraceOptions()
                    .setMaxTraceFileSize(1 << 20)
                    .setSamplingFrequency(3)
                    .setFilter(Set.of(TraceFilterType.MULTI_GET))
                    .setPreserveWriteOrder(true)) {
                assertThat(options.getMaxTraceFileSize()).isEqualTo(1 << 20);
                assertThat(options.getSamplingFrequency()).isEqualTo(3);
                assertThat(options.getFilter()).containsExactly(TraceFilterType.MULTI_GET);
                assertThat(options.isPreserveWriteOrder()).isTrue();
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void remote_compaction_options_override(Path folder) {
            try (Env env = Env.getDefault();
                    FileChecksumGenFactory checksums = FileChecksumGenFactory.newCrc32cFactory();
                    SstPartitionerFactory partitions = SstPartitionerFactory.newFixedPrefixFactory(4);
                    BlockBasedTableConfig table = new BlockBasedTableConfig();
                    Options statistics = new Options().enableStatistics();
                    Logger logger = Logger.newStderrLogger(InfoLogLevel.FATAL_LEVEL, "test")) {
                CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(statistics)
                        .setEnv(env)
                        .setFileChecksumGenFactory(checksums)
                        .setSstPartitionerFactory(partitions)
                        .setPrefixExtractor(SliceTransform.newFixedPrefixTransform(3))
                        .setTableFormatConfig(table)
                        .setStatistics(statistics)
                        .setLogger(logger)
                        .setOption("max_bytes_for_level_base", "67108864");
                override.close();
                assertThat(override.isClosed()).isTrue();
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void remote_compaction_canceled_flag(Path folder) {
            try (OpenAndCompactCanceled canceled = new OpenAndCompactCanceled();
                    OpenAndCompactOptions options =
                            new OpenAndCompactOptions().setCanceled(canceled).setAllowResumption(true)) {
                canceled.set(true);
                assertThat(options.allowResumption()).isTrue();
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void backup_engine_option(Path folder) {
            try (Env env = Env.getDefault();
                    RateLimiter limiter = new RateLimiter(1 << 20, 100_000, 10);
                    BackupEngineOptions options = new BackupEngineOptions(folder.toString())) {
                options.setBackupEnv(env).setBackupRateLimiter(limiter).setRestoreRateLimiter(limiter);
                assertThat(options.setShareTableFiles(false).shareTableFiles()).isFalse();
                assertThat(options.setSync(true).sync()).isTrue();
                assertThat(options.setDestroyOldData(true).destroyOldData()).isTrue();
                assertThat(options.setBackupLogFiles(true).backupLogFiles()).isTrue();
                assertThat(options.setBackupRateLimit(123).backupRateLimit()).isEqualTo(123);
                assertThat(options.setRestoreRateLimit(37).restoreRateLimit()).isEqualTo(37);
                assertThat(options.setMaxBackgroundOperations(20).maxBackgroundOperations())
                        .isEqualTo(20);
                assertThat(options.setCallbackTriggerIntervalSize(9000).callbackTriggerIntervalSize())
                        .isEqualTo(9000);
                assertThat(options.setMaxValidBackupsToOpen(40).maxValidBackupsToOpen())
                        .isEqualTo(40);
                Set<ShareFilesNaming> naming = Set.of(ShareFilesNaming.LEGACY_CRC32C_AND_FILE_SIZE);
                assertThat(options.setShareFilesWithChecksumNaming(naming).shareFilesWithChecksumNaming())
                        .isEqualTo(naming);
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void sst_file_manager(Path folder) {
            try (Env env = Env.getDefault();
                    SstFileManager manager = new SstFileManager(env)) {
                assertThat(manager.setDeleteRateBytesPerSecond(1).getDeleteRateBytesPerSecond())
                        .isEqualTo(1);
                assertThat(manager.setMaxTrashDBRatio(0.75).getMaxTrashDBRatio())
                        .isEqualTo(0.75);
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void compaction_options(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    CompactionOptionsCanceled canceled = new CompactionOptionsCanceled();
                    CompactionJobInfo info = new CompactionJobInfo();
                    CompactionOptions options = new CompactionOptions()
                            .setCompression(CompressionType.NO_COMPRESSION)
                            .setOutputFileSizeLimit(1 << 20)
                            .setMaxSubcompactions(1)
                            .setOutputTemperatureOverride(Temperature.HOT)
                            .setAllowTrivialMove(false)
                            .setCanceled(canceled)) {
                canceled.set(false);
                assertThat(options.compression()).isEqualTo(CompressionType.NO_COMPRESSION);
                assertThat(options.outputFileSizeLimit()).isEqualTo(1 << 20);
                assertThat(options.outputTemperatureOverride()).isEqualTo(Temperature.HOT);
                TestDb.flush(db);
                String file = Repository.filesUnder(folder, ".sst")
                        .getFirst()
                        .getFileName()
                        .toString();
                assertThat(db.compactFiles(options, List.of(file), 1, -1, info)).hasSize(1);
                assertThat(info.jobId()).isPositive();
            }
        }
    }
}
