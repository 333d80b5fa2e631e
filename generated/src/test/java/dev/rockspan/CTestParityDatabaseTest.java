package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Repository;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Databases as RocksDB's own test of its C API uses them; see docs/c-test-parity.md. */
class CTestParityDatabaseTest {

    @TestFactory
    Stream<DynamicTest> parity(@TempDir Path folder) {
        return Scenarios.of(Parity.class, folder);
    }

    static final class Parity {

        static void open(Path folder) {
            try (Options options = new Options().setErrorIfExists(true)) {
                RocksDB.destroyDB(options, folder.resolve("none").toString());
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> RocksDB.open(options, folder.toString()));
                options.setCreateIfMissing(true);
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    assertThat(db.get(b("foo"))).isNull();
                    db.put(b("foo"), b("hello"));
                    assertThat(s(db.get(b("foo")))).isEqualTo("hello");
                }
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> RocksDB.open(options, folder.toString()));
                RocksDB.destroyDB(options, folder.toString());
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    assertThat(db.get(b("foo"))).isNull();
                }
            }
        }

        static void set_db_options(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.setDBOptions(Map.of("stats_dump_period_sec", "10"));
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.setDBOptions(Map.of("not_a_db_option", "10")));
            }
        }

        static void backup_and_restore(Path folder) {
            String path = folder.resolve("db").toString();
            try (Options options = new Options().setCreateIfMissing(true).setWriteDbidToManifest(false);
                    BackupEngine engine =
                            BackupEngine.open(options, folder.resolve("backup").toString())) {
                String identity;
                try (RocksDB db = RocksDB.open(options, path)) {
                    db.put(b("foo"), b("hello"));
                    engine.createNewBackup(db);
                    db.delete(b("none"));
                    engine.createNewBackup(db);
                    engine.purgeOldBackups(1);
                    db.delete(b("foo"));
                    identity = db.getDbIdentity();
                    assertThat(identity).hasSize(36);
                }
                RocksDB.destroyDB(options, path);
                try (RestoreOptions restore = new RestoreOptions().setKeepLogFiles(false)) {
                    engine.restoreDbFromLatestBackup(path, path, restore);
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> engine.restoreDbFromBackup(path, path, restore, 1));
                }
                try (RocksDB db = RocksDB.open(options, path)) {
                    assertThat(s(db.get(b("foo")))).isEqualTo("hello");
                    assertThat(db.getDbIdentity()).hasSize(36).isNotEqualTo(identity);
                    engine.stopBackup();
                    assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> engine.createNewBackup(db));
                }
            }
        }

        static void backup_create_options(Path folder) {
            AtomicInteger progress = new AtomicInteger();
            try (RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 1);
                    Env env = Env.getDefault();
                    BackupEngineOptions engineOptions = new BackupEngineOptions(
                                    folder.resolve("backup").toString())
                            .setDestroyOldData(true)
                            .setCallbackTriggerIntervalSize(1);
                    BackupEngine engine = BackupEngine.open(engineOptions, env);
                    CreateBackupOptions options = new CreateBackupOptions()
                            .setFlushBeforeBackup(true)
                            .setDecreaseBackgroundThreadCpuPriority(true)
                            .setBackgroundThreadCpuPriority(CpuPriority.LOW)
                            .setAtomicFlush(true)
                            .setProgressCallback(progress::incrementAndGet)) {
                assertThat(options.flushBeforeBackup()).isTrue();
                assertThat(options.decreaseBackgroundThreadCpuPriority()).isTrue();
                assertThat(options.backgroundThreadCpuPriority()).isEqualTo(CpuPriority.LOW);
                assertThat(options.atomicFlush()).isTrue();
                options.setAtomicFlush(false);
                assertThat(engine.createNewBackup(db, options)).isEqualTo(1);
                assertThat(progress).hasPositiveValue();
                db.put(b("more"), b("value"));
                assertThat(engine.createNewBackupWithMetadata(db, options, "meta"))
                        .isEqualTo(2);
            }
        }

        static void checkpoint(Path folder) {
            String copy = folder.resolve("copy").toString();
            try (Options options = new Options().setCreateIfMissing(true).setWriteDbidToManifest(false)) {
                String identity;
                try (RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                        Checkpoint checkpoint = Checkpoint.create(db)) {
                    db.put(b("foo"), b("hello"));
                    checkpoint.createCheckpoint(copy, 0);
                    identity = db.getDbIdentity();
                }
                try (RocksDB db = RocksDB.open(options, copy)) {
                    assertThat(s(db.get(b("foo")))).isEqualTo("hello");
                    assertThat(db.getDbIdentity()).hasSize(36).isNotEqualTo(identity);
                }
            }
        }

        static void checkpoint_db_id_in_manifest(Path folder) {
            String copy = folder.resolve("copy").toString();
            try (Options options = new Options().setCreateIfMissing(true)) {
                assertThat(options.setWriteDbidToManifest(false).writeDbidToManifest())
                        .isFalse();
                assertThat(options.setWriteDbidToManifest(true).writeDbidToManifest())
                        .isTrue();
                assertThat(options.setWriteIdentityFile(true).writeIdentityFile())
                        .isTrue();
                assertThat(options.setWriteIdentityFile(false).writeIdentityFile())
                        .isFalse();
                String identity;
                try (RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                        Checkpoint checkpoint = Checkpoint.create(db)) {
                    checkpoint.createCheckpoint(copy, 0);
                    identity = db.getDbIdentity();
                }
                try (RocksDB db = RocksDB.open(options, copy)) {
                    assertThat(db.getDbIdentity()).hasSize(36).isEqualTo(identity);
                }
            }
        }

        static void compact(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    CompactRangeOptions options = new CompactRangeOptions().setExclusiveManualCompaction(true)) {
                db.put(b("foo"), b("hello"));
                db.compactRange();
                db.compactRange(b("a"), b("z"));
                db.compactRange(options, null, null);
                db.compactRange(options, b("a"), b("z"));
                assertThat(s(db.get(b("foo")))).isEqualTo("hello");
            }
        }

        static void cache_usage(Path folder) {
            try (Cache cache = Cache.newLRUCache(100_000);
                    BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache);
                    Options options = new Options().setCreateIfMissing(true).setTableFormatConfig(table);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    ReadOptions read = new ReadOptions().setPinData(true)) {
                db.put(b("foo"), b("hello"));
                db.compactRange();
                try (RocksIterator iterator = db.newIterator(read)) {
                    iterator.seek(b("foo"));
                    assertThat(cache.getUsage()).isPositive();
                    assertThat(cache.getPinnedUsage()).isPositive();
                    iterator.next();
                }
            }
        }

        static void addfile(Path folder) throws IOException {
            Path file = folder.resolve("made.sst");
            try (RateLimiter limiter = new RateLimiter(32 << 20, 100_000, 10);
                    EnvOptions environment =
                            new EnvOptions().setBytesPerSync(4096).setRateLimiter(limiter);
                    Options options = new Options();
                    SstFileWriter writer = new SstFileWriter(environment, options);
                    RocksDB db = TestDb.open(folder.resolve("db"));
                    IngestExternalFileOptions ingest = new IngestExternalFileOptions()) {
                writer.open(file.toString());
                writer.put(b("k1"), b("v1"));
                writer.put(b("k2"), b("v2"));
                writer.put(b("k3"), b("v3"));
                writer.finish();
                db.ingestExternalFile(List.of(file.toString()), ingest);
                assertThat(TestDb.entries(db)).containsExactly("k1=v1", "k2=v2", "k3=v3");
                Files.delete(file);
                writer.open(file.toString());
                writer.put(b("k2"), b("v4"));
                writer.put(b("k22"), b("v5"));
                writer.finish();
                db.ingestExternalFile(List.of(file.toString()), ingest);
                assertThat(TestDb.entries(db)).containsExactly("k1=v1", "k2=v4", "k22=v5", "k3=v3");
                Files.delete(file);
                writer.open(file.toString());
                writer.deleteRange(b("k1"), b("k3"));
                writer.finish();
                db.ingestExternalFile(List.of(file.toString()), ingest);
                assertThat(TestDb.entries(db)).containsExactly("k3=v3");
            }
        }

        static void approximate_sizes(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    SizeApproximationOptions options = new SizeApproximationOptions()
                            .setIncludeMemtables(true)
                            .setIncludeFiles(true)
                            .setIncludeBlobFiles(true)
                            .setFilesSizeErrorMargin(0.25)) {
                assertThat(options.includeMemtables()).isTrue();
                assertThat(options.includeFiles()).isTrue();
                assertThat(options.includeBlobFiles()).isTrue();
                assertThat(options.filesSizeErrorMargin()).isEqualTo(0.25);
                for (int i = 0; i < 20_000; i++) {
                    db.put(b("k%020d".formatted(i)), b("v%020d".formatted(i)));
                }
                List<byte[]> starts = List.of(b("a"), b("k00000000000000010000"));
                List<byte[]> limits = List.of(b("k00000000000000010000"), b("z"));
                for (long size : db.getApproximateSizes(options, starts, limits)) {
                    assertThat(size).isPositive();
                }
                TestDb.flush(db);
                for (long size : db.getApproximateSizes(starts, limits)) {
                    assertThat(size).isPositive();
                }
            }
        }

        static void column_family_metadata_options(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    ColumnFamilyMetaDataOptions options = new ColumnFamilyMetaDataOptions()) {
                TestDb.flush(db);
                assertThat(options.level()).isEqualTo(-1);
                assertThat(options.setLevel(0).level()).isZero();
                options.setLevel(-1).setStartKey(b("zz")).setEndKey(b("zzz"));
                assertThat(s(options.startKey())).isEqualTo("zz");
                assertThat(s(options.endKey())).isEqualTo("zzz");
                assertThat(db.getColumnFamilyMetaData(options).size()).isZero();
                options.setStartKey(null).setEndKey(null);
                assertThat(options.startKey()).isNull();
                assertThat(options.endKey()).isNull();
                assertThat(db.getColumnFamilyMetaData(options).size()).isPositive();
            }
        }

        static void snapshot(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    ReadOptions read = new ReadOptions()) {
                db.put(b("foo"), b("hello"));
                try (Snapshot snapshot = db.getSnapshot()) {
                    db.delete(b("foo"));
                    read.setSnapshot(snapshot);
                    assertThat(s(db.get(read, b("foo")))).isEqualTo("hello");
                    read.setSnapshot(null);
                    assertThat(db.get(read, b("foo"))).isNull();
                }
            }
        }

        /** What is written in place has no older value, so there is no snapshot. */
        static void snapshot_with_memtable_inplace_update(Path folder) {
            try (Options options = new Options()
                            .setCreateIfMissing(true)
                            .setInplaceUpdateSupport(true)
                            .setAllowConcurrentMemtableWrite(false);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                assertThatThrownBy(db::getSnapshot).isInstanceOf(UnsupportedOperationException.class);
                db.put(b("key"), b("value"));
                assertThat(db.get(b("key"))).isEqualTo(b("value"));
            }
        }

        static void repair(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3)) {
                db.delete(b("a"));
                db.compactRange();
            }
            try (Options options = new Options().setWalRecoveryMode(WALRecoveryMode.PointInTimeRecovery)) {
                RocksDB.repairDB(options, folder.toString());
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    assertThat(TestDb.entries(db)).containsExactly("b=2", "c=3");
                }
            }
        }

        static void filter(Path folder) {
            List<Filter> filters = List.of(
                    Filter.newBloomFilter(8),
                    Filter.newFullBloomFilter(8),
                    Filter.newRibbonFilter(8),
                    Filter.newRibbonFilter(8, 1));
            for (int i = 0; i < filters.size(); i++) {
                try (BlockBasedTableConfig table = new BlockBasedTableConfig()
                                .setFilterPolicy(filters.get(i))
                                .setOptimizeFiltersForMemory(false);
                        Options options = new Options().setCreateIfMissing(true).setTableFormatConfig(table);
                        RocksDB db =
                                RocksDB.open(options, folder.resolve("" + i).toString());
                        PerfContext context = new PerfContext()) {
                    for (int key = 0; key < 1500; key++) {
                        db.put(b("yes%020d".formatted(key)), b("val"));
                    }
                    db.compactRange();
                    PerfContext.setPerfLevel(PerfLevel.ENABLE_COUNT);
                    context.reset();
                    int queries = 10_000;
                    for (int key = 0; key < queries; key++) {
                        assertThat(db.get(b("yes%020dno".formatted(key)))).isNull();
                    }
                    long asked = context.metric(PerfMetric.BLOOM_SST_HIT_COUNT)
                            + context.metric(PerfMetric.BLOOM_SST_MISS_COUNT);
                    assertThat(asked).isPositive();
                    assertThat(context.metric(PerfMetric.BLOOM_SST_MISS_COUNT)).isGreaterThan(asked * 9 / 10);
                    PerfContext.setPerfLevel(PerfLevel.DISABLE);
                }
            }
        }

        static void prefix(Path folder) {
            try (Options options = new Options()
                    .setCreateIfMissing(true)
                    .setAllowMmapReads(true)
                    .setPrefixExtractor(SliceTransform.newFixedPrefixTransform(3))
                    .setHashSkipListRep(5000, 4, 4)
                    .setPlainTableFactory(0, 10, 0.75, 16, 0, EncodingType.kPlain, false, false)
                    .setAllowConcurrentMemtableWrite(false)) {
                try (RocksDB db = RocksDB.open(options, folder.toString());
                        ReadOptions total = new ReadOptions().setTotalOrderSeek(true)) {
                    for (String key : List.of("foo1", "foo2", "foo3", "bar1", "bar2", "bar3")) {
                        db.put(b(key), b(key.substring(0, 3)));
                    }
                    try (RocksIterator iterator = db.newIterator()) {
                        iterator.seek(b("bar"));
                        for (String key : List.of("bar1", "bar2", "bar3")) {
                            assertThat(s(iterator.key())).isEqualTo(key);
                            iterator.next();
                        }
                        iterator.status();
                    }
                    try (RocksIterator iterator = db.newIterator(total)) {
                        iterator.seek(b("ba"));
                        assertThat(s(iterator.key())).isEqualTo("bar1");
                    }
                }
            }
        }

        static void filter_with_prefix_seek(Path folder) {
            try (BlockBasedTableConfig table =
                            new BlockBasedTableConfig().setFilterPolicy(Filter.newFullBloomFilter(8));
                    Options options = new Options()
                            .setCreateIfMissing(true)
                            .setPrefixExtractor(SliceTransform.newFixedPrefixTransform(1))
                            .setTableFormatConfig(table);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                for (int i = 0; i < 10; i++) {
                    db.put(b("" + i), b(""));
                }
                TestDb.flush(db);
                try (RocksIterator iterator = db.newIterator()) {
                    int count = 0;
                    for (iterator.seek(b("0")); iterator.isValid(); iterator.next()) {
                        count++;
                    }
                    assertThat(count).isEqualTo(10);
                }
            }
        }

        static void memtable_reps(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setAllowConcurrentMemtableWrite(false)) {
                options.setMemtableVectorRep();
                writeAndRead(options, folder.resolve("vector"));
                options.setPrefixExtractor(SliceTransform.newFixedPrefixTransform(1));
                options.setHashSkipListRep(5000, 4, 4);
                writeAndRead(options, folder.resolve("hash"));
            }
        }

        static void open_db_paths(Path folder) {
            Path tables = folder.resolve("tables");
            try (DbPath path = new DbPath(tables.toString(), 1 << 20);
                    Options options = new Options().setCreateIfMissing(true).setDbPaths(List.of(path))) {
                writeAndRead(options, folder.resolve("db"));
            }
            assertThat(Repository.filesUnder(tables, ".sst")).hasSize(1);
        }

        static void open_as_secondary(Path folder) {
            String path = folder.resolve("db").toString();
            try (Options options = new Options().setCreateIfMissing(true).setMaxOpenFiles(-1);
                    RocksDB db = RocksDB.open(options, path);
                    RocksDB secondary = RocksDB.openAsSecondary(
                            options, path, folder.resolve("second").toString());
                    WriteOptions unlogged = new WriteOptions().setDisableWAL(true)) {
                db.put(unlogged, b("key0"), b("value0"));
                TestDb.flush(db);
                secondary.tryCatchUpWithPrimary();
                assertThat(TestDb.entries(secondary)).containsExactly("key0=value0");
                db.put(b("key1"), b("value1"));
                secondary.tryCatchUpWithPrimary();
                assertThat(TestDb.entries(secondary)).containsExactly("key0=value0", "key1=value1");
            }
        }

        static void wait_for_compact(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    WaitForCompactOptions options = new WaitForCompactOptions().setFlush(true)) {
                db.waitForCompact(options);
                assertThat(db.getLongProperty("rocksdb.num-entries-active-mem-table"))
                        .isEqualTo(0);
            }
        }

        static void cancel_all_background_work(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3)) {
                db.cancelAllBackgroundWork(true);
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> TestDb.flush(db));
            }
        }

        static void create_column_family_error_returns_null(Path folder) {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder)) {
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.createColumnFamily(options, "default"));
            }
        }

        static void trace(Path folder) {
            String path = folder.resolve("trace").toString();
            try (RocksDB db = TestDb.open(folder.resolve("db"));
                    EnvOptions environment = new EnvOptions();
                    TraceOptions options = new TraceOptions().setMaxTraceFileSize(1 << 20);
                    BlockCacheTraceOptions blocks = new BlockCacheTraceOptions().setSamplingFrequency(1);
                    BlockCacheTraceWriterOptions writer =
                            new BlockCacheTraceWriterOptions().setMaxTraceFileSize(1 << 20)) {
                db.startTrace(null, environment, options, path);
                db.put(b("tracek"), b("tracev"));
                db.endTrace();
                db.startIoTrace(null, environment, options, path + "-io");
                db.get(b("tracek"));
                db.endIoTrace();
                TestDb.flush(db);
                db.startBlockCacheTrace(null, environment, options, path + "-block");
                db.get(b("tracek"));
                db.endBlockCacheTrace();
                db.startBlockCacheTrace(null, environment, blocks, writer, path + "-block2");
                db.get(b("tracek"));
                db.endBlockCacheTrace();
            }
            for (String suffix : List.of("", "-io", "-block", "-block2")) {
                assertThat(Path.of(path + suffix)).isNotEmptyFile();
            }
            try (Env env = Env.getDefault();
                    EnvOptions environment = new EnvOptions();
                    TraceReader reader = new TraceReader(env, environment, path)) {
                byte[] first = reader.read();
                assertThat(first).isNotEmpty();
                reader.reset();
                assertThat(reader.read()).isEqualTo(first);
                reader.closeReader();
            }
            try (Env env = Env.getDefault();
                    EnvOptions environment = new EnvOptions();
                    RocksDB db = TestDb.open(folder.resolve("replay"));
                    Replayer replayer = db.newDefaultReplayer(List.of(), env, environment, path);
                    ReplayOptions options = new ReplayOptions().setNumThreads(1).setFastForward(1_000_000)) {
                replayer.prepare();
                assertThat(replayer.getHeaderTimestamp()).isPositive();
                replayer.replay(options);
                assertThat(s(db.get(b("tracek")))).isEqualTo("tracev");
            }
        }

        static void write_buffer_manager(Path folder) {
            try (Cache cache = Cache.newLRUCache(1 << 20);
                    WriteBufferManager manager = new WriteBufferManager(1 << 20, cache, false);
                    Options options = new Options().setCreateIfMissing(true).setWriteBufferManager(manager);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                assertThat(manager.enabled()).isTrue();
                assertThat(manager.costToCache()).isTrue();
                assertThat(manager.bufferSize()).isEqualTo(1 << 20);
                db.put(b("k"), b("v"));
                assertThat(manager.memoryUsage()).isPositive();
                assertThat(manager.mutableMemtableMemoryUsage()).isPositive();
                assertThat(manager.setBufferSize(1 << 21).bufferSize()).isEqualTo(1 << 21);
                manager.setAllowStall(true);
            }
        }

        static void factory_options_on_regular_options(Path folder) {
            try (FileChecksumGenFactory checksums = FileChecksumGenFactory.newCrc32cFactory();
                    SstPartitionerFactory partitions = SstPartitionerFactory.newFixedPrefixFactory(8);
                    Options options = new Options()
                            .setCreateIfMissing(true)
                            .setFileChecksumGenFactory(checksums)
                            .setSstPartitionerFactory(partitions);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    ReadOptions read = new ReadOptions()) {
                db.put(b("k"), b("v"));
                TestDb.flush(db);
                db.verifyFileChecksums();
                db.verifyFileChecksums(read);
            }
        }

        static void columnfamilies(Path folder) {
            String path = folder.resolve("db").toString();
            Path tables = folder.resolve("tables");
            try (Options options = new Options().setCreateIfMissing(true);
                    DbPath familyPath = new DbPath(tables.toString(), 1 << 20);
                    Options familyOptions = new Options().setCfPaths(List.of(familyPath))) {
                try (RocksDB db = RocksDB.open(options, path)) {
                    db.createColumnFamily(options, "cf1").close();
                }
                assertThat(RocksDB.listColumnFamilyNames(options, path)).containsExactly("default", "cf1");
                List<ColumnFamilyHandle> families = new ArrayList<>();
                try (RocksDB db = RocksDB.open(
                        options, path, List.of("default", "cf1"), List.of(options, familyOptions), families)) {
                    useOf(db, families.get(1));
                    assertThat(Repository.filesUnder(tables, ".sst")).isNotEmpty();
                    readsOf(db, families);
                    db.dropColumnFamily(families.get(1));
                }
                assertThat(RocksDB.listColumnFamilyNames(options, path)).containsExactly("default");
            }
        }

        private static void useOf(RocksDB db, ColumnFamilyHandle family) {
            assertThat(family.getNameText()).isEqualTo("cf1");
            for (String key : List.of("foo", "foobar1", "foobar2", "foobar3", "foobar4")) {
                db.put(family, b(key), b(key));
            }
            db.suggestCompactRange(family, b("foo"), b("foobar9"));
            try (FlushOptions flush = new FlushOptions().setWaitForFlush(true)) {
                db.flush(family, flush);
            }
            db.delete(family, b("foo"));
            db.deleteRange(family, b("foobar2"), b("foobar4"));
            assertThat(db.get(family, b("foo"))).isNull();
            assertThat(db.getPinned(family, b("foobar3"))).isNull();
            try (WriteBatch batch = new WriteBatch()) {
                batch.put(family, b("box"), b("c"));
                batch.put(family, b("buff"), b("rocksdb"));
                db.write(batch);
            }
            db.flushWal(true);
            try (FlushWalOptions wal = new FlushWalOptions().setSync(true).setRateLimiterPriority(IOPriority.IO_HIGH)) {
                db.flushWal(wal);
            }
            db.pauseBackgroundWork();
            db.continueBackgroundWork();
            db.disableFileDeletions();
            db.enableFileDeletions();
            db.verifyChecksum();
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(db::verifyFileChecksums)
                    .withMessageContaining("file_checksum_gen_factory");
        }

        private static void readsOf(RocksDB db, List<ColumnFamilyHandle> families) {
            ColumnFamilyHandle family = families.get(1);
            try (PinnableHandle handle = db.getPinnableHandle(family, b("box"))) {
                assertThat(s(handle.value())).isEqualTo("c");
            }
            assertThat(db.getPinnableHandle(family, b("none"))).isNull();
            byte[] buffer = new byte[3];
            assertThat(db.get(family, b("buff"), buffer)).isEqualTo(7);
            assertThat(db.multiGetAsList(
                            List.of(families.get(0), family, family), List.of(b("box"), b("box"), b("barfooxx"))))
                    .extracting(TestDb::s)
                    .containsExactly("-", "c", "-");
            List<byte[]> keys = List.of(b("box"), b("buff"), b("none"));
            for (List<PinnedValue> values :
                    List.of(db.batchedMultiGet(family, keys, true), db.batchedMultiGetSlices(family, keys, true))) {
                assertThat(values)
                        .extracting(value -> value == null ? "-" : s(value.value()))
                        .containsExactly("c", "rocksdb", "-");
            }
            assertThat(db.keyMayExistWithValue(family, b("invalid")).mayExist()).isFalse();
            List<RocksIterator> iterators = db.newIterators(families);
            assertThat(TestDb.entries(iterators.get(0))).isEmpty();
            assertThat(TestDb.entries(iterators.get(1)))
                    .containsExactly("box=c", "buff=rocksdb", "foobar1=foobar1", "foobar4=foobar4");
        }

        private static void writeAndRead(Options options, Path folder) {
            try (RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("k"), b("v"));
                assertThat(s(db.get(b("k")))).isEqualTo("v");
                TestDb.flush(db);
                assertThat(s(db.get(b("k")))).isEqualTo("v");
            }
        }
    }
}
