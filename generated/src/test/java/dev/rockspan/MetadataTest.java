package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What a database says about itself. */
class MetadataTest {

    @TestFactory
    Stream<DynamicTest> metadata(@TempDir Path folder) {
        return Scenarios.of(Metadata.class, folder);
    }

    static final class Metadata {

        static void properties(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 5)) {
                assertThat(db.getProperty("rocksdb.stats")).contains("Compaction Stats");
                assertThat(db.getProperty("rocksdb.none")).isNull();
                assertThat(db.getLongProperty("rocksdb.estimate-num-keys")).isEqualTo(5);
                assertThat(db.getLongProperty("rocksdb.num-running-flushes")).isEqualTo(0);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.getLongProperty("rocksdb.none"))
                        .matches(e -> e.getStatus().getCode() == Status.Code.NotFound);
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                assertThat(db.getProperty(family, "rocksdb.num-files-at-level0"))
                        .isEqualTo("0");
                assertThat(db.getLongProperty(family, "rocksdb.estimate-num-keys"))
                        .isEqualTo(5);
                assertThat(family.getNameText()).isEqualTo("default");
                assertThat(family.getID()).isZero();
                assertThat(db.getDbIdentity()).hasSizeGreaterThan(10);
                assertThat(db.getLatestSequenceNumber()).isEqualTo(5);
            }
        }

        static void an_aggregated_property_counts_each_open_column_family_once(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 5)) {
                ColumnFamilyHandle family = db.createColumnFamily(new ColumnFamilyDescriptor(b("more")));
                db.put(family, b("a"), b("1"));
                assertThat(db.getDefaultColumnFamily().getID()).isZero();
                assertThat(db.getAggregatedLongProperty("rocksdb.estimate-num-keys"))
                        .isEqualTo(6);
                try (ColumnFamilyHandle again = db.createColumnFamily(new ColumnFamilyDescriptor(b("again")))) {
                    db.put(again, b("b"), b("1"));
                    assertThat(db.getAggregatedLongProperty("rocksdb.estimate-num-keys"))
                            .isEqualTo(7);
                }
                assertThat(family.isClosed()).isFalse();
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.getAggregatedLongProperty("rocksdb.none"))
                        .matches(e -> e.getStatus().getCode() == Status.Code.NotFound);
            }
        }

        static void live_files(Path folder) {
            List<LiveFileMetaData> files;
            try (RocksDB db = TestDb.openWithLetters(folder, 5)) {
                TestDb.flush(db);
                db.put(b("z"), b("26"));
                TestDb.flush(db);
                files = db.getLiveFilesMetaData();
            }
            assertThat(files)
                    .hasSize(2)
                    .extracting(file -> s(file.smallestKey()) + ".." + s(file.largestKey()))
                    .containsExactlyInAnyOrder("a..e", "z..z");
            assertThat(files).allSatisfy(file -> {
                assertThat(file.columnFamilyNameText()).isEqualTo("default");
                assertThat(file.fileName()).startsWith("/").endsWith(".sst");
                assertThat(file.path()).isEqualTo(folder.toString());
                assertThat(file.level()).isZero();
                assertThat(file.size()).isPositive();
                assertThat(file.numDeletions()).isZero();
                assertThat(file.largestSeqno() - file.smallestSeqno()).isEqualTo(file.numEntries() - 1);
            });
            assertThat(files).extracting(LiveFileMetaData::numEntries).containsExactlyInAnyOrder(5L, 1L);
            assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(files::removeFirst);
        }

        static void no_live_files(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                assertThat(db.getLiveFilesMetaData()).isEmpty();
            }
        }

        static void column_family_metadata(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 5)) {
                TestDb.flush(db);
                ColumnFamilyMetaData metadata = db.getColumnFamilyMetaData();
                db.put(b("later"), b(""));
                assertThat(metadata.nameText()).isEqualTo("default");
                assertThat(metadata.fileCount()).isEqualTo(1);
                assertThat(metadata.levels()).extracting(LevelMetaData::level).containsExactly(0, 1, 2, 3, 4, 5, 6);
                assertThat(metadata.levels().getLast().files()).isEmpty();
                LevelMetaData level = metadata.levels().getFirst();
                SstFileMetaData file = level.files().getFirst();
                assertThat(file.fileName()).endsWith(".sst");
                assertThat(file.path()).isEqualTo(folder.toString());
                assertThat(s(file.smallestKey())).isEqualTo("a");
                assertThat(s(file.largestKey())).isEqualTo("e");
                assertThat(file.size())
                        .isEqualTo(metadata.size())
                        .isEqualTo(level.size())
                        .isPositive();
                assertThat(db.getColumnFamilyMetaData(db.getDefaultColumnFamily())
                                .size())
                        .isEqualTo(metadata.size());
            }
        }

        static void log_files_and_updates(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            assertThat(db.getSortedWalFiles()).singleElement().satisfies(log -> {
                assertThat(log.pathName()).endsWith(".log");
                assertThat(log.type()).isEqualTo(WalFileType.kAliveLogFile);
                assertThat(log.startSequence()).isEqualTo(1);
                assertThat(log.sizeFileBytes()).isPositive();
                assertThat(db.getCurrentWalFile().logNumber()).isEqualTo(log.logNumber());
            });
            TransactionLogIterator updates = db.getUpdatesSince(2);
            assertThat(updates.isValid()).isTrue();
            TransactionLogIterator.BatchResult batch = updates.getBatch();
            assertThat(batch.sequenceNumber()).isEqualTo(2);
            assertThat(batch.writeBatch().count()).isEqualTo(1);
            updates.next();
            assertThat(updates.getBatch().sequenceNumber()).isEqualTo(3);
            updates.next();
            assertThat(updates.isValid()).isFalse();
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(updates::getBatch);
            db.close();
            assertThat(batch.writeBatch().count()).isEqualTo(1);
            closeInTurn(updates, batch.writeBatch());
        }

        static void storage_info(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3)) {
                TestDb.flush(db);
                List<LiveFileStorageInfo> files = db.getLiveFilesStorageInfo(null);
                assertThat(files)
                        .extracting(LiveFileStorageInfo::fileType)
                        .contains(FileType.TABLE_FILE, FileType.DESCRIPTOR_FILE, FileType.CURRENT_FILE);
                assertThat(files).allSatisfy(file -> {
                    assertThat(file.temperature()).isNotNull();
                    assertThat(file.directory()).isEqualTo(folder.toString());
                    assertThat(file.fileChecksum()).isEmpty();
                    Path path = folder.resolve(file.relativeFileName());
                    if (file.fileType() == FileType.CURRENT_FILE) {
                        assertThat(path).hasBinaryContent(file.replacementContents());
                    } else {
                        assertThat(file.replacementContents()).isEmpty();
                        assertThat(Files.size(path)).isGreaterThanOrEqualTo(file.size());
                        assertThat(file.relativeFileName()).contains(String.valueOf(file.fileNumber()));
                    }
                });
                try (LiveFilesStorageInfoOptions options =
                        new LiveFilesStorageInfoOptions().setIncludeChecksumInfo(true)) {
                    assertThat(db.getLiveFilesStorageInfo(options))
                            .extracting(LiveFileStorageInfo::fileChecksumFuncName)
                            .contains("Unknown");
                }
            }
        }

        static void sizes(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                for (int i = 0; i < 1000; i++) {
                    db.put(b("%04d".formatted(i)), new byte[1000]);
                }
                TestDb.flush(db);
                long[] sizes = db.getApproximateSizes(List.of(b("0"), b("0000")), List.of(b("1"), b("0500")));
                assertThat(sizes).hasSize(2);
                assertThat(sizes[0]).isGreaterThan(sizes[1]).isPositive();
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                assertThat(db.getApproximateSizes(
                                family,
                                List.of(b("0")),
                                List.of(b("1")),
                                Set.of(SizeApproximationFlag.INCLUDE_FILES, SizeApproximationFlag.INCLUDE_MEMTABLES)))
                        .hasSize(1);
                assertThat(db.getApproximateSizes(List.of(), List.of())).isEmpty();
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> db.getApproximateSizes(List.of(b("a")), List.of()));
            }
        }

        static void memory(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            Cache cache = Cache.newLRUCache(1 << 20);
            try (MemoryConsumers consumers = new MemoryConsumers()) {
                consumers.addDb(db);
                consumers.addCache(cache);
                cache.close();
                db.close();
                MemoryUsage usage = consumers.getApproximateMemoryUsage();
                assertThat(usage.memTableTotal()).isGreaterThanOrEqualTo(usage.memTableUnflushed());
                assertThat(usage.memTableUnflushed()).isPositive();
                assertThat(usage.memTableReadersTotal()).isNotNegative();
                assertThat(usage.cacheTotal()).isNotNegative();
                assertThat(consumers.getApproximateMemoryUsage()).isEqualTo(usage);
            }
            TestDb.open(folder).close();
        }

        static void statistics(Path folder) {
            try (Options none = new Options()) {
                assertThat(none.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN)).isZero();
                assertThat(none.getStatisticsString()).isNull();
                assertThat(none.getHistogramData(HistogramType.DB_GET).count()).isZero();
            }
            try (Options options = new Options().setCreateIfMissing(true).enableStatistics()) {
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    for (int i = 0; i < 10; i++) {
                        db.put(b("" + i), b("value"));
                    }
                    db.get(b("3"));
                    assertThat(options.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                            .isEqualTo(10);
                    assertThat(options.getTickerCount(TickerType.NUMBER_KEYS_READ))
                            .isEqualTo(1);
                    assertThat(options.getTickerCount(TickerType.BYTES_READ)).isEqualTo(5);
                    for (TickerType ticker : TickerType.values()) {
                        assertThat(options.getTickerCount(ticker))
                                .as("%s", ticker)
                                .isNotNegative();
                    }
                    for (HistogramType histogram : HistogramType.values()) {
                        assertThat(options.getHistogramData(histogram).sum())
                                .as("%s", histogram)
                                .isNotNegative();
                    }
                    db.put(b("long"), new byte[45]);
                    db.get(b("long"));
                    HistogramData data = options.getHistogramData(HistogramType.BYTES_PER_READ);
                    assertThat(data.count()).isEqualTo(2);
                    assertThat(data.sum()).isEqualTo(50);
                    assertThat(data.min()).isEqualTo(5.0);
                    assertThat(data.max()).isEqualTo(45.0);
                    assertThat(data.average()).isEqualTo(25.0);
                    assertThat(data.standardDeviation()).isEqualTo(20.0);
                    assertThat(data.median()).isBetween(5.0, 45.0);
                    assertThat(data.percentile95()).isBetween(data.median(), data.percentile99());
                    assertThatExceptionOfType(NullPointerException.class)
                            .isThrownBy(() -> options.getHistogramData(null))
                            .withMessageContaining("histogramType");
                }
                assertThat(options.getStatisticsString()).contains("rocksdb.number.keys.written COUNT : 11");
            }
        }

        static void performance_of_the_thread(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 10);
                    PerfContext context = new PerfContext()) {
                PerfContext.setPerfLevel(PerfLevel.ENABLE_COUNT);
                context.reset();
                db.get(b("c"));
                assertThat(context.metric(PerfMetric.GET_FROM_MEMTABLE_COUNT)).isEqualTo(1);
                assertThat(context.report(true)).contains("get_from_memtable_count = 1");
                for (PerfMetric metric : PerfMetric.values()) {
                    assertThat(context.metric(metric)).as("%s", metric).isNotNegative();
                }
                PerfContext.setPerfLevel(PerfLevel.DISABLE);
            }
        }

        static void performance_of_a_thread_that_has_ended(Path folder) throws InterruptedException {
            PerfContext[] made = new PerfContext[1];
            try (RocksDB db = TestDb.openWithLetters(folder, 10)) {
                Thread thread = Thread.ofPlatform().start(() -> {
                    made[0] = new PerfContext();
                    db.get(b("c"));
                });
                thread.join();
                // Its counters were memory of the thread.
                assertThatExceptionOfType(WrongThreadException.class)
                        .isThrownBy(() -> made[0].metric(PerfMetric.GET_FROM_MEMTABLE_COUNT))
                        .withMessageContaining("PerfContext");
                assertThatExceptionOfType(WrongThreadException.class).isThrownBy(made[0]::reset);
                made[0].close();
            }
        }

        static void performance_of_a_virtual_thread(Path folder) throws InterruptedException {
            Throwable[] thrown = new Throwable[1];
            // Its counters would be memory of a carrier, which may end before it.
            Thread.ofVirtual()
                    .start(() -> thrown[0] = catchThrowable(PerfContext::new))
                    .join();
            assertThat(thrown[0])
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessageContaining("PerfContext");
        }

        static void options_of_the_last_time(Path folder) {
            String path = folder.toString();
            try (Options options = new Options().setCreateIfMissing(true).setWriteBufferSize(12345678);
                    RocksDB db = RocksDB.open(options, path)) {
                try (Options other = new Options().setNumLevels(3)) {
                    db.createColumnFamily(other, "f");
                }
            }
            try (Cache cache = Cache.newLRUCache(1 << 20);
                    Env env = Env.getDefault()) {
                LatestOptions latest = Options.loadLatestOptions(path, env, false, cache);
                assertThat(latest.columnFamilyNames()).containsExactly("default", "f");
                assertThat(latest.columnFamilyOptions()).hasSize(2);
                assertThat(latest.columnFamilyOptions().get(0).writeBufferSize())
                        .isEqualTo(12345678);
                assertThat(latest.columnFamilyOptions().get(1).numLevels()).isEqualTo(3);
                latest.dbOptions().close();
                latest.columnFamilyOptions().forEach(Options::close);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> Options.loadLatestOptions(path + "/none", env, false, cache));
            }
        }

        static void options_changed_while_it_is_open(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3)) {
                db.setOptions(Map.of("write_buffer_size", "7654321", "disable_auto_compactions", "true"));
                db.setDBOptions(Map.of("max_background_jobs", "5"));
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.setOptions(Map.of("no_such_option", "1")));
                try (Cache cache = Cache.newLRUCache(1 << 20);
                        Env env = Env.getDefault()) {
                    LatestOptions latest = Options.loadLatestOptions(folder.toString(), env, false, cache);
                    assertThat(latest.dbOptions().maxBackgroundJobs()).isEqualTo(5);
                    assertThat(latest.columnFamilyOptions().getFirst().writeBufferSize())
                            .isEqualTo(7654321);
                    assertThat(latest.columnFamilyOptions().getFirst().disableAutoCompactions())
                            .isTrue();
                }
            }
        }

        static void options_from_text(Path folder) {
            try (Options base = new Options();
                    Options options = new Options()) {
                base.getOptionsFromString(
                        "write_buffer_size=1048576;max_open_files=77;compression=kNoCompression", options);
                assertThat(options.writeBufferSize()).isEqualTo(1048576);
                assertThat(options.maxOpenFiles()).isEqualTo(77);
                assertThat(options.compressionType()).isEqualTo(CompressionType.NO_COMPRESSION);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> base.getOptionsFromString("rubbish", options));
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void files_compacted_by_name(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    CompactionOptions options = new CompactionOptions();
                    CompactionJobInfo info = new CompactionJobInfo()) {
                TestDb.flush(db);
                db.put(b("d"), b("4"));
                TestDb.flush(db);
                List<String> names = db.getLiveFilesMetaData().stream()
                        .map(LiveFileMetaData::fileName)
                        .toList();
                assertThatIllegalStateException()
                        .isThrownBy(info::outputLevel)
                        .withMessage("CompactionJobInfo was not filled by RocksDB");
                assertThatIllegalStateException().isThrownBy(info::stats);
                assertThatIllegalStateException().isThrownBy(info::inputFiles);
                assertThat(catchThrowable(() -> db.compactFiles(options, List.of("/999999.sst"), 1, -1, info)))
                        .isInstanceOf(RocksDBException.class);
                assertThatIllegalStateException().isThrownBy(info::outputLevel);
                List<String> output = db.compactFiles(options, names, 1, -1, info);
                assertThat(output).hasSize(1);
                assertThat(output.getFirst()).endsWith(".sst");
                assertThat(info.outputLevel()).isEqualTo(1);
                assertThat(info.columnFamilyNameText()).isEqualTo("default");
                assertThat(info.inputFiles()).hasSize(2).allMatch(file -> file.endsWith(".sst"));
                assertThat(info.outputFiles()).isEqualTo(output);
                assertThat(info.inputFileInfos()).hasSize(2).allSatisfy(file -> {
                    assertThat(file.level()).isZero();
                    assertThat(info.inputFiles().toString()).contains(String.valueOf(file.fileNumber()));
                });
                assertThat(info.outputFileInfos()).singleElement().satisfies(file -> assertThat(file.level())
                        .isEqualTo(1));
                assertThat(info.blobFileAdditionInfos()).isEmpty();
                assertThat(info.blobFileGarbageInfos()).isEmpty();
                assertThat(info.tableProperties().keySet())
                        .containsAll(info.inputFiles())
                        .containsAll(output);
                TableProperties properties = info.tableProperties().get(output.getFirst());
                assertThat(properties.getNumEntries()).isEqualTo(4);
                assertThat(properties.getUserCollectedProperties())
                        .containsEntry("rocksdb.block.based.table.index.type", new byte[4])
                        .containsEntry("rocksdb.block.based.table.whole.key.filtering", b("1"));
                assertThat(properties.getReadableProperties()).isNotNull();
                assertThat(TestDb.entries(db)).hasSize(4);
            }
        }

        static void lists_of_a_job_end_with_the_callback(Path folder) throws InterruptedException {
            BlockingQueue<List<String>> told = new LinkedBlockingQueue<>();
            List<RocksObject> seen = new ArrayList<>();
            EventListenerCallbacks callbacks = new EventListenerCallbacks() {
                @Override
                public void onFlushCompleted(FlushJobInfo info) {
                    BlobFileAdditionInfo blob = info.getBlobFileAdditionInfos().getFirst();
                    TableProperties properties = info.getTableProperties();
                    seen.addAll(List.of(info, blob, properties));
                    told.add(List.of(blob.blobFilePath(), blob.totalBlobCount() + " blobs"));
                }
            };
            try (Options options = new Options()
                            .setCreateIfMissing(true)
                            .setEnableBlobFiles(true)
                            .addEventListener(new EventListener(callbacks));
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("a"), new byte[100]);
                db.put(b("b"), new byte[100]);
                TestDb.flush(db);
                List<String> lines = told.poll(10, TimeUnit.SECONDS);
                assertThat(lines.get(0)).startsWith(folder.toString()).endsWith(".blob");
                assertThat(lines.get(1)).isEqualTo("2 blobs");
            }
            assertEnded(() -> ((FlushJobInfo) seen.get(0)).getBlobFileAdditionInfos());
            assertEnded(() -> ((BlobFileAdditionInfo) seen.get(1)).blobFilePath());
            assertEnded(() -> ((TableProperties) seen.get(2)).getUserCollectedProperties());
        }

        static void ranges_compacted(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 26);
                    CompactRangeOptions options = new CompactRangeOptions()
                            .setBottommostLevelCompaction(CompactRangeOptions.BottommostLevelCompaction.kForce)) {
                TestDb.flush(db);
                db.compactRange();
                db.compactRange(b("a"), null);
                db.compactRange(options, null, b("m"));
                db.suggestCompactRange(null, b("b"));
                assertThat(TestDb.entries(db)).hasSize(26);
                db.deleteFilesInRange(null, null);
                assertThat(TestDb.entries(db)).isEmpty();
            }
        }

        static void traces(Path folder) {
            String trace = folder.resolve("trace").toString();
            try (RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 3);
                    TraceOptions options = new TraceOptions()) {
                db.startTrace(null, null, options, trace);
                db.put(b("x"), b("y"));
                db.endTrace();
            }
            assertThat(Path.of(trace)).isNotEmptyFile();
            try (Env env = Env.getDefault();
                    TraceReader reader = new TraceReader(env, null, trace)) {
                int records = 0;
                for (byte[] record = reader.read(); record != null; record = reader.read()) {
                    records++;
                }
                assertThat(records).isGreaterThan(1);
            } catch (RocksDBException e) {
                assertThat(e.getStatus().toString()).isNotBlank();
            }
        }

        static void nothing_of_what_is_not_there(Path folder) throws Exception {
            try (Options options = new Options()) {
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> RocksDB.listColumnFamilyNames(options, folder.toString()));
                Files.writeString(folder.resolve("CURRENT"), "rubbish");
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> RocksDB.open(options, folder.toString()));
            }
        }

        private static void assertEnded(Runnable use) {
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(use::run);
        }

        private static void closeInTurn(RocksObject... objects) {
            for (RocksObject object : objects) {
                object.close();
            }
        }
    }
}
